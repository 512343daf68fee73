"""Take the picture of the terminal that the README shows: `python -m docs.gen_picture`."""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path

from kosmodrom.bots import registry as bots
from kosmodrom.bots.window import Window
from kosmodrom.engine.seed import Seed
from kosmodrom.games.registry import games
from kosmodrom.terminal.app import KosmodromApp
from kosmodrom.terminal.saves import Chair
from kosmodrom.terminal.setup import Setup
from kosmodrom.terminal.sitting import Sitting

PICTURE = Path(__file__).parent / "images" / "terminal.svg"
CHAIRS = (Chair("Ola"), Chair("Vega", "random"), Chair("Altair", "random"))
SIZE = (150, 44)
SEED = "picture"
ROUND = 6
QUESTION = "race-ask-world"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        PICTURE.write_text(asyncio.run(picture(Path(folder))), encoding="utf-8")


async def picture(folder: Path) -> str:
    """A game some rounds on, in front of a decision, with the cursor on a card that is too dear."""
    sitting = some_rounds_on(folder)
    setup = Setup(games()["race"], "en", CHAIRS)
    app = KosmodromApp(games(), setup, folder, sitting)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("2", "tab", "down", "down")
        # The font comes from another host; every browser has one of its own with fixed widths.
        return re.sub(r"@font-face \{.*?\}\s*", "", app.export_screenshot(), flags=re.DOTALL)


def some_rounds_on(folder: Path) -> Sitting:
    """A game that good players have played up to a decision of the first one."""
    sitting = Sitting.begin(games()["race"], CHAIRS, folder / "game.log", Seed.of(SEED))
    players = [bots.make("greedy", f"{SEED} {seat}") for seat in range(len(CHAIRS))]
    while True:
        pending = sitting.pending()
        decision = sitting.table(0).decision
        late = sitting.game.rounds(sitting.session.position) >= ROUND
        if late and pending == [0] and decision is not None and decision.prompt.id == QUESTION:
            return sitting
        seat = pending[-1]
        sitting.play(seat, players[seat].choose(Window(sitting.game, sitting.session.position, seat)))


if __name__ == "__main__":
    main()
