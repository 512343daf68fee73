"""Reading and checking editions, whatever the game."""

from __future__ import annotations

from kosmodrom.engine.edition import Field, Finding, check_fields, read_data, records, repeated, shown


def test_finding_is_ok_where_both_sides_agree() -> None:
    assert Finding("", "12", "12", "race.1.5").ok
    assert not Finding("", "12", "11", "race.1.5").ok


def test_data_of_a_file() -> None:
    assert read_data('{"cards": []}') == ({"cards": []}, [])


def test_name_that_stands_twice_in_an_object_is_found() -> None:
    data, findings = read_data('{"cards": [{"key": "moon", "cost": 1, "cost": 2}], "cards": []}')
    assert data == {"cards": []}
    assert [(finding.place, finding.found) for finding in findings] == [
        ("moon", "cost again"),
        ("an object", "cards again"),
    ]


def test_file_that_is_no_json_is_wrong_at_a_place() -> None:
    data, [finding] = read_data('{\n"cards": ]')
    assert data == {}
    assert (finding.place, finding.ok) == ("line 2, column 10", False)


def test_file_that_is_a_list_is_no_edition() -> None:
    assert read_data("[1]") == ({}, [Finding("", "an object", "[1]")])


def test_fields_that_need_not_be_there() -> None:
    fields = {"a": Field(int), "b": Field(str, needed=False)}
    assert list(check_fields("here", {"a": 1}, fields)) == []
    assert list(check_fields("here", {"a": 1, "b": "x"}, fields)) == []
    assert list(check_fields("here", {"b": 2}, fields)) == [
        Finding("here", "a: a whole number", "missing"),
        Finding("here", "b: a text", "2"),
    ]


def test_repeated_keys_are_found_each_time() -> None:
    assert [finding.found for finding in repeated("cards", "abcab")] == ["a again", "b again"]


def test_long_values_are_cut() -> None:
    assert shown([1, 2]) == "[1, 2]"
    assert len(shown(list(range(100)))) == 40


def test_records_are_what_bears_a_mark() -> None:
    data = {
        "game": "race",
        "cards": [{"key": "a", "mark": "certain"}, {"key": "b"}],
        "chips": {"mark": "likely"},
        "rules": {"hand": 10},
    }
    assert [(part, row["mark"]) for part, row in records(data)] == [("cards", "certain"), ("chips", "likely")]
