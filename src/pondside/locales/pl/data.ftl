# Co jest nie tak w pliku z elementami. Po angielsku mówi to sam kod.

data-game = game to „{ $word }”, a nie „{ $game }”: to plik innej gry
data-game_missing = nie wiadomo, której gry to plik: brakuje game = "…"
data-toml = to nie jest poprawny TOML{ $line ->
    [0] {""}
   *[other] {" "}(wiersz { $line }, kolumna { $column })
}
data-type = { $at }: powinno tu być { $wanted }, a jest { $found }
data-lacks = { $at }: brakuje „{ $key }”
data-unknown = { $at }: nieznany klucz „{ $key }”
data-over_most = { $at }: powinno tu być najwyżej { $limit }
data-under_least = { $at }: powinno tu być co najmniej { $limit }
data-value = { $at }: nieodpowiednia wartość ({ $wanted })
data-no_game = nie ma gry „{ $word }”; są: { $known }
