# What of Rybowisko is our reconstruction, said where people play.

ours-rybowisko = Mapa jeziora, pola startowe, żetony połowu, 16 z 18 ryb, wszystkie symbole oraz prawie wszystkie zakresy i punkty za unikatowość to nasza rekonstrukcja.
