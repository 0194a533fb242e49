# Rybowisko in the browser.  Names of fish, colours, symbols, grades and fields come with the
# view; titles of score lines replace the terminal's.

## Board

web-lake = Зегжинское озеро
web-lake-grid = Озеро. Стрелки ведут от клетки к клетке, Enter выбирает, ещё один Enter делает ход.
web-whole-lake = Показать всё озеро
web-letter-N = С
web-letter-E = В
web-letter-S = Ю
web-letter-W = З
web-place-serock = Сероцк
web-place-zegrze = Зегже
web-place-rynia = Рыня
web-place-nieporet = Непорент
web-place-debe = Дембе
web-place-narew = Нарев
web-place-bug = Буг
web-place-canal = Жераньский канал
web-cards = Карты рыб
web-pair = Пара, цвет { $colour }
web-no-card = нет карты
web-deck = Карт в колоде: { $n }
web-pile = Жетоны рядом с полем: { $n } из { $most }; { $tokens }
web-pile-hint = Когда рядом с полем { $most ->
    [one] { $most } жетон
    [few] { $most } жетона
    [many] { $most } жетонов
   *[other] { $most } жетона
}, озеро пополняется.
web-bench = Что делать

## Fields

web-field = клетка { $field }
web-field-place = клетка { $field }, { $place }
web-token = жетон ловли, { $colour }
web-no-token = место ловли без жетона
web-angler-here = рыбак: { $name }
web-label-rest = { $n ->
    [0] можно доплыть бесплатно, отдых
    [one] можно доплыть за { $n } жетон удачи, отдых
    [few] можно доплыть за { $n } жетона удачи, отдых
    [many] можно доплыть за { $n } жетонов удачи, отдых
   *[other] можно доплыть за { $n } жетона удачи, отдых
}
web-label-catch = { $n ->
    [0] можно доплыть бесплатно, ловля { $chance }
    [one] можно доплыть за { $n } жетон удачи, ловля { $chance }
    [few] можно доплыть за { $n } жетона удачи, ловля { $chance }
    [many] можно доплыть за { $n } жетонов удачи, ловля { $chance }
   *[other] можно доплыть за { $n } жетона удачи, ловля { $chance }
}
web-drift = { $way } { $chance }
web-drifts = волны могут снести: { $list }

## Deciding

web-percent = { $n } %
web-where = Куда плывёте?
web-offer = Клетка { $field }, { $colour } жетон, ловля { $chance }, { $n ->
    [0] бесплатно
    [one] за { $n } жетон удачи
    [few] за { $n } жетона удачи
    [many] за { $n } жетонов удачи
   *[other] за { $n } жетона удачи
}
web-cost = { $n ->
    [0] Доплыть туда можно бесплатно.
    [one] Доплыть туда можно за { $n } жетон удачи.
    [few] Доплыть туда можно за { $n } жетона удачи.
    [many] Доплыть туда можно за { $n } жетонов удачи.
   *[other] Доплыть туда можно за { $n } жетона удачи.
}
web-cost-rest = { $n ->
    [one] Доплыть туда можно за { $n } жетон удачи, отдых его вернёт.
    [few] Доплыть туда можно за { $n } жетона удачи, отдых их вернёт.
    [many] Доплыть туда можно за { $n } жетонов удачи, отдых их вернёт.
   *[other] Доплыть туда можно за { $n } жетона удачи, отдых их вернёт.
}
web-rest-does = На воде без жетона вы отдыхаете: все ваши жетоны удачи снова улыбаются.
web-pair-gone = Карт этого цвета больше нет: ловить нечего.
web-after = Потом вас сносят волны: { $list }.
web-cast = Забросить: { $field }
web-rest = Отдохнуть: { $field }
web-elsewhere = В другом месте
web-planned = Этот ход спланирован.
web-confirm = Подтвердите ход, и кубик покатится.
web-miss = { $die }: рыба ушла
web-reroll = Бросить снова ({ $chance })
web-give-up = Отпустить рыбу
web-both = { $die }: клюют обе рыбы. Какую берёте?
web-take = Взять
web-take-points = { $n ->
    [one] Взять: +{ $n } очко
    [few] Взять: +{ $n } очка
    [many] Взять: +{ $n } очков
   *[other] Взять: +{ $n } очка
}
web-odds = Шанс поймать рыбу по жетонам удачи, потраченным на броски
web-odds-luck = Удача на броски
web-odds-with = { $n ->
    [0] без жетона удачи
    [one] { $n } жетон удачи
    [few] { $n } жетона удачи
    [many] { $n } жетонов удачи
   *[other] { $n } жетона удачи
}
web-odds-any = Любая рыба
web-calm = На озере тихо.
web-skip = Пропустить

## Anglers

web-fish-of = { $n } из { $target ->
    [one] { $target } рыбы
    [few] { $target } рыб
    [many] { $target } рыб
   *[other] { $target } рыбы
}
web-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
web-symbol-count = { $symbol }: { $n }
web-lacks = До следующего комплекта не хватает: { $symbol }

## What the shell asks

web-expects-move = выберите клетку, чтобы ловить или отдохнуть
web-expects-miss = бросьте снова за жетон удачи или отпустите рыбу
web-expects-both = выберите одну из двух рыб
web-expects-confirm = подтвердите ход
web-turn-of = Ход { $turn } из { $turns }
web-laid = Новый жетон на клетке { $field }: { $colour }.
web-laid-open = Новый жетон на клетке { $field }: { $token }.
web-unique-fish = Редкость: { $fish }
web-bag-deck = Карты в колоде
web-bag-pile = Жетоны рядом с полем
kind-fish = Рыбы
kind-unique = Редкие рыбы
kind-sets = Комплект из трёх символов

## The command line

web-command-move = g7: плыть на клетку g7. N, E, S, W: один шаг, stop: остаться, если играют по одному шагу. reroll, give_up: после промаха. take:r1: рыба с этого места.
web-command-where = p g7: что на клетке g7; p r1: карта на месте r1
web-place-card = место { $place }: { $card }
web-place-empty = место { $place }: карты нет
