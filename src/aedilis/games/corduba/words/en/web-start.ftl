# Corduba on the start page.

start-corduba-text = Workers, markets and three districts on the Baetis. Lay out the colony, feed Rome and keep the peace, together or alone.
start-corduba-solo = Alone against Caepio
start-corduba-daily = Today’s deal
