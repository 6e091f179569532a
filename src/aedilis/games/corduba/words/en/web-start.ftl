# Corduba on the start page.

start-corduba-title = A colony on the river Baetis
start-corduba-text = Corduba 27 a.C.: send workers, build a city of three districts, feed Rome and keep the peace. For one to four.
start-corduba-play = You and a bot
start-corduba-solo = Alone against Caepio
start-corduba-daily = Today’s deal
