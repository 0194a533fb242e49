# What of Rybowisko is our reconstruction, said where people play.

ours-rybowisko = Карта озера, стартовые клетки, жетоны ловли, 16 рыб из 18, все символы и почти все диапазоны и очки за редкость — наша реконструкция.
