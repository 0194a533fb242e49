# Что говорят читатели счётчика: `unread-…` — чего нельзя посчитать, `odd-…` — что только странно.

unread-line = Строка { $line }: { $what }
unread-word = Строка { $line }, «{ $word }»: { $what }
unread-too_long = Текст слишком длинный.
unread-too_wide = Ширина и высота пруда — не больше { $most } клеток.
unread-origin = «origin: x,y» стоит один раз, перед первым рядом.
unread-koi_shows = { $word }: на кои изображено не больше { $most } одинаковых предметов.
unread-koi_colours = { $word }: два цвета кои различны.
unread-flower_colours = { $word }: у двух цветков на квадрате разные цвета.
unread-unknown_tile = Нет квадрата «{ $word }».
unread-same_type = Кои лежит рядом с кои или декор рядом с декором: { $other } и { $tile }.
unread-not_connected = Этот квадрат не связан с остальным прудом: { $tile }.
unread-too_many_kinds = В этом пруду слишком много разных квадратов.
unread-too_many_players = Игроков не больше { $most }.
unread-unknown_goal = Нет карты цели «{ $word }».
unread-second_goal = Игрок оставляет себе одну карту цели.
unread-rival_twice = Соперник записан дважды.
unread-rival_alone = Соперник есть только в игре в одиночку.
unread-pile_word = «{ $word }» не относится к набору соперника. Напишите koi=18 features=12 coins=5 flowers=6.
unread-pile_most = { $what ->
    [koi] У соперника не может быть квадратов с кои больше { $most }.
    [features] У соперника не может быть квадратов декора больше { $most }.
    [coins] Монеты изображены на одноцветных кои: при стольких кои их у соперника не больше { $most }.
   *[flowers] Одиночные цветки — это декор: у соперника их не больше { $most }.
}

unread-too_many_catches = Игроков не больше { $most }.
unread-luck_twice = Жетоны удачи записаны дважды.
unread-luck_most = Жетонов удачи в коробке { $most }.
unread-count = { $word }: число от 1 до { $most }.
unread-unknown_card = Нет карты «{ $word }».
unread-too_many_cards = Карт здесь { $n }, а в коробке { $most }.
unread-copies = Таких карт здесь { $n }, а в коробке только { $most }: { $tile }.
unread-luck_missing = Нужны жетоны удачи каждого, например L2: они решают при равенстве.

unread-too_many_gardens = Игроков не больше { $most }.
unread-no_garden = Здесь нет сада. В нём { $side } рядов по { $side } знаков.
unread-cut_short = Рядов в саду должно быть { $side }, а здесь { $n }.
unread-row_length = Знаков в ряду { $row } сада { $n }, а не { $side }.
unread-no_sign = «{ $sign }» — не знак сада. Пишите . ~ K L, для украшений от 1 до 9 или D.
unread-decoration_apart = Украшение { $n } лежит порознь, частей: { $parts }. Дайте каждому украшению свой номер.

unread-too_many_ponds = Игроков не больше { $most }.
unread-too_many_things = В одном пруду слишком много вещей, больше { $most }.
unread-no_pond = Здесь нет пруда. Он начинается с { $spring }.
unread-unknown_possession = Ничего такого нельзя иметь: «{ $word }».
unread-given_twice = «{ $word }» записано дважды.
unread-number = «{ $word }» — число от 0 до { $most }: больше в коробке нет.
unread-unknown_scenario = Нет сценария «{ $word }».
unread-unknown_scroll = Нет свитка «{ $word }».
unread-scroll_times = Таких свитков здесь { $n }, а в коробке только { $most }: { $scroll }.
unread-goals = «{ $word }» — не цель, или она записана дважды.
unread-goal_not_in_play = Эта цель лежит в пруду, значит, она была в игре: { $goal }.
unread-spring_first = Пруд начинается с источника, { $spring }.
unread-unknown_thing = «{ $word }» — такой вещи в пруду не бывает.
refusal-spring = источник лежит посередине, и он один

odd-too_many = { $held ->
    [0] В коробке нет такого квадрата: { $tile }.
   *[other] В коробке их только { $held }, а здесь { $n }: { $tile }.
}
odd-uneven = { $seat ->
    [0] Кои: { $koi }, декор: { $features }. В законченном пруду их поровну.
   *[other] { $name } — кои: { $koi }, декор: { $features }. В законченном пруду их поровну.
}
odd-empty = { $seat ->
    [0] Пруд пуст.
   *[other] { $name }: пруд пуст.
}
odd-goal_shared = Карта цели в коробке одна, а есть она у нескольких игроков ({ $n }): { $card }.
odd-no_such_shape = { $name }: у украшения на { $cell } форма, которой нет в коробке.
