# What of each game is our reconstruction, said where people play.

ours-differ = Your box may differ:
ours-correct = see how to correct it
ours-terminal = { $what } Your box may differ; correct it: { $command }
