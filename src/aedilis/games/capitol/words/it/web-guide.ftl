### The coach of a first game of Capitol.

guide-capitol-aim = **Sii primo nelle prefetture di Roma.** Il maggior numero di blocchi in una vale 2 punti e 1 per fontana; il secondo posto prende solo le fontane. Si conta quattro volte, una in ogni round.
guide-capitol-wait = Ora gioca { $names }. Guarda il tabellone: ciò che costruiscono gli altri può rendere una prefettura troppo alta per le tue case.
guide-capitol-floor = **Tocca a te.** { $card } porta due blocchi nel tuo cantiere. Prima: { $first }. Poi: { $second }. Premi { $go }.
guide-capitol-block = **Tocca a te.** Resta un solo blocco: { $card }, poi { $first }, poi { $go }.
guide-capitol-roof = **Tocca a te.** { $card } completa una casa: { $house }. { $roof }, e premi { $go }. Una casa completa può andare a Roma.
guide-capitol-permit = **Tocca a te.** { $card } porta a Roma una casa completa: { $house }, verso { $hill }. Premi { $go }. Le case di una prefettura hanno lo stesso tetto e non si abbassano mai.
guide-capitol-null = **Tocca a te.** Ora niente va bene, quindi aspetta: { $card }, { $none }, { $go }.
guide-capitol-pass = **Tocca a te.** Le carte sono denaro nelle aste che seguono. Tieni le tue: { $pass }, poi { $go }.
guide-capitol-bid = **Un’asta.** Tutti offrono in segreto; vince la somma più alta, e paga solo chi vince. Offri { $cards } e premi { $go }.
guide-capitol-no-bid = **Un’asta.** Questa tessera non vale le tue carte: { $none }.
guide-capitol-reveal = **Le offerte si scoprono.** Chi ha offerto di più ha la tessera; gli altri riprendono le carte. { $go }.
guide-capitol-tile = **Hai vinto la tessera.** Mettila dove sei primo: { $hill }. Poi { $go }.
guide-capitol-scored = **Si contano le prefetture.** A sinistra le colonne, a destra ogni prefettura. { $go }.
guide-capitol-draw = **Carte nuove.** Prendine sei, una dopo l’altra; la prima di ogni mazzo è scoperta. Ora: { $pile }.
guide-capitol-stop = **Carte a sufficienza.** { $stop }.
guide-capitol-over = **Era una partita intera.** Ora sai tutto; gioca ancora, o risolvi gli enigmi.
guide-capitol-blocks = { $count } blocchi
