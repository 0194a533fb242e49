# Wodny ogród in the companion.

score-about-wodny_ogrod = Gardens, groups, decorations
