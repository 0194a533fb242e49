"""What all games share: the Game value, matches, records, dealing.  Knows no game."""
