# What of Kōhaku is our reconstruction, said where people play.

ours-kohaku = The tables of four goal cards and what the tiles with 3 or 4 pebbles show are our reconstruction; the rulebooks tell the rest.
