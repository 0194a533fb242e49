# Dlaczego bot tak zagrał.

explain-why = Dlaczego?
explain-why-of = Dlaczego { $name } tak gra w tej turze?
explain-title = Dlaczego taka tura?
explain-thinking = { $name } jeszcze raz się zastanawia…
explain-said = { $n ->
    [one] { $name } rozważa jedną turę.
    [few] { $name } rozważa { $n } tury, od najlepszej.
    [many] { $name } rozważa { $n } tur, od najlepszej.
   *[other] { $name } rozważa { $n } tury, od najlepszej.
}
explain-only = To była jedyna możliwa tura.
explain-played = zagrana
explain-ahead = przewaga { $n } ± { $error }
explain-behind = strata { $n } ± { $error }
explain-end = na koniec { $n } ± { $error }
explain-now = punkty od razu
explain-later = punkty później
explain-others = najlepszy rywal na koniec
explain-rival = rywal na koniec
explain-futures = sprawdzona w { $n ->
    [one] { $n } grze
    [few] { $n } grach
    [many] { $n } grach
   *[other] { $n } gry
}
explain-look = Pokaż na planszy
explain-another = Tym razem nie ma wśród nich tury, która została zagrana.
explain-hint = To, co później, jest średnią z gier, w których bot sprawdził turę: wybiera tę, która daje mu największą przewagę, ± mówi, o ile ta średnia może się mylić, a tury, które odpadły wcześniej, są sprawdzone słabiej.
explain-secret = To zdradziłoby coś, co może wiedzieć tylko { $name }. Zapytaj po grze.
explain-not-now = Tej tury nie można teraz wyjaśnić.
explain-busy = Bot wyjaśnia właśnie inną turę. Zapytaj za chwilę.
