### How to play Corduba, in short; every sentence names its clause.

howto-corduba-1-title = Le but
howto-corduba-1 = Qui a le plus de sénateurs après huit manches gagne. [C12.4](C12.4) Les manches forment trois décennies, de trois, trois et deux. [C4.1](C4.1) Vous commencez avec une carte d’héritage sur deux et un personnage sur deux. [C3.7](C3.7)
howto-corduba-2-title = Votre tour
howto-corduba-2 = Un tour : construire, activer, revendiquer un haut fait ou passer ; les actions libres viennent avant ou après. [C7.1](C7.1) Un ouvrier compte un ; un spécialiste compte double sur les bâtiments de sa couleur. [C7.2](C7.2) L’ordre des passes est celui de la manche suivante. [C7.22](C7.22)
howto-corduba-3-title = Construire
howto-corduba-3 = Un bâtiment coûte ce qui est imprimé, moins le bonus de son quartier. [C7.4](C7.4) Il couvre des cases libres d’un îlot et touche un bâtiment ou une insula du quartier. [C7.6](C7.6) Les cases isolées à côté deviennent vos insulae, avec le bonus dessous. [C7.9](C7.9) Il donne du prestige, et vous pouvez l’activer aussitôt. [C7.11](C7.11)
howto-corduba-4-title = Sites, bâtiments, marché
howto-corduba-4 = Un site prend des ouvriers et donne ses biens. [C7.15](C7.15) Tout bâtiment construit peut être activé une fois par manche, quel qu’en soit l’auteur. [C7.18](C7.18) Une fois par décennie votre marchand commerce ; ce qu’on achète renchérit, ce qu’on vend baisse. [C7.23](C7.23) Une amphore paie pour toute ressource de base. [C1.2](C1.2)
howto-corduba-5-title = Rome
howto-corduba-5 = À la fin d’une décennie tous choisissent en secret troupes, offrandes et biens pour Rome. [C10.2](C10.2) Qui envoie seul le plus de troupes reçoit un sénateur ; qui envoie seul le plus d’offrandes aussi. [C10.5](C10.5) Si tous ensemble envoient trop peu, tous sont au dernier rang et reçoivent des troubles. [C10.7](C10.7)
howto-corduba-6-title = Entretien et troubles
howto-corduba-6 = À la fin d’une manche vous payez registre plus spécialistes moins harmonie, en nourriture ou deniers. [C11.1](C11.1) L’impayé devient des troubles. [C11.2](C11.2) Un bâtiment avec des troubles ne s’active pas, et son quartier ne donne pas de bonus. [C5.7](C5.7) Si les trois quartiers sont en révolte au début d’une manche, tous ont perdu. [C5.0](C5.0)
howto-corduba-7-title = La fin
howto-corduba-7 = À la fin de chaque décennie, qui a seul le plus de prestige dans un quartier reçoit un sénateur. [C4.5](C4.5) Après la dernière manche tout est vendu, et le plus de deniers vaut un sénateur de plus. [C12.2](C12.2) Puis les troubles enlèvent des sénateurs. [C12.3](C12.3)
