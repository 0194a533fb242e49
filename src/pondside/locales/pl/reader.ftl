# Co mówią czytniki licznika: `unread-…` to, czego nie da się policzyć, `odd-…` to, co tylko dziwi.

unread-line = Wiersz { $line }: { $what }
unread-word = Wiersz { $line }, „{ $word }”: { $what }
unread-too_long = Tekst jest za długi.
clash-absent_seat = { $option }={ $value }: przy tym stole nie ma miejsca { $seat }, graczy jest { $seats }
