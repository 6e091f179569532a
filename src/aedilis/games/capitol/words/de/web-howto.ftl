### How to play Capitol, in short; every sentence names its clause.

howto-capitol-1-title = Das Ziel
howto-capitol-1 = Wer nach vier Runden die meisten Punkte hat, gewinnt. [R5.1](R5.1) Punkte gibt es viermal, am Ende jeder Runde, in jeder Präfektur. [R3.1](R3.1) Eine Runde hat vier Phasen: Bauen, Auktionen, Wertung, Ziehen. [R0.1](R0.1)
howto-capitol-2-title = Bauen
howto-capitol-2 = Spielt reihum eine Karte oder passt. [R1.1](R1.1) Eine Bausteinkarte bringt zwei Bausteine in deinen Bauhof, auf Häuser oder als Anfang neuer. [R1.10](R1.10) Eine Dachkarte stellt ein Haus fertig, rund oder eckig. [R1.16](R1.16) Wer passt, baut in dieser Runde nicht mehr, darf aber bieten. [R1.5](R1.5)
howto-capitol-3-title = Nach Rom
howto-capitol-3 = Eine Baugenehmigung bringt ein fertiges Haus in eine Präfektur ihrer Farbe. [R1.19](R1.19) Das erste Haus dort hat einen Baustein; jedes weitere ist so hoch wie das höchste oder einen höher. [R1.19c](R1.19c) Alle Häuser einer Präfektur haben eine Dachform. [R1.19b](R1.19b) Die drei Präfekturen einer Farbe dürfen nicht alle dieselbe haben. [R1.19d](R1.19d)
howto-capitol-4-title = Auktionen
howto-capitol-4 = Drei Plättchen werden nacheinander versteigert: zwei Brunnen, dann ein Amphitheater oder ein Tempel. [R2.1](R2.1) Alle bieten geheim Karten; die höchste Summe gewinnt. [R2.6](R2.6) Nur der Gewinner zahlt und setzt das Plättchen sofort. [R2.11](R2.11) Bei Gleichstand gewinnt, wer weniger Punkte hat. [R2.8](R2.8)
howto-capitol-5-title = Wertung
howto-capitol-5 = Erster Platz: 2 Punkte und 1 je Brunnen; zweiter Platz: 1 je Brunnen. [R3.2](R3.2) Es zählen die Bausteine, dann das höhere Haus. [R3.4](R3.4) Ein Tempel verdoppelt alle Punkte seiner Präfektur. [R3.8](R3.8)
howto-capitol-6-title = Neue Karten
howto-capitol-6 = Nach der Wertung zieht jeder sechs Karten von drei offenen Stapeln. [R4.2](R4.2) Ein Amphitheater gibt dem ersten Platz zwei Bonuskarten und dem zweiten eine. [R4.3](R4.3) Dann wandert der Konsul weiter, und die nächste Runde beginnt. [R4.10](R4.10)
