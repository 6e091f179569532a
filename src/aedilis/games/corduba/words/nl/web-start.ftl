# Corduba on the start page.

start-corduba-text = Arbeiders, markten en drie wijken aan de Baetis. Leg de kolonie aan, voed Rome en bewaar de vrede, samen of alleen.
start-corduba-solo = Alleen tegen Caepio
start-corduba-daily = Het spel van vandaag
