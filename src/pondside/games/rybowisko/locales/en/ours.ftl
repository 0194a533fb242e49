# What of Rybowisko is our reconstruction, said where people play.

ours-rybowisko = The lake, the start fields, the catch tokens, 16 of the 18 fish, all symbols, and nearly all numbers and extra points are our reconstruction.
