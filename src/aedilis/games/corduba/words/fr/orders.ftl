### Ce que l’on peut prévoir pour les décisions à venir.

corduba-order-pass = Passer quand c’est à moi
