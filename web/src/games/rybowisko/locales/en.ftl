# Rybowisko in the browser.  Names of fish, colours, symbols, grades and fields come with the
# view; titles of score lines replace the terminal's.

## Board

web-lake = Lake Zegrze
web-lake-grid = The lake. Arrows go from field to field, Enter selects, Enter again plays.
web-whole-lake = Show the whole lake
web-letter-N = N
web-letter-E = E
web-letter-S = S
web-letter-W = W
web-place-serock = Serock
web-place-zegrze = Zegrze
web-place-rynia = Rynia
web-place-nieporet = Nieporęt
web-place-debe = Dębe
web-place-narew = Narew
web-place-bug = Bug
web-place-canal = Żerań Canal
web-cards = Fish cards
web-pair = Pair, { $colour }
web-no-card = no card
web-deck = Cards in the deck: { $n }
web-pile = Tokens beside the board: { $n } of { $most }; { $tokens }
web-bench = What to do

## Fields

web-field = field { $field }
web-field-place = field { $field }, { $place }
web-token = { $colour } catch token
web-no-token = fishing field without a token
web-angler-here = angler of { $name }
web-label-rest = { $n ->
    [0] can be reached, rest
    [one] can be reached for { $n } luck token, rest
   *[other] can be reached for { $n } luck tokens, rest
}
web-label-catch = { $n ->
    [0] can be reached, chance { $chance }
    [one] can be reached for { $n } luck token, chance { $chance }
   *[other] can be reached for { $n } luck tokens, chance { $chance }
}
web-drift = { $way } { $chance }
web-drifts = the waves may carry you: { $list }

## Deciding

web-percent-over = >{ $n }%
web-where = Where do you sail?
web-offer = Field { $field }, { $colour } token, chance { $chance }, { $n ->
    [0] free
    [one] for { $n } luck token
   *[other] for { $n } luck tokens
}
web-cost = { $n ->
    [0] The way there is free.
    [one] The way there costs { $n } luck token.
   *[other] The way there costs { $n } luck tokens.
}
web-cost-rest = { $n ->
    [one] The way there costs { $n } luck token, which the rest gives back.
   *[other] The way there costs { $n } luck tokens, which the rest gives back.
}
web-rest-does = Without a catch token you rest: all your luck tokens smile again.
web-pair-gone = No card of this colour is left: there is nothing to catch.
web-after = Then the waves carry you: { $list }.
web-cast = Cast at { $field }
web-cast-odds = Cast at { $field } ({ $chance })
web-rest = Rest on { $field }
web-rest-now = Rest
web-planned = This move is planned.
web-confirm = Confirm your move, then the die rolls.
web-miss = { $die }: no bite
web-reroll = Roll again ({ $chance })
web-give-up = Give up
web-both = { $die }: both fish bite. Which one do you take?
web-take-fish = Take: { $fish }
web-take-fish-points = Take: { $fish }, +{ $n }
web-odds = Chance of a catch by luck tokens spent on rolls
web-odds-luck = Luck spent on rolls
web-odds-with = { $n ->
    [0] no luck token
    [one] { $n } luck token
   *[other] { $n } luck tokens
}
web-worth = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
}
web-odds-any = Any fish
web-calm = The lake is calm.
web-skip = Skip

## Anglers

web-first = first player
web-fish-of = { $n } of { $target } fish
web-symbol-count = { $symbol }: { $n }
web-lacks = The next set lacks: { $symbol }

## What the shell asks

web-expects-move = choose a field to fish or to rest
web-expects-miss = roll again for a luck token, or give up
web-expects-both = choose one of the two fish
web-expects-confirm = confirm the move
web-turn-of = Turn { $turn } of { $turns }
round-number = Round { $round } · game to { $target } fish
round-last = Round { $round }, the last · game to { $target } fish
web-laid = On { $field } a new token: { $colour }.
web-laid-open = On { $field } a new token: { $token }.
web-unique-fish = Rare: { $fish }
web-bag-deck = Cards in the deck
web-bag-pile = Tokens beside the board
kind-fish = Fish
kind-unique = Rare fish
kind-sets = Sets
web-set = Set of three symbols

## The command line

web-command-move = g7: sail to field g7. stop: stay, if there is no way to go. reroll, give_up: after a miss. take:r1: the fish of that place.
web-command-where = p g7: what lies on field g7; p r1: the card on place r1
web-place-card = place { $place }: { $card }
web-place-empty = place { $place }: no card

## Looked at closer, and the reference card

web-reference = A turn and the points
web-about-move-title = Sailing
web-about-move = Sail one or two fields for nothing; every field further turns a smiling luck token.
web-about-token-title = Catch token
web-about-token = Stop on a catch token and you fish for the two cards of its colour.
web-about-fish-title = Fish card
web-about-fish = Roll a number within the range of a card and its fish is yours; if it fits both, choose one.
web-about-luck-title = Luck tokens
web-about-luck = A smiling luck token pays for a longer way, or for another roll after a miss.
web-about-drift-title = Drift
web-about-drift = After the catch the token is turned over, and the waves carry you one field the way it points.
web-about-rest-title = Rest
web-about-rest = Stop where no catch token lies and you rest: all your luck tokens smile again.
web-about-deck-title = Deck
web-about-deck = A card that was taken is replaced at once from the deck.
web-about-pile-title = Tokens beside the board
web-about-pile = { $refill ->
    [one] With { $refill } catch token beside the board the lake is refilled.
   *[other] With { $refill } catch tokens beside the board the lake is refilled.
}
web-about-unique-title = Rare fish
web-about-unique = Every fish is 1 point, a rare one brings its extra points as well.
web-about-sets-title = Sets
web-about-sets = { $points ->
    [one] Three fish with the three different symbols are a set: { $points } point more.
   *[other] Three fish with the three different symbols are a set: { $points } points more.
}
web-about-end-title = The end
web-about-end = { $target ->
    [one] When somebody has caught { $target } fish, the round is finished; most points win.
   *[other] When somebody has caught { $target } fish, the round is finished; most points win.
}
web-about-end-alone = { $turns ->
    [one] You have { $turns } turn; every point counts.
   *[other] You have { $turns } turns; every point counts.
}
web-about-worth = { $n ->
    [one] It would bring you { $n } point now.
   *[other] It would bring you { $n } points now.
}
web-field-why = Field { $field }: { $reason }

## The first game

lesson-sail = { $n ->
    [one] You have { $n } turn on the lake to land the best catch. Tap the ringed token: there you can fish.
   *[other] You have { $n } turns on the lake to land the best catch. Tap the ringed token: there you can fish.
}
lesson-cast = The token’s colour shows which two fish may bite, the percentage how likely. Cast!
lesson-miss = { $die } is on neither card. Turn a smiling luck token and roll again, or let the fish go.
lesson-both = { $die } is on both cards: take the fish you like better.
lesson-on = { $n ->
    [0] The fish got away, and the waves may have carried you. Two fields are free, each one further costs a smile. Sail to a token.
    [one] { $n } fish! Then the waves may have carried you. Two fields are free, each one further costs a smile. Sail to a token.
   *[other] { $n } fish! Then the waves may have carried you. Two fields are free, each one further costs a smile. Sail to a token.
}
lesson-again = Look at the odds, and cast.
lesson-rest = { $n ->
    [one] { $n } luck token is sad. Rest on a field without a catch token, and all of them smile again.
   *[other] { $n } luck tokens are sad. Rest on a field without a catch token, and all of them smile again.
}
lesson-alone = Now a turn of your own. A field without a catch token is a rest: all luck tokens smile again.
lesson-sheet = { $n ->
    [0] No points yet, but they will come. Open “Points”.
    [one] Your fish are worth { $n } point. Open “Points” to see why.
   *[other] Your fish are worth { $n } points. Open “Points” to see why.
}
lesson-number = A fish is a point, a rare one more, and three different symbols bring { $points }. Tap a number to see its cards.
lesson-end = { $n ->
    [one] That is all. After { $n } turn you learn how good an angler you are; in company the game ends with the round in which somebody lands the seventh fish.
   *[other] That is all. After { $n } turns you learn how good an angler you are; in company the game ends with the round in which somebody lands the seventh fish.
}

## What a turn would do, whether it was played or not

would-sailed = Sail to { $field }.
would-sailed-luck = Sail to { $field } and turn { $luck ->
    [one] { $luck } luck token
   *[other] { $luck } luck tokens
}.
would-rested = Rest: { $smiling ->
    [one] { $smiling } luck token smiles
   *[other] { $smiling } luck tokens smile
}.
would-fishing = Cast the line for { $fish }.
would-rerolled = Turn a luck token to roll again; { $smiling ->
    [0] none smiles then
    [one] { $smiling } still smiles
   *[other] { $smiling } still smile
}.
would-caught = Take { $fish } ({ $place }).
would-failed = Let the fish go.
would-last_round = Then this is the last round.
