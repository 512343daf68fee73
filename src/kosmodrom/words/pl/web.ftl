### Klient w przeglądarce: wszystko, co mówi od siebie. Słowa gry stoją w katalogu gry.

## Rama

web-home = Kosmodrom, strona główna
web-language = Język
web-language-en = angielski
web-language-pl = polski
web-theme-light = Jasny motyw
web-theme-dark = Ciemny motyw
web-close = Zamknij
web-cancel = Anuluj
web-loading = Chwileczkę…
web-error = Nie udało się. Spróbuj jeszcze raz.
web-not-found = Nic tu nie ma.
web-tools = Narzędzia
web-main = Główne
web-skip = Przejdź do treści
web-name = { $card }

## Gry

web-game-race = Race for the Galaxy
web-players = { $least ->
   *[other] { $least }–{ $most }
}
web-players-label = Liczba graczy

## Kim jesteś

web-welcome = Zapraszamy do stołu
web-welcome-help = Konto nie jest potrzebne. Powiedz, jak inni mają się do Ciebie zwracać.
web-your-name = Twoje imię
web-enter = Wchodzę
web-name-refused = Tego imienia nie można użyć. Podaj inne.
web-profile = Profil
web-guest = Gość
web-account = Konto
web-guest-help = Grasz jako gość na tym urządzeniu. Konto przechowa Twoje partie i imię wszędzie.
web-account-help = Twoje partie i imię są zapisane na koncie.
web-password = Hasło
web-password-help = Co najmniej dziesięć znaków.
web-sign-up = Załóż konto
web-sign-in = Zaloguj się
web-sign-out = Wyloguj się
web-settings = Ustawienia
web-theme = Motyw
web-sound = Dźwięk
web-your-games = Twoje partie
web-no-games = Jeszcze nie masz żadnej partii.

## Sala

web-tables = Stoły
web-edition = O tym wydaniu
web-rules = Zasady
web-your-turn-count = { $count ->
    [0] nikt na Ciebie nie czeka
    [one] jedna czeka na Ciebie
    [few] { $count } czekają na Ciebie
   *[many] { $count } czeka na Ciebie
}
web-what-to-play = W co gramy?
web-open-tables = Otwarte stoły
web-open-tables-count = { $count ->
    [0] na razie żadnego
    [one] { $count } stół
    [few] { $count } stoły
   *[many] { $count } stołów
}
web-no-open-tables = Nikt nie czeka na graczy. Otwórz stół: bot siada od razu.
web-finished-tables = Zakończone
web-all = Wszystkie
web-live = Na żywo
web-slow = Korespondencyjnie
web-sit-down = Usiądź
web-sit-down-at = Usiądź: { $game }, stół gracza { $host }
web-watch = Oglądaj
web-free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
web-state-of-open = Czeka na graczy
web-state-of-playing = W toku
web-state-of-finished = Zakończona
web-options = Zasady stołu

## Nowy stół

web-new-table = Nowy stół
web-new-table-of = Nowy stół: { $game }
web-seats = Miejsca przy stole
web-seat = Miejsce { $seat }
web-you = Ty
web-open-seat = Wolne miejsce
web-seat-kind = Kto zajmie miejsce { $seat }
web-seat-open = Otwarte
web-bot-random = Kadet
web-bot-greedy = Pilot
web-bot-search = Komandor
web-add-seat = Dodaj miejsce
web-remove-seat = Usuń miejsce { $seat }
web-pace = Tempo
web-minutes = { $minutes ->
    [one] { $minutes } minuta na gracza
    [few] { $minutes } minuty na gracza
   *[many] { $minutes } minut na gracza
}
web-hours = { $hours ->
    [one] { $hours } godzina na decyzję
    [few] { $hours } godziny na decyzję
   *[many] { $hours } godzin na decyzję
}
web-public = Każdy może usiąść
web-public-help = Inaczej tylko ten, kto ma link.
web-only-for = Tylko dla { $count } graczy
web-open-table = Otwórz stół
web-open-table-help = { $open ->
    [0] Partia zacznie się od razu.
    [one] Partia zacznie się, gdy usiądzie jeszcze jedna osoba.
    [few] Partia zacznie się, gdy usiądą jeszcze { $open } osoby.
   *[many] Partia zacznie się, gdy usiądzie jeszcze { $open } osób.
}
web-waiting-room = Czekamy na graczy
web-invitation = Link dla współgraczy
web-copy = Kopiuj
web-copied = Skopiowano
web-leave = Odejdź od stołu
web-start = Zaczynamy

## Stół

web-table = Stół
web-table-of = Stół { $id } · { $count ->
    [one] { $count } gracz
   *[other] { $count } graczy
}
web-no-table = Tego stołu nie ma albo nie jest dla Ciebie.
web-seat-of = Stół gracza { $name }
web-own-table = Twój stół
web-own-hand = Twoja ręka
web-shared = Na środku
web-bot = Bot
web-human = Człowiek
web-chooses = wybiera…
web-done = Gotowe
web-won = zwycięstwo
web-hidden = Zakryte
web-face-down = { $count ->
    [one] { $count } zakryta
    [few] { $count } zakryte
   *[many] { $count } zakrytych
}
web-table-menu = Stół i ustawienia
web-to-hall = Wszystkie stoły
web-no-table-help = Link może być błędny albo gospodarz zamknął stół. Poszukaj go na liście stołów albo otwórz nowy.
web-not-loaded = Nie udało się wczytać gry
web-not-loaded-help = Twoje miejsce jest zachowane. Sprawdź połączenie i spróbuj jeszcze raz.
web-unreachable = Nie ma połączenia ze stołem
web-unreachable-help = Próbujemy dalej. Jeśli to nie pomaga, sprawdź swoje połączenie.
web-again = Spróbuj jeszcze raz
web-sheet-peek = Pokaż rękę
web-sheet-hand = Pokaż karty w całości
web-sheet-full = Pokaż samo pytanie
web-write = Napisz
web-clock = Zostało czasu: { $time }
web-clock-days = { $days } d { $hours } h

## Stół i ustawienia

web-ask-undo = Poproś o cofnięcie
web-ask-undo-short = Cofnij…
web-ask-undo-help = Wróć do chwili przed moją ostatnią odpowiedzią, jeśli stół się zgodzi
web-ask-undo-text = Gra wróci do chwili przed Twoją ostatnią odpowiedzią, gdy zgodzą się wszyscy ludzie przy stole. Boty zgadzają się zawsze.
web-ask-undo-yes = Zapytaj stół
web-takeback-asked = { $count ->
    [one] { $names } prosi o cofnięcie ostatniej odpowiedzi. Czy zgadzasz się?
   *[other] { $names } proszą o cofnięcie ostatniej odpowiedzi. Czy zgadzasz się?
}
web-takeback-waits = Stół zapytany o cofnięcie; zgadzają się: { $names }
web-takeback-yes = Zgadzam się
web-takeback-no = Nie
web-takeback-drop = Już nie trzeba
web-bot-plays-for-you = Czas minął i gra za Ciebie bot.
web-sit-again = Wracam do gry
web-resign = Poddaję się
web-resign-help = Poddaj grę; dla innych dokończy ją bot
web-resign-text = Bot zajmie Twoje miejsce do końca, a Ty tylko oglądasz. Na swoje miejsce już nie wrócisz.
web-resign-yes = Tak, poddaję się
web-you-resigned = Gra jest przez Ciebie poddana. Na Twoim miejscu gra dalej bot.
web-seat-link = Link do mojego miejsca
web-seat-link-help = Graj dalej w innej przeglądarce
web-commitment-help = Pieczęć tasowania, do sprawdzenia po grze
web-keys-on = Klawisze literowe
web-keys-help = Aby zmienić klawisz, przejdź na niego i naciśnij inny. Podczas pisania są wyłączone.
web-keys-reset = Zwykłe klawisze
web-key-of = { $action }: klawisz { $key }. Naciśnij inny, aby go zmienić.
web-key-undo = cofnij, odłóż
web-key-pass = pas
web-key-why = dlaczego nie, zasada
web-key-hint = podpowiedź
web-key-inspect = karta słowami
web-key-log = dziennik
web-key-chat = czat
web-key-before = poprzedni gracz
web-key-after = następny gracz
web-away = poza stołem
web-sitting-in = gra za nią/niego bot
web-your-turn = Twoja tura
web-vp = PZ
web-card-good = leży towar: { $good }
web-state-legal = można wybrać
web-state-selected = wybrana
web-state-pay = wybrana do odrzucenia
web-state-picked = wybrana
web-state-blocked = niedozwolona, dlaczego?
web-count = { $done } z { $total }
web-why-not = Dlaczego nie?
web-missing = brakuje { $count }
web-answers = Odpowiedzi
web-stages = Fazy rundy
web-stage-past = zakończona
web-stage-now = trwa
web-stage-next = następna
web-stage-out = pominięta
web-course = Przebieg gry
web-log = Dziennik
web-log-and-chat = Dziennik i czat (L)
web-log-empty = Jeszcze nic się nie stało.
web-clause = Zasada { $number }: { $title }
web-chat = Wiadomość do stołu
web-chat-placeholder = Napisz do stołu…
web-send = Wyślij

## Co teraz

web-what-now = Co teraz
web-targets = { $count ->
    [0] Nie ma tu nic do wyboru.
    [one] Jedna możliwość jest podświetlona.
    [few] { $count } możliwości są podświetlone.
   *[many] { $count } możliwości jest podświetlonych.
}
web-picked = Zaznaczone { $done } z { $total }:
web-narrowed = { $count ->
    [one] { $count } odpowiedź z tym, co zaznaczone. Klikaj dalej albo wybierz słowami.
    [few] { $count } odpowiedzi z tym, co zaznaczone. Klikaj dalej albo wybierz słowami.
   *[many] { $count } odpowiedzi z tym, co zaznaczone. Klikaj dalej albo wybierz słowami.
}
web-final = Tego nie da się cofnąć.
web-waiting = Czekamy: { $names }
web-bot-thinks = { $count ->
    [one] { $names } liczy ruch
   *[other] { $names } liczą ruch
}
web-waiting-help = Twoja odpowiedź jest zapisana. Wybory odkryją się razem.
web-bot-thinks-help = Zwykle do 3 sekund.
web-locked = Wybrane: { $names }. Wybory odkryją się razem.
web-change = Zmień wybór
web-watching = Oglądasz tę partię.
web-reconnecting = Łączymy ponownie…
web-reconnecting-help = Stół jest zapisany. Próba { $tries }, następna za { $seconds } s.
web-connect-now = Połącz teraz
web-undo = Cofnij
web-back = Odłóż
web-do = Zrób to
web-do-count = { $action }: { $done } z { $total }
web-do-for = { $action }: { $price }

## Koniec

web-winner = { $count ->
    [one] Wygrywa { $names }
   *[other] Zwycięstwo dzielą: { $names }
}
web-winner-help = { $points ->
    [one] Wynik: { $points } punkt.
    [few] Wynik: { $points } punkty.
   *[many] Wynik: { $points } punktów.
}
web-result = Wynik
web-player = Gracz
web-rematch = Rewanż
web-rematch-join = Do rewanżu
web-review = Powtórka

## Powtórka

web-review-of = Powtórka: { $game }
web-review-none = Tej partii nie można obejrzeć: trwa jeszcze albo jej nie ma.
web-move-of = Ruch { $move } z { $total }
web-eyes = Oczami
web-eyes-all = Wszystkich
web-eyes-of = Oczami gracza { $name }
web-play = Odtwarzaj
web-pause = Zatrzymaj
web-step-back = Krok wstecz
web-step-on = Krok naprzód
web-to-start = Na początek
web-to-end = Na koniec
web-download = Pobierz zapis
web-position = Ruch
web-place = Miejsce { $place }
web-what-happened = Co się stało
web-nothing-told = Nic, co wszyscy mogą wiedzieć.

## Zasady i wydanie

web-search-rules = Szukaj w zasadach
web-clauses-found = { $count ->
    [0] Brak punktów
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
web-ruling = Rozstrzygnięcie
web-switch = Zmienia to opcja stołu.
web-chapters = Rozdziały
web-cards = Karty
web-edition-intro = Każda karta ma znak, który mówi, jak pewne jest to, co na niej stoi. Zasady i wszystkie liczby są sprawdzone z instrukcją; karty, których nie podano do wiadomości, są odtworzone tak, żeby się z nią zgadzały.
web-edition-id = Wydanie { $edition }
web-mark-certain = pewne
web-mark-certain-help = Jak w druku: wynika z instrukcji albo jest powszechnie znane.
web-mark-likely = prawdopodobne
web-mark-likely-help = Wynika z tego, co instrukcja mówi o całości.
web-mark-reconstructed = odtworzone
web-mark-reconstructed-help = Odtworzone przez nas tak, żeby zgadzały się wszystkie liczby. Właściciel gry może wstawić drukowaną kartę.
web-cards-of-mark = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
web-filter = Pokaż
web-filter-all = Wszystkie
web-filter-world = Światy
web-filter-development = Technologie
web-filter-military = Światy militarne
web-filter-six = Koszt 6
web-search-cards = Szukaj karty

## Pierwszy raz

web-intro = Jak działa stół
web-intro-what-now = Pasek na dole
web-intro-what-now-help = Zawsze mówi, co jest teraz do wyboru. Jedyny jasny przycisk to następny krok.
web-intro-lit = Co świeci
web-intro-lit-help = Wszystko w świecącej ramce można wybrać. Etykieta mówi, ile to kosztuje.
web-intro-why = Co nie świeci
web-intro-why-help = Kliknij szarą kartę i przeczytaj, który punkt zasad jej zabrania.
web-intro-cards = Karty słowami
web-intro-cards-help = Wskaż kartę, przytrzymaj ją albo naciśnij I: urośnie i powie słowami, co robi.
web-intro-undo = Cofanie
web-intro-undo-help = Odpowiedź można cofnąć, dopóki nic ukrytego nie wyszło na jaw i nikt po Tobie nie odpowiedział.
web-intro-keys = Klawiatura
web-intro-keys-help = Wszystko działa bez myszy: Tab przechodzi z miejsca na miejsce, strzałki poruszają się w środku.
web-intro-go = Do stołu
web-key-1 = n-ta możliwość
web-key-2 = wybierz, odłóż
web-key-3 = jasny przycisk
web-key-4 = cofnij
web-key-5 = pas
web-key-6 = dlaczego nie
web-key-7 = karta słowami
web-key-8 = dziennik
web-key-9 = czat
web-key-10 = inni gracze
web-key-11 = zamknij, odłóż
