# Счётчик: подсчёт настоящего пруда.

score-home = Посчитать настоящую партию
score-home-hint = Отметьте то, что лежит на столе, и увидите, откуда взялось каждое очко. После загрузки работает без связи.
score-count-this = Посчитать настоящую партию
score-tab = Посчитать настоящую партию · Pondside
score-tab-of = Подсчёт партии { $game }
score-title = Посчитать настоящую партию
score-lead = Вы играете с коробкой на столе, а считаете здесь. Ничего никуда не отправляется.
score-offline-saving = Эта страница сохраняется в браузере…
score-offline-ready = Она уже сохранена в этом браузере и работает без соединения.
score-offline-impossible = Этот браузер не может её сохранить, поэтому нужно соединение.
score-loading = Загружаются правила. В первый раз это занимает немного времени…
score-no-engine = Не удалось загрузить правила. Есть ли связь?
score-again = Попробовать ещё раз
score-pond-of = Что есть у игрока: { $name }
score-players = Игроки
score-add = Добавить игрока
score-remove = Убрать игрока { $n }
score-name-of = Имя игрока { $n }
score-clear = Начать заново
score-clear-hint = Имена остаются, остальное убирается. «Отменить» всё вернёт.
score-points-so-far = { $n ->
    [one] пока { $n } очко
    [few] пока { $n } очка
    [many] пока { $n } очков
   *[other] пока { $n } очка
}
score-tools = Инструменты
score-undo = Отменить
score-redo = Повторить
score-undone = Отменено.
score-redone = Повторено.
score-view = Что показано
score-view-tiles = Ввод
score-view-points = Очки
score-awake = Не гасить экран
score-awake-on = Экран не гаснет
score-awake-off = Экран может погаснуть
score-opened = Открыто по ссылке. «Отменить» вернёт то, что было здесь раньше.
score-not-counted = { $name }: в таком виде это нельзя посчитать.
score-warnings = { $n ->
    [one] { $n } странность
    [few] { $n } странности
    [many] { $n } странностей
   *[other] { $n } странности
}
score-title-won = Звание: { $title }

score-share = Поделиться, напечатать, сохранить
score-share-link = Поделиться ссылкой
score-share-hint = Всё находится в самой ссылке. На сервере ничего не остаётся.
score-link-copied = Ссылка скопирована.
score-copy-failed = Скопировать не удалось. Выделите текст и скопируйте его вручную.
score-print = Напечатать
score-bgstats = В BG Stats
score-text = Текстом
score-text-hint = Сохраните этот текст или вставьте сюда другой и загрузите его.
score-text-copy = Скопировать текст
score-text-copied = Текст скопирован.
score-text-save = Сохранить в файл
score-text-take = Загрузить
score-text-empty = В этом тексте ничего нет.

score-laid = Добавлено: { $what }
score-taken-away = Убрано: { $what }
score-take-away = Убрать
score-give-back = Убрать: { $what }
score-less = На один меньше
score-more = На один больше

score-first-tile = Первый квадрат
score-kind-koi = кои
score-kind-feature = декор
score-choose-koi = Какой кои здесь лежит?
score-choose-feature = Какой декор здесь лежит?
score-instead-koi = Другой кои вместо этого?
score-instead-feature = Другой декор вместо этого?
score-colours = Цвета кои
score-cell-for = { $kind ->
    [koi] столбец { $x }, ряд { $y }: пусто, для кои
   *[feature] столбец { $x }, ряд { $y }: пусто, для декора
}
score-goal = Карта цели
score-goal-choose = Выбрать карту цели
score-goal-change = Другая карта цели
score-goal-without = Без карты цели
score-against = Игра в одиночку против соперника
score-rival-name = соперник
score-rival-hint = Посчитайте квадраты в его стопке.
score-rival-koi = квадраты кои
score-rival-features = квадраты декора
score-rival-coins = монеты на его кои
score-rival-flowers = одиночные лилии

score-catch-empty = Пока ничего не поймано. Нажмите на каждую пойманную карту.
score-card = { $card }, { $n ->
    [0] пока нет
    [one] поймана { $n }
    [few] поймано { $n }
    [many] поймано { $n }
   *[other] поймано { $n }
}
score-card-any = карта, { $symbol }
score-card-any-unique = карта с +1, { $symbol }
score-luck = Улыбающиеся жетоны удачи
score-luck-hint = Они решают при равенстве очков.
score-catch-printed = Как напечатано на картах
score-catch-printed-hint = Назовите свои три символа первым, вторым и третьим, в любом порядке: так верно для любой коробки.
score-catch-species = По видам рыб
score-catch-species-hint = Символы всех видов и почти все очки здесь — наша реконструкция. Если на ваших картах другие, нажимайте на символы выше.
score-catch-grade = После { $turns } ходов одиночной игры это: { $grade }.
score-row-fish = рыбы
score-row-unique = редкие рыбы
score-row-sets = комплекты

score-brushes = Что рисует нажатие
score-brush = { $what ->
    [koi] карп
    [lily] кувшинка
    [water] вода
    [empty] стереть
   *[decoration] украшение { $n }
}
score-brush-hint = Нажмите на клетку или проведите по нескольким. Второе нажатие стирает.
score-fill-water = Остальное залить водой
score-garden-cell = { $what ->
    [koi] { $cell }: карп
    [lily] { $cell }: кувшинка
    [water] { $cell }: вода
    [empty] { $cell }: пусто
   *[decoration] { $cell }: украшение { $n }
}
score-variant = Раскладка
score-variant-base = только планшет
score-variant-a = карта, сторона A
score-variant-b = карта, сторона B
