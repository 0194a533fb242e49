# Koi in the browser.

## Points

web-kind-scroll = pergaminy
web-kind-lantern = latarnie
web-kind-branches = gałęzie

## The row of cards

web-row = Karty
web-progress = Tura { $turn } · runda { $round }
web-deck = { $n ->
    [one] { $n } karta w talii
    [few] { $n } karty w talii
    [many] { $n } kart w talii
   *[other] { $n } karty w talii
}
web-slot-open = { $slot } Możesz ją wybrać.
web-each = po { $n }
web-more-room = więcej pól

## Goals

web-goals = Cele
web-goal-possible = możesz zrealizować go teraz
web-goal-mine = zrealizowany
web-goal-gone = nie ma już kafelków
web-goal-ready = potrzeba tylko miejsca
web-goal-path = kafelek po każdym umieszczonym karpiu
web-goal-lacks = brakuje: { $list }
web-lacks = { $what ->
    [coins] { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
    [lily_pair] dwie lilie obok siebie
    [foliage] { $n ->
        [one] { $n } kafelek liści
        [few] { $n } kafelki liści
        [many] { $n } kafelków liści
       *[other] { $n } kafelka liści
    }
    [lantern] { $n ->
        [one] { $n } latarnia
        [few] { $n } latarnie
        [many] { $n } latarni
       *[other] { $n } latarni
    }
    [koi] { $n ->
        [one] { $n } karp
        [few] { $n } karpie
        [many] { $n } karpi
       *[other] { $n } karpia
    }
    [well] { $n ->
        [one] { $n } karta studni
        [few] { $n } karty studni
        [many] { $n } kart studni
       *[other] { $n } karty studni
    }
   *[scroll] { $n ->
        [one] { $n } pergamin
        [few] { $n } pergaminy
        [many] { $n } pergaminów
       *[other] { $n } pergaminu
    }
}

## Alone

web-solo = Tytuł, o który grasz
web-band = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $goals ->
    [0] bez celów
    [one] { $goals } cel
    [few] { $goals } cele
    [many] { $goals } celów
   *[other] { $goals } celu
}
web-scenario-hot_summer = Upalne lato
web-scenario-hot_summer-how = Karp daje punkty tylko wtedy, gdy otacza go woda.
web-scenario-lit_path = Oświetlona ścieżka
web-scenario-lit_path-how = Odcinek ścieżki musi prowadzić od latarni do posągu; potrzeba na to co najmniej tylu kafelków: { $tiles }.
web-scenario-imperial_lake = Jezioro cesarskie
web-scenario-imperial_lake-how = W grze jest więcej celów niż zwykle. Ilu z nich wymaga tytuł, podano obok niego.

## The pond

web-pond-own = Twój staw
web-pond-of = Staw: { $name }
web-cell = { $cell }: { $what }
web-cell-free = wolne
web-cell-new = { $cell }, jeszcze niezatwierdzone
web-cell-legal = { $cell }, pasuje tu: { $what }
web-cell-legal-points = { $cell }, pasuje tu: { $what }, { $points }
web-cell-turned = { $cell }, pasuje po obróceniu: { $what }
web-surrounded-koi = { $koi }, wokół niego woda

## What to do

web-bench = Co możesz zrobić
web-part-own = Akcja opiekuna
web-part-goal = Zrealizuj cel
web-part-reward = Nagroda za miejsce
web-part-luck = Wydaj żeton szczęścia
web-move = Przesuń karpia
web-move-helper = Przesuń karpia z pomocnikiem
web-turn = Obróć w prawo (R)
web-turn-back = Obróć w lewo (Shift+R)
web-flip = Odbij (F)
web-put-back = Odłóż
web-lay-here = Połóż tutaj
web-turned = Obrócono; pasuje w { $n ->
    [one] { $n } miejscu
    [few] { $n } miejscach
    [many] { $n } miejscach
   *[other] { $n } miejsca
}.
web-turned-fits = Obrócono i pasuje tutaj.
web-held-told = w ręce: { $what }, { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
    [many] { $n } miejsc
   *[other] { $n } miejsca
} do wyboru
web-start-hint = Weź jedną z kart powyżej, żeby medytować, albo pracuj przy stawie.
web-work-hint = Weź, co chcesz położyć, i wybierz miejsce w stawie.
web-held-hint = Wybierz miejsce w stawie.
web-held-touch-hint = Dotknij miejsca w stawie i obróć przyciskami; drugie dotknięcie kładzie.
web-held-turn-hint = Wybierz miejsce w stawie; obracaj przyciskami, kółkiem myszy albo klawiszem R.
web-move-hint = Wybierz karpia, którego chcesz przesunąć.
web-discard-hint = Schowek tego nie pomieści: wybierz, co odrzucasz.
web-done-hint = Tura jest gotowa. Zatwierdź ją albo cofnij krok.
web-planned-hint = Tak może wyglądać twoja tura.

## Tura w toku

web-steps = Można jeszcze cofnąć:
web-step = { $kind ->
    [laid] położono: { $what }
    [meditated] wzięto kartę
    [worked] zaczęto pracę
    [bought] kupiono: { $what }
    [reward] odebrano nagrodę
    [card] rozpatrzono kartę
    [luck] wydano żeton szczęścia
    [lifted] podniesiono karpia
    [removed] usunięto z puli: { $what }
    [returned] odrzucono: { $what }
   *[passed] pominięto
}
web-reveal-hint = Zatwierdź, a odkryje się nowa karta. Do tego czasu możesz cofnąć każdy krok.
web-post-hint = Nowa karta jest odkryta: to, co było przed nią, jest zatwierdzone. Możesz jeszcze zrealizować cel albo wydać żeton szczęścia.
web-post-hint_goalless = Nowa karta jest odkryta: to, co było przed nią, jest zatwierdzone. Możesz jeszcze wydać żeton szczęścia.
web-gain = { $kind } { $points }

## Cards, others, the bag

web-cards = Twoje karty
web-pile = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
web-others = Pozostałe stawy
web-other-open = Staw: { $name }. Powiększ
web-other-open-points = Staw: { $name }, { $points }. Powiększ
web-bag-deck = Karty w talii
web-bag-supply = Pula
web-thing-coins = monety
web-thing-luck = żetony szczęścia
web-thing-expansions = kafelki powiększonego schowka

## Looking closer

web-how-spring = Tu zaczyna się staw. Pola wody dla karpi: { $n }.
web-how-water = Pływają na niej karpie. Woda lub liście ze wszystkich stron: punkty karpia × { $times }.
web-how-foliage = Obok karpia liczą się jak woda, a na nich może wyrosnąć lilia.
web-how-lily = Za każdego karpia obok niej: { $points }.
web-how-shore = Środkowym polem przylega do wody i może na nim stanąć latarnia.
web-how-lantern = { $points } za każde pole wody w rzędzie, który oświetla, i od razu żeton szczęścia.
web-how-small = { $points }, +{ $lily } za każdą lilię obok; × { $times }, gdy wokół jest woda.
web-how-medium = { $points }, +{ $lily } za każdą lilię obok; × { $times }, gdy wokół jest woda.
web-how-large = { $points }, +{ $lily } za każdą lilię obok; × { $times }, gdy wokół jest woda.
web-how-coins = Służą do kupna karpi i opłacania niektórych celów; na koniec rozstrzygają tylko remisy.
web-how-luck = Wydaj go na kafelki albo na kupno karpia; zachowany do końca daje { $points }.
web-how-breeder = Pomocnik: gdy pracujesz, umieść lub przesuń jeszcze jednego karpia.
web-how-builder = Pomocnik: gdy pracujesz, połóż jeszcze jeden brzeg albo postaw latarnię.
web-how-gardener = Pomocnik: gdy pracujesz, połóż jeszcze jeden kafelek liści albo lilię wodną.
web-how-porter = Pomocnik: gdy pracujesz, połóż jeszcze kafelki wody, najwyżej tyle: { $n }.
web-how-storage = Twój schowek rośnie. Dodatkowe pola: { $n }.
web-how-market = Możesz od razu kupić karpia taniej.
web-how-scroll = Daje punkty na koniec gry.
web-how-rain = Jego kafelki trafiają prosto do twojego stawu.
web-how-well = Napełnia schowek albo sakiewkę; gdy pokazuje 2 opcje, wybierasz 1 z nich.

## The first game

lesson-meditate = Zbuduj staw, w którym karpie czują się dobrze: najwięcej dają te otoczone liliami i wodą. Najpierw medytuj: weź zaznaczoną kartę.
lesson-gain = Weź to, co dają miejsce na planszy i karta.
lesson-discard = Schowek tego nie pomieści: wybierz, co odrzucasz.
lesson-wait = Teraz gra { $name }.
lesson-work = To, co masz, czeka w schowku. Żeby coś z tego położyć, pracuj.
lesson-lay = Dotknij tego, co chcesz położyć, a potem miejsca. Liczba mówi, ile punktów da.
lesson-alone = Teraz tura bez podpowiedzi: medytuj albo pracuj.
lesson-sheet = { $n ->
    [0] Punktów jeszcze nie ma, ale przyjdą. Otwórz „Punkty”.
    [one] Masz { $n } punkt. Otwórz „Punkty” i zobacz, za co.
    [few] Masz { $n } punkty. Otwórz „Punkty” i zobacz, za co.
    [many] Masz { $n } punktów. Otwórz „Punkty” i zobacz, za co.
   *[other] Masz { $n } punktu. Otwórz „Punkty” i zobacz, za co.
}
lesson-number = Dotknij liczby: podświetli się to, co ją dało.
lesson-end = To już wszystko. Gdy talia się skończy albo zabraknie karpi, dogrywa się bieżącą rundę i jeszcze jedną; wygrywa gracz z największą liczbą punktów.

## What a turn would do, whether it was played or not

would-meditated = Medytacja, miejsce { $slot } – { $card }.
would-worked = Praca.
would-reward_used = Nagroda za miejsce.
would-card_used = Rozpatrzenie karty – { $card }.
would-luck_used = Wydanie żetonu szczęścia.
would-got = Otrzymujesz: { $items }.
would-paid = Płacisz: { $items }.
would-laid = Na pole { $cell }: { $what }{ $by ->
    [helper] { "," } z pomocnikiem
   *[own] { "" }
}.
would-completed = Realizacja celu – { $what } na polu { $cell }.
would-lifted = Z pola { $cell }: { $koi }{ $by ->
    [helper] { "," } z pomocnikiem
   *[own] { "" }
}.
would-removed = { event-removed }
would-threw = Odrzucasz: { $what }.
would-rain_lost = { event-rain_lost }
would-churned = Z gry odpada karta – { $card }.

# W pojedynkę bot gra o najwyższy tytuł; brakujący cel podnosi próg.
explain-rival = próg najwyższego tytułu (wyższy, dopóki brakuje celów)
