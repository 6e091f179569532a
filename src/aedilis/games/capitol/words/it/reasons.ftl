### Capitol: perché un bot consiglia un’azione.

capitol-reason-open = { $prefecture }: da solo fai { $points ->
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
       *[pitched] tetto triangolare
    }) aspetta un posto che la ammetta.
    [one] Completa, la casa di { $height } ({ $shape ->
        [round] tetto rotondo
       *[pitched] tetto triangolare
    }) va bene in { $places } prefettura.
   *[other] Completa, la casa di { $height } ({ $shape ->
        [round] tetto rotondo
       *[pitched] tetto triangolare
    }) va bene in { $places } prefetture.
}
capitol-reason-blocks = Prepara il cantiere per un permesso futuro.
capitol-reason-wait = Aspetta al prezzo di una carta, mentre gli altri devono decidersi.
capitol-reason-pass = Conserva { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} per le aste e i round successivi.
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
capitol-reason-stop = Rinuncia alle altre carte bonus.
