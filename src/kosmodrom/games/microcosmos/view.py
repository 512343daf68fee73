"""What a seat sees of a table of Micro Cosmos, as the neutral table model."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kosmodrom.engine.bits import count, has
from kosmodrom.engine.notation import Notation
from kosmodrom.engine.table import SPECTATOR, Counter, Decision, Piece, Result, Stage, StageState, Table, Text, Zone
from kosmodrom.games.microcosmos.automa_view import automa_zones
from kosmodrom.games.microcosmos.cards import BOTTOM, ENGINES, GAINS, RESOURCES, SYMBOLS, TOP
from kosmodrom.games.microcosmos.chart import chart
from kosmodrom.games.microcosmos.choices import DEED_KEYS
from kosmodrom.games.microcosmos.crew import works
from kosmodrom.games.microcosmos.decisions import Asker, deed_id
from kosmodrom.games.microcosmos.destination import ChooseDeed, deeds_at
from kosmodrom.games.microcosmos.player import Player
from kosmodrom.games.microcosmos.position import DRAFTING, LOADING, PLAYING, Cosmos
from kosmodrom.games.microcosmos.scoring import points
from kosmodrom.games.microcosmos.travel import reach

STEP_KEYS: Final = ("upgrade", "travel", "crew", "act", "draw")


def table_of(g: Cosmos, viewer: int, notation: Notation) -> Table:
    """All that a seat, or a spectator, may know."""
    zones = [*chart(g), *shared_zones(g)]
    for seat in range(g.seats):
        zones += seat_zones(g, viewer, seat)
    if g.plan is not None:
        zones += automa_zones(g, g.plan)
    over = g.over()
    return Table(
        game="microcosmos",
        viewer=viewer,
        seats=g.seats,
        heading=heading(g),
        stages=stages(g),
        zones=tuple(zones),
        counters=tuple(counters(g)),
        waiting=tuple(g.pending()),
        decision=own_decision(g, viewer, notation),
        result=Result.of(g.scores()) if over else None,
        rivals=g.sides() - g.seats,
    )


def heading(g: Cosmos) -> Text:
    """Where the game stands."""
    if g.over():
        return Text("microcosmos-heading-over")
    if not g.round:
        return Text("microcosmos-heading-setup")
    last = "yes" if g.round == g.last_round else "no"
    return Text("microcosmos-heading-turn", {"number": g.round, "seat": g.turn, "last": last})


def own_decision(g: Cosmos, viewer: int, notation: Notation) -> Decision | None:
    if viewer == SPECTATOR or not g.choices(viewer):
        return None
    return Asker(g, viewer, notation).decision()


def label(id: str) -> Text:
    return Text(f"microcosmos-zone-{id}")


def crew_pieces(g: Cosmos, cards: Iterable[int], *tags: str) -> tuple[Piece, ...]:
    return tuple(Piece(g.edition.crew[card].key, "crew", g.edition.crew[card].key, tags) for card in cards)


def survivor_pieces(g: Cosmos, cards: Iterable[int], *tags: str) -> tuple[Piece, ...]:
    keys = [g.edition.survivors[card].key for card in cards]
    return tuple(Piece(key, "survivors", key, tags) for key in keys)


# What belongs to nobody.


def shared_zones(g: Cosmos) -> list[Zone]:
    """The Cantina and the decks; all discards lie face up, and so does the uppermost planet."""
    top = [g.edition.planets[g.planet_top].key] if g.planet_top >= 0 else []
    planets = tuple(Piece(key, "planet", key, ("known",)) for key in top)
    cantina = crew_pieces(g, g.cantina)
    return [
        Zone(
            "cantina", "cantina", label("cantina"), pieces=cantina, count=len(cantina), limit=g.edition.numbers.cantina
        ),
        pile("crew-deck", (), len(g.crew_deck)),
        pile("crew-discards", crew_pieces(g, sorted(g.crew_discards), "known")),
        pile("survivor-deck", (), len(g.survivor_deck)),
        pile("survivor-discards", survivor_pieces(g, sorted(g.survivor_discards), "known")),
        pile("planet-deck", planets, len(g.planet_deck) + len(planets)),
    ]


def pile(id: str, pieces: tuple[Piece, ...], number: int = -1) -> Zone:
    return Zone(id, "pile", label(id), pieces=pieces, count=len(pieces) if number < 0 else number)


# What belongs to a seat.


def seat_zones(g: Cosmos, viewer: int, seat: int) -> list[Zone]:
    """A player's hold, crew, ark and survivors."""
    player = g.players[seat]
    hidden = g.phase == DRAFTING and viewer != seat
    upper, lower = ((), ()) if hidden else (row(g, seat, player.upper, BOTTOM), row(g, seat, player.lower, TOP))
    most = g.edition.numbers.row
    hold = hold_pieces(g, player, seat)
    open_limit = g.edition.numbers.open_survivors
    return [
        own("upper", "row", seat, upper, most),
        own("hold", "hold", seat, hold),
        own("tokens", "tokens", seat, token_pieces(player, seat)),
        own("lower", "row", seat, lower, most),
        own("upgrades", "upgrades", seat, upgrade_pieces(g, player, seat)),
        own("survivors", "survivors", seat, survivor_pieces(g, player.survivors), open_limit),
        own("settled", "settled", seat, survivor_pieces(g, player.settled)),
        *deeds(g, seat),
        *waiting_cards(g, player, seat, hidden),
    ]


def own(id: str, kind: str, seat: int, pieces: Sequence[Piece], limit: int = 0) -> Zone:
    return Zone(f"{id}:{seat}", kind, label(id), seat, tuple(pieces), len(pieces), limit)


def deeds(g: Cosmos, seat: int) -> list[Zone]:
    """The actions of the destination, while one of them is chosen."""
    step = g.decision(seat) if g.choices(seat) else None
    if not isinstance(step, ChooseDeed):
        return []
    pieces = [
        Piece(deed_id(seat, deed), "deed", DEED_KEYS[deed], ("done",) if has(step.n, deed) else ())
        for deed in deeds_at(g, g.players[seat].ark)
    ]
    return [own("deeds", "deeds", seat, pieces)]


def row(g: Cosmos, seat: int, cards: list[int], edge: int) -> tuple[Piece, ...]:
    """The crew cards of a row; those whose action works at the destination are marked while crew cards are played."""
    playing = g.phase == PLAYING and g.turn == seat
    return tuple(
        piece
        for card in cards
        for piece in crew_pieces(g, [card], *(["works"] if playing and works(g, g.players[seat], card, edge) else []))
    )


def waiting_cards(g: Cosmos, player: Player, seat: int, hidden: bool) -> list[Zone]:
    """The crew cards of the draft, which the others see from the back; later the cards of the decision at hand."""
    if g.phase != DRAFTING:
        drawn = crew_pieces(g, player.hand) + survivor_pieces(g, player.found)
        return [own("drawn", "drawn", seat, drawn)]
    if hidden:
        back = tuple(Piece(f"hand:{seat}:{number}", "crew") for number in range(g.edition.numbers.dealt))
        return [own("hand", "hand", seat, back)]
    return [
        own("hand", "hand", seat, crew_pieces(g, player.hand)),
        own("aside", "aside", seat, crew_pieces(g, player.aside)),
    ]


def hold_pieces(g: Cosmos, player: Player, seat: int) -> list[Piece]:
    """The markers on the tracks of a hold."""
    most = g.capacity(player)
    return [
        Piece(f"cargo:{seat}:{GAINS[resource]}", "cargo", GAINS[resource], value=player.cargo[resource], limit=most)
        for resource in range(RESOURCES)
    ]


def token_pieces(player: Player, seat: int) -> list[Piece]:
    """The specialist tokens, ready or locked."""
    return [
        Piece(f"specialist:{seat}:{key}", "specialist", key, ("ready" if has(player.tokens, symbol) else "locked",))
        for symbol, key in enumerate(SYMBOLS)
    ]


def upgrade_pieces(g: Cosmos, player: Player, seat: int) -> list[Piece]:
    """The upgrades of an ark, unlocked or not; the engines also with how far they carry."""
    out: list[Piece] = []
    for number, upgrade in enumerate(g.edition.upgrades):
        tags = ("unlocked",) if player.has_upgrade(number) else ()
        engines = number == ENGINES
        value, limit = (reach(g, player), g.edition.numbers.engines[-1]) if engines else (0, 0)
        out.append(Piece(f"{upgrade.key}:{seat}", "upgrade", upgrade.key, tags, value=value, limit=limit))
    return out


# Numbers.


def counters(g: Cosmos) -> list[Counter]:
    """Who is first, how near the end is, and each player's points and markers."""
    out = [
        Counter("terraformed", counted("terraformed"), count(g.done), limit=g.planets_to_end()),
        Counter("first", counted("first"), g.first, is_seat=True),
    ]
    for seat, player in enumerate(g.players):
        loose = {
            "points": points(g.edition, player),
            "colony-pool": player.colony_pool,
            "outpost-pool": player.outpost_pool,
        }
        if seat < g.seats:
            loose["range"] = reach(g, player)
        out += [Counter(f"{id}:{seat}", counted(id), value, seat) for id, value in loose.items()]
    return out


def counted(id: str) -> Text:
    return Text(f"microcosmos-counter-{id}")


def stages(g: Cosmos) -> tuple[Stage, ...]:
    """The five steps of a turn, and which of them is running [microcosmos.3.3]."""
    return tuple(
        Stage(key, Text(f"microcosmos-step-{key}"), stage_state(g, number), (g.turn,) if number == g.phase else ())
        for number, key in enumerate(STEP_KEYS, 1)
    )


def stage_state(g: Cosmos, number: int) -> StageState:
    if g.phase in (DRAFTING, LOADING) or g.phase < number:
        return "next"
    return "now" if g.phase == number else "past"
