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
web-offline = Serwer na razie nie odpowiada.
web-try-again = Spróbuj jeszcze raz
web-not-found = Nic tu nie ma
web-not-found-help = Pod tym adresem nie ma żadnej strony Kosmodromu. Może brakuje w nim litery.
web-to-tables = Do stołów
web-tools = Narzędzia
web-main = Główne
web-skip = Przejdź do treści
web-name = { $card }

## Gry

web-players = { $least ->
   *[other] { $least }–{ $most }
}
web-players-label = Liczba graczy
web-games = Gry
web-game = Gra
web-no-such-game = Nie ma tu takiej gry.

## Kim jesteś

web-welcome = Zapraszamy do stołu
web-welcome-help = Konto nie jest potrzebne. Powiedz, jak inni mają się do Ciebie zwracać.
web-how-to-enter = Jak wejść
web-way-guest = Jako gość
web-way-sign-in = Zaloguj się
web-way-sign-up = Nowe konto
web-way-guest-help = Gość gra we wszystko; partie zostają w tej przeglądarce.
web-way-sign-in-help = Podaj imię i hasło, a wrócisz do swoich partii.
web-way-sign-up-help = Wystarczy imię i hasło. Partie rozegrane jako gość przechodzą na konto.
web-your-name = Twoje imię
web-enter = Wchodzę
web-name-refused = Tego imienia nie można użyć. Podaj inne.
web-profile = Profil
web-guest = Gość
web-account = Konto
web-guest-help = Grasz jako gość na tym urządzeniu. Konto przechowa Twoje partie i imię wszędzie.
web-account-help = Twoje partie i imię są zapisane na koncie.
web-password = Hasło
web-password-help = Co najmniej osiem znaków.
web-keep-games = Zachowaj swoje partie
web-save = Zapisz
web-name-change = Imię
web-name-help = Przy stołach, przy których już siedzisz, zostaje dawne imię.
web-name-changed = Imię zostało zmienione.
web-password-change = Hasło
web-password-old = Obecne hasło
web-password-new = Nowe hasło
web-password-change-help = Wszystkie inne przeglądarki i programy zostaną wylogowane.
web-password-changed = Hasło zostało zmienione.
web-sign-up = Załóż konto
web-sign-in = Zaloguj się
web-sign-out = Wyloguj się
web-settings = Ustawienia
web-theme = Motyw
web-theme-dark-short = Ciemny
web-theme-light-short = Jasny
web-sound = Dźwięk
web-sound-help = Cichy dźwięk, gdy przychodzi Twoja kolej.
web-sign-out-guest = Gość, który się wyloguje, nie wróci już do tych partii.
web-sign-out-help = Twoje partie zostają na koncie.
web-sessions = Zalogowane przeglądarki
web-this-browser = ta przeglądarka
web-since = logowanie: { $when }
web-made = utworzono { $when }
web-sign-out-there = Wyloguj tam
web-way-browser = Przeglądarka
web-way-link = Przez link miejsca przy stole { $table }
web-revoke = Unieważnij
web-tokens = Tokeny API
web-tokens-help = Z tokenem Twój program gra w Twoim imieniu. Interfejs opisuje strona /schema/openapi.json.
web-no-tokens = Żaden program za Ciebie nie gra.
web-token-label = Nazwa programu
web-token-make = Utwórz token
web-token-once = Twój nowy token. Widać go tylko teraz.
web-your-games = Twoje partie
web-no-games = Jeszcze nie masz żadnej partii.
web-no-games-help = Tu trafiają zakończone partie: można je obejrzeć ruch po ruchu.
web-finished-games = Zakończone partie
web-older = Starsze partie
web-archive = Archiwum
web-archive-help = Zakończone partie można obejrzeć jeszcze raz: ruch po ruchu i oczami każdego gracza.
web-bring-log = Wczytaj plik z zapisem
web-bring-log-help = Wybierz zapis partii albo upuść go tutaj: zostanie sprawdzony ruch po ruchu i otwarty do obejrzenia.
web-choose-file = Wybierz plik
web-download-of = Pobierz zapis: { $game }, { $when }

## Sala

web-tables = Stoły
web-edition = O tym wydaniu
web-edition-short = Karty
web-rules = Zasady
web-your-turn-count = { $count ->
    [0] nikt na Ciebie nie czeka
    [one] jedna czeka na Ciebie
    [few] { $count } czekają na Ciebie
   *[many] { $count } czeka na Ciebie
}
web-time-left = Pozostały czas
web-what-to-play = W co gramy?
web-open-tables = Otwarte stoły
web-open-tables-count = { $count ->
    [0] na razie żadnego
    [one] { $count } stół
    [few] { $count } stoły
   *[many] { $count } stołów
}
web-no-open-tables = Nikt nie czeka na graczy
web-no-open-tables-help = Otwórz stół: bot siada od razu, a inni zobaczą go tutaj.
web-no-tables-so = Przy żadnym stole nie gra się teraz w tym tempie.
web-all = Wszystkie
web-free = Bez limitu
web-free-help = Każdy myśli, ile chce. Najlepsze z botami i przyjaciółmi.
web-live = Na żywo
web-live-help = Wszyscy siedzą przy stole naraz. Gdy minie czas na decyzję, gra bot, dopóki gracz nie wróci.
web-slow = Korespondencyjnie
web-slow-help = Każdy odpowiada, kiedy mu wygodnie, przez wiele dni. Gdy minie czas na decyzję, gra bot.
web-limit = Czas na decyzję
web-limit-none = bez limitu czasu
web-limit-seconds = { $seconds } s na decyzję
web-limit-minutes = { $minutes } min na decyzję
web-limit-hours = { $hours ->
    [one] { $hours } godzina na decyzję
    [few] { $hours } godziny na decyzję
   *[many] { $hours } godzin na decyzję
}
web-limit-days = { $days ->
    [one] { $days } dzień na decyzję
    [few] { $days } dni na decyzję
   *[many] { $days } dni na decyzję
}
web-sit-down = Usiądź
web-sit-down-at = Usiądź: { $game }, stół gracza { $host }
web-free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
web-state-of-open = Czeka na graczy
web-options = Zasady stołu

## Nowy stół

web-new-table = Nowy stół
web-seats = Miejsca przy stole
web-seat = Miejsce { $seat }
web-you = Ty
web-open-seat = Wolne miejsce
web-open-seat-long = Wolne: kto przyjdzie
web-seat-kind = Kto zajmie miejsce { $seat }
web-bot-random = Kadet
web-bot-random-help = odpowiada losowo
web-bot-greedy = Pilot
web-bot-greedy-help = patrzy do końca rundy
web-bot-search = Komandor
web-bot-search-help = myśli kilka rund naprzód
web-add-seat = Dodaj miejsce
web-remove-seat = Usuń miejsce { $seat }
web-pace = Tempo
web-public = Każdy
web-by-link = Tylko przez link
web-who-may-come = Kto może przyjść
web-by-link-help = Stołu nie ma na liście. Usiąść lub patrzeć może ten, kto ma link.
web-public-help = Stół jest na liście i każdy może przy nim usiąść albo patrzeć.
web-only-for = Tylko dla { $count } graczy
web-option-off = bez: { $option }
web-clause-of = Punkt zasad: { $id }
web-in-the-rules = Czytaj dalej w zasadach
web-open-table = Otwórz stół
web-open-table-help = { $open ->
    [0] Partia zacznie się od razu.
    [one] Partia zacznie się, gdy usiądzie jeszcze jedna osoba.
    [few] Partia zacznie się, gdy usiądą jeszcze { $open } osoby.
   *[many] Partia zacznie się, gdy usiądzie jeszcze { $open } osób.
}
web-waiting-room = Czekamy na graczy
web-waiting-for = { $count ->
    [0] Wszystkie miejsca zajęte
    [one] Czekamy jeszcze na jedną osobę
    [few] Czekamy jeszcze na { $count } osoby
   *[many] Czekamy jeszcze na { $count } osób
}
web-seat-a-bot = Posadź bota na miejscu { $seat }
web-seat-bot-here = Posadź bota…
web-remove-bot = Zabierz bota z miejsca { $seat }
web-host = gospodarz
web-host-starts = Partię zaczyna { $host }.
web-table-full = Wszystkie miejsca są zajęte. Gdy partia się zacznie, możesz patrzeć.
web-invitation = Link dla współgraczy
web-copy = Kopiuj
web-copied = Skopiowano
web-copy-by-hand = Przeglądarka nie pozwala kopiować: link jest zaznaczony, skopiuj go ręcznie.
web-copy-address = Skopiuj adres tej strony z przeglądarki.
web-leave = Odejdź od stołu
web-clear-table = Zwiń stół
web-own-link = Graj dalej w innej przeglądarce
web-own-link-help = Z tym linkiem usiądziesz na swoim miejscu na innym urządzeniu. Nikomu go nie dawaj: to klucz do Twojego miejsca.
web-own-link-yours = Link Twojego miejsca
web-own-link-renew = Utwórz nowy link, stary wygaśnie
web-start = Zaczynamy

## Stół

web-table = Stół
web-table-of = { $count ->
    [one] { $count } gracz
   *[other] { $count } graczy
} · { $pace }
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
web-key-hint = do następnej możliwości
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
web-final-soon = Nie da się tego cofnąć, gdy odpowie już ktoś inny.
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
web-moves = Ruchy
web-moves-count = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
web-round = Runda { $round }
web-rounds-count = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
}
web-game-begins = Początek partii.
web-answers-hidden = { $name } decyduje w tajemnicy.
web-answers-so = { $name }: { $answer }
web-set-up = Przygotowanie
web-hands-hidden = Te oczy nie widzą żadnej ręki.
web-points-course = Punkty
web-points-course-help = po każdym ruchu, gdyby partia się tam skończyła
web-course-now = Punkty po ruchu { $move }:
web-share = Udostępnij
web-round-back = Runda wstecz
web-round-on = Runda naprzód
web-speed = Szybkość: { $speed }×
web-eyes = Oczami
web-eyes-all = Wszystkich
web-eyes-none = Widza
web-eyes-of = Oczami gracza { $name }
web-play = Odtwarzaj
web-pause = Zatrzymaj
web-step-back = Krok wstecz
web-step-on = Krok naprzód
web-download = Pobierz zapis
web-position = Ruch

## Zasady i wydanie

web-search-rules = Szukaj w zasadach
web-rules-help = Każda reguła gry naszymi słowami, punkt po punkcie. Stół powołuje się na te punkty wszędzie tam, gdzie czegoś nie wolno.
web-no-clause = Żaden punkt nie zawiera „{ $wanted }”.
web-link-to = Link do tego punktu:
web-show-proofs = Kod i testy
web-show-proofs-help = co realizuje i sprawdza każdy punkt
web-proof-code = Realizuje
web-proof-uses = Powołuje się
web-proof-tests = Sprawdza
web-proof-none = Nic w programie jeszcze nie powołuje się na ten punkt.
web-clauses-found = { $count ->
    [0] Brak punktów
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
web-ruling = Rozstrzygnięcie
web-switch = Zmienia to opcja stołu.
web-chapters = Rozdziały
web-edition-intro = Każda karta ma znak, który mówi, jak pewne jest to, co na niej stoi. Zasady i wszystkie liczby są sprawdzone z instrukcją; karty, których nie podano do wiadomości, są odtworzone tak, żeby się z nią zgadzały.
web-edition-id = Wydanie { $edition }
web-edition-own = Kto ma drukowaną grę, może wstawić jej karty w miejsce odtworzonych: wystarczy zmienić plik elementów, a „kosmodrom edition check” powie, czy wszystkie liczby nadal się zgadzają.
web-components = Elementy
web-parts = Rodzaje elementów
web-marks = Jak pewne
web-records-count = { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
   *[many] { $count } wpisów
}
web-no-records = Żaden element nie pasuje.
web-why-so = Dlaczego tak
web-details-of-mark = { $count ->
    [one] { $count } szczegół: { $mark }
    [few] { $count } szczegóły: { $mark }
   *[many] { $count } szczegółów: { $mark }
}
web-counts = Liczby z instrukcji
web-counts-agree = { $count ->
    [one] { $count } sprawdzenie: zgadza się
    [few] { $count } sprawdzenia: wszystko się zgadza
   *[many] { $count } sprawdzeń: wszystko się zgadza
}
web-counts-differ = { $count ->
    [one] { $count } sprawdzenie: niezgodność
    [few] { $count } sprawdzenia: niezgodności
   *[many] { $count } sprawdzeń: niezgodności
}
web-agrees = zgadza się
web-differs = nie zgadza się
web-count-differs = { $place }: powinno być { $expected }, jest { $found }
web-mark-certain = pewne
web-mark-certain-help = Jak w druku: wynika z instrukcji albo jest powszechnie znane.
web-mark-likely = prawdopodobne
web-mark-likely-help = Wynika z tego, co instrukcja mówi o całości.
web-mark-reconstructed = odtworzone
web-mark-reconstructed-help = Odtworzone przez nas tak, żeby zgadzały się wszystkie liczby. Właściciel gry może wstawić drukowaną kartę.
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
web-key-numbers = n-ta możliwość
web-key-space = wybierz, odłóż
web-key-enter = jasny przycisk
web-key-escape = zamknij, odłóż
