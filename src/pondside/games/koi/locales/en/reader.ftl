# What the readers of the companion say: `unread-…` is what cannot be counted, `odd-…` what only looks odd.

unread-too_many_ponds = At most { $most } can play.
unread-too_many_things = There are more than { $most } things in one pond.
unread-no_pond = There is no pond here. It begins with { $spring }.
unread-unknown_possession = Nobody can have “{ $word }”.
unread-given_twice = “{ $word }” is written down twice.
unread-number = “{ $word }” is a number from 0 to { $most }: the box has no more.
unread-unknown_scenario = There is no scenario “{ $word }”.
unread-unknown_scroll = There is no scroll “{ $word }”.
unread-scroll_times = The box does not have { $n } of this scroll, only { $most }: { $scroll }.
unread-goals = “{ $word }” is not a goal, or it is written down twice.
unread-goal_not_in_play = This goal lies in the pond, so it was in play: { $goal }.
unread-spring_first = A pond begins with its spring, { $spring }.
unread-unknown_thing = “{ $word }” is not a thing of a pond.
unread-far = “{ $word }”: q, r and q + r go from -{ $most } to { $most } in this program (KOI-PLACE-10).
unread-turn_needed = “{ $word }” needs a turn: { $text }.0
unread-turns = “{ $word }”: turns go from 0 to { $most }.
unread-no_turn = “{ $word }” is not turned.
refusal-spring = the spring lies in the middle, and there is one

clash-scenario_alone = scenario={ $scenario } is played alone, and this table has { $seats } seats
clash-scenario_goals = goals={ $goals }: the scenario { $scenario } has its own goals
