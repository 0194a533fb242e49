# What of each game is our reconstruction, said where people play.

ours-kohaku = The tables of four goal cards and what the tiles with 3 or 4 pebbles show are our reconstruction; the rulebooks tell the rest.
ours-koi = Card slots, card effects, prices and numbers of koi, several shapes and most wet edges are our reconstruction; the printed totals are kept.
ours-wodny_ogrod = The shapes and symbols of all tiles, the layouts, the decorations and which bonus token lies at which edge are our reconstruction; the printed numbers are kept.
ours-rybowisko = The lake, the start fields, the catch tokens, 16 of the 18 fish, all symbols, and nearly all numbers and extra points are our reconstruction.
ours-differ = Your box may differ:
ours-correct = see how to correct it
ours-terminal = { $what } Your box may differ; correct it: { $command }
