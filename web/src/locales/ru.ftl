# Общие сообщения клиента.

title = Pondside
missing-title = Здесь ничего нет
missing-text = Такой страницы нет.
missing-home = К играм
missing-broken = Эту страницу не удалось загрузить. Проверьте соединение и попробуйте ещё раз.
