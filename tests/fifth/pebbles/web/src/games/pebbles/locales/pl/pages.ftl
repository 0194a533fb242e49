# Pebbles on the pages around the table.

home-about-pebbles = Pebbles!
new-credits-pebbles = Pebbles
