# What of Kōhaku is our reconstruction, said where people play.

ours-kohaku = Таблицы четырёх карт целей и рисунки на квадратах с 3 или 4 камушками — наша реконструкция; остальное сказано в правилах.
