# The page. Words of the rulebooks: prefecture, site, yard, permit, Consul.
# **stars** set a part in bold. $me is "yes" when the sentence is about the reader.

## Names

palette-pastel = Pastel
palette-classic = Classic
palette-cb = Colour-blind

## Everywhere

close = Close
continue = Continue
skip = Skip
undo = Undo
copied = Copied
offline = The server cannot be reached. Try again in a moment.
loading = One moment
title-your-turn = ● Your turn · { $table }

nav-home = Start page
nav-rules = Rules
nav-learn = Learn
nav-games = My games
nav-replays = Replays

## The bar at the top of the table

top-tools = Tools
top-palette = Colours: { $palette }. Change
top-sound = Sound
top-menu = Menu

## Others

opponents-label = The others
opp-bot = bot
opp-stand-in = bot plays
chip-thinking = Thinking
chip-sealed = Sealed
chip-passed = Passed
chip-next = Next
chip-away = Away
chip-no-cards = No cards

## Log

log-label = Log
log-since = Since your last turn
log-earlier = Earlier
log-nothing = Nothing yet.
log-show = Show on board
log-more = +{ $count } more
log-open = Log

## My seat

me-your-turn = Your turn
me-you = You

## Decisions

decide-label = Decision
undo-move = Take back
undo-vote = **{ $name } asks to take back a move.** Do you agree?
undo-allow = Agree
undo-refuse = Refuse
plan-open = Plan ahead
plan-change = Change plan
plan-drop = Drop plan
plan-will = Your plan: { $what }. It is played when your turn comes.
plan-shown = Your plan: { $what }. You are asked before it is played.
plan-title = Planning ahead.
plan-secret = Nobody sees this. What you confirm is kept for your turn.
plan-at-once = Play at once
plan-ask = Ask me first
plan-when = When it is your turn
plan-or = Or leave an order
plan-keep = Keep as plan
plan-flag = Your plan
plan-choose = Choose as if it were your turn.
plan-stop = Stop planning
plan-played = Your plan was played.
plan-dropped = Your plan was not played. { $why }
wait-for = Waiting for { $names }.
wait-moment = The table goes on in a moment.
wait-reconnecting = Reconnecting. Nothing is lost.

## Scoring

over-result = Result
over-board = The board
over-rematch = Play again
over-chart = Score after each round
stats-label = Statistics
replay-next = Next: { $names }.

## Start page

start-continue = Back to { $table }
start-new = New table
start-new-note = Friends, bots, rules, pace
start-join = Join
start-join-note = With a link, or at a public table
start-games = My games
start-games-note = Running and finished
start-replays = Replays
start-replays-note = Watch and study games
start-rules = Rules
start-rules-note = Every clause, with numbers
new-game = Game
new-daily = Today’s deal: the same for everybody on this day
new-content = Maps, tiles and cards
new-content-standard = Our pack, reconstructed in part
new-content-own = A pack of your own (ZIP or TOML files)
new-content-good = The pack can be played.
new-content-bad = This must be mended first:
new-content-expected = expected: { $what }
own-pack = own pack
own-pack-note = This table plays with maps, tiles or cards that somebody brought.
earlier-pack = earlier pack
earlier-pack-note = This game goes on with the cards and prices of the standard pack that it began with.
daily-title = Deals of the day
daily-won = won
daily-lost = lost
daily-score = { $count ->
    [one] 1 senator
   *[other] { $count } senators
}
your-name = Guest
table-unnamed = Table without a name
table-not-found = There is no such table.
page-not-found = There is nothing here.
language = Language
language-en = English
language-de = Deutsch
language-nl = Nederlands
language-it = Italiano
language-fr = Français
status-waiting = waits for players
status-running = running
status-over = finished
practice = practice
practice-note = What had been revealed before is played once more, so the game counts as practice.
seat-open = free

## New table

new-your-name = Your name
new-table-name = Name of the table
new-table-example = Ides of March
new-seats = Seats
new-seat = Seat { $number }
new-me = You
new-open = Free, for a friend
new-bot = Bot
new-here = On this device
new-here-name = Name
new-level = Strength of the bot
new-drop = Remove this seat
new-add = Add a seat
new-rules = Rules
new-preset = Rulebook
new-options = Individual rules
new-pace = Pace and table
new-untimed = No clock
new-clock = Clock for each decision
new-seconds = { $seconds ->
    [30] 30 seconds
    [60] 1 minute
    [90] 90 seconds
    [180] 3 minutes
    [600] 10 minutes
    [86400] 1 day
   *[other] { $seconds } seconds
}
new-tracker = Show cards everybody has seen
new-hints = Bots may be asked for advice
new-public = Public table
new-create = Open the table

## Lobby, joining, hot seat

lobby-waiting = The game starts when every seat is taken.
lobby-sit = Take the free seat
lobby-copy = Copy link
lobby-start = Start now, bots take the free seats
lobby-free-seat = Free this seat
join-link = Link of a table
join-open = Go there
join-public = Public tables
join-none = No public table waits for players just now.
join-bad-link = This is not the link of a table.
pass-title = Hand the device to { $name }
pass-text = No cards are shown until the next player is ready.
pass-ready = I am { $name }

## My games

games-none = No games on this device yet.
games-none-more = What you play here is kept in this browser, without an account.
account-title = Account (optional)
account-why = An account finds your seats again on another device. Nothing else needs it.
account-name = Name
account-passphrase = Passphrase
account-sign-in = Sign in
account-sign-up = New account
account-in = Signed in as { $name }.
account-out = Sign out

## Menu

menu-settings = Settings
menu-palette = Colours
menu-scheme = Light and dark
scheme-device = As the device
scheme-light = Day
scheme-dark = Night
menu-confirm = Confirm each turn
menu-finish = End my turn by itself when nothing is left to decide
menu-calm = Show the others’ moves one by one
menu-sources = Mark with ≈ what no printed rules say
menu-table = This table
menu-stand-in = Let a bot play for me
menu-take-seat = Take my seat back
menu-ask-undo = Ask to take back my last move
menu-undo-practice = Take back my last move (makes it practice)
menu-devices = { $count } devices hold your seat now.
menu-replay = Replay
menu-record = Download the record
menu-seed = Seal of the hidden cards:
menu-advice = Advice
menu-ask-bot = Ask a bot
menu-talk = Table talk
menu-talk-empty = Nobody has said anything.
menu-say = Say something
menu-notes = Private notes
notify-title = Notifications
notify-turn = Tell me when it is my turn
notify-off = Your browser will ask you once.
notify-push = On, even when this page is closed.
notify-page = On while a tab with the table is open: this browser cannot be reached when it is closed.
notify-denied = Your browser blocks notifications from this site. Allow them in its settings for this site, then come back.
notify-missing = Browsers allow this over https only, and iPhones only for a page on the home screen.

## Replays

replays-none = No finished games to watch yet.
replays-import = Open a record
replays-paste = Paste a record
replays-file = Record from a file
replays-open = Open
replay-tools = Replay
replay-first = To the start
replay-back = One move back
replay-forward = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-move = Move
replay-at = Move { $move } of { $last }
replay-eyes = Seen by
replay-public = everybody
replay-open = all hands open
replay-link = Link
replay-fork = Play on from here

## Learn

learn-title = Learn { $game } by playing
learn-text = { $count } short lessons on real positions: you play, the rules answer. About ten minutes; leave whenever you like and come back.
learn-start = Start
learn-continue = Continue
learn-again = From the beginning
learn-all-done = You have finished every lesson. Now play a whole game.
learn-play = Play now
learn-done = done
learn-rules = All the rules, clause by clause
learn-number = Lesson { $number } of { $count }
coach-hint = Hint
coach-no-hint = From here there is no way to the goal. Take a move back or try again.
coach-retry = Try again
coach-next = Next lesson
coach-finish = Finish
coach-leave = All lessons
rules-english = The full rules in English, with sources and examples
rules-own = The rules in your language

level-tiro = Tiro, a beginner
level-tiro-told = Looks one step ahead and often misjudges it: a first opponent.
level-discipulus = Discipulus, a pupil
level-discipulus-told = Knows what matters, but still overlooks some of it.
level-faber = Faber, a craftsman
level-faber-told = Plays soundly one step ahead, and looks no further.
level-structor = Structor, a builder
level-structor-told = Thinks a few lines through before it moves.
level-mensor = Mensor, a surveyor
level-mensor-told = Compares many lines and plans its round.
level-architectus = Architectus, an architect
level-architectus-told = Looks far ahead and seldom slips.
level-vitruvius = Vitruvius, the strongest
level-vitruvius-told = Thinks as long as it may, and judges by what thousands of games have taught it.
level-aedile = Aedile
level-praetor = Praetor
level-consul = Consul
rated-level = { $level } · rating { $rating }

## A table in words, for any game

start-more-play = Play against bots
plain-choices = Your choices
plain-search = Search
plain-none = No choice fits.
plain-known = What is known
plain-choose = **Your turn.** { $count ->
    [one] There is one choice.
   *[other] Choose one of { $count }.
}
plain-chosen = Press the button to do it, or choose something else.
plain-winner = { $me ->
    [yes] **You have won.**
   *[other] { $count ->
        [one] **{ $names } has won.**
       *[other] **{ $names } share the victory.**
    }
}
plain-no-rules = This game brings no rules page.

## Seats of a running game

sit-free = A seat is free.
sit-here = Sit down here
sit-taken = Somebody else has just sat down in this seat.
sit-text = A bot plays for this seat until somebody sits down. You take over as things stand.
menu-away = Who is away
menu-away-long = { $name } has been away for a long time.
menu-away-soon = { $name } is away. You can free the seat in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
menu-free-seat = Free the seat
menu-freed = The seat is free, and a bot plays until somebody sits down. Whoever opens the link of the table can take it.
start-title = Build a Roman city tonight.
start-text = With friends or bots, without an account.
start-learn-first = Learn first
start-play-now = Play now
start-against = { $count ->
    [one] with a bot: { $level }
   *[other] with { $count } bots: { $level }
}
start-players = Players
start-minutes = { $minutes } min
start-weight-1 = very light
start-weight-2 = light
start-weight-3 = medium
start-weight-4 = heavy
start-weight-5 = very heavy
start-puzzles = Daily puzzle
start-puzzles-note = Find the best move
guide-title = Your first game
guide-close = Close the coach
guide-begin = Begin
guide-press = Press { $go } when you are ready.
guide-against = { $count ->
    [one] You play against a bot: { $level }.
   *[other] You play against { $count } bots: { $level }.
}
guide-plain = A good move: { $what }.
guide-thinking = One moment: I am looking for a good move.
guide-button = the button
puzzles-title = Puzzles
puzzles-text = Real positions with exactly one right move; everything else has been tried. Find it: the first move counts.
puzzles-streak = { $count ->
    [0] Solve the puzzle of the day to start a streak.
    [one] One day in a row.
   *[other] { $count } days in a row.
}
puzzles-daily = Puzzle of the day
puzzles-stars-1 = for a start
puzzles-stars-2 = one step ahead
puzzles-stars-3 = think twice
puzzles-number = Puzzle { $number }
puzzle-find = **Find the move that wins the game.** It is your turn; everything that matters lies open.
puzzle-solved = **Found.** This is why:
puzzle-wrong = **Not this one.** Try again, or read what it is about:
puzzle-all = All puzzles
puzzle-next = Next puzzle
howto-title = How to play { $game }
book-howto = How to play
book-clauses = Every rule, with numbers
howto-contents = Contents
howto-search = Search the rules
howto-none = Nothing here says that.
howto-print = Print as a player aid
book-words = Words and signs
gloss-search = Search the words
gloss-title = Words and signs of { $game }
gloss-all = All words and signs
example-label = An example
example-before = Before
example-after = After
example-try = Try it yourself
start-more = More games on this server

# People: talk, lists, invitations, problems
report-title = Report a problem
report-what = What is wrong?
report-sends = Whoever runs this server receives your words, your seat, the moves so far as everybody at the table knows them (no hidden cards, not the seal’s seed) and this line about your browser:
report-sends-over = Whoever runs this server receives your words, your seat, the whole record of this game and this line about your browser:
report-send = Send
report-sent = Sent. Thank you.
cancel = Cancel
menu-help = Help
talk-new = Table talk, { $count } new
talk-signs = Quick reactions
talk-send = Send
talk-bravo = Well played!
talk-smile = That is fun.
talk-wow = I did not expect that!
talk-hm = Let me think.
talk-thanks = Thank you!
talk-wait = One moment, please.
list-place = Place { $place } of { $count }
list-won = Won
list-lost = Lost
lobby-code = Point a phone’s camera here to come to this table.
lobby-share = Share …
lobby-invite = Come and play with me:
watch-told = You are watching.
back-to-table = Back to the table
back-to-named = Back to { $name }
offline-line = No connection. What you decide is sent when it is back.

## Keys

keys-title = Keys
keys-enter = Press the main button
keys-undo = One step back
keys-escape = Drop everything you hold
keys-tab = From the decision to the hand, the board and the others
keys-help = These keys
keys-advice = Ask a bot, or hide its advice
keys-plan = Plan your next turn while others play

## Advice on the table

advice-flag = Chance to win { $chance }
advice-says = **Advice:** { $what }. Chance to win { $chance }.
advice-plain = **Advice:** { $what }.
advice-next = Next best ({ $chance }): { $what }.
advice-hide = Hide
advice-play = Play this
