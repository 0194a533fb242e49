# Co mówią czytniki licznika: `unread-…` to, czego nie da się policzyć, `odd-…` to, co tylko dziwi.

unread-too_many_ponds = Grają najwyżej { $most } osoby.
unread-too_many_things = W jednym stawie jest za dużo rzeczy, najwięcej to { $most }.
unread-no_pond = Nie ma tu stawu. Zaczyna się on od { $spring }.
unread-unknown_possession = Nie można mieć „{ $word }”.
unread-given_twice = „{ $word }” jest zapisane dwa razy.
unread-number = „{ $word }” to liczba od 0 do { $most }: więcej nie ma w pudełku.
unread-unknown_scenario = Nie ma scenariusza „{ $word }”.
unread-unknown_scroll = Nie ma pergaminu „{ $word }”.
unread-scroll_times = Tych pergaminów jest tu { $n }, a w pudełku tylko { $most }: { $scroll }.
unread-goals = „{ $word }” nie jest celem albo jest zapisane dwa razy.
unread-goal_not_in_play = Ten cel leży w stawie, więc był w grze: { $goal }.
unread-spring_first = Staw zaczyna się od źródła, { $spring }.
unread-unknown_thing = „{ $word }” nie jest rzeczą ze stawu.
unread-far = „{ $word }”: w tym programie q, r oraz q + r są od -{ $most } do { $most } (KOI-PLACE-10).
unread-turn_needed = „{ $word }”: tu trzeba podać obrót: { $text }.0
unread-turns = „{ $word }”: obroty są od 0 do { $most }.
unread-no_turn = „{ $word }”: tego się nie obraca.
refusal-spring = źródło leży pośrodku i jest jedno

clash-scenario_alone = scenario={ $scenario } rozgrywa się w pojedynkę, a liczba graczy przy tym stole to { $seats }
clash-scenario_goals = goals={ $goals }: scenariusz { $scenario } ma własne cele
