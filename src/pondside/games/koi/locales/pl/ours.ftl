# What of Koi is our reconstruction, said where people play.

ours-koi = Miejsca na karty, działanie kart, ceny i liczba karpi, część kształtów i większość krawędzi z wodą to nasza rekonstrukcja; wydrukowane liczby są zachowane.
