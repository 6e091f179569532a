# Corduba on the start page.

start-corduba-text = Lavoratori, mercati e tre quartieri sul Baetis. Disegna la colonia, nutri Roma e mantieni la pace, insieme o da solo.
start-corduba-solo = Da solo contro Caepio
start-corduba-daily = La partita del giorno
