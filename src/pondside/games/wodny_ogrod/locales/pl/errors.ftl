# Co jest nie tak z tym, co podano. Po angielsku mówi to sam kod.

unread-no_bonus = nie ma żetonu premii „{ $word }”; są: { $known }
unread-write_take = „{ $word }”: napisz take:l:left, take:l:right, take:r:left …
unread-for_whom = podczas przygotowania gry napisz, dla kogo jest żeton: P{ $seat }:{ $word }
unread-no_move = „{ $word }” nie jest ruchem w grze Wodny ogród; ruchy to L.0@a1, R.0@a1, l.0@a1, r.0@a1, I2.0@a1, left, right, take:l:left, drop:I2, end, pass, stop
unread-no_orientation = nie ma ułożenia { $word }; są od 0 do { $most }
unread-no_cell = w ogrodzie nie ma pola { $word }; są od a1 do l12
unread-by_place = żeton wody nazywa się od miejsca, w którym leży: { $known }; może to być { $what }
unread-nothing_to_lay = nie da się położyć „{ $word }”; można: { $known }
unread-no_tile = nie ma żetonu „{ $word }” ani takiej karty wodnego ogrodu
unread-without_seat = uzupełnienie zapisuje się jako { $what }, bez gracza
odd-no_such_shape = { $name }: dekoracja na { $cell } ma kształt, którego nie ma w pliku z elementami.
