"""The terminal and the browser are the same night."""

from __future__ import annotations

import re

from kosmodrom.terminal.palette import TOKENS
from tests.tooling.conftest import ROOT


def test_colours_are_those_of_the_browser() -> None:
    css = (ROOT / "web" / "src" / "tokens.css").read_text(encoding="utf-8")
    night = css[: css.index("[data-theme")]
    colours = dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6});", night))
    assert {name: colours.get(name) for name in TOKENS} == TOKENS
