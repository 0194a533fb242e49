# Kōhaku: terms, refusals, events and the terminal client's sentences.

## Tiles

colour-b = black
colour-r = red
colour-w = white
colour-y = yellow
koi-colours-one = { $a }
koi-colours-two = { $a }-{ $b }
koi = koi
koi-tile = { $colours } koi{ $extras }
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
extras = , { $list }
and = { $a } and { $b }
single_flower = flower
double_flower = double flower
rocks = rocks
frog = frog
statue = statue
butterflies = butterflies
turtle = turtle
coloured-feature = { $colours } { $kind }
coins-line = coins
goal = goal card

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
cardrule-white_black = points by the number of koi with white or black
cardrule-yellow_red = points by the number of koi with yellow or red
cardrule-rarest_colour = 3 points for each koi with the colour your pond has least of
cardrule-dragonflies = for each butterflies tile, 1 point per dragonfly in its row and column
cardrule-ornament_kinds = points by the number of kinds of features
cardrule-statues = 5 more points for each statue among four koi
cardrule-no_fry = 2 points for each koi without fry
cardrule-no_dragonflies = 2 points for each koi without dragonflies
cardrule-flower_sets = 5 points for each set of four flowers in four colours
cardrule-frog_turtle = 3 points for each pair of frog and turtle
cardrule-largest_square = points by the side of the largest full square
cardrule-fry_shelter = each koi with fry: 2 points beside rocks, otherwise minus 1

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
refusal-first_koi_at_origin = the first koi of a pond lies at 0,0
refusal-chain_forbidden = at this table both tiles must touch tiles of earlier turns
refusal-card_not_offered = that goal card was not dealt to you
refusal-wrong_stack = that tile belongs to the other stack
refusal-koi_not_left = no such koi is left
refusal-feature_not_left = no such feature is left
refusal-card_not_left = that goal card is not left
refusal-no_such_seat = there is no such seat
refusal-not_a_pair = the two cells do not share a side
refusal-wrong_cell = another cell is filled first
refusal-wrong_seat = the card goes to another seat
refusal-order = it is another seat’s turn

## What happened

event-took = { $name } took { $koi } and { $feature } from { $cells }.
event-laid = { $name } laid { $tile } at { $x },{ $y } ({ $points }).
event-kept = { $name } kept a goal card.
event-kept-own = You kept “{ $card }”.
event-dealt = { $name } was dealt a goal card.
event-begins = { $name } begins.
event-filled = { $cell } is filled with { $tile }.
event-refilled = { $tile } comes to { $cell }.
event-refilled-moved = { $tile } comes to { $cell }; the tile from there moved to { $moved }.
event-revealed = { $rival } turns over { $tile } and takes { $taken }.
event-revealed-none = { $rival } turns over { $tile }; nothing on the board matches.
event-ended = { $reason }
rival-pl = Danny
rival-ru = The koi breeders
reason-koi_stack_empty = The koi stack is empty: the board cannot be refilled.
reason-feature_stack_empty = The feature stack is empty: the board cannot be refilled.
reason-rival_no_koi = The rival has no koi to turn over.
reason-rival_no_feature = The rival has no feature to turn over.
reason-rival_koi_fill = Too few koi are left to fill the board after the rival’s turn.
reason-rival_feature_fill = Too few features are left to fill the board after the rival’s turn.

## Terminal

intro =
    Each turn take a koi and a feature that lie side by side on the board,
    then lay both in your pond. Koi and features alternate like a chequerboard.
    Features score for the koi around them; most points win.
board = Board
stacks = Koi left: { $koi }. Features left: { $features }.
pond-of = Pond of { $name }, { $points }
pond-empty = The pond is empty.
in-hand = In hand: { $tiles }
ask-draft = Take which pair? Two cells side by side, such as b2b1.
ask-draft-plain = Take which pair? Type its number or its cells.
ask-place = Lay which tile where? k for koi or f for feature, then across,down: such as { $example }.
ask-place-plain = Lay which tile where? Type a number, or for example { $example }.
ask-keep = Keep which goal card? Type its number.
choice-draft = { $cells }: { $koi } and { $feature }
choice-put = { $word }: { $tile } { $where } ({ $points })
where-beside = beside { $list }
where-first = as the first tile
beside-above = below { $tile }
beside-below = above { $tile }
beside-left = right of { $tile }
beside-right = left of { $tile }
at = { $tile } at { $x },{ $y }
row = row { $y }: { $list }
column-name = column { $x }
rival-pile = { $rival } has { $koi } koi and { $features } features: easy { $easy }, medium { $medium }, hard { $hard }.
level-easy = easy
level-medium = medium
level-hard = hard
beats = You beat: { $levels }.
beats-none = You beat none of the three levels.
unseen-koi = Koi not yet seen: { $list }
unseen-features = Features not yet seen: { $list }
your-goal = Your goal card: { $card} — { $rule }.
help-kohaku =
    Take: two board cells side by side, such as b2b1.
    Lay: k0,1 puts the koi in column 0, row 1 (down); f2,0 the feature.
    Koi show colours, fry and dragonflies. Flowers count neighbours of their colour
    (2 each, four make 12), double flowers 2 or 3, rocks fry, frogs dragonflies,
    statues any koi (1, 3, 6, 10), butterflies their colour in row and column (2 each),
    a turtle is worth 5, a coin 1.
