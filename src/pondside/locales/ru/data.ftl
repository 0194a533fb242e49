# Что не так в файле компонентов. По-английски это говорит сам код.

data-game = game — «{ $word }», а не «{ $game }»: это файл другой игры
data-game_missing = не сказано, какой игры этот файл: не хватает game = "…"
data-toml = это не TOML, или в нём ошибка{ $line ->
    [0] {""}
   *[other] {" "}(строка { $line }, столбец { $column })
}
data-type = { $at }: здесь должно быть { $wanted }, а стоит { $found }
data-lacks = { $at }: не хватает «{ $key }»
data-unknown = { $at }: неизвестный ключ «{ $key }»
data-over_most = { $at }: здесь может быть не больше { $limit }
data-under_least = { $at }: здесь должно быть не меньше { $limit }
data-value = { $at }: неподходящее значение ({ $wanted })
data-no_game = нет игры «{ $word }»; есть: { $known }
