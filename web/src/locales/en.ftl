# The client's general messages.

title = Pondside
missing-title = Nothing here
missing-text = There is no such page.
missing-home = To the games
