# Kōhaku in the browser.

## The letter on the mark of a colour

web-letter-b = B
web-letter-r = R
web-letter-w = W
web-letter-y = Y

## The board between the ponds

web-market-empty = { $cell }: empty
web-market-tile = { $cell }: { $tile }
web-market-picked = { $cell }: { $tile }, chosen
web-market-partner = { $cell }: { $tile }, can be taken with the chosen tile
web-market-apart = { $cell }: { $tile }, not beside the chosen tile
web-market-pick-told = { $tile } chosen. { $n ->
    [one] { $n } tile lies beside it.
   *[other] { $n } tiles lie beside it.
}
web-stack-koi = { $n } koi in the stack
web-stack-feature = { $n ->
    [one] { $n } feature in the stack
   *[other] { $n } features in the stack
}

## Ponds

web-pond-own = Your pond
web-pond-of = Pond of { $name }
web-cell-empty = column { $x }, row { $y }: empty
web-cell-tile = column { $x }, row { $y }: { $tile }
web-cell-feature = column { $x }, row { $y }: { $tile }, touches { $n } koi
web-cell-earns = { $cell }, { $points }
web-cell-new = { $cell }, not yet confirmed
web-cell-legal-koi = column { $x }, row { $y }: empty, possible for the koi
web-cell-legal-feature = column { $x }, row { $y }: empty, possible for the feature
web-cell-legal-koi-points = column { $x }, row { $y }: empty, possible for the koi, { $points }
web-cell-legal-feature-points = column { $x }, row { $y }: empty, possible for the feature, { $points }
web-pond-waiting = The first koi will start this pond.

## Tiles in hand

web-hand = In hand
web-hand-held = { $tile }, chosen to be laid
web-hand-hint = Drag a tile into the pond, or tap a marked cell.
web-hand-hint-unmarked = Drag a tile into the pond, or tap a cell.
web-hand-told = { $tile } chosen to be laid. { $n ->
    [one] { $n } cell is possible.
   *[other] { $n } cells are possible.
}
web-market-hint = Take a koi and a feature that lie side by side.
web-done-hint = Both tiles are laid. Confirm, or move them once more.
web-planned-hint = Both tiles are laid. Move them once more, or keep the plan.
web-relay-told = { $tile } could not stay where it was and is in your hand again.

## How a tile scores

web-reference = What scores
web-how-koi = Counts for the features around it.
web-how-koi-coins = Counts for the features around it; { $coins ->
    [one] its coin
   *[other] its { $coins } coins
}: { so-many }.
web-how-single_flower = { so-many } for each adjacent koi that has its colour, { $all } in all for { $around }.
web-how-double_flower = For each adjacent koi: { so-many } for one of its colours, { $both } for both.
web-how-rocks = { so-many } for each fry on adjacent koi tiles.
web-how-frog = { so-many } for each dragonfly on adjacent koi tiles.
web-how-statue = { $points } or { $n } points for { $counts } or { $most } adjacent koi.
web-how-butterflies = { so-many } for each koi that has their colour in the same row or column.
web-how-turtle = { so-many }, wherever it lies.

## A tile looked at closer

web-about-counted = Counted here by:
web-about-example = For example { $points }

## Goal cards

web-goals = Goal cards
web-goal-own = Your goal card
web-goal-of = Goal card of { $name }
web-goal-rule = How it counts
web-goal-rule-of = How it counts: { $card }
web-goal-keep = Keep this card
web-goal-count = koi
web-goal-count-kinds = kinds
web-goal-count-side = side
web-goal-count-points = points
web-goal-ours = Our table; your card may differ.
web-goal-points = { $n ->
    [one] { $n } point now
   *[other] { $n } points now
}

## The others

web-others = The other ponds
web-other-open = Pond of { $name }: enlarge
web-other-open-points = Pond of { $name }, { $points }: enlarge
web-rival-pile = { $rival }: the pile
web-rival-empty = No tiles yet.
web-rival-koi = { $n } koi
web-rival-features = { $n ->
    [one] { $n } feature
   *[other] { $n } features
}
web-rival-tiles = { $rival }: { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
web-rival-levels = Ways to count the pile
web-rival-at = { $rival }, { $level }
web-rival-you = you
web-count = { $n } × { $tile }

## The banner

web-expects-draft = choose a koi and a feature beside it
web-expects-both = lay your tiles in the pond · { $left } of { $of } left
web-expects-koi = lay the koi in the pond · { $left } of { $of } left
web-expects-feature = lay the feature in the pond · { $left } of { $of } left
web-expects-confirm = confirm the turn, or move the tiles once more
web-expects-keep = choose the goal card to keep
web-turn-of = turn { $turn } of { $turns }
web-turn = turn { $turn }
web-bag-koi = Koi to come
web-bag-feature = Features to come
web-card-named = { $kind }: { $card }

## The command line

web-command-move = b2b1: take the koi of b2 and the feature of b1. k0,1: lay the koi in column 0, row 1; f0,1: the feature. keep:statues: keep that goal card. Several moves are written with spaces between them.
web-command-where = p 0 1: what lies in column 0, row 1 of your pond; p 0 1 P2: of player 2; p b2: what lies on the board

## The first game

lesson-take = Lay out a pond that pleases your koi: most points win. Tap the two ringed tiles, a koi and a feature side by side.
lesson-koi = Both are in your hand. Your pond begins with the koi: tap the ringed cell.
lesson-feature = The feature joins the koi. The number on a cell is what it would bring.
lesson-confirm = A pond! Confirm it, or move the tiles as long as you like.
lesson-wait = Now { $name } takes a pair, and new tiles come.
lesson-again = Which koi does which feature like? Hold a tile, or rest the mouse on it, and read. Then take two.
lesson-grow = In a pond, too, koi lie beside features only. Lay both; the ringed cells bring most.
lesson-good = Good. Confirm.
lesson-alone = Now a turn of your own. The two tiles may go to different places.
lesson-sheet = { $n ->
    [0] No points yet, but they will come. Open “Points”.
    [one] Your pond has { $n } point. Open “Points” to see why.
   *[other] Your pond has { $n } points. Open “Points” to see why.
}
lesson-number = Tap a number: the tiles that earned it light up.
lesson-end = { $n ->
    [one] That is all. The game ends after { $n } turn each, and the best pond wins.
   *[other] That is all. The game ends after { $n } turns each, and the best pond wins.
}

## What a turn would do, whether it was played or not

would-took = Take the { $koi } and the { $feature } from { $cells }.
would-laid = Lay the { $tile } at { $x },{ $y }: { $points }.
