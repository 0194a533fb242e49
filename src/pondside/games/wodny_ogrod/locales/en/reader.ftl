# What the readers of the companion say: `unread-…` is what cannot be counted, `odd-…` what only looks odd.

unread-too_many_gardens = At most { $most } can play.
unread-no_garden = There is no garden here. It has { $side } rows of { $side } signs.
unread-cut_short = A garden has { $side } rows; here it ends after { $n }.
unread-row_length = Row { $row } of the garden has { $n } signs, not { $side }.
unread-no_sign = “{ $sign }” is not a sign of a garden. Use . ~ K L, and for decorations 1 to 9 or D.
unread-decoration_apart = Decoration { $n } lies in { $parts } parts. Give every decoration a number of its own.
odd-no_such_shape = { $name }: the decoration at { $cell } has a shape that is not in the box.
