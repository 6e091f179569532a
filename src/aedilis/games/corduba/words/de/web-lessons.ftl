### Corduba: die Lektionen.

lesson-worker-title = Arbeiter schicken
lesson-worker-1 = **Schicke zwei Arbeiter auf den rechten Platz von Lapis.** Ein Platz nimmt so viele Arbeiter, wie er zeigt, und gibt seinen Ertrag. Zu zweit kann eine Stätte nur einmal pro Runde genutzt werden, gleich welchen ihrer Plätze du nimmst.
lesson-worker-2 = **Ein Arbeiter ist übrig.** Der Portus ist nie voll: Dort verdient jeder Arbeiter einen Denar. Schicke ihn hin.
lesson-worker-done = **Eine Aktion, dann ist der Nächste am Zug.** Wenn alle gepasst haben, endet die Runde, und es kommen so viele Arbeiter heim, wie dein Register zeigt.
lesson-worker-missed = Das war eine andere Stätte. Hier: zwei Arbeiter auf den rechten Platz von Lapis, der dritte in den Portus. Versuche es noch einmal.

lesson-build-title = Ein Gebäude bauen
lesson-build-1 = **Baue das Herbarium in Pars Plebeius.** Es kostet zwei Holz, und du hast eins. Aber jeder Bezirk gewährt einen Nachlass: Servorum einen Arbeiter, Plebeius eine Basisressource, Patricius zwei Denare. Wähle dann einen Platz: innerhalb eines Häuserblocks, und er muss ein Gebäude oder eine Insula berühren.
lesson-build-2 = **Nutze es sofort.** Das darf nur, wer es gebaut hat, und nur jetzt. Dein letzter Arbeiter bringt dort Nahrung und Harmonie.
lesson-build-done = **Gebaut, genutzt, und ein Prestige mehr in Plebeius.** Ab der nächsten Runde darf jeder das Gebäude nutzen, gleich wer es gebaut hat.
lesson-build-missed = Das Herbarium ist noch nicht gebaut und genutzt. Plebeius erlässt dir eine Basisressource. Versuche es noch einmal.

lesson-insulae-title = Ein guter Platz
lesson-insulae-1 = **Baue das Sanctuarium in Pars Servorum, auf dem Platz, der zwei Insulae bringt.** Ein Feld, auf das kein Gebäude mehr passt, ist isoliert. Berührt es dein neues Gebäude, legst du dort eine eigene Insula und bekommst den Bonus darunter. Die zweite erhöht dein Register: Sofort kommt ein Arbeiter.
lesson-insulae-2 = **Nutze das Sanctuarium nicht: Du brauchst deine Arbeiter.** Baue das Forum in Pars Patricius. Dort kann es nichts berühren, also schließen neutrale Insulae es an die Stadt an: so wenige wie möglich, für je einen Denar.
lesson-insulae-done = **Das Forum steht.** Isolierte Felder neben deinem Gebäude werden deine Insulae, alle anderen nach deiner Aktion neutrale.
lesson-insulae-missed = Deine Arbeiter sind weg, und das Forum steht nicht. Lege mit dem Sanctuarium zwei Insulae und nutze es nicht. Versuche es noch einmal.

lesson-activate-title = Spezialisten
lesson-activate-1 = **Nutze die zweite Zeile des Aerariums.** Sie braucht drei Arbeiter, und du hast zwei. Aber dein gelber Spezialist zählt bei gelben Gebäuden zwei. Livia hat es gebaut; das ist gleich.
lesson-activate-2 = **Jetzt die erste Zeile des Librariums**, mit dem grünen Spezialisten und einem Arbeiter. Sie schaltet einen weiteren Spezialisten frei: Nimm den blauen.
lesson-activate-3 = **Er ist bereit, und sein Peculium ist gezahlt:** einmal jetzt, und wieder zu Beginn jeder Dekade. Schicke ihn allein zu einem blauen Gebäude, der Schola oder dem Odeum.
lesson-activate-done = **Ein Spezialist zählt zwei bei Gebäuden seiner Farbe, eins an Stätten und im Portus, sonst nichts.** Jedes Gebäude kann einmal pro Runde genutzt werden: Wer zuerst kommt, hat es.
lesson-activate-missed = Nicht ganz: die zweite Zeile des Aerariums, dann das Librarium für den blauen Spezialisten. Versuche es noch einmal.

lesson-macellum-title = Das Macellum
lesson-macellum-1 = **Schicke deinen Händler und verkaufe den Marmor.** Das ist eine freie Aktion, einmal pro Dekade. Du hast keine Denare, also verkaufe, bevor du kaufst.
lesson-macellum-2 = **Kaufe jetzt zwei Holz.** Während eines Besuchs bleiben die Preise, wie sie sind.
lesson-macellum-3 = **Beende den Besuch.** Gekauftes wird um eins teurer, Verkauftes um eins billiger.
lesson-macellum-4 = **Deine Hauptaktion kommt noch.** Baue das Herbarium in Pars Patricius: Dort brauchst du keinen Denar, weil dieser Bezirk zwei erlässt.
lesson-macellum-done = **Teuer verkaufen, billig kaufen.** Zu Beginn jeder Runde ändert ein Macellum-Plättchen die Preise, und du siehst sie, bevor du handelst.
lesson-macellum-missed = Das Herbarium steht nicht. Verkaufe den Marmor, kaufe zwei Holz, beende den Besuch und baue dann in Patricius. Versuche es noch einmal.

lesson-rome-title = Rom fordert
lesson-rome-1 = **Am Ende jeder Dekade ruft Rom.** Alle wählen geheim, aber was jeder besitzt, liegt offen: Livia hat weder Truppen noch Opfergaben noch Stein. Also genügt das Minimum: die Veliten (2) und die kleine Opfergabe (1). Stein fordert die Karte fünf von euch beiden zusammen: Schicke drei und die Amphore, die zwei zählt.
lesson-rome-done = **Zwei Senatoren:** für die meisten Truppen und die meisten Opfergaben, jeweils allein. Rang 1 bringt die Belohnung der Karte. Wer ein Minimum verfehlt, erhält Unruhe. Truppen kommen aus Castra, Opfergaben aus Sanctuarium und Aedis.
lesson-rome-missed = Das war mehr oder weniger, als es braucht: die Veliten, die kleine Opfergabe, drei Stein und die Amphore. Versuche es noch einmal.

lesson-unrest-title = Ruhe und Brot
lesson-unrest-1 = **Auf dem Aerarium liegt Unruhe:** Niemand kann es nutzen, und sein Bezirk gibt keinen Bonus. Schicke deinen roten Spezialisten ins Excubitorium; dort zählt er zwei.
lesson-unrest-2 = **Ernähre jetzt deine Leute.** Der Unterhalt ist Register plus Spezialisten minus Harmonie: 5 + 1 − 4 = 2. Du hast eine Nahrung. Schicke deinen letzten Arbeiter für Nahrung nach Cibus oder für einen Denar in den Portus.
lesson-unrest-done = **Alle sind satt, und Servorum ist ruhig.** Was unbezahlt bleibt, wird Unruhe: Sie kostet Beliebtheit und am Ende Senatoren. Revoltieren zu Beginn einer Runde alle drei Bezirke, haben alle verloren.
lesson-unrest-missed = Etwas fehlt. Der rote Spezialist geht ins Excubitorium, der Arbeiter holt Nahrung oder einen Denar. Versuche es noch einmal.

lesson-finish-title = Gewinne das Spiel
lesson-finish-1 = **Die letzte Runde, und Livia führt.** Dives verlangt zwanzig Denare auf der Hand. Beanspruche diesen Meilenstein mit einem Arbeiter, bevor du sie ausgibst: ein Senator.
lesson-finish-2 = **Jetzt der Circus.** Monumente stehen außerhalb der Bezirke und bringen Prestige in mehreren. Damit führst du in Servorum und Plebeius, und das sind zwei Senatoren mehr.
lesson-finish-3 = **Rom ruft zum letzten Mal.** Die höchste Lieferung an Nahrung gewinnt einen Senator, die niedrigste verliert einen. Schicke alles.
lesson-finish-4 = **Jetzt wird abgerechnet:** Politik, Reichtum und Unruhe.
lesson-finish-done = **Je neun Senatoren, aber du führst auf mehr Prestigeleisten: Du gewinnst.** Eine Partie hat acht Runden und beginnt mit einer Erbschaft und einem Charakter deiner Wahl. Jetzt kannst du Corduba spielen.
lesson-finish-missed = Livia behält ihren Vorsprung. Beanspruche Dives, solange du zwanzig Denare hast, baue dann den Circus und schicke alle Nahrung. Versuche es noch einmal.
