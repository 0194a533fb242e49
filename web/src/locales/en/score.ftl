# The companion: counting a real pond.

score-home = Count a real game
score-home-hint = Tap what lies on your table and see every point explained. Works without a connection once it is loaded.
score-count-this = Count a real one
score-tab = Count a real game · Pondside
score-tab-of = Count a game of { $game }
score-title = Count a real game
score-lead = You play with the box on the table and count here. Nothing is sent anywhere.
score-offline-saving = This page is being kept in your browser …
score-offline-ready = It is kept in this browser now and works without a connection.
score-offline-impossible = This browser cannot keep it, so a connection is needed.
score-loading = The rules are being fetched. This takes a moment the first time …
score-no-engine = The rules could not be loaded. Is there a connection?
score-again = Try again
score-pond-of = What { $name } has
score-players = Players
score-add = Add a player
score-remove = Remove player { $n }
score-name-of = Name of player { $n }
score-clear = Start over
score-clear-hint = The names stay, everything else is put away. Undo brings it back.
score-points-so-far = { $n ->
    [one] { $n } point so far
   *[other] { $n } points so far
}
score-tools = Tools
score-undo = Undo
score-redo = Redo
score-undone = Taken back.
score-redone = Redone.
score-view = What is shown
score-view-tiles = Tap
score-view-points = Points
score-awake = Keep the screen on
score-awake-on = The screen stays on
score-awake-off = The screen may go dark
score-opened = Opened from a link. Undo brings back what was here before.
score-not-counted = { $name }: this cannot be counted as it lies.
score-warnings = { $n ->
    [one] One thing looks odd
   *[other] { $n } things look odd
}
score-title-won = Title: { $title }

score-share = Share, print, save
score-share-link = Share a link
score-share-hint = Everything is in the link itself. Nothing is kept on a server.
score-link-copied = The link is copied.
score-copy-failed = It could not be copied. Select the text and copy it by hand.
score-print = Print
score-bgstats = To BG Stats
score-text = As text
score-text-hint = Keep this text, or paste another one and load it.
score-text-copy = Copy the text
score-text-copied = The text is copied.
score-text-save = Save as a file
score-text-take = Load
score-text-empty = There is nothing in this text.

score-laid = { $what } added
score-taken-away = { $what } taken away
score-take-away = Take away
score-give-back = Take away: { $what }
score-less = One less
score-more = One more

score-first-tile = The first tile is
score-kind-koi = a koi
score-kind-feature = a feature
score-choose-koi = Which koi lies here?
score-choose-feature = Which feature lies here?
score-instead-koi = Another koi instead?
score-instead-feature = Another feature instead?
score-colours = Colours of the koi
score-cell-for = { $kind ->
    [koi] column { $x }, row { $y }: empty, for a koi
   *[feature] column { $x }, row { $y }: empty, for a feature
}
score-goal = Goal card
score-goal-choose = Choose a goal card
score-goal-change = Another goal card
score-goal-without = No goal card
score-against = Played alone against the rival
score-rival-name = the rival
score-rival-hint = Count the tiles of its pile.
score-rival-koi = koi tiles
score-rival-features = feature tiles
score-rival-coins = coins on its koi
score-rival-flowers = tiles with one flower

score-catch-empty = Nothing caught yet. Tap every card you caught.
score-card = { $card }, { $n ->
    [0] none yet
   *[other] { $n } caught
}
score-card-any = a card, { $symbol }
score-card-any-unique = a card with +1, { $symbol }
score-luck = Smiling luck tokens
score-luck-hint = They decide when points are equal.
score-catch-printed = By what is printed on the cards
score-catch-printed-hint = Call your three symbols first, second and third, in any order: this is right for every box.
score-catch-species = By species
score-catch-species-hint = The symbols of all species here, and almost all points, are our guess. If your cards show others, tap the symbols above instead.
score-catch-grade = After the { $turns } turns of a solo game that is: { $grade }.
score-row-fish = fish
score-row-unique = rare fish
score-row-sets = sets

score-brushes = What a tap paints
score-brush = { $what ->
    [koi] koi
    [lily] lily
    [water] water
    [empty] wipe
   *[decoration] decoration { $n }
}
score-brush-hint = Tap a cell or draw over several. A second tap wipes.
score-fill-water = Fill the rest with water
score-garden-cell = { $what ->
    [koi] { $cell }: koi
    [lily] { $cell }: lily
    [water] { $cell }: water
    [empty] { $cell }: empty
   *[decoration] { $cell }: decoration { $n }
}
score-variant = Garden
score-variant-base = the board alone
score-variant-a = card, side A
score-variant-b = card, side B
