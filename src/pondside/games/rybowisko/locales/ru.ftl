# Rybowisko: terms, refusals, events and the terminal client's sentences.
# Names of fish, colours, symbols and grades stand in the component file, in three languages.

## Cards and tokens

card = { $fish } (ловится на { $numbers }; { $symbol })
card-unique = { $fish } (ловится на { $numbers }; { $symbol }; { $n ->
    [one] { $n } очко за редкость
    [few] { $n } очка за редкость
    [many] { $n } очков за редкость
   *[other] { $n } очка за редкость
})
token = { $colour } на { $way }
way-N = север
way-E = восток
way-S = юг
way-W = запад
or = { " или " }
percent = { $n } %
percent-over = больше { $n } %
fish-count = { $n ->
    [one] { $n } рыба
    [few] { $n } рыбы
    [many] { $n } рыб
   *[other] { $n } рыбы
}
smiles = улыбающихся жетонов: { $n } из { $luck }
luck-cost = { $n ->
    [0] бесплатно
    [one] за { $n } жетон удачи
    [few] за { $n } жетона удачи
    [many] за { $n } жетонов удачи
   *[other] за { $n } жетона удачи
}
symbol-1 = первый символ
symbol-2 = второй символ
symbol-3 = третий символ
symbol-unique = { $symbol } с очком
kind-unique = за редкость: { $fish }
kind-sets = комплект из трёх символов
counted-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}

## Why not?

refusal-no_such_action = в этой игре нет такого действия
refusal-game_over = игра уже окончена
refusal-must_move = сначала рыбака нужно сдвинуть с места
refusal-must_answer = число не подходит ни к одной карте: бросьте снова или отпустите рыбу
refusal-must_take = число подходит к обеим картам: сначала возьмите одну из них
refusal-await_first = определяется первый игрок
refusal-await_deal = карты ещё выкладываются
refusal-await_tokens = жетоны ловли ещё выкладываются
refusal-await_die = кубик ещё катится
refusal-await_card = пустое место ещё заполняется
refusal-await_drift = жетон ловли ещё переворачивается
refusal-await_refill = озеро ещё пополняется
refusal-no_water = там нет воды
refusal-field_taken = на этой клетке стоит другой рыбак
refusal-too_far = это слишком далеко, удачи не хватит
refusal-no_such_face = на кубике нет такого числа
refusal-card_not_left = такой карты больше не осталось
refusal-drift_not_left = у этого жетона не может быть такого направления
refusal-token_not_left = такого жетона больше не осталось
refusal-no_such_seat = за столом нет такого места
refusal-wrong_pair = эта карта из другой пары
refusal-wrong_field = следующий жетон кладётся на другую клетку
refusal-wrong_place = следующая карта кладётся на другое место
refusal-no_turn_left = игра закончится раньше вашего следующего хода
refusal-order = сейчас ход другого игрока

## What happened

event-begins = Начинает: { $name }.
event-sailed = { $name }: рыбак плывёт на клетку { $field }.
event-sailed-luck = { $name }: рыбак плывёт на клетку { $field }, { $luck ->
    [one] потрачен { $luck } жетон удачи
    [few] потрачены { $luck } жетона удачи
    [many] потрачено { $luck } жетонов удачи
   *[other] потрачено { $luck } жетона удачи
}.
event-rested = { $name }: отдых, { $smiling ->
    [one] улыбается { $smiling } жетон удачи
    [few] улыбаются { $smiling } жетона удачи
    [many] улыбается { $smiling } жетонов удачи
   *[other] улыбается { $smiling } жетона удачи
}.
event-fishing = { $name }: удочка заброшена, может клюнуть { $fish }.
event-rolled = { $name }: на кубике выпадает { $die }.
event-rerolled = { $name }: переброс за жетон удачи; { $smiling ->
    [0] больше ни один не улыбается
    [one] всё ещё улыбается { $smiling }
    [few] всё ещё улыбаются { $smiling }
    [many] всё ещё улыбается { $smiling }
   *[other] всё ещё улыбается { $smiling }
}.
event-last_round = { $name }: цель достигнута, это последний раунд.
event-caught = { $name }: поймана рыба — { $fish } ({ $place }).
event-failed = { $name }: на этот раз без рыбы.
event-drawn = Новая карта на месте { $place }: { $fish }.
event-drifted = { $name }: волны сносят рыбака на { $way }, на клетку { $field }.
event-stayed = { $name }: волны несут на { $way }, но свободной воды там нет; рыбак остаётся на клетке { $field }.
event-refill = Озеро пополнено: { $laid }. Рядом с полем остаётся: { $kept }.
reason-target = Цель достигнута, и раунд доигран до конца.
reason-no_cards = Ловить больше нечего: карты закончились.
reason-max_rounds = Условленное число раундов сыграно.
reason-turns = Все ходы сделаны.

## Terminal client

intro =
    Вы проплываете одну или две клетки, а за жетоны удачи и больше. Остановились
    на клетке с жетоном ловли? Бросайте кубик, чтобы поймать одну из двух рыб его
    цвета; за жетоны удачи можно бросать снова. Потом вас сносят волны.
    Остановились на воде без жетона? Вы отдыхаете, и все ваши жетоны удачи снова
    улыбаются. Очки дают рыбы, редкие рыбы и комплекты из трёх символов.
round-number = Раунд { $round } · игра до { $target ->
    [one] { $target } рыбы
    [few] { $target } рыб
    [many] { $target } рыб
   *[other] { $target } рыбы
}
round-last = Раунд { $round }, последний · игра до { $target ->
    [one] { $target } рыбы
    [few] { $target } рыб
    [many] { $target } рыб
   *[other] { $target } рыбы
}
legend =
    Жетоны: { $colours }.
    1 2 3 4 рыбаки, o место ловли без жетона, ~ вода.
    Можно доплыть: · бесплатно, ¹ ² ³ за столько жетонов удачи.
beside = Карт в колоде: { $n }. Жетоны рядом с полем: { $pile }.
tokens-of = Жетоны, цвет { $colour }: { $fields }.
pair = Пара карт, цвет { $colour }: { $cards }.
pair-card = { $place } { $card }
pair-empty = нет карт
angler = { $seat } { $name }: { $field }; { $luck }; { $fish } и { $points }
angler-first = { $seat } { $name }, первый игрок: { $field }; { $luck }; { $fish } и { $points }
reach-catches = Жетоны ловли, до которых можно доплыть
column-field = клетка
column-luck = удача
column-fish = рыба и шанс на неё
column-chance = шанс поймать рыбу с 0, 1, 2 … жетонами удачи
reach-no-catch = До жетонов ловли не доплыть: отдохните и наберитесь удачи.
reach-catch = { $colour } жетон, { $fish }; доплыть можно { $luck }. { $chances }
chances = Шанс поймать рыбу: { $list }
chance = { $n ->
    [0] { $chance } сразу
    [one] { $chance } с { $n } жетоном удачи
    [few] { $chance } с { $n } жетонами удачи
    [many] { $chance } с { $n } жетонами удачи
   *[other] { $chance } с { $n } жетона удачи
}
rest-free = Отдохнуть можно здесь: { $fields }.
rest-paid = За жетоны удачи, которые отдых вернёт, можно и здесь: { $fields }.
rolled-now = На кубике { $die }.
ask-move = Куда вы плывёте? Введите клетку, например { $example }.
ask-miss = Число не подходит ни к одной карте. Бросить снова за жетон удачи (r) или отпустить рыбу (g)?
ask-both = Число подходит к обеим картам. Какую берёте: { $first } или { $second }?
choice-catch = { $field }: { $catch }
choice-stop = остаться: плыть некуда
choice-reroll = перевернуть жетон удачи и бросить снова
choice-give_up = отпустить рыбу
choice-take = { $card }: { $points }
catch-own = Ваш улов: { $points }
catch-of = Улов: { $name }, { $points }
catch-empty = рыб пока нет
unseen-cards = Карты, оставшиеся в колоде: { $list }
unseen-drifts = Что известно о направлениях жетонов: { $list }
tie-luck = Была ничья; всё решили улыбающиеся жетоны удачи.
grade = { $points }: { $grade }!
help-game =
    Перемещение: введите клетку, где оно кончается, например g7. Два шага
                 бесплатны, за каждый следующий переворачивается жетон удачи.
                 Двум рыбакам на одной клетке стоять нельзя, но проплывать через
                 других можно.
    Ловля:       цвет жетона ловли указывает на две карты. Вы бросаете кубик,
                 и число из диапазона карты ловит рыбу. Не подошло ни к одной?
                 За жетон удачи можно бросить снова.
    Снос:        после каждой ловли жетон переворачивается, и волны сносят вас
                 на одну клетку.
    Отдых:       на воде без жетона все ваши жетоны удачи снова улыбаются.
    Очки:        1 за каждую рыбу, ещё 1, если она редкая (!), и 2 за каждый
                 комплект символов A, B и C.
