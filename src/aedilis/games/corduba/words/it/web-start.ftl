# Corduba on the start page.

start-corduba-title = Una colonia sul fiume Betis
start-corduba-text = Corduba 27 a.C.: manda lavoratori, costruisci una città di tre quartieri, nutri Roma e mantieni la pace. Da uno a quattro.
start-corduba-play = Tu e un bot
start-corduba-solo = Da solo contro Caepio
start-corduba-daily = La partita del giorno
