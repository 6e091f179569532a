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
cli-help-play-solo = Play Corduba alone against Caepio: aedil, praetor or consul.
cli-help-play-daily = Play the deal of the day, the same for everybody who plays with the same options.
cli-help-play-option = A single rule, as in draw=refill_to_six; may be given several times.
cli-help-play-hot-seat = People share this keyboard; bots sit only where --bots names them.
cli-help-play-save = Keep the game in this file.
cli-help-play-resume = Go on with a saved game.
cli-help-play-confirm = Ask once more before a move that cannot be taken back.
cli-help-results = Show how your finished games ended, the newest first.
cli-help-results-game = Only this game: capitol or corduba.
cli-help-results-daily = Only deals of the day.
cli-help-replay = Show a record move by move.
cli-help-replay-file = The record.
cli-help-replay-seat = Show what this seat knew.
cli-help-replay-step = Draw the table after each move and wait.
cli-help-verify = Check a record: its seed, every move, its result. Exit code 0: it holds, 1: it does not, 2: it cannot be checked.
cli-help-verify-file = The record.
cli-help-bench = Measure how fast the engine plays here.
cli-help-bench-game = The game.
cli-help-bench-players = Number of players, 2 to 4.
cli-help-bench-seconds = How long to measure speeds.
cli-help-bench-games = Random games in which listings of legal actions are measured.
cli-help-doctor-replay-all = Replay every game of the server under the present rules, and name those that break.
cli-help-serve = Serve tables to browsers, on this machine and in its network.
cli-help-serve-database = A file, or postgresql://user@host/name when several servers share the tables.
cli-help-serve-host = The address to listen on; 127.0.0.1 keeps others out.
cli-help-serve-port = The port to listen on.
cli-help-serve-public-url = The address people use, when a proxy stands in front.
cli-help-serve-origins = Another origin whose pages may use the server; may be given several times.
cli-help-serve-workers = Processes in which bots think.
cli-help-serve-think-seconds = A bot that thinks longer than this is stuck, and its process is replaced.
cli-help-serve-bot-pace = Seconds that a bot's decision takes besides its level's thinking time; 0 shows it at once.
cli-help-serve-usual-level = The level of bots where nobody names one.
cli-help-serve-live-tables = Tables kept in memory; others are loaded when somebody comes.
cli-help-serve-connections = Connections in all.
cli-help-serve-connections-per-address = Connections of one address.
cli-help-serve-requests-per-minute = Requests of one address that change something; five times as many may look.
cli-help-serve-commands-per-second = Commands of one connection.
cli-help-serve-trust-proxy = Believe what the proxy says about addresses.
cli-help-serve-private-webhooks = Let webhooks call addresses of the own network.
cli-help-serve-push-key = A file with the private key (PEM, curve P-256) that browsers subscribe to; without it one is made and kept.
cli-help-serve-push-contact = Whom push services may write to: mailto:… or https://…; usually the public address.
cli-help-serve-push-after = Seconds that a turn waits unseen before its person's browsers are told.
cli-help-serve-private-push = Let notes go to addresses of the own network, and without TLS.
cli-help-serve-metrics-token = A secret with which /metrics may be read from elsewhere; better given as AEDILIS_METRICS_TOKEN.
cli-help-serve-log-level = How much to log.
cli-help-arena = Let bots play matches, and rate them.
cli-help-train = Teach the bots by letting them play against themselves.
cli-missing-extra = this command needs { $package }; install aedilis[{ $extra }]
cli-help-doctor = Look at the installation: engine, versions, data files.
cli-help-content = Look at the content of Corduba: what its cards, tiles and boards say.
cli-help-content-check = Name everything that is wrong with a content pack. Exit code 0: it can be played, 1: it cannot.
cli-help-content-folder = The folder with the twelve TOML files of the pack.
cli-help-content-show = Show what of a content pack comes from the rulebook, and what is reconstructed.
cli-help-content-report = Let bots play many games with a content pack, and count what they use and who wins with it.
cli-help-content-solo = Let a bot play alone against Caepio at every office and in every variant, and count its victories.
cli-help-content-solo-games = Games for each office and variant.
cli-help-content-solo-bot = Level of the bot that plays against Caepio.
cli-help-content-games = Games for each number of players.
cli-help-content-players = Numbers of players, separated by commas.
cli-help-content-bots = Levels of the bots, separated by commas; they sit in turn on every seat.
cli-help-content-random-cards = Everybody keeps heritage card and character at random, so that their figures show what they are worth.
cli-help-content-seed = Another seed gives other games.
cli-help-content-processes = Processes; 0: one for each core.
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
cli-column-players = players
cli-column-games = games
cli-column-districts = rebellion
cli-column-markers = too many markers
cli-column-senators = senators
cli-column-tiles = tiles
cli-column-place = wins of { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
cli-column-name = name
cli-column-uses = { $players } players: a game
cli-column-wins = wins
cli-column-ahead = { $players } players
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
cli-result-kept = The result is in your table: aedilis results
cli-result-not-kept = The table of results stays without this game; its record is saved. { $fault }

## The table of results

cli-column-date = date
cli-column-game = game
cli-column-against = against
cli-column-variant = variant
cli-column-deal = deal
cli-column-outcome = outcome
cli-outcome-won = won
cli-outcome-even = nobody won
cli-outcome-lost = lost
cli-outcome-rebellion = rebellion
cli-results-score = { $own } : { $other }
cli-results-monuments = { $monuments ->
    [one] { $monuments } monument
   *[other] { $monuments } monuments
}, { $score }
cli-results-sum = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won
cli-results-none = No finished game yet.
cli-results-damaged = { $file } cannot be read in full (lines { $lines }). These lines stay as they are, and new results are added after them.

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
cli-daily-seed = The deal of the day has a seed of its own: use either --daily or --seed.
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
cli-bench-decisions-per-s = random decisions per second
cli-bench-decisions-per-s-with-events = the same, with events
cli-bench-clone-us = one copy of a position (µs)
cli-bench-step-from-python-us = one step driven from Python (µs)
cli-bench-games-per-s = random games per second
cli-bench-decisions-per-game = decisions of a random game
cli-bench-heaviest-listing-us = the heaviest listing of legal actions (µs)
cli-bench-median-listing-us = the median listing (µs)
cli-bench-heaviest-against-median = the heaviest against the median
cli-bench-decisions-against-capitol = decisions per second, against Capitol's
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
cli-doctor-what-words = texts { $code } of { $game }
cli-doctor-what-rules = rules of { $game }
cli-doctor-what-content = content of corduba
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
cli-content-playing = playing
cli-content-bad-players = { $word } is not a number of players that can be reported on
cli-content-report-games = Games
cli-content-used-building = Buildings built
cli-content-used-activation = Buildings activated
cli-content-used-monument = Monuments built
cli-content-used-character = Characters
cli-content-used-heritage = Heritage cards
cli-content-used-space = Prestige spaces reached
cli-content-used-milestone = Milestones claimed
cli-content-ahead-character = Characters, ahead
cli-content-ahead-heritage = Heritage, ahead
cli-content-report-end = Senators and tiles are means of a player. Wins are those of players who used something, as a multiple of a fair share: 1 is fair; ± is half of a 95 % interval. Ahead is how many senators those with a card have more than the mean of the others. Rebellions have no winner and do not count.
cli-content-interval = { $low } to { $high } %
cli-content-solo-end = The interval holds the true share of victories in 95 of 100 such reports. All offices and variants play the same deals. Senators and monuments are means of the games without a rebellion.
cli-column-office = office
cli-column-won = won
cli-column-interval = 95 % interval
cli-column-rebellions = rebellions
cli-column-caepio = Caepio's
cli-column-monuments = monuments
cli-content-show-end = L and a number is a line of the rulebook's text. What is reconstructed is our own, until somebody reads it off a printed copy.
cli-origin-rulebook = rulebook
cli-origin-printed = printed copy
cli-origin-reconstructed = reconstructed

## Corduba: words

cli-specialist = { $name } ({ $colour })
cli-colour-any = any
cli-colour-red = red
cli-colour-purple = purple
cli-colour-blue = blue
cli-colour-yellow = yellow
cli-colour-green = green
cli-colour-brown = brown
cli-goods-food = food
cli-goods-wood = wood
cli-goods-stone = stone
cli-goods-tool = tools
cli-goods-amphora = amphorae
cli-goods-marble = marble
cli-amount-food = { $n } food
cli-amount-wood = { $n } wood
cli-amount-stone = { $n } stone
cli-amount-tool = { $n ->
    [one] { $n } tool
   *[other] { $n } tools
}
cli-amount-amphora = { $n ->
    [one] { $n } amphora
   *[other] { $n } amphorae
}
cli-amount-marble = { $n } marble
cli-amount-denarii = { $n ->
    [one] { $n } denarius
   *[other] { $n } denarii
}
cli-amount-worker = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
cli-amount-special = { $n ->
    [one] { $n } special worker
   *[other] { $n } special workers
}
cli-amount-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
cli-amount-basic = { $n ->
    [one] { $n } basic resource
   *[other] { $n } basic resources
}
cli-amount-offering1 = { $n ->
    [one] { $n } offering of 1
   *[other] { $n } offerings of 1
}
cli-amount-offering2 = { $n ->
    [one] { $n } offering of 2
   *[other] { $n } offerings of 2
}
cli-amount-velites = { $n } velites (2)
cli-amount-legionary = { $n ->
    [one] { $n } legionary (3)
   *[other] { $n } legionaries (3)
}
cli-amount-equites = { $n } equites (4)
cli-points = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
cli-free-basic = { $n } basic of these free
cli-free-any = { $n } of these free
cli-nothing = nothing
cli-or = { " or " }
cli-and = { " and " }
cli-portus = Portus
cli-castra = Castra
cli-space-left = left
cli-space-right = right
cli-space-velites = velites
cli-space-legionary = legionary
cli-space-equites = equites
cli-tile-in = { $tile } in { $district }
cli-prestige-in = { $n } prestige in { $district }
cli-metric-built-tiles = tiles built
cli-metric-built-monuments = monuments built
cli-metric-insulae-on-board = own insulae on the board
cli-metric-register = register
cli-metric-specialists-unlocked = specialists
cli-metric-popularity = popularity
cli-metric-harmony = harmony
cli-metric-denarii = denarii
cli-metric-prestige-min = prestige in every district
cli-metric-prestige-max = highest prestige
cli-metric-troops-value = value of troops
cli-metric-offerings-value = value of offerings
cli-metric-resources-total = resources
cli-metric-unrest-track = place on the unrest track

## Corduba: effects

cli-step-lose = lose { $amount }
cli-step-transfer = give { $amount } to rank 1
cli-step-gain-choice = { $n } of { $among }{ $distinct ->
    [yes] , all different
   *[no] { "" }
}
cli-step-popularity = popularity { $n }
cli-step-harmony = harmony { $n }
cli-step-senator = senator { $n }
cli-step-prestige = prestige { $n } { $where }
cli-where-servorum = in Servorum
cli-where-plebeius = in Plebeius
cli-where-patricius = in Patricius
cli-where-lowest = where it is lowest
cli-where-highest = where it is highest
cli-where-here = here
cli-where-each = in each district
cli-where-chosen = { $districts ->
    [one] in a district of your choice
   *[other] in { $districts } districts of your choice
}
cli-step-register = register +{ $n }
cli-step-unlock = { $any ->
    [yes] { $n ->
        [one] unlock a specialist
       *[other] unlock { $n } specialists
    }
   *[no] unlock the { $colour } specialist
}
cli-step-peculium = { $n ->
    [one] the peculium of a specialist
   *[other] the peculium of { $n } specialists
}
cli-step-trade-both = visit the market
cli-step-trade-buy = buy at the market
cli-step-trade-sell = sell at the market
cli-step-trade-types = { $n ->
    [one] (one type)
   *[other] (up to { $n } types)
}
cli-step-trade-units = (at most { $n } of each)
cli-step-trade-buy-mod = (prices { $n } when you buy)
cli-step-trade-sell-mod = (prices { $n } when you sell)
cli-step-suppress = remove { $n } unrest { $where }
cli-step-incite = put { $n } unrest on tiles { $where }
cli-scope-any = anywhere
cli-scope-here = here
cli-scope-servorum = in Servorum
cli-scope-plebeius = in Plebeius
cli-scope-patricius = in Patricius
cli-step-cause-unrest = receive { $n } unrest
cli-step-build = { $monument ->
    [yes] build a tile or a monument
   *[no] build a tile
}{ $cheaper ->
    [yes] , { $off } cheaper
   *[no] { "" }
}
cli-step-replace = { $n ->
    [one] an own insula for a neutral one
   *[other] { $n } own insulae for neutral ones
}
cli-step-choose = choose: { $options }
cli-step-if = if { $condition }: { $then }, else: { $other }

## Corduba: the table

cli-head-corduba = { " " }Round { $round } of 8, decade { $decade }{ " " }
cli-head-order = turn order
cli-head-unrest = { $count } of { $most } unrest
cli-head-reconstructed-content = partly reconstructed
cli-corduba-phase-set-up = Set-up
cli-corduba-phase-decade = The decade begins
cli-corduba-phase-unrest = Unrest
cli-corduba-phase-macellum = Macellum
cli-corduba-phase-actions = Actions
cli-corduba-phase-rome = Rome
cli-corduba-phase-harmony = Harmony
cli-corduba-phase-round-end = The round ends
cli-corduba-phase-decade-end = The decade ends
cli-corduba-phase-over = The game is over
cli-map-revolts = { $district } REVOLTS
cli-tile-unrest = unrest
cli-tile-used = used
cli-market = Market
cli-market-price = price
cli-market-stock = at the market
cli-market-supply = in supply
cli-rome = Rome
cli-rome-demands = troops { $troops }, offerings { $offerings } from each; { $resource } { $minimum } from all together ({ $held } held)
cli-column-senators = senators
cli-column-senators-short = sen
cli-column-popularity = popularity
cli-column-popularity-short = pop
cli-column-harmony = harmony
cli-column-harmony-short = har
cli-column-register = register
cli-column-register-short = reg
cli-column-unrest = unrest
cli-column-unrest-short = unr
cli-column-prestige = prestige
cli-column-prestige-short = prest
cli-column-denarii = denarii
cli-column-denarii-short = den
cli-column-workers = workers+
cli-column-workers-short = wor+
cli-column-goods = goods
cli-spent = { $who } spent
cli-own-people = Specialists: { $specialists }{ $special ->
    [0] { "" }
    [one] . A special worker
   *[other] . { $special } special workers
}
cli-own-upkeep = Upkeep now: { $upkeep } denarii or food. Storage: { $stored } of { $storage } resources.
cli-own-ability = { $name }: { $text }{ $used ->
    [yes] {" "}(used)
   *[no] { "" }
}
cli-own-merchant = Your merchant is at home.
cli-next-prestige = prestige { $now }; space { $space } brings { $gain }
cli-next-insula = { $laid } of 6 insulae laid; the { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} brings { $gain }
cli-start-values = register { $register }, popularity { $popularity }, harmony { $harmony }
cli-claimed-by = claimed by { $who }
cli-built-by = built by { $who }
cli-tile-page = { $colour } · costs { $cost } · prestige { $prestige } · { $shape }
cli-no-such-tile = There is no tile { $name }.

## Corduba: choosing

cli-choice-keep = { $heritage } with { $character }
cli-choice-monument = { $name }: costs { $cost }; brings { $gain }. { $token }
cli-choice-build = { $name }: costs { $cost }{ $links ->
    [0] { "" }
    [one] , with a neutral insula for 1 more denarius
   *[other] , with { $links } neutral insulae for { $links } more denarii
}; prestige { $prestige }
cli-choice-use = { $name }: { $cost } for { $gain }
cli-choice-free = { $name }: { $gain }
cli-choice-line = { $cost } for { $gain }
cli-choice-colour = { $who }, peculium { $peculium }
cli-choice-buy = { $what } at { $price } each
cli-choice-sell = { $what } at { $price } each
cli-choice-insulae = { $n ->
    [0] none of your own
    [one] one of your own
   *[other] { $n } of your own
}
cli-choice-spot = { $cell }, own insulae: { $n }
cli-choice-ability = { $name }: { $text }
cli-choice-trigger-yes = yes: { $effect }
cli-choice-trigger-no = no
cli-choice-pass = no more turns in this round
cli-choice-merchant = visit the market, once a decade
cli-choice-end = the next player's turn
cli-choice-done = nothing more here
cli-with-discount = { $n ->
    [one] with a discount
   *[other] with { $n } discounts
}
cli-group-build = Build in { $district }
cli-group-monument = Build a monument
cli-group-activate = Activate a tile
cli-group-site = Sites, Portus, Castra
cli-group-claim = Claim a milestone
cli-group-merchant = Send the merchant
cli-group-ability = Use an ability
cli-group-pass = Pass
cli-group-end = End the turn
cli-group-buy = Buy
cli-group-sell = Sell
cli-group-done = Done
cli-group-keep = Keep
cli-group-troops = Troops for Rome
cli-group-offerings = Offerings for Rome
cli-group-goods = Goods for Rome
cli-group-spot = Turned like { $shape }, first cell at row,column
cli-group-link = A neutral insula at row,column
cli-group-pay = Pay
cli-group-take = Take
cli-group-discard = Give back
cli-group-district = District
cli-group-colour = Specialist
cli-group-tile = Tile
cli-group-cell = Neutral insula
cli-group-option = Options
cli-group-trigger = First
cli-group-hand-out = Markers left over go to
cli-group-insulae = Insulae
cli-group-count = { $count } choices
cli-preview-choice = { $choice }. Then others decide, or something hidden is shown.
cli-ask-one-of = Which (number), b back:
cli-ask-seal-keep = Which cards do you keep (number)? Nobody sees them yet:
cli-ask-seal-troops = Which troops go into your fist for Rome (number):
cli-ask-seal-offerings = Which offerings go into your fist for Rome (number):
cli-ask-seal-goods = How much of Rome's demand goes into your fist (number):
cli-ask-turn = { $main ->
    [yes] Your main action is done. Free actions, or end your turn (number), ? help:
   *[no] Your turn (number), ? help:
}
cli-ask-choose-build = What do you build (number):
cli-ask-choose-spot = Where does { $tile } lie (number):
cli-ask-choose-caepio-spot = Caepio can lay the most insulae in several places. Where does his { $tile } lie (number):
cli-ask-choose-link = Where does a neutral insula lie, { $n } to go (number):
cli-ask-choose-payment = You owe { $cost }. How do you pay (number, Enter for 1):
cli-ask-choose-bonus = Which district's construction bonus (number):
cli-ask-activate-new = { $tile } is new: activate it at once (number):
cli-ask-choose-gain = What do you take, { $n } in all (number):
cli-ask-choose-loss = What do you give back, { $n } in all (number):
cli-ask-choose-districts = Prestige { $n } in which district (number):
cli-ask-choose-unlock = Which specialist do you unlock (number):
cli-ask-choose-peculium = Whose peculium (number):
cli-ask-visit = At the market (number):
cli-ask-suppress = Where do you remove unrest, up to { $n } (number):
cli-ask-incite = Which tile gets unrest, { $n } to go (number):
cli-ask-spread = Unrest spreads: to which tile (number):
cli-ask-place-unrest = You were handed unrest, { $n } to place: on which tile (number):
cli-ask-hand-out-unrest = Who gets the markers left over, { $n } in all (number):
cli-ask-replace = Which neutral insula becomes yours, up to { $n } (number):
cli-ask-choose-option = Which (number):
cli-ask-order-triggers = What happens first (number):
cli-ask-use-trigger = Do you use it (number):
cli-ask-pay-upkeep = Upkeep is { $n }. What you do not pay brings unrest. How do you pay (number, Enter for 1):
cli-ask-count-insulae = How many of your own insulae (number):
cli-help-at-corduba =
    The maps: Fo is a cell of the Forum, with !! it has unrest; mm is an insula of
    Marcus, nn a neutral one; a free cell shows its street block. In the table of
    players "workers+" is workers and, after the +, specialists and special workers
    that are ready; "unrest" is the place on the track, + markers in front of you;
    "prestige" is Servorum/Plebeius/Patricius.

    Choose by number; long menus ask for a kind first, and b goes back. Or write a
    whole move: build patricius forum, site lapis left, activate plebeius forum 0,
    spot 3,0 1, pay worker:2 blue denarii:3, take food:2 wood:1, buy stone 2, pass.
    A ! at the end does it without asking again; Enter alone draws the table.

    tiles [NAME]  what tiles cost and do
    aims          milestones and monuments
    me            your people, upkeep, and what your tracks and rows bring next
    why MOVE      why a move is not possible: why build patricius forum
    rules C7.4    a clause of the rules; rules merchant finds clauses with that word
    undo          take back what has shown nobody anything
    log           what happened so far
    save [FILE]   keep the game, from now on in this file
    quit          leave; the game is saved, as it is with Ctrl-C and Ctrl-D
cli-why-usage-corduba = Add the move as it is written in records: why build patricius forum.

## Corduba: what happened

cli-told-game-started = { $seat } is the start player.
cli-told-cards-revealed = kept { $heritage } and { $character }
cli-told-started-with = starts with register { $register }, popularity { $popularity }, harmony { $harmony }
cli-told-decade-started = Decade { $decade } begins.
cli-told-rome-demanded = Rome demands { $card }.
cli-told-round-started = Round { $round }
cli-told-prices = Prices: { $prices }
cli-told-gained = got { $what }
cli-told-lost = gave { $what }
cli-told-paid = paid { $what }
cli-told-specialist-used = sent { $colour }
cli-told-special-used = { $n ->
    [one] sent a special worker
   *[other] sent { $n } special workers
}
cli-told-popularity-moved = popularity now { $value }
cli-told-harmony-moved = harmony now { $value }
cli-told-prestige-moved = prestige in { $district } now { $value }
cli-told-register-raised = register now { $value }
cli-told-unlocked = unlocked { $colour }
cli-told-peculium-paid = peculium of { $colour }
cli-told-tile-built = built { $building } in { $district } at { $cell }
cli-told-insula-own = laid an insula at { $cell }
cli-told-insula-neutral = a neutral insula at { $cell }
cli-told-monument-built = built { $monument }
cli-told-activated = activated { $building } in { $district }
cli-told-site-used = used { $site }, { $space }
cli-told-portus-used = used the Portus
cli-told-castra-used = used the Castra: { $space }
cli-told-milestone-claimed = claimed { $milestone }
cli-told-merchant-sent = sent the merchant to the market
cli-told-ability-used = { $ability }
cli-told-traded = { $side ->
    [buy] bought
   *[sell] sold
} { $units } at { $price } each
cli-told-passed = passed
cli-told-unrest-placed = unrest on { $building } in { $district }
cli-told-unrest-removed = removed unrest from { $building } in { $district }
cli-told-unrest-received = received { $n } unrest
cli-told-unrest-handed = handed { $n } unrest to { $receiver }
cli-told-unrest-track-moved = unrest track { $value }
cli-told-senators-changed = senators now { $senators } ({ $reason })
cli-reason-effect = effect
cli-reason-first-at-top = first at the top
cli-reason-milestone = milestone
cli-reason-most-troops = most troops
cli-reason-most-offerings = most offerings
cli-reason-podium = Rome's podium
cli-reason-politics = politics
cli-reason-richest = richest
cli-reason-unrest-rank = unrest track
cli-reason-furthest = furthest on the unrest track
cli-reason-last-unrest = unrest of the last round
cli-reason-caepio-bonus = Caepio's bonus
cli-told-delivered = delivered to Rome: troops { $troops }, offerings { $offerings }, goods { $resources }
cli-told-ranked = rank { $rank }
cli-told-group-failed = Together you delivered { $sum }, but Rome demanded { $minimum }.
cli-told-upkeep-settled = paid { $paid } of { $need } upkeep
cli-told-stored = discarded { $discarded } beyond the storage
cli-told-sold-at-end = sold everything for { $denarii } denarii
cli-told-over-scored = { $count ->
    [0] The game is over. Nobody won.
    [one] The game is over. { $names } won.
   *[other] The game is over. Shared victory: { $names }.
}
cli-told-over-rebellion-of-districts = The game is over. All three districts revolt: everybody loses.
cli-told-over-rebellion-of-markers = The game is over. Unrest is everywhere: everybody loses.

## Corduba: Caepio, in the game for one

cli-caepio = Fannius Caepio
cli-told-caepio-card-turned = turned up card { $number } of the round
cli-told-caepio-acted = took the next row of his card
cli-told-die-rolled = rolled { $pips }: { $district }
cli-told-aedificium-drawn = wants to build { $building }
cli-told-aedificium-returned = found no room for { $building }
cli-told-aedificium-used = used { $building } in { $district }
cli-told-built-card-turned = A card of a tile that stands was turned up: { $building }.
cli-told-market-card-turned = { $side ->
    [buy] takes { $units }
   *[sell] sells { $units }
}
cli-told-caepio-committed = shows Rome { $part } of { $value }; the minimum is { $minimum }, you have { $yours }
cli-told-later-action = acted after Caepio had passed, who gets a denarius
