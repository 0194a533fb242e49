# What the readers of the companion say: `unread-…` is what cannot be counted, `odd-…` what only looks odd.

unread-line = Line { $line }: { $what }
unread-word = Line { $line }, “{ $word }”: { $what }
unread-too_long = The text is too long.
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

unread-too_many_catches = At most { $most } can play.
unread-luck_twice = The luck tokens are written down twice.
unread-luck_most = The box has { $most } luck tokens.
unread-count = { $word }: a number goes from 1 to { $most }.
unread-unknown_card = There is no card “{ $word }”.
unread-too_many_cards = These are { $n } cards, and the box has { $most }.
unread-copies = The box does not have { $n } of this card, only { $most }: { $tile }.
unread-luck_missing = Everybody’s luck tokens are needed, such as L2, because they break ties.

unread-too_many_gardens = At most { $most } can play.
unread-no_garden = There is no garden here. It has { $side } rows of { $side } signs.
unread-cut_short = A garden has { $side } rows; here it ends after { $n }.
unread-row_length = Row { $row } of the garden has { $n } signs, not { $side }.
unread-no_sign = “{ $sign }” is not a sign of a garden. Use . ~ K L, and for decorations 1 to 9 or D.
unread-decoration_apart = Decoration { $n } lies in { $parts } parts. Give every decoration a number of its own.

unread-too_many_ponds = At most { $most } can play.
unread-too_many_things = There are more than { $most } things in one pond.
unread-no_pond = There is no pond here. It begins with { $spring }.
unread-unknown_possession = Nobody can have “{ $word }”.
unread-given_twice = “{ $word }” is written down twice.
unread-number = “{ $word }” is a number from 0 to { $most }: the box has no more.
unread-unknown_scenario = There is no scenario “{ $word }”.
unread-unknown_scroll = There is no scroll “{ $word }”.
unread-scroll_times = The box does not have { $n } of this scroll, only { $most }: { $scroll }.
unread-goals = “{ $word }” is not a goal, or it is written down twice.
unread-goal_not_in_play = This goal lies in the pond, so it was in play: { $goal }.
unread-spring_first = A pond begins with its spring, { $spring }.
unread-unknown_thing = “{ $word }” is not a thing of a pond.
refusal-spring = the spring lies in the middle, and there is one

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
odd-no_such_shape = { $name }: the decoration at { $cell } has a shape that is not in the box.
