# Co mówią czytniki licznika: `unread-…` to, czego nie da się policzyć, `odd-…` to, co tylko dziwi.

unread-too_wide = Staw ma najwyżej { $most } pól wszerz i wzdłuż.
unread-origin = „origin: x,y” stoi raz, przed pierwszym rzędem.
unread-koi_shows = { $word }: na rybie jest najwyżej { $most } jednej rzeczy.
unread-koi_colours = { $word }: dwa kolory ryby są różne.
unread-flower_colours = { $word }: dwa kwiaty na płytce mają różne kolory.
unread-unknown_tile = Nie ma płytki „{ $word }”.
unread-same_type = Ryba leży obok ryby albo ozdoba obok ozdoby: { $other } i { $tile }.
unread-not_connected = Ta płytka nie łączy się z resztą stawu: { $tile }.
unread-too_many_kinds = W tym stawie jest za dużo różnych płytek.
unread-too_many_players = Grają najwyżej { $most } osoby.
unread-unknown_goal = Nie ma karty celu „{ $word }”.
unread-second_goal = Każdy zatrzymuje jedną kartę celu.
unread-rival_twice = Rywal jest zapisany dwa razy.
unread-rival_alone = Rywal jest tylko w grze w pojedynkę.
unread-pile_word = „{ $word }” nie należy do płytek rywala. Napisz koi=18 features=12 coins=5 flowers=6.
unread-pile_most = { $what ->
    [koi] Rywal nie może mieć więcej płytek ryb niż { $most }.
    [features] Rywal nie może mieć więcej płytek ozdób niż { $most }.
    [coins] Monety są na rybach jednokolorowych: przy tylu rybach rywal ma ich najwyżej { $most }.
   *[flowers] Płytki z 1 kwiatem to ozdoby: rywal ma ich najwyżej { $most }.
}
odd-too_many = { $held ->
    [0] W pudełku nie ma takiej płytki: { $tile }.
   *[other] W pudełku jest ich tylko { $held }, a tu { $n }: { $tile }.
}
odd-uneven = { $seat ->
    [0] Ryby: { $koi }, ozdoby: { $features }. W skończonym stawie jest ich po tyle samo.
   *[other] { $name } – ryby: { $koi }, ozdoby: { $features }. W skończonym stawie jest ich po tyle samo.
}
odd-empty = { $seat ->
    [0] Staw jest pusty.
   *[other] { $name }: staw jest pusty.
}
odd-goal_shared = W pudełku jest po jednej karcie każdego celu, a tę ma kilku graczy ({ $n }): { $card }.

clash-cards_of_edition = { $option }=on wymaga edition=pl: w wydaniu rosyjskim nie ma kart celów
clash-cards_alone = { $option }={ $value } w pojedynkę nic nie zmienia; wybierz solo_goal_cards={ $value }
clash-begins_alone = { $option }={ $value } w pojedynkę nic nie zmienia: zaczynasz ty
clash-only_alone = { $option }={ $value } dotyczy wariantu jednoosobowego, a przy tym stole jest { $seats } graczy
clash-without_cards = { $option }={ $value } dotyczy karty celu, a w tej grze kart nie ma
unread-worth_most = Według pliku z elementami jedna ryba daje ozdobie tego stawu { $n }; ten program liczy od 0 do { $most }.
