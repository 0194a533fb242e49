# Koi in the companion.

score-about-koi = Stawy z sześciokątów, pergaminy, cele
score-order-koi = Wpisz graczy w kolejności tur, od pierwszego: od tego zależy ostateczne rozstrzygnięcie remisu.
score-koi-tiles = Kafelki i karpie
score-koi-goals = Cele
score-koi-owned = Żetony i karty
score-koi-luck = żetony szczęścia
score-koi-coins = monety
score-koi-wells = studnie
score-koi-markets = rynki
score-koi-storages = schowki
score-koi-hand = Dotknij miejsca, w którym leży: { $what }
score-koi-takes = Dotknij tego, co ma zniknąć
score-koi-turn = Obróć
score-koi-flip = Odbij
score-koi-refused = Nie może tam leżeć: { $what }
score-koi-in-play = Cele w grze
score-koi-in-play-hint = Od nich zależy tytuł. Te ze stawu są wśród nich.
score-koi-without = Bez celów
score-koi-ask = Zaznacz w części „{ $where }”, jakie cele były w grze, a poznasz tytuł.
