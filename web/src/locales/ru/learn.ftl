# Первая игра того, кто её ещё не знает.

learn-tab = Учимся: { $game } · Pondside
learn-title = { $game }: учитесь играя
learn-opening = Готовим ваш первый стол…
learn-link = Учиться играя
learn-link-of = { $game }: учиться играя
learn-guide = Проводник
learn-marked = Проводник говорит об этом.
learn-there = Показать
learn-back = Предыдущая подсказка
learn-on = Следующая подсказка
learn-skip = Пропустить урок
learn-hide = Скрыть проводника
learn-show = Показать проводника
learn-go-on = Продолжить игру
learn-new = Новая игра
learn-rules = Прочитать правила
