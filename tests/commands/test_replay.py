"""`kosmodrom replay`."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from kosmodrom.bots.registry import make
from kosmodrom.bots.window import Window
from kosmodrom.engine.record import write
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.session import Session
from kosmodrom.games.registry import games
from tests.commands.conftest import Run

RACE = games()["race"]
SEED = Seed.of("replay")


def played(decisions: int) -> Session:
    """A game between Ola and Bartek, whose first answer is taken back once."""
    session = Session.begin(RACE, 2, SEED, {}, ["Ola", "Bartek"])
    bots = [make("random", seat) for seat in range(2)]
    for number in range(decisions):
        position = session.position
        if position.over():
            session.finish(SEED)
            break
        seat = position.first_pending()
        session.choose(seat, bots[seat].choose(Window(RACE, position, seat)))
        if number == 0:
            session.undo(seat)
    return session


@pytest.fixture(scope="module")
def finished() -> Session:
    return played(10_000)


@pytest.fixture
def log(finished: Session, tmp_path: Path) -> Path:
    return saved(write(finished.record, RACE), tmp_path)


def saved(text: str, folder: Path) -> Path:
    path = folder / "game.log"
    path.write_text(text, encoding="utf-8")
    return path


def test_game_is_told_to_its_end(run: Run, log: Path, finished: Session) -> None:
    done = run("replay", str(log))
    assert done.code == 0, done.err
    assert done.out.startswith("Race for the Galaxy: Ola, Bartek\n\n    0  ")
    assert "Ola takes the last answer back." in done.out
    assert "Round 1" in done.out
    assert "\n    0  Ola places " in done.out
    assert not re.search(r"\[[a-z]+-", done.out), "a message that cannot be said"
    totals = next(line for line in done.out.splitlines() if line.startswith("Total "))
    assert [int(word) for word in totals.split()[1:]] == finished.position.scores().totals
    winner = ["Ola", "Bartek"][finished.position.scores().winners[0]]
    assert done.out.endswith(f"★ {winner}\n")


def test_everybody_sees_only_how_many_cards_are_drawn(run: Run, log: Path) -> None:
    line = next(line for line in run("replay", str(log)).out.splitlines() if "(first hand)" in line)
    assert line.strip() == "Ola draws 6 cards (first hand)"


def test_seat_sees_its_own_cards_and_answers(run: Run, log: Path) -> None:
    public = run("replay", str(log), "--json").json()
    own = run("replay", str(log), "--json", "--seat", "1").json()
    assert (public["viewer"], own["viewer"]) == (None, 1)
    assert all(told["answer"] is None for told in public["told"])
    answered = [told for told in own["told"] if told["answer"]]
    assert answered
    assert {told["seat"] for told in answered} == {1}
    assert sum("(first hand)" in line for line in own["told"][0]["lines"]) == 7  # six by name, the other's as one line


def test_until_stops_after_a_move(run: Run, log: Path) -> None:
    found = run("replay", str(log), "--until", "5", "--json").json()
    assert [told["move"] for told in found["told"]] == [0, 1, 2, 3, 4, 5]
    assert found["scores"] is None
    assert found["moves"] > 5
    assert "Total" not in run("replay", str(log), "--until", "5").out


def test_json_has_head_moves_and_scores(run: Run, log: Path, finished: Session) -> None:
    found = run("replay", str(log), "--json").json()
    assert set(found) == {
        *("game", "seats", "options", "names", "edition", "language", "viewer", "moves", "seed_checked"),
        *("told", "scores"),
    }
    assert found["seed_checked"] is True
    assert len(found["told"]) == found["moves"] + 1 == len(finished.record.moves) + 1
    assert set(found["told"][3]) == {"move", "seat", "answer", "lines"}
    assert found["scores"]["totals"] == finished.position.scores().totals
    assert list(found["scores"]["parts"]) == list(RACE.parts)


def test_language_is_that_of_the_option_or_of_the_environment(
    run: Run, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Runda 1" in run("replay", str(log), "--lang", "pl").out
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "Runda 1" in run("replay", str(log)).out


def test_open_game_has_no_scores(run: Run, tmp_path: Path) -> None:
    log = saved(write(played(30).record, RACE), tmp_path)
    done = run("replay", str(log))
    assert done.code == 0
    assert "the game is not over)" in done.out
    assert run("replay", str(log), "--json").json()["scores"] is None


def test_log_comes_from_the_standard_input_too(run: Run, log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = run("replay", str(log)).out
    monkeypatch.setattr("sys.stdin", io.StringIO(log.read_text(encoding="utf-8")))
    assert run("replay", "-").out == told


def test_seatless_names_are_made_up(run: Run, tmp_path: Path) -> None:
    session = Session.begin(RACE, 3, SEED, {})
    done = run("replay", str(saved(write(session.record, RACE), tmp_path)))
    assert done.out.startswith("Race for the Galaxy: #0, #1, #2")


def changed(log: Path, pattern: str, by: str) -> None:
    text = log.read_text(encoding="utf-8")
    new = re.sub(pattern, by, text, count=1, flags=re.MULTILINE)
    assert new != text
    log.write_text(new, encoding="utf-8")


@pytest.mark.parametrize(
    ("pattern", "by", "said"),
    [
        (r"^end \d+ ", "end 99 ", "the log says [99, "),
        (r"^seed \S+", f"seed {Seed.of(1).hex()}", "not the one that was committed to"),
        (r"^1 discard .*$", "1 discard gambling-world", "] "),
        (r"^1 discard .*$", "1 dance", "'dance' is no answer"),
        (r"^game race", "game chess", "there is no game 'chess'"),
        (r"^kosmodrom 1", "kosmodrom 99", "a newer version needs a newer program"),
    ],
)
def test_bad_log_ends_with_1_and_says_what_is_wrong(run: Run, log: Path, pattern: str, by: str, said: str) -> None:
    changed(log, pattern, by)
    done = run("replay", str(log))
    assert done.code == 1
    assert done.out == ""
    assert done.err.startswith(f"{log} is not a good log: ")
    assert said.strip() in done.err


def test_illegal_answer_is_explained_in_words(run: Run, log: Path) -> None:
    changed(log, r"^1 discard .*$", "1 discard gambling-world")
    done = run("replay", str(log))
    assert re.search(r"move \d+: .*Gambling World.* \[race\.1\.11\]", done.err)
    assert "race-no-" not in done.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nothing.log"], "nothing.log cannot be read: No such file or directory"),
        (["--seat", "2"], "there is no seat 2; the log has seats 0 to 1"),
        (["--lang", "de"], "argument --lang: invalid choice"),
        (["--until", "-1"], "argument --until: has to be 0 or more"),
    ],
)
def test_what_is_not_possible_ends_with_2(run: Run, log: Path, words: list[str], said: str) -> None:
    done = run("replay", *([str(log)] if words[0].startswith("-") else []), *words)
    assert done.code == 2
    assert said in done.err


def test_file_that_is_no_text_ends_with_2(run: Run, tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    done = run("replay", str(tmp_path / "picture"))
    assert done.code == 2
    assert "it is not a text" in done.err
