# Preferences and the band at the top.

set-title = Preferences
set-close = Close
set-home = Pondside, to the games
set-nav = Rules and preferences
set-rules = Rules
set-language = Language
set-theme = Colours
set-theme-system = Like the system
set-theme-light = Light
set-theme-dark = Dark
set-animation = Animation
set-animation-normal = Normal
set-animation-fast = Fast
set-animation-off = Off
set-animation-still = Your system asks for less motion, so nothing moves.
set-auto-confirm = Confirm automatically
set-auto-confirm-hint = A complete turn is confirmed after three seconds unless you stop it.
set-sound = Sounds
set-sound-hint = Soft sounds when something is laid, on your turn and at the end.
set-opposite = Turn the page to players opposite
set-opposite-hint = On a device that lies between several people the page turns to whoever decides.
set-keys = Single-key shortcuts
set-keys-hint = Single letters do things at a table. The list of keys, in the table’s menu, tells which and lets you change them.

# Seats.

table-seat = Player { $n }
table-bot = Bot
table-bot-numbered = Bot { $n }
table-bot-calm = Calm bot
table-bot-keen = Keen bot
table-bot-strong = Strong bot
table-bot-master = Master bot
table-bot-random = Random bot
table-bot-other = Bot ({ $bot })
table-bot-instead = { $bot }, in place of { $gone }
table-level-calm = calm
table-level-keen = keen
table-level-strong = strong
table-level-master = master
table-level-random = random
table-level = level: { $bot }
table-you = you
table-here = this device
table-present = here
table-absent = away
table-acts = to move
table-seats = Players
table-look-at = Look closer: { $name }
table-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-points-of = { $name }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-points-hidden = At this table points are shown at the end.

# The banner, the tab, the live regions.

table-tab = { $title } · Pondside
table-tab-yours = Your turn · { $title }
table-your-turn = Your turn
table-turn-of = { $name }’s turn
table-your-turn-said = { $name }, your turn: { $expects }
table-turn-told = { $name } is to act, { $n ->
    [0] for less than a minute
    [one] for { $n } minute
   *[other] for { $n } minutes
}. { $progress }
table-chance = Luck decides …
table-over = The game is over
table-thinking = thinking …
table-preparing = getting ready, once on this computer …
table-preparing-left = getting ready, once on this computer: about { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
table-preparing-bar = Getting { $name } ready
table-waiting = waiting for { $time }
table-confirm-now = your turn is complete: confirm it
table-zoom-in = Larger
table-zoom-out = Smaller
table-zoom-fit = Show the whole pond
table-past = You are looking at an earlier position
table-past-at = step { $n } of { $of }
table-past-failed = This position could not be fetched. Try again.
table-to-now = Back to the current one
table-recap = What happened
table-recap-at = { $at } of { $of }
table-back-asked = { $name } asks to take back a turn
table-back-asked-what = The game would go back to before that turn.
table-back-waiting = waiting for the others to agree
table-back-agree = Agree
table-back-refuse = Refuse
table-watching = You are watching this game.

# The actions of a turn.

table-actions = Your turn
table-undo = Undo
table-redo = Redo
table-reset = Reset turn
table-reset-ask = Take back everything of this turn?
table-undone = Taken back.
table-confirm = Confirm
table-stop-auto = Wait
table-ask-back = Ask to take back
table-back-title = Go back
table-back-ask = This goes back to before your last decision. What bots and luck did since then is taken back too, and the game is marked “undo used”.
table-back-yes = Go back
table-no = Cancel
table-retry = Try again

# Dialogs and messages of the table.

table-skip = To the board
table-menu = Table
table-bag = Still to come
table-bag-hidden = At this table what is still to come is not counted.
table-bag-empty = Nothing is left.
table-times = × { $n }
table-why-not = Why not?
table-coming = Setting up the table …
table-missing-title = No such table
table-missing-text = Perhaps the link is incomplete, or the table is for its players only. Ask whoever invited you for a new link.
table-refused-title = This page may not play here
table-refused-text = The server accepts players only from its own pages. Open Pondside at its own address.
table-asleep-title = This game cannot go on here
table-asleep-text = Its rules or its components are not known to this program. It goes on with the Pondside it was made with; nothing of it is lost.
table-own-box = own box
table-own = Played with an owner’s component file ({ $digest }), not with ours.
table-faceless-title = { $title } is not in the browser yet
table-faceless-text = This game is played in the terminal for now: pondside play { $game }
table-face-failed-title = The game could not be fetched
table-face-failed-text = Check the connection and try again. Your table is safe.
table-offline-title = No connection
table-offline-text = Your table is safe on the server. We keep trying.
table-hand-over = Pass the device to { $name }
table-hand-over-why = Something here is for { $name } alone. The others look away.
table-i-am = I am { $name }
table-seal = Shuffle sealed: { $seal }
table-seal-why = The shuffle was fixed before the first move. After the game you can verify that nobody changed it.
table-seal-over = The seal is open: you can verify that nobody changed the shuffle.
table-copy-watch = Copy the link for spectators
table-set-points-full = Points of everybody are shown.
table-set-points-own = Only your own points are shown.
table-set-points-off = Points are shown at the end.
table-set-legal-on = Possible places are marked.
table-set-legal-off = Possible places are not marked.
table-set-bag-on = What is still to come is counted.
table-set-bag-off = What is still to come is not counted.

# The waiting room.

table-open-title = { $title }: the table is ready
table-open-text = { $n ->
    [one] One seat is open. The game begins by itself when it is taken.
   *[other] { $n } seats are open. The game begins by itself when they are taken.
}
table-open-seat = Seat { $n } is open
table-open-invite = Send this link to one person.
table-open-wait = Waiting for somebody to sit down.
table-copy = Copy link
table-copied = Copied
table-copy-failed = The link could not be copied. Here it is: { $link }
table-share = Share
table-renew = Make a new link
table-invite-renewed = There is a new link; the old one no longer works.
table-invite-failed = No new link could be made. Try again.
table-watch-title = Spectators
table-watch-text = Whoever has this link may watch, without seeing secrets.

# A next game: seats are kept for those who played the last one.

table-open-people = Waiting for { $names }. The game begins by itself when everybody is here. The seats have moved on by one: whoever had the first has the last.
table-reserved = Kept for this player, whose screen says so. No link is needed.
table-reserved-you = This seat is kept for you.
table-reserved-take = Take your seat
table-reserved-failed = The seat could not be taken. Try again.
table-give-bot = Let a bot play here
table-give-open = Invite somebody else
table-give-failed = The seat could not be given away. Try again.

# Whom a link reaches, and how it is sent.

invite-here-only = Only this computer can open this page: a link would reach nobody.
invite-let-in = To let the others in your house in, stop Pondside with Ctrl‑C in the window where it runs, and start it with:
invite-kept = Your games are kept, and this page comes back by itself.
invite-no-house = This computer is in no network: nobody else can open a link.
invite-house = Links work for everybody in the same network, for instance the same Wi-Fi.
invite-address = Address of this computer
invite-link = Link to seat { $n }
invite-link-watch = Link for spectators
invite-qr = QR code
invite-qr-alt = QR code: { $label }. The same link stands in the field above.
invite-qr-failed = The QR code could not be fetched. Use the link.
invite-by-hand = The link is selected: copy it with { $keys }.
invite-by-touch = The link is selected: hold it and choose “Copy”.

# The connection.

link-live = Live: connected to the table.
link-reconnecting = Reconnecting …
link-reconnecting-saved = Reconnecting – your move is saved here.
link-offline = Offline. The table waits for you.
link-offline-saved = Offline – your move is saved here and will be sent.
link-trouble = This was not accepted: { $message }
link-trouble-stale = The table had moved on, so your move was not made. This is how it stands now.
link-trouble-unconfirmed = Your turn is complete: confirm it or undo.
link-trouble-not_your_turn = It is another player’s turn; nothing was changed.
link-trouble-not_seated = You hold no seat at this table.
link-trouble-nothing_to_undo = There is nothing to take back.
link-trouble-not_allowed = That is not possible now.
link-trouble-not_started = The game has not begun yet.
link-trouble-over = The game is over.
link-trouble-too_many = Too fast: the server did not take this move. Wait a moment and try again.
link-trouble-not_saved = The server could not store your move, so it was not made. Try again.
link-trouble-unreadable = The server did not understand this move; nothing was changed.
link-trouble-undelivered = Your move could not be delivered and was given up. Please make it again.

# The log.

log-title = What happened
log-empty = Nothing has happened yet.
log-setup = Set-up
log-turn = Turn { $n }
log-turn-of = Turn { $n } · { $name }
log-since = since your last turn
log-recap = { $n ->
    [one] Replay since my turn · { $n } step
   *[other] Replay since my turn · { $n } steps
}
log-look = Show the position after this
log-back = The game went back to this point.
log-back-asked = { $name } asked to take back a turn, the others agreed: the game went back to this point.

# The score sheet and the end.

sheet-title = Points
sheet-total = Total
sheet-hint = Tap a number to see where its points come from.
sheet-number = { $name }, { $what }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}. Where from?
sheet-number-total = { $name }, in all: { $n ->
    [one] { $n } point
   *[other] { $n } points
}. Where from?
sheet-chosen = { $name }: { $n ->
    [one] one line of points
   *[other] { $n } lines of points
}
sheet-lines = Where the points come from
sheet-all-of = All points of { $name }
sheet-kind-of = { $name }: { $what }
sheet-rule = Rule { $clause }
sheet-failed = The points could not be fetched.
end-title = The result
end-show = Show the result
end-counting = The points are counted …
end-skip = Skip
end-done = The game is over
end-won = { $names } won!
end-won-you = You won!
end-shared = A shared victory: { $names }
end-place = Place
end-undo-used = Moves were taken back in this game.
end-again = Play again
end-again-failed = No new table could be made. { $message }
again-asks = { $name } wants to play again.
again-join = Join
again-waits = The next game is waiting for the others.
again-begun = The next game has begun.
again-go = To the next game
again-without = The next game goes on without you: your seat was given to somebody else.
again-new = New game
again-hint = With the same people. The seats move on by one: whoever had the first has the last.
again-tab = { $told } – { $title }
end-replay = Replay
end-verify = Verify the shuffle
end-record = Download the record
end-home = To the games

# A finished game whose rules cannot be run any more.
kept-title = { $title }: kept as it ended
kept-why = The rules or components of this game can no longer be run here. This is what was stored at its end: the points, the places and the record.
kept-record = The record as text

# The list of keys.

key-title = Keys
key-table = At the table
key-board = On the board
key-confirm = Confirm the turn, or take the step it asks for
key-undo = Undo
key-redo = Redo
key-reset = Reset the turn (asks first)
key-sheet = Points, and where they come from
key-points = Say everybody’s points
key-bag = What is still to come
key-last = Say the last move
key-turn = Say whose turn it is
key-look = Look closer at a player
key-list = This list
key-arrows = Move on the board
key-jump = Jump to the next possible place
key-put = Pick up, put down
key-clear = Let go
key-closer = Look closer at a tile
key-how = Press a key cap to give that action another key. Without the tick its keys do nothing.
key-change = { $what }: { $key }. Change this key
key-press = Press the new key for “{ $what }”. Esc leaves it as it is.
key-left = “{ $what }” keeps the key { $key }.
key-now = “{ $what }” has the key { $key }.
key-not-this = The boards or the browser need that key. Press another one for “{ $what }”, or Esc.
key-taken = { $key } is already in use: “{ $use }”. Swap the two keys?
key-swap = Swap
key-keep = Leave as it is
key-swapped = “{ $what }” has the key { $key }, “{ $other }” has { $before }.
key-back = “{ $what }”: back to { $key }
key-all-back = All keys as they were at first
key-all-back-done = All keys are as they were at first.
key-board-fixed = The keys of the boards cannot be changed. They work only while the board has the focus.
key-rotate = Turn the piece in hand (Wodny ogród)
key-flip = Turn it over (Wodny ogród)
key-zoom = Enlarge, shrink, show the whole pond (Kōhaku)
key-command = Write what to do

# The command line.

command-title = Say what to do
command-hint = a move, l, t, p … or ? for help
command-hint-said = Write a move or a question; a question mark tells what can be written. Escape closes the field.
command-send = Send
command-answers = Answers
command-done = Done, not yet confirmed. Next: { $expects }.
command-whole = Done. The turn is complete: write c to confirm it or u to undo.
command-undone = Taken back. Next: { $expects }.
command-confirmed = The turn is confirmed.
command-unfinished = The turn is not complete yet. Next: { $expects }.
command-strange = “{ $words }” is neither a question nor a move here. Write ? to see what can be written.
command-nowhere = There is no place “{ $query }” here. Write ? to see how places are written.
command-possible = { $n ->
    [0] There is nothing to choose now.
    [one] { $n } move is possible: { $words }
   *[other] { $n } moves are possible: { $words }
}
command-help-l = l: the last move
command-help-t = t: whose turn it is, and what is expected
command-help-p = p: everybody’s points
command-help-m = m: the moves that are possible
command-help-u = u: undo
command-help-c = c: confirm the turn
