# Koi in the browser.

## Points

web-kind-scroll = свитки
web-kind-lantern = фонари
web-kind-branches = ветви

## The row of cards

web-row = Карты
web-progress = Ход { $turn } · раунд { $round }
web-deck = { $n ->
    [one] { $n } карта в колоде
    [few] { $n } карты в колоде
    [many] { $n } карт в колоде
   *[other] { $n } карты в колоде
}
web-slot-open = { $slot } Эту карту можно выбрать.
web-each = по { $n }
web-more-room = больше места

## Goals

web-goals = Цели
web-goal-possible = можно выполнить сейчас
web-goal-mine = выполнена
web-goal-gone = тайлов не осталось
web-goal-ready = нужно только место
web-goal-path = тайл после каждого выпущенного карпа
web-goal-lacks = не хватает: { $list }
web-lacks = { $what ->
    [coins] { $n ->
        [one] { $n } монета
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }
    [lily_pair] две кувшинки рядом
    [foliage] { $n ->
        [one] { $n } тайл листьев
        [few] { $n } тайла листьев
        [many] { $n } тайлов листьев
       *[other] { $n } тайла листьев
    }
    [lantern] { $n ->
        [one] { $n } фонарь
        [few] { $n } фонаря
        [many] { $n } фонарей
       *[other] { $n } фонаря
    }
    [koi] { $n ->
        [one] { $n } карп
        [few] { $n } карпа
        [many] { $n } карпов
       *[other] { $n } карпа
    }
    [well] { $n ->
        [one] { $n } карта колодца
        [few] { $n } карты колодца
        [many] { $n } карт колодца
       *[other] { $n } карты колодца
    }
   *[scroll] { $n ->
        [one] { $n } свиток
        [few] { $n } свитка
        [many] { $n } свитков
       *[other] { $n } свитка
    }
}

## Alone

web-solo = Звание, за которое вы боретесь
web-band = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, { $goals ->
    [0] без целей
    [one] { $goals } цель
    [few] { $goals } цели
    [many] { $goals } целей
   *[other] { $goals } цели
}
web-scenario-hot_summer = Знойное лето
web-scenario-hot_summer-how = Карп приносит очки, только если он окружён водой.
web-scenario-lit_path = Освещённая тропинка
web-scenario-lit_path-how = Отрезок тропинки должен вести от фонаря к статуе; тайлов в нём нужно не меньше чем: { $tiles }.
web-scenario-imperial_lake = Императорское озеро
web-scenario-imperial_lake-how = Целей в игре больше обычного. Сколько из них нужно для звания, указано рядом с ним.

## The pond

web-pond-own = Ваш пруд
web-pond-of = Пруд: { $name }
web-cell = { $cell }: { $what }
web-cell-free = свободно
web-cell-new = { $cell }, ещё не подтверждено
web-cell-legal = { $cell }, сюда подходит: { $what }
web-cell-legal-points = { $cell }, сюда подходит: { $what }, { $points }
web-cell-turned = { $cell }, подойдёт, если повернуть: { $what }
web-surrounded-koi = { $koi }, вокруг него вода

## What to do

web-bench = Что можно сделать
web-part-own = Действие смотрителя
web-part-goal = Выполнить цель
web-part-reward = Награда за место
web-part-luck = Потратить жетон удачи
web-move = Переместить карпа
web-move-helper = Переместить карпа с помощником
web-turn = Повернуть по часовой стрелке (R)
web-turn-back = Повернуть обратно (Shift+R)
web-flip = Отразить (F)
web-put-back = Положить обратно
web-lay-here = Положить сюда
web-turned = Повёрнуто; подходит в { $n ->
    [one] { $n } месте
    [few] { $n } местах
    [many] { $n } местах
   *[other] { $n } места
}.
web-turned-fits = Повёрнуто и подходит сюда.
web-held-told = в руке: { $what }, { $n ->
    [one] { $n } место
    [few] { $n } места
    [many] { $n } мест
   *[other] { $n } места
} на выбор
web-start-hint = Возьмите одну из карт выше, чтобы медитировать, или работайте над прудом.
web-work-hint = Возьмите то, что хотите положить, и выберите место в пруду.
web-held-hint = Выберите место в пруду.
web-held-touch-hint = Коснитесь места в пруду и поверните кнопками; второе касание кладёт.
web-held-turn-hint = Выберите место в пруду; поворачивайте кнопками, колёсиком или клавишей R.
web-move-hint = Выберите карпа, которого хотите переместить.
web-discard-hint = В хранилище столько не поместится: выберите, что сбросить.
web-done-hint = Ход готов. Подтвердите его или отмените шаг.
web-planned-hint = Таким может быть ваш ход.

## Текущий ход

web-steps = Ещё можно отменить:
web-step = { $kind ->
    [laid] в пруду: { $what }
    [meditated] карта взята
    [worked] работа начата
    [bought] куплено: { $what }
    [reward] награда взята
    [card] карта разыграна
    [luck] жетон удачи потрачен
    [lifted] карп поднят
    [removed] удалено из запаса: { $what }
    [returned] сброшено: { $what }
   *[passed] пропущено
}
web-reveal-hint = Подтвердите ход — откроется новая карта. До этого можно отменить любой шаг.
web-post-hint = Новая карта открыта: сделанное до неё подтверждено. Ещё можно выполнить цель или потратить жетон удачи.
web-post-hint_goalless = Новая карта открыта: сделанное до неё подтверждено. Ещё можно потратить жетон удачи.
web-gain = { $kind } { $points }

## Cards, others, the bag

web-cards = Ваши карты
web-pile = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
web-others = Другие пруды
web-other-open = Пруд: { $name }. Увеличить
web-other-open-points = Пруд: { $name }, { $points }. Увеличить
web-bag-deck = Карты в колоде
web-bag-supply = Запас
web-thing-coins = монеты
web-thing-luck = жетоны удачи
web-thing-expansions = расширения хранилища

## Looking closer

web-how-spring = Здесь начинается пруд. Клетки воды для карпов: { $n }.
web-how-water = По ней плавают карпы. Вода или листья со всех сторон: очки карпа × { $times }.
web-how-foliage = Рядом с карпом они считаются водой, и на них может расцвести кувшинка.
web-how-lily = За каждого карпа рядом с ней: { $points }.
web-how-shore = Средней клеткой он примыкает к воде, и на нём может стоять фонарь.
web-how-lantern = { $points } за каждую клетку воды в освещённом ряду, и сразу жетон удачи.
web-how-small = { $points }, +{ $lily } за каждую кувшинку рядом; × { $times }, если вокруг вода.
web-how-medium = { $points }, +{ $lily } за каждую кувшинку рядом; × { $times }, если вокруг вода.
web-how-large = { $points }, +{ $lily } за каждую кувшинку рядом; × { $times }, если вокруг вода.
web-how-coins = На них покупают карпов и оплачивают некоторые цели; в конце они лишь решают ничьи.
web-how-luck = Потратьте его на тайлы или на покупку карпа; сохранённый до конца приносит { $points }.
web-how-breeder = Помощник: когда вы работаете, выпустите или переместите ещё одного карпа.
web-how-builder = Помощник: когда вы работаете, положите ещё один берег или поставьте фонарь.
web-how-gardener = Помощник: когда вы работаете, положите ещё один тайл листьев или кувшинку.
web-how-porter = Помощник: когда вы работаете, положите ещё тайлы воды, самое большее: { $n }.
web-how-storage = Хранилище растёт. Дополнительные клетки: { $n }.
web-how-market = Можно сразу купить карпа дешевле.
web-how-scroll = Приносит очки в конце игры.
web-how-rain = Его тайлы попадают прямо в ваш пруд.
web-how-well = Пополняет хранилище или кошелёк; если показаны 2 варианта, выберите один.

## The first game

lesson-meditate = Постройте пруд, который понравится карпам: больше всего приносят те, вокруг которых кувшинки и вода. Сначала медитируйте: возьмите обведённую карту.
lesson-gain = Возьмите то, что дают место и карта.
lesson-discard = Для хранилища слишком много: выберите, что сбросить.
lesson-wait = Теперь ходит { $name }.
lesson-work = Полученное ждёт в хранилище. Чтобы что-то положить в пруд, работайте.
lesson-lay = Нажмите на то, что хотите положить, затем на место. Число — очки, которые оно принесёт.
lesson-alone = Теперь ход без подсказок: медитируйте или работайте.
lesson-sheet = { $n ->
    [0] Очков пока нет, но они появятся. Откройте «Очки».
    [one] У вас { $n } очко. Откройте «Очки» и узнайте, за что.
    [few] У вас { $n } очка. Откройте «Очки» и узнайте, за что.
    [many] У вас { $n } очков. Откройте «Очки» и узнайте, за что.
   *[other] У вас { $n } очка. Откройте «Очки» и узнайте, за что.
}
lesson-number = Нажмите на число: засветится то, что его принесло.
lesson-end = Это всё. Когда кончится колода или раскупят всех карпов, раунд доигрывается и играется ещё один; побеждает тот, у кого больше очков.

## What a turn would do, whether it was played or not

would-meditated = Медитация, место { $slot } — { $card }.
would-worked = Работа.
would-reward_used = Награда за место.
would-card_used = Розыгрыш карты — { $card }.
would-luck_used = Трата жетона удачи.
would-got = Вы получаете: { $items }.
would-paid = Вы платите: { $items }.
would-laid = На клетку { $cell }: { $what }{ $by ->
    [helper] { "," } с помощником
   *[own] { "" }
}.
would-completed = Выполнение цели — { $what } на клетке { $cell }.
would-lifted = С клетки { $cell }: { $koi }{ $by ->
    [helper] { "," } с помощником
   *[own] { "" }
}.
would-removed = { event-removed }
would-threw = Вы сбрасываете: { $what }.
would-rain_lost = { event-rain_lost }
would-churned = Из игры уходит карта — { $card }.

# В одиночку бот играет ради высшего звания; недостающая цель поднимает порог.
explain-rival = порог высшего звания (выше, пока не хватает целей)
