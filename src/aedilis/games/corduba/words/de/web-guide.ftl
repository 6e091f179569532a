### The coach of a first game of Corduba.

guide-corduba-aim = **Gewinne in acht Runden die meisten Senatoren.** Sie kommen von Meilensteinen, von Roms drei Forderungen, vom meisten Prestige in einem Bezirk und vom Reichtum. Unruhe kostet wieder welche.
guide-corduba-wait = { $names } spielt jetzt. Jedes Gebäude, das steht, kannst auch du nutzen.
guide-corduba-keep = **Deine Familie.** Behalte eine Erbschaft und einen Charakter; ein guter Anfang ist markiert: { $what }.
guide-corduba-build = **Du bist dran: Baue.** Ein Gebäude bringt Prestige in seinem Bezirk, und du darfst es sofort nutzen: { $what }.
guide-corduba-monument = **Du bist dran: ein Monument.** Es bringt Prestige in mehreren Bezirken: { $what }.
guide-corduba-activate = **Du bist dran: Nutze ein Gebäude.** Wer es gebaut hat, ist gleich; jedes kann einmal pro Runde genutzt werden: { $what }.
guide-corduba-site = **Du bist dran: Schicke Arbeiter zu einer Stätte.** Sie gibt die Waren, die das Bauen braucht: { $what }.
guide-corduba-portus = **Du bist dran: Der Portus** ist nie voll: { $what }.
guide-corduba-castra = **Du bist dran: Wirb Truppen an.** Sie sind für Rom, am Ende der Dekade: { $what }.
guide-corduba-claim = **Du bist dran: ein Meilenstein.** Wer ihn zuerst erfüllt, bekommt einen Senator: { $what }.
guide-corduba-merchant = **Freie Aktion: Der Händler** handelt einmal pro Dekade, vor oder nach deiner Aktion: { $what }.
guide-corduba-ability = **Freie Aktion: eine deiner Fähigkeiten**: { $what }.
guide-corduba-pass = **Du bist dran: Passe.** Wer zuerst passt, beginnt die nächste Runde: { $what }.
guide-corduba-end = **Deine Hauptaktion ist getan:** { $what }.
guide-corduba-spot = **Ein guter Platz** lässt deine Insulae die Lücken daneben füllen; ein Schatten zeigt einen: { $what }.
guide-corduba-pay = **Zahle mit dem, was du am wenigsten brauchst:** { $what }.
guide-corduba-troops = **Rom ruft.** Alle wählen geheim; wer allein die meisten Truppen und wer allein die meisten Opfergaben gibt, bekommt je einen Senator. Wähle das Markierte, dann gib ab: { $what }.
guide-corduba-offerings = **Opfergaben für Rom:** { $what }.
guide-corduba-goods = **Waren für Rom:** { $what }.
guide-corduba-choose = Jetzt dies: { $what }.
guide-corduba-ready = **Alles ist entschieden.** Sieh, was es kostet und bringt, dann drücke { $go }.
guide-corduba-over = **Das war ein ganzes Spiel.** Das Ergebnis zeigt, woher die Senatoren kamen.
guide-corduba-rome = Roms Forderungen
guide-corduba-opened = **Alle Hände sind offen.** Sieh, wer was gegeben hat und welche Senatoren es brachte, dann { $go }.
