# Capitol on the start page.

start-capitol-title = Baue Rom, Haus für Haus
start-capitol-text = Capitol ist ein Spiel um verdeckte Karten, versiegelte Gebote und Mehrheiten für zwei bis vier. Spiele es hier, gegen Bots oder mit Freunden, ohne Konto.
start-capitol-play = Jetzt spielen
start-capitol-note = Du und drei Bots. Ohne Anmeldung.
