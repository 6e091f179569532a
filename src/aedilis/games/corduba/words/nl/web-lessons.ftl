### Corduba: de lessen.

lesson-worker-title = Arbeiders sturen
lesson-worker-1 = **[Stuur twee arbeiders naar de rechterplek van Lapis](next).** Een plek neemt de arbeiders die ze toont en geeft haar opbrengst. Met twee spelers dient een productieplaats één keer per ronde, welke plek je ook neemt.
lesson-worker-2 = **[Er is één arbeider over](next).** De Portus is nooit vol: elke arbeider verdient daar een denarius. Stuur hem.
lesson-worker-done = **Eén actie, dan is de volgende aan de beurt.** Als iedereen heeft gepast, eindigt de ronde en komen er zoveel arbeiders thuis als je register toont.
lesson-worker-missed = Dat was een andere productieplaats. Hier: twee arbeiders naar de rechterplek van Lapis, de derde naar de Portus. Probeer het nog eens.

lesson-build-title = Een gebouw bouwen
lesson-build-1 = **[Bouw het Herbarium in Pars Plebeius](next).** Het kost twee hout en je hebt er één. Maar elke wijk geeft korting: Servorum een arbeider, Plebeius een basisgrondstof, Patricius twee denarii. Kies dan een plek: binnen één huizenblok, en tegen een gebouw of een insula aan.
lesson-build-2 = **[Gebruik het meteen](next).** Dat mag alleen de bouwer, en alleen nu. Je laatste arbeider verdient daar voedsel en harmonie.
lesson-build-done = **Gebouwd, gebruikt, en één prestige erbij in Plebeius.** Vanaf de volgende ronde mag iedereen het gebouw gebruiken, wie het ook bouwde.
lesson-build-missed = Het Herbarium is nog niet gebouwd en gebruikt. Plebeius scheelt je een basisgrondstof. Probeer het nog eens.

lesson-insulae-title = Een goede plek
lesson-insulae-1 = **[Bouw het Sanctuarium in Pars Servorum, op de plek die twee insulae oplevert](next).** Een vak waar geen gebouw meer past, is geïsoleerd. Raakt het je nieuwe gebouw, dan leg je er een eigen insula en krijg je de bonus eronder. De tweede verhoogt je register: er komt meteen een arbeider.
lesson-insulae-2 = **[Gebruik het Sanctuarium niet: je hebt je arbeiders nodig](next).** Bouw het Forum in Pars Patricius. Daar kan het niets raken, dus verbinden neutrale insulae het met de stad: zo weinig mogelijk, voor elk een denarius.
lesson-insulae-done = **Het Forum staat.** Geïsoleerde vakken naast je gebouw worden jouw insulae, alle andere na je actie neutrale.
lesson-insulae-missed = Je arbeiders zijn op en het Forum staat er niet. Leg met het Sanctuarium twee insulae en gebruik het niet. Probeer het nog eens.

lesson-activate-title = Specialisten
lesson-activate-1 = **[Gebruik de tweede regel van het Aerarium](next).** Die vraagt drie arbeiders, en je hebt er twee. Maar je gele specialist telt voor twee bij gele gebouwen. Livia bouwde het; dat maakt niet uit.
lesson-activate-2 = **[Nu de eerste regel van het Librarium](next)**, met de groene specialist en een arbeider. Die maakt nog een specialist vrij: neem de blauwe.
lesson-activate-3 = **[Hij staat klaar en zijn peculium is betaald](next):** één keer nu, en opnieuw aan het begin van elk decennium. Stuur hem alleen naar een blauw gebouw, de Schola of het Odeum.
lesson-activate-done = **Een specialist telt voor twee bij gebouwen van zijn kleur, voor één op productieplaatsen en in de Portus, en elders niet.** Een gebouw kan één keer per ronde gebruikt worden: wie het eerst komt, heeft het.
lesson-activate-missed = Niet helemaal: de tweede regel van het Aerarium, dan het Librarium voor de blauwe specialist. Probeer het nog eens.

lesson-macellum-title = Het Macellum
lesson-macellum-1 = **[Stuur je koopman en verkoop het marmer](next).** Dat is een vrije actie, één keer per decennium. Je hebt geen denarii, dus verkoop voor je koopt.
lesson-macellum-2 = **[Koop nu twee hout](next).** Tijdens een bezoek blijven de prijzen zoals ze zijn.
lesson-macellum-3 = **[Beëindig het bezoek](next).** Wat gekocht is wordt één duurder, wat verkocht is één goedkoper.
lesson-macellum-4 = **[Je hoofdactie komt nog](next).** Bouw het Herbarium in Pars Patricius: daar heb je geen denarius nodig, want deze wijk scheelt er twee.
lesson-macellum-done = **Duur verkopen, goedkoop kopen.** Aan het begin van elke ronde verandert een Macellumfiche de prijzen, en je ziet ze voor je handelt.
lesson-macellum-missed = Het Herbarium staat er niet. Verkoop het marmer, koop twee hout, beëindig het bezoek en bouw dan in Patricius. Probeer het nog eens.

lesson-rome-title = Rome eist
lesson-rome-1 = **[Aan het eind van elk decennium roept Rome](next).** Iedereen kiest in het geheim, maar wat ieder bezit is open: Livia heeft geen troepen, geen offergaven en geen steen. Het minimum is dus genoeg: de velites (2) en de kleine offergave (1). Steen eist de kaart vijf van jullie samen: stuur er drie en de amfora, die voor twee telt.
lesson-rome-done = **Twee senatoren:** voor de meeste troepen en de meeste offergaven, telkens als enige. Rang 1 geeft de beloning van de kaart. Wie een minimum mist, krijgt onrust. Troepen komen uit de Castra, offergaven uit het Sanctuarium en de Aedis.
lesson-rome-missed = Dat was meer of minder dan nodig: de velites, de kleine offergave, drie steen en de amfora. Probeer het nog eens.

lesson-unrest-title = Rust en brood
lesson-unrest-1 = **[Op het Aerarium ligt onrust](next):** niemand kan het gebruiken, en zijn wijk geeft geen bonus. Stuur je rode specialist naar het Excubitorium; daar telt hij voor twee.
lesson-unrest-2 = **[Voed nu je mensen](next).** Het onderhoud is register plus specialisten min harmonie: 5 + 1 − 4 = 2. Je hebt één voedsel. Stuur je laatste arbeider voor voedsel naar Cibus, of voor een denarius naar de Portus.
lesson-unrest-done = **Iedereen heeft gegeten, en Servorum is rustig.** Wat onbetaald blijft wordt onrust: die kost populariteit en aan het eind senatoren. Zijn bij het begin van een ronde alle drie de wijken in opstand, dan heeft iedereen verloren.
lesson-unrest-missed = Er ontbreekt iets. De rode specialist gaat naar het Excubitorium, de arbeider haalt voedsel of een denarius. Probeer het nog eens.

lesson-finish-title = Win het spel
lesson-finish-1 = **[De laatste ronde, en Livia ligt voor](next).** Dives vraagt twintig denarii in de hand. Eis deze mijlpaal op met een arbeider voor je ze uitgeeft: een senator.
lesson-finish-2 = **[Nu het Circus](next).** Monumenten staan buiten de wijken en brengen prestige in meerdere tegelijk. Daarmee ga je aan kop in Servorum en Plebeius, en dat zijn twee senatoren meer.
lesson-finish-3 = **[Rome roept voor de laatste keer](next).** De hoogste levering voedsel wint een senator, de laagste verliest er een. Stuur alles. Dan wordt alles geteld: politiek, rijkdom en onrust.
lesson-finish-done = **Elk negen senatoren, maar jij leidt op meer prestigesporen: je wint.** Een spel heeft acht rondes en begint met een erfenis en een personage naar keuze. Nu kun je Corduba spelen.
lesson-finish-missed = Livia houdt haar voorsprong. Eis Dives op zolang je twintig denarii hebt, bouw dan het Circus en stuur al je voedsel. Probeer het nog eens.
lesson-keep-title = Je familie
lesson-keep-1 = **[Houd de Familia rustica en een personage](next).** Een spel begint met deze keuze. Het register zegt hoeveel arbeiders er elke ronde komen: hier vijf, met de andere kaart vier. Populariteit en harmonie zijn op beide gelijk; harmonie verlaagt het onderhoud met zoveel.
lesson-keep-done = **Een arbeider meer in elke ronde**, en een mond meer te voeden. Denarii gaan een ronde mee, een register het hele spel.
lesson-keep-missed = Het handelshuis geeft meer denarii, maar een register van vier. Probeer het nog eens met vijf.
lesson-amphora-title = De amfora als joker
lesson-amphora-1 = **[Bouw het Herbarium in Pars Servorum](next).** Het kost twee hout, en je hebt er één. Een amfora staat voor elke basisgrondstof: voedsel, hout, steen of gereedschap. Niet voor marmer.
lesson-amphora-2 = **[Kies een plaats en bouw](next).** Op de markt is een amfora alleen een amfora; voor Rome telt ze wat de kaart zegt.
lesson-amphora-done = **Betaald met een amfora.** Houd er een voor het eind van een ronde: ze voedt ook mensen.
lesson-amphora-missed = Je hebt gepast en het Herbarium staat er niet. De amfora is het tweede hout. Probeer het nog eens.
lesson-tracks-title = Prestigesporen
lesson-tracks-1 = **[Bouw het Herbarium in Pars Servorum](next).** Elk gebouw geeft prestige in zijn wijk. Dat van jou gaat daar van twee naar drie, en vak drie heeft een bonus.
lesson-tracks-2 = **[Neem het register](next)**, geen specialist: een arbeider komt meteen en in elke ronde die volgt. Wie als eerste aan het eind van een spoor is krijgt een senator, en het meeste prestige in een wijk brengt er een aan het eind van elk decennium.
lesson-tracks-done = **Prestige loont twee keer:** bonussen onderweg, en senatoren voor wie voorop ligt.
lesson-tracks-missed = Dat was niet het register. Bouw het Herbarium in Servorum en neem dan het register. Probeer het nog eens.
lesson-storage-title = Opslag, passen, volgorde
lesson-storage-1 = **[Stuur je koopman en verkoop vier hout](next).** Na deze ronde eindigt het decennium, en met twee spelers mogen er maar zes grondstoffen blijven. Je hebt er tien.
lesson-storage-2 = **[Pas nu](next).** Livia paste vóór jou en begint dus de volgende ronde: de volgorde van passen is de beurtvolgorde.
lesson-storage-3 = **[Rome wil steen; houd de jouwe deze keer](next)** en verzegel een lege vuist.
lesson-storage-done = **Zes bleven, niets ging verloren**, en vier hout werd acht denarii. Denarii, arbeiders, troepen en offergaven tellen nooit mee.
lesson-storage-missed = Vier grondstoffen pasten niet en gingen terug naar de voorraad. Verkoop voor je past. Probeer het nog eens.
lesson-rebellion-title = Voordat alles in opstand is
lesson-rebellion-1 = **[Gebruik het Excubitorium en kalmeer het Odeum](next).** Alle drie de wijken zijn in opstand. Is dat zo als een ronde begint, dan heeft iedereen meteen verloren.
lesson-rebellion-2 = **[Pas nu](next).** Wat aan onrust blijft, breidt zich uit aan het begin van de volgende ronde: in elke wijk in opstand naar één gebouw meer, gekozen door de laatste in de volgorde.
lesson-rebellion-3 = **[De volgende ronde begint](next).**
lesson-rebellion-done = **Patricius is rustig, en het spel gaat verder.** Maar in Servorum heeft de onrust zich naar het Collegium uitgebreid. Wie het laatste gebouw van een wijk kalmeert, gaat terug op het onrustspoor of wint prestige.
lesson-rebellion-missed = Rebellie: de ronde begon met drie wijken in opstand, en iedereen verloor. Probeer het nog eens.
lesson-monument-title = Monumenten
lesson-monument-1 = **[Bouw de Pons](next).** Een monument staat buiten de wijken, kost veel en geeft prestige in meerdere, met elke bonus onderweg. Het krijgt geen onrust, heeft geen buren nodig en wordt nooit gebruikt. Kies welke wijk het met haar bonus goedkoper maakt.
lesson-monument-done = **De brug staat.** Je houdt haar fiche: wat erop staat geldt voor de rest van het spel.
lesson-monument-missed = Je hebt gepast met alles voor de Pons in handen. Probeer het nog eens.
lesson-senators-title = Hoe je senatoren wint
lesson-senators-1 = **[Eis Dives op](next)** met je arbeider: wie als eerste een mijlpaal haalt krijgt een senator. Je hebt twintig denarii.
lesson-senators-2 = **[Rome roept: geef wat gemarkeerd is](next).** Wie als enige de meeste troepen geeft, krijgt een senator, en wie als enige de meeste offergaven geeft, nog een. Livia heeft geen van beide.
lesson-senators-done = **Vijf senatoren in één decennium.** De laatste twee bracht de politiek: wie aan het eind van een decennium als enige het meeste prestige in een wijk heeft, krijgt daar een senator. Er zijn er meer: als eerste aan het eind van een prestigespoor, het podium van Rome in het laatste decennium, de meeste denarii aan het eind, en sommige effecten. Onrust kost aan het eind senatoren.
lesson-senators-missed = Het decennium is voorbij en Dives is niet opgeëist. Eis hem op voor je past. Probeer het nog eens.
lesson-round-title = Een hele ronde
lesson-round-1 = **[Stuur twee arbeiders naar Lignum](next).** Een ronde is: onrust, prijzen, acties om de beurt, dan onderhoud. Nu ben jij aan de beurt, en je hebt hout nodig.
lesson-round-2 = **[Bouw het Herbarium](next)** met wat de productieplaats je gaf. Elke beurt heeft één hoofdactie; vrije acties mogen ervoor en erna.
lesson-round-3 = **[Pas nu](next).** Als iedereen gepast heeft, betaalt ieder onderhoud en komen de arbeiders thuis.
lesson-round-4 = **[De volgende ronde begint](next).**
lesson-round-done = **Dat was een ronde; een spel heeft er acht.** Drie zijn een decennium, het laatste heeft er twee.
lesson-round-missed = De ronde ging anders: eerst Lignum, dan het Herbarium, dan passen. Probeer het nog eens.
lesson-caepio-title = Alleen tegen Caepio
lesson-caepio-1 = **[Stuur twee arbeiders naar de rechterplek van Lapis](next).** Alleen speel je tegen Fannius Caepio. Zijn open kaart zegt rij voor rij wat hij in zijn beurten doet; je ziet het vooraf.
lesson-caepio-2 = **[Beëindig je beurt](next)** en kijk naar Caepio. Kan iets niet, dan neemt hij het volgende alternatief van de rij.
lesson-caepio-done = **Hij nam Lignum, zoals zijn kaart zei.** Hij betaalt niets en eet niets. Neem vóór hem wat hij wil.
lesson-caepio-missed = Je hebt gepast, en Caepio speelt alleen verder. Stuur eerst arbeiders naar Lapis. Probeer het nog eens.
