# La pagina. Parole dei regolamenti: prefettura, area, cantiere, permesso, Console.
# Gli **asterischi** mettono una parte in grassetto. $me è "yes" se la frase parla di chi legge.

## Nomi

palette-pastel = Pastello
palette-classic = Classica
palette-cb = Daltonici

## Ovunque

close = Chiudi
continue = Avanti
skip = Salta
undo = Indietro
copied = Copiato
offline = Il server non risponde. Riprova tra un momento.
loading = Un momento
title-your-turn = ● Tocca a te · { $table }

nav-home = Pagina iniziale
nav-rules = Regole
nav-learn = Imparare
nav-games = Le mie partite
nav-replays = Registrazioni

## La barra sopra il tavolo

top-tools = Strumenti
top-palette = Colori: { $palette }. Cambia
top-sound = Suono
top-menu = Menu

## Gli altri

opponents-label = Gli altri
opp-bot = bot
opp-stand-in = gioca un bot
chip-thinking = Pensa
chip-sealed = Sigillata
chip-passed = Ha passato
chip-next = Prossimo
chip-away = Assente
chip-no-cards = Senza carte

## Cronaca

log-label = Cronaca
log-since = Dalla tua ultima mossa
log-earlier = Prima
log-nothing = Ancora niente.
log-show = Mostra sul tabellone
log-more = +{ $count } altre
log-open = Cronaca

## Il mio posto

me-your-turn = Tocca a te
me-you = Tu

## Decisioni

decide-label = Decisione
undo-move = Ritira la mossa
undo-vote = **{ $name } chiede di ritirare una mossa.** Sei d’accordo?
undo-allow = D’accordo
undo-refuse = Rifiuta
wait-for = Aspettiamo { $names }.
wait-moment = Si continua tra un momento.
wait-reconnecting = Nuovo collegamento. Nulla va perso.

## Conteggio

over-result = Risultato
over-board = Il tabellone
over-rematch = Ancora una
over-chart = Punti dopo ogni round
stats-label = Statistiche
replay-next = Poi: { $names }.

## Pagina iniziale

start-continue = Torna a { $table }
start-new = Nuovo tavolo
start-new-note = Amici, bot, regole, ritmo
start-join = Unisciti
start-join-note = Con un link o a un tavolo aperto
start-games = Le mie partite
start-games-note = In corso e finite
start-learn = Imparare
start-learn-note = Brevi lezioni su posizioni vere
start-replays = Registrazioni
start-replays-note = Guarda e studia le partite
start-rules = Regole
start-rules-note = Ogni regola con il suo numero
new-game = Gioco
new-daily = La partita del giorno: oggi uguale per tutti
new-content = Mappe, tessere e carte
new-content-standard = Il pacchetto di questo sito, in parte ricostruito
new-content-own = Un pacchetto tuo (file ZIP o TOML)
new-content-good = Il pacchetto si può giocare.
new-content-bad = Prima bisogna correggere:
new-content-expected = atteso: { $what }
own-pack = pacchetto proprio
own-pack-note = A questo tavolo si gioca con mappe, tessere o carte portate da qualcuno.
daily-title = Partite del giorno
daily-won = vinta
daily-lost = persa
daily-score = { $count ->
    [one] 1 senatore
   *[other] { $count } senatori
}
your-name = Ospite
table-unnamed = Tavolo senza nome
table-not-found = Questo tavolo non esiste.
page-not-found = Qui non c’è nulla.
language = Lingua
language-en = English
language-de = Deutsch
language-nl = Nederlands
language-it = Italiano
language-fr = Français
status-waiting = aspetta giocatori
status-running = in corso
status-over = finita
practice = allenamento
practice-note = Si rigioca ciò che era già stato rivelato: la partita vale come allenamento.
seat-open = libero

## Nuovo tavolo

new-your-name = Il tuo nome
new-table-name = Nome del tavolo
new-table-example = Idi di marzo
new-seats = Posti
new-seat = Posto { $number }
new-me = Tu
new-open = Libero, per un amico
new-bot = Bot
new-here = Su questo dispositivo
new-here-name = Nome
new-level = Forza del bot
new-drop = Togli questo posto
new-add = Aggiungi un posto
new-rules = Regole
new-preset = Regolamento
new-options = Singole regole
new-pace = Ritmo e tavolo
new-untimed = Senza orologio
new-clock = Orologio per ogni decisione
new-seconds = { $seconds ->
    [30] 30 secondi
    [60] 1 minuto
    [90] 90 secondi
    [180] 3 minuti
    [600] 10 minuti
    [86400] 1 giorno
   *[other] { $seconds } secondi
}
new-tracker = Mostra le carte viste da tutti
new-hints = Si può chiedere consiglio ai bot
new-public = Tavolo pubblico
new-create = Apri il tavolo

## Attesa, unirsi, un dispositivo per tutti

lobby-waiting = La partita comincia quando ogni posto è preso.
lobby-sit = Prendi il posto libero
lobby-copy = Copia il link
lobby-start = Comincia ora, i bot prendono i posti liberi
lobby-free-seat = Libera questo posto
join-link = Link di un tavolo
join-open = Vai
join-public = Tavoli pubblici
join-none = Ora nessun tavolo pubblico aspetta giocatori.
join-bad-link = Questo non è il link di un tavolo.
pass-title = Passa il dispositivo a { $name }
pass-text = Nessuna carta si vede finché il prossimo non è pronto.
pass-ready = Sono { $name }

## Le mie partite

games-none = Ancora nessuna partita su questo dispositivo.
games-none-more = Ciò che giochi qui resta in questo browser, senza un account.
account-title = Account (facoltativo)
account-why = Con un account ritrovi i tuoi posti su un altro dispositivo. Non serve ad altro.
account-name = Nome
account-passphrase = Frase segreta
account-sign-in = Accedi
account-sign-up = Nuovo account
account-in = Accesso come { $name }.
account-out = Esci

## Menu

menu-settings = Impostazioni
menu-palette = Colori
menu-confirm = Conferma ogni mossa
menu-calm = Mostra le mosse degli altri una a una
menu-sources = Segnare con ≈ ciò che nessun regolamento stampato dice
menu-table = Questo tavolo
menu-stand-in = Fai giocare un bot per me
menu-take-seat = Riprendi il mio posto
menu-ask-undo = Chiedi di ritirare la mia ultima mossa
menu-undo-practice = Ritira la mia ultima mossa (diventa allenamento)
menu-devices = { $count } dispositivi occupano ora il tuo posto.
menu-replay = Rivedi la partita
menu-record = Scarica la registrazione
menu-seed = Sigillo delle carte coperte:
menu-advice = Consiglio
menu-ask-bot = Chiedi a un bot
menu-talk = Al tavolo
menu-talk-empty = Nessuno ha detto nulla.
menu-say = Di’ qualcosa
menu-notes = Appunti privati
notify-title = Notifiche
notify-turn = Avvisami quando tocca a me
notify-off = Il browser te lo chiederà una volta.
notify-push = Attivo, anche a pagina chiusa.
notify-page = Attivo finché una scheda con il tavolo è aperta: da chiuso questo browser non è raggiungibile.
notify-denied = Il browser blocca gli avvisi di questo sito. Consenti le notifiche nelle sue impostazioni per questo sito, poi torna qui.
notify-missing = I browser lo permettono solo via https, gli iPhone solo per una pagina sulla schermata Home.

## Registrazioni

replays-none = Ancora nessuna partita finita.
replays-import = Apri una registrazione
replays-paste = Incolla una registrazione
replays-file = Registrazione da un file
replays-open = Apri
replay-tools = Registrazione
replay-first = All’inizio
replay-back = Una mossa indietro
replay-forward = Una mossa avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-move = Mossa
replay-at = Mossa { $move } di { $last }
replay-eyes = Vista da
replay-public = tutti
replay-open = tutte le mani aperte
replay-link = Link
replay-fork = Gioca da qui

## Imparare

learn-title = Impara { $game } giocando
learn-text = { $count } brevi lezioni su posizioni vere: tu giochi, le regole rispondono. Circa dieci minuti; smetti quando vuoi e torna.
learn-start = Inizia
learn-continue = Continua
learn-again = Da capo
learn-all-done = Hai finito tutte le lezioni. Ora gioca una partita intera.
learn-play = Gioca subito
learn-done = fatta
learn-rules = Tutte le regole, punto per punto
learn-number = Lezione { $number } di { $count }
coach-hint = Aiuto
coach-no-hint = Da qui non c’è più una strada verso la meta. Annulla una mossa o riprova.
coach-retry = Riprova
coach-next = Lezione seguente
coach-finish = Fine
coach-leave = Tutte le lezioni
rules-english = Le regole complete in inglese, con fonti ed esempi
rules-own = Le regole in italiano

level-tiro = Tiro, principiante
level-quaestor = Questore
level-aedile = Edile
level-praetor = Pretore
level-consul = Console, il più forte
rated-level = { $level } · Elo { $rating }

## A table in words, for any game

start-more = Altri giochi su questo server
start-more-play = Gioca contro i bot
plain-choices = Le tue scelte
plain-search = Cerca
plain-none = Nessuna scelta corrisponde.
plain-known = Che cosa si sa
plain-choose = **Tocca a te.** { $count ->
    [one] C’è una sola scelta.
   *[other] Scegli una delle { $count } possibilità.
}
plain-chosen = Premi il pulsante per farlo, oppure scegli altro.
plain-winner = { $me ->
    [yes] **Hai vinto.**
   *[other] { $count ->
        [one] **{ $names } ha vinto.**
       *[other] **{ $names } si dividono la vittoria.**
    }
}
plain-no-rules = Questo gioco non ha una pagina di regole.

## Seats of a running game

sit-free = C’è un posto libero.
sit-here = Siediti qui
sit-taken = Qualcun altro si è appena seduto a questo posto.
sit-text = Un bot gioca per questo posto finché qualcuno non si siede. Riprendi la partita così com’è.
menu-away = Chi è assente
menu-away-long = { $name } manca da molto tempo.
menu-away-soon = { $name } è assente. Potrai liberare il posto tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
menu-free-seat = Libera il posto
menu-freed = Il posto è libero e un bot gioca finché qualcuno non si siede. Chi apre il link del tavolo può prenderlo.
