# Ustawienia i pasek na górze.

set-title = Ustawienia
set-close = Zamknij
set-home = Pondside, do gier
set-nav = Zasady i ustawienia
set-rules = Zasady
set-language = Język
set-theme = Kolory
set-theme-system = Jak w systemie
set-theme-light = Jasne
set-theme-dark = Ciemne
set-animation = Animacje
set-animation-normal = Zwykłe
set-animation-fast = Szybkie
set-animation-off = Bez animacji
set-animation-still = Twój system prosi o mniej ruchu, więc nic się nie porusza.
set-auto-confirm = Zatwierdzaj samoczynnie
set-auto-confirm-hint = Pełna tura zostaje zatwierdzona po trzech sekundach, jeśli tego nie zatrzymasz.
set-sound = Dźwięki
set-sound-hint = Ciche dźwięki: coś zostało położone, twoja kolej, koniec gry.
set-opposite = Obracaj stronę do graczy naprzeciwko
set-opposite-hint = Gdy urządzenie leży między graczami, strona obraca się do osoby, która podejmuje decyzję.
set-keys = Skróty jednym klawiszem
set-keys-hint = Przy stole działają pojedyncze klawisze. Ich lista jest w menu stołu; tam też można je zmienić.

# Miejsca przy stole.

table-seat = Gracz { $n }
table-bot = Bot
table-bot-numbered = Bot { $n }
table-bot-calm = Bot spokojny
table-bot-keen = Bot bystry
table-bot-strong = Bot silny
table-bot-master = Bot mistrz
table-bot-random = Bot losowy
table-bot-other = Bot ({ $bot })
table-bot-instead = { $bot } zamiast bota { $gone }
table-level-calm = spokojny
table-level-keen = bystry
table-level-strong = silny
table-level-master = mistrz
table-level-random = losowy
table-level = poziom: { $bot }
table-you = ty
table-here = to urządzenie
table-present = jest przy stole
table-absent = poza stołem
table-acts = teraz gra
table-seats = Gracze
table-look-at = Zobacz z bliska: { $name }
table-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
table-points-of = { $name }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
table-points-hidden = Przy tym stole punkty widać dopiero na końcu.

# Pasek kolejki, karta przeglądarki, komunikaty.

table-tab = { $title } · Pondside
table-tab-yours = Twoja kolej · { $title }
table-your-turn = Twoja kolej
table-turn-of = Kolej: { $name }
table-your-turn-said = { $name }, twoja kolej: { $expects }
table-turn-told = Kolej: { $name }, { $n ->
    [0] od mniej niż minuty
    [one] od { $n } minuty
    [few] od { $n } minut
    [many] od { $n } minut
   *[other] od { $n } minuty
}. { $progress }
table-chance = Decyduje los…
table-over = Koniec gry
table-thinking = myśli…
table-preparing = przygotowuje się, tylko raz na tym komputerze…
table-preparing-left = przygotowuje się, tylko raz na tym komputerze: jeszcze około { $n ->
    [one] { $n } sekundy
    [few] { $n } sekund
    [many] { $n } sekund
   *[other] { $n } sekundy
}
table-preparing-bar = Postęp przygotowań: { $name }
table-waiting = czekamy { $time }
table-confirm-now = tura jest pełna: zatwierdź ją
table-zoom-in = Powiększ
table-zoom-out = Pomniejsz
table-zoom-fit = Pokaż cały staw
table-past = Oglądasz wcześniejszą pozycję
table-past-at = krok { $n } z { $of }
table-past-failed = Nie udało się pobrać tej pozycji. Spróbuj ponownie.
table-to-now = Wróć do bieżącej
table-recap = Co się stało
table-recap-at = { $at } z { $of }
table-back-asked = { $name } prosi o cofnięcie tury
table-back-asked-what = Gra wróci do chwili przed tą turą.
table-back-waiting = czekamy na zgodę na cofnięcie
table-back-agree = Zgoda
table-back-refuse = Odmowa
table-watching = Oglądasz tę grę jako widz.

# Działania w turze.

table-actions = Twoja tura
table-undo = Cofnij
table-redo = Ponów
table-reset = Od nowa
table-reset-ask = Cofnąć wszystko, co zrobiono w tej turze?
table-undone = Cofnięto.
table-confirm = Zatwierdź
table-stop-auto = Czekaj
table-ask-back = Poproś o cofnięcie
table-back-title = Powrót
table-back-ask = Gra wróci do chwili przed twoją ostatnią decyzją. Cofnie się też to, co od tej pory zrobiły boty i los, a gra dostanie znak „z cofaniem”.
table-back-yes = Cofnij
table-no = Anuluj
table-retry = Spróbuj ponownie

# Okna i komunikaty stołu.

table-skip = Do planszy
table-menu = Stół
table-bag = Co zostało
table-bag-hidden = Przy tym stole nie liczy się tego, co zostało.
table-bag-empty = Nic nie zostało.
table-times = × { $n }
table-why-not = Dlaczego nie?
table-coming = Przygotowujemy stół…
table-missing-title = Nie ma takiego stołu
table-missing-text = Może link jest niepełny albo stół jest tylko dla swoich graczy. Poproś o nowy link osobę, która zaprasza.
table-refused-title = Z tej strony nie można tu grać
table-refused-text = Serwer przyjmuje graczy tylko z własnych stron. Otwórz Pondside pod jego własnym adresem.
table-asleep-title = Tej gry nie można tu dokończyć
table-asleep-text = Ten program nie zna jej zasad albo elementów. Można ją dokończyć w wersji Pondside, w której powstała; nic nie przepadło.
table-own-box = własne pudełko
table-own = Gracie według pliku z elementami właściciela pudełka ({ $digest }), a nie według naszego.
table-faceless-title = { $title }: jeszcze nie w przeglądarce
table-faceless-text = W tę grę gra się na razie w terminalu: pondside play { $game }
table-face-failed-title = Nie udało się wczytać gry
table-face-failed-text = Sprawdź połączenie i spróbuj ponownie. Twój stół jest bezpieczny.
table-offline-title = Brak połączenia
table-offline-text = Twój stół jest bezpieczny na serwerze. Próbujemy dalej.
table-hand-over = Przekaż urządzenie: { $name }
table-hand-over-why = Teraz będzie widać coś tajnego. Patrzy tylko { $name }, reszta odwraca wzrok.
table-i-am = Tu { $name }
table-seal = Losowanie zapieczętowane: { $seal }
table-seal-why = Losowanie ustalono przed pierwszym ruchem. Po grze można sprawdzić, że nikt go nie zmienił.
table-seal-over = Pieczęć jest otwarta: można sprawdzić, że nikt nie zmienił losowania.
table-copy-watch = Skopiuj link dla widzów
table-set-points-full = Widać punkty wszystkich.
table-set-points-own = Widać tylko własne punkty.
table-set-points-off = Punkty widać dopiero na końcu.
table-set-legal-on = Możliwe miejsca są oznaczone.
table-set-legal-off = Możliwe miejsca nie są oznaczone.
table-set-bag-on = To, co zostało, jest policzone.
table-set-bag-off = To, co zostało, nie jest policzone.

# Poczekalnia.

table-open-title = { $title }: stół gotowy
table-open-text = { $n ->
    [one] Jedno miejsce jest wolne. Gra zacznie się sama, gdy ktoś je zajmie.
    [few] { $n } miejsca są wolne. Gra zacznie się sama, gdy ktoś je zajmie.
    [many] { $n } miejsc jest wolnych. Gra zacznie się sama, gdy ktoś je zajmie.
   *[other] { $n } miejsca jest wolne. Gra zacznie się sama, gdy ktoś je zajmie.
}
table-open-seat = Miejsce { $n } jest wolne
table-open-invite = Wyślij ten link jednej osobie.
table-open-wait = Czekamy, aż ktoś usiądzie.
table-copy = Kopiuj link
table-copied = Skopiowano
table-copy-failed = Nie udało się skopiować linku. Oto on: { $link }
table-share = Udostępnij
table-renew = Utwórz nowy link
table-invite-renewed = Jest nowy link; stary już nie działa.
table-invite-failed = Nie udało się utworzyć linku. Spróbuj ponownie.
table-watch-title = Widzowie
table-watch-text = Kto ma ten link, może oglądać grę, ale nie widzi tajemnic.

# Następna gra: miejsca czekają na tych, którzy grali w poprzednią.

table-open-people = Czekamy na: { $names }. Gra zacznie się sama, gdy wszyscy będą. Miejsca przesunęły się o jedno: kto miał pierwsze, ma teraz ostatnie.
table-reserved = Miejsce zarezerwowane: ta osoba widzi to na swoim ekranie. Link nie jest potrzebny.
table-reserved-you = To miejsce czeka na ciebie.
table-reserved-take = Zajmij miejsce
table-reserved-failed = Nie udało się zająć miejsca. Spróbuj ponownie.
table-give-bot = Niech zagra tu bot
table-give-open = Zaproś kogoś innego
table-give-failed = Nie udało się oddać miejsca. Spróbuj ponownie.

# Do kogo link dotrze i jak go wysłać.

invite-here-only = Tę stronę otworzy tylko ten komputer: link do nikogo nie dotrze.
invite-let-in = Aby wpuścić domowników, zatrzymaj Pondside skrótem Ctrl‑C w oknie, w którym działa, i uruchom go tak:
invite-kept = Gry zostaną zachowane, a ta strona wróci sama.
invite-no-house = Ten komputer nie jest w żadnej sieci: nikt inny nie otworzy linku.
invite-house = Linki działają u wszystkich w tej samej sieci, na przykład w tym samym Wi-Fi.
invite-address = Adres tego komputera
invite-link = Link do miejsca { $n }
invite-link-watch = Link dla widzów
invite-qr = Kod QR
invite-qr-alt = Kod QR: { $label }. Ten sam link jest w polu powyżej.
invite-qr-failed = Nie udało się pobrać kodu QR. Użyj linku.
invite-by-hand = Link jest zaznaczony: skopiuj go, naciskając { $keys }.
invite-by-touch = Link jest zaznaczony: przytrzymaj go i wybierz „Kopiuj”.

# Połączenie.

link-live = Na żywo: połączono ze stołem.
link-reconnecting = Łączymy ponownie…
link-reconnecting-saved = Łączymy ponownie – twój ruch jest tu zapisany.
link-offline = Bez połączenia. Stół czeka na ciebie.
link-offline-saved = Bez połączenia – twój ruch jest tu zapisany i zostanie wysłany.
link-trouble = Nie przyjęto: { $message }
link-trouble-stale = Gra poszła już dalej, więc twój ruch nie został wykonany. Tak wygląda stół teraz.
link-trouble-unconfirmed = Tura jest pełna: zatwierdź ją albo cofnij.
link-trouble-not_your_turn = To kolej kogoś innego; nic się nie zmieniło.
link-trouble-not_seated = Nie masz miejsca przy tym stole.
link-trouble-nothing_to_undo = Nie ma czego cofnąć.
link-trouble-not_allowed = Teraz nie jest to możliwe.
link-trouble-not_started = Gra jeszcze się nie zaczęła.
link-trouble-over = Gra jest skończona.
link-trouble-too_many = Za szybko: serwer nie przyjął tego ruchu. Odczekaj chwilę i spróbuj ponownie.
link-trouble-not_saved = Serwer nie mógł zapisać ruchu, więc go nie wykonano. Spróbuj ponownie.
link-trouble-unreadable = Serwer nie zrozumiał tego ruchu; nic się nie zmieniło.
link-trouble-undelivered = Twojego ruchu nie udało się dostarczyć. Wykonaj go jeszcze raz.

# Dziennik.

log-title = Co się działo
log-empty = Nic się jeszcze nie wydarzyło.
log-setup = Przygotowanie
log-turn = Tura { $n }
log-turn-of = Tura { $n } · { $name }
log-since = od twojej ostatniej tury
log-recap = { $n ->
    [one] Pokaż od mojej tury · { $n } krok
    [few] Pokaż od mojej tury · { $n } kroki
    [many] Pokaż od mojej tury · { $n } kroków
   *[other] Pokaż od mojej tury · { $n } kroku
}
log-look = Pokaż pozycję po tym kroku
log-back = Gra wróciła do tego miejsca.
log-back-asked = { $name } prosi o cofnięcie tury, reszta się zgadza: gra wróciła do tego miejsca.

# Arkusz punktów i koniec gry.

sheet-title = Punkty
sheet-total = Razem
sheet-hint = Dotknij liczby, aby zobaczyć, skąd są te punkty.
sheet-number = { $name }, { $what }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}. Skąd?
sheet-number-total = { $name }, razem: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}. Skąd?
sheet-chosen = { $name }: { $n ->
    [one] { $n } pozycja z punktami
    [few] { $n } pozycje z punktami
    [many] { $n } pozycji z punktami
   *[other] { $n } pozycji z punktami
}
sheet-lines = Skąd są punkty
sheet-all-of = Wszystkie punkty: { $name }
sheet-kind-of = { $name }: { $what }
sheet-rule = Zasada { $clause }
sheet-failed = Nie udało się pobrać punktów.
end-title = Wynik
end-show = Pokaż wynik
end-counting = Liczymy punkty…
end-skip = Pomiń
end-done = Koniec gry
end-won = Zwycięstwo: { $names }!
end-won-you = Wygrywasz!
end-shared = Wspólne zwycięstwo: { $names }
end-place = Miejsce
end-undo-used = W tej grze cofano ruchy.
end-again = Zagraj jeszcze raz
end-again-failed = Nie udało się utworzyć stołu. { $message }
again-asks = { $name } chce zagrać jeszcze raz.
again-join = Dołącz
again-waits = Następna gra czeka na pozostałych.
again-begun = Następna gra już trwa.
again-go = Do następnej gry
again-without = Następna gra toczy się bez ciebie: twoje miejsce dostał ktoś inny.
again-new = Nowa gra
again-hint = Z tymi samymi osobami. Miejsca przesuwają się o jedno: kto miał pierwsze, ma teraz ostatnie.
again-tab = { $told } – { $title }
end-replay = Powtórka
end-verify = Sprawdź losowanie
end-record = Pobierz zapis
end-home = Do gier

# A finished game whose rules cannot be run any more.
kept-title = { $title }: zapis zakończonej gry
kept-why = Zasad albo elementów tej gry nie da się tu już odtworzyć. Oto, co zachowano na jej koniec: punkty, miejsca i zapis.
kept-record = Zapis jako tekst

# Lista klawiszy.

key-title = Klawisze
key-table = Przy stole
key-board = Na planszy
key-confirm = Zatwierdź turę albo zrób krok, o który prosi
key-undo = Cofnij
key-redo = Ponów
key-reset = Tura od nowa (z pytaniem)
key-sheet = Punkty i skąd się wzięły
key-points = Powiedz punkty wszystkich
key-bag = Co zostało
key-last = Powiedz ostatni ruch
key-turn = Powiedz, czyja kolej
key-look = Zobacz gracza z bliska
key-list = Ta lista
key-arrows = Ruch po planszy
key-jump = Skok do następnego możliwego miejsca
key-put = Weź, połóż
key-clear = Odłóż z powrotem
key-closer = Przyjrzyj się elementowi z bliska
key-how = Naciśnij rysunek klawisza, aby wybrać inny klawisz. Bez zaznaczenia klawisze czynności nie działają.
key-change = { $what }: { $key }. Zmień ten klawisz
key-press = Naciśnij nowy klawisz dla „{ $what }”. Esc zostawia bez zmian.
key-left = „{ $what }” zachowuje klawisz { $key }.
key-now = „{ $what }” ma klawisz { $key }.
key-not-this = Ten klawisz jest potrzebny planszom lub przeglądarce. Naciśnij inny dla „{ $what }” albo Esc.
key-taken = { $key } jest już w użyciu: „{ $use }”. Zamienić oba klawisze?
key-swap = Zamień
key-keep = Zostaw
key-swapped = „{ $what }” ma klawisz { $key }, a „{ $other }” ma { $before }.
key-back = „{ $what }”: z powrotem { $key }
key-all-back = Wszystkie klawisze jak na początku
key-all-back-done = Wszystkie klawisze są znów takie jak na początku.
key-board-fixed = Klawiszy plansz nie można zmienić. Działają tylko wtedy, gdy wybrana jest plansza.
key-rotate = Obróć trzymany żeton (Wodny ogród)
key-flip = Odwróć go na drugą stronę (Wodny ogród)
key-zoom = Powiększ, pomniejsz, pokaż cały staw (Kōhaku)
key-command = Napisz, co zrobić

# The command line.

command-title = Powiedz, co zrobić
command-hint = ruch, l, t, p… albo ? (pomoc)
command-hint-said = Napisz ruch albo pytanie; znak zapytania mówi, co można napisać. Escape zamyka pole.
command-send = Wyślij
command-answers = Odpowiedzi
command-done = Zrobione, jeszcze niezatwierdzone. Teraz: { $expects }.
command-whole = Zrobione. Tura jest pełna: napisz c, aby ją zatwierdzić, albo u, aby cofnąć.
command-undone = Cofnięto. Teraz: { $expects }.
command-confirmed = Tura zatwierdzona.
command-unfinished = Tura nie jest jeszcze pełna. Teraz: { $expects }.
command-strange = „{ $words }” to tutaj ani pytanie, ani ruch. Napisz ?, aby zobaczyć, co można napisać.
command-nowhere = Nie ma tu miejsca „{ $query }”. Napisz ?, aby zobaczyć, jak zapisuje się miejsca.
command-possible = { $n ->
    [0] Nie ma teraz nic do wyboru.
    [one] Możliwy jest { $n } ruch: { $words }
    [few] Możliwe są { $n } ruchy: { $words }
    [many] Możliwych jest { $n } ruchów: { $words }
   *[other] Możliwych jest { $n } ruchu: { $words }
}
command-help-l = l: ostatni ruch
command-help-t = t: czyja kolej i na co czeka gra
command-help-p = p: punkty wszystkich
command-help-m = m: możliwe ruchy
command-help-u = u: cofnij
command-help-c = c: zatwierdź turę
