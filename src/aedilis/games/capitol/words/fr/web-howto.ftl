### How to play Capitol, in short; every sentence names its clause.

howto-capitol-1-title = Le but
howto-capitol-1 = Qui a le plus de points après quatre manches gagne. [R5.1](R5.1) On marque quatre fois, à la fin de chaque manche, dans chaque préfecture. [R3.1](R3.1) Une manche a quatre phases : construire, enchères, décompte, pioche. [R0.1](R0.1)
howto-capitol-2-title = Construire
howto-capitol-2 = À tour de rôle, jouez une carte ou passez. [R1.1](R1.1) Une carte étage apporte deux blocs à votre chantier, sur des maisons ou de nouvelles. [R1.10](R1.10) Une carte toit achève une maison, ronde ou triangulaire. [R1.16](R1.16) Qui passe ne construit plus dans la manche, mais peut enchérir. [R1.5](R1.5)
howto-capitol-3-title = Vers Rome
howto-capitol-3 = Un permis amène une maison achevée dans une préfecture de sa couleur. [R1.19](R1.19) La première y a un bloc ; chaque suivante est aussi haute que la plus haute ou d’un de plus. [R1.19c](R1.19c) Les maisons d’une préfecture ont toutes la même forme de toit. [R1.19b](R1.19b) Les trois préfectures d’une couleur ne peuvent pas toutes l’avoir. [R1.19d](R1.19d)
howto-capitol-4-title = Enchères
howto-capitol-4 = Trois tuiles sont vendues l’une après l’autre : deux fontaines, puis un amphithéâtre ou un temple. [R2.1](R2.1) Tous offrent des cartes en secret ; la plus haute somme gagne. [R2.6](R2.6) Seul le gagnant paie, et pose la tuile aussitôt. [R2.11](R2.11) En cas d’égalité, le score le plus bas gagne. [R2.8](R2.8)
howto-capitol-5-title = Décompte
howto-capitol-5 = Première place : 2 points et 1 par fontaine ; deuxième : 1 par fontaine. [R3.2](R3.2) On compte les blocs, puis la maison la plus haute. [R3.4](R3.4) Un temple double tous les points de sa préfecture. [R3.8](R3.8)
howto-capitol-6-title = Nouvelles cartes
howto-capitol-6 = Après le décompte chacun pioche six cartes dans trois piles visibles. [R4.2](R4.2) Un amphithéâtre donne deux cartes bonus à la première place et une à la deuxième. [R4.3](R4.3) Puis le Consul passe au joueur suivant, et la manche suivante commence. [R4.10](R4.10)
