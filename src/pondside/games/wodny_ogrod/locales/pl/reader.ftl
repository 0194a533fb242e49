# Co mówią czytniki licznika: `unread-…` to, czego nie da się policzyć, `odd-…` to, co tylko dziwi.

unread-too_many_gardens = Grają najwyżej { $most } osoby.
unread-no_garden = Nie ma tu ogrodu. Ogród ma { $side } rzędów po { $side } znaków.
unread-cut_short = Liczba rzędów ogrodu to { $side }, a tu jest ich { $n }.
unread-row_length = W rzędzie { $row } ogrodu liczba znaków to { $n }, a nie { $side }.
unread-no_sign = „{ $sign }” nie jest znakiem ogrodu. Użyj . ~ K L, a dla dekoracji 1 do 9 albo D.
unread-decoration_apart = Dekoracja { $n } jest rozdzielona, liczba części: { $parts }. Daj każdej dekoracji własny numer.
odd-no_such_shape = { $name }: dekoracja na { $cell } ma kształt, którego nie ma w pudełku.
