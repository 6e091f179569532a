### The coach of a first game of Corduba.

guide-corduba-aim = **Win in acht rondes de meeste senatoren.** Ze komen van mijlpalen, van de drie eisen van Rome, van het meeste prestige in een wijk en van rijkdom. Onrust kost er weer.
guide-corduba-wait = { $names } speelt nu. Elk gebouw dat er staat kun jij ook gebruiken.
guide-corduba-keep = **Je familie.** Houd één erfenis en één personage; een goed begin is gemarkeerd: { $what }.
guide-corduba-build = **Jij bent aan de beurt: bouw.** Een gebouw geeft prestige in zijn wijk, en je mag het meteen gebruiken: { $what }.
guide-corduba-monument = **Jij bent aan de beurt: een monument.** Het geeft prestige in meerdere wijken: { $what }.
guide-corduba-activate = **Jij bent aan de beurt: gebruik een gebouw.** Wie het bouwde maakt niet uit; elk kan één keer per ronde gebruikt worden: { $what }.
guide-corduba-site = **Jij bent aan de beurt: stuur arbeiders naar een productieplaats.** Die geeft de goederen die je nodig hebt om te bouwen: { $what }.
guide-corduba-portus = **Jij bent aan de beurt: de Portus** is nooit vol: { $what }.
guide-corduba-castra = **Jij bent aan de beurt: werf aan.** Troepen zijn voor Rome, aan het eind van het decennium: { $what }.
guide-corduba-claim = **Jij bent aan de beurt: een mijlpaal.** Wie hem het eerst haalt krijgt een senator: { $what }.
guide-corduba-merchant = **Vrije actie: de koopman** handelt één keer per decennium, voor of na je actie: { $what }.
guide-corduba-ability = **Vrije actie: een vaardigheid van jou**: { $what }.
guide-corduba-pass = **Jij bent aan de beurt: pas.** Wie het eerst past, begint de volgende ronde: { $what }.
guide-corduba-end = **Je hoofdactie is gedaan:** { $what }.
guide-corduba-spot = **Een goede plaats** laat jouw insulae de gaten ernaast vullen; een schim toont er een: { $what }.
guide-corduba-pay = **Betaal met wat je het minst nodig hebt:** { $what }.
guide-corduba-troops = **Rome roept.** Iedereen kiest in het geheim; wie als enige de meeste troepen geeft en wie als enige de meeste offergaven geeft, wint een senator. Kies wat gemarkeerd is, en verzegel: { $what }.
guide-corduba-offerings = **Offergaven voor Rome:** { $what }.
guide-corduba-goods = **Goederen voor Rome:** { $what }.
guide-corduba-choose = Nu dit: { $what }.
guide-corduba-ready = **Alles is besloten.** Kijk wat het kost en opbrengt, en druk dan op { $go }.
guide-corduba-over = **Dat was een heel spel.** De uitslag toont waar de senatoren vandaan kwamen.
guide-corduba-rome = Eisen van Rome
guide-corduba-opened = **Alle handen zijn open.** Kijk wie wat gaf en welke senatoren het bracht, dan { $go }.
