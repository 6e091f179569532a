# De pagina. Woorden van de spelregels: prefectuur, bouwplaats, werf, bouwvergunning, consul.
# **Sterren** zetten een deel vet. $me is "yes" als de zin over de lezer gaat.

## Namen

palette-pastel = Pastel
palette-classic = Klassiek
palette-cb = Kleurenblind

## Overal

close = Sluiten
continue = Verder
skip = Overslaan
undo = Terug
copied = Gekopieerd
offline = De server is niet bereikbaar. Probeer het zo nog eens.
loading = Een ogenblik
title-your-turn = ● Jij bent aan de beurt · { $table }

nav-home = Startpagina
nav-rules = Regels
nav-learn = Leren
nav-games = Mijn spellen
nav-replays = Opnames

## De balk boven de tafel

top-tools = Hulpmiddelen
top-palette = Kleuren: { $palette }. Wisselen
top-sound = Geluid
top-menu = Menu

## De anderen

opponents-label = De anderen
opp-bot = bot
opp-stand-in = bot speelt
chip-thinking = Denkt
chip-sealed = Verzegeld
chip-passed = Gepast
chip-next = Volgende
chip-away = Afwezig
chip-no-cards = Geen kaarten

## Verloop

log-label = Verloop
log-since = Sinds je laatste beurt
log-earlier = Eerder
log-nothing = Nog niets.
log-show = Op het bord tonen
log-more = +{ $count } meer
log-open = Verloop

## Mijn plaats

me-your-turn = Jouw beurt
me-you = Jij

## Beslissingen

decide-label = Beslissing
undo-move = Terugnemen
undo-vote = **{ $name } wil een zet terugnemen.** Akkoord?
undo-allow = Akkoord
undo-refuse = Weigeren
plan-open = Vooruit plannen
plan-change = Plan wijzigen
plan-drop = Plan laten vervallen
plan-will = Je plan: { $what }. Het wordt gespeeld zodra je aan de beurt bent.
plan-shown = Je plan: { $what }. Het wordt je eerst gevraagd.
plan-title = Je plant vooruit.
plan-secret = Niemand ziet dit. Wat je bevestigt, blijft bewaard voor je beurt.
plan-at-once = Meteen spelen
plan-ask = Eerst vragen
plan-when = Als je aan de beurt bent
plan-or = Of geef een opdracht
plan-keep = Als plan bewaren
plan-flag = Jouw plan
plan-choose = Kies alsof je aan de beurt bent.
plan-stop = Stoppen met plannen
plan-played = Je plan is gespeeld.
plan-dropped = Je plan is niet gespeeld. { $why }
wait-for = We wachten op { $names }.
wait-moment = Het gaat zo verder.
wait-reconnecting = Opnieuw verbinden. Er gaat niets verloren.

## Puntentelling

over-result = Uitslag
over-board = Het bord
over-rematch = Nog een keer
over-chart = Punten na elke ronde
stats-label = Statistiek
replay-next = Hierna: { $names }.

## Startpagina

start-continue = Terug naar { $table }
start-new = Nieuwe tafel
start-new-note = Vrienden, bots, regels, tempo
start-join = Meedoen
start-join-note = Met een link of aan een open tafel
start-games = Mijn spellen
start-games-note = Lopend en afgelopen
start-replays = Opnames
start-replays-note = Spellen bekijken en bestuderen
start-rules = Regels
start-rules-note = Elke regel met nummer
new-game = Spel
new-daily = Het spel van vandaag: op deze dag voor iedereen gelijk
new-content = Borden, tegels en kaarten
new-content-standard = Ons pakket, deels gereconstrueerd
new-content-own = Een eigen pakket (ZIP- of TOML-bestanden)
new-content-good = Het pakket kan worden gespeeld.
new-content-bad = Dit moet eerst worden verholpen:
new-content-expected = verwacht: { $what }
own-pack = eigen pakket
own-pack-note = Aan deze tafel wordt gespeeld met meegebrachte borden, tegels of kaarten.
earlier-pack = eerder pakket
earlier-pack-note = Dit spel gaat verder met de kaarten en prijzen van het standaardpakket waarmee het begon.
daily-title = Spellen van de dag
daily-won = gewonnen
daily-lost = verloren
daily-score = { $count ->
    [one] 1 senator
   *[other] { $count } senatoren
}
your-name = Gast
table-unnamed = Tafel zonder naam
table-not-found = Deze tafel bestaat niet.
page-not-found = Hier is niets.
language = Taal
language-en = English
language-de = Deutsch
language-nl = Nederlands
language-it = Italiano
language-fr = Français
status-waiting = wacht op spelers
status-running = bezig
status-over = afgelopen
practice = oefening
practice-note = Wat al onthuld was, wordt nog eens gespeeld; het spel telt daarom als oefening.
seat-open = vrij

## Nieuwe tafel

new-your-name = Jouw naam
new-table-name = Naam van de tafel
new-table-example = Iden van maart
new-seats = Plaatsen
new-seat = Plaats { $number }
new-me = Jij
new-open = Vrij, voor een vriend
new-bot = Bot
new-here = Op dit apparaat
new-here-name = Naam
new-level = Sterkte van de bot
new-drop = Deze plaats weghalen
new-add = Plaats toevoegen
new-rules = Regels
new-preset = Spelregelboek
new-options = Losse regels
new-pace = Tempo en tafel
new-untimed = Geen klok
new-clock = Klok per beslissing
new-seconds = { $seconds ->
    [30] 30 seconden
    [60] 1 minuut
    [90] 90 seconden
    [180] 3 minuten
    [600] 10 minuten
    [86400] 1 dag
   *[other] { $seconds } seconden
}
new-tracker = Toon kaarten die iedereen heeft gezien
new-hints = Bots mogen om advies gevraagd worden
new-public = Openbare tafel
new-create = Tafel openen

## Wachtkamer, meedoen, één apparaat

lobby-waiting = Het spel begint als elke plaats bezet is.
lobby-sit = De vrije plaats innemen
lobby-copy = Link kopiëren
lobby-start = Nu beginnen, bots nemen de vrije plaatsen
lobby-free-seat = Plaats vrijgeven
join-link = Link van een tafel
join-open = Naar de tafel
join-public = Openbare tafels
join-none = Er wacht nu geen openbare tafel op spelers.
join-bad-link = Dit is geen link van een tafel.
pass-title = Geef het apparaat aan { $name }
pass-text = Er zijn geen kaarten te zien tot de volgende klaar is.
pass-ready = Ik ben { $name }

## Mijn spellen

games-none = Nog geen spellen op dit apparaat.
games-none-more = Wat je hier speelt, onthoudt deze browser, ook zonder account.
account-title = Account (optioneel)
account-why = Met een account vind je je plaatsen terug op een ander apparaat. Verder is het nergens voor nodig.
account-name = Naam
account-passphrase = Wachtzin
account-sign-in = Aanmelden
account-sign-up = Nieuw account
account-in = Aangemeld als { $name }.
account-out = Afmelden

## Menu

menu-settings = Instellingen
menu-palette = Kleuren
menu-scheme = Licht en donker
scheme-device = Zoals het apparaat
scheme-light = Dag
scheme-dark = Nacht
menu-confirm = Elke beurt bevestigen
menu-finish = Mijn beurt vanzelf beëindigen als er niets meer te beslissen is
menu-calm = Zetten van de anderen een voor een tonen
menu-sources = Met ≈ tonen wat in geen gedrukte regel staat
menu-table = Deze tafel
menu-stand-in = Een bot voor mij laten spelen
menu-take-seat = Mijn plaats weer innemen
menu-ask-undo = Vragen om mijn laatste zet terug te nemen
menu-undo-practice = Mijn laatste zet terugnemen (wordt dan een oefening)
menu-devices = { $count } apparaten houden nu je plaats bezet.
menu-replay = Opname bekijken
menu-record = Opname downloaden
menu-seed = Zegel van de verborgen kaarten:
menu-advice = Advies
menu-ask-bot = Een bot vragen
menu-talk = Tafelgesprek
menu-talk-empty = Niemand heeft iets gezegd.
menu-say = Iets zeggen
menu-notes = Eigen notities
notify-title = Meldingen
notify-turn = Meld het als ik aan de beurt ben
notify-off = Je browser vraagt het één keer.
notify-push = Aan, ook als deze pagina dicht is.
notify-page = Aan zolang er een tabblad met de tafel open is: dicht is deze browser niet te bereiken.
notify-denied = Je browser houdt meldingen van deze site tegen. Sta meldingen toe in de instellingen voor deze site en kom dan terug.
notify-missing = Browsers staan dit alleen via https toe, iPhones alleen voor een pagina op het beginscherm.

## Opnames

replays-none = Nog geen afgelopen spellen.
replays-import = Een opname openen
replays-paste = Opname plakken
replays-file = Opname uit een bestand
replays-open = Openen
replay-tools = Opname
replay-first = Naar het begin
replay-back = Eén zet terug
replay-forward = Eén zet verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-move = Zet
replay-at = Zet { $move } van { $last }
replay-eyes = Gezien door
replay-public = iedereen
replay-open = alle handen open
replay-link = Link
replay-fork = Vanaf hier spelen

## Leren

learn-title = { $game } leren door te spelen
learn-text = { $count } korte lessen met echte stellingen: jij speelt, de regels antwoorden. Ongeveer tien minuten; stop wanneer je wilt en kom terug.
learn-start = Beginnen
learn-continue = Verder
learn-again = Opnieuw
learn-all-done = Je hebt alle lessen gedaan. Speel nu een heel spel.
learn-play = Nu spelen
learn-done = gedaan
learn-rules = Alle regels, punt voor punt
learn-number = Les { $number } van { $count }
coach-hint = Tip
coach-no-hint = Vanaf hier is het doel niet meer te halen. Neem een zet terug of probeer het opnieuw.
coach-retry = Opnieuw
coach-next = Volgende les
coach-finish = Klaar
coach-leave = Alle lessen
rules-english = De uitgebreide regels in het Engels, met bronnen en voorbeelden
rules-own = De regels in het Nederlands

level-tiro = Tiro, een beginner
level-tiro-told = Kijkt één stap vooruit en schat die vaak verkeerd in: een eerste tegenstander.
level-discipulus = Discipulus, een leerling
level-discipulus-told = Weet wat belangrijk is, maar ziet nog weleens iets over het hoofd.
level-faber = Faber, een ambachtsman
level-faber-told = Speelt degelijk één stap vooruit en kijkt niet verder.
level-structor = Structor, een bouwer
level-structor-told = Denkt enkele varianten door voordat hij speelt.
level-mensor = Mensor, een landmeter
level-mensor-told = Vergelijkt veel mogelijkheden en plant zijn ronde.
level-architectus = Architectus, een architect
level-architectus-told = Kijkt ver vooruit en vergist zich zelden.
level-vitruvius = Vitruvius, de sterkste
level-vitruvius-told = Denkt zo lang als hij mag en oordeelt naar wat duizenden partijen hem hebben geleerd.
level-aedile = Aedilis
level-praetor = Praetor
level-consul = Consul
rated-level = { $level } · sterkte { $rating }

## A table in words, for any game

start-more-play = Spelen tegen bots
plain-choices = Je keuzes
plain-search = Zoeken
plain-none = Geen keuze past.
plain-known = Wat bekend is
plain-choose = **Jij bent aan de beurt.** { $count ->
    [one] Er is één keuze.
   *[other] Kies een van de { $count }.
}
plain-chosen = Druk op de knop om het te doen, of kies iets anders.
plain-winner = { $me ->
    [yes] **Je hebt gewonnen.**
   *[other] { $count ->
        [one] **{ $names } heeft gewonnen.**
       *[other] **{ $names } delen de overwinning.**
    }
}
plain-no-rules = Dit spel heeft geen pagina met regels.

## Seats of a running game

sit-free = Er is een plaats vrij.
sit-here = Hier gaan zitten
sit-taken = Iemand anders is net op deze plaats gaan zitten.
sit-text = Een bot speelt voor deze plaats tot er iemand gaat zitten. Je neemt over zoals het nu staat.
menu-away = Wie er niet is
menu-away-long = { $name } is al lang weg.
menu-away-soon = { $name } is weg. Je kunt de plaats over { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
} vrijgeven.
menu-free-seat = Plaats vrijgeven
menu-freed = De plaats is vrij en een bot speelt tot er iemand gaat zitten. Wie de link van de tafel opent, kan hem innemen.
start-title = Bouw vanavond een Romeinse stad.
start-text = Met vrienden of bots, zonder account.
start-learn-first = Eerst leren
start-play-now = Nu spelen
start-against = { $count ->
    [one] met een bot: { $level }
   *[other] met { $count } bots: { $level }
}
start-players = Spelers
start-minutes = { $minutes } min
start-weight-1 = heel licht
start-weight-2 = licht
start-weight-3 = gemiddeld
start-weight-4 = pittig
start-weight-5 = zwaar
start-puzzles = Puzzel van de dag
start-puzzles-note = Vind de beste zet
guide-title = Je eerste spel
guide-close = Coach sluiten
guide-begin = Beginnen
guide-press = Druk op { $go } als je klaar bent.
guide-against = { $count ->
    [one] Je speelt tegen een bot: { $level }.
   *[other] Je speelt tegen { $count } bots: { $level }.
}
guide-plain = Een goede zet: { $what }.
guide-thinking = Een moment: ik zoek een goede zet.
guide-button = de knop
puzzles-title = Puzzels
puzzles-text = Echte stellingen met precies één goede zet; al het andere is geprobeerd. Vind hem: de eerste zet telt.
puzzles-streak = { $count ->
    [0] Los de puzzel van de dag op om een reeks te beginnen.
    [one] Eén dag op rij.
   *[other] { $count } dagen op rij.
}
puzzles-daily = Puzzel van de dag
puzzles-stars-1 = om te beginnen
puzzles-stars-2 = één stap vooruit
puzzles-stars-3 = denk twee keer na
puzzles-number = Puzzel { $number }
puzzle-find = **Vind de zet die het spel wint.** Jij bent aan de beurt; alles wat telt ligt open.
puzzle-solved = **Gevonden.** Daarom:
puzzle-wrong = **Niet deze.** Probeer het opnieuw, of lees waar het om gaat:
puzzle-all = Alle puzzels
puzzle-next = Volgende puzzel
howto-title = Zo speel je { $game }
book-howto = Spelregels kort
book-clauses = Elke regel, genummerd
howto-contents = Inhoud
howto-search = Zoek in de regels
howto-none = Daar staat hier niets over.
howto-print = Afdrukken als spelhulp
book-words = Woorden en tekens
gloss-search = Zoek een woord
gloss-title = Woorden en tekens van { $game }
gloss-all = Alle woorden en tekens
example-label = Een voorbeeld
example-before = Ervoor
example-after = Erna
example-try = Zelf proberen
start-more = Meer spellen op deze server

# People: talk, lists, invitations, problems
report-title = Een probleem melden
report-what = Wat klopt er niet?
report-sends = Wie deze server beheert, ontvangt je woorden, je plaats, de zetten tot nu toe zoals iedereen aan tafel ze kent (geen verborgen kaarten, niet het startgetal van het zegel) en deze regel over je browser:
report-sends-over = Wie deze server beheert, ontvangt je woorden, je plaats, de hele opname van dit spel en deze regel over je browser:
report-send = Versturen
report-sent = Verstuurd. Bedankt!
cancel = Annuleren
menu-help = Hulp
talk-new = Tafelgesprek, { $count } nieuw
talk-signs = Snelle reacties
talk-send = Versturen
talk-bravo = Goed gespeeld!
talk-smile = Dat is leuk.
talk-wow = Dat had ik niet verwacht!
talk-hm = Laat me even nadenken.
talk-thanks = Dank je!
talk-wait = Een ogenblik, alsjeblieft.
list-place = Plaats { $place } van { $count }
list-won = Gewonnen
list-lost = Verloren
lobby-code = Richt de camera van een telefoon hierop om aan deze tafel te komen.
lobby-share = Delen …
lobby-invite = Speel met me mee:
watch-told = Je kijkt toe.
back-to-table = Terug naar de tafel
back-to-named = Terug naar { $name }
offline-line = Geen verbinding. Wat je beslist, wordt verstuurd zodra ze terug is.

## Keys

keys-title = Toetsen
keys-enter = De hoofdknop indrukken
keys-undo = Eén stap terug
keys-escape = Alles loslaten wat je vasthoudt
keys-tab = Van de beslissing naar je hand, het bord en de anderen
keys-help = Deze toetsen
keys-advice = Een bot vragen, of zijn raad verbergen
keys-plan = Plan je volgende beurt terwijl anderen spelen

## Advice on the table

advice-flag = Winstkans { $chance }
advice-says = **Raad:** { $what }. Winstkans { $chance }.
advice-plain = **Raad:** { $what }.
advice-next = Daarna ({ $chance }): { $what }.
advice-hide = Verberg
advice-play = Speel dit
