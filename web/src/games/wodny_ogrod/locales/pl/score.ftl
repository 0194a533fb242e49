# Wodny ogród in the companion.

score-about-wodny_ogrod = Ogrody, grupy, dekoracje
