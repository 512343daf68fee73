### Micro Cosmos: słowa stołu.
###
### Argumenty, które się powtarzają:
###   $card, $planet, $upgrade, $origin   nazwy elementów w języku czytającego, w mianowniku
###   $player       imię gracza z miejsca, które podaje komunikat
###   $resource     biomass, workforce, minerals, technology
###   $specialist   red, green, blue, engineer; $asked także any_leader
###   $colour       red, green, blue; $on także space, czyli księżyc lub stacja
###   $field        planet, portal, moon, station, asteroid
###   $space        north-west i tak dalej
###   $deed         gather, terraform, explore, settle, colony, outpost, specialist
###   ilości w zysku: $biomass, $workforce, $minerals, $technology, $any, $crew, $cantina; w koszcie z cost- na początku


## Zasoby i specjaliści

microcosmos-resource = { $resource ->
    [biomass] { microcosmos-cargo-biomass }
    [workforce] { microcosmos-cargo-workforce }
    [minerals] { microcosmos-cargo-minerals }
   *[technology] { microcosmos-cargo-technology }
}
microcosmos-cargo-biomass = Biomasa
microcosmos-cargo-workforce = Siła robocza
microcosmos-cargo-minerals = Minerały
microcosmos-cargo-technology = Technologie
microcosmos-level-biomass = { microcosmos-cargo-biomass }
microcosmos-level-workforce = { microcosmos-cargo-workforce }
microcosmos-level-minerals = { microcosmos-cargo-minerals }
microcosmos-level-technology = { microcosmos-cargo-technology }
microcosmos-level = { $resource ->
    [biomass] poziom biomasy
    [workforce] poziom siły roboczej
    [minerals] poziom minerałów
   *[technology] poziom technologii
}
microcosmos-specialist = { $specialist ->
    [red] { microcosmos-specialist-red }
    [green] { microcosmos-specialist-green }
    [blue] { microcosmos-specialist-blue }
   *[engineer] { microcosmos-specialist-engineer }
}
microcosmos-specialist-red = Czerwony lider
microcosmos-specialist-green = Zielony lider
microcosmos-specialist-blue = Niebieski lider
microcosmos-specialist-engineer = Inżynier
microcosmos-asked = { $asked ->
    [red] { microcosmos-specialist-red }
    [green] { microcosmos-specialist-green }
    [blue] { microcosmos-specialist-blue }
    [engineer] { microcosmos-specialist-engineer }
   *[any_leader] Lider dowolnego koloru
}
microcosmos-colour = { $colour ->
    [red] czerwony
    [green] zielony
   *[blue] niebieski
}

## Zyski i koszty

microcosmos-gains = Daje:{ microcosmos-gained }
microcosmos-gained = { microcosmos-part-biomass }{ microcosmos-part-workforce }{ microcosmos-part-minerals }{ microcosmos-part-technology }{ microcosmos-part-any }{ microcosmos-part-crew }{ microcosmos-part-cantina }
microcosmos-part-biomass = { $biomass ->
    [0] {""}
   *[other] {" "}biomasa +{ $biomass }
}
microcosmos-part-workforce = { $workforce ->
    [0] {""}
   *[other] {" "}siła robocza +{ $workforce }
}
microcosmos-part-minerals = { $minerals ->
    [0] {""}
   *[other] {" "}minerały +{ $minerals }
}
microcosmos-part-technology = { $technology ->
    [0] {""}
   *[other] {" "}technologie +{ $technology }
}
microcosmos-part-any = { $any ->
    [0] {""}
   *[other] {" "}dowolny zasób +{ $any }
}
microcosmos-part-crew = { $crew ->
    [0] {""}
   *[other] {" "}karta załogi +{ $crew }
}
microcosmos-part-cantina = { $cantina ->
    [0] {""}
   *[other] {" "}karta z Kantyny +{ $cantina }
}
microcosmos-exchange = Kosztuje:{ microcosmos-paid } – daje:{ microcosmos-gained }
microcosmos-paid = { microcosmos-cost-biomass }{ microcosmos-cost-workforce }{ microcosmos-cost-minerals }{ microcosmos-cost-technology }{ microcosmos-cost-any }
microcosmos-cost-biomass = { $cost-biomass ->
    [0] {""}
   *[other] {" "}biomasa −{ $cost-biomass }
}
microcosmos-cost-workforce = { $cost-workforce ->
    [0] {""}
   *[other] {" "}siła robocza −{ $cost-workforce }
}
microcosmos-cost-minerals = { $cost-minerals ->
    [0] {""}
   *[other] {" "}minerały −{ $cost-minerals }
}
microcosmos-cost-technology = { $cost-technology ->
    [0] {""}
   *[other] {" "}technologie −{ $cost-technology }
}
microcosmos-cost-any = { $cost-any ->
    [0] {""}
   *[other] {" "}dowolny zasób −{ $cost-any }
}
microcosmos-tracks = Poziomy do osiągnięcia:{ microcosmos-track-biomass }{ microcosmos-track-workforce }{ microcosmos-track-minerals }{ microcosmos-track-technology }
microcosmos-track-biomass = { $biomass ->
    [0] {""}
   *[other] {" "}biomasa { $biomass }
}
microcosmos-track-workforce = { $workforce ->
    [0] {""}
   *[other] {" "}siła robocza { $workforce }
}
microcosmos-track-minerals = { $minerals ->
    [0] {""}
   *[other] {" "}minerały { $minerals }
}
microcosmos-track-technology = { $technology ->
    [0] {""}
   *[other] {" "}technologie { $technology }
}

## Co mówią elementy

microcosmos-line-points = Terraformacja: dodatkowo { $first } PZ za pierwsze miejsce i { $second } PZ za drugie
microcosmos-line-front = Planeta
microcosmos-line-back = Planeta sterraformowana
microcosmos-line-rescue = Ratunek
microcosmos-line-top = { microcosmos-edge } (dolny rząd)
microcosmos-line-bottom = { microcosmos-edge } (górny rząd)
microcosmos-edge = { $on ->
    [red] Na czerwonej planecie
    [green] Na zielonej planecie
    [blue] Na niebieskiej planecie
   *[space] Na księżycu lub stacji
}
microcosmos-line-cost = Koszt: { microcosmos-asked }{ microcosmos-track-biomass }{ microcosmos-track-workforce }{ microcosmos-track-minerals }{ microcosmos-track-technology }
microcosmos-effect-robotics = Do dwóch różnych akcji na planecie z własną kolonią
microcosmos-effect-biodome = Lądowanie na stacji: siła robocza +1
microcosmos-effect-space-mining = Lądowanie na księżycu: minerały +1
microcosmos-effect-cargo-holds = W ładowni mieści się po 6 jednostek każdego zasobu
microcosmos-effect-scouting-vehicles = Eksploracja: dwie karty ocalałych do wyboru
microcosmos-effect-leisure-facilities = Lądowanie na stacji: karta załogi z Kantyny
microcosmos-effect-mining-vehicles = Lądowanie na księżycu: karta załogi z Kantyny
microcosmos-effect-engines = Arka porusza się do 4, a potem do 6 pól

## Stół

microcosmos-heading-setup = Przygotowanie
microcosmos-heading-turn = { $last ->
    [yes] Runda { $number }, ostatnia. Tura: { $player }
   *[no] Runda { $number }. Tura: { $player }
}
microcosmos-heading-over = Koniec gry
microcosmos-step-upgrade = Ulepszenie
microcosmos-step-travel = Podróż
microcosmos-step-crew = Załoga
microcosmos-step-act = Akcje
microcosmos-step-draw = Dobranie
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
microcosmos-space-north-west = Północny zachód
microcosmos-space-north = Północ
microcosmos-space-north-east = Północny wschód
microcosmos-space-west = Zachód
microcosmos-space-centre = Środek
microcosmos-space-east = Wschód
microcosmos-space-south-west = Południowy zachód
microcosmos-space-south = Południe
microcosmos-space-south-east = Południowy wschód
microcosmos-unknown-hidden = Niezbadany obszar
microcosmos-crew-hidden = Zakryta karta załogi
microcosmos-field = { $field ->
    [planet] { microcosmos-field-planet }
    [portal] { microcosmos-field-portal }
    [moon] { microcosmos-field-moon }
    [station] { microcosmos-field-station }
   *[asteroid] { microcosmos-field-asteroid }
}
microcosmos-field-planet = Planeta
microcosmos-field-portal = Portal
microcosmos-field-moon = Księżyc
microcosmos-field-station = Stacja kosmiczna
microcosmos-field-asteroid = Asteroida
microcosmos-token-ark = Arka
microcosmos-token-merit = Znacznik terraformacji
microcosmos-token-colony = Kolonia
microcosmos-token-outpost = Placówka handlowa
microcosmos-mark-terraformed = sterraformowana
microcosmos-mark-ready = gotowy
microcosmos-mark-locked = zablokowany
microcosmos-mark-unlocked = odblokowane
microcosmos-mark-works = działa tutaj
microcosmos-zone-cantina = Kantyna
microcosmos-zone-crew-deck = Talia załogi
microcosmos-zone-crew-discards = Odrzucona załoga
microcosmos-zone-survivor-deck = Talia ocalałych
microcosmos-zone-survivor-discards = Odrzuceni ocalali
microcosmos-zone-planet-deck = Talia planet
microcosmos-zone-upper = Górny rząd załogi
microcosmos-zone-lower = Dolny rząd załogi
microcosmos-zone-hold = Ładownia
microcosmos-zone-tokens = Specjaliści
microcosmos-zone-upgrades = Arka
microcosmos-zone-survivors = Ocalali
microcosmos-zone-settled = Osiedleni ocalali
microcosmos-zone-hand = Pierwsza załoga
microcosmos-zone-aside = Do odrzucenia
microcosmos-zone-drawn = Dobrane karty
microcosmos-zone-deeds = Akcje
microcosmos-counter-terraformed = Sterraformowane planety
microcosmos-counter-first = Pierwszy gracz
microcosmos-counter-points = Punkty
microcosmos-counter-colony-pool = Kolonie w puli
microcosmos-counter-outpost-pool = Placówki w puli
microcosmos-counter-range = Zasięg

## Opcje

microcosmos-option-long = Dłuższa gra
microcosmos-option-long-help = Grę kończy sterraformowanie czterech planet zamiast trzech.
microcosmos-option-ready-specialists = Specjaliści gotowi od początku
microcosmos-option-ready-specialists-help = Znaczniki specjalistów zaczynają jako gotowe, a nie zablokowane.

## Odpowiedzi

microcosmos-choice-gain = { microcosmos-resource } +1
microcosmos-choice-spend = { microcosmos-resource } −1
microcosmos-choice-raise = Podnieś { microcosmos-level }
microcosmos-choice-token = Użyj znacznika: { microcosmos-specialist }
microcosmos-choice-unlock = Odblokuj: { microcosmos-specialist }
microcosmos-deed-gather = Zebranie zasobów
microcosmos-deed-terraform = Terraformowanie
microcosmos-deed-explore = Eksploracja
microcosmos-deed-settle = Osiedlenie
microcosmos-deed-colony = Założenie kolonii
microcosmos-deed-outpost = Utworzenie lub przeniesienie placówki handlowej
microcosmos-deed-specialist = Zyskanie specjalisty
microcosmos-choice-buy = Odblokuj ulepszenie: { $upgrade }
microcosmos-choice-up = Zagraj i przełóż do góry: { $card }
microcosmos-choice-out = Zagraj i odrzuć: { $card }
microcosmos-choice-discard = Odrzuć: { $card }
microcosmos-choice-take = Weź: { $card }
microcosmos-choice-meet = Uratuj: { $card }
microcosmos-choice-settle = Osiedl: { $card }
microcosmos-choice-go = { $field ->
    [planet] { $planet }
    [portal] { $planet }
   *[other] { $planet }: { microcosmos-field }
}
microcosmos-choice-discover = Odkryj planetę: { microcosmos-space }
microcosmos-choice-move = Przenieś placówkę stąd: { $planet }
microcosmos-choice-upper = Górny rząd
microcosmos-choice-lower = Dolny rząd
microcosmos-choice-no-upgrade = Bez ulepszenia
microcosmos-choice-no-crew = Dość kart załogi
microcosmos-choice-use = Wykonaj akcję
microcosmos-choice-forgo = Zrezygnuj z akcji
microcosmos-choice-no-deed = Dość akcji
microcosmos-choice-no-level = Dość poziomów
microcosmos-choice-keep = Zatrzymaj kartę
microcosmos-choice-decline = Odrzuć kartę
microcosmos-choice-draw = Dobierz kartę załogi
microcosmos-choice-no-draw = Nie dobieraj
microcosmos-price-steps = { $steps } z { $reach } pól

## Co mówi przycisk odpowiedzi

microcosmos-do-gain = Weź
microcosmos-do-spend = Zapłać
microcosmos-do-raise = Podnieś
microcosmos-do-token = Użyj znacznika
microcosmos-do-unlock = Odblokuj
microcosmos-do-gather = Zbierz
microcosmos-do-terraform = Terraformuj
microcosmos-do-explore = Eksploruj
microcosmos-do-settle = Osiedl
microcosmos-do-colony = Załóż kolonię
microcosmos-do-outpost = Umieść placówkę
microcosmos-do-specialist = Zyskaj specjalistę
microcosmos-do-buy = Odblokuj
microcosmos-do-up = Zagraj i przełóż
microcosmos-do-out = Zagraj i odrzuć
microcosmos-do-discard = Odrzuć
microcosmos-do-take = Weź
microcosmos-do-meet = Uratuj
microcosmos-do-go = Leć
microcosmos-do-discover = Odkryj
microcosmos-do-move = Przenieś
microcosmos-do-upper = Połóż u góry
microcosmos-do-lower = Połóż na dole
microcosmos-do-use = Wykonaj akcję
microcosmos-do-forgo = Zrezygnuj z akcji
microcosmos-do-keep = Zatrzymaj
microcosmos-do-decline = Odrzuć
microcosmos-do-draw = Dobierz
microcosmos-do-spare = Użyj tego


## Pytania

microcosmos-ask-draft = Wybierz kartę załogi do odrzucenia
microcosmos-ask-gain = Wybierz zasób, który zyskujesz (pozostało: { $left })
microcosmos-ask-spend = Wybierz zasób, który wydajesz (pozostało: { $left })
microcosmos-ask-row = { $card }: wybierz rząd
microcosmos-ask-cantina = Wybierz kartę załogi z Kantyny (pozostało: { $left })
microcosmos-ask-specialist = Wybierz, kogo użyjesz: { microcosmos-asked }
microcosmos-ask-upgrade = Wybierz ulepszenie arki albo zrezygnuj
microcosmos-ask-destination = Wybierz cel podróży (zasięg { $reach })
microcosmos-ask-raise-first = { $planet }: wybierz zasób, który podniesiesz za darmo
microcosmos-ask-crew = Wybierz kartę załogi do zagrania albo zakończ (pozostało: { $left })
microcosmos-ask-use = { $card }: wykonujesz akcję?
microcosmos-ask-deed = Wybierz akcję albo zakończ
microcosmos-ask-raise = { $planet }: wybierz zasób do podniesienia (pozostało: { $left })
microcosmos-ask-survivors = Wybierz ocalałych, których ratujesz
microcosmos-ask-keep = { $card }: zatrzymujesz kartę?
microcosmos-ask-settle = { $planet }: wybierz ocalałych do osiedlenia
microcosmos-ask-move = { $planet }: wybierz placówkę, którą tu przeniesiesz
microcosmos-ask-give = Wybierz kartę załogi, którą odrzucisz za specjalistę
microcosmos-ask-unlock = Wybierz specjalistę do odblokowania
microcosmos-ask-draw = Dobierasz kartę załogi?

## Dziennik

microcosmos-log-round = Runda { $number }
microcosmos-log-turn = { $player } zaczyna turę
microcosmos-log-first = Pierwszy gracz: { $player }
microcosmos-log-dealt = { $player } dostaje karty załogi: { $count }
microcosmos-log-drafted = { $player } odrzuca kartę: { $card }
microcosmos-log-row = { $row ->
    [upper] { $player } kładzie w górnym rzędzie: { $card }
   *[lower] { $player } kładzie w dolnym rzędzie: { $card }
}
microcosmos-log-gains = { $player }: { microcosmos-resource } +{ $count }
microcosmos-log-spends = { $player }: { microcosmos-resource } −{ $count }
microcosmos-log-loses = { $player } nie ma miejsca, przepada: { microcosmos-resource } { $count }
microcosmos-log-draws = { $player } dobiera kartę: { $card }
microcosmos-log-takes = { $player } bierze z Kantyny: { $card }
microcosmos-log-cantina = Do Kantyny trafia: { $card }
microcosmos-log-pays-card = { $player } używa jako specjalisty: { $card }
microcosmos-log-pays-token = { $player } używa znacznika: { microcosmos-specialist }
microcosmos-log-upgrades = { $player } odblokowuje ulepszenie: { $upgrade }
microcosmos-log-frees-outpost = { $player } zdobywa placówkę handlową: { $points } PZ
microcosmos-log-goes = { $field ->
    [planet] { $player } leci na: { $planet } ({ $steps })
    [portal] { $player } leci na: { $planet } ({ $steps })
   *[other] { $player } leci na: { $planet }, { microcosmos-field } ({ $steps })
}
microcosmos-log-discovers = { $player } odkrywa planetę: { $planet } ({ microcosmos-space })
microcosmos-log-plays = { $moves ->
    [up] { $player } zagrywa i przekłada do góry: { $card }
   *[out] { $player } zagrywa i odrzuca: { $card }
}
microcosmos-log-uses = { $player } wykonuje akcję karty: { $card }
microcosmos-log-acts = { $player }: { $deed ->
    [gather] { microcosmos-deed-gather }
    [terraform] { microcosmos-deed-terraform }
    [explore] { microcosmos-deed-explore }
    [settle] { microcosmos-deed-settle }
    [colony] { microcosmos-deed-colony }
    [outpost] { microcosmos-deed-outpost }
   *[specialist] { microcosmos-deed-specialist }
}
microcosmos-log-raises = { $player } podnosi { microcosmos-level }: { $planet }
microcosmos-log-merit = { $player } stoi na polu { $place } toru terraformacji: { $planet }
microcosmos-log-terraformed = Planeta sterraformowana: { $planet } (łącznie { $number })
microcosmos-log-merit-points = { $player } zdobywa { $points } PZ, planeta: { $planet }
microcosmos-log-meets = { $player } odnajduje ocalałych: { $card }
microcosmos-log-leaves = Odrzuceni ocalali: { $card }
microcosmos-log-keeps = { $player } zatrzymuje kartę: { $card }
microcosmos-log-settles = { $player } osiedla ocalałych: { $card } (łącznie { $number })
microcosmos-log-founds = { $player } zakłada kolonię: { $planet } (łącznie { $number })
microcosmos-log-outpost = { $player } tworzy placówkę handlową: { $planet }
microcosmos-log-outpost-moves = { $player } przenosi placówkę handlową: { $origin } → { $planet }
microcosmos-log-outpost-points = { $player } ma tam kolonię: { $points } PZ
microcosmos-log-unlocks = { $player } odblokowuje: { microcosmos-specialist }
microcosmos-log-reshuffle = Odrzucone karty załogi tworzą nową talię: { $count }
microcosmos-log-survivors-reshuffle = Odrzucone karty ocalałych tworzą nową talię: { $count }
microcosmos-log-last-round = Sterraformowano dość planet: runda { $number } jest ostatnia
microcosmos-log-income = { $player } ma tu placówkę i zyskuje to, co daje planeta: { $planet }
microcosmos-log-start-planet = Planeta startowa: { $planet } ({ microcosmos-space })
microcosmos-log-effect = { $player }: { $upgrade }

## Punktacja

microcosmos-part-planets = Sterraformowane planety
microcosmos-part-unfinished = Nieukończone planety
microcosmos-part-ark = Arka i placówki
microcosmos-part-survivors = Osiedleni ocalali
microcosmos-part-colonies = Kolonie
microcosmos-part-total = Razem
microcosmos-part-tiebreak = W razie remisu

## Odmowy

microcosmos-no-not-your-decision = To nie jest odpowiedź na zadane Ci pytanie.
microcosmos-no-hold-full = W ładowni nie ma już na to miejsca: { microcosmos-resource }.
microcosmos-no-none-in-hold = Nie masz tego zasobu w ładowni: { microcosmos-resource }.
microcosmos-no-not-in-cantina = Tej karty nie ma w Kantynie: { $card }.
microcosmos-no-not-your-crew = Nie masz tej karty załogi: { $card }.
microcosmos-no-not-dealt = Nie masz tej karty wśród rozdanych: { $card }.
microcosmos-no-wrong-specialist = Potrzebny jest inny specjalista: { microcosmos-asked }.
microcosmos-no-token-locked = Ten znacznik jest zablokowany: { microcosmos-specialist }.
microcosmos-no-upgrade-bought = Masz już to ulepszenie: { $upgrade }.
microcosmos-no-too-few-resources = { microcosmos-resource }: potrzeba { $cost }, a masz { $have }.
microcosmos-no-no-specialist = Brakuje Ci specjalisty: { microcosmos-asked }.
microcosmos-no-no-such-field = W galaktyce nie ma takiego pola.
microcosmos-no-already-there = Twoja arka już tam jest, a musi się ruszyć.
microcosmos-no-too-far = To pole jest poza zasięgiem: możesz przelecieć do { $reach } pól.
microcosmos-no-occupied = Stoi tam inna arka ({ $planet }); miejsce dla wielu jest tylko na planetach i na portalu.
microcosmos-no-already-discovered = Leży tam już { $planet }.
microcosmos-no-galaxy-full = Galaktyka jest pełna: nie ma już czego odkrywać.
microcosmos-no-edge-too-far = W zasięgu { $reach } żadna droga nie prowadzi tam za krawędź.
microcosmos-no-no-track = Ta planeta nie ma toru zasobu: { microcosmos-resource }.
microcosmos-no-track-full = { $planet }: { microcosmos-level } nie może już wzrosnąć.
microcosmos-no-already-up = Ta karta jest już w górnym rzędzie: { $card }.
microcosmos-no-upper-row-full = W górnym rzędzie są trzy karty, więc nie można tam nic przełożyć.
microcosmos-no-not-here = Tej akcji nie można tu wykonać.
microcosmos-no-already-done = Ta akcja już była albo nie przysługuje Ci następna.
microcosmos-no-already-terraformed = Ta planeta jest już sterraformowana.
microcosmos-no-nothing-to-raise = Nie masz zasobu, którego ta planeta jeszcze potrzebuje.
microcosmos-no-no-survivors-left = Nie ma już kart ocalałych do odkrycia.
microcosmos-no-no-leader = Nie masz lidera w kolorze planety: { microcosmos-colour }.
microcosmos-no-not-revealed = Tej karty ocalałych nie ma wśród odkrytych.
microcosmos-no-not-terraformed = Ocalałych można osiedlać tylko na sterraformowanych planetach.
microcosmos-no-no-fitting-survivors = Nie masz odkrytej karty ocalałych w tym kolorze: { microcosmos-colour }.
microcosmos-no-wrong-colour = Ci ocalali mają inny kolor niż planeta: { microcosmos-colour }.
microcosmos-no-not-your-survivors = Nie masz tej karty ocalałych.
microcosmos-no-colony-here = Masz już kolonię na tej planecie.
microcosmos-no-no-colony-in-pool = Nie masz kolonii w puli.
microcosmos-no-too-few-units = Potrzeba { $cost } dowolnych zasobów, a masz { $have }.
microcosmos-no-outpost-here = Masz już placówkę handlową na tej planecie.
microcosmos-no-no-outpost = Nie masz placówki handlowej.
microcosmos-no-no-outpost-there = Nie masz placówki handlowej w tym miejscu: { $planet }.
microcosmos-no-no-token-to-unlock = Nie masz karty załogi, która odblokowałaby znacznik.
microcosmos-no-no-token-for-it = Znaczniki, które mogłaby odblokować ta karta, są już gotowe.
microcosmos-no-token-ready = Ten znacznik jest już gotowy: { microcosmos-specialist }.
microcosmos-no-leaders-only = Inżynier odblokowuje lidera, a lider inżyniera.

## Gra solo

microcosmos-rival = Automa
microcosmos-option-level = Poziom Automy
microcosmos-option-level-help = Dla jednej osoby: ile punktów dają jej ulepszenia i z czym zaczyna.
microcosmos-option-level-easy = Łatwy
microcosmos-option-level-easy-plus = Łatwy+: z kolonią na początku
microcosmos-option-level-medium = Średni: z kolonią na początku
microcosmos-option-level-medium-plus = Średni+: z kolonią i po 1 jednostce zasobów
microcosmos-option-level-hard = Trudny: z kolonią na początku
microcosmos-option-level-hard-plus = Trudny+: z kolonią i po 2 jednostki zasobów
microcosmos-zone-automa = Karta
microcosmos-zone-crew = Załoga
microcosmos-zone-automa-deck = Talia Automy
microcosmos-zone-automa-discards = Odrzucone karty Automy
microcosmos-order-gather = Zebranie zasobów
microcosmos-order-terraform = Terraformowanie
microcosmos-order-upgrade = Ulepszenie arki
microcosmos-order-colony = Założenie kolonii
microcosmos-order-outpost = Utworzenie placówki handlowej
microcosmos-order-explore = Eksploracja
microcosmos-order-draw = Dobranie karty załogi
microcosmos-order-draw_two = Dobranie dwóch kart załogi
microcosmos-order-resource = Dowolny zasób
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
microcosmos-mark-done = wykonane
microcosmos-mark-skipped = pominięte
microcosmos-line-travel = { $jump ->
    [yes] skok na drugą stronę portalu, potem
   *[no] { "" }
} { $direction ->
    [clockwise] zgodnie z ruchem wskazówek zegara
   *[anticlockwise] przeciwnie do ruchu wskazówek zegara
} { $goal ->
    [no_colony] do najbliższej planety bez jej kolonii
    [to_terraform] do najbliższej planety do terraformacji
   *[discover] do najbliższego niezbadanego miejsca
}
microcosmos-line-journey = Podróż
microcosmos-line-entry = Akcja
microcosmos-line-or = w przeciwnym razie
microcosmos-ask-spare = Którego specjalisty ma użyć Automa? Potrzeba: { $asked ->
    [any_leader] dowolnego lidera
   *[anybody] kogoś w zastępstwie
} (zostało: { $left })
microcosmos-ask-move-rival = Z której planety Automa ma przenieść swoją placówkę handlową? Cel: { $planet }
microcosmos-choice-spare = { microcosmos-specialist }
microcosmos-log-plan = { $player } odkrywa kartę: { $plan }
microcosmos-log-jumps = { $player } przeskakuje na drugą stronę portalu, na planetę { $planet }
microcosmos-log-flies = { $player } ląduje na planecie { $planet }
microcosmos-log-does = { $player }: { microcosmos-order }
microcosmos-log-skips = { $player } nie może tego zrobić i pomija: { microcosmos-order }
microcosmos-no-rival-there = Na planecie { $planet } stoi arka Automy: nie możesz tam wylądować, ale możesz przelecieć dalej.
microcosmos-no-rival-has-none = Automa nie ma takiego specjalisty.
