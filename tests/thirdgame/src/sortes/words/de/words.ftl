### Sortes in Worten.

sortes-action-seal = Los { $lot } verdeckt wählen
sortes-event-prize-turned = Ein Preis von { $prize } wird aufgedeckt.
sortes-event-lot-sealed = { $seat } hat gewählt.
sortes-event-lot-opened = { $seat } deckt Los { $lot } auf.
sortes-event-prize-won = { $seat } gewinnt den Preis von { $prize }.
sortes-event-game-over = Das Spiel ist aus.
sortes-order-lowest = Das niedrigste Los verdeckt wählen, so oft
sortes-refusal-S1-3 = Dieses Los hast du nicht.

sortes-option-low-lots = Das Los, das gewinnt
sortes-value-low-lots-false = das höchste
sortes-value-low-lots-true = das niedrigste
