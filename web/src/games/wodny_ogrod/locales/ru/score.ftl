# Wodny ogród in the companion.

score-about-wodny_ogrod = Сады, группы, украшения
