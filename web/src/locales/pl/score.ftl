# Licznik: liczenie prawdziwego stawu.

score-home = Podlicz prawdziwą grę
score-home-hint = Zaznacz to, co leży na stole, i zobacz, skąd jest każdy punkt. Po wczytaniu działa bez połączenia.
score-count-this = Podlicz prawdziwą grę
score-tab = Podlicz prawdziwą grę · Pondside
score-tab-of = Podlicz grę { $game }
score-title = Podlicz prawdziwą grę
score-lead = Gracie z pudełka, na stole, a liczycie tutaj. Nic nie jest nigdzie wysyłane.
score-offline-saving = Ta strona jest właśnie zapisywana w przeglądarce…
score-offline-ready = Jest już zapisana w tej przeglądarce i działa bez połączenia.
score-offline-impossible = Ta przeglądarka nie może jej zapisać, więc potrzebne jest połączenie.
score-loading = Wczytuję zasady. Za pierwszym razem trwa to chwilę…
score-no-engine = Nie udało się wczytać zasad. Czy jest połączenie?
score-again = Spróbuj ponownie
score-pond-of = Co ma { $name }
score-players = Gracze
score-add = Dodaj gracza
score-remove = Usuń gracza { $n }
score-name-of = Imię gracza { $n }
score-clear = Zacznij od nowa
score-clear-hint = Imiona zostają, reszta znika. „Cofnij” ją przywraca.
score-points-so-far = { $n ->
    [one] na razie { $n } punkt
    [few] na razie { $n } punkty
    [many] na razie { $n } punktów
   *[other] na razie { $n } punktu
}
score-tools = Narzędzia
score-undo = Cofnij
score-redo = Ponów
score-undone = Cofnięto.
score-redone = Ponowiono.
score-view = Co widać
score-view-tiles = Wpisz
score-view-points = Punkty
score-awake = Nie wygaszaj ekranu
score-awake-on = Ekran nie gaśnie
score-awake-off = Ekran może zgasnąć
score-opened = Otwarto z linku. „Cofnij” przywraca to, co było tu wcześniej.
score-not-counted = { $name }: tak, jak leży, nie da się tego policzyć.
score-warnings = { $n ->
    [one] { $n } rzecz wygląda dziwnie
    [few] { $n } rzeczy wyglądają dziwnie
    [many] { $n } rzeczy wygląda dziwnie
   *[other] { $n } rzeczy wygląda dziwnie
}
score-title-won = Tytuł: { $title }

score-share = Udostępnij, drukuj, zapisz
score-share-link = Udostępnij link
score-share-hint = Wszystko jest w samym linku. Na serwerze nic nie zostaje.
score-link-copied = Link jest skopiowany.
score-copy-failed = Nie udało się skopiować. Zaznacz tekst i skopiuj go ręcznie.
score-print = Drukuj
score-bgstats = Do BG Stats
score-text = Jako tekst
score-text-hint = Zachowaj ten tekst albo wklej tu inny i wczytaj go.
score-text-copy = Kopiuj tekst
score-text-copied = Tekst jest skopiowany.
score-text-save = Zapisz jako plik
score-text-take = Wczytaj
score-text-empty = W tym tekście nic nie ma.

score-laid = Dodano: { $what }
score-taken-away = Zabrano: { $what }
score-take-away = Zabierz
score-give-back = Zabierz: { $what }
score-less = O jeden mniej
score-more = O jeden więcej

score-first-tile = Pierwsza płytka to
score-kind-koi = ryba
score-kind-feature = ozdoba
score-choose-koi = Jaka ryba tu leży?
score-choose-feature = Jaka ozdoba tu leży?
score-instead-koi = Inna ryba zamiast tej?
score-instead-feature = Inna ozdoba zamiast tej?
score-colours = Kolory ryby
score-cell-for = { $kind ->
    [koi] kolumna { $x }, rząd { $y }: puste, na rybę
   *[feature] kolumna { $x }, rząd { $y }: puste, na ozdobę
}
score-goal = Karta celu
score-goal-choose = Wybierz kartę celu
score-goal-change = Inna karta celu
score-goal-without = Bez karty celu
score-against = Gra w pojedynkę przeciwko rywalowi
score-rival-name = rywal
score-rival-hint = Policz płytki zdobyte przez rywala.
score-rival-koi = płytki ryb
score-rival-features = płytki ozdób
score-rival-coins = monety na jego rybach
score-rival-flowers = płytki z 1 kwiatem

score-catch-empty = Jeszcze nic nie złowiono. Dotknij każdej złowionej karty.
score-card = { $card }, { $n ->
    [0] jeszcze żadnej
    [one] złowiona { $n }
    [few] złowione { $n }
    [many] złowionych { $n }
   *[other] złowione { $n }
}
score-card-any = karta, { $symbol }
score-card-any-unique = karta z +1, { $symbol }
score-luck = Uśmiechnięte żetony szczęścia
score-luck-hint = Rozstrzygają przy równej liczbie punktów.
score-catch-printed = Tak, jak jest na kartach
score-catch-printed-hint = Nazwij swoje trzy symbole pierwszym, drugim i trzecim, w dowolnej kolejności: to sprawdzi się przy każdym pudełku.
score-catch-species = Według gatunków
score-catch-species-hint = Symbole wszystkich gatunków i prawie wszystkie punkty są tu naszym uzupełnieniem. Jeśli na twoich kartach są inne, dotykaj symboli powyżej.
score-catch-grade = Po { $turns } turach gry w pojedynkę to: { $grade }.
score-row-fish = ryby
score-row-unique = ryby unikatowe
score-row-sets = komplety

score-brushes = Co maluje dotknięcie
score-brush = { $what ->
    [koi] karp
    [lily] lilia
    [water] woda
    [empty] zmaż
   *[decoration] dekoracja { $n }
}
score-brush-hint = Dotknij pola albo przeciągnij po kilku. Drugie dotknięcie zmazuje.
score-fill-water = Resztę wypełnij wodą
score-garden-cell = { $what ->
    [koi] { $cell }: karp
    [lily] { $cell }: lilia
    [water] { $cell }: woda
    [empty] { $cell }: puste
   *[decoration] { $cell }: dekoracja { $n }
}
score-variant = Układ
score-variant-base = sama plansza
score-variant-a = karta, strona A
score-variant-b = karta, strona B
