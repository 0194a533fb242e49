# Kōhaku: terms, refusals, events and the terminal client's sentences.

## Tiles. A colour has a form for each noun it goes with.

koi-colour-b = black
koi-colour-r = red
koi-colour-w = white
koi-colour-y = yellow
koi-first-b = black
koi-first-r = red
koi-first-w = white
koi-first-y = yellow
flower-colour-b = black
flower-colour-r = red
flower-colour-w = white
flower-colour-y = yellow
butterflies-colour-b = black
butterflies-colour-r = red
butterflies-colour-w = white
butterflies-colour-y = yellow
tile-koi-one = { $colour } koi
tile-koi-two = { $first }-{ $second } koi
tile-koi-with = { $koi } with { $things }
tile-single_flower = { $colour } flower
tile-double_flower = { $first } and { $second } flowers
tile-butterflies = { $colour } butterflies
tile-rocks = rocks
tile-frog = frog
tile-statue = statue
tile-turtle = turtle
fry = { $n ->
    [one] { $n } fry
   *[other] { $n } fry
}
dragonflies = { $n ->
    [one] { $n } dragonfly
   *[other] { $n } dragonflies
}
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
so-many = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
kind-single_flower = single flowers
kind-double_flower = double flowers
kind-rocks = rocks
kind-frog = frogs
kind-statue = statues
kind-butterflies = butterflies
kind-turtle = turtles
kind-coins = coins
kind-goal = goal card

## Goal cards

card-white_black = White and black koi
card-yellow_red = Yellow and red koi
card-rarest_colour = Rare colour
card-dragonflies = Dragonflies
card-ornament_kinds = Features
card-statues = Statues
card-no_fry = No fry
card-no_dragonflies = No dragonflies
card-flower_sets = Flowers
card-frog_turtle = Frogs and turtles
card-largest_square = Largest square
card-fry_shelter = Shelter for fry
cardrule-white_black = points for koi that have white or black
cardrule-yellow_red = points for koi that have yellow or red
cardrule-rarest_colour = { so-many } for each koi that has the colour your pond has least of
cardrule-dragonflies = for each butterflies tile, { so-many } for each dragonfly in the same row or column
cardrule-ornament_kinds = points by the number of kinds of features in the pond
cardrule-statues = { so-many } more for each statue among four koi
cardrule-no_fry = { so-many } for each koi tile without fry
cardrule-no_dragonflies = { so-many } for each koi tile without dragonflies
cardrule-flower_sets = { so-many } for each set of four flowers in four colours
cardrule-frog_turtle = { so-many } for each pair of a frog and a turtle
cardrule-largest_square = points by the side of the largest square full of tiles
cardrule-fry_shelter = each koi tile with fry: { $near } beside rocks, otherwise { $otherwise }
paytable = number: points – { $rows }
payrow = { $count }: { $points }
payrow-more = { $count } or more: { $points }
payrow-fewer = fewer: 0
paytable-ours = the table is our reconstruction, yours may differ

## Why not?

refusal-no_such_action = that is not a move of this game
refusal-game_over = the game is over
refusal-must_draft = first take a koi and a feature that lie side by side
refusal-must_place = first lay both tiles in your pond
refusal-must_keep = first choose the goal card you keep
refusal-await_first = the first player is being drawn
refusal-await_fill = the board is being filled
refusal-await_deal = the goal cards are being dealt
refusal-await_refill = the board is being refilled
refusal-await_rival = it is the rival’s turn
refusal-already_laid = that tile is already in your pond
refusal-cell_taken = there is a tile on that cell
refusal-same_type_touches = a koi may not touch a koi, nor a feature a feature
refusal-touches_nothing = a tile must touch the pond with a side
refusal-first_koi_at_origin = begin a pond with the koi, at 0,0; the feature goes to any of its sides, which makes the same ponds
refusal-chain_forbidden = at this table both tiles must touch tiles of earlier turns
refusal-card_not_offered = that goal card was not dealt to you
refusal-wrong_stack = that tile belongs to the other stack
refusal-koi_not_left = no such koi is left
refusal-feature_not_left = no such feature is left
refusal-card_not_left = that goal card is not left
refusal-no_such_seat = there is no such seat
refusal-not_a_pair = the two cells do not share a side
refusal-wrong_cell = another cell is filled first
refusal-wrong_seat = the card goes to another player
refusal-cards_first = turns can be planned once everybody has chosen a goal card
refusal-no_turn_left = the game ends before your next turn
refusal-board_not_full = the board has gaps until the other player has laid the tiles and it is refilled
refusal-order = it is another player’s turn

## What happened

event-took = { $name } took { $koi } and { $feature } from { $cells }.
event-laid = { $name } laid { $tile } at { $x },{ $y }: { $points }.
event-kept = { $name } kept a goal card.
event-dealt = { $name } was dealt a goal card.
event-begins = { $name } begins.
event-filled = New on { $cell }: { $tile }.
event-refilled = New on { $cell }: { $tile }.
event-refilled-moved = New on { $cell }: { $tile }. The tile from there moved to { $moved }.
event-revealed = { $rival }: turned over { $tile }, took { $taken } too.
event-revealed-none = { $rival }: turned over { $tile }; nothing on the board matches.
rival-pl = Danny
rival-ru = The koi breeders
reason-koi_stack_empty = The koi stack is empty: the board cannot be refilled.
reason-feature_stack_empty = The feature stack is empty: the board cannot be refilled.
reason-rival_no_koi = The rival has no koi to turn over.
reason-rival_no_feature = The rival has no feature to turn over.
reason-rival_koi_fill = Too few koi are left to fill the board after the rival’s turn.
reason-rival_feature_fill = Too few features are left to fill the board after the rival’s turn.

## Terminal client

intro =
    Each turn take a koi and a feature that lie side by side on the board,
    then lay both in your pond. Koi and features alternate like a chequerboard.
    Features score for the koi around them; most points win.
solo-end-pl = When the koi stack is empty and Danny should turn over a koi, the game ends at once; the rulebooks leave it open. For one more turn of yours then: -o solo_no_koi_to_reveal=pass
solo-end-ru = When the koi stack is empty and the koi breeders should turn over a koi, the game ends at once; the rulebooks leave it open. For one more turn of yours then: -o solo_no_koi_to_reveal=pass
solo-pass-pl = When the koi stack is empty and Danny should turn over a koi, you have one more turn.
solo-pass-ru = When the koi stack is empty and the koi breeders should turn over a koi, you have one more turn.
board = Board
stacks = In the stacks: { $koi } koi, { $features ->
    [one] { $features } feature
   *[other] { $features } features
}
pond-of = Pond of { $name }: { $points }
pond-own = Your pond: { $points }
legend =
    Koi ><> in their colours: b black, r red, w white, y yellow; f fry, d dragonflies, $ coin.
    ✿ flower, ⋈ butterflies, ▲ rocks, ⌒⌒ frog, ♜ statue, ◒ turtle.
pond-without = { $pond } – no tile yet
in-hand = In hand: { $tiles }
ask-draft = Take which pair? Two cells side by side, such as { $example }.
ask-place = Lay which tile where? Such as { $example }: k for the koi, f for the feature, then across,down.
ask-keep = Which goal card do you keep?
confirm-keep = Press Enter to confirm the card, or u to take back.
choice-draft = { $koi } ({ $koi_cell }) and { $feature } ({ $feature_cell })
choice-koi = { $tile } at { $x },{ $y }, { $where }: { $points }
choice-feature = { $tile } at { $x },{ $y }, { $where }: { $points }
choice-keep = { $card }: { $rule }
where-first = the first tile of the pond
where-beside = beside { $tiles }
tile-at = { $tile } at { $x },{ $y }
pond-row = Row { $y }: { $tiles }
rival-pile = { $rival }: { $koi } koi and { $features ->
    [one] { $features } feature
   *[other] { $features } features
}, worth { $easy } (easy), { $medium } (medium), { $hard } (hard).
score-rival = The rival has { $easy } points (easy), { $medium } (medium), { $hard } (hard).
level-easy = easy
level-medium = medium
level-hard = hard
beats = You beat these levels: { $levels }.
beats-none = You beat none of the three levels.
unseen-koi = Koi not yet seen: { $list }
unseen-feature = Features not yet seen: { $list }
tie-coins = It was a tie; the coins decided.
tie-coins_shared = It was a tie; the coins decided, and those who have as many share the victory.
place-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}: the coins decided among equals
place-shared = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} too: the place is shared
your-goal = Your goal card, { $card }: { $rule }.
counted-koi = { $tile } at { $x },{ $y }: { $n }
counted-number = counted: { $n }
counted-points = sum: { $n }
help-game =
    Take:  two board cells side by side, such as b2b1.
    Lay:   k0,1 lays the koi in column 0, row 1 (rows grow downwards); f2,0 the feature.
    Key:   rw.f2 is a red-white koi with 2 fry, d3 three dragonflies; F flower, B butterflies,
           R rocks, G frog, S statue, T turtle; colours b black, r red, w white, y yellow.
help-scores =
    Score: flowers count neighbours that have their colour ({ $flower } each, four make { $four }),
           double flowers { $one } for one colour and { $both } for both, rocks fry ({ $fry } each),
           frogs dragonflies ({ $dragonfly } each), statues any koi ({ $statue }), butterflies koi
           that have their colour in the same row or column ({ $butterflies } each), a turtle is
           worth { $turtle }, a coin { $coin }.
