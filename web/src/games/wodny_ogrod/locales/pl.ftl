# Wodny ogród w przeglądarce.

## Pieces

web-tile = żeton { $tile }, { $n ->
    [one] { $n } symbol
    [few] { $n } symbole
    [many] { $n } symboli
   *[other] { $n } symbolu
}
web-token-I2 = dwupolowy żeton premii
web-token-I3 = trzypolowy żeton premii
web-token-L3 = żeton premii w kształcie L
web-token-S1 = kwadratowy żeton premii
web-shape-D2 = latarnia
web-shape-D3 = wysepka
web-shape-D4 = pawilon
web-face-koi = Karpiami do góry
web-face-lily = Liliami do góry

## Points

web-wins = zdobywasz: { $what }
web-loses = przepada miejsce na: { $what }
web-score = Twoje punkty
web-total = Razem
web-kind-row = pełne rzędy
web-kind-column = pełne kolumny
web-kind-group = punktujące grupy
web-kind-decoration = grupy przy dekoracjach
web-how-row = Każdy pełny rząd to { $row }.
web-how-column = Każda pełna kolumna to { $column }.
web-how-group = Każda grupa od { $least } karpi albo { $least } lilii to { $group }.
web-how-decoration = Punktująca grupa daje { $decoration } więcej za każdą dekorację, z którą się styka.

## The display

web-display = Żetony w twoim zasięgu
web-display-left = { $n ->
    [one] został { $n } żeton
    [few] zostały { $n } żetony
    [many] zostało { $n } żetonów
   *[other] zostało { $n } żetonu
}
web-slot = { $where }: { $tile }
web-slot-best = { $where }: { $tile }, najlepiej { $n ->
    [one] plus { $n } punkt
    [few] plus { $n } punkty
    [many] plus { $n } punktów
   *[other] plus { $n } punktu
}
web-slot-nowhere = { $where }: { $tile }, nigdzie się nie mieści
web-end-L = lewy koniec
web-end-R = prawy koniec
web-end-L-solo = lewy koniec
web-end-R-solo = prawy koniec
web-end-l = lewy
web-end-r = prawy
web-end-l-solo = drugi
web-end-r-solo = drugi
web-refill = W twojej wystawce został jeden żeton: uzupełnij ją
web-refill-drawn = Wylosowany z woreczka
web-refill-from = Od: { $name }
web-refill-left = Z lewej
web-refill-right = Z prawej
web-refill-put = Dołóż żeton { $tile } z { $side ->
    [left] lewej
   *[right] prawej
} strony

## Gardens

web-garden-own = Twój ogród
web-garden-of = { $name }: ogród
web-cell-empty = { $cell }: puste
web-cell-water = { $cell }: woda
web-cell-symbol = { $cell }: { $symbol ->
    [koi] karp
   *[lily] lilia
}, { $n ->
    [1] bez grupy
   *[other] wielkość grupy: { $n }
}{ $scores ->
    [yes] , punktuje
   *[no] {""}
}
web-cell-area = { $cell }: puste, oznaczony obszar, nagroda: { $token }
web-cell-deco-area = { $cell }: puste, miejsce na dekorację: { $token }
web-cell-decoration = { $cell }: { $shape }
web-cell-spoiled = { $cell }: reszta dekoracji, która się nie liczy
web-cell-new = { $cell }, jeszcze niezatwierdzone
web-cell-with = { $cell }. { $more }

## A piece in hand

web-held = Trzymasz: { $piece }
web-turn-piece = { $piece }: obróć
web-turn-left = Obróć w lewo (Shift+R)
web-turn-right = Obróć w prawo (R)
web-flip = Odwróć: karpie albo lilie (F)
web-tool-helps = { $tool }. Wtedy się zmieści.
web-put-back = Odłóż (Esc)
web-held-hint = Przeciągnij do ogrodu albo dotknij pola. Możesz go najpierw obrócić.
web-held-told = Trzymasz: { $piece }, { $face ->
    [koi] karpiami do góry
   *[lily] liliami do góry
}. R obraca, F odwraca.
web-held-told-plain = Trzymasz: { $piece }. R obraca.
web-turned-told = { $face ->
    [koi] Karpiami do góry
   *[lily] Liliami do góry
}, { $fits ->
    [yes] tu się mieści
    [no] tu się nie mieści
   *[unknown] obrócone
}
web-fits = Mieści się tutaj
web-fits-brings = Mieści się tutaj: { $brings }
web-fits-not = Tu się nie mieści
web-fits-turned = Zmieści się tu po obróceniu
web-fits-only-turned = Tak ułożony nigdzie się nie mieści. Obróć:
web-fits-turned-so = Połóż obrócony o { $n } stopni, { $face ->
    [koi] karpiami do góry
   *[lily] liliami do góry
}
web-why = Dlaczego?
web-fits-nowhere = Nigdzie się nie mieści w twoim ogrodzie
web-hand = Żetony premii
web-hand-must = Połóż jeszcze { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
}: zachować można tylko ostatni.
web-hand-none = Miejsce na jeden zachowany żeton premii.
web-hand-keep = Połóż go albo zachowaj na później.
web-hand-kept = Zachowany: możesz go położyć w dowolnej chwili swojej tury.
web-hand-drop = Żaden się nie mieści. Wybierz jeden do odrzucenia.
web-token-nowhere = { $token }, nigdzie się nie mieści
web-supply = Dekoracje
web-main-hint = Weź jeden z żetonów w zasięgu i połóż go w swoim ogrodzie.
web-main-hint-b = Weź żeton w zasięgu albo połóż dekorację.
web-done-hint = Tura jest gotowa. Zatwierdź ją albo podnieś żeton jeszcze raz.
web-end = Zachowaj i zakończ
web-pass = Pas
web-stop = Zakończ grę
web-stop-ask = Zakończ grę teraz

## Looking closer

web-about-tile = Z jednej strony karpie, z drugiej lilie, w tych samych miejscach.
web-about-token = Wypełnia lukę. Jeden żeton można zachować na później.
web-about-decoration = Każda grupa od { $least } pól, która się z nią styka, daje { $decoration } więcej.
web-about-group = { $n ->
    [one] Brakuje { $n } pola, żeby grupa punktowała.
    [few] Brakuje { $n } pól, żeby grupa punktowała.
    [many] Brakuje { $n } pól, żeby grupa punktowała.
   *[other] Brakuje { $n } pola, żeby grupa punktowała.
}
web-about-scores = Wielkość grupy: { $n }. Daje { $group }.
web-reference = Co punktuje
web-ref-line = Każdy pełny rząd to { $row }, każda pełna kolumna – { $column }.
web-ref-group = Każda grupa od { $least } karpi albo { $least } lilii to { $group }, bez względu na wielkość.
web-ref-edge = Pierwszy pełny rząd (lub kolumna) w sekcji daje żeton premii z krawędzi planszy.
web-ref-area = Zakryty oznaczony obszar daje żeton o swoim kształcie.
web-ref-keep = Jeden żeton premii można zachować na później.
web-ref-decorated_areas = Otocz miejsce na dekorację i zostaw je puste, a dekoracja jest twoja.
web-ref-decorated_laid = Zamiast żetonu wody możesz położyć dekorację: najwyżej { $most }, w tym najwyżej { $same } o tym samym kształcie; dekoracje nie mogą stykać się bokami.
web-ref-contact = Punktująca grupa daje { $decoration } więcej za każdą dekorację, z którą się styka.

## The others

web-others = Pozostałe ogrody
web-other-open = { $name }: powiększ ogród
web-other-open-points = { $name }, { $points }: powiększ ogród

## The banner

web-expects-main = weź żeton i połóż go w ogrodzie
web-expects-main-b = weź żeton albo połóż dekorację
web-expects-bonus = połóż żeton premii albo go zachowaj
web-expects-must = kładź żetony premii, aż zostanie jeden · do położenia: { $n }
web-expects-drop = żaden żeton się nie mieści: odrzuć jeden
web-expects-side = dołóż wylosowany żeton do jednego końca wystawki
web-expects-take = zabierz żeton z wystawki sąsiada i dołóż go do swojej
web-expects-pass = nic w zasięgu się nie mieści: pas
web-expects-confirm = zatwierdź turę albo podnieś żeton jeszcze raz
web-turn = tura { $turn }
web-bag-tiles = Żetony w woreczku

## The command line

web-command-move = L.2@b1: połóż żeton z lewego końca w ułożeniu 2, rogiem na b1; R, l i r to pozostałe żetony w zasięgu. I3.0@j1: połóż żeton premii. left, right: dołóż wylosowany żeton. end, pass, stop.
web-command-where = p c4: co leży na polu c4 twojego ogrodu; p c4 P2: w ogrodzie gracza 2

## The first game

lesson-take = Wypełnij ogród wodą: każdy pełny rząd i każda pełna kolumna to punkt. Dotknij zaznaczonego żetonu, a potem miejsca dla niego.
lesson-confirm = Możesz go jeszcze przesunąć, obrócić i odwrócić. Zatwierdź, gdy ci się podoba.
lesson-again = Grupa od { $least } stykających się karpi albo lilii to { $group }. Weź żeton i połóż go tam, gdzie widać punkty; obróć go albo odwróć, by znaleźć więcej miejsc.
lesson-good = Dobrze. Zatwierdź.
lesson-bonus = Zdobywasz żeton premii do wypełniania luk. Połóż go albo zachowaj i zakończ turę.
lesson-alone = Teraz tura bez podpowiedzi. Odwrócony żeton pokazuje lilie. Nie zostawiaj dziur: zapełnią je tylko żetony premii.
lesson-sheet = { $n ->
    [0] Punktów jeszcze nie ma, ale przyjdą. Otwórz „Punkty”.
    [one] Masz { $n } punkt. Otwórz „Punkty” i zobacz, za co.
    [few] Masz { $n } punkty. Otwórz „Punkty” i zobacz, za co.
    [many] Masz { $n } punktów. Otwórz „Punkty” i zobacz, za co.
   *[other] Masz { $n } punktu. Otwórz „Punkty” i zobacz, za co.
}
lesson-number = Dotknij liczby: podświetlą się pola, które ją dały.
lesson-end = To już wszystko. Gdy nic w zasięgu się nie mieści, gra się kończy, a punkty dają ci tytuł.

## What a turn would do, whether it was played or not

would-laid_tile = Na pole { $cell }: żeton { $tile }, { $side ->
    [koi] karpiami do góry
   *[lily] liliami do góry
}.
would-laid_tile-from = Na pole { $cell }: żeton { $tile }, { $side ->
    [koi] karpiami do góry
   *[lily] liliami do góry
}; wzięty od: { $of }.
would-laid_bonus = Na pole { $cell }: { $token }, { $side ->
    [koi] karpiami do góry
   *[lily] liliami do góry
}.
would-laid_decoration = Na pole { $cell }: { $shape }.
would-dropped = Do odrzucenia: { $token }.
would-short = { event-short }
would-put = Żeton { $tile } na { $side ->
    [left] lewy
   *[right] prawy
} koniec wystawki.
would-took = Uzupełnienie wystawki z { $side ->
    [left] lewej
   *[right] prawej
}: żeton { $tile }; wzięty od: { $of }.
would-won_line = Pełna linia w sekcji { $section }, nagroda: { $token }.
would-won_area = Oznaczony obszar { $area } zostaje zakryty, nagroda: { $token }.
would-decorated = Obszar { $area } zostaje otoczony i pojawia się tam { $shape }.
would-area_lost = Obszar na dekorację { $area } zostaje częściowo zakryty i przepada.
would-decoration_spoiled = Żeton zakrywa dekorację ({ $shape }): przestaje się ona liczyć.
would-kept = Na później: { $token }.
would-passed = Pas.
would-stopped = Koniec gry.

# Dlaczego bot tak zagrał: tu śledzi swój ogród kilka tur naprzód, a rozegrane gry mówią tylko, ile to punktów.
explain-hint = Bot śledzi swoje tury kilka kroków naprzód i wybiera tę, która prowadzi do najlepszego ogrodu; najlepsza stoi na początku. Punkty to średnia z gier szybko rozegranych od tego miejsca, więc są niższe niż u uważnego gracza, a ± mówi, o ile ta średnia może się mylić.
