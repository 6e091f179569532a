### Corduba: why a puzzle is solved as it is.

puzzle-corduba-01 = Revendiquez Dives : vous avez vingt deniers, et un haut fait est aussitôt un sénateur. Cela coûte un ouvrier et aucun denier, vous restez donc aussi le plus riche.
puzzle-corduba-02 = Recrutez des vélites : vos troupes comptent alors 6, Livia a 4. Qui envoie seul le plus de troupes à Rome reçoit le sénateur qui manque.
puzzle-corduba-03 = Construisez l’Herbarium à Servorum : vous y menez seul, et la case trois débloque le spécialiste rouge. Il recrute des vélites : avec seul le plus de troupes, c’est le deuxième sénateur.
puzzle-corduba-04 = Construisez le Cudendum à Servorum : vous y rejoignez Livia, et l’égalité ne lui donne pas de sénateur. À Plebeius vous menez seul.
puzzle-corduba-05 = Construisez l’Herbarium à Servorum et débloquez le spécialiste brun à la case trois. Son peculium paie le Cudendum à Patricius : vous menez dans un quartier, et Livia ne mène plus dans l’autre.
puzzle-corduba-06 = Construisez l’Herbarium à Servorum et débloquez le spécialiste brun à la case trois. Son peculium paie le Cudendum, là aussi : de deux à quatre, et vous dépassez Livia.
puzzle-corduba-07 = Activez le Sanctuarium : avec une troisième offrande, les vôtres comptent 4, celles de Livia 3. Qui envoie seul le plus d’offrandes à Rome reçoit le sénateur qui manque.
puzzle-corduba-08 = Livrez toute la nourriture et l’amphore : 4 et 2 font 6, le minimum que Rome exige de deux joueurs. Vous gagnez un sénateur, Livia, qui n’a rien, en perd un, et vos deniers paient l’entretien.
puzzle-corduba-09 = Livrez deux nourritures et les deux amphores : 2 et deux fois 2 font juste les 6 que Rome exige. Les deux autres nourritures paient l’entretien ; une amphore n’y compterait que pour une.
puzzle-corduba-10 = Revendiquez Dives tout de suite : Livia a 24 deniers et encore un ouvrier. Personne ne vous prendra les vélites, car elle n’a pas de bois ; avec eux, vous avez seul le plus de troupes.
puzzle-corduba-11 = Retirez les troubles de Servorum avec l’Excubitorium : le quartier est pacifié, et votre marqueur recule d’un pas sur la piste des troubles. Après les deux marqueurs de Rome, il est sur 3 et non sur 4, ce qui épargne un sénateur ; et Livia, désormais aussi avancée que vous, en perd un aussi.
puzzle-corduba-12 = Retirez les troubles de Plebeius avec l’Excubitorium : vous êtes sur 0 de la piste des troubles, pacifier y rapporte donc du prestige. Vous rejoignez Livia, et l’égalité ne lui donne pas de sénateur.
puzzle-corduba-13 = Envoyez l’ouvrier à Oleum : l’amphore paie le bois que vous ne pouvez pas aller chercher. Le spécialiste rouge recrute ensuite des vélites, et avoir seul le plus de troupes donne un sénateur.
puzzle-corduba-14 = Construisez l’Herbarium à Patricius : vous y menez seul, et la case quatre donne un marbre. Livré à Rome, il vous épargne les troubles de ceux qui ne livrent rien.
puzzle-corduba-15 = Activez le Collegium Fabrorum : le spécialiste brun y compte double et rapporte du bois. L’ouvrier reste pour les vélites, et avoir seul le plus de troupes donne un sénateur.
puzzle-corduba-16 = Recrutez d’abord des vélites : Livia a du bois et un ouvrier, elle les prendrait elle-même. Dives peut attendre : elle a 19 deniers, et son seul ouvrier ne peut pas à la fois en gagner et revendiquer le haut fait.
puzzle-corduba-17 = Pacifiez Servorum avec l’Excubitorium : sur 0 de la piste des troubles, cela donne du prestige. Vous rejoignez Livia, et la case six débloque le spécialiste rouge : son peculium apporte le bois, et il recrute des vélites.
puzzle-corduba-18 = Prenez une amphore à Oleum, puis envoyez le marchand : il la vend, et vos 8 deniers achètent deux marbres. C’est le minimum que Rome exige : vous gagnez un sénateur, et Livia, qui n’a rien, en perd un.
