"""A recorded game at our table, from the first card to the last point."""

from __future__ import annotations

from dataclasses import dataclass, field

from kosmodrom.arena.conformance import facts
from kosmodrom.arena.conformance.allowances import CARDS_RAN_OUT, PRODUCE_ORDER, ROUND_CAP
from kosmodrom.arena.conformance.answers import Answers
from kosmodrom.arena.conformance.compare import (
    Differs,
    check_alike,
    check_same,
    demand,
    reasons,
    result_differences,
    start_differences,
    state_differences,
    unlike,
)
from kosmodrom.arena.conformance.consistency import SETUP, inconsistent, produced
from kosmodrom.arena.conformance.lineup import PRODUCE, Uncalled, line_up
from kosmodrom.arena.conformance.names import Names
from kosmodrom.arena.conformance.record import (
    AnyEvent,
    Draw,
    Game,
    Good,
    Lucky,
    Place,
    Reshuffle,
    Round,
    State,
)
from kosmodrom.engine.chance import seeded
from kosmodrom.engine.position import PUBLIC, ScriptError
from kosmodrom.engine.step import Step
from kosmodrom.games.race import choices
from kosmodrom.games.race.notation import RaceNotation
from kosmodrom.games.race.notes import RESHUFFLE
from kosmodrom.games.race.player import put
from kosmodrom.games.race.position import (
    CHANNELS_A_SEAT,
    FOR_FLIP,
    FOR_GOOD,
    FOR_HAND,
    FOR_START,
    Race,
)
from kosmodrom.games.race.produce import windfall_powers
from kosmodrom.games.race.setup import deal

PHASES_OF_PLACING = ("develop", "develop2", "settle", "settle2")
ACTIONS = {
    "Explore +5": choices.EXPLORE_5,
    "Explore +1,+1": choices.EXPLORE_1_1,
    "Develop": choices.DEVELOP,
    "Develop (2nd)": choices.DEVELOP,
    "Settle": choices.SETTLE,
    "Settle (2nd)": choices.SETTLE,
    "Consume-Trade": choices.TRADE,
    "Consume-x2": choices.DOUBLE,
    "Produce": choices.PRODUCE,
}
PURPOSES = {
    FOR_HAND: "for the hand",
    FOR_GOOD: "as a good",
    FOR_FLIP: "for a number",
    FOR_START: "as the start world",
}
ROUND_CAP_REASON = "round30"
LAST_ROUND = 30


@dataclass
class Verdict:
    """What came out of the replay of a game."""

    differences: list[str] = field(default_factory=list)
    # Allowances that were used: the name, and where.
    allowances: list[tuple[str, str]] = field(default_factory=list)


@dataclass
class Part:
    """A phase as it is recorded, or the set-up, with the steps of our agenda that play it."""

    name: str
    steps: list[Step]
    events: list[AnyEvent]
    state: State


class Replay:
    """A game at our table that follows a record.

    The table gets its agenda one phase at a time, so that it stops wherever the record tells the state.
    """

    def __init__(self, names: Names, game: Game) -> None:
        self.names = names
        self.game = game
        self.verdict = Verdict()
        self.table = deal(names.edition, game.players, seeded(0, 0, 0), game.advanced, False, True)
        self.answers = Answers(names, [], self.allow)
        self.where = ""

    def run(self) -> Verdict:
        """Play the whole record; it ends at the first phase that differs."""
        try:
            self.play()
        except Differs as difference:
            self.verdict.differences += [f"{self.where}: {line}" for line in difference.lines]
        return self.verdict

    def allow(self, name: str) -> None:
        self.verdict.allowances.append((name, self.where))

    def play(self) -> None:
        game, table = self.game, self.table
        round_step, *first_steps = table.agenda
        self.play_phase(0, Part(SETUP, first_steps, game.setup.events, game.setup.state))
        demand(start_differences(self.names, self.table, game))
        for number, recorded in enumerate(game.rounds, 1):
            self.where = f"round {number}, phase actions"
            if self.table.ending:
                raise Differs(["our game is over, the record goes on"])
            self.play_round(round_step, recorded)
        self.where = f"round {self.table.round}, phase result"
        self.check_end()
        demand(result_differences(self.names, self.table, game))

    def check_end(self) -> None:
        """Compare why the game has ended."""
        recorded: list[str] = list(self.game.end.reason)
        if ROUND_CAP_REASON in recorded and self.table.round == LAST_ROUND:
            self.allow(ROUND_CAP)
            recorded.remove(ROUND_CAP_REASON)
        elif not self.table.ending:
            raise Differs(["the record is over, our game goes on"])
        check_alike("reason for the end", recorded, reasons(self.table))

    def play_round(self, round_step: Step, recorded: Round) -> None:
        """One round: the actions, the phases that they call, the end."""
        table = self.table
        table.agenda = []
        round_step.run(table)
        # What a round lines up: the next one, its own end, and the reveal of the actions.
        _, end, reveal = table.agenda
        table.agenda = []
        table.start()
        self.choose_actions(recorded)
        reveal.run(table)
        planned = line_up([end, *table.agenda][::-1], recorded.actions)
        check_same("phases", [phase.phase for phase in recorded.phases], [each.name for each in planned])
        for each, phase in zip(planned, recorded.phases, strict=True):
            with Uncalled(table, each):
                self.play_phase(recorded.round, Part(each.name, [each.step], phase.events, phase.state))
            if each.allowance:
                self.allow(each.allowance)

    def choose_actions(self, recorded: Round) -> None:
        """Choose the actions, which the record tells twice."""
        table = self.table
        asked = [(ask.p, ask.ans) for ask in sorted(recorded.asks, key=lambda ask: ask.p)]
        check_same("round", recorded.round, table.round)
        check_same("actions asked and taken", asked, list(enumerate(recorded.actions)))
        for seat, actions in enumerate(recorded.actions):
            for action in actions:
                self.choose(seat, choices.ACTION + ACTIONS[action])
        if table.pending():
            raise Differs([f"the record has too few actions of seats {table.pending()}"])

    # One phase.

    def play_phase(self, number: int, part: Part) -> None:
        """Play a phase and compare it with the record."""
        self.where = f"round {number}, phase {part.name}"
        before = self.table.clone()
        found = self.attempt(before, part)
        if found and part.name == PRODUCE:
            found = self.produce_otherwise(before, part, found)
        demand(found)

    def attempt(self, before: Race, part: Part, reshuffled: int = 0) -> list[str]:
        """Play a phase; in what it differs from the record."""
        try:
            self.follow(part)
        except (Differs, ScriptError) as error:
            return self.told(error)
        if reshuffled:
            self.table.tell(RESHUFFLE, PUBLIC, reshuffled)
        return self.compare(before, part)

    def compare(self, before: Race, part: Part) -> list[str]:
        """In what that which has happened, and the table now, differ from the record."""
        table, events = self.table, part.events
        found = self.answers.unasked() + inconsistent(self.names, before, part.name, events)
        if part.name == PRODUCE:
            found += produced(self.names, before, events, dry=part.state.deck + part.state.discard == 0)
        # The start worlds come from the deck, every other card that is placed from a hand.
        own = [event for event in events if part.name != SETUP or not isinstance(event, Place)]
        for seat, player in enumerate(table.players):
            hand = facts.hand_after(own, seat, self.names.sorted(before.players[seat].hand))
            found += unlike(f"seat {seat} hand by the events", hand, self.names.sorted(player.hand))
        if table.journal is not None:
            ours = facts.noted_facts(self.names, table.journal)
            found += unlike("events", facts.recorded_facts(events).elements(), ours.elements())
        return found + state_differences(self.names, table, part.state)

    def follow(self, part: Part) -> None:
        """Play some steps of the agenda to their end, with the cards and the answers of the record."""
        table = self.table
        self.answers = Answers(self.names, part.events, self.allow)
        table.script = self.queues(part.events)
        table.journal = []
        table.agenda = part.steps[:]
        table.start()
        if part.name in PHASES_OF_PLACING:
            self.answers.check_places(table)
        while (seat := table.first_pending()) >= 0:
            self.choose(seat, self.answers.answer(table, seat))
        demand(self.left_over(table.script))

    def choose(self, seat: int, choice: int) -> None:
        """Give an answer; one that our table refuses is a difference."""
        table = self.table
        if choice not in table.choices(seat):
            answer = RaceNotation(self.names.edition).write(choice)
            raise Differs([f"seat {seat}: our table refuses {answer}: {table.why_not(seat, choice)}"])
        table.choose(seat, choice)

    # The other order of production.

    def produce_otherwise(self, before: Race, part: Part, found: list[str]) -> list[str]:
        """Produce once more, with an allowance for the order within the phase; what was found stays if none helps."""
        if any(isinstance(event, Reshuffle) for event in part.events):
            self.table = before.clone()
            reshuffle_early(self.table)
            if not self.attempt(before, part, len(before.discards)):
                self.allow(PRODUCE_ORDER)
                return []
        if part.state.deck == 0 and part.state.discard == 0:
            self.table = before.clone()
            self.answers = Answers(self.names, [], self.allow)
            if self.run_out(part.events) and not self.compare(before, part):
                self.allow(CARDS_RAN_OUT)
                return []
        return found

    def run_out(self, events: list[AnyEvent]) -> bool:
        """Hand out the last cards as the record does, if its worlds could produce."""
        table = self.table
        reshuffle_early(table)
        # A digit of the powers is one byte.
        powers = [sum(int(windfall_powers(table, seat)).to_bytes(8)) for seat in range(table.seats)]
        for event in events:
            if not isinstance(event, Draw | Good):
                continue
            card = self.names.kind(event.card)
            if card not in table.deck:
                return False
            table.deck.remove(card)
            player = table.players[event.p]
            if isinstance(event, Draw):
                put(player.hand, card)
                continue
            world = self.names.kind(event.world)
            if world not in player.tableau or player.good_on(world) or not self.names.cards[world].good:
                return False
            player.goods[player.tableau.index(world)] = card
            powers[event.p] -= self.names.cards[world].windfall
        return min(powers) >= 0

    # Chance.

    def queues(self, events: list[AnyEvent]) -> list[list[int]]:
        """The cards that come from the deck, by channel, in the order in which our table takes them."""
        queues: list[list[int]] = [[] for _ in range(self.table.seats * CHANNELS_A_SEAT)]
        for event in sorted(events, key=self.turn):
            match event:
                case Draw():
                    purpose = FOR_HAND
                case Good():
                    purpose = FOR_GOOD
                case Lucky():
                    purpose = FOR_FLIP
                case Place() if self.table.round == 0:
                    purpose = FOR_START
                case _:
                    continue
            queues[event.p * CHANNELS_A_SEAT + purpose].append(self.names.kind(event.card))
        return queues

    def turn(self, event: AnyEvent) -> int:
        """When our table takes a card: goods for production worlds come first, in the order of the tableau."""
        if isinstance(event, Good):
            world = self.names.kind(event.world)
            tableau = self.table.players[event.p].tableau
            if self.names.cards[world].production and world in tableau:
                return tableau.index(world) - len(tableau)
        return 0

    def left_over(self, script: list[list[int]]) -> list[str]:
        """Recorded cards that our table did not take."""
        return [
            f"our table does not take {', '.join(self.names.of[kind] for kind in queue)} {purpose(channel)}"
            for channel, queue in enumerate(script)
            if queue
        ]

    def told(self, error: Differs | ScriptError) -> list[str]:
        """What went wrong, with names for the numbers of the engine's message."""
        if isinstance(error, Differs):
            return error.lines
        if error.result < 0:
            return [f"the record holds no further chance result {purpose(error.channel)}"]
        return [f"the record draws {self.names.of[error.result]} {purpose(error.channel)}, which is not there"]


def reshuffle_early(table: Race) -> None:
    """Add the discard pile to the deck before the deck is empty."""
    deck = table.deck
    table.deck = []
    table.reshuffle()
    table.deck += deck


def purpose(channel: int) -> str:
    """Whose and what for the cards of a channel are."""
    seat, use = divmod(channel, CHANNELS_A_SEAT)
    return f"{PURPOSES[use]} of seat {seat}"
