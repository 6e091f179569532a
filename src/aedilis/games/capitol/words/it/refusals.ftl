### Capitol: perché una mossa non è permessa. Le chiavi sono i numeri delle regole, come in en/capitol.ftl.

## In generale

capitol-refusal-R0-2 = La partita è finita.
capitol-refusal-R0-8 = Non hai in mano la carta o le carte scelte.

## Costruzione

capitol-refusal-R1-1 = Non è il tuo turno di costruire.
capitol-refusal-R1-5 = Hai passato: in questo round non puoi più costruire.
capitol-refusal-R1-10 = Non hai una casa incompleta come questa da alzare.
capitol-refusal-R1-10a = In questa partita una carta piano alza solo la tua casa incompleta più alta oppure inizia case nuove, non entrambe le cose.
capitol-refusal-R1-13 = Usa tutti e due i blocchi, oppure gioca la carta senza effetto.
capitol-refusal-R1-14 = Nella riserva non ci sono abbastanza blocchi.
capitol-refusal-R1-16 = Non hai una casa incompleta di quell'altezza.
capitol-refusal-R1-17 = Non hai più tetti di questa forma.
capitol-refusal-R1-19 = Ti servono una casa completa di questo tipo e una prefettura del colore del permesso.
capitol-refusal-R1-19a = In questa prefettura non c'è uno spazio libero.
capitol-refusal-R1-19b = Tutte le case di una prefettura hanno la stessa forma di tetto.
capitol-refusal-R1-19c = La prima casa di una prefettura è alta un blocco; ogni altra è alta come la più alta già presente, o un blocco in più.
capitol-refusal-R1-19d = Le tre prefetture di un colore non possono avere tutte la stessa forma di tetto.

## Aste

capitol-refusal-R2-2 = Ora non c'è nessuna asta in corso.
capitol-refusal-R2-3 = Puoi offrire solo carte della tua mano.
capitol-refusal-R2-3b = Non hai carte, quindi non puoi fare offerte.
capitol-refusal-R2-11 = Chi ha vinto l'asta deve piazzare ora la tessera, e nessun altro può farlo.
capitol-refusal-R2-12 = In quella prefettura non c'è posto per questa tessera.

## Pesca

capitol-refusal-R4-1 = Non è il tuo turno di pescare.
capitol-refusal-R4-4 = Ora non si pescano carte.
capitol-refusal-R4-5 = Puoi fermarti solo mentre peschi le carte bonus.
capitol-refusal-R4-9 = Questo mazzo è vuoto.

## Di che cosa parla un rifiuto, quando il tabellone può dirlo

capitol-because-R1-19 =
    Questo permesso vale per i colli { $group ->
        [A] dell'onda
        [B] del pino
       *[C] dell'arco
    }: { $prefecture1 }, { $prefecture2 }, { $prefecture3 }.
capitol-because-R1-19b =
    { $there ->
        [round] Qui tutte le case hanno il tetto rotondo; la tua lo ha triangolare.
       *[pitched] Qui tutte le case hanno il tetto triangolare; la tua lo ha rotondo.
    }
capitol-because-R1-19c =
    { $tallest ->
        [0] La prima casa qui ha un blocco; la tua ne ha { $height }.
       *[other] La casa più alta qui ha { $tallest }: la prossima deve avere { $tallest } o { $more } blocchi, la tua ne ha { $height }.
    }
capitol-because-R1-19d =
    { $shape ->
        [round] Gli altri due colli di questo colore hanno tetti rotondi: qui serve un tetto triangolare.
       *[pitched] Gli altri due colli di questo colore hanno tetti triangolari: qui serve un tetto rotondo.
    }
capitol-because-R2-12 =
    { $tile ->
        [fountain] Qui non c'è uno spazio libero per una fontana.
       *[monument] Qui c'è già un monumento.
    }
