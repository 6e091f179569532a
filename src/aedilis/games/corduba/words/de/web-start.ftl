# Corduba on the start page.

start-corduba-text = Arbeiter, Märkte und drei Bezirke am Baetis. Lege die Kolonie an, versorge Rom und wahre den Frieden, zusammen oder allein.
start-corduba-solo = Allein gegen Caepio
start-corduba-daily = Das Spiel des Tages
