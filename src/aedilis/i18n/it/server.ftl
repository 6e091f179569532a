### Perché il server dei tavoli rifiuta qualcosa.

server-already-proposed = È già in corso un voto per annullare.
server-already-rematched = La rivincita è già pronta.
server-already-voted = Su questo non hai diritto di voto.
server-bad-action = Questa non è un'azione del gioco.
server-bad-body = La richiesta non è comprensibile: { $problem }
server-bad-content-type = Le richieste devono essere inviate come application/json.
server-bad-hello = La connessione non è iniziata con un saluto.
server-bad-json = Il messaggio non è JSON.
server-bad-message = Il messaggio non è comprensibile.
server-bad-name = Scrivi un nome o un testo leggibile.
server-bad-options = Il gioco non ha queste opzioni.
server-bad-order = Al momento non si può dare un ordine di questo tipo.
server-bad-origin = Un altro sito non può usare questo server.
server-bad-players = Questo gioco è per { $least }-{ $most } giocatori.
server-bad-query = L'indirizzo contiene una parte incomprensibile.
server-bad-request = Questa non è una richiesta che un browser invierebbe.
server-bad-subscription = A questo browser non si può inviare nulla.
server-bad-text = Il testo contiene un carattere che non si può conservare.
server-bad-token = Questo link o accesso non è valido qui.
server-bad-webhook = Questo indirizzo non può essere chiamato.
server-bot-plays = Un bot gioca per te: il tuo piano è stato abbandonato.
server-busy = Il server è occupato; riprova.
server-cannot-undo = Non si può tornare a quel punto.
server-closing = Il server si sta riavviando.
server-commit-first = Conferma prima il passo che rivela qualcosa.
server-full = Il server ha troppi visitatori.
server-game-over = La partita è finita.
server-headers-too-large = Le intestazioni della richiesta sono troppo lunghe.
server-hints-open = Due suggerimenti sono già in preparazione; aspetta che uno sia pronto.
server-id-used = Con questo identificativo è già stato inviato un altro comando.
server-illegal-action = Le regole non lo permettono.
server-internal = Qualcosa è andato storto sul server.
server-log-full = A questo tavolo hai detto e cambiato tutto quello che può conservare; puoi continuare a giocare.
server-method-not-allowed = Questo non si può fare con questo indirizzo.
server-name-at-table = Qualcuno al tavolo ha già questo nome.
server-name-taken = Questo nome è già preso.
server-no-hints = A questo tavolo non ci sono suggerimenti.
server-no-page = La pagina non è stata generata; l’interfaccia è in /api/openapi.json.
server-no-proposal = Non c'è nulla da votare.
server-no-such-move = Questa mossa non esiste.
server-no-such-seat = Questo posto non esiste.
server-not-abandoned =
    La persona era qui poco fa; il posto si può cedere tra { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
server-not-allowed = Prima della fine può vederlo solo quel posto.
server-not-found = Qui non c'è nulla.
server-not-host = Può farlo solo chi ha aperto il tavolo.
server-not-over = La partita non è ancora finita.
server-not-running = La partita non è iniziata.
server-not-waiting = La partita è già iniziata.
server-not-your-seat = Questo non è il tuo posto.
server-not-your-turn = Non è il tuo turno.
server-nothing-ahead = La tua prossima decisione non si può ancora prevedere.
server-operators-only = Solo chi gestisce questo server può vederlo.
server-order-over = Ciò che hai ordinato non può più presentarsi.
server-other = Rifiutato ({ $code }).
server-private-address = Questo indirizzo si trova nella rete del server e non viene chiamato.
server-record-corrupt = Questa non è una registrazione leggibile.
server-record-sealed = La registrazione non ha il seme: la partita non era finita.
server-record-tampered = Rigiocata, la registrazione non dà il risultato che dichiara.
server-record-truncated = La registrazione non è completa.
server-record-version = La registrazione segue altre regole (versione { $version }).
server-reports-full = Ci sono già troppe segnalazioni; chi gestisce il server deve prima leggerle.
server-seat-held = Qualcuno è a questo posto.
server-seat-taken = Questo posto è occupato.
server-spectator = Gli spettatori guardano soltanto.
server-stale-decision = L'hai già deciso.
server-storage-damaged = L'archivio del server è danneggiato; finché non viene riparato, questo non si può né leggere né conservare.
server-storage-full = Il disco del server è pieno, quindi nulla è cambiato; riprova più tardi.
server-storage-lost = Il server al momento non raggiunge il suo archivio, quindi nulla è cambiato; riprova più tardi.
server-taken-back = Una mossa è stata ritirata: il tuo piano è stato abbandonato.
server-too-fast = Troppo veloce; aspetta un momento.
server-too-large = È troppo grande (al massimo { $largest } byte).
server-too-late = Il tuo tempo per questa decisione è scaduto.
server-too-long = È troppo lungo (al massimo { $longest } caratteri).
server-too-slow = La connessione era troppo lenta e ricomincia.
server-unknown-game = Questo gioco non esiste.
server-unknown-lesson = Questa lezione non esiste.
server-unknown-pack = Qui non c’è questo pacchetto di contenuti.
server-bad-pack = Non è un file ZIP con i file TOML di un pacchetto di contenuti.
server-unknown-level = Non c'è un bot di questo livello.
server-unknown-table = Questo tavolo non esiste.
server-wrong-passphrase = Nome o frase segreta errati.

## What a browser is told that is not looking.

push-turn =
    { $named ->
        [yes] { $name }, tocca a te a { $game }.
       *[no] Tocca a te a { $game }.
    }
server-unknown-puzzle = Questo enigma non esiste.
server-your-turn = È già il tuo turno.
