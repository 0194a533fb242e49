# What the readers of the companion say: `unread-…` is what cannot be counted, `odd-…` what only looks odd.

unread-too_many_gardens = At most { $most } can play.
unread-no_garden = There is no garden here. It has { $side } rows of { $side } signs.
unread-cut_short = A garden has { $side } rows; here it ends after { $n }.
unread-row_length = Row { $row } of the garden has { $n } signs, not { $side }.
unread-no_sign = “{ $sign }” is not a sign of a garden. Use . ~ K L, and for decorations 1 to 9 or D.
unread-decoration_apart = Decoration { $n } lies in { $parts } parts. Give every decoration a number of its own.
unread-no_variant = There is no variant “{ $word }”. The variants are { $known }.
odd-side_unknown = There are decorations, so a garden card was used. Say whether it was side A or side B.
odd-decorations_on_board = The bare board has no decorations. The title is that of the garden cards.
odd-shape_not_ours = { $name }: our data have no decoration shaped like that at { $cell }. Our shapes are reconstructed, so yours may be right.
odd-too_many_decorations = { $name }: { $n } decorations. On side B there may be { $most }.
odd-too_many_alike = { $name }: { $n } decorations shaped like that at { $cell }. On side B there may be { $most } of a shape.
odd-decorations_touch = { $name }: the decorations at { $cell } and { $other } touch. On side B none may touch another.
