# La pagina. Parole dei regolamenti: prefettura, area, cantiere, permesso, Console.
# Gli **asterischi** mettono una parte in grassetto. $me è "yes" se la frase parla di chi legge.

## Nomi

group-A = onda
group-B = pino
group-C = arco

kind-roof = tetto
kind-floor = piano
kind-permit = permesso
card-roof = Tetto { $value }
card-floor = Piano { $value }
card-permit = Permesso { $value }, { $group }

shape-round = rotondo
shape-pitched = triangolare

tile-fountain = fontana
tile-amphitheatre = anfiteatro
tile-temple = tempio
tile-fountain-does = Un punto in più per il primo e il secondo posto nella sua prefettura.
tile-amphitheatre-does = A ogni round carte bonus per il primo e il secondo posto nella sua prefettura.
tile-temple-does = Raddoppia da questo conteggio tutti i punti della sua prefettura.
tile-fountain-short = +1 dove sei primo o secondo
tile-amphitheatre-short = Più carte per primo e secondo
tile-temple-short = Raddoppia la sua prefettura da ora

fate-waiting = in arrivo
fate-current = in questa asta
fate-placed = costruito
fate-removed = fuori dal gioco

phase-build = Costruire
phase-auctions = Aste
phase-scoring = Conteggio
phase-draw = Pescare

points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

## La barra sopra il tavolo

top-round = Round
top-round-of = Round { $round } di 4

## Il tabellone

board-label = Roma: nove prefetture
board-summary = Round { $round } di 4, { $phase }. Punti: { $scores }. { $supply } blocchi nella riserva.
board-empty-worth = vuota, vale { $points }
board-sites-free = { $count ->
    [0] nessuna area libera
    [one] { $count } area libera
   *[other] { $count } aree libere
}
board-tip-empty = Qui non c’è ancora nessuno. Il primo posto vale { $points }.
board-tip-amphitheatre = Anfiteatro: il primo posto pesca 2 carte in più, il secondo 1.

arithmetic-none = { $blocks ->
    [one] { $blocks } blocco
   *[other] { $blocks } blocchi
}, nessun posto
arithmetic-first = { $blocks ->
    [one] { $blocks } blocco
   *[other] { $blocks } blocchi
}, primo: { $temple ->
    [yes] (2 + { $fountains }) × 2
   *[no] 2 + { $fountains }
}
arithmetic-second = { $blocks ->
    [one] { $blocks } blocco
   *[other] { $blocks } blocchi
}, secondo: { $temple ->
    [yes] { $fountains } × 2
   *[no] { $fountains }
}

label-no-houses = ancora nessuna casa
label-houses = { $count ->
    [one] { $count } casa, altezza { $tallest }
   *[other] { $count } case, la più alta { $tallest }
}
label-fountains = { $count ->
    [0] nessuna fontana
    [one] { $count } fontana
   *[other] { $count } fontane
}
label-fountains-head = Fontane
label-first = { $name } primo, { $points }
label-second = { $name } secondo, { $points }
label-worth = qui la tessera ({ $tile }) ti porterebbe { $gain }
label-legal = qui puoi costruire
label-legal-gain = qui puoi costruire, { $gain }

## Gli altri

opp-consul = Console: comincia questo round
opp-projected = se si contasse adesso
opp-says = { $consul ->
    [yes] { $name }, console, ha
   *[no] { $name } ha
} { $score } punti, { $more } in più se si contasse ora.
opp-says-hand = { $count } carte in mano: permessi { $permits }, piani { $floors }, tetti { $roofs }.
opp-says-roofs = Tetti rimasti: { $round } rotondi, { $pitched } triangolari.
opp-says-yard = Nel cantiere: { $houses }.

piles-label = Mazzi
piles-top = { $card } in cima, { $count } carte
piles-empty = Questo mazzo è vuoto
tiles-label = Aste di questo round
tiles-round = Round { $round }
supply-title = Blocchi
supply-label = { $count } blocchi nella riserva
tracker-label = Viste e ancora in mano
tracker-secret = { $count } × { $kind } ancora segrete
tracker-of = Che cosa tutti sanno della mano di { $name }

## Cronaca

log-passed = { $me ->
    [yes] **Tu** hai passato
   *[no] **{ $name }** ha passato
}
log-passed-automatic = { $me ->
    [yes] **Tu** non hai carte e passi
   *[no] **{ $name }** non ha carte e passa
}
log-with = ({ $cards })
log-null = { $me ->
    [yes] **Tu** hai giocato { $card } senza effetto
   *[no] **{ $name }** ha giocato { $card } senza effetto
}
log-blocks-new = { $me ->
    [yes] **Tu** hai iniziato { $count ->
        [one] una casa nuova
       *[other] { $count } case nuove
    }
   *[no] **{ $name }** ha iniziato { $count ->
        [one] una casa nuova
       *[other] { $count } case nuove
    }
}
log-blocks-raised = { $me ->
    [yes] **Tu** hai alzato una casa a { $height }
   *[no] **{ $name }** ha alzato una casa a { $height }
}
log-blocks-mixed = { $me ->
    [yes] **Tu** hai costruito fino a { $height } e iniziato una casa
   *[no] **{ $name }** ha costruito fino a { $height } e iniziato una casa
}
log-roofed = { $me ->
    [yes] **Tu** hai messo il tetto a una casa di { $height }: { $shape }
   *[no] **{ $name }** ha messo il tetto a una casa di { $height }: { $shape }
}
log-placed = { $me ->
    [yes] **Tu** hai costruito { $height }: **{ $place }**
   *[no] **{ $name }** ha costruito { $height }: **{ $place }**
}
log-auction = Asta { $number }: { $tile }
log-won = { $me ->
    [yes] **Tu** hai comprato per { $sum }: { $tile }
   *[no] **{ $name }** ha comprato per { $sum }: { $tile }
}
log-tie-low-score = Parità: vince chi ha meno punti.
log-tie-high-card = Parità: vince la singola carta più alta.
log-tie-order = Parità: vince il posto che viene prima.
log-tie-free = Nessuna offerta: va a chi ha meno punti.
log-removed-tie = Parità: fuori dal gioco ({ $tile }).
log-removed-no-bid = Nessuna offerta: fuori dal gioco ({ $tile }).
log-removed-no-room = Nessun posto: fuori dal gioco ({ $tile }).
log-tile = { $me ->
    [yes] **Tu** hai messo ({ $tile }): **{ $place }**
   *[no] **{ $name }** ha messo ({ $tile }): **{ $place }**
}
log-scored = Conteggio del round { $round }
log-drawn = { $me ->
    [yes] **Tu** hai pescato { $count ->
        [one] una carta
       *[other] { $count } carte
    }
   *[no] **{ $name }** ha pescato { $count ->
        [one] una carta
       *[other] { $count } carte
    }
}
log-stopped = { $me ->
    [yes] **Tu** hai rinunciato alle altre carte bonus
   *[no] **{ $name }** ha rinunciato alle altre carte bonus
}
log-lost = { $me ->
    [yes] **Tu** non hai trovato altre carte da pescare
   *[no] **{ $name }** non ha trovato altre carte da pescare
}
log-consul = { $me ->
    [yes] **Tu** sei ora Console
   *[no] **{ $name }** è ora Console
}
log-round = Round { $round }
log-over = La partita è finita

## Il mio posto

me-label = Il tuo posto
yard-label = Il tuo cantiere
yard-empty = cantiere vuoto
yard-roofs-left = tetti rimasti
yard-ready = pronta
yard-no-roof = senza tetto
yard-new = Inizia una casa nuova
yard-new-short = nuova
yard-finished = Casa di { $height }, tetto { $shape }
yard-unfinished = Casa incompleta di { $height }
yard-put-roof = Metti il tetto: { $shape }
hand-label = { $count ->
    [one] La tua mano, { $count } carta
   *[other] La tua mano, { $count } carte
}
hand-empty = Nessuna carta in mano.
hand-no-effect = { $card }, ora solo senza effetto

## Decisioni

build-choose = **Tocca a te.** Gioca una carta, o passa per questo round.
build-pass = Passa
build-pass-ask = **Passi?** In questo round non costruisci più. Potrai ancora offrire.
build-pass-sure = Passa questo round
build-null = Senza effetto
build-null-ask = **Senza effetto.** La carta viene scartata e non si costruisce nulla.
build-null-only = **Per ora questa carta non serve a nulla.** Puoi giocarla senza effetto, per aspettare.
build-null-do = Gioca senza effetto
build-floor = { $left ->
    [one] **Ancora un blocco.** Su una casa, o iniziane una nuova.
   *[other] **{ $left } blocchi.** Ognuno su una casa, o iniziane di nuove.
}
build-floor-ready = { $count ->
    [one] **Un blocco messo.** Costruisci così?
   *[other] **Due blocchi messi.** Costruisci così?
}
build-floor-do = Costruisci
build-roof = **Un tetto.** Scegli la casa.
build-roof-shape = **Rotondo o triangolare?** Scegli un tetto.
build-roof-ready = **Completa la casa di { $height }.** Un permesso la porterà poi sul tabellone.
build-roof-do = Metti il tetto
build-permit = **Un permesso.** Scegli una casa e un colle illuminato.
build-permit-where = **Dove?** Scegli un colle illuminato.
build-permit-do = Costruisci qui
draft-result-first = **{ $place }: primo.**
draft-result-shared = **{ $place }: primo a pari merito.**
draft-result-second = **{ $place }: secondo.**
draft-result-none = **{ $place }: ancora nessun posto.**
draft-change = { $me ->
    [yes] Tu: { $was } → { $will }
   *[no] { $name }: { $was } → { $will }
}
draft-no-change = Per ora i punti non cambiano.
place-choose = **{ $tile ->
    [fountain] La fontana è tua
    [amphitheatre] L’anfiteatro è tuo
   *[temple] Il tempio è tuo
}.** Scegli la prefettura.
place-here = **{ $place }: { $tile ->
    [fountain] la fontana
    [amphitheatre] l’anfiteatro
   *[temple] il tempio
}.**
place-do = Mettilo qui
draw-choose = { $base ->
    [0] { $bonus ->
        [one] **Una carta bonus.** Prendila, o fermati.
       *[other] **{ $bonus } carte bonus.** Prendine una, o fermati.
    }
   *[other] { $bonus ->
        [0] **Pesca { $base }.** Prendi la prima carta di un mazzo.
       *[other] **Pesca { $base }, poi altre { $bonus }.** Prendi la prima carta di un mazzo.
    }
}
draw-take = Prendi { $card }, { $count } nel mazzo
draw-stop = Smetti di pescare
wait-bids = Aspettiamo le offerte di { $names }.

## Aste

auction-title = { $number ->
    [1] Prima asta
    [2] Seconda asta
   *[3] Terza asta
}: { $tile ->
    [fountain] la fontana
    [amphitheatre] l’anfiteatro
   *[temple] il tempio
}
auction-seal = Sigillare
auction-reveal = Scoprire
auction-place = Mettere
auction-take-back = Togli questa carta dall’offerta
auction-your-bid = la tua offerta
auction-sealed = sigillata
auction-tie-low-score-else-remove = In parità vince chi ha meno punti; a pari punti la tessera esce dal gioco.
auction-tie-high-card-then-order = In parità vince la singola carta più alta, poi il posto che viene prima.
bid-choose = **Quanto vale per te { $tile ->
    [fountain] la fontana
    [amphitheatre] l'anfiteatro
   *[temple] il tempio
}?** Scegli le carte; contano solo i numeri.
bid-chosen = **{ $sum } per { $tile ->
    [fountain] la fontana
    [amphitheatre] l'anfiteatro
   *[temple] il tempio
}.** Paghi solo se vinci.
bid-seal = Sigilla { $sum }
bid-none = Nessuna offerta
bid-pick = Scegli le carte
bid-clear = Svuota
bid-none-ask = **Nessuna offerta?** { $count ->
    [one] La carta scelta resta
   *[other] Le { $count } carte scelte restano
} nella tua mano.
bid-change = Cambia offerta
bid-sealed-wait = Sigillata
bid-waiting = **La tua offerta è sigillata.** Aspettiamo { $names }.
reveal-turning = Si scoprono le prime carte.
reveal-none = Nessuno ha mostrato una carta.
reveal-level = **Pari a { $sum }.** Decidono le prossime carte.
reveal-leads = { $me ->
    [yes] **Sei in testa con { $sum }.**
   *[no] **{ $name } è in testa con { $sum }.**
}
reveal-lead = in testa
reveal-wins = vince
reveal-turn = Scopre
reveal-stopped = Fermo
reveal-no-bid = Nessuna offerta
reveal-hidden = { $count } coperte
reveal-you-bid = **Offri { $sum }.** { $count ->
    [one] La carta si paga
   *[other] Le { $count } carte si pagano
} solo se vinci.
reveal-you-none = **Non hai offerto.**{ $left ->
    [0] {""}
   *[other] {" "}Le tue carte restano in mano.
}
reveal-watch = Si scoprono le offerte.
reveal-under-way = Si scopre
outcome-won = { $me ->
    [yes] **Vinci con { $sum }.** Gli altri riprendono le loro carte.
   *[no] **{ $name } vince con { $sum }.** Gli altri riprendono le loro carte.
}
outcome-low-score = { $me ->
    [yes] **Parità a { $sum }: vinci tu**, perché hai meno punti.
   *[no] **Parità a { $sum }: vince { $name }**, che ha meno punti.
}
outcome-high-card = { $me ->
    [yes] **Parità a { $sum }: vinci tu** con la singola carta più alta.
   *[no] **Parità a { $sum }: vince { $name }** con la singola carta più alta.
}
outcome-order = { $me ->
    [yes] **Parità a { $sum }: vinci tu**, primo a partire dal Console.
   *[no] **Parità a { $sum }: vince { $name }**, primo a partire dal Console.
}
outcome-free = { $me ->
    [yes] **Nessuna offerta: è per te**, che hai meno punti.
   *[no] **Nessuna offerta: è per { $name }**, che ha meno punti.
}
outcome-removed-tie = **Parità, e punti pari: fuori dal gioco.** Tutti riprendono le carte.
outcome-removed-no-bid = **Nessuna offerta: fuori dal gioco.**
outcome-removed-no-room = **Non c’è posto: fuori dal gioco.**

## Conteggio

scoring-columns = Colonne dei punti
scoring-table = Punti per prefettura
scoring-legend = Scuro: questo round. Chiaro: prima.
scoring-lead = { $name } in testa di { $by }
scoring-level = Pari: { $names }
scoring-rank = { $rank }°
scoring-this-round = Questo round
scoring-score = Punti
scoring-nobody = Qui nessuno fa punti.
scoring-counting = Le prefetture si contano una a una.
scoring-under-way = Si conta
scoring-ask-lead = { $me ->
    [yes] **Sei in testa di { $by }.**
   *[no] **{ $name } è in testa di { $by }.**
}
scoring-ask-level = **Pari in testa:** { $names }.
scoring-next = { $me ->
    [yes] Sei Console e peschi per primo.
   *[no] { $name } è Console e pesca per primo.
}
scoring-replay = Ancora
scoring-on = Ora si pesca
scoring-result = Il risultato

over-title = { $count ->
    [one] { $me ->
        [yes] Hai vinto
       *[no] Vince { $names }
    }
   *[other] Vittoria condivisa: { $names }
}
over-winner = { $count ->
    [one] { $me ->
        [yes] **Hai vinto.** Roma se ne ricorderà.
       *[no] **Ha vinto { $names }.** Il seme di questa partita ora è pubblico.
    }
   *[other] **Una vittoria condivisa:** { $names }.
}
over-sources = Punti per prefettura
stats-tab-overview = Risultato
stats-tab-points = Punti
stats-tab-auctions = Aste
stats-tab-tempo = Tempo
stats-tab-luck = Fortuna
stats-by-round = Punti per round, da I a IV
stats-bids = Offerte nelle dodici aste, e che cosa ha reso la tessera a chi l’ha vinta
stats-points = punti
stats-cards = carte
stats-auction = Round { $round }, asta { $number }, { $tile }
stats-auction-won = vince { $name }, { $place }, { $points } punti
stats-tempo = Carte giocate costruendo, chiare se senza effetto; bandiera: ordine in cui si passa, sotto le carte tenute
stats-pass = { $name }, round { $round }: { $turns } carte giocate, { $nulls } senza effetto, passa come numero { $order } con { $left } carte
stats-luck = Nei numeri delle carte
stats-dealt-luck = Mano iniziale
stats-draw-luck = Mazzi scoperti
stats-draw-choice = Scelta propria
stats-luck-note = Mano iniziale e mazzi scoperti sono fortuna: ciò che è arrivato, meno la media. La scelta propria è la carta presa, meno la media di quelle scoperte; spesso si prende apposta un numero basso.
why-hill = Il vantaggio viene soprattutto da **{ $place }**: { $mine } punti per { $name }, { $theirs } per { $rival }.
why-tile = **{ $tile ->
    [fountain] La fontana
    [amphitheatre] L’anfiteatro
   *[temple] Il tempio
}** ({ $place }): prezzo { $price }, resa { $points } punti.
why-turns = **{ $name }** ha giocato costruendo { $count } carte più di { $rival }.
why-luck = La **fortuna** era con { $name }: le sue carte valevano { $count } più di quelle di { $rival }.
why-luck-even = La **fortuna** ha fatto poca differenza tra { $name } e { $rival }.
stat-tiles = Aste vinte
stat-spent = Pagato, in numeri
stat-price = Prezzo medio
stat-own-worth = Punti dalle proprie tessere
stat-other-worth = Punti dalle tessere altrui
stat-bonus-cards = Carte bonus offerte
stat-turns = Carte giocate costruendo
stat-nulls = Carte senza effetto
stat-blocks = Blocchi sul tabellone
stat-cards-per-block = Carte per blocco
stat-left = Carte tenute passando, in media
stat-last-word = Round con l’ultima parola
stat-dealt = Valore della mano iniziale
stat-draws = Carte pescate
stat-drawn = Carta pescata in media

## Nuovo tavolo

option-auction-tie = Parità in un’asta
option-no-bid = Nessuno offre
option-draw = Carte pescate
option-floor = Carte piano
option-partial-top-tie = Pari in blocchi, con una casa più bassa
option-bonus-draw = Carte bonus
option-start-player = Primo Console
option-final-tie = Parità alla fine
value-low-score-else-remove = meno punti, altrimenti fuori dal gioco
value-high-card-then-order = carta più alta, poi ordine
value-remove = la tessera esce dal gioco
value-low-score-free = gratis a chi ha meno punti
value-six-new = sei carte nuove
value-refill-to-six = fino a sei in mano
value-free = ogni blocco libero
value-tallest-only = sulla casa più alta, o case nuove
value-nothing = non prende nulla
value-second = prende il secondo posto
value-first = prende anche il primo posto
value-optional = si possono rifiutare
value-forced = obbligatorie
value-random = a sorte
value-chosen = il primo posto
value-shared = vittoria condivisa
value-most-blocks-on-board = più blocchi sul tabellone

## Menu

do-pass = Passa
do-floor = { $card }: blocchi fino a { $heights }
do-roof = { $card }: tetto { $shape } sulla casa di { $height }
do-permit = { $card }: { $height } { $shape }, { $place }
do-null = { $card } senza effetto
do-bid = Offri { $sum }: { $cards }
do-no-bid = Nessuna offerta
do-tile = Su: { $place }
do-draw = Pesca dal mazzo: { $kind }
do-stop = Smetti di pescare

## Registrazioni

replay-scoring = Punti { $round }

## Imparare

lesson-house-title = Costruire una casa
lesson-house-1 = **[Scegli la carta piano](card:F5).** Porta due blocchi nel tuo cantiere: tutti e due su una casa, o uno ciascuno su due. Inizia una [casa nuova](yard:0), metti il secondo blocco [sopra](yard:1) e premi [Costruisci](do).
lesson-house-2 = **[Ora la carta tetto](card:R3).** Completa la casa con un tetto [rotondo](roof:round) o [triangolare](roof:pitched): scegline uno, poi [Metti il tetto](do). Di ogni forma ne hai cinque per tutta la partita.
lesson-house-done = **Una casa completa.** Niente può più cambiarla. Ora va a Roma.
lesson-house-missed = La carta è andata e la casa è senza tetto. Ancora una volta: prima i blocchi, poi il tetto.
lesson-permit-title = Portala a Roma
lesson-permit-1 = **[Scegli il permesso](card:A6).** Il suo segno, l’onda, apre i tre colli dell’onda, che si illuminano. La prima casa di un colle è alta un blocco, e ogni fontana lì vale un punto in più. Il [Campidoglio](hill:0) ne ha due: sceglilo, poi [Costruisci qui](do).
lesson-permit-done = **La tua casa è in piedi.** Il cartellino del colle mostra quanto varrebbe ora.
lesson-permit-missed = Il permesso è andato e la casa è ancora in cantiere. Riprova.
lesson-refusal-title = Perché lì no?
lesson-refusal-1 = **Scegli il [permesso](card:A4), poi indica il [Campo Marzio](hill:1)** (o toccalo). Resta scuro, e una nota dice perché, con il numero della regola.
lesson-refusal-2 = **[Un colle si illumina](hill:0).** Le case di un colle hanno tutte lo stesso tetto, e ognuna è alta come la più alta o un blocco in più. Poi [Costruisci qui](do).
lesson-refusal-done = **Giusto.** Non serve sapere le regole a memoria: un colle chiuso dice sempre perché.
lesson-refusal-missed = Il permesso è andato. Riprova.
lesson-majority-title = Chi è primo?
lesson-majority-1 = **[Due colli sono aperti alla tua casa](card:B7).** Più blocchi su un colle valgono 2 punti e 1 per ogni fontana. A parità di blocchi è prima la casa più alta. I numeri mostrano il guadagno: quale colle è migliore?
lesson-majority-done = **Tre punti**: 2 per il primo posto e 1 per la fontana. Livia è seconda e prende il punto della fontana.
lesson-majority-missed = Quel colle vale meno. Confronta i numeri sopra i colli e riprova.
lesson-pass-title = Fermarsi in tempo
lesson-pass-1 = **Ora nessuna delle due carte costruisce qualcosa.** Potresti giocarne una senza effetto, per aspettare. Ma le carte sono anche denaro: [passa](choice:pass), conferma con [Passa questo round](do) e tieni 14 per le aste.
lesson-pass-done = **Chi passa non costruisce più, ma può ancora offrire.** Quando tutti hanno passato, cominciano le aste.
lesson-pass-missed = Le tue carte sono finite prima delle aste. Riprova.
lesson-auction-title = Un’offerta segreta
lesson-auction-1 = **[È in vendita una fontana](hand).** Scegli le carte; conta solo la somma. Gli altri hanno una carta ciascuno, e nessuna carta supera 8. Quale offerta è sicura, e quali carte ti mancheranno meno?
lesson-auction-2 = **[È tua](board)**, e hai pagato tutte le carte dell’offerta. Gli altri tengono le loro. Metti la fontana dove sei primo, sul [Quirinale](hill:3), poi [Mettilo qui](do).
lesson-auction-done = **Un punto in più** in ogni conteggio che viene, per il primo e per il secondo di quel colle.
lesson-auction-missed = Non questa volta: vince la somma più alta, e la fontana va sul colle dove sei primo. Riprova.
lesson-tie-title = Parità
lesson-tie-1 = **Livia offre la sua unica carta, un 7: tutti l’hanno vista pescarla.** In parità vince chi ha meno punti: tu 4, lei 9. Offri esattamente 7: [Tetto 5](card:R5) e [Permesso 2](card:A2), poi [Sigilla 7](do).
lesson-tie-2 = **Vinta con un’offerta pari.** Metti la fontana sul [Quirinale](hill:3), dove sei primo, poi [Mettilo qui](do).
lesson-tie-done = **Ricorda:** chi è in testa deve offrire uno in più. A pari punti la tessera esce dal gioco.
lesson-tie-missed = C’è un modo meno caro: qui basta esattamente 7. Riprova.
lesson-scoring-title = Tempio e conteggio
lesson-scoring-1 = **Il tempio, e nessun altro ha più carte.** Basta il tuo [Piano 1](card:F1). Sceglilo, poi [Sigilla 1](do).
lesson-scoring-2 = **[Un tempio raddoppia il suo colle per tutti quelli che ci stanno](board).** Dove guadagni di più tu, e di meno i rivali? Mettilo lì.
lesson-scoring-3 = **[Punti](do).** Colle per colle: 2 e le fontane al primo, le fontane al secondo, il tempio raddoppia entrambi. Indica una riga per vedere il suo conto.
lesson-scoring-done = **Quattro conteggi fanno una partita.** Un vantaggio conta ogni volta: il più prezioso è quello preso presto.
lesson-scoring-missed = Un altro colle ti avrebbe dato di più: cerca i tuoi cinque blocchi e tre fontane. Riprova.
lesson-draw-title = Carte nuove
lesson-draw-1 = **[Dopo i punti peschi sei carte](piles).** La prima carta di ogni mazzo è scoperta. Hai una casa che vuole un tetto e una che vuole un permesso. Comincia dai [permessi](pile:permit).
lesson-draw-2 = **Una carta alla volta**; vedi la seguente prima di scegliere ancora. Prendi [tetti](pile:roof), [piani](pile:floor) o [permessi](pile:permit), come vuoi. Altre due sono il tuo bonus: sei primo presso un anfiteatro.
lesson-draw-done = **Era un round intero.** Il Console passa avanti e comincia il posto seguente.
lesson-puzzle-title = Vinci la partita
lesson-puzzle-1 = **[L’ultimo round](hand).** Solo tu hai ancora carte, e Livia è quasi pari. Quattro carte, due case: quale giocata vince?
lesson-puzzle-done = **Roma è tua.** Ora sai giocare a Capitol.
lesson-puzzle-missed = Non basta. Il tempio raddoppia un colle: chi è primo lì, e quale tetto va bene? Riprova.

preset-SCHMIDT-2001 = Regolamento tedesco (2001)
preset-DESIGNER-TEXT = Testo degli autori (Italia, Francia)
lesson-aim-title = Di che si tratta
lesson-aim-1 = **Chi ha più blocchi in una prefettura fa punti lì.** Una partita ha quattro round di quattro fasi: costruire, aste, punti, pescare. Questo è l’ultimo round. Porta la tua casa al [Quirinale](hill:3): scegli il [permesso](card:B5), poi la prefettura, poi [Costruisci qui](do). Con due blocchi contro uno sei primo.
lesson-aim-2 = **Ora si conta.** Primo posto: 2 punti e 1 per fontana. Secondo posto: solo le fontane. Il Quirinale ha due fontane, quindi ti porta 4. [Continua](do).
lesson-aim-done = **Vinci.** È tutto qui; le lezioni seguenti mostrano come si costruiscono case e si vincono aste.
lesson-aim-missed = Il permesso è andato e la tua casa non è a Roma: Livia tiene il Quirinale. Riprova.
lesson-colours-title = Tre di un colore
lesson-colours-1 = **I tre colli di un colore non possono avere tutti gli stessi tetti.** Due colli dell’onda hanno tetti rotondi. Scegli il [permesso](card:A5), poi indica l’[Isola Tiberina](hill:2) (o toccala): la tua casa rotonda non può essere la terza.
lesson-colours-2 = **Lì serve un tetto triangolare.** Costruisci invece accanto a Livia: il [permesso](card:A5), il [Campidoglio](hill:0), poi [Costruisci qui](do).
lesson-colours-done = **Chi apre il secondo colle di un colore decide del terzo.** Attenzione: si può escludere un tetto apposta.
lesson-colours-missed = Il permesso è andato. La tua casa rotonda poteva stare sul Campidoglio. Riprova.

## Keys

keys-card = Prendere la carta in questo posto, o pescare da questo mazzo
keys-place = Scorrere i posti possibili
keys-pass = Passare, o smettere di pescare
keys-nothing = Giocare senza effetto, o non offrire nulla
