# Wodny ogród on the pages around the table.

home-about-wodny_ogrod = Wypełnij ogród karpiami i liliami, żeton po żetonie, nie zostawiając luk.
new-credits-wodny_ogrod = Autor: Uwe Rosenberg
option-wodny_ogrod-variant = Ogrody
option-wodny_ogrod-variant-hint = Karty wodnych ogrodów wprowadzają dekoracje. Bez kart to gra rodzinna.
option-wodny_ogrod-variant-base = same plansze (gra rodzinna)
option-wodny_ogrod-variant-a = karty ogrodów, strona A
option-wodny_ogrod-variant-b = karty ogrodów, strona B
option-wodny_ogrod-first = Kto zaczyna
option-wodny_ogrod-first-hint = Zaczyna osoba, która ostatnio odwiedziła japoński ogród.
option-wodny_ogrod-first-value = gracz { $n }
option-wodny_ogrod-first-random = losowo
