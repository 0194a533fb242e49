# Rybowisko: terms, refusals, events and the terminal client's sentences.
# Names of fish, colours, symbols and grades stand in the component file, in three languages.

## Cards and tokens

card = { $fish } (wynik { $numbers }; { $symbol })
card-unique = { $fish } (wynik { $numbers }; { $symbol }; { $n ->
    [one] { $n } punkt za unikatowość
    [few] { $n } punkty za unikatowość
    [many] { $n } punktów za unikatowość
   *[other] { $n } punktu za unikatowość
})
token = { $colour } na { $way }
way-N = północ
way-E = wschód
way-S = południe
way-W = zachód
or = { " lub " }
percent = { $n }%
percent-over = ponad { $n }%
fish-count = { $n ->
    [one] { $n } ryba
    [few] { $n } ryby
    [many] { $n } ryb
   *[other] { $n } ryby
}
smiles = uśmiechnięte żetony: { $n } z { $luck }
luck-cost = { $n ->
    [0] za darmo
    [one] za { $n } żeton szczęścia
    [few] za { $n } żetony szczęścia
    [many] za { $n } żetonów szczęścia
   *[other] za { $n } żetonu szczęścia
}
symbol-1 = pierwszy symbol
symbol-2 = drugi symbol
symbol-3 = trzeci symbol
symbol-unique = { $symbol } z punktem
kind-unique = unikatowość: { $fish }
kind-sets = komplet trzech symboli
counted-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}

## Why not?

refusal-no_such_action = w tej grze nie ma takiego ruchu
refusal-game_over = gra jest już skończona
refusal-must_move = najpierw musisz ruszyć rybaka z miejsca
refusal-must_answer = wynik nie pasuje do żadnej karty: rzuć jeszcze raz albo zrezygnuj
refusal-must_take = wynik pasuje do obu ryb: najpierw weź jedną z nich
refusal-await_first = trwa losowanie pierwszego gracza
refusal-await_deal = trwa wykładanie kart
refusal-await_tokens = trwa wykładanie żetonów połowu
refusal-await_die = kostka jeszcze się toczy
refusal-await_card = trwa zapełnianie pustego miejsca
refusal-await_drift = trwa odwracanie żetonu połowu
refusal-await_refill = trwa uzupełnianie łowisk
refusal-no_water = tam nie ma wody
refusal-field_taken = na tym polu stoi inny rybak
refusal-too_far = to za daleko, nie starczy ci szczęścia
refusal-no_such_face = na kostce nie ma takiej liczby
refusal-card_not_left = takiej karty już nie ma
refusal-drift_not_left = ten żeton nie może mieć takiego kierunku
refusal-token_not_left = takiego żetonu już nie ma
refusal-no_such_seat = nie ma takiego miejsca przy stole
refusal-wrong_pair = ta karta należy do innej pary
refusal-wrong_field = następny żeton trafia na inne pole
refusal-wrong_place = następna karta trafia na inne miejsce
refusal-no_turn_left = gra skończy się przed twoją następną turą
refusal-order = teraz jest tura innego gracza

## What happened

event-begins = Rozpoczyna: { $name }.
event-sailed = { $name }: rybak płynie na pole { $field }.
event-sailed-luck = { $name }: rybak płynie na pole { $field } za { $luck ->
    [one] { $luck } żeton szczęścia
    [few] { $luck } żetony szczęścia
    [many] { $luck } żetonów szczęścia
   *[other] { $luck } żetonu szczęścia
}.
event-rested = { $name }: odpoczynek, { $smiling ->
    [one] uśmiecha się { $smiling } żeton szczęścia
    [few] uśmiechają się { $smiling } żetony szczęścia
    [many] uśmiecha się { $smiling } żetonów szczęścia
   *[other] uśmiecha się { $smiling } żetonu szczęścia
}.
event-fishing = { $name }: wędka zarzucona, haczyk może połknąć { $fish }.
event-rolled = { $name }: na kostce wypada { $die }.
event-rerolled = { $name }: ponowny rzut za żeton szczęścia; { $smiling ->
    [0] żaden już się nie uśmiecha
    [one] wciąż uśmiecha się { $smiling }
    [few] wciąż uśmiechają się { $smiling }
    [many] wciąż uśmiecha się { $smiling }
   *[other] wciąż uśmiecha się { $smiling }
}.
event-last_round = { $name }: cel osiągnięty, to ostatnia runda.
event-caught = { $name }: złowiona ryba – { $fish } ({ $place }).
event-failed = { $name }: tym razem bez ryby.
event-drawn = Nowa karta na miejscu { $place }: { $fish }.
event-drifted = { $name }: fale znoszą rybaka na { $way }, na pole { $field }.
event-stayed = { $name }: fale niosą na { $way }, ale nie ma tam wolnej wody; rybak zostaje na polu { $field }.
event-refill = Łowiska uzupełnione: { $laid }. Obok planszy zostaje: { $kept }.
reason-target = Cel osiągnięty, a runda rozegrana do końca.
reason-no_cards = Nie ma już czego łowić: karty się skończyły.
reason-max_rounds = Umówiona liczba rund jest rozegrana.
reason-turns = Wszystkie tury są rozegrane.

## Terminal client

intro =
    Płyniesz o jedno lub dwa pola, a za żetony szczęścia dalej. Kończysz na
    polu z żetonem połowu? Rzucasz kostką, żeby złowić jedną z dwóch ryb w jego
    kolorze; za żetony szczęścia możesz rzucać ponownie. Potem znoszą cię fale.
    Kończysz na wodzie bez żetonu? Odpoczywasz i wszystkie twoje żetony szczęścia
    znów się uśmiechają. Punkty dają ryby, ryby unikatowe i komplety trzech symboli.
round-number = Runda { $round } · gra do { $target ->
    [one] { $target } ryby
    [few] { $target } ryb
    [many] { $target } ryb
   *[other] { $target } ryby
}
round-last = Runda { $round }, ostatnia · gra do { $target ->
    [one] { $target } ryby
    [few] { $target } ryb
    [many] { $target } ryb
   *[other] { $target } ryby
}
legend =
    Żetony: { $colours }.
    1 2 3 4 rybacy, o łowisko bez żetonu, ~ woda.
    W zasięgu: · za darmo, ¹ ² ³ za tyle żetonów szczęścia.
beside = Kart w stosie: { $n }. Żetony obok planszy: { $pile }.
tokens-of = Żetony, kolor { $colour }: { $fields }.
pair = Para kart, kolor { $colour }: { $cards }.
pair-card = { $place } { $card }
pair-empty = brak kart
angler = { $seat } { $name }: { $field }; { $luck }; { $fish } i { $points }
angler-first = { $seat } { $name }, z kartą gracza rozpoczynającego: { $field }; { $luck }; { $fish } i { $points }
reach-catches = Żetony połowu w zasięgu
column-field = pole
column-luck = szczęście
column-fish = ryba i szansa na nią
column-chance = szansa na rybę z 0, 1, 2 … żetonami szczęścia
reach-no-catch = W zasięgu nie ma żetonu połowu: odpocznij i nabierz szczęścia.
reach-catch = { $colour } żeton, { $fish }; dopłyniesz { $luck }. { $chances }
chances = Szansa na rybę: { $list }
chance = { $n ->
    [0] { $chance } od razu
    [one] { $chance } z { $n } żetonem szczęścia
    [few] { $chance } z { $n } żetonami szczęścia
    [many] { $chance } z { $n } żetonami szczęścia
   *[other] { $chance } z { $n } żetonu szczęścia
}
rest-free = Możesz odpocząć tutaj: { $fields }.
rest-paid = Za żetony szczęścia, które odpoczynek zwróci, także tutaj: { $fields }.
rolled-now = Na kostce jest { $die }.
ask-move = Dokąd płyniesz? Wpisz pole, na przykład { $example }.
ask-miss = Wynik nie pasuje do żadnej karty. Rzucasz jeszcze raz za żeton szczęścia (r) czy rezygnujesz (g)?
ask-both = Wynik pasuje do obu ryb. Którą bierzesz: { $first } czy { $second }?
choice-catch = { $field }: { $catch }
choice-stop = zostań: nie ma dokąd płynąć
choice-reroll = odwróć żeton szczęścia i rzuć jeszcze raz
choice-give_up = zrezygnuj z tego połowu
choice-take = { $card }: { $points }
catch-own = Twoje złowione ryby: { $points }
catch-of = Złowione ryby: { $name }, { $points }
catch-empty = jeszcze bez ryb
unseen-cards = Karty pozostałe w stosie: { $list }
unseen-drifts = Co wiadomo o kierunkach żetonów: { $list }
tie-luck = Był remis; rozstrzygnęły uśmiechnięte żetony szczęścia.
grade = { $points }: { $grade }!
help-game =
    Ruch:       wpisz pole, na którym kończysz ruch, na przykład g7. Dwa kroki są
                za darmo, za każdy następny odwracasz żeton szczęścia. Na jednym
                polu nie może stać dwóch rybaków, ale mijać innych wolno.
    Połów:      kolor żetonu połowu wskazuje dwie karty. Rzucasz kostką, a wynik
                z zakresu karty łowi rybę. Nie pasuje do żadnej? Za żeton
                szczęścia możesz rzucić jeszcze raz.
    Fale:       po każdym połowie odwracasz żeton i fale znoszą cię o jedno pole.
    Odpoczynek: na wodzie bez żetonu wszystkie twoje żetony szczęścia znów się
                uśmiechają.
    Punkty:     1 za każdą rybę, o 1 więcej, jeśli jest unikatowa (!), 2 za każdy
                komplet symboli A, B i C.
