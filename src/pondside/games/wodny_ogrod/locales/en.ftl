# Wodny ogród: terms, refusals, events and the terminal client's sentences.

## Pieces and places

token-I2 = bonus token I2
token-I3 = bonus token I3
token-L3 = bonus token L3
token-S1 = bonus token S1
shape-D2 = lantern D2
shape-D3 = islet D3
shape-D4 = pavilion D4
decoration-other = decoration { $shape }
side-koi = koi side up
side-lily = lily side up
title-apprentice = Promising apprentice
title-architect = Experienced architect
title-master = Master of water gardens
kind-row = full row { $name }
kind-column = full column { $name }
kind-group = { $symbol ->
    [koi] group of koi
   *[lily] group of lilies
}
kind-decoration = { $symbol ->
    [koi] koi beside a decoration
   *[lily] lilies beside a decoration
}
counted-cells = { $n ->
    [one] { $n } cell
   *[other] { $n } cells
}: { $cells }
counted-contact = the group with { $group }, the decoration on { $decoration }

## Why not?

refusal-no_such_action = that is not a move of this game
refusal-game_over = the game is over
refusal-await_first = the first player is being drawn
refusal-await_card = the garden cards are being drawn
refusal-await_deal = the tiles are being dealt
refusal-await_draw = a tile is being drawn from the bag
refusal-must_put = the tile just drawn must be put to the left or to the right first
refusal-must_take = the display must be refilled from a neighbour first
refusal-no_refill = no display has to be refilled now
refusal-neighbour_short = no tile may be taken from a neighbour who has two or fewer
refusal-move_done = the main move of this turn is done
refusal-move_first = the turn cannot end before the main move
refusal-lay_bonus_first = you hold two or more bonus tokens: lay them until one is left
refusal-not_in_reach = that display is empty
refusal-same_tile = that tile is offered already, under another letter (L, R or l)
refusal-same_look = the piece looks the same in a lower orientation; use that number
refusal-sticks_out = it would stick out of the garden
refusal-covered = it would lie on something
refusal-not_in_hand = you have no such token to lay
refusal-no_decorations = this game has no decorations
refusal-areas_only = on side A decorations are won by surrounding their areas, not laid
refusal-no_such_shape = there is no decoration of that shape
refusal-supply_empty = no decoration of that shape is left
refusal-too_many = you have as many decorations as you may, in all or of this shape
refusal-touches = a decoration may not touch another one
refusal-tile_fits = a tile within reach still fits, so you may not pass
refusal-bonus_fits = a token is discarded only when none of yours fits anywhere
refusal-may_keep_one = a single token is kept, not discarded
refusal-no_such_seat = there is no such seat
refusal-card_taken = that garden card is taken
refusal-not_in_bag = that tile is not in the bag
refusal-not_alone = by the ruling of this component file there are no decorations alone on side B
refusal-no_tile_fits = no tile within reach fits, and by the ruling of this component file you must pass then
refusal-not_solo = only a player alone may stop; here one passes
refusal-solo_stops = alone you do not pass, you stop
refusal-wrong_seat = another player draws now
refusal-order = it is another player’s turn

## What happened

event-begins = First player: { $name }.
event-card = { $name }: garden card { $card }.
event-laid_tile = { $name } laid tile { $tile } on { $cell }, { $side ->
    [koi] koi side up
   *[lily] lily side up
}.
event-laid_tile-from = { $name } laid tile { $tile } on { $cell }, { $side ->
    [koi] koi side up
   *[lily] lily side up
}; taken from: { $of }.
event-laid_bonus = { $name } laid { $token } on { $cell }, { $side ->
    [koi] koi side up
   *[lily] lily side up
}.
event-laid_decoration = { $name } laid { $shape } on { $cell }.
event-dropped = { $name } discarded { $token }.
event-short = { $name }: the display has to be refilled.
event-drawn = { $name } drew tile { $tile } from the bag.
event-put = { $name } put tile { $tile } to the { $side ->
    [left] left
   *[right] right
} end of the display.
event-took = { $name } refilled with tile { $tile } on the { $side ->
    [left] left
   *[right] right
}; taken from: { $of }.
event-won_line = { $name } filled a line of section { $section } and won { $token }.
event-won_area = { $name } covered the marked area { $area } and won { $token }.
event-decorated = { $name } surrounded the area { $area } and got { $shape }.
event-area_lost = { $name } covered a part of the decoration area { $area }: it is lost.
event-decoration_spoiled = { $name } laid a token on { $shape }: it counts nothing any more.
event-kept = { $name } kept { $token }.
event-passed = { $name } passed.
event-stopped = { $name } ended the game.
reason-all_passed = Everybody has passed.
reason-stopped = The player ended the game.

## Terminal client

intro =
    Take a tile within your reach and lay it in your garden, koi or lily side
    up. Full rows and columns are 1 point each, a group of 7 or more koi or
    lilies is 2. A full line or a covered marked area wins a bonus token, which
    fills a gap.
arranged-reach = { $who ->
    [alone] Within your reach are the last two tiles at each end of your display.
    [pair] Within your reach are both ends of your display and both ends of the other player’s.
   *[more] Within your reach are both ends of your display and the near end of each neighbour’s.
}
arranged-areas = Surround a decoration area and leave it empty, and you get the decoration.
arranged-laid = Instead of a water tile you may lay a decoration: at most { $most }, at most { $same } of the same shape, and no two may touch.
arranged-contact = A group of 7 or more gets 2 more points for each decoration it touches.
arranged-spoiled = A token may be laid on a decoration, which then counts nothing: X is what still shows of it.
arranged-rulings = Your component file reads the rulebook otherwise in { $list } (section 9 of the rules).
turn-bag = Turn { $turn } · tiles in the bag: { $bag }
legend-garden =
    K koi, L lily, ~ water, · empty. Small letters are L areas and □ is a square
    area: cover one and you win an L3 or an S1. At the edges stand the tokens of
    the sections: fill a line there and you win it.
legend-plain = In the rows K is a koi, L a lily, ~ water, a dot empty, a digit a decoration.
legend-deco =
    Other capital letters are decoration areas: surround one and leave it empty.
    Digits are decorations that lie.
garden-own = Your garden: { $points }
garden-of = Garden of { $name }: { $points }
garden-passed = passed
row-words = Row { $row }: { $signs }
groups-words = Groups: { $list }
group-words = { $n } { $symbol ->
    [koi] koi
   *[lily] lilies
}
group-scores = { $group } (scores)
sections-words = Tokens at the edge: { $list }
areas-words = Marked areas still open: { $list }
deco-areas-words = Decoration areas: { $list }
deco-status = { $area } { $status ->
    [open] open
    [lost] lost
   *[won] won
}
none-left = none
alone = You play alone.
display-own = Your display: { $tiles }
display-of = Display of { $name }: { $tiles }
display-empty = empty
hand-own = Bonus tokens to lay: { $list }
hand-of = Bonus tokens of { $name }: { $list }
supply-words = Decorations in the middle: { $list }
reach-own_left = left end of your display
reach-own_right = right end of your display
reach-own_left2 = second tile from the left
reach-own_right2 = second tile from the right
reach-near = { $name }’s { $side ->
    [left] left end
   *[right] right end
}
choice-tile = { $where }: tile { $tile }
choice-art = { $piece }, { $art }
choice-nowhere = { $piece } – fits nowhere
choice-best = { $piece } – { $best }
choice-end = end the turn and keep { $token }
choice-pass = pass: no tile within reach fits
choice-stop = end the game here
choice-drop = discard { $token }
choice-put = { $side ->
    [left] to the left
   *[right] to the right
}: { $display }
choice-take = tile { $tile } from { $name }, { $art }, put it to the { $side ->
    [left] left
   *[right] right
}
best-points = at best { $points }
ask-main = Which piece do you lay? You can turn and move it before you lay it.
ask-bonus = Lay a bonus token, or end the turn?
ask-bonus-must = You hold more than one bonus token: lay one.
ask-drop = None of your bonus tokens fits. Which one do you discard?
ask-side = One tile is left in your display: where do you put { $tile } ({ $art })?
ask-take = One tile is left in your display and the bag is empty: which tile do you take?
ask-pass = No tile within reach fits. Pass?
held-tile = Tile { $tile }
held-status = { $piece }, { $side }, orientation { $orientation }, on { $cell }: { $verdict }
held-status-plain = { $piece }, orientation { $orientation }, on { $cell }: { $verdict }
held-art = It looks like this: { $art }
fits = fits, { $points }
fits-wins = fits, { $points }, wins { $wins }
fits-loses = { $verdict }; loses the decoration area of { $shapes }
fits-turned = does not fit here; fits in orientation { $orientations }
fits-never = does not fit here in any orientation
held-keys = arrows move · R turn · F turn over · N next best · Enter lay · Esc put back
unseen-tiles = Tiles in the bag ({ $n }): { $list }
title-now = { $points }: { $title }!
title-with-card = The layout was not told: this is the title of the bare board. With a garden card: { $title }.
help-game =
    Lay:    type the number of a piece. Then r turns it by a quarter, f turns
            it over (koi or lilies), a cell such as c4 moves its top left
            corner there, n shows the next best place, Enter lays it and x
            puts it back. In a drawing the arrow keys move it.
            Quick: L.2@b1 lays your left end in orientation 2 on b1; R is your
            right end, l and r are the neighbours’ near ends; alone they are
            the second tiles from the left and from the right.
    Bonus:  a full line wins the token of its section, a covered marked area
            the token of its shape. One token may be kept for later turns.
    Refill: a display with one tile left gets one from the bag, or from a
            neighbour; its owner says on which side.
    Score:  1 for each full row and column, 2 for each group of 7 or more koi
            or lilies, 2 more for each decoration such a group touches.
