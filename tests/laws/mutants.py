"""Faulty kinds of draw and bid: each breaks one law and keeps all others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, Self

from kosmodrom.engine.chance import Chance
from kosmodrom.engine.game import Game
from kosmodrom.engine.position import Note, Position, Scores
from kosmodrom.engine.step import Refusal, Refused
from kosmodrom.engine.table import SPECTATOR, Counter, Piece, Table, Text, Zone
from tests.laws.tiny import Tiny, TinyGame
from tests.laws.tiny.position import BID, DRAW, DRAWN, RANKS, STOP, TOOK


class Endless(Tiny):
    """Always has another round, with the cards that somebody has won."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.rounds = -1

    def refill(self) -> None:
        super().refill()
        if not self.deck:
            self.deck = sorted(rank for won in self.won for rank in won)
            self.won = [[] for _ in self.won]


class SameChoiceTwice(Tiny):
    """Offers to stop twice."""

    def settle(self, seat: int) -> None:
        super().settle(seat)
        self.double_stop(seat)

    def offer(self, seat: int) -> None:
        super().offer(seat)
        self.double_stop(seat)

    def double_stop(self, seat: int) -> None:
        if self.options[seat] == [DRAW, STOP]:
            self.options[seat] = [DRAW, STOP, STOP]


class LosesChips(Tiny):
    """Takes more chips from the bank than it gives."""

    def take_chips(self, seat: int, count: int) -> None:
        super().take_chips(seat, count)
        self.bank -= 1


class JournalDisturbs(Tiny):
    """Goes on otherwise when a journal is kept."""

    def tell(self, code: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        super().tell(code, seat, a, b, c)
        if self.journal is not None:
            self.chance.next()


class CloneKeepsJournal(Tiny):
    """Writes what happens on a clone into the journal of the original."""

    def clone(self) -> Self:
        copy = super().clone()
        copy.journal = self.journal
        return copy


class CloneDisturbs(Tiny):
    """Draws otherwise after a clone of it has drawn."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.debts: list[int] = []
        self.parent: list[int] = []

    def clone(self) -> Self:
        copy = super().clone()
        copy.parent = self.debts
        return copy

    def pick(self, bag: list[int], channel: int) -> int:
        self.parent.append(channel)
        while self.debts:
            self.debts.pop()
            self.chance.next()
        return super().pick(bag, channel)


class DumpsTuples(Tiny):
    """Saves something that JSON turns into something else."""

    def dump(self) -> dict[str, Any]:
        return {**super().dump(), "options": (self.double, self.rounds)}


class LoadForgets(TinyGame):
    """Loses what has been revealed when it is loaded."""

    def load(self, data: dict[str, Any]) -> Position:
        position = super().load(data)
        position.revealed = 0
        return position


class ReplayDiffers(Tiny):
    """Reveals more when chance comes from a log."""

    def pick(self, bag: list[int], channel: int) -> int:
        if self.script is not None:
            self.revealed += 1
        return super().pick(bag, channel)


class LogDoesNotReturn(TinyGame):
    """Has an edition whose name does not come back from a file."""

    def edition(self) -> str:
        return " tiny 1 "


class Blabs(TinyGame):
    """Shows the sum of a hidden hand."""

    def table(self, position: Position, seat: int) -> Table:
        table = super().table(position, seat)
        assert isinstance(position, Tiny)
        other = max(0, seat) + 1
        hidden = sum(position.hands[other % table.seats]) + sum(position.bids[other % table.seats])
        return replace(table, counters=(*table.counters, Counter("hidden", Text("tiny-hidden"), hidden)))


class Remembers(Tiny):
    """Deals anew what it has gathered in the order in which it lay."""

    def gather(self, others: list[int]) -> list[int]:
        return [*self.deck, *(rank for other in others for rank in self.hands[other])]


class EndlessAnew(Endless):
    """Never ends after something is dealt anew."""

    def __init__(self, *args: Any) -> None:
        Tiny.__init__(self, *args)

    def resample(self, seat: int, chance: Chance) -> Self:
        copy = super().resample(seat, chance)
        copy.rounds = -1
        return copy


class Peeks(Tiny):
    """Values its seat by the hand of the next one."""

    def appraise(self, seat: int) -> float:
        return float(sum(self.hands[(seat + 1) % self.seats]))


class TellsOfBids(Tiny):
    """Tells everybody at once that somebody has bid."""

    def answer(self, seat: int, choice: int) -> None:
        super().answer(seat, choice)
        if self.bidding:
            self.tell(TOOK, seat, 0)


class OpenHands(TinyGame):
    """Shows faces in the hands of others."""

    def table(self, position: Position, seat: int) -> Table:
        table = super().table(position, seat)
        return replace(table, zones=tuple(map(self.turned, table.zones)))

    def turned(self, zone: Zone) -> Zone:
        pieces = tuple(Piece(piece.id, piece.kind, piece.key or "rank-1") for piece in zone.pieces)
        return replace(zone, pieces=pieces) if zone.kind == "hand" else zone


class SpectatorKnowsMore(TinyGame):
    """Shows a spectator what no seat sees."""

    def table(self, position: Position, seat: int) -> Table:
        table = super().table(position, seat)
        extra = Zone("extra", "tray", Text("tiny-tray"), pieces=(Piece("extra", "card", "rank-1"),), count=1)
        return replace(table, zones=(*table.zones, extra)) if seat == SPECTATOR else table


class LogTells(TinyGame):
    """Names the card that somebody draws."""

    def line(self, note: Note, seat: int) -> Text | None:
        return super().line(note, note.seat if note.code == DRAWN else seat)


class SpectatorReadsAll(TinyGame):
    """Lets a spectator see every note."""

    def seen_by(self, note: Note, seat: int) -> bool:
        return (seat == SPECTATOR and note.code == DRAWN) or super().seen_by(note, seat)

    def line(self, note: Note, seat: int) -> Text | None:
        return None


class OffersTooMuch(Tiny):
    """Offers a bid of a card that is not there."""

    def choices(self, seat: int) -> list[int]:
        offered = super().choices(seat)
        missing = [BID + rank for rank in RANKS if BID + rank not in offered]
        return [*offered, missing[0]] if offered and self.bidding and not self.double else offered


class WrongClause(Tiny):
    """Refuses with a clause that is not in the rules."""

    def why_not(self, seat: int, choice: int) -> Refusal:
        refusal = super().why_not(seat, choice)
        return Refusal("tiny.9.9", "tiny-no") if refusal.clause == "tiny.2.2" else refusal


class SwallowsAnswers(Tiny):
    """Says nothing of an answer that is none."""

    def choose(self, seat: int, choice: int) -> None:
        if choice != 7 or seat not in self.pending():
            super().choose(seat, choice)


class RefusalChanges(Tiny):
    """Is another position after an answer was refused."""

    def choose(self, seat: int, choice: int) -> None:
        try:
            super().choose(seat, choice)
        except Refused:
            self.bank += 1 if seat in self.pending() else 0
            raise


class AnybodyAnswers(Tiny):
    """Does not mind who gives an answer."""

    def choose(self, seat: int, choice: int) -> None:
        if seat in self.pending() or not 0 <= seat < self.seats:
            super().choose(seat, choice)


class ReadsAnything(TinyGame):
    """Takes a question mark for a pass."""

    def read(self, text: str) -> int:
        return super().read("pass" if text == "?" else text)


class TwoForOne(TinyGame):
    """Writes an answer that it does not have like another one."""

    def write(self, choice: int) -> str:
        return super().write(BID + 1 if choice == 7 else choice)


class CallsNothingFinal(TinyGame):
    """Says of every answer that it can be taken back."""

    def table(self, position: Position, seat: int) -> Table:
        table = super().table(position, seat)
        if table.decision is None:
            return table
        choices = tuple(replace(choice, final=False) for choice in table.decision.choices)
        return replace(table, decision=replace(table.decision, choices=choices))


class UndoCosts(Tiny):
    """Is another position when it comes back in a session."""

    def clone(self) -> Self:
        copy = super().clone()
        if self.journal:
            copy.bank -= 1
        return copy


class UndoesChance(Tiny):
    """Does not count a draw as something that comes to light."""

    def pick(self, bag: list[int], channel: int) -> int:
        out = super().pick(bag, channel)
        self.revealed -= 1
        return out


class Flatters(Tiny):
    """Adds to the total of the first seat."""

    def scores(self) -> Scores:
        scores = super().scores()
        scores.totals[0] += 1
        return scores


class CrownsTheLast(Tiny):
    """Names the last seat a winner."""

    def scores(self) -> Scores:
        scores = super().scores()
        scores.winners = sorted({*scores.winners, self.seats - 1})
        return scores


class MindsTheOrder(Tiny):
    """Remembers who answered last."""

    last = -1

    def choose(self, seat: int, choice: int) -> None:
        super().choose(seat, choice)
        self.last = seat

    def table(self) -> dict[str, Any]:
        return {**super().table(), "last": self.last}

    def restore(self, data: dict[str, Any]) -> None:
        super().restore(data)
        self.last = data["last"]


class Miscounts(TinyGame):
    """Counts a card too many in front of somebody."""

    def table(self, position: Position, seat: int) -> Table:
        table = super().table(position, seat)
        zones = [replace(zone, count=zone.count + 1) if zone.kind == "won" else zone for zone in table.zones]
        return replace(table, zones=tuple(zones))


class CloneOfCloneDiffers(Tiny):
    """Offers less after an answer on a clone of a clone."""

    generation = 0

    def clone(self) -> Self:
        copy = super().clone()
        copy.generation = self.generation + 1
        return copy

    def choose(self, seat: int, choice: int) -> None:
        super().choose(seat, choice)
        if self.generation > 1:
            self.options = [options[:1] for options in self.options]


# The law that each breaks.
FAULTS: Final[tuple[tuple[str, type[Tiny] | Callable[[], Game]], ...]] = (
    ("play_ends", Endless),
    ("decisions_are_real", SameChoiceTwice),
    ("components_are_conserved", LosesChips),
    ("same_seed_same_game", JournalDisturbs),
    ("clone_equals", CloneKeepsJournal),
    ("clone_is_independent", CloneDisturbs),
    ("dump_is_plain", DumpsTuples),
    ("saves_and_loads", LoadForgets),
    ("replay_follows", ReplayDiffers),
    ("log_round_trips", LogDoesNotReturn),
    ("view_survives_resample", Blabs),
    ("resample_forgets", Remembers),
    ("resample_can_be_played", EndlessAnew),
    ("appraisal_sees_no_more", Peeks),
    ("secret_answers_stay_secret", TellsOfBids),
    ("hands_are_hidden", OpenHands),
    ("hands_are_hidden", SpectatorKnowsMore),
    ("log_lines_hide", LogTells),
    ("log_lines_hide", SpectatorReadsAll),
    ("offered_answers_are_accepted", OffersTooMuch),
    ("other_answers_are_refused", WrongClause),
    ("other_answers_are_refused", SwallowsAnswers),
    ("other_answers_are_refused", RefusalChanges),
    ("only_who_is_asked_answers", AnybodyAnswers),
    ("notation_round_trips", ReadsAnything),
    ("notation_round_trips", TwoForOne),
    ("final_answers_are_called_so", CallsNothingFinal),
    ("undo_restores", UndoCosts),
    ("undo_stops", UndoesChance),
    ("scores_add_up", Flatters),
    ("scores_add_up", CrownsTheLast),
    ("simultaneous_answers_commute", MindsTheOrder),
    ("table_is_sound", Miscounts),
    ("perft_leaves_alone", CloneOfCloneDiffers),
)


def faulty(kind: type[Tiny] | Callable[[], Game]) -> Game:
    """The game of a faulty position, or a faulty game."""
    if isinstance(kind, type) and issubclass(kind, Tiny):
        return TinyGame(kind)
    game = kind()
    assert isinstance(game, Game)
    return game
