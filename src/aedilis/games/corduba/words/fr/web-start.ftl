# Corduba on the start page.

start-corduba-text = Ouvriers, marchés et trois quartiers au bord du Baetis. Tracez la colonie, nourrissez Rome et gardez la paix, à plusieurs ou seul.
start-corduba-solo = Seul contre Caepio
start-corduba-daily = La partie du jour
