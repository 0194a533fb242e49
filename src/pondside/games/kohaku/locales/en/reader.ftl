# What the readers of the companion say: `unread-…` is what cannot be counted, `odd-…` what only looks odd.

unread-too_wide = A pond is at most { $most } cells wide and high.
unread-origin = “origin: x,y” stands once, before the first row.
unread-koi_shows = { $word }: a koi shows at most { $most } of a thing.
unread-koi_colours = { $word }: the two colours of a koi are different.
unread-flower_colours = { $word }: the two flowers of a tile have different colours.
unread-unknown_tile = There is no tile “{ $word }”.
unread-same_type = Koi lies beside koi, or feature beside feature: { $other } and { $tile }.
unread-not_connected = This tile is not connected to the rest of the pond: { $tile }.
unread-too_many_kinds = There are too many different tiles in this pond.
unread-too_many_players = At most { $most } can play.
unread-unknown_goal = There is no goal card “{ $word }”.
unread-second_goal = A player keeps one goal card.
unread-rival_twice = The rival is written down twice.
unread-rival_alone = A rival is there only for one who plays alone.
unread-pile_word = “{ $word }” is not in the rival’s pile. Write koi=18 features=12 coins=5 flowers=6.
unread-pile_most = { $what ->
    [koi] The rival cannot have more koi tiles than { $most }.
    [features] The rival cannot have more feature tiles than { $most }.
    [coins] Coins are on koi of one colour: with these koi the rival has { $most } at most.
   *[flowers] Single flowers are features: of these the rival has { $most } at most.
}
odd-too_many = { $held ->
    [0] The box has no such tile: { $tile }.
   *[other] The box has only { $held } of these, here are { $n }: { $tile }.
}
odd-uneven = { $seat ->
    [0] { $koi } koi and { $features } features: a finished pond has as many of each.
   *[other] { $name }: { $koi } koi and { $features } features. A finished pond has as many of each.
}
odd-empty = { $seat ->
    [0] The pond is empty.
   *[other] { $name }: the pond is empty.
}
odd-goal_shared = The goal card is in the box once, and { $n } players have it: { $card }.

clash-cards_of_edition = { $option }=on needs edition=pl: the Russian edition has no goal cards
clash-cards_alone = { $option }={ $value } does nothing alone; take solo_goal_cards={ $value }
clash-begins_alone = { $option }={ $value } does nothing alone: you begin
clash-only_alone = { $option }={ $value } is about the solo game; this table has { $seats } seats
clash-without_cards = { $option }={ $value } is about a goal card; this game has none
unread-worth_most = By the component file one koi is worth { $n } to a feature of this pond; this program counts from 0 to { $most }.
