# Co jest nie tak z tym, co podano. Po angielsku mówi to sam kod.

error-place = { $column ->
    [0] Wiersz { $line }:{" "}
   *[other] Wiersz { $line }, kolumna { $column }:{" "}
}
error-bad_data = { $source }: tego pliku z elementami nie można użyć:
error-no_language = nie ma języka „{ $word }”; są: { $known }
error-no_option = { $game } nie ma opcji „{ $word }”; są: { $known }
error-option_value = opcja { $option } nie może mieć wartości „{ $word }”; możliwe: { $known }
error-seats = { $game } jest dla { $least }–{ $most } graczy, a nie dla { $seats }
error-output = nie można zapisać wyniku: { $why }
clash-absent_seat = { $option }={ $value }: przy tym stole nie ma miejsca { $seat }, graczy jest { $seats }
part-known = { $n ->
    [0] { $single }
   *[other] { $single } albo { $n } z tych, połączone znakiem +: { $parts }
}
part-os-ENOENT = nie ma takiego pliku ani folderu
part-os-EISDIR = to jest folder
part-os-ENOTDIR = to nie jest folder
part-os-EACCES = brak uprawnień
part-os-EPERM = brak uprawnień
part-os-EEXIST = taki plik już jest
part-os-ENOSPC = na dysku nie ma miejsca
part-os-EROFS = tu można tylko czytać
part-os-ENAMETOOLONG = za długa nazwa
part-os-EADDRINUSE = ten adres jest zajęty
part-os-EIO = błąd odczytu lub zapisu
usage-option = Nie ma opcji { $word }.{ $n ->
    [0] {""}
   *[other] {" "}Podobne: { $near }.
}
usage-value = Po { $word } musi stać wartość.
usage-missing = Brakuje: { $word }.
usage-command = Nie ma polecenia „{ $word }”.
usage-extra = To już za dużo: { $word }
usage-number = { $name }: tu trzeba podać liczbę.
usage-range = { $name }: { $word } jest poza zakresem { $range }.
usage-least = { $name }: najmniej { $limit }.
usage-most = { $name }: najwięcej { $limit }.
usage-other = Tego polecenia nie można wykonać: { $what }
