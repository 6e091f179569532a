### Corduba on the page: the table, its log and its result.

## Die Karte
co-map-label = Karte von Corduba
co-map-reading = Die Stadt, Viertel für Viertel
co-map-supply = Vorrat { $n }
co-map-built = gebaut
co-map-bonus = Bau
co-map-revolt = Aufstand, kein Bonus
co-map-plate = { $district }. { $revolts ->
    [yes] Im Aufstand, kein Baubonus.
   *[no] Kein Aufstand.
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
  } für { $gain } { $goods }, { $state ->
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
    [one] Ein Platz für das Plättchen. Eingabe baut.
   *[other] { $n } Plätze für das Plättchen. Pfeiltasten verschieben, R dreht, Eingabe baut.
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
co-map-tip-own-cell = Auf dieses Feld passt kein Plättchen mehr, und es berührt das neue: eine eigene Insula.
co-map-tip-row-empty = Die Reihe der eigenen Insulae ist leer, darum ist diese neutral.
co-map-tip-filled = Auf dieses Feld passt kein Plättchen mehr: eine neutrale Insula.
co-map-tip-replaced = Eine eigene Insula ersetzt eine neutrale.
co-map-reconstructed = Zahlen zum Teil rekonstruiert: Die Spielregel druckt sie nicht ab.
co-map-places = Orte, Castra, Monumente
co-map-free = { $free } von { $all } frei
