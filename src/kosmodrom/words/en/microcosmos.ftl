### Micro Cosmos: the words of the table.
###
### Arguments that recur:
###   $card, $planet, $upgrade, $origin   names of components in the reader's language
###   $player       name of the player whose seat the message gives
###   $resource     biomass, workforce, minerals, technology
###   $specialist   red, green, blue, engineer; $asked also any_leader
###   $colour       red, green, blue; $on also space, for a moon or a station
###   $field        planet, portal, moon, station, asteroid
###   $space        north-west and so on
###   $deed         gather, terraform, explore, settle, colony, outpost, specialist
###   amounts of a gain: $biomass, $workforce, $minerals, $technology, $any, $crew, $cantina; of a cost with cost- before them


## Resources and specialists

microcosmos-resource = { $resource ->
    [biomass] { microcosmos-cargo-biomass }
    [workforce] { microcosmos-cargo-workforce }
    [minerals] { microcosmos-cargo-minerals }
   *[technology] { microcosmos-cargo-technology }
}
microcosmos-cargo-biomass = Biomass
microcosmos-cargo-workforce = Workforce
microcosmos-cargo-minerals = Minerals
microcosmos-cargo-technology = Technology
microcosmos-level-biomass = { microcosmos-cargo-biomass }
microcosmos-level-workforce = { microcosmos-cargo-workforce }
microcosmos-level-minerals = { microcosmos-cargo-minerals }
microcosmos-level-technology = { microcosmos-cargo-technology }
microcosmos-level = { $resource ->
    [biomass] { microcosmos-cargo-biomass }
    [workforce] { microcosmos-cargo-workforce }
    [minerals] { microcosmos-cargo-minerals }
   *[technology] { microcosmos-cargo-technology }
}
microcosmos-specialist = { $specialist ->
    [red] { microcosmos-specialist-red }
    [green] { microcosmos-specialist-green }
    [blue] { microcosmos-specialist-blue }
   *[engineer] { microcosmos-specialist-engineer }
}
microcosmos-specialist-red = Red Leader
microcosmos-specialist-green = Green Leader
microcosmos-specialist-blue = Blue Leader
microcosmos-specialist-engineer = Engineer
microcosmos-asked = { $asked ->
    [red] { microcosmos-specialist-red }
    [green] { microcosmos-specialist-green }
    [blue] { microcosmos-specialist-blue }
    [engineer] { microcosmos-specialist-engineer }
   *[any_leader] Leader of any colour
}
microcosmos-colour = { $colour ->
    [red] red
    [green] green
   *[blue] blue
}

## What is gained and paid

microcosmos-gains = Gives:{ microcosmos-gained }
microcosmos-gained = { microcosmos-part-biomass }{ microcosmos-part-workforce }{ microcosmos-part-minerals }{ microcosmos-part-technology }{ microcosmos-part-any }{ microcosmos-part-crew }{ microcosmos-part-cantina }
microcosmos-part-biomass = { $biomass ->
    [0] {""}
   *[other] {" "}Biomass +{ $biomass }
}
microcosmos-part-workforce = { $workforce ->
    [0] {""}
   *[other] {" "}Workforce +{ $workforce }
}
microcosmos-part-minerals = { $minerals ->
    [0] {""}
   *[other] {" "}Minerals +{ $minerals }
}
microcosmos-part-technology = { $technology ->
    [0] {""}
   *[other] {" "}Technology +{ $technology }
}
microcosmos-part-any = { $any ->
    [0] {""}
   *[other] {" "}any resource +{ $any }
}
microcosmos-part-crew = { $crew ->
    [0] {""}
   *[other] {" "}crew card +{ $crew }
}
microcosmos-part-cantina = { $cantina ->
    [0] {""}
   *[other] {" "}card from the Cantina +{ $cantina }
}
microcosmos-exchange = Takes:{ microcosmos-paid } – gives:{ microcosmos-gained }
microcosmos-paid = { microcosmos-cost-biomass }{ microcosmos-cost-workforce }{ microcosmos-cost-minerals }{ microcosmos-cost-technology }{ microcosmos-cost-any }
microcosmos-cost-biomass = { $cost-biomass ->
    [0] {""}
   *[other] {" "}Biomass −{ $cost-biomass }
}
microcosmos-cost-workforce = { $cost-workforce ->
    [0] {""}
   *[other] {" "}Workforce −{ $cost-workforce }
}
microcosmos-cost-minerals = { $cost-minerals ->
    [0] {""}
   *[other] {" "}Minerals −{ $cost-minerals }
}
microcosmos-cost-technology = { $cost-technology ->
    [0] {""}
   *[other] {" "}Technology −{ $cost-technology }
}
microcosmos-cost-any = { $cost-any ->
    [0] {""}
   *[other] {" "}any resource −{ $cost-any }
}
microcosmos-tracks = Levels to reach:{ microcosmos-track-biomass }{ microcosmos-track-workforce }{ microcosmos-track-minerals }{ microcosmos-track-technology }
microcosmos-track-biomass = { $biomass ->
    [0] {""}
   *[other] {" "}Biomass { $biomass }
}
microcosmos-track-workforce = { $workforce ->
    [0] {""}
   *[other] {" "}Workforce { $workforce }
}
microcosmos-track-minerals = { $minerals ->
    [0] {""}
   *[other] {" "}Minerals { $minerals }
}
microcosmos-track-technology = { $technology ->
    [0] {""}
   *[other] {" "}Technology { $technology }
}

## What components say

microcosmos-line-points = Terraformed: { $first } VP more for first place, { $second } VP for second
microcosmos-line-front = Planet
microcosmos-line-back = Planet, terraformed
microcosmos-line-rescue = Rescue
microcosmos-line-top = { microcosmos-edge } (lower row)
microcosmos-line-bottom = { microcosmos-edge } (upper row)
microcosmos-edge = { $on ->
    [red] On a red planet
    [green] On a green planet
    [blue] On a blue planet
   *[space] On a moon or a station
}
microcosmos-line-cost = Costs: { microcosmos-asked }{ microcosmos-track-biomass }{ microcosmos-track-workforce }{ microcosmos-track-minerals }{ microcosmos-track-technology }
microcosmos-effect-robotics = Up to two different actions on a planet with your colony
microcosmos-effect-biodome = Landing on a station: Workforce +1
microcosmos-effect-space-mining = Landing on a moon: Minerals +1
microcosmos-effect-cargo-holds = The hold takes 6 units of each resource
microcosmos-effect-scouting-vehicles = Exploring: two survivor cards to choose from
microcosmos-effect-leisure-facilities = Landing on a station: a crew card from the Cantina
microcosmos-effect-mining-vehicles = Landing on a moon: a crew card from the Cantina
microcosmos-effect-engines = The ark travels up to 4, then up to 6 spaces

## The table

microcosmos-heading-setup = Set-up
microcosmos-heading-turn = { $last ->
    [yes] Round { $number }, the last one: the turn of { $player }
   *[no] Round { $number }: the turn of { $player }
}
microcosmos-heading-over = The game is over
microcosmos-step-upgrade = Upgrade
microcosmos-step-travel = Travel
microcosmos-step-crew = Crew
microcosmos-step-act = Actions
microcosmos-step-draw = Draw
microcosmos-space = { $space ->
    [north-west] { microcosmos-space-north-west }
    [north] { microcosmos-space-north }
    [north-east] { microcosmos-space-north-east }
    [west] { microcosmos-space-west }
    [centre] { microcosmos-space-centre }
    [east] { microcosmos-space-east }
    [south-west] { microcosmos-space-south-west }
    [south] { microcosmos-space-south }
   *[south-east] { microcosmos-space-south-east }
}
microcosmos-space-north-west = North-west
microcosmos-space-north = North
microcosmos-space-north-east = North-east
microcosmos-space-west = West
microcosmos-space-centre = Centre
microcosmos-space-east = East
microcosmos-space-south-west = South-west
microcosmos-space-south = South
microcosmos-space-south-east = South-east
microcosmos-unknown-hidden = Unexplored space
microcosmos-crew-hidden = Face-down crew card
microcosmos-field = { $field ->
    [planet] { microcosmos-field-planet }
    [portal] { microcosmos-field-portal }
    [moon] { microcosmos-field-moon }
    [station] { microcosmos-field-station }
   *[asteroid] { microcosmos-field-asteroid }
}
microcosmos-field-planet = Planet
microcosmos-field-portal = Portal
microcosmos-field-moon = Moon
microcosmos-field-station = Space station
microcosmos-field-asteroid = Asteroid
microcosmos-token-ark = Ark
microcosmos-token-merit = Terraforming marker
microcosmos-token-colony = Colony
microcosmos-token-outpost = Trading outpost
microcosmos-mark-terraformed = terraformed
microcosmos-mark-ready = ready
microcosmos-mark-locked = locked
microcosmos-mark-unlocked = unlocked
microcosmos-mark-works = works here
microcosmos-zone-cantina = Cantina
microcosmos-zone-crew-deck = Crew deck
microcosmos-zone-crew-discards = Crew discards
microcosmos-zone-survivor-deck = Survivor deck
microcosmos-zone-survivor-discards = Survivor discards
microcosmos-zone-planet-deck = Planet deck
microcosmos-zone-upper = Upper crew row
microcosmos-zone-lower = Lower crew row
microcosmos-zone-hold = Hold
microcosmos-zone-tokens = Specialists
microcosmos-zone-upgrades = Ark
microcosmos-zone-survivors = Survivors
microcosmos-zone-settled = Settled survivors
microcosmos-zone-hand = First crew
microcosmos-zone-aside = To discard
microcosmos-zone-drawn = Drawn cards
microcosmos-zone-deeds = Actions
microcosmos-counter-terraformed = Terraformed planets
microcosmos-counter-first = First player
microcosmos-counter-points = Points
microcosmos-counter-colony-pool = Colonies in the supply
microcosmos-counter-outpost-pool = Outposts in the supply
microcosmos-counter-range = Range

## Options

microcosmos-option-long = Longer game
microcosmos-option-long-help = Four planets have to be terraformed instead of three.
microcosmos-option-ready-specialists = Specialists ready from the start
microcosmos-option-ready-specialists-help = The specialist tokens begin ready instead of locked.

## Choices

microcosmos-choice-gain = { microcosmos-resource } +1
microcosmos-choice-spend = { microcosmos-resource } −1
microcosmos-choice-raise = Raise { microcosmos-level }
microcosmos-choice-token = Use the token: { microcosmos-specialist }
microcosmos-choice-unlock = Make ready: { microcosmos-specialist }
microcosmos-deed-gather = Gather resources
microcosmos-deed-terraform = Terraform
microcosmos-deed-explore = Explore
microcosmos-deed-settle = Settle survivors
microcosmos-deed-colony = Found a colony
microcosmos-deed-outpost = Create or move a trading outpost
microcosmos-deed-specialist = Gain a specialist
microcosmos-choice-buy = Unlock { $upgrade }
microcosmos-choice-up = Play and move up: { $card }
microcosmos-choice-out = Play and discard: { $card }
microcosmos-choice-discard = Discard: { $card }
microcosmos-choice-take = Take: { $card }
microcosmos-choice-meet = Rescue: { $card }
microcosmos-choice-settle = Settle: { $card }
microcosmos-choice-go = { $field ->
    [planet] { $planet }
    [portal] { $planet }
   *[other] { $planet }: { microcosmos-field }
}
microcosmos-choice-discover = Discover a planet: { microcosmos-space }
microcosmos-choice-move = Move the outpost from { $planet }
microcosmos-choice-upper = Upper row
microcosmos-choice-lower = Lower row
microcosmos-choice-no-upgrade = No upgrade
microcosmos-choice-no-crew = No more crew cards
microcosmos-choice-use = Use the action
microcosmos-choice-forgo = Leave the action
microcosmos-choice-no-deed = No more actions
microcosmos-choice-no-level = No more levels
microcosmos-choice-keep = Keep the card
microcosmos-choice-decline = Discard the card
microcosmos-choice-draw = Draw a crew card
microcosmos-choice-no-draw = Draw nothing
microcosmos-price-steps = { $steps } of { $reach } spaces

## What the button of an answer says

microcosmos-do-gain = Take
microcosmos-do-spend = Pay
microcosmos-do-raise = Raise
microcosmos-do-token = Use the token
microcosmos-do-unlock = Make ready
microcosmos-do-gather = Gather
microcosmos-do-terraform = Terraform
microcosmos-do-explore = Explore
microcosmos-do-settle = Settle
microcosmos-do-colony = Found the colony
microcosmos-do-outpost = Place the outpost
microcosmos-do-specialist = Gain a specialist
microcosmos-do-buy = Unlock
microcosmos-do-up = Play and move up
microcosmos-do-out = Play and discard
microcosmos-do-discard = Discard
microcosmos-do-take = Take
microcosmos-do-meet = Rescue
microcosmos-do-go = Fly
microcosmos-do-discover = Discover
microcosmos-do-move = Move
microcosmos-do-upper = Lay it above
microcosmos-do-lower = Lay it below
microcosmos-do-use = Use the action
microcosmos-do-forgo = Leave the action
microcosmos-do-keep = Keep
microcosmos-do-decline = Discard
microcosmos-do-draw = Draw
microcosmos-do-spare = Use this one


## Prompts

microcosmos-ask-draft = Choose the crew card that you discard
microcosmos-ask-gain = Choose a resource to gain ({ $left } left)
microcosmos-ask-spend = Choose a resource to spend ({ $left } left)
microcosmos-ask-row = { $card }: choose a row
microcosmos-ask-cantina = Choose a crew card from the Cantina ({ $left } left)
microcosmos-ask-specialist = Choose whom to use: { microcosmos-asked }
microcosmos-ask-upgrade = Choose an upgrade of your ark, or none
microcosmos-ask-destination = Choose your destination (range { $reach })
microcosmos-ask-raise-first = { $planet }: choose the resource that you raise for nothing
microcosmos-ask-crew = Choose a crew card to play, or none ({ $left } left)
microcosmos-ask-use = { $card }: use its action?
microcosmos-ask-deed = Choose an action, or none
microcosmos-ask-raise = { $planet }: choose the resource to raise ({ $left } left)
microcosmos-ask-survivors = Choose the survivors that you rescue
microcosmos-ask-keep = { $card }: keep the card?
microcosmos-ask-settle = { $planet }: choose the survivors who settle
microcosmos-ask-move = { $planet }: choose the outpost that moves here
microcosmos-ask-give = Choose the crew card to discard for a specialist
microcosmos-ask-unlock = Choose the specialist to make ready
microcosmos-ask-draw = Draw a crew card?

## Log

microcosmos-log-round = Round { $number }
microcosmos-log-turn = { $player } begins the turn
microcosmos-log-first = { $player } is the first player
microcosmos-log-dealt = { $player } is dealt { $count } crew cards
microcosmos-log-drafted = { $player } discards { $card }
microcosmos-log-row = { $row ->
    [upper] { $player } puts { $card } into the upper row
   *[lower] { $player } puts { $card } into the lower row
}
microcosmos-log-gains = { $player }: { microcosmos-resource } +{ $count }
microcosmos-log-spends = { $player }: { microcosmos-resource } −{ $count }
microcosmos-log-loses = { $player } has no room: { microcosmos-resource } { $count } lost
microcosmos-log-draws = { $player } draws { $card }
microcosmos-log-takes = { $player } takes { $card } from the Cantina
microcosmos-log-cantina = { $card } comes to the Cantina
microcosmos-log-pays-card = { $player } uses { $card } as a specialist
microcosmos-log-pays-token = { $player } uses the token: { microcosmos-specialist }
microcosmos-log-upgrades = { $player } unlocks { $upgrade }
microcosmos-log-frees-outpost = { $player } frees a trading outpost: { $points } VP
microcosmos-log-goes = { $field ->
    [planet] { $player } travels to { $planet } ({ $steps })
    [portal] { $player } travels to { $planet } ({ $steps })
   *[other] { $player } travels to { $planet }, { microcosmos-field } ({ $steps })
}
microcosmos-log-discovers = { $player } discovers { $planet } ({ microcosmos-space })
microcosmos-log-plays = { $moves ->
    [up] { $player } plays { $card } and moves it up
   *[out] { $player } plays { $card } and discards it
}
microcosmos-log-uses = { $player } uses the action of { $card }
microcosmos-log-acts = { $player }: { $deed ->
    [gather] { microcosmos-deed-gather }
    [terraform] { microcosmos-deed-terraform }
    [explore] { microcosmos-deed-explore }
    [settle] { microcosmos-deed-settle }
    [colony] { microcosmos-deed-colony }
    [outpost] { microcosmos-deed-outpost }
   *[specialist] { microcosmos-deed-specialist }
}
microcosmos-log-raises = { $player } raises { microcosmos-level } on { $planet }
microcosmos-log-merit = { $player } stands on { $place } of the terraforming track of { $planet }
microcosmos-log-terraformed = { $planet } is terraformed: planet number { $number }
microcosmos-log-merit-points = { $player } scores { $points } VP for { $planet }
microcosmos-log-meets = { $player } finds { $card }
microcosmos-log-leaves = { $card } go to the discards
microcosmos-log-keeps = { $player } keeps { $card }
microcosmos-log-settles = { $player } settles { $card } ({ $number } settled)
microcosmos-log-founds = { $player } founds a colony on { $planet } ({ $number } in all)
microcosmos-log-outpost = { $player } creates a trading outpost on { $planet }
microcosmos-log-outpost-moves = { $player } moves a trading outpost from { $origin } to { $planet }
microcosmos-log-outpost-points = { $player } has a colony there: { $points } VP
microcosmos-log-unlocks = { $player } makes ready: { microcosmos-specialist }
microcosmos-log-reshuffle = The discarded crew cards become the new deck: { $count }
microcosmos-log-survivors-reshuffle = The discarded survivors become the new deck: { $count }
microcosmos-log-last-round = Enough planets are terraformed: round { $number } is the last one
microcosmos-log-income = { $player } has an outpost on { $planet } and gains what it yields
microcosmos-log-start-planet = { $planet } lies at the start ({ microcosmos-space })
microcosmos-log-effect = { $player }: { $upgrade }

## Scores

microcosmos-part-planets = Terraformed planets
microcosmos-part-unfinished = Unfinished planets
microcosmos-part-ark = Ark and outposts
microcosmos-part-survivors = Settled survivors
microcosmos-part-colonies = Colonies
microcosmos-part-total = Total
microcosmos-part-tiebreak = In case of a tie

## Refusals

microcosmos-no-not-your-decision = This is not what you are asked to decide now.
microcosmos-no-hold-full = Your hold has no room for more: { microcosmos-resource }.
microcosmos-no-none-in-hold = You have none in your hold: { microcosmos-resource }.
microcosmos-no-not-in-cantina = This card is not in the Cantina: { $card }.
microcosmos-no-not-your-crew = You do not have this crew card: { $card }.
microcosmos-no-not-dealt = You were not dealt this crew card: { $card }.
microcosmos-no-wrong-specialist = This is not the specialist that is asked for: { microcosmos-asked }.
microcosmos-no-token-locked = This token is locked: { microcosmos-specialist }.
microcosmos-no-upgrade-bought = You have already unlocked { $upgrade }.
microcosmos-no-too-few-resources = You need { $cost } and have { $have }: { microcosmos-resource }.
microcosmos-no-no-specialist = You have no specialist for this: { microcosmos-asked }.
microcosmos-no-no-such-field = There is no such field in the galaxy.
microcosmos-no-already-there = Your ark is there already and has to move.
microcosmos-no-too-far = This field is out of range: you can travel up to { $reach } spaces.
microcosmos-no-occupied = Another ark is there ({ $planet }); only planets and the portal have room for more.
microcosmos-no-already-discovered = { $planet } already lies there.
microcosmos-no-galaxy-full = The galaxy is complete: there is nothing left to discover.
microcosmos-no-edge-too-far = No path over an edge leads there within your range of { $reach }.
microcosmos-no-no-track = This planet has no track for { microcosmos-resource }.
microcosmos-no-track-full = { $planet }: { microcosmos-level } cannot rise any higher.
microcosmos-no-already-up = This card is in the upper row already: { $card }.
microcosmos-no-upper-row-full = The upper row has three cards, so nothing can be moved up.
microcosmos-no-not-here = This action is not possible here.
microcosmos-no-already-done = You have already taken this action, or you have no further one.
microcosmos-no-already-terraformed = This planet is terraformed already.
microcosmos-no-nothing-to-raise = You have no resource that this planet still needs.
microcosmos-no-no-survivors-left = There are no survivor cards left to reveal.
microcosmos-no-no-leader = You have no Leader in the planet’s colour: { microcosmos-colour }.
microcosmos-no-not-revealed = This is not one of the survivor cards that you have revealed.
microcosmos-no-not-terraformed = Survivors can settle on terraformed planets only.
microcosmos-no-no-fitting-survivors = You have no open survivor card of this colour: { microcosmos-colour }.
microcosmos-no-wrong-colour = These survivors have another colour than the planet: { microcosmos-colour }.
microcosmos-no-not-your-survivors = You do not have this survivor card.
microcosmos-no-colony-here = You have a colony on this planet already.
microcosmos-no-no-colony-in-pool = You have no colony in your supply.
microcosmos-no-too-few-units = You need { $cost } units of any resources and have { $have }.
microcosmos-no-outpost-here = You have a trading outpost on this planet already.
microcosmos-no-no-outpost = You have no trading outpost.
microcosmos-no-no-outpost-there = You have no trading outpost on { $planet }.
microcosmos-no-no-token-to-unlock = You have no crew card that would make a locked token ready.
microcosmos-no-no-token-for-it = The tokens that this card could make ready are ready already.
microcosmos-no-token-ready = This token is ready already: { microcosmos-specialist }.
microcosmos-no-leaders-only = An Engineer makes a Leader ready, and a Leader the Engineer.

## The solo game

microcosmos-rival = Automa
microcosmos-option-level = Level of the Automa
microcosmos-option-level-help = For a single player: how many points it scores for upgrades, and what it starts with.
microcosmos-option-level-easy = Easy
microcosmos-option-level-easy-plus = Easy+: with a colony at the start
microcosmos-option-level-medium = Medium: with a colony at the start
microcosmos-option-level-medium-plus = Medium+: with a colony and 1 of each resource
microcosmos-option-level-hard = Hard: with a colony at the start
microcosmos-option-level-hard-plus = Hard+: with a colony and 2 of each resource
microcosmos-zone-automa = Card
microcosmos-zone-crew = Crew
microcosmos-zone-automa-deck = Automa’s deck
microcosmos-zone-automa-discards = Automa’s discards
microcosmos-order-gather = Gather
microcosmos-order-terraform = Terraform
microcosmos-order-upgrade = Upgrade the ark
microcosmos-order-colony = Found a colony
microcosmos-order-outpost = Create a trading outpost
microcosmos-order-explore = Explore
microcosmos-order-draw = Draw a crew card
microcosmos-order-draw_two = Draw two crew cards
microcosmos-order-resource = Take any resource
microcosmos-order = { $action ->
    [gather] { microcosmos-order-gather }
    [terraform] { microcosmos-order-terraform }
    [upgrade] { microcosmos-order-upgrade }
    [colony] { microcosmos-order-colony }
    [outpost] { microcosmos-order-outpost }
    [explore] { microcosmos-order-explore }
    [draw] { microcosmos-order-draw }
    [draw_two] { microcosmos-order-draw_two }
   *[resource] { microcosmos-order-resource }
}
microcosmos-mark-done = done
microcosmos-mark-skipped = left out
microcosmos-line-travel = { $jump ->
    [yes] jump across the portal, then
   *[no] { "" }
} { $direction ->
    [clockwise] clockwise
   *[anticlockwise] anticlockwise
} to { $goal ->
    [no_colony] the nearest planet without its colony
    [to_terraform] the nearest planet to terraform
   *[discover] the nearest unexplored space
}
microcosmos-line-journey = Journey
microcosmos-line-entry = Action
microcosmos-line-or = or else
microcosmos-ask-spare = Which specialist shall the Automa use? Needed: { $asked ->
    [any_leader] any Leader
   *[anybody] a substitute
} ({ $left } left)
microcosmos-ask-move-rival = From which planet shall the Automa move its trading outpost to { $planet }?
microcosmos-choice-spare = { microcosmos-specialist }
microcosmos-log-plan = { $player } reveals { $plan }
microcosmos-log-jumps = { $player } jumps across the portal to { $planet }
microcosmos-log-flies = { $player } lands on { $planet }
microcosmos-log-does = { $player }: { microcosmos-order }
microcosmos-log-skips = { $player } cannot do this and leaves it out: { microcosmos-order }
microcosmos-no-rival-there = The Automa’s ark is on { $planet }: you cannot land there, but you can pass.
microcosmos-no-rival-has-none = The Automa has no such specialist.
