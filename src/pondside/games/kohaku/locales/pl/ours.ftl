# What of Kōhaku is our reconstruction, said where people play.

ours-kohaku = Tabele czterech kart celów i obrazki na płytkach z 3 lub 4 kamieniami to nasza rekonstrukcja; resztę podają instrukcje.
