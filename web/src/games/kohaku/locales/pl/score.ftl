# Kōhaku in the companion.

score-about-kohaku = Ryby, ozdoby, karty celów
