"""A bot over the public interface: python docs/examples/bot.py http://localhost:8000 TOKEN"""

import json
import random
import sys

import httpx


def play(server: httpx.Client, table: str) -> list[int]:
    """Answer at random until the game is over; the final scores."""
    with server.stream("GET", f"/api/tables/{table}/events", timeout=None) as stream:
        for line in stream.iter_lines():
            if not line.startswith("data: "):
                continue
            event = json.loads(line[6:])
            if event["t"] != "state":
                continue
            if event["table"]["result"]:
                return list(event["table"]["result"]["totals"])
            if decision := event["table"]["decision"]:
                choice = random.choice(decision["choices"])["number"]
                move = {"seq": event["seq"], "choice": choice, "key": f"bot-{event['seq']}"}
                server.post(f"/api/tables/{table}/moves", json=move)
    return []


if __name__ == "__main__":
    client = httpx.Client(base_url=sys.argv[1], headers={"authorization": f"Bearer {sys.argv[2]}"})
    challenges = client.get("/api/tables", params={"state": "open"}).json()
    table = client.post(f"/api/tables/{challenges[0]['id']}/join").json()["id"]
    print(play(client, table))
