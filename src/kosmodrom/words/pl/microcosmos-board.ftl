### Micro Cosmos: słowa planszy w przeglądarce.
###
### Argumenty, które się powtarzają:
###   $good              zasób, any, crew albo cantina
###   $colour            red, green, blue
###   $planet            nazwa planety

microcosmos-board-galaxy = Galaktyka
microcosmos-board-zoom = Przybliż galaktykę
microcosmos-board-discover = Odkryj planetę
microcosmos-board-discover-bonus = i podnieś 1 poziom za darmo
microcosmos-board-undiscovered = Nieodkryte
microcosmos-board-terraformed = sterraformowana
microcosmos-board-colour = { $colour ->
    [red] czerwona
    [green] zielona
   *[blue] niebieska
}
microcosmos-board-field = { $kind ->
    [moon] Księżyc: { $planet }
    [station] Stacja: { $planet }
   *[asteroid] Asteroida: { $planet }
}
microcosmos-board-good = { $good ->
    [biomass] Biomasa: { $count }
    [workforce] Siła robocza: { $count }
    [minerals] Minerały: { $count }
    [technology] Technologie: { $count }
    [any] Dowolny zasób: { $count }
    [crew] Karty Załogi: { $count }
   *[cantina] Karty z Kantyny: { $count }
}
microcosmos-board-track = { $name } { $value } z { $limit }
microcosmos-board-of = { $value } z { $limit }
microcosmos-board-tokens = { $token ->
    [merit] Znaczniki Terraformacji
    [colony] Kolonie
    [outpost] Placówki
   *[ark] Arki
}
microcosmos-board-crew = Karty Załogi
microcosmos-board-upgrades = { $count ->
    [one] { $count } ulepszenie
    [few] { $count } ulepszenia
   *[many] { $count } ulepszeń
}
microcosmos-board-pair = Oba ulepszenia z pary: placówka i { $points } PZ
microcosmos-board-settled = osiedleni: { $count }, { $points } PZ
microcosmos-board-colonies-placed = Kolonie na planetach
microcosmos-board-outposts-placed = Placówki na planetach
microcosmos-board-bridge = Kolonie
microcosmos-board-colonies = założone: { $count }, { $points } PZ
microcosmos-board-colony-cost = Kolonia { $number }: dowolny lider: { $any_leader }, lider w kolorze planety: { $planet_leader }, inżynier: { $engineer }, dowolne zasoby: { $resources }; na koniec gry { $points } PZ
microcosmos-board-end = Po planecie nr { $limit }: jeszcze jedna runda
microcosmos-board-automa-waits = Jeszcze nie odsłonięto karty
