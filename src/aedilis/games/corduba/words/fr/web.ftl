### Corduba on the page: the table, its log and its result.

## La carte
co-map-label = Carte de Corduba
co-map-whole = Montrer tout le plateau
co-map-reading = La ville, quartier par quartier
co-map-supply = réserve { $n }
co-map-built = construit
co-map-bonus = construction
co-map-revolt = révolte, pas de bonus
co-map-plate = { $district }. { $revolts ->
    [yes] En révolte, pas de bonus de construction.
   *[no] Pas de révolte.
  } Prestige : { $prestige }
co-map-focus = Regarder { $district }
co-map-where = rangées { $top } à { $bottom }, colonnes { $left } à { $right }
co-map-cell = rangée { $row }, colonne { $column }
co-map-tile = { $building }, { $district }, { $where }, construit par { $builder }, { $state ->
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
  } pour { $goods }, { $state ->
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
    [yes] construit par { $builder }
   *[no] pas encore construit
  }
co-map-spots = { $n ->
    [one] Une place pour le bâtiment. Entrée construit.
   *[other] { $n } places pour le bâtiment. Les flèches le déplacent, R le tourne, Entrée construit.
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
    [one] ; 1 insula neutre doit le relier à la ville pour 1 denier.
   *[other] ; { $forced } insulae neutres doivent le relier à la ville pour { $forced } deniers.
  }
co-map-tip-unrest = Troubles : personne ne peut l’activer.
co-map-tip-used = Utilisé cette manche.
co-map-tip-forced = Ici il ne touche rien : une insula neutre le relie à la ville pour 1 denier.
co-map-tip-own-cell = Plus aucun bâtiment ne tient sur cette case, et elle touche le nouveau : une insula du constructeur.
co-map-tip-row-empty = La rangée d’insulae du constructeur est vide, celle-ci est donc neutre.
co-map-tip-filled = Plus aucun bâtiment ne tient sur cette case : une insula neutre.
co-map-tip-replaced = Une insula d’un joueur remplace une neutre.
co-map-reconstructed = Nombres en partie reconstitués : la règle ne les imprime pas.
co-reconstructed = Reconstitué : la règle ne l’imprime pas.
co-source = Source : { $source }.
co-reconstructed-line = Ce que la règle n’imprime pas – cartes, prix, pistes, bonus – est notre reconstitution. C’est marqué d’un ≈ ; le menu masque ces marques.
co-map-places = Sites, Castra, monuments
co-map-free = { $free } sur { $all } libres

## Words

co-you = Vous
co-player = Joueur
co-caepio = Fannius Caepio
co-portus = Portus
co-castra = Castra
co-macellum = Macellum
co-troops = Troupes
co-offerings = Offrandes
co-monuments = Monuments
co-milestones = Hauts faits
co-tracks = Pistes
co-prestige = Prestige
co-popularity = Popularité
co-harmony = Harmonie
co-popularity-word = Popularité
co-harmony-word = Harmonie
co-register-word = Registre
co-unrest-word = Place sur la piste des troubles
co-senators-word = Sénateurs
co-denarii = Deniers
co-nothing = rien
co-or = { " ou " }
co-and = { " et " }
co-up-to = jusqu’à
co-cell = ligne { $row }, colonne { $column }
co-cell-in = { $district }, { $cell }
co-tile-in = { $building }, { $district }
co-prestige-in = Prestige, { $district }
co-phase-set-up = Mise en place
co-phase-decade = Décennie
co-title-peculium = Peculium : { $name }
co-phase-unrest = Troubles
co-phase-macellum = Macellum
co-phase-actions = Actions
co-phase-rome = Rome
co-phase-harmony = Harmonie
co-phase-round-end = Fin de la manche
co-phase-decade-end = Fin de la décennie
co-phase-over = La fin
co-colour-red = rouge
co-colour-purple = violet
co-colour-blue = bleu
co-colour-yellow = jaune
co-colour-green = vert
co-colour-brown = brun
co-goods-food = nourriture
co-goods-wood = bois
co-goods-stone = pierre
co-goods-tool = outils
co-goods-amphora = amphores
co-goods-marble = marbre
co-goods-velites = vélites
co-goods-legionary = légionnaires
co-goods-equites = cavaliers
co-amount-food = { $n } nourriture
co-amount-wood = { $n } bois
co-amount-stone = { $n } pierre
co-amount-tool = { $n ->
    [one] { $n } outil
   *[other] { $n } outils
  }
co-amount-amphora = { $n ->
    [one] { $n } amphore
   *[other] { $n } amphores
  }
co-amount-marble = { $n } marbre
co-amount-denarii = { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
  }
co-amount-worker = { $n ->
    [one] { $n } ouvrier
   *[other] { $n } ouvriers
  }
co-amount-special = { $n ->
    [one] { $n } ouvrier spécial
   *[other] { $n } ouvriers spéciaux
  }
co-amount-resource = { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
  }
co-amount-basic = { $n ->
    [one] { $n } ressource de base
   *[other] { $n } ressources de base
  }
co-amount-unrest = { $n ->
    [one] { $n } marqueur de troubles
   *[other] { $n } marqueurs de troubles
  }
co-amount-offering1 = { $n ->
    [one] { $n } offrande de valeur 1
   *[other] { $n } offrandes de valeur 1
  }
co-amount-offering2 = { $n ->
    [one] { $n } offrande de valeur 2
   *[other] { $n } offrandes de valeur 2
  }
co-amount-velites = { $n } vélites
co-amount-legionary = { $n ->
    [one] { $n } légionnaire
   *[other] { $n } légionnaires
  }
co-amount-equites = { $n ->
    [one] { $n } cavalier
   *[other] { $n } cavaliers
  }
co-free-basic = { $n ->
    [one] moins { $n } ressource de base
   *[other] moins { $n } ressources de base
  }
co-free-any = moins { $n } au choix
co-with-discounts = { $n ->
    [one] avec une remise
   *[other] avec { $n } remises
  }
co-senators = { $n ->
    [one] { $n } sénateur
   *[other] { $n } sénateurs
  }
co-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
  }

## What effects do

co-step-lose = perdre { $amount }
co-step-transfer = donner { $amount } au premier
co-step-gain-choice = { $n } parmi { $among }{ $distinct ->
    [yes] , toutes différentes
   *[no] { "" }
  }
co-step-popularity = popularité { $n }
co-step-harmony = harmonie { $n }
co-step-senator = { $n } sénateur
co-step-prestige = { $n } prestige { $where }
co-step-register = registre { $n }
co-step-unlock = { $n ->
    [one] débloquer un spécialiste
   *[other] débloquer { $n } spécialistes
  }
co-step-unlock-colour = débloquer le spécialiste { $colour }
co-step-peculium = { $n ->
    [one] le peculium d’un spécialiste
   *[other] le peculium de { $n } spécialistes
  }
co-step-trade-both = visiter le marché
co-step-trade-buy = acheter au marché
co-step-trade-sell = vendre au marché
co-step-trade-types = { $n ->
    [one] (une seule sorte)
   *[other] (jusqu’à { $n } sortes)
  }
co-step-trade-units = ({ $n } au plus par sorte)
co-step-trade-buy-mod = { $way ->
    [less] (achat : { $n } denier de moins l’unité)
   *[more] (achat : { $n } denier de plus l’unité)
  }
co-step-trade-sell-mod = { $way ->
    [less] (vente : { $n } denier de moins l’unité)
   *[more] (vente : { $n } denier de plus l’unité)
  }
co-step-suppress = retirer { $n } troubles { $where }
co-step-incite = poser { $n } troubles sur des bâtiments { $where }
co-step-cause-unrest = recevoir { $n } troubles
co-step-replace = { $n ->
    [one] mettre une de vos insulae à la place d’une neutre
   *[other] mettre { $n } de vos insulae à la place de neutres
  }
co-step-build-any = construire un bâtiment ou un monument
co-step-build-tile = construire un bâtiment
co-step-build-cheaper = { $what }, { $off } de moins
co-step-choose = au choix : { $options }
co-step-if = si { $condition } : { $then } ; sinon : { $else }
co-where-servorum = à Servorum
co-where-plebeius = à Plebeius
co-where-patricius = à Patricius
co-where-lowest = là où le vôtre est le plus bas
co-where-highest = là où le vôtre est le plus haut
co-where-here = ici
co-where-each = dans chaque quartier
co-where-chosen = { $districts ->
    [one] dans un quartier de votre choix
   *[other] dans { $districts } quartiers de votre choix
  }
co-scope-any = n’importe où
co-scope-here = ici
co-scope-servorum = à Servorum
co-scope-plebeius = à Plebeius
co-scope-patricius = à Patricius
co-metric-built-tiles = bâtiments construits
co-metric-built-monuments = monuments construits
co-metric-insulae-on-board = vos insulae sur le plateau
co-metric-register = registre
co-metric-specialists-unlocked = spécialistes débloqués
co-metric-popularity = popularité
co-metric-harmony = harmonie
co-metric-denarii = deniers
co-metric-prestige-min = prestige dans chaque quartier
co-metric-prestige-max = plus haut prestige
co-metric-troops-value = valeur des troupes
co-metric-offerings-value = valeur des offrandes
co-metric-resources-total = ressources
co-metric-unrest-track = place sur la piste des troubles

## Choices

co-do-keep = garder { $heritage } et { $character }
co-do-troops = troupes pour Rome : { $what }
co-do-offerings = offrandes pour Rome : { $what }
co-do-goods = marchandises pour Rome : { $what }
co-do-build = construire { $building }, { $district }
co-do-monument = construire { $monument }
co-do-activate = { $building }, { $district } : { $gain }
co-do-site = { $site } : { $gain }
co-do-portus = Portus : { $gain }
co-do-castra = Castra : { $gain }
co-do-claim = revendiquer { $milestone }
co-do-pass = passer
co-do-merchant = envoyer le marchand au marché
co-do-ability = utiliser { $name }
co-do-end = finir le tour
co-do-link = insula neutre : { $cell }
co-do-colour = { $name }, peculium : { $peculium }
co-do-buy = acheter { $what }
co-do-sell = vendre { $what }
co-do-insulae = { $n ->
    [0] aucune des vôtres
    [one] une des vôtres
   *[other] { $n } des vôtres
  }
co-do-done = rien de plus ici
co-trigger-yes = Oui : { $effect }
co-trigger-no = Non

## What is asked

co-ask-keep = Choisissez **une carte d’héritage** et **un personnage**. Personne ne voit votre choix avant que tous aient choisi.
co-ask-rome = **Poing fermé.** Personne ne voit votre choix avant que tous aient choisi.
co-ask-turn = Construisez, activez un bâtiment, envoyez des ouvriers à un site, revendiquez un haut fait ou passez. Les actions libres viennent avant ou après.
co-ask-turn-done = Votre action principale est faite. Faites des actions libres ou finissez votre tour.
co-ask-which = Que faites-vous là ?
co-ask-menu-activate = Quel bâtiment activez-vous ?
co-ask-menu-places = Où envoyez-vous vos ouvriers ?
co-ask-menu-claim = Quel haut fait revendiquez-vous ?
co-ask-menu-ability = Quelle capacité utilisez-vous ?
co-ask-choose-build = Que construisez-vous ?
co-ask-choose-spot = Où va { $tile } ? Choisissez une place sur le plateau.
co-ask-choose-caepio-spot = Caepio peut poser le plus d’insulae à plusieurs endroits. Où va son { $tile } ?
co-ask-choose-link = { $tile } doit être relié à la ville par des insulae neutres, encore { $n }. Où ?
co-ask-choose-payment = À payer : { $cost }. Avec quoi ?
co-ask-choose-bonus = De quel quartier utilisez-vous le bonus de construction ?
co-ask-activate-new = { $tile } est neuf : l’activez-vous tout de suite ?
co-ask-choose-gain = { $n ->
    [one] Prenez un de ces biens.
   *[other] Prenez { $n } en tout parmi ces biens.
  }
co-ask-choose-loss = { $n ->
    [one] Rendez un de vos biens.
   *[other] Rendez { $n } en tout parmi vos biens.
  }
co-ask-store = Votre stockage en garde { $most } : rendez { $n ->
    [one] un de vos biens.
   *[other] { $n } en tout parmi vos biens.
  }
co-ask-choose-districts = { $n } prestige dans quel quartier ?
co-ask-choose-unlock = Quel spécialiste débloquez-vous ?
co-ask-choose-peculium = De qui recevez-vous le peculium ?
co-ask-visit = Les prix ne bougent pas pendant la visite, mais à sa fin.
co-ask-visit-first = Achetez ou vendez au moins une fois : une visite qui ne change rien est interdite. Les prix restent jusqu’à la fin.
co-ask-suppress = Où retirez-vous des troubles ? Encore { $n }.
co-ask-incite = Quel bâtiment reçoit des troubles ? Encore { $n }.
co-ask-spread = Les troubles s’étendent : sur quel bâtiment ?
co-ask-place-unrest = On vous a donné des troubles, encore { $n } à poser. Sur quel bâtiment ?
co-do-hand-out = Marqueurs restants : { $names }
co-ask-hand-out-unrest = { $n ->
    [one] Qui reçoit le marqueur restant ?
   *[other] Qui reçoit les { $n } marqueurs restants ?
  }
co-ask-replace = Quelle insula neutre devient la vôtre ? { $n } au plus.
co-ask-choose-option = Que choisissez-vous ?
co-ask-order-triggers = Qu’est-ce qui vient en premier ?
co-ask-use-trigger = Utilisez-vous { $name } ?
co-ask-pay-upkeep = L’entretien est de { $n }. Ce que vous ne payez pas apporte des troubles.
co-ask-count-insulae = Combien de vos insulae posez-vous ?

## Buttons

co-title-turn = **À vous**
co-title-turn-done = **À vous**
co-title-confirm = **Tout est décidé**
co-title-tile = **{ $building }**, { $district }
co-menu-build = Construire
co-menu-activate = Activer
co-menu-places = Sites, Castra
co-menu-claim = Haut fait
co-menu-merchant = Marché
co-menu-ability = Capacité
co-menu-pass = Passer
co-menu-end = Finir le tour
co-pass-ask = **Passer ?** Vous ne jouez plus dans cette manche.
co-pass-sure = Passer
co-go-build = Construire ici
co-go-monument = Construire
co-go-use = Utiliser
co-go-recruit = Recruter
co-go-claim = Revendiquer
co-go-on = Continuer
co-pay-otherwise = Payer autrement
co-confirm = Ensuite d’autres décident, ou quelque chose de caché est montré.
co-confirm-do = Valider
co-done = Rien de plus
co-build-nothing = Ne rien construire
co-market-leave = Partir
co-market-trade = Échanger
co-take-do = Prendre { $n } sur { $total }
co-discard-do = Rendre { $n } sur { $total }
co-less = moins : { $what }
co-more = plus : { $what }
co-wait-sealing = { $count ->
    [one] { $names } choisit encore en secret.
   *[other] { $names } choisissent encore en secret.
  }
co-your-turn = À vous

## The table

co-board-label = La ville de Corduba
co-own-board = Votre plateau
co-look-at = Voir le plateau de { $name }
co-opp-says = { $name } a { $things }.
co-opp-says-ready = Spécialistes disponibles : { $names }.
co-opp-says-spent = Spécialistes au travail : { $names }.
co-opp-says-prestige = Prestige : { $values }.
co-overview = Rome, hauts faits, marché et pistes
co-turn-tile = Tourner le bâtiment
co-keys-arrows = Parcourir ce qui peut être construit, puis déplacer le bâtiment
co-keys-figures = Choisir dans la liste, un usage du nouveau bâtiment ou un quartier
co-summary = Manche { $round }, décennie { $decade }, { $phase }. Sénateurs : { $senators }.
co-top-round = Manche { $round } sur 8, décennie { $decade }
co-top-order = Ordre du tour, et qui a passé
co-amount-register = { $n ->
    [one] Registre { $n } : un ouvrier par manche
   *[other] Registre { $n } : autant d’ouvriers par manche
  }
co-upkeep = Entretien
co-upkeep-why = Entretien { $n } : nourriture ou deniers, dus à la fin de la manche
co-no-workers = plus d’ouvriers
co-specialist-free = libre
co-specialist-locked = bloqué
co-specialist-spent = utilisé
co-specialist-pays = { $n ->
    [0] paie
   *[other] paie { $n }
}
co-peculium-of = peculium { $effect }
co-row = { $district } : { $laid } insulae posées sur 6
co-row-nothing = pas de bonus
co-storage = { $n } ressources, on en garde { $most } à la fin d’une décennie
co-markers = { $n ->
    [one] 1 marqueur de troubles devant vous, à donner
   *[other] { $n } marqueurs de troubles devant vous, à donner
  }
co-merchant-home = marchand là
co-merchant-out = marchand sorti
co-merchant-ready = marchand prêt
co-merchant-open = visite en cours
co-ability-use = utiliser
co-ability-ready = prête
co-ability-used = utilisée
co-unrest-costs = { $n ->
    [0] Troubles
    [one] Troubles, −1 sénateur à la fin
   *[other] Troubles, −{ $n } sénateurs à la fin
  }
co-market-row = { $goods } : prix { $price }, { $stock } au marché, { $supply } en réserve
co-rome-label = Rome exige : { $card }
co-rome-round = Rome, manche { $round }
co-rome-together = Tous ensemble : { $n } { $goods }
co-rome-all = ensemble
co-rome-alone = seul
co-rome-ranks = 1er : { $first } · 2e : { $second } · 3e : { $third }
co-claim-red-specialist = avec le spécialiste rouge
co-claim-purple-specialist = avec le spécialiste violet
co-claim-blue-specialist = avec le spécialiste bleu
co-claim-yellow-specialist = avec le spécialiste jaune
co-claim-green-specialist = avec le spécialiste vert
co-claim-brown-specialist = avec le spécialiste brun
co-claimed-by = revendiqué par { $name }

## Building

co-build-title = Que construisez-vous ?
co-build-bonus = Chaque bâtiment de { $district } coûte moins ({ $bonus }) ; le prix affiché est celui que vous payez.
co-build-revolt = { $district } est en révolte : pas de bonus de construction.
co-links = { $n ->
    [one] il faut une insula neutre pour le relier, 1 denier de plus
   *[other] il faut { $n } insulae neutres pour le relier, { $n } deniers de plus
  }

## The market

co-market-title = Visite au marché
co-market-merchant = Votre marchand visite le marché
co-market-text = Une fois par décennie. Chaque ressource une seule fois ; ce que vous vendez d’abord peut payer ce que vous achetez.
co-resource = Ressource
co-price = Prix
co-stock = Stock
co-order = Ordre
co-market-last = la dernière
co-market-full = marché plein : va à la réserve
co-market-price = prix { $n }
co-market-stock = { $n } sur { $most } au marché
co-market-buy = acheter { $n }
co-market-sell = vendre { $n }
co-in-hand = en main
co-market-sold = +{ $n } vendus
co-market-bought = −{ $n } achetés
co-left = reste

## Rome

co-rome-text = Décennie { $decade }. Chacun choisit en secret troupes, offrandes et marchandises, puis toutes les mains s’ouvrent.
co-rome-send = envoyer
co-rome-keep = garder
co-rome-none = Vous n’avez rien à envoyer.
co-rome-of = { $n } sur { $need }
co-rome-value = valeur { $n }
co-rome-open = Avoirs visibles
co-rome-must = doit montrer { $n }
co-rome-least = au moins { $n }
co-rome-rank = Votre rang avec { $n }
co-rome-most = Le plus
co-rome-fewest = Le moins
co-rome-fails = { $effect }, pour tous, si Rome reçoit moins de { $n }
co-rome-needs = Rome veut { $n }
co-rome-others = les autres ont { $n }
co-rome-missing = il en faut encore { $n }
co-rome-enough = assez
co-rome-seal = Sceller

## The start

co-keep-title = Votre famille
co-keep-text = Gardez une carte d’héritage et un personnage. On les montre quand tous ont choisi.
co-keep-heritage = Héritage
co-keep-character = Un personnage de la { $family }
co-keep-start = Au début : { $effect }
co-keep-do = Garder ceux-ci
co-start-values = Registre { $register }, popularité { $popularity }, harmonie { $harmony }

## What happened

co-told = **{ $name }** : { $what }
co-told-game-started = { $name } commence.
co-told-cards-revealed = { $heritage } et { $character } gardés
co-told-started-with = commence avec registre { $register }, popularité { $popularity }, harmonie { $harmony }
co-told-decade-started = Décennie { $decade }
co-told-rome-demanded = Rome exige : { $goods } ({ $card }).
co-told-round-started = Manche { $round }
co-told-prices = Prix : { $prices }
co-told-paid = payé { $what }
co-told-gained = reçu { $what }
co-told-lost = rendu { $what }
co-told-insulae = { $n ->
    [one] une insula posée
   *[other] { $n } insulae posées
  }
co-told-neutral = { $n ->
    [one] une insula neutre
   *[other] { $n } insulae neutres
  }
co-told-popularity-moved = popularité { $value }
co-told-harmony-moved = harmonie { $value }
co-told-prestige-moved = prestige { $value }, { $district }
co-told-register-raised = registre { $value }
co-told-unlocked = { $specialist } débloqué
co-told-tile-built = **{ $building }** construit, { $district }
co-told-monument-built = **{ $monument }** construit
co-told-activated = **{ $building }** activé, { $district }
co-told-site-used = **{ $site }** utilisé
co-told-portus-used = **Portus** utilisé
co-told-castra-used = recrutement aux **Castra**
co-told-milestone-claimed = **{ $milestone }** revendiqué
co-told-merchant-sent = marchand envoyé au marché
co-told-ability-used = **{ $ability }** utilisé
co-told-buy = acheté { $what } à { $price } l’unité
co-told-sell = vendu { $what } à { $price } l’unité
co-told-passed = passe
co-told-unrest-placed = troubles sur **{ $building }**, { $district }
co-told-unrest-removed = troubles retirés de { $building }, { $district }
co-told-unrest-received = { $n ->
    [one] { $n } trouble reçu
   *[other] { $n } troubles reçus
}
co-told-unrest-handed = { $n } troubles donnés à { $name }
co-told-unrest-track-moved = place { $value } sur la piste des troubles
co-told-senators-changed = { $n ->
    [one] désormais { $n } sénateur ({ $reason })
   *[other] désormais { $n } sénateurs ({ $reason })
  }
co-told-delivered = livré à Rome : troupes { $troops }, offrandes { $offerings }, marchandises { $goods }
co-told-ranked = { $rank ->
    [1] premier sur le podium de Rome
    [2] deuxième sur le podium de Rome
    [3] troisième sur le podium de Rome
   *[other] dernier sur le podium de Rome
  }
co-told-group-failed = Ensemble vous avez livré { $sum }, mais Rome exigeait { $minimum }.
co-told-upkeep-settled = { $paid } sur { $need } d’entretien payés
co-told-stored = { $n } rendues au-delà du stockage
co-told-sold-at-end = tout vendu pour { $n } deniers
co-told-over = { $count ->
    [0] La partie est finie. Personne n’a gagné.
    [one] La partie est finie. { $names } a gagné.
   *[other] La partie est finie. Victoire partagée : { $names }.
  }
co-told-caepio-card-turned = carte { $card } retournée
co-told-die-rolled = { $pips } au dé : { $district }
co-told-aedificium-drawn = veut construire { $building }
co-told-aedificium-returned = pas de place pour { $building }
co-told-aedificium-used = **{ $building }** activé, { $district }
co-told-built-card-turned = Caepio a retourné un bâtiment déjà construit : { $building }.
co-told-market-card-buy = prend { $what } au marché
co-told-market-card-sell = vend { $what }
co-told-caepio-committed-troops = montre à Rome des troupes de { $value } ; le minimum est { $minimum }
co-told-caepio-committed-offerings = montre à Rome des offrandes de { $value } ; le minimum est { $minimum }
co-told-later-action = a joué après que Caepio a passé ; il reçoit un denier
co-reason-effect = effets
co-reason-first-at-top = premier au bout d’une piste de prestige
co-reason-milestone = hauts faits
co-reason-most-troops = le plus de troupes pour Rome
co-reason-most-offerings = le plus d’offrandes pour Rome
co-reason-podium = podium de Rome
co-reason-politics = le plus de prestige dans un quartier
co-reason-richest = le plus riche
co-reason-unrest-rank = place sur la piste des troubles
co-reason-furthest = le plus loin sur la piste des troubles
co-reason-last-unrest = troubles de la dernière manche
co-reason-caepio-bonus = bonus de Caepio

## The end

co-over-won = { $count ->
    [0] Personne ne gagne.
    [one] { $me ->
        [yes] Vous gagnez !
       *[no] { $names } gagne.
    }
   *[other] { $names } partagent la victoire.
  }
co-over-rebellion-of-districts = Rébellion ! Les trois quartiers sont en révolte, et tous perdent.
co-over-rebellion-of-markers = Rébellion ! Les troubles sont partout, et tous perdent.
co-senators-from = D’où viennent les sénateurs

## Caepio

co-caepio-short = Caepio
co-caepio-cards = La carte de Caepio
co-caepio-card = Carte { $card }
co-caepio-next = puis ligne { $row }
co-caepio-soon = Ensuite
co-caepio-draws = une autre carte
co-caepio-passes = il passe
co-caepio-would = ce qu’il ferait maintenant
co-caepio-may = peut tirer : { $buildings }
co-caepio-why = Pourquoi il a fait cela
co-caepio-then = Ensuite Caepio prendrait : { $act }.
co-act-site = { $site } { $workers }
co-act-build = Construire
co-act-random = Bâtiment au hasard
co-act-market = Vendre { $sell }, acheter { $buy }
co-obstacle-site-taken = est occupé
co-obstacle-supply-empty = n’a plus rien
co-obstacle-space-taken = est occupé
co-obstacle-no-marker = n’a plus de marqueur
co-obstacle-stack-empty = il n’y a plus de carte
co-obstacle-no-room = ne tient nulle part
co-obstacle-not-built = n’est pas construit
co-obstacle-tile-taken = est déjà utilisé
co-obstacle-tile-restless = a des troubles
co-obstacle-no-free-tile = aucun bâtiment n’est libre
co-obstacle-nothing-to-trade = il n’y a rien à échanger

## Statistics

co-stats-tab-overview = Résultat
co-why-source = Le plus grand écart : **{ $source }** (sénateurs : { $mine } pour { $name }, { $theirs } pour { $rival }).
co-why-best = Le point fort de { $rival } : **{ $source }** (sénateurs : { $theirs }, contre { $mine } pour { $name }).
co-why-unrest = Sur la case { $n } de la piste des troubles, on ne gagne pas : **{ $names }**.
co-why-revolt = { $unpaid ->
    [0] Troubles reçus par **{ $name }** : { $received } ; retirés : { $removed }.
   *[other] Troubles reçus par **{ $name }** : { $received }, dont { $unpaid } pour un entretien impayé ; retirés : { $removed }.
  }
co-why-monuments = Monuments de **{ $name }** : { $built } ; il en fallait { $needed }.
co-stats-tab-senators = Sénateurs
co-stats-tab-deeds = Actions
co-stats-tab-goods = Biens
co-stats-tab-city = Ville
co-stats-tab-rome = Rome
co-stats-rome = à Rome
co-stats-turns = tours
co-stats-workers-left = ouvriers restants
co-stats-upkeep = entretien
co-stats-unrest = troubles reçus
co-stats-resources = Ressources
co-stats-gained = reçues
co-stats-bought = achetées
co-stats-sold = vendues
co-stats-paid = payées
co-stats-stored = rendues au-delà du stockage
co-stats-lost = perdues
co-stats-earned = gagnés au marché
co-stats-spent = dépensés au marché
co-stats-luck = chance avec les jetons du Macellum
co-stats-tile = Bâtiment, et qui l’a construit
co-stats-round = Manche
co-stats-insulae = insulae propres posées
co-stats-uses = activé par { $name }
co-stats-uses-note = Les colonnes des joueurs comptent combien de fois chacun a activé le bâtiment.
co-stats-rome-decade = Décennie { $decade } : { $card }
co-stats-rome-sum = marchandises : { $sum } sur { $minimum } ensemble
co-deed-build = bâtiments construits
co-deed-monument = monuments construits
co-deed-activate = bâtiments activés
co-deed-site = sites utilisés
co-deed-portus = Portus utilisé
co-deed-castra = troupes recrutées
co-deed-claim = hauts faits revendiqués
co-deed-merchant = visites du marchand au marché
co-deed-ability = capacités utilisées
co-open-dealt = Distribué au début
co-open-kept = choix
co-open-fists = Dans les poings fermés
co-open-choosing = choisit encore
co-opened-title = { $card } : toutes les mains ouvertes
co-opened-text = Décennie { $decade }. Qui donne seul le plus de troupes ou d’offrandes reçoit un sénateur.
co-opened-ask = **Toutes les mains sont ouvertes.** Regardez ce que chacun a donné et ce qui en est résulté.
co-opened-came = Ce qui en est venu

## Abilities

co-once-round = Une fois par manche, en action libre{ $cost ->
    [none] { " " }: { $what }
   *[other] , pour { $cost } : { $what }
  }
co-once-decade = Une fois par décennie, en action libre{ $cost ->
    [none] { " " }: { $what }
   *[other] , pour { $cost } : { $what }
  }
co-limit-round = une fois par manche
co-limit-decade = une fois par décennie
co-mod-build = Construire vous coûte moins : { $off }
co-mod-build-tile = Les bâtiments vous coûtent moins : { $off }
co-mod-build-monument = Les monuments vous coûtent moins : { $off }
co-mod-activate = Activer un bâtiment vous coûte moins : { $off }
co-mod-activate-new = Activer un bâtiment que vous venez de construire vous coûte moins : { $off }
co-mod-castra = Chaque usage des Castra vous coûte { $n } ressource ou denier de moins
co-mod-substitute = Vous pouvez payer { $from } comme { $to } ({ $where })
co-mod-specialists = Vos spécialistes comptent { $n } sur les sites
co-mod-site = { $sites } : aussi { $gain }
co-mod-upkeep = Votre entretien : { $n }
co-mod-buy = { $way ->
    [less] Vous achetez chaque ressource { $n } denier de moins
   *[more] Vous achetez chaque ressource { $n } denier de plus
}
co-mod-sell = { $way ->
    [less] Vous vendez chaque ressource { $n } denier de moins
   *[more] Vous vendez chaque ressource { $n } denier de plus
}
co-mod-no-drift = vos échanges ne changent pas les prix
co-mod-storage = Vous pouvez garder { $n } ressources de plus
co-mod-rome-troops = Vos troupes pour Rome comptent { $n } de plus
co-mod-rome-offerings = Vos offrandes pour Rome comptent { $n } de plus
co-mod-rome-resource = Vos marchandises pour Rome comptent { $n } de plus
co-mod-special = { $n ->
    [one] Un ouvrier spécial : compte { $value } pour bâtiments et Castra
   *[other] { $n } ouvriers spéciaux : chacun compte { $value } pour bâtiments et Castra
  }
co-context-build = construire
co-context-activate = activer des bâtiments
co-context-castra = Castra
co-context-upkeep = entretien
co-context-rome = Rome
co-trigger-does = { $event } : { $effect }
co-trigger-may = { $event }, si vous voulez : { $effect }
co-on-build-tile = Quand vous construisez un bâtiment
co-on-build-monument = Quand vous construisez un monument
co-on-activate = Quand vous activez un bâtiment
co-on-produce = Quand vous utilisez un site
co-on-insula = Quand vous posez une insula
co-on-pass = Quand vous passez
co-on-decade-start = Au début d’une décennie
co-on-round-start = Au début d’une manche
co-on-rome-reward = Quand Rome vous récompense
co-on-suppress = Quand vous retirez des troubles
co-on-unlock = Quand vous débloquez un spécialiste
co-on-trade = Quand vous échangez
co-on-upkeep-paid = Quand vous payez tout l’entretien
co-when-rank = rang { $ranks }
co-when-others-passed = { $n ->
    [one] après un autre
   *[other] après { $n } autres
  }
co-when-workers = avec au moins { $n } ouvriers
co-keep-advised = un bon départ
co-keep-register = Combien d’ouvriers viennent à chaque manche, et doivent être nourris.
co-keep-popularity = Quand elle bouge, l’harmonie la suit ; les troubles la baissent.
co-keep-harmony = Retire autant de l’entretien à la fin de chaque manche.

## Les menaces

co-threat-label = Ce qui menace
co-threat-calm = Calme
co-threat-warning = Attention
co-threat-alarm = Alerte
co-threat-calm-told = Rien ne presse.
co-threat-warning-told = Quelque chose presse : regardez les chiffres teintés.
co-threat-alarm-told = C’est urgent : regardez les chiffres sombres.
co-threat-revolt = en révolte
co-threat-revolt-title = { $n } quartiers sur 3 en révolte
co-threat-revolt-rule = Si les trois sont en révolte au début d’une manche, tout le monde perd.
co-threat-quiet = calme
co-threat-markers = marqueurs
co-threat-markers-title = { $n } marqueurs sur { $most }
co-threat-spreads = la prochaine manche en ajoute
co-threat-handed = à transmettre
co-threat-then = puis sur les bâtiments
co-threat-markers-rule = Le marqueur { $n } met fin à la partie, et tout le monde perd.
co-threat-upkeep = entretien
co-threat-upkeep-title = Entretien { $n }
co-threat-specialists = spécialistes
co-threat-abilities = capacités
co-threat-due = dû
co-threat-pays = payé par { $what }
co-threat-nothing-due = rien à payer
co-threat-unpaid = { $n ->
    [one] 1 ne peut être payé et devient des troubles
   *[other] { $n } ne peuvent être payés et deviennent des troubles
  }
co-threat-short = { $what } : il manque { $n }
co-threat-rome-met = tout ce que Rome demande est là
co-threat-rome-rule = Ce qui manque à la fin de la décennie apporte des troubles.
co-threat-ended = si c’était fini
co-threat-ended-title = Si la partie finissait
co-threat-no-win = Si loin sur la piste des troubles, nul ne peut gagner.
co-threat-taken = les troubles vous en prennent { $n }
co-threat-three = Les trois quartiers sont en révolte. Calmez-en un avant la manche { $round }, sinon tout le monde perd.
co-threat-how = Montrer
co-threat-ways = Issues
co-threat-no-way = Aucun bâtiment de la ville ne retire de troubles. Le ferait : { $names }.

## Le catalogue

co-catalogue = Catalogue
co-cat-tiles = Bâtiments
co-cat-all = Tous
co-cat-payable = À ma portée
co-cat-revolt = révolte
co-cat-prestige = Prestige { $n }
co-cat-types = { $n ->
    [one] 1 sorte
   *[other] { $n } sortes
  }
co-cat-built = construit
co-cat-built-by = construit par { $name }
co-cat-gone = hors jeu
co-cat-no-room = pas de place
co-cat-full = plein prix
co-cat-open = constructible
co-cat-copies = { $n } sur { $all } restants
co-lack = il vous manque { $what }
co-lack-word = il manque
co-lack-short = manque
co-fold-open = Tout votre plateau, Rome, hauts faits, marché

## La décision

co-may-build = construire
co-may-use = activer un bâtiment
co-may-place = utiliser un site
co-may-claim = revendiquer un haut fait
co-may-market = aller au marché
co-may-ability = utiliser une capacité
co-may-pass = passer
co-ask-may = Vous pouvez { $ways }.
co-ask-only-pass = Vous ne pouvez plus rien construire ni activer : passez.
co-ask-free = Libre, avant ou après : { $ways }.
co-go-build-use = Construire et activer
co-use-at-once = Et l’activer aussitôt
co-use-not = Pas maintenant
co-choose-then = Vous choisirez ensuite
co-of-these = { $n } parmi
co-title-build = **Construire**
co-ask-build = Choisissez un bâtiment et un quartier dans le catalogue. Rien n’est payé avant votre accord.
co-market-yours = vous { $n }
co-market-then = puis { $n }
co-market-of = sur { $n }
co-rome-what = Quoi
co-rome-need = requis
co-rome-have = acquis
co-rome-lack = manque
co-rome-sent = envoi
