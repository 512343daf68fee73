"""A bot over the public interface: python docs/examples/bot.py http://localhost:8000 TOKEN"""

import json
import random
import sys
import time

import httpx


def play(server: httpx.Client, table: str) -> None:
    """Answer at random until the game is over, then print the scores."""
    with server.stream("GET", f"/api/tables/{table}/events", timeout=None) as stream:
        for line in stream.iter_lines():
            event = json.loads(line[6:] if line.startswith("data: ") else '{"t": ""}')
            if event["t"] == "state" and event["table"]["result"]:
                print(event["table"]["result"]["totals"])
                return
            if event["t"] == "state" and event["table"]["decision"]:
                choice = random.choice(event["table"]["decision"]["choices"])["number"]
                move = {"seq": event["seq"], "choice": choice, "key": f"bot-{event['seq']}"}
                while server.post(f"/api/tables/{table}/moves", json=move).status_code == 429:
                    time.sleep(1)


if __name__ == "__main__":
    bot = httpx.Client(base_url=sys.argv[1], headers={"authorization": f"Bearer {sys.argv[2]}"})
    challenge = bot.get("/api/tables", params={"state": "open"}).json()[0]
    bot.post(f"/api/tables/{challenge['id']}/join")
    play(bot, challenge["id"])
