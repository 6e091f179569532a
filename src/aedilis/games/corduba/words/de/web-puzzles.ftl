### Corduba: why a puzzle is solved as it is.

puzzle-corduba-01 = Beanspruche Dives: Du hast zwanzig Denare, und ein Meilenstein ist sofort ein Senator. Das kostet einen Arbeiter und keinen Denar, also bleibst du auch der Reichste.
puzzle-corduba-02 = Wirb Veliten an: Deine Truppen zählen dann 6, Livia hat 4. Wer allein die meisten Truppen für Rom gibt, bekommt den Senator, der fehlt.
puzzle-corduba-03 = Baue das Herbarium in Servorum: Dort führst du allein, und Feld drei schaltet den roten Spezialisten frei. Er wirbt Veliten an, und wer allein die meisten Truppen gibt, bekommt den zweiten Senator.
puzzle-corduba-04 = Baue das Cudendum in Servorum: Dort ziehst du mit Livia gleich, und bei Gleichstand bekommt sie keinen Senator. In Plebeius führst du allein.
puzzle-corduba-05 = Baue das Herbarium in Servorum und schalte auf Feld drei den braunen Spezialisten frei. Sein Peculium bezahlt das Cudendum in Patricius: In einem Bezirk führst du, im anderen führt Livia nicht mehr.
puzzle-corduba-06 = Baue das Herbarium in Servorum und schalte auf Feld drei den braunen Spezialisten frei. Sein Peculium bezahlt das Cudendum, auch dort: von zwei auf vier, und du überholst Livia.
