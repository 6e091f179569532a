### Corduba on the page: the table, its log and its result.

## Die Karte
co-map-label = Karte von Corduba
co-map-whole = Ganzen Plan zeigen
co-map-reading = Die Stadt, Bezirk für Bezirk
co-map-supply = Vorrat { $n }
co-map-built = gebaut
co-map-bonus = Bau
co-map-revolt = Revolte, kein Bonus
co-map-plate = { $district }. { $revolts ->
    [yes] Revoltiert, kein Baubonus.
   *[no] Keine Revolte.
  } Prestige: { $prestige }
co-map-focus = { $district } ansehen
co-map-where = Reihe { $top } bis { $bottom }, Spalte { $left } bis { $right }
co-map-cell = Reihe { $row }, Spalte { $column }
co-map-tile = { $building }, { $district }, { $where }, gebaut von { $builder }, { $state ->
    [unrest] Unruhe
    [used] in dieser Runde benutzt
   *[open] frei
  }
co-map-insula = { $owner ->
    [nobody] Neutrale Insula
   *[other] Insula von { $owner }
  }, { $where }
co-map-site = { $site }: { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
  } für { $goods }, { $state ->
    [used] in dieser Runde benutzt
   *[open] frei
  }
co-map-castra = Castra, { $troop }, { $state ->
    [used] in dieser Runde benutzt
   *[open] frei
  }
co-map-portus = { $n ->
    [one] Portus: 1 Arbeiter, nie voll
   *[other] Portus: { $n } Arbeiter, nie voll
  }
co-map-monument = { $monument }, { $built ->
    [yes] gebaut von { $builder }
   *[no] nicht gebaut
  }
co-map-spots = { $n ->
    [one] Ein Platz für das Gebäude. Eingabe baut.
   *[other] { $n } Plätze für das Gebäude. Pfeiltasten verschieben, R dreht, Eingabe baut.
  }
co-map-spot = { $building }, Platz { $number } von { $of }, { $where }. { $own ->
    [0] Keine eigene Insula
    [one] 1 eigene Insula
   *[other] { $own } eigene Insulae
  }, { $neutral ->
    [0] keine neutrale
    [one] 1 neutrale
   *[other] { $neutral } neutrale
  }{ $forced ->
    [0] .
    [one] ; 1 neutrale Insula muss es für 1 Denar mit der Stadt verbinden.
   *[other] ; { $forced } neutrale Insulae müssen es für { $forced } Denare mit der Stadt verbinden.
  }
co-map-tip-unrest = Unruhe: Niemand kann es nutzen.
co-map-tip-used = In dieser Runde benutzt.
co-map-tip-forced = Hier berührt es nichts; eine neutrale Insula verbindet es für 1 Denar mit der Stadt.
co-map-tip-own-cell = Auf dieses Feld passt kein Gebäude mehr, und es berührt das neue: eine eigene Insula.
co-map-tip-row-empty = Die Reihe der eigenen Insulae ist leer, darum ist diese neutral.
co-map-tip-filled = Auf dieses Feld passt kein Gebäude mehr: eine neutrale Insula.
co-map-tip-replaced = Eine eigene Insula ersetzt eine neutrale.
co-map-reconstructed = Zahlen zum Teil rekonstruiert: Die Spielregel druckt sie nicht ab.
co-reconstructed = Rekonstruiert: Die Spielregel druckt das nicht ab.
co-source = Quelle: { $source }.
co-reconstructed-line = Was die Spielregel nicht abdruckt – Karten, Preise, Leisten, Boni –, haben wir rekonstruiert. Es ist mit ≈ bezeichnet; das Menü schaltet die Zeichen ab.
co-map-places = Stätten, Castra, Monumente
co-map-free = { $free } von { $all } frei

## Words

co-you = Du
co-player = Spieler
co-caepio = Fannius Caepio
co-portus = Portus
co-castra = Castra
co-macellum = Macellum
co-troops = Truppen
co-offerings = Opfergaben
co-monuments = Monumente
co-milestones = Meilensteine
co-tracks = Leisten
co-prestige = Prestige
co-popularity = Beliebtheit
co-harmony = Harmonie
co-popularity-word = Beliebtheit
co-harmony-word = Harmonie
co-register-word = Register
co-unrest-word = Platz auf der Unruheleiste
co-senators-word = Senatoren
co-denarii = Denare
co-nothing = nichts
co-or = { " oder " }
co-and = { " und " }
co-up-to = bis zu
co-cell = Reihe { $row }, Spalte { $column }
co-cell-in = { $district }, { $cell }
co-tile-in = { $building } in { $district }
co-prestige-in = Prestige in { $district }
co-phase-set-up = Aufbau
co-phase-decade = Dekade
co-title-peculium = Peculium: { $name }
co-phase-unrest = Unruhe
co-phase-macellum = Macellum
co-phase-actions = Aktionen
co-phase-rome = Rom
co-phase-harmony = Harmonie
co-phase-round-end = Ende der Runde
co-phase-decade-end = Ende der Dekade
co-phase-over = Das Ende
co-colour-red = roten
co-colour-purple = violetten
co-colour-blue = blauen
co-colour-yellow = gelben
co-colour-green = grünen
co-colour-brown = braunen
co-goods-food = Nahrung
co-goods-wood = Holz
co-goods-stone = Stein
co-goods-tool = Werkzeug
co-goods-amphora = Amphoren
co-goods-marble = Marmor
co-goods-velites = Veliten
co-goods-legionary = Legionäre
co-goods-equites = Reiter
co-amount-food = { $n } Nahrung
co-amount-wood = { $n } Holz
co-amount-stone = { $n } Stein
co-amount-tool = { $n ->
    [one] { $n } Werkzeug
   *[other] { $n } Werkzeuge
  }
co-amount-amphora = { $n ->
    [one] { $n } Amphore
   *[other] { $n } Amphoren
  }
co-amount-marble = { $n } Marmor
co-amount-denarii = { $n ->
    [one] { $n } Denar
   *[other] { $n } Denare
  }
co-amount-worker = { $n ->
    [one] { $n } Arbeiter
   *[other] { $n } Arbeiter
  }
co-amount-special = { $n ->
    [one] { $n } Sonderarbeiter
   *[other] { $n } Sonderarbeiter
  }
co-amount-resource = { $n ->
    [one] { $n } Ressource
   *[other] { $n } Ressourcen
  }
co-amount-basic = { $n ->
    [one] { $n } Basisressource
   *[other] { $n } Basisressourcen
  }
co-amount-unrest = { $n ->
    [one] { $n } Unruhemarker
   *[other] { $n } Unruhemarker
  }
co-amount-offering1 = { $n ->
    [one] { $n } Opfergabe vom Wert 1
   *[other] { $n } Opfergaben vom Wert 1
  }
co-amount-offering2 = { $n ->
    [one] { $n } Opfergabe vom Wert 2
   *[other] { $n } Opfergaben vom Wert 2
  }
co-amount-velites = { $n ->
    [one] { $n } Velit
   *[other] { $n } Veliten
  }
co-amount-legionary = { $n ->
    [one] { $n } Legionär
   *[other] { $n } Legionäre
  }
co-amount-equites = { $n } Reiter
co-free-basic = { $n ->
    [one] abzüglich { $n } Basisressource
   *[other] abzüglich { $n } Basisressourcen
  }
co-free-any = abzüglich { $n } davon
co-with-discounts = { $n ->
    [one] mit einem Rabatt
   *[other] mit { $n } Rabatten
  }
co-senators = { $n ->
    [one] { $n } Senator
   *[other] { $n } Senatoren
  }
co-rank = { $rank }.

## What effects do

co-step-lose = { $amount } verlieren
co-step-transfer = { $amount } an Rang 1 geben
co-step-gain-choice = { $n } aus { $among }{ $distinct ->
    [yes] , alle verschieden
   *[no] { "" }
  }
co-step-popularity = Beliebtheit { $n }
co-step-harmony = Harmonie { $n }
co-step-senator = { $n } Senator
co-step-prestige = { $n } Prestige { $where }
co-step-register = Register { $n }
co-step-unlock = { $n ->
    [one] einen Spezialisten freischalten
   *[other] { $n } Spezialisten freischalten
  }
co-step-unlock-colour = den { $colour } Spezialisten freischalten
co-step-peculium = { $n ->
    [one] das Peculium eines Spezialisten
   *[other] das Peculium von { $n } Spezialisten
  }
co-step-trade-both = den Markt besuchen
co-step-trade-buy = auf dem Markt kaufen
co-step-trade-sell = auf dem Markt verkaufen
co-step-trade-types = { $n ->
    [one] (eine Sorte)
   *[other] (bis zu { $n } Sorten)
  }
co-step-trade-units = (höchstens { $n } je Sorte)
co-step-trade-buy-mod = { $way ->
    [less] (beim Kauf je { $n } Denar billiger)
   *[more] (beim Kauf je { $n } Denar teurer)
  }
co-step-trade-sell-mod = { $way ->
    [less] (beim Verkauf je { $n } Denar weniger)
   *[more] (beim Verkauf je { $n } Denar mehr)
  }
co-step-suppress = { $n } Unruhe { $where } entfernen
co-step-incite = { $n } Unruhe { $where } auf Gebäude legen
co-step-cause-unrest = { $n } Unruhe erhalten
co-step-replace = { $n ->
    [one] eine eigene Insula an die Stelle einer neutralen setzen
   *[other] { $n } eigene Insulae an die Stelle von neutralen setzen
  }
co-step-build-any = ein Gebäude oder Monument bauen
co-step-build-tile = ein Gebäude bauen
co-step-build-cheaper = { $what }, { $off } billiger
co-step-choose = Wahl: { $options }
co-step-if = falls { $condition }: { $then }; sonst: { $else }
co-where-servorum = in Servorum
co-where-plebeius = in Plebeius
co-where-patricius = in Patricius
co-where-lowest = wo deines am niedrigsten ist
co-where-highest = wo deines am höchsten ist
co-where-here = hier
co-where-each = in jedem Bezirk
co-where-chosen = { $districts ->
    [one] in einem Bezirk deiner Wahl
   *[other] in { $districts } Bezirken deiner Wahl
  }
co-scope-any = irgendwo
co-scope-here = hier
co-scope-servorum = in Servorum
co-scope-plebeius = in Plebeius
co-scope-patricius = in Patricius
co-metric-built-tiles = gebaute Gebäude
co-metric-built-monuments = gebaute Monumente
co-metric-insulae-on-board = eigene Insulae auf dem Plan
co-metric-register = Register
co-metric-specialists-unlocked = freigeschaltete Spezialisten
co-metric-popularity = Beliebtheit
co-metric-harmony = Harmonie
co-metric-denarii = Denare
co-metric-prestige-min = Prestige in jedem Bezirk
co-metric-prestige-max = höchstes Prestige
co-metric-troops-value = Wert der Truppen
co-metric-offerings-value = Wert der Opfergaben
co-metric-resources-total = Ressourcen
co-metric-unrest-track = Platz auf der Unruheleiste

## Choices

co-do-keep = { $heritage } und { $character } behalten
co-do-troops = Truppen für Rom: { $what }
co-do-offerings = Opfergaben für Rom: { $what }
co-do-goods = Waren für Rom: { $what }
co-do-build = { $building } in { $district } bauen
co-do-monument = { $monument } bauen
co-do-activate = { $building } in { $district }: { $gain }
co-do-site = { $site }: { $gain }
co-do-portus = Portus: { $gain }
co-do-castra = Castra: { $gain }
co-do-claim = { $milestone } beanspruchen
co-do-pass = passen
co-do-merchant = den Händler zum Markt schicken
co-do-ability = { $name } nutzen
co-do-end = den Zug beenden
co-do-link = neutrale Insula: { $cell }
co-do-colour = { $name }, Peculium: { $peculium }
co-do-buy = { $what } kaufen
co-do-sell = { $what } verkaufen
co-do-insulae = { $n ->
    [0] keine eigene
    [one] eine eigene
   *[other] { $n } eigene
  }
co-do-done = hier nichts mehr
co-trigger-yes = Ja: { $effect }
co-trigger-no = Nein

## What is asked

co-ask-keep = Wähle **eine Erbschaftskarte** und **einen Charakter**. Niemand sieht deine Wahl, bis alle gewählt haben.
co-ask-rome = **Geschlossene Faust.** Niemand sieht deine Wahl, bis alle gewählt haben.
co-ask-turn = Baue, nutze ein Gebäude, schicke Arbeiter zu einer Stätte, beanspruche einen Meilenstein oder passe. Freie Aktionen gehen davor und danach.
co-ask-turn-done = Deine Hauptaktion ist getan. Mach freie Aktionen oder beende den Zug.
co-ask-which = Was tust du dort?
co-ask-menu-activate = Welches Gebäude nutzt du?
co-ask-menu-places = Wohin schickst du deine Arbeiter?
co-ask-menu-claim = Welchen Meilenstein beanspruchst du?
co-ask-menu-ability = Welche Fähigkeit nutzt du?
co-ask-choose-build = Was baust du?
co-ask-choose-spot = Wohin kommt { $tile }? Wähle einen Platz auf dem Plan.
co-ask-choose-caepio-spot = Caepio kann an mehreren Stellen die meisten Insulae legen. Wohin kommt { $tile }?
co-ask-choose-link = { $tile } muss durch neutrale Insulae mit der Stadt verbunden werden, noch { $n }. Wo?
co-ask-choose-payment = Zu zahlen: { $cost }. Womit?
co-ask-choose-bonus = Den Baubonus welches Bezirks nutzt du?
co-ask-activate-new = { $tile } ist neu: Nutzt du es sofort?
co-ask-choose-gain = { $n ->
    [one] Nimm eine von diesen Waren.
   *[other] Nimm insgesamt { $n } von diesen Waren.
  }
co-ask-choose-loss = { $n ->
    [one] Gib eine von deinen Waren zurück.
   *[other] Gib insgesamt { $n } von deinen Waren zurück.
  }
co-ask-store = Dein Lager fasst { $most }: Gib { $n ->
    [one] eine von deinen Waren zurück.
   *[other] insgesamt { $n } von deinen Waren zurück.
  }
co-ask-choose-districts = { $n } Prestige in welchem Bezirk?
co-ask-choose-unlock = Welchen Spezialisten schaltest du frei?
co-ask-choose-peculium = Wessen Peculium erhältst du?
co-ask-visit = Die Preise bleiben während des Besuchs und ändern sich danach.
co-ask-visit-first = Handle mindestens einmal: Ein Besuch, der nichts ändert, ist nicht erlaubt. Die Preise bleiben bis zum Ende.
co-ask-suppress = Wo entfernst du Unruhe? Noch { $n }.
co-ask-incite = Welches Gebäude bekommt Unruhe? Noch { $n }.
co-ask-spread = Die Unruhe breitet sich aus: auf welches Gebäude?
co-ask-place-unrest = Du hast Unruhe bekommen, noch { $n } zu legen. Auf welches Gebäude?
co-do-hand-out = Übrige Marker: { $names }
co-ask-hand-out-unrest = { $n ->
    [one] Wer bekommt den übrigen Marker?
   *[other] Wer bekommt die { $n } übrigen Marker?
  }
co-ask-replace = Welche neutrale Insula wird deine? Bis zu { $n }.
co-ask-choose-option = Was wählst du?
co-ask-order-triggers = Was geschieht zuerst?
co-ask-use-trigger = Nutzt du { $name }?
co-ask-pay-upkeep = Der Unterhalt ist { $n }. Was du nicht zahlst, bringt Unruhe.
co-ask-count-insulae = Wie viele eigene Insulae legst du?

## Buttons

co-title-turn = **Dein Zug**
co-title-turn-done = **Dein Zug**
co-title-confirm = **Alles entschieden**
co-title-tile = **{ $building }** in { $district }
co-menu-build = Bauen
co-menu-activate = Gebäude
co-menu-places = Stätten, Castra
co-menu-claim = Meilenstein
co-menu-merchant = Markt
co-menu-ability = Fähigkeit
co-menu-pass = Passen
co-menu-end = Zug beenden
co-pass-ask = **Passen?** Du hast in dieser Runde keinen Zug mehr.
co-pass-sure = Passen
co-go-build = Hier bauen
co-go-monument = Bauen
co-go-use = Nutzen
co-go-recruit = Anwerben
co-go-claim = Beanspruchen
co-go-on = Weiter
co-pay-otherwise = Anders zahlen
co-confirm = Danach entscheiden andere, oder etwas Verborgenes wird gezeigt.
co-confirm-do = Ausführen
co-done = Nichts mehr
co-build-nothing = Nichts bauen
co-market-leave = Gehen
co-market-trade = Handeln
co-take-do = { $n } von { $total } nehmen
co-discard-do = { $n } von { $total } zurückgeben
co-less = weniger { $what }
co-more = mehr { $what }
co-wait-sealing = { $count ->
    [one] { $names } wählt noch geheim.
   *[other] { $names } wählen noch geheim.
  }
co-your-turn = Dein Zug

## The table

co-board-label = Die Stadt Corduba
co-own-board = Dein Tableau
co-look-at = Das Tableau von { $name } ansehen
co-opp-says = { $name } hat { $things }.
co-opp-says-ready = Bereite Spezialisten: { $names }.
co-opp-says-spent = Eingesetzte Spezialisten: { $names }.
co-opp-says-prestige = Prestige: { $values }.
co-overview = Rom, Meilensteine, Markt und Leisten
co-turn-tile = Das Gebäude drehen
co-keys-arrows = Durch das gehen, was sich bauen lässt, dann das Gebäude verschieben
co-keys-figures = Aus der Liste, eine Nutzung des neuen Gebäudes oder einen Bezirk wählen
co-summary = Runde { $round }, Dekade { $decade }, { $phase }. Senatoren: { $senators }.
co-top-round = Runde { $round } von 8, Dekade { $decade }
co-top-order = Zugreihenfolge, und wer gepasst hat
co-amount-register = { $n ->
    [one] Register { $n }: ein Arbeiter je Runde
   *[other] Register { $n }: so viele Arbeiter je Runde
  }
co-upkeep = Unterhalt
co-upkeep-why = Unterhalt { $n }: Nahrung oder Denare, am Ende der Runde fällig
co-no-workers = keine Arbeiter mehr
co-specialist-free = frei
co-specialist-locked = gesperrt
co-specialist-spent = benutzt
co-specialist-pays = { $n ->
    [0] zahlt
   *[other] zahlt { $n }
}
co-peculium-of = Peculium { $effect }
co-row = { $district }: { $laid } von 6 Insulae gelegt
co-row-nothing = kein Bonus
co-storage = { $n } Ressourcen, { $most } dürfen am Ende einer Dekade bleiben
co-markers = { $n ->
    [one] 1 Unruhemarker vor dir, wird weitergegeben
   *[other] { $n } Unruhemarker vor dir, werden weitergegeben
  }
co-merchant-home = Händler da
co-merchant-out = Händler weg
co-merchant-ready = Händler bereit
co-merchant-open = Besuch läuft
co-ability-use = nutzen
co-ability-ready = bereit
co-ability-used = benutzt
co-unrest-costs = { $n ->
    [0] Unruhe
    [one] Unruhe, am Ende −1 Senator
   *[other] Unruhe, am Ende −{ $n } Senatoren
  }
co-market-row = { $goods }: Preis { $price }, { $stock } auf dem Markt, { $supply } im Vorrat
co-rome-label = Rom fordert: { $card }
co-rome-round = Rom, Runde { $round }
co-rome-together = Alle zusammen: { $n } { $goods }
co-rome-all = zusammen
co-rome-alone = allein
co-rome-ranks = Rang 1: { $first } · Rang 2: { $second } · Rang 3: { $third }
co-claim-red-specialist = mit dem roten Spezialisten
co-claim-purple-specialist = mit dem violetten Spezialisten
co-claim-blue-specialist = mit dem blauen Spezialisten
co-claim-yellow-specialist = mit dem gelben Spezialisten
co-claim-green-specialist = mit dem grünen Spezialisten
co-claim-brown-specialist = mit dem braunen Spezialisten
co-claimed-by = beansprucht von { $name }

## Building

co-build-title = Was baust du?
co-build-bonus = Jedes Gebäude in { $district } kostet weniger ({ $bonus }); der gezeigte Preis ist, was du zahlst.
co-build-revolt = { $district } revoltiert: Es gibt keinen Baubonus.
co-links = { $n ->
    [one] braucht eine neutrale Insula als Verbindung, 1 Denar mehr
   *[other] braucht { $n } neutrale Insulae als Verbindung, { $n } Denare mehr
  }

## The market

co-market-title = Marktbesuch
co-market-merchant = Dein Händler besucht den Markt
co-market-text = Einmal pro Dekade. Jede Ressource nur einmal; was du zuerst verkaufst, kann bezahlen, was du kaufst.
co-resource = Ressource
co-price = Preis
co-stock = Bestand
co-order = Auftrag
co-market-last = der letzte
co-market-full = Markt voll: geht in den Vorrat
co-market-price = Preis { $n }
co-market-stock = { $n } von { $most } am Markt
co-market-buy = kaufe { $n }
co-market-sell = verkaufe { $n }
co-in-hand = in der Hand
co-market-sold = +{ $n } verkauft
co-market-bought = −{ $n } gekauft
co-left = bleiben

## Rome

co-rome-text = Dekade { $decade }. Alle wählen geheim Truppen, Opfergaben und Waren, dann öffnen sich alle Hände.
co-rome-send = schicken
co-rome-keep = behalten
co-rome-none = Du hast nichts zu schicken.
co-rome-of = { $n } von { $need }
co-rome-value = Wert { $n }
co-rome-open = Offener Besitz
co-rome-must = muss { $n } zeigen
co-rome-least = mindestens { $n }
co-rome-rank = Dein Rang mit { $n }
co-rome-most = Meiste
co-rome-fewest = Wenigste
co-rome-fails = { $effect }, für alle, wenn Rom weniger als { $n } bekommt
co-rome-needs = Rom braucht { $n }
co-rome-others = andere haben { $n }
co-rome-missing = { $n ->
    [one] 1 fehlt noch
   *[other] { $n } fehlen noch
}
co-rome-enough = genug
co-rome-seal = Lieferung abgeben

## The start

co-keep-title = Deine Familie
co-keep-text = Behalte eine Erbschaftskarte und einen Charakter. Gezeigt wird, wenn alle gewählt haben.
co-keep-heritage = Erbschaft
co-keep-character = Ein Charakter der { $family }
co-keep-start = Zu Beginn: { $effect }
co-keep-do = Diese behalten
co-start-values = Register { $register }, Beliebtheit { $popularity }, Harmonie { $harmony }

## What happened

co-told = **{ $name }**: { $what }
co-told-game-started = { $name } beginnt.
co-told-cards-revealed = { $heritage } und { $character } behalten
co-told-started-with = beginnt mit Register { $register }, Beliebtheit { $popularity }, Harmonie { $harmony }
co-told-decade-started = Dekade { $decade }
co-told-rome-demanded = Rom fordert { $goods } ({ $card }).
co-told-round-started = Runde { $round }
co-told-prices = Preise: { $prices }
co-told-paid = { $what } bezahlt
co-told-gained = { $what } erhalten
co-told-lost = { $what } abgegeben
co-told-insulae = { $n ->
    [one] eine Insula gelegt
   *[other] { $n } Insulae gelegt
  }
co-told-neutral = { $n ->
    [one] eine neutrale Insula
   *[other] { $n } neutrale Insulae
  }
co-told-popularity-moved = Beliebtheit { $value }
co-told-harmony-moved = Harmonie { $value }
co-told-prestige-moved = Prestige { $value } in { $district }
co-told-register-raised = Register { $value }
co-told-unlocked = { $specialist } freigeschaltet
co-told-tile-built = **{ $building }** in { $district } gebaut
co-told-monument-built = **{ $monument }** gebaut
co-told-activated = **{ $building }** in { $district } genutzt
co-told-site-used = **{ $site }** genutzt
co-told-portus-used = den **Portus** genutzt
co-told-castra-used = in den **Castra** angeworben
co-told-milestone-claimed = **{ $milestone }** beansprucht
co-told-merchant-sent = den Händler zum Markt geschickt
co-told-ability-used = **{ $ability }** genutzt
co-told-buy = { $what } für je { $price } gekauft
co-told-sell = { $what } für je { $price } verkauft
co-told-passed = gepasst
co-told-unrest-placed = Unruhe auf **{ $building }** in { $district }
co-told-unrest-removed = Unruhe von { $building } in { $district } entfernt
co-told-unrest-received = { $n } Unruhe erhalten
co-told-unrest-handed = { $n } Unruhe an { $name } gegeben
co-told-unrest-track-moved = Platz { $value } auf der Unruheleiste
co-told-senators-changed = { $n ->
    [one] jetzt { $n } Senator ({ $reason })
   *[other] jetzt { $n } Senatoren ({ $reason })
  }
co-told-delivered = nach Rom geliefert: Truppen { $troops }, Opfergaben { $offerings }, Waren { $goods }
co-told-ranked = { $rank ->
    [1] Erster auf Roms Podium
    [2] Zweiter auf Roms Podium
    [3] Dritter auf Roms Podium
   *[other] Letzter auf Roms Podium
  }
co-told-group-failed = Zusammen habt ihr { $sum } geliefert, aber Rom hat { $minimum } gefordert.
co-told-upkeep-settled = { $paid } von { $need } Unterhalt gezahlt
co-told-stored = { $n } über das Lager hinaus zurückgegeben
co-told-sold-at-end = alles für { $n } Denare verkauft
co-told-over = { $count ->
    [0] Das Spiel ist aus. Niemand hat gewonnen.
    [one] Das Spiel ist aus. { $names } hat gewonnen.
   *[other] Das Spiel ist aus. Geteilter Sieg: { $names }.
  }
co-told-caepio-card-turned = Karte { $card } aufgedeckt
co-told-die-rolled = { $pips } gewürfelt: { $district }
co-told-aedificium-drawn = will { $building } bauen
co-told-aedificium-returned = kein Platz für { $building }
co-told-aedificium-used = **{ $building }** in { $district } genutzt
co-told-built-card-turned = Caepio deckte ein Gebäude auf, das schon steht: { $building }.
co-told-market-card-buy = nimmt { $what } vom Markt
co-told-market-card-sell = verkauft { $what }
co-told-caepio-committed-troops = zeigt Rom Truppen im Wert { $value }; mindestens { $minimum }
co-told-caepio-committed-offerings = zeigt Rom Opfergaben im Wert { $value }; mindestens { $minimum }
co-told-later-action = gehandelt, nachdem Caepio gepasst hat; er bekommt einen Denar
co-reason-effect = Wirkungen
co-reason-first-at-top = zuerst am Ende einer Prestigeleiste
co-reason-milestone = Meilensteine
co-reason-most-troops = die meisten Truppen für Rom
co-reason-most-offerings = die meisten Opfergaben für Rom
co-reason-podium = Roms Podium
co-reason-politics = das meiste Prestige in einem Bezirk
co-reason-richest = am reichsten
co-reason-unrest-rank = Platz auf der Unruheleiste
co-reason-furthest = am weitesten auf der Unruheleiste
co-reason-last-unrest = Unruhe der letzten Runde
co-reason-caepio-bonus = Caepios Bonus

## The end

co-over-won = { $count ->
    [0] Niemand gewinnt.
    [one] { $me ->
        [yes] Du gewinnst!
       *[no] { $names } gewinnt.
    }
   *[other] { $names } teilen sich den Sieg.
  }
co-over-rebellion-of-districts = Rebellion! Alle drei Bezirke revoltieren, und alle verlieren.
co-over-rebellion-of-markers = Rebellion! Überall ist Unruhe, und alle verlieren.
co-senators-from = Woher die Senatoren kamen

## Caepio

co-caepio-short = Caepio
co-caepio-cards = Caepios Karte
co-caepio-card = Karte { $card }
co-caepio-next = als Nächstes Reihe { $row }
co-caepio-soon = Als Nächstes
co-caepio-draws = eine neue Karte
co-caepio-passes = passt
co-caepio-would = das würde er jetzt tun
co-caepio-may = kann ziehen: { $buildings }
co-caepio-why = Warum er das tat
co-caepio-then = Danach nähme Caepio: { $act }.
co-act-site = { $site } { $workers }
co-act-build = Bauen
co-act-random = Zufälliges Gebäude
co-act-market = Verkauf { $sell }, Kauf { $buy }
co-obstacle-site-taken = ist besetzt
co-obstacle-supply-empty = hat nichts mehr
co-obstacle-space-taken = ist besetzt
co-obstacle-no-marker = hat keinen Marker mehr
co-obstacle-stack-empty = keine Karte übrig
co-obstacle-no-room = passt nirgends hin
co-obstacle-not-built = steht nicht
co-obstacle-tile-taken = ist schon benutzt
co-obstacle-tile-restless = hat Unruhe
co-obstacle-no-free-tile = kein Gebäude ist frei
co-obstacle-nothing-to-trade = nichts zu handeln

## Statistics

co-stats-tab-overview = Ergebnis
co-why-source = Der größte Unterschied: **{ $source }** (Senatoren: { $mine } für { $name }, { $theirs } für { $rival }).
co-why-best = Die Stärke von { $rival }: **{ $source }** (Senatoren: { $theirs }, für { $name } { $mine }).
co-why-unrest = Auf Feld { $n } der Unruheleiste gewinnt niemand: **{ $names }**.
co-why-revolt = { $unpaid ->
    [0] **{ $name }** erhielt { $received } Unruhe und entfernte { $removed }.
   *[other] **{ $name }** erhielt { $received } Unruhe, davon { $unpaid } für unbezahlten Unterhalt, und entfernte { $removed }.
  }
co-why-monuments = Monumente von **{ $name }**: { $built }; nötig: { $needed }.
co-stats-tab-senators = Senatoren
co-stats-tab-deeds = Taten
co-stats-tab-goods = Waren
co-stats-tab-city = Stadt
co-stats-tab-rome = Rom
co-stats-rome = an Rom
co-stats-turns = Züge
co-stats-workers-left = übrige Arbeiter
co-stats-upkeep = Unterhalt
co-stats-unrest = Unruhe erhalten
co-stats-resources = Ressourcen
co-stats-gained = erhalten
co-stats-bought = gekauft
co-stats-sold = verkauft
co-stats-paid = bezahlt
co-stats-stored = über das Lager hinaus abgegeben
co-stats-lost = verloren
co-stats-earned = am Markt verdient
co-stats-spent = am Markt ausgegeben
co-stats-luck = Glück mit Macellum-Plättchen
co-stats-tile = Gebäude, und wer es gebaut hat
co-stats-round = Runde
co-stats-insulae = eigene Insulae gelegt
co-stats-uses = genutzt von { $name }
co-stats-uses-note = Die Spalten der Spieler zählen, wie oft jeder das Gebäude genutzt hat.
co-stats-rome-decade = Dekade { $decade }: { $card }
co-stats-rome-sum = Waren: { $sum } von { $minimum } zusammen
co-deed-build = Gebäude gebaut
co-deed-monument = Monumente gebaut
co-deed-activate = Gebäude genutzt
co-deed-site = Stätten genutzt
co-deed-portus = Portus genutzt
co-deed-castra = Truppen angeworben
co-deed-claim = Meilensteine beansprucht
co-deed-merchant = Marktbesuche des Händlers
co-deed-ability = Fähigkeiten genutzt
co-open-dealt = Am Anfang ausgeteilt
co-open-kept = behalten
co-open-fists = In den geschlossenen Fäusten
co-open-choosing = wählt noch
co-opened-title = { $card }: alle Hände offen
co-opened-text = Dekade { $decade }. Wer allein die meisten Truppen oder Opfergaben gibt, bekommt einen Senator.
co-opened-ask = **Alle Hände sind offen.** Sieh, was alle gegeben haben und was daraus wurde.
co-opened-came = Was daraus wurde

## Abilities

co-once-round = Einmal pro Runde, als freie Aktion{ $cost ->
    [none] : { $what }
   *[other] , für { $cost }: { $what }
  }
co-once-decade = Einmal pro Dekade, als freie Aktion{ $cost ->
    [none] : { $what }
   *[other] , für { $cost }: { $what }
  }
co-limit-round = einmal pro Runde
co-limit-decade = einmal pro Dekade
co-mod-build = Bauen kostet dich weniger: { $off }
co-mod-build-tile = Gebäude kosten dich weniger: { $off }
co-mod-build-monument = Monumente kosten dich weniger: { $off }
co-mod-activate = Ein Gebäude zu nutzen kostet dich weniger: { $off }
co-mod-activate-new = Ein Gebäude gleich nach dem Bau zu nutzen kostet dich weniger: { $off }
co-mod-castra = Die Castra kosten dich jedes Mal { $n } Ressource oder Denar weniger
co-mod-substitute = Du darfst { $from } als { $to } zahlen ({ $where })
co-mod-specialists = Deine Spezialisten zählen an Stätten { $n }
co-mod-site = { $sites }: dazu { $gain }
co-mod-upkeep = Dein Unterhalt: { $n }
co-mod-buy = { $way ->
    [less] Du kaufst jede Ressource um { $n } Denar billiger
   *[more] Du kaufst jede Ressource um { $n } Denar teurer
}
co-mod-sell = { $way ->
    [less] Du verkaufst jede Ressource um { $n } Denar billiger
   *[more] Du verkaufst jede Ressource um { $n } Denar teurer
}
co-mod-no-drift = dein Handel bewegt keine Preise
co-mod-storage = Du darfst { $n } Ressourcen mehr behalten
co-mod-rome-troops = Deine Truppen für Rom zählen { $n } mehr
co-mod-rome-offerings = Deine Opfergaben für Rom zählen { $n } mehr
co-mod-rome-resource = Deine Waren für Rom zählen { $n } mehr
co-mod-special = { $n ->
    [one] Ein Sonderarbeiter: zählt { $value } bei Gebäuden und Castra
   *[other] { $n } Sonderarbeiter: jeder zählt { $value } bei Gebäuden und Castra
  }
co-context-build = Bauen
co-context-activate = Gebäude nutzen
co-context-castra = Castra
co-context-upkeep = Unterhalt
co-context-rome = Rom
co-trigger-does = { $event }: { $effect }
co-trigger-may = { $event }, wenn du willst: { $effect }
co-on-build-tile = Wenn du ein Gebäude baust
co-on-build-monument = Wenn du ein Monument baust
co-on-activate = Wenn du ein Gebäude nutzt
co-on-produce = Wenn du eine Stätte nutzt
co-on-insula = Wenn du eine Insula legst
co-on-pass = Wenn du passt
co-on-decade-start = Zu Beginn einer Dekade
co-on-round-start = Zu Beginn einer Runde
co-on-rome-reward = Wenn Rom dich belohnt
co-on-suppress = Wenn du Unruhe entfernst
co-on-unlock = Wenn du einen Spezialisten freischaltest
co-on-trade = Wenn du handelst
co-on-upkeep-paid = Wenn du den ganzen Unterhalt zahlst
co-when-rank = Rang { $ranks }
co-when-others-passed = { $n ->
    [one] nach einem anderen
   *[other] nach { $n } anderen
  }
co-when-workers = mit mindestens { $n } Arbeitern
co-keep-advised = ein guter Anfang
co-keep-register = Wie viele Arbeiter jede Runde kommen und ernährt werden müssen.
co-keep-popularity = Bewegt sie sich, geht die Harmonie mit; Unruhe senkt sie.
co-keep-harmony = Senkt am Ende jeder Runde den Unterhalt um so viel.

## Die Gefahren

co-threat-label = Was droht
co-threat-calm = Ruhig
co-threat-warning = Warnung
co-threat-alarm = Alarm
co-threat-calm-told = Nichts drängt.
co-threat-warning-told = Etwas drängt: Sieh auf die gefärbten Zahlen.
co-threat-alarm-told = Es ist dringend: Sieh auf die dunklen Zahlen.
co-threat-revolt = revoltieren
co-threat-revolt-title = { $n } von 3 Bezirken revoltieren
co-threat-revolt-rule = Revoltieren zu Beginn einer Runde alle drei, verlieren alle.
co-threat-quiet = ruhig
co-threat-markers = Marker
co-threat-markers-title = { $n } von { $most } Markern
co-threat-spreads = kommen nächste Runde dazu
co-threat-handed = werden weitergegeben
co-threat-then = dann auf Gebäuden
co-threat-markers-rule = Marker { $n } beendet das Spiel, und alle verlieren.
co-threat-upkeep = Unterhalt
co-threat-upkeep-title = Unterhalt { $n }
co-threat-specialists = Spezialisten
co-threat-abilities = Fähigkeiten
co-threat-due = fällig
co-threat-pays = bezahlt mit { $what }
co-threat-nothing-due = nichts zu bezahlen
co-threat-unpaid = { $n ->
    [one] 1 bleibt unbezahlt und wird Unruhe
   *[other] { $n } bleiben unbezahlt und werden Unruhe
  }
co-threat-short = { $what } { $n } zu wenig
co-threat-rome-met = alles, was Rom fordert, ist da
co-threat-rome-rule = Was am Ende der Dekade fehlt, bringt Unruhe.
co-threat-ended = zum Schluss
co-threat-ended-title = Wenn jetzt Schluss wäre
co-threat-no-win = So weit auf der Unruheleiste kann niemand gewinnen.
co-threat-taken = Unruhe kostet dich { $n }
co-threat-three = Alle drei Bezirke revoltieren. Beruhige einen vor Runde { $round }, sonst verlieren alle.
co-threat-how = Zeig wie
co-threat-ways = Auswege
co-threat-no-way = Kein Gebäude der Stadt entfernt Unruhe. Das täte: { $names }.

## Der Katalog

co-catalogue = Katalog
co-cat-tiles = Gebäude
co-cat-all = Alle
co-cat-payable = Bezahlbar
co-cat-revolt = revoltiert
co-cat-prestige = Prestige { $n }
co-cat-types = { $n ->
    [one] 1 Art
   *[other] { $n } Arten
  }
co-cat-built = gebaut
co-cat-built-by = gebaut von { $name }
co-cat-gone = aus dem Spiel
co-cat-no-room = kein Platz
co-cat-full = voller Preis
co-cat-open = baubar
co-cat-copies = { $n } von { $all } übrig
co-lack = dir fehlen { $what }
co-lack-word = es fehlen
co-lack-short = fehlt
co-fold-open = Dein ganzes Tableau, Rom, Meilensteine, Markt

## Die Entscheidung

co-may-build = bauen
co-may-use = ein Gebäude nutzen
co-may-place = eine Stätte nutzen
co-may-claim = einen Meilenstein nehmen
co-may-market = zum Markt gehen
co-may-ability = eine Fähigkeit nutzen
co-may-pass = passen
co-ask-may = Du kannst { $ways }.
co-ask-only-pass = Du kannst nichts mehr bauen oder nutzen: Passe.
co-ask-free = Frei, davor oder danach: { $ways }.
co-go-build-use = Bauen und nutzen
co-use-at-once = Und gleich nutzen
co-use-not = Jetzt nicht, andere dürfen
co-choose-then = Danach wählst du
co-of-these = { $n } von
co-title-build = **Bauen**
co-ask-build = Wähle ein Gebäude und einen Bezirk im Katalog. Bezahlt wird erst, wenn du zustimmst.
co-market-yours = du { $n }
co-market-then = dann { $n }
co-market-of = von { $n }
co-rome-what = Was
co-rome-need = nötig
co-rome-have = da
co-rome-lack = fehlt
co-rome-sent = du gibst
