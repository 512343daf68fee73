"""Lines of the log that are told together."""

from __future__ import annotations

from kosmodrom.engine.table import Text, together


def draw(seat: int, count: int = 1, why: str = "explore") -> Text:
    return Text("draws", {"seat": seat, "count": count, "why": why})


def test_counts_of_neighbours_that_are_alike_add_up() -> None:
    assert together([draw(0), draw(0), draw(0, 4), draw(1)]) == [draw(0, 6), draw(1)]


def test_lines_that_differ_in_more_than_their_count_stay_apart() -> None:
    lines = [draw(0), draw(0, why="sale"), draw(1, why="sale"), Text("keeps", {"seat": 1, "count": 1, "why": "sale"})]
    assert together(lines) == lines


def test_lines_with_another_one_between_them_stay_apart() -> None:
    assert together([draw(0), draw(1), draw(0)]) == [draw(0), draw(1), draw(0)]


def test_equal_lines_without_a_count_stay_apart() -> None:
    line = Text("passes", {"seat": 0})
    assert together([line, line]) == [line, line]
