# Kōhaku in the companion.

score-about-kohaku = Koi, features, goal cards
