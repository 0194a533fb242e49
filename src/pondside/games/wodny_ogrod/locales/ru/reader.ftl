# Что говорят читатели счётчика: `unread-…` — чего нельзя посчитать, `odd-…` — что только странно.

unread-too_many_gardens = Игроков не больше { $most }.
unread-no_garden = Здесь нет сада. В нём { $side } рядов по { $side } знаков.
unread-cut_short = Рядов в саду должно быть { $side }, а здесь { $n }.
unread-row_length = Знаков в ряду { $row } сада { $n }, а не { $side }.
unread-no_sign = «{ $sign }» — не знак сада. Пишите . ~ K L, для украшений от 1 до 9 или D.
unread-decoration_apart = Украшение { $n } лежит порознь, частей: { $parts }. Дайте каждому украшению свой номер.
odd-no_such_shape = { $name }: у украшения на { $cell } форма, которой нет в коробке.
