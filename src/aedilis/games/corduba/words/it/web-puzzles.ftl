### Corduba: why a puzzle is solved as it is.

puzzle-corduba-01 = Rivendica Dives: hai venti denari, e un traguardo è subito un senatore. Costa un lavoratore e nessun denario, quindi resti anche il più ricco.
puzzle-corduba-02 = Recluta veliti: le tue truppe contano allora 6, Livia ha 4. Chi da solo dà più truppe a Roma prende il senatore che manca.
puzzle-corduba-03 = Costruisci l’Herbarium in Servorum: lì sei in testa da solo, e lo spazio tre sblocca lo specialista rosso. Recluta veliti, e chi da solo dà più truppe prende il secondo senatore.
puzzle-corduba-04 = Costruisci il Cudendum in Servorum: lì raggiungi Livia, e la parità non le dà senatori. In Plebeius sei in testa da solo.
puzzle-corduba-05 = Costruisci l’Herbarium in Servorum e sblocca lo specialista marrone allo spazio tre. Il suo peculium paga il Cudendum in Patricius: in un quartiere sei in testa, e nell’altro Livia non lo è più.
puzzle-corduba-06 = Costruisci l’Herbarium in Servorum e sblocca lo specialista marrone allo spazio tre. Il suo peculium paga il Cudendum, sempre lì: da due a quattro, e superi Livia.
