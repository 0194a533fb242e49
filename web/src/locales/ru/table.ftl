# Настройки и полоса вверху.

set-title = Настройки
set-close = Закрыть
set-home = Pondside, к играм
set-nav = Правила и настройки
set-rules = Правила
set-language = Язык
set-theme = Цвета
set-theme-system = Как в системе
set-theme-light = Светлые
set-theme-dark = Тёмные
set-animation = Анимация
set-animation-normal = Обычная
set-animation-fast = Быстрая
set-animation-off = Без анимации
set-animation-still = Система просит меньше движения, поэтому ничего не движется.
set-auto-confirm = Подтверждать автоматически
set-auto-confirm-hint = Завершённый ход подтверждается через три секунды, если вы не остановите.
set-sound = Звуки
set-sound-hint = Тихие звуки: что-то положено, ваш ход, конец игры.
set-opposite = Поворачивать страницу к игрокам напротив
set-opposite-hint = Если устройство лежит между несколькими людьми, страница поворачивается к тому, кто решает.
set-keys = Клавиши быстрых действий
set-keys-hint = Отдельные клавиши действуют за столом. Какие — скажет список клавиш в меню стола; там же их можно изменить.

# Места за столом.

table-seat = Игрок { $n }
table-bot = Бот
table-bot-numbered = Бот { $n }
table-bot-calm = Спокойный бот
table-bot-keen = Хваткий бот
table-bot-strong = Сильный бот
table-bot-master = Бот-мастер
table-bot-random = Случайный бот
table-bot-other = Бот ({ $bot })
table-bot-instead = { $bot } вместо бота { $gone }
table-level-calm = спокойный
table-level-keen = хваткий
table-level-strong = сильный
table-level-master = мастер
table-level-random = случайный
table-level = уровень: { $bot }
table-you = вы
table-here = это устройство
table-present = за столом
table-absent = не за столом
table-acts = ходит
table-seats = Игроки
table-look-at = Посмотреть ближе: { $name }
table-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
table-points-of = { $name }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
table-points-hidden = За этим столом очки показывают только в конце.

# Строка хода, вкладка, сообщения.

table-tab = { $title } · Pondside
table-tab-yours = Ваш ход · { $title }
table-your-turn = Ваш ход
table-turn-of = Ход: { $name }
table-your-turn-said = { $name }, ваш ход: { $expects }
table-turn-told = Ход: { $name }, { $n ->
    [0] меньше минуты
    [one] уже { $n } минуту
    [few] уже { $n } минуты
    [many] уже { $n } минут
   *[other] уже { $n } минуты
}. { $progress }
table-chance = Решает случай…
table-over = Игра окончена
table-thinking = думает…
table-preparing = готовится, один раз на этом компьютере…
table-preparing-left = готовится, один раз на этом компьютере: ещё около { $n ->
    [one] { $n } секунды
    [few] { $n } секунд
    [many] { $n } секунд
   *[other] { $n } секунды
}
table-preparing-bar = Ход подготовки: { $name }
table-waiting = ждём { $time }
table-confirm-now = ход завершён: подтвердите его
table-zoom-in = Крупнее
table-zoom-out = Мельче
table-zoom-fit = Показать весь пруд
table-past = Вы смотрите прошлую позицию
table-past-at = шаг { $n } из { $of }
table-past-failed = Не удалось получить эту позицию. Попробуйте ещё раз.
table-to-now = К текущей
table-recap = Что произошло
table-recap-at = { $at } из { $of }
table-back-asked = { $name } просит вернуть ход
table-back-asked-what = Игра вернётся к моменту перед этим ходом.
table-back-waiting = ждём согласия на возврат хода
table-back-agree = Согласиться
table-back-refuse = Отказать
table-watching = Вы наблюдаете за этой игрой.

# Действия хода.

table-actions = Ваш ход
table-undo = Отменить
table-redo = Повторить
table-reset = Ход заново
table-reset-ask = Отменить всё, что сделано в этом ходу?
table-undone = Отменено.
table-confirm = Подтвердить
table-stop-auto = Подождать
table-ask-back = Попросить вернуть ход
table-back-title = Вернуться назад
table-back-ask = Игра вернётся к моменту перед вашим последним решением. Отменится и то, что с тех пор сделали боты и случай, а игра получит пометку «с отменами».
table-back-yes = Вернуться
table-no = Не надо
table-retry = Попробовать ещё раз

# Окна и сообщения стола.

table-skip = К полю
table-menu = Стол
table-bag = Что осталось
table-bag-hidden = За этим столом оставшееся не подсчитывают.
table-bag-empty = Ничего не осталось.
table-times = × { $n }
table-why-not = Почему нельзя?
table-coming = Готовим стол…
table-missing-title = Такого стола нет
table-missing-text = Возможно, ссылка неполная или стол открыт только для своих игроков. Попросите новую ссылку у того, кто вас пригласил.
table-refused-title = С этой страницы здесь не играют
table-refused-text = Сервер принимает игроков только со своих страниц. Откройте Pondside по его собственному адресу.
table-asleep-title = Эту игру здесь не продолжить
table-asleep-text = Эта программа не знает её правил или компонентов. Игру можно закончить в той версии Pondside, в которой она начата; ничего не пропало.
table-own-box = своя коробка
table-own = Игра идёт по файлу компонентов владельца коробки ({ $digest }), а не по нашему.
table-faceless-title = { $title }: в браузере пока нет
table-faceless-text = Пока в эту игру играют в терминале: pondside play { $game }
table-face-failed-title = Не удалось загрузить игру
table-face-failed-text = Проверьте соединение и попробуйте ещё раз. Ваш стол в сохранности.
table-offline-title = Нет соединения
table-offline-text = Ваш стол в сохранности на сервере. Мы пробуем дальше.
table-hand-over = Передайте устройство: { $name }
table-hand-over-why = Сейчас будет видно секретное. Смотрит только { $name }, остальные отворачиваются.
table-i-am = Это я, { $name }
table-seal = Жребий запечатан: { $seal }
table-seal-why = Жребий определён до первого хода. После игры можно проверить, что никто его не менял.
table-seal-over = Печать вскрыта: можно проверить, что никто не менял жребий.
table-copy-watch = Скопировать ссылку для зрителей
table-set-points-full = Видны очки всех игроков.
table-set-points-own = Видны только свои очки.
table-set-points-off = Очки показывают в конце.
table-set-legal-on = Возможные места отмечены.
table-set-legal-off = Возможные места не отмечены.
table-set-bag-on = Оставшееся подсчитано.
table-set-bag-off = Оставшееся не подсчитано.

# Ожидание игроков.

table-open-title = { $title }: стол готов
table-open-text = { $n ->
    [one] Свободно { $n } место. Игра начнётся сама, когда его займут.
    [few] Свободны { $n } места. Игра начнётся сама, когда их займут.
    [many] Свободно { $n } мест. Игра начнётся сама, когда их займут.
   *[other] Свободно { $n } места. Игра начнётся сама, когда их займут.
}
table-open-seat = Место { $n } свободно
table-open-invite = Отправьте эту ссылку одному человеку.
table-open-wait = Ждём, пока кто-нибудь сядет.
table-copy = Копировать
table-copied = Скопировано
table-copy-failed = Не удалось скопировать ссылку. Вот она: { $link }
table-share = Поделиться
table-renew = Создать новую ссылку
table-invite-renewed = Есть новая ссылка; старая больше не действует.
table-invite-failed = Не удалось создать ссылку. Попробуйте ещё раз.
table-watch-title = Зрители
table-watch-text = У кого есть эта ссылка, тот может смотреть игру, не видя секретов.

# Следующая игра: места ждут тех, кто играл в прошлую.

table-open-people = Ждём: { $names }. Игра начнётся сама, когда все соберутся. Места сдвинулись на одно: у кого было первое, у того теперь последнее.
table-reserved = Место оставлено за этим игроком, приглашение уже у него на экране. Ссылка не нужна.
table-reserved-you = Это место ждёт вас.
table-reserved-take = Занять место
table-reserved-failed = Не удалось занять место. Попробуйте ещё раз.
table-give-bot = Пусть здесь играет бот
table-give-open = Пригласить кого-то другого
table-give-failed = Не удалось отдать место. Попробуйте ещё раз.

# До кого дойдёт ссылка и как её послать.

invite-here-only = Эту страницу может открыть только этот компьютер: ссылка ни до кого не дойдёт.
invite-let-in = Чтобы впустить домашних, остановите Pondside клавишами Ctrl‑C в том окне, где он работает, и запустите так:
invite-kept = Игры сохранятся, а эта страница вернётся сама.
invite-no-house = Этот компьютер не подключён к сети: никто другой не откроет ссылку.
invite-house = Ссылки работают у всех в той же сети, например в том же Wi-Fi.
invite-address = Адрес этого компьютера
invite-link = Ссылка на место { $n }
invite-link-watch = Ссылка для зрителей
invite-qr = QR-код
invite-qr-alt = QR-код: { $label }. Та же ссылка стоит в поле выше.
invite-qr-failed = Не удалось загрузить QR-код. Воспользуйтесь ссылкой.
invite-by-hand = Ссылка выделена: скопируйте её клавишами { $keys }.
invite-by-touch = Ссылка выделена: удерживайте её и выберите «Копировать».

# Соединение.

link-live = На связи: стол подключён.
link-reconnecting = Соединяемся снова…
link-reconnecting-saved = Соединяемся снова — ваш ход сохранён здесь.
link-offline = Нет соединения. Стол ждёт вас.
link-offline-saved = Нет соединения — ваш ход сохранён здесь и будет отправлен.
link-trouble = Не принято: { $message }
link-trouble-stale = Игра уже ушла вперёд, поэтому ваш ход не сделан. Вот как стол выглядит сейчас.
link-trouble-unconfirmed = Ход завершён: подтвердите его или отмените.
link-trouble-not_your_turn = Сейчас ход другого игрока; ничего не изменилось.
link-trouble-not_seated = У вас нет места за этим столом.
link-trouble-nothing_to_undo = Отменять нечего.
link-trouble-not_allowed = Сейчас это невозможно.
link-trouble-not_started = Игра ещё не началась.
link-trouble-over = Игра окончена.
link-trouble-too_many = Слишком быстро: сервер не принял этот ход. Подождите немного и попробуйте ещё раз.
link-trouble-not_saved = Сервер не смог сохранить ход, поэтому он не сделан. Попробуйте ещё раз.
link-trouble-unreadable = Сервер не понял этот ход; ничего не изменилось.
link-trouble-undelivered = Ваш ход не удалось доставить. Сделайте его ещё раз.

# Журнал.

log-title = Что произошло
log-empty = Пока ничего не произошло.
log-setup = Подготовка
log-turn = Ход { $n }
log-turn-of = Ход { $n } · { $name }
log-since = с вашего последнего хода
log-recap = { $n ->
    [one] Показать с моего хода · { $n } шаг
    [few] Показать с моего хода · { $n } шага
    [many] Показать с моего хода · { $n } шагов
   *[other] Показать с моего хода · { $n } шага
}
log-look = Показать позицию после этого шага
log-back = Игра вернулась к этому моменту.
log-back-asked = { $name } просит вернуть ход, остальные согласны: игра вернулась к этому моменту.

# Лист очков и конец игры.

sheet-title = Очки
sheet-total = Всего
sheet-hint = Нажмите на число, чтобы увидеть, откуда эти очки.
sheet-number = { $name }, { $what }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}. Откуда?
sheet-number-total = { $name }, всего: { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}. Откуда?
sheet-chosen = { $name }: { $n ->
    [one] { $n } строка с очками
    [few] { $n } строки с очками
    [many] { $n } строк с очками
   *[other] { $n } строки с очками
}
sheet-lines = Откуда очки
sheet-all-of = Все очки: { $name }
sheet-kind-of = { $name }: { $what }
sheet-rule = Правило { $clause }
sheet-failed = Не удалось получить очки.
end-title = Итог
end-show = Показать итог
end-counting = Считаем очки…
end-skip = Пропустить
end-done = Игра окончена
end-won = Победа: { $names }!
end-won-you = Вы победили!
end-shared = Общая победа: { $names }
end-place = Место
end-undo-used = В этой игре ходы отменяли.
end-again = Сыграть ещё раз
end-again-failed = Не удалось создать стол. { $message }
again-asks = { $name } хочет сыграть ещё раз.
again-join = Присоединиться
again-waits = Следующая игра ждёт остальных.
again-begun = Следующая игра уже идёт.
again-go = К следующей игре
again-without = Следующая игра идёт без вас: ваше место занял кто-то другой.
again-new = Новая игра
again-hint = С теми же людьми. Места сдвигаются на одно: у кого было первое, у того теперь последнее.
again-tab = { $told } — { $title }
end-replay = Повтор
end-verify = Проверить жребий
end-record = Скачать запись
end-home = К играм

# A finished game whose rules cannot be run any more.
kept-title = { $title }: запись законченной игры
kept-why = Правила или компоненты этой игры здесь больше не поддерживаются. Вот что сохранено в её конце: очки, места и запись.
kept-record = Запись текстом

# Список клавиш.

key-title = Клавиши
key-table = За столом
key-board = На поле
key-confirm = Подтвердить ход или сделать шаг, которого он ждёт
key-undo = Отменить
key-redo = Повторить отменённое
key-reset = Ход заново (с вопросом)
key-sheet = Очки и откуда они
key-points = Назвать очки всех
key-bag = Что осталось
key-last = Назвать последний ход
key-turn = Назвать, чей ход
key-look = Посмотреть ближе на игрока
key-list = Этот список
key-arrows = Двигаться по полю
key-jump = К следующему возможному месту
key-put = Взять, положить
key-clear = Отпустить
key-closer = Рассмотреть поближе
key-how = Нажмите на изображение клавиши, чтобы выбрать другую. Без отметки клавиши действия не работают.
key-change = { $what }: { $key }. Изменить эту клавишу
key-press = Нажмите новую клавишу для «{ $what }». Esc оставит всё как есть.
key-left = У «{ $what }» остаётся клавиша { $key }.
key-now = У «{ $what }» клавиша { $key }.
key-not-this = Эта клавиша нужна полю или браузеру. Нажмите другую для «{ $what }» или Esc.
key-taken = Клавиша { $key } уже занята: «{ $use }». Поменять клавиши местами?
key-swap = Поменять
key-keep = Оставить как есть
key-swapped = У «{ $what }» клавиша { $key }, у «{ $other }» — { $before }.
key-back = «{ $what }»: вернуть { $key }
key-all-back = Вернуть все клавиши как были
key-all-back-done = Все клавиши снова такие, как вначале.
key-board-fixed = Клавиши полей изменить нельзя. Они работают, только пока выбрано поле.
key-rotate = Повернуть жетон в руке (Wodny ogród)
key-flip = Перевернуть его (Wodny ogród)
key-zoom = Крупнее, мельче, весь пруд (Kōhaku)
key-command = Написать, что сделать

# The command line.

command-title = Скажите, что сделать
command-hint = ход, l, t, p … или ? — справка
command-hint-said = Напишите ход или вопрос; вопросительный знак подскажет, что можно написать. Escape закрывает поле.
command-send = Отправить
command-answers = Ответы
command-done = Сделано, но ещё не подтверждено. Дальше: { $expects }.
command-whole = Сделано. Ход завершён: напишите c, чтобы подтвердить его, или u, чтобы отменить.
command-undone = Отменено. Дальше: { $expects }.
command-confirmed = Ход подтверждён.
command-unfinished = Ход ещё не завершён. Дальше: { $expects }.
command-strange = «{ $words }» здесь не вопрос и не ход. Напишите ?, чтобы узнать, что можно написать.
command-nowhere = Места «{ $query }» здесь нет. Напишите ?, чтобы узнать, как записываются места.
command-possible = { $n ->
    [0] Сейчас выбирать нечего.
    [one] Возможен { $n } ход: { $words }
    [few] Возможны { $n } хода: { $words }
    [many] Возможно { $n } ходов: { $words }
   *[other] Возможно { $n } хода: { $words }
}
command-help-l = l: последний ход
command-help-t = t: чей ход и что нужно сделать
command-help-p = p: очки всех
command-help-m = m: возможные ходы
command-help-u = u: отменить
command-help-c = c: подтвердить ход
