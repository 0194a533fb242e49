# What the readers of the companion say: `unread-…` is what cannot be counted, `odd-…` what only looks odd.

unread-line = Line { $line }: { $what }
unread-word = Line { $line }, “{ $word }”: { $what }
unread-too_long = The text is too long.
clash-absent_seat = { $option }={ $value }: seat { $seat } is not at this table of { $seats }
