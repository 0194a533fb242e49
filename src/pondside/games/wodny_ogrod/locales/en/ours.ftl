# What of Wodny ogród is our reconstruction, said where people play.

ours-wodny_ogrod = The shapes and symbols of all tiles, the layouts, the decorations and which bonus token lies at which edge are our reconstruction; the printed numbers are kept.
