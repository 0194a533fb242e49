# Co mówią czytniki licznika: `unread-…` to, czego nie da się policzyć, `odd-…` to, co tylko dziwi.

unread-too_many_gardens = Grają najwyżej { $most } osoby.
unread-no_garden = Nie ma tu ogrodu. Ogród ma { $side } rzędów po { $side } znaków.
unread-cut_short = Liczba rzędów ogrodu to { $side }, a tu jest ich { $n }.
unread-row_length = W rzędzie { $row } ogrodu liczba znaków to { $n }, a nie { $side }.
unread-no_sign = „{ $sign }” nie jest znakiem ogrodu. Użyj . ~ K L, a dla dekoracji 1 do 9 albo D.
unread-decoration_apart = Dekoracja { $n } jest rozdzielona, liczba części: { $parts }. Daj każdej dekoracji własny numer.
unread-no_variant = Nie ma wariantu „{ $word }”. Warianty to { $known }.
odd-side_unknown = Są dekoracje, więc grano z kartą wodnego ogrodu. Podaj, czy stroną A, czy B.
odd-decorations_on_board = Sama plansza nie ma dekoracji. Tytuł podajemy jak dla kart wodnych ogrodów.
odd-shape_not_ours = { $name }: dekoracja na { $cell } ma kształt, którego nie ma w naszych danych. Nasze kształty są odtworzone, więc twój może być prawidłowy.
odd-too_many_decorations = { $name }: { $n ->
    [one] { $n } dekoracja
    [few] { $n } dekoracje
    [many] { $n } dekoracji
   *[other] { $n } dekoracji
}. Na stronie B można ich mieć najwyżej { $most }.
odd-too_many_alike = { $name }: { $n ->
    [one] { $n } dekoracja
    [few] { $n } dekoracje
    [many] { $n } dekoracji
   *[other] { $n } dekoracji
} o tym samym kształcie, takim jak na { $cell }. Na stronie B może ich być najwyżej { $most }.
odd-decorations_touch = { $name }: dekoracje na { $cell } i { $other } stykają się. Na stronie B nie mogą.
