### Why the table server refuses something. The key is `server-` and the code of the refusal.

server-already-proposed = An undo is already being voted on.
server-already-rematched = The rematch is already set up.
server-already-voted = You have no vote on this.
server-bad-action = This is not an action of the game.
server-bad-body = The request is not understood: { $problem }
server-bad-content-type = Requests must be sent as application/json.
server-bad-hello = The connection did not begin with a greeting.
server-bad-json = The message is not JSON.
server-bad-message = The message is not understood.
server-bad-name = Please write a name or a text that can be read.
server-bad-options = The game has no such options.
server-bad-order = Nothing of this kind can be ordered now.
server-bad-origin = Another site may not use this server.
server-bad-players = This game is for { $least } to { $most } players.
server-bad-query = The address has a part that is not understood.
server-bad-request = This is not a request that a browser would send.
server-bad-subscription = Nothing can be sent to this browser.
server-bad-text = The text holds a character that cannot be kept.
server-bad-token = This link or session is not valid here.
server-bad-webhook = This address cannot be called.
server-bot-plays = A bot plays for you, so your plan was dropped.
server-busy = The server is busy; please try again.
server-cannot-undo = It is not possible to go back to that point.
server-closing = The server is being restarted.
server-commit-first = Confirm the step that reveals something first.
server-full = The server has too many visitors.
server-game-over = The game is over.
server-headers-too-large = The request's headers are too long.
server-hints-open = Two hints are already being worked out; please wait for one of them.
server-id-used = Another command was already sent with this id.
server-illegal-action = The rules do not allow this.
server-internal = Something went wrong on the server.
server-log-full = You have said and changed as much at this table as it can keep; you can still play.
server-method-not-allowed = This cannot be done with this address.
server-name-at-table = Somebody at this table has that name.
server-name-taken = This name is taken.
server-no-hints = This table plays without hints.
server-no-page = The page has not been built; the interface is at /api/openapi.json.
server-no-proposal = There is nothing to vote on.
server-no-such-move = The game has no such move.
server-no-such-seat = The table has no such seat.
server-not-abandoned =
    Its person was here a short while ago; the seat can be given away in { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
server-not-allowed = Only the seat itself may see this before the end.
server-not-found = There is nothing here.
server-not-host = Only the host of the table may do this.
server-not-over = The game is not over yet.
server-not-running = The game has not begun.
server-not-waiting = The game has already begun.
server-not-your-seat = This is not your seat.
server-not-your-turn = It is not your turn.
server-nothing-ahead = Your next decision cannot be foreseen yet.
server-operators-only = Only whoever runs this server may see this.
server-order-over = What you ordered can no longer come up.
server-other = This was refused ({ $code }).
server-private-address = This address lies in the server's own network and is not called.
server-record-corrupt = This is not a readable record.
server-record-sealed = The record has no seed: its game was not over.
server-record-tampered = The record does not replay as it says.
server-record-truncated = The record is not complete.
server-record-version = The record was played under other rules (version { $version }).
server-reports-full = There are too many reports of this already; whoever runs the server has to read them first.
server-seat-held = Somebody is at this seat.
server-seat-taken = This seat is taken.
server-spectator = Spectators only watch.
server-stale-decision = You have already decided this.
server-storage-damaged = The server's store is damaged; this cannot be read or kept until whoever runs it has repaired it.
server-storage-full = The server's disk is full, so nothing was changed; please try again later.
server-storage-lost = The server cannot reach its store at the moment, so nothing was changed; please try again later.
server-taken-back = A move was taken back, so your plan was dropped.
server-too-fast = Too fast; please wait a moment.
server-too-large = This is too large (at most { $largest } bytes).
server-too-late = Your time for this decision is over.
server-too-long = This is too long (at most { $longest } characters).
server-too-slow = The connection was too slow and begins again.
server-unknown-game = There is no such game.
server-unknown-lesson = There is no such lesson.
server-unknown-pack = There is no such content pack here.
server-bad-pack = This is not a ZIP file with the TOML files of a content pack.
server-unknown-level = There is no bot of that level.
server-unknown-table = There is no such table.
server-wrong-passphrase = Name or passphrase is wrong.

## What a browser is told that is not looking.

push-turn =
    { $named ->
        [yes] { $name }, it is your turn in { $game }.
       *[no] It is your turn in { $game }.
    }
server-unknown-puzzle = There is no such puzzle.
server-your-turn = It is your turn already.
