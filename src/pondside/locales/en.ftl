# General messages of the terminal client and the command line.

welcome = Welcome to { $title }!
name-you = You
name-seat = Seat { $seat }
name-bot = Bot { $seat } ({ $bot })
turn-of = Turn { $turn } of { $turns }
turn-number = Turn { $turn }
bot-thinking = { $name } is thinking …
bot-instead = { $name } plays in place of { $gone }: that bot is no more.
bot-compiling = Getting the bot ready, once on this computer: { $k } of { $n } …
service-compiling = Getting ready, once on this computer: { $what }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
points-plus = { $n ->
    [one] plus { $n } point
   *[other] plus { $n } points
}
points-minus = { $n ->
    [one] minus { $n } point
   *[other] minus { $n } points
}
total = total
prompt-help = ? help · u undo · s score · o the others · b still to come · l log · q save and stop
ask-number = You may type the number of a choice instead.
held-ask = A cell to move it there, r turn, f turn over, n next best place, Enter lay it, x put it back.
held-ask_mirrored = A cell to move it there, r turn, f mirror, n next best place, Enter lay it, x put it back.
held-unknown = Type a cell as the drawing names it, r, f, n, x, or only Enter.
held-back = Put back.
unknown-input = I do not understand “{ $text }”. Type ? for help.
not-possible = Not possible: { $reason } ({ $clause }).
undone = Taken back: { $word }
nothing-to-undo = There is nothing to take back: what is confirmed or revealed stays.
confirm = Press Enter to confirm your turn, or u to take back.
saved = The game is saved in { $path }
resume-hint = Go on with: { $program } play --resume { $path }
goodbye = See you at the pond.
hand-over = { $name }: take the keyboard and press Enter. The others look away.
hand-over-open = { $name }: take the keyboard and press Enter.
since-last = Since your last turn:
before-first = Before your first turn:
# Between a thing and what is said of it.
dash = –
log-empty = Nothing has happened yet.
game-over = The game is over.
wins = { $names } won!
wins-own = You won!
shared = A shared victory: { $names }.
placing = { $place }. { $name }: { $points }
sheet-of = Score sheet of { $name }
sheet-own = Your score sheet
column-what = what
column-where = where
column-counted = what it counted
column-points = points
column-clause = rule
help-general =
    u  take back the last step     s  your score sheet, point by point
    o  what the others have        b  what is still to come
    l  what has happened           q  save and stop
    ?  this help
note = Note: { $text }
score-total = Total: { $points }
score-title = Played alone: { $title }
replay-ok = The record is sound: { $n ->
    [one] { $n } action
   *[other] { $n } actions
} replayed.
replay-running = The game is not finished.
verify-replayed = The moves follow the rules: { $n ->
    [one] { $n } action
   *[other] { $n } actions
} replayed.
verify-draws = { $n ->
    [one] { $n } draw was worked out from the seed again; it is as recorded.
   *[other] { $n } draws were worked out from the seed again; all are as recorded.
}
verify-differs = Line { $line }, column { $column }: the record says { $recorded }, but the seed draws { $drawn } (draw { $n } of “{ $stream }”).
verify-commitment = Commitment of the seed: { $commitment }
verify-unknown = The record names no commitment. Compare this one with what was shown before the game.
verify-as-given = It is the one you gave: the seed was fixed before the game.
verify-as-recorded = It is the one in the record. Compare it with what was shown before the game, too.
verify-other = It should be { $commitment }: this is not the seed that was promised.
verify-failed = This record does NOT hold.
note-small = note: { $text }
stopped = stopped
serve-at = Pondside is at { $address }  (Ctrl-C stops it; games are kept in { $database })
serve-house = In the house: { $address }
serve-public = For everybody: { $address }
serve-here-only = Only this computer can open it. To let the house in, stop it and start it with:  { $command }
serve-no-house = This computer has no address in a network, so nobody else can open it.
data-stock = { $file }: in order, the stock components of { $title }
data-own = { $file }: in order, components { $digest } of { $title }
data-play = play with it:  { $command }
usage-usage = Usage: { $usage }
usage-help = Try “{ $command }” for help.
usage-error = Error: { $what }
