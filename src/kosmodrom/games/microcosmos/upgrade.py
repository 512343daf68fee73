"""Step 1 of a turn: the upgrade of the ark."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.bits import bit, has
from kosmodrom.engine.step import Refusal, Step
from kosmodrom.games.microcosmos.cards import ASKED, ENGINES, GAINS, RESOURCES
from kosmodrom.games.microcosmos.choices import BUY, PASS, UPGRADE_SPACES
from kosmodrom.games.microcosmos.notes import BOUGHT, FREED_OUTPOST
from kosmodrom.games.microcosmos.payment import PaySpecialist, specialists
from kosmodrom.games.microcosmos.player import Player
from kosmodrom.games.microcosmos.position import UPGRADING, Cosmos
from kosmodrom.games.microcosmos.refusals import not_an_answer, refuse

ALL_UPGRADES: Final = [BUY + upgrade for upgrade in range(UPGRADE_SPACES)]


@mypyc_attr(acyclic=True)
class Upgrade(Step):
    """Offer the upgrade that a turn begins with; one a turn at most [microcosmos.7.1]."""

    def run(self, g: Cosmos) -> None:
        g.phase = UPGRADING
        g.ask(ChooseUpgrade(self.seat))


@mypyc_attr(acyclic=True)
class ChooseUpgrade(Step):
    """Choose an upgrade that can be paid for, or none."""

    def choices(self, g: Cosmos) -> list[int]:
        player = g.players[self.seat]
        out: list[int] = []
        for upgrade in range(UPGRADE_SPACES):
            if (
                not is_bought(g, player, upgrade)
                and lacking(g, player, upgrade) < 0
                and has_specialist(g, player, upgrade)
            ):
                out.append(BUY + upgrade)
        if out:
            out.append(PASS)
        return out

    def take(self, g: Cosmos, choice: i64) -> None:
        if choice == PASS:
            return
        upgrade = choice - BUY
        g.ask(Unlock(self.seat, upgrade))
        g.ask(PaySpecialist(self.seat, g.edition.upgrades[upgrade].specialist, 1))

    def why_not(self, g: Cosmos, choice: i64) -> Refusal:
        if not BUY <= choice < BUY + UPGRADE_SPACES:
            return not_an_answer("microcosmos.7.1")
        upgrade = choice - BUY
        player = g.players[self.seat]
        name: dict[str, int | str] = {"upgrade": "@" + g.edition.upgrades[upgrade].key}
        if is_bought(g, player, upgrade):
            return refuse("microcosmos.7.3", "upgrade-bought", name)
        resource = lacking(g, player, upgrade)
        if resource >= 0:
            cost = g.edition.upgrades[upgrade].cost[resource]
            have = player.cargo[resource]
            return refuse(
                "microcosmos.7.2", "too-few-resources", {"resource": GAINS[resource], "cost": cost, "have": have}
            )
        return refuse("microcosmos.7.2", "no-specialist", {"asked": ASKED[g.edition.upgrades[upgrade].specialist]})


def is_bought(g: Cosmos, player: Player, upgrade: i64) -> bool:
    """Whether an upgrade is bought for good, the engines twice [microcosmos.7.3, microcosmos.7.12]."""
    if upgrade == ENGINES:
        return player.engines >= g.edition.upgrades[upgrade].steps
    return player.has_upgrade(upgrade)


def lacking(g: Cosmos, player: Player, upgrade: i64) -> i64:
    """A resource of which there is too little for an upgrade, or -1."""
    cost = g.edition.upgrades[upgrade].cost
    for resource in range(RESOURCES):
        if player.cargo[resource] < cost[resource]:
            return resource
    return -1


def has_specialist(g: Cosmos, player: Player, upgrade: i64) -> bool:
    return specialists(g, player, g.edition.upgrades[upgrade].specialist) > 0


@mypyc_attr(acyclic=True)
class Unlock(Step):
    """Pay the resources of upgrade n, whose specialist is paid, and unlock it [microcosmos.7.2]."""

    def run(self, g: Cosmos) -> None:
        cost = g.edition.upgrades[self.n].cost
        for resource in range(RESOURCES):
            g.spend(self.seat, resource, cost[resource])
        unlock(g, self.seat, self.n)


def unlock(g: Cosmos, seat: i64, upgrade: i64) -> None:
    """Unlock an upgrade: its colony comes to the pool, that of the engines the second time.

    [microcosmos.7.2, microcosmos.7.11, microcosmos.7.12]
    """
    player = g.players[seat]
    g.tell(BOUGHT, seat, upgrade)
    if upgrade == ENGINES:
        player.engines += 1
        if player.engines < g.edition.upgrades[upgrade].steps:
            return
    player.upgrades |= bit(upgrade)
    player.colony_pool += 1
    for pair in g.edition.pairs:
        if upgrade in pair and has(player.upgrades, pair[0]) and has(player.upgrades, pair[1]):
            free_outpost(g, seat)


def free_outpost(g: Cosmos, seat: i64) -> None:
    """Opposite upgrades free a trading outpost and give points [microcosmos.7.13, microcosmos.7.14]."""
    player = g.players[seat]
    player.outpost_pool += 1
    player.outpost_points += g.edition.numbers.outpost_points
    g.tell(FREED_OUTPOST, seat, g.edition.numbers.outpost_points)
