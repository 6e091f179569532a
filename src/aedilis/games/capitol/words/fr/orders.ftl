### Ce que l’on peut prévoir pour les décisions à venir.

capitol-order-pass = Passer quand c’est à moi
capitol-order-pass-last = Passer quand tous les autres auront passé
capitol-order-bid = Faire une offre à chaque enchère de cette manche, au plus
capitol-order-draw-permit = Piocher des permis quand c’est à moi
capitol-order-draw-floor = Piocher des cartes étage quand c’est à moi
capitol-order-draw-roof = Piocher des cartes toit quand c’est à moi
