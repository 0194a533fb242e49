"""What all games share: the Game value, matches, records, dealing, compiled code.  Knows no game."""
