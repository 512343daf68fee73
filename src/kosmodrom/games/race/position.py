"""What the table of Race for the Galaxy holds."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.engine.bits import bit, has
from kosmodrom.engine.chance import Chance
from kosmodrom.engine.position import NO_CHOICES, Position, Scores
from kosmodrom.engine.step import NO_STEP, Step
from kosmodrom.games.race.cards import Card, Edition
from kosmodrom.games.race.effects import price
from kosmodrom.games.race.notes import CHIPS, DRAW, GOOD_LAID, RESHUFFLE
from kosmodrom.games.race.player import Player, put
from kosmodrom.games.race.scoring import card_points, development_points

# What a card is taken for; with the seat it makes the channel of a chance result.
FOR_HAND: Final = 0
FOR_GOOD: Final = 1
FOR_FLIP: Final = 2
FOR_START: Final = 3
CHANNELS_A_SEAT: Final = 4

# The phase numbers 1 to 5 are the rulebook's own.
CHOOSING: Final = 0
EXPLORING: Final = 1
DEVELOPING: Final = 2
SETTLING: Final = 3
CONSUMING: Final = 4
PRODUCING: Final = 5
CLOSING: Final = 6

# A card of the discard pile carries the set of seats that know it lies there.
KNOWN: Final = 128
CARD_MASK: Final = KNOWN - 1
NOBODY: Final = 0

# How often resample deals a hand anew when the hand does not fit the decision that its owner visibly faces.
TRIES: Final = 500

# Rule of thumb for what cards and goods are worth in points.
CARD_WORTH: Final = 0.45
TABLE_WORTH: Final = 1.1


@mypyc_attr(acyclic=True)
class Race(Position):
    """A table of Race for the Galaxy. The deck is a bag: it has no order, a draw picks at random.

    A card is the same number in a hand, on a table and as a good [race.3.1].
    """

    __slots__ = (
        "advanced", "deck", "discards", "edition", "ending", "first", "first_game", "idle_tactics", "instance",
        "phase", "players", "pool", "round",
    )  # fmt: skip

    def __init__(
        self,
        seats: i64,
        chance: Chance,
        agenda: list[Step],
        asked: list[Step],
        openers: list[Step],
        options: list[list[int]],
        waiting: i64,
        revealed: i64,
        edition: Edition,
        players: list[Player],
        deck: list[int],
        discards: list[int],
        pool: i64,
        first: i64,
        round: i64,
        phase: i64,
        instance: i64,
        ending: bool,
        advanced: bool,
        first_game: bool,
        idle_tactics: bool,
    ) -> None:
        super().__init__(seats, chance, agenda, asked, openers, options, waiting, revealed)
        self.edition = edition
        self.players = players
        self.deck = deck
        self.discards = discards
        self.pool = pool
        self.first = first  # the owner of the lowest start world
        self.round = round
        self.phase = phase
        self.instance = instance  # 1 in the second of two equal phases
        self.ending = ending
        self.advanced = advanced
        self.first_game = first_game
        self.idle_tactics = idle_tactics

    def clone(self) -> Race:
        return Race(
            self.seats,
            self.chance.clone(),
            self.agenda[:],
            self.asked[:],
            self.openers[:],
            self.options[:],
            self.waiting,
            self.revealed,
            self.edition,
            [player.clone() for player in self.players],
            self.deck[:],
            self.discards[:],
            self.pool,
            self.first,
            self.round,
            self.phase,
            self.instance,
            self.ending,
            self.advanced,
            self.first_game,
            self.idle_tactics,
        )

    # Order.

    def in_order(self, n: i64) -> i64:
        """The n-th seat in table order, beginning with the owner of the lowest start world [race.11.2, race.11.3]."""
        return (self.first + n) % self.seats

    # Cards.

    def take(self, seat: i64, purpose: i64) -> i64:
        """Take a card from the deck, or -1 if there is none; an empty deck is refilled at once [race.9.5, race.9.6]."""
        if not self.deck:
            self.reshuffle()
            if not self.deck:
                return -1
        kind = self.pick(self.deck, seat * CHANNELS_A_SEAT + purpose)
        if not self.deck:
            self.reshuffle()
        return kind

    def reshuffle(self) -> None:
        """Make the discard pile the new deck, which is empty."""
        if not self.discards:
            return
        self.deck = [entry & CARD_MASK for entry in self.discards]
        self.discards = []
        self.tell(RESHUFFLE, -1, len(self.deck))

    def draw(self, seat: i64, count: i64, why: i64) -> None:
        """Draw cards straight into a hand [race.3.13]."""
        hand = self.players[seat].hand
        for _ in range(count):
            kind = self.take(seat, FOR_HAND)
            if kind < 0:
                return
            put(hand, kind)
            self.tell(DRAW, seat, kind, why)

    def lay_good(self, seat: i64, index: i64) -> bool:
        """Lay a card face down on a world of a tableau [race.3.3, race.8.2]; whether there was one to lay."""
        card = self.take(seat, FOR_GOOD)
        if card < 0:
            return False
        player = self.players[seat]
        player.goods[index] = card
        self.tell(GOOD_LAID, seat, player.tableau[index])
        return True

    def discard_unseen(self, kind: i64) -> None:
        """Put a card that nobody has seen on the discard pile."""
        self.discards.append(kind)

    def discard_from(self, seat: i64, kind: i64) -> None:
        """Put a card on the discard pile that only its owner has seen."""
        self.discards.append(kind + KNOWN * bit(seat))

    def discard_openly(self, kind: i64) -> None:
        """Put a card on the discard pile that everybody has seen."""
        self.discards.append(kind + KNOWN * (bit(self.seats) - 1))

    def discard_aside(self, seat: i64) -> None:
        """Put the cards that a player has picked on the discard pile."""
        player = self.players[seat]
        if player.aside:
            for kind in player.aside:
                self.discard_from(seat, kind)
            player.aside = []
            player.discarded_unseen()

    def discard_good(self, seat: i64, kind: i64) -> None:
        """Put the good of a world on the discard pile, unseen [race.7.16]."""
        player = self.players[seat]
        index = player.tableau.index(kind)
        self.discard_unseen(player.goods[index])
        player.goods[index] = -1

    def remove_from_table(self, seat: i64, kind: i64) -> None:
        """Take a development off a tableau; it goes to the discard pile when the phase ends."""
        player = self.players[seat]
        index = player.tableau.index(kind)
        player.tableau.pop(index)
        player.goods.pop(index)

    def win_chips(self, seat: i64, points: i64) -> None:
        """Take chips from the pool; below zero stands for the chips of 10 [race.7.37, race.9.8, race.10.5]."""
        if points:
            self.players[seat].chips += points
            self.pool -= points
            self.tell(CHIPS, seat, points, self.pool)

    def card(self, kind: i64) -> Card:
        return self.edition.cards[kind]

    # The end.

    def scores(self) -> Scores:
        """Points by part, and hand cards plus goods for ties [race.10.6 to race.10.10]."""
        cards = self.edition.cards
        players = self.players
        return Scores(
            {
                "cards": [card_points(cards, player) for player in players],
                "chips": [player.chips for player in players],
                "developments": [development_points(cards, player) for player in players],
            },
            [len(player.hand) + player.goods_of(cards, 0) for player in players],
        )

    def appraise(self, seat: i64) -> float:
        """Points so far, and a rule of thumb for what cards, goods and powers will bring."""
        cards = self.edition.cards
        player = self.players[seat]
        points: int = card_points(cards, player) + player.chips + development_points(cards, player)
        in_hand = len(player.hand) + (len(player.aside) if self.phase == EXPLORING else 0)
        worth = points + in_hand * CARD_WORTH + len(player.tableau) * TABLE_WORTH
        for index, laid in enumerate(player.goods):
            if laid >= 0:
                cards_for_it: int = price(cards, player, player.tableau[index], True)
                worth += cards_for_it * CARD_WORTH / 2
        return worth

    # What a seat cannot know.

    def resample(self, seat: i64, chance: Chance) -> Race:
        """Deal anew all that a seat cannot see.

        The cards that nobody has shown to the seat are gathered and sorted before they are dealt, and what the
        others have decided in secret is decided anew, so the result depends on nothing that the seat may not know.
        """
        copy = self.clone()
        copy.chance = chance.clone()
        busy = copy.take_back_secrets(seat)
        unseen = copy.gather(seat)
        for other in range(copy.seats):
            if other != seat:
                copy.deal_hidden(other, unseen, has(busy, other))
        copy.deal_rest(seat, unseen)
        for other in range(copy.seats):
            if other != seat and copy.has_opener(other) and not has(busy, other):
                copy.decide_anew(other)
        return copy

    def has_opener(self, seat: i64) -> bool:
        return self.openers[seat] is not NO_STEP

    def take_back_secrets(self, seat: i64) -> i64:
        """Put the others back to where their secret decisions began; the set of those who still decide."""
        busy = self.waiting
        for other in range(self.seats):
            if other != seat and self.has_opener(other):
                player = self.players[other]
                back = player.drawn if self.phase == EXPLORING else player.hand
                for kind in player.aside:
                    put(back, kind)
                player.aside = []
                player.chosen = -1
                if self.phase == CHOOSING:
                    player.first_action = -1
                    player.second_action = -1
                self.asked[other] = self.openers[other]
                self.options[other] = NO_CHOICES
                self.waiting &= ~bit(other)
        return busy

    def gather(self, seat: i64) -> list[int]:
        """Take up every card that a seat cannot place, sorted; the places keep their sizes as -1."""
        unseen: list[int] = self.deck[:]
        self.deck = [-1] * len(self.deck)
        for other, player in enumerate(self.players):
            if other != seat:
                unseen.extend(player.hand)
                unseen.extend(player.drawn)
                unseen.extend(player.aside)
                if player.shown >= 0:
                    unseen.remove(player.shown)
            for index, laid in enumerate(player.goods):
                if laid >= 0:
                    unseen.append(laid)
                    player.goods[index] = 0
        for entry in self.discards:
            if not has(entry // KNOWN, seat):
                unseen.append(entry % KNOWN)
        unseen.sort()
        return unseen

    def deal_hidden(self, seat: i64, unseen: list[int], busy: bool) -> None:
        """Deal a player's hidden cards such that the decision that the player visibly faces is a real one."""
        player = self.players[seat]
        hand_size = len(player.hand) - (1 if player.shown >= 0 else 0)
        drawn_size = len(player.drawn)
        player.aside = [self.chance.draw(unseen) for _ in range(len(player.aside))]
        for attempt in range(TRIES):
            hand = [self.chance.draw(unseen) for _ in range(hand_size)]
            drawn = [self.chance.draw(unseen) for _ in range(drawn_size)]
            player.hand = sorted(hand)
            if player.shown >= 0:
                put(player.hand, player.shown)
            player.drawn = sorted(drawn)
            if not busy:
                return
            self.options[seat] = NO_CHOICES
            self.offer(seat)
            if self.options[seat]:
                return
            if attempt < TRIES - 1:
                unseen.extend(hand)
                unseen.extend(drawn)

    def deal_rest(self, seat: i64, unseen: list[int]) -> None:
        """Deal goods, the unknown part of the discard pile, and the deck."""
        for player in self.players:
            for index, laid in enumerate(player.goods):
                if laid >= 0:
                    player.goods[index] = self.chance.draw(unseen)
        known = sorted(entry for entry in self.discards if has(entry // KNOWN, seat))
        unknown = [self.chance.draw(unseen) for _ in range(len(self.discards) - len(known))]
        self.discards = known + unknown
        self.deck = unseen

    def decide_anew(self, seat: i64) -> None:
        """Decide at random what a player has already decided in secret."""
        self.settle(seat)
        while self.options[seat]:
            options = self.options[seat]
            self.answer(seat, options[self.chance.below(len(options))])

    # Saving.

    def dump(self) -> dict[str, Any]:
        return {
            "machine": self.dump_machine(),
            "players": [player.dump() for player in self.players],
            "deck": self.deck[:],
            "discards": self.discards[:],
            "numbers": [self.pool, self.first, self.round, self.phase, self.instance],
            "flags": [self.ending, self.advanced, self.first_game, self.idle_tactics],
        }
