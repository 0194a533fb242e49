# The pages around the table: home, a new game, joining, replay, verifying, rules.

home-tab = Pondside: gry nad stawem
home-skip = Przejdź do treści
home-title = Gry nad stawem
home-lead = Wybierz grę i sposób gry. Zaczyna się od razu, bez zakładania konta.
home-shelf = Gry
home-more = Więcej
home-foot = Pondside jest wolnym i otwartym programem. Nie jest związany z wydawcami; tytuły należą do swoich właścicieli.
home-way-alone = W pojedynkę
home-way-bots = Z botami
home-way-device = Na tym urządzeniu
home-way-friends = Ze znajomymi
home-start = { $game }: { $way }
home-details = Ustaw szczegóły
home-rules = Zasady
home-soon = Wkrótce w przeglądarce
home-terminal = Już dziś zagrasz w terminalu:
home-mine = Moje gry
home-again = Spróbuj ponownie
home-seat-me = Ty
home-seat-open = Wolne miejsce
home-state-open = Czeka na graczy
home-state-again = Miejsce czeka na ciebie
home-state-mine = Twoja tura
home-state-theirs = Teraz gra: { $name }
home-state-chance = Gra trwa
home-turn = Tura { $n }
home-going-all = { $n ->
    [one] Pokaż { $n } grę
    [few] Pokaż wszystkie { $n } gry
    [many] Pokaż wszystkie { $n } gier
   *[other] Pokaż wszystkie { $n } gry
}
home-over = Zakończone gry
home-over-all = { $n ->
    [one] Pokaż { $n } zakończoną grę
    [few] Pokaż wszystkie { $n } zakończone gry
    [many] Pokaż wszystkie { $n } zakończonych gier
   *[other] Pokaż wszystkie { $n } zakończonej gry
}
home-first = Pierwsze miejsce:
home-replay = Powtórka
home-record = Pobierz zapis
home-link-title = Masz od kogoś link?
home-link-hint = Wklej go tutaj, aby zająć miejsce albo popatrzeć na grę.
home-link-label = Link do stołu
home-link-open = Otwórz
home-link-wrong = To nie jest link do stołu. Powinien zawierać /join/ albo /t/.
home-name-title = Jak mają cię nazywać inni?
home-name-hint = Możesz zostawić to pole puste; wtedy inni zobaczą numer twojego miejsca.
home-name-label = Twoje imię
home-name-keep = Zapisz
home-name-kept = Od teraz inni widzą imię { $name }.
home-name-gone = Imię zostało usunięte.
home-problem-offline = Nie można połączyć się z serwerem. Twoje gry są tam bezpieczne; sprawdź połączenie.
home-problem-not_found = Nie ma takiego stołu albo nie jest on dla ciebie otwarty.
home-problem-kept = Zasad tej gry nie da się tu już odtworzyć; jej punkty i zapis są zachowane przy stole.
home-problem-asleep = Tę grę można dokończyć tylko w wersji Pondside, w której powstała.
home-problem-forbidden = Serwer na to nie pozwolił.
home-problem-taken = To miejsce jest już zajęte.
home-problem-too_many = To było dużo naraz. Poczekaj minutę i spróbuj ponownie.
home-problem-not_saved = Serwer nie mógł tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie.
home-problem-failed = Coś poszło nie tak na serwerze i nic się nie zmieniło. Spróbuj ponownie.

missing-tab = Nic tu nie ma – Pondside
missing-broken-title = Coś nie dotarło

new-tab = { $game }: nowa gra – Pondside
new-title = { $game }: nowa gra
new-way = Jak chcesz zagrać?
new-way-alone = gra dla jednej osoby
new-way-bots = przeciwnicy, którzy się nie męczą
new-way-device = podajecie je sobie przy stole
new-way-friends = każdy dostaje link
new-seats = Przy stole
new-count = Ile osób gra?
new-seat-me = Ty
new-seat-here = Tutaj
new-seat-bot = Bot
new-seat-open = Przez link
new-seat-kind = Kto gra na miejscu { $n }
new-seat-name = Imię na miejscu { $n }
new-seat-level = Bot na miejscu { $n }
new-seat-link = Dostaniesz link do tego miejsca.
new-bot-calm = Życzliwy początkujący: gra to, co dobrze wygląda, nie zawsze to, co najlepsze.
new-bot-keen = Wybiera turę, która obiecuje najwięcej.
new-bot-strong = Sprawdza swoje najlepsze tury w wielu możliwych dalszych przebiegach gry.
new-bot-master = Jak bot silny, ale myśli dłużej i rozważa więcej możliwości.
new-bot-random = Gra cokolwiek, byle zgodnie z zasadami.
new-bot-preparing = Właśnie się przygotowuje, tylko raz na tym komputerze; bot spokojny i bystry grają od razu.
new-bot-at-once = Odpowiada od razu.
new-bot-thinks = Myśli nad turą do { $n ->
    [one] { $n } sekundy
    [few] { $n } sekund
    [many] { $n } sekund
   *[other] { $n } sekundy
}.
new-own = Tutaj gra się według pliku z elementami właściciela pudełka: { $name } ({ $digest }).
new-options = Zasady
new-options-usual = zwykłe
new-options-changed = { $n ->
    [one] { $n } zmiana
    [few] { $n } zmiany
    [many] { $n } zmian
   *[other] { $n } zmiany
}
new-clause = Zasada { $clause }
new-refused = Serwer nie przyjmuje tego wyboru:
new-settings = Pomoc przy stole
new-points = Pokazuj, ile punktów daje ruch
new-points-full = Wszystkie
new-points-own = Tylko moje
new-points-off = Żadne
new-points-hint = Czyje punkty są liczone w trakcie gry. Na koniec zawsze liczone jest wszystko.
new-legal = Zaznaczaj dozwolone miejsca
new-legal-hint = Wyłącz, jeśli wolisz szukać ich samodzielnie.
new-bag = Licz to, co jeszcze się pojawi
new-bag-hint = Lista elementów, których nikt jeszcze nie widział.
new-start = Zacznij grę
new-invite = Utwórz linki

join-tab = Zaproszenie – Pondside
join-title = Masz zaproszenie do gry { $game }
join-title-any = Masz zaproszenie do gry
join-seats = Przy stole
join-name = Twoje imię
join-hint = Zobaczą je inni. Możesz zostawić to pole puste.
join-take = Zajmij miejsce
join-taken = To zaproszenie zostało już wykorzystane albo zastąpione. Poproś o nowy link.
join-unknown = Pod tym linkiem nie ma stołu. Czy został skopiowany w całości?

replay-tab = { $game }: powtórka – Pondside
replay-title = Powtórka
replay-setup = Przygotowanie
replay-turns = Tury
replay-turn-of = { $n }. { $name }
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-on = Krok naprzód
replay-last = Na koniec
replay-slider = Miejsce w grze
replay-place = { $n } z { $of }
replay-speed = Tempo
replay-speed-slow = Wolno
replay-speed-normal = Normalnie
replay-speed-fast = Szybko
replay-verify = Sprawdź losowanie
replay-to-table = Do stołu
replay-faceless = Tej gry nie można jeszcze pokazać w przeglądarce. Jej zapis odtworzysz w terminalu.

verify-tab = Czy losowanie było uczciwe? – Pondside
verify-title = Czy losowanie było uczciwe?
verify-lead = Przed pierwszym ruchem serwer zapieczętował losowanie. Teraz pieczęć jest otwarta, a twoja przeglądarka sama oblicza każde losowanie jeszcze raz.
verify-lead-closed = Przed pierwszym ruchem serwer zapieczętował losowanie. Po grze pieczęć zostanie otwarta, a twoja przeglądarka sama obliczy każde losowanie jeszcze raz.
verify-working = Przeglądarka sprawdza każde losowanie…
verify-good = Losowanie było ustalone przed pierwszym ruchem i nikt go nie zmienił.
verify-good-unseen = Wszystkie losowania pasują do pieczęci. Czy to pieczęć z początku gry, ta przeglądarka nie wie.
verify-good-kept = Ziarno zgadza się z pieczęcią. Zasad tej gry nie da się tu już odtworzyć, więc losowań nie można wyliczyć na nowo.
verify-bad = Coś się nie zgadza. Poniżej widać, co.
verify-seal-waiting = Otwieranie pieczęci…
verify-seal-good = Pieczęć się zgadza: powstała dokładnie z tego losowania.
verify-seal-bad = Pieczęć nie pasuje do tego losowania.
verify-seal-unknown = Nie udało się sprawdzić pieczęci.
verify-seen-waiting = Porównywanie z pieczęcią, którą widziała ta przeglądarka…
verify-seen-good = To ta sama pieczęć, którą ta przeglądarka widziała na początku gry.
verify-seen-bad = To nie jest pieczęć, którą ta przeglądarka widziała na początku gry.
verify-seen-unknown = Ta przeglądarka nie widziała pieczęci na początku gry, więc nie może ich porównać.
verify-draws-waiting = Obliczanie losowań…
verify-draws-good = { $n ->
    [one] Obliczono ponownie { $n } losowanie i wynik jest taki sam.
    [few] Obliczono ponownie wszystkie { $n } losowania i każde dało ten sam wynik.
    [many] Obliczono ponownie wszystkie { $n } losowań i każde dało ten sam wynik.
   *[other] Obliczono ponownie { $n } losowania i każde dało ten sam wynik.
}
verify-draws-bad = { $wrong ->
    [0] Na liście brakuje losowań.
    [one] { $wrong } losowanie dało inny wynik.
    [few] { $wrong } losowania dały inny wynik.
    [many] { $wrong } losowań dało inny wynik.
   *[other] { $wrong } losowania dało inny wynik.
}
verify-draws-unknown = Nie udało się obliczyć losowań.
verify-record-waiting = Porównywanie z zapisem gry…
verify-record-good = Zapis gry pokazuje te same losowania.
verify-record-bad = Zapis gry pokazuje inne losowania.
verify-record-unknown = Nie udało się porównać z zapisem.
verify-details = Wszystkie szczegóły
verify-how = Pieczęć to SHA-256 ziarna. Każde losowanie wynika z ziarna przez HMAC-SHA-256, tak jak opisuje to strona o zapisach gier. To, który element oznacza dana liczba, wynika z zasad; sprawdza to także polecenie „pondside verify”.
verify-commitment = Pieczęć
verify-seed = Ziarno
verify-table = Losowania
verify-stream = Stos
verify-number = Losowanie
verify-among = Spośród
verify-drawn = Liczba
verify-word = Element
verify-right = Zgadza się
verify-yes = zgadza się
verify-no = nie zgadza się
verify-running = Gra jeszcze trwa. Pieczęć pozostaje zamknięta do końca, bo inaczej ktoś mógłby podejrzeć, co się jeszcze pojawi. Oto ona:
verify-to-table = Do stołu
verify-insecure = Przeglądarki wykonują takie obliczenia tylko na bezpiecznych stronach. Pobierz zapis i sprawdź go w terminalu:

rules-tab = { $game }: zasady – Pondside
rules-title = Zasady gry
rules-search = Szukaj w zasadach
rules-languages = Język zasad
rules-contents = Spis treści
rules-results = Znalezione
rules-found = { $n ->
    [0] Nic nie znaleziono
    [one] { $n } miejsce
    [few] { $n } miejsca
    [many] { $n } miejsc
   *[other] { $n } miejsca
}
rules-none = Spróbuj innego słowa albo tylko jego początku.
rules-copy = Skopiuj link do { $clause }
rules-copied = Link do { $clause } został skopiowany.
rules-table = Tabela
rules-play = Zagraj
