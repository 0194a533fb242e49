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
so-many = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
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
card-ornament_kinds = Типы декора
card-statues = Статуи
card-no_fry = Без мальков
card-no_dragonflies = Без стрекоз
card-flower_sets = Лилии
card-frog_turtle = Лягушки и черепахи
card-largest_square = Самый большой участок
card-fry_shelter = Убежище для мальков
cardrule-white_black = очки за кои, в окраске которых есть белый или чёрный
cardrule-yellow_red = очки за кои, в окраске которых есть жёлтый или красный
cardrule-rarest_colour = { so-many } за каждого кои, в окраске которого есть самый редкий цвет вашего пруда
cardrule-dragonflies = для каждого квадрата с бабочками { so-many } за каждую стрекозу в том же ряду или столбце
cardrule-ornament_kinds = очки по числу типов декора в пруду
cardrule-statues = ещё { so-many } за каждую статую, у которой четыре соседних кои
cardrule-no_fry = { so-many } за каждый квадрат кои без мальков
cardrule-no_dragonflies = { so-many } за каждый квадрат кои без стрекоз
cardrule-flower_sets = { so-many } за каждый комплект лилий четырёх разных цветов
cardrule-frog_turtle = { so-many } за каждую пару — лягушку и черепаху
cardrule-largest_square = очки по стороне самого большого заполненного участка N×N
cardrule-fry_shelter = каждый квадрат кои с мальками: { $near } рядом с камнями, иначе { $otherwise }
paytable = число: очки — { $rows }
payrow = { $count }: { $points }
payrow-more = { $count } и больше: { $points }
payrow-fewer = меньше: 0
paytable-ours = таблица — наша реконструкция, ваша может отличаться

## Why not?

refusal-no_such_action = в этой игре нет такого действия
refusal-game_over = игра уже окончена
refusal-must_draft = сначала возьмите с планшета соседние кои и декор
refusal-must_place = сначала положите оба квадрата в свой пруд
refusal-must_keep = сначала выберите, какую карту цели оставить себе
refusal-await_first = определяется первый игрок
refusal-await_fill = планшет ещё заполняется
refusal-await_deal = карты целей ещё раздаются
refusal-await_refill = планшет ещё пополняется
refusal-await_rival = сейчас ход заводчиков кои (в польском издании — Дэнни)
refusal-already_laid = этот квадрат уже лежит в вашем пруду
refusal-cell_taken = на этой клетке уже лежит квадрат
refusal-same_type_touches = кои не может соседствовать с кои, а декор — с декором
refusal-touches_nothing = квадрат должен примыкать к пруду целой стороной
refusal-first_koi_at_origin = пруд начинается с кои на клетке 0,0; декор кладут с любой его стороны, и пруды получаются те же
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
event-revealed = { $rival }: раскрыт квадрат — { $tile }; взято с планшета: { $taken }.
event-revealed-none = { $rival }: раскрыт квадрат — { $tile }; на планшете ничего не подходит.
rival-pl = Дэнни
rival-ru = Заводчики кои
reason-koi_stack_empty = Стопка кои пуста: планшет нельзя пополнить.
reason-feature_stack_empty = Стопка декора пуста: планшет нельзя пополнить.
reason-rival_no_koi = Раскрыть больше нечего: кои закончились.
reason-rival_no_feature = Раскрыть больше нечего: декор закончился.
reason-rival_koi_fill = Осталось слишком мало кои, чтобы снова заполнить планшет.
reason-rival_feature_fill = Осталось слишком мало декора, чтобы снова заполнить планшет.

## Terminal client

intro =
    В свой ход вы берёте с планшета два соседних квадрата, кои и декор, и кладёте
    оба в свой пруд. Кои и декор чередуются, как клетки шахматной доски.
    Декор приносит очки за кои вокруг; побеждает игрок, набравший больше всех очков.
solo-end-pl = Если стопка кои пуста, а Дэнни пора раскрыть кои, игра сразу заканчивается; правила этого не уточняют. Чтобы тогда у вас был ещё один ход: -o solo_no_koi_to_reveal=pass
solo-end-ru = Если стопка кои пуста, а заводчикам пора раскрыть кои, игра сразу заканчивается; правила этого не уточняют. Чтобы тогда у вас был ещё один ход: -o solo_no_koi_to_reveal=pass
solo-pass-pl = Если стопка кои пуста, а Дэнни пора раскрыть кои, у вас есть ещё один ход.
solo-pass-ru = Если стопка кои пуста, а заводчикам пора раскрыть кои, у вас есть ещё один ход.
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
pond-without = { $pond } — квадратов пока нет
in-hand = В руке: { $tiles }
ask-draft = Какую пару вы берёте? Введите две соседние клетки, например { $example }.
ask-place = Какой квадрат и куда вы кладёте? Например, { $example }: k — кои, f — декор, затем столбец,ряд.
ask-keep = Какую карту цели вы оставляете себе?
confirm-keep = Нажмите Enter, чтобы подтвердить карту, или введите u, чтобы отменить.
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
beats = Пройденные уровни: { $levels }.
beats-none = Ни один из трёх уровней не пройден.
unseen-koi = Кои, которых ещё не было видно: { $list }
unseen-feature = Декор, которого ещё не было видно: { $list }
tie-coins = Была ничья; всё решили монеты.
tie-coins_shared = Была ничья; всё решили монеты, а у кого их поровну, у тех общая победа.
place-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}: ничью решили монеты
place-shared = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}, тоже поровну: место общее
your-goal = Ваша карта цели, { $card }: { $rule }.
counted-koi = { $tile } на { $x },{ $y }: { $n }
counted-number = посчитано: { $n }
counted-points = сумма: { $n }
help-game =
    Выбор:      две соседние клетки планшета, например b2b1.
    Размещение: k0,1 кладёт кои в столбец 0 и ряд 1 (ряды считаются вниз), f2,0 — декор.
    Запись:     rw.f2 — красно-белый кои с 2 мальками, d3 — три стрекозы; F лилия,
                B бабочки, R камни, G лягушка, S статуя, T черепаха;
                цвета: b чёрный, r красный, w белый, y жёлтый.
help-scores =
    Очки:       лилии считают соседних кои, в окраске которых есть их цвет (по { $flower },
                за четырёх — { $four }), парные лилии дают { $one } за один цвет и { $both } за оба,
                камни считают мальков (по { $fry }), лягушки — стрекоз (по { $dragonfly }),
                статуи — любых кои ({ $statue }), бабочки — кои, в окраске которых есть их
                цвет, в том же ряду или столбце (по { $butterflies }), черепаха стоит { $turtle },
                монета — { $coin }.
