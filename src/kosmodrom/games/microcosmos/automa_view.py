"""What everybody sees of the Automa: its card and what has become of it, its hold, crew, ark and decks."""

from __future__ import annotations

from kosmodrom.engine.table import Piece, Text, Zone
from kosmodrom.games.microcosmos.cards import ACTIONS, GAINS, RESOURCES
from kosmodrom.games.microcosmos.plan import DONE, NO_PLAN, SKIPPED, Plan
from kosmodrom.games.microcosmos.position import Cosmos
from kosmodrom.games.microcosmos.scoring import RIVAL


def automa_zones(g: Cosmos, plan: Plan) -> list[Zone]:
    """All that belongs to the Automa; nothing of it is hidden but the order of its deck."""
    automa = g.players[RIVAL]
    keys = [card.key for card in g.edition.automa_cards]
    discards = tuple(Piece(keys[card], "plan", keys[card], ("known",)) for card in sorted(plan.discards))
    return [
        zone("automa", "automa", plan_pieces(g, plan)),
        zone("hold", "hold", hold_pieces(g)),
        zone("crew", "crew", crew_pieces(g, automa.upper)),
        zone("upgrades", "upgrades", upgrade_pieces(g)),
        Zone("automa-deck", "pile", label("automa-deck"), RIVAL, count=len(plan.deck)),
        Zone("automa-discards", "pile", label("automa-discards"), RIVAL, discards, len(discards)),
    ]


def label(id: str) -> Text:
    return Text(f"microcosmos-zone-{id}")


def zone(id: str, kind: str, pieces: list[Piece]) -> Zone:
    return Zone(f"{id}:{RIVAL}", kind, label(id), RIVAL, tuple(pieces), len(pieces))


def plan_pieces(g: Cosmos, plan: Plan) -> list[Piece]:
    """The card that is followed, and its actions from top to bottom."""
    if plan.card == NO_PLAN:
        return []
    card = g.edition.automa_cards[plan.card]
    orders = [
        Piece(f"order:{entry}:{ACTIONS[action]}", "order", ACTIONS[action], state(plan.outcomes[entry], number))
        for entry, actions in enumerate(card.actions)
        for number, action in enumerate(actions)
    ]
    return [Piece(card.key, "plan", card.key), *orders]


def state(outcome: int, number: int) -> tuple[str, ...]:
    """What has become of an action: of two with "or" the other one is left out."""
    if outcome == DONE + number:
        return ("done",)
    return ("skipped",) if outcome >= SKIPPED else ()


def hold_pieces(g: Cosmos) -> list[Piece]:
    automa = g.players[RIVAL]
    most = g.capacity(automa)
    return [
        Piece(f"cargo:{RIVAL}:{GAINS[resource]}", "cargo", GAINS[resource], value=automa.cargo[resource], limit=most)
        for resource in range(RESOURCES)
    ]


def crew_pieces(g: Cosmos, cards: list[int]) -> list[Piece]:
    """Crew cards by their specialists, as the Automa sorts them."""
    crew = g.edition.crew
    keys = [crew[card].key for card in sorted(cards, key=lambda card: (crew[card].symbol, card))]
    return [Piece(key, "crew", key) for key in keys]


def upgrade_pieces(g: Cosmos) -> list[Piece]:
    """The upgrades of its ark, in the order in which it unlocks them [microcosmos.20.1]."""
    automa = g.players[RIVAL]
    return [
        Piece(f"{key}:{RIVAL}", "upgrade", key, ("unlocked",) if automa.has_upgrade(upgrade) else ())
        for upgrade in g.edition.automa_upgrades
        for key in [g.edition.upgrades[upgrade].key]
    ]
