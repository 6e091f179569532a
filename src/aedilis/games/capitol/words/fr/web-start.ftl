# Capitol on the start page.

start-capitol-title = Construisez Rome, maison après maison
start-capitol-text = Capitol est un jeu de mains cachées, d’offres scellées et de majorités, de deux à quatre. Jouez-y ici, contre des bots ou entre amis, sans compte.
start-capitol-play = Jouer
start-capitol-note = Vous et trois bots. Sans inscription.
