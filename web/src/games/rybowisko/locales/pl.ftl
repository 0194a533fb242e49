# Rybowisko in the browser.  Names of fish, colours, symbols, grades and fields come with the
# view; titles of score lines replace the terminal's.

## Board

web-lake = Jezioro Zegrzyńskie
web-lake-grid = Jezioro. Strzałki prowadzą od pola do pola, Enter wybiera, kolejny Enter wykonuje ruch.
web-whole-lake = Pokaż całe jezioro
web-letter-N = N
web-letter-E = E
web-letter-S = S
web-letter-W = W
web-place-serock = Serock
web-place-zegrze = Zegrze
web-place-rynia = Rynia
web-place-nieporet = Nieporęt
web-place-debe = Dębe
web-place-narew = Narew
web-place-bug = Bug
web-place-canal = Kanał Żerański
web-cards = Karty ryb
web-pair = Para, kolor { $colour }
web-no-card = brak karty
web-deck = Kart w stosie: { $n }
web-pile = Żetony obok planszy: { $n } z { $most }; { $tokens }
web-bench = Co teraz

## Fields

web-field = pole { $field }
web-field-place = pole { $field }, { $place }
web-token = żeton połowu, { $colour }
web-no-token = łowisko bez żetonu
web-angler-here = rybak: { $name }
web-label-rest = { $n ->
    [0] w zasięgu za darmo, odpoczynek
    [one] w zasięgu za { $n } żeton szczęścia, odpoczynek
    [few] w zasięgu za { $n } żetony szczęścia, odpoczynek
    [many] w zasięgu za { $n } żetonów szczęścia, odpoczynek
   *[other] w zasięgu za { $n } żetonu szczęścia, odpoczynek
}
web-label-catch = { $n ->
    [0] w zasięgu za darmo, szansa { $chance }
    [one] w zasięgu za { $n } żeton szczęścia, szansa { $chance }
    [few] w zasięgu za { $n } żetony szczęścia, szansa { $chance }
    [many] w zasięgu za { $n } żetonów szczęścia, szansa { $chance }
   *[other] w zasięgu za { $n } żetonu szczęścia, szansa { $chance }
}
web-drift = { $way } { $chance }
web-drifts = fale mogą cię znieść: { $list }

## Deciding

web-percent-over = >{ $n }%
web-where = Dokąd płyniesz?
web-offer = Pole { $field }, żeton { $colour }, szansa { $chance }, { $n ->
    [0] za darmo
    [one] za { $n } żeton szczęścia
    [few] za { $n } żetony szczęścia
    [many] za { $n } żetonów szczęścia
   *[other] za { $n } żetonu szczęścia
}
web-cost = { $n ->
    [0] Dopłyniesz tam za darmo.
    [one] Dopłyniesz tam za { $n } żeton szczęścia.
    [few] Dopłyniesz tam za { $n } żetony szczęścia.
    [many] Dopłyniesz tam za { $n } żetonów szczęścia.
   *[other] Dopłyniesz tam za { $n } żetonu szczęścia.
}
web-cost-rest = { $n ->
    [one] Dopłyniesz tam za { $n } żeton szczęścia, który odpoczynek zwróci.
    [few] Dopłyniesz tam za { $n } żetony szczęścia, które odpoczynek zwróci.
    [many] Dopłyniesz tam za { $n } żetonów szczęścia, które odpoczynek zwróci.
   *[other] Dopłyniesz tam za { $n } żetonu szczęścia, które odpoczynek zwróci.
}
web-rest-does = Na wodzie bez żetonu odpoczywasz: wszystkie twoje żetony szczęścia znów się uśmiechają.
web-pair-gone = W tym kolorze nie ma już kart: nie ma czego łowić.
web-after = Potem znoszą cię fale: { $list }.
web-cast = Zarzuć: { $field }
web-cast-odds = Zarzuć: { $field } ({ $chance })
web-rest = Odpocznij: { $field }
web-rest-now = Odpocznij
web-planned = Ten ruch jest zaplanowany.
web-confirm = Zatwierdź ruch, a potoczy się kostka.
web-miss = { $die }: nic nie bierze
web-reroll = Rzuć znowu ({ $chance })
web-give-up = Zrezygnuj
web-both = { $die }: pasuje do obu ryb. Którą bierzesz?
web-take-fish = Weź: { $fish }
web-take-fish-points = Weź: { $fish }, +{ $n }
web-odds = Szansa na rybę według żetonów szczęścia wydanych na rzuty
web-odds-luck = Szczęście na rzuty
web-odds-with = { $n ->
    [0] bez żetonu szczęścia
    [one] { $n } żeton szczęścia
    [few] { $n } żetony szczęścia
    [many] { $n } żetonów szczęścia
   *[other] { $n } żetonu szczęścia
}
web-worth = { $n ->
    [one] +{ $n } punkt
    [few] +{ $n } punkty
    [many] +{ $n } punktów
   *[other] +{ $n } punktu
}
web-odds-any = Dowolna ryba
web-calm = Na jeziorze spokój.
web-skip = Pomiń

## Anglers

web-first = rozpoczyna
web-fish-of = { $n } z { $target ->
    [one] { $target } ryby
    [few] { $target } ryb
    [many] { $target } ryb
   *[other] { $target } ryby
}
web-symbol-count = { $symbol }: { $n }
web-lacks = Do następnego kompletu brakuje: { $symbol }

## What the shell asks

web-expects-move = wybierz pole, żeby łowić albo odpocząć
web-expects-miss = rzuć jeszcze raz za żeton szczęścia albo zrezygnuj
web-expects-both = wybierz jedną z dwóch ryb
web-expects-confirm = zatwierdź ruch
web-turn-of = Tura { $turn } z { $turns }
web-laid = Nowy żeton na polu { $field }: { $colour }.
web-laid-open = Nowy żeton na polu { $field }: { $token }.
web-unique-fish = Unikatowość: { $fish }
web-bag-deck = Karty w stosie
web-bag-pile = Żetony obok planszy
kind-fish = Ryby
kind-unique = Ryby unikatowe
kind-sets = Komplety
web-set = Komplet trzech symboli

## The command line

web-command-move = g7: płyń na pole g7. stop: zostań, jeśli nie ma dokąd płynąć. reroll, give_up: gdy wynik nie pasuje do żadnej karty. take:r1: ryba z tego miejsca.
web-command-where = p g7: co leży na polu g7; p r1: karta na miejscu r1
web-place-card = miejsce { $place }: { $card }
web-place-empty = miejsce { $place }: bez karty

## Looked at closer, and the reference card

web-reference = Tura i punkty
web-about-move-title = Ruch
web-about-move = Płyń o jedno lub dwa pola za darmo; za każde następne odwracasz uśmiechnięty żeton szczęścia.
web-about-token-title = Żeton połowu
web-about-token = Zatrzymaj się na polu z żetonem połowu, a próbujesz złowić jedną z dwóch ryb jego koloru.
web-about-fish-title = Karta ryby
web-about-fish = Wyrzuć liczbę z zakresu karty, a ryba jest twoja; gdy wynik pasuje do obu, wybierasz jedną.
web-about-luck-title = Żetony szczęścia
web-about-luck = Za uśmiechnięty żeton szczęścia popłyniesz dalej albo rzucisz jeszcze raz, gdy wynik nie pasuje do żadnej karty.
web-about-drift-title = Zniesienie przez fale
web-about-drift = Po połowie odwracasz żeton i fale znoszą cię o jedno pole we wskazanym kierunku.
web-about-rest-title = Odpoczynek
web-about-rest = Zatrzymaj się tam, gdzie nie ma żetonu połowu, a odpoczywasz: wszystkie twoje żetony szczęścia znów się uśmiechają.
web-about-deck-title = Stos
web-about-deck = Zabraną kartę od razu zastępuje następna ze stosu.
web-about-pile-title = Żetony obok planszy
web-about-pile = { $refill ->
    [one] Gdy obok planszy leży { $refill } żeton połowu, uzupełnia się łowiska.
    [few] Gdy obok planszy leżą { $refill } żetony połowu, uzupełnia się łowiska.
    [many] Gdy obok planszy leży { $refill } żetonów połowu, uzupełnia się łowiska.
   *[other] Gdy obok planszy leży { $refill } żetonu połowu, uzupełnia się łowiska.
}
web-about-unique-title = Ryby unikatowe
web-about-unique = Każda ryba to 1 punkt, a unikatowa daje jeszcze swoje punkty dodatkowe.
web-about-sets-title = Komplety
web-about-sets = { $points ->
    [one] Trzy ryby o trzech różnych symbolach to komplet: { $points } punkt więcej.
    [few] Trzy ryby o trzech różnych symbolach to komplet: { $points } punkty więcej.
    [many] Trzy ryby o trzech różnych symbolach to komplet: { $points } punktów więcej.
   *[other] Trzy ryby o trzech różnych symbolach to komplet: { $points } punktu więcej.
}
web-about-end-title = Koniec
web-about-end = { $target ->
    [one] Gdy ktoś złowi { $target } rybę, kończycie rundę; wygrywa, kto ma najwięcej punktów.
    [few] Gdy ktoś złowi { $target } ryby, kończycie rundę; wygrywa, kto ma najwięcej punktów.
    [many] Gdy ktoś złowi { $target } ryb, kończycie rundę; wygrywa, kto ma najwięcej punktów.
   *[other] Gdy ktoś złowi { $target } ryby, kończycie rundę; wygrywa, kto ma najwięcej punktów.
}
web-about-end-alone = { $turns ->
    [one] Masz { $turns } turę; liczy się każdy punkt.
    [few] Masz { $turns } tury; liczy się każdy punkt.
    [many] Masz { $turns } tur; liczy się każdy punkt.
   *[other] Masz { $turns } tury; liczy się każdy punkt.
}
web-about-worth = { $n ->
    [one] Dałaby ci teraz { $n } punkt.
    [few] Dałaby ci teraz { $n } punkty.
    [many] Dałaby ci teraz { $n } punktów.
   *[other] Dałaby ci teraz { $n } punktu.
}
web-field-why = Pole { $field }: { $reason }

## Pierwsza gra

lesson-sail = { $n ->
    [one] Masz na jeziorze { $n } turę, by złowić jak najwięcej. Dotknij zaznaczonego żetonu: tam można łowić.
    [few] Masz na jeziorze { $n } tury, by złowić jak najwięcej. Dotknij zaznaczonego żetonu: tam można łowić.
    [many] Masz na jeziorze { $n } tur, by złowić jak najwięcej. Dotknij zaznaczonego żetonu: tam można łowić.
   *[other] Masz na jeziorze { $n } tury, by złowić jak najwięcej. Dotknij zaznaczonego żetonu: tam można łowić.
}
lesson-cast = Kolor żetonu mówi, które dwie ryby mogą połknąć haczyk, a procenty, jaka jest na to szansa. Zarzuć!
lesson-miss = { $die } nie pasuje do żadnej karty. Odwróć uśmiechnięty żeton szczęścia i rzuć jeszcze raz albo zrezygnuj.
lesson-both = { $die } pasuje do obu kart: weź rybę, którą wolisz.
lesson-on = { $n ->
    [0] Ryba uciekła, a fale mogły znieść rybaka. Dwa pola są za darmo, każde następne kosztuje uśmiech. Płyń do żetonu.
    [one] Masz { $n } rybę! Fale mogły potem znieść rybaka. Dwa pola są za darmo, każde następne kosztuje uśmiech. Płyń do żetonu.
    [few] Masz { $n } ryby! Fale mogły potem znieść rybaka. Dwa pola są za darmo, każde następne kosztuje uśmiech. Płyń do żetonu.
    [many] Masz { $n } ryb! Fale mogły potem znieść rybaka. Dwa pola są za darmo, każde następne kosztuje uśmiech. Płyń do żetonu.
   *[other] Masz { $n } ryby! Fale mogły potem znieść rybaka. Dwa pola są za darmo, każde następne kosztuje uśmiech. Płyń do żetonu.
}
lesson-again = Spójrz na szanse i zarzuć.
lesson-rest = { $n ->
    [one] { $n } żeton szczęścia jest smutny. Odpocznij na polu bez żetonu połowu, a wszystkie znów się uśmiechną.
    [few] { $n } żetony szczęścia są smutne. Odpocznij na polu bez żetonu połowu, a wszystkie znów się uśmiechną.
    [many] { $n } żetonów szczęścia jest smutnych. Odpocznij na polu bez żetonu połowu, a wszystkie znów się uśmiechną.
   *[other] { $n } żetonu szczęścia jest smutne. Odpocznij na polu bez żetonu połowu, a wszystkie znów się uśmiechną.
}
lesson-alone = Teraz tura bez podpowiedzi. Na polu bez żetonu połowu odpoczywasz: wszystkie żetony szczęścia znów się uśmiechają.
lesson-sheet = { $n ->
    [0] Punktów jeszcze nie ma, ale przyjdą. Otwórz „Punkty”.
    [one] Twoje ryby są warte { $n } punkt. Otwórz „Punkty” i zobacz, za co.
    [few] Twoje ryby są warte { $n } punkty. Otwórz „Punkty” i zobacz, za co.
    [many] Twoje ryby są warte { $n } punktów. Otwórz „Punkty” i zobacz, za co.
   *[other] Twoje ryby są warte { $n } punktu. Otwórz „Punkty” i zobacz, za co.
}
lesson-number = Ryba to punkt, unikatowa o jeden więcej, a trzy różne symbole dają { $points }. Dotknij liczby i zobacz jej karty.
lesson-end = { $n ->
    [one] To już wszystko. Po { $n } turze dowiesz się, jak dobrze łowisz; w towarzystwie gra kończy się z rundą, w której ktoś złowi siódmą rybę.
    [few] To już wszystko. Po { $n } turach dowiesz się, jak dobrze łowisz; w towarzystwie gra kończy się z rundą, w której ktoś złowi siódmą rybę.
    [many] To już wszystko. Po { $n } turach dowiesz się, jak dobrze łowisz; w towarzystwie gra kończy się z rundą, w której ktoś złowi siódmą rybę.
   *[other] To już wszystko. Po { $n } turach dowiesz się, jak dobrze łowisz; w towarzystwie gra kończy się z rundą, w której ktoś złowi siódmą rybę.
}

## What a turn would do, whether it was played or not

would-sailed = Rybak płynie na pole { $field }.
would-sailed-luck = Rybak płynie na pole { $field } za { $luck ->
    [one] { $luck } żeton szczęścia
    [few] { $luck } żetony szczęścia
    [many] { $luck } żetonów szczęścia
   *[other] { $luck } żetonu szczęścia
}.
would-rested = Odpoczynek: { $smiling ->
    [one] uśmiecha się { $smiling } żeton szczęścia
    [few] uśmiechają się { $smiling } żetony szczęścia
    [many] uśmiecha się { $smiling } żetonów szczęścia
   *[other] uśmiecha się { $smiling } żetonu szczęścia
}.
would-fishing = Zarzucenie wędki: haczyk może połknąć { $fish }.
would-rerolled = Ponowny rzut za żeton szczęścia; { $smiling ->
    [0] żaden już się wtedy nie uśmiecha
    [one] wciąż uśmiecha się { $smiling }
    [few] wciąż uśmiechają się { $smiling }
    [many] wciąż uśmiecha się { $smiling }
   *[other] wciąż uśmiecha się { $smiling }
}.
would-caught = Złowiona ryba – { $fish } ({ $place }).
would-failed = Rezygnacja z tego połowu.
would-last_round = Wtedy to ostatnia runda.
