# Rybowisko on the pages around the table.

home-about-rybowisko = Pływaj po jeziorze, zaufaj szczęściu i sprawdź, co połknie haczyk, zanim zniosą cię fale.
new-credits-rybowisko = Rodzinna gra o Jeziorze Zegrzyńskim
option-rybowisko-target = Ryby do złowienia
option-rybowisko-target-hint = Gdy ktoś ma ich tyle, gracie do końca rundy i gra się kończy. Im mniej osób gra, tym większa może być ta liczba.
option-rybowisko-target-value = { $n ->
    [one] { $n } ryba
    [few] { $n } ryby
    [many] { $n } ryb
   *[other] { $n } ryby
}
option-rybowisko-luck_p1 = Żetony szczęścia: gracz 1
option-rybowisko-luck_p2 = Żetony szczęścia: gracz 2
option-rybowisko-luck_p3 = Żetony szczęścia: gracz 3
option-rybowisko-luck_p4 = Żetony szczęścia: gracz 4
option-rybowisko-luck_p1-hint = Dzieci mogą mieć 4 żetony, a dorośli 2.
option-rybowisko-luck_p2-hint = Dzieci mogą mieć 4 żetony, a dorośli 2.
option-rybowisko-luck_p3-hint = Dzieci mogą mieć 4 żetony, a dorośli 2.
option-rybowisko-luck_p4-hint = Dzieci mogą mieć 4 żetony, a dorośli 2.
option-rybowisko-luck_p1-value = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
}
option-rybowisko-luck_p2-value = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
}
option-rybowisko-luck_p3-value = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
}
option-rybowisko-luck_p4-value = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
}
option-rybowisko-first = Kto zaczyna
option-rybowisko-first-hint = Przy rodzinnym stole zaczyna najmłodsza osoba.
option-rybowisko-first-value = gracz { $n }
option-rybowisko-first-random = losowo
option-rybowisko-colours = Kolory graczy
option-rybowisko-colours-hint = W kolejności miejsc przy stole; każdy kolor ma swoje pole startowe.
option-rybowisko-colours-each-1 = pomarańczowy
option-rybowisko-colours-each-2 = fioletowy
option-rybowisko-colours-each-3 = biały
option-rybowisko-colours-each-4 = czarny
option-rybowisko-open_refill = Żetony z uzupełnienia
option-rybowisko-open_refill-hint = Czy od razu widać, dokąd zniosą fale.
option-rybowisko-open_refill-off = ukrywają kierunek
option-rybowisko-open_refill-on = pokazują kierunek
option-rybowisko-strict_components = Żetony szczęścia w pudełku
option-rybowisko-strict_components-hint = W pudełku jest ich 12. Tutaj możecie wziąć więcej.
option-rybowisko-strict_components-on = tylko 12
option-rybowisko-strict_components-off = tyle, ile trzeba
option-rybowisko-max_rounds = Limit rund
option-rybowisko-max_rounds-hint = Po tylu rundach gra się zatrzymuje i liczone są punkty.
option-rybowisko-max_rounds-value = { $n ->
    [one] { $n } runda
    [few] { $n } rundy
    [many] { $n } rund
   *[other] { $n } rundy
}
