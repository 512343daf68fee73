"""Builds tables of Race by the keys of their cards, and plays on them by notation.

Cards are named in strings of keys: "gem-world public-works"; "+3" among them stands for three cards that are hard to
place, as money. Cards are never conjured up: each comes out of the edition as often as there is one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, cast

from kosmodrom.engine.position import load_steps
from kosmodrom.engine.seed import Seed
from kosmodrom.games.race.choices import ACTION_KEYS
from kosmodrom.games.race.game import RaceGame
from kosmodrom.games.race.player import Player
from kosmodrom.games.race.position import Race
from kosmodrom.games.race.steps import STEPS
from kosmodrom.games.registry import games
from tests.games.playing import Playing

GAME: Final = cast(RaceGame, games()["race"])
EDITION: Final = GAME.cards
KEYS: Final = EDITION.keys
ROWS: Final[list[dict[str, Any]]] = EDITION.data["cards"]
ROW: Final = {row["key"]: row for row in ROWS}
SEED: Final = Seed.of("race tests")

PHASES: Final = {"explore": 1, "develop": 2, "settle": 3, "consume": 4, "produce": 5}


def kind(key: str) -> int:
    return KEYS.index(key)


def keys(cards: Sequence[int]) -> str:
    """Cards as a string of keys, in the order of the edition."""
    return " ".join(KEYS[card] for card in sorted(cards))


class Dealer:
    """Hands out the cards of the edition, each as often as there is one."""

    def __init__(self) -> None:
        self.left: Counter[int] = Counter(EDITION.bag())

    def named(self, text: str) -> list[int]:
        """The cards of a string, without its "+N"."""
        out = [kind(word) for word in text.split() if not word.startswith("+")]
        self.left.subtract(out)
        over = [KEYS[card] for card, count in self.left.items() if count < 0]
        assert not over, f"more of these than there are: {over}"
        return out

    def money(self, text: str) -> list[int]:
        """The cards of the "+N" of a string: those hardest to place, so that they are no choices."""
        wanted = sum(int(word) for word in text.split() if word.startswith("+"))
        return self.some(wanted)

    def some(self, count: int) -> list[int]:
        by_use = sorted(self.left.elements(), key=lambda card: (ROWS[card]["military"], ROWS[card]["cost"]))
        out = [by_use.pop() for _ in range(count)]
        self.left.subtract(out)
        return out

    def rest(self) -> list[int]:
        return sorted(self.left.elements())


def table(
    moment: str,
    *,
    seats: int = 2,
    hands: Sequence[str] = (),
    tableaus: Sequence[str] = (),
    goods: Sequence[str] = (),
    calls: Sequence[str] = (),
    chips: Sequence[int] = (),
    pool: int | None = None,
    deck: str | None = None,
    discards: str = "",
    first: int = 0,
    script: dict[str, str] | None = None,
    second: bool = False,
    options: dict[str, bool] | None = None,
) -> Race:
    """A table run on to its first decision.

    The moment is a phase, which is played alone, the second of two equal ones if asked; or "round", all that the
    calls bring, up to the choice of actions in the next round; or "choose", that choice; or "end", the end of a
    round. Goods are named by the worlds that they lie on. The deck is all that lies nowhere else, if it is not given.
    A script holds what chance gives, as in {"0 draw": "gem-world"}; then chance gives nothing else.
    """
    dealer = Dealer()
    g = GAME.deal(seats, SEED, options)
    named = [(dealer.named(part(hands, n)), dealer.named(part(tableaus, n))) for n in range(seats)]
    cards = dealer.named(deck or "")
    g.discards = dealer.named(discards)
    for n, (hand, tableau) in enumerate(named):
        g.players[n].hand = sorted(hand + dealer.money(part(hands, n)))
        g.players[n].chips = chips[n] if chips else 0
        lay_out(g.players[n], tableau, part(goods, n), dealer)
        called = [ACTION_KEYS.index(call) for call in part(calls, n).split()]
        g.players[n].first_action, g.players[n].second_action = [*called, -1, -1][:2]
    g.deck = dealer.rest() if deck is None else cards
    g.pool = 12 * seats if pool is None else pool
    g.first, g.round = first, 0 if moment == "choose" else 1
    g.agenda = load_steps(agenda(moment, second), {step.__name__: step for step in STEPS})
    if script is not None:
        lay(g, script)
    g.start()
    return g


def lay_out(player: Player, tableau: Sequence[int], goods: str, dealer: Dealer) -> None:
    """Lay cards on a table, with goods on some of them."""
    for card in tableau:
        player.lay(card, EDITION.cards[card])
        if KEYS[card] in goods.split():
            player.goods[-1] = dealer.some(1)[0]


def part(texts: Sequence[str], n: int) -> str:
    return texts[n] if n < len(texts) else ""


def agenda(moment: str, second: bool) -> list[list[Any]]:
    """What is still to come; the last entry comes first."""
    if moment in PHASES:
        return [step("Phase", -1, PHASES[moment], int(second))]
    following = {"choose": [], "round": [step("EndRound"), step("RevealActions")], "end": [step("EndRound")]}
    return [step("Round"), *following[moment]]


def step(name: str, seat: int = 0, n: int = 0, m: int = 0) -> list[Any]:
    return [name, seat, n, m, 0]


def lay(g: Race, script: dict[str, str]) -> None:
    """Lay ready what chance will give: for each seat and purpose, its cards in order."""
    g.script = [[] for _ in range(GAME.channels)]
    for purpose, cards in script.items():
        for key in cards.split():
            channel, card = GAME.notation.read_chance(f"{purpose} {key}")
            g.script[channel].append(card)


def new(seats: int = 2, seed: Seed = SEED, **options: bool) -> Race:
    """A new game, at the opening discards if there are any."""
    return cast(Race, GAME.new(seats, seed, options))


def discard_two(g: Race) -> None:
    """Everybody discards the first two cards that may go."""
    while not g.round:
        for seat in g.pending():
            answer(g, seat, answers(g, seat)[0])


def begun(seats: int = 2, seed: Seed = SEED, **options: bool) -> Race:
    """A new game at its first choice of actions."""
    g = new(seats, seed, **options)
    discard_two(g)
    return g


# Playing.

PLAYING: Final = Playing(GAME)
answer, answers, refused, told = PLAYING.answer, PLAYING.answers, PLAYING.refused, PLAYING.told


def call(g: Race, *actions: str) -> None:
    """Every seat chooses its actions, in the order of the seats."""
    for seat, text in enumerate(actions):
        answer(g, seat, *(f"call {action}" for action in text.split()))


# Looking.


def hand(g: Race, seat: int) -> str:
    return keys(g.players[seat].hand)


def count(g: Race, seat: int) -> int:
    """How many cards a seat has in hand."""
    return len(g.players[seat].hand)


def drawn(g: Race, seat: int) -> int:
    """How many cards a seat has drawn while it explores."""
    return len(g.players[seat].drawn) + len(g.players[seat].aside)


def tableau(g: Race, seat: int) -> str:
    """A seat's table, in the order in which it was laid out."""
    return " ".join(KEYS[card] for card in g.players[seat].tableau)


def laid(g: Race, seat: int) -> str:
    """The worlds of a seat on which a good lies."""
    player = g.players[seat]
    return " ".join(KEYS[card] for card, good in zip(player.tableau, player.goods, strict=True) if good >= 0)


def chips(g: Race, seat: int) -> int:
    return g.players[seat].chips


def discarded(g: Race) -> str:
    """The cards of the discard pile, whoever knows them."""
    return keys([entry % 128 for entry in g.discards])


def scored(part: str, tableau: str, chips: int = 0, goods: str = "", hand: str = "") -> int:
    """What a table scores in one part."""
    g = table("produce", tableaus=[tableau], goods=[goods], hands=[hand], chips=[chips, 0], deck="")
    return g.scores().parts[part][0]


def powers(op: str) -> list[tuple[str, dict[str, Any]]]:
    """Every power with an operation such as "settle.reduce": the card's key and the power's data."""
    phase, _, name = op.partition(".")
    return [
        (row["key"], power) for row in ROWS for power in row["powers"] if (power["phase"], power["op"]) == (phase, name)
    ]
