# Wodny ogród in the browser.

## Pieces

web-tile = tile { $tile } with { $n ->
    [one] { $n } symbol
   *[other] { $n } symbols
}
web-token-I2 = two-cell bonus token
web-token-I3 = three-cell bonus token
web-token-L3 = L-shaped bonus token
web-token-S1 = square bonus token
web-shape-D2 = lantern
web-shape-D3 = islet
web-shape-D4 = pavilion
web-face-koi = Koi side up
web-face-lily = Lily side up

## Points

web-wins = wins: { $what }
web-loses = loses the place for: { $what }
web-score = Your points
web-total = Total
web-kind-row = full rows
web-kind-column = full columns
web-kind-group = scoring groups
web-kind-decoration = groups beside decorations
web-how-row = Every full row is { $row }.
web-how-column = Every full column is { $column }.
web-how-group = Every group of at least { $least } koi or { $least } lilies is { $group }.
web-how-decoration = A scoring group gets { $decoration } more for each decoration it touches.

## The display

web-display = Tiles in your reach
web-display-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
web-slot = { $where }: { $tile }
web-slot-best = { $where }: { $tile }, at best { $n ->
    [one] plus { $n } point
   *[other] plus { $n } points
}
web-slot-nowhere = { $where }: { $tile }, fits nowhere
web-end-L = left end
web-end-R = right end
web-end-L-solo = left end
web-end-R-solo = right end
web-end-l = left
web-end-r = right
web-end-l-solo = second
web-end-r-solo = second
web-refill = One tile is left in your display: refill it
web-refill-drawn = Drawn from the bag
web-refill-from = From { $name }
web-refill-left = Left
web-refill-right = Right
web-refill-put = Put tile { $tile } at the { $side ->
    [left] left
   *[right] right
} end

## Gardens

web-garden-own = Your garden
web-garden-of = Garden of { $name }
web-cell-empty = { $cell }: empty
web-cell-water = { $cell }: water
web-cell-symbol = { $cell }: { $symbol ->
    [koi] koi
   *[lily] lily
}, { $n ->
    [1] alone
   *[other] group of { $n }
}{ $scores ->
    [yes] , scores
   *[no] {""}
}
web-cell-area = { $cell }: empty, marked area for the { $token }
web-cell-deco-area = { $cell }: empty, place for the { $token }
web-cell-decoration = { $cell }: { $shape }
web-cell-spoiled = { $cell }: the rest of a decoration that counts nothing
web-cell-new = { $cell }, not yet confirmed
web-cell-with = { $cell }. { $more }

## A piece in hand

web-held = Held: { $piece }
web-turn-piece = { $piece }: turn it
web-turn-left = Turn left (Shift+R)
web-turn-right = Turn right (R)
web-flip = Turn over: koi or lilies (F)
web-tool-helps = { $tool }. It fits then.
web-put-back = Put back (Esc)
web-held-hint = Drag it into the garden, or tap a cell. Turn it first if you like.
web-held-told = { $piece } held, { $face ->
    [koi] koi side up
   *[lily] lily side up
}. R turns it, F turns it over.
web-held-told-plain = { $piece } held. R turns it.
web-turned-told = { $face ->
    [koi] Koi side up
   *[lily] Lily side up
}, { $fits ->
    [yes] fits here
    [no] does not fit here
   *[unknown] turned
}
web-fits = Fits here
web-fits-brings = Fits here: { $brings }
web-fits-not = Does not fit here
web-fits-turned = Fits here when turned
web-fits-only-turned = This way round it fits nowhere. Turn it:
web-fits-turned-so = Lay it turned by { $n } degrees, { $face ->
    [koi] koi side up
   *[lily] lily side up
}
web-why = Read why
web-fits-nowhere = Fits nowhere in your garden
web-hand = Bonus tokens
web-hand-must = Lay { $n ->
    [one] { $n } token
   *[other] { $n } tokens
} more: only the last one may be kept.
web-hand-none = Place for one bonus token that you keep.
web-hand-keep = Lay it, or keep it for later.
web-hand-kept = Kept: you may lay it at any time in your turn.
web-hand-drop = None of them fits. Choose one to discard.
web-token-nowhere = { $token }, fits nowhere
web-supply = Decorations
web-main-hint = Take one of the tiles in your reach and lay it in your garden.
web-main-hint-b = Take a tile in your reach, or lay a decoration instead.
web-done-hint = The turn is complete. Confirm it, or take the piece up again.
web-end = Keep it, end the turn
web-pass = Pass
web-stop = End the game
web-stop-ask = End the game here

## Looking closer

web-about-tile = Koi on one side, lilies on the other, in the same places.
web-about-token = Fills a gap. One token may be kept for a later turn.
web-about-decoration = Each group of { $least } and more that touches it gets { $decoration } more.
web-about-group = { $n ->
    [one] { $n } more and the group scores.
   *[other] { $n } more and the group scores.
}
web-about-scores = A group of { $n }: { $group }.
web-reference = What scores
web-ref-line = Each full row is { $row }, each full column { $column }.
web-ref-group = Each group of at least { $least } koi or { $least } lilies is { $group }, however large.
web-ref-edge = The first full row or column of a section wins the bonus token at its edge.
web-ref-area = A marked area that is covered wins a token of its shape.
web-ref-keep = One bonus token may be kept for later.
web-ref-decorated_areas = Surround a decoration place and leave it empty: the decoration is yours.
web-ref-decorated_laid = Instead of a water tile you may lay a decoration: at most { $most }, at most { $same } of the same shape, and no two may touch.
web-ref-contact = A scoring group gets { $decoration } more for each decoration it touches.

## What happened, with the names of pieces instead of their letters

event-laid_bonus = { $name } laid the { $token } on { $cell }, { $side ->
    [koi] koi side up
   *[lily] lily side up
}.
event-laid_decoration = { $name } laid the { $shape } on { $cell }.
event-dropped = { $name } discarded the { $token }.
event-won_line = { $name } filled a line of section { $section } and won the { $token }.
event-won_area = { $name } covered the marked area { $area } and won the { $token }.
event-decorated = { $name } surrounded the area { $area } and got the { $shape }.
event-decoration_spoiled = { $name } laid a token on the { $shape }: it counts nothing any more.
event-kept = { $name } kept the { $token }.

## The others

web-others = The other gardens
web-other-open = Garden of { $name }: enlarge
web-other-open-points = Garden of { $name }, { $points }: enlarge

## The banner

web-expects-main = take a tile and lay it in your garden
web-expects-main-b = take a tile, or lay a decoration
web-expects-bonus = lay your bonus token, or keep it
web-expects-must = lay bonus tokens until one is left · { $n } to lay
web-expects-drop = no token fits: discard one
web-expects-side = put the drawn tile to one end of your display
web-expects-take = take a tile from a neighbour for your display
web-expects-pass = nothing in reach fits: pass
web-expects-confirm = confirm the turn, or take the piece up again
web-turn = turn { $turn }
web-bag-tiles = Tiles in the bag

## The command line

web-command-move = L.2@b1: lay the tile of your left end, in orientation 2, its corner on b1; R, l and r are the other tiles in reach. I3.0@j1: lay a bonus token. left, right: put a drawn tile. end, pass, stop.
web-command-where = p c4: what lies on c4 of your garden; p c4 P2: of player 2

## The first game

lesson-take = Fill your garden with water: every full row and column is a point. Tap a ringed tile, then a place for it.
lesson-confirm = It can still be moved, turned and turned over. Confirm when you like it.
lesson-again = { $least } koi or { $least } lilies that touch are { $group }. Take a tile and lay it where points are shown; turn it, or turn it over, to find more places.
lesson-good = Good. Confirm.
lesson-bonus = You have won a bonus token, which fills a gap. Lay it, or keep it and end the turn.
lesson-alone = Now a turn of your own. Turned over, a tile shows lilies. Leave no holes: only bonus tokens fill them.
lesson-sheet = { $n ->
    [0] No points yet, but they will come. Open “Points”.
    [one] You have { $n } point. Open “Points” to see why.
   *[other] You have { $n } points. Open “Points” to see why.
}
lesson-number = Tap a number: the cells that earned it light up.
lesson-end = That is all. When no tile in reach fits any more, the game is over, and your points earn you a title.

## What a turn would do, whether it was played or not

would-laid_tile = Lay tile { $tile } on { $cell }, { $side ->
    [koi] koi side up
   *[lily] lily side up
}.
would-laid_tile-from = Lay tile { $tile } on { $cell }, { $side ->
    [koi] koi side up
   *[lily] lily side up
}; taken from: { $of }.
would-laid_bonus = Lay the { $token } on { $cell }, { $side ->
    [koi] koi side up
   *[lily] lily side up
}.
would-laid_decoration = Lay the { $shape } on { $cell }.
would-dropped = Discard the { $token }.
would-short = { event-short }
would-put = Put tile { $tile } to the { $side ->
    [left] left
   *[right] right
} end of the display.
would-took = Refill with tile { $tile } on the { $side ->
    [left] left
   *[right] right
}; taken from: { $of }.
would-won_line = Fill a line of section { $section } and win the { $token }.
would-won_area = Cover the marked area { $area } and win the { $token }.
would-decorated = Surround the area { $area } and get the { $shape }.
would-area_lost = Cover a part of the decoration area { $area }: it is lost.
would-decoration_spoiled = Lay a token on the { $shape }: it counts nothing any more.
would-kept = Keep the { $token }.
would-passed = Pass.
would-stopped = End the game.

# Why a bot played a turn: here it follows its own garden some turns ahead, so games played out only tell the points.
explain-hint = The bot follows its turns some way ahead and takes the one that leads to the best garden; the best stands first. The points are the average of games played on quickly from there, so they are lower than a careful player’s, and ± tells how far off that average may be.
