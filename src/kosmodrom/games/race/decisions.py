"""What each decision asks, what its answers say, and which pieces they touch."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kosmodrom.engine.foresight import brings_to_light
from kosmodrom.engine.notation import Notation
from kosmodrom.engine.step import Step
from kosmodrom.engine.table import Blocked, Choice, Decision, Text
from kosmodrom.games.race import choices
from kosmodrom.games.race.cards import GAMBLE, GOODS
from kosmodrom.games.race.consequences import follows, hint, missing
from kosmodrom.games.race.consume import (
    NameNumber,
    Sell,
    SpendCards,
    TakeDifferent,
    TakeGoods,
    UsePowers,
)
from kosmodrom.games.race.develop import ChooseDevelopment, due
from kosmodrom.games.race.effects import (
    may_pay_for,
    price,
    strength_against,
    tactics_strength,
    usable_ship,
    usable_tactics,
    world_cost,
)
from kosmodrom.games.race.explore import Keep
from kosmodrom.games.race.payment import Discard, Pay
from kosmodrom.games.race.pieces import Pieces
from kosmodrom.games.race.position import Race
from kosmodrom.games.race.produce import ProduceOn, ProduceWindfalls
from kosmodrom.games.race.round import ChooseAction
from kosmodrom.games.race.settle import ChooseWorld, TakeWorld

PLACING: Final = (ChooseDevelopment, ChooseWorld)
COUNTED: Final = (Discard, Keep, Pay, TakeGoods, TakeDifferent, SpendCards)
SECRET: Final = (ChooseAction, *PLACING, Discard, Keep, Pay)
# These are picked together: which of the cards is named first makes no difference.
TOGETHER: Final = (Discard, Keep, Pay, SpendCards)
WITH_POWER: Final = (TakeGoods, TakeDifferent, SpendCards)
# For each decision: its question and the clause that it stands for.
QUESTIONS: Final[dict[type[Step], tuple[str, str]]] = {
    Discard: ("hand-limit", "race.9.2"),
    ChooseAction: ("action", "race.2.2"),
    Keep: ("keep", "race.4.1"),
    ChooseDevelopment: ("development", "race.5.1"),
    Pay: ("pay", "race.3.2"),
    ChooseWorld: ("world", "race.6.1"),
    TakeWorld: ("how-to-settle", "race.6.35"),
    Sell: ("sell", "race.7.2"),
    UsePowers: ("consume-power", "race.7.10"),
    TakeGoods: ("consume-good", "race.7.15"),
    TakeDifferent: ("consume-different", "race.7.20"),
    SpendCards: ("spend", "race.7.27"),
    NameNumber: ("number", "race.7.34"),
    ProduceWindfalls: ("windfall-power", "race.8.8"),
    ProduceOn: ("windfall-world", "race.8.5"),
}

# Ranges of the vocabulary whose answers name a card: role, first answer, and the zone of the piece touched.
CARD_RANGES: Final = (
    ("discard", choices.DISCARD, "hand"),
    ("keep", choices.KEEP, "drawn"),
    ("place", choices.PLACE, "hand"),
    ("pay", choices.PAY, "hand"),
    ("sell", choices.SELL, "goods"),
    ("good", choices.GOOD, "goods"),
    ("spend", choices.SPEND, "hand"),
    ("produce", choices.PRODUCE_ON, "tableau"),
)
# Where an illegal try can be made with a world of the own table.
TRIES_ON_WORLDS: Final[dict[type[Step], int]] = {
    Sell: choices.SELL,
    TakeGoods: choices.GOOD,
    TakeDifferent: choices.GOOD,
    ProduceOn: choices.PRODUCE_ON,
}
PLAIN: Final = {
    choices.PASS: "pass",
    choices.STOP: "stop",
    choices.BUY: "buy",
    choices.CONQUER: "conquer",
    choices.SHIP: "ship",
    choices.USE_TACTICS: "tactics",
    choices.KEEP_TACTICS: "keep-tactics",
}


class Asker:
    """Puts one seat's pending decision into words and pieces."""

    def __init__(self, g: Race, seat: int, pieces: Pieces, notation: Notation, uses: list[Text]) -> None:
        self.g = g
        self.seat = seat
        self.pieces = pieces
        self.notation = notation
        self.uses = uses  # what each consume power says, by its slot
        self.step = g.decision(seat)
        self.player = g.players[seat]

    def decision(self) -> Decision:
        question, clause = QUESTIONS[type(self.step)]
        starting = isinstance(self.step, Discard) and not self.g.round
        take = self.step.n if isinstance(self.step, TOGETHER) else 1
        legal = self.g.choices(self.seat)
        return Decision(
            prompt=self.prompt("start-discard" if starting else question),
            clause="race.1.11" if starting else clause,
            choices=tuple(
                self.choice(number, final) for number, final in zip(legal, self.finals(legal, take), strict=True)
            ),
            blocked=tuple(self.blocked()),
            detail=self.picked(),
            take=take,
        )

    def finals(self, legal: list[int], take: int) -> list[bool]:
        """Which answers leave no way back once all have decided. Of secret answers all do, or none."""
        if isinstance(self.step, SECRET):
            return [brings_to_light(self.g, self.seat, legal[0], take)] * len(legal)
        return [brings_to_light(self.g, self.seat, number, take) for number in legal]

    def picked(self) -> Text | None:
        """How far a decision has come that picks one thing after the other."""
        step = self.step
        if isinstance(step, WITH_POWER):
            power = self.g.edition.consumers[step.m][1]
            total = step.k if isinstance(step, TakeGoods) else power.different or power.times
            done = total - step.n
        elif isinstance(step, COUNTED):
            done = len(self.player.aside)
            total = done + step.n
        else:
            return None
        return Text("race-ask-picked", {"done": done, "total": total}) if total > 1 else None

    def prompt(self, question: str) -> Text:
        """What the decision asks, with its numbers."""
        step, player = self.step, self.player
        args: dict[str, int | str] = {}
        if isinstance(step, ChooseAction) and self.g.advanced:
            question = "second-action" if step.n else "first-action"
        if isinstance(step, TakeWorld) and player.placed < 0:
            question = "idle-tactics"
            args["card"] = self.name(usable_tactics(self.g.edition.cards, player))
        if isinstance(step, COUNTED):
            args["left"] = step.n
        if isinstance(step, (Pay, TakeWorld)) and player.placed >= 0:
            args["card"] = self.name(player.placed)
        if isinstance(step, WITH_POWER):
            args["card"] = self.name(self.g.edition.consumers[step.m][0])
        if isinstance(step, NameNumber):
            args["card"] = self.name(gambling_world(self.g))
        if isinstance(step, ProduceOn):
            args["good"] = GOODS[step.n] or "any"
        return Text(f"race-ask-{question}", args)

    def name(self, kind: int) -> str:
        """A card as an argument of a text."""
        return "@" + self.g.edition.keys[kind]

    def choice(self, number: int, final: bool) -> Choice:
        """One legal answer, and whether it can be taken back."""
        return replace(self.in_words(number), final=final)

    def in_words(self, number: int) -> Choice:
        """What an answer says and touches."""
        text = self.notation.write(number)
        if number in PLAIN:
            return self.plain_choice(number, text)
        for role, base, zone in CARD_RANGES:
            if base <= number < base + choices.KINDS:
                return self.card_choice(number, text, role, number - base, zone)
        if choices.ACTION <= number < choices.ACTION + choices.ACTIONS:
            key = choices.ACTION_KEYS[number - choices.ACTION]
            return Choice(number, text, Text(f"race-choice-call-{key}"), "action")
        if choices.USE <= number < choices.USE + choices.USES:
            return self.use_choice(number, text)
        if choices.NAME < number < choices.WINDFALL_POWER:
            return Choice(number, text, Text("race-choice-name", {"number": number - choices.NAME}), "name")
        good = GOODS[number - choices.WINDFALL_POWER] or "any"
        return Choice(number, text, Text("race-choice-windfall-power", {"good": good}), "windfall")

    def plain_choice(self, number: int, text: str) -> Choice:
        """An answer that names no card of its own; those about a world say what it takes."""
        role = PLAIN[number]
        args: dict[str, int | str] = {}
        touched: tuple[str, ...] = ()
        cards = self.g.edition.cards
        if number in (choices.USE_TACTICS, choices.KEEP_TACTICS):
            tactics = usable_tactics(cards, self.player)
            args = {"card": self.name(tactics), "amount": tactics_strength(cards, tactics)}
            touched = self.pieces.at(f"tableau:{self.seat}", tactics)
        elif number == choices.SHIP:
            ship = usable_ship(cards, self.player, cards[self.player.placed])
            args = {"card": self.name(ship)}
            touched = self.pieces.at(f"tableau:{self.seat}", ship)
        elif number in (choices.BUY, choices.CONQUER):
            world = cards[self.player.placed]
            touched = self.pieces.at(f"tableau:{self.seat}", self.player.placed)
            if number == choices.BUY:
                args["cost"] = world_cost(cards, self.player, world)
            if number == choices.CONQUER:
                args["strength"] = strength_against(cards, self.player, world)
                args["defence"] = world.cost
        return Choice(number, text, Text(f"race-choice-{role}", args), role, touched)

    def use_choice(self, number: int, text: str) -> Choice:
        """A consume power."""
        slot = number - choices.USE
        kind = self.g.edition.consumers[slot][0]
        return Choice(number, text, self.uses[slot], "use", self.pieces.at(f"tableau:{self.seat}", kind))

    def card_choice(self, number: int, text: str, role: str, kind: int, zone: str) -> Choice:
        """An answer that names a card, with its price where it has one."""
        args: dict[str, int | str] = {"card": self.name(kind)}
        if role == "sell":
            args["good"] = GOODS[self.g.card(kind).good]
            args["price"] = self.sale(kind)
        said = Text(f"race-choice-{role}", args)
        comes = follows(self.g, self.seat, kind) if role == "place" else ()
        return Choice(number, text, said, role, self.touched(kind, zone), self.price(role, kind), comes)

    def sale(self, kind: int) -> int:
        """What the good of a world brings now."""
        return price(self.g.edition.cards, self.player, kind, self.step.n == 1)

    def touched(self, kind: int, zone: str) -> tuple[str, ...]:
        """The pieces of an answer: any copy of the card will do."""
        if zone == "goods":
            return (f"good:{self.seat}:{self.g.edition.keys[kind]}",)
        return self.pieces.at(f"{zone}:{self.seat}", kind)

    def price(self, role: str, kind: int) -> Text | None:
        """The pill on a card: what placing it costs, or what selling its good brings."""
        g, cards, player = self.g, self.g.edition.cards, self.player
        card = cards[kind]
        if role == "sell":
            return Text("race-price-gain", {"price": self.sale(kind)})
        if role != "place":
            return None
        if not card.world:
            return Text("race-price-cost", {"cost": due(g, self.seat, kind)})
        if card.military and strength_against(cards, player, card) >= card.cost:
            return Text("race-price-conquest")
        if may_pay_for(cards, player, card):
            return Text("race-price-cost", {"cost": world_cost(cards, player, card)})
        return Text("race-price-tactics")

    def blocked(self) -> list[Blocked]:
        """The answers that a player might try with the cards at hand, with what forbids them."""
        legal = self.g.choices(self.seat)
        out: list[Blocked] = []
        for number, touched in self.tries():
            if number not in legal:
                refusal = self.step.why_not(self.g, number)
                text = Text(refusal.message, refusal.args)
                help = hint(self.g, self.seat, refusal)
                for piece in touched:
                    written = self.notation.write(number)
                    out.append(Blocked(number, written, piece, refusal.clause, text, missing(refusal), help))
        return out

    def tries(self) -> list[tuple[int, tuple[str, ...]]]:
        """What a player might try: each card of the hand or of the table, put to the use that is asked for."""
        g, step, player = self.g, self.step, self.player
        if isinstance(step, PLACING):
            hand = dict.fromkeys(player.hand)
            return [(choices.PLACE + kind, self.touched(kind, "hand")) for kind in hand]
        if type(step) in TRIES_ON_WORLDS:
            base = TRIES_ON_WORLDS[type(step)]
            worlds = [kind for kind in player.tableau if g.card(kind).world]
            return [(base + kind, self.touched(kind, "tableau")) for kind in worlds]
        if isinstance(step, UsePowers):
            powers = enumerate(g.edition.consumers)
            own = [(slot, kind) for slot, (kind, _) in powers if kind in player.tableau]
            return [(choices.USE + slot, self.touched(kind, "tableau")) for slot, kind in own]
        if isinstance(step, TakeWorld) and player.placed >= 0:
            touched = self.touched(player.placed, "tableau")
            return [(number, touched) for number in (choices.BUY, choices.CONQUER, choices.SHIP)]
        return []


def gambling_world(g: Race) -> int:
    """The card whose power has a number named."""
    return next(kind for kind, power in g.edition.consumers if power.op == GAMBLE)
