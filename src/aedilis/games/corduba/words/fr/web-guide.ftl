### The coach of a first game of Corduba.

guide-corduba-aim = **Gagnez le plus de sénateurs en huit manches.** Ils viennent des hauts faits, des trois exigences de Rome, du plus grand prestige d’un quartier et de la richesse. Les troubles en enlèvent.
guide-corduba-wait = { $names } joue. Chaque bâtiment construit peut aussi vous servir.
guide-corduba-keep = **Votre famille.** Gardez un héritage et un personnage ; un bon départ est marqué : { $what }.
guide-corduba-build = **À vous : construisez.** Un bâtiment donne du prestige dans son quartier, et vous pouvez l’activer aussitôt : { $what }.
guide-corduba-monument = **À vous : un monument.** Il donne du prestige dans plusieurs quartiers : { $what }.
guide-corduba-activate = **À vous : activez un bâtiment.** Peu importe qui l’a construit ; chacun sert une fois par manche : { $what }.
guide-corduba-site = **À vous : envoyez des ouvriers à un site.** Il donne les biens qu’il faut pour construire : { $what }.
guide-corduba-portus = **À vous : le Portus** n’est jamais plein : { $what }.
guide-corduba-castra = **À vous : recrutez.** Les troupes sont pour Rome, à la fin de la décennie : { $what }.
guide-corduba-claim = **À vous : un haut fait.** Qui le remplit d’abord reçoit un sénateur : { $what }.
guide-corduba-merchant = **Action libre : le marchand** commerce une fois par décennie, avant ou après votre action : { $what }.
guide-corduba-ability = **Action libre : une de vos capacités** : { $what }.
guide-corduba-pass = **À vous : passez.** Qui passe le premier commence la manche suivante : { $what }.
guide-corduba-end = **Votre action principale est faite :** { $what }.
guide-corduba-spot = **Une bonne place** laisse vos insulae remplir les vides voisins ; une ombre en montre une : { $what }.
guide-corduba-pay = **Payez avec ce dont vous avez le moins besoin :** { $what }.
guide-corduba-troops = **Rome appelle.** Tous choisissent en secret ; qui donne seul le plus de troupes, et qui donne seul le plus d’offrandes, reçoit un sénateur. Choisissez ce qui est marqué, puis scellez : { $what }.
guide-corduba-offerings = **Offrandes pour Rome :** { $what }.
guide-corduba-goods = **Biens pour Rome :** { $what }.
guide-corduba-choose = Maintenant ceci : { $what }.
guide-corduba-ready = **Tout est décidé.** Voyez ce que cela coûte et rapporte, puis touchez { $go }.
guide-corduba-over = **C’était une partie entière.** Le résultat montre d’où sont venus les sénateurs.
guide-corduba-rome = Exigences de Rome
guide-corduba-opened = **Toutes les mains sont ouvertes.** Voyez qui a donné quoi, et quels sénateurs cela apporte, puis { $go }.
