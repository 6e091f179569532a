### Warum der Tisch-Server etwas ablehnt.

server-already-proposed = Über ein Zurücknehmen wird schon abgestimmt.
server-already-rematched = Die Revanche ist schon vorbereitet.
server-already-voted = Du hast hier keine Stimme.
server-bad-action = Das ist keine Aktion dieses Spiels.
server-bad-body = Die Anfrage ist nicht verständlich: { $problem }
server-bad-content-type = Anfragen müssen als application/json kommen.
server-bad-hello = Die Verbindung begann nicht mit einer Begrüßung.
server-bad-json = Die Nachricht ist kein JSON.
server-bad-message = Die Nachricht ist nicht verständlich.
server-bad-name = Bitte einen lesbaren Namen oder Text schreiben.
server-bad-options = Solche Optionen hat das Spiel nicht.
server-bad-order = Das lässt sich jetzt nicht vorausbestimmen.
server-bad-origin = Eine fremde Seite darf diesen Server nicht benutzen.
server-bad-players = Dieses Spiel ist für { $least } bis { $most } Personen.
server-bad-query = Die Adresse enthält einen unverständlichen Teil.
server-bad-request = Das ist keine Anfrage, wie ein Browser sie sendet.
server-bad-subscription = An diesen Browser kann nichts gesendet werden.
server-bad-text = Der Text enthält ein Zeichen, das sich nicht speichern lässt.
server-bad-token = Dieser Link oder diese Anmeldung gilt hier nicht.
server-bad-webhook = Diese Adresse kann nicht aufgerufen werden.
server-bot-plays = Ein Bot spielt für dich, daher wurde dein Plan verworfen.
server-busy = Der Server ist beschäftigt; bitte noch einmal versuchen.
server-cannot-undo = Dorthin lässt sich nichts zurücknehmen.
server-closing = Der Server wird neu gestartet.
server-commit-first = Zuerst den Schritt bestätigen, der etwas aufdeckt.
server-full = Der Server hat zu viele Besucher.
server-game-over = Das Spiel ist zu Ende.
server-headers-too-large = Die Kopfzeilen der Anfrage sind zu lang.
server-hints-open = Zwei Tipps werden schon ausgearbeitet; bitte erst einen davon abwarten.
server-id-used = Mit dieser Kennung wurde schon ein anderer Befehl geschickt.
server-illegal-action = Die Regeln erlauben das nicht.
server-internal = Auf dem Server ist etwas schiefgegangen.
server-log-full = Du hast an diesem Tisch so viel gesagt und geändert, wie er behalten kann; weiterspielen kannst du.
server-method-not-allowed = Das geht mit dieser Adresse nicht.
server-name-at-table = Jemand an diesem Tisch heißt schon so.
server-name-taken = Dieser Name ist vergeben.
server-no-hints = An diesem Tisch gibt es keine Tipps.
server-no-page = Die Seite wurde nicht gebaut; die Schnittstelle steht unter /api/openapi.json.
server-no-proposal = Es gibt nichts abzustimmen.
server-no-such-move = Diesen Zug gibt es nicht.
server-no-such-seat = Diesen Platz gibt es nicht.
server-not-abandoned =
    Die Person war eben noch hier; der Platz kann in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } vergeben werden.
server-not-allowed = Vor dem Ende darf das nur der Platz selbst sehen.
server-not-found = Hier ist nichts.
server-not-host = Das darf nur, wer den Tisch eröffnet hat.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-not-running = Das Spiel hat noch nicht begonnen.
server-not-waiting = Das Spiel hat schon begonnen.
server-not-your-seat = Das ist nicht dein Platz.
server-not-your-turn = Du bist nicht am Zug.
server-nothing-ahead = Deine nächste Entscheidung ist noch nicht abzusehen.
server-operators-only = Das darf nur sehen, wer diesen Server betreibt.
server-order-over = Was deine Anweisung betraf, kann nicht mehr vorkommen.
server-other = Das wurde abgelehnt ({ $code }).
server-private-address = Diese Adresse liegt im eigenen Netz des Servers und wird nicht aufgerufen.
server-record-corrupt = Das ist keine lesbare Aufzeichnung.
server-record-sealed = Der Aufzeichnung fehlt die Startzahl: Das Spiel war nicht zu Ende.
server-record-tampered = Die Aufzeichnung verläuft beim Nachspielen anders, als sie sagt.
server-record-truncated = Die Aufzeichnung ist nicht vollständig.
server-record-version = Die Aufzeichnung folgt anderen Regeln (Version { $version }).
server-reports-full = Davon gibt es schon zu viele Meldungen; wer den Server betreibt, muss sie erst lesen.
server-seat-held = An diesem Platz sitzt jemand.
server-seat-taken = Dieser Platz ist besetzt.
server-spectator = Wer zuschaut, kann nur zuschauen.
server-stale-decision = Das hast du schon entschieden.
server-storage-damaged = Der Speicher des Servers ist beschädigt; bis er repariert ist, lässt sich das weder lesen noch aufheben.
server-storage-full = Der Speicher des Servers ist voll, deshalb wurde nichts geändert; bitte später noch einmal versuchen.
server-storage-lost = Der Server erreicht seinen Speicher gerade nicht, deshalb wurde nichts geändert; bitte später noch einmal versuchen.
server-taken-back = Es wurde etwas zurückgenommen, daher wurde dein Plan verworfen.
server-too-fast = Zu schnell; bitte einen Moment warten.
server-too-large = Das ist zu groß (höchstens { $largest } Bytes).
server-too-late = Deine Zeit für diese Entscheidung ist um.
server-too-long = Das ist zu lang (höchstens { $longest } Zeichen).
server-too-slow = Die Verbindung war zu langsam und beginnt neu.
server-unknown-game = Dieses Spiel gibt es nicht.
server-unknown-lesson = Diese Lektion gibt es nicht.
server-unknown-pack = Dieses Inhaltspaket gibt es hier nicht.
server-bad-pack = Das ist keine ZIP-Datei mit den TOML-Dateien eines Inhaltspakets.
server-unknown-level = Diese Stärke gibt es bei den Bots nicht.
server-unknown-table = Diesen Tisch gibt es nicht.
server-wrong-passphrase = Name oder Passphrase ist falsch.

## What a browser is told that is not looking.

push-turn =
    { $named ->
        [yes] { $name }, du bist bei { $game } dran.
       *[no] Du bist bei { $game } dran.
    }
server-unknown-puzzle = Dieses Rätsel gibt es nicht.
server-your-turn = Du bist schon dran.
