# Что не так с тем, что дано. По-английски это говорит сам код.

unread-many_koi = «{ $word }»: столько карпов в пруду не бывает
unread-no_goal = нет цели «{ $word }»; есть: { $known }
unread-write_goal = «{ $word }»: эту цель пишут { $right }{ $bare }
unread-only_goals = «{ $word }»: с G пишут только цели
unread-goes_on = «{ $word }»: то, что продолжается, пишут с =, например ={ $bare }
unread-nothing_goes_on = «{ $word }»: здесь ничего не продолжается; уберите =
error-scenario_ponds = { $source }: сценарий играют в одиночку, а прудов в тексте { $n }
error-goals_in_text = { $source } говорит, какие цели в игре; уберите параметр goals
error-scenario_twice = в { $source } указано scenario={ $scenario }, а в параметре { $chosen }
unread-wanted = «{ $word }» — не ход Koi; ходы: M4, W, R, C, !w, w1,-1, +f1,-1, =w2,0, mv0, N0,1, GP0,0, xw, -
