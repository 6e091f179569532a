### The command line. Every key begins with cli-.
### $who and $name are names of players; $me is "yes" when the sentence is about the reader, who is then called "You".

## Help of the commands

cli-help-aedilis = Play, study and research Roman city-building board games.
cli-help-version = Show the version and exit.
cli-help-json = Print JSON.
cli-help-play = Play a game against bots, or with others at one keyboard.
cli-help-play-game = The game: { $games }.
cli-help-play-players = Number of players, 2 to 4.
cli-help-play-seat = Your seat, from 0; 0 unless you say otherwise.
cli-help-play-bots = Level of the bots: one for all (tiro, faber), or one for each, as in tiro,faber,faber.
cli-help-play-seed = Play the deal that belongs to this text; without it, a secret one.
cli-help-play-preset = Rules to play by: one of the presets that the rules page of the game names.
cli-help-play-board = A board of the package (RECON_7, RECON_567) or a TOML file of your own.
cli-help-play-content = A folder with a content pack, in place of the game's own.
cli-help-play-solo = Play alone, where the game can be played so: aedil, praetor or consul.
cli-help-play-daily = Play the deal of the day, the same for everybody who plays with the same options.
cli-help-play-option = A single rule, as in draw=refill_to_six; may be given several times.
cli-help-play-hot-seat = People share this keyboard; bots sit only where --bots names them.
cli-help-play-save = Keep the game in this file.
cli-help-play-resume = Go on with a saved game.
cli-help-play-confirm = Ask once more before a move that cannot be taken back.
cli-help-results = Show how your finished games ended, the newest first.
cli-help-results-game = Only this game: { $games }.
cli-help-results-daily = Only deals of the day.
cli-help-replay = Show a record move by move.
cli-help-replay-file = The record.
cli-help-replay-seat = Show what this seat knew.
cli-help-replay-step = Draw the table after each move and wait.
cli-help-replay-moments = Print the decisions that moved the chances to win most, and nothing else.
cli-help-verify = Check a record: its seed, every move, its result. Exit code 0: it holds, 1: it does not, 2: it cannot be checked.
cli-help-verify-file = The record.
cli-help-conformance = Put the cases of a game's rules to an engine: position, action, verdict. Exit code 0: it answers all as the rules do, 1: it does not.
cli-help-conformance-game = The game.
cli-help-conformance-engine = The command that starts an engine; it answers lines of JSON (docs/conformance.md). Left out: our own.
cli-help-conformance-case = Only cases whose id begins so, such as T11 or R1.19.
cli-help-conformance-answer = Be the engine: answer lines of JSON on the standard input.
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
cli-help-serve-guests = A bot of your own that is offered as a level, as module:Class or by its entry point; repeat for several.
cli-help-serve-abandoned-after = Seconds that a person must be away before the host of a running table may give the seat away.
cli-help-serve-live-tables = Tables kept in memory; others are loaded when somebody comes.
cli-help-serve-connections = Connections in all.
cli-help-serve-connections-per-address = Connections of one address.
cli-help-serve-requests-per-minute = Requests of one address that change something; five times as many may look.
cli-help-serve-commands-per-second = Commands of one connection.
cli-help-serve-trust-proxy = Believe what the proxy says about addresses.
cli-help-serve-private-webhooks = Let webhooks call addresses in your own network.
cli-help-serve-push-key = A file with the private key (PEM, curve P-256) that browsers subscribe to; without it one is made and kept.
cli-help-serve-push-contact = Whom push services may write to: mailto:… or https://…; usually the public address.
cli-help-serve-push-after = Seconds that a turn waits unseen before its person's browsers are told.
cli-help-serve-private-push = Let notes go to addresses in your own network, and without TLS.
cli-help-serve-metrics-token = A secret with which /metrics may be read from elsewhere; better given as AEDILIS_METRICS_TOKEN.
cli-help-serve-log-level = How much to log.
cli-help-arena = Let bots play matches, and rate them.
cli-help-train = Teach the bots by letting them play against themselves.
cli-missing-extra = this command needs { $package }; install aedilis[{ $extra }]
cli-help-doctor = Look at the installation: engine, versions, data files.

## Words

cli-yes = yes
cli-no = no
cli-you-start = You
cli-marked-you = (you)

## The table

cli-column-player = player
cli-column-score = score
cli-column-what = what
cli-column-found = found
cli-column-state = state
cli-column-tiles = tiles
cli-column-place = wins of { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
cli-condition-passed = passed
cli-condition-sealed = sealed
cli-condition-won = won

## Choosing

cli-title = { $title }
cli-welcome-seats = At the table, clockwise: { $seats }.
cli-welcome-bot = { $name } ({ $level })
cli-welcome-you = { $name } (you)
cli-welcome-seed = The deal is fixed: the sha-256 of its seed is { $commitment }
cli-welcome-file = The game is kept in { $file }
cli-welcome-help = Type ? for help whenever you are asked something.
cli-ask-confirm = Enter to do it, b to go back:
cli-ask-go-on = Enter to go on:
cli-ask-hand-over = { $name } is next. Hand over the keyboard, then press Enter:
cli-ask-replay = Move { $number } of { $total }. Enter next, b back, a number, q ends:
cli-confirm-usage = Enter or y does it, b goes back and changes nothing.
cli-not-understood = I do not understand "{ $line }". Type ? for help.
cli-refused-by = The rules do not allow it ({ $clause }).
cli-refused = Not possible ({ $clause }): { $why }

## Commands at the prompt

cli-why-legal = This is possible: { $action }
cli-rules-usage = Add a number or a word: rules 1.2, or rules tie.
cli-rules-more = and { $count } more
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

## Games without a terminal of their own

cli-help-plain =
    Type the number of a choice, or a move as records write it; end it with ! to skip the question.
    rules shows the rules, log what happened, undo takes back, save and quit keep the game.
cli-ask-plain = Your choice, 1 to { $count } (? helps):
cli-over-plain = { $count ->
    [0] Nobody has won.
    [one] { $names } has won.
   *[other] { $names } have won together.
}

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

## Starting

cli-file-exists = { $file } exists already. To go on with it: aedilis play --resume { $file }
cli-no-person = only bots sit at this table; name your seat with --seat
cli-daily-seed = The deal of the day has a seed of its own: use either --daily or --seed.
cli-option-usage = write an option as name=value, not { $option }
cli-option-of-another-game = --{ $option } belongs to { $game }

## replay, verify, bench, doctor

cli-replay-sealed = { $seat } (sealed)
cli-replay-bad-seat = seats are 0 to { $last } here, not { $seat }
cli-replay-not-over = only a game that is over has moments that decided it
cli-replay-moment = Move { $move }, { $name }: { $action }. Chances by seat { $before }, then { $after }.
cli-replay-better = { "  " }Better: { $action }, { $gain } more.
cli-replay-no-moments = No single decision tipped this game, or its bots cannot judge it.
cli-replay-usage = Enter next, b back, a number goes to that move, q ends.
cli-verify-seed = The seed is the one committed to: { $commitment }
cli-verify-actions = { $count ->
    [one] { $count } action, and it was legal.
   *[other] { $count } actions, all of them legal.
}
cli-verify-unfinished = The record holds. The game is not over yet.
cli-verify-result = The result is right: { $scores }, won by seat { $winners }. The record holds.
cli-verify-no-end = the game is over, but the line with its result is missing
cli-conformance-no-engine = { $command } cannot be started.
cli-conformance-no-case = there is no case of { $game } whose name begins with { $case }
cli-conformance-no-answer = { $case }: the engine gave no answer.
cli-conformance-fails = { $case } ({ $clauses }): { $line }: { $wrong }
cli-conformance-sum = { $cases ->
    [one] { $cases } case
   *[other] { $cases } cases
  }, { $failures ->
    [0] all answered as the rules do
    [one] { $failures } answered otherwise
   *[other] { $failures } answered otherwise
  }.
cli-bench-decisions-per-s = random decisions per second
cli-bench-decisions-per-s-with-events = the same, with events
cli-bench-clone-us = one copy of a position (µs)
cli-bench-step-from-python-us = one step driven from Python (µs)
cli-bench-games-per-s = random games per second
cli-bench-decisions-per-game = decisions of a random game
cli-bench-heaviest-listing-us = the heaviest listing of legal actions (µs)
cli-bench-median-listing-us = the median listing (µs)
cli-bench-heaviest-against-median = the heaviest against the median
cli-bench-decisions-against = decisions per second, against those of { $game }
cli-bench-players = players
cli-bench-compiled = compiled
cli-doctor-engine = engine
cli-doctor-compiled = compiled
cli-doctor-uncompiled = not compiled
cli-doctor-pure = The engine runs as Python: everything works, but bots think much more slowly.
cli-doctor-missing = not installed
cli-doctor-good = good
cli-doctor-bad = FAULT
cli-doctor-rules = { $count } clauses
cli-doctor-words = { $own } of { $count } refusals explained
cli-doctor-what-words = texts { $code } of { $game }
cli-doctor-what-rules = rules of { $game }
cli-doctor-what-bots = bots of { $game }
cli-help-bot = Let a bot of your own, or a level of ours, sit down at a table of any server; everybody sees that it is a bot.
cli-help-bot-link = the address of the table, as people share it
cli-help-bot-bot = a level, a file of train ("vitruvius@my.json"), or a bot of your own ("my_bots:Greedy")
cli-help-bot-name = its name at the table; otherwise what it calls itself
cli-help-bot-seat = the number of the seat; otherwise the first open one
cli-help-bot-limit = seconds that it may think about a decision; after that it leaves the seat
cli-help-bot-seed = the seed of its dice
cli-help-mcp = Let a language model take one seat: a server of the Model Context Protocol on standard input and output.
cli-help-mcp-table = the address of a table of any server; otherwise a new game in this process
cli-help-mcp-name = its name at the table
cli-help-mcp-save = a file that keeps the game; otherwise it is not kept
cli-other-work = { $file } holds the results of other work; choose another file.
cli-no-folder = { $folder } is no folder
cli-bench-measuring = Measuring
cli-help-bench-seed = another seed gives other deals
cli-help-bench-results = a file for the measurements; an interrupted bench goes on from it
cli-interrupted = Interrupted.
cli-interrupted-kept = Interrupted; the same command goes on from { $file }.
cli-bot-sits = { $name } sits in seat { $seat } of { $game }. Ctrl-C leaves the table.
cli-bot-over = The game is over: { $scores }.
cli-bot-left = { $name } has left the table.
cli-bot-fault = { $said }. A random move was made for it.
