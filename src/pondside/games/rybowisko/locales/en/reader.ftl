# What the readers of the companion say: `unread-…` is what cannot be counted, `odd-…` what only looks odd.

unread-too_many_catches = At most { $most } can play.
unread-luck_twice = The luck tokens are written down twice.
unread-luck_most = The box has { $most } luck tokens.
unread-count = { $word }: a number goes from 1 to { $most }.
unread-unknown_card = There is no card “{ $word }”.
unread-too_many_cards = These are { $n } cards, and the box has { $most }.
unread-copies = The box does not have { $n } of this card, only { $most }: { $tile }.
unread-luck_missing = Everybody’s luck tokens are needed, such as L2, because they break ties.

clash-target = target={ $target }: the components allow { $least } to { $most }
clash-too_much_luck = { $luck } luck tokens are wanted and the box has { $total }; strict_components=off allows it
clash-no_solo = the components say that there is no solo game (players.solo)
clash-solo_figures = { $option }={ $value }: a solo game has { $turns } turns and { $luck } luck tokens
