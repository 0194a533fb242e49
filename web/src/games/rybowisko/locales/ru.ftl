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
web-cast = Ловить: { $field }
web-rest = Отдых: { $field }
web-elsewhere = В другом месте
web-planned = Этот ход спланирован.
web-confirm = Подтвердите ход, и кубик покатится.
web-miss = { $die }: не клюёт
web-reroll = Ещё бросок ({ $chance })
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
web-worth = { $n ->
    [one] +{ $n } очко
    [few] +{ $n } очка
    [many] +{ $n } очков
   *[other] +{ $n } очка
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

## Looked at closer, and the reference card

web-reference = Ход и очки
web-about-rule = Прочитать правило
web-about-move-title = Движение
web-about-move = Плывите на одну или две клетки бесплатно; каждая следующая переворачивает улыбающийся жетон удачи.
web-about-token-title = Жетон ловли
web-about-token = Остановитесь у жетона ловли — и вы ловите одну из двух карт его цвета.
web-about-fish-title = Карта рыбы
web-about-fish = Выбросьте число, напечатанное на карте, и рыба ваша; если подходят обе, выберите одну.
web-about-luck-title = Жетоны удачи
web-about-luck = Улыбающийся жетон удачи оплачивает дальний путь или ещё один бросок после промаха.
web-about-drift-title = Снос
web-about-drift = После ловли жетон переворачивают, и волны сносят вас на одну клетку в его сторону.
web-about-rest-title = Отдых
web-about-rest = Остановитесь там, где нет жетона ловли, и вы отдыхаете: все ваши жетоны удачи снова улыбаются.
web-about-deck-title = Колода
web-about-deck = Взятую карту сразу заменяет следующая из колоды.
web-about-pile-title = Перевёрнутые жетоны
web-about-pile = { $refill ->
    [one] Когда рядом с полем лежит { $refill } перевёрнутый жетон, озеро пополняют.
    [few] Когда рядом с полем лежат { $refill } перевёрнутых жетона, озеро пополняют.
    [many] Когда рядом с полем лежат { $refill } перевёрнутых жетонов, озеро пополняют.
   *[other] Когда рядом с полем лежит { $refill } перевёрнутого жетона, озеро пополняют.
}
web-about-unique-title = Редкие рыбы
web-about-unique = Каждая рыба — 1 очко, а на редкой напечатаны дополнительные очки.
web-about-sets-title = Комплекты
web-about-sets = { $points ->
    [one] Три рыбы с тремя разными символами — комплект: ещё { $points } очко.
    [few] Три рыбы с тремя разными символами — комплект: ещё { $points } очка.
    [many] Три рыбы с тремя разными символами — комплект: ещё { $points } очков.
   *[other] Три рыбы с тремя разными символами — комплект: ещё { $points } очка.
}
web-about-end-title = Конец
web-about-end = { $target ->
    [one] Когда кто-то поймает { $target } рыбу, раунд доигрывают; побеждает тот, у кого больше очков.
    [few] Когда кто-то поймает { $target } рыбы, раунд доигрывают; побеждает тот, у кого больше очков.
    [many] Когда кто-то поймает { $target } рыб, раунд доигрывают; побеждает тот, у кого больше очков.
   *[other] Когда кто-то поймает { $target } рыбы, раунд доигрывают; побеждает тот, у кого больше очков.
}
web-about-end-alone = { $turns ->
    [one] У вас { $turns } ход; важно каждое очко.
    [few] У вас { $turns } хода; важно каждое очко.
    [many] У вас { $turns } ходов; важно каждое очко.
   *[other] У вас { $turns } хода; важно каждое очко.
}
web-about-worth = { $n ->
    [one] Вашему улову она добавила бы сейчас { $n } очко.
    [few] Вашему улову она добавила бы сейчас { $n } очка.
    [many] Вашему улову она добавила бы сейчас { $n } очков.
   *[other] Вашему улову она добавила бы сейчас { $n } очка.
}
web-field-why = Клетка { $field }: { $reason }
