### Stół w terminalu.
###
### Argumenty, które się powtarzają:
###   $player, $names    imię gracza, imiona graczy
###   $answer            treść odpowiedzi
###   $count             liczba wierszy lub graczy

## Początek

terminal-player = Gracz
terminal-language = Język
terminal-language-en = English
terminal-language-pl = Polski
terminal-kind-person = człowiek
terminal-kind-greedy = bot: zachłanny
terminal-kind-random = bot: losowy
terminal-kind-nobody = nikt
terminal-begin = Zacznij (F5)
terminal-resume = Wróć do ostatniej gry (F2)
terminal-quit = Wyjdź (F10)
terminal-start-help = Tab idzie dalej, Enter otwiera listę albo naciska przycisk, Spacja przełącza wariant.

## Klawisze

terminal-key-confirm = Wybierz
terminal-key-undo = Cofnij
terminal-key-skip = Pas
terminal-key-why = Czemu
terminal-key-inspect = Karta
terminal-key-log = Log
terminal-key-hint = Rada
terminal-key-leave = Wyjdź
terminal-key-help = Pomoc
terminal-key-close = Zamknij
terminal-key-hand = Pokaż moją rękę
terminal-key-again = Nowa gra
terminal-key-table = Obejrzyj stół
terminal-help =
    Każda odpowiedź jest na liście pod pytaniem i na kartach, których dotyczy.

    1 do 9    zaznacz odpowiedź; ten sam klawisz ponownie zatwierdza
    Strzałki  ruch po liście; na liście odpowiedzi od razu zaznaczają
    Tab       następna lista: odpowiedzi, ręka, stół, mapa, gracze, stosy, log
    Spacja    zaznacz to, na czym stoi kursor
    Enter     zatwierdź to, co zaznaczone
    Esc       odznacz albo zamknij to, co się otworzyło
    Z         cofnij ostatnią odpowiedź, póki nic z niej nie wynikło
    N         spasuj albo zakończ
    ?         dlaczego tego nie można i jaka to zasada
    I         wszystko, co mówi karta, albo wszystko, co ma gracz
    L         dziennik; kreska oznacza to, co nowe
    H         co zrobiłby bot
    Q         wyjdź; gra zapisuje się po każdej odpowiedzi

    Kliknięcie myszą zaznacza, drugie zatwierdza.

    ▸ można wybrać   ✓ zaznaczone   ✕ teraz nie można   ◉ leży na karcie
    (+2) zmieniło się od twojej ostatniej decyzji

## Przy stole

terminal-map = Mapa
terminal-new = nowe
terminal-thinking = myśli
terminal-deciding = decyduje
terminal-waiting = Stół czeka:
terminal-since = Od twojej ostatniej decyzji
terminal-news = { $count ->
    [one] { $count } zdarzenie od twojej ostatniej decyzji: L
    [few] { $count } zdarzenia od twojej ostatniej decyzji: L
   *[many] { $count } zdarzeń od twojej ostatniej decyzji: L
}
terminal-log-empty = Jeszcze nic się nie wydarzyło.
terminal-inspector = Tu widać, co mówi karta pod kursorem.
terminal-enter-confirms = Enter: { $answer }
terminal-pick-first = Najpierw zaznacz odpowiedź: strzałkami, klawiszem 1 do 9 albo na karcie.
terminal-no-skip = Tutaj nie można spasować.
terminal-no-part = To nie ma nic do tej decyzji.
terminal-legal = To można wybrać.
terminal-nothing-there = Nie ma tu czego oglądać.
terminal-over = Gra skończona. Enter pokazuje wynik.
terminal-nothing-asked = Teraz o nic cię nie pytamy.
terminal-undone = Ostatnia odpowiedź cofnięta.
terminal-hint-thinking = Bot się zastanawia…
terminal-hint = Rada bota: { $answer }
terminal-why-not = Dlaczego nie?
terminal-what-now = O co chodzi?
terminal-rule = Zasada { $clause }: { $title }
terminal-ruling = Jak to rozumiemy:

## Zmiana przy klawiaturze

terminal-hand-over = Teraz kolej na:
terminal-hand-over-help = Pozostali nie patrzą. Ręka pokaże się dopiero po naciśnięciu klawisza.

## Wynik

terminal-result = Wynik
terminal-winners = { $count ->
    [one] { $names } wygrywa
   *[other] Wygrywają razem: { $names }
}
terminal-honest = Cała gra wynika z ziarna, a ziarno to to samo, które ustalono przed pierwszą kartą.
terminal-dishonest = Dziennik nie wynika z ziarna: { $why }
terminal-commitment = Zobowiązanie: { $commitment }
terminal-seed = Ziarno: { $seed }
terminal-saved = Dziennik: { $path }
