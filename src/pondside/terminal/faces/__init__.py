"""How each game looks and sounds in a terminal: one module a game, found by its key."""
