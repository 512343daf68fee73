"""Phase II: Develop [race.5]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.step import Refusal, Step
from kosmodrom.games.race.cards import DEVELOP_DRAW, DEVELOP_DRAW_AFTER, DEVELOP_REDUCE
from kosmodrom.games.race.choices import DEVELOP, KINDS, PASS, PLACE
from kosmodrom.games.race.effects import develop_sum
from kosmodrom.games.race.notes import PAID, PASSED, PLACED, WHY_AFTER_DEVELOP, WHY_DEVELOP
from kosmodrom.games.race.payment import Pay
from kosmodrom.games.race.player import lies_in, take_out
from kosmodrom.games.race.position import DEVELOPING, Race
from kosmodrom.games.race.refusals import not_an_answer, not_in_hand, refuse_card, too_expensive


@mypyc_attr(acyclic=True)
class Develop(Step):
    """Draws at the start, then everybody chooses in secret [race.5.1, race.5.2, race.5.10]."""

    def run(self, g: Race) -> None:
        g.agenda.append(REVEAL_DEVELOPMENTS)
        for n in range(g.seats):
            seat = g.in_order(n)
            g.draw(seat, develop_sum(g.edition.cards, g.players[seat], DEVELOP_DRAW), WHY_DEVELOP)
            g.ask_secretly(ChooseDevelopment(seat))


def has_bonus(g: Race, seat: i64, action: i64) -> bool:
    """Whether a player has the bonus of an action in this phase [race.2.9, race.12.6, race.12.7]."""
    return g.players[seat].called(action) > g.instance


def discount(g: Race, seat: i64) -> i64:
    """What powers and the bonus take off the cost of a development [race.5.6, race.5.11]."""
    reduced = develop_sum(g.edition.cards, g.players[seat], DEVELOP_REDUCE)
    return reduced + 1 if has_bonus(g, seat, DEVELOP) else reduced


def due(g: Race, seat: i64, kind: i64) -> i64:
    """Cards due for a development now; a cost never falls below 0 [race.3.14, race.5.7]."""
    cost = g.card(kind).cost - discount(g, seat)
    return cost if cost > 0 else 0


@mypyc_attr(acyclic=True)
class ChooseDevelopment(Step):
    """Choose a development that can be paid, or none [race.5.1, race.5.5].

    It must not lie on the own table now, whatever has lain there before [race.5.8, race.5.9].
    """

    def choices(self, g: Race) -> list[int]:
        player = g.players[self.seat]
        reach = len(player.hand) - 1 + discount(g, self.seat)
        out: list[int] = [PASS]
        last: i64 = -1
        for kind in player.hand:
            card = g.edition.cards[kind]
            if not card.world and card.cost <= reach and kind != last and not lies_in(player.tableau, kind):
                out.append(PLACE + kind)
            last = kind
        return out

    def take(self, g: Race, choice: i64) -> None:
        g.players[self.seat].chosen = choice - PLACE if choice != PASS else -1

    def why_not(self, g: Race, choice: i64) -> Refusal:
        if not PLACE <= choice < PLACE + KINDS:
            return not_an_answer("race.5.1")
        kind = choice - PLACE
        player = g.players[self.seat]
        if kind not in player.hand:
            return not_in_hand("race.5.1", g, kind)
        if g.card(kind).world:
            return refuse_card("race.5.1", "not-a-development", g, kind)
        if kind in player.tableau:
            return refuse_card("race.5.8", "already-on-table", g, kind)
        return too_expensive("race.5.5", g, kind, due(g, self.seat, kind), len(player.hand) - 1)


@mypyc_attr(acyclic=True)
class RevealDevelopments(Step):
    """Place what was chosen; then everybody pays in secret [race.5.2, race.5.13]."""

    def run(self, g: Race) -> None:
        g.reveal()
        g.agenda.append(END_DEVELOP)
        for n in range(g.seats):
            seat = g.in_order(n)
            if place_chosen(g, seat):
                g.ask_secretly(Pay(seat, due(g, seat, g.players[seat].placed)))
            else:
                g.tell(PASSED, seat, DEVELOPING)


def place_chosen(g: Race, seat: i64) -> bool:
    """Put the card that a player has chosen on the table; whether there was one."""
    player = g.players[seat]
    kind = player.chosen
    if kind < 0:
        return False
    player.chosen = -1
    player.placed = kind
    take_out(player.hand, kind)
    player.lay(kind, g.card(kind))
    if player.shown == kind:
        player.shown = -1
    g.tell(PLACED, seat, kind)
    return True


@mypyc_attr(acyclic=True)
class EndDevelop(Step):
    """Payments go to the discard pile, then come the draws for having placed, in table order [race.5.12].

    From then on the placed cards have their powers [race.3.9, race.12.8].
    """

    def run(self, g: Race) -> None:
        g.reveal()
        for n in range(g.seats):
            seat = g.in_order(n)
            player = g.players[seat]
            if player.placed >= 0:
                g.tell(PAID, seat, player.placed, len(player.aside))
                g.discard_aside(seat)
                g.draw(seat, develop_sum(g.edition.cards, player, DEVELOP_DRAW_AFTER), WHY_AFTER_DEVELOP)
        for player in g.players:
            player.placed = -1


REVEAL_DEVELOPMENTS: Final = RevealDevelopments()
END_DEVELOP: Final = EndDevelop()
