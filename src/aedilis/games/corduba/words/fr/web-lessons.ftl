### Corduba : les leçons.

lesson-worker-title = Envoyer des ouvriers
lesson-worker-1 = **[Envoyez deux ouvriers à l’emplacement de droite de Lapis](next).** Un emplacement prend les ouvriers qu’il indique et donne son produit. À deux joueurs, un site sert une fois par manche, quel que soit l’emplacement pris.
lesson-worker-2 = **[Il reste un ouvrier](next).** Le Portus n’est jamais plein : chaque ouvrier y gagne un denier. Envoyez-le.
lesson-worker-done = **Une action, puis c’est au joueur suivant.** Quand tous ont passé, la manche se termine, et il rentre autant d’ouvriers que l’indique votre registre.
lesson-worker-missed = C’était un autre site. Ici : deux ouvriers à l’emplacement de droite de Lapis, le troisième au Portus. Essayez encore.

lesson-build-title = Construire un bâtiment
lesson-build-1 = **[Construisez l’Herbarium dans Pars Plebeius](next).** Il coûte deux bois et vous en avez un. Mais chaque quartier accorde une remise : Servorum un ouvrier, Plebeius une ressource de base, Patricius deux deniers. Choisissez ensuite une place : dans un seul îlot, au contact d’un bâtiment ou d’une insula.
lesson-build-2 = **[Activez-le tout de suite](next).** Seul son constructeur le peut, et seulement maintenant. Votre dernier ouvrier y gagne de la nourriture et de l’harmonie.
lesson-build-done = **Construit, activé, et un prestige de plus à Plebeius.** Dès la prochaine manche, chacun peut activer le bâtiment, quel qu’en soit le constructeur.
lesson-build-missed = L’Herbarium n’est pas encore construit et activé. Plebeius vous fait remise d’une ressource de base. Essayez encore.

lesson-insulae-title = Une bonne place
lesson-insulae-1 = **[Construisez le Sanctuarium dans Pars Servorum, à la place qui apporte deux insulae](next).** Une case où plus aucun bâtiment n’entre est isolée. Si elle touche votre nouveau bâtiment, vous y posez une insula à vous et recevez le bonus qu’elle cachait. La deuxième élève votre registre : un ouvrier arrive aussitôt.
lesson-insulae-2 = **[N’activez pas le Sanctuarium : il vous faut vos ouvriers](next).** Construisez le Forum dans Pars Patricius. Il ne peut rien y toucher, des insulae neutres le relient donc à la ville : le moins possible, un denier chacune.
lesson-insulae-done = **Le Forum est debout.** Les cases isolées à côté de votre bâtiment deviennent vos insulae, toutes les autres, après votre action, des neutres.
lesson-insulae-missed = Vos ouvriers sont partis et le Forum n’est pas construit. Posez deux insulae avec le Sanctuarium, et ne l’activez pas. Essayez encore.

lesson-activate-title = Les spécialistes
lesson-activate-1 = **[Activez la deuxième ligne de l’Aerarium](next).** Elle demande trois ouvriers et vous en avez deux. Mais votre spécialiste jaune compte double sur les bâtiments jaunes. Livia l’a construit ; peu importe.
lesson-activate-2 = **[Maintenant la première ligne du Librarium](next)**, avec le spécialiste vert et un ouvrier. Elle débloque un autre spécialiste : prenez le bleu.
lesson-activate-3 = **[Il est prêt, et son peculium est payé](next) :** une fois maintenant, et de nouveau au début de chaque décennie. Envoyez-le seul à un bâtiment bleu, la Schola ou l’Odeum.
lesson-activate-done = **Un spécialiste compte double sur les bâtiments de sa couleur, simple aux sites et au Portus, et rien ailleurs.** Un bâtiment sert une fois par manche, au premier venu.
lesson-activate-missed = Pas tout à fait : la deuxième ligne de l’Aerarium, puis le Librarium pour le spécialiste bleu. Essayez encore.

lesson-macellum-title = Le Macellum
lesson-macellum-1 = **[Envoyez votre marchand et vendez le marbre](next).** C’est une action libre, une fois par décennie. Vous n’avez pas de deniers : vendez avant d’acheter.
lesson-macellum-2 = **[Achetez maintenant deux bois](next).** Pendant une visite, les prix ne bougent pas.
lesson-macellum-3 = **[Terminez la visite](next).** Ce qui a été acheté coûte un de plus, ce qui a été vendu un de moins.
lesson-macellum-4 = **[Votre action principale reste à faire](next).** Construisez l’Herbarium dans Pars Patricius : il n’y faut aucun denier, car ce quartier fait remise de deux.
lesson-macellum-done = **Vendre cher, acheter bon marché.** Au début de chaque manche un jeton du Macellum change les prix, et vous les voyez avant d’agir.
lesson-macellum-missed = L’Herbarium n’est pas construit. Vendez le marbre, achetez deux bois, terminez la visite, puis construisez à Patricius. Essayez encore.

lesson-rome-title = Rome exige
lesson-rome-1 = **[À la fin de chaque décennie, Rome appelle](next).** Tous choisissent en secret, mais ce que chacun possède est visible : Livia n’a ni troupes, ni offrandes, ni pierre. Le minimum suffit donc : les vélites (2) et la petite offrande (1). La carte exige cinq pierres à vous deux : envoyez-en trois et l’amphore, qui compte deux.
lesson-rome-done = **Deux sénateurs :** pour le plus de troupes et le plus d’offrandes, sans égalité. Le rang 1 donne la récompense de la carte. Qui manque un minimum reçoit des troubles. Les troupes viennent des Castra, les offrandes du Sanctuarium et de l’Aedis.
lesson-rome-missed = C’était trop ou trop peu : les vélites, la petite offrande, trois pierres et l’amphore. Essayez encore.

lesson-unrest-title = Du calme et du pain
lesson-unrest-1 = **[Des troubles agitent l’Aerarium](next) :** personne ne peut l’activer, et son quartier ne donne pas de bonus. Envoyez votre spécialiste rouge à l’Excubitorium ; il y compte deux.
lesson-unrest-2 = **[Nourrissez maintenant votre peuple](next).** L’entretien est votre registre plus vos spécialistes moins votre harmonie : 5 + 1 − 4 = 2. Vous avez une nourriture. Envoyez votre dernier ouvrier en chercher à Cibus, ou gagner un denier au Portus.
lesson-unrest-done = **Tous ont mangé, et Servorum est calme.** Ce qui reste impayé devient des troubles : ils coûtent de la popularité et, à la fin, des sénateurs. Si les trois quartiers sont en révolte quand une manche commence, tout le monde a perdu.
lesson-unrest-missed = Il manque quelque chose. Le spécialiste rouge va à l’Excubitorium, l’ouvrier rapporte de la nourriture ou un denier. Essayez encore.

lesson-finish-title = Gagnez la partie
lesson-finish-1 = **[La dernière manche, et Livia mène](next).** Dives demande vingt deniers en main. Revendiquez ce haut fait avec un ouvrier avant de les dépenser : un sénateur.
lesson-finish-2 = **[Maintenant le Circus](next).** Les monuments sont hors des quartiers et donnent du prestige dans plusieurs. Avec lui vous menez à Servorum et à Plebeius : deux sénateurs de plus.
lesson-finish-3 = **[Rome appelle pour la dernière fois](next).** La plus forte livraison de nourriture gagne un sénateur, la plus faible en perd un. Envoyez tout. Ensuite on compte tout : politique, richesse et troubles.
lesson-finish-done = **Neuf sénateurs chacun, mais vous menez sur plus de pistes de prestige : vous gagnez.** Une partie a huit manches et commence par un héritage et un personnage de votre choix. Vous pouvez jouer à Corduba.
lesson-finish-missed = Livia garde son avance. Revendiquez Dives tant que vous avez vingt deniers, construisez ensuite le Circus, puis envoyez toute la nourriture. Essayez encore.
lesson-keep-title = Votre famille
lesson-keep-1 = **[Gardez la Familia rustica et un personnage](next).** Une partie commence par ce choix. Le registre dit combien d’ouvriers viennent à chaque manche : cinq ici, quatre avec l’autre carte. Popularité et harmonie sont les mêmes sur les deux ; l’harmonie réduit d’autant l’entretien.
lesson-keep-done = **Un ouvrier de plus à chaque manche**, et une bouche de plus à nourrir. Des deniers durent une manche, un registre toute la partie.
lesson-keep-missed = La maison de commerce donne plus de deniers, mais un registre de quatre. Essayez encore avec cinq.
lesson-amphora-title = L’amphore joker
lesson-amphora-1 = **[Construisez l’Herbarium dans Pars Servorum](next).** Il coûte deux bois et vous en avez un. Une amphore remplace toute ressource de base : nourriture, bois, pierre ou outils. Pas le marbre.
lesson-amphora-2 = **[Choisissez une place et construisez](next).** Au marché une amphore n’est qu’une amphore ; pour Rome elle compte ce que dit la carte.
lesson-amphora-done = **Payé d’une amphore.** Gardez-en une pour la fin d’une manche : elle nourrit aussi.
lesson-amphora-missed = Vous avez passé et l’Herbarium n’est pas construit. L’amphore est le deuxième bois. Essayez encore.
lesson-tracks-title = Pistes de prestige
lesson-tracks-1 = **[Construisez l’Herbarium dans Pars Servorum](next).** Chaque bâtiment donne du prestige dans son quartier. Le vôtre y passe de deux à trois, et la case trois a un bonus.
lesson-tracks-2 = **[Prenez le registre](next)**, pas un spécialiste : un ouvrier vient aussitôt et à chaque manche. Le premier au bout d’une piste reçoit un sénateur, et le plus grand prestige d’un quartier en donne un à la fin de chaque décennie.
lesson-tracks-done = **Le prestige paie deux fois :** ses bonus en chemin, et des sénateurs à qui mène.
lesson-tracks-missed = Ce n’était pas le registre. Construisez l’Herbarium à Servorum, puis prenez le registre. Essayez encore.
lesson-storage-title = Stockage, passer, ordre
lesson-storage-1 = **[Envoyez votre marchand et vendez quatre bois](next).** La décennie se termine après cette manche, et à deux joueurs six ressources seulement peuvent rester. Vous en avez dix.
lesson-storage-2 = **[Passez maintenant](next).** Livia a passé avant vous, elle commence donc la manche suivante : l’ordre des passes est l’ordre du tour.
lesson-storage-3 = **[Rome veut de la pierre ; gardez la vôtre cette fois](next)** et scellez un poing vide.
lesson-storage-done = **Six sont restées, rien n’est perdu**, et quatre bois sont devenus huit deniers. Deniers, ouvriers, troupes et offrandes ne comptent jamais.
lesson-storage-missed = Quatre ressources ne tenaient pas et sont retournées à la réserve. Vendez avant de passer. Essayez encore.
lesson-rebellion-title = Avant la rébellion
lesson-rebellion-1 = **[Activez l’Excubitorium et calmez l’Odeum](next).** Les trois quartiers sont en révolte. Si c’est le cas au début d’une manche, tout le monde a perdu aussitôt.
lesson-rebellion-2 = **[Passez maintenant](next).** Ce qui reste de troubles s’étend au début de la manche suivante : dans chaque quartier en révolte à un bâtiment de plus, choisi par le dernier de l’ordre.
lesson-rebellion-3 = **[La manche suivante commence](next).**
lesson-rebellion-done = **Patricius est calme, et la partie continue.** Mais à Servorum les troubles ont gagné le Collegium. Qui calme le dernier bâtiment d’un quartier recule sur la piste des troubles, ou gagne du prestige.
lesson-rebellion-missed = Rébellion : la manche a commencé avec trois quartiers en révolte, et tout le monde a perdu. Essayez encore.
lesson-monument-title = Monuments
lesson-monument-1 = **[Construisez le Pons](next).** Un monument est hors des quartiers, coûte cher et donne du prestige dans plusieurs, avec chaque bonus en chemin. Il n’a ni troubles ni voisins, et ne s’active jamais. Choisissez le quartier dont le bonus le rend moins cher.
lesson-monument-done = **Le pont est debout.** Vous gardez son jeton : ce qu’il dit vaut pour le reste de la partie.
lesson-monument-missed = Vous avez passé avec tout ce qu’il fallait pour le Pons. Essayez encore.
lesson-senators-title = Comment gagner des sénateurs
lesson-senators-1 = **[Revendiquez Dives](next)** avec votre ouvrier : qui remplit le premier un haut fait reçoit un sénateur. Vous avez vingt deniers.
lesson-senators-2 = **[Rome appelle : donnez ce qui est marqué](next).** Qui envoie seul le plus de troupes reçoit un sénateur, qui envoie seul le plus d’offrandes en reçoit un autre. Livia n’a ni l’un ni l’autre.
lesson-senators-done = **Cinq sénateurs en une décennie.** Les deux derniers viennent de la politique : qui a seul le plus de prestige dans un quartier à la fin d’une décennie y reçoit un sénateur. Il y en a d’autres : être le premier au bout d’une piste de prestige, le podium de Rome à la dernière décennie, le plus de deniers à la fin, et quelques effets. Les troubles en enlèvent à la fin de la partie.
lesson-senators-missed = La décennie est finie et Dives n’est pas revendiqué. Revendiquez-le avant de passer. Essayez encore.
lesson-round-title = Une manche entière
lesson-round-1 = **[Envoyez deux ouvriers à Lignum](next).** Une manche : troubles, prix, actions à tour de rôle, puis entretien. C’est à vous, et il vous faut du bois.
lesson-round-2 = **[Construisez l’Herbarium](next)** avec ce que le site vous a donné. Chaque tour a une action principale ; les actions libres viennent avant ou après.
lesson-round-3 = **[Passez maintenant](next).** Quand tous ont passé, chacun paie l’entretien, et les ouvriers rentrent.
lesson-round-4 = **[La manche suivante commence](next).**
lesson-round-done = **C’était une manche ; une partie en a huit.** Trois font une décennie, la dernière en a deux.
lesson-round-missed = La manche s’est passée autrement : d’abord Lignum, puis l’Herbarium, puis passer. Essayez encore.
lesson-caepio-title = Seul contre Caepio
lesson-caepio-1 = **[Envoyez deux ouvriers à l’emplacement de droite de Lapis](next).** Seul, vous jouez contre Fannius Caepio. Sa carte visible dit, ligne par ligne, ce qu’il fait à ses tours ; vous le voyez avant.
lesson-caepio-2 = **[Finissez votre tour](next)** et regardez Caepio. Si une ligne est impossible, il prend la possibilité suivante.
lesson-caepio-done = **Il a pris Lignum, comme le disait sa carte.** Il ne paie rien et ne mange rien. Prenez avant lui ce qu’il veut.
lesson-caepio-missed = Vous avez passé, et Caepio continue seul. Envoyez d’abord des ouvriers à Lapis. Essayez encore.
