# Corduba on the start page.

start-corduba-title = Une colonie au bord du Bétis
start-corduba-text = Corduba 27 a.C. : envoyez des ouvriers, construisez une ville de trois quartiers, nourrissez Rome et gardez la paix. De un à quatre joueurs.
start-corduba-play = Vous et un bot
start-corduba-solo = Seul contre Caepio
start-corduba-daily = La partie du jour
