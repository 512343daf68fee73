"""`kosmodrom play`: its line, and the real program in a real terminal, killed without warning."""

from __future__ import annotations

import argparse
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kosmodrom.commands import play
from kosmodrom.errors import UserError
from kosmodrom.games.registry import games
from kosmodrom.terminal import saves
from kosmodrom.terminal.saves import PERSON, Chair
from kosmodrom.terminal.setup import Setup
from kosmodrom.terminal.sitting import Sitting
from tests.terminal.conftest import PATIENCE, new_sitting


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    play.arguments(parser)
    return parser.parse_args(words)


def asked(folder: Path, *words: str) -> tuple[Setup, Sitting | None]:
    args = parsed(*words)
    setup = play.setup_of(args, games())
    return setup, play.sitting_of(args, setup, games(), folder)


def test_plain_line_opens_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    setup, sitting = asked(tmp_path)
    assert sitting is None
    assert setup.language == "pl"
    assert setup.chairs[0] == Chair("Gracz", PERSON)


def test_line_that_says_who_plays_begins_at_once(tmp_path: Path) -> None:
    words = ["--people", "Ola, Bartek", "--option", "advanced", "--option", "idle-tactics=off", "--lang", "en"]
    setup, sitting = asked(tmp_path, "race", *words)
    assert sitting is not None
    assert sitting.names == ["Ola", "Bartek"]
    assert sitting.path.parent == tmp_path
    assert sitting.session.record.options == {"first_game": False, "advanced": True, "idle_tactics": False}
    assert setup.language == "en"


def test_same_seed_deals_the_same_cards(tmp_path: Path) -> None:
    first, second, other = (asked(tmp_path, "--bots", "random", "--seed", seed)[1] for seed in ("a", "a", "b"))
    tables = [sitting.table(0) for sitting in (first, second, other) if sitting]
    assert tables[0] == tables[1] != tables[2]


def test_game_is_saved_where_asked_and_goes_on_from_there(tmp_path: Path) -> None:
    path = tmp_path / "mine.log"
    _, sitting = asked(tmp_path, "--save", str(path), "--bots", "random")
    assert sitting is not None
    assert sitting.path == path
    with pytest.raises(UserError, match="go on with it by --load"):
        asked(tmp_path, "--save", str(path))
    _, again = asked(tmp_path, "--load", str(path))
    assert again is not None
    assert again.table(0) == sitting.table(0)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["chess"], "there is no game 'chess'"),
        (["--option", "advanced=maybe"], "option advanced is off or on"),
        (["--option", "flying"], "no option 'flying'"),
        (["--seats", "9"], "2 to 4 players, not 9"),
        (["--people", ""], "somebody has to play"),
        (["--load", "/nowhere"], "cannot be read"),
    ],
)
def test_impossible_lines_say_what_is_wrong(tmp_path: Path, words: list[str], message: str) -> None:
    with pytest.raises(UserError, match=message):
        asked(tmp_path, *words)


def test_play_needs_a_terminal() -> None:
    command = [sys.executable, "-m", "kosmodrom", "play"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert done.returncode == 2
    assert "this needs a terminal" in done.stderr


class Terminal:
    """The program in a terminal of its own."""

    def __init__(self, process: int, screen: int) -> None:
        self.process = process
        self.screen = screen
        self.seen = ""

    def until(self, text: str) -> None:
        """Read what the program writes until a text has come."""
        end = time.monotonic() + PATIENCE
        while text not in self.seen:
            assert time.monotonic() < end, f"{text!r} did not come: {self.seen[-500:]!r}"
            if select.select([self.screen], [], [], 0.1)[0]:
                self.seen += os.read(self.screen, 65536).decode(errors="replace")

    def type(self, keys: str) -> None:
        self.seen = ""
        os.write(self.screen, keys.encode())


@contextmanager
def terminal(folder: Path, *words: str) -> Iterator[Terminal]:
    """Run the command in a terminal of 80 columns, and end it for good."""
    process, screen = pty.fork()
    if process == 0:
        os.environ.update(KOSMODROM_DATA=str(folder), TERM="xterm-256color", LC_ALL="C.UTF-8")
        os.execv(sys.executable, [sys.executable, "-m", "kosmodrom", "play", *words])
    fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    try:
        yield Terminal(process, screen)
    finally:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        os.close(screen)


def test_killed_program_loses_no_answer(tmp_path: Path) -> None:
    with terminal(tmp_path, "race", "--bots", "random", "--seed", "kill", "--lang", "en") as program:
        program.until("0 of 2 chosen")
        program.type("22")
        program.until("1 of 2 chosen")
    log = saves.unfinished(tmp_path / "games")[0]
    sitting = Sitting.resume(log, games())
    decision = sitting.table(0).decision
    assert decision is not None
    assert decision.detail is not None
    assert decision.detail.args == {"done": 1, "total": 2}
    with terminal(tmp_path, "--load", str(log), "--lang", "pl") as program:
        program.until("wybrano 1 z 2")
        program.type("11")
        program.until("Wybierz akcję")
        program.type("q")
        program.until("\x1b[?1049l")  # back from the second screen


def test_unfinished_game_is_offered_by_the_next_start(tmp_path: Path) -> None:
    new_sitting(tmp_path / "games")
    with terminal(tmp_path, "--lang", "en") as program:
        program.until("Go on with the last game")
        program.type("\r")
        program.until("0 of 2 chosen")
