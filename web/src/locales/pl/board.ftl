# What the boards of all games say.

web-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
web-points-plus = { $n ->
    [one] plus { $n } punkt
    [few] plus { $n } punkty
    [many] plus { $n } punktów
   *[other] plus { $n } punktu
}
web-points-minus = { $n ->
    [one] minus { $n } punkt
    [few] minus { $n } punkty
    [many] minus { $n } punktów
   *[other] minus { $n } punktu
}
web-about-now = Tutaj, teraz: { $points }
web-about-rule = Przeczytaj zasadę
