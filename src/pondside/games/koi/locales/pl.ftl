# Koi: terms, refusals, events and the terminal client's sentences.

## Things. They stand after a colon or a dash, so that one form fits everywhere.

thing-spring = źródło
thing-water = woda
thing-foliage = liście
thing-lily = lilia wodna
thing-shore = brzeg
thing-lantern = latarnia
thing-small = mały karp
thing-medium = średni karp
thing-large = duży karp
thing-purple_lily = fioletowa lilia wodna
thing-branch_small = mała gałąź
thing-branch_medium = średnia gałąź
thing-branch_large = duża gałąź
thing-bridge = most
thing-statue = posąg
thing-shishi_odoshi = shishi-odoshi
thing-century_carp = stuletni karp
thing-path = kafelek ścieżki
thing-willow = wierzba płacząca
thing-waterfall = wodospad
thing-turtle = żółw
item = { $n } { $what ->
    [water] { $n ->
        [one] kafelek wody
        [few] kafelki wody
        [many] kafelków wody
       *[other] kafelka wody
    }
    [foliage] { $n ->
        [one] kafelek liści
        [few] kafelki liści
        [many] kafelków liści
       *[other] kafelka liści
    }
    [shore] { $n ->
        [one] brzeg
        [few] brzegi
        [many] brzegów
       *[other] brzegu
    }
    [small] { $n ->
        [one] mały karp
        [few] małe karpie
        [many] małych karpi
       *[other] małego karpia
    }
    [medium] { $n ->
        [one] średni karp
        [few] średnie karpie
        [many] średnich karpi
       *[other] średniego karpia
    }
    [large] { $n ->
        [one] duży karp
        [few] duże karpie
        [many] dużych karpi
       *[other] dużego karpia
    }
    [coins] { $n ->
        [one] moneta
        [few] monety
        [many] monet
       *[other] monety
    }
    [luck] { $n ->
        [one] żeton szczęścia
        [few] żetony szczęścia
        [many] żetonów szczęścia
       *[other] żetonu szczęścia
    }
    [lily] { $n ->
        [one] lilia wodna
        [few] lilie wodne
        [many] lilii wodnych
       *[other] lilii wodnej
    }
    [lantern] { $n ->
        [one] latarnia
        [few] latarnie
        [many] latarni
       *[other] latarni
    }
   *[expansions] { $n ->
        [one] kafelek powiększonego schowka
        [few] kafelki powiększonego schowka
        [many] kafelków powiększonego schowka
       *[other] kafelka powiększonego schowka
    }
}
item-helper = { $helper ->
    [breeder] hodowca
    [builder] budowniczy
    [gardener] ogrodnik
   *[porter] tragarz
} × { $n }
or = { " " }albo{ " " }
none = brak
card-breeder = hodowca
card-builder = budowniczy
card-gardener = ogrodnik
card-porter = tragarz
card-storage = schowek
card-market = rynek
card-scroll = pergamin
card-rain = deszcz
card-well = studnia
card-gives = { $card }: { $items }
card-scroll-of = { $card }: { $points } za { $scroll ->
    [lily] każdą lilię wodną
    [small] każdego małego karpia
    [medium] każdego średniego karpia
    [large] każdego dużego karpia
    [lantern] każdą latarnię
    [well] każdą własną kartę studni
    [market] każdą własną kartę rynku
   *[storage] każdą własną kartę schowka
}
title-none = bez tytułu
title-gakusei = Gakusei, uczeń
title-senmon = Senmon, ekspert
title-sensei = Sensei, mistrz

## Goals

goal-purple_lily = fioletowa lilia wodna: wymaga dwóch lilii na sąsiednich liściach; karp obok zyskuje { $points }
goal-branches = gałęzie: liście w stawie – { $needs }, wolne pola wody w układzie – { $cells }; { $points }
goal-bridge = most: leży obok latarni; wymagania – { $needs }, koszt – { $price }; { $points } za każde pole wody przed nim
goal-statue = posąg: wymagania – { $needs }; { $points } za każdego karpia przed nim
goal-shishi_odoshi = shishi-odoshi: wymaga wolnego trójkąta wody poza źródłem; { $points } za każdego karpia obok
goal-century_carp = stuletni karp: koszt – { $price }, wolne pola wody w układzie – { $cells }; { $points }, liczy się jak karp
goal-path = ścieżka: { $price } za kafelek, gdy umieszczasz karpia; { $points }
goal-willow = wierzba płacząca: karpie w stawie – { $needs }; { $points }
goal-waterfall = wodospad: karty studni – { $needs }, leży przy źródle; { $first }, a gdy całe źródło jest zajęte, { $most }
goal-turtle = żółw: pergaminy – { $needs }; najwyżej { $most } za puste pola wody wokół niego
goal-left = zostało kafelków: { $n }
goal-done = już zrealizowany: { $names }

## Score sheets

kind-koi = karp koi
kind-lantern = latarnia
kind-scroll = pergamin: { $scroll ->
    [lily] lilie wodne
    [small] małe karpie
    [medium] średnie karpie
    [large] duże karpie
    [lantern] latarnie
    [well] studnie
    [market] rynki
   *[storage] schowki
}
kind-purple_lily = fioletowa lilia wodna
kind-branches = gałąź
kind-bridge = most
kind-statue = posąg
kind-shishi_odoshi = shishi-odoshi
kind-century_carp = stuletni karp
kind-path = ścieżka
kind-willow = wierzba płacząca
kind-waterfall = wodospad
kind-turtle = żółw
kind-luck = żetony szczęścia
counted-surrounded = otoczony wodą, × { $times }
counted-open = brak wody od strony { $cell }
counted-hot = upalne lato: 0 punktów
counted-beside = { $what } na { $cell }: { $points }
counted-each = { $n } × { $points }
counted-koi = { $n ->
    [one] { $n } karp
    [few] { $n } karpie
    [many] { $n } karpi
   *[other] { $n } karpia
}: { $list }
counted-spring = jeszcze puste pola źródła: { $list }
counted-spring_full = wszystkie pola źródła są zajęte
counted-cells = { $what ->
    [water] { $n ->
        [one] { $n } pole wody
        [few] { $n } pola wody
        [many] { $n } pól wody
       *[other] { $n } pola wody
    }
    [foliage] { $n ->
        [one] { $n } kafelek liści
        [few] { $n } kafelki liści
        [many] { $n } kafelków liści
       *[other] { $n } kafelka liści
    }
    [empty] { $n ->
        [one] { $n } puste pole wody
        [few] { $n } puste pola wody
        [many] { $n } pustych pól wody
       *[other] { $n } pustego pola wody
    }
    [path] { $n ->
        [one] { $n } kafelek
        [few] { $n } kafelki
        [many] { $n } kafelków
       *[other] { $n } kafelka
    }
   *[tile] { $n ->
        [one] { $n } pole z kafelkiem
        [few] { $n } pola z kafelkami
        [many] { $n } pól z kafelkami
       *[other] { $n } pola z kafelkiem
    }
}: { $list }

## Why not?

refusal-out_of_grid = leżałoby to dalej, niż sięga ten program; sama gra nie zna granic stawu
refusal-overlaps = leży tam już inny kafelek
refusal-no_wet_edge = kafelek nie stykałby się z żadną krawędzią z wodą w twoim stawie
refusal-no_wet_front = przód środkowego pola nie stykałby się z żadną krawędzią z wodą w twoim stawie
refusal-no_foliage = lilię kładzie się na kafelku liści
refusal-has_lily = na tych liściach jest już lilia
refusal-no_shore = latarnię stawia się na środkowym polu brzegu
refusal-has_lantern = na tym brzegu jest już latarnia
refusal-no_water = można to umieścić tylko na polach wody
refusal-occupied = to miejsce jest już zajęte
refusal-same_look = wygląda to tak samo w ułożeniu o niższym numerze; podaj tamten numer
refusal-not_at_lantern = most leży obok brzegu z latarnią
refusal-not_at_spring = wodospad leży przodem do źródła
refusal-on_spring = shishi-odoshi nie może stać na źródle
refusal-off_path = ścieżkę przedłuża się na jednym z jej końców
refusal-no_wet_contact = żadna krawędź wierzby z wodą nie stykałaby się z krawędzią z wodą w twoim stawie
refusal-no_such_action = w tej grze nie ma takiego ruchu
refusal-game_over = gra jest już skończona
refusal-await_first = trwa losowanie pierwszego gracza
refusal-await_goal = trwa losowanie celów
refusal-await_deal = trwa wykładanie kart
refusal-await_churn = trwa odrzucanie karty z talii
refusal-await_refill = trwa uzupełnianie rzędu kart
refusal-choose_first = najpierw wybierz medytację albo pracę
refusal-main_done = medytacja lub praca w tej turze już była
refusal-work_only = kafelki kładzie się tylko podczas pracy, a na to jest już za późno
refusal-empty_slot = na tym miejscu nie ma karty
refusal-cannot_pay_slot = nie stać cię na to miejsce
refusal-finish_meditation = najpierw rozpatrz kartę i weź nagrodę za miejsce
refusal-no_reward = teraz nie ma nagrody do wzięcia
refusal-no_card = teraz nie ma karty do rozpatrzenia
refusal-sells_no_koi = na tym miejscu nie kupuje się karpi
refusal-sold_out = karpi tego rozmiaru już nie ma
refusal-cannot_pay_koi = nie stać cię na tego karpia
refusal-no_such_side = ta karta tego nie daje
refusal-rain_first = najpierw połóż kafelki deszczu
refusal-no_rain_tile = deszcz tego nie przynosi
refusal-no_luck = nie masz żetonu szczęścia
refusal-luck_not_now = najpierw skończ ten krok, potem wydaj żeton szczęścia
refusal-supply_empty = w puli już tego nie ma
refusal-sensei_used = akcja opiekuna w tej turze jest już wykorzystana
refusal-no_helper = nie masz do tego wolnego pomocnika
refusal-builder_has_none = budowniczy nie ma latarni do postawienia
refusal-not_stored = nie masz tego w schowku
refusal-none_left = w puli nic takiego nie zostało
refusal-finish_effect = najpierw skończ ten krok albo przerwij go znakiem -
refusal-must_land = najpierw umieść podniesionego karpia na innym miejscu
refusal-no_such_koi = w twoim stawie nie ma karpia o tym numerze
refusal-koi_stuck = tego karpia nie ma dokąd przesunąć
refusal-same_place = karp musi trafić na inne miejsce
refusal-other_koi = podniesiony jest inny karp
refusal-goal_later = cele realizuje się po medytacji lub pracy
refusal-path_later = kafelek ścieżki kładzie się zaraz po karpiu ze schowka
refusal-not_in_play = tego celu nie ma w tej grze
refusal-goal_done = ten cel masz już zrealizowany
refusal-branch_done = masz już gałąź, a więcej niż jednej brać nie wolno
refusal-goal_gone = kafelków tego celu już nie ma
refusal-goals_this_turn = w jednej turze realizuje się jeden cel
refusal-needs_lily_pair = potrzebujesz dwóch lilii na sąsiednich liściach
refusal-needs_foliage = potrzebujesz więcej liści
refusal-needs_lantern = potrzebujesz latarni
refusal-needs_lanterns = potrzebujesz więcej latarni
refusal-needs_koi = potrzebujesz więcej karpi w stawie
refusal-needs_wells = potrzebujesz więcej kart studni
refusal-needs_scrolls = potrzebujesz więcej pergaminów
refusal-cannot_pay_goal = nie stać cię na ten cel
refusal-discard_first = schowek jest przepełniony, najpierw coś odrzuć
refusal-within_capacity = w schowku wszystko się mieści
refusal-remove_first = najpierw wybierz karpia, którego usuwasz z puli
refusal-no_removal = teraz nie usuwa się z puli żadnego karpia
refusal-no_such_seat = nie ma takiego miejsca przy stole
refusal-goal_drawn = ten cel jest już wylosowany
refusal-not_in_deck = tej karty nie ma w talii
refusal-order = teraz jest tura innego gracza

## What happened

event-begins = Pierwsza tura: { $name }.
event-goal_drawn = Cel – { $goal }.
event-refilled = Nowa karta na miejscu { $slot } – { $card }.
event-churned = Odrzucona karta – { $card }.
event-meditated = { $name }: medytacja, miejsce { $slot } – { $card }.
event-worked = { $name }: praca.
event-reward_used = { $name }: nagroda odebrana.
event-card_used = { $name }: rozpatrzona karta – { $card }.
event-luck_used = { $name }: wydany żeton szczęścia.
event-got = { $name }: otrzymane – { $items }.
event-paid = { $name }: zapłacone – { $items }.
event-laid = { $name }: { $what } na polu { $cell }{ $by ->
    [helper] { "," } z pomocnikiem
   *[own] { "" }
}.
event-completed = { $name }: zrealizowany cel – { $what } na polu { $cell }.
event-lifted = { $name }: podniesiony { $koi } z pola { $cell }{ $by ->
    [helper] { "," } z pomocnikiem
   *[own] { "" }
}.
event-removed = Na stałe usunięto z puli: { $koi }.
event-threw = { $name }: odrzucone – { $what }.
event-rain_lost = Reszta kafelków deszczu nigdzie się nie mieści i wraca do puli.
near-deck = Talia jest pusta: jeszcze ta runda i jedna po niej.
near-koi = W puli nie ma już karpi: jeszcze ta runda i jedna po niej.
near-idle = Od dawna nikt nie medytuje: jeszcze jedna runda.
reason-deck = Talia się skończyła i rozegrano ostatnią turę.
reason-koi = Karpie w puli się skończyły i rozegrano ostatnią turę.
reason-idle = Nikt już nie medytował i rozegrano ostatnią turę.
tie-coins = Remis w punktach: rozstrzygnęły monety.
tie-later_seat = Remis w punktach i monetach: wygrywa gracz dalszy w kolejności tur.

## Terminal client

intro =
    Medytuj, aby wziąć kartę i zapełnić schowek, albo pracuj, aby budować staw:
    woda, liście, brzegi, karpie. Karp z wodą dookoła liczy się podwójnie, a lilie
    obok niego i latarnie wzdłuż wody dają jeszcze więcej. Po swojej akcji możesz
    realizować cele, jeśli są w grze. Koniec nadchodzi, gdy skończą się karty
    w talii albo, przy kilku graczach, karpie w puli.
turn-deck = Tura { $turn } · runda { $round } · karty w talii: { $n }
turn-end_near = Tura { $turn } · runda { $round } · po niej jeszcze jedna
turn-last = Tura { $turn } · runda { $round }, ostatnia
legend =
    ≈ źródło, ~ woda, f liście, y z lilią, s brzeg (strzałka to jego przód),
    l z latarnią, a b c karpie z numerem. Pole zapisuje się jako q,r: każdy rząd
    zaczyna się swoim r i pierwszym q; w prawo q rośnie o 1.
pond-own = Twój staw: { $points }
pond-of = Staw: { $name }, { $points }
lies = { $what }: { $cells }
koi-at = nr { $number } na { $cells }
facing-at = { $cells } przodem na { $direction ->
    [e] wschód
    [ne] północny wschód
    [nw] północny zachód
    [w] zachód
    [sw] południowy zachód
   *[se] południowy wschód
}
have = { $coins }, { $luck }
storage = Schowek, zajęte pola { $used } z { $room }: { $list }
storage-empty = pusto
cards-words = Karty: { $list }
goals-words = Cele:
supply-words = Pula: { $list }
alone = Grasz w pojedynkę.
column-slot = miejsce
column-card = karta
column-terms = koszt lub nagroda
slot-cost = płacisz { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
slot-koi = kupno karpia
slot-empty = pusto
slot-words = Miejsce { $slot } – { $card }. Koszt lub nagroda: { $terms }.
solo-now = Na razie: { $title }; cele: { $done } z { $goals }.
idle-words = Pełne rundy bez medytacji: { $n }; po { $limit } następuje jeszcze jedna, ostatnia.
lit-yes = Ścieżka łączy latarnię z posągiem.
lit-no = Ścieżka nie łączy jeszcze latarni z posągiem.
ask-start = Medytujesz czy pracujesz?
ask-meditation = Twoja nowa karta – { $card }. Co teraz?
ask-rain = Deszcz przynosi: { $items }. Co kładziesz najpierw?
ask-work = Masz jeszcze akcję opiekuna; pomocnicy: { $helpers }. Co robisz?
ask-helpers = Akcja opiekuna wykorzystana; pomocnicy: { $helpers }. Co robisz?
ask-second = Kładziesz jeszcze wodę? Kafelki, które możesz położyć: { $n }.
ask-second_luck = Kładziesz jeszcze wodę? Nie masz jej w schowku, ale może ją przynieść żeton szczęścia.
ask-land = Dokąd przesuwasz karpia?
ask-path = Kładziesz kafelek ścieżki (koszt: { $price })?
ask-post = Realizujesz cel, wydajesz żeton szczęścia czy kończysz turę?
ask-post_goalless = Wydajesz żeton szczęścia czy kończysz turę?
ask-bonus = Gałąź przynosi wodę. Kafelki, które możesz położyć: { $n }.
ask-discard = Schowek jest przepełniony: zajęte pola { $used }, pojemność { $room }. Co odrzucasz?
ask-remove = Z puli usuwa się jeszcze jednego karpia. Którego?
choice-meditate = medytuj na miejscu { $slot } ({ $card }) – { $terms }
choice-work = pracuj
choice-reward = weź nagrodę: { $items }
choice-buy = { $how ->
    [slot] zamiast nagrody kup
    [luck] wydaj żeton szczęścia i kup
   *[market] kup
}: { $what } (cena: { $price })
choice-no_koi = nie kupuj karpia
choice-rain = niech pada deszcz: { $items }
choice-well = weź: { $items }
choice-luck = wydaj żeton szczęścia i weź: { $items }
choice-discard = odrzuć: { $what }
choice-remove = { $what }
choice-move = przesuń: { $what } nr { $number } z { $place }{ $by ->
    [helper] { "," } z pomocnikiem
   *[own] { "" }
}
choice-lay = { $by ->
    [goal] cel: { $what }
    [helper] { $what }, z pomocnikiem
   *[own] { $what }
} – { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
    [many] { $n } miejsc
   *[other] { $n } miejsca
}
choice-best = { $what }, najwyżej { $points }
choice-pass = { $phase ->
    [work] zakończ pracę
    [post] zakończ turę
    [second] nie kładź więcej wody
    [path] nie kładź kafelka ścieżki
    [bonus] nie kładź więcej wody
   *[rain] nic się nie mieści: reszta wraca do puli
}
held-turned = { $cell }, ułożenie { $turn } (pola { $cells })
held-status = { $what } na { $place }: { $verdict }
fits = można położyć, { $points }
fits-turned = tak nie można; można w ułożeniu: { $turns }
fits-not = tu nie można
held-keys = strzałki przesuń · R obróć · F odbij · N inne miejsce · Enter połóż · Esc wróć
unseen-cards = Karty w talii ({ $n }): { $list }
ending-title = { $points }: { $title }!
ending-none = { $points }, tym razem bez tytułu.
help-game =
    Medytacja: od M1 do M5: bierzesz kartę z tego miejsca i płacisz lub dostajesz
               to, co pod nią widać.
    Praca:     W, a potem kładziesz to, co masz w schowku, lilie na liściach
               i latarnie na brzegach, umieszczasz lub przesuwasz karpie. Masz
               jedną akcję opiekuna i po jednej na każdą kartę pomocnika.
    Kładzenie: wpisz numer z listy. Potem r obraca, f odbija, pole takie jak
               1,-1 przesuwa tam, n pokazuje następne dobre miejsce, Enter
               kładzie, a x wraca do wyboru. Na rysunku działają strzałki.
               Na skróty: w1,-1 kładzie wodę, s3,0.3 brzeg przodem na zachód,
               a +f1,-1 liście z pomocnikiem.
    Szczęście: !f !w !s dają liście, 2 kafelki wody lub brzeg, a !S !M !L
               pozwalają kupić karpia.
    Punkty:    karp 2, 4 lub 6 i po 1 za każdą lilię obok, a wszystko razy dwa,
               jeśli dookoła jest woda; latarnia 1 za każde pole wody przed nią;
               pergaminy, cele i 1 za każdy żeton szczęścia.
