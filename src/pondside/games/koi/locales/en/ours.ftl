# What of Koi is our reconstruction, said where people play.

ours-koi = Card slots, card effects, prices and numbers of koi, several shapes and most wet edges are our reconstruction; the printed totals are kept.
