# Что не так с тем, что дано. По-английски это говорит сам код.

error-place = { $column ->
    [0] Строка { $line }:{" "}
   *[other] Строка { $line }, столбец { $column }:{" "}
}
error-bad_data = { $source }: этот файл компонентов использовать нельзя:
error-no_language = нет языка «{ $word }»; есть: { $known }
error-no_option = { $game }: нет параметра «{ $word }»; есть: { $known }
error-option_value = параметр { $option } не может быть «{ $word }»; возможно: { $known }
error-option_ended = { $game }: играть с { $option }={ $word } больше нельзя; с решения { $ruling } есть только { $option }={ $stayed } ({ $clause })
error-seats = { $game }: число игроков — от { $least } до { $most }, а не { $seats }
error-output = не удаётся записать результат: { $why }
part-known = { $n ->
    [0] { $single }
   *[other] { $single } или { $n } из этих через знак +: { $parts }
}
part-os-ENOENT = такого файла или папки нет
part-os-EISDIR = это папка
part-os-ENOTDIR = это не папка
part-os-EACCES = нет прав
part-os-EPERM = нет прав
part-os-EEXIST = такой файл уже есть
part-os-ENOSPC = на диске нет места
part-os-EROFS = здесь можно только читать
part-os-ENAMETOOLONG = слишком длинное имя
part-os-EADDRINUSE = этот адрес занят
part-os-EADDRNOTAVAIL = у этого компьютера нет такого адреса
part-os-no_host = компьютера с таким именем нет
part-os-EIO = ошибка чтения или записи
usage-option = Нет ключа { $word }.{ $n ->
    [0] {""}
   *[other] {" "}Похожие: { $near }.
}
usage-value = После { $word } должно стоять значение.
usage-flag = У { $word } нет значения.
usage-missing = Не хватает: { $word }.
usage-command = Нет команды «{ $word }».
usage-extra = Это лишнее: { $word }
usage-number = { $name }: здесь нужно число.
usage-range = { $name }: { $word } вне пределов { $range }.
usage-least = { $name }: не меньше { $limit }.
usage-most = { $name }: не больше { $limit }.
usage-other = Эту команду нельзя выполнить: { $what }
error-bot_program = stdio: какая программа? например «stdio:node bot.mjs»
error-no_bot = нет бота «{ $word }»; есть: { $known }
error-bot_gone = бота «{ $word }» больше нет; вместо него играет { $bot }
error-bot_no_figures = бот { $name } не принимает чисел: «{ $spec }»
error-bot_no_figure = «{ $spec }»: нет настройки «{ $word }»; есть: { $known }
error-bot_figure_twice = «{ $spec }»: { $word } указано дважды
error-bot_figure = «{ $spec }»: { $word } — целое число от { $least } до { $most }
error-bot_silent = бот { $spec } не умеет объяснять ходы; умеют: { $known }
error-bot_start = stdio:{ $command }: { $why }
part-bot_word = отвечает «{ $word }», а это не допустимый ход
part-bot_silence = молчит { $n } с
part-bot_stopped = завершил работу
part-bot_answer = отвечает «{ $line }», а должен {"{"}"word": …{"}"}
error-bot_fault = бот stdio:{ $command } { $what }
error-bot_process = процесс бота остановился; запустите игру снова
error-bot_failed = ошибка в процессе бота: { $why }
error-write_option = параметры пишут как имя=значение, а не «{ $word }»
unread-not_text = это не текст в кодировке UTF-8
error-one_data = игра в терминале принимает одно --data; страница — по одному на каждую игру
error-public_url = --public-url { $url }: должно выглядеть так: https://pond.example.org
error-house_here = --house — для страницы, а не для терминала
error-which_game = какая игра? назовите одну из: { $known }
error-no_such_seat = --seat { $seat }: игроков в этой партии { $seats }
error-seed = зерно — от 1 до 40 букв, цифр или знаков . _ -
error-nobody_decides = там никто ничего не решает (действий: { $n }); выберите другой момент через --at
error-write_plain = --write измеряет игры как есть: уберите параметры
error-no_game = нет игры «{ $word }»; есть: { $known }
unread-data_too_large = файл компонентов больше { $most } байт
unread-data_read = не удаётся прочитать файл компонентов: { $why }
unread-data_not_text = файл компонентов — не текст в кодировке UTF-8
error-long_seed = зерно — от 1 до 64 букв, цифр или знаков . _ : -
error-other_version = эта партия сыграна по версии правил { $recorded }; у этой программы версия { $here }
error-no_ruling = эта программа не знает решения «{ $word }»
error-name_of_nobody = у { $seat } есть имя, но игроков { $seats }
unread-not_over = запись кончается, а партия не окончена
unread-ended_otherwise = партия кончилась по причине { $here }, а не { $recorded }
unread-result_otherwise = результат { $here }, а не { $recorded }
error-other_components = эта партия сыграна с другими компонентами (данные { $recorded }, а не { $here }); укажите их файл через --data
unread-record_long = запись длиннее { $most } знаков
unread-record_lines = в записи больше { $most } строк
unread-character = неожиданный знак { $sign }
unread-begins = запись начинается со строки: pond 1
unread-result_after_end = result стоит после end
unread-two_results = строка result стоит дважды
unread-result_of_what = после result ничего нет
unread-after_end = после конца ничего не играют
unread-does_nothing = { $word } в этой строке ничего не делает
unread-two_ends = строка end стоит дважды
unread-write_end = напишите: end ПРИЧИНА
unread-write_name = напишите: name P1 Аля
unread-two_names = у { $seat } два имени
unread-long_name = в имени не больше { $most } знаков
unread-unknown_line = неизвестная строка «{ $word }»; строки начинаются с @, P1, end, result, name или с: { $known }
unread-said_twice = { $word } указано дважды
unread-one_value = у { $word } одно значение
unread-format = эта программа читает записи формата { $here }, а не «{ $recorded }»
unread-not_number = { $key } — число, а не «{ $word }»
unread-write_option = параметры пишут как имя=значение, а не «{ $word }»
unread-header_first = строки заголовка стоят перед первым ходом
unread-record_empty = запись пуста; она начинается со строки: pond 1
unread-header_lacks = в заголовке нет строки: { $word }
unread-option_twice = параметр { $word } указан дважды
error-bots_once = каждый бот играет с другими: назовите каждого один раз
error-bots_few = игроков { $seats }, а ботов только { $n }
error-fresh_process = новый процесс завершился с ошибкой: { $log }
error-no_invite = «{ $word }» — не приглашение; оно выглядит так: http://…/join/TABLE/INVITE
error-join_by_link = «{ $word }»: по ссылке может войти программа (stdio:КОМАНДА) или random; ботов приглашает тот, кто создаёт стол
error-plot_lacks = для графика нужен matplotlib: установите pondside[lab] или уберите --plot
error-plot_kind = { $file }: график — это файл .svg или .png
error-no_folder = { $file }: нет папки { $folder }
error-file_fault = { $file }: { $why }
error-service_start = служба не запустилась: { $log }
error-service_refused = сервер отказал: { $what }
error-nothing_played = за это время ничего не сыграно
error-load_stuck = нагрузка не продвигается
error-load_fault = нагрузку нельзя продолжить: { $why }
error-linux_only = службу можно измерять только в Linux
error-open_files = для столов ({ $tables }) нужно открытых файлов: { $files }; см. ulimit -n
error-games_least = --games — не меньше 1
error-bots_for_seats = ботов { $n }, а игроков { $seats }
unread-no_seed = в этой записи нет зерна, поэтому случайность не воспроизвести; сервер называет зерно после партии, а в записях ботов random его не бывает
error-commitment = печать зерна — 64 шестнадцатеричные цифры
error-write_file = { $path }: не удаётся записать: { $why }; укажите другое место
unread-read_file = не удаётся прочитать: { $why }
error-names_for_seats = имён { $n }, а игроков { $seats }
error-bad_name = в имени не больше { $most } печатных знаков и нет #: «{ $word }»
error-file_already = { $path }: файл компонентов игры { $game } уже указан
error-components_gone = компонентов этого стола ({ $game } { $digest }) нет ни в одной версии, известной этой программе
error-listen = не удаётся слушать { $host }, порт { $port }: { $why }; выберите другой через --port
error-database = { $path }: это не годится как база данных: { $why }
error-database_used = { $path }: этой базой данных пользуется другой Pondside; играйте в нём, остановите его или укажите другой файл через --database
error-database_newer = эту базу данных создал более новый Pondside (таблицы { $there }, эта программа знает { $here }); используйте его
