# Corduba on the start page.

start-corduba-title = Een kolonie aan de rivier de Baetis
start-corduba-text = Corduba 27 a.C.: stuur arbeiders, bouw een stad van drie wijken, voed Rome en bewaar de vrede. Voor één tot vier.
start-corduba-play = Jij en een bot
start-corduba-solo = Alleen tegen Caepio
start-corduba-daily = Het spel van vandaag
