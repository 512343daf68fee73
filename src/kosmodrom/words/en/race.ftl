### Race for the Galaxy: the words of the table.
###
### Arguments that recur:
###   $card, $world      name of a card in the reader's language
###   $player            name of the player whose seat the message gives
###   $good              novelty, rare, gene, alien; any where the kind does not matter
###   $action, $second   explore-5, explore-1-1, develop, settle, trade, double, produce
###   $phase             choosing, explore, develop, settle, consume, produce, closing
###   $amount, $count, $left, $points and the like are numbers; what is left in the pool is at least 0


## Words that other messages refer to

race-signed = { $amount ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $amount }
}
race-cards-amount = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
race-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
race-cards-more = { $left ->
    [one] { $left } more card
   *[other] { $left } more cards
}
race-cards-price = { $price ->
    [one] { $price } card
   *[other] { $price } cards
}
race-cards-cost = { $cost ->
    [one] { $cost } card
   *[other] { $cost } cards
}
race-cards-have = { $have ->
    [one] { $have } card
   *[other] { $have } cards
}

## Phases

race-phase = { $phase ->
    [choosing] { race-phase-choosing }
    [explore] { race-phase-explore }
    [develop] { race-phase-develop }
    [settle] { race-phase-settle }
    [consume] { race-phase-consume }
    [produce] { race-phase-produce }
   *[closing] { race-phase-closing }
}
race-phase-setup = Set-up
race-phase-choosing = Choice of actions
race-phase-explore = Explore
race-phase-develop = Develop
race-phase-settle = Settle
race-phase-trade = Trade
race-phase-consume = Consume
race-phase-produce = Produce
race-phase-closing = End of the round

## Actions

race-action = { $action ->
    [explore-5] { race-action-explore-5 }
    [explore-1-1] { race-action-explore-1-1 }
    [develop] { race-action-develop }
    [settle] { race-action-settle }
    [trade] { race-action-trade }
    [double] { race-action-double }
   *[produce] { race-action-produce }
}
race-action-second = { $second ->
    [explore-5] { race-action-explore-5 }
    [explore-1-1] { race-action-explore-1-1 }
    [develop] { race-action-develop }
    [settle] { race-action-settle }
    [trade] { race-action-trade }
    [double] { race-action-double }
   *[produce] { race-action-produce }
}
race-action-explore-5 = Explore: +5
race-action-explore-1-1 = Explore: +1, +1
race-action-develop = Develop
race-action-settle = Settle
race-action-trade = Consume: trade
race-action-double = Consume: 2x VP
race-action-produce = Produce

race-bonus-explore-5 = You draw 5 more cards.
race-bonus-explore-1-1 = You draw 1 more card and keep 1 more.
race-bonus-develop = Your development costs 1 less.
race-bonus-settle = You draw 1 card after placing a world.
race-bonus-trade = You first sell one good for cards.
race-bonus-double = Your consume powers give double points.
race-bonus-produce = You also produce on one windfall world.

## Goods

race-good = { $good ->
    [novelty] { race-good-novelty }
    [rare] { race-good-rare }
    [gene] { race-good-gene }
    [alien] { race-good-alien }
   *[any] { race-good-any }
}
race-good-novelty = Novelty goods
race-good-rare = Rare elements
race-good-gene = Genes
race-good-alien = Alien technology
race-good-any = any good
# The kind as part of a phrase: "a Gene world", "3 Rare goods". In Polish "with Genes": "świat z Genami".
race-kind = { $good ->
    [novelty] Novelty
    [rare] Rare
    [gene] Gene
   *[alien] Alien
}

## Sorts of cards

race-type-world = World
race-type-development = Development
race-type-military = Military world
race-type-production = Production world: { race-good }
race-type-windfall = Windfall world: { race-good }
race-type-start = Start world
race-tag-rebel = Rebel
race-tag-alien = Alien
race-tag-uplift = Uplift
race-tag-imperium = Imperium
race-tag-terraforming = Terraforming
race-card-cost = Cost: { $amount }
race-card-defence = Defence: { $amount }
race-card-vp = VP: { $points }
race-card-vp-variable = VP: worked out at the end
race-card-scoring = End of the game
race-card-hidden = Face-down card

## The table

race-heading-over = The game is over
race-zone-deck = Deck
race-zone-discards = Discard pile
race-zone-table = Table
race-zone-hand = Hand
race-zone-actions = Actions
race-zone-drawn = Drawn cards
race-zone-aside = Chosen cards
race-mark-placed = just placed
race-mark-chosen = chosen
race-mark-shown = seen by all
race-counter-pool = VP pool
race-counter-first = Table order from
race-counter-chips = Chips
race-counter-points = Points
race-counter-strength = Strength

## Options

race-option-advanced = Advanced two-player game
race-option-advanced-help = Nine action cards each, two choices a round.
race-option-first-game = First game
race-option-first-game-help = Fixed start worlds and hands in place of six dealt cards.
race-option-idle-tactics = New Military Tactics without a world
race-option-idle-tactics-help = The card may be discarded even by a player who places no world.

## What the powers do
## Give every message all the arguments it names: $good is any, $tag none and $this, $bonus no where a card has none.

race-power-explore-draw = Draw { race-cards-amount } more
race-power-explore-keep = Keep { race-cards-amount } more
race-power-develop-draw = Draw { race-cards-amount } at the start of the phase
race-power-develop-reduce = Developments cost { race-cards-amount } less
race-power-develop-draw-after = Draw { race-cards-amount } after placing a development
race-power-settle-reduce = { $good ->
    [any] Non-military worlds cost { race-cards-amount } less
   *[other] Non-military { race-kind } worlds cost { race-cards-amount } less
}
race-power-settle-strength = { $tag ->
    [rebel] { race-signed } Strength against Rebel military worlds
   *[none] { $good ->
        [any] { race-signed } Strength
       *[other] { race-signed } Strength against { race-kind } military worlds
    }
}
race-power-settle-colony-ship = You may discard this card: a non-military world costs you 0 (not an Alien one)
race-power-settle-tactics = You may discard this card: { race-signed } Strength until the phase ends
race-power-settle-pay-military = You may pay for a military world (not an Alien one): its defence less { $amount }
race-power-settle-draw-after = Draw { race-cards-amount } after placing a world
race-power-trade-price = { $this ->
    [yes] Sell the good of this world for { race-cards-amount } more
   *[no] { $good ->
        [any] Sell any good for { race-cards-amount } more
       *[other] Sell a { race-kind } good for { race-cards-amount } more
    }
}
race-power-consume-consume = { $times ->
    [1] Discard { race-goods-number } for { race-reward }
   *[other] Discard { race-goods-up-to } for { race-reward } each
}
race-goods-number = { $good ->
    [any] { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    }
   *[other] { $goods ->
        [one] { $goods } { race-kind } good
       *[other] { $goods } { race-kind } goods
    }
}
race-goods-up-to = { $good ->
    [any] up to { $times } goods
   *[other] up to { $times } { race-kind } goods
}
race-reward = { $vp ->
    [0] { race-reward-cards }
   *[other] { $cards ->
        [0] { $vp } VP
       *[other] { $vp } VP and { race-reward-cards }
    }
}
race-reward-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
race-power-consume-different = Discard { $different } goods, each of another kind, for { race-reward }
race-power-consume-all = Discard all your goods for one VP fewer than goods
race-power-consume-hand = You may discard up to { $times } hand cards for { $vp } VP each (never doubled)
race-power-consume-sell = { $bonus ->
    [yes] Discard 1 good for cards at its price, with your trade powers
   *[no] Discard 1 good for cards at its price, without trade powers
}
race-power-consume-draw = Draw { race-cards-amount }
race-power-consume-gamble = Name a number from 1 to 7 and turn up a card: keep it if its cost or defence is that number
race-power-produce-produce = Produces { race-good }
race-power-produce-draw-if = Draw { race-cards-amount } if a good was produced here
race-power-produce-draw = Draw { race-cards-amount }
race-power-produce-windfall = { $good ->
    [any] Produce on one of your windfall worlds
   *[other] Produce on one of your { race-kind } windfall worlds
}
race-power-produce-draw-each = Draw { race-cards-amount } for each { race-kind } good you have produced
race-power-produce-draw-different = Draw { race-cards-amount } for each kind of good you have produced
race-power-produce-draw-most = Draw { race-cards-amount } if you alone have produced the most { race-kind } goods
race-power-produce-draw-world = Draw { race-cards-amount } for each of your { race-kind } worlds

## What a 6-cost development scores

race-score-card = { $points } VP for { $card }
race-score-production = { $points } VP for each { race-kind } production world
race-score-windfall = { $points } VP for each { race-kind } windfall world
race-score-military-world = { $points } VP for each other military world
race-score-rebel-military = { $points } VP for each Rebel military world
race-score-alien = { $points } VP for each other Alien card, this one included
race-score-six-cost = { $points } VP for each development of cost 6, this one included
race-score-development = { $points } VP for each other development
race-score-world = { $points } VP for each other world
race-score-explore-development = { $points } VP for each development with an Explore power, this one included
race-score-explore-world = { $points } VP for each world with an Explore power
race-score-consume-development = { $points } VP for each development with a Consume power, this one included
race-score-consume-world = { $points } VP for each world with a Consume power
race-score-trade-development = { $points } VP for each development with a Trade power, this one included
race-score-trade-world = { $points } VP for each world with a Trade power
race-score-chips = { $points } VP for every 3 VP in chips
race-score-strength = { $points } VP for each point of your Strength

## Choices

race-choice-call-explore-5 = { race-action-explore-5 } – { race-bonus-explore-5 }
race-choice-call-explore-1-1 = { race-action-explore-1-1 } – { race-bonus-explore-1-1 }
race-choice-call-develop = { race-action-develop } – { race-bonus-develop }
race-choice-call-settle = { race-action-settle } – { race-bonus-settle }
race-choice-call-trade = { race-action-trade } – { race-bonus-trade }
race-choice-call-double = { race-action-double } – { race-bonus-double }
race-choice-call-produce = { race-action-produce } – { race-bonus-produce }
race-choice-discard = Discard: { $card }
race-choice-keep = Keep: { $card }
race-choice-place = Place: { $card }
race-choice-pass = Place nothing
race-choice-pay = Pay with: { $card }
race-choice-buy = Pay { race-cards-cost }
race-choice-conquer = Conquer (Strength { $strength }, defence { $defence })
race-choice-ship = Discard { $card }: the world costs 0
race-choice-tactics = Discard { $card }: { race-signed } Strength until the phase ends
race-choice-keep-tactics = Keep { $card }
race-choice-sell = Sell the good of: { $card }
race-choice-use-consume = { $card }: { race-power-consume-consume }
race-choice-use-different = { $card }: { race-power-consume-different }
race-choice-use-all = { $card }: { race-power-consume-all }
race-choice-use-hand = { $card }: { race-power-consume-hand }
race-choice-use-sell = { $card }: { race-power-consume-sell }
race-choice-use-draw = { $card }: { race-power-consume-draw }
race-choice-use-gamble = { $card }: { race-power-consume-gamble }
race-choice-good = Take the good from: { $card }
race-choice-spend = Discard for points: { $card }
race-choice-stop = No more
race-choice-name = Name { $number }
race-choice-windfall-power = { $good ->
    [any] Produce on any windfall world
   *[other] Produce on a { race-kind } windfall world
}
race-choice-produce = Produce on: { $card }

race-price-cost = { $cost ->
    [0] free
   *[other] { race-cards-cost }
}
race-price-conquest = conquest
race-price-tactics = conquest with tactics
race-price-gain = +{ race-cards-price }

## What comes of placing a card, and what would help

race-follow-cost = cost { $printed } − { $less } = { $due }
race-follow-conquest = Strength { $strength } against defence { $defence }
race-follow-good = it gets a good: { race-good }
race-follow-draw = then you draw { race-cards-amount }
race-hint-strength = { $card } from your hand, once placed, gives you { race-signed } Strength.
race-hint-discount = { $card } from your hand, once placed, makes it { $amount } cheaper.
race-hint-cards = Explore and the sale of goods bring cards to pay with.

## What the button of the table says, by role

race-do-action = Choose
race-do-discard = Discard
race-do-keep = Keep
race-do-place = Place
race-do-pay = Pay
race-do-spend = Discard
race-do-sell = Sell
race-do-good = Discard the good
race-do-use = Use
race-do-produce = Produce
race-do-windfall = Produce
race-do-buy = Pay
race-do-conquer = Conquer
race-do-ship = Use the ship
race-do-tactics = Discard it
race-do-keep-tactics = Keep it
race-do-name = Name it
race-marked-pay = payment
race-marked-discard = discard
race-marked-spend = discard
race-marked-keep = stays

## Signs and words of the board

race-ends-when = the game ends when:
race-ends-table = { $limit } cards on a table
race-ends-pool = points taken from the pool
race-chips-unit = { " " }chips
race-hand-count = Cards in hand
race-table-count = Cards on the table
race-sign-phase-explore = I
race-sign-phase-develop = II
race-sign-phase-settle = III
race-sign-phase-trade = ⇄
race-sign-phase-consume = IV
race-sign-phase-produce = V
race-sign-card-scoring = VP

## Prompts

race-ask-start-discard = Choose { race-cards-more } of your first hand to discard
race-ask-action = Choose an action
race-ask-first-action = Choose your first action
race-ask-second-action = Choose your second action
race-ask-keep = Choose { race-cards-more } to keep
race-ask-development = Choose a development to place, or none
race-ask-pay = { $card }: choose { race-cards-more } to pay
race-ask-world = Choose a world to place, or none
race-ask-how-to-settle = { $card }: how do you take this world?
race-ask-idle-tactics = Discard { $card } although you place no world?
race-ask-sell = Choose the good to sell
race-ask-consume-power = Choose the next consume power
race-ask-consume-good = { $card }: choose { $left ->
    [one] { $left } more good to discard
   *[other] { $left } more goods to discard
}
race-ask-consume-different = { $card }: choose { $left ->
    [one] { $left } more good of another kind
   *[other] { $left } more goods of different kinds
}
race-ask-spend = { $card }: discard cards from your hand for points (at most { $left } more)
race-ask-number = { $card }: name a number from 1 to 7
race-ask-windfall-power = Choose the next windfall production
race-ask-windfall-world = { $good ->
    [any] Choose the windfall world that produces
   *[other] Choose the { race-kind } windfall world that produces
}
race-ask-hand-limit = Hand limit: choose { race-cards-more } to discard
race-ask-picked = { $done } of { $total } chosen

## Log

race-why = { $why ->
    [start] first hand
    [explore] Explore
    [develop] start of Develop
    [after-develop] after a development
    [settle-bonus] Settle bonus
    [after-settle] after a world
    [sale] sale
    [consume] Consume
   *[produce] Produce
}
race-log-round = Round { $number }
race-log-phase = { race-phase }
race-log-phase-again = { race-phase }, for the second time
race-log-hand = { $player } gets a first hand: { race-cards-count }
race-log-action = { $player } chooses { race-action }
race-log-actions = { $player } chooses { race-action } and { race-action-second }
race-log-draws = { $player } draws { race-cards-count } ({ race-why })
race-log-draws-known = { $player } draws { $card } ({ race-why })
race-log-keeps = { $player } keeps { $kept ->
    [one] { $kept } card
   *[other] { $kept } cards
} and discards { $discarded }
race-log-discards = { $player } discards { race-cards-count }
race-log-places = { $player } places { $card }
race-log-passes = { $player } places nothing
race-log-pays = { $player } pays { race-cards-count } for { $card }
race-log-buys = { $player } pays for { $card } in place of conquering it: { race-cards-count }
race-log-conquers = { $player } conquers { $card } (Strength { $strength }, defence { $defence })
race-log-gives-up = { $player } discards { $card } from the table
race-log-good = { $player }: a good comes to { $card } ({ race-good })
race-log-sells = { $player } sells the good of { $card } ({ race-good }) for { race-cards-price }
race-log-uses = { $player } uses { $card }
race-log-consumes = { $player } consumes the good of { $world } with { $card }
race-log-chips = { $player } gets { $points } VP in chips, { $left } left in the pool
race-log-spends = { $player } discards { race-cards-count } from the hand for points
race-log-spends-known = { $player } discards { $card } from the hand for points
race-log-gamble-hit = { $player } names { $number }, turns up { $card } and keeps it
race-log-gamble-miss = { $player } names { $number }, turns up { $card } and discards it
race-log-reshuffle = The discard pile becomes the new deck: { race-cards-count }
race-log-end-table = The game ends: somebody has 12 cards or more on the table
race-log-end-pool = The game ends: the pool of points is empty
race-log-end-both = The game ends: somebody has 12 cards or more on the table, and the pool of points is empty

## Scores

race-part-cards = Cards on the table
race-part-chips = Chips
race-part-developments = Developments of cost 6
race-part-total = Total
race-part-tiebreak = Hand cards and goods, in case of a tie

## Refusals

race-no-too-expensive = { $card }: you have to pay { race-cards-cost }, and you have { race-cards-have } to pay with.
race-no-already-on-table = You already have this card on your table: { $card }.
race-no-not-a-development = This card is not a development: { $card }.
race-no-not-a-world = This card is not a world: { $card }.
race-no-too-weak = Your Strength is { $strength }; the defence of { $card } is { $defence }.
race-no-not-military = This is not a military world, so it is paid for, not conquered: { $card }.
race-no-not-for-sale = This military world has to be conquered; you have no power to pay for it.
race-no-alien-excluded = This power does not work for worlds with Alien technology.
race-no-no-ship = You have no Colony Ship that could be used for this world.
race-no-no-tactics = You have no New Military Tactics to discard in this phase.
race-no-must-place = You have revealed this world, so you must place it.
race-no-not-in-hand = You do not have this card in hand: { $card }.
race-no-not-drawn = Not among the cards that you drew: { $card }.
race-no-not-on-table = You do not have this card on your table: { $card }.
race-no-no-good-there = There is no good on { $card }.
race-no-must-sell = You chose trade, so you must sell a good.
race-no-power-used = You have already used this power of { $card } in this phase.
race-no-power-needs-good = You do not have what this power of { $card } needs.
race-no-power-in-use = Finish the power that you have begun before you use another one.
race-no-must-use-mandatory = You still have a consume power that you must use.
race-no-must-use-fully = A power once begun is used in full: discard all the goods that it takes.
race-no-wrong-kind = This power does not take goods of that kind. World: { $card }.
race-no-world-has-good = A good already lies on { $card }.
race-no-not-windfall = This is not a windfall world: { $card }.
race-no-no-windfall-power = You have no such windfall production to use, or no world for it.
race-no-not-a-number = The number must be one from 1 to 7.
race-no-already-chosen = You have already chosen this action; there is only one card of it.
race-no-not-your-decision = This is not what you are asked to decide now.

## The parts of the edition

race-records-cards = Cards
race-records-start-hands = Hands of the first game
race-records-vp-chips = Victory point chips
race-record-vp-chips = { $per_player } points for each player in the pool
