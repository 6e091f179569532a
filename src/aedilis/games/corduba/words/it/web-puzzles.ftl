### Corduba: why a puzzle is solved as it is.

puzzle-corduba-01 = Rivendica Dives: hai venti denari, e un traguardo è subito un senatore. Costa un lavoratore e nessun denario, quindi resti anche il più ricco.
puzzle-corduba-02 = Recluta veliti: le tue truppe contano allora 6, Livia ha 4. Chi da solo dà più truppe a Roma prende il senatore che manca.
puzzle-corduba-03 = Costruisci l’Herbarium in Servorum: lì sei in testa da solo, e lo spazio tre sblocca lo specialista rosso. Recluta veliti, e chi da solo dà più truppe prende il secondo senatore.
puzzle-corduba-04 = Costruisci il Cudendum in Servorum: lì raggiungi Livia, e la parità non le dà senatori. In Plebeius sei in testa da solo.
puzzle-corduba-05 = Costruisci l’Herbarium in Servorum e sblocca lo specialista marrone allo spazio tre. Il suo peculium paga il Cudendum in Patricius: in un quartiere sei in testa, e nell’altro Livia non lo è più.
puzzle-corduba-06 = Costruisci l’Herbarium in Servorum e sblocca lo specialista marrone allo spazio tre. Il suo peculium paga il Cudendum, sempre lì: da due a quattro, e superi Livia.
puzzle-corduba-07 = Usa il Sanctuarium: con una terza offerta le tue contano 4, quelle di Livia 3. Chi da solo dà più offerte a Roma prende il senatore che manca.
puzzle-corduba-08 = Consegna tutto il cibo e l’anfora: 4 e 2 fanno 6, il minimo che Roma pretende da due giocatori. Guadagni un senatore, Livia, che non ha nulla, ne perde uno, e i tuoi denari pagano il mantenimento.
puzzle-corduba-09 = Consegna due cibi e tutte e due le anfore: 2 e due volte 2 fanno giusto i 6 che Roma pretende. Gli altri due cibi pagano il mantenimento; lì un’anfora conterebbe solo uno.
puzzle-corduba-10 = Rivendica subito Dives: Livia ha 24 denari e ancora un lavoratore. I veliti non te li toglie nessuno, perché lei non ha legno; con loro hai da solo più truppe di tutti.
puzzle-corduba-11 = Togli i disordini da Servorum con l’Excubitorium: il quartiere è pacificato e il tuo segnalino torna indietro di uno sul tracciato dei disordini. Dopo i due segnalini di Roma è sul 3 e non sul 4, e questo risparmia un senatore; ora Livia è avanti quanto te e ne perde uno anche lei.
puzzle-corduba-12 = Togli i disordini da Plebeius con l’Excubitorium: sei sullo 0 del tracciato dei disordini, quindi pacificare lì dà prestigio. Raggiungi Livia, e la parità non le dà senatori.
puzzle-corduba-13 = Manda il lavoratore a Oleum: l’anfora paga il legno che non puoi prendere. Poi lo specialista rosso recluta veliti, e chi da solo ha più truppe prende un senatore.
puzzle-corduba-14 = Costruisci l’Herbarium in Patricius: lì sei in testa da solo, e lo spazio quattro dà un marmo. Consegnato a Roma, ti risparmia i disordini di chi non porta nulla.
puzzle-corduba-15 = Usa il Collegium Fabrorum: lì lo specialista marrone conta due e porta legno. Il lavoratore resta per i veliti, e chi da solo ha più truppe prende un senatore.
puzzle-corduba-16 = Recluta prima i veliti: Livia ha legno e un lavoratore e li prenderebbe lei. Dives può aspettare: ha 19 denari, e il suo unico lavoratore non può sia guadagnarne sia rivendicare il traguardo.
puzzle-corduba-17 = Pacifica Servorum con l’Excubitorium: sullo 0 del tracciato dei disordini questo dà prestigio. Raggiungi Livia, e lo spazio sei sblocca lo specialista rosso: il suo peculium porta il legno, e lui recluta veliti.
puzzle-corduba-18 = Prendi un’anfora a Oleum, poi manda il mercante: la vende, e con i tuoi 8 denari compri due marmi. È il minimo che Roma pretende: guadagni un senatore, e Livia, che non ha nulla, ne perde uno.
