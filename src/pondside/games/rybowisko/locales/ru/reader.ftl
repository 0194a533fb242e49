# Что говорят читатели счётчика: `unread-…` — чего нельзя посчитать, `odd-…` — что только странно.

unread-too_many_catches = Игроков не больше { $most }.
unread-luck_twice = Жетоны удачи записаны дважды.
unread-luck_most = Жетонов удачи в коробке { $most }.
unread-count = { $word }: число от 1 до { $most }.
unread-unknown_card = Нет карты «{ $word }».
unread-too_many_cards = Карт здесь { $n }, а в коробке { $most }.
unread-copies = Таких карт здесь { $n }, а в коробке только { $most }: { $tile }.
unread-luck_missing = Нужны жетоны удачи каждого, например L2: они решают при равенстве.

clash-target = target={ $target }: компоненты допускают от { $least } до { $most }
clash-too_much_luck = жетонов удачи нужно { $luck }, а в коробке { $total }; это разрешает strict_components=off
clash-no_solo = компоненты говорят, что игры в одиночку нет (players.solo)
clash-solo_figures = { $option }={ $value }: в игре в одиночку ходов { $turns } и жетонов удачи { $luck }
