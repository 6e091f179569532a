### The coach of a first game of Capitol.

guide-capitol-aim = **Sei Erster in den Präfekturen Roms.** Die meisten Bausteine in einer bringen 2 Punkte und 1 je Brunnen; der zweite Platz bekommt nur die Brunnen. Gezählt wird viermal, einmal in jeder Runde.
guide-capitol-wait = { $names } spielt jetzt. Sieh auf den Plan: Was andere bauen, kann eine Präfektur zu hoch für deine Häuser machen.
guide-capitol-floor = **Du bist dran.** { $card } bringt zwei Bausteine in deinen Bauhof. Zuerst: { $first }. Dann: { $second }. Drücke { $go }.
guide-capitol-block = **Du bist dran.** Nur ein Baustein ist übrig: { $card }, dann { $first }, dann { $go }.
guide-capitol-roof = **Du bist dran.** { $card } stellt ein Haus fertig: { $house }. { $roof }, und drücke { $go }. Ein fertiges Haus kann nach Rom.
guide-capitol-permit = **Du bist dran.** { $card } bringt ein fertiges Haus nach Rom: { $house }, dorthin: { $hill }. Drücke { $go }. Häuser einer Präfektur haben eine Dachform und werden nie niedriger.
guide-capitol-null = **Du bist dran.** Jetzt passt nichts gut, also warte ab: { $card }, { $none }, { $go }.
guide-capitol-pass = **Du bist dran.** Karten sind Geld in den Auktionen, die folgen. Behalte deine: { $pass }, dann { $go }.
guide-capitol-bid = **Eine Auktion.** Alle bieten geheim; die höchste Summe gewinnt, und nur der Gewinner zahlt. Biete { $cards } und drücke { $go }.
guide-capitol-no-bid = **Eine Auktion.** Dieses Plättchen ist deine Karten nicht wert: { $none }.
guide-capitol-reveal = **Die Gebote werden aufgedeckt.** Wer am meisten bot, hat das Plättchen; die anderen nehmen ihre Karten zurück. { $go }.
guide-capitol-tile = **Du hast das Plättchen gewonnen.** Setze es dorthin, wo du Erster bist: { $hill }. Dann { $go }.
guide-capitol-scored = **Die Präfekturen werden gezählt.** Links die Säulen, rechts jede Präfektur. { $go }.
guide-capitol-draw = **Neue Karten.** Nimm sechs, eine nach der anderen; die oberste jedes Stapels liegt offen. Jetzt: { $pile }.
guide-capitol-stop = **Genug Karten.** { $stop }.
guide-capitol-over = **Das war ein ganzes Spiel.** Jetzt kennst du alles; spiel noch einmal oder löse die Rätsel.
guide-capitol-blocks = { $count } Bausteine
