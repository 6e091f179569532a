### Corduba: why a puzzle is solved as it is.

puzzle-corduba-01 = Eis Dives op: je hebt twintig denarii, en een mijlpaal is meteen een senator. Het kost één arbeider en geen denarius, dus je blijft ook de rijkste.
puzzle-corduba-02 = Werf velites aan: je troepen tellen dan 6, Livia heeft 4. Wie als enige de meeste troepen aan Rome geeft, krijgt de senator die ontbreekt.
puzzle-corduba-03 = Bouw het Herbarium in Servorum: daar lig je alleen voorop, en vak drie maakt de rode specialist vrij. Hij werft velites aan, en als enige de meeste troepen geven is de tweede senator.
puzzle-corduba-04 = Bouw het Cudendum in Servorum: daar kom je gelijk met Livia, en bij gelijke stand krijgt ze geen senator. In Plebeius lig je alleen voorop.
puzzle-corduba-05 = Bouw het Herbarium in Servorum en maak op vak drie de bruine specialist vrij. Zijn peculium betaalt het Cudendum in Patricius: in één wijk lig je voorop, en in de andere Livia niet meer.
puzzle-corduba-06 = Bouw het Herbarium in Servorum en maak op vak drie de bruine specialist vrij. Zijn peculium betaalt het Cudendum, ook daar: van twee naar vier, en je gaat Livia voorbij.
puzzle-corduba-07 = Gebruik het Sanctuarium: met een derde offergave tellen de jouwe 4, die van Livia 3. Wie als enige de meeste offergaven aan Rome geeft, krijgt de senator die ontbreekt.
puzzle-corduba-08 = Lever al je voedsel en de amfora: 4 en 2 is 6, het minimum dat Rome van twee spelers eist. Jij wint een senator, Livia heeft niets en verliest er een, en je denarii betalen het onderhoud.
puzzle-corduba-09 = Lever twee voedsel en beide amforen: 2 en twee keer 2 is precies de 6 die Rome eist. Het andere voedsel betaalt je onderhoud; een amfora zou daar maar voor één tellen.
puzzle-corduba-10 = Eis nu Dives op: Livia heeft 24 denarii en nog een arbeider. De velites pakt niemand je af, want ze heeft geen hout; daarmee heb je als enige de meeste troepen.
puzzle-corduba-11 = Haal met het Excubitorium de onrust uit Servorum weg: de wijk is tot rust gebracht en je fiche gaat op het onrustspoor één terug. Na de twee fiches van Rome staat het op 3 en niet op 4, dat scheelt een senator; en Livia staat nu even ver als jij en verliest er ook een.
puzzle-corduba-12 = Haal met het Excubitorium de onrust uit Plebeius weg: je staat op 0 van het onrustspoor, dus dat levert daar prestige op. Je komt gelijk met Livia, en bij gelijke stand krijgt ze geen senator.
puzzle-corduba-13 = Stuur de arbeider naar Oleum: de amfora betaalt het hout dat je niet kunt halen. Dan werft de rode specialist velites aan, en als enige de meeste troepen geven is een senator.
puzzle-corduba-14 = Bouw het Herbarium in Patricius: daar lig je alleen voorop, en vak vier geeft een marmer. Aan Rome geleverd bespaart dat je de onrust voor wie niets levert.
puzzle-corduba-15 = Gebruik het Collegium Fabrorum: de bruine specialist telt daar voor twee en brengt hout. Zo blijft de arbeider over voor de velites, en als enige de meeste troepen geven is een senator.
puzzle-corduba-16 = Werf eerst velites aan: Livia heeft hout en een arbeider en zou ze zelf nemen. Dives kan wachten: ze heeft 19 denarii, en haar ene arbeider kan niet én bijverdienen én de mijlpaal opeisen.
puzzle-corduba-17 = Breng Servorum met het Excubitorium tot rust: op 0 van het onrustspoor levert dat prestige op. Je komt gelijk met Livia, en vak zes maakt de rode specialist vrij: zijn peculium brengt het hout, en hij werft velites aan.
puzzle-corduba-18 = Haal een amfora uit Oleum en stuur dan de koopman: hij verkoopt haar, en met je 8 denarii koop je twee marmer. Dat is het minimum dat Rome eist: jij wint een senator, en Livia, die niets heeft, verliest er een.
