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
    [one] { $height } Stein
   *[other] { $height } Steinen
} mehr.
capitol-reason-roof = { $places ->
    [0] Fertig wartet das Haus mit { $height } ({ $shape ->
        [round] rund
       *[pitched] spitz
    }) auf einen Platz, der passt.
    [one] Fertig passt das Haus mit { $height } ({ $shape ->
        [round] rund
       *[pitched] spitz
    }) in { $places } Präfektur.
   *[other] Fertig passt das Haus mit { $height } ({ $shape ->
        [round] rund
       *[pitched] spitz
    }) in { $places } Präfekturen.
}
capitol-reason-blocks = Baut im Bauhof für eine spätere Baugenehmigung vor.
capitol-reason-wait = Wartet zum Preis einer Karte ab, während andere sich festlegen müssen.
capitol-reason-pass = Behält { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} für die Versteigerungen und spätere Runden.
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
capitol-reason-draw-money = Eine hohe Zahl für die Versteigerungen: { $value }.
capitol-reason-draw = { $kind ->
    [roof] Eine Dachkarte macht ein Haus fertig.
    [floor] Eine Stockwerkkarte baut zwei Steine.
   *[permit] Eine Baugenehmigung für später.
}
capitol-reason-stop = Verzichtet auf die übrigen Zusatzkarten.

### Corduba: warum ein Bot zu einer Aktion rät.

corduba-reason-keep = Diese Karten geben den besten Start.
corduba-reason-pass = Nichts ist mehr so viel wert wie ein früher Platz in der nächsten Runde.
corduba-reason-enough = Mehr lohnt sich hier nicht.
corduba-reason-payment = Bezahlt mit dem, was am wenigsten gebraucht wird.
corduba-reason-milestone = Sichert einen Meilenstein, bevor es jemand anderes tut.
corduba-reason-sell = Macht Überflüssiges zu Denaren.
corduba-reason-buy = Kauft, was die nächsten Aktionen brauchen.
corduba-reason-tribute = Ein Anteil, der Rom zufriedenstellt und noch etwas übrig lässt.
corduba-reason-deliver-most = { $value } ist mehr als die { $rival }, die ein Rivale senden kann: ein Senator.
corduba-reason-deliver-duty = { $value } verlangt Rom; mehr würde nichts einbringen.
corduba-reason-deliver-none = Behält sie: Was Rom verlangt, ist nicht zu erreichen oder lohnt sich nicht.
corduba-reason-senators = Setzt sofort { $senators ->
    [one] einen Senator
   *[other] { $senators } Senatoren
}.
corduba-reason-lead = Führt in { $district } mit { $lead } Vorsprung: ein Senator in der Politik, wenn es so bleibt.
corduba-reason-prestige = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} Prestige in { $district }, den Boni entgegen.
corduba-reason-troops = Truppen im Wert von { $value } für die nächste Forderung Roms.
corduba-reason-offerings = Opfergaben im Wert von { $value } für die nächste Forderung Roms.
corduba-reason-demand = Sammelt, was Rom verlangt.
corduba-reason-specialist = Ein Spezialist arbeitet und zahlt in jeder weiteren Runde.
corduba-reason-workers = Ein Register von { $register } bringt in jeder weiteren Runde mehr Arbeiter.
corduba-reason-goods = Bringt { $units ->
    [one] { $units } Ware
   *[other] { $units } Waren
} zum Bauen.
corduba-reason-denarii = Bringt { $denarii ->
    [one] { $denarii } Denar
   *[other] { $denarii } Denare
}.
corduba-reason-upkeep = Sorgt dafür, dass der Unterhalt bezahlt werden kann.
corduba-reason-quiet = Hält die Stadt ruhig: Unruhe kostet Senatoren.
corduba-reason-nearer = Kommt einem Meilenstein näher.
corduba-reason-best = War am besten, als der Rest der Runde durchgespielt wurde.
