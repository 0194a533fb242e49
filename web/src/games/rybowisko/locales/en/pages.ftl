# Rybowisko on the pages around the table.

home-about-rybowisko = Sail the lake, trust your luck and see what takes the bait before the waves carry you off.
new-credits-rybowisko = A family game about Lake Zegrze
option-rybowisko-target = Fish to catch
option-rybowisko-target-hint = When somebody has that many, the round is finished and the game is over. The fewer of you play, the higher it may be.
option-rybowisko-target-value = { $n } fish
option-rybowisko-luck_p1 = Luck tokens: player 1
option-rybowisko-luck_p2 = Luck tokens: player 2
option-rybowisko-luck_p3 = Luck tokens: player 3
option-rybowisko-luck_p4 = Luck tokens: player 4
option-rybowisko-luck_p1-hint = Children may have 4 tokens and grown-ups 2.
option-rybowisko-luck_p2-hint = Children may have 4 tokens and grown-ups 2.
option-rybowisko-luck_p3-hint = Children may have 4 tokens and grown-ups 2.
option-rybowisko-luck_p4-hint = Children may have 4 tokens and grown-ups 2.
option-rybowisko-luck_p1-value = { $n } tokens
option-rybowisko-luck_p2-value = { $n } tokens
option-rybowisko-luck_p3-value = { $n } tokens
option-rybowisko-luck_p4-value = { $n } tokens
option-rybowisko-first = Who begins
option-rybowisko-first-hint = At a family table it is the youngest.
option-rybowisko-first-value = player { $n }
option-rybowisko-first-random = drawn by lot
option-rybowisko-colours = Colours of the players
option-rybowisko-colours-hint = In the order of the seats; a colour has its own starting field.
option-rybowisko-colours-each-1 = orange
option-rybowisko-colours-each-2 = violet
option-rybowisko-colours-each-3 = white
option-rybowisko-colours-each-4 = black
option-rybowisko-open_refill = Tokens laid by a refill
option-rybowisko-open_refill-hint = Whether you see at once where they will drift.
option-rybowisko-open_refill-off = hide their direction
option-rybowisko-open_refill-on = show their direction
option-rybowisko-strict_components = Luck tokens in the box
option-rybowisko-strict_components-hint = The box holds 12. Here you may take more.
option-rybowisko-strict_components-on = only 12
option-rybowisko-strict_components-off = as many as needed
option-rybowisko-max_rounds = Limit of rounds
option-rybowisko-max_rounds-hint = After that many rounds the game is stopped and scored.
option-rybowisko-max_rounds-value = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
