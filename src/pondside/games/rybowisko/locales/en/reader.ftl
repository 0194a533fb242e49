# What the readers of the companion say: `unread-…` is what cannot be counted, `odd-…` what only looks odd.

unread-too_many_catches = At most { $most } can play.
unread-luck_twice = The luck tokens are written down twice.
unread-luck_most = The box has { $most } luck tokens.
unread-count = { $word }: a number goes from 1 to { $most }.
unread-unknown_card = There is no card “{ $word }”.
unread-too_many_cards = These are { $n } cards, and the box has { $most }.
unread-copies = The box does not have { $n } of this card, only { $most }: { $tile }.
unread-luck_missing = Everybody’s luck tokens are needed, such as L2, because they break ties.
