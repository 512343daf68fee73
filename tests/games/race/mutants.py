"""Wrong versions of the rules of Race, each of which the tests have to notice."""

from __future__ import annotations

from typing import Final

from tests.games.mutation import Mutant

MUTANTS: Final = (
    # Set-up.
    Mutant("setup.py", "START_HAND: Final = 6", "START_HAND: Final = 7"),
    Mutant("setup.py", "START_DISCARDS: Final = 2", "START_DISCARDS: Final = 1"),
    Mutant("setup.py", "CHIPS_A_PLAYER: Final = 12", "CHIPS_A_PLAYER: Final = 10"),
    Mutant("setup.py", "worlds[1 : g.seats + 1]", "worlds[: g.seats]"),
    Mutant("setup.py", "if g.card(kind).start < lowest:", "if g.card(kind).start > lowest or not seat:", "test_order"),
    Mutant("setup.py", "            if g.card(g.players[seat].tableau[0]).windfall:", "            if False:"),
    # The round.
    Mutant("round.py", "if has(once, TRADE) or has(once, DOUBLE):", "if has(once, TRADE):"),
    Mutant("round.py", "if action != first or twice(action)", "", "test_two_players"),
    Mutant("round.py", "return action in (DEVELOP, SETTLE)", "return action == DEVELOP", "test_two_players"),
    Mutant("round.py", "g.instance = self.m", "g.instance = 0", "test_two_players"),
    Mutant("round.py", "twice_called |= bit(player.first_action)", "pass", "test_two_players"),
    # Explore.
    Mutant("explore.py", "BONUS_DRAWN: Final = 5", "BONUS_DRAWN: Final = 6"),
    Mutant("explore.py", "KEPT_CARDS + player.called(EXPLORE_1_1) +", "KEPT_CARDS +"),
    Mutant("explore.py", "player.called(EXPLORE_1_1) + powers", "powers"),
    Mutant("explore.py", "seat = g.in_order(n)\n            draw_to_explore", "seat = n\n            draw_to_explore"),
    Mutant("explore.py", "self.n >= len(drawn)", "self.n > len(drawn)"),
    # Develop.
    Mutant("develop.py", "return reduced + 1 if", "return reduced + 2 if"),
    Mutant("develop.py", " and not lies_in(player.tableau, kind):", ":"),
    Mutant("develop.py", "reach = len(player.hand) - 1 +", "reach = len(player.hand) +"),
    Mutant("develop.py", "called(action) > g.instance", "called(action) > 0", "test_two_players"),
    Mutant("develop.py", "return cost if cost > 0 else 0", "return cost"),
    Mutant("develop.py", "DEVELOP_DRAW_AFTER), WHY_AFTER", "DEVELOP_DRAW), WHY_AFTER"),
    # What cards add up to.
    Mutant("effects.py", "PRICES: Final = (0, 2, 3, 4, 5)", "PRICES: Final = (0, 2, 3, 3, 5)", "test_consume"),
    Mutant("effects.py", "PRICES: Final = (0, 2, 3, 4, 5)", "PRICES: Final = (0, 2, 3, 4, 4)", "test_consume"),
    Mutant("effects.py", "has(card.ops, STRENGTH) and kind != player.placed", "has(card.ops, STRENGTH)", "test_settle"),
    Mutant("effects.py", "(not power.rebel or world.rebel)", "True", "test_settle"),
    Mutant("effects.py", "STRENGTH and power.good == 0 and not power.rebel", "STRENGTH", "test_six_cost"),
    Mutant(
        "effects.py", "    return world.good != ALIEN and settle_power", "    return settle_power", "test_settle"
    ),
    Mutant("effects.py", "world.good == ALIEN or not may_pay_for", "not may_pay_for", "test_settle"),
    Mutant("effects.py", "world.good == ALIEN or not may_pay_for(cards, player, world)", "world.good == ALIEN",
           "test_settle"),
    Mutant("effects.py", "power.op == PAY_MILITARY and world.military", "power.op == PAY_MILITARY", "test_settle"),
    Mutant("effects.py", "if other == kind:", "if True:", "test_consume"),
    Mutant("effects.py", "elif power.good == 0 or power.good == good:", "else:", "test_consume"),
    # Settle.
    Mutant("settle.py", "world.military and strength_against(cards, player, world) >= world.cost",
           "world.military and strength_against(cards, player, world) > world.cost"),
    Mutant("settle.py", "means.tactics >= world.cost", "means.tactics > world.cost"),
    Mutant("settle.py", "if not means.contact or world.good == ALIEN:", "if not means.contact:"),
    Mutant("settle.py", "if means.ship and world.good != ALIEN:", "if means.ship:"),
    Mutant("settle.py", "            player.strength = 0", "            pass"),
    Mutant("settle.py", "tactics >= 0 and g.idle_tactics else", "tactics >= 0 else"),
    Mutant("settle.py", "if len(rivals) < 2:", "if len(rivals) < 9:"),
    Mutant("settle.py", "        g.draw(seat, 1, WHY_SETTLE_BONUS)", "        g.draw(seat, 2, WHY_SETTLE_BONUS)"),
    Mutant("settle.py", "    if player.placed < 0:\n        return\n    if player.aside", "    if player.aside"),
    Mutant("settle.py", "    elif g.edition.cards[player.placed].windfall:", "    else:"),
    Mutant("settle.py", "            self.spend(g, player.ship)", "            pass"),
    # Consume.
    Mutant("consume.py", "points * 2 if player.called(DOUBLE) else points", "points"),
    Mutant("consume.py", "g.draw(seat, power.cards * uses, WHY_CONSUME)",
           "g.draw(seat, power.cards * uses * (1 + player.called(DOUBLE)), WHY_CONSUME)"),
    Mutant("consume.py", "self.k - 1 if power.all else", "self.k if power.all else"),
    Mutant("consume.py", "return there if there < most else most", "return 1"),
    Mutant("consume.py", "        g.players[self.seat].used |= bit(slot)", "        pass"),
    Mutant("consume.py", "g.ask(Sell(seat, 1 if power.bonus else 0))", "g.ask(Sell(seat, 1))"),
    Mutant("consume.py", "if player.called(TRADE) and", "if"),
    Mutant("consume.py", "optional = optional and power.optional", "optional = True"),
    Mutant("consume.py", "self.k | bit(", "self.k & bit("),
    Mutant("consume.py", "g.win_chips(self.seat, g.edition.consumers[self.m][1].vp)",
           "g.win_chips(self.seat, 1 + g.players[self.seat].called(DOUBLE))"),
    Mutant("consume.py", "cost == choice - NAME", "cost >= choice - NAME"),
    Mutant("consume.py", "            g.discard_openly(kind)", "            g.discard_unseen(kind)"),
    Mutant("consume.py", "        player.used = 0\n", ""),
    # Produce.
    Mutant("produce.py", "card.production and player.goods[index] < 0", "card.production"),
    Mutant("produce.py", "card.windfall and player.goods[index] < 0 and", "player.goods[index] < 0 and"),
    Mutant("produce.py", ".produced(good) < own for", ".produced(good) <= own for"),
    Mutant("produce.py", "all(other == seat or g", "all(g"),
    Mutant("produce.py", "powers: i64 = player.called(PRODUCE)", "powers: i64 = 0"),
    Mutant("produce.py", "        player.made = 0\n", ""),
    Mutant("produce.py", "self.n - bit(good * DIGIT)", "self.n"),
    Mutant("produce.py", "        if cards[kind].good == good:",
           "        if cards[kind].good == good and cards[kind].windfall:"),
    # The end.
    Mutant("ending.py", "HAND_LIMIT: Final = 10", "HAND_LIMIT: Final = 11", "test_end"),
    Mutant("ending.py", "FULL_TABLE: Final = 12", "FULL_TABLE: Final = 13", "test_end"),
    Mutant("ending.py", "if full or g.pool <= 0:", "if full or g.pool < 0:", "test_end"),
    Mutant("ending.py", "g.pool <= 0 else 0", "full else 0", "test_end"),
    Mutant("scoring.py", "CHIPS_FOR_A_POINT = 3", "CHIPS_FOR_A_POINT = 4", "test_six_cost"),
    Mutant("scoring.py", "if line.points > best and fits", "if not best and fits", "test_six_cost"),
    Mutant("scoring.py", "        total += best", "        total += 1 if best else 0", "test_six_cost"),
    Mutant("cards.py", "has_trade: bool = bool(self.trade)", "has_trade: bool = bool(self.trade + self.consume)",
           "test_six_cost"),
    Mutant("position.py", "[len(player.hand) + player.goods_of(cards, 0)", "[len(player.hand)", "test_end"),
    Mutant("position.py", "self.pool -= points", "self.pool -= min(points, self.pool)", "test_end"),
    # Cards in general.
    Mutant("position.py", "return (self.first + n) % self.seats", "return n", "test_order"),
    Mutant("position.py", "return (self.first + n) % self.seats", "return (self.first - n) % self.seats", "test_order"),
    Mutant("position.py", "        if not self.deck:\n            self.reshuffle()\n        return kind",
           "        return kind", "test_end"),
    Mutant("position.py", "self.discard_unseen(player.goods[index])", "self.discard_from(seat, player.goods[index])",
           "test_consume"),
    Mutant("payment.py", "            player.aside.extend(player.hand)", "            pass", "test_develop"),
    Mutant("player.py", "bit(cards[self.tableau[index]].good", "bit(cards[laid].good", "test_consume"),
)  # fmt: skip
