"""Say what runs here: the build, the versions, the terminal; and what is missing and what to do about it.

Put its output in a bug report. It ends with 1 if anything ought to be done.

examples:
  kosmodrom doctor
  kosmodrom doctor --json
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field

HELP = "say what runs here and what is missing"

GET_COMPILER = "install a C compiler (Debian, Ubuntu: apt install gcc python3-dev), then"
SLOW = "the engine runs interpreted, about ten times slower"
CLIENT = {
    "missing": "the browser client is not built",
    "stale": "the browser client is older than its sources",
}


@dataclass
class Report:
    """All that the doctor has found."""

    kosmodrom: str
    build: str
    stale: list[str]
    python: str
    system: str
    compiler: str | None
    terminal: str
    client: str
    node: str | None
    chromium: str | None
    dependencies: dict[str, str | None]
    advice: list[str] = field(default_factory=list)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the report as JSON")


def run(args: argparse.Namespace) -> int:
    report = examine()
    if args.json:
        import json

        print(json.dumps(asdict(report), indent=2))
    else:
        print("\n".join(lines(report)))
    return 1 if report.advice else 0


def examine() -> Report:
    """Look at everything."""
    from importlib.metadata import version

    from kosmodrom import PURE, build, client

    root = build.checkout()
    node = client.node(root) if root else None
    compiled = build.compiled()
    interpreted = "interpreted, as KOSMODROM_PURE asks" if PURE else "interpreted"
    report = Report(
        kosmodrom=version("kosmodrom"),
        build="compiled" if compiled else interpreted,
        stale=build.stale(),
        python=f"{platform.python_implementation()} {platform.python_version()} ({sys.executable})",
        system=platform.platform(),
        compiler=build.compiler(),
        terminal=colours(os.environ, sys.stdout.isatty()),
        client=client.state(),
        node=f"{node.version} ({node.path})" if node else None,
        chromium=client.chromium(),
        dependencies=dependencies(),
    )
    repair = "run `make build`" if root else "install kosmodrom again"
    report.advice = advice(report, wants_compiled=not compiled and not PURE, repair=repair)
    return report


def advice(report: Report, wants_compiled: bool, repair: str) -> list[str]:
    """What ought to be done, a line each."""
    missing = [name for name, installed in report.dependencies.items() if installed is None]
    found = [f"{name} is missing: run `make setup`, or install kosmodrom again" for name in missing]
    if report.stale:
        found.append(f"the compiled build is older than its sources: {repair}")
    elif wants_compiled and report.compiler is None:
        found.append(f"{SLOW}: {GET_COMPILER} {repair}")
    elif wants_compiled:
        found.append(f"{SLOW}, though there is a C compiler: {repair}")
    if report.client != "built":
        found.append(f"{CLIENT[report.client]}: run `make client` in a checkout, and install from it if need be")
    return found


def dependencies() -> dict[str, str | None]:
    """The installed version of everything that kosmodrom needs, None where it is missing."""
    from importlib.metadata import requires

    wanted = [line for line in requires("kosmodrom") or [] if "extra ==" not in line]
    names = sorted(re.split(r"[^\w.-]", line)[0] for line in wanted)
    return {name: installed_version(name) for name in names}


def installed_version(name: str) -> str | None:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(name)
    except PackageNotFoundError:
        return None


def colours(environment: Mapping[str, str], is_terminal: bool) -> str:
    """What the terminal shows, in words."""
    kind = environment.get("TERM", "")
    if not is_terminal:
        return "the output is not a terminal"
    if environment.get("NO_COLOR"):
        return "no colours, as NO_COLOR asks"
    if environment.get("COLORTERM") in ("truecolor", "24bit"):
        return "16 million colours"
    if kind in ("", "dumb"):
        return "no colours"
    return "256 colours" if "256color" in kind else "16 colours"


def lines(report: Report) -> list[str]:
    """The report for a person."""
    installed = ", ".join(f"{name} {found or 'MISSING'}" for name, found in report.dependencies.items())
    rows = {
        "kosmodrom": report.kosmodrom,
        "build": report.build + (f", STALE: {', '.join(report.stale)}" if report.stale else ""),
        "python": report.python,
        "system": report.system,
        "C compiler": report.compiler or "none",
        "terminal": report.terminal,
        "client": report.client,
        "Node": report.node or "none; building the browser client installs one into .venv",
        "Chromium": report.chromium or "none; the browser tests install it where they may",
        "packages": installed,
    }
    todo = [f"  - {line}" for line in report.advice]
    return [
        *(f"{name:<11} {value}" for name, value in rows.items()),
        "",
        *(["To do:", *todo] if todo else ["Nothing is missing."]),
    ]
