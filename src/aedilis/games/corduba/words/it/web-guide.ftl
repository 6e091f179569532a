### The coach of a first game of Corduba.

guide-corduba-aim = **Vinci più senatori in otto round.** Vengono dai traguardi, dalle tre richieste di Roma, dal maggior prestigio in un quartiere e dalla ricchezza. I disordini ne tolgono.
guide-corduba-wait = Ora gioca { $names }. Ogni edificio costruito può servire anche a te.
guide-corduba-keep = **La tua famiglia.** Tieni un’eredità e un personaggio; un buon inizio è segnato: { $what }.
guide-corduba-build = **Tocca a te: costruisci.** Un edificio dà prestigio nel suo quartiere, e puoi usarlo subito: { $what }.
guide-corduba-monument = **Tocca a te: un monumento.** Dà prestigio in più quartieri: { $what }.
guide-corduba-activate = **Tocca a te: usa un edificio.** Non importa chi l’ha costruito; ognuno serve una volta per round: { $what }.
guide-corduba-site = **Tocca a te: manda lavoratori a un sito.** Dà le merci che servono per costruire: { $what }.
guide-corduba-portus = **Tocca a te: il Portus** non è mai pieno: { $what }.
guide-corduba-castra = **Tocca a te: recluta.** Le truppe sono per Roma, alla fine del decennio: { $what }.
guide-corduba-claim = **Tocca a te: un traguardo.** Chi lo raggiunge per primo prende un senatore: { $what }.
guide-corduba-merchant = **Azione libera: il mercante** commercia una volta per decennio, prima o dopo la tua azione: { $what }.
guide-corduba-ability = **Azione libera: una tua abilità**: { $what }.
guide-corduba-pass = **Tocca a te: passa.** Chi passa per primo comincia il round seguente: { $what }.
guide-corduba-end = **La tua azione principale è fatta:** { $what }.
guide-corduba-spot = **Un buon posto** lascia riempire alle tue insulae i vuoti accanto; un’ombra ne mostra uno: { $what }.
guide-corduba-pay = **Paga con ciò che ti serve meno:** { $what }.
guide-corduba-troops = **Roma chiama.** Tutti scelgono in segreto; chi da solo dà più truppe, e chi da solo dà più offerte, vince un senatore. Scegli ciò che è segnato, poi sigilla: { $what }.
guide-corduba-offerings = **Offerte per Roma:** { $what }.
guide-corduba-goods = **Merci per Roma:** { $what }.
guide-corduba-choose = Ora questo: { $what }.
guide-corduba-ready = **Tutto è deciso.** Guarda che cosa costa e porta, poi premi { $go }.
guide-corduba-over = **Era una partita intera.** Il risultato mostra da dove sono venuti i senatori.
guide-corduba-rome = Richieste di Roma
guide-corduba-opened = **Tutte le mani sono aperte.** Guarda chi ha dato che cosa, e quali senatori ha portato, poi { $go }.
