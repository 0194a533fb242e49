# Kōhaku in the browser.

## The letter on the mark of a colour. Two colours begin alike, so they have two letters.

web-letter-b = Ca
web-letter-r = Ce
web-letter-w = B
web-letter-y = Ż

## The board between the ponds

web-market-empty = { $cell }: puste
web-market-tile = { $cell }: { $tile }
web-market-picked = { $cell }: { $tile }, wybrana płytka
web-market-partner = { $cell }: { $tile }, można wziąć razem z wybraną płytką
web-market-apart = { $cell }: { $tile }, nie leży obok wybranej płytki
web-market-pick-told = Wybrano: { $tile }. Obok { $n ->
    [one] leży { $n } płytka.
    [few] leżą { $n } płytki.
    [many] leży { $n } płytek.
   *[other] leży { $n } płytki.
}
web-stack-koi = W stosie { $n ->
    [one] jest { $n } ryba
    [few] są { $n } ryby
    [many] jest { $n } ryb
   *[other] jest { $n } ryby
}
web-stack-feature = W stosie { $n ->
    [one] jest { $n } ozdoba
    [few] są { $n } ozdoby
    [many] jest { $n } ozdób
   *[other] jest { $n } ozdoby
}

## Ponds

web-pond-own = Twój staw
web-pond-of = Staw: { $name }
web-cell-empty = kolumna { $x }, rząd { $y }: puste
web-cell-tile = kolumna { $x }, rząd { $y }: { $tile }
web-cell-feature = kolumna { $x }, rząd { $y }: { $tile }, obok { $n ->
    [one] { $n } ryba
    [few] { $n } ryby
    [many] { $n } ryb
   *[other] { $n } ryby
}
web-cell-earns = { $cell }, { $points }
web-cell-new = { $cell }, jeszcze niezatwierdzone
web-cell-legal-koi = kolumna { $x }, rząd { $y }: puste, można położyć rybę
web-cell-legal-feature = kolumna { $x }, rząd { $y }: puste, można położyć ozdobę
web-cell-legal-koi-points = kolumna { $x }, rząd { $y }: puste, można położyć rybę, { $points }
web-cell-legal-feature-points = kolumna { $x }, rząd { $y }: puste, można położyć ozdobę, { $points }
web-pond-waiting = Ten staw zacznie pierwsza ryba.

## Tiles in hand

web-hand = W ręce
web-hand-held = { $tile }: płytka wybrana do położenia
web-hand-hint = Przeciągnij płytkę do stawu albo dotknij zaznaczonego pola.
web-hand-hint-unmarked = Przeciągnij płytkę do stawu albo dotknij pola.
web-hand-told = Do położenia: { $tile }. { $n ->
    [one] Możliwe jest { $n } pole.
    [few] Możliwe są { $n } pola.
    [many] Możliwych jest { $n } pól.
   *[other] Możliwe jest { $n } pola.
}
web-market-hint = Weź rybę i ozdobę, które leżą tuż obok siebie.
web-done-hint = Obie płytki leżą w stawie. Zatwierdź albo jeszcze je przesuń.
web-planned-hint = Obie płytki leżą w stawie. Jeszcze je przesuń albo zachowaj plan.
web-relay-told = { $tile }: nie może zostać na dawnym polu; połóż ją jeszcze raz.

## How a tile scores

web-reference = Co punktuje
web-how-koi = Daje punkty sąsiednim ozdobom.
web-how-koi-coins = Daje punkty sąsiednim ozdobom; { $coins ->
    [one] moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}: { so-many }.
web-how-single_flower = { so-many } za każdą sąsiednią rybę mającą ten kolor, za { $around } razem { $all }.
web-how-double_flower = Za każdą sąsiednią rybę: { so-many } za jeden z tych kolorów, { $both } za oba.
web-how-rocks = { so-many } za każdą małą rybę (narybek) na sąsiednich płytkach ryb.
web-how-frog = { so-many } za każdą ważkę na sąsiednich płytkach ryb.
web-how-statue = { $points } lub { so-many } za { $counts } lub { $most } sąsiednie ryby.
web-how-butterflies = { so-many } za każdą rybę mającą ten kolor w tym samym rzędzie lub w tej samej kolumnie.
web-how-turtle = { so-many }, gdziekolwiek leży.

## A tile looked at closer

web-about-counted = Tutaj liczą ją:
web-about-example = Na przykład { $points }

## Goal cards

web-goals = Karty celów
web-goal-own = Twoja karta celu
web-goal-of = Karta celu: { $name }
web-goal-rule = Jak punktuje
web-goal-rule-of = Jak punktuje: { $card }
web-goal-keep = Zachowaj tę kartę
web-goal-count = ryby
web-goal-count-kinds = rodzaje
web-goal-count-side = bok
web-goal-count-points = punkty
web-goal-ours = Tabela nasza; twoja karta może się różnić.
web-goal-points = teraz { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}

## The others

web-others = Pozostałe stawy
web-other-open = Staw: { $name }. Powiększ
web-other-open-points = Staw: { $name }, { $points }. Powiększ
web-rival-pile = { $rival }: zdobyte płytki
web-rival-empty = Jeszcze bez płytek.
web-rival-koi = { $n ->
    [one] { $n } ryba
    [few] { $n } ryby
    [many] { $n } ryb
   *[other] { $n } ryby
}
web-rival-features = { $n ->
    [one] { $n } ozdoba
    [few] { $n } ozdoby
    [many] { $n } ozdób
   *[other] { $n } ozdoby
}
web-rival-tiles = { $rival }: { $n ->
    [one] { $n } płytka
    [few] { $n } płytki
    [many] { $n } płytek
   *[other] { $n } płytki
}
web-rival-levels = Sposoby liczenia zdobytych płytek
web-rival-at = { $rival }, { $level }
web-rival-you = ty
web-count = { $n } × { $tile }

## The banner

web-expects-draft = wybierz rybę i ozdobę tuż obok niej
web-expects-both = połóż płytki w stawie · zostały { $left } z { $of }
web-expects-koi = połóż rybę w stawie · została { $left } z { $of }
web-expects-feature = połóż ozdobę w stawie · została { $left } z { $of }
web-expects-confirm = zatwierdź turę albo jeszcze przesuń płytki
web-expects-keep = wybierz kartę celu, którą zachowasz
web-turn-of = tura { $turn } z { $turns }
web-turn = tura { $turn }
web-bag-koi = Ryby, które mogą się pojawić
web-bag-feature = Ozdoby, które mogą się pojawić
web-card-named = { $kind }: { $card }

## The command line

web-command-move = b2b1: weź rybę z b2 i ozdobę z b1. k0,1: połóż rybę w kolumnie 0, rzędzie 1; f0,1: ozdobę. keep:statues: zachowaj tę kartę celu. Kilka ruchów oddziela się spacjami.
web-command-where = p 0 1: co leży w kolumnie 0, rzędzie 1 twojego stawu; p 0 1 P2: u gracza 2; p b2: co leży na planszy

## Pierwsza gra

lesson-take = Ułóż staw, w którym rybom jest dobrze: wygrywa gracz z największą liczbą punktów. Dotknij dwóch zaznaczonych płytek: ryby i ozdoby tuż obok niej.
lesson-koi = Obie masz w ręku. Staw zaczyna się od ryby: dotknij zaznaczonego pola.
lesson-feature = Teraz ozdoba, tuż obok ryby. Liczba na polu mówi, ile punktów tam da.
lesson-confirm = Oto staw! Zatwierdź go albo przesuwaj płytki, ile chcesz.
lesson-wait = Teraz parę bierze { $name }, a na planszę trafiają nowe płytki.
lesson-again = Jakie ryby lubi która ozdoba? Przytrzymaj płytkę albo zatrzymaj na niej mysz i przeczytaj. Potem weź dwie.
lesson-grow = Także w stawie ryby leżą tylko obok ozdób. Połóż obie płytki; zaznaczone pola dają najwięcej.
lesson-good = Dobrze. Zatwierdź.
lesson-alone = Teraz tura bez podpowiedzi. Płytki mogą trafić w różne miejsca stawu.
lesson-sheet = { $n ->
    [0] Punktów jeszcze nie ma, ale przyjdą. Otwórz „Punkty”.
    [one] Twój staw ma { $n } punkt. Otwórz „Punkty” i zobacz, za co.
    [few] Twój staw ma { $n } punkty. Otwórz „Punkty” i zobacz, za co.
    [many] Twój staw ma { $n } punktów. Otwórz „Punkty” i zobacz, za co.
   *[other] Twój staw ma { $n } punktu. Otwórz „Punkty” i zobacz, za co.
}
lesson-number = Dotknij liczby: podświetlą się płytki, które ją dały.
lesson-end = { $n ->
    [one] To już wszystko. Gra kończy się, gdy każdy rozegra { $n } turę; wygrywa najlepszy staw.
    [few] To już wszystko. Gra kończy się, gdy każdy rozegra { $n } tury; wygrywa najlepszy staw.
    [many] To już wszystko. Gra kończy się, gdy każdy rozegra { $n } tur; wygrywa najlepszy staw.
   *[other] To już wszystko. Gra kończy się, gdy każdy rozegra { $n } tury; wygrywa najlepszy staw.
}

## What a turn would do, whether it was played or not

would-took = Z planszy ({ $cells }): { $koi } i { $feature }.
would-laid = Do stawu na pole { $x },{ $y }: { $tile } – { $points }.
