### Corduba : pourquoi un bot conseille une action.

corduba-reason-keep = Ces cartes donnent le meilleur départ.
corduba-reason-pass = Plus rien ne vaut une bonne place à la prochaine manche.
corduba-reason-enough = Rien de plus ne vaut la peine ici.
corduba-reason-payment = Paie avec ce qui manquera le moins.
corduba-reason-milestone = Revendique un haut fait avant quelqu'un d'autre.
corduba-reason-sell = Change en deniers ce qui est de trop.
corduba-reason-buy = Achète ce qu'il faut aux prochaines actions.
corduba-reason-tribute = Une part qui contente Rome et laisse une réserve.
corduba-reason-deliver-most = { $value } dépasse les { $rival } qu'un rival peut envoyer : un sénateur.
corduba-reason-deliver-duty = { $value } est ce que Rome demande ; plus ne rapporterait rien.
corduba-reason-deliver-none = Les garde : ce que Rome demande est hors d'atteinte, ou n'en vaut pas la peine.
corduba-reason-senators = Place aussitôt { $senators ->
    [one] un sénateur
   *[other] { $senators } sénateurs
}.
corduba-reason-lead = En tête à { $district } avec { $lead } d'avance : un sénateur en politique, si cela dure.
corduba-reason-prestige = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
} de prestige à { $district }, vers ses bonus.
corduba-reason-troops = Des troupes de valeur { $value } pour la prochaine demande de Rome.
corduba-reason-offerings = Des offrandes de valeur { $value } pour la prochaine demande de Rome.
corduba-reason-demand = Rassemble ce que Rome demande.
corduba-reason-specialist = Un spécialiste travaille et rapporte à chaque manche à venir.
corduba-reason-workers = Un registre de { $register } amène plus d'ouvriers à chaque manche à venir.
corduba-reason-goods = Apporte { $units ->
    [one] { $units } ressource
   *[other] { $units } ressources
} pour construire.
corduba-reason-denarii = Apporte { $denarii ->
    [one] { $denarii } denier
   *[other] { $denarii } deniers
}.
corduba-reason-upkeep = Assure que l'entretien pourra être payé.
corduba-reason-quiet = Garde la ville calme : les troubles coûtent des sénateurs.
corduba-reason-nearer = Approche d'un haut fait.
corduba-reason-best = A donné le meilleur résultat quand la fin de la manche a été jouée.

# Districts have Latin names in every language.
corduba-district-servorum = Servorum
corduba-district-plebeius = Plebeius
corduba-district-patricius = Patricius
