"""Playing at the table: keys, clicks, undo, why not, what is new."""

from __future__ import annotations

from pathlib import Path

import pytest

from kosmodrom.engine.seed import Seed
from kosmodrom.engine.table import Decision, Piece, Text
from kosmodrom.games.registry import games
from kosmodrom.terminal.dialogs import Looking, Reading
from kosmodrom.terminal.result import ResultScreen
from kosmodrom.terminal.rowlist import RowList
from kosmodrom.terminal.sight import Sight
from kosmodrom.terminal.sitting import Sitting
from kosmodrom.terminal.table import TableScreen
from kosmodrom.words import Words
from tests.terminal.conftest import SMALL, WIDE, Driver, asks, new_sitting, running, sitting_where

FILLS_THE_TABLE = ("place", "conquer", "buy", "sell", "use", "good")
SHORT_GAME = "quick13"


def quickest(decision: Decision, round: int) -> int:
    """The place of an answer with which a game does not last long: develop and settle by turns, what is cheap first."""
    choices = decision.choices
    actions = [place for place, choice in enumerate(choices) if choice.notation in ("call settle", "call develop")]
    if actions:
        return actions[round % 2]

    def slowness(place: int) -> tuple[bool, int]:
        price = choices[place].price
        return choices[place].role not in FILLS_THE_TABLE, int(price.args.get("cost", 0)) if price else 0

    return min(range(len(choices)), key=slowness)


@pytest.mark.slow
async def test_whole_game_by_keyboard_alone(tmp_path: Path) -> None:
    sitting = new_sitting(tmp_path, seed=SHORT_GAME, first_game=True)
    async with running(tmp_path, sitting) as driver:
        while isinstance(driver.screen, TableScreen):
            place = quickest(driver.decision, sitting.game.rounds(sitting.session.position))
            # With a digit where the answer has one, else with the arrows.
            keys = [str(place + 1)] if place < 9 else ["home", *["down"] * place]
            await driver.press(*keys, "enter")
            await driver.ready()
        assert isinstance(driver.screen, ResultScreen)
        assert "Cards on the table" in driver.text()
        assert "The whole game follows from the seed" in driver.text()
        await driver.press("escape")
        assert "The game is over" in driver.text()
        await driver.press("enter")
        assert isinstance(driver.screen, ResultScreen)
    assert sitting.over()
    assert [path.name for path in tmp_path.iterdir()] == ["game.log"]


async def test_click_picks_and_a_second_click_confirms(tmp_path: Path) -> None:
    sitting = new_sitting(tmp_path)
    async with running(tmp_path, sitting) as driver:
        number = driver.decision.choices[2].number
        await driver.pilot.click("#answers", offset=(10, 2))
        assert driver.table.picked == 2
        assert "Enter: Discard" in driver.text()
        await driver.pilot.click("#answers", offset=(10, 2))
        await driver.ready()
    assert number in [move.choice for move in sitting.session.record.moves if move.seat == 0]


async def test_click_on_a_card_picks_the_answer_with_it(tmp_path: Path) -> None:
    async with running(tmp_path, new_sitting(tmp_path)) as driver:
        await driver.pilot.click("#own-rest", offset=(6, 2))
        piece = driver.table.listed("own-rest").row
        assert piece is not None
        assert [piece.id] == [f"hand:0 {touched}" for touched in driver.decision.choices[driver.table.picked].pieces]


async def test_click_on_a_key_does_what_the_key_does(tmp_path: Path) -> None:
    async with running(tmp_path, new_sitting(tmp_path)) as driver:
        keys = {key.action: key for key in driver.screen.query("Key").results()}  # type: ignore[attr-defined]
        await driver.pilot.click(keys["help"])
        assert isinstance(driver.screen, Reading)


async def test_digit_picks_and_confirms_the_second_time(tmp_path: Path) -> None:
    sitting = new_sitting(tmp_path)
    async with running(tmp_path, sitting) as driver:
        await driver.press("3")
        assert driver.table.picked == 2
        assert "✓3" in driver.text()
        await driver.press("4")
        assert driver.table.picked == 3
        await driver.press("4")
        assert "1 of 2 chosen" in driver.text()
        await driver.press("9")
        assert driver.table.picked == -1


async def test_enter_without_a_pick_does_nothing(tmp_path: Path) -> None:
    sitting = new_sitting(tmp_path)
    async with running(tmp_path, sitting) as driver:
        await driver.press("tab", "tab", "tab")
        driver.screen.set_focus(None)
        await driver.press("enter")
        assert "Pick an answer first" in driver.text()
        await driver.press("1", "escape", "enter")
        assert driver.table.picked == -1
    assert [move for move in sitting.session.record.moves if move.seat == 0] == []


async def test_tab_goes_from_the_answers_to_the_hand_and_on(tmp_path: Path) -> None:
    async with running(tmp_path, new_sitting(tmp_path), WIDE) as driver:
        ids = []
        for _ in range(7):
            ids.append(driver.screen.focused.id if driver.screen.focused else None)
            await driver.press("tab")
        assert ids == ["answers", "own-rest", "own-first", "other-1", "piles", "log", "answers"]


async def test_card_in_hand_is_picked_with_space_and_confirmed_with_enter(tmp_path: Path) -> None:
    sitting = new_sitting(tmp_path)
    async with running(tmp_path, sitting) as driver:
        await driver.press("tab", "down", "down", "space")
        assert driver.table.picked == 1
        await driver.press("enter")
        assert "1 of 2 chosen" in driver.text()
        await driver.press("space", "space")
        assert driver.table.picked >= 0, "space alone never confirms"
    assert len([move for move in sitting.session.record.moves if move.seat == 0]) == 1


async def test_piece_with_several_answers_goes_through_them(tmp_path: Path) -> None:
    def several(decision: Decision) -> bool:
        touched = [piece for choice in decision.choices for piece in choice.pieces]
        return decision.prompt.id == "race-ask-consume-power" and len(touched) > len(set(touched))

    sitting = sitting_where(tmp_path, several)
    async with running(tmp_path, sitting) as driver:
        table = driver.table
        rows = table.listed("own-first").rows
        number = next(number for number, row in enumerate(rows) if len(row.choices) > 1)
        table.listed("own-first").focus()
        table.listed("own-first").highlighted = number
        picked = []
        for _ in range(3):
            await driver.press("space")
            picked.append(table.picked)
        assert picked == [*rows[number].choices, rows[number].choices[0]][:3]


async def test_undo_takes_back_and_says_when_it_cannot(tmp_path: Path) -> None:
    sitting = new_sitting(tmp_path)
    async with running(tmp_path, sitting) as driver:
        await driver.press("z")
        assert "You have no answer to take back" in driver.text()
        await driver.press("1", "1")
        assert "1 of 2 chosen" in driver.text()
        await driver.press("z")
        assert "0 of 2 chosen" in driver.text()
        assert "taken back" in driver.text()
        await driver.press("1", "1", "1", "1")
        await driver.ready()
        await driver.press("z")
        assert "You cannot take it back" in driver.text()


async def test_payment_counts_what_is_picked(tmp_path: Path) -> None:
    def dear(decision: Decision) -> bool:
        return decision.prompt.id == "race-ask-pay" and decision.detail == Text(
            "race-ask-picked", {"done": 0, "total": 3}
        )

    sitting = sitting_where(tmp_path, dear)
    async with running(tmp_path, sitting) as driver:
        for count in range(3):
            assert f"{count} of 3 chosen" in driver.text()
            assert f"Chosen cards {count}" in driver.text() or count == 0
            await driver.press("1", "1")
        assert "of 3 chosen" not in driver.text()


def with_forbidden_card(decision: Decision) -> bool:
    return any(blocked.text.id == "race-no-too-expensive" for blocked in decision.blocked)


async def to_forbidden_card(driver: Driver) -> None:
    """Put the cursor on a card of the hand that is too expensive."""
    hand = driver.table.listed("own-rest")
    hand.focus()
    hand.highlighted = next(
        number
        for number, row in enumerate(hand.rows)
        if row.blocked and row.blocked[0].text.id == "race-no-too-expensive"
    )
    await driver.pilot.pause()


@pytest.mark.parametrize(
    ("language", "reason", "rule"), [("en", "you have to pay", "Rule race."), ("pl", "trzeba zapłacić", "Zasada race.")]
)
async def test_forbidden_card_says_why_not(tmp_path: Path, language: str, reason: str, rule: str) -> None:
    sitting = sitting_where(tmp_path, with_forbidden_card)
    async with running(tmp_path, sitting, language=language) as driver:
        await to_forbidden_card(driver)
        row = driver.table.listed("own-rest").row
        assert row is not None
        assert f"✕  {row.title.plain[:20]}" in driver.text()
        await driver.press("space")
        assert reason in driver.text()
        assert driver.table.picked == -1
        await driver.press("question_mark")
        clause = games()["race"].rulebook().clause(row.blocked[0].clause)
        shown = " ".join(driver.text().replace("│", " ").split())
        assert reason in shown
        assert rule in shown
        assert clause.text[language][:40] in shown
        await driver.press("escape")
        assert isinstance(driver.screen, TableScreen)


async def test_question_mark_elsewhere_tells_the_rule_of_the_decision(tmp_path: Path) -> None:
    async with running(tmp_path, sitting_where(tmp_path, asks("race-ask-action"))) as driver:
        await driver.press("question_mark")
        assert "Rule race.2.2" in driver.text()


async def test_inspect_tells_all_of_a_card_and_of_a_player(tmp_path: Path) -> None:
    async with running(tmp_path, new_sitting(tmp_path)) as driver:
        await driver.press("i")
        assert "nothing to look at" in driver.text()
        await driver.press("tab", "tab", "down", "i")
        assert "VP:" in driver.text()
        await driver.press("escape", "tab", "down", "i")
        assert isinstance(driver.screen, Looking)
        assert "Face-down card" in driver.text()
        await driver.press("escape", "tab", "down", "enter")
        assert "Deck" in driver.text()


async def test_cursor_shows_what_a_card_says(tmp_path: Path) -> None:
    async with running(tmp_path, new_sitting(tmp_path), SMALL) as driver:
        await driver.press("tab", "tab", "down")
        assert "Start world" in driver.text().splitlines()[-2]
    async with running(tmp_path, new_sitting(tmp_path), WIDE) as driver:
        await driver.press("tab", "tab", "down")
        assert any("Start world" in line[114:] for line in driver.text().splitlines()[2:10])


async def test_pass_is_a_key_where_passing_is_an_answer(tmp_path: Path) -> None:
    async with running(tmp_path, new_sitting(tmp_path)) as driver:
        await driver.press("n")
        assert "You cannot pass here" in driver.text()
    sitting = sitting_where(tmp_path, asks("race-ask-development"))
    async with running(tmp_path, sitting) as driver:
        await driver.press("n")
        assert "Enter: Place nothing" in driver.text()


async def test_hint_picks_an_answer(tmp_path: Path) -> None:
    async with running(tmp_path, sitting_where(tmp_path, asks("race-ask-development"))) as driver:
        await driver.press("h")
        await driver.until(lambda: "A bot would:" in driver.text())
        assert driver.table.picked >= 0


async def test_what_has_changed_is_marked(tmp_path: Path) -> None:
    sitting = new_sitting(tmp_path)
    async with running(tmp_path, sitting, WIDE) as driver:
        assert "Since your last decision" not in driver.text()
        await driver.press("1", "1", "1", "1")
        await driver.ready()
        text = driver.text()
        assert "Hand 4/10 (−2)" in text
        assert "── Since your last decision ──" in text
        assert "▌ ▲ Vega discards 2 cards" in text
        assert "things have happened since" in text
        await driver.press("l")
        assert isinstance(driver.screen, Reading)
        assert "▌ ▲ Vega discards 2 cards" in driver.text()


async def test_new_card_is_called_new(tmp_path: Path) -> None:
    sitting = sitting_where(tmp_path, asks("race-ask-keep"))
    async with running(tmp_path, sitting) as driver:
        drawn = driver.table.listed("own-rest").rows[0]
        assert drawn.new == "new"
        line = next(line for line in driver.text().splitlines() if f"▸1 {drawn.title.plain}" in line)
        assert "new" in line


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("size", [SMALL, (100, 30), WIDE, (200, 60), (60, 18)])
async def test_table_fits_its_terminal(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    sitting = sitting_where(tmp_path, asks("race-ask-action"))
    async with running(tmp_path, sitting, size, language) as driver:
        lines = driver.text().splitlines()
        assert len(lines) == size[1]
        prompt = {"en": "Choose an action", "pl": "Wybierz akcję"}[language]
        assert any(prompt in line for line in lines)
        assert any("▸1" in line for line in lines)
        assert any("▲ Vega" in line for line in lines)
        if size[0] >= 80:
            assert lines[-1].strip().endswith({"en": "F1 Help", "pl": "F1 Pomoc"}[language])


async def test_table_follows_the_size_of_the_terminal(tmp_path: Path) -> None:
    async with running(tmp_path, new_sitting(tmp_path), SMALL) as driver:
        assert "◆" not in driver.text()
        await driver.pilot.resize_terminal(*WIDE)
        await driver.pilot.pause()
        assert "Race for the Galaxy" in driver.text()
        assert driver.table.listed("other-1").size.height > 3


async def test_help_names_every_key(tmp_path: Path) -> None:
    async with running(tmp_path, new_sitting(tmp_path), WIDE) as driver:
        await driver.press("f1")
        for key in ("1 to 9", "Tab", "Space", "Enter", "Esc", "Z ", "N ", "? ", "I ", "L ", "H ", "Q "):
            assert key in driver.text()


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
async def test_quit_leaves_the_game_where_it_is(tmp_path: Path, key: str) -> None:
    sitting = new_sitting(tmp_path)
    async with running(tmp_path, sitting) as driver:
        await driver.press("1", "1", key)
        await driver.until(lambda: driver.app._exit)
    again = Sitting.resume(sitting.path, games())
    assert again.table(0) == sitting.table(0)


async def test_row_list_without_rows_is_no_row(tmp_path: Path) -> None:
    async with running(tmp_path, new_sitting(tmp_path)) as driver:
        empty = driver.screen.query_one("#other-0", RowList)
        assert empty.row is None


def test_a_token_says_whose_it_is_and_a_marker_where_it_stands() -> None:
    game = games()["race"]
    position = game.new(2, Seed.of("whose"))
    words = Words("en", ("race",), game.component_names("en"), ("Ola", "Bartek"))
    sight = Sight(game, game.table(position, 0), None, words)
    good = Piece("good", "good", "rare", owner=1, value=2, limit=3)
    assert sight.name(good).endswith("▲ Bartek 2/3")
    assert not any(sign in sight.name(Piece("good", "good", "rare")) for sign in "▲/")
