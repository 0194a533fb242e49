# The pages around the table: home, a new game, joining, replay, verifying, rules.

home-tab = Pondside: games by the pond
home-skip = Skip to the content
home-title = Games by the pond
home-lead = Pick one and how you want to play it. It begins at once, without an account.
home-shelf = The games
home-more = More
home-foot = Pondside is free and open. It is not affiliated with the publishers; the titles belong to their owners.
home-way-alone = Alone
home-way-bots = With bots
home-way-device = On this device
home-way-friends = With friends
home-start = { $game }: { $way }
home-details = Set up in detail
home-rules = Rules
home-soon = Soon in the browser
home-terminal = Today you can play it in the terminal:
home-mine = My games
home-again = Try again
home-seat-me = You
home-seat-open = Free seat
home-state-open = Waiting for players
home-state-again = Your seat is kept for you
home-state-mine = Your turn
home-state-theirs = { $name } to play
home-state-chance = Going on
home-turn = Turn { $n }
home-going-all = { $n ->
    [one] Show { $n } game
   *[other] Show all { $n } games
}
home-over = Finished games
home-over-all = { $n ->
    [one] Show { $n } finished game
   *[other] Show all { $n } finished games
}
home-first = First place:
home-replay = Replay
home-record = Download record
home-link-title = Somebody sent you a link?
home-link-hint = Paste it here to take a seat or to watch.
home-link-label = Link to a table
home-link-open = Open
home-link-wrong = This is no link to a table. It should contain /join/ or /t/.
home-name-title = How should others call you?
home-name-hint = You may leave this empty; then they see the number of your seat.
home-name-label = Your name
home-name-keep = Save
home-name-kept = From now on you are { $name }.
home-name-gone = Your name was removed.
home-problem-offline = The server cannot be reached. Your games are safe there; check the connection.
home-problem-not_found = There is no such table, or it is not open to you.
home-problem-kept = The rules of this game can no longer be run here; its points and its record are kept at the table.
home-problem-asleep = This game goes on only with the Pondside it was made with.
home-problem-forbidden = The server did not allow this.
home-problem-taken = This seat has been taken already.
home-problem-too_many = That was a lot in a short time. Wait a minute and try again.
home-problem-not_saved = The server could not save this, so nothing was changed. Try again.
home-problem-failed = Something went wrong on the server, and nothing was changed. Try again.

missing-tab = Nothing here – Pondside
missing-broken-title = That did not arrive

new-tab = { $game }: new game – Pondside
new-title = { $game }: a new game
new-way = How do you want to play?
new-way-alone = a game for one
new-way-bots = opponents who never tire
new-way-device = pass it around the table
new-way-friends = everybody gets a link
new-seats = At the table
new-count = How many play?
new-seat-me = You
new-seat-here = Here
new-seat-bot = Bot
new-seat-open = By link
new-seat-kind = Who plays in seat { $n }
new-seat-name = Name of seat { $n }
new-seat-level = Bot in seat { $n }
new-seat-link = You get a link for this seat.
new-bot-calm = A kind beginner: plays what looks good, not always the best.
new-bot-keen = Takes the turn that promises most.
new-bot-strong = Tries out its best turns in many possible continuations.
new-bot-master = Like the strong bot, but thinks longer and about more turns.
new-bot-random = Plays anything that is allowed.
new-bot-preparing = It is being got ready, once on this computer; calm and keen bots play at once.
new-bot-at-once = Answers at once.
new-bot-thinks = Thinks up to { $n ->
    [one] { $n } second
   *[other] { $n } seconds
} a turn.
new-own = Games here are played with the owner’s component file: { $name } ({ $digest }).
new-options = Rules
new-options-usual = as usual
new-options-changed = { $n ->
    [one] { $n } changed
   *[other] { $n } changed
}
new-clause = Rule { $clause }
new-refused = The server does not accept this choice:
new-settings = Help at the table
new-points = Show how many points a move is worth
new-points-full = All
new-points-own = Mine
new-points-off = None
new-points-hint = Whose points are counted while the game goes on. The end is always counted in full.
new-legal = Mark where something may go
new-legal-hint = Switch it off to look for yourself.
new-bag = Count what is still to come
new-bag-hint = A list of what nobody has seen yet.
new-start = Start the game
new-invite = Get the links

join-tab = An invitation – Pondside
join-title = You are invited to { $game }
join-title-any = You are invited to a game
join-seats = At the table
join-name = Your name
join-hint = The others see it. You may leave it empty.
join-take = Take the seat
join-taken = This invitation has been used or replaced. Ask for a new link.
join-unknown = There is no table behind this link. Was it copied in full?

replay-tab = { $game }: replay – Pondside
replay-title = Replay
replay-setup = Set-up
replay-turns = Turns
replay-turn-of = { $n }. { $name }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-slider = Place in the game
replay-place = { $n } of { $of }
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-verify = Verify the shuffle
replay-to-table = To the table
replay-faceless = This game cannot be shown in the browser yet. Its record can be replayed in the terminal.

verify-tab = Was the shuffle fair? – Pondside
verify-title = Was the shuffle fair?
verify-lead = Before the first move the server sealed its shuffle. Now the seal is opened, and your own browser works out every draw again.
verify-lead-closed = Before the first move the server sealed its shuffle. When the game is over the seal is opened, and your own browser works out every draw again.
verify-working = Your browser is checking every draw …
verify-good = The shuffle was fixed before the first move, and nobody changed it.
verify-good-unseen = The draws all fit their seal. Whether it is the seal from the beginning, this browser cannot tell.
verify-good-kept = The seed fits its seal. The rules of this game can no longer be run here, so the draws cannot be worked out anew.
verify-bad = Something does not fit. What it is stands below.
verify-seal-waiting = Opening the seal …
verify-seal-good = The seal fits: it was made from exactly this shuffle.
verify-seal-bad = The seal does not fit this shuffle.
verify-seal-unknown = The seal could not be checked.
verify-seen-waiting = Comparing with the seal this browser saw …
verify-seen-good = It is the same seal that this browser saw when you sat down.
verify-seen-bad = It is not the seal that this browser saw when you sat down.
verify-seen-unknown = This browser did not see the seal when the game began, so it cannot compare the two.
verify-draws-waiting = Working out the draws …
verify-draws-good = { $n ->
    [one] { $n } draw was worked out again, and it came out the same.
   *[other] All { $n } draws were worked out again, and every one came out the same.
}
verify-draws-bad = { $wrong ->
    [0] Draws are missing from the list.
    [one] { $wrong } draw came out differently.
   *[other] { $wrong } draws came out differently.
}
verify-draws-unknown = The draws could not be worked out.
verify-record-waiting = Comparing with the record of the game …
verify-record-good = The record of the game shows the same draws.
verify-record-bad = The record of the game shows other draws.
verify-record-unknown = The record could not be compared.
verify-details = All the details
verify-how = The seal is the SHA-256 of the seed. Every draw follows from the seed by HMAC-SHA-256, as the page on records describes. Which piece a number stands for follows from the rules; the command “pondside verify” checks that as well.
verify-commitment = Seal
verify-seed = Seed
verify-table = Draws
verify-stream = Pile
verify-number = Draw
verify-among = Among
verify-drawn = Number
verify-word = Piece
verify-right = Fits
verify-yes = fits
verify-no = does not fit
verify-running = The game is still going on. The seal stays closed until its end, or somebody could look ahead. This is it:
verify-to-table = To the table
verify-insecure = Browsers do such calculations only on secure pages. Download the record and check it in the terminal:

rules-tab = { $game }: rules – Pondside
rules-title = The rules
rules-search = Search the rules
rules-languages = Language of the rules
rules-contents = Contents
rules-results = Found
rules-found = { $n ->
    [0] Nothing found
    [one] { $n } place
   *[other] { $n } places
}
rules-none = Try another word, or only its beginning.
rules-copy = Copy the link to { $clause }
rules-copied = The link to { $clause } has been copied.
rules-table = Table
rules-play = Play
