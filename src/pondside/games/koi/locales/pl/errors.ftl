# Co jest nie tak z tym, co podano. Po angielsku mówi to sam kod.

unread-many_koi = „{ $word }”: tylu karpi w stawie nigdy nie ma
unread-no_goal = nie ma celu „{ $word }”; są: { $known }
unread-write_goal = „{ $word }”: ten cel pisze się { $right }{ $bare }
unread-only_goals = „{ $word }”: z G pisze się tylko cele
unread-goes_on = „{ $word }”: to, co trwa dalej, pisze się z =, na przykład ={ $bare }
unread-nothing_goes_on = „{ $word }”: nic tu nie trwa dalej; opuść =
error-scenario_ponds = { $source }: scenariusz rozgrywa się w pojedynkę, a stawów w tekście jest { $n }
error-goals_in_text = { $source } podaje, które cele są w grze; opuść opcję goals
error-scenario_twice = w { $source } jest scenario={ $scenario }, a w opcji { $chosen }
unread-wanted = „{ $word }” nie jest ruchem w Koi; ruchy to M4, W, R, C, !w, w1,-1, +f1,-1, =w2,0, mv0, N0,1, GP0,0, xw, -
