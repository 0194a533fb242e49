# Rybowisko in the companion.

score-about-rybowisko = Połowy, komplety, żetony szczęścia
