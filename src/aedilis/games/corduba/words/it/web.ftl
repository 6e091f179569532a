### Corduba on the page: the table, its log and its result.

## La mappa
co-map-label = Mappa di Corduba
co-map-whole = Mostra tutta la mappa
co-map-reading = La città, quartiere per quartiere
co-map-supply = riserva { $n }
co-map-built = costruito
co-map-bonus = costruire
co-map-revolt = rivolta, niente bonus
co-map-plate = { $district }. { $revolts ->
    [yes] In rivolta, nessun bonus di costruzione.
   *[no] Nessuna rivolta.
  } Prestigio: { $prestige }
co-map-focus = Guarda { $district }
co-map-where = righe da { $top } a { $bottom }, colonne da { $left } a { $right }
co-map-cell = riga { $row }, colonna { $column }
co-map-tile = { $building }, { $district }, { $where }, costruito da { $builder }, { $state ->
    [unrest] disordini
    [used] usato in questo round
   *[open] libero
  }
co-map-insula = { $owner ->
    [nobody] Insula neutrale
   *[other] Insula di { $owner }
  }, { $where }
co-map-site = { $site }: { $workers ->
    [one] 1 lavoratore
   *[other] { $workers } lavoratori
  } per { $goods }, { $state ->
    [used] usato in questo round
   *[open] libero
  }
co-map-castra = Castra, { $troop }, { $state ->
    [used] usato in questo round
   *[open] libero
  }
co-map-portus = { $n ->
    [one] Portus: 1 lavoratore, mai pieno
   *[other] Portus: { $n } lavoratori, mai pieno
  }
co-map-monument = { $monument }, { $built ->
    [yes] costruito da { $builder }
   *[no] non costruito
  }
co-map-spots = { $n ->
    [one] Un posto per l’edificio. Invio costruisce.
   *[other] { $n } posti per l’edificio. Le frecce lo spostano, R lo gira, Invio costruisce.
  }
co-map-spot = { $building }, posto { $number } di { $of }, { $where }. { $own ->
    [0] Nessuna insula propria
    [one] 1 insula propria
   *[other] { $own } insulae proprie
  }, { $neutral ->
    [0] nessuna neutrale
    [one] 1 neutrale
   *[other] { $neutral } neutrali
  }{ $forced ->
    [0] .
    [one] ; 1 insula neutrale deve unirlo alla città per 1 denario.
   *[other] ; { $forced } insulae neutrali devono unirlo alla città per { $forced } denari.
  }
co-map-tip-unrest = Disordini: nessuno può usarlo.
co-map-tip-used = Usato in questo round.
co-map-tip-forced = Qui non tocca niente: un’insula neutrale lo unisce alla città per 1 denario.
co-map-tip-own-cell = Su questa casella non entra più nessun edificio, e tocca quello nuovo: un’insula del costruttore.
co-map-tip-row-empty = La fila di insulae del costruttore è vuota, perciò questa è neutrale.
co-map-tip-filled = Su questa casella non entra più nessun edificio: un’insula neutrale.
co-map-tip-replaced = Un’insula di un giocatore prende il posto di una neutrale.
co-map-reconstructed = Numeri in parte ricostruiti: il regolamento non li riporta.
co-reconstructed = Ricostruito: il regolamento non lo stampa.
co-source = Fonte: { $source }.
co-reconstructed-line = Ciò che il regolamento non stampa – carte, prezzi, tracciati, bonus – è una nostra ricostruzione. È segnato con ≈; il menu nasconde i segni.
co-map-places = Siti, Castra, monumenti
co-map-free = { $free } di { $all } liberi

## Words

co-you = Tu
co-player = Giocatore
co-caepio = Fannius Caepio
co-portus = Portus
co-castra = Castra
co-macellum = Macellum
co-troops = Truppe
co-offerings = Offerte
co-monuments = Monumenti
co-milestones = Traguardi
co-tracks = Tracciati
co-prestige = Prestigio
co-popularity = Popolarità
co-harmony = Armonia
co-popularity-word = Popolarità
co-harmony-word = Armonia
co-register-word = Registro
co-unrest-word = Posto sul tracciato dei disordini
co-senators-word = Senatori
co-denarii = Denari
co-nothing = niente
co-or = { " o " }
co-and = { " e " }
co-up-to = fino a
co-cell = riga { $row }, colonna { $column }
co-cell-in = { $district }, { $cell }
co-tile-in = { $building } in { $district }
co-prestige-in = Prestigio in { $district }
co-phase-set-up = Preparazione
co-phase-decade = Decennio
co-title-peculium = Peculium: { $name }
co-phase-unrest = Disordini
co-phase-macellum = Macellum
co-phase-actions = Azioni
co-phase-rome = Roma
co-phase-harmony = Armonia
co-phase-round-end = Fine del round
co-phase-decade-end = Fine del decennio
co-phase-over = La fine
co-colour-red = rosso
co-colour-purple = viola
co-colour-blue = blu
co-colour-yellow = giallo
co-colour-green = verde
co-colour-brown = marrone
co-goods-food = cibo
co-goods-wood = legno
co-goods-stone = pietra
co-goods-tool = attrezzi
co-goods-amphora = anfore
co-goods-marble = marmo
co-goods-velites = veliti
co-goods-legionary = legionari
co-goods-equites = cavalieri
co-amount-food = { $n } cibo
co-amount-wood = { $n } legno
co-amount-stone = { $n } pietra
co-amount-tool = { $n ->
    [one] { $n } attrezzo
   *[other] { $n } attrezzi
  }
co-amount-amphora = { $n ->
    [one] { $n } anfora
   *[other] { $n } anfore
  }
co-amount-marble = { $n } marmo
co-amount-denarii = { $n ->
    [one] { $n } denario
   *[other] { $n } denari
  }
co-amount-worker = { $n ->
    [one] { $n } lavoratore
   *[other] { $n } lavoratori
  }
co-amount-special = { $n ->
    [one] { $n } lavoratore speciale
   *[other] { $n } lavoratori speciali
  }
co-amount-resource = { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
  }
co-amount-basic = { $n ->
    [one] { $n } risorsa di base
   *[other] { $n } risorse di base
  }
co-amount-unrest = { $n ->
    [one] { $n } segnalino disordini
   *[other] { $n } segnalini disordini
  }
co-amount-offering1 = { $n ->
    [one] { $n } offerta di valore 1
   *[other] { $n } offerte di valore 1
  }
co-amount-offering2 = { $n ->
    [one] { $n } offerta di valore 2
   *[other] { $n } offerte di valore 2
  }
co-amount-velites = { $n } veliti
co-amount-legionary = { $n ->
    [one] { $n } legionario
   *[other] { $n } legionari
  }
co-amount-equites = { $n ->
    [one] { $n } cavaliere
   *[other] { $n } cavalieri
  }
co-free-basic = { $n ->
    [one] meno { $n } risorsa di base
   *[other] meno { $n } risorse di base
  }
co-free-any = meno { $n } a scelta
co-with-discounts = { $n ->
    [one] con uno sconto
   *[other] con { $n } sconti
  }
co-senators = { $n ->
    [one] { $n } senatore
   *[other] { $n } senatori
  }
co-rank = { $rank }°

## What effects do

co-step-lose = perdi { $amount }
co-step-transfer = dai { $amount } al primo
co-step-gain-choice = { $n } tra { $among }{ $distinct ->
    [yes] , tutte diverse
   *[no] { "" }
  }
co-step-popularity = popolarità { $n }
co-step-harmony = armonia { $n }
co-step-senator = { $n } senatore
co-step-prestige = { $n } prestigio { $where }
co-step-register = registro { $n }
co-step-unlock = { $n ->
    [one] sblocca uno specialista
   *[other] sblocca { $n } specialisti
  }
co-step-unlock-colour = sblocca lo specialista { $colour }
co-step-peculium = { $n ->
    [one] il peculium di uno specialista
   *[other] il peculium di { $n } specialisti
  }
co-step-trade-both = visita il mercato
co-step-trade-buy = compra al mercato
co-step-trade-sell = vendi al mercato
co-step-trade-types = { $n ->
    [one] (un solo tipo)
   *[other] (fino a { $n } tipi)
  }
co-step-trade-units = (al massimo { $n } per tipo)
co-step-trade-buy-mod = { $way ->
    [less] (acquisto: { $n } denario in meno l’unità)
   *[more] (acquisto: { $n } denario in più l’unità)
  }
co-step-trade-sell-mod = { $way ->
    [less] (vendita: { $n } denario in meno l’unità)
   *[more] (vendita: { $n } denario in più l’unità)
  }
co-step-suppress = togli { $n } disordini { $where }
co-step-incite = metti { $n } disordini su edifici { $where }
co-step-cause-unrest = ricevi { $n } disordini
co-step-replace = { $n ->
    [one] metti una tua insula al posto di una neutrale
   *[other] metti { $n } tue insulae al posto di neutrali
  }
co-step-build-any = costruisci un edificio o un monumento
co-step-build-tile = costruisci un edificio
co-step-build-cheaper = { $what }, { $off } in meno
co-step-choose = scegli: { $options }
co-step-if = se { $condition }: { $then }; altrimenti: { $else }
co-where-servorum = in Servorum
co-where-plebeius = in Plebeius
co-where-patricius = in Patricius
co-where-lowest = dove il tuo è più basso
co-where-highest = dove il tuo è più alto
co-where-here = qui
co-where-each = in ogni quartiere
co-where-chosen = { $districts ->
    [one] in un quartiere a tua scelta
   *[other] in { $districts } quartieri a tua scelta
  }
co-scope-any = ovunque
co-scope-here = qui
co-scope-servorum = in Servorum
co-scope-plebeius = in Plebeius
co-scope-patricius = in Patricius
co-metric-built-tiles = edifici costruiti
co-metric-built-monuments = monumenti costruiti
co-metric-insulae-on-board = tue insulae sul tabellone
co-metric-register = registro
co-metric-specialists-unlocked = specialisti sbloccati
co-metric-popularity = popolarità
co-metric-harmony = armonia
co-metric-denarii = denari
co-metric-prestige-min = prestigio in ogni quartiere
co-metric-prestige-max = prestigio più alto
co-metric-troops-value = valore delle truppe
co-metric-offerings-value = valore delle offerte
co-metric-resources-total = risorse
co-metric-unrest-track = posto sul tracciato dei disordini

## Choices

co-do-keep = tieni { $heritage } e { $character }
co-do-troops = truppe per Roma: { $what }
co-do-offerings = offerte per Roma: { $what }
co-do-goods = merci per Roma: { $what }
co-do-build = costruisci { $building } in { $district }
co-do-monument = costruisci { $monument }
co-do-activate = { $building } in { $district }: { $gain }
co-do-site = { $site }: { $gain }
co-do-portus = Portus: { $gain }
co-do-castra = Castra: { $gain }
co-do-claim = rivendica { $milestone }
co-do-pass = passa
co-do-merchant = manda il mercante al mercato
co-do-ability = usa { $name }
co-do-end = finisci il turno
co-do-link = insula neutrale: { $cell }
co-do-colour = { $name }, peculium: { $peculium }
co-do-buy = compra { $what }
co-do-sell = vendi { $what }
co-do-insulae = { $n ->
    [0] nessuna tua
    [one] una tua
   *[other] { $n } tue
  }
co-do-done = qui nient’altro
co-trigger-yes = Sì: { $effect }
co-trigger-no = No

## What is asked

co-ask-keep = Scegli **una carta eredità** e **un personaggio**. Nessuno vede la tua scelta finché tutti non hanno scelto.
co-ask-rome = **Pugno chiuso.** Nessuno vede la tua scelta finché tutti non hanno scelto.
co-ask-turn = Costruisci, usa un edificio, manda lavoratori a un sito, rivendica un traguardo o passa. Le azioni libere vanno prima o dopo.
co-ask-turn-done = La tua azione principale è fatta. Fai azioni libere o finisci il turno.
co-ask-which = Che cosa fai lì?
co-ask-menu-activate = Quale edificio usi?
co-ask-menu-places = Dove mandi i tuoi lavoratori?
co-ask-menu-claim = Quale traguardo rivendichi?
co-ask-menu-ability = Quale abilità usi?
co-ask-choose-build = Che cosa costruisci?
co-ask-choose-spot = Dove va { $tile }? Scegli un posto sulla mappa.
co-ask-choose-caepio-spot = Caepio può posare il massimo di insulae in vari posti. Dove va il suo { $tile }?
co-ask-choose-link = { $tile } va collegato alla città con insulae neutrali, ancora { $n }. Dove?
co-ask-choose-payment = Da pagare: { $cost }. Con che cosa?
co-ask-choose-bonus = Il bonus di costruzione di quale quartiere usi?
co-ask-activate-new = { $tile } è nuovo: lo usi subito?
co-ask-choose-gain = { $n ->
    [one] Prendi una di queste merci.
   *[other] Prendi { $n } in tutto tra queste merci.
  }
co-ask-choose-loss = { $n ->
    [one] Restituisci una delle tue merci.
   *[other] Restituisci { $n } in tutto tra le tue merci.
  }
co-ask-store = Il tuo magazzino ne tiene { $most }: restituisci { $n ->
    [one] una delle tue merci.
   *[other] { $n } in tutto tra le tue merci.
  }
co-ask-choose-districts = { $n } prestigio in quale quartiere?
co-ask-choose-unlock = Quale specialista sblocchi?
co-ask-choose-peculium = Di chi ricevi il peculium?
co-ask-visit = I prezzi restano fermi durante la visita e cambiano alla fine.
co-ask-visit-first = Compra o vendi almeno una volta: una visita che non cambia nulla non è permessa. I prezzi restano fino alla fine.
co-ask-suppress = Dove togli disordini? Ancora { $n }.
co-ask-incite = Quale edificio riceve disordini? Ancora { $n }.
co-ask-spread = I disordini si diffondono: su quale edificio?
co-ask-place-unrest = Hai ricevuto disordini, ancora { $n } da mettere. Su quale edificio?
co-do-hand-out = Segnalini rimasti: { $names }
co-ask-hand-out-unrest = { $n ->
    [one] Chi riceve il segnalino rimasto?
   *[other] Chi riceve i { $n } segnalini rimasti?
  }
co-ask-replace = Quale insula neutrale diventa tua? Fino a { $n }.
co-ask-choose-option = Che cosa scegli?
co-ask-order-triggers = Che cosa succede prima?
co-ask-use-trigger = Usi { $name }?
co-ask-pay-upkeep = Il mantenimento è { $n }. Ciò che non paghi porta disordini.
co-ask-count-insulae = Quante tue insulae posi?

## Buttons

co-title-turn = **Tocca a te**
co-title-turn-done = **Tocca a te**
co-title-confirm = **Tutto deciso**
co-title-tile = **{ $building }** in { $district }
co-menu-build = Costruisci
co-menu-activate = Edificio
co-menu-places = Siti, Castra
co-menu-claim = Traguardo
co-menu-merchant = Mercato
co-menu-ability = Abilità
co-menu-pass = Passa
co-menu-end = Fine turno
co-pass-ask = **Passare?** Non avrai altri turni in questo round.
co-pass-sure = Passa
co-go-build = Costruisci qui
co-go-monument = Costruisci
co-go-use = Usa
co-go-recruit = Recluta
co-go-claim = Rivendica
co-go-on = Avanti
co-pay-otherwise = Paga diversamente
co-confirm = Poi decidono altri, o si mostra qualcosa di nascosto.
co-confirm-do = Fai così
co-done = Nient’altro
co-build-nothing = Non costruire
co-market-leave = Vai via
co-market-trade = Commercia
co-take-do = Prendi { $n } di { $total }
co-discard-do = Restituisci { $n } di { $total }
co-less = meno { $what }
co-more = più { $what }
co-wait-sealing = { $count ->
    [one] { $names } sceglie ancora in segreto.
   *[other] { $names } scelgono ancora in segreto.
  }
co-your-turn = Tocca a te

## The table

co-board-label = La città di Corduba
co-own-board = La tua plancia
co-look-at = Guarda la plancia di { $name }
co-opp-says = { $name } ha { $things }.
co-opp-says-ready = Specialisti disponibili: { $names }.
co-opp-says-spent = Specialisti al lavoro: { $names }.
co-opp-says-prestige = Prestigio: { $values }.
co-overview = Roma, traguardi, mercato e tracciati
co-turn-tile = Gira l’edificio
co-keys-arrows = Scorri ciò che si può costruire, poi sposta l’edificio
co-keys-figures = Scegli dalla lista, un uso del nuovo edificio o un quartiere
co-summary = Round { $round }, decennio { $decade }, { $phase }. Senatori: { $senators }.
co-top-round = Round { $round } di 8, decennio { $decade }
co-top-order = Ordine di turno, e chi ha passato
co-amount-register = { $n ->
    [one] Registro { $n }: un lavoratore a round
   *[other] Registro { $n }: altrettanti lavoratori a round
  }
co-upkeep = Mantenimento
co-upkeep-why = Mantenimento { $n }: cibo o denari, da pagare alla fine del round
co-no-workers = nessun lavoratore
co-specialist-free = libero
co-specialist-locked = bloccato
co-specialist-spent = usato
co-specialist-pays = { $n ->
    [0] paga
   *[other] paga { $n }
}
co-peculium-of = peculium { $effect }
co-row = { $district }: { $laid } insulae su 6 posate
co-row-nothing = nessun bonus
co-storage = { $n } risorse, { $most } si possono tenere alla fine di un decennio
co-markers = { $n ->
    [one] 1 segnalino disordini davanti a te, da passare
   *[other] { $n } segnalini disordini davanti a te, da passare
  }
co-merchant-home = mercante a casa
co-merchant-out = mercante fuori
co-merchant-ready = mercante pronto
co-merchant-open = visita in corso
co-ability-use = usa
co-ability-ready = pronta
co-ability-used = usata
co-unrest-costs = { $n ->
    [0] Disordini
    [one] Disordini, −1 senatore alla fine
   *[other] Disordini, −{ $n } senatori alla fine
  }
co-market-row = { $goods }: prezzo { $price }, { $stock } al mercato, { $supply } nella riserva
co-rome-label = Roma chiede: { $card }
co-rome-round = Roma, round { $round }
co-rome-together = Tutti insieme: { $n } { $goods }
co-rome-all = insieme
co-rome-alone = da solo
co-rome-ranks = 1°: { $first } · 2°: { $second } · 3°: { $third }
co-claim-red-specialist = con lo specialista rosso
co-claim-purple-specialist = con lo specialista viola
co-claim-blue-specialist = con lo specialista blu
co-claim-yellow-specialist = con lo specialista giallo
co-claim-green-specialist = con lo specialista verde
co-claim-brown-specialist = con lo specialista marrone
co-claimed-by = rivendicato da { $name }

## Building

co-build-title = Che cosa costruisci?
co-build-bonus = Ogni edificio in { $district } costa meno ({ $bonus }); il prezzo mostrato è quello che paghi.
co-build-revolt = { $district } è in rivolta: nessun bonus di costruzione.
co-links = { $n ->
    [one] serve un’insula neutrale di collegamento, 1 denario in più
   *[other] servono { $n } insulae neutrali di collegamento, { $n } denari in più
  }

## The market

co-market-title = Visita al mercato
co-market-merchant = Il tuo mercante visita il mercato
co-market-text = Una volta per decennio. Ogni risorsa una volta sola; ciò che vendi prima può pagare ciò che compri.
co-resource = Risorsa
co-price = Prezzo
co-stock = Merce
co-order = Ordine
co-market-last = l’ultima
co-market-full = mercato pieno: va nella riserva
co-market-price = prezzo { $n }
co-market-stock = { $n } di { $most } al mercato
co-market-buy = compra { $n }
co-market-sell = vendi { $n }
co-in-hand = in mano
co-market-sold = +{ $n } venduti
co-market-bought = −{ $n } comprati
co-left = restano

## Rome

co-rome-text = Decennio { $decade }. Tutti scelgono in segreto truppe, offerte e merci, poi si aprono le mani.
co-rome-send = manda
co-rome-keep = tieni
co-rome-none = Non hai niente da mandare.
co-rome-of = { $n } di { $need }
co-rome-value = valore { $n }
co-rome-open = Averi visibili
co-rome-must = deve mostrare { $n }
co-rome-least = almeno { $n }
co-rome-rank = Il tuo posto con { $n }
co-rome-most = Di più
co-rome-fewest = Di meno
co-rome-fails = { $effect }, per tutti, se Roma riceve meno di { $n }
co-rome-needs = Roma chiede { $n }
co-rome-others = gli altri hanno { $n }
co-rome-missing = { $n ->
    [one] ne serve ancora 1
   *[other] ne servono ancora { $n }
}
co-rome-enough = basta
co-rome-seal = Consegna

## The start

co-keep-title = La tua famiglia
co-keep-text = Tieni una carta eredità e un personaggio. Si mostrano quando tutti hanno scelto.
co-keep-heritage = Eredità
co-keep-character = Un personaggio della { $family }
co-keep-start = All’inizio: { $effect }
co-keep-do = Tieni questi
co-start-values = Registro { $register }, popolarità { $popularity }, armonia { $harmony }

## What happened

co-told = **{ $name }**: { $what }
co-told-game-started = Comincia { $name }.
co-told-cards-revealed = tenuti { $heritage } e { $character }
co-told-started-with = comincia con registro { $register }, popolarità { $popularity }, armonia { $harmony }
co-told-decade-started = Decennio { $decade }
co-told-rome-demanded = Roma chiede { $goods } ({ $card }).
co-told-round-started = Round { $round }
co-told-prices = Prezzi: { $prices }
co-told-paid = pagato: { $what }
co-told-gained = ricevuto: { $what }
co-told-lost = ceduto: { $what }
co-told-insulae = { $n ->
    [one] posata un’insula
   *[other] posate { $n } insulae
  }
co-told-neutral = { $n ->
    [one] un’insula neutrale
   *[other] { $n } insulae neutrali
  }
co-told-popularity-moved = popolarità { $value }
co-told-harmony-moved = armonia { $value }
co-told-prestige-moved = prestigio { $value } in { $district }
co-told-register-raised = registro { $value }
co-told-unlocked = sbloccato { $specialist }
co-told-tile-built = costruito **{ $building }** in { $district }
co-told-monument-built = costruito **{ $monument }**
co-told-activated = usato **{ $building }** in { $district }
co-told-site-used = usato **{ $site }**
co-told-portus-used = usato il **Portus**
co-told-castra-used = reclutato nei **Castra**
co-told-milestone-claimed = rivendicato **{ $milestone }**
co-told-merchant-sent = mandato il mercante al mercato
co-told-ability-used = usato **{ $ability }**
co-told-buy = comprato { $what } a { $price } l’uno
co-told-sell = venduto { $what } a { $price } l’uno
co-told-passed = passato
co-told-unrest-placed = disordini su **{ $building }** in { $district }
co-told-unrest-removed = tolti disordini da { $building } in { $district }
co-told-unrest-received = { $n ->
    [one] ricevuto { $n } disordine
   *[other] ricevuti { $n } disordini
}
co-told-unrest-handed = dati { $n } disordini a { $name }
co-told-unrest-track-moved = posto { $value } sul tracciato dei disordini
co-told-senators-changed = { $n ->
    [one] ora { $n } senatore ({ $reason })
   *[other] ora { $n } senatori ({ $reason })
  }
co-told-delivered = consegnato a Roma: truppe { $troops }, offerte { $offerings }, merci { $goods }
co-told-ranked = { $rank ->
    [1] primo sul podio di Roma
    [2] secondo sul podio di Roma
    [3] terzo sul podio di Roma
   *[other] ultimo sul podio di Roma
  }
co-told-group-failed = Insieme avete consegnato { $sum }, ma Roma chiedeva { $minimum }.
co-told-upkeep-settled = pagati { $paid } di { $need } di mantenimento
co-told-stored = restituite { $n } oltre il magazzino
co-told-sold-at-end = venduto tutto per { $n } denari
co-told-over = { $count ->
    [0] La partita è finita. Non ha vinto nessuno.
    [one] La partita è finita. Ha vinto { $names }.
   *[other] La partita è finita. Vittoria condivisa: { $names }.
  }
co-told-caepio-card-turned = girata la carta { $card }
co-told-die-rolled = tirato { $pips }: { $district }
co-told-aedificium-drawn = vuole costruire { $building }
co-told-aedificium-returned = non c’è posto per { $building }
co-told-aedificium-used = usato **{ $building }** in { $district }
co-told-built-card-turned = Caepio ha girato un edificio già costruito: { $building }.
co-told-market-card-buy = prende { $what } dal mercato
co-told-market-card-sell = vende { $what }
co-told-caepio-committed-troops = mostra a Roma truppe per { $value }; il minimo è { $minimum }
co-told-caepio-committed-offerings = mostra a Roma offerte per { $value }; il minimo è { $minimum }
co-told-later-action = agito dopo che Caepio aveva passato; lui riceve un denario
co-reason-effect = effetti
co-reason-first-at-top = primo in cima a un tracciato del prestigio
co-reason-milestone = traguardi
co-reason-most-troops = più truppe per Roma
co-reason-most-offerings = più offerte per Roma
co-reason-podium = podio di Roma
co-reason-politics = più prestigio in un quartiere
co-reason-richest = il più ricco
co-reason-unrest-rank = posto sul tracciato dei disordini
co-reason-furthest = più avanti sul tracciato dei disordini
co-reason-last-unrest = disordini dell’ultimo round
co-reason-caepio-bonus = bonus di Caepio

## The end

co-over-won = { $count ->
    [0] Non vince nessuno.
    [one] { $me ->
        [yes] Hai vinto!
       *[no] Vince { $names }.
    }
   *[other] { $names } condividono la vittoria.
  }
co-over-rebellion-of-districts = Ribellione! Tutti e tre i quartieri sono in rivolta, e tutti perdono.
co-over-rebellion-of-markers = Ribellione! I disordini sono ovunque, e tutti perdono.
co-senators-from = Da dove vengono i senatori

## Caepio

co-caepio-short = Caepio
co-caepio-cards = La carta di Caepio
co-caepio-card = Carta { $card }
co-caepio-next = poi la riga { $row }
co-caepio-soon = Poi
co-caepio-draws = un’altra carta
co-caepio-passes = passa
co-caepio-would = ciò che farebbe ora
co-caepio-may = può pescare: { $buildings }
co-caepio-why = Perché l’ha fatto
co-caepio-then = Poi Caepio prenderebbe: { $act }.
co-act-site = { $site } { $workers }
co-act-build = Costruire
co-act-random = Edificio a caso
co-act-market = Vendere { $sell }, comprare { $buy }
co-obstacle-site-taken = è occupato
co-obstacle-supply-empty = non ha più niente
co-obstacle-space-taken = è occupato
co-obstacle-no-marker = non ha più segnalini
co-obstacle-stack-empty = non ci sono più carte
co-obstacle-no-room = non entra da nessuna parte
co-obstacle-not-built = non è costruito
co-obstacle-tile-taken = è già usato
co-obstacle-tile-restless = ha disordini
co-obstacle-no-free-tile = nessun edificio è libero
co-obstacle-nothing-to-trade = non c’è niente da commerciare

## Statistics

co-stats-tab-overview = Risultato
co-why-source = La differenza maggiore: **{ $source }** (senatori: { $mine } per { $name }, { $theirs } per { $rival }).
co-why-best = Il punto forte di { $rival }: **{ $source }** (senatori: { $theirs }, { $mine } per { $name }).
co-why-unrest = Sulla casella { $n } del tracciato dei disordini non si vince: **{ $names }**.
co-why-revolt = { $unpaid ->
    [0] **{ $name }** ha ricevuto { $received } disordini e ne ha tolti { $removed }.
   *[other] **{ $name }** ha ricevuto { $received } disordini, di cui { $unpaid } per mantenimento non pagato, e ne ha tolti { $removed }.
  }
co-why-monuments = Monumenti di **{ $name }**: { $built }; necessari: { $needed }.
co-stats-tab-senators = Senatori
co-stats-tab-deeds = Azioni
co-stats-tab-goods = Merci
co-stats-tab-city = Città
co-stats-tab-rome = Roma
co-stats-rome = a Roma
co-stats-turns = turni
co-stats-workers-left = lavoratori avanzati
co-stats-upkeep = mantenimento
co-stats-unrest = disordini ricevuti
co-stats-resources = Risorse
co-stats-gained = ricevute
co-stats-bought = comprate
co-stats-sold = vendute
co-stats-paid = pagate
co-stats-stored = cedute oltre il magazzino
co-stats-lost = perse
co-stats-earned = guadagnati al mercato
co-stats-spent = spesi al mercato
co-stats-luck = fortuna con le tessere del Macellum
co-stats-tile = Edificio, e chi l’ha costruito
co-stats-round = Round
co-stats-insulae = insulae proprie posate
co-stats-uses = usato da { $name }
co-stats-uses-note = Le colonne dei giocatori contano quante volte ognuno ha usato l’edificio.
co-stats-rome-decade = Decennio { $decade }: { $card }
co-stats-rome-sum = merci: { $sum } di { $minimum } insieme
co-deed-build = edifici costruiti
co-deed-monument = monumenti costruiti
co-deed-activate = edifici usati
co-deed-site = siti usati
co-deed-portus = Portus usato
co-deed-castra = truppe reclutate
co-deed-claim = traguardi rivendicati
co-deed-merchant = visite del mercante al mercato
co-deed-ability = abilità usate
co-open-dealt = Distribuite all’inizio
co-open-kept = scelta
co-open-fists = Nei pugni chiusi
co-open-choosing = sceglie ancora
co-opened-title = { $card }: tutte le mani aperte
co-opened-text = Decennio { $decade }. Chi da solo dà più truppe o più offerte riceve un senatore.
co-opened-ask = **Tutte le mani sono aperte.** Guarda che cosa hanno dato tutti e che cosa ne è venuto.
co-opened-came = Che cosa ne è venuto

## Abilities

co-once-round = Una volta per round, come azione libera{ $cost ->
    [none] : { $what }
   *[other] , per { $cost }: { $what }
  }
co-once-decade = Una volta per decennio, come azione libera{ $cost ->
    [none] : { $what }
   *[other] , per { $cost }: { $what }
  }
co-limit-round = una volta per round
co-limit-decade = una volta per decennio
co-mod-build = Costruire ti costa meno: { $off }
co-mod-build-tile = Gli edifici ti costano meno: { $off }
co-mod-build-monument = I monumenti ti costano meno: { $off }
co-mod-activate = Usare un edificio ti costa meno: { $off }
co-mod-activate-new = Usare un edificio appena costruito ti costa meno: { $off }
co-mod-castra = Ogni uso dei Castra ti costa { $n } risorsa o denario in meno
co-mod-substitute = Puoi pagare { $from } come { $to } ({ $where })
co-mod-specialists = I tuoi specialisti contano { $n } nei siti
co-mod-site = { $sites }: anche { $gain }
co-mod-upkeep = Il tuo mantenimento: { $n }
co-mod-buy = { $way ->
    [less] Compri ogni risorsa a { $n } denario in meno
   *[more] Compri ogni risorsa a { $n } denario in più
}
co-mod-sell = { $way ->
    [less] Vendi ogni risorsa a { $n } denario in meno
   *[more] Vendi ogni risorsa a { $n } denario in più
}
co-mod-no-drift = il tuo commercio non muove i prezzi
co-mod-storage = Puoi tenere { $n } risorse in più
co-mod-rome-troops = Le tue truppe per Roma contano { $n } in più
co-mod-rome-offerings = Le tue offerte per Roma contano { $n } in più
co-mod-rome-resource = Le tue merci per Roma contano { $n } in più
co-mod-special = { $n ->
    [one] Un lavoratore speciale: conta { $value } per edifici e Castra
   *[other] { $n } lavoratori speciali: ognuno conta { $value } per edifici e Castra
  }
co-context-build = costruire
co-context-activate = usare edifici
co-context-castra = Castra
co-context-upkeep = mantenimento
co-context-rome = Roma
co-trigger-does = { $event }: { $effect }
co-trigger-may = { $event }, se vuoi: { $effect }
co-on-build-tile = Quando costruisci un edificio
co-on-build-monument = Quando costruisci un monumento
co-on-activate = Quando usi un edificio
co-on-produce = Quando usi un sito
co-on-insula = Quando posi un’insula
co-on-pass = Quando passi
co-on-decade-start = All’inizio di un decennio
co-on-round-start = All’inizio di un round
co-on-rome-reward = Quando Roma ti premia
co-on-suppress = Quando togli disordini
co-on-unlock = Quando sblocchi uno specialista
co-on-trade = Quando commerci
co-on-upkeep-paid = Quando paghi tutto il mantenimento
co-when-rank = posto { $ranks }
co-when-others-passed = { $n ->
    [one] dopo un altro
   *[other] dopo { $n } altri
  }
co-when-workers = con almeno { $n } lavoratori
co-keep-advised = un buon inizio
co-keep-register = Quanti lavoratori arrivano a ogni round, e vanno nutriti.
co-keep-popularity = Quando si muove, l’armonia la segue; i disordini la abbassano.
co-keep-harmony = Toglie altrettanto dal mantenimento alla fine di ogni round.

## Le minacce

co-threat-label = Che cosa minaccia
co-threat-calm = Calma
co-threat-warning = Attenzione
co-threat-alarm = Allarme
co-threat-calm-told = Niente preme.
co-threat-warning-told = Qualcosa preme: guarda le cifre colorate.
co-threat-alarm-told = È urgente: guarda le cifre scure.
co-threat-revolt = in rivolta
co-threat-revolt-title = { $n } quartieri su 3 in rivolta
co-threat-revolt-rule = Se tutti e tre sono in rivolta all’inizio di un round, perdono tutti.
co-threat-quiet = tranquillo
co-threat-markers = segnalini
co-threat-markers-title = { $n } segnalini su { $most }
co-threat-spreads = il prossimo round ne aggiunge
co-threat-handed = da passare
co-threat-then = poi sugli edifici
co-threat-markers-rule = Il segnalino { $n } termina la partita, e perdono tutti.
co-threat-upkeep = mantenimento
co-threat-upkeep-title = Mantenimento { $n }
co-threat-specialists = specialisti
co-threat-abilities = abilità
co-threat-due = dovuto
co-threat-pays = pagato con { $what }
co-threat-nothing-due = niente da pagare
co-threat-unpaid = { $n ->
    [one] 1 non si può pagare e diventa disordini
   *[other] { $n } non si possono pagare e diventano disordini
  }
co-threat-short = { $what }: mancano { $n }
co-threat-rome-met = c’è tutto quello che Roma chiede
co-threat-rome-rule = Quello che manca alla fine del decennio porta disordini.
co-threat-ended = se finisse ora
co-threat-ended-title = Se finisse ora
co-threat-no-win = Così avanti sul tracciato dei disordini nessuno può vincere.
co-threat-taken = i disordini te ne tolgono { $n }
co-threat-three = Tutti e tre i quartieri sono in rivolta. Calmane uno prima del round { $round }, o perdono tutti.
co-threat-how = Mostra come
co-threat-ways = Vie d’uscita
co-threat-no-way = Nessun edificio della città toglie disordini. Lo farebbe: { $names }.

## Il catalogo

co-catalogue = Catalogo
co-cat-tiles = Edifici
co-cat-all = Tutti
co-cat-payable = Pagabili
co-cat-revolt = rivolta
co-cat-prestige = Prestigio { $n }
co-cat-types = { $n ->
    [one] 1 tipo
   *[other] { $n } tipi
  }
co-cat-built = costruito
co-cat-built-by = costruito da { $name }
co-cat-gone = fuori gioco
co-cat-no-room = non c’è posto
co-cat-full = prezzo pieno
co-cat-open = edificabile
co-cat-copies = { $n } su { $all } rimasti
co-lack = ti mancano { $what }
co-lack-word = ti mancano
co-lack-short = manca
co-fold-open = Tutta la tua plancia, Roma, traguardi, mercato

## La decisione

co-may-build = costruire
co-may-use = usare un edificio
co-may-place = usare un sito
co-may-claim = rivendicare un traguardo
co-may-market = andare al mercato
co-may-ability = usare un’abilità
co-may-pass = passare
co-ask-may = Puoi { $ways }.
co-ask-only-pass = Non puoi più costruire né usare niente: passa.
co-ask-free = Libero, prima o dopo: { $ways }.
co-go-build-use = Costruisci e usa
co-use-at-once = E usalo subito
co-use-not = Non ora, gli altri possono
co-choose-then = Poi scegli
co-of-these = { $n } tra
co-title-build = **Costruire**
co-ask-build = Scegli nel catalogo un edificio e un quartiere. Non si paga niente prima della conferma.
co-market-yours = tu { $n }
co-market-then = poi { $n }
co-market-of = su { $n }
co-rome-what = Che cosa
co-rome-need = serve
co-rome-have = hai
co-rome-lack = manca
co-rome-sent = mandi
