# What the boards of all games say.

web-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
web-points-plus = { $n ->
    [one] плюс { $n } очко
    [few] плюс { $n } очка
    [many] плюс { $n } очков
   *[other] плюс { $n } очка
}
web-points-minus = { $n ->
    [one] минус { $n } очко
    [few] минус { $n } очка
    [many] минус { $n } очков
   *[other] минус { $n } очка
}
web-about-now = Здесь сейчас: { $points }
web-about-rule = Прочитать правило
