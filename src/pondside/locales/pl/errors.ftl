# Co jest nie tak z tym, co podano. Po angielsku mówi to sam kod.

error-place = { $column ->
    [0] Wiersz { $line }:{" "}
   *[other] Wiersz { $line }, kolumna { $column }:{" "}
}
error-bad_data = { $source }: tego pliku z elementami nie można użyć:
error-no_language = nie ma języka „{ $word }”; są: { $known }
error-no_option = { $game } nie ma opcji „{ $word }”; są: { $known }
error-option_value = opcja { $option } nie może mieć wartości „{ $word }”; możliwe: { $known }
error-option_ended = { $game }: nie można już grać z { $option }={ $word }; od rozstrzygnięcia { $ruling } jest tylko { $option }={ $stayed } ({ $clause })
error-seats = { $game } jest dla { $least }–{ $most } graczy, a nie dla { $seats }
error-output = nie można zapisać wyniku: { $why }
part-known = { $n ->
    [0] { $single }
   *[other] { $single } albo { $n } z tych, połączone znakiem +: { $parts }
}
part-os-ENOENT = nie ma takiego pliku ani folderu
part-os-EISDIR = to jest folder
part-os-ENOTDIR = to nie jest folder
part-os-EACCES = brak uprawnień
part-os-EPERM = brak uprawnień
part-os-EEXIST = taki plik już jest
part-os-ENOSPC = na dysku nie ma miejsca
part-os-EROFS = tu można tylko czytać
part-os-ENAMETOOLONG = za długa nazwa
part-os-EADDRINUSE = ten adres jest zajęty
part-os-EADDRNOTAVAIL = ten komputer nie ma takiego adresu
part-os-no_host = nie ma komputera o takiej nazwie
part-os-EIO = błąd odczytu lub zapisu
usage-option = Nie ma opcji { $word }.{ $n ->
    [0] {""}
   *[other] {" "}Podobne: { $near }.
}
usage-value = Po { $word } musi stać wartość.
usage-flag = { $word } nie ma wartości.
usage-missing = Brakuje: { $word }.
usage-command = Nie ma polecenia „{ $word }”.
usage-extra = To już za dużo: { $word }
usage-number = { $name }: tu trzeba podać liczbę.
usage-range = { $name }: { $word } jest poza zakresem { $range }.
usage-least = { $name }: najmniej { $limit }.
usage-most = { $name }: najwięcej { $limit }.
usage-other = Tego polecenia nie można wykonać: { $what }
error-bot_program = stdio: jaki program? na przykład „stdio:node bot.mjs”
error-no_bot = nie ma bota „{ $word }”; są: { $known }
error-bot_gone = nie ma już bota „{ $word }”; zamiast niego gra { $bot }
error-bot_no_figures = bot { $name } nie przyjmuje liczb: „{ $spec }”
error-bot_no_figure = „{ $spec }”: nie ma ustawienia „{ $word }”; są: { $known }
error-bot_figure_twice = „{ $spec }”: { $word } podano dwa razy
error-bot_figure = „{ $spec }”: { $word } to liczba całkowita od { $least } do { $most }
error-bot_silent = bot { $spec } nie umie wyjaśnić swoich ruchów; umieją: { $known }
error-bot_start = stdio:{ $command }: { $why }
part-bot_word = odpowiada „{ $word }”, a to nie jest dozwolony ruch
part-bot_silence = nic nie mówi od { $n } s
part-bot_stopped = zakończył pracę
part-bot_answer = odpowiada „{ $line }”, a powinien {"{"}"word": …{"}"}
error-bot_fault = bot stdio:{ $command } { $what }
error-bot_process = proces bota przestał działać; uruchom grę jeszcze raz
error-bot_failed = błąd w procesie bota: { $why }
error-write_option = opcje pisze się jako nazwa=wartość, a nie „{ $word }”
unread-not_text = to nie jest tekst w kodowaniu UTF-8
error-one_data = gra w terminalu przyjmuje jedno --data; strona przyjmuje po jednym dla każdej gry
error-public_url = --public-url { $url }: powinien wyglądać tak: https://pond.example.org
error-house_here = --house dotyczy strony, nie terminalu
error-which_game = która gra? podaj jedną z: { $known }
error-no_such_seat = --seat { $seat }: graczy w tej grze jest { $seats }
error-seed = ziarno to od 1 do 40 liter, cyfr lub znaków . _ -
error-nobody_decides = nikt tam nie podejmuje decyzji (akcji: { $n }); wybierz inną chwilę przez --at
error-write_plain = --write mierzy gry takie, jakie są: opuść opcje
error-no_game = nie ma gry „{ $word }”; są: { $known }
unread-data_too_large = plik z elementami jest większy niż { $most } bajtów
unread-data_read = nie można przeczytać pliku z elementami: { $why }
unread-data_not_text = plik z elementami nie jest tekstem w kodowaniu UTF-8
error-long_seed = ziarno to od 1 do 64 liter, cyfr lub znaków . _ : -
error-other_version = w tę grę grano według wersji { $recorded } zasad; ten program ma wersję { $here }
error-no_ruling = ten program nie zna rozstrzygnięcia „{ $word }”
error-name_of_nobody = { $seat } ma imię, ale graczy jest { $seats }
unread-not_over = zapis się kończy, a gra nie jest skończona
unread-ended_otherwise = gra skończyła się przez { $here }, a nie { $recorded }
unread-result_otherwise = wynik to { $here }, a nie { $recorded }
error-other_components = w tę grę grano innymi elementami (dane { $recorded }, a nie { $here }); podaj ich plik przez --data
unread-record_long = zapis jest dłuższy niż { $most } znaków
unread-record_lines = zapis ma więcej niż { $most } wierszy
unread-character = nieoczekiwany znak { $sign }
unread-begins = zapis zaczyna się wierszem: pond 1
unread-result_after_end = result stoi po end
unread-two_results = są dwa wyniki
unread-result_of_what = po result nic nie stoi
unread-after_end = po zakończeniu nic się już nie gra
unread-does_nothing = { $word } nic w tym wierszu nie robi
unread-two_ends = są dwa zakończenia
unread-write_end = napisz: end POWÓD
unread-write_name = napisz: name P1 Ala
unread-two_names = { $seat } ma dwa imiona
unread-long_name = imię ma najwyżej { $most } znaków
unread-unknown_line = nieznany wiersz „{ $word }”; wiersze zaczynają się od @, P1, end, result, name albo od: { $known }
unread-said_twice = { $word } podano dwa razy
unread-one_value = { $word } ma jedną wartość
unread-format = ten program czyta zapisy w formacie { $here }, a nie „{ $recorded }”
unread-not_number = { $key } to liczba, a nie „{ $word }”
unread-write_option = opcje pisze się jako nazwa=wartość, a nie „{ $word }”
unread-header_first = wiersze nagłówka stoją przed pierwszym ruchem
unread-record_empty = zapis jest pusty; zaczyna się wierszem: pond 1
unread-header_lacks = w nagłówku brakuje wiersza: { $word }
unread-option_twice = opcję { $word } podano dwa razy
error-bots_once = każdy bot gra z innymi: podaj każdego raz
error-bots_few = graczy jest { $seats }, a botów tylko { $n }
error-fresh_process = nowy proces się nie powiódł: { $log }
error-no_invite = „{ $word }” to nie zaproszenie; wygląda ono tak: http://…/join/TABLE/INVITE
error-join_by_link = „{ $word }”: przez link może dołączyć program (stdio:POLECENIE) albo random; boty zaprasza ten, kto zakłada stół
error-plot_lacks = wykres wymaga matplotlib: zainstaluj pondside[lab] albo opuść --plot
error-plot_kind = { $file }: wykres to plik .svg albo .png
error-no_folder = { $file }: nie ma folderu { $folder }
error-file_fault = { $file }: { $why }
error-service_start = usługa się nie uruchomiła: { $log }
error-service_refused = serwer odmówił: { $what }
error-nothing_played = w tym czasie nic nie rozegrano
error-load_stuck = obciążenie nie posuwa się naprzód
error-load_fault = obciążenia nie można prowadzić dalej: { $why }
error-linux_only = usługę można mierzyć tylko w systemie Linux
error-open_files = { $tables } stołów wymaga { $files } otwartych plików; zob. ulimit -n
error-games_least = --games to co najmniej 1
error-bots_for_seats = botów jest { $n }, a graczy { $seats }
unread-no_seed = ten zapis nie ma ziarna, więc losowań nie da się powtórzyć; serwer podaje ziarno po grze, a zapisy botów random nigdy go nie mają
error-commitment = pieczęć ziarna to 64 cyfry szesnastkowe
error-write_file = { $path }: nie można zapisać: { $why }; podaj inne miejsce
unread-read_file = nie można przeczytać: { $why }
error-names_for_seats = imion jest { $n }, a graczy { $seats }
error-bad_name = imię ma najwyżej { $most } drukowalnych znaków i żadnego #: „{ $word }”
error-file_already = { $path }: plik z elementami gry { $game } już podano
error-components_gone = elementów tego stołu ({ $game } { $digest }) nie zna żadna wersja tego programu
error-listen = nie można nasłuchiwać pod { $host }, port { $port }: { $why }; wybierz inny przez --port
error-database = { $path }: to nie nadaje się na bazę danych: { $why }
error-database_used = { $path }: używa tego inny Pondside; użyj tamtego, zatrzymaj go albo podaj inny plik przez --database
error-database_newer = tę bazę danych założył nowszy Pondside (tabele { $there }, ten program zna { $here }); użyj tamtego
