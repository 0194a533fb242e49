# Co mówią czytniki licznika: `unread-…` to, czego nie da się policzyć, `odd-…` to, co tylko dziwi.

unread-too_many_catches = Grają najwyżej { $most } osoby.
unread-luck_twice = Żetony szczęścia są zapisane dwa razy.
unread-luck_most = Żetonów szczęścia jest w pudełku { $most }.
unread-count = { $word }: liczba jest od 1 do { $most }.
unread-unknown_card = Nie ma karty „{ $word }”.
unread-too_many_cards = Kart jest { $n }, a w pudełku { $most }.
unread-copies = Tych kart jest tu { $n }, a w pudełku tylko { $most }: { $tile }.
unread-luck_missing = Potrzebne są żetony szczęścia każdej osoby, na przykład L2, bo rozstrzygają remisy.

clash-target = target={ $target }: elementy pozwalają na { $least } do { $most }
clash-too_much_luck = potrzeba żetonów szczęścia: { $luck }, a w pudełku jest { $total }; pozwala na to strict_components=off
clash-no_solo = elementy mówią, że nie ma gry w pojedynkę (players.solo)
clash-solo_figures = { $option }={ $value }: gra w pojedynkę ma tur { $turns } i żetonów szczęścia { $luck }
