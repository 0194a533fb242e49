# Что не так с тем, что дано. По-английски это говорит сам код.

error-place = { $column ->
    [0] Строка { $line }:{" "}
   *[other] Строка { $line }, столбец { $column }:{" "}
}
error-bad_data = { $source }: этот файл компонентов использовать нельзя:
error-no_language = нет языка «{ $word }»; есть: { $known }
error-no_option = { $game }: нет варианта «{ $word }»; есть: { $known }
error-option_value = вариант { $option } не может быть «{ $word }»; возможно: { $known }
error-seats = { $game }: число игроков — от { $least } до { $most }, а не { $seats }
error-output = не удаётся записать результат: { $why }
clash-absent_seat = { $option }={ $value }: места { $seat } за этим столом нет, игроков { $seats }
part-known = { $n ->
    [0] { $single }
   *[other] { $single } или { $n } из этих через знак +: { $parts }
}
part-os-ENOENT = такого файла или папки нет
part-os-EISDIR = это папка
part-os-ENOTDIR = это не папка
part-os-EACCES = нет прав
part-os-EPERM = нет прав
part-os-EEXIST = такой файл уже есть
part-os-ENOSPC = на диске нет места
part-os-EROFS = здесь можно только читать
part-os-ENAMETOOLONG = слишком длинное имя
part-os-EADDRINUSE = этот адрес занят
part-os-EIO = ошибка чтения или записи
usage-option = Нет параметра { $word }.{ $n ->
    [0] {""}
   *[other] {" "}Похожие: { $near }.
}
usage-value = После { $word } должно стоять значение.
usage-missing = Не хватает: { $word }.
usage-command = Нет команды «{ $word }».
usage-extra = Это лишнее: { $word }
usage-number = { $name }: здесь нужно число.
usage-range = { $name }: { $word } вне пределов { $range }.
usage-least = { $name }: не меньше { $limit }.
usage-most = { $name }: не больше { $limit }.
usage-other = Эту команду нельзя выполнить: { $what }
