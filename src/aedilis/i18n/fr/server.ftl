### Pourquoi le serveur de tables refuse quelque chose.

server-already-proposed = Un retour en arrière est déjà soumis au vote.
server-already-rematched = La revanche est déjà prête.
server-already-voted = Vous n'avez pas de voix ici.
server-bad-action = Ce n'est pas une action du jeu.
server-bad-body = La requête n'est pas comprise : { $problem }
server-bad-content-type = Les requêtes doivent être en application/json.
server-bad-hello = La connexion n'a pas commencé par un salut.
server-bad-json = Le message n'est pas du JSON.
server-bad-message = Le message n'est pas compris.
server-bad-name = Écrivez un nom ou un texte lisible.
server-bad-options = Le jeu n'a pas de telles options.
server-bad-order = Cela ne peut pas être planifié maintenant.
server-bad-origin = Un autre site ne peut pas utiliser ce serveur.
server-bad-players = Ce jeu se joue de { $least } à { $most }.
server-bad-query = L'adresse contient une partie incomprise.
server-bad-request = Ce n'est pas une requête qu'enverrait un navigateur.
server-bad-subscription = Rien ne peut être envoyé à ce navigateur.
server-bad-text = Le texte contient un caractère qui ne peut pas être conservé.
server-bad-token = Ce lien ou cette session n'est pas valable ici.
server-bad-webhook = Cette adresse ne peut pas être appelée.
server-bot-plays = Un bot joue pour vous : votre plan a été abandonné.
server-busy = Le serveur est occupé ; réessayez.
server-cannot-undo = Il n'y a rien à reprendre jusque-là.
server-closing = Le serveur redémarre.
server-commit-first = Confirmez d'abord l'étape qui révèle quelque chose.
server-full = Le serveur a trop de visiteurs.
server-game-over = La partie est terminée.
server-headers-too-large = Les en-têtes de la requête sont trop longs.
server-hints-open = Deux conseils sont déjà en préparation ; attendez l'un d'eux.
server-id-used = Une autre commande a déjà été envoyée avec cet identifiant.
server-illegal-action = Les règles ne le permettent pas.
server-internal = Une erreur s'est produite sur le serveur.
server-log-full = Vous avez dit et changé à cette table autant qu’elle peut garder ; vous pouvez continuer à jouer.
server-method-not-allowed = Cela ne peut pas se faire à cette adresse.
server-name-at-table = Quelqu'un à cette table porte déjà ce nom.
server-name-taken = Ce nom est déjà pris.
server-no-hints = Cette table joue sans conseils.
server-no-page = La page n'a pas été construite ; l'interface se trouve à /api/openapi.json.
server-no-proposal = Il n'y a rien à voter.
server-no-such-move = Ce coup n'existe pas.
server-no-such-seat = Cette place n'existe pas.
server-not-abandoned =
    La personne était encore là il y a peu ; la place pourra être donnée dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
server-not-allowed = Avant la fin, seule la place elle-même peut le voir.
server-not-found = Il n'y a rien ici.
server-not-host = Seul l'hôte de la table peut le faire.
server-not-over = La partie n'est pas encore terminée.
server-not-running = La partie n'a pas commencé.
server-not-waiting = La partie a déjà commencé.
server-not-your-seat = Ce n'est pas votre place.
server-not-your-turn = Ce n'est pas votre tour.
server-nothing-ahead = Votre prochaine décision ne peut pas encore être prévue.
server-operators-only = Seul l'exploitant de ce serveur peut voir cela.
server-order-over = Ce que visait votre consigne ne peut plus se présenter.
server-other = Refusé ({ $code }).
server-private-address = Cette adresse se trouve dans le réseau du serveur et n'est pas appelée.
server-record-corrupt = Ce n'est pas un enregistrement lisible.
server-record-sealed = L'enregistrement n'a pas de graine : la partie n'était pas finie.
server-record-tampered = L'enregistrement ne se rejoue pas comme il le dit.
server-record-truncated = L'enregistrement n'est pas complet.
server-record-version = L'enregistrement suit d'autres règles (version { $version }).
server-reports-full = Il y a déjà trop de signalements ; la personne qui gère le serveur doit d’abord les lire.
server-seat-held = Quelqu'un est à cette place.
server-seat-taken = Cette place est prise.
server-spectator = Les spectateurs regardent seulement.
server-stale-decision = Vous l'avez déjà décidé.
server-storage-damaged = Le stockage du serveur est endommagé ; tant qu'il n'est pas réparé, ceci ne peut être ni lu ni conservé.
server-storage-full = Le disque du serveur est plein, rien n'a donc été changé ; réessayez plus tard.
server-storage-lost = Le serveur n'atteint pas son stockage pour le moment, rien n'a donc été changé ; réessayez plus tard.
server-taken-back = Un coup a été repris : votre plan a été abandonné.
server-too-fast = Trop vite ; attendez un instant.
server-too-large = C'est trop grand (au plus { $largest } octets).
server-too-late = Votre temps pour cette décision est écoulé.
server-too-long = C'est trop long (au plus { $longest } caractères).
server-too-slow = La connexion était trop lente et recommence.
server-unknown-game = Ce jeu n'existe pas.
server-unknown-lesson = Cette leçon n’existe pas.
server-unknown-pack = Ce paquet de contenu n’existe pas ici.
server-bad-pack = Ce n’est pas un fichier ZIP avec les fichiers TOML d’un paquet de contenu.
server-unknown-level = Il n'y a pas de bot de ce niveau.
server-unknown-table = Cette table n'existe pas.
server-wrong-passphrase = Nom ou phrase secrète incorrects.

## What a browser is told that is not looking.

push-turn =
    { $named ->
        [yes] { $name }, c'est à vous de jouer à { $game }.
       *[no] C'est à vous de jouer à { $game }.
    }
server-unknown-puzzle = Cette énigme n’existe pas.
server-your-turn = C’est déjà votre tour.
