### Capitol: why a puzzle is solved as it is.

puzzle-capitol-01 = Posez la maison ronde au Capitole : la première place y vaut 4. La seule maison du rival est triangulaire et ne peut suivre une ronde ; après une triangulaire, son 2 prendrait la place.
puzzle-capitol-02 = Seuls les 4 points du Capitole suffisent : le rival peut garder son permis comme argent et doubler le Palatin par le temple. S’il vous suit, son temple est perdu.
puzzle-capitol-03 = Offrez tout : le rival peut montrer 11 au plus, et à 11 partout le plus bas score gagne. À la dernière enchère les cartes ne servent plus ensuite.
puzzle-capitol-04 = Attendez : jouez la carte toit sans effet. Si votre maison de 2 est posée, son 3 la dépasse. Il doit donc jouer d’abord, et son 3 ne va nulle part.
puzzle-capitol-05 = Prenez le dernier emplacement libre du Capitole : vous êtes premier, et ses maisons de 2 et 3 restent au chantier.
puzzle-capitol-06 = Un toit triangulaire : au Quirinal il y a une maison triangulaire de 1, seule une triangulaire de 2 peut suivre, et elle prend la première place.
puzzle-capitol-08 = Pas d’offre : qui gagne le temple gagne la partie. Il a 8, vous 9 ; chaque carte dépensée pour la fontaine vous met sous lui.
puzzle-capitol-09 = Au Quirinal vous êtes seul, donc seuls vos points doublent. Au Capitole le temple doublerait aussi sa deuxième place.
puzzle-capitol-11 = À trois blocs chacun, la maison la plus haute décide : votre 3 donne la première place, un 2 non.
puzzle-capitol-12 = La maison de 3 : vous êtes premier aux blocs, et son 2 est trop bas. Après votre 2 il répondrait par son 3.
puzzle-capitol-27 = Passez : personne d’autre n’a de carte, le permis achète donc le temple, qui double les 3 points du Quirinal. Sur le plateau il gagne 2 au plus.
puzzle-capitol-28 = Un toit rond sur la maison de 2 : elle peut suivre le 1 rond du Quirinal et prend la première place : 3 points pour vous, 1 pour lui.
puzzle-capitol-29 = Les deux blocs sur la maison de 1 : une maison de 3 va au Capitole, égale ses trois blocs et est plus haute.
puzzle-capitol-32 = Huit : il peut offrir 6 et gagne l’égalité avec le plus bas score, 6 ne suffit donc pas. Seul 8 est plus haut, et les cartes ne valent plus rien ensuite.
