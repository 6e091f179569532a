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

# Districts have Latin names in every language.
corduba-district-servorum = Servorum
corduba-district-plebeius = Plebeius
corduba-district-patricius = Patricius
