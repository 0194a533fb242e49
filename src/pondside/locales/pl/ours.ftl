# Co w każdej grze jest naszą rekonstrukcją: mówimy to tam, gdzie się gra.

ours-differ = Twoje pudełko może się różnić:
ours-correct = zobacz, jak to poprawić
ours-terminal = { $what } Twoje pudełko może się różnić; tak je poprawisz: { $command }
