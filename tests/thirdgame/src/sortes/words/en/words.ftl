### Sortes in words. The fields of an action or event go in by their names; a seat is the name of who sits there.

sortes-action-seal = Seal lot { $lot }
sortes-event-prize-turned = A prize of { $prize } is turned up.
sortes-event-lot-sealed = { $seat } has sealed a lot.
sortes-event-lot-opened = { $seat } opens lot { $lot }.
sortes-event-prize-won = { $seat } wins the prize of { $prize }.
sortes-event-game-over = The game is over.

sortes-order-lowest = Seal your lowest lot, so many times

sortes-view-phase = now
sortes-view-to-act = to choose
sortes-view-winners = winners
sortes-view-prize = prize
sortes-view-own = your lot
sortes-view-score = points
sortes-view-sealed = sealed
sortes-view-played = played
sortes-view-hand = hand
sortes-word-seal = sealing
sortes-word-over = over

sortes-refusal-S1-1 = There is no such seat.
sortes-refusal-S1-3 = You do not hold this lot.
sortes-refusal-S1-4 = You have sealed a lot already.
sortes-refusal-S2-1 = The game is over.

sortes-option-low-lots = The lot that wins
sortes-value-low-lots-false = the highest
sortes-value-low-lots-true = the lowest
