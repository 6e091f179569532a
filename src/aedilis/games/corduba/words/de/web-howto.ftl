### How to play Corduba, in short; every sentence names its clause.

howto-corduba-1-title = Das Ziel
howto-corduba-1 = Wer nach acht Runden die meisten Senatoren hat, gewinnt. [C12.4](C12.4) Sie bilden drei Dekaden mit drei, drei und zwei Runden. [C4.1](C4.1) Du beginnst mit einer von zwei Erbschaftskarten und einem von zwei Charakteren. [C3.7](C3.7)
howto-corduba-2-title = Dein Zug
howto-corduba-2 = In deinem Zug tust du eines davon: bauen, nutzen, einen Meilenstein beanspruchen oder passen; freie Aktionen gehen davor und danach. [C7.1](C7.1) Ein Arbeiter zählt eins; ein Spezialist zählt zwei bei Gebäuden seiner Farbe. [C7.2](C7.2) Die Reihenfolge des Passens ist die der nächsten Runde. [C7.22](C7.22)
howto-corduba-3-title = Bauen
howto-corduba-3 = Ein Gebäude kostet das Aufgedruckte, abzüglich des Bonus seines Bezirks. [C7.4](C7.4) Es liegt auf freien Feldern eines Häuserblocks und berührt ein Gebäude oder eine Insula des Bezirks. [C7.6](C7.6) Isolierte Felder daneben werden deine Insulae, mit dem Bonus darunter. [C7.9](C7.9) Es bringt Prestige, und du darfst es sofort nutzen. [C7.11](C7.11)
howto-corduba-4-title = Stätten, Gebäude, Markt
howto-corduba-4 = Eine Stätte nimmt Arbeiter und gibt ihre Waren. [C7.15](C7.15) Jedes stehende Gebäude kann einmal pro Runde genutzt werden, gleich wer es gebaut hat. [C7.18](C7.18) Einmal pro Dekade handelt dein Händler; Gekauftes wird teurer, Verkauftes billiger. [C7.23](C7.23) Beim Bezahlen steht eine Amphore für jede Basisressource. [C1.2](C1.2)
howto-corduba-5-title = Rom
howto-corduba-5 = Am Ende einer Dekade wählen alle geheim Truppen, Opfergaben und Waren für Rom. [C10.2](C10.2) Wer allein die meisten Truppen oder allein die meisten Opfergaben gibt, bekommt je einen Senator. [C10.5](C10.5) Geben alle zusammen zu wenig, sind alle im letzten Rang und erhalten Unruhe. [C10.7](C10.7)
howto-corduba-6-title = Unterhalt und Unruhe
howto-corduba-6 = Am Ende einer Runde zahlst du Register plus Spezialisten minus Harmonie, in Nahrung oder Denaren. [C11.1](C11.1) Was unbezahlt bleibt, wird Unruhe. [C11.2](C11.2) Ein Gebäude mit Unruhe kann nicht genutzt werden, und sein Bezirk gibt keinen Bonus. [C5.7](C5.7) Revoltieren zu Beginn einer Runde alle drei Bezirke, haben alle verloren. [C5.0](C5.0)
howto-corduba-7-title = Das Ende
howto-corduba-7 = Wer am Ende einer Dekade in einem Bezirk allein das meiste Prestige hat, bekommt einen Senator. [C4.5](C4.5) Nach der letzten Runde wird alles verkauft, und die meisten Denare bringen noch einen Senator. [C12.2](C12.2) Dann kostet Unruhe Senatoren. [C12.3](C12.3)
