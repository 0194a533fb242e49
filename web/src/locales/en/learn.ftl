# The first game of somebody who does not know it yet.

learn-tab = Learn { $game } · Pondside
learn-title = Learn { $game } by playing
learn-opening = Your first table is being laid…
learn-link = Learn by playing
learn-link-of = { $game }: learn by playing
learn-guide = Guide
learn-marked = The guide means this.
learn-there = Take me there
learn-back = The hint before
learn-on = The next hint
learn-skip = Skip the lesson
learn-hide = Hide the guide
learn-show = Show the guide
learn-go-on = Go on with this game
learn-new = New game
learn-rules = Read the rules
