### Corduba : les leçons.

lesson-worker-title = Envoyer des ouvriers
lesson-worker-1 = **Envoyez deux ouvriers à l’emplacement de droite de Lapis.** Un emplacement prend les ouvriers qu’il indique et donne son produit. À deux joueurs, un site sert une fois par manche, quel que soit l’emplacement pris.
lesson-worker-2 = **Il reste un ouvrier.** Le Portus n’est jamais plein : chaque ouvrier y gagne un denier. Envoyez-le.
lesson-worker-done = **Une action, puis c’est au joueur suivant.** Quand tous ont passé, la manche se termine, et il rentre autant d’ouvriers que l’indique votre registre.
lesson-worker-missed = C’était un autre site. Ici : deux ouvriers à l’emplacement de droite de Lapis, le troisième au Portus. Essayez encore.

lesson-build-title = Construire un bâtiment
lesson-build-1 = **Construisez l’Herbarium dans Pars Plebeius.** Il coûte deux bois et vous en avez un. Mais chaque quartier accorde une remise : Servorum un ouvrier, Plebeius une ressource de base, Patricius deux deniers. Choisissez ensuite une place : dans un seul îlot, au contact d’un bâtiment ou d’une insula.
lesson-build-2 = **Activez-le tout de suite.** Seul son constructeur le peut, et seulement maintenant. Votre dernier ouvrier y gagne de la nourriture et de l’harmonie.
lesson-build-done = **Construit, activé, et un prestige de plus à Plebeius.** Dès la prochaine manche, chacun peut activer le bâtiment, quel qu’en soit le constructeur.
lesson-build-missed = L’Herbarium n’est pas encore construit et activé. Plebeius vous fait remise d’une ressource de base. Essayez encore.

lesson-insulae-title = Une bonne place
lesson-insulae-1 = **Construisez le Sanctuarium dans Pars Servorum, à la place qui apporte deux insulae.** Une case où plus aucun bâtiment n’entre est isolée. Si elle touche votre nouveau bâtiment, vous y posez une insula à vous et recevez le bonus qu’elle cachait. La deuxième élève votre registre : un ouvrier arrive aussitôt.
lesson-insulae-2 = **N’activez pas le Sanctuarium : il vous faut vos ouvriers.** Construisez le Forum dans Pars Patricius. Il ne peut rien y toucher, des insulae neutres le relient donc à la ville : le moins possible, un denier chacune.
lesson-insulae-done = **Le Forum est debout.** Les cases isolées à côté de votre bâtiment deviennent vos insulae, toutes les autres, après votre action, des neutres.
lesson-insulae-missed = Vos ouvriers sont partis et le Forum n’est pas construit. Posez deux insulae avec le Sanctuarium, et ne l’activez pas. Essayez encore.

lesson-activate-title = Les spécialistes
lesson-activate-1 = **Activez la deuxième ligne de l’Aerarium.** Elle demande trois ouvriers et vous en avez deux. Mais votre spécialiste jaune compte double sur les bâtiments jaunes. Livia l’a construit ; peu importe.
lesson-activate-2 = **Maintenant la première ligne du Librarium**, avec le spécialiste vert et un ouvrier. Elle débloque un autre spécialiste : prenez le bleu.
lesson-activate-3 = **Il est prêt, et son peculium est payé :** une fois maintenant, et de nouveau au début de chaque décennie. Envoyez-le seul à un bâtiment bleu, la Schola ou l’Odeum.
lesson-activate-done = **Un spécialiste compte double sur les bâtiments de sa couleur, simple aux sites et au Portus, et rien ailleurs.** Un bâtiment sert une fois par manche, au premier venu.
lesson-activate-missed = Pas tout à fait : la deuxième ligne de l’Aerarium, puis le Librarium pour le spécialiste bleu. Essayez encore.

lesson-macellum-title = Le Macellum
lesson-macellum-1 = **Envoyez votre marchand et vendez le marbre.** C’est une action libre, une fois par décennie. Vous n’avez pas de deniers : vendez avant d’acheter.
lesson-macellum-2 = **Achetez maintenant deux bois.** Pendant une visite, les prix ne bougent pas.
lesson-macellum-3 = **Terminez la visite.** Ce qui a été acheté coûte un de plus, ce qui a été vendu un de moins.
lesson-macellum-4 = **Votre action principale reste à faire.** Construisez l’Herbarium dans Pars Patricius : il n’y faut aucun denier, car ce quartier fait remise de deux.
lesson-macellum-done = **Vendre cher, acheter bon marché.** Au début de chaque manche un jeton du Macellum change les prix, et vous les voyez avant d’agir.
lesson-macellum-missed = L’Herbarium n’est pas construit. Vendez le marbre, achetez deux bois, terminez la visite, puis construisez à Patricius. Essayez encore.

lesson-rome-title = Rome exige
lesson-rome-1 = **À la fin de chaque décennie, Rome appelle.** Tous choisissent en secret, mais ce que chacun possède est visible : Livia n’a ni troupes, ni offrandes, ni pierre. Le minimum suffit donc : les vélites (2) et la petite offrande (1). La carte exige cinq pierres à vous deux : envoyez-en trois et l’amphore, qui compte deux.
lesson-rome-done = **Deux sénateurs :** pour le plus de troupes et le plus d’offrandes, sans égalité. Le rang 1 donne la récompense de la carte. Qui manque un minimum reçoit des troubles. Les troupes viennent du Castra, les offrandes du Sanctuarium et de l’Aedis.
lesson-rome-missed = C’était trop ou trop peu : les vélites, la petite offrande, trois pierres et l’amphore. Essayez encore.

lesson-unrest-title = Du calme et du pain
lesson-unrest-1 = **Des troubles agitent l’Aerarium :** personne ne peut l’activer, et son quartier ne donne pas de bonus. Envoyez votre spécialiste rouge à l’Excubitorium ; il y compte deux.
lesson-unrest-2 = **Nourrissez maintenant votre peuple.** L’entretien est votre registre plus vos spécialistes moins votre harmonie : 5 + 1 − 4 = 2. Vous avez une nourriture. Envoyez votre dernier ouvrier en chercher à Cibus, ou gagner un denier au Portus.
lesson-unrest-done = **Tous ont mangé, et Servorum est calme.** Ce qui reste impayé devient des troubles : ils coûtent de la popularité et, à la fin, des sénateurs. Si les trois quartiers sont en révolte quand une manche commence, tout le monde a perdu.
lesson-unrest-missed = Il manque quelque chose. Le spécialiste rouge va à l’Excubitorium, l’ouvrier rapporte de la nourriture ou un denier. Essayez encore.

lesson-finish-title = Gagnez la partie
lesson-finish-1 = **La dernière manche, et Livia mène.** Dives demande vingt deniers en main. Prenez ce haut fait avec un ouvrier avant de les dépenser : un sénateur.
lesson-finish-2 = **Maintenant le Circus.** Les monuments sont hors des quartiers et donnent du prestige dans plusieurs. Avec lui vous menez à Servorum et à Plebeius : deux sénateurs de plus.
lesson-finish-3 = **Rome appelle pour la dernière fois.** La plus forte livraison de nourriture gagne un sénateur, la plus faible en perd un. Envoyez tout.
lesson-finish-4 = **Maintenant on compte tout :** politique, richesse et troubles.
lesson-finish-done = **Neuf sénateurs chacun, mais vous menez sur plus de pistes de prestige : vous gagnez.** Une partie a huit manches et commence par un héritage et un personnage de votre choix. Vous pouvez jouer à Corduba.
lesson-finish-missed = Livia garde son avance. Prenez Dives tant que vous avez vingt deniers, construisez ensuite le Circus, puis envoyez toute la nourriture. Essayez encore.
