# What of Wodny ogród is our reconstruction, said where people play.

ours-wodny_ogrod = Kształty i symbole wszystkich żetonów wody, obszary na planszach i kartach, dekoracje i to, który żeton premii leży na której krawędzi, to nasza rekonstrukcja; wydrukowane liczby są zachowane.
