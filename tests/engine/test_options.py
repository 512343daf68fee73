"""Options: switches and named choices, in settings, on the command line and in logs."""

from __future__ import annotations

from typing import Final

import pytest

from kosmodrom.engine import record as records
from kosmodrom.engine.game import BadSetup, Option
from kosmodrom.engine.laws.trial import label, settings_of
from kosmodrom.engine.record import BadRecord
from kosmodrom.engine.seed import Seed
from kosmodrom.engine.session import Session, verify
from kosmodrom.errors import UserError
from kosmodrom.games.requests import find_setting, settings
from tests.laws.tiny.game import TinyGame

LEVEL: Final = Option("level", "tiny.1.3", "easy", seats=(2,), choices=("easy", "medium_plus", "hard"))


class Levelled(TinyGame):
    """The small game with levels, which change nothing in it."""

    options = (*TinyGame.options, LEVEL)


GAME: Final = Levelled()


def test_a_choice_has_its_usual_value_everywhere() -> None:
    assert GAME.setting(2) == {"double": False, "short": False, "level": "easy"}
    assert GAME.setting(3)["level"] == "easy"


def test_a_choice_that_fits_is_taken() -> None:
    assert GAME.setting(2, {"level": "hard"})["level"] == "hard"


@pytest.mark.parametrize(
    ("seats", "asked", "why"),
    [
        (3, {"level": "hard"}, "option 'level' of tiny is for 2 players, not 3"),
        (2, {"level": "brutal"}, "option 'level' of tiny is easy or medium_plus or hard"),
        (2, {"level": True}, "option 'level' of tiny is easy or medium_plus or hard"),
        (2, {"short": "hard"}, "option 'short' of tiny is off or on"),
    ],
)
def test_what_is_no_choice_is_refused(seats: int, asked: dict[str, bool | str], why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        GAME.setting(seats, asked)


def test_what_an_option_is_where_it_means_nothing() -> None:
    assert LEVEL.idle == "easy"
    assert Option("on", "tiny.1.3", default=True, seats=(2,)).idle is False


def test_the_other_value_is_never_the_usual_one() -> None:
    assert LEVEL.other == "hard"
    assert Option("level", "tiny.1.3", "hard", choices=LEVEL.choices).other == "medium_plus"
    assert (Option("a", "tiny.1.3").other, Option("a", "tiny.1.3", default=True).other) == (True, False)


def test_the_command_line_names_choices() -> None:
    assert find_setting(GAME, 2, ["level=medium-plus", "double"]) == {
        "double": True,
        "short": False,
        "level": "medium_plus",
    }
    with pytest.raises(UserError, match="option level is easy or medium_plus or hard, not 'on': write level=hard"):
        find_setting(GAME, 2, ["level"])


def test_options_are_told_in_words() -> None:
    assert GAME.switched(2, GAME.setting(2, {"level": "hard", "double": True})) == ["double", "level=hard"]
    assert GAME.switched(3, GAME.setting(3)) == []
    assert label(GAME, 2, {"level": "hard", "double": False}) == "tiny-2-hard-no_double"


def test_trials_and_checksums_change_each_option_once() -> None:
    changed = {"level": "hard"}
    assert (2, changed) in settings_of(GAME)
    assert (3, changed) not in settings_of(GAME)
    assert [setting["level"] for seats, setting in settings(GAME) if seats == 2] == ["easy", "easy", "easy", "hard"]


def test_a_log_keeps_the_choice() -> None:
    session = Session.begin(GAME, 2, Seed.of("levels"), {"level": "medium_plus"}, [])
    text = records.write(session.record, GAME)
    assert "option level medium_plus\n" in text
    record = records.read(text, {"tiny": GAME})
    assert verify(GAME, record).record.options["level"] == "medium_plus"
    with pytest.raises(BadRecord, match="option level is easy or medium_plus or hard, not 'brutal'"):
        records.read(text.replace("medium_plus", "brutal"), {"tiny": GAME})
