# Co w każdej grze jest naszą rekonstrukcją: mówimy to tam, gdzie się gra.

ours-kohaku = Tabele czterech kart celów i obrazki na płytkach z 3 lub 4 kamieniami to nasza rekonstrukcja; resztę podają instrukcje.
ours-koi = Miejsca na karty, działanie kart, ceny i liczba karpi, część kształtów i większość krawędzi z wodą to nasza rekonstrukcja; wydrukowane liczby są zachowane.
ours-wodny_ogrod = Kształty i symbole wszystkich żetonów wody, obszary na planszach i kartach, dekoracje i to, który żeton premii leży na której krawędzi, to nasza rekonstrukcja; wydrukowane liczby są zachowane.
ours-rybowisko = Mapa jeziora, pola startowe, żetony połowu, 16 z 18 ryb, wszystkie symbole oraz prawie wszystkie zakresy i punkty za unikatowość to nasza rekonstrukcja.
ours-differ = Twoje pudełko może się różnić:
ours-correct = zobacz, jak to poprawić
ours-terminal = { $what } Twoje pudełko może się różnić; tak je poprawisz: { $command }
