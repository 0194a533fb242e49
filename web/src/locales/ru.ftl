# Общие сообщения клиента.

title = Pondside
missing-title = Здесь ничего нет
missing-text = Такой страницы нет.
missing-home = К играм
