### Capitol : pourquoi un bot conseille une action.

capitol-reason-open = { $prefecture } : ouverte seul, { $points ->
    [one] { $points } point
   *[other] { $points } points
} par décompte tant que personne ne vient.
capitol-reason-first = { $prefecture } : donne la première place, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
capitol-reason-second = { $prefecture } : donne la deuxième place, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
capitol-reason-fill = { $prefecture } : prend le dernier emplacement libre, plus rien n’y changera.
capitol-reason-strengthen = { $prefecture } : affermit la place de { $height ->
    [one] { $height } bloc
   *[other] { $height } blocs
}.
capitol-reason-roof = { $places ->
    [0] Achevée, la maison de { $height } ({ $shape ->
        [round] toit rond
       *[pitched] toit triangulaire
    }) attend une place qui l’admette.
    [one] Achevée, la maison de { $height } ({ $shape ->
        [round] toit rond
       *[pitched] toit triangulaire
    }) convient à { $places } préfecture.
   *[other] Achevée, la maison de { $height } ({ $shape ->
        [round] toit rond
       *[pitched] toit triangulaire
    }) convient à { $places } préfectures.
}
capitol-reason-blocks = Prépare le chantier pour un permis à venir.
capitol-reason-wait = Attend au prix d’une carte, tandis que les autres doivent se décider.
capitol-reason-pass = Garde { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} pour les enchères et les manches suivantes.
capitol-reason-no-bid = { $tile ->
    [fountain] La fontaine
    [amphitheatre] L’amphithéâtre
   *[temple] Le temple
} ne vaut pas les cartes.
capitol-reason-enough = { $bid } devrait suffire pour { $tile ->
    [fountain] la fontaine
    [amphitheatre] l’amphithéâtre
   *[temple] le temple
} : aucun rival ne devrait avoir plus de { $purse }.
capitol-reason-bid = { $bid } est ce que vaut { $tile ->
    [fountain] la fontaine
    [amphitheatre] l’amphithéâtre
   *[temple] le temple
}, même si un rival peut avoir { $purse }.
capitol-reason-fountain-first = { $prefecture } : vous êtes premier, { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} de plus par décompte.
capitol-reason-amphitheatre-first = { $prefecture } : vous êtes premier, { $gain ->
    [one] { $gain } carte
   *[other] { $gain } cartes
} de plus à la pioche.
capitol-reason-temple-first = { $prefecture } : vous êtes premier, { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} de plus par décompte.
capitol-reason-tile-fill = { $prefecture } : la fontaine prend le dernier emplacement libre.
capitol-reason-tile = { $prefecture } : c’est là que { $tile ->
    [fountain] la fontaine
    [amphitheatre] l’amphithéâtre
   *[temple] le temple
} aide le moins les rivaux.
capitol-reason-draw-permit = Un permis pour une maison qui attend : { $prefecture } l’admet.
capitol-reason-draw-money = Un grand nombre pour les enchères : { $value }.
capitol-reason-draw = { $kind ->
    [roof] Une carte toit achève une maison.
    [floor] Une carte étage construit deux blocs.
   *[permit] Un permis pour plus tard.
}
capitol-reason-stop = Renonce aux autres cartes bonus.
