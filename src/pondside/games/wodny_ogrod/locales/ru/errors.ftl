# Что не так с тем, что дано. По-английски это говорит сам код.

unread-no_bonus = нет бонусного жетона «{ $word }»; есть: { $known }
unread-write_take = «{ $word }»: напишите take:l:left, take:l:right, take:r:left …
unread-for_whom = при подготовке напишите, для кого жетон: P{ $seat }:{ $word }
unread-no_move = «{ $word }» — не ход этой игры; ходы: L.0@a1, R.0@a1, l.0@a1, r.0@a1, I2.0@a1, left, right, take:l:left, drop:I2, end, pass, stop
unread-no_orientation = нет положения { $word }; есть от 0 до { $most }
unread-no_cell = в саду нет клетки { $word }; есть от a1 до l12
unread-by_place = жетон называют по месту, где он лежит: { $known }; это может быть { $what }
unread-nothing_to_lay = положить «{ $word }» нельзя; можно: { $known }
unread-no_tile = нет жетона «{ $word }» и нет такой карты сада
unread-without_seat = добор записывают как { $what }, без игрока
odd-no_such_shape = { $name }: у украшения на { $cell } форма, которой нет в файле данных.
