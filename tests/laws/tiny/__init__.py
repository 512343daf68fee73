"""Draw and bid: a tiny complete game for the tests of the engine and of the laws. Its rules are in rules.md.

It has what the engine offers: hidden cards, secret bids of one step or two, forced answers, open decisions at the same
time, chance during a decision, undo, a shared pile that is shuffled anew.
"""

from __future__ import annotations

from tests.laws.tiny.game import TinyGame
from tests.laws.tiny.position import Tiny

__all__ = ["Tiny", "TinyGame"]
