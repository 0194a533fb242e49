# Co mówią czytniki licznika: `unread-…` to, czego nie da się policzyć, `odd-…` to, co tylko dziwi.

unread-line = Wiersz { $line }: { $what }
unread-word = Wiersz { $line }, „{ $word }”: { $what }
unread-too_long = Tekst jest za długi.
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
unread-rival_alone = Rywal jest tylko w grze jednoosobowej.
unread-pile_word = „{ $word }” nie należy do zbioru rywala. Napisz koi=18 features=12 coins=5 flowers=6.
unread-pile_most = { $what ->
    [koi] Rywal nie może mieć więcej płytek ryb niż { $most }.
    [features] Rywal nie może mieć więcej płytek ozdób niż { $most }.
    [coins] Monety są na rybach jednokolorowych: przy tylu rybach rywal ma ich najwyżej { $most }.
   *[flowers] Pojedyncze kwiaty to ozdoby: rywal ma ich najwyżej { $most }.
}

unread-too_many_catches = Grają najwyżej { $most } osoby.
unread-luck_twice = Żetony szczęścia są zapisane dwa razy.
unread-luck_most = Żetonów szczęścia jest w pudełku { $most }.
unread-count = { $word }: liczba jest od 1 do { $most }.
unread-unknown_card = Nie ma karty „{ $word }”.
unread-too_many_cards = Kart jest { $n }, a w pudełku { $most }.
unread-copies = Tych kart jest tu { $n }, a w pudełku tylko { $most }: { $tile }.
unread-luck_missing = Potrzebne są żetony szczęścia każdej osoby, na przykład L2, bo rozstrzygają remisy.

unread-too_many_gardens = Grają najwyżej { $most } osoby.
unread-no_garden = Nie ma tu ogrodu. Ogród ma { $side } rzędów po { $side } znaków.
unread-cut_short = Liczba rzędów ogrodu to { $side }, a tu jest ich { $n }.
unread-row_length = W rzędzie { $row } ogrodu liczba znaków to { $n }, a nie { $side }.
unread-no_sign = „{ $sign }” nie jest znakiem ogrodu. Użyj . ~ K L, a dla dekoracji 1 do 9 albo D.
unread-decoration_apart = Dekoracja { $n } jest rozdzielona, liczba części: { $parts }. Daj każdej dekoracji własny numer.

unread-too_many_ponds = Grają najwyżej { $most } osoby.
unread-too_many_things = W jednym stawie jest za dużo rzeczy, najwięcej to { $most }.
unread-no_pond = Nie ma tu stawu. Zaczyna się on od { $spring }.
unread-unknown_possession = Nie można mieć „{ $word }”.
unread-given_twice = „{ $word }” jest zapisane dwa razy.
unread-number = „{ $word }” to liczba od 0 do { $most }: więcej nie ma w pudełku.
unread-unknown_scenario = Nie ma scenariusza „{ $word }”.
unread-unknown_scroll = Nie ma pergaminu „{ $word }”.
unread-scroll_times = Tych pergaminów jest tu { $n }, a w pudełku tylko { $most }: { $scroll }.
unread-goals = „{ $word }” nie jest celem albo jest zapisane dwa razy.
unread-goal_not_in_play = Ten cel leży w stawie, więc był w grze: { $goal }.
unread-spring_first = Staw zaczyna się od źródła, { $spring }.
unread-unknown_thing = „{ $word }” nie jest rzeczą ze stawu.
refusal-spring = źródło leży pośrodku i jest jedno

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
odd-goal_shared = Karta celu jest w pudełku jedna, a liczba graczy, którzy ją mają, to { $n }: { $card }.
odd-no_such_shape = { $name }: dekoracja na { $cell } ma kształt, którego nie ma w pudełku.
