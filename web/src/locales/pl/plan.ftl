# Planowanie, gdy grają inni.

plan-start = Zaplanuj
plan-see = Pokaż plan
plan-title = Planujesz – nic nie jest wysyłane
plan-hint = Jakby twoja tura zaczynała się teraz. Zanim się zacznie, stół może się zmienić.
plan-said = Planujesz następną turę. Nic nie jest wysyłane, a do twojej tury stół może się zmienić: { $expects }
plan-complete = tura jest zaplanowana
plan-leave = Wróć do gry
plan-keep = Zachowaj plan
plan-kept = Plan jest zachowany. Zobaczysz go, gdy przyjdzie twoja kolej.
plan-left = Wracasz do gry.
plan-offer = Masz plan na tę turę.
plan-play = Zagraj plan
plan-drop = Odrzuć
plan-not-sent = Plan nie jest wysyłany. Zagraj go w swojej turze.
plan-lost = Stół się zmienił: tego, co było w planie, już tam nie ma. Plan został odrzucony.
plan-shortened = { $n ->
    [0] Stół się zmienił: nic z planu już nie pasuje.
    [one] Stół się zmienił: pasuje już tylko pierwszy krok planu.
    [few] Stół się zmienił: pasują już tylko { $n } pierwsze kroki planu.
    [many] Stół się zmienił: pasuje już tylko { $n } pierwszych kroków planu.
   *[other] Stół się zmienił: pasuje już tylko { $n } pierwszego kroku planu.
}
plan-refused = Plan już nie pasuje i został odrzucony.
key-plan = Planowanie i powrót do gry
