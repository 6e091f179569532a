### The command line. Every key begins with cli-.
### $who and $name are names of players; $me is "yes" when the sentence is about the reader, who is then called "You".

## Help of the commands

cli-help-aedilis = Play, study and research Roman city-building board games.
cli-help-version = Show the version and exit.
cli-help-json = Print JSON.
cli-help-play = Play a game against bots, or with others at one keyboard.
cli-help-play-game = The game: capitol or corduba.
cli-help-play-players = Number of players, 2 to 4.
cli-help-play-seat = Your seat, from 0; 0 unless you say otherwise.
cli-help-play-bots = Level of the bots: one for all (tiro, aedile), or one for each, as in tiro,aedile,aedile.
cli-help-play-seed = Play the deal that belongs to this text; without it, a secret one.
cli-help-play-preset = Rules to play by: SCHMIDT_2001 or DESIGNER_TEXT (Capitol), STANDARD (Corduba).
cli-help-play-board = A board of the package (RECON_7, RECON_567) or a TOML file of your own.
cli-help-play-content = A folder with a content pack of Corduba, in place of the package's own.
cli-help-play-option = A single rule, as in draw=refill_to_six; may be given several times.
cli-help-play-hot-seat = People share this keyboard; bots sit only where --bots names them.
cli-help-play-save = Keep the game in this file.
cli-help-play-resume = Go on with a saved game.
cli-help-play-confirm = Ask once more before a move that cannot be taken back.
cli-help-replay = Show a record move by move.
cli-help-replay-file = The record.
cli-help-replay-seat = Show what this seat knew.
cli-help-replay-step = Draw the table after each move and wait.
cli-help-verify = Check a record: its seed, every move, its result. Exit code 0: it holds, 1: it does not, 2: it cannot be checked.
cli-help-verify-file = The record.
cli-help-bench = Measure how fast the engine plays here.
cli-help-bench-game = The game.
cli-help-bench-players = Number of players, 2 to 4.
cli-help-bench-seconds = How long to measure.
cli-help-doctor-replay-all = Replay every game of the server under the present rules, and name those that break.
cli-help-serve = Serve tables to browsers, on this machine and in its network.
cli-help-serve-database = A file, or postgresql://user@host/name when several servers share the tables.
cli-help-serve-host = The address to listen on; 127.0.0.1 keeps others out.
cli-help-serve-port = The port to listen on.
cli-help-serve-workers = Processes in which bots think.
cli-help-serve-public-url = The address people use, when a proxy stands in front.
cli-help-serve-origin = Another origin whose pages may use the server; may be given several times.
cli-help-serve-trust-proxy = Believe what the proxy says about addresses.
cli-help-serve-webhooks = Let webhooks call addresses of the own network.
cli-help-serve-log-level = How much to log: debug, info, warning or error.
cli-help-arena = Let bots play matches, and rate them.
cli-help-train = Teach the bots by letting them play against themselves.
cli-missing-extra = this command needs { $package }; install aedilis[{ $extra }]
cli-help-doctor = Look at the installation: engine, versions, data files.
cli-help-content = Look at the content of Corduba: what its cards, tiles and boards say.
cli-help-content-check = Name everything that is wrong with a content pack. Exit code 0: it can be played, 1: it cannot.
cli-help-content-folder = The folder with the twelve TOML files of the pack.
cli-help-content-show = Show what of a content pack comes from the rulebook, and what is reconstructed.
cli-help-content-show-folder = A folder with a pack; without it, the pack of the package.

## Words

cli-yes = yes
cli-no = no
cli-you = you
cli-you-start = You
cli-marked-you = (you)

cli-place-capitoline = Capitoline
cli-place-campus-martius = Campus Martius
cli-place-tiber-island = Tiber Island
cli-place-quirinal = Quirinal
cli-place-viminal = Viminal
cli-place-esquiline = Esquiline
cli-place-palatine = Palatine
cli-place-caelian = Caelian
cli-place-aventine = Aventine

cli-kind-roof = roof
cli-kind-floor = floor
cli-kind-permit = permit
cli-shape-round = round
cli-shape-pitched = pitched
cli-tile-fountain = fountain
cli-tile-amphitheatre = amphitheatre
cli-tile-temple = temple
cli-monument-amphitheatre = amphi
cli-monument-temple = temple
cli-phase-build = Building
cli-phase-bid = Auction
cli-phase-place = Placing a tile
cli-phase-draw = Drawing
cli-phase-over = The game is over

## The table

cli-head-round = { " " }Round { $round } of 4{ " " }
cli-head-consul = Consul
cli-head-supply = { $count ->
    [one] { $count } block left
   *[other] { $count } blocks left
}
cli-head-reconstructed = reconstructed board
cli-column-prefecture = prefecture
cli-column-free = free
cli-column-fountains = fountains
cli-column-fountains-short = ftn
cli-column-monument = monument
cli-column-monument-short = monum.
cli-column-worth = worth
cli-column-houses = houses
cli-column-blocks = blocks
cli-column-now = scored now
cli-column-player = player
cli-column-score = score
cli-column-would = now
cli-column-cards = cards
cli-column-yard = yard · unfinished
cli-column-roofs = roofs
cli-column-known = surely holds
cli-column-secret = and unknown
cli-column-sum = sum
cli-column-round = round { $round }
cli-column-what = what
cli-column-found = found
cli-column-state = state
cli-column-file = file
cli-column-entry = what
cli-column-source = where it comes from
cli-cards = { $count } ({ $roofs }R { $floors }F { $permits }P)
cli-condition-won = won
cli-condition-passed = passed
cli-condition-sealed = sealed
cli-condition-thinks = to bid
cli-condition-no-cards = no cards
cli-piles = Piles
cli-tiles = Tiles
cli-tiles-later = later: { $tiles }
cli-hand = Hand
cli-hand-empty = no cards
cli-hand-sum = sum { $sum }

## Choosing

cli-title-capitol = Capitol, by Alan R. Moon and Aaron Weissblum
cli-title-corduba = Corduba 27 a.C., by Manuel Martinez Aranda
cli-welcome-seats = At the table, clockwise: { $seats }.
cli-welcome-bot = { $name } ({ $level })
cli-welcome-you = { $name } (you)
cli-welcome-seed = The deal is fixed: the sha-256 of its seed is { $commitment }
cli-welcome-file = The game is kept in { $file }
cli-welcome-help = Type ? for help whenever you are asked something.
cli-ask-card = Card (number or name), p to pass, ? help:
cli-ask-use = Which use (number), b back:
cli-ask-confirm = Enter to do it, b to go back:
cli-ask-bid = Cards for your bid (F5 A7), all or none:
cli-ask-seal = Enter seals it; more cards, -F5 takes one out, none:
cli-ask-place = Where does the { $tile } go (number):
cli-ask-draw = { $base ->
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
cli-ask-go-on = Enter to go on:
cli-ask-hand-over = { $name } is next. Hand over the keyboard, then press Enter:
cli-ask-replay = Move { $number } of { $total }. Enter next, b back, a number, q ends:
cli-confirm-usage = Enter or y does it, b goes back and changes nothing.
cli-not-understood = I do not understand "{ $line }". Type ? for help.
cli-refused = Not possible ({ $clause }): { $why }
cli-only-null = Nothing fits this card now. It can only be played without effect, to wait.
cli-card-roof = { $card }, a roof card: finish a house
cli-card-floor = { $card }, a floor card: build two blocks
cli-card-permit = { $card }, a permit: bring a finished house to the board

cli-use-pass = Pass.
cli-use-null = without effect
cli-use-roof = { $mark } { $shape } roof on a house of { $height }
cli-use-permit = { $house } to { $place }
cli-use-draw = Take { $card }. Then everybody sees the next card of the { $pile } pile.
cli-use-stop = Stop drawing.
cli-blocks-new = a new house of { $height }
cli-blocks-two-new = two new houses of 1
cli-blocks-raise = raise { $height } to { $to }
cli-blocks-raise-and-new = raise { $height } to { $to }, a new house of 1
cli-blocks-raise-two = raise { $height } to { $to } and { $height2 } to { $to2 }
cli-gain = { $who } { $change }
cli-preview-card = { $card }: { $use }.
cli-preview-yard = Your yard then: { $yard }.
cli-preview-gains = If scored now: { $gains }.
cli-preview-no-gains = Nobody's points change now.
cli-preview-pass = You build no more this round, but you may still bid.

cli-auction = Auction { $number } of 3: { $tile }.
cli-tie-low-score-else-remove = A tie: lower score wins; equal scores: none.
cli-tie-high-card-then-order = A tie: highest single card, then turn order.
cli-bid = { $cards } = { $sum }
cli-bid-none = no bid
cli-bid-so-far = Your bid: { $bid }. You keep: { $rest }.
cli-bid-not-held = You do not hold { $card }; nothing was changed.
cli-bid-not-in = { $card } is not in your bid; nothing was changed.
cli-bid-already-in = { $card } is in your bid already; -{ $card } takes it out.
cli-bid-nothing-chosen = Name the cards of your bid, or "none" for no bid.

## Commands at the prompt

cli-help =
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
cli-why-usage = Add the move: why permit A7 1 round p3, or in words: why A7 quirinal.
cli-why-unclear = I cannot tell which move you mean. Name a card and, for a permit, a prefecture: why A7 quirinal.
cli-why-legal = This is possible: { $action }
cli-why-not = { $clause }  { $why }  [{ $actions }]
cli-why-and-more = { $actions } and { $count } more
cli-rules-usage-capitol = Add a number or a word: rules R1.19c, or rules tie.
cli-rules-usage-corduba = Add a number or a word: rules C7.4, or rules merchant.
cli-rules-more = and { $count } more
cli-log-off = This game is played without a log (memory_aid=off).
cli-cards-off = Only games with --option memory_aid=full_tracker show what can be known of hands.
cli-cards-unseen = Not seen yet:
cli-undo-none = Nothing can be taken back: since your last move something hidden was shown.
cli-undone = Taken back.
cli-saved = Saved in { $file }
cli-save-exists = { $file } exists already. Choose another name.
cli-quit-unsaved = The game is not saved. Try "save FILE", or leave without saving with quit!
cli-left = Saved. Go on with: aedilis play --resume { $file }
cli-finished = The seed of this deal was { $seed }
    To check the record:  aedilis verify { $file }
    To look back:         aedilis replay { $file } --step

## What happened

cli-story-round = { $me ->
    [yes] Round { $round }. { $who } hold the Consul and start.
   *[no] Round { $round }. { $who } holds the Consul and starts.
}
cli-story-floor = { $who } played { $card }: { $blocks }
cli-story-block-new = a new house
cli-story-block = raised { $height } to { $to }
cli-story-roof = { $who } played { $card }: finished { $house }
cli-story-permit = { $who } played { $card }: { $house } to { $place }
cli-story-null = { $who } played { $card } without effect
cli-story-passed = { $who } passed
cli-story-passed-automatic = { $me ->
    [yes] { $who } have no cards and pass
   *[no] { $who } has no cards and passes
}
cli-story-auction = Auction { $number } of 3: { $tile }
cli-story-bid = { $who } bid { $cards } = { $sum }
cli-story-no-bid = { $who } did not bid
cli-story-won-sum = { $who } won the { $tile } with { $sum }
cli-story-won-low-score = { $who } won the { $tile } with { $sum }: the lowest score of those who tied
cli-story-won-high-card = { $who } won the { $tile } with { $sum }: the highest single card of those who tied
cli-story-won-order = { $who } won the { $tile } with { $sum }: first in turn order of those who tied
cli-story-won-free = { $who } got the { $tile } free of charge: nobody bid, and the lowest score gets it
cli-story-removed-tie = A tie: the { $tile } leaves the game.
cli-story-removed-no-bid = Nobody bid: the { $tile } leaves the game.
cli-story-removed-no-room = No room: the { $tile } leaves the game.
cli-story-tile = { $who } put the { $tile } on { $place }
cli-story-scoring = Scoring of round { $round }
cli-story-drew = { $who } drew { $cards }
cli-story-stopped = { $who } declined { $count ->
    [one] one bonus card
   *[other] { $count } bonus cards
}
cli-story-lost = { $who } found no card for { $count ->
    [one] one draw
   *[other] { $count } draws
}
cli-story-over = { $count ->
    [one] The game is over. { $names } won.
   *[other] The game is over. Shared victory: { $names }.
}

## Starting

cli-file-exists = { $file } exists already. To go on with it: aedilis play --resume { $file }
cli-no-person = only bots sit at this table; name your seat with --seat
cli-option-usage = write an option as name=value, not { $option }
cli-option-of-another-game = --{ $option } belongs to { $game }
cli-board-tight = Note: this board is small for so many players; a tile may find no room (R2.13).

## replay, verify, bench, doctor

cli-replay-sealed-capitol = { $seat } bid (sealed)
cli-replay-sealed-corduba = { $seat } (sealed)
cli-replay-bad-seat = seats are 0 to { $last } here, not { $seat }
cli-replay-usage = Enter next, b back, a number goes to that move, q ends.
cli-verify-seed = The seed is the one committed to: { $commitment }
cli-verify-actions = { $count ->
    [one] { $count } action, and it was legal.
   *[other] { $count } actions, all of them legal.
}
cli-verify-unfinished = The record holds. The game is not over yet.
cli-verify-result = The result is right: { $scores }, won by seat { $winners }. The record holds.
cli-verify-no-end = the game is over, but the line with its result is missing
cli-bench-unknown = there is no benchmark for { $game }; known: capitol
cli-bench-decisions-per-s = random decisions per second
cli-bench-decisions-per-s-with-events = the same, with events
cli-bench-clone-us = one copy of a position (µs)
cli-bench-step-from-python-us = one step driven from Python (µs)
cli-bench-games-per-s = random games per second
cli-bench-players = players
cli-bench-compiled = compiled
cli-doctor-engine = engine
cli-doctor-compiled = compiled
cli-doctor-uncompiled = not compiled
cli-doctor-pure = The engine runs as Python: everything works, but bots think much more slowly.
cli-doctor-missing = not installed
cli-doctor-good = good
cli-doctor-bad = FAULT
cli-doctor-board = { $sites } open sites{ $reconstructed ->
    [yes] , reconstructed
   *[no] { "" }
}
cli-doctor-rules = { $count } clauses
cli-doctor-words = { $own } of { $count } refusals explained
cli-doctor-what-board = board { $name }
cli-doctor-what-words = texts { $code }
cli-doctor-what-rules = rules of capitol
cli-doctor-what-bots = bots of { $game }

## content

cli-content-error = error    { $problem }
cli-content-warning = warning  { $problem }
cli-content-found = { $errors ->
    [0] No error
    [one] { $errors } error
   *[other] { $errors } errors
}, { $warnings ->
    [0] no warning
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}.
cli-content-hash = The pack can be played. Its hash is { $hash }
cli-content-board = board.toml: the main board
cli-content-buildings = buildings.toml: the building tiles
cli-content-monuments = monuments.toml: the monuments and their tokens
cli-content-specialists = specialists.toml: the specialists
cli-content-player-board = player_board.toml: the players' boards
cli-content-market = market.toml: the Macellum
cli-content-heritage = heritage.toml: the heritage cards
cli-content-families = families.toml: the family cards
cli-content-postulationem = postulationem.toml: Rome's demands
cli-content-res-gestae = res_gestae.toml: the milestones
cli-content-caepio = caepio.toml: Caepio's cards
cli-content-aedificium = aedificium.toml: the Aedificium cards
cli-content-only-printed = Read off a printed copy: { $entries }.
cli-content-only-reconstructed = Reconstructed: { $entries }.
cli-content-all = all files
cli-content-show-end = L and a number is a line of the rulebook's text. What is reconstructed is our own, until somebody reads it off a printed copy.
cli-origin-rulebook = rulebook
cli-origin-printed = printed copy
cli-origin-reconstructed = reconstructed
