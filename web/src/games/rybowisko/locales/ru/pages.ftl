# Rybowisko on the pages around the table.

home-about-rybowisko = Плавайте по озеру, доверьтесь удаче и узнайте, что клюнет, пока вас не снесли волны.
new-credits-rybowisko = Семейная игра о Зегжинском озере
option-rybowisko-target = Сколько рыб поймать
option-rybowisko-target-hint = Когда у кого-то их столько, раунд доигрывают, и игра окончена. Чем меньше игроков, тем больше рыб может быть.
option-rybowisko-target-value = { $n ->
    [one] { $n } рыба
    [few] { $n } рыбы
    [many] { $n } рыб
   *[other] { $n } рыбы
}
option-rybowisko-luck_p1 = Жетоны удачи: игрок 1
option-rybowisko-luck_p2 = Жетоны удачи: игрок 2
option-rybowisko-luck_p3 = Жетоны удачи: игрок 3
option-rybowisko-luck_p4 = Жетоны удачи: игрок 4
option-rybowisko-luck_p1-hint = Детям можно дать 4 жетона, взрослым — 2.
option-rybowisko-luck_p2-hint = Детям можно дать 4 жетона, взрослым — 2.
option-rybowisko-luck_p3-hint = Детям можно дать 4 жетона, взрослым — 2.
option-rybowisko-luck_p4-hint = Детям можно дать 4 жетона, взрослым — 2.
option-rybowisko-luck_p1-value = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
    [many] { $n } жетонов
   *[other] { $n } жетона
}
option-rybowisko-luck_p2-value = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
    [many] { $n } жетонов
   *[other] { $n } жетона
}
option-rybowisko-luck_p3-value = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
    [many] { $n } жетонов
   *[other] { $n } жетона
}
option-rybowisko-luck_p4-value = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
    [many] { $n } жетонов
   *[other] { $n } жетона
}
option-rybowisko-first = Кто начинает
option-rybowisko-first-hint = За семейным столом начинает самый младший.
option-rybowisko-first-value = игрок { $n }
option-rybowisko-first-random = по жребию
option-rybowisko-colours = Цвета игроков
option-rybowisko-colours-hint = По порядку мест за столом; у каждого цвета своя стартовая клетка.
option-rybowisko-colours-each-1 = оранжевый
option-rybowisko-colours-each-2 = фиолетовый
option-rybowisko-colours-each-3 = белый
option-rybowisko-colours-each-4 = чёрный
option-rybowisko-open_refill = Жетоны при пополнении
option-rybowisko-open_refill-hint = Видно ли сразу, куда снесут волны.
option-rybowisko-open_refill-off = скрывают направление
option-rybowisko-open_refill-on = показывают направление
option-rybowisko-strict_components = Жетоны удачи в коробке
option-rybowisko-strict_components-hint = В коробке их 12. Здесь можно взять больше.
option-rybowisko-strict_components-on = только 12
option-rybowisko-strict_components-off = сколько нужно
option-rybowisko-max_rounds = Предел раундов
option-rybowisko-max_rounds-hint = После стольких раундов игра останавливается, и считаются очки.
option-rybowisko-max_rounds-value = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
    [many] { $n } раундов
   *[other] { $n } раунда
}
