# Koi in the companion.

score-about-koi = Hexagon ponds, scrolls, goals
score-order-koi = Write the players in turn order, the first player first: it decides the last tie.
score-koi-tiles = Tiles and koi
score-koi-goals = Goals
score-koi-owned = Tokens and cards
score-koi-luck = luck tokens
score-koi-coins = coins
score-koi-wells = wells
score-koi-markets = markets
score-koi-storages = storages
score-koi-hand = Tap where it lies: { $what }
score-koi-takes = Tap what should go
score-koi-turn = Turn
score-koi-flip = Mirror
score-koi-refused = It cannot lie there: { $what }
score-koi-in-play = Goals in play
score-koi-in-play-hint = Your title depends on them. Those in your pond are among them.
score-koi-without = Without goals
score-koi-ask = Say under “{ $where }” which goals were in play to learn your title.
