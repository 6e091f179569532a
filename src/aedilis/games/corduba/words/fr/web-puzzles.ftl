### Corduba: why a puzzle is solved as it is.

puzzle-corduba-01 = Revendiquez Dives : vous avez vingt deniers, et un haut fait est aussitôt un sénateur. Cela coûte un ouvrier et aucun denier, vous restez donc aussi le plus riche.
puzzle-corduba-02 = Recrutez des vélites : vos troupes comptent alors 6, Livia a 4. Le plus de troupes pour Rome, seul, donne le sénateur qui manque.
puzzle-corduba-03 = Construisez l’Herbarium à Servorum : vous y menez seul, et la case trois libère le spécialiste rouge. Il recrute des vélites, et le plus de troupes, seul, est le deuxième sénateur.
puzzle-corduba-04 = Construisez le Cudendum à Servorum : vous y rejoignez Livia, et l’égalité ne lui donne pas de sénateur. À Plebeius vous menez seul.
puzzle-corduba-05 = Construisez l’Herbarium à Servorum et libérez le spécialiste brun à la case trois. Son peculium paie le Cudendum à Patricius : vous menez dans un quartier, et Livia ne mène plus dans l’autre.
puzzle-corduba-06 = Construisez l’Herbarium à Servorum et libérez le spécialiste brun à la case trois. Son peculium paie le Cudendum, là aussi : de deux à quatre, et vous dépassez Livia.
