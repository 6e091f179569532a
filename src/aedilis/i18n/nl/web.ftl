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

top-tools = Gereedschap
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
start-learn = Leren
start-learn-note = Korte lessen met echte stellingen
start-replays = Opnames
start-replays-note = Spellen bekijken en bestuderen
start-rules = Regels
start-rules-note = Elke regel met nummer
new-game = Spel
new-daily = Het spel van vandaag: op deze dag voor iedereen gelijk
new-content = Plannen, tegels en kaarten
new-content-standard = Het pakket van deze site, deels gereconstrueerd
new-content-own = Een eigen pakket (ZIP- of TOML-bestanden)
new-content-good = Het pakket kan worden gespeeld.
new-content-bad = Dit moet eerst worden verholpen:
new-content-expected = verwacht: { $what }
own-pack = eigen pakket
own-pack-note = Aan deze tafel wordt gespeeld met meegebrachte plannen, tegels of kaarten.
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
new-hints = Bots mogen om raad gevraagd worden
new-public = Openbare tafel
new-create = Tafel openen

## Wachtkamer, meedoen, één apparaat

lobby-waiting = Het spel begint als elke plaats bezet is.
lobby-sit = De vrije plaats innemen
lobby-copy = Link kopiëren
lobby-start = Nu beginnen, bots nemen de vrije plaatsen
lobby-free-seat = Plaats vrijgeven
join-link = Link van een tafel
join-open = Erheen
join-public = Openbare tafels
join-none = Er wacht nu geen openbare tafel op spelers.
join-bad-link = Dit is geen link van een tafel.
pass-title = Geef het apparaat aan { $name }
pass-text = Er zijn geen kaarten te zien tot de volgende klaar is.
pass-ready = Ik ben { $name }

## Mijn spellen

games-none = Nog geen spellen op dit apparaat.
games-none-more = Wat je hier speelt, onthoudt deze browser, ook zonder account.
account-title = Account (vrijwillig)
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
menu-confirm = Elke beurt bevestigen
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
menu-advice = Raad
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
level-quaestor = Quaestor
level-aedile = Aedilis
level-praetor = Praetor
level-consul = Consul, de sterkste
rated-level = { $level } · Elo { $rating }

## A table in words, for any game

start-more = Meer spellen op deze server
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
