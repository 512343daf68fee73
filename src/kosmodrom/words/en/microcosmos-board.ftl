### Micro Cosmos: the words of its board in the browser.
###
### Arguments that come again and again:
###   $good              a resource, any, crew or cantina
###   $colour            red, green, blue
###   $planet            the name of a planet

microcosmos-board-galaxy = Galaxy
microcosmos-board-zoom = Bring the galaxy nearer
microcosmos-board-discover = Discover a planet
microcosmos-board-discover-bonus = and raise 1 level for free
microcosmos-board-undiscovered = Undiscovered
microcosmos-board-terraformed = terraformed
microcosmos-board-colour = { $colour ->
    [red] red
    [green] green
   *[blue] blue
}
microcosmos-board-field = { $kind ->
    [moon] Moon of { $planet }
    [station] Station at { $planet }
   *[asteroid] Asteroid near { $planet }
}
microcosmos-board-good = { $good ->
    [biomass] { $count } Biomass
    [workforce] { $count } Workforce
    [minerals] { $count } Minerals
    [technology] { $count } Technology
    [any] { $count ->
        [one] { $count } resource of any kind
       *[other] { $count } resources of any kind
    }
    [crew] { $count ->
        [one] { $count } crew card
       *[other] { $count } crew cards
    }
   *[cantina] { $count ->
        [one] { $count } card from the Cantina
       *[other] { $count } cards from the Cantina
    }
}
microcosmos-board-track = { $name } { $value } of { $limit }
microcosmos-board-of = { $value } of { $limit }
microcosmos-board-tokens = { $token ->
    [merit] Terraforming markers
    [colony] Colonies
    [outpost] Outposts
   *[ark] Arks
}
microcosmos-board-crew = Crew cards
microcosmos-board-upgrades = { $count ->
    [one] { $count } upgrade
   *[other] { $count } upgrades
}
microcosmos-board-pair = Both upgrades of the pair: an outpost and { $points } points
microcosmos-board-settled = { $count } settled: { $points } VP
microcosmos-board-colonies-placed = Colonies on planets
microcosmos-board-outposts-placed = Trading outposts on planets
microcosmos-board-bridge = Colonies
microcosmos-board-colonies = { $count } founded: { $points } VP
microcosmos-board-colony-cost = Colony { $number }: { $any_leader } leader of any colour, { $planet_leader } of the planet's colour, { $engineer } engineer, { $resources } resources of any kind; { $points } points at the end
microcosmos-board-end = After planet { $limit }: one more round
microcosmos-board-automa-waits = No card turned up yet
