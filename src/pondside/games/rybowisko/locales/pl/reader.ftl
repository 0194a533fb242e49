# Co mówią czytniki licznika: `unread-…` to, czego nie da się policzyć, `odd-…` to, co tylko dziwi.

unread-too_many_catches = Grają najwyżej { $most } osoby.
unread-luck_twice = Żetony szczęścia są zapisane dwa razy.
unread-luck_most = Żetonów szczęścia jest w pudełku { $most }.
unread-count = { $word }: liczba jest od 1 do { $most }.
unread-unknown_card = Nie ma karty „{ $word }”.
unread-too_many_cards = Kart jest { $n }, a w pudełku { $most }.
unread-copies = Tych kart jest tu { $n }, a w pudełku tylko { $most }: { $tile }.
unread-luck_missing = Potrzebne są żetony szczęścia każdej osoby, na przykład L2, bo rozstrzygają remisy.
