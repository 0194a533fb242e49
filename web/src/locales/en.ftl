# The client's general messages.

title = Pondside
missing-title = Nothing here
missing-text = There is no such page.
missing-home = To the games
missing-broken = This page could not be loaded. Check the connection and try again.
