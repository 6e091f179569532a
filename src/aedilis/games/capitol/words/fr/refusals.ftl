### Capitol : pourquoi un coup est refusé. Les clés sont les numéros des règles, comme dans en/capitol.ftl.

## En général

capitol-refusal-R0-2 = La partie est terminée.
capitol-refusal-R0-8 = Vous n'avez pas en main la ou les cartes choisies.

## Construction

capitol-refusal-R1-1 = Ce n'est pas à vous de construire.
capitol-refusal-R1-5 = Vous avez passé : vous ne pouvez plus construire pendant cette manche.
capitol-refusal-R1-10 = Vous n'avez pas de maison inachevée de ce genre à surélever.
capitol-refusal-R1-10a = Dans cette partie, une carte étage surélève seulement votre plus haute maison inachevée ou commence de nouvelles maisons, pas les deux.
capitol-refusal-R1-13 = Utilisez les deux blocs, ou jouez la carte sans effet.
capitol-refusal-R1-14 = Il n'y a pas assez de blocs dans la réserve.
capitol-refusal-R1-16 = Vous n'avez pas de maison inachevée de cette hauteur.
capitol-refusal-R1-17 = Vous n'avez plus de toit de cette forme.
capitol-refusal-R1-19 = Il vous faut une maison achevée de ce genre et une préfecture de la couleur du permis.
capitol-refusal-R1-19a = Il n'y a pas d'emplacement libre dans cette préfecture.
capitol-refusal-R1-19b = Toutes les maisons d'une préfecture ont la même forme de toit.
capitol-refusal-R1-19c = La première maison d'une préfecture a un bloc ; chaque autre est aussi haute que la plus haute sur place, ou plus haute d'un bloc.
capitol-refusal-R1-19d = Les trois préfectures d'une couleur ne doivent pas toutes avoir la même forme de toit.

## Enchères

capitol-refusal-R2-2 = Aucune enchère n'est ouverte en ce moment.
capitol-refusal-R2-3 = Vous ne pouvez offrir que des cartes de votre main.
capitol-refusal-R2-3b = Vous n'avez pas de cartes : vous ne pouvez rien offrir.
capitol-refusal-R2-11 = C'est au gagnant de l'enchère, et à lui seul, de placer la tuile maintenant.
capitol-refusal-R2-12 = Il n'y a pas de place pour cette tuile dans cette préfecture.

## Pioche

capitol-refusal-R4-1 = Ce n'est pas à vous de piocher.
capitol-refusal-R4-4 = Ce n'est pas le moment de piocher.
capitol-refusal-R4-5 = Vous ne pouvez vous arrêter que pendant la pioche des cartes bonus.
capitol-refusal-R4-9 = Cette pile est vide.

## Ce dont il s'agit dans un refus, quand le plateau peut le dire

capitol-because-R1-19 =
    Ce permis vaut pour les collines { $group ->
        [A] à la vague
        [B] au pin
       *[C] à l'arche
    } : { $prefecture1 }, { $prefecture2 }, { $prefecture3 }.
capitol-because-R1-19b =
    { $there ->
        [round] Toutes les maisons ont ici un toit rond ; la vôtre a un toit triangulaire.
       *[pitched] Toutes les maisons ont ici un toit triangulaire ; la vôtre a un toit rond.
    }
capitol-because-R1-19c =
    { $tallest ->
        [0] La première maison a ici un bloc ; la vôtre en a { $height }.
       *[other] La plus haute maison a ici { $tallest } : la suivante doit en avoir { $tallest } ou { $more } blocs, la vôtre en a { $height }.
    }
capitol-because-R1-19d =
    { $shape ->
        [round] Les deux autres collines de cette couleur ont des toits ronds : il faut ici un toit triangulaire.
       *[pitched] Les deux autres collines de cette couleur ont des toits triangulaires : il faut ici un toit rond.
    }
capitol-because-R2-12 =
    { $tile ->
        [fountain] Il n'y a pas ici d'emplacement libre pour une fontaine.
       *[monument] Un monument se dresse déjà ici.
    }
