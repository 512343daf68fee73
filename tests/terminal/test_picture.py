"""The picture of the terminal in the README."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

from docs import gen_picture


async def test_picture_shows_a_table_and_asks_no_other_host(tmp_path: Path) -> None:
    svg = await gen_picture.picture(tmp_path)
    text = unescape(svg).replace("\xa0", " ")
    for shown in ("Choose a world to place, or none", "✕", "Since your last decision", "Vega"):
        assert shown in text
    assert re.findall(r"url\([\"']?https?:", svg) == []


def test_picture_is_there() -> None:
    assert gen_picture.PICTURE.read_text(encoding="utf-8").startswith("<svg")
