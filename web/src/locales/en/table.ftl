# Preferences and the band at the top.

set-title = Preferences
set-close = Close
set-home = Pondside, to the games
set-nav = Rules and preferences
set-rules = Rules
set-language = Language
set-theme = Colours
set-theme-system = Like the system
set-theme-light = Light
set-theme-dark = Dark
set-animation = Animation
set-animation-normal = Normal
set-animation-fast = Fast
set-animation-off = Off
set-animation-still = Your system asks for less motion, so nothing moves.
set-auto-confirm = Confirm by itself
set-auto-confirm-hint = A complete turn is confirmed after three seconds unless you stop it.
set-sound = Sounds
set-sound-hint = Soft sounds for tiles, your turn and the end.
set-keys = Single keys
set-keys-hint = Keys such as C to confirm and Z to undo. Press ? at a table for the list.
