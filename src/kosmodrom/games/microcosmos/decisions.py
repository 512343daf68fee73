"""What each decision asks, what its answers say, and which pieces they touch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kosmodrom.engine.foresight import brings_to_light
from kosmodrom.engine.notation import Notation
from kosmodrom.engine.step import Step
from kosmodrom.engine.table import Blocked, Choice, Decision, Text
from kosmodrom.games.microcosmos import choices
from kosmodrom.games.microcosmos.automa_actions import MoveAutomaOutpost
from kosmodrom.games.microcosmos.automa_payment import ANYBODY, Spare
from kosmodrom.games.microcosmos.cards import (
    ASKED,
    COLOURS,
    FIELD_KINDS,
    FIELDS,
    GAINS,
    RESOURCES,
    SYMBOLS,
)
from kosmodrom.games.microcosmos.chart import field_id, level_id, outpost_id, unknown_id
from kosmodrom.games.microcosmos.colony import MoveOutpost
from kosmodrom.games.microcosmos.crew import ChooseCrew, UseCrew
from kosmodrom.games.microcosmos.destination import ChooseDeed, GiveCrew, UnlockToken, deeds_at
from kosmodrom.games.microcosmos.gains import GainAny, LayCrew, TakeFromCantina
from kosmodrom.games.microcosmos.galaxy import CELL_KEYS, EMPTY, edges, steps_to
from kosmodrom.games.microcosmos.payment import PaySpecialist, SpendAny
from kosmodrom.games.microcosmos.position import Cosmos
from kosmodrom.games.microcosmos.round import MayDraw
from kosmodrom.games.microcosmos.setup import DiscardFirst
from kosmodrom.games.microcosmos.survivors import ChooseSurvivors, KeepSurvivors, SettleOne, colour_of
from kosmodrom.games.microcosmos.terraform import Terraform
from kosmodrom.games.microcosmos.texts import action_text
from kosmodrom.games.microcosmos.travel import ChooseDestination, RaiseFirst, reach, steps_over
from kosmodrom.games.microcosmos.upgrade import ChooseUpgrade

# For each decision: its question and the clause that it stands for.
QUESTIONS: Final[dict[type[Step], tuple[str, str]]] = {
    DiscardFirst: ("draft", "microcosmos.2.11"),
    GainAny: ("gain", "microcosmos.4.1"),
    LayCrew: ("row", "microcosmos.5.3"),
    TakeFromCantina: ("cantina", "microcosmos.5.7"),
    PaySpecialist: ("specialist", "microcosmos.6.2"),
    SpendAny: ("spend", "microcosmos.4.1"),
    ChooseUpgrade: ("upgrade", "microcosmos.7.1"),
    ChooseDestination: ("destination", "microcosmos.8.1"),
    RaiseFirst: ("raise-first", "microcosmos.9.6"),
    ChooseCrew: ("crew", "microcosmos.10.1"),
    UseCrew: ("use", "microcosmos.10.3"),
    ChooseDeed: ("deed", "microcosmos.11.5"),
    Terraform: ("raise", "microcosmos.12.1"),
    ChooseSurvivors: ("survivors", "microcosmos.13.7"),
    KeepSurvivors: ("keep", "microcosmos.13.3"),
    SettleOne: ("settle", "microcosmos.13.8"),
    MoveOutpost: ("move", "microcosmos.15.2"),
    GiveCrew: ("give", "microcosmos.16.1"),
    UnlockToken: ("unlock", "microcosmos.16.1"),
    MayDraw: ("draw", "microcosmos.16.5"),
    Spare: ("spare", "microcosmos.19.7"),
    MoveAutomaOutpost: ("move-rival", "microcosmos.20.14"),
}
PLAIN: Final = {
    choices.PASS: "pass",
    choices.STOP: "stop",
    choices.USE: "use",
    choices.FORGO: "forgo",
    choices.KEEP: "keep",
    choices.DECLINE: "decline",
    choices.TO_UPPER: "upper",
    choices.TO_LOWER: "lower",
    choices.DRAW_CARD: "draw",
}
# What it is called to do nothing more, by the decision.
NOTHING: Final[dict[type[Step], str]] = {
    ChooseUpgrade: "no-upgrade",
    ChooseCrew: "no-crew",
    ChooseDeed: "no-deed",
    Terraform: "no-level",
    MayDraw: "no-draw",
}
# Answers after which a hidden card comes to light at once, so that there is no way back.

Args = dict[str, int | str]
Touched = tuple[str, ...]
Told = tuple[str, Text, Touched]  # role, words and pieces of an answer


def deed_id(seat: int, deed: int) -> str:
    """The piece for an action of the destination."""
    return f"deed:{seat}:{choices.DEED_KEYS[deed]}"


def said(role: str, args: Args, touched: Touched) -> Told:
    """An answer whose message goes by its role."""
    return role, Text(f"microcosmos-choice-{role}", args), touched


class Asker:
    """Puts one seat's pending decision into words and pieces."""

    def __init__(self, g: Cosmos, seat: int, notation: Notation) -> None:
        self.g = g
        self.seat = seat
        self.notation = notation
        self.step = g.decision(seat)
        self.player = g.players[seat]
        self.tellers: tuple[tuple[int, int, Callable[[int], Told]], ...] = (
            (choices.GAIN, RESOURCES, lambda n: said("gain", {"resource": GAINS[n]}, self.cargo(n))),
            (choices.SPEND, RESOURCES, lambda n: said("spend", {"resource": GAINS[n]}, self.cargo(n))),
            (choices.RAISE, RESOURCES, lambda n: said("raise", {"resource": GAINS[n]}, self.level(n))),
            (choices.TOKEN, len(SYMBOLS), lambda n: said("token", {"specialist": SYMBOLS[n]}, self.token(n))),
            (choices.UNLOCK, len(SYMBOLS), lambda n: said("unlock", {"specialist": SYMBOLS[n]}, self.token(n))),
            (choices.DO, choices.DEEDS, self.deed),
            (choices.BUY, choices.UPGRADE_SPACES, self.buy),
            (choices.PLAY_UP, choices.CREW_CARDS, lambda n: self.with_crew("up", n)),
            (choices.PLAY_OUT, choices.CREW_CARDS, lambda n: self.with_crew("out", n)),
            (choices.DISCARD, choices.CREW_CARDS, lambda n: self.with_crew("discard", n)),
            (choices.TAKE, choices.CREW_CARDS, lambda n: self.with_crew("take", n)),
            (choices.MEET, choices.SURVIVORS, lambda n: self.with_survivors("meet", n)),
            (choices.SETTLE, choices.SURVIVORS, lambda n: self.with_survivors("settle", n)),
            (choices.GO, choices.PLANETS * FIELDS, self.go),
            (choices.DISCOVER, choices.CELLS, self.discover),
            (choices.MOVE, choices.PLANETS, self.move),
            (choices.SPARE, len(SYMBOLS), self.spare),
        )

    def decision(self) -> Decision:
        question, clause = QUESTIONS[type(self.step)]
        return Decision(
            prompt=Text(f"microcosmos-ask-{question}", self.prompt_args()),
            clause=clause,
            choices=tuple(self.choice(number) for number in self.g.choices(self.seat)),
            blocked=tuple(self.blocked()),
            detail=self.detail(),
        )

    def prompt_args(self) -> Args:
        """The numbers and names of the question."""
        g, step = self.g, self.step
        if isinstance(step, (GainAny, SpendAny, TakeFromCantina, ChooseCrew)):
            return {"left": step.n}
        if isinstance(step, LayCrew):
            return {"card": self.crew_name(step.n)}
        if isinstance(step, UseCrew):
            return {"card": self.crew_name(step.n)}
        if isinstance(step, PaySpecialist):
            return {"asked": ASKED[step.n]}
        if isinstance(step, (Terraform, RaiseFirst)):
            left = step.m if isinstance(step, Terraform) else 1
            return {"planet": self.planet_name(g.cells[step.n]), "left": left}
        if isinstance(step, (SettleOne, MoveOutpost)):
            return {"planet": self.planet_name(g.cells[step.n])}
        if isinstance(step, MoveAutomaOutpost):
            return {"planet": self.planet_name(g.cells[step.m])}
        if isinstance(step, Spare):
            return {"asked": "anybody" if step.m == ANYBODY else ASKED[step.m], "left": step.k}
        if isinstance(step, KeepSurvivors):
            return {"card": self.survivors_name(step.m)}
        if isinstance(step, ChooseDestination):
            return {"reach": reach(g, self.player)}
        return {}

    def detail(self) -> Text | None:
        """More about the question: what the action is that may be used, whose Leader an exploration takes."""
        step = self.step
        if isinstance(step, UseCrew):
            crew = self.g.edition.crew[step.n]
            return action_text(crew.cost[step.m], crew.gain[step.m])
        if isinstance(step, SettleOne):
            return Text("microcosmos-colour", {"colour": COLOURS[colour_of(self.g, step.n)]})
        return None

    # Names and pieces.

    def crew_name(self, card: int) -> str:
        return "@" + self.g.edition.crew[card].key

    def survivors_name(self, card: int) -> str:
        return "@" + self.g.edition.survivors[card].key

    def planet_name(self, number: int) -> str:
        return "@" + self.g.edition.planets[number].key

    def cargo(self, resource: int) -> Touched:
        return (f"cargo:{self.seat}:{GAINS[resource]}",)

    def token(self, symbol: int) -> Touched:
        return (f"specialist:{self.seat}:{SYMBOLS[symbol]}",)

    def level(self, resource: int) -> Touched:
        return (level_id(self.g, self.step.n, resource),)

    # Answers.

    def choice(self, number: int) -> Choice:
        """One legal answer in words."""
        text = self.notation.write(number)
        final = brings_to_light(self.g, self.seat, number)
        if number in PLAIN:
            return Choice(number, text, self.plain_text(number), PLAIN[number], self.plain_pieces(), final=final)
        for base, size, teller in self.tellers:
            if base <= number < base + size:
                role, said, touched = teller(number - base)
                return Choice(number, text, said, role, touched, self.price(number), final=final)
        raise ValueError(f"answer {number} stands for nothing")

    def plain_text(self, number: int) -> Text:
        """An answer that names nothing."""
        nothing = number in (choices.PASS, choices.STOP)
        return Text(f"microcosmos-choice-{NOTHING[type(self.step)] if nothing else PLAIN[number]}")

    def plain_pieces(self) -> Touched:
        """The card that a plain answer is about."""
        step, edition = self.step, self.g.edition
        if isinstance(step, LayCrew):
            return (edition.crew[step.n].key,)
        if isinstance(step, UseCrew):
            shown = (*self.player.upper, *self.player.lower, *self.g.crew_discards)
            return (edition.crew[step.n].key,) if step.n in shown else ()
        return (edition.survivors[step.m].key,) if isinstance(step, KeepSurvivors) else ()

    def deed(self, deed: int) -> Told:
        key = choices.DEED_KEYS[deed]
        return key, Text(f"microcosmos-deed-{key}"), (deed_id(self.seat, deed),)

    def buy(self, upgrade: int) -> Told:
        key = self.g.edition.upgrades[upgrade].key
        return said("buy", {"upgrade": f"@{key}"}, (f"{key}:{self.seat}",))

    def with_crew(self, role: str, card: int) -> Told:
        return said(role, {"card": self.crew_name(card)}, (self.g.edition.crew[card].key,))

    def with_survivors(self, role: str, card: int) -> Told:
        return said(role, {"card": self.survivors_name(card)}, (self.g.edition.survivors[card].key,))

    def go(self, target: int) -> Told:
        place = self.g.place_of(target // FIELDS, target % FIELDS)
        args: Args = {"planet": self.planet_name(target // FIELDS), "field": FIELD_KINDS[self.g.kind_of(place)]}
        return said("go", args, (field_id(self.g, place),))

    def discover(self, cell: int) -> Told:
        return said("discover", {"space": CELL_KEYS[cell]}, (unknown_id(cell),))

    def move(self, number: int) -> Told:
        owner = self.step.n if isinstance(self.step, MoveAutomaOutpost) else self.seat
        touched = (outpost_id(self.g, owner, self.g.cell_of(number)),)
        return said("move", {"planet": self.planet_name(number)}, touched)

    def spare(self, symbol: int) -> Told:
        """A specialist of the Automa: its crew cards with that symbol."""
        crew = self.g.edition.crew
        cards = [crew[card].key for card in self.g.players[self.step.n].upper if crew[card].symbol == symbol]
        return said("spare", {"specialist": SYMBOLS[symbol]}, tuple(cards))

    def price(self, number: int) -> Text | None:
        """What an answer takes: the steps of a way, or the cost of an upgrade."""
        g = self.g
        if choices.GO <= number < choices.MOVE:
            furthest = reach(g, self.player)
            steps = steps_to(g.near, self.player.ark, furthest)
            if number < choices.DISCOVER:
                target = number - choices.GO
                way = steps[g.place_of(target // FIELDS, target % FIELDS)]
            else:
                border = edges(g.edition, g.cells)[number - choices.DISCOVER]
                way = steps_over(steps, border, self.player.ark, furthest)
            return Text("microcosmos-price-steps", {"steps": way, "reach": furthest})
        return None

    # Illegal tries.

    def blocked(self) -> list[Blocked]:
        """The answers that a player might try with what is on the table, with what forbids them."""
        legal = self.g.choices(self.seat)
        out: list[Blocked] = []
        for number, piece in self.tries():
            if number not in legal:
                refusal = self.step.why_not(self.g, number)
                text = Text(refusal.message, refusal.args)
                out.append(Blocked(number, self.notation.write(number), piece, refusal.clause, text))
        return out

    def tries(self) -> list[tuple[int, str]]:
        """What a player might try, with the piece that it would be tried with."""
        g, step = self.g, self.step
        if isinstance(step, ChooseUpgrade):
            return [(choices.BUY + n, f"{row.key}:{self.seat}") for n, row in enumerate(g.edition.upgrades)]
        if isinstance(step, ChooseDestination):
            return [*self.tried_fields(), *self.tried_spaces()]
        if isinstance(step, ChooseDeed):
            return [(choices.DO + deed, deed_id(self.seat, deed)) for deed in deeds_at(g, self.player.ark)]
        if isinstance(step, ChooseCrew):
            return [(choices.PLAY_UP + card, g.edition.crew[card].key) for card in self.player.crew()]
        if isinstance(step, (PaySpecialist, GiveCrew)):
            return [(choices.DISCARD + card, g.edition.crew[card].key) for card in self.player.crew()]
        if isinstance(step, (Terraform, RaiseFirst)):
            planet = g.edition.planets[g.cells[step.n]]
            tracks = [resource for resource in range(RESOURCES) if planet.tracks[resource]]
            return [(choices.RAISE + resource, level_id(g, step.n, resource)) for resource in tracks]
        return []

    def tried_fields(self) -> list[tuple[int, str]]:
        """Every field of the galaxy."""
        return [
            (choices.GO + number * FIELDS + field, f"{self.g.edition.planets[number].key}:{field}")
            for number in self.g.cells
            if number != EMPTY
            for field in range(len(self.g.edition.planets[number].kinds))
        ]

    def tried_spaces(self) -> list[tuple[int, str]]:
        """Every space of the galaxy that nobody has seen."""
        spaces = enumerate(self.g.cells)
        return [(choices.DISCOVER + cell, unknown_id(cell)) for cell, number in spaces if number == EMPTY]
