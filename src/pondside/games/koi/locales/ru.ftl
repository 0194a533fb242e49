# Koi: terms, refusals, events and the terminal client's sentences.

## Things. They stand after a colon or a dash, so that one form fits everywhere.

thing-spring = источник
thing-water = вода
thing-foliage = листья
thing-lily = кувшинка
thing-shore = берег
thing-lantern = фонарь
thing-small = маленький карп
thing-medium = средний карп
thing-large = большой карп
thing-purple_lily = фиолетовая кувшинка
thing-branch_small = маленькая ветвь
thing-branch_medium = средняя ветвь
thing-branch_large = большая ветвь
thing-bridge = мост
thing-statue = статуя
thing-shishi_odoshi = сиси-одоси
thing-century_carp = столетний карп
thing-path = тайл тропинки
thing-willow = плакучая ива
thing-waterfall = водопад
thing-turtle = черепаха
item = { $n } { $what ->
    [water] { $n ->
        [one] тайл воды
        [few] тайла воды
        [many] тайлов воды
       *[other] тайла воды
    }
    [foliage] { $n ->
        [one] тайл листьев
        [few] тайла листьев
        [many] тайлов листьев
       *[other] тайла листьев
    }
    [shore] { $n ->
        [one] берег
        [few] берега
        [many] берегов
       *[other] берега
    }
    [small] { $n ->
        [one] маленький карп
        [few] маленьких карпа
        [many] маленьких карпов
       *[other] маленького карпа
    }
    [medium] { $n ->
        [one] средний карп
        [few] средних карпа
        [many] средних карпов
       *[other] среднего карпа
    }
    [large] { $n ->
        [one] большой карп
        [few] больших карпа
        [many] больших карпов
       *[other] большого карпа
    }
    [coins] { $n ->
        [one] монета
        [few] монеты
        [many] монет
       *[other] монеты
    }
    [luck] { $n ->
        [one] жетон удачи
        [few] жетона удачи
        [many] жетонов удачи
       *[other] жетона удачи
    }
    [lily] { $n ->
        [one] кувшинка
        [few] кувшинки
        [many] кувшинок
       *[other] кувшинки
    }
    [lantern] { $n ->
        [one] фонарь
        [few] фонаря
        [many] фонарей
       *[other] фонаря
    }
   *[expansions] { $n ->
        [one] расширение хранилища
        [few] расширения хранилища
        [many] расширений хранилища
       *[other] расширения хранилища
    }
}
item-helper = { $helper ->
    [breeder] рыбовод
    [builder] строитель
    [gardener] садовник
   *[porter] носильщик
} × { $n }
or = { " " }или{ " " }
none = нет
card-breeder = рыбовод
card-builder = строитель
card-gardener = садовник
card-porter = носильщик
card-storage = хранилище
card-market = рынок
card-scroll = свиток
card-rain = дождь
card-well = колодец
card-gives = { $card }: { $items }
card-scroll-of = { $card }: { $points } за { $scroll ->
    [lily] каждую кувшинку
    [small] каждого маленького карпа
    [medium] каждого среднего карпа
    [large] каждого большого карпа
    [lantern] каждый фонарь
    [well] каждую свою карту колодца
    [market] каждую свою карту рынка
   *[storage] каждую свою карту хранилища
}
title-none = без звания
title-gakusei = Гакусэй, ученик
title-senmon = Сэммон, знаток
title-sensei = Сэнсэй, мастер

## Goals

goal-purple_lily = фиолетовая кувшинка: нужны две кувшинки на соседних листьях; карп рядом получает ещё { $points }
goal-branches = ветви: тайлы листьев — { $needs }, свободные клетки воды нужной формы — { $cells }; { $points }
goal-bridge = мост: лежит рядом с фонарём; требования — { $needs }, цена — { $price }; { $points } за каждую клетку воды впереди
goal-statue = статуя: требования — { $needs }; { $points } за каждого карпа впереди
goal-shishi_odoshi = сиси-одоси: нужен свободный треугольник воды вне источника; { $points } за каждого карпа рядом
goal-century_carp = столетний карп: цена — { $price }, свободные клетки воды нужной формы — { $cells }; { $points }, считается как карп
goal-path = тропинка: { $price } за тайл, когда вы выпускаете карпа; { $points }
goal-willow = плакучая ива: карпы в пруду — { $needs }; { $points }
goal-waterfall = водопад: карты колодца — { $needs }, лежит у источника; { $first }, а если весь источник занят, { $most }
goal-turtle = черепаха: свитки — { $needs }; самое большее { $most } за пустые клетки воды вокруг
goal-left = осталось тайлов: { $n }
goal-done = уже выполнена: { $names }

## Score sheets

kind-koi = карп кои
kind-lantern = фонарь
kind-scroll = свиток: { $scroll ->
    [lily] кувшинки
    [small] маленькие карпы
    [medium] средние карпы
    [large] большие карпы
    [lantern] фонари
    [well] колодцы
    [market] рынки
   *[storage] хранилища
}
kind-purple_lily = фиолетовая кувшинка
kind-branches = ветвь
kind-bridge = мост
kind-statue = статуя
kind-shishi_odoshi = сиси-одоси
kind-century_carp = столетний карп
kind-path = тропинка
kind-willow = плакучая ива
kind-waterfall = водопад
kind-turtle = черепаха
kind-luck = жетоны удачи
counted-surrounded = окружён водой, × { $times }
counted-open = нет воды со стороны { $cell }
counted-hot = знойное лето: 0 очков
counted-beside = { $what } на { $cell }: { $points }
counted-each = { $n } × { $points }
counted-koi = { $n ->
    [one] { $n } карп
    [few] { $n } карпа
    [many] { $n } карпов
   *[other] { $n } карпа
}: { $list }
counted-spring = ещё пустые клетки источника: { $list }
counted-spring_full = все клетки источника заняты
counted-cells = { $what ->
    [water] { $n ->
        [one] { $n } клетка воды
        [few] { $n } клетки воды
        [many] { $n } клеток воды
       *[other] { $n } клетки воды
    }
    [foliage] { $n ->
        [one] { $n } тайл листьев
        [few] { $n } тайла листьев
        [many] { $n } тайлов листьев
       *[other] { $n } тайла листьев
    }
    [empty] { $n ->
        [one] { $n } пустая клетка воды
        [few] { $n } пустые клетки воды
        [many] { $n } пустых клеток воды
       *[other] { $n } пустой клетки воды
    }
    [path] { $n ->
        [one] { $n } тайл
        [few] { $n } тайла
        [many] { $n } тайлов
       *[other] { $n } тайла
    }
   *[tile] { $n ->
        [one] { $n } клетка с тайлом
        [few] { $n } клетки с тайлами
        [many] { $n } клеток с тайлами
       *[other] { $n } клетки с тайлом
    }
}: { $list }

## Why not?

refusal-out_of_grid = это лежало бы дальше, чем хватает места в программе; в самой игре у пруда нет границ
refusal-overlaps = там уже лежит другой тайл
refusal-no_wet_edge = тайл не касался бы ни одной водной стороны в вашем пруду
refusal-no_wet_front = передняя сторона средней клетки не касалась бы водной стороны в вашем пруду
refusal-no_foliage = кувшинку кладут на тайл листьев
refusal-has_lily = на этих листьях уже есть кувшинка
refusal-no_shore = фонарь ставят на среднюю клетку берега
refusal-has_lantern = на этом берегу уже есть фонарь
refusal-no_water = это можно положить только на клетки воды
refusal-occupied = это место уже занято
refusal-same_look = это выглядит так же в положении с меньшим номером; назовите тот номер
refusal-not_at_lantern = мост кладут рядом с берегом, на котором есть фонарь
refusal-not_at_spring = водопад должен быть обращён к источнику
refusal-on_spring = сиси-одоси не может стоять на источнике
refusal-off_path = тропинку продолжают с одного из её концов
refusal-no_wet_contact = ни одна водная сторона ивы не касалась бы водной стороны в вашем пруду
refusal-no_such_action = в этой игре нет такого действия
refusal-game_over = игра уже окончена
refusal-await_first = определяется первый игрок
refusal-await_goal = цели ещё выбираются
refusal-await_deal = карты ещё выкладываются
refusal-await_churn = карта из колоды ещё сбрасывается
refusal-await_refill = ряд карт ещё пополняется
refusal-choose_first = сначала выберите медитацию или работу
refusal-main_done = в этом ходу вы уже медитировали или работали
refusal-work_only = тайлы кладут только во время работы, а сейчас уже поздно
refusal-empty_slot = на этом месте нет карты
refusal-cannot_pay_slot = на это место не хватает монет
refusal-finish_meditation = сначала разыграйте карту и возьмите награду за место
refusal-no_reward = сейчас нет награды, которую можно взять
refusal-no_card = сейчас нет карты, которую можно разыграть
refusal-sells_no_koi = на этом месте карпов не покупают
refusal-sold_out = карпы этого размера распроданы
refusal-cannot_pay_koi = на этого карпа не хватает монет
refusal-no_such_side = эта карта такого не даёт
refusal-rain_first = сначала положите тайлы дождя
refusal-no_rain_tile = дождь такого не приносит
refusal-no_luck = у вас нет жетона удачи
refusal-luck_not_now = сначала закончите этот шаг, а потом тратьте жетон удачи
refusal-supply_empty = в запасе этого больше нет
refusal-sensei_used = действие смотрителя в этом ходу уже выполнено
refusal-no_helper = для этого у вас нет свободного помощника
refusal-builder_has_none = у строителя нет фонаря
refusal-not_stored = в хранилище у вас этого нет
refusal-none_left = в запасе ничего такого не осталось
refusal-finish_effect = сначала закончите этот шаг или прервите его знаком -
refusal-must_land = сначала переместите поднятого карпа на другое место
refusal-no_such_koi = в вашем пруду нет карпа с таким номером
refusal-koi_stuck = этого карпа некуда переместить
refusal-same_place = карпа нужно переместить на другое место
refusal-other_koi = поднят другой карп
refusal-goal_later = цели выполняют после медитации или работы
refusal-path_later = тайл тропинки кладут сразу после карпа из хранилища
refusal-not_in_play = этой цели нет в игре
refusal-goal_done = эту цель вы уже выполнили
refusal-branch_done = ветвь у вас уже есть, а больше одной брать нельзя
refusal-goal_gone = тайлов этой цели не осталось
refusal-goals_this_turn = за ход выполняют одну цель
refusal-needs_lily_pair = нужны две кувшинки на соседних листьях
refusal-needs_foliage = нужно больше листьев
refusal-needs_lantern = нужен фонарь
refusal-needs_lanterns = нужно больше фонарей
refusal-needs_koi = нужно больше карпов в пруду
refusal-needs_wells = нужно больше карт колодца
refusal-needs_scrolls = нужно больше свитков
refusal-cannot_pay_goal = на эту цель не хватает монет
refusal-discard_first = хранилище переполнено, сначала сбросьте что-нибудь
refusal-within_capacity = в хранилище всё помещается
refusal-remove_first = сначала выберите карпа, которого удаляете из запаса
refusal-no_removal = сейчас никакого карпа удалять не нужно
refusal-no_such_seat = за столом нет такого места
refusal-goal_drawn = эта цель уже выбрана
refusal-not_in_deck = этой карты нет в колоде
refusal-order = сейчас ход другого игрока

## What happened

event-begins = Первый ход: { $name }.
event-goal_drawn = Цель — { $goal }.
event-refilled = Новая карта на месте { $slot } — { $card }.
event-churned = Сброшена карта — { $card }.
event-meditated = { $name }: медитация, место { $slot } — { $card }.
event-worked = { $name }: работа.
event-reward_used = { $name }: награда взята.
event-card_used = { $name }: разыграна карта — { $card }.
event-luck_used = { $name }: потрачен жетон удачи.
event-got = { $name }: получено — { $items }.
event-paid = { $name }: уплачено — { $items }.
event-laid = { $name }: { $what } на клетке { $cell }{ $by ->
    [helper] { "," } с помощником
   *[own] { "" }
}.
event-completed = { $name }: выполнена цель — { $what } на клетке { $cell }.
event-lifted = { $name }: поднят { $koi } с клетки { $cell }{ $by ->
    [helper] { "," } с помощником
   *[own] { "" }
}.
event-removed = Из запаса навсегда удалён { $koi }.
event-threw = { $name }: сброшено — { $what }.
event-rain_lost = Остальные тайлы дождя никуда не помещаются и возвращаются в запас.
near-deck = Колода пуста: ещё этот раунд и один после него.
near-koi = В запасе больше нет карпов: ещё этот раунд и один после него.
near-idle = Давно никто не медитирует: ещё один раунд.
reason-deck = Колода кончилась, и последний ход сделан.
reason-koi = Карпы в запасе кончились, и последний ход сделан.
reason-idle = Никто больше не медитировал, и последний ход сделан.
tie-coins = Очков поровну: всё решили монеты.
tie-later_seat = Очков и монет поровну: побеждает тот, кто дальше в порядке ходов.

## Terminal client

intro =
    Медитируйте, чтобы взять карту и пополнить хранилище, или работайте, чтобы
    строить пруд: вода, листья, берега, карпы. Карп, вокруг которого всюду вода,
    считается вдвойне, а кувшинки рядом с ним и фонари вдоль воды дают ещё больше.
    После действия можно выполнять цели, если они есть в игре. Игра кончается,
    когда заканчивается колода, а если игроков несколько, то и когда кончаются
    карпы.
turn-deck = Ход { $turn } · раунд { $round } · карт в колоде: { $n }
turn-end_near = Ход { $turn } · раунд { $round } · после него ещё один
turn-last = Ход { $turn } · раунд { $round }, последний
legend =
    ≈ источник, ~ вода, f листья, y с кувшинкой, s берег (стрелка — куда он
    обращён), l с фонарём, a b c карпы с номером. Клетку записывают как q,r:
    каждый ряд начинается со своего r и первого q; вправо q растёт на 1.
pond-own = Ваш пруд: { $points }
pond-of = Пруд: { $name }, { $points }
lies = { $what }: { $cells }
koi-at = № { $number } на { $cells }
facing-at = { $cells } смотрит на { $direction ->
    [e] восток
    [ne] северо-восток
    [nw] северо-запад
    [w] запад
    [sw] юго-запад
   *[se] юго-восток
}
have = { $coins }, { $luck }
storage = Хранилище, занято клеток { $used } из { $room }: { $list }
storage-empty = пусто
cards-words = Карты: { $list }
goals-words = Цели:
supply-words = Запас: { $list }
alone = Вы играете в одиночку.
column-slot = место
column-card = карта
column-terms = цена или награда
slot-cost = вы платите { $n ->
    [one] { $n } монету
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}
slot-koi = покупка карпа
slot-empty = пусто
slot-words = Место { $slot } — { $card }. Цена или награда: { $terms }.
solo-now = Сейчас: { $title }; цели: { $done } из { $goals }.
idle-words = Полных раундов без медитации: { $n }; после { $limit } играется ещё один, последний.
lit-yes = Тропинка соединяет фонарь и статую.
lit-no = Тропинка ещё не соединяет фонарь и статую.
ask-start = Медитируете или работаете?
ask-meditation = Ваша новая карта — { $card }. Что теперь?
ask-rain = Дождь приносит: { $items }. Что вы кладёте первым?
ask-work = У вас есть действие смотрителя; помощники: { $helpers }. Что вы делаете?
ask-helpers = Действие смотрителя выполнено; помощники: { $helpers }. Что вы делаете?
ask-second = Положить ещё воду? Можно положить тайлов: { $n }.
ask-second_luck = Положить ещё воду? В хранилище её нет, но её может принести жетон удачи.
ask-land = Куда вы перемещаете карпа?
ask-path = Положить тайл тропинки (цена: { $price })?
ask-post = Выполнить цель, потратить жетон удачи или закончить ход?
ask-post_goalless = Потратить жетон удачи или закончить ход?
ask-bonus = Ветвь приносит воду. Можно положить тайлов: { $n }.
ask-discard = Хранилище переполнено: занято клеток { $used }, вместимость { $room }. Что вы сбрасываете?
ask-remove = Из запаса удаляется ещё один карп. Какой?
choice-meditate = медитировать на месте { $slot } ({ $card }) — { $terms }
choice-work = работать
choice-reward = взять награду: { $items }
choice-buy = { $how ->
    [slot] вместо награды купить
    [luck] потратить жетон удачи и купить
   *[market] купить
}: { $what } (цена: { $price })
choice-no_koi = не покупать карпа
choice-rain = пусть идёт дождь: { $items }
choice-well = взять: { $items }
choice-luck = потратить жетон удачи и взять: { $items }
choice-discard = сбросить: { $what }
choice-remove = { $what }
choice-move = переместить: { $what } № { $number } с { $place }{ $by ->
    [helper] { "," } с помощником
   *[own] { "" }
}
choice-lay = { $by ->
    [goal] цель: { $what }
    [helper] { $what }, с помощником
   *[own] { $what }
} — { $n ->
    [one] { $n } место
    [few] { $n } места
    [many] { $n } мест
   *[other] { $n } места
}
choice-best = { $what }, самое большее { $points }
choice-pass = { $phase ->
    [work] закончить работу
    [post] закончить ход
    [second] больше не класть воду
    [path] не класть тайл тропинки
    [bonus] больше не класть воду
   *[rain] ничего не помещается: остальное вернуть в запас
}
held-turned = { $cell }, положение { $turn } (клетки { $cells })
held-status = { $what } на { $place }: { $verdict }
fits = можно положить, { $points }
fits-turned = так нельзя; можно в положении: { $turns }
fits-not = здесь нельзя
held-keys = стрелки сдвиг · R поворот · F отражение · N ещё · Enter положить · Esc назад
unseen-cards = Карты в колоде ({ $n }): { $list }
ending-title = { $points }: { $title }!
ending-none = { $points }, на этот раз без звания.
help-game =
    Медитация:  M1–M5 — взять карту с этого места; вы платите или получаете
                то, что под ней указано.
    Работа:     W, а потом кладите то, что есть в хранилище, кувшинки на листья
                и фонари на берега, выпускайте или перемещайте карпов. У вас одно
                действие смотрителя и по одному на каждую карту помощника.
    Размещение: введите номер из списка. Потом r поворачивает, f отражает,
                клетка, например 1,-1, сдвигает туда, n показывает следующее
                хорошее место, Enter кладёт, а x возвращает к выбору. Буквы
                латинские. На рисунке действуют и стрелки. Короче: w1,-1 кладёт
                воду, s3,0.3 — берег, обращённый на запад, +f1,-1 — листья
                с помощником.
    Удача:      !f !w !s дают листья, 2 тайла воды или берег, !S !M !L —
                покупку карпа.
    Очки:       карп — 2, 4 или 6 и по 1 за каждую кувшинку рядом, всё вдвойне,
                если вокруг вода; фонарь — по 1 за каждую клетку воды впереди;
                свитки, цели и по 1 за каждый жетон удачи.
