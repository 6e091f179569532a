### Corduba on the page: the table, its log and its result.

## De kaart
co-map-label = Kaart van Corduba
co-map-reading = De stad, wijk voor wijk
co-map-supply = voorraad { $n }
co-map-built = gebouwd
co-map-bonus = bouw
co-map-revolt = opstand, geen bonus
co-map-plate = { $district }. { $revolts ->
    [yes] In opstand, geen bouwbonus.
   *[no] Geen opstand.
  } Prestige: { $prestige }
co-map-focus = { $district } bekijken
co-map-where = rij { $top } tot { $bottom }, kolom { $left } tot { $right }
co-map-cell = rij { $row }, kolom { $column }
co-map-tile = { $building }, { $district }, { $where }, gebouwd door { $builder }, { $state ->
    [unrest] onrust
    [used] deze ronde gebruikt
   *[open] vrij
  }
co-map-insula = { $owner ->
    [nobody] Neutrale insula
   *[other] Insula van { $owner }
  }, { $where }
co-map-site = { $site }: { $workers ->
    [one] 1 arbeider
   *[other] { $workers } arbeiders
  } voor { $gain } { $goods }, { $state ->
    [used] deze ronde gebruikt
   *[open] vrij
  }
co-map-castra = Castra, { $troop }, { $state ->
    [used] deze ronde gebruikt
   *[open] vrij
  }
co-map-portus = { $n ->
    [one] Portus: 1 arbeider, nooit vol
   *[other] Portus: { $n } arbeiders, nooit vol
  }
co-map-monument = { $monument }, { $built ->
    [yes] gebouwd door { $builder }
   *[no] niet gebouwd
  }
co-map-spots = { $n ->
    [one] Eén plaats voor de tegel. Enter bouwt.
   *[other] { $n } plaatsen voor de tegel. Pijltjes verschuiven, R draait, Enter bouwt.
  }
co-map-spot = { $building }, plaats { $number } van { $of }, { $where }. { $own ->
    [0] Geen eigen insula
    [one] 1 eigen insula
   *[other] { $own } eigen insulae
  }, { $neutral ->
    [0] geen neutrale
    [one] 1 neutrale
   *[other] { $neutral } neutrale
  }{ $forced ->
    [0] .
    [one] ; 1 neutrale insula moet hem voor 1 denarius met de stad verbinden.
   *[other] ; { $forced } neutrale insulae moeten hem voor { $forced } denarii met de stad verbinden.
  }
co-map-tip-unrest = Onrust: niemand kan hem gebruiken.
co-map-tip-used = Deze ronde gebruikt.
co-map-tip-forced = Hier raakt hij niets; een neutrale insula verbindt hem voor 1 denarius met de stad.
co-map-tip-own-cell = Op dit vak past geen tegel meer, en het raakt de nieuwe: een eigen insula.
co-map-tip-row-empty = De rij eigen insulae is leeg, dus deze is neutraal.
co-map-tip-filled = Op dit vak past geen tegel meer: een neutrale insula.
co-map-tip-replaced = Een eigen insula vervangt een neutrale.
co-map-reconstructed = Getallen deels gereconstrueerd: de spelregels noemen ze niet.
co-map-places = Plaatsen, Castra, monumenten
co-map-free = { $free } van { $all } vrij
