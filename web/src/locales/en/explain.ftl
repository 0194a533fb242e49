# Why a bot played a turn.

explain-why = Why?
explain-why-of = Why did { $name } play this turn?
explain-title = Why this turn?
explain-thinking = { $name } is thinking it over …
explain-said = { $n ->
    [one] { $name } thought of one turn.
   *[other] { $name } thought of { $n } turns, the best first.
}
explain-only = It was the only turn possible.
explain-played = played
explain-ahead = ahead by { $n } ± { $error }
explain-behind = behind by { $n } ± { $error }
explain-end = ends with { $n } ± { $error }
explain-now = points at once
explain-later = points later
explain-others = best other ends with
explain-rival = rival ends with
explain-futures = tried out in { $n ->
    [one] { $n } game
   *[other] { $n } games
}
explain-look = Show on the board
explain-another = The turn that was played is not among them this time.
explain-hint = What comes later is the average of the games in which the bot tried the turn out: it takes the turn that leaves it furthest ahead, ± tells how far off that average may be, and turns that fell behind were tried out less.
explain-secret = That would tell what only { $name } may know. Ask again after the game.
explain-not-now = This turn cannot be explained now.
explain-busy = A bot is explaining another turn just now. Ask again in a moment.
