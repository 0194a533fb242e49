# Rybowisko in the browser.  Names of fish, colours, symbols, grades and fields are those of the
# component file; titles of score lines replace the terminal's.

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
web-pile-hint = With { $most } tokens beside the board the lake is refilled.
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
    [0] can be reached, catch { $chance }
    [one] can be reached for { $n } luck token, catch { $chance }
   *[other] can be reached for { $n } luck tokens, catch { $chance }
}
web-drift = { $way } { $chance }
web-drifts = the waves may carry you: { $list }

## Deciding

web-percent = { $n }%
web-where = Where do you sail?
web-offer = Field { $field }, { $colour } token, catch { $chance }, { $n ->
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
web-rest = Rest on { $field }
web-elsewhere = Elsewhere
web-confirm = Confirm your move, then the die rolls.
web-miss = { $die }: the fish got away
web-reroll = Roll again ({ $chance })
web-give-up = Give up
web-both = { $die }: both fish bite. Which one do you take?
web-take = Take
web-take-points = { $n ->
    [one] Take: +{ $n } point
   *[other] Take: +{ $n } points
}
web-odds = Chance of a catch by luck tokens spent on rolls
web-odds-luck = Luck spent on rolls
web-odds-with = { $n ->
    [0] no luck token
    [one] { $n } luck token
   *[other] { $n } luck tokens
}
web-odds-any = Any fish
web-calm = The lake is calm.
web-skip = Skip

## Anglers

web-fish-of = { $n } of { $target } fish
web-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-symbol-count = { $symbol }: { $n }
web-lacks = The next set lacks: { $symbol }

## What the shell asks

web-expects-move = choose a field to fish or to rest
web-expects-miss = roll again for a luck token, or give up
web-expects-both = choose one of the two fish
web-expects-confirm = confirm the move
web-turn-of = Turn { $turn } of { $turns }
web-laid = On { $field } a new token: { $colour }.
web-laid-open = On { $field } a new token: { $token }.
web-unique-fish = Rare: { $fish }
web-bag-deck = Cards in the deck
web-bag-pile = Tokens beside the board
kind-fish = Fish
kind-unique = Rare fish
kind-sets = Set of three symbols

## Names

web-fish-SZC = Pike
web-fish-OKO = Perch
web-fish-SAN = Zander
web-fish-BOL = Asp
web-fish-SUM = Wels catfish
web-fish-WEG = European eel
web-fish-LES = Bream
web-fish-PLO = Roach
web-fish-KRA = White bream
web-fish-KRP = Carp
web-fish-LIN = Tench
web-fish-KRS = Crucian carp
web-fish-PIS = Weatherfish
web-fish-ROZ = Bitterling
web-fish-KOZ = Spined loach
web-fish-UKL = Bleak
web-fish-KIE = Gudgeon
web-fish-JZG = Ruffe
web-colour-r = red
web-colour-y = yellow
web-colour-g = green
web-colour-b = blue
web-symbol-A = predators
web-symbol-B = shoal fish
web-symbol-C = small and bottom fish
web-grade-1 = Bank sitter
web-grade-2 = Sunday angler
web-grade-3 = Angler
web-grade-4 = Skilled angler
web-grade-5 = Master of the lake
web-grade-6 = Legend of Zegrze
web-field-m1 = Narew arm, towards Wierzbica
web-field-k3 = Serock
web-field-j4 = Serock harbour
web-field-i5 = Zegrzynek
web-field-m5 = Bug mouth at Arciechów
web-field-q5 = Bug arm, towards Popowo
web-field-g7 = Jadwisin
web-field-k7 = open lake
web-field-o7 = Rynia
web-field-f8 = Zegrze harbour
web-field-n8 = Rynia harbour
web-field-a9 = Dębe dam
web-field-e9 = Jachranka
web-field-i9 = open lake
web-field-m9 = Rządza mouth
web-field-g11 = Wieliszew shore
web-field-k11 = Białobrzegi
web-field-h12 = Nieporęt harbour
web-field-i13 = Żerań Canal mouth
