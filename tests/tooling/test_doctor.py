"""What `kosmodrom doctor` finds and advises."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from kosmodrom import build, cli
from kosmodrom.commands import doctor

HEALTHY = doctor.Report(
    kosmodrom="1.0",
    build="compiled",
    stale=[],
    python="CPython 3.11",
    system="Linux",
    compiler="/usr/bin/cc",
    terminal="256 colours",
    client="built",
    node="v22.12.0 (/usr/bin/node)",
    chromium="/usr/bin/chromium",
    dependencies={"rich": "14.0", "textual": "6.0"},
)


def test_json_tells_what_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = cli.main(["doctor", "--json"])
    report = json.loads(capsys.readouterr().out)
    assert report["build"].startswith("compiled" if build.compiled() else "interpreted")
    assert report["dependencies"].keys() >= {"fluent.runtime", "msgspec", "mypy_extensions", "rich", "textual"}
    assert None not in report["dependencies"].values()
    assert report["stale"] == []
    assert code == (1 if report["advice"] else 0)


def test_text_says_that_nothing_is_missing() -> None:
    lines = doctor.lines(HEALTHY)
    assert "build       compiled" in lines
    assert "packages    rich 14.0, textual 6.0" in lines
    assert lines[-1] == "Nothing is missing."


def test_text_lists_what_to_do() -> None:
    ill = replace(HEALTHY, dependencies={"rich": None}, stale=["kosmodrom/engine/step.py"], advice=["do this"])
    lines = doctor.lines(ill)
    assert "build       compiled, STALE: kosmodrom/engine/step.py" in lines
    assert "packages    rich MISSING" in lines
    assert lines[-2:] == ["To do:", "  - do this"]


@pytest.mark.parametrize(
    ("report", "wants_compiled", "expected"),
    [
        (HEALTHY, False, []),
        (replace(HEALTHY, dependencies={"rich": None}), False, ["rich is missing: run `make setup`"]),
        (replace(HEALTHY, stale=["a.py"]), False, ["the compiled build is older than its sources: repair"]),
        (replace(HEALTHY, stale=["a.py"]), True, ["the compiled build is older than its sources: repair"]),
        (replace(HEALTHY, compiler=None), True, ["the engine runs interpreted, about ten times slower: install"]),
        (replace(HEALTHY, node=None, chromium=None), False, []),
        (replace(HEALTHY, client="missing"), False, ["the browser client is not built: run `make client`"]),
        (replace(HEALTHY, client="stale"), False, ["the browser client is older than its sources: run `make client`"]),
        (HEALTHY, True, ["the engine runs interpreted, about ten times slower, though there is a C compiler"]),
    ],
)
def test_advice(report: doctor.Report, wants_compiled: bool, expected: list[str]) -> None:
    found = doctor.advice(report, wants_compiled, "repair")
    assert len(found) == len(expected)
    assert all(line.startswith(start) for line, start in zip(found, expected, strict=True))


def test_missing_package_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.metadata.requires", lambda _: ["rich>=14", "no.such-thing[x]; python_version>'3'"])
    found = doctor.dependencies()
    assert found["rich"]
    assert found["no.such-thing"] is None


@pytest.mark.parametrize(
    ("environment", "is_terminal", "expected"),
    [
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, True, "16 million colours"),
        ({"TERM": "xterm-256color"}, True, "256 colours"),
        ({"TERM": "xterm"}, True, "16 colours"),
        ({"TERM": "dumb"}, True, "no colours"),
        ({}, True, "no colours"),
        ({"COLORTERM": "truecolor", "NO_COLOR": "1"}, True, "no colours, as NO_COLOR asks"),
        ({"TERM": "xterm-256color"}, False, "the output is not a terminal"),
    ],
)
def test_colours(environment: dict[str, str], is_terminal: bool, expected: str) -> None:
    assert doctor.colours(environment, is_terminal) == expected
