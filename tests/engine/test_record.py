"""The file of a log: everything comes back from it, and whatever is wrong with one is told with its line."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kosmodrom.engine.position import ANSWER, CHANCE, FIRST_NOTE, FORCED, Note
from kosmodrom.engine.record import FIRST_LINE, BadRecord, Move, Record, bad_name, move_of, read, write
from kosmodrom.games.registry import games
from tests.engine.logs import NAMES, SEED, TINY, begin, played, read_tiny, text_of

HEAD = f"""\
kosmodrom 1
game tiny
edition tiny 1
seats 2
option double off
option short off
name 0 Ada
name 1 Stanisław Lem
commitment {SEED.commitment()}
begin
"""


def test_head_of_a_file() -> None:
    assert text_of(begin()).startswith(HEAD + "* 0 draws ")


def test_whole_game_comes_back() -> None:
    session = played()
    assert any(move.undo for move in session.record.moves)
    assert any(move.forced for move in session.record.moves)
    text = text_of(session)
    record = read_tiny(text)
    assert record == session.record
    assert write(record, TINY) == text
    assert text.splitlines()[-1] == f"seed {SEED.hex()}"


def test_game_that_has_just_begun_comes_back() -> None:
    record = begin().record
    assert read_tiny(write(record, TINY)) == record
    assert (record.moves, record.totals, record.seed) == ([], [], "")


def test_game_without_names_comes_back() -> None:
    record = begin(3).record
    assert read_tiny(write(record, TINY)) == record
    assert record.names == []


def test_moves_take_the_lines_that_follow_them() -> None:
    record = read_tiny(HEAD + "* 0 draws 1\n! 1 bid 2\n0 bid 3\n* prize 4\n! 0 bid 5\n1 undo\n1 pass\n")
    assert record.opening == Move(-1, -1, False, [(0, 1)], [(1, 10)])
    assert record.moves == [Move(0, 11, False, [(3, 4)], [(0, 13)]), Move(1, -1, True), Move(1, 0)]


def test_move_from_notes() -> None:
    notes = [Note(ANSWER, 1, 7), Note(FIRST_NOTE, 0, 1), Note(CHANCE, -1, 2, 3), Note(FORCED, 0, 4)]
    assert move_of(1, 7, notes) == Move(1, 7, False, [(2, 3)], [(0, 4)])


def test_blank_lines_comments_and_other_line_ends_are_let_pass() -> None:
    text = text_of(played())
    lines = text.splitlines()
    assert read_tiny("# a game\n\n" + "\n# more\n\n  ".join(lines)) == read_tiny(text)
    assert read_tiny(text.replace("\n", "\r\n")) == read_tiny(text)


# Each: the text to replace, what stands there instead, the line that is named, and what it says.
FLAWS = [
    ("kosmodrom 1", "kosmodrom 2", 1, "a log begins with 'kosmodrom 1'; a newer version needs a newer program"),
    ("kosmodrom 1\n", "", 1, "a log begins with"),
    ("kosmodrom 1\n", "# a game\n", 2, "a log begins with"),
    ("kosmodrom 1", "kosmodrom 1.0", 1, "a log begins with"),
    ("game tiny\n", "", 2, "the line after the version names the game"),
    ("game tiny", "game chess", 2, "there is no game 'chess'; there are tiny"),
    ("game tiny", "game tiny\ngame tiny", 3, "'game' stands here for the second time"),
    ("edition tiny 1\n", "", 9, "the head does not tell: edition"),
    ("edition tiny 1", "edition tiny 2", 10, "played with edition 'tiny 2', and this is edition 'tiny 1'"),
    ("edition tiny 1", "edition tiny 1\nedition tiny 1", 4, "'edition' stands here for the second time"),
    ("seats 2\n", "", 9, "the head does not tell: seats"),
    ("seats 2", "seats two", 4, "'two' is no number"),
    ("seats 2", "seats", 4, "'' is no number"),
    ("seats 2", "seats -2", 4, "'-2' is no number"),
    ("seats 2", "seats 2\nseats 3", 5, "'seats' stands here for the second time"),
    ("seats 2", "seats 9", 10, "tiny is for 2 to 3 players, not 9"),
    ("seats 2", "seats 3", 10, "there are 2 names for 3 seats"),
    ("option double off\n", "", 9, "the head does not tell: option double"),
    ("option double off", "option double", 5, "option double is off or on, not ''"),
    ("option double off", "option double yes", 5, "option double is off or on, not 'yes'"),
    ("option double off", "option triple off", 5, "tiny has no option 'triple'; it has double, short"),
    ("option short off", "option double off", 6, "option 'double' stands here for the second time"),
    ("name 0 Ada", "name 1 Ada", 7, "the next name is that of seat 0"),
    ("name 0 Ada", "name Ada", 7, "'Ada' is no number"),
    ("name 0 Ada", "name 0", 10, "a player's name is empty"),
    ("name 0 Ada\n", "", 7, "the next name is that of seat 0"),
    ("name 1 Stanisław Lem", "name 1 Lem\nname 2 Eve", 11, "there are 3 names for 2 seats"),
    ("commitment ", "commitment x", 9, "is not written in 64 signs of 0 to 9 and a to f"),
    ("commitment ", "# commitment ", 10, "the head does not tell: commitment"),
    ("begin", "began", 10, "'began' means nothing before the game"),
    ("begin", "0 bid 1\nbegin", 10, "'0' means nothing before the game"),
    ("0 bid 3", "0 bid 9", 11, "'bid 9' is no answer in this game"),
    ("0 bid 3", "0", 11, "'' is no answer in this game"),
    ("0 bid 3", "begin", 11, "'begin' is no number"),
    ("0 bid 3", "2 bid 3", 11, "there is no seat 2"),
    ("0 bid 3", "-1 bid 3", 11, "'-1' is no number"),
    ("0 bid 3", "9 undo", 11, "there is no seat 9"),
    ("0 bid 3", "0 undo\n* 0 draws 1", 12, "nothing follows from taking an answer back"),
    ("0 bid 3", "0 undo\n! 0 bid 1", 12, "nothing follows from taking an answer back"),
    ("0 bid 3", "! bid 3", 11, "'bid' is no number"),
    ("0 bid 3", "! 2 bid 3", 11, "there is no seat 2"),
    ("0 bid 3", "* 7 draws 1", 11, "there is no channel 7"),
    ("0 bid 3", "* -1 draws 1", 11, "there is no channel -1"),
    ("0 bid 3", "* nobody draws 1", 11, "invalid literal"),
    ("0 bid 3", "*", 11, "invalid literal"),
    ("0 bid 3", "end 1", 11, "the result has 2 numbers"),
    ("0 bid 3", "end", 11, "the result has 2 numbers"),
    ("0 bid 3", "end 1 many", 11, "invalid literal"),
    ("0 bid 3", "end 1 2\n0 bid 3", 12, "after the end of a game stands nothing but its seed"),
    ("0 bid 3", "end 1 2\nend 1 2", 12, "after the end of a game stands nothing but its seed"),
    ("0 bid 3", f"seed {'0' * 64}\n0 bid 3", 12, "after the end of a game stands nothing but its seed"),
    ("0 bid 3", f"seed {'0' * 64}\nseed {'0' * 64}", 12, "after the end of a game stands nothing but its seed"),
    ("0 bid 3", "seed 123", 11, "'123' is not written in 64 signs"),
]


@pytest.mark.parametrize(("old", "new", "line", "message"), FLAWS)
def test_flaw_is_told_with_its_line(old: str, new: str, line: int, message: str) -> None:
    sound = HEAD + "0 bid 3\n"
    read_tiny(sound)
    assert old in sound
    with pytest.raises(BadRecord, match=rf"^line {line}: .*{re.escape(message)}"):
        read_tiny(sound.replace(old, new, 1))


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", FIRST_LINE, HEAD.replace("begin\n", "")])
def test_file_that_ends_too_early(text: str) -> None:
    with pytest.raises(BadRecord, match="the file ends before the game begins"):
        read_tiny(text)


def test_result_may_be_below_zero() -> None:
    assert read_tiny(HEAD + "end -3 0\n").totals == [-3, 0]


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read(text, games())


@given(st.text(max_size=20))
def test_any_line_of_a_game_is_read_or_refused(line: str) -> None:
    try:
        record = read_tiny(f"{HEAD}{line}\n")
    except BadRecord as error:
        assert str(error).startswith("line 1")  # noqa: PT017
    else:
        assert read_tiny(write(record, TINY)) == record


@given(st.lists(st.text(min_size=1, max_size=12), min_size=2, max_size=2))
def test_name_comes_back_or_is_refused(names: list[str]) -> None:
    record = begin().record
    record.names = names
    if all(bad_name(name) is None for name in names):
        assert read_tiny(write(record, TINY)).names == names
    else:
        with pytest.raises(BadRecord):
            write(record, TINY)


@pytest.mark.parametrize("name", ["Ada", "Stanisław Lem", "a  b", "#1", "👩‍🚀", "李", "seed 00"])
def test_name_that_can_be_written(name: str) -> None:
    assert bad_name(name) is None


@pytest.mark.parametrize("name", ["", " ", "A ", "\tA", "A\n1 pass", "A\rB", "A\x85B", "A\u2028B", "A\0", "\ud800"])
def test_name_that_cannot_be_written(name: str) -> None:
    assert bad_name(name)


def test_wrong_number_of_names_is_not_written() -> None:
    record = begin().record
    record.names = [*NAMES, "one too many"]
    with pytest.raises(BadRecord, match="there are 3 names for 2 seats"):
        write(record, TINY)


def test_record_is_not_written_in_the_notation_of_another_game() -> None:
    with pytest.raises(BadRecord, match="a game of chess cannot be written in the notation of tiny"):
        write(Record("chess", 2, {}, "", ""), TINY)
