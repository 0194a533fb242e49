# Kōhaku in the browser.

## The letter on the mark of a colour

web-letter-b = Ч
web-letter-r = К
web-letter-w = Б
web-letter-y = Ж

## The board between the ponds

web-market-empty = { $cell }: пусто
web-market-tile = { $cell }: { $tile }
web-market-picked = { $cell }: { $tile }, выбранный квадрат
web-market-partner = { $cell }: { $tile }, можно взять вместе с выбранным квадратом
web-market-apart = { $cell }: { $tile }, не рядом с выбранным квадратом
web-market-pick-told = Выбрано: { $tile }. Рядом { $n ->
    [one] лежит { $n } квадрат.
    [few] лежат { $n } квадрата.
    [many] лежит { $n } квадратов.
   *[other] лежит { $n } квадрата.
}
web-stack-koi = Кои в стопке: { $n }
web-stack-feature = В стопке { $n ->
    [one] { $n } квадрат декора
    [few] { $n } квадрата декора
    [many] { $n } квадратов декора
   *[other] { $n } квадрата декора
}

## Ponds

web-pond-own = Ваш пруд
web-pond-of = Пруд: { $name }
web-cell-empty = столбец { $x }, ряд { $y }: пусто
web-cell-tile = столбец { $x }, ряд { $y }: { $tile }
web-cell-feature = столбец { $x }, ряд { $y }: { $tile }, рядом { $n } кои
web-cell-earns = { $cell }, { $points }
web-cell-new = { $cell }, ещё не подтверждено
web-cell-legal-koi = столбец { $x }, ряд { $y }: пусто, можно положить кои
web-cell-legal-feature = столбец { $x }, ряд { $y }: пусто, можно положить декор
web-cell-legal-koi-points = столбец { $x }, ряд { $y }: пусто, можно положить кои, { $points }
web-cell-legal-feature-points = столбец { $x }, ряд { $y }: пусто, можно положить декор, { $points }
web-pond-waiting = Этот пруд начнётся с первого кои.

## Tiles in hand

web-hand = В руке
web-hand-held = { $tile }: квадрат выбран для размещения
web-hand-hint = Перетащите квадрат в пруд или нажмите на отмеченную клетку.
web-hand-hint-unmarked = Перетащите квадрат в пруд или нажмите на клетку.
web-hand-told = Для размещения выбрано: { $tile }. { $n ->
    [one] Подходит { $n } клетка.
    [few] Подходят { $n } клетки.
    [many] Подходят { $n } клеток.
   *[other] Подходит { $n } клетки.
}
web-market-hint = Возьмите два соседних квадрата: кои и декор.
web-done-hint = Оба квадрата в пруду. Подтвердите ход или передвиньте их.
web-planned-hint = Оба квадрата в пруду. Передвиньте их или сохраните план.
web-relay-told = { $tile }: на прежней клетке лежать нельзя, квадрат снова в руке.

## How a tile scores

web-reference = Что приносит очки
web-how-koi = Приносит очки соседнему декору.
web-how-koi-coins = Приносит очки соседнему декору; { $coins ->
    [one] монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}: { so-many }.
web-how-single_flower = { so-many } за каждого соседнего кои, в окраске которого есть этот цвет, за { $around } вместе — { $all }.
web-how-double_flower = За каждого соседнего кои: { so-many } за один из этих цветов, { $both } за оба.
web-how-rocks = { so-many } за каждого малька на соседних квадратах кои.
web-how-frog = { so-many } за каждую стрекозу на соседних квадратах кои.
web-how-statue = { $points } или { so-many } за { $counts } или { $most } соседних кои.
web-how-butterflies = { so-many } за каждого кои, в окраске которого есть этот цвет, в том же ряду или столбце.
web-how-turtle = { so-many }, где бы ни лежала.

## A tile looked at closer

web-about-counted = Здесь его считают:
web-about-example = Например, { $points }

## Goal cards

web-goals = Карты целей
web-goal-own = Ваша карта цели
web-goal-of = Карта цели: { $name }
web-goal-rule = Как считается
web-goal-rule-of = Как считается: { $card }
web-goal-keep = Оставить эту карту
web-goal-count = кои
web-goal-count-kinds = типы
web-goal-count-side = сторона
web-goal-count-points = очки
web-goal-ours = Таблица наша; на вашей карте может быть иначе.
web-goal-points = сейчас { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}

## The others

web-others = Другие пруды
web-other-open = Пруд: { $name }. Увеличить
web-other-open-points = Пруд: { $name }, { $points }. Увеличить
web-rival-pile = { $rival }: стопка
web-rival-empty = Квадратов пока нет.
web-rival-koi = { $n } кои
web-rival-features = { $n ->
    [one] { $n } квадрат декора
    [few] { $n } квадрата декора
    [many] { $n } квадратов декора
   *[other] { $n } квадрата декора
}
web-rival-tiles = { $rival }: { $n ->
    [one] { $n } квадрат
    [few] { $n } квадрата
    [many] { $n } квадратов
   *[other] { $n } квадрата
}
web-rival-levels = Способы посчитать стопку
web-rival-at = { $rival }, { $level }
web-rival-you = вы
web-count = { $n } × { $tile }

## The banner

web-expects-draft = выберите кои и декор рядом с ним
web-expects-both = положите квадраты в пруд · осталось { $left } из { $of }
web-expects-koi = положите кои в пруд · остался { $left } из { $of }
web-expects-feature = положите декор в пруд · остался { $left } из { $of }
web-expects-confirm = подтвердите ход или передвиньте квадраты
web-expects-keep = выберите карту цели, которую оставите
web-turn-of = ход { $turn } из { $turns }
web-turn = ход { $turn }
web-bag-koi = Кои, которые ещё могут появиться
web-bag-feature = Декор, который ещё может появиться
web-card-named = { $kind }: { $card }

## The command line

web-command-move = b2b1: взять кои с b2 и декор с b1. k0,1: положить кои в столбец 0, ряд 1; f0,1: декор. keep:statues: оставить эту карту цели. Несколько ходов пишут через пробел.
web-command-where = p 0 1: что лежит в столбце 0, ряду 1 вашего пруда; p 0 1 P2: у игрока 2; p b2: что лежит на планшете

## Первая игра

lesson-take = Устройте пруд, в котором кои хорошо: побеждает игрок, набравший больше всех очков. Нажмите на два обведённых соседних квадрата: кои и декор.
lesson-koi = Оба у вас в руке. Пруд начинается с кои: нажмите на обведённую клетку.
lesson-feature = Теперь декор, рядом с кои. Число на клетке — очки, которые он там принесёт.
lesson-confirm = Вот и пруд! Подтвердите ход или двигайте квадраты сколько угодно.
lesson-wait = Теперь пару берёт { $name }, и появляются новые квадраты.
lesson-again = Какие кои нужны какому декору? Подержите квадрат или задержите на нём мышь и прочтите. Затем возьмите два.
lesson-grow = И в пруду кои лежат только рядом с декором. Положите оба квадрата; обведённые клетки дают больше всего.
lesson-good = Хорошо. Подтвердите.
lesson-alone = Теперь ход без подсказок. Квадраты можно положить в разных местах пруда.
lesson-sheet = { $n ->
    [0] Очков пока нет, но они появятся. Откройте «Очки».
    [one] В вашем пруду { $n } очко. Откройте «Очки» и узнайте, за что.
    [few] В вашем пруду { $n } очка. Откройте «Очки» и узнайте, за что.
    [many] В вашем пруду { $n } очков. Откройте «Очки» и узнайте, за что.
   *[other] В вашем пруду { $n } очка. Откройте «Очки» и узнайте, за что.
}
lesson-number = Нажмите на число: засветятся квадраты, которые его принесли.
lesson-end = { $n ->
    [one] Это всё. Игра кончается, когда каждый сделает { $n } ход; побеждает лучший пруд.
    [few] Это всё. Игра кончается, когда каждый сделает { $n } хода; побеждает лучший пруд.
    [many] Это всё. Игра кончается, когда каждый сделает { $n } ходов; побеждает лучший пруд.
   *[other] Это всё. Игра кончается, когда каждый сделает { $n } хода; побеждает лучший пруд.
}

## What a turn would do, whether it was played or not

would-took = С планшета ({ $cells }): { $koi } и { $feature }.
would-laid = В пруд на клетку { $x },{ $y }: { $tile } — { $points }.
