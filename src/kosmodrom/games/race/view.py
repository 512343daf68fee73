"""What a seat sees of a table of Race for the Galaxy, as the neutral table model."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kosmodrom.engine.bits import has
from kosmodrom.engine.notation import Notation
from kosmodrom.engine.table import (
    SPECTATOR,
    Counter,
    Decision,
    Piece,
    Result,
    Stage,
    StageState,
    Table,
    Text,
    Zone,
)
from kosmodrom.games.race.cards import GOODS
from kosmodrom.games.race.choices import ACTION_KEYS
from kosmodrom.games.race.decisions import Asker
from kosmodrom.games.race.effects import plain_strength
from kosmodrom.games.race.ending import FULL_TABLE, HAND_LIMIT
from kosmodrom.games.race.pieces import Pieces
from kosmodrom.games.race.player import Player
from kosmodrom.games.race.position import CHOOSING, EXPLORING, KNOWN, Race
from kosmodrom.games.race.scoring import card_points, development_points
from kosmodrom.games.race.setup import CHIPS_A_PLAYER

PHASES: Final = ("explore", "develop", "settle", "consume", "produce")
PHASE_ACTIONS: Final = ((0, 1), (2,), (3,), (4, 5), (6,))


def table_of(g: Race, viewer: int, notation: Notation, uses: list[Text]) -> Table:
    """All that a seat, or a spectator, may know."""
    pieces = Pieces(g)
    zones = [zone for seat in range(g.seats) for zone in seat_zones(g, viewer, seat, pieces)]
    zones += shared_zones(g, viewer, pieces)
    over = g.over()
    return Table(
        game="race",
        viewer=viewer,
        seats=g.seats,
        heading=heading(g),
        stages=stages(g),
        zones=tuple(zones),
        counters=tuple(counters(g, viewer)),
        waiting=tuple(g.pending()),
        decision=own_decision(g, viewer, pieces, notation, uses),
        result=Result.of(g.scores()) if over else None,
    )


def heading(g: Race) -> Text:
    """Where the game stands."""
    if g.over():
        return Text("race-heading-over")
    return Text("race-log-round", {"number": g.round}) if g.round else Text("race-phase-setup")


def own_decision(g: Race, viewer: int, pieces: Pieces, notation: Notation, uses: list[Text]) -> Decision | None:
    if viewer == SPECTATOR or not g.choices(viewer):
        return None
    return Asker(g, viewer, pieces, notation, uses).decision()


def hidden(count: int, prefix: str) -> Iterable[Piece]:
    """Cards seen from the back."""
    return (Piece(f"{prefix}:{number}", "card") for number in range(count))


def seat_zones(g: Race, viewer: int, seat: int, pieces: Pieces) -> list[Zone]:
    """A player's tableau, hand, and the cards of the decision at hand."""
    return [
        tableau(g, seat, pieces),
        *(own_hand(g, seat, pieces) if seat == viewer else others_hand(g, seat, pieces)),
        actions(g, viewer, seat),
    ]


def tableau(g: Race, seat: int, pieces: Pieces) -> Zone:
    """Cards on the table and the goods that lie on them [race.9.7]."""
    player = g.players[seat]
    id = f"tableau:{seat}"
    laid_out: list[Piece] = []
    for kind, laid in zip(player.tableau, player.goods, strict=True):
        card = pieces.card(kind, id, *(["placed"] if kind == player.placed else []))
        laid_out.append(card)
        if laid >= 0:
            good = GOODS[g.card(kind).good]
            laid_out.append(Piece(f"good:{seat}:{card.key}", "good", good, on=card.id))
    label = Text("race-zone-table", {"seat": seat})
    return Zone(id, "tableau", label, seat, tuple(laid_out), len(player.tableau), FULL_TABLE)


def own_hand(g: Race, seat: int, pieces: Pieces) -> list[Zone]:
    """The viewer's own cards, those picked in an open decision, and the card chosen to be placed."""
    player = g.players[seat]
    hand = tuple(
        pieces.card(kind, f"hand:{seat}", *(["chosen"] if kind == player.chosen else [])) for kind in player.hand
    )
    zones = [hand_zone(seat, hand, len(hand))]
    for kind_of_zone, cards in (("drawn", player.drawn), ("aside", player.aside)):
        id = f"{kind_of_zone}:{seat}"
        picked = tuple(pieces.card(kind, id) for kind in cards)
        zones.append(
            Zone(id, kind_of_zone, Text(f"race-zone-{kind_of_zone}", {"seat": seat}), seat, picked, len(picked))
        )
    return zones


def hand_zone(seat: int, cards: tuple[Piece, ...], count: int) -> Zone:
    return Zone(f"hand:{seat}", "hand", Text("race-zone-hand", {"seat": seat}), seat, cards, count, HAND_LIMIT)


def others_hand(g: Race, seat: int, pieces: Pieces) -> list[Zone]:
    """Another player's hand, seen from the back but for a card that all have seen.

    Cards that the player has picked in an open decision still count where they were: how far a secret decision
    has come is nobody's business.
    """
    player = g.players[seat]
    exploring = g.phase == EXPLORING
    count = len(player.hand) + (0 if exploring else len(player.aside))
    shown = [pieces.card(player.shown, f"hand:{seat}", "shown")] if player.shown >= 0 else []
    back = hidden(count - len(shown), f"hand:{seat}")
    drawn = len(player.drawn) + len(player.aside) if exploring else 0
    drawn_cards = tuple(hidden(drawn, f"drawn:{seat}"))
    return [
        hand_zone(seat, (*shown, *back), count),
        Zone(f"drawn:{seat}", "drawn", Text("race-zone-drawn", {"seat": seat}), seat, drawn_cards, drawn),
    ]


def actions(g: Race, viewer: int, seat: int) -> Zone:
    """The action cards of the round: hidden from the others until all have chosen [race.2.3]."""
    player = g.players[seat]
    called = [action for action in (player.first_action, player.second_action) if action >= 0]
    label = Text("race-zone-actions", {"seat": seat})
    if g.phase != CHOOSING or seat == viewer:
        cards = tuple(Piece(f"action:{seat}:{n}", "action", ACTION_KEYS[a]) for n, a in enumerate(called))
        return Zone(f"actions:{seat}", "actions", label, seat, cards, len(cards))
    return Zone(f"actions:{seat}", "actions", label, seat)


def shared_zones(g: Race, viewer: int, pieces: Pieces) -> list[Zone]:
    """The deck, and the discard pile with the cards that the viewer knows to lie in it."""
    deck = Zone("deck", "pile", Text("race-zone-deck"), count=len(g.deck))
    known = sorted(entry % KNOWN for entry in g.discards if is_known(g, entry, viewer))
    seen = tuple(pieces.card(kind, "discards", "known") for kind in known)
    return [deck, Zone("discards", "pile", Text("race-zone-discards"), pieces=seen, count=len(g.discards))]


def is_known(g: Race, entry: int, viewer: int) -> bool:
    """Whether a card of the discard pile is known: to a spectator only if all have seen it."""
    knowing = entry // KNOWN
    if viewer == SPECTATOR:
        return all(has(knowing, seat) for seat in range(g.seats))
    return has(knowing, viewer)


def counters(g: Race, viewer: int) -> list[Counter]:
    """The pool, who comes first, and each player's chips, points and strength."""
    out = [
        Counter("pool", Text("race-counter-pool"), max(g.pool, 0), limit=CHIPS_A_PLAYER * g.seats),
        Counter("first", Text("race-counter-first"), g.first, is_seat=True),
    ]
    for seat, player in enumerate(g.players):
        for id, value in seat_counts(g, player):
            out.append(Counter(f"{id}:{seat}", Text(f"race-counter-{id}"), value, seat))
    return out


def seat_counts(g: Race, player: Player) -> list[tuple[str, int]]:
    cards = g.edition.cards
    points = card_points(cards, player) + player.chips + development_points(cards, player)
    strength = plain_strength(cards, player) + player.strength
    return [("chips", player.chips), ("points", points), ("strength", strength)]


def stages(g: Race) -> tuple[Stage, ...]:
    """The five phases: which of them the round has, who called them, and which is running [race.2.6]."""
    out: list[Stage] = []
    for number, name in enumerate(PHASES, 1):
        callers = tuple(
            seat
            for seat, player in enumerate(g.players)
            if g.phase != CHOOSING and any(player.called(action) for action in PHASE_ACTIONS[number - 1])
        )
        out.append(Stage(name, Text(f"race-phase-{name}"), stage_state(g, number, bool(callers)), callers))
    return tuple(out)


def stage_state(g: Race, number: int, called: bool) -> StageState:
    if g.phase == CHOOSING:
        return "next"
    if not called:
        return "out"
    if g.phase == number:
        return "now"
    return "past" if g.phase > number else "next"
