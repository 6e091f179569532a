# Capitol on the start page.

start-capitol-text = Verdeckte Karten, versiegelte Gebote, neun Präfekturen. Baue Häuser, werde Erster in einer Präfektur und ersteigere den Brunnen vor den anderen.
