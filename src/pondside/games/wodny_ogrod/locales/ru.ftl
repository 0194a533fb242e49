# Wodny ogród: terms, refusals, events and the terminal client's sentences.

## Pieces and places

token-I2 = бонусный жетон I2
token-I3 = бонусный жетон I3
token-L3 = бонусный жетон L3
token-S1 = бонусный жетон S1
shape-D2 = фонарь D2
shape-D3 = островок D3
shape-D4 = беседка D4
decoration-other = украшение { $shape }
side-koi = карпами вверх
side-lily = кувшинками вверх
title-apprentice = Подающий надежды подмастерье
title-architect = Опытный архитектор
title-master = Мастер водных садов
kind-row = полный ряд { $name }
kind-column = полный столбец { $name }
kind-group = { $symbol ->
    [koi] группа карпов
   *[lily] группа кувшинок
}
kind-decoration = { $symbol ->
    [koi] карпы у украшения
   *[lily] кувшинки у украшения
}
counted-cells = { $n ->
    [one] { $n } клетка
    [few] { $n } клетки
    [many] { $n } клеток
   *[other] { $n } клетки
}: { $cells }
counted-contact = группа с клеткой { $group }, украшение на { $decoration }

## Why not?

refusal-no_such_action = в этой игре нет такого действия
refusal-game_over = игра уже окончена
refusal-await_first = определяется первый игрок
refusal-await_card = карты сада ещё раздаются
refusal-await_deal = жетоны воды ещё раздаются
refusal-await_draw = жетон ещё тянут из мешочка
refusal-must_put = сначала положите вытянутый жетон слева или справа в ряд жетонов
refusal-must_take = сначала нужно добрать жетон у соседа
refusal-no_refill = сейчас добирать жетоны не нужно
refusal-neighbour_short = у этого соседа слишком мало жетонов, чтобы отдать один
refusal-move_done = основное действие этого хода уже выполнено
refusal-move_first = ход нельзя закончить до основного действия
refusal-lay_bonus_first = у вас в руке не меньше двух бонусных жетонов: кладите их, пока не останется один
refusal-not_in_reach = этот ряд жетонов пуст
refusal-same_tile = этот ряд жетонов короткий, и у его жетона уже есть другая буква
refusal-same_look = жетон выглядит так же в положении с меньшим номером; назовите тот номер
refusal-sticks_out = жетон торчал бы за краем сада
refusal-covered = жетон лёг бы на то, что уже лежит в саду
refusal-not_in_hand = такого жетона у вас в руке нет
refusal-no_decorations = в этой игре нет украшений
refusal-areas_only = на стороне A украшения не кладут, а получают, окружив место для них
refusal-no_such_shape = украшений такой формы нет
refusal-supply_empty = украшений этой формы больше не осталось
refusal-too_many = у вас уже столько украшений, сколько можно: всего или этой формы
refusal-touches = украшение не должно касаться другого украшения
refusal-tile_fits = доступный жетон ещё помещается, так что пасовать нельзя
refusal-bonus_fits = жетон сбрасывают, только когда ни один из руки никуда не помещается
refusal-may_keep_one = единственный жетон не сбрасывают, а откладывают на потом
refusal-no_such_seat = за столом нет такого места
refusal-card_taken = эта карта сада уже занята
refusal-not_in_bag = этого жетона нет в мешочке
refusal-not_alone = в одиночку на стороне B украшений нет: так решено для этой коробки
refusal-no_tile_fits = ни один доступный жетон не помещается, поэтому нужно пасовать: так решено для этой коробки
refusal-not_solo = закончить игру можно только в одиночку; здесь пасуют
refusal-solo_stops = в одиночку не пасуют, а заканчивают игру
refusal-wrong_seat = сейчас тянет другой игрок
refusal-order = сейчас ход другого игрока

## What happened

event-begins = Первый ход: { $name }.
event-card = { $name }: карта сада { $card }.
event-laid_tile = { $name }: жетон { $tile } на клетке { $cell }, { $side ->
    [koi] карпами вверх
   *[lily] кувшинками вверх
}.
event-laid_tile-from = { $name }: жетон { $tile } на клетке { $cell }, { $side ->
    [koi] карпами вверх
   *[lily] кувшинками вверх
}; его отдаёт сосед: { $of }.
event-laid_bonus = { $name }: { $token } на клетке { $cell }, { $side ->
    [koi] карпами вверх
   *[lily] кувшинками вверх
}.
event-laid_decoration = { $name }: { $shape } на клетке { $cell }.
event-dropped = { $name }: сброшен { $token }.
event-short = { $name }: нужно добрать жетон.
event-drawn = { $name }: из мешочка вытянут жетон { $tile }.
event-put = { $name }: жетон { $tile } ложится на { $side ->
    [left] левый
   *[right] правый
} край ряда.
event-took = { $name }: жетон { $tile } добран и лежит { $side ->
    [left] слева
   *[right] справа
}; его отдаёт сосед: { $of }.
event-won_line = { $name }: заполнена линия секции { $section }, получен { $token }.
event-won_area = { $name }: закрыта отмеченная область { $area }, получен { $token }.
event-decorated = { $name }: место { $area } окружено, там появляется { $shape }.
event-area_lost = { $name }: место для украшения { $area } частично закрыто и потеряно.
event-decoration_spoiled = { $name }: { $shape } частично под жетоном и больше не считается.
event-kept = { $name }: { $token } отложен на потом.
event-passed = { $name }: пас.
event-stopped = { $name }: сад закончен.
reason-all_passed = Все спасовали.
reason-stopped = Полнее этот сад уже не станет.

## Terminal client

intro =
    Вы берёте жетон с края своего ряда жетонов или с ближнего края ряда у соседа
    и кладёте его в свой сад, карпами или кувшинками вверх. Полный ряд и полный
    столбец дают по 1 очку, группа не меньше чем из 7 карпов или 7 кувшинок — 2.
    За полную линию или закрытую отмеченную область вы получаете бонусный жетон:
    им удобно заполнять пробелы.
turn-bag = Ход { $turn } · жетонов в мешочке: { $bag }
legend-garden =
    K карп, L кувшинка, ~ вода, · пустая клетка. Строчные буквы — области L, □ —
    квадратная область: закройте её, и вы получите L3 или S1. По краям лежат
    жетоны секций: заполните там линию, и жетон ваш.
legend-plain = В рядах K — карп кои, L — кувшинка, ~ — вода, точка — пустая клетка, цифра — украшение.
legend-deco =
    Другие заглавные буквы — места для украшений: окружите, но не закрывайте.
    Цифры — уже лежащие украшения.
garden-own = Ваш сад: { $points }
garden-of = Сад: { $name }, { $points }
garden-passed = пас
row-words = Ряд { $row }: { $signs }
groups-words = Группы: { $list }
group-words = { $symbol ->
    [koi] { $n ->
        [one] { $n } карп
        [few] { $n } карпа
        [many] { $n } карпов
       *[other] { $n } карпа
    }
   *[lily] { $n ->
        [one] { $n } кувшинка
        [few] { $n } кувшинки
        [many] { $n } кувшинок
       *[other] { $n } кувшинки
    }
}
group-scores = { $group } (даёт очки)
sections-words = Жетоны по краю: { $list }
areas-words = Ещё не закрытые отмеченные области: { $list }
deco-areas-words = Места для украшений: { $list }
deco-status = { $area } { $status ->
    [open] свободно
    [lost] потеряно
   *[won] окружено
}
none-left = нет
alone = Вы играете в одиночку.
display-own = Ваш ряд жетонов: { $tiles }
display-of = { $name }, ряд жетонов: { $tiles }
display-empty = пусто
hand-own = Бонусные жетоны в руке: { $list }
hand-of = { $name }, бонусные жетоны в руке: { $list }
supply-words = Украшения посередине: { $list }
reach-own_left = левый край вашего ряда
reach-own_right = правый край вашего ряда
reach-own_left2 = второй слева
reach-own_right2 = второй справа
reach-near = { $name }, { $side ->
    [left] левый край ряда
   *[right] правый край ряда
}
choice-tile = { $where }: жетон { $tile }
choice-art = { $piece }, { $art }
choice-nowhere = { $piece } — никуда не помещается
choice-best = { $piece } — { $best }
choice-end = закончить ход и отложить { $token }
choice-pass = спасовать: ни один доступный жетон не помещается
choice-stop = закончить игру на этом
choice-drop = сбросить { $token }
choice-put = { $side ->
    [left] слева
   *[right] справа
}: { $display }
choice-take = { $name } отдаёт жетон { $tile }, { $art }; положить его { $side ->
    [left] слева
   *[right] справа
}
best-points = самое большее { $points }
ask-main = Какой жетон вы кладёте? Перед этим его можно поворачивать и двигать.
ask-bonus = Положить бонусный жетон или закончить ход?
ask-bonus-must = У вас в руке больше одного бонусного жетона: положите какой-нибудь.
ask-drop = Ни один ваш бонусный жетон не помещается. Какой вы сбрасываете?
ask-side = В вашем ряду не хватает жетона: с какой стороны положить { $tile } ({ $art })?
ask-take = В вашем ряду не хватает жетона, а мешочек пуст: какой жетон вы берёте?
ask-pass = Ни один доступный жетон не помещается. Пасуете?
held-tile = Жетон { $tile }
held-status = { $piece }, { $side }, положение { $orientation }, клетка { $cell }: { $verdict }
held-status-plain = { $piece }, положение { $orientation }, клетка { $cell }: { $verdict }
held-art = Выглядит так: { $art }
fits = помещается, { $points }
fits-wins = помещается, { $points }, награда: { $wins }
fits-loses = { $verdict }; теряется место для украшения: { $shapes }
fits-turned = здесь не помещается; поместится в положении: { $orientations }
fits-never = здесь не помещается ни в каком положении
held-keys = стрелки сдвиг · R поворот · F переворот · N ещё · Enter положить · Esc назад
unseen-tiles = Жетоны в мешочке ({ $n }): { $list }
title-now = { $points }: { $title }!
title-with-card = Раскладка не названа: это звание для самого планшета. С картой сада: { $title }.
help-game =
    Ход:   введите номер жетона. Потом r поворачивает его на четверть оборота,
           f переворачивает на другую сторону (карпы или кувшинки), клетка,
           например c4, сдвигает туда его левый верхний угол, n показывает
           следующее хорошее место, Enter кладёт жетон, а x возвращает к выбору.
           Буквы латинские. На рисунке действуют и стрелки.
           Короче: L.2@b1 кладёт жетон с вашего левого края в положении 2
           на клетку b1; R — ваш правый край, l и r — ближние края соседей,
           а в одиночной игре вторые жетоны слева и справа.
    Бонус: полная линия приносит жетон своей секции, закрытая отмеченная
           область — жетон своей формы. Один жетон можно отложить на потом.
    Добор: если в ряду остался один жетон, добавляется второй, из мешочка или
           от соседа; с какой стороны, решает хозяин ряда.
    Очки:  1 за каждый полный ряд и столбец, 2 за каждую группу не меньше чем
           из 7 карпов или 7 кувшинок и ещё 2 за каждое украшение, которого
           такая группа касается.
