# General messages of the terminal client and the command line.

welcome = Добро пожаловать в игру { $title }!
name-you = Вы
name-seat = Игрок { $seat }
name-bot = Бот { $seat } ({ $bot })
turn-of = Ход { $turn } из { $turns }
turn-number = Ход { $turn }
bot-thinking = { $name } думает…
bot-instead = { $name } играет вместо бота { $gone }, которого больше нет.
bot-compiling = Подготовка бота (один раз на этом компьютере): { $k } из { $n }…
service-compiling = Подготовка, один раз на этом компьютере: { $what }
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
points-plus = { $n ->
    [one] плюс { $n } очко
    [few] плюс { $n } очка
    [many] плюс { $n } очков
   *[other] плюс { $n } очка
}
points-minus = { $n ->
    [one] минус { $n } очко
    [few] минус { $n } очка
    [many] минус { $n } очков
   *[other] минус { $n } очка
}
total = всего
prompt-help = ? справка · u отмена · s счёт · o другие · b что ещё · l журнал · q сохранить и выйти
ask-number = Можно ввести и номер из списка.
held-ask = Введите клетку, чтобы сдвинуть туда; r повернуть, f перевернуть, n следующее хорошее место, Enter положить, x назад.
held-ask_mirrored = Введите клетку, чтобы сдвинуть туда; r повернуть, f отразить, n следующее хорошее место, Enter положить, x назад.
held-unknown = Введите клетку, как на рисунке, латинскую букву r, f, n или x либо просто нажмите Enter.
held-back = Возвращено на место.
unknown-input = Не понимаю «{ $text }». Введите ?, чтобы увидеть справку.
not-possible = Так нельзя: { $reason } ({ $clause }).
undone = Отменено: { $word }
nothing-to-undo = Отменять нечего: подтверждённое и открытое остаётся в силе.
confirm = Нажмите Enter, чтобы подтвердить ход, или введите u, чтобы отменить.
saved = Партия сохранена в файле { $path }
resume-hint = Чтобы продолжить: { $program } play --resume { $path }
goodbye = До встречи у пруда.
hand-over = { $name }: садитесь за клавиатуру и нажмите Enter. Остальные не смотрят.
hand-over-open = { $name }: садитесь за клавиатуру и нажмите Enter.
since-last = С вашего прошлого хода:
before-first = До вашего первого хода:
# Between a thing and what is said of it.
dash = —
log-empty = Пока ничего не произошло.
game-over = Игра окончена.
wins = Победа: { $names }!
wins-own = Вы победили!
shared = Общая победа: { $names }.
placing = { $place }. { $name }: { $points }
sheet-of = Лист подсчёта: { $name }
sheet-own = Ваши очки
column-what = что
column-where = где
column-counted = что посчитано
column-points = очки
column-clause = правило
help-general =
    u  отменить последний шаг      s  ваш лист подсчёта, очко за очком
    o  что у других                b  что ещё может появиться
    l  что произошло               q  сохранить и выйти
    ?  эта справка
note = Примечание: { $text }
score-total = Всего: { $points }
score-title = В игре в одиночку: { $title }
replay-ok = Запись партии верна: { $n ->
    [one] воспроизведено { $n } действие
    [few] воспроизведено { $n } действия
    [many] воспроизведено { $n } действий
   *[other] воспроизведено { $n } действия
}.
replay-running = Эта партия не закончена.
verify-replayed = Ходы сделаны по правилам: { $n ->
    [one] воспроизведено { $n } действие
    [few] воспроизведено { $n } действия
    [many] воспроизведено { $n } действий
   *[other] воспроизведено { $n } действия
}.
verify-draws = { $n ->
    [one] Заново вычислен по зерну { $n } случайный выбор; он совпадает с записью.
    [few] Заново вычислены по зерну { $n } случайных выбора; все совпадают с записью.
    [many] Заново вычислены по зерну { $n } случайных выборов; все совпадают с записью.
   *[other] Заново вычислены по зерну { $n } случайного выбора; все совпадают с записью.
}
verify-differs = Строка { $line }, столбец { $column }: в записи { $recorded }, а по зерну выходит { $drawn } (выбор { $n } из потока «{ $stream }»).
verify-commitment = Печать зерна: { $commitment }
verify-unknown = В записи печать не названа. Сравните эту с печатью, которую показали перед партией.
verify-as-given = Это та, что вы указали: зерно было определено до партии.
verify-as-recorded = Это та, что в записи. Сравните её и с печатью, которую показали перед партией.
verify-other = Должна быть { $commitment }: это не то зерно, которое обещали.
verify-failed = Эта запись НЕ подтверждается.
note-small = примечание: { $text }
stopped = прервано
serve-at = Pondside работает по адресу { $address }  (Ctrl-C — остановить; игры хранятся в { $database })
serve-house = Для домашних: { $address }
serve-public = Для всех: { $address }
serve-here-only = Открыть его может только этот компьютер. Чтобы впустить домашних, остановите его и запустите так:  { $command }
serve-no-house = У этого компьютера нет адреса в сети, поэтому никто другой не откроет страницу.
data-stock = { $file }: в порядке, стандартные компоненты игры «{ $title }»
data-own = { $file }: в порядке, компоненты { $digest } игры «{ $title }»
data-play = так с ними играют:  { $command }
usage-usage = Использование: { $usage }
usage-help = Справка: «{ $command }».
usage-error = Ошибка: { $what }
