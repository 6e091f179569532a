### Corduba: why a puzzle is solved as it is.

puzzle-corduba-01 = Beanspruche Dives: Du hast zwanzig Denare, und ein Meilenstein ist sofort ein Senator. Das kostet einen Arbeiter und keinen Denar, also bleibst du auch der Reichste.
puzzle-corduba-02 = Wirb Veliten an: Deine Truppen zählen dann 6, Livia hat 4. Wer allein die meisten Truppen für Rom gibt, bekommt den Senator, der fehlt.
puzzle-corduba-03 = Baue das Herbarium in Servorum: Dort führst du allein, und Feld drei schaltet den roten Spezialisten frei. Er wirbt Veliten an, und wer allein die meisten Truppen gibt, bekommt den zweiten Senator.
puzzle-corduba-04 = Baue das Cudendum in Servorum: Dort ziehst du mit Livia gleich, und bei Gleichstand bekommt sie keinen Senator. In Plebeius führst du allein.
puzzle-corduba-05 = Baue das Herbarium in Servorum und schalte auf Feld drei den braunen Spezialisten frei. Sein Peculium bezahlt das Cudendum in Patricius: In einem Bezirk führst du, im anderen führt Livia nicht mehr.
puzzle-corduba-06 = Baue das Herbarium in Servorum und schalte auf Feld drei den braunen Spezialisten frei. Sein Peculium bezahlt das Cudendum, auch dort: von zwei auf vier, und du überholst Livia.
puzzle-corduba-07 = Nutze das Sanctuarium: Mit einer dritten Opfergabe zählen deine 4, Livias 3. Wer allein die meisten Opfergaben für Rom gibt, bekommt den Senator, der fehlt.
puzzle-corduba-08 = Liefere alle Nahrung und die Amphore: 4 und 2 sind 6, das Minimum, das Rom von zwei Spielern verlangt. Du gewinnst einen Senator, Livia hat nichts und verliert einen, und deine Denare bezahlen den Unterhalt.
puzzle-corduba-09 = Liefere zwei Nahrung und beide Amphoren: 2 und zweimal 2 sind genau die 6, die Rom verlangt. Die anderen zwei Nahrung bezahlen den Unterhalt; eine Amphore würde dort nur als eine zählen.
puzzle-corduba-10 = Beanspruche jetzt Dives: Livia hat 24 Denare und noch einen Arbeiter. Die Veliten nimmt dir niemand, denn sie hat kein Holz; mit ihnen hast du allein die meisten Truppen.
puzzle-corduba-11 = Entferne mit dem Excubitorium die Unruhe in Servorum: Ist der Bezirk befriedet, geht dein Marker auf der Unruheleiste um eins zurück. Nach den zwei Markern von Rom steht er auf 3 statt auf 4, das spart einen Senator; und Livia steht nun gleich weit vorn und verliert dafür auch einen.
puzzle-corduba-12 = Entferne mit dem Excubitorium die Unruhe in Plebeius: Du stehst auf 0 der Unruheleiste, also bringt das Befrieden dort Prestige. Du ziehst mit Livia gleich, und bei Gleichstand bekommt sie keinen Senator.
puzzle-corduba-13 = Schicke den Arbeiter nach Oleum: Die Amphore bezahlt das Holz, das du nicht holen kannst. Dann wirbt der rote Spezialist Veliten an, und allein die meisten Truppen bringen einen Senator.
puzzle-corduba-14 = Baue das Herbarium in Patricius: Dort führst du allein, und Feld vier bringt einen Marmor. An Rom geliefert, erspart er dir die Unruhe für leere Hände.
puzzle-corduba-15 = Nutze das Collegium Fabrorum: Der braune Spezialist zählt dort zwei und bringt Holz. So bleibt der Arbeiter für die Veliten, und allein die meisten Truppen bringen einen Senator.
puzzle-corduba-16 = Wirb zuerst Veliten an: Livia hat Holz und einen Arbeiter und würde sie selbst nehmen. Dives kann warten: Sie hat 19 Denare, und ihr einer Arbeiter kann nicht dazuverdienen und den Meilenstein beanspruchen.
puzzle-corduba-17 = Befriede Servorum mit dem Excubitorium: Auf 0 der Unruheleiste ist das Prestige. Du ziehst mit Livia gleich, und Feld sechs schaltet den roten Spezialisten frei: Sein Peculium bringt das Holz, und er wirbt Veliten an.
puzzle-corduba-18 = Hole eine Amphore aus Oleum, dann schicke den Händler: Er verkauft sie, und deine 8 Denare kaufen zwei Marmor. Das ist das Minimum, das Rom verlangt: Du gewinnst einen Senator, und Livia, die nichts hat, verliert einen.
