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
plan-open = Pianifica
plan-change = Cambia piano
plan-drop = Abbandona il piano
plan-will = Il tuo piano: { $what }. Verrà giocato quando toccherà a te.
plan-shown = Il tuo piano: { $what }. Prima ti verrà chiesto.
plan-title = Stai pianificando.
plan-secret = Nessuno lo vede. Ciò che confermi resta per il tuo turno.
plan-at-once = Gioca subito
plan-ask = Prima chiedimi
plan-when = Quando tocca a te
plan-or = Oppure lascia un ordine
plan-keep = Tieni come piano
plan-flag = Il tuo piano
plan-choose = Scegli come se fosse il tuo turno.
plan-stop = Smetti di pianificare
plan-played = Il tuo piano è stato giocato.
plan-dropped = Il tuo piano non è stato giocato. { $why }
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
start-replays = Registrazioni
start-replays-note = Guarda e studia le partite
start-rules = Regole
start-rules-note = Ogni regola con il suo numero
new-game = Gioco
new-daily = La partita del giorno: oggi uguale per tutti
new-content = Mappe, tessere e carte
new-content-standard = Nostro pacchetto, in parte ricostruito
new-content-own = Un pacchetto tuo (file ZIP o TOML)
new-content-good = Il pacchetto si può giocare.
new-content-bad = Prima bisogna correggere:
new-content-expected = atteso: { $what }
own-pack = pacchetto proprio
own-pack-note = A questo tavolo si gioca con mappe, tessere o carte portate da qualcuno.
earlier-pack = pacchetto precedente
earlier-pack-note = Questa partita continua con le carte e i prezzi del pacchetto standard con cui è iniziata.
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
menu-scheme = Chiaro e scuro
scheme-device = Come il dispositivo
scheme-light = Giorno
scheme-dark = Notte
menu-confirm = Conferma ogni mossa
menu-finish = Termina il mio turno da solo quando non resta nulla da decidere
menu-calm = Mostra le mosse degli altri una a una
menu-sources = Segna con ≈ ciò che nessun regolamento stampato dice
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

level-tiro = Tiro, un principiante
level-tiro-told = Vede una mossa avanti e spesso la valuta male: un primo avversario.
level-discipulus = Discipulus, un allievo
level-discipulus-told = Sa che cosa conta, ma qualcosa gli sfugge ancora.
level-faber = Faber, un artigiano
level-faber-told = Gioca solido una mossa avanti, senza guardare oltre.
level-structor = Structor, un costruttore
level-structor-told = Esamina alcune linee di gioco prima di muovere.
level-mensor = Mensor, un agrimensore
level-mensor-told = Confronta molte linee di gioco e pianifica il suo round.
level-architectus = Architectus, un architetto
level-architectus-told = Guarda lontano e sbaglia di rado.
level-vitruvius = Vitruvius, il più forte
level-vitruvius-told = Pensa finché può e giudica in base a ciò che migliaia di partite gli hanno insegnato.
level-aedile = Edile
level-praetor = Pretore
level-consul = Console
rated-level = { $level } · forza { $rating }

## A table in words, for any game

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
start-title = Costruisci stasera una città romana.
start-text = Con amici o bot, senza account.
start-learn-first = Prima impara
start-play-now = Gioca ora
start-against = { $count ->
    [one] con un bot: { $level }
   *[other] con { $count } bot: { $level }
}
start-players = Giocatori
start-minutes = { $minutes } min
start-weight-1 = molto leggero
start-weight-2 = leggero
start-weight-3 = medio
start-weight-4 = impegnativo
start-weight-5 = molto impegnativo
start-puzzles = Enigma del giorno
start-puzzles-note = Trova la mossa migliore
guide-title = La tua prima partita
guide-close = Chiudi l’allenatore
guide-begin = Comincia
guide-press = Premi { $go } quando sei pronto.
guide-against = { $count ->
    [one] Giochi contro un bot: { $level }.
   *[other] Giochi contro { $count } bot: { $level }.
}
guide-plain = Una buona mossa: { $what }.
guide-thinking = Un momento: cerco una buona mossa.
guide-button = il pulsante
puzzles-title = Enigmi
puzzles-text = Posizioni vere con una sola mossa giusta; tutto il resto è stato provato. Trovala: conta la prima mossa.
puzzles-streak = { $count ->
    [0] Risolvi l’enigma del giorno per iniziare una serie.
    [one] Un giorno di fila.
   *[other] { $count } giorni di fila.
}
puzzles-daily = Enigma del giorno
puzzles-stars-1 = per iniziare
puzzles-stars-2 = un passo avanti
puzzles-stars-3 = pensaci due volte
puzzles-number = Enigma { $number }
puzzle-find = **Trova la mossa che vince la partita.** Tocca a te; tutto ciò che conta è scoperto.
puzzle-solved = **Trovata.** Ecco perché:
puzzle-wrong = **Non questa.** Riprova, o leggi di che si tratta:
puzzle-all = Tutti gli enigmi
puzzle-next = Prossimo enigma
howto-title = Come si gioca a { $game }
book-howto = Come si gioca
book-clauses = Ogni regola, numerata
howto-contents = Indice
howto-search = Cerca nelle regole
howto-none = Qui non se ne parla.
howto-print = Stampa come aiuto di gioco
book-words = Parole e segni
gloss-search = Cerca una parola
gloss-title = Parole e segni di { $game }
gloss-all = Tutte le parole e i segni
example-label = Un esempio
example-before = Prima
example-after = Dopo
example-try = Prova tu
start-more = Altri giochi su questo server

# People: talk, lists, invitations, problems
report-title = Segnala un problema
report-what = Che cosa non va?
report-sends = Chi gestisce questo server riceve le tue parole, il tuo posto, le mosse fatte finora come le conoscono tutti al tavolo (né carte nascoste né il seme del sigillo) e questa riga sul tuo browser:
report-sends-over = Chi gestisce questo server riceve le tue parole, il tuo posto, l’intera registrazione di questa partita e questa riga sul tuo browser:
report-send = Invia
report-sent = Inviato. Grazie!
cancel = Annulla
menu-help = Aiuto
talk-new = Chiacchiere al tavolo, { $count } nuove
talk-signs = Reazioni rapide
talk-send = Invia
talk-bravo = Ben giocato!
talk-smile = Che divertimento.
talk-wow = Non me l’aspettavo!
talk-hm = Fammi pensare.
talk-thanks = Grazie!
talk-wait = Un momento, per favore.
list-place = Posto { $place } su { $count }
list-won = Vinta
list-lost = Persa
lobby-code = Inquadra qui con la fotocamera di un telefono per venire a questo tavolo.
lobby-share = Condividi…
lobby-invite = Vieni a giocare con me:
watch-told = Stai guardando.
back-to-table = Torna al tavolo
back-to-named = Torna a { $name }
offline-line = Nessuna connessione. Ciò che decidi viene inviato appena torna.

## Keys

keys-title = Tasti
keys-enter = Premere il pulsante principale
keys-undo = Un passo indietro
keys-escape = Lasciare tutto ciò che tieni
keys-tab = Dalla decisione alla mano, al tabellone e agli altri
keys-help = Questi tasti
keys-advice = Chiedere a un bot, o nascondere il suo consiglio
keys-plan = Pianifica il tuo prossimo turno mentre altri giocano

## Advice on the table

advice-flag = Probabilità { $chance }
advice-says = **Consiglio:** { $what }. Probabilità di vincere { $chance }.
advice-plain = **Consiglio:** { $what }.
advice-next = Poi ({ $chance }): { $what }.
advice-hide = Nascondi
advice-play = Gioca questo
