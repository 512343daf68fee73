"""The state after a phase and the final result: recorded, and at our table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from typing import TypeVar

from kosmodrom.arena.conformance.names import Names
from kosmodrom.arena.conformance.record import Game, Result, State
from kosmodrom.games.race.ending import FULL_TABLE
from kosmodrom.games.race.position import Race
from kosmodrom.games.race.scoring import six_cost_points

Item = TypeVar("Item", bound=Hashable)


class Differs(Exception):
    """The record and our table disagree, so the game cannot be followed any further."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(*lines)
        self.lines = lines


def demand(found: list[str]) -> None:
    """Insist that nothing was found."""
    if found:
        raise Differs(found)


def unlike(what: str, recorded: Iterable[Item], ours: Iterable[Item]) -> list[str]:
    """What only one of two collections holds, in one line; nothing if they hold the same."""
    there, here = Counter(recorded), Counter(ours)
    sides = [("recorded only", there - here), ("ours only", here - there)]
    shown = [f"{side} {', '.join(map(str, more.elements()))}" for side, more in sides if more]
    return [f"{what}: {'; '.join(shown)}"] if shown else []


def differing(what: str, recorded: object, ours: object) -> list[str]:
    """Two values that ought to be equal, in one line; nothing if they are."""
    return [] if recorded == ours else [f"{what}: recorded {recorded}, ours {ours}"]


def unsorted(what: str, cards: list[str]) -> list[str]:
    """The records list a hand in alphabetical order."""
    return [] if cards == sorted(cards) else [f"{what} is not in order: {', '.join(cards)}"]


def check_alike(what: str, recorded: Iterable[Item], ours: Iterable[Item]) -> None:
    """Insist that two collections hold the same."""
    demand(unlike(what, recorded, ours))


def check_same(what: str, recorded: object, ours: object) -> None:
    """Insist that two values are equal."""
    demand(differing(what, recorded, ours))


def state_differences(names: Names, table: Race, state: State) -> list[str]:
    """In what our table is not the recorded one."""
    found: list[str] = []
    for seat, player in enumerate(table.players):
        ours = [names.of[kind] for kind in player.tableau]
        goods = {world: names.of[card] for world, card in zip(ours, player.goods, strict=True) if card >= 0}
        found += unlike(f"seat {seat} hand", state.hand[seat], names.sorted(player.hand))
        found += unsorted(f"seat {seat} hand", state.hand[seat])
        found += differing(f"seat {seat} tableau", state.tableau[seat], ours)
        found += unlike(f"seat {seat} goods", lines(state.goods[seat]), lines(goods))
        found += differing(f"seat {seat} chips", state.vp[seat], player.chips)
    found += differing("deck", state.deck, len(table.deck))
    found += differing("discard pile", state.discard, len(table.discards))
    found += differing("pool", state.pool, table.pool)
    return found


def lines(goods: dict[str, str]) -> list[str]:
    """Goods in words."""
    return [f"{card} on {world}" for world, card in goods.items()]


def start_differences(names: Names, table: Race, game: Game) -> list[str]:
    """In what our set-up is not the one that the head of the record tells."""
    found = differing("owner of the lowest start world", 0, table.first)
    for seat, player in enumerate(table.players):
        found += differing(f"seat {seat} start world", game.start_worlds[seat], names.of[player.tableau[0]])
        dealt = [*names.sorted(player.hand), *game.start_discards[seat]]
        found += unlike(f"seat {seat} start hand", game.start_hands[seat], dealt)
        found += unsorted(f"seat {seat} start hand", game.start_hands[seat])
        found += unsorted(f"seat {seat} start discards", game.start_discards[seat])
    return found


def reasons(table: Race) -> list[str]:
    """Why our game has ended, in the words of the records."""
    full = any(len(player.tableau) >= FULL_TABLE for player in table.players)
    return [reason for reason, holds in (("tableau12", full), ("vp_pool", table.pool <= 0)) if holds]


def result_differences(names: Names, table: Race, game: Game) -> list[str]:
    """In what our final scores are not the recorded ones."""
    ours = list(results(names, table))
    found = differing("rounds", game.end.rounds, table.round)
    for seat, (recorded, here) in enumerate(zip(game.end.players, ours, strict=True)):
        for part in Result.__struct_fields__:
            found += differing(f"seat {seat} {part}", getattr(recorded, part), getattr(here, part))
    return found


def results(names: Names, table: Race) -> Iterator[Result]:
    """Our final scores in the form of the records."""
    cards = names.edition.cards
    scores = table.scores()
    for seat, player in enumerate(table.players):
        sixes = [kind for kind in player.tableau if cards[kind].scoring]
        yield Result(
            chips=scores.parts["chips"][seat],
            cards=scores.parts["cards"][seat],
            bonus_by={names.of[kind]: six_cost_points(cards, player, cards[kind]) for kind in sixes},
            bonus=scores.parts["developments"][seat],
            total=scores.totals[seat],
            hand=len(player.hand),
            goods=player.goods_of(cards, 0),
            tiebreak=scores.tie_break[seat],
            winner=seat in scores.winners,
        )
