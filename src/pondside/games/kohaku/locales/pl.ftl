# Kōhaku: terms, refusals, events and the terminal client's sentences.

## Tiles. A colour has a form for each noun it goes with.

koi-colour-b = czarna
koi-colour-r = czerwona
koi-colour-w = biała
koi-colour-y = żółta
koi-first-b = czarno
koi-first-r = czerwono
koi-first-w = biało
koi-first-y = żółto
flower-colour-b = czarny
flower-colour-r = czerwony
flower-colour-w = biały
flower-colour-y = żółty
butterflies-colour-b = czarne
butterflies-colour-r = czerwone
butterflies-colour-w = białe
butterflies-colour-y = żółte
tile-koi-one = { $colour } ryba
tile-koi-two = { $first }-{ $second } ryba
tile-koi-with = { $koi } ({ $things })
tile-single_flower = { $colour } kwiat
tile-double_flower = dwa kwiaty ({ $first } i { $second })
tile-butterflies = { $colour } motyle
tile-rocks = kamienie
tile-frog = żaba
tile-statue = rzeźba
tile-turtle = żółw
fry = { $n ->
    [one] { $n } sztuka narybku
    [few] { $n } sztuki narybku
    [many] { $n } sztuk narybku
   *[other] { $n } sztuki narybku
}
dragonflies = { $n ->
    [one] { $n } ważka
    [few] { $n } ważki
    [many] { $n } ważek
   *[other] { $n } ważki
}
coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
kind-single_flower = płytki z 1 kwiatem
kind-double_flower = płytki z 2 kwiatami
kind-rocks = kamienie
kind-frog = żaby
kind-statue = rzeźby
kind-butterflies = motyle
kind-turtle = żółwie
kind-coins = monety
kind-goal = karta celu

## Goal cards

card-white_black = Białe i czarne ryby
card-yellow_red = Żółte i czerwone ryby
card-rarest_colour = Wyjątkowy kolor
card-dragonflies = Ważki
card-ornament_kinds = Ozdoby
card-statues = Rzeźby
card-no_fry = Brak narybku
card-no_dragonflies = Brak ważek
card-flower_sets = Kwiaty
card-frog_turtle = Żaby i żółwie
card-largest_square = Największy kwadrat
card-fry_shelter = Schronienie dla narybku
cardrule-white_black = punkty według liczby ryb z białym lub czarnym
cardrule-yellow_red = punkty według liczby ryb z żółtym lub czerwonym
cardrule-rarest_colour = 3 punkty za każdą rybę w najrzadszym kolorze twojego stawu
cardrule-dragonflies = dla każdej płytki motyli 1 punkt za każdą ważkę w jej rzędzie i kolumnie
cardrule-ornament_kinds = punkty według liczby rodzajów ozdób
cardrule-statues = dodatkowe 5 punktów za każdą rzeźbę otoczoną czterema rybami
cardrule-no_fry = 2 punkty za każdą płytkę ryb bez narybku
cardrule-no_dragonflies = 2 punkty za każdą płytkę ryb bez ważek
cardrule-flower_sets = 5 punktów za każdy komplet czterech kwiatów w czterech kolorach
cardrule-frog_turtle = 3 punkty za każdą parę z żaby i żółwia
cardrule-largest_square = punkty według boku największego pełnego kwadratu
cardrule-fry_shelter = każda płytka ryb z narybkiem: 2 punkty przy kamieniach, inaczej minus 1

## Why not?

refusal-no_such_action = w tej grze nie ma takiego ruchu
refusal-game_over = gra jest już skończona
refusal-must_draft = najpierw weź z planszy rybę i ozdobę, które leżą tuż obok siebie
refusal-must_place = najpierw dołóż obie płytki do swojego stawu
refusal-must_keep = najpierw wybierz kartę celu, którą zachowasz
refusal-await_first = trwa losowanie pierwszego gracza
refusal-await_fill = trwa zapełnianie planszy
refusal-await_deal = trwa rozdawanie kart celów
refusal-await_refill = trwa uzupełnianie planszy
refusal-await_rival = teraz jest tura rywala
refusal-already_laid = ta płytka leży już w twoim stawie
refusal-cell_taken = na tym polu leży już płytka
refusal-same_type_touches = ryba nie może sąsiadować z rybą ani ozdoba z ozdobą
refusal-touches_nothing = płytka musi przylegać do stawu całym bokiem
refusal-first_koi_at_origin = pierwsza ryba w stawie leży na polu 0,0
refusal-chain_forbidden = przy tym stole obie płytki muszą dotykać płytek z wcześniejszych tur
refusal-card_not_offered = tej karty celu nie ma wśród kart, które ci rozdano
refusal-wrong_stack = ta płytka należy do drugiego stosu
refusal-koi_not_left = takiej ryby już nie ma
refusal-feature_not_left = takiej ozdoby już nie ma
refusal-card_not_left = tej karty celu już nie ma
refusal-no_such_seat = nie ma takiego miejsca przy stole
refusal-not_a_pair = te dwa pola nie mają wspólnego boku
refusal-wrong_cell = najpierw zapełnia się inne pole
refusal-wrong_seat = ta karta jest dla innego gracza
refusal-cards_first = planować tury można, gdy wszyscy wybiorą karty celów
refusal-no_turn_left = gra skończy się przed twoją następną turą
refusal-board_not_full = na planszy są luki: drugi gracz musi najpierw ułożyć płytki, a plansza zostać uzupełniona
refusal-order = teraz jest tura innego gracza

## What happened

event-took = { $name }: z planszy ({ $cells }) do ręki trafiają { $koi } i { $feature }.
event-laid = { $name }: { $tile } w stawie na polu { $x },{ $y } – { $points }.
event-kept = { $name }: karta celu wybrana.
event-dealt = { $name }: nowa karta celu.
event-begins = Pierwsza tura: { $name }.
event-filled = Nowa płytka na polu { $cell }: { $tile }.
event-refilled = Nowa płytka na środkowym polu { $cell }: { $tile }.
event-refilled-moved = Nowa płytka na środkowym polu { $cell }: { $tile }; poprzednia przesunięta na { $moved }.
event-revealed = { $rival }: odkryta płytka – { $tile }; zabrane z planszy: { $taken }.
event-revealed-none = { $rival }: odkryta płytka – { $tile }; na planszy nic nie pasuje.
rival-pl = Danny
rival-ru = Hodowcy koi
reason-koi_stack_empty = Stos ryb jest pusty: planszy nie da się uzupełnić.
reason-feature_stack_empty = Stos ozdób jest pusty: planszy nie da się uzupełnić.
reason-rival_no_koi = Rywal nie ma już ryby do odkrycia.
reason-rival_no_feature = Rywal nie ma już ozdoby do odkrycia.
reason-rival_koi_fill = Zostało za mało ryb, żeby uzupełnić planszę po turze rywala.
reason-rival_feature_fill = Zostało za mało ozdób, żeby uzupełnić planszę po turze rywala.

## Terminal client

intro =
    W swojej turze bierzesz z planszy rybę i ozdobę, które leżą tuż obok siebie,
    i dokładasz obie do stawu. Ryby i ozdoby przeplatają się jak pola szachownicy.
    Ozdoby punktują za ryby wokół siebie; wygrywa najwyższy wynik.
board = Plansza
stacks = W stosach: { $koi ->
    [one] { $koi } ryba
    [few] { $koi } ryby
    [many] { $koi } ryb
   *[other] { $koi } ryby
}, { $features ->
    [one] { $features } ozdoba
    [few] { $features } ozdoby
    [many] { $features } ozdób
   *[other] { $features } ozdoby
}
pond-of = Staw: { $name }, { $points }
pond-own = Twój staw: { $points }
legend =
    Ryby ><> w swoich kolorach: b czarny, r czerwony, w biały, y żółty; f narybek, d ważki, $ moneta.
    ✿ kwiat, ⋈ motyle, ▲ kamienie, ⌒⌒ żaba, ♜ rzeźba, ◒ żółw.
pond-empty = jeszcze bez płytek
in-hand = W ręce: { $tiles }
ask-draft = Którą parę bierzesz? Podaj dwa pola obok siebie, na przykład { $example }.
ask-place = Którą płytkę i gdzie kładziesz? Na przykład { $example }: k to ryba, f ozdoba, dalej kolumna,rząd.
ask-keep = Którą kartę celu zachowujesz?
choice-draft = { $koi } z { $koi_cell } i { $feature } z { $feature_cell }
choice-koi = { $tile } na { $x },{ $y } – { $points }, { $where }
choice-feature = { $tile } na { $x },{ $y } – { $points }, { $where }
choice-keep = { $card }: { $rule }
where-first = pierwsza płytka w stawie
where-beside = obok: { $tiles }
tile-at = { $tile } na { $x },{ $y }
pond-row = Rząd { $y }: { $tiles }
rival-pile = { $rival }: { $koi ->
    [one] { $koi } ryba
    [few] { $koi } ryby
    [many] { $koi } ryb
   *[other] { $koi } ryby
} i { $features ->
    [one] { $features } ozdoba
    [few] { $features } ozdoby
    [many] { $features } ozdób
   *[other] { $features } ozdoby
}; wynik: { $easy } (łatwy), { $medium } (średni), { $hard } (trudny).
score-rival = Punkty rywala: { $easy } (łatwy), { $medium } (średni), { $hard } (trudny).
level-easy = łatwy
level-medium = średni
level-hard = trudny
beats = Pokonane poziomy: { $levels }.
beats-none = Żaden z trzech poziomów nie został pokonany.
unseen-koi = Ryby jeszcze nieodkryte: { $list }
unseen-feature = Ozdoby jeszcze nieodkryte: { $list }
tie-coins = Był remis; rozstrzygnęły monety.
your-goal = Twoja karta celu: { $card } ({ $rule }).
counted-koi = { $tile } na { $x },{ $y }: { $n }
counted-number = policzono: { $n }
help-game =
    Wzięcie:   dwa pola planszy obok siebie, na przykład b2b1.
    Dołożenie: k0,1 kładzie rybę w kolumnie 0 i rzędzie 1 (rzędy liczy się w dół); f2,0 ozdobę.
    Punktacja: kwiaty liczą sąsiadujące ryby w swoim kolorze (po 2, cztery dają 12),
               2 kwiaty dają 2 za jeden kolor i 3 za oba, kamienie liczą narybek, żaby ważki,
               rzeźby dowolne ryby (1, 3, 6, 10), motyle ryby w swoim kolorze w swoim rzędzie
               i kolumnie (po 2), żółw jest wart 5, moneta 1.
    Zapis:     rw.f2 to czerwono-biała ryba z 2 sztukami narybku, d3 to trzy ważki; F kwiat,
               B motyle, R kamienie, G żaba, S rzeźba, T żółw;
               kolory: b czarny, r czerwony, w biały, y żółty.
