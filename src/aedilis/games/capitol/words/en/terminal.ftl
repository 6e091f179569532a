### Capitol in a terminal. Every key begins with capitol-cli-.
### $who and $name are names of players; $me is "yes" when the sentence is about the reader, who is then called "You".

## Words

capitol-cli-you = you

capitol-cli-place-capitoline = Capitoline
capitol-cli-place-campus-martius = Campus Martius
capitol-cli-place-tiber-island = Tiber Island
capitol-cli-place-quirinal = Quirinal
capitol-cli-place-viminal = Viminal
capitol-cli-place-esquiline = Esquiline
capitol-cli-place-palatine = Palatine
capitol-cli-place-caelian = Caelian
capitol-cli-place-aventine = Aventine

capitol-cli-kind-roof = roof
capitol-cli-kind-floor = floor
capitol-cli-kind-permit = permit
capitol-cli-shape-round = round
capitol-cli-shape-pitched = pitched
capitol-cli-tile-fountain = fountain
capitol-cli-tile-amphitheatre = amphitheatre
capitol-cli-tile-temple = temple
capitol-cli-monument-amphitheatre = amphi
capitol-cli-monument-temple = temple
capitol-cli-phase-build = Building
capitol-cli-phase-bid = Auction
capitol-cli-phase-place = Placing a tile
capitol-cli-phase-draw = Drawing
capitol-cli-phase-over = The game is over

## The table

capitol-cli-head-round = { " " }Round { $round } of 4{ " " }
capitol-cli-head-consul = Consul
capitol-cli-head-supply = { $count ->
    [one] { $count } block left
   *[other] { $count } blocks left
}
capitol-cli-head-reconstructed = reconstructed board
capitol-cli-column-prefecture = prefecture
capitol-cli-column-free = free
capitol-cli-column-fountains = fountains
capitol-cli-column-fountains-short = ftn
capitol-cli-column-monument = monument
capitol-cli-column-monument-short = monum.
capitol-cli-column-worth = worth
capitol-cli-column-houses = houses
capitol-cli-column-blocks = blocks
capitol-cli-column-now = scored now
capitol-cli-column-would = now
capitol-cli-column-cards = cards
capitol-cli-column-yard = yard · unfinished
capitol-cli-column-roofs = roofs
capitol-cli-column-known = surely holds
capitol-cli-column-secret = and unknown
capitol-cli-column-sum = sum
capitol-cli-column-round = round { $round }
capitol-cli-cards = { $count } ({ $roofs }R { $floors }F { $permits }P)
capitol-cli-condition-thinks = to bid
capitol-cli-condition-no-cards = no cards
capitol-cli-piles = Piles
capitol-cli-tiles = Tiles
capitol-cli-tiles-later = later: { $tiles }
capitol-cli-hand = Hand
capitol-cli-hand-empty = no cards
capitol-cli-hand-sum = sum { $sum }

## Choosing

capitol-cli-title = Capitol, by Alan R. Moon and Aaron Weissblum
capitol-cli-no-card = There is no card { $card }.
capitol-cli-ask-card = Card (number or name), p to pass, ? help:
capitol-cli-ask-use = Which use (number), b back:
capitol-cli-ask-bid = Cards for your bid (F5 A7), all or none:
capitol-cli-ask-seal = Enter seals it; more cards, -F5 takes one out, none:
capitol-cli-ask-place = Where does the { $tile } go (number):
capitol-cli-ask-draw = { $base ->
    [0] { $bonus ->
        [one] One bonus card
       *[other] { $bonus } bonus cards
    }: which pile (number){ $stop ->
        [yes] , s to stop
       *[no] { "" }
    }:
   *[other] Draw { $base }{ $bonus ->
        [0] { "" }
       *[other] {" "}and { $bonus } bonus
    }: which pile (number):
}
capitol-cli-only-null = Nothing fits this card now. It can only be played without effect, to wait.
capitol-cli-card-roof = { $card }, a roof card: finish a house
capitol-cli-card-floor = { $card }, a floor card: build two blocks
capitol-cli-card-permit = { $card }, a permit: bring a finished house to the board

capitol-cli-use-pass = Pass.
capitol-cli-use-null = without effect
capitol-cli-use-roof = { $mark } { $shape } roof on a house of { $height }
capitol-cli-use-permit = { $house } to { $place }
capitol-cli-use-draw = Take { $card }. Then everybody sees the next card of the { $pile } pile.
capitol-cli-use-stop = Stop drawing.
capitol-cli-blocks-new = a new house of { $height }
capitol-cli-blocks-two-new = two new houses of 1
capitol-cli-blocks-raise = raise { $height } to { $to }
capitol-cli-blocks-raise-and-new = raise { $height } to { $to }, a new house of 1
capitol-cli-blocks-raise-two = raise { $height } to { $to } and { $height2 } to { $to2 }
capitol-cli-gain = { $who } { $change }
capitol-cli-preview-card = { $card }: { $use }.
capitol-cli-preview-yard = Your yard then: { $yard }.
capitol-cli-preview-gains = If scored now: { $gains }.
capitol-cli-preview-no-gains = Nobody's points change now.
capitol-cli-preview-pass = You build no more this round, but you may still bid.

capitol-cli-auction = Auction { $number } of 3: { $tile }.
capitol-cli-tie-low-score-else-remove = A tie: lower score wins; equal scores: none.
capitol-cli-tie-high-card-then-order = A tie: highest single card, then turn order.
capitol-cli-bid = { $cards } = { $sum }
capitol-cli-bid-none = no bid
capitol-cli-bid-so-far = Your bid: { $bid }. You keep: { $rest }.
capitol-cli-bid-not-held = You do not hold { $card }; nothing was changed.
capitol-cli-bid-not-in = { $card } is not in your bid; nothing was changed.
capitol-cli-bid-already-in = { $card } is in your bid already; -{ $card } takes it out.
capitol-cli-bid-nothing-chosen = Name the cards of your bid, or "none" for no bid.

## Commands at the prompt

capitol-cli-help =
    The table: M2 is a house of Marcus, two blocks high. Roofs are round ({ $round }) or
    pitched ({ $pitched }). A, B, C are the colours of prefectures and permits. "worth" is
    the points of first and second place, "scored now" who would get them.
    Cards in brackets could do nothing now.

    Choose by number or name, or write a whole move: permit A7 1 round p3,
    floor F5 0+1 (0 is a new house), roof R3 2 round, null F5, pass.
    A ! at the end does it without asking again; Enter alone draws the table.

    why MOVE      why a move is not possible: why A7 1 round p3, why A7 quirinal
    rules R1.19c  a clause of the rules; rules tie finds clauses with that word
    undo          take back what has shown nobody anything
    log           what happened so far
    cards         what can be known of hands (--option memory_aid=full_tracker)
    save [FILE]   keep the game, from now on in this file
    quit          leave; the game is saved, as it is with Ctrl-C and Ctrl-D
capitol-cli-why-usage = Add the move: why permit A7 1 round p3, or in words: why A7 quirinal.
capitol-cli-why-unclear = I cannot tell which move you mean. Name a card and, for a permit, a prefecture: why A7 quirinal.
capitol-cli-why-not = { $clause }  { $why }  [{ $actions }]
capitol-cli-why-and-more = { $actions } and { $count } more
capitol-cli-rules-usage = Add a number or a word: rules R1.19c, or rules tie.
capitol-cli-log-off = This game is played without a log (memory_aid=off).
capitol-cli-cards-off = Only games with --option memory_aid=full_tracker show what can be known of hands.
capitol-cli-cards-unseen = Not seen yet:

## What happened

capitol-cli-story-round = { $me ->
    [yes] Round { $round }. { $who } hold the Consul and start.
   *[no] Round { $round }. { $who } holds the Consul and starts.
}
capitol-cli-story-floor = { $who } played { $card }: { $blocks }
capitol-cli-story-block-new = a new house
capitol-cli-story-block = raised { $height } to { $to }
capitol-cli-story-roof = { $who } played { $card }: finished { $house }
capitol-cli-story-permit = { $who } played { $card }: { $house } to { $place }
capitol-cli-story-null = { $who } played { $card } without effect
capitol-cli-story-passed = { $who } passed
capitol-cli-story-passed-automatic = { $me ->
    [yes] { $who } have no cards and pass
   *[no] { $who } has no cards and passes
}
capitol-cli-story-auction = Auction { $number } of 3: { $tile }
capitol-cli-story-bid = { $who } bid { $cards } = { $sum }
capitol-cli-story-no-bid = { $who } did not bid
capitol-cli-story-won-sum = { $who } won the { $tile } with { $sum }
capitol-cli-story-won-low-score = { $who } won the { $tile } with { $sum }: the lowest score of those who tied
capitol-cli-story-won-high-card = { $who } won the { $tile } with { $sum }: the highest single card of those who tied
capitol-cli-story-won-order = { $who } won the { $tile } with { $sum }: first in turn order of those who tied
capitol-cli-story-won-free = { $who } got the { $tile } free of charge: nobody bid, and the lowest score gets it
capitol-cli-story-removed-tie = A tie: the { $tile } leaves the game.
capitol-cli-story-removed-no-bid = Nobody bid: the { $tile } leaves the game.
capitol-cli-story-removed-no-room = No room: the { $tile } leaves the game.
capitol-cli-story-tile = { $who } put the { $tile } on { $place }
capitol-cli-story-scoring = Scoring of round { $round }
capitol-cli-story-drew = { $who } drew { $cards }
capitol-cli-story-stopped = { $who } declined { $count ->
    [one] one bonus card
   *[other] { $count } bonus cards
}
capitol-cli-story-lost = { $who } found no card for { $count ->
    [one] one draw
   *[other] { $count } draws
}
capitol-cli-story-over = { $count ->
    [one] The game is over. { $names } won.
   *[other] The game is over. Shared victory: { $names }.
}

## Starting

capitol-cli-board-tight = Note: this board is small for so many players; a tile may find no room (R2.13).

## replay, verify, bench, doctor

capitol-cli-replay-sealed = { $seat } bid (sealed)
capitol-cli-doctor-board = { $sites } open sites{ $reconstructed ->
    [yes] , reconstructed
   *[no] { "" }
}
capitol-cli-doctor-what-board = board { $name }
