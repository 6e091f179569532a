### Capitol: why a puzzle is solved as it is.

puzzle-capitol-01 = Setze das runde Haus auf das Kapitol: Der erste Platz zählt dort 4. Das einzige Haus des Rivalen ist eckig und darf einem runden nicht folgen; nach einem eckigen nähme seine 2 den Platz.
puzzle-capitol-02 = Nur die 4 Punkte des Kapitols genügen: Der Rivale kann seine Baugenehmigung als Geld behalten und den Palatin mit dem Tempel verdoppeln. Folgt er dir dorthin, ist sein Tempel weg.
puzzle-capitol-03 = Biete alles: Der Rivale kann höchstens 11 zeigen, und bei je 11 gewinnt, wer weniger Punkte hat. In der letzten Auktion sind Karten danach nichts mehr wert.
puzzle-capitol-04 = Warte: Spiele die Dachkarte ohne Wirkung. Steht dein Haus mit 2 jetzt, übertrifft seine 3 es. So muss er zuerst ziehen, und seine 3 passt nirgends.
puzzle-capitol-05 = Nimm den letzten freien Bauplatz des Kapitols: Du bist Erster, und seine Häuser mit 2 und 3 bleiben im Bauhof.
puzzle-capitol-06 = Ein eckiges Dach: Auf dem Quirinal steht ein eckiges Haus mit 1, also darf nur ein eckiges mit 2 folgen, und es wird Erster.
puzzle-capitol-08 = Kein Gebot: Wer den Tempel gewinnt, gewinnt das Spiel. Er hat 8, du 9; jede Karte für den Brunnen bringt dich unter ihn.
puzzle-capitol-09 = Auf dem Quirinal bist du allein, also verdoppeln sich nur deine Punkte. Auf dem Kapitol würde der Tempel auch seinen zweiten Platz verdoppeln.
puzzle-capitol-11 = Bei je drei Bausteinen entscheidet das höhere Haus: Deines mit 3 bringt den ersten Platz, eines mit 2 nicht.
puzzle-capitol-12 = Das Haus mit 3: Du bist nach Bausteinen Erster, und seine 2 ist jetzt zu niedrig. Nach deiner 2 würde er mit seiner 3 antworten.
puzzle-capitol-27 = Passe: Niemand sonst hat eine Karte, also kauft die Baugenehmigung den Tempel, der die 3 Punkte des Quirinals verdoppelt. Auf dem Plan bringt sie höchstens 2.
puzzle-capitol-28 = Ein rundes Dach auf das Haus mit 2: Es darf der runden 1 auf dem Quirinal folgen und wird Erster: 3 Punkte für dich, 1 für ihn.
puzzle-capitol-29 = Beide Bausteine auf das Haus mit 1: Ein Haus mit 3 passt aufs Kapitol, hat gleich viele Bausteine wie er und ist höher.
puzzle-capitol-32 = Acht: Er kann 6 bieten und gewinnt bei Gleichstand mit weniger Punkten, also genügen 6 nicht. Nur 8 ist höher, und danach sind Karten nichts wert.
