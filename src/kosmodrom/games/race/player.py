"""What one player has on the table and in hand."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.bits import bit
from kosmodrom.games.race.cards import Card

# Small counts by kind of good are packed into one number, eight bits for each kind.
DIGIT: Final = 8
DIGIT_MASK: Final = 255


def digit(counts: i64, good: i64) -> i64:
    """One of the packed counts."""
    return (counts >> (good * DIGIT)) & DIGIT_MASK


def put(cards: list[int], kind: i64) -> None:
    """Put a card into a sorted list."""
    index: i64 = len(cards)
    while index > 0 and cards[index - 1] > kind:
        index -= 1
    cards.insert(index, kind)


def take_out(cards: list[int], kind: i64) -> None:
    """Take a card that is there out of a list (list.remove would compare objects, which is slow)."""
    index: i64 = 0
    while cards[index] != kind:
        index += 1
    cards.pop(index)


def lies_in(cards: list[int], kind: i64) -> bool:
    """Whether a card is in a list."""
    return any(card == kind for card in cards)


def kinds_of(cards: list[int], base: i64) -> list[int]:
    """One choice for each kind in a sorted list of cards: copies cannot be told apart."""
    out = [base + kind for kind in cards]
    index: i64 = len(cards) - 1
    above: i64 = -1
    while index >= 0:
        kind: i64 = cards[index]
        if kind == above:
            out.pop(index)
        above = kind
        index -= 1
    return out


@mypyc_attr(acyclic=True)
class Player:
    """A player's cards, goods and chips, and what the current phase needs to remember."""

    __slots__ = (
        "aside", "chips", "chosen", "drawn", "first_action", "goods", "hand", "made", "ops", "placed", "second_action",
        "ship", "shown", "strength", "tableau", "tactics", "used",
    )  # fmt: skip

    def __init__(
        self,
        hand: list[int],
        aside: list[int],
        drawn: list[int],
        tableau: list[int],
        goods: list[int],
        chips: i64,
        first_action: i64,
        second_action: i64,
        chosen: i64,
        placed: i64,
        ship: i64,
        tactics: i64,
        strength: i64,
        used: i64,
        made: i64,
        shown: i64,
        ops: i64,
    ) -> None:
        self.hand = hand  # sorted
        self.aside = aside  # cards picked in a decision that is not finished
        self.drawn = drawn  # cards drawn while exploring
        self.tableau = tableau
        self.goods = goods  # beside the tableau: the card that is the good there, or -1
        self.chips = chips
        self.first_action = first_action
        self.second_action = second_action
        self.chosen = chosen  # the card to place, still face down, or -1
        self.placed = placed  # the card placed in this phase, or -1: its powers do not count yet
        self.ship = ship  # the Colony Ship used in this phase, or -1
        self.tactics = tactics  # the New Military Tactics used in this phase, or -1
        self.strength = strength  # temporary strength
        self.used = used  # consume powers used in this phase, by slot
        self.made = made  # goods produced in this phase, eight bits for each kind
        self.shown = shown  # a card in hand that everybody has seen, or -1
        self.ops = ops  # operations of all cards that have lain on the table: a sum without any of them is 0

    def clone(self) -> Player:
        return Player(
            self.hand[:],
            self.aside[:],
            self.drawn[:],
            self.tableau[:],
            self.goods[:],
            self.chips,
            self.first_action,
            self.second_action,
            self.chosen,
            self.placed,
            self.ship,
            self.tactics,
            self.strength,
            self.used,
            self.made,
            self.shown,
            self.ops,
        )

    def lay(self, kind: i64, card: Card) -> None:
        """Put a card on the table."""
        self.tableau.append(kind)
        self.goods.append(-1)
        self.ops |= card.ops

    def called(self, action: i64) -> i64:
        """How often the player has chosen an action this round: 0, 1, or 2 in the two-player game."""
        count: i64 = 0
        if self.first_action == action:
            count += 1
        if self.second_action == action:
            count += 1
        return count

    def good_on(self, kind: i64) -> bool:
        """Whether a good lies on a world of the tableau."""
        return self.goods[self.tableau.index(kind)] >= 0

    def stock(self, cards: list[Card]) -> i64:
        """How many goods the player has: in all in the lowest eight bits, then of each kind in eight bits.

        The world says what kind a good is, not the card that lies there [race.3.4].
        """
        stock: i64 = 0
        for index, laid in enumerate(self.goods):
            if laid >= 0:
                stock += 1 + bit(cards[self.tableau[index]].good * DIGIT)
        return stock

    def goods_of(self, cards: list[Card], good: i64) -> i64:
        """How many goods of a kind the player has; of all kinds for ANY_GOOD."""
        return digit(self.stock(cards), good)

    def produced(self, good: i64) -> i64:
        """How many goods of a kind the player has produced in this phase."""
        return digit(self.made, good)

    def discarded_unseen(self) -> None:
        """Forget a shown card: cards have left the hand face down, and nobody knows whether it was among them."""
        self.shown = -1

    def dump(self) -> dict[str, Any]:
        return {
            "hand": self.hand[:],
            "aside": self.aside[:],
            "drawn": self.drawn[:],
            "tableau": self.tableau[:],
            "goods": self.goods[:],
            "numbers": [
                self.chips,
                self.first_action,
                self.second_action,
                self.chosen,
                self.placed,
                self.ship,
                self.tactics,
                self.strength,
                self.used,
                self.made,
                self.shown,
                self.ops,
            ],
        }


def new_player() -> Player:
    return Player([], [], [], [], [], 0, -1, -1, -1, -1, -1, -1, 0, 0, 0, -1, 0)


def load_player(data: dict[str, Any]) -> Player:
    n = data["numbers"]
    return Player(
        data["hand"][:],
        data["aside"][:],
        data["drawn"][:],
        data["tableau"][:],
        data["goods"][:],
        n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9], n[10], n[11],
    )  # fmt: skip
