# Pierwsza gra kogoś, kto jej jeszcze nie zna.

learn-tab = Nauka: { $game } · Pondside
learn-title = { $game }: ucz się, grając
learn-opening = Przygotowujemy twój pierwszy stół…
learn-link = Ucz się, grając
learn-link-of = { $game }: ucz się, grając
learn-guide = Przewodnik
learn-marked = Przewodnik mówi o tym.
learn-there = Pokaż mi to
learn-back = Poprzednia wskazówka
learn-on = Następna wskazówka
learn-skip = Pomiń naukę
learn-hide = Schowaj przewodnik
learn-show = Pokaż przewodnik
learn-go-on = Graj dalej
learn-new = Nowa gra
learn-rules = Przeczytaj zasady
