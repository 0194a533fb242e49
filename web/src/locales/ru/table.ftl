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
set-sound-hint = Тихие звуки плиток, вашего хода и конца игры.
set-keys = Клавиши быстрых действий
set-keys-hint = Например, C подтверждает, а Z отменяет. Список открывает клавиша ? за столом.
