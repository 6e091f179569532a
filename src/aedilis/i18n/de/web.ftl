# Die Seite. Wörter der Spielregeln: Präfektur, Bauplatz, Bauhof, Baugenehmigung, Konsul.
# **Sterne** setzen einen Teil fett. $me ist "yes", wenn der Satz vom Leser handelt.

## Namen

palette-pastel = Pastell
palette-classic = Klassisch
palette-cb = Farbenblind

## Überall

close = Schließen
continue = Weiter
skip = Überspringen
undo = Zurück
copied = Kopiert
offline = Der Server ist nicht erreichbar. Bitte gleich noch einmal versuchen.
loading = Einen Moment
title-your-turn = ● Du bist dran · { $table }

nav-home = Startseite
nav-rules = Regeln
nav-learn = Lernen
nav-games = Meine Spiele
nav-replays = Aufzeichnungen

## Die Leiste oben am Tisch

top-tools = Werkzeuge
top-palette = Farben: { $palette }. Wechseln
top-sound = Ton
top-menu = Menü

## Die anderen

opponents-label = Die anderen
opp-bot = Bot
opp-stand-in = Bot spielt
chip-thinking = Denkt
chip-sealed = Versiegelt
chip-passed = Gepasst
chip-next = Nächster
chip-away = Abwesend
chip-no-cards = Keine Karten

## Verlauf

log-label = Verlauf
log-since = Seit deinem letzten Zug
log-earlier = Früher
log-nothing = Noch nichts.
log-show = Auf dem Plan zeigen
log-more = +{ $count } weitere
log-open = Verlauf

## Mein Platz

me-your-turn = Du bist dran
me-you = Du

## Entscheidungen

decide-label = Entscheidung
undo-move = Zug zurücknehmen
undo-vote = **{ $name } möchte einen Zug zurücknehmen.** Einverstanden?
undo-allow = Einverstanden
undo-refuse = Ablehnen
plan-open = Vorausplanen
plan-change = Plan ändern
plan-drop = Plan verwerfen
plan-will = Dein Plan: { $what }. Er wird gespielt, sobald du dran bist.
plan-shown = Dein Plan: { $what }. Du wirst vorher gefragt.
plan-title = Du planst voraus.
plan-secret = Niemand sieht das. Was du bestätigst, wird für deinen Zug aufgehoben.
plan-at-once = Gleich spielen
plan-ask = Erst fragen
plan-when = Wenn du dran bist
plan-or = Oder eine Anweisung geben
plan-keep = Als Plan behalten
plan-flag = Dein Plan
plan-choose = Wähle, als wärst du dran.
plan-stop = Planen beenden
plan-played = Dein Plan wurde gespielt.
plan-dropped = Dein Plan wurde nicht gespielt. { $why }
wait-for = Wir warten auf { $names }.
wait-moment = Es geht gleich weiter.
wait-reconnecting = Neu verbinden. Nichts geht verloren.

## Wertung

over-result = Ergebnis
over-board = Der Plan
over-rematch = Noch einmal
over-chart = Punkte nach jeder Runde
stats-label = Statistik
replay-next = Als Nächstes: { $names }.

## Startseite

start-continue = Zurück zu { $table }
start-new = Neuer Tisch
start-new-note = Freunde, Bots, Regeln, Tempo
start-join = Mitspielen
start-join-note = Mit einem Link oder an einem offenen Tisch
start-games = Meine Spiele
start-games-note = Laufende und beendete
start-replays = Aufzeichnungen
start-replays-note = Spiele ansehen und studieren
start-rules = Regeln
start-rules-note = Jede Regel mit Nummer
new-game = Spiel
new-daily = Das Spiel des Tages: an diesem Tag für alle gleich
new-content = Pläne, Plättchen und Karten
new-content-standard = Unser Paket, teils rekonstruiert
new-content-own = Ein eigenes Paket (ZIP- oder TOML-Dateien)
new-content-good = Das Paket kann gespielt werden.
new-content-bad = Das muss zuerst behoben werden:
new-content-expected = erwartet: { $what }
own-pack = eigenes Paket
own-pack-note = An diesem Tisch wird mit mitgebrachten Plänen, Plättchen oder Karten gespielt.
earlier-pack = früheres Paket
earlier-pack-note = Diese Partie geht mit den Karten und Preisen des Standardpakets weiter, mit dem sie begann.
daily-title = Spiele des Tages
daily-won = gewonnen
daily-lost = verloren
daily-score = { $count ->
    [one] 1 Senator
   *[other] { $count } Senatoren
}
your-name = Gast
table-unnamed = Tisch ohne Namen
table-not-found = Diesen Tisch gibt es nicht.
page-not-found = Hier ist nichts.
language = Sprache
language-en = English
language-de = Deutsch
language-nl = Nederlands
language-it = Italiano
language-fr = Français
status-waiting = wartet auf Mitspieler
status-running = läuft
status-over = beendet
practice = Übung
practice-note = Was schon aufgedeckt war, wird noch einmal gespielt; die Partie zählt darum als Übung.
seat-open = frei

## Neuer Tisch

new-your-name = Dein Name
new-table-name = Name des Tisches
new-table-example = Iden des März
new-seats = Plätze
new-seat = Platz { $number }
new-me = Du
new-open = Frei, für Freunde
new-bot = Bot
new-here = An diesem Gerät
new-here-name = Name
new-level = Stärke des Bots
new-drop = Diesen Platz entfernen
new-add = Platz hinzufügen
new-rules = Regeln
new-preset = Regelheft
new-options = Einzelne Regeln
new-pace = Tempo und Tisch
new-untimed = Ohne Uhr
new-clock = Uhr für jede Entscheidung
new-seconds = { $seconds ->
    [30] 30 Sekunden
    [60] 1 Minute
    [90] 90 Sekunden
    [180] 3 Minuten
    [600] 10 Minuten
    [86400] 1 Tag
   *[other] { $seconds } Sekunden
}
new-tracker = Zeigen, welche Karten alle gesehen haben
new-hints = Bots dürfen um Rat gefragt werden
new-public = Öffentlicher Tisch
new-create = Tisch eröffnen

## Wartezimmer, Mitspielen, ein Gerät für alle

lobby-waiting = Das Spiel beginnt, wenn jeder Platz besetzt ist.
lobby-sit = Den freien Platz nehmen
lobby-copy = Link kopieren
lobby-start = Jetzt beginnen, Bots nehmen die freien Plätze
lobby-free-seat = Platz freigeben
join-link = Link eines Tisches
join-open = Zum Tisch
join-public = Öffentliche Tische
join-none = Gerade wartet kein öffentlicher Tisch auf Mitspieler.
join-bad-link = Das ist kein Link zu einem Tisch.
pass-title = Gib das Gerät an { $name }
pass-text = Keine Karten sind zu sehen, bis der Nächste bereit ist.
pass-ready = Ich bin { $name }

## Meine Spiele

games-none = Noch keine Spiele auf diesem Gerät.
games-none-more = Was du hier spielst, merkt sich dieser Browser, auch ohne Konto.
account-title = Konto (freiwillig)
account-why = Mit einem Konto findest du deine Plätze auf einem anderen Gerät wieder. Sonst braucht es niemand.
account-name = Name
account-passphrase = Passphrase
account-sign-in = Anmelden
account-sign-up = Neues Konto
account-in = Angemeldet als { $name }.
account-out = Abmelden

## Menü

menu-settings = Einstellungen
menu-palette = Farben
menu-scheme = Hell und dunkel
scheme-device = Wie das Gerät
scheme-light = Tag
scheme-dark = Nacht
menu-confirm = Jeden Zug bestätigen
menu-finish = Meinen Zug von selbst beenden, wenn nichts mehr zu entscheiden ist
menu-calm = Züge der anderen einzeln zeigen
menu-sources = Mit ≈ zeigen, was in keiner gedruckten Regel steht
menu-table = Dieser Tisch
menu-stand-in = Einen Bot für mich spielen lassen
menu-take-seat = Meinen Platz wieder einnehmen
menu-ask-undo = Um Rücknahme meines letzten Zuges bitten
menu-undo-practice = Meinen letzten Zug zurücknehmen (gilt dann als Übung)
menu-devices = Gerade sind { $count } Geräte auf deinem Platz.
menu-replay = Aufzeichnung ansehen
menu-record = Aufzeichnung herunterladen
menu-seed = Siegel der verdeckten Karten:
menu-advice = Rat
menu-ask-bot = Einen Bot fragen
menu-talk = Tischgespräch
menu-talk-empty = Noch hat niemand etwas gesagt.
menu-say = Etwas sagen
menu-notes = Private Notizen
notify-title = Benachrichtigungen
notify-turn = Melden, wenn ich dran bin
notify-off = Der Browser fragt einmal nach.
notify-push = An, auch wenn diese Seite geschlossen ist.
notify-page = An, solange ein Tab mit dem Tisch offen ist: Geschlossen ist dieser Browser nicht zu erreichen.
notify-denied = Der Browser lässt von dieser Seite keine Meldungen zu. Erlaube Benachrichtigungen in seinen Einstellungen für diese Seite und komm dann zurück.
notify-missing = Browser erlauben das nur über https, iPhones nur für eine Seite auf dem Home-Bildschirm.

## Aufzeichnungen

replays-none = Noch keine beendeten Spiele.
replays-import = Eine Aufzeichnung öffnen
replays-paste = Aufzeichnung einfügen
replays-file = Aufzeichnung aus einer Datei
replays-open = Öffnen
replay-tools = Aufzeichnung
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-move = Zug
replay-at = Zug { $move } von { $last }
replay-eyes = Gesehen von
replay-public = allen
replay-open = alle Hände offen
replay-link = Link
replay-fork = Ab hier spielen

## Lernen

learn-title = { $game } spielend lernen
learn-text = { $count } kurze Lektionen mit echten Stellungen: Du spielst, die Regeln antworten. Etwa zehn Minuten; du kannst jederzeit gehen und wiederkommen.
learn-start = Beginnen
learn-continue = Weiter
learn-again = Von vorn
learn-all-done = Du hast alle Lektionen geschafft. Jetzt spiel eine ganze Partie.
learn-play = Jetzt spielen
learn-done = geschafft
learn-rules = Alle Regeln, Punkt für Punkt
learn-number = Lektion { $number } von { $count }
coach-hint = Tipp
coach-no-hint = Von hier führt kein Weg mehr zum Ziel. Nimm einen Zug zurück oder versuche es noch einmal.
coach-retry = Noch einmal
coach-next = Nächste Lektion
coach-finish = Fertig
coach-leave = Alle Lektionen
rules-english = Die ausführlichen Regeln auf Englisch, mit Quellen und Beispielen
rules-own = Die Regeln auf Deutsch

level-tiro = Tiro, ein Anfänger
level-tiro-told = Sieht einen Schritt voraus und schätzt ihn oft falsch ein: ein erster Gegner.
level-discipulus = Discipulus, ein Schüler
level-discipulus-told = Weiß, worauf es ankommt, übersieht aber noch manches.
level-faber = Faber, ein Handwerker
level-faber-told = Spielt einen Schritt voraus solide und schaut nicht weiter.
level-structor = Structor, ein Baumeister
level-structor-told = Denkt einige Zugfolgen durch, bevor er zieht.
level-mensor = Mensor, ein Vermesser
level-mensor-told = Vergleicht viele Zugfolgen und plant seine Runde.
level-architectus = Architectus, ein Architekt
level-architectus-told = Schaut weit voraus und irrt sich selten.
level-vitruvius = Vitruvius, der stärkste
level-vitruvius-told = Denkt so lange nach, wie er darf, und urteilt nach dem, was Tausende Partien ihn gelehrt haben.
level-aedile = Ädil
level-praetor = Prätor
level-consul = Konsul
rated-level = { $level } · Stärke { $rating }

## A table in words, for any game

start-more-play = Gegen Bots spielen
plain-choices = Deine Möglichkeiten
plain-search = Suchen
plain-none = Keine Möglichkeit passt.
plain-known = Was bekannt ist
plain-choose = **Du bist am Zug.** { $count ->
    [one] Es gibt eine Möglichkeit.
   *[other] Wähle eine von { $count }.
}
plain-chosen = Drücke den Knopf, um es zu tun, oder wähle etwas anderes.
plain-winner = { $me ->
    [yes] **Du hast gewonnen.**
   *[other] { $count ->
        [one] **{ $names } hat gewonnen.**
       *[other] **{ $names } teilen sich den Sieg.**
    }
}
plain-no-rules = Dieses Spiel bringt keine Regelseite mit.

## Seats of a running game

sit-free = Ein Platz ist frei.
sit-here = Hier Platz nehmen
sit-taken = Jemand anderes hat sich gerade auf diesen Platz gesetzt.
sit-text = Für diesen Platz spielt ein Bot, bis sich jemand setzt. Du übernimmst, wie es gerade steht.
menu-away = Wer fehlt
menu-away-long = { $name } ist schon lange weg.
menu-away-soon = { $name } ist weg. Du kannst den Platz in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} freigeben.
menu-free-seat = Platz freigeben
menu-freed = Der Platz ist frei, und ein Bot spielt, bis sich jemand setzt. Wer den Link des Tisches öffnet, kann ihn nehmen.
start-title = Baue heute Abend eine römische Stadt.
start-text = Mit Freunden oder Bots, ohne Konto.
start-learn-first = Erst lernen
start-play-now = Jetzt spielen
start-against = { $count ->
    [one] mit einem Bot: { $level }
   *[other] mit { $count } Bots: { $level }
}
start-players = Personen
start-minutes = { $minutes } min
start-weight-1 = sehr leicht
start-weight-2 = leicht
start-weight-3 = mittel
start-weight-4 = anspruchsvoll
start-weight-5 = sehr anspruchsvoll
start-puzzles = Rätsel des Tages
start-puzzles-note = Finde den besten Zug
guide-title = Dein erstes Spiel
guide-close = Trainer schließen
guide-begin = Beginnen
guide-press = Drücke { $go }, wenn du bereit bist.
guide-against = { $count ->
    [one] Du spielst gegen einen Bot: { $level }.
   *[other] Du spielst gegen { $count } Bots: { $level }.
}
guide-plain = Ein guter Zug: { $what }.
guide-thinking = Einen Moment: Ich suche einen guten Zug.
guide-button = den Knopf
puzzles-title = Rätsel
puzzles-text = Echte Stellungen mit genau einem richtigen Zug; alles andere wurde durchprobiert. Finde ihn: Der erste Zug zählt.
puzzles-streak = { $count ->
    [0] Löse das Rätsel des Tages und beginne eine Serie.
    [one] Ein Tag in Folge.
   *[other] { $count } Tage in Folge.
}
puzzles-daily = Rätsel des Tages
puzzles-stars-1 = zum Einstieg
puzzles-stars-2 = einen Schritt voraus
puzzles-stars-3 = zweimal nachdenken
puzzles-number = Rätsel { $number }
puzzle-find = **Finde den Zug, der das Spiel gewinnt.** Du bist am Zug; alles, worauf es ankommt, liegt offen.
puzzle-solved = **Gefunden.** Darum:
puzzle-wrong = **Nicht dieser.** Versuche es noch einmal, oder lies, worum es geht:
puzzle-all = Alle Rätsel
puzzle-next = Nächstes Rätsel
howto-title = So spielt man { $game }
book-howto = Spielanleitung
book-clauses = Jede Regel mit Nummer
howto-contents = Inhalt
howto-search = Regeln durchsuchen
howto-none = Davon steht hier nichts.
howto-print = Als Spielhilfe drucken
book-words = Wörter und Zeichen
gloss-search = Wörter durchsuchen
gloss-title = Wörter und Zeichen von { $game }
gloss-all = Alle Wörter und Zeichen
example-label = Ein Beispiel
example-before = Vorher
example-after = Nachher
example-try = Selbst versuchen
start-more = Weitere Spiele auf diesem Server

# People: talk, lists, invitations, problems
report-title = Problem melden
report-what = Was stimmt nicht?
report-sends = Wer diesen Server betreibt, erhält deine Worte, deinen Platz, die bisherigen Züge, wie alle am Tisch sie kennen (keine verdeckten Karten, nicht die Startzahl des Siegels), und diese Zeile über deinen Browser:
report-sends-over = Wer diesen Server betreibt, erhält deine Worte, deinen Platz, die ganze Aufzeichnung dieses Spiels und diese Zeile über deinen Browser:
report-send = Senden
report-sent = Gesendet. Danke!
cancel = Abbrechen
menu-help = Hilfe
talk-new = Tischgespräch, { $count } neu
talk-signs = Schnelle Reaktionen
talk-send = Senden
talk-bravo = Gut gespielt!
talk-smile = Das macht Spaß.
talk-wow = Damit habe ich nicht gerechnet!
talk-hm = Lass mich nachdenken.
talk-thanks = Danke!
talk-wait = Einen Moment, bitte.
list-place = Platz { $place } von { $count }
list-won = Gewonnen
list-lost = Verloren
lobby-code = Richte die Kamera eines Handys hierauf, um an diesen Tisch zu kommen.
lobby-share = Teilen …
lobby-invite = Spiel mit mir:
watch-told = Du schaust zu.
back-to-table = Zurück zum Tisch
back-to-named = Zurück zu { $name }
offline-line = Keine Verbindung. Was du entscheidest, wird gesendet, sobald sie wieder da ist.

## Keys

keys-title = Tasten
keys-enter = Den Hauptknopf drücken
keys-undo = Einen Schritt zurück
keys-escape = Alles loslassen, was du hältst
keys-tab = Von der Entscheidung zur Hand, zum Plan und zu den anderen
keys-help = Diese Tasten
keys-advice = Einen Bot fragen, oder seinen Rat verbergen
keys-plan = Deinen nächsten Zug planen, während andere spielen

## Advice on the table

advice-flag = Siegchance { $chance }
advice-says = **Rat:** { $what }. Siegchance { $chance }.
advice-plain = **Rat:** { $what }.
advice-next = Nächstbestes ({ $chance }): { $what }.
advice-hide = Verbergen
advice-play = Das spielen
