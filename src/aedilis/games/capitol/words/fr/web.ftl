# La page. Mots des règles : préfecture, emplacement, chantier, permis, Consul.
# Les **étoiles** mettent une partie en gras. $me vaut "yes" si la phrase parle du lecteur.

## Noms

group-A = vague
group-B = pin
group-C = arche

kind-roof = toit
kind-floor = étage
kind-permit = permis
card-roof = Toit { $value }
card-floor = Étage { $value }
card-permit = Permis { $value }, { $group }

shape-round = rond
shape-pitched = triangulaire

tile-fountain = fontaine
tile-amphitheatre = amphithéâtre
tile-temple = temple
tile-fountain-does = Un point de plus pour la première et la deuxième place de sa préfecture.
tile-amphitheatre-does = À chaque manche, des cartes bonus pour la première et la deuxième place de sa préfecture.
tile-temple-does = Double dès ce décompte tous les points de sa préfecture.
tile-fountain-short = +1 là où vous êtes premier ou deuxième
tile-amphitheatre-short = Plus de cartes aux deux premiers
tile-temple-short = Double sa préfecture dès maintenant

fate-waiting = à venir
fate-current = dans cette enchère
fate-placed = construit
fate-removed = hors du jeu

phase-build = Construire
phase-auctions = Enchères
phase-scoring = Décompte
phase-draw = Piocher

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## La barre au-dessus de la table

top-round = Manche
top-round-of = Manche { $round } sur 4

## Le plateau

board-label = Rome : neuf préfectures
board-summary = Manche { $round } sur 4, { $phase }. Points : { $scores }. { $supply } blocs dans la réserve.
board-empty-worth = vide, vaut { $points }
board-sites-free = { $count ->
    [0] aucun emplacement libre
    [one] { $count } emplacement libre
   *[other] { $count } emplacements libres
}
board-tip-empty = Personne n’est encore ici. La première place vaut { $points }.
board-tip-amphitheatre = Amphithéâtre : la première place pioche 2 cartes de plus, la deuxième 1.

arithmetic-none = { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
}, aucune place
arithmetic-first = { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
}, premier : { $temple ->
    [yes] (2 + { $fountains }) × 2
   *[no] 2 + { $fountains }
}
arithmetic-second = { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
}, deuxième : { $temple ->
    [yes] { $fountains } × 2
   *[no] { $fountains }
}

label-no-houses = pas encore de maison
label-houses = { $count ->
    [one] { $count } maison, hauteur { $tallest }
   *[other] { $count } maisons, la plus haute { $tallest }
}
label-fountains = { $count ->
    [0] aucune fontaine
    [one] { $count } fontaine
   *[other] { $count } fontaines
}
label-fountains-head = Fontaines
label-first = { $name } premier, { $points }
label-second = { $name } deuxième, { $points }
label-worth = la tuile ({ $tile }) vous rapporterait ici { $gain }
label-legal = vous pouvez construire ici
label-legal-gain = vous pouvez construire ici, { $gain }

## Les autres

opp-consul = Consul : commence cette manche
opp-projected = si l’on comptait maintenant
opp-says = { $consul ->
    [yes] { $name }, consul, a
   *[no] { $name } a
} { $score } points, { $more } de plus si l'on comptait maintenant.
opp-says-hand = { $count } cartes en main : permis { $permits }, étages { $floors }, toits { $roofs }.
opp-says-roofs = Toits restants : { $round } ronds, { $pitched } triangulaires.
opp-says-yard = Sur le chantier : { $houses }.

piles-label = Pioches
piles-top = { $card } sur le dessus, { $count } cartes
piles-empty = Cette pioche est vide
tiles-label = Enchères de la manche
tiles-round = Manche { $round }
supply-title = Blocs
supply-label = { $count } blocs en réserve
tracker-label = Vues et encore en main
tracker-secret = { $count } × { $kind } encore secret
tracker-of = Ce que tous savent de la main de { $name }

## Journal

log-passed = { $me ->
    [yes] **Vous** avez passé
   *[no] **{ $name }** a passé
}
log-passed-automatic = { $me ->
    [yes] **Vous** n’avez pas de cartes et passez
   *[no] **{ $name }** n’a pas de cartes et passe
}
log-with = ({ $cards })
log-null = { $me ->
    [yes] **Vous** avez joué { $card } sans effet
   *[no] **{ $name }** a joué { $card } sans effet
}
log-blocks-new = { $me ->
    [yes] **Vous** avez commencé { $count ->
        [one] une maison
       *[other] { $count } maisons
    }
   *[no] **{ $name }** a commencé { $count ->
        [one] une maison
       *[other] { $count } maisons
    }
}
log-blocks-raised = { $me ->
    [yes] **Vous** avez monté une maison à { $height }
   *[no] **{ $name }** a monté une maison à { $height }
}
log-blocks-mixed = { $me ->
    [yes] **Vous** avez construit jusqu’à { $height } et commencé une maison
   *[no] **{ $name }** a construit jusqu’à { $height } et commencé une maison
}
log-roofed = { $me ->
    [yes] **Vous** avez couvert une maison de { $height } : { $shape }
   *[no] **{ $name }** a couvert une maison de { $height } : { $shape }
}
log-placed = { $me ->
    [yes] **Vous** avez construit { $height } : **{ $place }**
   *[no] **{ $name }** a construit { $height } : **{ $place }**
}
log-auction = Enchère { $number } : { $tile }
log-won = { $me ->
    [yes] **Vous** avez acheté pour { $sum } : { $tile }
   *[no] **{ $name }** a acheté pour { $sum } : { $tile }
}
log-tie-low-score = Égalité : le moins de points l’emporte.
log-tie-high-card = Égalité : la plus haute carte l’emporte.
log-tie-order = Égalité : le premier dans l’ordre l’emporte.
log-tie-free = Aucune offre : pour celui qui a le moins de points.
log-removed-tie = Égalité : hors du jeu ({ $tile }).
log-removed-no-bid = Aucune offre : hors du jeu ({ $tile }).
log-removed-no-room = Plus de place : hors du jeu ({ $tile }).
log-tile = { $me ->
    [yes] **Vous** avez posé ({ $tile }) : **{ $place }**
   *[no] **{ $name }** a posé ({ $tile }) : **{ $place }**
}
log-scored = Décompte de la manche { $round }
log-drawn = { $me ->
    [yes] **Vous** avez pioché { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
   *[no] **{ $name }** a pioché { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
}
log-stopped = { $me ->
    [yes] **Vous** avez renoncé aux autres cartes bonus
   *[no] **{ $name }** a renoncé aux autres cartes bonus
}
log-lost = { $me ->
    [yes] **Vous** n’avez plus trouvé de cartes à piocher
   *[no] **{ $name }** n’a plus trouvé de cartes à piocher
}
log-consul = { $me ->
    [yes] **Vous** êtes maintenant Consul
   *[no] **{ $name }** est maintenant Consul
}
log-round = Manche { $round }
log-over = La partie est finie

## Ma place

me-label = Votre place
yard-label = Votre chantier
yard-empty = chantier vide
yard-roofs-left = toits restants
yard-ready = prête
yard-no-roof = sans toit
yard-new = Commencer une maison
yard-new-short = neuve
yard-finished = Maison de { $height }, toit { $shape }
yard-unfinished = Maison inachevée de { $height }
yard-put-roof = Poser un toit { $shape }
hand-label = { $count ->
    [one] Votre main, { $count } carte
   *[other] Votre main, { $count } cartes
}
hand-empty = Aucune carte en main.
hand-no-effect = { $card }, seulement sans effet pour l’instant

## Décisions

build-choose = **À vous.** Jouez une carte, ou passez pour cette manche.
build-pass = Passer
build-pass-ask = **Passer ?** Vous ne construirez plus dans cette manche. Vous pourrez encore enchérir.
build-pass-sure = Passer cette manche
build-null = Sans effet
build-null-ask = **Sans effet.** La carte est défaussée et rien n’est construit.
build-null-only = **Rien ne convient à cette carte.** Vous pouvez la jouer sans effet, pour attendre.
build-null-do = Jouer sans effet
build-floor = { $left ->
    [one] **Encore un bloc.** Sur une maison, ou commencez-en une.
   *[other] **{ $left } blocs.** Chacun sur une maison, ou commencez-en.
}
build-floor-ready = { $count ->
    [one] **Un bloc posé.** Construire ainsi ?
   *[other] **Deux blocs posés.** Construire ainsi ?
}
build-floor-do = Construire
build-roof = **Un toit.** Choisissez la maison.
build-roof-shape = **Rond ou triangulaire ?** Choisissez un toit.
build-roof-ready = **Achever la maison de { $height }.** Un permis la portera ensuite sur le plateau.
build-roof-do = Poser le toit
build-permit = **Un permis.** Choisissez une maison et une colline éclairée.
build-permit-where = **Où ?** Choisissez une colline éclairée.
build-permit-do = Construire ici
draft-result-first = **{ $place } : premier.**
draft-result-shared = **{ $place } : premier à égalité.**
draft-result-second = **{ $place } : deuxième.**
draft-result-none = **{ $place } : aucune place encore.**
draft-change = { $me ->
    [yes] Vous : { $was } → { $will }
   *[no] { $name } : { $was } → { $will }
}
draft-no-change = Les points ne changent pas pour l’instant.
place-choose = **{ $tile ->
    [fountain] La fontaine
    [amphitheatre] L’amphithéâtre
   *[temple] Le temple
} est à vous.** Choisissez sa préfecture.
place-here = **{ $place } : { $tile ->
    [fountain] la fontaine
    [amphitheatre] l’amphithéâtre
   *[temple] le temple
}.**
place-do = Poser ici
draw-choose = { $base ->
    [0] { $bonus ->
        [one] **Une carte bonus.** Prenez-la, ou arrêtez.
       *[other] **{ $bonus } cartes bonus.** Prenez-en une, ou arrêtez.
    }
   *[other] { $bonus ->
        [0] **Piochez { $base }.** Prenez la carte du dessus d’une pioche.
       *[other] **Piochez { $base }, puis { $bonus } de plus.** Prenez la carte du dessus d’une pioche.
    }
}
draw-take = Prendre { $card }, { $count } dans la pioche
draw-stop = Arrêter
wait-bids = On attend les offres de { $names }.

## Enchères

auction-title = { $number ->
    [1] Première enchère
    [2] Deuxième enchère
   *[3] Troisième enchère
} : { $tile ->
    [fountain] la fontaine
    [amphitheatre] l’amphithéâtre
   *[temple] le temple
}
auction-seal = Sceller
auction-reveal = Révéler
auction-place = Poser
auction-take-back = Retirer cette carte de l’offre
auction-your-bid = votre offre
auction-sealed = scellée
auction-tie-low-score-else-remove = À égalité, le moins de points l’emporte ; à points égaux, la tuile sort du jeu.
auction-tie-high-card-then-order = À égalité, la plus haute carte l’emporte, puis l’ordre du tour.
bid-choose = **Combien vaut pour vous { $tile ->
    [fountain] la fontaine
    [amphitheatre] l'amphithéâtre
   *[temple] le temple
} ?** Choisissez des cartes ; seuls les chiffres comptent.
bid-chosen = **{ $sum } pour { $tile ->
    [fountain] la fontaine
    [amphitheatre] l'amphithéâtre
   *[temple] le temple
}.** Vous ne payez que si vous gagnez.
bid-seal = Sceller { $sum }
bid-none = Pas d'offre
bid-pick = Choisir des cartes
bid-clear = Vider
bid-none-ask = **Pas d'offre ?** { $count ->
    [one] La carte choisie reste
   *[other] Les { $count } cartes choisies restent
} dans votre main.
bid-change = Changer l'offre
bid-sealed-wait = Scellée
bid-waiting = **Votre offre est scellée.** On attend { $names }.
reveal-turning = On retourne les premières cartes.
reveal-none = Personne n’a montré de carte.
reveal-level = **Égalité à { $sum }.** Les prochaines cartes décident.
reveal-leads = { $me ->
    [yes] **Vous menez avec { $sum }.**
   *[no] **{ $name } mène avec { $sum }.**
}
reveal-lead = mène
reveal-wins = gagne
reveal-turn = Retourne
reveal-stopped = Arrêt
reveal-no-bid = Sans offre
reveal-hidden = { $count } cachées
reveal-you-bid = **Vous offrez { $sum }.** { $count ->
    [one] La carte n’est payée
   *[other] Les { $count } cartes ne sont payées
} que si vous gagnez.
reveal-you-none = **Vous n’avez rien offert.**{ $left ->
    [0] {""}
   *[other] {" "}Vos cartes restent en main.
}
reveal-watch = On retourne les offres.
reveal-under-way = On révèle
outcome-won = { $me ->
    [yes] **Vous gagnez avec { $sum }.** Les autres reprennent leurs cartes.
   *[no] **{ $name } gagne avec { $sum }.** Les autres reprennent leurs cartes.
}
outcome-low-score = { $me ->
    [yes] **Égalité à { $sum } : vous gagnez**, car vous avez le moins de points.
   *[no] **Égalité à { $sum } : { $name } gagne**, avec le moins de points.
}
outcome-high-card = { $me ->
    [yes] **Égalité à { $sum } : vous gagnez** avec la plus haute carte.
   *[no] **Égalité à { $sum } : { $name } gagne** avec la plus haute carte.
}
outcome-order = { $me ->
    [yes] **Égalité à { $sum } : vous gagnez**, premier à partir du Consul.
   *[no] **Égalité à { $sum } : { $name } gagne**, premier à partir du Consul.
}
outcome-free = { $me ->
    [yes] **Aucune offre : c’est pour vous**, avec le moins de points.
   *[no] **Aucune offre : c’est pour { $name }**, avec le moins de points.
}
outcome-removed-tie = **Égalité, et points égaux : hors du jeu.** Chacun reprend ses cartes.
outcome-removed-no-bid = **Aucune offre : hors du jeu.**
outcome-removed-no-room = **Il n’y a plus de place : hors du jeu.**

## Décompte

scoring-columns = Colonnes des points
scoring-table = Points par préfecture
scoring-legend = Foncé : cette manche. Clair : avant.
scoring-lead = { $name } mène de { $by }
scoring-level = Égalité : { $names }
scoring-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
scoring-this-round = Cette manche
scoring-score = Points
scoring-nobody = Personne ne marque ici.
scoring-counting = On compte les préfectures une à une.
scoring-under-way = On compte
scoring-ask-lead = { $me ->
    [yes] **Vous menez de { $by }.**
   *[no] **{ $name } mène de { $by }.**
}
scoring-ask-level = **Égalité en tête :** { $names }.
scoring-next = { $me ->
    [yes] Vous êtes Consul et piochez en premier.
   *[no] { $name } est Consul et pioche en premier.
}
scoring-replay = Revoir
scoring-on = Place à la pioche
scoring-result = Le résultat

over-title = { $count ->
    [one] { $me ->
        [yes] Vous gagnez
       *[no] { $names } gagne
    }
   *[other] Victoire partagée : { $names }
}
over-winner = { $count ->
    [one] { $me ->
        [yes] **Vous avez gagné.** Rome s’en souviendra.
       *[no] **{ $names } a gagné.** La graine de cette partie est maintenant publique.
    }
   *[other] **Une victoire partagée :** { $names }.
}
over-sources = Points par préfecture
stats-tab-overview = Résultat
stats-tab-points = Points
stats-tab-auctions = Enchères
stats-tab-tempo = Tempo
stats-tab-luck = Chance
stats-by-round = Points par manche, de I à IV
stats-bids = Offres des douze enchères, et ce que la tuile a rapporté au gagnant
stats-points = points
stats-cards = cartes
stats-auction = Manche { $round }, enchère { $number }, { $tile }
stats-auction-won = { $name } gagne, { $place }, { $points } points
stats-tempo = Cartes jouées en construisant, pâles si sans effet ; drapeau : ordre des passes, dessous les cartes gardées
stats-pass = { $name }, manche { $round } : { $turns } cartes jouées, { $nulls } sans effet, passe en numéro { $order } avec { $left } cartes
stats-luck = En chiffres des cartes
stats-dealt-luck = Main de départ
stats-draw-luck = Piles visibles
stats-draw-choice = Son propre choix
stats-luck-note = Main de départ et piles visibles sont de la chance : ce qui est venu, moins la moyenne. Son propre choix est la carte prise, moins la moyenne des cartes visibles ; on prend souvent exprès un petit chiffre.
why-hill = L’avance vient surtout d’ici : **{ $place }**, { $mine } points pour { $name }, { $theirs } pour { $rival }.
why-tile = **{ $tile ->
    [fountain] La fontaine
    [amphitheatre] L’amphithéâtre
   *[temple] Le temple
}** ({ $place }) : prix { $price }, gain { $points } points.
why-turns = **{ $name }** a joué en construisant { $count } cartes de plus que { $rival }.
why-luck = La **chance** était avec { $name } : ses cartes valaient { $count } de plus que celles de { $rival }.
why-luck-even = La **chance** a fait peu de différence entre { $name } et { $rival }.
stat-tiles = Enchères gagnées
stat-spent = Payé, en chiffres
stat-price = Prix moyen
stat-own-worth = Points de ses propres tuiles
stat-other-worth = Points des tuiles des autres
stat-bonus-cards = Cartes bonus offertes
stat-turns = Cartes jouées en construisant
stat-nulls = Cartes sans effet
stat-blocks = Blocs sur le plateau
stat-cards-per-block = Cartes par bloc
stat-left = Cartes gardées en passant, en moyenne
stat-last-word = Manches avec le dernier mot
stat-dealt = Valeur de la main de départ
stat-draws = Cartes piochées
stat-drawn = Carte piochée en moyenne

## Nouvelle table

option-auction-tie = Égalité aux enchères
option-no-bid = Personne n’offre
option-draw = Cartes piochées
option-floor = Cartes étage
option-partial-top-tie = Même nombre de blocs, maison plus basse
option-bonus-draw = Cartes bonus
option-start-player = Premier Consul
option-final-tie = Égalité à la fin
value-low-score-else-remove = moins de points, sinon hors du jeu
value-high-card-then-order = plus haute carte, puis ordre
value-remove = la tuile sort du jeu
value-low-score-free = offerte au moins de points
value-six-new = six nouvelles cartes
value-refill-to-six = jusqu’à six en main
value-free = chaque bloc au choix
value-tallest-only = sur la plus haute maison, ou de nouvelles
value-nothing = n’a rien
value-second = a la deuxième place
value-first = a aussi la première place
value-optional = peuvent être refusées
value-forced = obligatoires
value-random = tiré au sort
value-chosen = la première place
value-shared = victoire partagée
value-most-blocks-on-board = le plus de blocs sur le plateau

## Menu

do-pass = Passer
do-floor = { $card } : blocs jusqu’à { $heights }
do-roof = { $card } : toit { $shape } sur la maison de { $height }
do-permit = { $card } : { $height } { $shape }, { $place }
do-null = { $card } sans effet
do-bid = Offrir { $sum } : { $cards }
do-no-bid = Sans offre
do-tile = Vers : { $place }
do-draw = Piocher : { $kind }
do-stop = Arrêter de piocher

## Enregistrements

replay-scoring = Points { $round }

## Apprendre

lesson-house-title = Construire une maison
lesson-house-1 = **[Choisissez la carte étage](card:F5).** Elle apporte deux blocs à votre chantier : les deux sur une maison, ou un sur chacune de deux. Commencez une [maison neuve](yard:0), posez le second bloc [dessus](yard:1), puis touchez [Construire](do).
lesson-house-2 = **[Maintenant la carte toit](card:R3).** Elle achève la maison avec un toit [rond](roof:round) ou [triangulaire](roof:pitched) : choisissez-en un, puis [Poser le toit](do). Vous en avez cinq de chaque forme pour toute la partie.
lesson-house-done = **Une maison achevée.** Rien ne peut plus la changer. Elle ira maintenant à Rome.
lesson-house-missed = Cette carte est partie et la maison n’a pas de toit. Encore une fois : d’abord les blocs, puis le toit.
lesson-permit-title = Direction Rome
lesson-permit-1 = **[Choisissez le permis](card:A6).** Son signe, la vague, ouvre les trois collines de la vague ; elles s’éclairent. La première maison d’une colline a un bloc de haut, et chaque fontaine y vaut un point de plus. Le [Capitole](hill:0) en a deux : choisissez-le, puis [Construire ici](do).
lesson-permit-done = **Votre maison est debout.** L’étiquette de la colline montre ce qu’elle rapporterait maintenant.
lesson-permit-missed = Le permis est parti et la maison est encore au chantier. Recommencez.
lesson-refusal-title = Pourquoi pas là ?
lesson-refusal-1 = **Choisissez le [permis](card:A4), puis montrez le [Champ de Mars](hill:1)** (ou touchez-le). Il reste sombre, et une note dit pourquoi, avec le numéro de la règle.
lesson-refusal-2 = **[Une colline s’éclaire](hill:0).** Les maisons d’une colline ont toutes le même toit, et chacune est aussi haute que la plus haute ou d’un bloc de plus. Puis [Construire ici](do).
lesson-refusal-done = **Bien.** Inutile de savoir les règles par cœur : une colline fermée dit toujours pourquoi.
lesson-refusal-missed = Le permis est parti. Recommencez.
lesson-majority-title = Qui est premier ?
lesson-majority-1 = **[Deux collines s’ouvrent à votre maison](card:B7).** Le plus de blocs rapporte 2 points et 1 par fontaine. À blocs égaux, la maison la plus haute est première. Les chiffres montrent votre gain : quelle colline est la meilleure ?
lesson-majority-done = **Trois points** : 2 pour la première place et 1 pour la fontaine. Livia est deuxième et reçoit le point de la fontaine.
lesson-majority-missed = Cette colline vaut moins. Comparez les chiffres au-dessus des collines et recommencez.
lesson-pass-title = S’arrêter à temps
lesson-pass-1 = **Aucune des deux cartes ne peut rien construire.** Vous pourriez en jouer une sans effet, pour attendre. Mais les cartes sont aussi de l’argent : [passez](choice:pass), confirmez par [Passer cette manche](do), et gardez 14 pour les enchères.
lesson-pass-done = **Qui passe ne construit plus, mais peut encore enchérir.** Quand tous ont passé, les enchères commencent.
lesson-pass-missed = Vos cartes sont parties avant les enchères. Recommencez.
lesson-auction-title = Une offre secrète
lesson-auction-1 = **[Une fontaine est à vendre](hand).** Choisissez des cartes ; seule leur somme compte. Les autres ont une carte chacun, et aucune ne dépasse 8. Quelle offre est sûre, et quelles cartes vous manqueront le moins ?
lesson-auction-2 = **[Elle est à vous](board)**, et vous avez payé toutes les cartes de l’offre. Les autres gardent les leurs. Posez la fontaine là où vous êtes premier, sur le [Quirinal](hill:3), puis [Poser ici](do).
lesson-auction-done = **Un point de plus** à chaque décompte à venir, pour le premier et le deuxième de cette colline.
lesson-auction-missed = Pas cette fois : la plus haute somme gagne, et la fontaine va sur la colline où vous êtes premier. Recommencez.
lesson-tie-title = Égalité
lesson-tie-1 = **Livia offre sa seule carte, un 7 : tous l’ont vue la piocher.** À égalité, le plus bas score gagne : vous avez 4 points, elle 9. Offrez exactement 7 : [Toit 5](card:R5) et [Permis 2](card:A2), puis [Sceller 7](do).
lesson-tie-2 = **Gagnée avec une offre égale.** Posez la fontaine sur le [Quirinal](hill:3), où vous êtes premier, puis [Poser ici](do).
lesson-tie-done = **À retenir :** qui mène doit offrir un de plus. À scores égaux, la tuile quitte le jeu.
lesson-tie-missed = Il y a moins cher : ici, exactement 7 suffit. Recommencez.
lesson-scoring-title = Temple et décompte
lesson-scoring-1 = **Le temple, et personne d’autre n’a plus de carte.** Votre [Étage 1](card:F1) suffit. Choisissez-le, puis [Sceller 1](do).
lesson-scoring-2 = **[Un temple double sa colline pour tous ceux qui s’y trouvent](board).** Où gagnez-vous le plus, et vos rivaux le moins ? Posez-le là.
lesson-scoring-3 = **[Les points](do).** Colline par colline : 2 et les fontaines au premier, les fontaines au deuxième, le temple double les deux. Montrez une ligne pour voir son calcul.
lesson-scoring-done = **Quatre décomptes font une partie.** Une avance compte chaque fois : la plus précieuse est celle qu’on prend tôt.
lesson-scoring-missed = Une autre colline vous aurait rapporté plus : cherchez vos cinq blocs et trois fontaines. Recommencez.
lesson-draw-title = Nouvelles cartes
lesson-draw-1 = **[Après les points, vous piochez six cartes](piles).** La première carte de chaque pile est visible. Une de vos maisons attend un toit, une autre un permis. Commencez par les [permis](pile:permit).
lesson-draw-2 = **Une carte à la fois** ; vous voyez la suivante avant de choisir encore. Prenez des [toits](pile:roof), des [étages](pile:floor) ou des [permis](pile:permit), comme il vous plaît. Deux de plus sont votre bonus : vous êtes premier près d’un amphithéâtre.
lesson-draw-done = **C’était une manche entière.** Le Consul avance, et la place suivante commence.
lesson-puzzle-title = Gagnez la partie
lesson-puzzle-1 = **[La dernière manche](hand).** Vous seul avez encore des cartes, et Livia est presque à égalité. Quatre cartes, deux maisons : quel jeu gagne ?
lesson-puzzle-done = **Rome est à vous.** Vous savez maintenant jouer à Capitol.
lesson-puzzle-missed = Pas assez. Le temple double une colline : qui y est premier, et quel toit convient ? Recommencez.

preset-SCHMIDT-2001 = Livret allemand (2001)
preset-DESIGNER-TEXT = Texte des auteurs (Italie, France)
lesson-aim-title = De quoi il s’agit
lesson-aim-1 = **Qui a le plus de blocs dans une préfecture y marque des points.** Une partie a quatre manches de quatre phases : construire, enchères, points, piocher. C’est la dernière manche. Amenez votre maison au [Quirinal](hill:3) : choisissez le [permis](card:B5), puis la préfecture, puis [Construire ici](do). Avec deux blocs contre un, vous êtes premier.
lesson-aim-2 = **On compte.** Première place : 2 points et 1 par fontaine. Deuxième place : les fontaines seulement. Le Quirinal a deux fontaines, il vous rapporte donc 4. [Continuer](do).
lesson-aim-done = **Vous gagnez.** Tout est là ; les leçons suivantes montrent comment construire des maisons et gagner des enchères.
lesson-aim-missed = Le permis est parti et votre maison n’est pas à Rome : Livia garde le Quirinal. Essayez encore.
lesson-colours-title = Trois d’une couleur
lesson-colours-1 = **Les trois collines d’une couleur ne peuvent pas toutes avoir les mêmes toits.** Deux collines à vague ont des toits ronds. Choisissez le [permis](card:A5), puis montrez l’[île Tibérine](hill:2) (ou touchez-la) : votre maison ronde ne peut être la troisième.
lesson-colours-2 = **Il y faut un toit triangulaire.** Construisez plutôt près de Livia : le [permis](card:A5), le [Capitole](hill:0), puis [Construire ici](do).
lesson-colours-done = **Qui ouvre la deuxième colline d’une couleur décide de la troisième.** Surveillez-la : on peut exclure un toit exprès.
lesson-colours-missed = Le permis est parti. Votre maison ronde aurait pu aller au Capitole. Essayez encore.

## Keys

keys-card = Prendre la carte à cette place, ou piocher dans cette pile
keys-place = Parcourir les endroits possibles
keys-pass = Passer, ou cesser de piocher
keys-nothing = Jouer sans effet, ou ne rien offrir
