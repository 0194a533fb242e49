# Что говорят читатели счётчика: `unread-…` — чего нельзя посчитать, `odd-…` — что только странно.

unread-too_wide = Ширина и высота пруда — не больше { $most } клеток.
unread-origin = «origin: x,y» стоит один раз, перед первым рядом.
unread-koi_shows = { $word }: на квадрате кои не больше { $most } мальков и не больше { $most } стрекоз.
unread-koi_colours = { $word }: два цвета кои различны.
unread-flower_colours = { $word }: у двух лилий на квадрате разные цвета.
unread-unknown_tile = Нет квадрата «{ $word }».
unread-same_type = Кои лежит рядом с кои или декор рядом с декором: { $other } и { $tile }.
unread-not_connected = Этот квадрат не связан с остальным прудом: { $tile }.
unread-too_many_kinds = В этом пруду слишком много разных квадратов.
unread-too_many_players = Игроков не больше { $most }.
unread-unknown_goal = Нет карты цели «{ $word }».
unread-second_goal = Игрок оставляет себе одну карту цели.
unread-rival_twice = Соперник записан дважды.
unread-rival_alone = Соперник есть только в игре в одиночку.
unread-pile_word = «{ $word }» не относится к стопке соперника. Напишите koi=18 features=12 coins=5 flowers=6.
unread-pile_most = { $what ->
    [koi] У соперника не может быть квадратов кои больше { $most }.
    [features] У соперника не может быть квадратов декора больше { $most }.
    [coins] Монеты изображены на одноцветных кои: при стольких кои их у соперника не больше { $most }.
   *[flowers] Одиночные лилии — это декор: у соперника их не больше { $most }.
}
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

clash-cards_of_edition = { $option }=on требует edition=pl: в русском издании нет карт целей
clash-cards_alone = { $option }={ $value } в одиночной игре ничего не меняет; выберите solo_goal_cards={ $value }
clash-begins_alone = { $option }={ $value } в одиночной игре ничего не меняет: начинаете вы
clash-only_alone = { $option }={ $value } относится к одиночной игре, а игроков за этим столом { $seats }
clash-without_cards = { $option }={ $value } относится к карте цели, а карт в этой игре нет
unread-worth_most = По файлу компонентов один кои даёт декору этого пруда { $n }; программа считает от 0 до { $most }.
