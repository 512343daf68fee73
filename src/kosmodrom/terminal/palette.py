"""The colours of the table: the night of the design, by the names that its tokens have.

A colour never says anything alone: each comes with a sign, a shape or a word.
"""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

TOKENS: Final = {
    "ink-0": "#0a0e14",
    "ink-1": "#10161f",
    "ink-2": "#171f2b",
    "ink-3": "#202b39",
    "ink-4": "#2c394a",
    "line": "#2a3646",
    "line-strong": "#728195",
    "text-1": "#f3efe6",
    "text-2": "#b9c2cd",
    "text-3": "#8f9cac",
    "text-on-beacon": "#04211c",
    "beacon": "#5eead0",
    "stop": "#ff8577",
    "warn": "#ffc76b",
    "good-news": "#86dca0",
    "focus": "#f3efe6",
    "seat-1": "#66b5ff",
    "seat-2": "#e0701a",
    "seat-3": "#d982b6",
    "seat-4": "#f4d63f",
    "seat-5": "#8f66ea",
}
# A seat is a colour and a shape, always together.
SHAPES: Final = ("●", "▲", "◆", "■", "⬢")

NIGHT: Final = Theme(
    name="night",
    primary=TOKENS["beacon"],
    accent=TOKENS["beacon"],
    warning=TOKENS["warn"],
    error=TOKENS["stop"],
    success=TOKENS["good-news"],
    foreground=TOKENS["text-1"],
    background=TOKENS["ink-0"],
    surface=TOKENS["ink-1"],
    panel=TOKENS["ink-2"],
    variables={
        **TOKENS,
        # What you are on is paper white; mint is only what you can do.
        "border": TOKENS["focus"],
        "border-blurred": TOKENS["line"],
        "block-cursor-background": TOKENS["ink-4"],
        "block-cursor-foreground": TOKENS["text-1"],
        "block-cursor-blurred-background": TOKENS["ink-1"],
        "block-cursor-blurred-foreground": TOKENS["text-1"],
        "block-cursor-text-style": "none",
        "block-cursor-blurred-text-style": "none",
        "block-hover-background": TOKENS["ink-3"],
        "scrollbar": TOKENS["line-strong"],
        "scrollbar-background": TOKENS["ink-1"],
        "scrollbar-corner-color": TOKENS["ink-1"],
        "input-selection-background": TOKENS["ink-4"],
    },
)


def seat_style(seat: int) -> str:
    return f"$seat-{seat + 1}"
