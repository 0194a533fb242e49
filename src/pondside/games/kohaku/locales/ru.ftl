# Kōhaku: terms, refusals, events and the terminal client's sentences.

## Tiles. A colour has a form for each noun it goes with.

koi-colour-b = чёрный
koi-colour-r = красный
koi-colour-w = белый
koi-colour-y = жёлтый
koi-first-b = чёрно
koi-first-r = красно
koi-first-w = бело
koi-first-y = жёлто
flower-colour-b = чёрная
flower-colour-r = красная
flower-colour-w = белая
flower-colour-y = жёлтая
butterflies-colour-b = чёрные
butterflies-colour-r = красные
butterflies-colour-w = белые
butterflies-colour-y = жёлтые
tile-koi-one = { $colour } кои
tile-koi-two = { $first }-{ $second } кои
tile-koi-with = { $koi } ({ $things })
tile-single_flower = { $colour } лилия
tile-double_flower = две лилии ({ $first } и { $second })
tile-butterflies = { $colour } бабочки
tile-rocks = камни
tile-frog = лягушка
tile-statue = статуя
tile-turtle = черепаха
fry = { $n ->
    [one] { $n } малёк
    [few] { $n } малька
    [many] { $n } мальков
   *[other] { $n } малька
}
dragonflies = { $n ->
    [one] { $n } стрекоза
    [few] { $n } стрекозы
    [many] { $n } стрекоз
   *[other] { $n } стрекозы
}
coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}
kind-single_flower = одиночные лилии
kind-double_flower = парные лилии
kind-rocks = камни
kind-frog = лягушки
kind-statue = статуи
kind-butterflies = бабочки
kind-turtle = черепахи
kind-coins = монеты
kind-goal = карта цели

## Goal cards

card-white_black = Белые и чёрные кои
card-yellow_red = Жёлтые и красные кои
card-rarest_colour = Редкий цвет
card-dragonflies = Стрекозы
card-ornament_kinds = Виды декора
card-statues = Статуи
card-no_fry = Без мальков
card-no_dragonflies = Без стрекоз
card-flower_sets = Цветы
card-frog_turtle = Лягушки и черепахи
card-largest_square = Самый большой квадрат
card-fry_shelter = Убежище для мальков
cardrule-white_black = очки по числу кои с белым или чёрным
cardrule-yellow_red = очки по числу кои с жёлтым или красным
cardrule-rarest_colour = 3 очка за каждого кои самого редкого цвета в вашем пруду
cardrule-dragonflies = для каждого квадрата бабочек 1 очко за каждую стрекозу в его ряду и столбце
cardrule-ornament_kinds = очки по числу видов декора
cardrule-statues = ещё 5 очков за каждую статую, вокруг которой четыре кои
cardrule-no_fry = 2 очка за каждый квадрат кои без мальков
cardrule-no_dragonflies = 2 очка за каждый квадрат кои без стрекоз
cardrule-flower_sets = 5 очков за каждый набор из четырёх лилий четырёх цветов
cardrule-frog_turtle = 3 очка за каждую пару из лягушки и черепахи
cardrule-largest_square = очки по стороне самого большого сплошного квадрата
cardrule-fry_shelter = каждый квадрат кои с мальками: 2 очка рядом с камнями, иначе минус 1

## Why not?

refusal-no_such_action = в этой игре нет такого действия
refusal-game_over = игра уже окончена
refusal-must_draft = сначала возьмите с планшета кои и декор, лежащие бок о бок
refusal-must_place = сначала положите оба квадрата в свой пруд
refusal-must_keep = сначала выберите, какую карту цели оставить себе
refusal-await_first = определяется первый игрок
refusal-await_fill = планшет ещё заполняется
refusal-await_deal = карты целей ещё раздаются
refusal-await_refill = планшет ещё пополняется
refusal-await_rival = сейчас ход соперника
refusal-already_laid = этот квадрат уже лежит в вашем пруду
refusal-cell_taken = на этой клетке уже лежит квадрат
refusal-same_type_touches = кои не может соседствовать с кои, а декор — с декором
refusal-touches_nothing = квадрат должен примыкать к пруду целой стороной
refusal-first_koi_at_origin = первый кои пруда лежит на клетке 0,0
refusal-chain_forbidden = за этим столом оба квадрата должны касаться квадратов из прошлых ходов
refusal-card_not_offered = этой карты цели нет среди розданных вам
refusal-wrong_stack = этот квадрат из другой стопки
refusal-koi_not_left = таких кои больше не осталось
refusal-feature_not_left = такого декора больше не осталось
refusal-card_not_left = этой карты цели больше нет
refusal-no_such_seat = за столом нет такого места
refusal-not_a_pair = у этих двух клеток нет общей стороны
refusal-wrong_cell = сначала заполняется другая клетка
refusal-wrong_seat = эта карта для другого игрока
refusal-cards_first = планировать ходы можно, когда все выберут карты целей
refusal-no_turn_left = игра закончится раньше вашего следующего хода
refusal-board_not_full = на планшете пустые клетки: сначала другой игрок положит квадраты, и планшет пополнится
refusal-order = сейчас ход другого игрока

## What happened

event-took = { $name }: с планшета ({ $cells }) взяты { $koi } и { $feature }.
event-laid = { $name }: { $tile } в пруду на клетке { $x },{ $y } — { $points }.
event-kept = { $name }: карта цели выбрана.
event-dealt = { $name }: получена карта цели.
event-begins = Первый ход: { $name }.
event-filled = Новый квадрат на клетке { $cell }: { $tile }.
event-refilled = Новый квадрат на центральной клетке { $cell }: { $tile }.
event-refilled-moved = Новый квадрат на центральной клетке { $cell }: { $tile }; прежний сдвинут на { $moved }.
event-revealed = { $rival }: открыт квадрат — { $tile }; взято с планшета: { $taken }.
event-revealed-none = { $rival }: открыт квадрат — { $tile }; на планшете ничего не подходит.
rival-pl = Дэнни
rival-ru = Заводчики кои
reason-koi_stack_empty = Стопка кои пуста: планшет нельзя пополнить.
reason-feature_stack_empty = Стопка декора пуста: планшет нельзя пополнить.
reason-rival_no_koi = Сопернику нечего открыть: кои закончились.
reason-rival_no_feature = Сопернику нечего открыть: декор закончился.
reason-rival_koi_fill = Кои слишком мало, чтобы заполнить планшет после хода соперника.
reason-rival_feature_fill = Декора слишком мало, чтобы заполнить планшет после хода соперника.

## Terminal client

intro =
    В свой ход вы берёте с планшета кои и декор, лежащие бок о бок, и кладёте
    оба квадрата в свой пруд. Кои и декор чередуются, как клетки шахматной доски.
    Декор приносит очки за кои вокруг; побеждает лучший счёт.
board = Планшет
stacks = В стопках: { $koi } кои, { $features ->
    [one] { $features } квадрат
    [few] { $features } квадрата
    [many] { $features } квадратов
   *[other] { $features } квадрата
} декора
pond-of = Пруд: { $name }, { $points }
pond-own = Ваш пруд: { $points }
legend =
    Кои ><> своих цветов: b чёрный, r красный, w белый, y жёлтый; f мальки, d стрекозы, $ монета.
    ✿ лилия, ⋈ бабочки, ▲ камни, ⌒⌒ лягушка, ♜ статуя, ◒ черепаха.
pond-empty = квадратов пока нет
in-hand = В руке: { $tiles }
ask-draft = Какую пару вы берёте? Введите две соседние клетки, например { $example }.
ask-place = Какой квадрат и куда вы кладёте? Например, { $example }: k — кои, f — декор, затем столбец,ряд.
ask-keep = Какую карту цели вы оставляете себе?
choice-draft = { $koi } с { $koi_cell } и { $feature } с { $feature_cell }
choice-koi = { $tile } на { $x },{ $y } — { $points }, { $where }
choice-feature = { $tile } на { $x },{ $y } — { $points }, { $where }
choice-keep = { $card }: { $rule }
where-first = первый квадрат пруда
where-beside = рядом: { $tiles }
tile-at = { $tile } на { $x },{ $y }
pond-row = Ряд { $y }: { $tiles }
rival-pile = { $rival }: { $koi } кои и { $features ->
    [one] { $features } квадрат
    [few] { $features } квадрата
    [many] { $features } квадратов
   *[other] { $features } квадрата
} декора; счёт: { $easy } (лёгкий), { $medium } (средний), { $hard } (сложный).
score-rival = Очки соперника: { $easy } (лёгкий), { $medium } (средний), { $hard } (сложный).
level-easy = лёгкий
level-medium = средний
level-hard = сложный
beats = Побеждённые уровни: { $levels }.
beats-none = Ни один из трёх уровней не побеждён.
unseen-koi = Ещё не открытые кои: { $list }
unseen-feature = Ещё не открытый декор: { $list }
tie-coins = Была ничья; всё решили монеты.
your-goal = Ваша карта цели: { $card } ({ $rule }).
counted-koi = { $tile } на { $x },{ $y }: { $n }
counted-number = посчитано: { $n }
help-game =
    Выбор:      две соседние клетки планшета, например b2b1.
    Размещение: k0,1 кладёт кои в столбец 0 и ряд 1 (ряды считаются вниз), f2,0 — декор.
    Очки:       лилии считают соседних кои своего цвета (по 2, за четырёх — 12),
                парные лилии дают 2 за один цвет и 3 за оба, камни считают мальков,
                лягушки — стрекоз, статуи — любых кои (1, 3, 6, 10), бабочки — кои
                своего цвета в своём ряду и столбце (по 2), черепаха стоит 5, монета — 1.
    Запись:     rw.f2 — красно-белый кои с 2 мальками, d3 — три стрекозы; F лилия,
                B бабочки, R камни, G лягушка, S статуя, T черепаха;
                цвета: b чёрный, r красный, w белый, y жёлтый.
