# Wodny ogród: terms, refusals, events and the terminal client's sentences.

## Pieces and places

token-I2 = żeton premii I2
token-I3 = żeton premii I3
token-L3 = żeton premii L3
token-S1 = żeton premii S1
shape-D2 = latarnia D2
shape-D3 = wysepka D3
shape-D4 = pawilon D4
decoration-other = dekoracja { $shape }
side-koi = karpiami do góry
side-lily = liliami do góry
title-apprentice = Rokujący czeladnik
title-architect = Doświadczony architekt
title-master = Mistrz wodnych ogrodów
kind-row = pełny rząd { $name }
kind-column = pełna kolumna { $name }
kind-group = { $symbol ->
    [koi] grupa karpi
   *[lily] grupa lilii
}
kind-decoration = { $symbol ->
    [koi] karpie przy dekoracji
   *[lily] lilie przy dekoracji
}
counted-cells = { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}: { $cells }
counted-contact = grupa z polem { $group }, dekoracja na { $decoration }

## Why not?

refusal-no_such_action = w tej grze nie ma takiego ruchu
refusal-game_over = gra jest już skończona
refusal-await_first = trwa losowanie pierwszego gracza
refusal-await_card = trwa losowanie kart wodnych ogrodów
refusal-await_deal = trwa rozdawanie żetonów wody
refusal-await_draw = trwa losowanie żetonu z woreczka
refusal-must_put = najpierw dołóż wylosowany żeton z lewej albo z prawej strony wystawki
refusal-must_take = najpierw uzupełnij wystawkę żetonem sąsiada
refusal-no_refill = teraz żadnej wystawki nie trzeba uzupełniać
refusal-neighbour_short = nie można zabrać żetonu sąsiadowi, któremu zostały najwyżej dwa
refusal-move_done = w tej turze położono już żeton wody (albo dekorację)
refusal-move_first = najpierw połóż żeton wody (na stronie B może to być dekoracja)
refusal-lay_bonus_first = masz do położenia co najmniej dwa żetony premii: kładź je, aż zostanie jeden
refusal-not_in_reach = ta wystawka jest pusta
refusal-same_tile = ten żeton jest już do wzięcia pod inną literą (L, R lub l)
refusal-same_look = żeton wygląda tak samo w ułożeniu o niższym numerze; podaj tamten numer
refusal-sticks_out = żeton wystawałby poza ogród
refusal-covered = żeton leżałby na czymś, co już jest w ogrodzie
refusal-not_in_hand = nie masz takiego żetonu do położenia
refusal-no_decorations = w tej grze nie ma dekoracji
refusal-areas_only = na stronie A dekoracji się nie kładzie: zdobywa się je, otaczając ich obszary
refusal-no_such_shape = nie ma dekoracji o takim kształcie
refusal-supply_empty = dekoracji o tym kształcie już nie ma
refusal-too_many = masz już tyle dekoracji, ile wolno: w sumie albo o tym kształcie
refusal-touches = dekoracja nie może się stykać z inną dekoracją
refusal-tile_fits = jakiś żeton w zasięgu jeszcze się mieści, więc nie możesz spasować
refusal-bonus_fits = żeton odrzuca się tylko wtedy, gdy żaden z twoich nigdzie się nie mieści
refusal-may_keep_one = jedynego żetonu się nie odrzuca, tylko zachowuje go na później
refusal-no_such_seat = nie ma takiego miejsca przy stole
refusal-card_taken = ta karta wodnego ogrodu jest już zajęta
refusal-not_in_bag = tego żetonu nie ma w woreczku
refusal-not_alone = według rozstrzygnięcia z tego pliku z elementami w pojedynkę na stronie B nie ma dekoracji
refusal-no_tile_fits = żaden żeton wody w zasięgu się nie mieści, a według rozstrzygnięcia z tego pliku z elementami trzeba wtedy spasować
refusal-not_solo = zakończyć grę można tylko w pojedynkę; tutaj się pasuje
refusal-solo_stops = w pojedynkę się nie pasuje, tylko kończy grę
refusal-wrong_seat = teraz losuje inny gracz
refusal-order = teraz jest tura innego gracza

## What happened

event-begins = Pierwsza tura: { $name }.
event-card = { $name }: karta wodnego ogrodu { $card }.
event-laid_tile = { $name }: żeton { $tile } na polu { $cell }, { $side ->
    [koi] karpiami do góry
   *[lily] liliami do góry
}.
event-laid_tile-from = { $name }: żeton { $tile } na polu { $cell }, { $side ->
    [koi] karpiami do góry
   *[lily] liliami do góry
}; wzięty od: { $of }.
event-laid_bonus = { $name }: { $token } na polu { $cell }, { $side ->
    [koi] karpiami do góry
   *[lily] liliami do góry
}.
event-laid_decoration = { $name }: { $shape } na polu { $cell }.
event-dropped = { $name }: odrzucony { $token }.
event-short = { $name }: wystawkę trzeba uzupełnić.
event-drawn = { $name }: z woreczka wylosowano żeton { $tile }.
event-put = { $name }: żeton { $tile } trafia na { $side ->
    [left] lewy
   *[right] prawy
} koniec wystawki.
event-took = { $name }: żeton { $tile } uzupełnia wystawkę z { $side ->
    [left] lewej
   *[right] prawej
}; wzięty od: { $of }.
event-won_line = { $name }: pełna linia w sekcji { $section }, zdobyty { $token }.
event-won_area = { $name }: oznaczony obszar { $area } zakryty, zdobyty { $token }.
event-decorated = { $name }: obszar { $area } otoczony, pojawia się tam { $shape }.
event-area_lost = { $name }: obszar na dekorację { $area } częściowo zakryty, więc przepada.
event-decoration_spoiled = { $name }: żeton leży na dekoracji ({ $shape }), więc już się ona nie liczy.
event-kept = { $name }: { $token } zachowany na później.
event-passed = { $name }: pas.
event-stopped = { $name }: gra zakończona.
reason-all_passed = Wszyscy spasowali.
reason-stopped = Gra zakończona.

## Terminal client

intro =
    Bierzesz żeton wody, który masz w zasięgu, i kładziesz go w swoim ogrodzie,
    karpiami lub liliami do góry. Pełne rzędy i kolumny dają po 1 punkcie, a
    grupy co najmniej 7 karpi albo 7 lilii po 2. Za pełną linię lub zakryty
    oznaczony obszar dostajesz żeton premii, dobry do wypełniania luk.
arranged-reach = { $who ->
    [alone] Masz w zasięgu po dwa ostatnie żetony na każdym końcu swojej wystawki.
    [pair] Masz w zasięgu oba końce swojej wystawki i oba końce wystawki drugiej osoby.
   *[more] Masz w zasięgu oba końce swojej wystawki i bliższe końce wystawek obu sąsiadów.
}
arranged-areas = Otocz obszar na dekorację i zostaw go pustym, a zdobędziesz dekorację.
arranged-laid = Zamiast żetonu wody możesz położyć dekorację: najwyżej { $most }, w tym najwyżej { $same } o tym samym kształcie; dekoracje nie mogą stykać się bokami.
arranged-contact = Grupa co najmniej 7 pól daje 2 punkty więcej za każdą dekorację, z którą się styka.
arranged-spoiled = Na dekoracji wolno położyć żeton, ale wtedy się ona nie liczy: X to część, którą jeszcze widać.
arranged-rulings = Twój plik z elementami rozstrzyga inaczej: { $list } (rozdział 9 zasad).
turn-bag = Tura { $turn } · żetony w woreczku: { $bag }
legend-garden =
    K karp, L lilia, ~ woda, · puste pole. Małe litery to obszary L, a □ to obszar
    kwadratowy: zakryj taki obszar, a zdobędziesz L3 lub S1. Na krawędziach leżą
    żetony sekcji: zapełnij tam linię, a żeton będzie twój.
legend-plain = W rzędach K to karp koi, L lilia, ~ woda, kropka puste pole, cyfra dekoracja.
legend-deco =
    Inne wielkie litery to obszary na dekoracje: otocz taki, ale zostaw pusty.
    Cyfry to leżące już dekoracje.
garden-own = Twój ogród: { $points }
garden-of = Ogród: { $name }, { $points }
garden-passed = pas
row-words = Rząd { $row }: { $signs }
groups-words = Grupy: { $list }
group-words = { $symbol ->
    [koi] { $n ->
        [one] { $n } karp
        [few] { $n } karpie
        [many] { $n } karpi
       *[other] { $n } karpia
    }
   *[lily] { $n ->
        [one] { $n } lilia
        [few] { $n } lilie
        [many] { $n } lilii
       *[other] { $n } lilii
    }
}
group-scores = { $group } (punktuje)
sections-words = Żetony na krawędzi: { $list }
areas-words = Oznaczone obszary jeszcze do zakrycia: { $list }
deco-areas-words = Obszary na dekoracje: { $list }
deco-status = { $area } { $status ->
    [open] do otoczenia
    [lost] przepadł
   *[won] dekoracja zdobyta
}
none-left = brak
alone = Grasz w pojedynkę.
display-own = Twoja wystawka: { $tiles }
display-of = { $name }, wystawka: { $tiles }
display-empty = pusta
hand-own = Żetony premii do położenia: { $list }
hand-of = { $name }, żetony premii do położenia: { $list }
supply-words = Dekoracje pośrodku: { $list }
reach-own_left = lewy koniec twojej wystawki
reach-own_right = prawy koniec twojej wystawki
reach-own_left2 = drugi od lewej
reach-own_right2 = drugi od prawej
reach-near = { $name }, { $side ->
    [left] lewy koniec wystawki
   *[right] prawy koniec wystawki
}
choice-tile = { $where }: żeton { $tile }
choice-art = { $piece }, { $art }
choice-nowhere = { $piece } – nigdzie się nie mieści
choice-best = { $piece } – { $best }
choice-end = zakończ turę i zachowaj { $token }
choice-pass = spasuj: żaden żeton w zasięgu się nie mieści
choice-stop = zakończ grę
choice-drop = odrzuć { $token }
choice-put = { $side ->
    [left] z lewej
   *[right] z prawej
}: { $display }
choice-take = zabierz żeton { $tile }, { $art } (od: { $name }); połóż go z { $side ->
    [left] lewej
   *[right] prawej
}
best-points = w najlepszym miejscu { $points }
ask-main = Który żeton kładziesz? Przed położeniem możesz go obracać i przesuwać.
ask-bonus = Kładziesz żeton premii czy kończysz turę?
ask-bonus-must = Masz do położenia więcej niż jeden żeton premii: połóż któryś.
ask-drop = Żaden z twoich żetonów premii się nie mieści. Który odrzucasz?
ask-side = W twojej wystawce został jeden żeton: z której strony kładziesz { $tile } ({ $art })?
ask-take = W twojej wystawce został jeden żeton, a woreczek jest pusty: który żeton zabierasz?
ask-pass = Żaden żeton w zasięgu się nie mieści. Pasujesz?
held-tile = Żeton { $tile }
held-status = { $piece }, { $side }, ułożenie { $orientation }, pole { $cell }: { $verdict }
held-status-plain = { $piece }, ułożenie { $orientation }, pole { $cell }: { $verdict }
held-art = Wygląda tak: { $art }
fits = mieści się, { $points }
fits-wins = mieści się, { $points }, nagroda: { $wins }
fits-loses = { $verdict }; przepada obszar na dekorację: { $shapes }
fits-turned = tu się nie mieści; zmieści się w ułożeniu: { $orientations }
fits-never = tu się nie mieści w żadnym ułożeniu
held-keys = strzałki przesuń · R obróć · F odwróć · N inne miejsce · Enter połóż · Esc wróć
unseen-tiles = Żetony w woreczku ({ $n }): { $list }
title-now = { $points }: { $title }!
title-with-card = Nie podano układu: to tytuł dla samej planszy. Z kartą wodnego ogrodu: { $title }.
help-game =
    Ruch:     wpisz numer żetonu. Potem r obraca go o ćwierć obrotu, f odwraca go
              na drugą stronę (karpie lub lilie), pole takie jak c4 przesuwa tam
              jego lewy górny róg, n pokazuje następne dobre miejsce, Enter
              kładzie żeton, a x wraca do wyboru. Na rysunku działają strzałki.
              Na skróty: L.2@b1 kładzie żeton z twojego lewego końca w ułożeniu 2
              na polu b1; R to twój prawy koniec, l i r to bliższe końce sąsiadów,
              a w pojedynkę drugie żetony od lewej i od prawej.
    Premia:   pełna linia przynosi żeton swojej sekcji, a zakryty oznaczony obszar
              żeton o swoim kształcie. Jeden żeton wolno zachować na później.
    Wystawka: gdy zostaje w niej jeden żeton, dochodzi drugi, z woreczka albo
              od sąsiada; z której strony, decyduje właściciel.
    Punkty:   1 za każdy pełny rząd i każdą pełną kolumnę, 2 za każdą grupę
              co najmniej 7 karpi albo 7 lilii i jeszcze 2 za każdą dekorację,
              z którą taka grupa się styka.
