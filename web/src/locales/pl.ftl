# Ogólne komunikaty klienta.

title = Pondside
missing-title = Nic tu nie ma
missing-text = Nie ma takiej strony.
missing-home = Do gier
missing-broken = Nie udało się wczytać tej strony. Sprawdź połączenie i spróbuj ponownie.
