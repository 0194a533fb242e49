# Что говорят читатели счётчика: `unread-…` — чего нельзя посчитать, `odd-…` — что только странно.

unread-too_many_ponds = Игроков не больше { $most }.
unread-too_many_things = В одном пруду слишком много элементов, больше { $most }.
unread-no_pond = Здесь нет пруда. Он начинается с { $spring }.
unread-unknown_possession = Такого у игрока не бывает: «{ $word }».
unread-given_twice = «{ $word }» записано дважды.
unread-number = «{ $word }» — число от 0 до { $most }: больше в коробке нет.
unread-unknown_scenario = Нет сценария «{ $word }».
unread-unknown_scroll = Нет свитка «{ $word }».
unread-scroll_times = Таких свитков здесь { $n }, а в коробке только { $most }: { $scroll }.
unread-goals = «{ $word }» — не цель, или она записана дважды.
unread-goal_not_in_play = Эта цель лежит в пруду, значит, она была в игре: { $goal }.
unread-spring_first = Пруд начинается с источника, { $spring }.
unread-unknown_thing = «{ $word }» — такого элемента в пруду не бывает.
unread-far = «{ $word }»: в этой программе q, r и q + r — от -{ $most } до { $most } (KOI-PLACE-10).
unread-turn_needed = «{ $word }»: здесь нужен поворот: { $text }.0
unread-turns = «{ $word }»: повороты — от 0 до { $most }.
unread-no_turn = «{ $word }»: это не поворачивают.
refusal-spring = источник лежит посередине, и он один

clash-scenario_alone = scenario={ $scenario } играют в одиночку, а игроков за этим столом { $seats }
clash-scenario_goals = goals={ $goals }: у сценария { $scenario } свои цели
