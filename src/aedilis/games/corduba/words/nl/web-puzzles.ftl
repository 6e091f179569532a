### Corduba: why a puzzle is solved as it is.

puzzle-corduba-01 = Eis Dives op: je hebt twintig denarii, en een mijlpaal is meteen een senator. Het kost één arbeider en geen denarius, dus je blijft ook de rijkste.
puzzle-corduba-02 = Werf velites aan: je troepen tellen dan 6, Livia heeft 4. Wie alleen de meeste troepen aan Rome geeft, krijgt de senator die ontbreekt.
puzzle-corduba-03 = Bouw het Herbarium in Servorum: daar lig je alleen voorop, en vak drie maakt de rode specialist vrij. Hij werft velites aan, en alleen de meeste troepen zijn de tweede senator.
puzzle-corduba-04 = Bouw het Cudendum in Servorum: daar kom je gelijk met Livia, en bij gelijke stand krijgt ze geen senator. In Plebeius lig je alleen voorop.
puzzle-corduba-05 = Bouw het Herbarium in Servorum en maak op vak drie de bruine specialist vrij. Zijn peculium betaalt het Cudendum in Patricius: in één wijk lig je voorop, en in de andere Livia niet meer.
puzzle-corduba-06 = Bouw het Herbarium in Servorum en maak op vak drie de bruine specialist vrij. Zijn peculium betaalt het Cudendum, ook daar: van twee naar vier, en je gaat Livia voorbij.
