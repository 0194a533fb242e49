# Koi: terms, refusals, events and the terminal client's sentences.

## Things

thing-spring = spring
thing-water = water
thing-foliage = foliage
thing-lily = water-lily
thing-shore = shore
thing-lantern = lantern
thing-small = small koi
thing-medium = medium koi
thing-large = large koi
thing-purple_lily = purple water-lily
thing-branch_small = small branch
thing-branch_medium = medium branch
thing-branch_large = large branch
thing-bridge = bridge
thing-statue = statue
thing-shishi_odoshi = shishi-odoshi
thing-century_carp = century carp
thing-path = path tile
thing-willow = willow
thing-waterfall = waterfall
thing-turtle = turtle
item = { $n } { $what ->
    [water] water
    [foliage] foliage
    [shore] { $n ->
        [one] shore
       *[other] shores
    }
    [small] small koi
    [medium] medium koi
    [large] large koi
    [coins] { $n ->
        [one] coin
       *[other] coins
    }
    [luck] { $n ->
        [one] luck token
       *[other] luck tokens
    }
    [lily] { $n ->
        [one] water-lily
       *[other] water-lilies
    }
    [lantern] { $n ->
        [one] lantern
       *[other] lanterns
    }
   *[expansions] { $n ->
        [one] storage expansion
       *[other] storage expansions
    }
}
item-helper = { $helper ->
    [breeder] breeder
    [builder] builder
    [gardener] gardener
   *[porter] porter
} × { $n }
or = { " " }or{ " " }
none = none
card-breeder = breeder
card-builder = builder
card-gardener = gardener
card-porter = porter
card-storage = storage
card-market = market
card-scroll = scroll
card-rain = rain
card-well = well
card-gives = { $card }: { $items }
card-scroll-of = { $card }: { $points } for each { $scroll ->
    [lily] water-lily
    [small] small koi
    [medium] medium koi
    [large] large koi
    [lantern] lantern
    [well] own well card
    [market] own market card
   *[storage] own storage card
}
title-none = no title
title-gakusei = Gakusei, the pupil
title-senmon = Senmon, the expert
title-sensei = Sensei, the master

## Goals

goal-purple_lily = purple water-lily: needs two lilies on adjacent foliage; { $points } more for a koi beside it
goal-branches = branches: need { $needs } foliage and free water in a pattern of { $cells } cells; { $points }
goal-bridge = bridge: lies beside a lantern; needs { $needs }, costs { $price }; { $points } for each water space before it
goal-statue = statue: needs { $needs }; { $points } for each koi before it
goal-shishi_odoshi = shishi-odoshi: needs a free triangle of water outside the spring; { $points } for each koi beside it
goal-century_carp = century carp: costs { $price } and needs free water in a pattern of { $cells } cells; { $points }, scored like a koi
goal-path = path: { $price } for a tile when you place a koi; { $points }
goal-willow = willow: needs { $needs } koi; { $points }
goal-waterfall = waterfall: needs { $needs } well cards, lies at the spring; { $first }, or { $most } if the spring is full
goal-turtle = turtle: needs { $needs } scrolls; up to { $most } for the empty water around it
goal-left = tiles left: { $n }
goal-done = completed: { $names }

## Score sheets

kind-koi = koi
kind-lantern = lantern
kind-scroll = scroll: { $scroll ->
    [lily] water-lilies
    [small] small koi
    [medium] medium koi
    [large] large koi
    [lantern] lanterns
    [well] wells
    [market] markets
   *[storage] storages
}
kind-purple_lily = purple water-lily
kind-branches = branch
kind-bridge = bridge
kind-statue = statue
kind-shishi_odoshi = shishi-odoshi
kind-century_carp = century carp
kind-path = path
kind-willow = willow
kind-waterfall = waterfall
kind-turtle = turtle
kind-luck = luck tokens
counted-surrounded = surrounded by water, × { $times }
counted-open = open towards { $cell }
counted-hot = hot summer: 0 points
counted-beside = { $what } at { $cell }: { $points }
counted-each = { $n } × { $points }
counted-koi = { $n ->
    [one] { $n } koi
   *[other] { $n } koi
}: { $list }
counted-spring = spring cells still empty: { $list }
counted-spring_full = every cell of the spring is occupied
counted-cells = { $what ->
    [water] { $n ->
        [one] { $n } water space
       *[other] { $n } water spaces
    }
    [foliage] { $n } foliage
    [empty] { $n ->
        [one] { $n } empty water space
       *[other] { $n } empty water spaces
    }
    [path] { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
   *[tile] { $n ->
        [one] { $n } cell with a tile
       *[other] { $n } cells with a tile
    }
}: { $list }

## Why not?

refusal-out_of_grid = it would lie farther out than this program has room for; the game itself knows no bound
refusal-overlaps = another tile lies there
refusal-no_wet_edge = it would touch no wet edge of your pond
refusal-no_wet_front = the front of its middle cell would touch no wet edge of your pond
refusal-no_foliage = a lily goes on a foliage tile
refusal-has_lily = this foliage has a lily
refusal-no_shore = a lantern goes on the middle cell of a shore
refusal-has_lantern = this shore has a lantern
refusal-no_water = it may only lie on water spaces
refusal-occupied = something stands there
refusal-same_look = it looks the same in a rotation with a lower number; use that one
refusal-not_at_lantern = a bridge lies beside a shore with a lantern
refusal-not_at_spring = a waterfall looks at the spring
refusal-on_spring = a shishi-odoshi may not stand on the spring
refusal-off_path = a path goes on at one of its ends
refusal-no_wet_contact = no wet edge of the willow would meet a wet edge of your pond
refusal-no_such_action = that is not a move of this game
refusal-game_over = the game is over
refusal-await_first = the first player is being drawn
refusal-await_goal = the goals are being drawn
refusal-await_deal = the cards are being dealt
refusal-await_churn = a card of the deck is being discarded
refusal-await_refill = the row is being refilled
refusal-choose_first = first choose whether you meditate or work
refusal-main_done = you have meditated or worked in this turn
refusal-work_only = tiles are laid while you work, and it is too late for that
refusal-empty_slot = there is no card in that slot
refusal-cannot_pay_slot = you cannot pay for that slot
refusal-finish_meditation = the card and the reward of the slot come first
refusal-no_reward = there is no reward to take now
refusal-no_card = there is no card to resolve now
refusal-sells_no_koi = this slot sells no koi
refusal-sold_out = koi of that size are sold out
refusal-cannot_pay_koi = you cannot pay for that koi
refusal-no_such_side = the card does not offer that
refusal-rain_first = the tiles of the rain come first
refusal-no_rain_tile = the rain does not bring that
refusal-no_luck = you have no luck token
refusal-luck_not_now = finish this step first, then spend a luck token
refusal-supply_empty = the supply has none left
refusal-sensei_used = your own action of this turn is used
refusal-no_helper = you have no unused helper for that
refusal-builder_has_none = a builder card has no lantern to place
refusal-not_stored = you have none in storage
refusal-none_left = there is none left in the supply
refusal-finish_effect = finish this step first, or stop it with -
refusal-must_land = the koi in your hand has to go to another place first
refusal-no_such_koi = there is no koi of that number in your pond
refusal-koi_stuck = that koi has nowhere else to go
refusal-same_place = the koi has to go to another place
refusal-other_koi = another koi is in your hand
refusal-goal_later = goals are completed after meditating or working
refusal-path_later = a path tile comes right after a koi from your storage
refusal-not_in_play = that goal is not in this game
refusal-goal_done = you have completed that goal
refusal-branch_done = you have a branch, and one is all you may take
refusal-goal_gone = no tile of that goal is left
refusal-goals_this_turn = one goal a turn
refusal-needs_lily_pair = you need two lilies on adjacent foliage
refusal-needs_foliage = you need more foliage
refusal-needs_lantern = you need a lantern
refusal-needs_lanterns = you need more lanterns
refusal-needs_koi = you need more koi in your pond
refusal-needs_wells = you need more well cards
refusal-needs_scrolls = you need more scrolls
refusal-cannot_pay_goal = you cannot pay for that goal
refusal-discard_first = your storage is too full, return something first
refusal-within_capacity = your storage is not too full
refusal-remove_first = first choose the koi that leaves the supply
refusal-no_removal = no koi has to leave the supply now
refusal-no_such_seat = there is no such seat
refusal-goal_drawn = that goal has been drawn
refusal-not_in_deck = that card is not in the deck
refusal-order = it is another player’s turn

## What happened

event-begins = First player: { $name }.
event-goal_drawn = Goal – { $goal }.
event-refilled = New in slot { $slot } – { $card }.
event-churned = Leaves the game – { $card }.
event-meditated = { $name } meditated in slot { $slot } – { $card }.
event-worked = { $name } worked.
event-reward_used = { $name } took the reward of the slot.
event-card_used = { $name } resolved the card – { $card }.
event-luck_used = { $name } spent a luck token.
event-got = { $name } got { $items }.
event-paid = { $name } paid { $items }.
event-laid = { $name } laid: { $what } on { $cell }{ $by ->
    [helper] {" "}with a helper
   *[own] {""}
}.
event-completed = { $name } completed a goal: { $what } on { $cell }.
event-lifted = { $name } picked up the { $koi } from { $cell }{ $by ->
    [helper] {" "}with a helper
   *[own] {""}
}.
event-removed = A { $koi } left the supply for good.
event-threw = { $name } returned to the supply: { $what }.
event-rain_lost = The rest of the rain fits nowhere and goes back to the supply.
near-deck = The deck is empty: this round and one more.
near-koi = The last koi of the supply is taken: this round and one more.
near-idle = Nobody has meditated for a long time: one more round.
reason-deck = The deck was empty and the last turn has been played.
reason-koi = The koi of the supply were gone and the last turn has been played.
reason-idle = Nobody meditated any more, and the last turn has been played.
tie-coins = Equal points: the coins decided.
tie-later_seat = Equal points and coins: the later in turn order wins.

## Terminal client

intro =
    Meditate to take a card and fill your storage, or work to build your pond:
    water, foliage, shores, koi. A koi with water all around counts double,
    lilies beside it and lanterns along the water bring more. After your action
    you may complete goals, if any are in play. The end comes when the deck runs
    out or, with several players, the koi.
turn-deck = Turn { $turn } · round { $round } · cards in the deck: { $n }
turn-end_near = Turn { $turn } · round { $round } · one more round to come
turn-last = Turn { $turn } · round { $round }, the last one
legend =
    ≈ spring, ~ water, f foliage, y with a lily, s shore (the arrow is where it
    looks), l with a lantern, a b c koi with their number. A cell is written q,r:
    every row begins with its r and its first q; q grows by 1 to the right.
pond-own = Your pond: { $points }
pond-of = Pond of { $name }: { $points }
lies = { $what }: { $cells }
koi-at = number { $number } on { $cells }
facing-at = { $cells } looking { $direction ->
    [e] east
    [ne] north-east
    [nw] north-west
    [w] west
    [sw] south-west
   *[se] south-east
}
have = { $coins }, { $luck }
storage = Storage, { $used } of { $room } spaces: { $list }
storage-empty = empty
cards-words = Cards: { $list }
goals-words = Goals:
supply-words = Supply: { $list }
alone = You play alone.
column-slot = slot
column-card = card
column-terms = cost or reward
slot-cost = pay { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
slot-koi = buy a koi
slot-empty = empty
slot-words = Slot { $slot }: { $card }. Cost or reward: { $terms }.
solo-now = So far: { $title }; goals { $done } of { $goals }.
idle-words = Full rounds without a meditation: { $n }; after { $limit } of them one more round is played.
lit-yes = The path joins lantern and statue.
lit-no = The path does not join lantern and statue yet.
ask-start = Meditate or work?
ask-meditation = You took a card ({ $card }). What now?
ask-rain = The rain brings { $items }. What do you lay first?
ask-work = Your own action is free; helpers: { $helpers }. What do you do?
ask-helpers = Your own action is used; helpers: { $helpers }. What do you do?
ask-second = More water? You may lay { $n } more.
ask-second_luck = More water? Your storage has none, but a luck token may bring it.
ask-land = Where does the koi go?
ask-path = Lay a path tile for { $price }?
ask-post = Complete a goal, spend a luck token, or end the turn?
ask-post_goalless = Spend a luck token, or end the turn?
ask-bonus = The branch brings water: you may lay { $n } more.
ask-discard = Your storage is too full: { $used } spaces used, room for { $room }. What do you return?
ask-remove = Another koi leaves the supply. Which one?
choice-meditate = meditate, slot { $slot } ({ $card }) – { $terms }
choice-work = work
choice-reward = take the reward: { $items }
choice-buy = { $how ->
    [slot] instead of the reward, buy
    [luck] spend a luck token to buy
   *[market] buy
} a { $what } for { $price }
choice-no_koi = buy no koi
choice-rain = let it rain: { $items }
choice-well = take { $items }
choice-luck = spend a luck token for { $items }
choice-discard = return: { $what }
choice-remove = { $what }
choice-move = move { $what } { $number } from { $place }{ $by ->
    [helper] {" "}with a helper
   *[own] {""}
}
choice-lay = { $by ->
    [goal] goal: { $what }
    [helper] { $what }, with a helper
   *[own] { $what }
} – { $n ->
    [one] { $n } place
   *[other] { $n } places
}
choice-best = { $what }, at best { $points }
choice-pass = { $phase ->
    [work] the work is done
    [post] end the turn
    [second] no more water
    [path] no path tile
    [bonus] no more water
   *[rain] nothing fits: the rest goes back
}
held-turned = { $cell }, rotation { $turn } (cells { $cells })
held-status = { $what } on { $place }: { $verdict }
fits = fits, { $points }
fits-turned = does not fit this way; fits in rotation { $turns }
fits-not = does not fit here
held-keys = arrows move · R turn · F mirror · N next best · Enter lay · Esc put back
unseen-cards = Cards in the deck ({ $n }): { $list }
ending-title = { $points }: { $title }!
ending-none = { $points }, and no title this time.
help-game =
    Meditate: M1 to M5 takes the card of a slot; you pay or get what stands
              there.
    Work:     W, then lay what you have in storage, put lilies on foliage and
              lanterns on shores, place or move koi. One action is your own,
              each helper card allows one more.
    Lay:      type the number of a choice. Then r turns it, f mirrors it, a
              cell such as 1,-1 moves it there, n shows the next best place,
              Enter lays it and x puts it back. In a drawing the arrow keys
              move it. Quick: w1,-1 lays water; s3,0.3 a shore that looks west;
              +f1,-1 foliage with a helper.
    Luck:     !f !w !s bring foliage, 2 water or a shore, !S !M !L buy a koi.
    Score:    koi 2, 4, 6, one more for each lily beside it, all doubled if
              water is all around; lanterns 1 for each water space before them;
              scrolls, goals, and 1 for each luck token.
