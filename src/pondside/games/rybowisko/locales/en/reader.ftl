# What the readers of the companion say: `unread-…` is what cannot be counted, `odd-…` what only looks odd.

unread-too_many_catches = At most { $most } can play.
unread-luck_twice = The luck tokens are written down twice.
unread-luck_most = Nobody has more than { $most } luck tokens.
unread-solo_alone = “solo” asks for the grade of a game for one, and here { $n } play.
unread-count = { $word }: a number goes from 1 to { $most }.
unread-unknown_card = There is no card “{ $word }”.
unread-too_many_cards = These are { $n } cards, and the box has { $most }.
unread-luck_missing = Everybody’s luck tokens are needed, such as L2, because they break ties.

odd-our_symbol = The symbols of these fish are our guess, so the sets may come out differently with your box. Count by the symbols on your cards: { $cards }.
odd-our_unique = Whether these fish have a uniqueness point is our guess. Count by what your cards show: { $cards }.
odd-copies = { $tile }: { $n } cards are here, and we think that the box has { $most } of each fish.
odd-luck_total = { $n } luck tokens smile here, and the box has { $most }.

clash-target = With { $seats } at the table the target is { $least } to { $most } fish, not { $target }: there would not be enough cards for everybody.
clash-too_much_luck = { $luck } luck tokens are wanted, and the box has { $total }. strict_components=off allows more.
clash-no_solo = The components say that there is no game for one.
clash-solo_figures = A solo game has { $turns } turns and { $luck } luck tokens, so that scores can be compared; { $option } stays as it is.
