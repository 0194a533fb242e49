# Rybowisko in the companion.

score-about-rybowisko = Catches, sets, luck tokens
