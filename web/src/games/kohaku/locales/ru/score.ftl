# Kōhaku in the companion.

score-about-kohaku = Кои, декор, карты целей
