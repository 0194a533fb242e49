# General messages of the terminal client.

welcome = Welcome to { $title }.
seat-you = you
seat-bot = bot { $bot }
seat-person = seat { $seat }
your-turn = Your turn, { $name }.
turn-of = Turn { $turn } of { $turns }
turn-number = Turn { $turn }
bot-thinking = { $name } is thinking …
bot-compiling = Getting the bot ready, once on this computer: { $step } ({ $k } of { $n }) …
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
points-change = { $n ->
    [one] { $sign }{ $n } point
   *[other] { $sign }{ $n } points
}
total = total
prompt-help = Type ? for help.
unknown-input = I do not understand “{ $text }”. Type ? for help.
not-possible = Not possible: { $reason } ({ $clause })
undone = Taken back: { $word }
nothing-to-undo = Nothing to take back: what is confirmed or revealed stays.
confirm = Enter: confirm the turn. u: take back.
saved = The game is saved in { $path }
resume-hint = Go on with: pondside play --resume { $path }
goodbye = See you at the pond.
hand-over = Please hand over to { $name }, then press Enter.
since-last = Since your last turn:
game-over = The game is over.
winner = { $names } wins.
winners-shared = Shared victory: { $names }.
tie-coins = The tie was broken by coins.
score-sheet = Score sheet of { $name }
column-what = what
column-where = where
column-counted = counted
column-points = points
help-general =
    u  take back the last step
    s  your score sheet        o  the others
    b  tiles not yet seen      l  what happened
    q  save and stop           ?  this help
warning = Note: { $text }
