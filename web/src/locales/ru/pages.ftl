# The pages around the table: home, a new game, joining, replay, verifying, rules.

home-tab = Pondside: игры у пруда
home-skip = Перейти к содержанию
home-title = Игры у пруда
home-lead = Выберите игру и то, как хотите играть. Она начнётся сразу, без учётной записи.
home-shelf = Игры
home-more = Ещё
home-foot = Pondside — свободная и открытая программа. Она не связана с издателями; названия игр принадлежат их владельцам.
home-way-alone = В одиночку
home-way-bots = С ботами
home-way-device = На этом устройстве
home-way-friends = С друзьями
home-start = { $game }: { $way }
home-details = Настроить подробно
home-rules = Правила
home-soon = Скоро в браузере
home-terminal = Уже сегодня можно сыграть в терминале:
home-mine = Мои игры
home-again = Попробовать ещё раз
home-seat-me = Вы
home-seat-open = Свободное место
home-state-open = Ждёт игроков
home-state-again = Место ждёт вас
home-state-mine = Ваш ход
home-state-theirs = Ходит { $name }
home-state-chance = Игра идёт
home-turn = Ход { $n }
home-going-all = { $n ->
    [one] Показать { $n } игру
    [few] Показать все { $n } игры
    [many] Показать все { $n } игр
   *[other] Показать все { $n } игры
}
home-over = Оконченные игры
home-over-all = { $n ->
    [one] Показать { $n } оконченную игру
    [few] Показать все { $n } оконченные игры
    [many] Показать все { $n } оконченных игр
   *[other] Показать все { $n } оконченной игры
}
home-first = Первое место:
home-replay = Повтор
home-record = Скачать запись
home-link-title = Вам прислали ссылку?
home-link-hint = Вставьте её сюда, чтобы занять место или посмотреть игру.
home-link-label = Ссылка на стол
home-link-open = Открыть
home-link-wrong = Это не ссылка на стол. В ней должно быть /join/ или /t/.
home-name-title = Как вас называть другим?
home-name-hint = Можно ничего не писать; тогда другие увидят номер вашего места.
home-name-label = Ваше имя
home-name-keep = Сохранить
home-name-kept = Теперь другие видят имя { $name }.
home-name-gone = Имя удалено.
home-problem-offline = Сервер недоступен. Ваши игры там в сохранности; проверьте соединение.
home-problem-not_found = Такого стола нет, или он вам не открыт.
home-problem-kept = Правила этой игры здесь больше не поддерживаются; её очки и запись сохранены за столом.
home-problem-asleep = Эту игру можно продолжить только в той версии Pondside, в которой она начата.
home-problem-forbidden = Сервер этого не разрешил.
home-problem-taken = Это место уже занято.
home-problem-too_many = Слишком много за короткое время. Подождите минуту и попробуйте ещё раз.
home-problem-not_saved = Сервер не смог это сохранить, поэтому ничего не изменилось. Попробуйте ещё раз.
home-problem-failed = На сервере что-то пошло не так, и ничего не изменилось. Попробуйте ещё раз.

missing-tab = Здесь ничего нет — Pondside
missing-broken-title = Что-то не дошло

new-tab = { $game }: новая игра — Pondside
new-title = { $game }: новая игра
new-way = Как хотите играть?
new-way-alone = игра для одного
new-way-bots = соперники, которые не устают
new-way-device = передавайте его по кругу
new-way-friends = каждый получает ссылку
new-seats = За столом
new-count = Сколько игроков?
new-seat-me = Вы
new-seat-here = Здесь
new-seat-bot = Бот
new-seat-open = По ссылке
new-seat-kind = Кто играет на месте { $n }
new-seat-name = Имя на месте { $n }
new-seat-level = Бот на месте { $n }
new-seat-link = Вы получите ссылку на это место.
new-bot-calm = Добрый новичок: играет то, что выглядит хорошо, и не всегда лучшее.
new-bot-keen = Делает ход, который обещает больше всего.
new-bot-strong = Проверяет свои лучшие ходы во множестве возможных продолжений игры.
new-bot-master = Как сильный бот, но думает дольше и рассматривает больше ходов.
new-bot-random = Делает любой ход, разрешённый правилами.
new-bot-preparing = Он сейчас готовится, один раз на этом компьютере; спокойный и хваткий боты играют сразу.
new-bot-at-once = Отвечает сразу.
new-bot-thinks = Думает над ходом до { $n ->
    [one] { $n } секунды
    [few] { $n } секунд
    [many] { $n } секунд
   *[other] { $n } секунды
}.
new-own = Здесь играют по файлу компонентов владельца коробки: { $name } ({ $digest }).
new-options = Правила
new-options-usual = обычные
new-options-changed = { $n ->
    [one] { $n } изменение
    [few] { $n } изменения
    [many] { $n } изменений
   *[other] { $n } изменения
}
new-clause = Правило { $clause }
new-refused = Сервер не принимает этот выбор:
new-settings = Помощь за столом
new-points = Показывать, сколько очков даёт ход
new-points-full = Все
new-points-own = Только свои
new-points-off = Нет
new-points-hint = Чьи очки считаются во время игры. В конце всегда считается всё.
new-legal = Отмечать, куда можно ходить
new-legal-hint = Выключите, если хотите искать сами.
new-bag = Считать то, что ещё появится
new-bag-hint = Список того, чего ещё никто не видел.
new-start = Начать игру
new-invite = Создать ссылки

join-tab = Приглашение — Pondside
join-title = Вас приглашают в игру { $game }
join-title-any = Вас приглашают в игру
join-seats = За столом
join-name = Ваше имя
join-hint = Его увидят другие. Можно ничего не писать.
join-take = Занять место
join-taken = Это приглашение уже использовано или заменено. Попросите новую ссылку.
join-unknown = По этой ссылке стола нет. Она скопирована целиком?

replay-tab = { $game }: повтор — Pondside
replay-title = Повтор
replay-setup = Подготовка
replay-turns = Ходы
replay-turn-of = { $n }. { $name }
replay-first = В начало
replay-back = Шаг назад
replay-play = Смотреть
replay-pause = Пауза
replay-on = Шаг вперёд
replay-last = В конец
replay-slider = Место в игре
replay-place = { $n } из { $of }
replay-speed = Скорость
replay-speed-slow = Медленно
replay-speed-normal = Обычно
replay-speed-fast = Быстро
replay-verify = Проверить жребий
replay-to-table = К столу
replay-faceless = Эту игру пока нельзя показать в браузере. Её запись можно посмотреть в терминале.

verify-tab = Был ли жребий честным? — Pondside
verify-title = Был ли жребий честным?
verify-lead = Перед первым ходом сервер запечатал жребий. Теперь печать вскрыта, и ваш браузер сам вычисляет всё заново.
verify-lead-closed = Перед первым ходом сервер запечатал жребий. Когда игра закончится, печать будет вскрыта, и ваш браузер сам вычислит всё заново.
verify-working = Браузер проверяет каждый жребий…
verify-good = Жребий был определён до первого хода, и никто его не менял.
verify-good-unseen = Весь жребий подходит к печати. Та ли это печать, что была вначале, этот браузер не знает.
verify-good-kept = Зерно совпадает с печатью. Правила этой игры здесь больше не поддерживаются, поэтому вычислить жребий заново нельзя.
verify-bad = Что-то не сходится. Что именно, сказано ниже.
verify-seal-waiting = Вскрываем печать…
verify-seal-good = Печать подходит: она сделана именно из этого жребия.
verify-seal-bad = Печать не подходит к этому жребию.
verify-seal-unknown = Печать не удалось проверить.
verify-seen-waiting = Сравниваем с печатью, которую видел этот браузер…
verify-seen-good = Это та же печать, которую этот браузер видел в начале игры.
verify-seen-bad = Это не та печать, которую этот браузер видел в начале игры.
verify-seen-unknown = Этот браузер не видел печать в начале игры, поэтому сравнить их не может.
verify-draws-waiting = Вычисляем жребий…
verify-draws-good = { $n ->
    [one] Заново вычислен { $n } жребий, и он сошёлся.
    [few] Заново вычислены все { $n } жребия, и каждый сошёлся.
    [many] Заново вычислены все { $n } жребиев, и каждый сошёлся.
   *[other] Заново вычислено { $n } жребия, и каждый сошёлся.
}
verify-draws-bad = { $wrong ->
    [0] В списке не хватает жребиев.
    [one] { $wrong } жребий не сошёлся.
    [few] { $wrong } жребия не сошлись.
    [many] { $wrong } жребиев не сошлись.
   *[other] { $wrong } жребия не сошлось.
}
verify-draws-unknown = Жребий не удалось вычислить.
verify-record-waiting = Сравниваем с записью игры…
verify-record-good = Запись игры показывает тот же жребий.
verify-record-bad = Запись игры показывает другой жребий.
verify-record-unknown = Запись не удалось сравнить.
verify-details = Все подробности
verify-how = Печать — это SHA-256 от зерна. Каждый жребий следует из зерна по HMAC-SHA-256, как описано на странице о записях игр. Что означает число, следует из правил; это проверяет и команда «pondside verify».
verify-commitment = Печать
verify-seed = Зерно
verify-table = Жребий
verify-stream = Стопка
verify-number = Номер
verify-among = Из скольких
verify-drawn = Число
verify-word = Что вышло
verify-right = Сходится
verify-yes = сходится
verify-no = не сходится
verify-running = Игра ещё идёт. Печать закрыта до конца, иначе кто-нибудь мог бы заглянуть вперёд. Вот она:
verify-to-table = К столу
verify-insecure = Браузеры делают такие вычисления только на защищённых страницах. Скачайте запись и проверьте её в терминале:

rules-tab = { $game }: правила — Pondside
rules-title = Правила игры
rules-search = Искать в правилах
rules-languages = Язык правил
rules-contents = Содержание
rules-results = Найдено
rules-found = { $n ->
    [0] Ничего не найдено
    [one] { $n } место
    [few] { $n } места
    [many] { $n } мест
   *[other] { $n } места
}
rules-none = Попробуйте другое слово или только его начало.
rules-copy = Скопировать ссылку на { $clause }
rules-copied = Ссылка на { $clause } скопирована.
rules-table = Таблица
rules-play = Играть
