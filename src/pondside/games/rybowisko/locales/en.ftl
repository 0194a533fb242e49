# Rybowisko: terms, refusals, events and the terminal client's sentences.
# Names of fish, colours, symbols and grades stand in the component file, in three languages.

## Cards and tokens

card = { $fish } (caught by { $numbers }; { $symbol })
card-unique = { $fish } (caught by { $numbers }; { $symbol }; { $n ->
    [one] { $n } extra point
   *[other] { $n } extra points
})
token = { $colour } { $way }
way-N = north
way-E = east
way-S = south
way-W = west
or = { " or " }
percent = { $n }%
percent-over = over { $n }%
fish-count = { $n ->
    [one] { $n } fish
   *[other] { $n } fish
}
smiles = { $n } of { $luck } luck tokens smiling
luck-cost = { $n ->
    [0] no luck needed
    [one] costs { $n } luck token
   *[other] costs { $n } luck tokens
}
symbol-1 = first symbol
symbol-2 = second symbol
symbol-3 = third symbol
symbol-unique = { $symbol } with a point
kind-unique = unique: { $fish }
kind-sets = set of three symbols
counted-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## Why not?

refusal-no_such_action = that is not a move of this game
refusal-game_over = the game is over
refusal-must_move = the angler must move first, and not stay where it is
refusal-must_answer = the roll missed: roll again or give up
refusal-must_take = both fish are hit: take one of the two
refusal-await_first = the first player is being drawn
refusal-await_deal = the cards are being laid out
refusal-await_tokens = the catch tokens are being laid out
refusal-await_die = the die is rolling
refusal-await_card = the empty place is being filled
refusal-await_drift = the catch token is being turned over
refusal-await_refill = the lake is being refilled
refusal-no_water = there is no water there
refusal-field_taken = another angler is on that field
refusal-too_far = that is too far for your luck
refusal-no_such_face = the die has no such number
refusal-card_not_left = no such card is left
refusal-drift_not_left = that token cannot have this direction
refusal-token_not_left = no such token is left
refusal-no_such_seat = there is no such seat
refusal-wrong_pair = that card belongs to another pair
refusal-wrong_field = another field gets the next token
refusal-wrong_place = another place gets the next card
refusal-no_turn_left = the game ends before your next turn
refusal-order = it is another player’s turn

## What happened

event-begins = First player: { $name }.
event-sailed = { $name } sailed to { $field }.
event-sailed-luck = { $name } sailed to { $field } and turned { $luck ->
    [one] { $luck } luck token
   *[other] { $luck } luck tokens
}.
event-rested = { $name } rested: { $smiling ->
    [one] { $smiling } luck token smiles
   *[other] { $smiling } luck tokens smile
}.
event-fishing = { $name } cast the line for { $fish }.
event-rolled = { $name } rolled { $die }.
event-rerolled = { $name } turned a luck token to roll again; { $smiling ->
    [0] none smiles now
    [one] { $smiling } still smiles
   *[other] { $smiling } still smile
}.
event-last_round = { $name } reached the target: this is the last round.
event-caught = { $name } caught { $fish } ({ $place }).
event-failed = { $name } caught nothing.
event-drawn = New on { $place }: { $fish }.
event-drifted = { $name } drifted { $way } to { $field }.
event-stayed = { $name } would have drifted { $way }, but there is no free water: still on { $field }.
event-refill = The lake is refilled: { $laid }. Beside the board stays: { $kept }.
reason-target = The target is reached and the round is over.
reason-no_cards = There is no card left to catch.
reason-max_rounds = The agreed number of rounds is played.
reason-turns = All turns are played.

## Terminal client

intro =
    Sail one or two fields; luck tokens buy more. End on a catch token and roll
    for one of the two fish of its colour; luck tokens buy further rolls. Then
    the waves carry you off. End on plain water to rest: all your luck smiles
    again. Fish, rare fish and sets of three symbols score points.
round-number = Round { $round } · the game ends with { $target } fish
round-last = Round { $round }, the last · the game ends with { $target } fish
legend =
    Tokens: { $colours }.
    1 2 3 4 anglers, o fishing field without token, ~ water.
    Within reach: · free, ¹ ² ³ for so many luck tokens.
beside = Cards in the deck: { $n }. Tokens beside the board: { $pile }.
tokens-of = Tokens, { $colour }: { $fields }.
pair = Pair, { $colour }: { $cards }.
pair-card = { $place } { $card }
pair-empty = no card
angler = { $seat } { $name }: { $field }; { $luck }; { $fish }, { $points }
angler-first = { $seat } { $name }, first player: { $field }; { $luck }; { $fish }, { $points }
reach-catches = Catches within reach
column-field = field
column-luck = luck
column-fish = fish, and the chance of just this one
column-chance = chance of a catch, with 0, 1, 2 … luck tokens
reach-no-catch = No catch token is within reach: rest and gather luck.
reach-catch = { $colour }, { $fish }; { $luck }. { $chances }
chances = Chance of a catch: { $list }
chance = { $n ->
    [0] { $chance } at once
    [one] { $chance } with { $n } luck token
   *[other] { $chance } with { $n } luck tokens
}
rest-free = You can rest on: { $fields }.
rest-paid = With luck tokens, which the rest gives back, also on: { $fields }.
rolled-now = The die shows { $die }.
ask-move = Sail where? Type a field, such as { $example }.
ask-miss = A miss. Roll again (r) for a luck token, or give up (g)?
ask-both = Both are hit. Which one do you take, { $first } or { $second }?
choice-catch = { $field }: { $catch }
choice-stop = stay: there is no way to go
choice-reroll = turn a luck token and roll again
choice-give_up = give up this catch
choice-take = { $card }: { $points }
catch-own = Your catch: { $points }
catch-of = Catch of { $name }: { $points }
catch-empty = no fish yet
unseen-cards = Cards still in the deck: { $list }
unseen-drifts = What can be told of the drift: { $list }
tie-luck = It was a tie; smiling luck tokens decided.
grade = { $points }: { $grade }!
help-game =
    Sail:  type the field where your move ends, such as g7. Two steps are
           free, each further one turns a luck token. Nobody may share a
           field; passing over others is fine.
    Fish:  on a catch token you roll for the two cards of its colour; a number
           within a card’s range catches it. A miss may be rolled again for a
           luck token.
    Drift: after each catch the token is turned over and the waves carry you
           one field.
    Rest:  on water without a token all your luck tokens smile again.
    Score: 1 for each fish, 1 more if it is rare (!), 2 for each set of the
           symbols A, B and C.
