# Ustawienia i pasek na górze.

set-title = Ustawienia
set-close = Zamknij
set-home = Pondside, do gier
set-nav = Zasady i ustawienia
set-rules = Zasady
set-language = Język
set-theme = Kolory
set-theme-system = Jak w systemie
set-theme-light = Jasne
set-theme-dark = Ciemne
set-animation = Animacje
set-animation-normal = Zwykłe
set-animation-fast = Szybkie
set-animation-off = Bez animacji
set-animation-still = Twój system prosi o mniej ruchu, więc nic się nie porusza.
set-auto-confirm = Zatwierdzaj samoczynnie
set-auto-confirm-hint = Pełna tura zostaje zatwierdzona po trzech sekundach, jeśli tego nie zatrzymasz.
set-sound = Dźwięki
set-sound-hint = Ciche dźwięki kafelków, twojej kolejki i końca gry.
set-keys = Skróty jednym klawiszem
set-keys-hint = Na przykład C zatwierdza, a Z cofa. Listę pokazuje klawisz ? przy stole.
