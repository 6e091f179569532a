### Capitol: perché un bot consiglia un’azione.

capitol-reason-open = { $prefecture }: aperta da solo, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a conteggio finché non arriva qualcuno.
capitol-reason-first = { $prefecture }: dà il primo posto, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
capitol-reason-second = { $prefecture }: dà il secondo posto, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
capitol-reason-fill = { $prefecture }: occupa l’ultimo spazio libero, lì non cambia più nulla.
capitol-reason-strengthen = { $prefecture }: rende il posto più sicuro di { $height ->
    [one] { $height } blocco
   *[other] { $height } blocchi
}.
capitol-reason-roof = { $places ->
    [0] Completa, la casa di { $height } ({ $shape ->
        [round] tetto rotondo
       *[pitched] tetto a punta
    }) aspetta un posto che la ammetta.
    [one] Completa, la casa di { $height } ({ $shape ->
        [round] tetto rotondo
       *[pitched] tetto a punta
    }) va bene in { $places } prefettura.
   *[other] Completa, la casa di { $height } ({ $shape ->
        [round] tetto rotondo
       *[pitched] tetto a punta
    }) va bene in { $places } prefetture.
}
capitol-reason-blocks = Prepara il cantiere per un permesso futuro.
capitol-reason-wait = Aspetta al prezzo di una carta, mentre gli altri devono decidersi.
capitol-reason-pass = Conserva { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} per le aste e i turni successivi.
capitol-reason-no-bid = { $tile ->
    [fountain] La fontana
    [amphitheatre] L’anfiteatro
   *[temple] Il tempio
} non vale le carte.
capitol-reason-enough = { $bid } dovrebbe bastare per { $tile ->
    [fountain] la fontana
    [amphitheatre] l’anfiteatro
   *[temple] il tempio
}: nessun rivale dovrebbe avere più di { $purse }.
capitol-reason-bid = { $bid } è quanto vale { $tile ->
    [fountain] la fontana
    [amphitheatre] l’anfiteatro
   *[temple] il tempio
}, anche se un rivale può avere { $purse }.
capitol-reason-fountain-first = { $prefecture }: sei primo, { $gain ->
    [one] { $gain } punto
   *[other] { $gain } punti
} in più a conteggio.
capitol-reason-amphitheatre-first = { $prefecture }: sei primo, { $gain ->
    [one] { $gain } carta
   *[other] { $gain } carte
} in più quando si pesca.
capitol-reason-temple-first = { $prefecture }: sei primo, { $gain ->
    [one] { $gain } punto
   *[other] { $gain } punti
} in più a conteggio.
capitol-reason-tile-fill = { $prefecture }: la fontana occupa l’ultimo spazio libero.
capitol-reason-tile = { $prefecture }: qui { $tile ->
    [fountain] la fontana
    [amphitheatre] l’anfiteatro
   *[temple] il tempio
} aiuta meno i rivali.
capitol-reason-draw-permit = Un permesso per una casa in attesa: { $prefecture } la ammette.
capitol-reason-draw-money = Un numero alto per le aste: { $value }.
capitol-reason-draw = { $kind ->
    [roof] Una carta tetto completa una casa.
    [floor] Una carta piano costruisce due blocchi.
   *[permit] Un permesso per dopo.
}
capitol-reason-stop = Rinuncia alle altre carte in più.

### Corduba: perché un bot consiglia un'azione.

corduba-reason-keep = Queste carte danno l'inizio migliore.
corduba-reason-pass = Nulla vale ormai quanto un posto tra i primi nel prossimo round.
corduba-reason-enough = Qui non conviene fare altro.
corduba-reason-payment = Paga con ciò che serve meno.
corduba-reason-milestone = Reclama un traguardo prima che lo faccia qualcun altro.
corduba-reason-sell = Trasforma in denari ciò che avanza.
corduba-reason-buy = Compra ciò che serve alle prossime azioni.
corduba-reason-tribute = Una quota che accontenta Roma e lascia qualcosa di scorta.
corduba-reason-deliver-most = { $value } supera il { $rival } che un rivale può inviare: un senatore.
corduba-reason-deliver-duty = { $value } è ciò che Roma chiede; di più non porterebbe nulla.
corduba-reason-deliver-none = Li tiene: ciò che Roma chiede è irraggiungibile, o non conviene.
corduba-reason-senators = Colloca subito { $senators ->
    [one] un senatore
   *[other] { $senators } senatori
}.
corduba-reason-lead = In testa a { $district } con { $lead } di vantaggio: un senatore in politica, se dura.
corduba-reason-prestige = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
} di prestigio a { $district }, verso i suoi bonus.
corduba-reason-troops = Truppe di valore { $value } per la prossima richiesta di Roma.
corduba-reason-offerings = Offerte di valore { $value } per la prossima richiesta di Roma.
corduba-reason-demand = Raccoglie ciò che Roma richiede.
corduba-reason-specialist = Uno specialista lavora e rende in ogni round a venire.
corduba-reason-workers = Un registro di { $register } porta più lavoratori in ogni round a venire.
corduba-reason-goods = Porta { $units ->
    [one] { $units } risorsa
   *[other] { $units } risorse
} per costruire.
corduba-reason-denarii = Porta { $denarii ->
    [one] { $denarii } denaro
   *[other] { $denarii } denari
}.
corduba-reason-upkeep = Assicura che il mantenimento si possa pagare.
corduba-reason-quiet = Tiene tranquilla la città: il malcontento costa senatori.
corduba-reason-nearer = Si avvicina a un traguardo.
corduba-reason-best = Ha dato il meglio quando il resto del round è stato giocato.
