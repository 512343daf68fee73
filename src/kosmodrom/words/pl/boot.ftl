### To, co klient w przeglądarce mówi, gdy nie ma serwera: tych kilka wiadomości jest w nim samym.

boot-loading = Chwileczkę…
boot-lost = Serwer nie odpowiada
boot-lost-help = Twoje partie są bezpieczne: każda potwierdzona odpowiedź jest zapisana. Gdy serwer wróci, strona ruszy dalej sama.
boot-tries = { $tries ->
    [one] { $tries } próba do tej pory
    [few] { $tries } próby do tej pory
   *[many] { $tries } prób do tej pory
}
boot-try-now = Spróbuj teraz
boot-broken = Nie udało się wczytać tej strony
boot-broken-help = Być może Kosmodrom został właśnie odnowiony. Pomaga wczytanie strony od nowa.
boot-reload = Wczytaj od nowa
