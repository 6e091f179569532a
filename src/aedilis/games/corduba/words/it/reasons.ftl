### Corduba: perché un bot consiglia un'azione.

corduba-reason-keep = Queste carte danno l'inizio migliore.
corduba-reason-pass = Nulla vale ormai quanto un posto tra i primi nel prossimo round.
corduba-reason-enough = Qui non conviene fare altro.
corduba-reason-payment = Paga con ciò che serve meno.
corduba-reason-milestone = Rivendica un traguardo prima che lo faccia qualcun altro.
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
    [one] { $denarii } denario
   *[other] { $denarii } denari
}.
corduba-reason-upkeep = Assicura che il mantenimento si possa pagare.
corduba-reason-quiet = Tiene tranquilla la città: i disordini costano senatori.
corduba-reason-nearer = Si avvicina a un traguardo.
corduba-reason-best = Ha dato il meglio quando il resto del round è stato giocato.

# Districts have Latin names in every language.
corduba-district-servorum = Servorum
corduba-district-plebeius = Plebeius
corduba-district-patricius = Patricius
