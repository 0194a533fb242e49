# Что говорят читатели счётчика: `unread-…` — чего нельзя посчитать, `odd-…` — что только странно.

unread-line = Строка { $line }: { $what }
unread-word = Строка { $line }, «{ $word }»: { $what }
unread-too_long = Текст слишком длинный.
clash-absent_seat = { $option }={ $value }: места { $seat } за этим столом нет, игроков { $seats }
