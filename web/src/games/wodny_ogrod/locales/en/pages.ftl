# Wodny ogród on the pages around the table.

home-about-wodny_ogrod = Fill a garden with koi and water-lilies, piece by piece, without leaving a gap.
new-credits-wodny_ogrod = Designed by Uwe Rosenberg
option-wodny_ogrod-variant = Gardens
option-wodny_ogrod-variant-hint = Garden cards bring decorations. Without cards it is the family game.
option-wodny_ogrod-variant-base = the printed boards (family game)
option-wodny_ogrod-variant-a = garden cards, side A
option-wodny_ogrod-variant-b = garden cards, side B
option-wodny_ogrod-first = Who begins
option-wodny_ogrod-first-hint = Whoever last visited a Japanese garden begins.
option-wodny_ogrod-first-value = player { $n }
option-wodny_ogrod-first-random = drawn by lot
