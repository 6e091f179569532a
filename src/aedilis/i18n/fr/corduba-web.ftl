### Corduba on the page: the table, its log and its result.

## La carte
co-map-label = Carte de Corduba
co-map-reading = La ville, quartier par quartier
co-map-supply = réserve { $n }
co-map-built = bâti
co-map-bonus = bâtir
co-map-revolt = révolte, pas de bonus
co-map-plate = { $district }. { $revolts ->
    [yes] En révolte, pas de bonus de construction.
   *[no] Pas de révolte.
  } Prestige : { $prestige }
co-map-focus = Regarder { $district }
co-map-where = rangées { $top } à { $bottom }, colonnes { $left } à { $right }
co-map-cell = rangée { $row }, colonne { $column }
co-map-tile = { $building }, { $district }, { $where }, bâti par { $builder }, { $state ->
    [unrest] troubles
    [used] utilisé cette manche
   *[open] libre
  }
co-map-insula = { $owner ->
    [nobody] Insula neutre
   *[other] Insula de { $owner }
  }, { $where }
co-map-site = { $site } : { $workers ->
    [one] 1 ouvrier
   *[other] { $workers } ouvriers
  } pour { $gain } { $goods }, { $state ->
    [used] utilisé cette manche
   *[open] libre
  }
co-map-castra = Castra, { $troop }, { $state ->
    [used] utilisé cette manche
   *[open] libre
  }
co-map-portus = { $n ->
    [one] Portus : 1 ouvrier, jamais plein
   *[other] Portus : { $n } ouvriers, jamais plein
  }
co-map-monument = { $monument }, { $built ->
    [yes] bâti par { $builder }
   *[no] pas encore bâti
  }
co-map-spots = { $n ->
    [one] Une place pour la tuile. Entrée bâtit.
   *[other] { $n } places pour la tuile. Les flèches la déplacent, R la tourne, Entrée bâtit.
  }
co-map-spot = { $building }, place { $number } sur { $of }, { $where }. { $own ->
    [0] Aucune insula à soi
    [one] 1 insula à soi
   *[other] { $own } insulae à soi
  }, { $neutral ->
    [0] aucune neutre
    [one] 1 neutre
   *[other] { $neutral } neutres
  }{ $forced ->
    [0] .
    [one] ; 1 insula neutre doit la relier à la ville pour 1 denier.
   *[other] ; { $forced } insulae neutres doivent la relier à la ville pour { $forced } deniers.
  }
co-map-tip-unrest = Troubles : personne ne peut l’utiliser.
co-map-tip-used = Utilisé cette manche.
co-map-tip-forced = Ici elle ne touche rien : une insula neutre la relie à la ville pour 1 denier.
co-map-tip-own-cell = Plus aucune tuile ne tient sur cette case, et elle touche la nouvelle : une insula à soi.
co-map-tip-row-empty = La rangée des insulae à soi est vide, celle-ci est donc neutre.
co-map-tip-filled = Plus aucune tuile ne tient sur cette case : une insula neutre.
co-map-tip-replaced = Une insula à soi remplace une neutre.
co-map-reconstructed = Nombres en partie reconstitués : le livret ne les donne pas.
co-map-places = Sites, Castra, monuments
co-map-free = { $free } sur { $all } libres
