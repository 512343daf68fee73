"""What a seat sees of a table of draw and bid."""

from __future__ import annotations

from collections import Counter as Tally
from typing import Final

from kosmodrom.engine.foresight import brings_to_light
from kosmodrom.engine.game import Game
from kosmodrom.engine.table import (
    SPECTATOR,
    Blocked,
    Choice,
    Counter,
    Decision,
    Piece,
    Result,
    Stage,
    Table,
    Text,
    Zone,
)
from tests.laws.tiny.position import BID, SHOW, Tiny
from tests.laws.tiny.steps import Bid, Draw

ROLES: Final = ("pass", "draw", "stop", "chip")


class Cards:
    """Names the cards of one view: copies are numbered in the order of the zones."""

    def __init__(self) -> None:
        self.copies: Tally[int] = Tally()

    def pieces(self, ranks: list[int]) -> tuple[Piece, ...]:
        return tuple(self.piece(rank) for rank in ranks)

    def piece(self, rank: int) -> Piece:
        self.copies[rank] += 1
        return Piece(f"rank-{rank}~{self.copies[rank]}", "card", f"rank-{rank}")


def table_of(game: Game, g: Tiny, viewer: int) -> Table:
    zones = zones_of(g, viewer)
    over = g.over()
    return Table(
        game=game.name,
        viewer=viewer,
        seats=g.seats,
        heading=Text("tiny-heading", {"number": g.round}),
        stages=(
            Stage("bidding", Text("tiny-bidding"), "now" if g.bidding else "past"),
            Stage("aftermath", Text("tiny-aftermath"), "next" if g.bidding else "now"),
        ),
        zones=tuple(zones),
        counters=(
            Counter("bank", Text("tiny-bank"), g.bank),
            *(Counter(f"chips:{seat}", Text("tiny-chips"), g.chips[seat], seat) for seat in range(g.seats)),
        ),
        waiting=tuple(g.pending()),
        decision=decision_of(game, g, viewer, zones),
        result=Result.of(g.scores()) if over else None,
    )


def zones_of(g: Tiny, viewer: int) -> list[Zone]:
    cards = Cards()
    prize = cards.pieces([g.prize] if g.prize else [])
    zones = [Zone("prize", "prize", Text("tiny-prize"), pieces=prize, count=len(prize))]
    for seat in range(g.seats):
        zones += hand_and_bid(g, viewer, seat, cards)
        won = cards.pieces(g.won[seat])
        zones.append(Zone(f"won:{seat}", "won", Text("tiny-won"), seat, won, len(won)))
    zones.append(Zone("deck", "pile", Text("tiny-deck"), count=len(g.deck)))
    discards = cards.pieces(g.discards)
    zones.append(Zone("discards", "pile", Text("tiny-discards"), pieces=discards, count=len(discards)))
    return zones


def hand_and_bid(g: Tiny, viewer: int, seat: int, cards: Cards) -> list[Zone]:
    """A hand and the bid out of it, which for the others is still a part of the hand."""
    hand, bids = g.hands[seat], g.bids[seat]
    if seat == viewer:
        shown, bid = cards.pieces(hand), cards.pieces(bids)
    else:
        shown = tuple(Piece(f"hand:{seat}:{n}", "card") for n in range(len(hand) + len(bids)))
        bid = ()
    return [
        Zone(f"hand:{seat}", "hand", Text("tiny-hand"), seat, shown, len(shown)),
        Zone(f"bid:{seat}", "bid", Text("tiny-bid"), seat, bid, len(bid)),
    ]


def decision_of(game: Game, g: Tiny, viewer: int, zones: list[Zone]) -> Decision | None:
    if viewer == SPECTATOR or not g.choices(viewer):
        return None
    hand = next(zone for zone in zones if zone.id == f"hand:{viewer}").pieces
    step = g.decision(viewer)
    clause = "tiny.2.1" if isinstance(step, Bid) else "tiny.3.1" if isinstance(step, Draw) else "tiny.3.2"
    choices = tuple(choice_of(game, g, viewer, number, hand) for number in g.choices(viewer))
    return Decision(Text("tiny-ask"), clause, choices, tuple(blocked_of(game, g, viewer, zones[0])))


def choice_of(game: Game, g: Tiny, viewer: int, number: int, hand: tuple[Piece, ...]) -> Choice:
    text = Text("tiny-choice", {"number": number})
    final = is_final(game, g, viewer, number)
    if number < BID:
        return Choice(number, game.write(number), text, ROLES[number], final=final)
    role, rank = ("show", number - SHOW) if number > SHOW else ("bid", number - BID)
    touched = tuple(piece.id for piece in hand if piece.key == f"rank-{rank}")
    return Choice(number, game.write(number), text, role, touched, final=final)


def is_final(game: Game, g: Tiny, viewer: int, number: int) -> bool:
    """Tried out on a copy that has been saved and loaded: the clones of some faulty kinds would tell of it."""
    copy = game.load(g.dump())
    return number in copy.options[viewer] and brings_to_light(copy, viewer, number)


def blocked_of(game: Game, g: Tiny, viewer: int, prize: Zone) -> list[Blocked]:
    """The prize looks like a card that one could bid."""
    number = BID + g.prize
    if not prize.pieces or number in g.choices(viewer):
        return []
    refusal = g.why_not(viewer, number)
    text = Text(refusal.message, refusal.args)
    return [Blocked(number, game.write(number), prize.pieces[0].id, refusal.clause, text)]
