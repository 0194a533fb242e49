# What the boards of all games say.

web-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-points-plus = { $n ->
    [one] plus { $n } point
   *[other] plus { $n } points
}
web-points-minus = { $n ->
    [one] minus { $n } point
   *[other] minus { $n } points
}
web-about-now = Here, now: { $points }
web-about-rule = Read the rule
