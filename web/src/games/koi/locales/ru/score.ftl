# Koi in the companion.

score-about-koi = Пруды из шестиугольников, свитки, цели
score-order-koi = Впишите игроков в порядке хода, начиная с первого: от этого зависит, кто выиграет при полном равенстве.
score-koi-tiles = Тайлы и карпы
score-koi-goals = Цели
score-koi-owned = Жетоны и карты
score-koi-luck = жетоны удачи
score-koi-coins = монеты
score-koi-wells = колодцы
score-koi-markets = рынки
score-koi-storages = хранилища
score-koi-hand = Нажмите, где лежит: { $what }
score-koi-takes = Нажмите на то, что нужно убрать
score-koi-turn = Повернуть
score-koi-flip = Отразить
score-koi-refused = Там это лежать не может: { $what }
score-koi-in-play = Цели в игре
score-koi-in-play-hint = От них зависит звание. Те, что лежат в пруду, входят в их число.
score-koi-without = Без целей
score-koi-ask = Отметьте в разделе «{ $where }», какие цели были в игре, и узнаете звание.
