"""The page about the format of logs shows what the program writes, and its words are true."""

from __future__ import annotations

import hashlib
import re

from kosmodrom.engine.chance import WARM_UP
from kosmodrom.engine.record import VERSION, read
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.session import replay, verify
from kosmodrom.games.race.game import RaceGame
from kosmodrom.games.registry import games
from tests.engine import log_example
from tests.engine.test_chance import reference


def test_page_shows_what_the_program_writes() -> None:
    assert log_example.shown() == log_example.example(), "run: python -m tests.engine.log_example"


def test_example_is_a_sound_log() -> None:
    record = read(log_example.whole_log(), games())
    verify(games()["race"], record)
    assert record.names == log_example.NAMES
    assert record.moves[1].undo


def test_example_has_every_kind_of_line() -> None:
    kinds = ("kosmodrom", "game", "edition", "seats", "option", "name", "commitment", "begin", "*", "!", "end", "seed")
    words = {line.split()[0] for line in log_example.shown().splitlines()}
    assert words >= {*kinds, "0", "1"}
    assert re.search(r"^\d undo$", log_example.shown(), re.MULTILINE)


def test_page_is_about_this_version() -> None:
    assert f"`kosmodrom {VERSION}` is the first line" in log_example.PAGE.read_text(encoding="utf-8")


def test_program_on_the_page_runs() -> None:
    record = read(log_example.whole_log(), games())
    game = games()[record.game]
    headings = [game.table(session.position, 0).heading for session in replay(game, record)]
    assert headings[-1].id == "race-heading-over"


def test_first_draw_is_what_the_page_says_of_seed_and_generator() -> None:
    """The start world of seat 0, by the words of the page alone."""
    record = read(log_example.whole_log(), games())
    seed = Seed.from_hex(record.seed)
    assert record.commitment == hashlib.sha256(b"kosmodrom commitment " + seed.value).hexdigest()
    digest = hashlib.sha256(b"kosmodrom stream " + b"cards" + b" " + seed.value).digest()
    a, b, c = (int.from_bytes(digest[start : start + 4], "big") for start in (0, 4, 8))
    number = reference(a, b, c, WARM_UP + 1)[WARM_UP]
    game = RaceGame()
    worlds = [row["key"] for row in game.cards.data["cards"] if row.get("start") is not None]
    first = game.notation.write_chance(*record.opening.chance[0])
    assert first == f"0 start {worlds[number * len(worlds) // 2**32]}"
