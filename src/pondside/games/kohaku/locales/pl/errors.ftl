# Co jest nie tak z tym, co podano. Po angielsku mówi to sam kod.

unread-no_goal_card = nie ma karty celu „{ $word }”; są: { $known }
unread-write_first = „{ $word }”: napisz first:P1 albo P1:karta
unread-which_card = „{ $word }”: która karta celu jest rozdawana? Napisz P{ $seat }:karta
unread-rival_tile = „{ $word }”: płytkę, którą odkrywa rywal, pisze się ^{ $word }
unread-cell_tile = „{ $word }”: płytkę, która wypełnia pole, pisze się a1:płytka
unread-no_move = „{ $word }” nie jest ruchem w Kōhaku; ruchy wyglądają tak: b2b1, k0,1, f1,0
unread-no_box_tile = w pudełku nie ma płytki „{ $word }”
