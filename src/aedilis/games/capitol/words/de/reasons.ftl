### Capitol: warum ein Bot zu einer Aktion rät.

capitol-reason-open = { $prefecture }: allein eröffnet, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} je Wertung, bis jemand dazukommt.
capitol-reason-first = { $prefecture }: bringt den ersten Platz, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
capitol-reason-second = { $prefecture }: bringt den zweiten Platz, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
capitol-reason-fill = { $prefecture }: nimmt den letzten freien Bauplatz, dort ändert sich nichts mehr.
capitol-reason-strengthen = { $prefecture }: sichert den Platz mit { $height ->
    [one] { $height } Baustein
   *[other] { $height } Bausteinen
} mehr.
capitol-reason-roof = { $places ->
    [0] Fertig wartet das Haus mit { $height } ({ $shape ->
        [round] rund
       *[pitched] eckig
    }) auf einen Platz, der passt.
    [one] Fertig passt das Haus mit { $height } ({ $shape ->
        [round] rund
       *[pitched] eckig
    }) in { $places } Präfektur.
   *[other] Fertig passt das Haus mit { $height } ({ $shape ->
        [round] rund
       *[pitched] eckig
    }) in { $places } Präfekturen.
}
capitol-reason-blocks = Baut im Bauhof für eine spätere Baugenehmigung vor.
capitol-reason-wait = Wartet zum Preis einer Karte ab, während andere sich festlegen müssen.
capitol-reason-pass = Behält { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} für die Auktionen und spätere Runden.
capitol-reason-no-bid = { $tile ->
    [fountain] Der Brunnen
    [amphitheatre] Das Amphitheater
   *[temple] Der Tempel
} ist die Karten nicht wert.
capitol-reason-enough = { $bid } sollte für { $tile ->
    [fountain] den Brunnen
    [amphitheatre] das Amphitheater
   *[temple] den Tempel
} reichen: mehr als { $purse } ist bei niemandem zu erwarten.
capitol-reason-bid = { $bid } ist { $tile ->
    [fountain] der Brunnen
    [amphitheatre] das Amphitheater
   *[temple] der Tempel
} wert, auch wenn jemand { $purse } haben kann.
capitol-reason-fountain-first = { $prefecture }: du bist Erster, { $gain ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
} mehr je Wertung.
capitol-reason-amphitheatre-first = { $prefecture }: du bist Erster, { $gain ->
    [one] { $gain } Karte
   *[other] { $gain } Karten
} mehr beim Ziehen.
capitol-reason-temple-first = { $prefecture }: du bist Erster, { $gain ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
} mehr je Wertung.
capitol-reason-tile-fill = { $prefecture }: der Brunnen nimmt den letzten freien Bauplatz.
capitol-reason-tile = { $prefecture }: hier nützt { $tile ->
    [fountain] der Brunnen
    [amphitheatre] das Amphitheater
   *[temple] der Tempel
} den anderen am wenigsten.
capitol-reason-draw-permit = Eine Baugenehmigung für ein wartendes Haus: { $prefecture } lässt es zu.
capitol-reason-draw-money = Eine hohe Zahl für die Auktionen: { $value }.
capitol-reason-draw = { $kind ->
    [roof] Eine Dachkarte macht ein Haus fertig.
    [floor] Eine Bausteinkarte baut zwei Bausteine.
   *[permit] Eine Baugenehmigung für später.
}
capitol-reason-stop = Verzichtet auf die übrigen Bonuskarten.
