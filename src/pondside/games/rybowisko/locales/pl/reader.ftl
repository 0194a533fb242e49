# Co mówią czytniki licznika: `unread-…` to, czego nie da się policzyć, `odd-…` to, co tylko dziwi.

unread-too_many_catches = Grają najwyżej { $most } osoby.
unread-luck_twice = Żetony szczęścia są zapisane dwa razy.
unread-luck_most = Nikt nie ma więcej niż { $most } żetony szczęścia.
unread-solo_alone = „solo” pyta o ocenę gry w pojedynkę, a graczy jest tu { $n }.
unread-count = { $word }: liczba jest od 1 do { $most }.
unread-unknown_card = Nie ma karty „{ $word }”.
unread-too_many_cards = Kart jest { $n }, a w pudełku { $most }.
unread-luck_missing = Potrzebne są żetony szczęścia każdej osoby, na przykład L2, bo rozstrzygają remisy.

odd-our_symbol = Symbole tych ryb to nasze uzupełnienie, więc z twoim pudełkiem komplety mogą wyjść inaczej. Licz symbolami ze swoich kart: { $cards }.
odd-our_unique = To, czy te ryby mają punkt za unikatowość, to nasze uzupełnienie. Licz tak, jak jest na twoich kartach: { $cards }.
odd-copies = { $tile }: kart jest tu { $n }, a według nas w pudełku są po { $most } każdego gatunku.
odd-luck_total = Uśmiecha się tu { $n } żetonów szczęścia, a w pudełku jest ich { $most }.

clash-target = Przy tym stole (graczy: { $seats }) cel to od { $least } do { $most } ryb, a nie { $target }: kart nie starczyłoby dla wszystkich.
clash-too_much_luck = Potrzeba { $luck } żetonów szczęścia, a w pudełku jest ich { $total }. Pozwala na to opcja strict_components=off.
clash-no_solo = Według pliku z elementami nie ma gry w pojedynkę.
clash-solo_figures = Gra w pojedynkę ma { $turns } tur i { $luck } żetony szczęścia, żeby dało się porównywać wyniki; { $option } zostaje bez zmian.
