# Rybowisko in the companion.

score-about-rybowisko = Уловы, комплекты, жетоны удачи
