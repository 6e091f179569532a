# La page. Mots des règles : préfecture, emplacement, chantier, permis, Consul.
# Les **étoiles** mettent une partie en gras. $me vaut "yes" si la phrase parle du lecteur.

## Noms

palette-pastel = Pastel
palette-classic = Classique
palette-cb = Daltoniens

## Partout

close = Fermer
continue = Continuer
skip = Passer
undo = Annuler
copied = Copié
offline = Le serveur ne répond pas. Réessayez dans un instant.
loading = Un instant
title-your-turn = ● À vous de jouer · { $table }

nav-home = Accueil
nav-rules = Règles
nav-learn = Apprendre
nav-games = Mes parties
nav-replays = Enregistrements

## La barre au-dessus de la table

top-tools = Outils
top-palette = Couleurs : { $palette }. Changer
top-sound = Son
top-menu = Menu

## Les autres

opponents-label = Les autres
opp-bot = bot
opp-stand-in = un bot joue
chip-thinking = Réfléchit
chip-sealed = Scellée
chip-passed = A passé
chip-next = Suivant
chip-away = Absent
chip-no-cards = Sans cartes

## Journal

log-label = Journal
log-since = Depuis votre dernier tour
log-earlier = Avant
log-nothing = Encore rien.
log-show = Montrer sur le plateau
log-more = +{ $count } autres
log-open = Journal

## Ma place

me-your-turn = À vous
me-you = Vous

## Décisions

decide-label = Décision
undo-move = Reprendre le coup
undo-vote = **{ $name } demande à reprendre un coup.** D’accord ?
undo-allow = D’accord
undo-refuse = Refuser
plan-open = Planifier
plan-change = Changer le plan
plan-drop = Abandonner le plan
plan-will = Votre plan : { $what }. Il sera joué à votre tour.
plan-shown = Votre plan : { $what }. On vous demandera avant de le jouer.
plan-title = Vous planifiez votre tour.
plan-secret = Personne ne le voit. Ce que vous confirmez est gardé pour votre tour.
plan-at-once = Jouer aussitôt
plan-ask = Me demander d’abord
plan-when = À votre tour
plan-or = Ou donner une consigne
plan-keep = Garder ce plan
plan-flag = Votre plan
plan-choose = Choisissez comme si c’était votre tour.
plan-stop = Arrêter de planifier
plan-played = Votre plan a été joué.
plan-dropped = Votre plan n’a pas été joué. { $why }
wait-for = On attend { $names }.
wait-moment = La partie continue dans un instant.
wait-reconnecting = Reconnexion. Rien n’est perdu.

## Décompte

over-result = Résultat
over-board = Le plateau
over-rematch = Rejouer
over-chart = Points après chaque manche
stats-label = Statistiques
replay-next = Ensuite : { $names }.

## Accueil

start-continue = Retour à { $table }
start-new = Nouvelle table
start-new-note = Amis, bots, règles, rythme
start-join = Rejoindre
start-join-note = Avec un lien ou à une table ouverte
start-games = Mes parties
start-games-note = En cours et finies
start-replays = Enregistrements
start-replays-note = Revoir et étudier des parties
start-rules = Règles
start-rules-note = Chaque règle et son numéro
new-game = Jeu
new-daily = La partie du jour : la même pour tous ce jour-là
new-content = Plateaux, tuiles et cartes
new-content-standard = Notre paquet, reconstitué en partie
new-content-own = Votre propre paquet (fichiers ZIP ou TOML)
new-content-good = Le paquet peut être joué.
new-content-bad = À corriger d’abord :
new-content-expected = attendu : { $what }
own-pack = paquet propre
own-pack-note = À cette table on joue avec des plateaux, tuiles ou cartes apportés par quelqu’un.
earlier-pack = paquet antérieur
earlier-pack-note = Cette partie continue avec les cartes et les prix du paquet standard de ses débuts.
daily-title = Parties du jour
daily-won = gagnée
daily-lost = perdue
daily-score = { $count ->
    [one] { $count } sénateur
   *[other] { $count } sénateurs
}
your-name = Invité
table-unnamed = Table sans nom
table-not-found = Cette table n’existe pas.
page-not-found = Il n’y a rien ici.
language = Langue
language-en = English
language-de = Deutsch
language-nl = Nederlands
language-it = Italiano
language-fr = Français
status-waiting = attend des joueurs
status-running = en cours
status-over = finie
practice = entraînement
practice-note = Ce qui avait déjà été révélé est rejoué : la partie compte comme entraînement.
seat-open = libre

## Nouvelle table

new-your-name = Votre nom
new-table-name = Nom de la table
new-table-example = Ides de mars
new-seats = Places
new-seat = Place { $number }
new-me = Vous
new-open = Libre, pour un ami
new-bot = Bot
new-here = Sur cet appareil
new-here-name = Nom
new-level = Force du bot
new-drop = Retirer cette place
new-add = Ajouter une place
new-rules = Règles
new-preset = Livret
new-options = Règles une à une
new-pace = Rythme et table
new-untimed = Sans horloge
new-clock = Horloge à chaque décision
new-seconds = { $seconds ->
    [30] 30 secondes
    [60] 1 minute
    [90] 90 secondes
    [180] 3 minutes
    [600] 10 minutes
    [86400] 1 jour
   *[other] { $seconds } secondes
}
new-tracker = Montrer les cartes vues de tous
new-hints = On peut demander conseil aux bots
new-public = Table publique
new-create = Ouvrir la table

## Attente, rejoindre, un seul appareil

lobby-waiting = La partie commence quand chaque place est prise.
lobby-sit = Prendre la place libre
lobby-copy = Copier le lien
lobby-start = Commencer, les bots prennent les places libres
lobby-free-seat = Libérer cette place
join-link = Lien d’une table
join-open = Y aller
join-public = Tables publiques
join-none = Aucune table publique n’attend de joueurs.
join-bad-link = Ce n’est pas le lien d’une table.
pass-title = Passez l’appareil à { $name }
pass-text = Aucune carte n’est visible avant que le suivant soit prêt.
pass-ready = Je suis { $name }

## Mes parties

games-none = Pas encore de partie sur cet appareil.
games-none-more = Ce que vous jouez ici reste dans ce navigateur, sans compte.
account-title = Compte (facultatif)
account-why = Un compte retrouve vos places sur un autre appareil. Rien d’autre n’en a besoin.
account-name = Nom
account-passphrase = Phrase secrète
account-sign-in = Se connecter
account-sign-up = Nouveau compte
account-in = Connecté : { $name }.
account-out = Se déconnecter

## Menu

menu-settings = Réglages
menu-palette = Couleurs
menu-scheme = Clair et sombre
scheme-device = Comme l’appareil
scheme-light = Jour
scheme-dark = Nuit
menu-confirm = Confirmer chaque tour
menu-finish = Terminer mon tour automatiquement quand il n’y a plus rien à décider
menu-calm = Montrer les coups des autres un à un
menu-sources = Marquer d’un ≈ ce qu’aucune règle imprimée ne dit
menu-table = Cette table
menu-stand-in = Laisser un bot jouer pour moi
menu-take-seat = Reprendre ma place
menu-ask-undo = Demander à reprendre mon dernier coup
menu-undo-practice = Reprendre mon dernier coup (devient un entraînement)
menu-devices = { $count } appareils occupent votre place en ce moment.
menu-replay = Revoir la partie
menu-record = Télécharger l’enregistrement
menu-seed = Sceau des cartes cachées :
menu-advice = Conseil
menu-ask-bot = Demander à un bot
menu-talk = Conversation
menu-talk-empty = Personne n’a rien dit.
menu-say = Dire quelque chose
menu-notes = Notes privées
notify-title = Notifications
notify-turn = Me prévenir quand c’est à moi
notify-off = Votre navigateur vous le demandera une fois.
notify-push = Activé, même quand cette page est fermée.
notify-page = Activé tant qu’un onglet avec la table est ouvert : fermé, ce navigateur ne peut pas être joint.
notify-denied = Votre navigateur bloque les avis de ce site. Autorisez les notifications dans ses réglages pour ce site, puis revenez.
notify-missing = Les navigateurs ne le permettent qu’en https, et les iPhone seulement pour une page sur l’écran d’accueil.

## Enregistrements

replays-none = Pas encore de partie finie.
replays-import = Ouvrir un enregistrement
replays-paste = Coller un enregistrement
replays-file = Enregistrement dans un fichier
replays-open = Ouvrir
replay-tools = Enregistrement
replay-first = Au début
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-move = Coup
replay-at = Coup { $move } sur { $last }
replay-eyes = Vu par
replay-public = tous
replay-open = mains ouvertes
replay-link = Lien
replay-fork = Jouer d’ici

## Apprendre

learn-title = Apprendre { $game } en jouant
learn-text = { $count } courtes leçons sur de vraies positions : vous jouez, les règles répondent. Environ dix minutes ; arrêtez quand vous voulez et revenez.
learn-start = Commencer
learn-continue = Continuer
learn-again = Depuis le début
learn-all-done = Vous avez fini toutes les leçons. Jouez maintenant une partie entière.
learn-play = Jouer
learn-done = faite
learn-rules = Toutes les règles, point par point
learn-number = Leçon { $number } sur { $count }
coach-hint = Indice
coach-no-hint = D’ici, plus aucun chemin ne mène au but. Reprenez un coup ou recommencez.
coach-retry = Recommencer
coach-next = Leçon suivante
coach-finish = Terminer
coach-leave = Toutes les leçons
rules-english = Les règles complètes en anglais, avec sources et exemples
rules-own = Les règles en français

level-tiro = Tiro, un débutant
level-tiro-told = Voit un coup à l’avance et le juge souvent mal : un premier adversaire.
level-discipulus = Discipulus, un élève
level-discipulus-told = Sait ce qui compte, mais laisse encore échapper certaines choses.
level-faber = Faber, un artisan
level-faber-told = Joue solidement un coup à l’avance, sans voir plus loin.
level-structor = Structor, un bâtisseur
level-structor-told = Examine quelques suites de coups avant de jouer.
level-mensor = Mensor, un arpenteur
level-mensor-told = Compare de nombreuses suites et prépare sa manche.
level-architectus = Architectus, un architecte
level-architectus-told = Voit loin et se trompe rarement.
level-vitruvius = Vitruvius, le plus fort
level-vitruvius-told = Réfléchit aussi longtemps qu’il le peut et juge d’après ce que des milliers de parties lui ont appris.
level-aedile = Édile
level-praetor = Préteur
level-consul = Consul
rated-level = { $level } · force { $rating }

## A table in words, for any game

start-more-play = Jouer contre des bots
plain-choices = Vos choix
plain-search = Chercher
plain-none = Aucun choix ne convient.
plain-known = Ce que l’on sait
plain-choose = **C’est à vous.** { $count ->
    [one] Il y a un seul choix.
   *[other] Choisissez parmi { $count }.
}
plain-chosen = Appuyez sur le bouton pour le faire, ou choisissez autre chose.
plain-winner = { $me ->
    [yes] **Vous avez gagné.**
   *[other] { $count ->
        [one] **{ $names } a gagné.**
       *[other] **{ $names } se partagent la victoire.**
    }
}
plain-no-rules = Ce jeu n’apporte pas de page de règles.

## Seats of a running game

sit-free = Une place est libre.
sit-here = S’asseoir ici
sit-taken = Quelqu’un d’autre vient de s’asseoir à cette place.
sit-text = Un bot joue pour cette place jusqu’à ce que quelqu’un s’y assoie. Vous reprenez la partie là où elle en est.
menu-away = Les absents
menu-away-long = { $name } s’est absenté depuis longtemps.
menu-away-soon = { $name } s’est absenté. Vous pourrez libérer la place dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
menu-free-seat = Libérer la place
menu-freed = La place est libre, et un bot joue jusqu’à ce que quelqu’un s’y assoie. Quiconque ouvre le lien de la table peut la prendre.
start-title = Construisez ce soir une ville romaine.
start-text = Avec des amis ou des bots, sans compte.
start-learn-first = Apprendre d’abord
start-play-now = Jouer maintenant
start-against = { $count ->
    [one] avec un bot : { $level }
   *[other] avec { $count } bots : { $level }
}
start-players = Joueurs
start-minutes = { $minutes } min
start-weight-1 = très facile
start-weight-2 = facile
start-weight-3 = moyen
start-weight-4 = exigeant
start-weight-5 = très exigeant
start-puzzles = Énigme du jour
start-puzzles-note = Trouvez le meilleur coup
guide-title = Votre première partie
guide-close = Fermer l’entraîneur
guide-begin = Commencer
guide-press = Touchez { $go } quand vous êtes prêt.
guide-against = { $count ->
    [one] Vous jouez contre un bot : { $level }.
   *[other] Vous jouez contre { $count } bots : { $level }.
}
guide-plain = Un bon coup : { $what }.
guide-thinking = Un instant : je cherche un bon coup.
guide-button = le bouton
puzzles-title = Énigmes
puzzles-text = De vraies positions avec un seul bon coup ; tout le reste a été essayé. Trouvez-le : le premier coup compte.
puzzles-streak = { $count ->
    [0] Résolvez l’énigme du jour pour commencer une série.
    [one] Un jour de suite.
   *[other] { $count } jours de suite.
}
puzzles-daily = Énigme du jour
puzzles-stars-1 = pour commencer
puzzles-stars-2 = un coup d’avance
puzzles-stars-3 = pensez-y deux fois
puzzles-number = Énigme { $number }
puzzle-find = **Trouvez le coup qui gagne la partie.** C’est à vous ; tout ce qui compte est visible.
puzzle-solved = **Trouvé.** Voici pourquoi :
puzzle-wrong = **Pas celui-ci.** Essayez encore, ou lisez de quoi il s’agit :
puzzle-all = Toutes les énigmes
puzzle-next = Énigme suivante
howto-title = Comment jouer à { $game }
book-howto = Comment jouer
book-clauses = Chaque règle, numérotée
howto-contents = Contenu
howto-search = Chercher dans les règles
howto-none = Rien ici n’en parle.
howto-print = Imprimer comme aide de jeu
book-words = Mots et signes
gloss-search = Chercher un mot
gloss-title = Mots et signes de { $game }
gloss-all = Tous les mots et signes
example-label = Un exemple
example-before = Avant
example-after = Après
example-try = Essayer soi-même
start-more = D’autres jeux sur ce serveur

# People: talk, lists, invitations, problems
report-title = Signaler un problème
report-what = Qu’est-ce qui ne va pas ?
report-sends = La personne qui gère ce serveur reçoit votre texte, votre place, les coups joués tels que toute la table les connaît (ni cartes cachées ni graine du sceau) et cette ligne sur votre navigateur :
report-sends-over = La personne qui gère ce serveur reçoit votre texte, votre place, tout l’enregistrement de cette partie et cette ligne sur votre navigateur :
report-send = Envoyer
report-sent = Envoyé. Merci !
cancel = Annuler
menu-help = Aide
talk-new = Conversation, { $count } nouveaux messages
talk-signs = Réactions rapides
talk-send = Envoyer
talk-bravo = Bien joué !
talk-smile = C’est amusant.
talk-wow = Je ne m’y attendais pas !
talk-hm = Laissez-moi réfléchir.
talk-thanks = Merci !
talk-wait = Un instant, s’il vous plaît.
list-place = Place { $place } sur { $count }
list-won = Gagné
list-lost = Perdu
lobby-code = Visez ce code avec l’appareil photo d’un téléphone pour venir à cette table.
lobby-share = Partager…
lobby-invite = Venez jouer avec moi :
watch-told = Vous regardez.
back-to-table = Retour à la table
back-to-named = Retour à { $name }
offline-line = Pas de connexion. Ce que vous décidez part dès qu’elle revient.

## Keys

keys-title = Touches
keys-enter = Presser le bouton principal
keys-undo = Un pas en arrière
keys-escape = Lâcher tout ce que vous tenez
keys-tab = De la décision à la main, au plateau et aux autres
keys-help = Ces touches
keys-advice = Demander à un robot, ou masquer son conseil
keys-plan = Planifier votre prochain tour pendant que les autres jouent

## Advice on the table

advice-flag = { $chance } de chances
advice-says = **Conseil :** { $what }. Chances de gagner : { $chance }.
advice-plain = **Conseil :** { $what }.
advice-next = Ensuite ({ $chance }) : { $what }.
advice-hide = Masquer
advice-play = Jouer ceci
