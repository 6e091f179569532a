# Corduba on the start page.

start-corduba-title = Eine Kolonie am Fluss Baetis
start-corduba-text = Corduba 27 a.C.: Arbeiter schicken, eine Stadt aus drei Bezirken bauen, Rom versorgen, den Frieden wahren. Für eine bis vier Personen.
start-corduba-play = Du und ein Bot
start-corduba-solo = Allein gegen Caepio
start-corduba-daily = Das Spiel des Tages
