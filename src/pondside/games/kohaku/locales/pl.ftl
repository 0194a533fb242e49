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
fry = narybek: { $n }
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
so-many = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
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
cardrule-white_black = punkty za ryby mające kolor biały lub czarny
cardrule-yellow_red = punkty za ryby mające kolor żółty lub czerwony
cardrule-rarest_colour = { so-many } za każdą rybę mającą kolor, który najrzadziej występuje na twoich rybach
cardrule-dragonflies = dla każdej płytki motyli { so-many } za każdą ważkę w tym samym rzędzie lub w tej samej kolumnie
cardrule-ornament_kinds = punkty według liczby rodzajów ozdób w stawie
cardrule-statues = dodatkowo { so-many } za każdą rzeźbę sąsiadującą z czterema rybami
cardrule-no_fry = { so-many } za każdą płytkę ryb bez narybku
cardrule-no_dragonflies = { so-many } za każdą płytkę ryb bez ważek
cardrule-flower_sets = { so-many } za każdy zestaw kwiatów w czterech różnych kolorach
cardrule-frog_turtle = { so-many } za każdą parę żaba i żółw
cardrule-largest_square = punkty według boku największego kwadratu złożonego z płytek
cardrule-fry_shelter = każda płytka ryb z narybkiem: { $near } przy kamieniach, w przeciwnym razie { $otherwise }
paytable = liczba: punkty – { $rows }
payrow = { $count }: { $points }
payrow-more = { $count } lub więcej: { $points }
payrow-fewer = mniej: 0
paytable-ours = tabela to nasza rekonstrukcja, twoja może być inna

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
refusal-first_koi_at_origin = staw zaczyna się od ryby na polu 0,0; ozdobę kładzie się z dowolnej jej strony, co daje takie same stawy
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
refusal-cards_first = tury można planować dopiero, gdy wszyscy wybiorą karty celów
refusal-no_turn_left = gra skończy się przed twoją następną turą
refusal-board_not_full = na planszy są luki: najpierw inny gracz dołoży swoje płytki i plansza zostanie uzupełniona
refusal-order = teraz jest tura innego gracza

## What happened

event-took = { $name }: wzięte z planszy ({ $cells }) – { $koi } i { $feature }.
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
reason-rival_no_koi = Nie ma już ryby, którą rywal mógłby odkryć.
reason-rival_no_feature = Nie ma już ozdoby, którą rywal mógłby odkryć.
reason-rival_koi_fill = Zostało za mało ryb, żeby uzupełnić planszę po turze rywala.
reason-rival_feature_fill = Zostało za mało ozdób, żeby uzupełnić planszę po turze rywala.

## Terminal client

intro =
    W swojej turze bierzesz z planszy rybę i ozdobę, które leżą tuż obok siebie,
    i dokładasz obie do stawu. Ryby i ozdoby leżą naprzemiennie, jak pola szachownicy.
    Ozdoby dają punkty za ryby wokół siebie; wygrywa gracz z największą liczbą punktów.
solo-end-pl = Gdy stos ryb jest pusty, a Danny ma odkryć rybę, gra od razu się kończy; instrukcje tego nie rozstrzygają. Jeśli wolisz mieć wtedy jeszcze jedną turę: -o solo_no_koi_to_reveal=pass
solo-end-ru = Gdy stos ryb jest pusty, a hodowcy koi mają odkryć rybę, gra od razu się kończy; instrukcje tego nie rozstrzygają. Jeśli wolisz mieć wtedy jeszcze jedną turę: -o solo_no_koi_to_reveal=pass
solo-pass-pl = Gdy stos ryb jest pusty, a Danny ma odkryć rybę, masz jeszcze jedną turę.
solo-pass-ru = Gdy stos ryb jest pusty, a hodowcy koi mają odkryć rybę, masz jeszcze jedną turę.
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
pond-without = { $pond } – jeszcze bez płytek
in-hand = W ręce: { $tiles }
ask-draft = Którą parę bierzesz? Podaj dwa pola obok siebie, na przykład { $example }.
ask-place = Którą płytkę i gdzie kładziesz? Na przykład { $example }: k to ryba, f ozdoba, dalej kolumna,rząd.
ask-keep = Którą kartę celu zachowujesz?
confirm-keep = Naciśnij Enter, aby zatwierdzić kartę, albo wpisz u, aby cofnąć.
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
tie-coins_shared = Był remis; rozstrzygnęły monety, a kto ma ich tyle samo, dzieli zwycięstwo.
place-coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}: remis rozstrzygnęły monety
place-shared = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}, też po równo: wspólne miejsce
your-goal = Twoja karta celu, { $card }: { $rule }.
counted-koi = { $tile } na { $x },{ $y }: { $n }
counted-number = policzono: { $n }
counted-points = suma: { $n }
help-game =
    Wzięcie:   dwa pola planszy obok siebie, na przykład b2b1.
    Dołożenie: k0,1 kładzie rybę w kolumnie 0 i rzędzie 1 (rzędy liczy się w dół); f2,0 ozdobę.
    Zapis:     rw.f2 to czerwono-biała ryba, narybek: 2, d3 to trzy ważki; F kwiat,
               B motyle, R kamienie, G żaba, S rzeźba, T żółw;
               kolory: b czarny, r czerwony, w biały, y żółty.
help-scores =
    Punktacja: kwiaty liczą sąsiadujące ryby mające ich kolor (po { $flower }, cztery dają { $four }),
               2 kwiaty dają { $one } za jeden kolor i { $both } za oba, kamienie liczą narybek
               (po { $fry }), żaby ważki (po { $dragonfly }), rzeźby dowolne ryby ({ $statue }), motyle
               ryby mające ich kolor w tym samym rzędzie lub w tej samej kolumnie
               (po { $butterflies }), żółw jest wart { $turtle }, moneta { $coin }.
