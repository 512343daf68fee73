"""The command line: its help, its errors, its exit codes."""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from kosmodrom import cli
from kosmodrom.errors import UserError

# What takes long to import and is not needed to list the commands.
HEAVY = {"asyncio", "fluent", "importlib.metadata", "msgspec", "numpy", "rich", "textual", "kosmodrom.engine"}


def kosmodrom(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "kosmodrom", *words], capture_output=True, text=True)


def test_help_lists_every_command_with_its_line() -> None:
    done = kosmodrom("--help")
    assert done.returncode == 0
    for name in cli.names():
        assert f"    {name} " in done.stdout
    assert cli.command("doctor").HELP in done.stdout


@pytest.mark.parametrize("name", cli.names())
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        cli.main([name, "--help"])
    text = capsys.readouterr().out
    assert "examples:\n  kosmodrom " in text
    module = cli.command(name)
    assert module.HELP[0].islower()
    assert module.HELP[-1] != "."


def test_help_imports_nothing_heavy() -> None:
    code = "import sys; from kosmodrom import cli; cli.parser().format_help(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert HEAVY & set(done.stdout.split()) == set(), "a command imports these at the top, not inside run()"


def test_help_is_quick() -> None:
    def seconds() -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        kosmodrom("--help")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    # Time of the processor, and the best of some: other processes share the machine.
    assert min(seconds() for _ in range(5)) < 0.2


def test_version_is_that_of_the_project() -> None:
    assert kosmodrom("--version").stdout.startswith("kosmodrom 0.")


@pytest.mark.parametrize("words", [[], ["dcotor"], ["doctor", "--unknown"]])
def test_line_that_cannot_be_parsed_ends_with_2(words: list[str]) -> None:
    done = kosmodrom(*words)
    assert done.returncode == 2
    assert "usage: kosmodrom" in done.stderr


class Stub:
    """A command that ends as a test wants it to."""

    HELP = "end as the test wants"

    def __init__(self, ending: BaseException | int) -> None:
        self.ending = ending

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        pass

    def run(self, args: argparse.Namespace) -> int:
        if isinstance(self.ending, int):
            return self.ending
        raise self.ending


@pytest.mark.parametrize(
    ("ending", "code", "message"),
    [
        (0, 0, ""),
        (1, 1, ""),
        (UserError("there is no game chess"), 2, "kosmodrom: there is no game chess\n"),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_endings(
    ending: BaseException | int,
    code: int,
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(cli, "names", lambda: ["stub"])
    monkeypatch.setattr(cli, "command", lambda _: Stub(ending))
    assert cli.main(["stub"]) == code
    assert capsys.readouterr().err == message


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_reader_that_leaves_early_is_no_error(unbuffered: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "kosmodrom", "doctor"]
    environment = os.environ | {"PYTHONUNBUFFERED": unbuffered}
    done = subprocess.run(command, env=environment, stdout=writer, stderr=subprocess.PIPE, text=True)
    os.close(writer)
    assert done.stderr == ""
    assert done.returncode == 1


def test_installed_script_is_the_same_command() -> None:
    script = Path(sys.executable).with_name("kosmodrom")
    done = subprocess.run([script, "--help"], capture_output=True, text=True, check=True)
    assert done.stdout == kosmodrom("--help").stdout
