### Corduba on the page: the table, its log and its result.

## La mappa
co-map-label = Mappa di Corduba
co-map-reading = La città, quartiere per quartiere
co-map-supply = riserva { $n }
co-map-built = costruito
co-map-bonus = costruire
co-map-revolt = rivolta, niente bonus
co-map-plate = { $district }. { $revolts ->
    [yes] In rivolta, nessun bonus di costruzione.
   *[no] Nessuna rivolta.
  } Prestigio: { $prestige }
co-map-focus = Guarda { $district }
co-map-where = righe da { $top } a { $bottom }, colonne da { $left } a { $right }
co-map-cell = riga { $row }, colonna { $column }
co-map-tile = { $building }, { $district }, { $where }, costruito da { $builder }, { $state ->
    [unrest] tumulto
    [used] usato in questo round
   *[open] libero
  }
co-map-insula = { $owner ->
    [nobody] Insula neutrale
   *[other] Insula di { $owner }
  }, { $where }
co-map-site = { $site }: { $workers ->
    [one] 1 lavoratore
   *[other] { $workers } lavoratori
  } per { $gain } { $goods }, { $state ->
    [used] usato in questo round
   *[open] libero
  }
co-map-castra = Castra, { $troop }, { $state ->
    [used] usato in questo round
   *[open] libero
  }
co-map-portus = { $n ->
    [one] Portus: 1 lavoratore, mai pieno
   *[other] Portus: { $n } lavoratori, mai pieno
  }
co-map-monument = { $monument }, { $built ->
    [yes] costruito da { $builder }
   *[no] non costruito
  }
co-map-spots = { $n ->
    [one] Un posto per la tessera. Invio costruisce.
   *[other] { $n } posti per la tessera. Le frecce la spostano, R la gira, Invio costruisce.
  }
co-map-spot = { $building }, posto { $number } di { $of }, { $where }. { $own ->
    [0] Nessuna insula propria
    [one] 1 insula propria
   *[other] { $own } insulae proprie
  }, { $neutral ->
    [0] nessuna neutrale
    [one] 1 neutrale
   *[other] { $neutral } neutrali
  }{ $forced ->
    [0] .
    [one] ; 1 insula neutrale deve unirla alla città per 1 denario.
   *[other] ; { $forced } insulae neutrali devono unirla alla città per { $forced } denari.
  }
co-map-tip-unrest = Tumulto: nessuno può usarlo.
co-map-tip-used = Usato in questo round.
co-map-tip-forced = Qui non tocca niente: un'insula neutrale la unisce alla città per 1 denario.
co-map-tip-own-cell = Su questa casella non entra più nessuna tessera, e tocca quella nuova: un'insula propria.
co-map-tip-row-empty = La fila delle insulae proprie è vuota, perciò questa è neutrale.
co-map-tip-filled = Su questa casella non entra più nessuna tessera: un'insula neutrale.
co-map-tip-replaced = Un'insula propria prende il posto di una neutrale.
co-map-reconstructed = Numeri in parte ricostruiti: il regolamento non li riporta.
co-map-places = Luoghi, Castra, monumenti
co-map-free = { $free } di { $all } liberi
