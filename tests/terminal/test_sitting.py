"""Saving, resuming, and what each person has seen."""

from __future__ import annotations

import json
import stat
from itertools import islice
from pathlib import Path

import pytest

from kosmodrom.engine import record as records
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.session import verify
from kosmodrom.engine.step import Refused
from kosmodrom.errors import UserError
from kosmodrom.games.registry import games
from kosmodrom.terminal import saves
from kosmodrom.terminal.saves import PERSON, Chair
from kosmodrom.terminal.setup import Setup, seat_people_and_bots, seed_of
from kosmodrom.terminal.sitting import Sitting
from tests.terminal.conftest import AGAINST_A_BOT, TWO_PEOPLE, answers_of, new_sitting


def play(sitting: Sitting, answers: int, seed: int = 1) -> None:
    for seat, choice in islice(answers_of(sitting, seed), answers):
        sitting.answer(seat, choice)


def test_resumed_game_goes_on_with_the_same_hidden_cards(tmp_path: Path) -> None:
    sitting = new_sitting(tmp_path)
    play(sitting, 40)
    again = Sitting.resume(sitting.path, games())
    assert [again.table(seat) for seat in (0, 1)] == [sitting.table(seat) for seat in (0, 1)]
    assert again.chairs == sitting.chairs
    for each in (sitting, again):
        play(each, 40, seed=2)
    assert again.table(0) == sitting.table(0)
    assert again.session.record == sitting.session.record


def test_resumed_game_remembers_its_log_and_what_is_new(tmp_path: Path) -> None:
    sitting = new_sitting(tmp_path)
    play(sitting, 30)
    again = Sitting.resume(sitting.path, games())
    assert again.old_and_new(0) == sitting.old_and_new(0)
    assert again.seen(0) == sitting.seen(0)


def test_answers_taken_back_stay_so(tmp_path: Path) -> None:
    sitting = new_sitting(tmp_path, TWO_PEOPLE)
    before = sitting.table(0)
    sitting.answer(0, sitting.session.position.choices(0)[0])
    sitting.undo(0)
    assert sitting.table(0) == before
    again = Sitting.resume(sitting.path, games())
    assert again.table(0) == before
    assert again.seen(0) is None
    assert [move.undo for move in again.session.record.moves] == [False, True]


def test_every_answer_is_on_the_disk(tmp_path: Path) -> None:
    sitting = new_sitting(tmp_path)
    for number, (seat, choice) in enumerate(islice(answers_of(sitting), 20), 1):
        sitting.answer(seat, choice)
        assert len(records.read(sitting.path.read_text(), games()).moves) == number


def test_save_that_fails_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.log"
    saves.write(path, "old")

    def killed(descriptor: int) -> None:
        raise OSError("killed")

    monkeypatch.setattr("os.fsync", killed)
    with pytest.raises(OSError, match="killed"):
        saves.write(path, "new")
    assert path.read_text() == "old"
    monkeypatch.undo()
    saves.write(path, "newer")
    assert [(entry.name, entry.read_text()) for entry in tmp_path.iterdir()] == [("game.log", "newer")]


def test_seed_is_for_the_owner_only_and_not_in_the_log(tmp_path: Path) -> None:
    sitting = new_sitting(tmp_path)
    private = saves.private_path(sitting.path)
    assert stat.S_IMODE(private.stat().st_mode) == saves.OWNER_ONLY
    assert sitting.seed.hex() in private.read_text()
    assert sitting.seed.hex() not in sitting.path.read_text()


def test_last_answer_puts_the_seed_into_the_log_and_forgets_the_private_file(tmp_path: Path) -> None:
    sitting = new_sitting(tmp_path)
    for seat, choice in answers_of(sitting):
        after = sitting.session.position.clone()
        after.choose(seat, choice)
        if after.over():
            assert saves.unfinished(tmp_path) == [sitting.path]
            sitting.answer(seat, choice)
        else:
            sitting.play(seat, choice)
    assert [path.name for path in tmp_path.iterdir()] == ["game.log"]
    record = records.read(sitting.path.read_text(), games())
    assert record.seed == sitting.seed.hex()
    verify(games()["race"], record)
    sitting.check()
    with pytest.raises(UserError, match="is over"):
        Sitting.resume(sitting.path, games())


def test_unfinished_games_come_last_played_first(tmp_path: Path) -> None:
    setup = Setup(games()["race"], "en", AGAINST_A_BOT)
    first, second = (setup.begin(saves.new_path(tmp_path, "race")) for _ in range(2))
    assert first.path != second.path
    play(first, 1)
    assert saves.unfinished(tmp_path) == [first.path, second.path]
    saves.forget_private(first.path)
    assert saves.unfinished(tmp_path) == [second.path]


def test_folder_is_that_of_the_user(tmp_path: Path) -> None:
    assert saves.folder({"KOSMODROM_DATA": "/a", "XDG_DATA_HOME": "/b"}) == Path("/a/games")
    assert saves.folder({"XDG_DATA_HOME": "/b"}) == Path("/b/kosmodrom/games")
    assert saves.folder({}) == Path.home() / ".local/share/kosmodrom/games"


def damage(path: Path, what: str) -> None:
    """Damage a saved game in one of the ways that happen."""
    private = saves.private_path(path)
    text = path.read_text()
    if what == "log":
        path.write_text(text.replace("begin", "begun"))
    elif what == "answer":
        path.write_text(text + "0 conquer\n")
    elif what == "edition":
        path.write_text(text.replace("edition base", "edition other"))
    elif what == "no private":
        private.unlink()
    elif what == "private":
        private.write_text("{")
    elif what == "chairs":
        private.write_text(json.dumps(json.loads(private.read_text()) | {"chairs": []}))
    elif what == "other seed":
        private.write_text(json.dumps(json.loads(private.read_text()) | {"seed": Seed.of("other").hex()}))
    else:
        path.unlink()


@pytest.mark.parametrize(
    ("what", "message"),
    [
        ("log", "cannot go on: line"),
        ("answer", "cannot go on"),
        ("edition", "cannot go on: .* edition"),
        ("no private", "with its seed is missing"),
        ("private", "cannot be read"),
        ("other seed", "cannot go on: the seed .* is that of another game"),
        ("chairs", "cannot go on: those who sit there"),
        ("gone", "cannot be read: No such file"),
    ],
)
def test_damaged_save_is_refused_with_the_reason(tmp_path: Path, what: str, message: str) -> None:
    sitting = new_sitting(tmp_path)
    play(sitting, 10)
    damage(sitting.path, what)
    with pytest.raises(UserError, match=message):
        Sitting.resume(sitting.path, games())


def test_illegal_answer_changes_nothing(tmp_path: Path) -> None:
    sitting = new_sitting(tmp_path)
    text = sitting.path.read_text()
    with pytest.raises(Refused):
        sitting.answer(0, sitting.game.read("conquer"))
    assert sitting.path.read_text() == text
    assert sitting.old_and_new(0)[1] == []


def test_news_stay_news_until_something_newer_happens(tmp_path: Path) -> None:
    sitting = new_sitting(tmp_path, TWO_PEOPLE)
    choices = sitting.session.position.choices
    assert sitting.old_and_new(0)[1] == [], "before the first decision all is known"
    for seat in (0, 0, 1, 1):
        sitting.answer(seat, choices(seat)[0])
    news = sitting.old_and_new(0)[1]
    assert [text.id for text in news][-1] == "race-log-round"
    sitting.answer(0, sitting.game.read("call explore-5"))
    assert sitting.old_and_new(0)[1] == news, "nobody else has answered yet"
    sitting.answer(1, sitting.game.read("call explore-1-1"))
    newer = sitting.old_and_new(0)[1]
    assert newer[0].id == "race-log-action"
    assert len(choices(0)) > 1, "cards to keep are asked for"
    sitting.answer(0, choices(0)[0])
    assert sitting.old_and_new(0)[1] == newer


# Setting up.


def test_usual_table_is_one_person_and_two_bots() -> None:
    chairs = seat_people_and_bots(["Ola"], None, None)
    assert [chair.kind for chair in chairs] == [PERSON, "greedy", "greedy"]
    assert len({chair.name for chair in chairs}) == 3


@pytest.mark.parametrize(
    ("people", "kinds", "seats", "expected"),
    [
        (["Ola"], ["random"], None, [PERSON, "random"]),
        (["Ola", "Bartek"], None, None, [PERSON, PERSON]),
        (["Ola"], None, 4, [PERSON, "greedy", "greedy", "greedy"]),
        (["Ola", "Vega"], ["random"], 4, [PERSON, PERSON, "random", "greedy"]),
    ],
)
def test_bots_take_the_seats_that_are_left(
    people: list[str], kinds: list[str] | None, seats: int | None, expected: list[str]
) -> None:
    chairs = seat_people_and_bots(people, kinds, seats)
    assert [chair.kind for chair in chairs] == expected
    assert len({chair.name for chair in chairs}) == len(chairs)


def test_impossible_tables_are_refused(tmp_path: Path) -> None:
    race = games()["race"]
    with pytest.raises(UserError, match="no bot 'chess'"):
        seat_people_and_bots(["Ola"], ["chess"], None)
    with pytest.raises(UserError, match="3 players are named, and there are 2 seats"):
        seat_people_and_bots(["Ola", "Bartek", "Cela"], None, 2)
    with pytest.raises(UserError, match="somebody has to play"):
        Setup(race, "en", (Chair("Vega", "greedy"), Chair("Mira", "greedy"))).begin(tmp_path / "a")
    with pytest.raises(UserError, match="for 2 players, not 3"):
        Setup(race, "en", seat_people_and_bots(["Ola"], None, None), {"advanced": True}).begin(tmp_path / "a")
    assert list(tmp_path.iterdir()) == []


def test_seed_is_secret_or_made_of_a_word_or_as_in_a_log() -> None:
    assert seed_of("") != seed_of("")
    assert seed_of("word") == Seed.of("word")
    assert seed_of(Seed.of(1).hex()) == Seed.of(1)
    assert seed_of("z" * 64) == Seed.of("z" * 64)
