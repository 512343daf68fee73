### Race for the Galaxy: słowa stołu.
###
### Argumenty, które się powtarzają:
###   $card, $world      nazwa karty w języku czytającego, w mianowniku
###   $player            imię gracza z miejsca, które podaje komunikat
###   $good              novelty, rare, gene, alien; any, gdy rodzaj nie ma znaczenia
###   $action, $second   explore-5, explore-1-1, develop, settle, trade, double, produce
###   $phase             choosing, explore, develop, settle, consume, produce, closing
###   $amount, $count, $left, $points i podobne to liczby; to, co zostaje w puli, to co najmniej 0


## Słowa, do których odwołują się inne komunikaty

race-signed = { $amount ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $amount }
}
race-cards-amount = { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}
race-cards-count = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}
race-cards-more = jeszcze { $left ->
    [one] { $left } kartę
    [few] { $left } karty
   *[many] { $left } kart
}
race-cards-price = { $price ->
    [one] { $price } kartę
    [few] { $price } karty
   *[many] { $price } kart
}
race-cards-cost = { $cost ->
    [one] { $cost } kartę
    [few] { $cost } karty
   *[many] { $cost } kart
}
race-cards-have = { $have ->
    [one] { $have } kartę
    [few] { $have } karty
   *[many] { $have } kart
}

## Fazy

race-phase = { $phase ->
    [choosing] { race-phase-choosing }
    [explore] { race-phase-explore }
    [develop] { race-phase-develop }
    [settle] { race-phase-settle }
    [consume] { race-phase-consume }
    [produce] { race-phase-produce }
   *[closing] { race-phase-closing }
}
race-phase-setup = Przygotowanie
race-phase-choosing = Wybór akcji
race-phase-explore = Eksploracja
race-phase-develop = Rozwój
race-phase-settle = Kolonizacja
race-phase-trade = Handel
race-phase-consume = Konsumpcja
race-phase-produce = Produkcja
race-phase-closing = Koniec rundy

## Akcje

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
race-action-explore-5 = Eksploracja: +5
race-action-explore-1-1 = Eksploracja: +1, +1
race-action-develop = Rozwój
race-action-settle = Kolonizacja
race-action-trade = Konsumpcja: handel
race-action-double = Konsumpcja: 2x PZ
race-action-produce = Produkcja

race-bonus-explore-5 = Dobierasz o 5 kart więcej.
race-bonus-explore-1-1 = Dobierasz o 1 kartę więcej i zatrzymujesz o 1 więcej.
race-bonus-develop = Twoja technologia kosztuje o 1 mniej.
race-bonus-settle = Bierzesz 1 kartę po wyłożeniu świata.
race-bonus-trade = Najpierw sprzedajesz jeden towar za karty.
race-bonus-double = Twoje zdolności konsumpcji dają podwójne punkty.
race-bonus-produce = Produkujesz też na jednym świecie zdobycznym.

## Towary

race-good = { $good ->
    [novelty] { race-good-novelty }
    [rare] { race-good-rare }
    [gene] { race-good-gene }
    [alien] { race-good-alien }
   *[any] { race-good-any }
}
race-good-novelty = Nowości
race-good-rare = Minerały
race-good-gene = Geny
race-good-alien = Technologie Obcych
race-good-any = dowolny towar
# Rodzaj po „z”: „świat z Genami”.
race-kind = { $good ->
    [novelty] Nowościami
    [rare] Minerałami
    [gene] Genami
   *[alien] Technologiami Obcych
}

## Sorty kart

race-type-world = Świat
race-type-development = Technologia
race-type-military = Świat militarny
race-type-production = Świat produkcyjny: { race-good }
race-type-windfall = Świat zdobyczny: { race-good }
race-type-start = Świat początkowy
race-tag-rebel = Rebelia
race-tag-alien = Obcy
race-tag-uplift = Wspomagani
race-tag-imperium = Imperium
race-tag-terraforming = Terraformowanie
race-card-cost = Koszt: { $amount }
race-card-defence = Obrona: { $amount }
race-card-vp = PZ: { $points }
race-card-vp-variable = PZ: liczone na koniec gry
race-card-scoring = Koniec gry
race-card-hidden = Zakryta karta

## Stół

race-heading-over = Gra skończona
race-zone-deck = Stos główny
race-zone-discards = Odrzucone
race-zone-table = Stół
race-zone-hand = Ręka
race-zone-actions = Akcje
race-zone-drawn = Dobrane karty
race-zone-aside = Wybrane karty
race-mark-placed = właśnie wyłożona
race-mark-chosen = wybrana
race-mark-shown = znana wszystkim
race-counter-pool = Pula PZ
race-counter-first = Kolejność od
race-counter-chips = Żetony
race-counter-points = Punkty
race-counter-strength = Siła

## Opcje

race-option-advanced = Zaawansowana gra dwuosobowa
race-option-advanced-help = Po dziewięć kart akcji, dwa wybory na rundę.
race-option-first-game = Pierwsza rozgrywka
race-option-first-game-help = Ustalone światy początkowe i ręce zamiast sześciu rozdanych kart.
race-option-idle-tactics = Nowa Taktyka Wojenna bez świata
race-option-idle-tactics-help = Kartę może odrzucić nawet gracz, który nie wykłada świata.

## Co robią zdolności
## Każdy komunikat dostaje wszystkie swoje argumenty: $good to any, $tag to none, a $this i $bonus to no, gdy karta ich nie ma.

race-power-explore-draw = Dobierz o { race-cards-amount } więcej
race-power-explore-keep = Zatrzymaj o { race-cards-amount } więcej
race-power-develop-draw = Weź { race-cards-amount } na początku fazy
race-power-develop-reduce = Technologie kosztują o { race-cards-amount } mniej
race-power-develop-draw-after = Weź { race-cards-amount } po wyłożeniu technologii
race-power-settle-reduce = { $good ->
    [any] Światy niemilitarne kosztują o { race-cards-amount } mniej
   *[other] Światy niemilitarne z { race-kind } kosztują o { race-cards-amount } mniej
}
race-power-settle-strength = { $tag ->
    [rebel] { race-signed } do Siły wobec światów militarnych Rebelii
   *[none] { $good ->
        [any] { race-signed } do Siły
       *[other] { race-signed } do Siły wobec światów militarnych z { race-kind }
    }
}
race-power-settle-colony-ship = Możesz odrzucić tę kartę: świat niemilitarny kosztuje cię 0 (ale nie świat z Technologiami Obcych)
race-power-settle-tactics = Możesz odrzucić tę kartę: { race-signed } do Siły do końca fazy
race-power-settle-pay-military = Możesz zapłacić za świat militarny (ale nie z Technologiami Obcych): jego obrona mniej { $amount }
race-power-settle-draw-after = Weź { race-cards-amount } po wyłożeniu świata
race-power-trade-price = { $this ->
    [yes] Sprzedaż towaru z tego świata daje o { race-cards-amount } więcej
   *[no] { $good ->
        [any] Sprzedaż dowolnego towaru daje o { race-cards-amount } więcej
       *[other] Sprzedaż towaru ze świata z { race-kind } daje o { race-cards-amount } więcej
    }
}
race-power-consume-consume = { $times ->
    [1] Odrzuć { race-goods-number } za { race-reward }
   *[other] Odrzuć { race-goods-up-to }, każdy za { race-reward }
}
race-goods-number = { $good ->
    [any] { $goods ->
        [one] { $goods } towar
        [few] { $goods } towary
       *[many] { $goods } towarów
    }
   *[other] { $goods ->
        [one] { $goods } towar ({ race-good })
        [few] { $goods } towary ({ race-good })
       *[many] { $goods } towarów ({ race-good })
    }
}
race-goods-up-to = { $good ->
    [any] maksymalnie { $times ->
        [one] { $times } towar
        [few] { $times } towary
       *[many] { $times } towarów
    }
   *[other] maksymalnie { $times ->
        [one] { $times } towar ({ race-good })
        [few] { $times } towary ({ race-good })
       *[many] { $times } towarów ({ race-good })
    }
}
race-reward = { $vp ->
    [0] { race-reward-cards }
   *[other] { $cards ->
        [0] { $vp } PZ
       *[other] { $vp } PZ i { race-reward-cards }
    }
}
race-reward-cards = { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
race-power-consume-different = Odrzuć { $different ->
    [few] { $different } towary
   *[many] { $different } towarów
}, każdy innego rodzaju, za { race-reward }
race-power-consume-all = Odrzuć wszystkie swoje towary; dostajesz o jeden PZ mniej, niż było towarów
race-power-consume-hand = Możesz odrzucić z ręki maksymalnie { $times ->
    [one] { $times } kartę
    [few] { $times } karty
   *[many] { $times } kart
}, każdą za { $vp } PZ (te PZ się nie podwajają)
race-power-consume-sell = { $bonus ->
    [yes] Odrzuć 1 towar za karty według jego ceny, z twoimi zdolnościami handlu
   *[no] Odrzuć 1 towar za karty według jego ceny, bez zdolności handlu
}
race-power-consume-draw = Weź { race-cards-amount }
race-power-consume-gamble = Podaj liczbę od 1 do 7 i odsłoń kartę: zatrzymujesz ją, jeśli taki jest jej koszt lub obrona
race-power-produce-produce = Produkuje { race-good }
race-power-produce-draw-if = Weź { race-cards-amount }, jeśli wyprodukowano tu towar
race-power-produce-draw = Weź { race-cards-amount }
race-power-produce-windfall = { $good ->
    [any] Wyprodukuj towar na jednym ze swoich światów zdobycznych
   *[other] Wyprodukuj towar na jednym ze swoich światów zdobycznych z { race-kind }
}
race-power-produce-draw-each = Weź { race-cards-amount } za każdy towar wyprodukowany przez ciebie na światach z { race-kind }
race-power-produce-draw-different = Weź { race-cards-amount } za każdy rodzaj towaru wyprodukowany przez ciebie
race-power-produce-draw-most = Weź { race-cards-amount }, jeśli masz, bez remisu, najwięcej towarów wyprodukowanych w tej fazie na światach z { race-kind }
race-power-produce-draw-world = Weź { race-cards-amount } za każdy swój świat z { race-kind }

## Za co punktuje technologia o koszcie 6

race-score-card = { $points } PZ za kartę: { $card }
race-score-production = { $points } PZ za każdy świat produkcyjny z { race-kind }
race-score-windfall = { $points } PZ za każdy świat zdobyczny z { race-kind }
race-score-military-world = { $points } PZ za każdy inny świat militarny
race-score-rebel-military = { $points } PZ za każdy świat militarny Rebelii
race-score-alien = { $points } PZ za każdą inną kartę Obcych, łącznie z tą
race-score-six-cost = { $points } PZ za każdą technologię o koszcie 6, łącznie z tą
race-score-development = { $points } PZ za każdą inną technologię
race-score-world = { $points } PZ za każdy inny świat
race-score-explore-development = { $points } PZ za każdą technologię ze zdolnością Eksploracji, łącznie z tą
race-score-explore-world = { $points } PZ za każdy świat ze zdolnością Eksploracji
race-score-consume-development = { $points } PZ za każdą technologię ze zdolnością Konsumpcji, łącznie z tą
race-score-consume-world = { $points } PZ za każdy świat ze zdolnością Konsumpcji
race-score-trade-development = { $points } PZ za każdą technologię ze zdolnością Handlu, łącznie z tą
race-score-trade-world = { $points } PZ za każdy świat ze zdolnością Handlu
race-score-chips = { $points } PZ za każde 3 PZ w żetonach
race-score-strength = { $points } PZ za każdy punkt twojej Siły

## Wybory

race-choice-call-explore-5 = { race-action-explore-5 } – { race-bonus-explore-5 }
race-choice-call-explore-1-1 = { race-action-explore-1-1 } – { race-bonus-explore-1-1 }
race-choice-call-develop = { race-action-develop } – { race-bonus-develop }
race-choice-call-settle = { race-action-settle } – { race-bonus-settle }
race-choice-call-trade = { race-action-trade } – { race-bonus-trade }
race-choice-call-double = { race-action-double } – { race-bonus-double }
race-choice-call-produce = { race-action-produce } – { race-bonus-produce }
race-choice-discard = Odrzuć: { $card }
race-choice-keep = Zatrzymaj: { $card }
race-choice-place = Wyłóż: { $card }
race-choice-pass = Nie wykładaj nic
race-choice-pay = Zapłać kartą: { $card }
race-choice-buy = Zapłać { race-cards-cost }
race-choice-conquer = Podbij (Siła { $strength }, obrona { $defence })
race-choice-ship = Odrzuć kartę { $card }: świat kosztuje 0
race-choice-tactics = Odrzuć kartę { $card }: { race-signed } do Siły do końca fazy
race-choice-keep-tactics = Zatrzymaj kartę { $card }
race-choice-sell = Sprzedaj towar ze świata: { $card }
race-choice-use-consume = { $card }: { race-power-consume-consume }
race-choice-use-different = { $card }: { race-power-consume-different }
race-choice-use-all = { $card }: { race-power-consume-all }
race-choice-use-hand = { $card }: { race-power-consume-hand }
race-choice-use-sell = { $card }: { race-power-consume-sell }
race-choice-use-draw = { $card }: { race-power-consume-draw }
race-choice-use-gamble = { $card }: { race-power-consume-gamble }
race-choice-good = Odrzuć towar ze świata: { $card }
race-choice-spend = Odrzuć za punkty: { $card }
race-choice-stop = Wystarczy
race-choice-name = Podaj { $number }
race-choice-windfall-power = { $good ->
    [any] Produkuj na dowolnym świecie zdobycznym
   *[other] Produkuj na świecie zdobycznym z { race-kind }
}
race-choice-produce = Produkuj na świecie: { $card }

race-price-cost = { $cost ->
    [0] za darmo
    [one] { $cost } karta
    [few] { $cost } karty
   *[many] { $cost } kart
}
race-price-conquest = podbój
race-price-tactics = podbój z taktyką
race-price-gain = { $price ->
    [one] +{ $price } karta
    [few] +{ $price } karty
   *[many] +{ $price } kart
}

## Co wyniknie z wyłożenia karty i co by pomogło

race-follow-cost = koszt { $printed } − { $less } = { $due }
race-follow-conquest = Siła { $strength } wobec obrony { $defence }
race-follow-good = pojawi się towar: { race-good }
race-follow-draw = potem dobierzesz { race-cards-amount }
race-hint-strength = { $card } z Twojej ręki, po wyłożeniu, da Ci { race-signed } Siły.
race-hint-discount = { $card } z Twojej ręki, po wyłożeniu, obniży koszt o { $amount }.
race-hint-cards = Karty na zapłatę daje eksploracja i sprzedaż towarów.

## Co mówi przycisk stołu, według roli

race-do-action = Wybierz
race-do-discard = Odrzuć
race-do-keep = Zatrzymaj
race-do-place = Wyłóż
race-do-pay = Zapłać
race-do-spend = Odrzuć
race-do-sell = Sprzedaj
race-do-good = Odrzuć towar
race-do-use = Użyj
race-do-produce = Produkuj
race-do-windfall = Produkuj
race-do-buy = Zapłać
race-do-conquer = Podbij
race-do-ship = Użyj statku
race-do-tactics = Odrzuć ją
race-do-keep-tactics = Zachowaj ją
race-do-name = Podaj liczbę
race-marked-pay = zapłata
race-marked-discard = odrzucasz
race-marked-spend = odrzucasz
race-marked-keep = zostaje

## Znaki i słowa planszy

race-ends-when = gra kończy się, gdy:
race-ends-table = { $limit } kart na stole
race-ends-pool = punkty wzięte z puli
race-chips-unit = { " " }żet.
race-hand-count = Karty na ręce
race-table-count = Karty na stole
race-sign-phase-explore = I
race-sign-phase-develop = II
race-sign-phase-settle = III
race-sign-phase-trade = ⇄
race-sign-phase-consume = IV
race-sign-phase-produce = V
race-sign-card-scoring = PZ

## Pytania

race-ask-start-discard = Wybierz z pierwszej ręki { race-cards-more } do odrzucenia
race-ask-action = Wybierz akcję
race-ask-first-action = Wybierz pierwszą akcję
race-ask-second-action = Wybierz drugą akcję
race-ask-keep = Wybierz { race-cards-more } do zatrzymania
race-ask-development = Wybierz technologię do wyłożenia albo żadnej
race-ask-pay = { $card }: wybierz na zapłatę { race-cards-more }
race-ask-world = Wybierz świat do wyłożenia albo żaden
race-ask-how-to-settle = { $card }: jak zajmujesz ten świat?
race-ask-idle-tactics = Odrzucić kartę { $card }, choć nie wykładasz świata?
race-ask-sell = Wybierz towar do sprzedania
race-ask-consume-power = Wybierz następną zdolność konsumpcji
race-ask-consume-good = { $card }: wybierz do odrzucenia jeszcze { $left ->
    [one] { $left } towar
    [few] { $left } towary
   *[many] { $left } towarów
}
race-ask-consume-different = { $card }: wybierz jeszcze { $left ->
    [one] { $left } towar innego rodzaju
    [few] { $left } towary różnych rodzajów
   *[many] { $left } towarów różnych rodzajów
}
race-ask-spend = { $card }: odrzuć karty z ręki za punkty (najwyżej jeszcze { $left })
race-ask-number = { $card }: podaj liczbę od 1 do 7
race-ask-windfall-power = Wybierz następną produkcję na świecie zdobycznym
race-ask-windfall-world = { $good ->
    [any] Wybierz świat zdobyczny, który produkuje
   *[other] Wybierz świat zdobyczny z { race-kind }, który produkuje
}
race-ask-hand-limit = Limit ręki: wybierz { race-cards-more } do odrzucenia
race-ask-picked = wybrano { $done } z { $total }

## Dziennik

race-why = { $why ->
    [start] pierwsza ręka
    [explore] Eksploracja
    [develop] początek Rozwoju
    [after-develop] za technologię
    [settle-bonus] premia Kolonizacji
    [after-settle] za świat
    [sale] sprzedaż
    [consume] Konsumpcja
   *[produce] Produkcja
}
race-log-round = Runda { $number }
race-log-phase = { race-phase }
race-log-phase-again = { race-phase }, po raz drugi
race-log-hand = { $player } dostaje na pierwszą rękę { race-cards-count }
race-log-action = { $player } wybiera akcję „{ race-action }”
race-log-actions = { $player } wybiera akcje „{ race-action }” i „{ race-action-second }”
race-log-draws = { $player } bierze { race-cards-count } ({ race-why })
race-log-draws-known = { $player } bierze kartę: { $card } ({ race-why })
race-log-keeps = { $player } zatrzymuje { $kept ->
    [one] { $kept } kartę
    [few] { $kept } karty
   *[many] { $kept } kart
}, a odrzuca { $discarded }
race-log-discards = { $player } odrzuca { race-cards-count }
race-log-places = { $player } wykłada kartę: { $card }
race-log-passes = { $player } niczego nie wykłada
race-log-pays = { $player } płaci { race-cards-count } za kartę: { $card }
race-log-buys = { $player } zamiast podbijać płaci { race-cards-count } za świat: { $card }
race-log-conquers = { $player } podbija świat: { $card } (Siła { $strength }, obrona { $defence })
race-log-gives-up = { $player } odrzuca ze stołu kartę: { $card }
race-log-good = { $player }: na świecie { $card } pojawia się towar ({ race-good })
race-log-sells = { $player } sprzedaje towar ze świata { $card } ({ race-good }) za { race-cards-price }
race-log-uses = { $player } używa karty: { $card }
race-log-consumes = { $player } konsumuje towar. Świat: { $world }, zdolność: { $card }
race-log-chips = { $player } dostaje { $points } PZ w żetonach, w puli zostaje { $left }
race-log-spends = { $player } odrzuca z ręki za punkty { race-cards-count }
race-log-spends-known = { $player } odrzuca z ręki za punkty kartę: { $card }
race-log-gamble-hit = { $player } podaje { $number }, odsłania kartę { $card } i zatrzymuje ją
race-log-gamble-miss = { $player } podaje { $number }, odsłania kartę { $card } i odrzuca ją
race-log-reshuffle = Z odrzuconych powstaje nowy stos główny i liczy { race-cards-count }
race-log-end-table = Koniec gry: ktoś ma na stole co najmniej 12 kart
race-log-end-pool = Koniec gry: pula punktów jest pusta
race-log-end-both = Koniec gry: ktoś ma na stole co najmniej 12 kart, a pula punktów jest pusta

## Wynik

race-part-cards = Karty na stole
race-part-chips = Żetony
race-part-developments = Technologie o koszcie 6
race-part-total = Razem
race-part-tiebreak = Karty na ręce i towary, na wypadek remisu

## Odmowy

race-no-too-expensive = { $card }: trzeba zapłacić { race-cards-cost }, a na zapłatę masz { race-cards-have }.
race-no-already-on-table = Na twoim stole leży już karta: { $card }.
race-no-not-a-development = Ta karta to nie technologia: { $card }.
race-no-not-a-world = Ta karta to nie świat: { $card }.
race-no-too-weak = Twoja Siła to { $strength }, a obrona wynosi { $defence }. Świat: { $card }.
race-no-not-military = To nie świat militarny, więc się za niego płaci, a nie podbija się go: { $card }.
race-no-not-for-sale = Ten świat militarny trzeba podbić; nie masz zdolności, która pozwala za niego zapłacić.
race-no-alien-excluded = Ta zdolność nie działa na światy z Technologiami Obcych.
race-no-no-ship = Nie masz Statku Kolonizacyjnego, którego można by użyć do tego świata.
race-no-no-tactics = Nie masz Nowej Taktyki Wojennej, którą można by odrzucić w tej fazie.
race-no-must-place = Ten świat jest już odsłonięty, więc musisz go wyłożyć.
race-no-not-in-hand = Nie masz na ręce karty: { $card }.
race-no-not-drawn = Wśród dobranych nie ma karty: { $card }.
race-no-not-on-table = Na twoim stole nie ma karty: { $card }.
race-no-no-good-there = Nie ma towaru na świecie: { $card }.
race-no-must-sell = Twoja akcja to handel, więc musisz sprzedać towar.
race-no-power-used = Tej zdolności użyto już w tej fazie. Karta: { $card }.
race-no-power-needs-good = Nie masz tego, czego wymaga ta zdolność. Karta: { $card }.
race-no-power-in-use = Dokończ rozpoczętą zdolność, zanim użyjesz następnej.
race-no-must-use-mandatory = Masz jeszcze zdolność konsumpcji, której musisz użyć.
race-no-must-use-fully = Rozpoczętej zdolności używa się w pełni: odrzuć wszystkie towary, które przyjmuje.
race-no-wrong-kind = Ta zdolność nie przyjmuje towaru tego rodzaju. Świat: { $card }.
race-no-world-has-good = Towar już leży na świecie: { $card }.
race-no-not-windfall = To nie świat zdobyczny: { $card }.
race-no-no-windfall-power = Nie masz takiej produkcji na świecie zdobycznym albo świata dla niej.
race-no-not-a-number = Trzeba podać liczbę od 1 do 7.
race-no-already-chosen = Ta akcja jest już wybrana, a jej karta jest tylko jedna.
race-no-not-your-decision = Nie o to cię teraz pytamy.

## Części wydania

race-records-cards = Karty
race-records-start-hands = Ręce pierwszej rozgrywki
race-records-vp-chips = Żetony punktów zwycięstwa
race-record-vp-chips = { $per_player } punktów na gracza w puli
