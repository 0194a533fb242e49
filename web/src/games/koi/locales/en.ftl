# Koi in the browser.

## Points

web-kind-scroll = scrolls
web-kind-lantern = lanterns
web-kind-branches = branches

## The row of cards

web-row = Cards
web-progress = Turn { $turn } · round { $round }
web-deck = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
web-slot-open = { $slot } You can choose it.
web-each = { $n } each
web-more-room = more room

## Goals

web-goals = Goals
web-goal-possible = you can complete it now
web-goal-mine = completed
web-goal-gone = no tile is left
web-goal-ready = only a place for it is needed
web-goal-path = a tile may follow each koi you place
web-goal-lacks = still missing: { $list }
web-lacks = { $what ->
    [coins] { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
    [lily_pair] two lilies side by side
    [foliage] { $n } foliage
    [lantern] { $n ->
        [one] { $n } lantern
       *[other] { $n } lanterns
    }
    [koi] { $n } koi
    [well] { $n ->
        [one] { $n } well card
       *[other] { $n } well cards
    }
   *[scroll] { $n ->
        [one] { $n } scroll
       *[other] { $n } scrolls
    }
}

## Alone

web-solo = The title you play for
web-band = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $goals ->
    [0] no goals
    [one] { $goals } goal
   *[other] { $goals } goals
}
web-scenario-hot_summer = Hot summer
web-scenario-hot_summer-how = A koi counts only with water all around it.
web-scenario-lit_path = The lit path
web-scenario-lit_path-how = A stretch of path must lead from a lantern to the statue; it needs at least this many tiles: { $tiles }.
web-scenario-imperial_lake = The imperial lake
web-scenario-imperial_lake-how = More goals are in play than usual. How many a title asks for stands beside it.

## The pond

web-pond-own = Your pond
web-pond-of = Pond of { $name }
web-cell = { $cell }: { $what }
web-cell-free = free
web-cell-new = { $cell }, not confirmed yet
web-cell-legal = { $cell }, possible for the { $what }
web-cell-legal-points = { $cell }, possible for the { $what }, { $points }
web-cell-turned = { $cell }, fits when turned: { $what }
web-surrounded-koi = { $koi } with water all around

## What to do

web-bench = What you can do
web-part-own = Your own action
web-part-goal = Complete a goal
web-part-reward = The reward of the slot
web-part-luck = Spend a luck token
web-move = Move a koi
web-move-helper = Move a koi with a helper
web-turn = Turn it clockwise (R)
web-turn-back = Turn it the other way (Shift+R)
web-flip = Mirror it (F)
web-put-back = Put it back
web-lay-here = Lay it here
web-turned = Turned; it fits in { $n ->
    [one] { $n } place
   *[other] { $n } places
}.
web-turned-fits = Turned, and it fits here.
web-held-told = in your hand: { $what }, { $n ->
    [one] { $n } place
   *[other] { $n } places
} for it
web-start-hint = Take one of the cards above to meditate, or work on your pond.
web-work-hint = Take what you want to lay, then choose its place in the pond.
web-held-hint = Choose its place in the pond.
web-held-touch-hint = Tap its place in the pond and turn it with the buttons; a second tap lays it.
web-held-turn-hint = Choose its place in the pond; turn it with the buttons, the wheel or R.
web-move-hint = Choose the koi you want to move.
web-discard-hint = Too much for your storage: choose what goes back.
web-done-hint = Your turn is laid out. Confirm it, or undo a step.
web-planned-hint = This is how your turn could be.

## The turn under way

web-steps = Can still be undone:
web-step = { $kind ->
    [laid] laid: { $what }
    [meditated] card taken
    [worked] work begun
    [bought] bought: { $what }
    [reward] reward taken
    [card] card resolved
    [luck] luck token spent
    [lifted] koi lifted
    [removed] left the supply: { $what }
    [returned] returned: { $what }
   *[passed] left out
}
web-reveal-hint = Confirm, and a new card is turned up. Until then you can undo every step.
web-post-hint = The new card is open: what you did before it is confirmed. You may still complete a goal or spend a luck token.
web-post-hint_goalless = The new card is open: what you did before it is confirmed. You may still spend a luck token.
web-gain = { $kind } { $points }

## Cards, others, the bag

web-cards = Your cards
web-pile = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
web-others = Other ponds
web-other-open = Pond of { $name }. Show it large
web-other-open-points = Pond of { $name }, { $points }. Show it large
web-bag-deck = Cards in the deck
web-bag-supply = Supply
web-thing-coins = coins
web-thing-luck = luck tokens
web-thing-expansions = storage expansions

## Looking closer

web-how-spring = The pond begins here. Water spaces for koi: { $n }.
web-how-water = Koi swim on it. Water or leaves on all sides of a koi: its points × { $times }.
web-how-foliage = Beside a koi it counts as water, and a lily can grow on it.
web-how-lily = Every koi beside it is worth more: { $points }.
web-how-shore = It faces the pond with its middle, and a lantern can stand on it.
web-how-lantern = { $points } for every water space in the row it lights, and a luck token at once.
web-how-small = { $points }, +{ $lily } for each lily beside it; × { $times } with water all around.
web-how-medium = { $points }, +{ $lily } for each lily beside it; × { $times } with water all around.
web-how-large = { $points }, +{ $lily } for each lily beside it; × { $times } with water all around.
web-how-coins = They buy koi and pay for some goals; at the end they only break ties.
web-how-luck = Spend it for tiles or to buy a koi; kept to the end it brings { $points }.
web-how-breeder = A helper: whenever you work, place or move one more koi.
web-how-builder = A helper: whenever you work, lay one more shore or put up a lantern.
web-how-gardener = A helper: whenever you work, lay one more foliage or let a lily grow.
web-how-porter = A helper: whenever you work, lay more water, as many tiles as: { $n }.
web-how-storage = Your storage grows. More spaces: { $n }.
web-how-market = You may buy a koi at once for less.
web-how-scroll = It brings points at the end.
web-how-rain = Its tiles go straight into your pond.
web-how-well = It fills your storage or your purse; if it shows two options, you choose one.

## The first game

lesson-meditate = Build a pond that koi love: koi with lilies and water around them score most. First meditate: take the ringed card.
lesson-gain = Take what its slot and the card give you.
lesson-discard = Too much for your storage: choose what goes back.
lesson-wait = Now { $name } takes a turn.
lesson-work = What you gained waits in your storage. To lay something of it, work.
lesson-lay = Tap what you want to lay, then its place. A number is what it brings.
lesson-alone = Now a turn of your own: meditate or work.
lesson-sheet = { $n ->
    [0] No points yet, but they will come. Open “Points”.
    [one] You have { $n } point. Open “Points” to see why.
   *[other] You have { $n } points. Open “Points” to see why.
}
lesson-number = Tap a number: what earned it lights up.
lesson-end = That is all. When the deck is empty or all koi are sold, the round is finished and one more is played; most points win.

## What a turn would do, whether it was played or not

would-meditated = Meditate in slot { $slot } – { $card }.
would-worked = Work.
would-reward_used = Take the reward of the slot.
would-card_used = Resolve the card – { $card }.
would-luck_used = Spend a luck token.
would-got = Get { $items }.
would-paid = Pay { $items }.
would-laid = Lay: { $what } on { $cell }{ $by ->
    [helper] { " " }with a helper
   *[own] { "" }
}.
would-completed = Complete a goal: { $what } on { $cell }.
would-lifted = Pick up the { $koi } from { $cell }{ $by ->
    [helper] { " " }with a helper
   *[own] { "" }
}.
would-removed = A { $koi } leaves the supply for good.
would-threw = Return to the supply: { $what }.
would-rain_lost = { event-rain_lost }
would-churned = Leaves the game – { $card }.

# Alone the bot plays for the top title; a goal that lacks raises what it must beat.
explain-rival = limit of the top title (higher while goals are missing)
