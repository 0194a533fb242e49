# Wodny ogród on the pages around the table.

home-about-wodny_ogrod = Заполните сад карпами и кувшинками, жетон за жетоном, не оставляя пробелов.
new-credits-wodny_ogrod = Автор: Уве Розенберг
option-wodny_ogrod-variant = Сады
option-wodny_ogrod-variant-hint = С картами садов появляются украшения. Без карт это семейная игра.
option-wodny_ogrod-variant-base = только планшеты (семейная игра)
option-wodny_ogrod-variant-a = карты садов, сторона A
option-wodny_ogrod-variant-b = карты садов, сторона B
option-wodny_ogrod-first = Кто начинает
option-wodny_ogrod-first-hint = Начинает тот, кто последним был в японском саду.
option-wodny_ogrod-first-value = игрок { $n }
option-wodny_ogrod-first-random = по жребию
