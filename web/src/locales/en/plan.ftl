# Planning ahead while others play.

plan-start = Plan ahead
plan-see = See your plan
plan-title = You plan ahead – nothing is sent
plan-hint = As if your turn began now. Until then the table may change.
plan-said = You plan ahead. Nothing is sent, and until your turn the table may change: { $expects }
plan-complete = the turn is planned
plan-leave = Back to the game
plan-keep = Keep the plan
plan-kept = Your plan is kept. It is offered to you when it is your turn.
plan-left = Back in the game.
plan-offer = You have planned this turn.
plan-play = Play the plan
plan-drop = Drop it
plan-not-sent = A plan is not sent. Play it when it is your turn.
plan-lost = The table has changed: what you planned with is no longer there. The plan is dropped.
plan-shortened = { $n ->
    [0] The table has changed: nothing of the plan fits any more.
    [one] The table has changed: only the first step of the plan still fits.
   *[other] The table has changed: only the first { $n } steps of the plan still fit.
}
plan-refused = The plan no longer fits and is dropped.
key-plan = Plan ahead, and back to the game
