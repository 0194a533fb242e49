# Что не так с тем, что дано. По-английски это говорит сам код.

unread-no_goal_card = нет карты цели «{ $word }»; есть: { $known }
unread-write_first = «{ $word }»: напишите first:P1 или P1:карта
unread-which_card = «{ $word }»: какая карта цели сдаётся? Напишите P{ $seat }:карта
unread-rival_tile = «{ $word }»: квадрат, который раскрывает соперник, пишут ^{ $word }
unread-cell_tile = «{ $word }»: квадрат, который заполняет клетку, пишут a1:квадрат
unread-no_move = «{ $word }» — не ход Kōhaku; ходы выглядят так: b2b1, k0,1, f1,0
unread-no_box_tile = в коробке нет квадрата «{ $word }»
