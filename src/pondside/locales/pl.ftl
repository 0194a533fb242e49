# General messages of the terminal client and the command line.

welcome = Witaj w grze { $title }!
name-you = Ty
name-seat = Gracz { $seat }
name-bot = Bot { $seat } ({ $bot })
turn-of = Tura { $turn } z { $turns }
turn-number = Tura { $turn }
bot-thinking = { $name } myśli…
bot-instead = { $name } gra zamiast bota { $gone }, którego już nie ma.
bot-compiling = Przygotowanie bota (tylko raz na tym komputerze): { $k } z { $n }…
service-compiling = Przygotowania, tylko raz na tym komputerze: { $what }
points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
points-plus = { $n ->
    [one] plus { $n } punkt
    [few] plus { $n } punkty
    [many] plus { $n } punktów
   *[other] plus { $n } punktu
}
points-minus = { $n ->
    [one] minus { $n } punkt
    [few] minus { $n } punkty
    [many] minus { $n } punktów
   *[other] minus { $n } punktu
}
total = razem
prompt-help = ? pomoc · u cofnij · s punkty · o inni · b co jeszcze · l dziennik · q zapisz i zakończ
ask-number = Możesz też wpisać numer z listy.
held-ask = Podaj pole, by tam przesunąć; r obróć, f odwróć, n następne dobre miejsce, Enter połóż, x odłóż.
held-ask_mirrored = Podaj pole, by tam przesunąć; r obróć, f odbij, n następne dobre miejsce, Enter połóż, x odłóż.
held-unknown = Wpisz pole tak, jak na rysunku, jedną z liter r, f, n, x albo naciśnij sam Enter.
held-back = Odłożono z powrotem.
unknown-input = Nie rozumiem „{ $text }”. Wpisz ?, aby zobaczyć pomoc.
not-possible = Tak nie można: { $reason } ({ $clause }).
undone = Cofnięto: { $word }
nothing-to-undo = Nie ma czego cofnąć: co zatwierdzone lub odkryte, to zostaje.
confirm = Naciśnij Enter, aby zatwierdzić turę, albo wpisz u, aby ją cofnąć.
saved = Gra jest zapisana w pliku { $path }
resume-hint = Aby grać dalej: { $program } play --resume { $path }
goodbye = Do zobaczenia nad stawem.
hand-over = { $name }: usiądź przy klawiaturze i naciśnij Enter. Reszta nie patrzy.
hand-over-open = { $name }: usiądź przy klawiaturze i naciśnij Enter.
since-last = Od twojej ostatniej tury:
before-first = Przed twoją pierwszą turą:
# Between a thing and what is said of it.
dash = –
log-empty = Jeszcze nic się nie wydarzyło.
game-over = Koniec gry.
wins = Zwycięstwo: { $names }!
wins-own = Wygrywasz!
shared = Wspólne zwycięstwo: { $names }.
placing = { $place }. { $name }: { $points }
sheet-of = Arkusz punktów: { $name }
sheet-own = Twoja punktacja
column-what = co
column-where = gdzie
column-counted = co policzono
column-points = punkty
column-clause = zasada
help-general =
    u  cofnij ostatni krok         s  twój arkusz punktów, punkt po punkcie
    o  co mają inni                b  co może się jeszcze pojawić
    l  co się wydarzyło            q  zapisz i zakończ
    ?  ta pomoc
note = Uwaga: { $text }
score-total = Razem: { $points }
score-title = W grze w pojedynkę: { $title }
replay-ok = Zapis gry jest poprawny: odtworzono { $n ->
    [one] { $n } akcję
    [few] { $n } akcje
    [many] { $n } akcji
   *[other] { $n } akcji
}.
replay-running = Ta gra nie jest skończona.
verify-replayed = Ruchy są zgodne z zasadami: odtworzono { $n ->
    [one] { $n } akcję
    [few] { $n } akcje
    [many] { $n } akcji
   *[other] { $n } akcji
}.
verify-draws = { $n ->
    [one] Obliczono ponownie z ziarna { $n } losowanie; zgadza się z zapisem.
    [few] Obliczono ponownie z ziarna { $n } losowania; wszystkie zgadzają się z zapisem.
    [many] Obliczono ponownie z ziarna { $n } losowań; wszystkie zgadzają się z zapisem.
   *[other] Obliczono ponownie z ziarna { $n } losowania; wszystkie zgadzają się z zapisem.
}
verify-differs = Wiersz { $line }, kolumna { $column }: w zapisie jest { $recorded }, a z ziarna wychodzi { $drawn } (losowanie { $n } ze strumienia „{ $stream }”).
verify-commitment = Pieczęć ziarna: { $commitment }
verify-unknown = Zapis nie podaje pieczęci. Porównaj tę z pieczęcią, którą pokazano przed grą.
verify-as-given = To ta, którą podano: ziarno było ustalone przed grą.
verify-as-recorded = To ta, która jest w zapisie. Porównaj ją też z pieczęcią, którą pokazano przed grą.
verify-other = Powinna być { $commitment }: to nie jest ziarno, które obiecano.
verify-failed = Ten zapis się NIE zgadza.
note-small = uwaga: { $text }
stopped = przerwano
serve-at = Pondside działa pod adresem { $address }  (Ctrl-C kończy; gry są zapisywane w { $database })
serve-house = Dla domowników: { $address }
serve-public = Dla wszystkich: { $address }
serve-here-only = Otworzyć może go tylko ten komputer. Aby wpuścić domowników, zakończ i uruchom tak:  { $command }
serve-no-house = Ten komputer nie ma adresu w żadnej sieci, więc nikt inny nie otworzy strony.
data-stock = { $file }: w porządku, fabryczne elementy gry { $title }
data-own = { $file }: w porządku, elementy { $digest } gry { $title }
data-play = tak się nimi gra:  { $command }
usage-usage = Użycie: { $usage }
usage-help = Pomoc wyświetla „{ $command }”.
usage-error = Błąd: { $what }
