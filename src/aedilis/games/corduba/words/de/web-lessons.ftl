### Corduba: die Lektionen.

lesson-worker-title = Arbeiter schicken
lesson-worker-1 = **[Schicke zwei Arbeiter auf den rechten Platz von Lapis](next).** Ein Platz nimmt so viele Arbeiter, wie er zeigt, und gibt seinen Ertrag. Zu zweit kann eine Stätte nur einmal pro Runde genutzt werden, gleich welchen ihrer Plätze du nimmst.
lesson-worker-2 = **[Ein Arbeiter ist übrig](next).** Der Portus ist nie voll: Dort verdient jeder Arbeiter einen Denar. Schicke ihn hin.
lesson-worker-done = **Eine Aktion, dann ist der Nächste am Zug.** Wenn alle gepasst haben, endet die Runde, und es kommen so viele Arbeiter heim, wie dein Register zeigt.
lesson-worker-missed = Das war eine andere Stätte. Hier: zwei Arbeiter auf den rechten Platz von Lapis, der dritte in den Portus. Versuche es noch einmal.

lesson-build-title = Ein Gebäude bauen
lesson-build-1 = **[Baue das Herbarium in Pars Plebeius](next).** Es kostet zwei Holz, und du hast eins. Aber jeder Bezirk gewährt einen Nachlass: Servorum einen Arbeiter, Plebeius eine Basisressource, Patricius zwei Denare. Wähle dann einen Platz: innerhalb eines Häuserblocks, und er muss ein Gebäude oder eine Insula berühren.
lesson-build-2 = **[Nutze es sofort](next).** Das darf nur, wer es gebaut hat, und nur jetzt. Dein letzter Arbeiter bringt dort Nahrung und Harmonie.
lesson-build-done = **Gebaut, genutzt, und ein Prestige mehr in Plebeius.** Ab der nächsten Runde darf jeder das Gebäude nutzen, gleich wer es gebaut hat.
lesson-build-missed = Das Herbarium ist noch nicht gebaut und genutzt. Plebeius erlässt dir eine Basisressource. Versuche es noch einmal.

lesson-insulae-title = Ein guter Platz
lesson-insulae-1 = **[Baue das Sanctuarium in Pars Servorum, auf dem Platz, der zwei Insulae bringt](next).** Ein Feld, auf das kein Gebäude mehr passt, ist isoliert. Berührt es dein neues Gebäude, legst du dort eine eigene Insula und bekommst den Bonus darunter. Die zweite erhöht dein Register: Sofort kommt ein Arbeiter.
lesson-insulae-2 = **[Nutze das Sanctuarium nicht: Du brauchst deine Arbeiter](next).** Baue das Forum in Pars Patricius. Dort kann es nichts berühren, also schließen neutrale Insulae es an die Stadt an: so wenige wie möglich, für je einen Denar.
lesson-insulae-done = **Das Forum steht.** Isolierte Felder neben deinem Gebäude werden deine Insulae, alle anderen nach deiner Aktion neutrale.
lesson-insulae-missed = Deine Arbeiter sind weg, und das Forum steht nicht. Lege mit dem Sanctuarium zwei Insulae und nutze es nicht. Versuche es noch einmal.

lesson-activate-title = Spezialisten
lesson-activate-1 = **[Nutze die zweite Zeile des Aerariums](next).** Sie braucht drei Arbeiter, und du hast zwei. Aber dein gelber Spezialist zählt bei gelben Gebäuden zwei. Livia hat es gebaut; das ist gleich.
lesson-activate-2 = **[Jetzt die erste Zeile des Librariums](next)**, mit dem grünen Spezialisten und einem Arbeiter. Sie schaltet einen weiteren Spezialisten frei: Nimm den blauen.
lesson-activate-3 = **[Er ist bereit, und sein Peculium ist gezahlt](next):** einmal jetzt, und wieder zu Beginn jeder Dekade. Schicke ihn allein zu einem blauen Gebäude, der Schola oder dem Odeum.
lesson-activate-done = **Ein Spezialist zählt zwei bei Gebäuden seiner Farbe, eins an Stätten und im Portus, sonst nichts.** Jedes Gebäude kann einmal pro Runde genutzt werden: Wer zuerst kommt, hat es.
lesson-activate-missed = Nicht ganz: die zweite Zeile des Aerariums, dann das Librarium für den blauen Spezialisten. Versuche es noch einmal.

lesson-macellum-title = Das Macellum
lesson-macellum-1 = **[Schicke deinen Händler und verkaufe den Marmor](next).** Das ist eine freie Aktion, einmal pro Dekade. Du hast keine Denare, also verkaufe, bevor du kaufst.
lesson-macellum-2 = **[Kaufe jetzt zwei Holz](next).** Während eines Besuchs bleiben die Preise, wie sie sind.
lesson-macellum-3 = **[Beende den Besuch](next).** Gekauftes wird um eins teurer, Verkauftes um eins billiger.
lesson-macellum-4 = **[Deine Hauptaktion kommt noch](next).** Baue das Herbarium in Pars Patricius: Dort brauchst du keinen Denar, weil dieser Bezirk zwei erlässt.
lesson-macellum-done = **Teuer verkaufen, billig kaufen.** Zu Beginn jeder Runde ändert ein Macellum-Plättchen die Preise, und du siehst sie, bevor du handelst.
lesson-macellum-missed = Das Herbarium steht nicht. Verkaufe den Marmor, kaufe zwei Holz, beende den Besuch und baue dann in Patricius. Versuche es noch einmal.

lesson-rome-title = Rom fordert
lesson-rome-1 = **[Am Ende jeder Dekade ruft Rom](next).** Alle wählen geheim, aber was jeder besitzt, liegt offen: Livia hat weder Truppen noch Opfergaben noch Stein. Also genügt das Minimum: die Veliten (2) und die kleine Opfergabe (1). Stein fordert die Karte fünf von euch beiden zusammen: Schicke drei und die Amphore, die zwei zählt.
lesson-rome-done = **Zwei Senatoren:** für die meisten Truppen und die meisten Opfergaben, jeweils allein. Rang 1 bringt die Belohnung der Karte. Wer ein Minimum verfehlt, erhält Unruhe. Truppen kommen aus den Castra, Opfergaben aus dem Sanctuarium und der Aedis.
lesson-rome-missed = Das war mehr oder weniger, als es braucht: die Veliten, die kleine Opfergabe, drei Stein und die Amphore. Versuche es noch einmal.

lesson-unrest-title = Ruhe und Brot
lesson-unrest-1 = **[Auf dem Aerarium liegt Unruhe](next):** Niemand kann es nutzen, und sein Bezirk gibt keinen Bonus. Schicke deinen roten Spezialisten ins Excubitorium; dort zählt er zwei.
lesson-unrest-2 = **[Ernähre jetzt deine Leute](next).** Der Unterhalt ist Register plus Spezialisten minus Harmonie: 5 + 1 − 4 = 2. Du hast eine Nahrung. Schicke deinen letzten Arbeiter für Nahrung nach Cibus oder für einen Denar in den Portus.
lesson-unrest-done = **Alle sind satt, und Servorum ist ruhig.** Was unbezahlt bleibt, wird Unruhe: Sie kostet Beliebtheit und am Ende Senatoren. Revoltieren zu Beginn einer Runde alle drei Bezirke, haben alle verloren.
lesson-unrest-missed = Etwas fehlt. Der rote Spezialist geht ins Excubitorium, der Arbeiter holt Nahrung oder einen Denar. Versuche es noch einmal.

lesson-finish-title = Gewinne das Spiel
lesson-finish-1 = **[Die letzte Runde, und Livia führt](next).** Dives verlangt zwanzig Denare in deinem Besitz. Beanspruche diesen Meilenstein mit einem Arbeiter, bevor du sie ausgibst: ein Senator.
lesson-finish-2 = **[Jetzt der Circus](next).** Monumente stehen außerhalb der Bezirke und bringen Prestige in mehreren. Damit führst du in Servorum und Plebeius, und das sind zwei Senatoren mehr.
lesson-finish-3 = **[Rom ruft zum letzten Mal](next).** Die höchste Lieferung an Nahrung gewinnt einen Senator, die niedrigste verliert einen. Schicke alles. Dann wird abgerechnet: Politik, Reichtum und Unruhe.
lesson-finish-done = **Je neun Senatoren, aber du führst auf mehr Prestigeleisten: Du gewinnst.** Eine Partie hat acht Runden und beginnt mit einer Erbschaft und einem Charakter deiner Wahl. Jetzt kannst du Corduba spielen.
lesson-finish-missed = Livia behält ihren Vorsprung. Beanspruche Dives, solange du zwanzig Denare hast, baue dann den Circus und schicke alle Nahrung. Versuche es noch einmal.
lesson-keep-title = Deine Familie
lesson-keep-1 = **[Behalte die Familia rustica und einen Charakter](next).** Mit dieser Wahl beginnt ein Spiel. Das Register sagt, wie viele Arbeiter jede Runde kommen: hier fünf, mit der anderen Karte vier. Beliebtheit und Harmonie sind gleich; die Harmonie senkt den Unterhalt um so viel.
lesson-keep-done = **Ein Arbeiter mehr in jeder Runde**, und ein Mund mehr zu füttern. Denare reichen eine Runde, ein Register das ganze Spiel.
lesson-keep-missed = Das Handelshaus gibt mehr Denare, aber ein Register von vier. Versuche es noch einmal mit fünf.
lesson-amphora-title = Die Amphore als Joker
lesson-amphora-1 = **[Baue das Herbarium in Pars Servorum](next).** Es kostet zwei Holz, und du hast eins. Eine Amphore steht für jede Basisressource: Nahrung, Holz, Stein oder Werkzeug. Nicht für Marmor.
lesson-amphora-2 = **[Wähle einen Platz und baue](next).** Auf dem Markt ist eine Amphore nur eine Amphore; für Rom zählt sie, was die Karte sagt.
lesson-amphora-done = **Mit einer Amphore bezahlt.** Behalte eine für das Ende einer Runde: Sie ernährt auch.
lesson-amphora-missed = Du hast gepasst, und das Herbarium steht nicht. Die Amphore ist das zweite Holz. Versuche es noch einmal.
lesson-tracks-title = Prestigeleisten
lesson-tracks-1 = **[Baue das Herbarium in Pars Servorum](next).** Jedes Gebäude bringt Prestige in seinem Bezirk. Deines steigt dort von zwei auf drei, und Feld drei hat einen Bonus.
lesson-tracks-2 = **[Nimm das Register](next)**, keinen Spezialisten: Ein Arbeiter kommt sofort und in jeder weiteren Runde. Wer zuerst am Ende einer Leiste ist, bekommt einen Senator, und das meiste Prestige in einem Bezirk bringt am Ende jeder Dekade einen.
lesson-tracks-done = **Prestige zahlt zweimal:** Boni unterwegs, und Senatoren für den, der führt.
lesson-tracks-missed = Das war nicht das Register. Baue das Herbarium in Servorum, dann nimm das Register. Versuche es noch einmal.
lesson-storage-title = Lager, Passen, Reihenfolge
lesson-storage-1 = **[Schicke deinen Händler und verkaufe vier Holz](next).** Nach dieser Runde endet die Dekade, und zu zweit dürfen nur sechs Ressourcen bleiben. Du hast zehn.
lesson-storage-2 = **[Jetzt passe](next).** Livia hat vor dir gepasst, also beginnt sie die nächste Runde: Die Reihenfolge des Passens ist die Reihenfolge der Züge.
lesson-storage-3 = **[Rom will Stein; behalte deinen diesmal](next)** und gib eine leere Faust ab.
lesson-storage-done = **Sechs blieben, nichts ging verloren**, und aus vier Holz wurden acht Denare. Denare, Arbeiter, Truppen und Opfergaben zählen nie mit.
lesson-storage-missed = Vier Ressourcen passten nicht und gingen in den Vorrat zurück. Verkaufe, bevor du passt. Versuche es noch einmal.
lesson-rebellion-title = Bevor alle revoltieren
lesson-rebellion-1 = **[Nutze das Excubitorium und beruhige das Odeum](next).** Alle drei Bezirke revoltieren. Ist das zu Beginn einer Runde so, haben alle sofort verloren.
lesson-rebellion-2 = **[Jetzt passe](next).** Was an Unruhe bleibt, breitet sich zu Beginn der nächsten Runde aus: in jedem revoltierenden Bezirk auf ein Gebäude mehr, das der Letzte der Reihenfolge wählt.
lesson-rebellion-3 = **[Die nächste Runde beginnt](next).**
lesson-rebellion-done = **Patricius ist ruhig, und das Spiel geht weiter.** Aber in Servorum hat sich die Unruhe auf das Collegium ausgebreitet. Wer das letzte Gebäude eines Bezirks beruhigt, geht auf der Unruheleiste zurück oder gewinnt Prestige.
lesson-rebellion-missed = Rebellion: Die Runde begann mit drei revoltierenden Bezirken, und alle haben verloren. Versuche es noch einmal.
lesson-monument-title = Monumente
lesson-monument-1 = **[Baue den Pons](next).** Ein Monument steht außerhalb der Bezirke, kostet viel und bringt Prestige in mehreren, mit jedem Bonus unterwegs. Es bekommt keine Unruhe, braucht keine Nachbarn und wird nie genutzt. Wähle, welcher Bezirk es mit seinem Bonus billiger macht.
lesson-monument-done = **Die Brücke steht.** Du behältst ihr Monumentplättchen: Was es sagt, gilt für den Rest des Spiels.
lesson-monument-missed = Du hast gepasst und hattest alles für den Pons. Versuche es noch einmal.
lesson-senators-title = Wie man Senatoren gewinnt
lesson-senators-1 = **[Beanspruche Dives](next)** mit deinem Arbeiter: Wer einen Meilenstein zuerst erfüllt, bekommt einen Senator. Du hast zwanzig Denare.
lesson-senators-2 = **[Rom ruft: Gib, was markiert ist](next).** Wer allein die meisten Truppen gibt, bekommt einen Senator, wer allein die meisten Opfergaben gibt, einen weiteren. Livia hat beides nicht.
lesson-senators-done = **Fünf Senatoren in einer Dekade.** Die letzten zwei brachte die Politik: Wer am Ende einer Dekade in einem Bezirk allein das meiste Prestige hat, bekommt dort einen Senator. Es gibt noch mehr: zuerst am Ende einer Prestigeleiste, Roms Podium in der letzten Dekade, am Ende die meisten Denare und manche Wirkungen. Unruhe kostet am Ende Senatoren.
lesson-senators-missed = Die Dekade ist vorbei, und Dives ist nicht beansprucht. Beanspruche ihn, bevor du passt. Versuche es noch einmal.
lesson-round-title = Eine ganze Runde
lesson-round-1 = **[Schicke zwei Arbeiter nach Lignum](next).** Eine Runde ist: Unruhe, Preise, Aktionen reihum, dann Unterhalt. Jetzt bist du dran, und du brauchst Holz.
lesson-round-2 = **[Baue das Herbarium](next)** mit dem, was die Stätte dir gab. Jeder Zug hat eine Hauptaktion; freie Aktionen gehen davor und danach.
lesson-round-3 = **[Jetzt passe](next).** Wenn alle gepasst haben, zahlen alle Unterhalt, und die Arbeiter kommen heim.
lesson-round-4 = **[Die nächste Runde beginnt](next).**
lesson-round-done = **Das war eine Runde; ein Spiel hat acht.** Drei sind eine Dekade, die letzte hat zwei.
lesson-round-missed = Die Runde verlief anders: erst Lignum, dann das Herbarium, dann passen. Versuche es noch einmal.
lesson-caepio-title = Allein gegen Caepio
lesson-caepio-1 = **[Schicke zwei Arbeiter auf den rechten Platz von Lapis](next).** Allein spielst du gegen Fannius Caepio. Seine offene Karte sagt Reihe für Reihe, was er in seinen Zügen tut; du siehst es vorher.
lesson-caepio-2 = **[Beende deinen Zug](next)** und sieh Caepio zu. Geht etwas nicht, nimmt er die nächste Möglichkeit der Reihe.
lesson-caepio-done = **Er nahm Lignum, wie es seine Karte sagte.** Er zahlt nichts und isst nichts. Nimm vor ihm, was er will.
lesson-caepio-missed = Du hast gepasst, und Caepio spielt allein weiter. Schicke zuerst Arbeiter nach Lapis. Versuche es noch einmal.
