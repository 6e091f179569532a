### Corduba: de lessen.

lesson-worker-title = Arbeiders sturen
lesson-worker-1 = **Stuur twee arbeiders naar de rechterplek van Lapis.** Een plek neemt de arbeiders die ze toont en geeft haar opbrengst. Met twee spelers dient een productieplaats één keer per ronde, welke plek je ook neemt.
lesson-worker-2 = **Er is één arbeider over.** De Portus is nooit vol: elke arbeider verdient daar een denarius. Stuur hem.
lesson-worker-done = **Eén actie, dan is de volgende aan de beurt.** Als iedereen heeft gepast, eindigt de ronde en komen er zoveel arbeiders thuis als je register toont.
lesson-worker-missed = Dat was een andere plaats. Hier: twee arbeiders naar de rechterplek van Lapis, de derde naar de Portus. Probeer het nog eens.

lesson-build-title = Een gebouw bouwen
lesson-build-1 = **Bouw het Herbarium in Pars Plebeius.** Het kost twee hout en je hebt er één. Maar elke wijk geeft korting: Servorum een arbeider, Plebeius een basisgrondstof, Patricius twee denarii. Kies dan een plek: binnen één huizenblok, en tegen een gebouw of een insula aan.
lesson-build-2 = **Gebruik het meteen.** Dat mag alleen de bouwer, en alleen nu. Je laatste arbeider verdient daar voedsel en harmonie.
lesson-build-done = **Gebouwd, gebruikt, en één prestige erbij in Plebeius.** Vanaf de volgende ronde mag iedereen het gebouw gebruiken, wie het ook bouwde.
lesson-build-missed = Het Herbarium is nog niet gebouwd en gebruikt. Plebeius scheelt je een basisgrondstof. Probeer het nog eens.

lesson-insulae-title = Een goede plek
lesson-insulae-1 = **Bouw het Sanctuarium in Pars Servorum, op de plek die twee insulae oplevert.** Een vak waar geen gebouw meer past, is geïsoleerd. Raakt het je nieuwe gebouw, dan leg je er een eigen insula en krijg je de bonus eronder. De tweede verhoogt je register: er komt meteen een arbeider.
lesson-insulae-2 = **Gebruik het Sanctuarium niet: je hebt je arbeiders nodig.** Bouw het Forum in Pars Patricius. Daar kan het niets raken, dus verbinden neutrale insulae het met de stad: zo weinig mogelijk, voor elk een denarius.
lesson-insulae-done = **Het Forum staat.** Geïsoleerde vakken naast je gebouw worden jouw insulae, alle andere na je actie neutrale.
lesson-insulae-missed = Je arbeiders zijn op en het Forum staat er niet. Leg met het Sanctuarium twee insulae en gebruik het niet. Probeer het nog eens.

lesson-activate-title = Specialisten
lesson-activate-1 = **Gebruik de tweede regel van het Aerarium.** Die vraagt drie arbeiders, en je hebt er twee. Maar je gele specialist telt voor twee bij gele gebouwen. Livia bouwde het; dat maakt niet uit.
lesson-activate-2 = **Nu de eerste regel van het Librarium**, met de groene specialist en een arbeider. Die maakt nog een specialist vrij: neem de blauwe.
lesson-activate-3 = **Hij staat klaar en zijn peculium is betaald:** één keer nu, en opnieuw aan het begin van elk decennium. Stuur hem alleen naar een blauw gebouw, de Schola of het Odeum.
lesson-activate-done = **Een specialist telt voor twee bij gebouwen van zijn kleur, voor één op productieplaatsen en in de Portus, en elders niet.** Een gebouw kan één keer per ronde gebruikt worden: wie het eerst komt, heeft het.
lesson-activate-missed = Niet helemaal: de tweede regel van het Aerarium, dan het Librarium voor de blauwe specialist. Probeer het nog eens.

lesson-macellum-title = Het Macellum
lesson-macellum-1 = **Stuur je koopman en verkoop het marmer.** Hij is een vrije actie, één keer per decennium. Je hebt geen denarii, dus verkoop voor je koopt.
lesson-macellum-2 = **Koop nu twee hout.** Tijdens een bezoek blijven de prijzen zoals ze zijn.
lesson-macellum-3 = **Beëindig het bezoek.** Wat gekocht is wordt één duurder, wat verkocht is één goedkoper.
lesson-macellum-4 = **Je hoofdactie komt nog.** Bouw het Herbarium in Pars Patricius: daar heb je geen denarius nodig, want deze wijk scheelt er twee.
lesson-macellum-done = **Duur verkopen, goedkoop kopen.** Aan het begin van elke ronde verandert een Macellumfiche de prijzen, en je ziet ze voor je handelt.
lesson-macellum-missed = Het Herbarium staat er niet. Verkoop het marmer, koop twee hout, beëindig het bezoek en bouw dan in Patricius. Probeer het nog eens.

lesson-rome-title = Rome eist
lesson-rome-1 = **Aan het eind van elk decennium roept Rome.** Iedereen kiest in het geheim, maar wat ieder bezit is open: Livia heeft geen troepen, geen offergaven en geen steen. Het minimum is dus genoeg: de velites (2) en de kleine offergave (1). Steen eist de kaart vijf van jullie samen: stuur er drie en de amfora, die voor twee telt.
lesson-rome-done = **Twee senatoren:** voor de meeste troepen en de meeste offergaven, telkens als enige. Rang 1 geeft de beloning van de kaart. Wie een minimum mist, krijgt onrust. Troepen komen uit Castra, offergaven uit Sanctuarium en Aedis.
lesson-rome-missed = Dat was meer of minder dan nodig: de velites, de kleine offergave, drie steen en de amfora. Probeer het nog eens.

lesson-unrest-title = Rust en brood
lesson-unrest-1 = **Op het Aerarium ligt onrust:** niemand kan het gebruiken, en zijn wijk geeft geen bonus. Stuur je rode specialist naar het Excubitorium; daar telt hij voor twee.
lesson-unrest-2 = **Voed nu je mensen.** Het onderhoud is je register en je specialisten, min je harmonie: 5 + 1 − 4 = 2. Je hebt één voedsel. Stuur je laatste arbeider voor voedsel naar Cibus, of voor een denarius naar de Portus.
lesson-unrest-done = **Iedereen heeft gegeten, en Servorum is rustig.** Wat onbetaald blijft wordt onrust: die kost populariteit en aan het eind senatoren. Zijn bij het begin van een ronde alle drie de wijken in opstand, dan heeft iedereen verloren.
lesson-unrest-missed = Er ontbreekt iets. De rode specialist gaat naar het Excubitorium, de arbeider haalt voedsel of een denarius. Probeer het nog eens.

lesson-finish-title = Win het spel
lesson-finish-1 = **De laatste ronde, en Livia ligt voor.** Dives vraagt twintig denarii in de hand. Claim deze mijlpaal met een arbeider voor je ze uitgeeft: een senator.
lesson-finish-2 = **Nu het Circus.** Monumenten staan buiten de wijken en brengen prestige in meerdere tegelijk. Daarmee ga je aan kop in Servorum en Plebeius, en dat zijn twee senatoren meer.
lesson-finish-3 = **Rome roept voor de laatste keer.** De hoogste levering voedsel wint een senator, de laagste verliest er een. Stuur alles.
lesson-finish-4 = **Nu wordt alles geteld:** politiek, rijkdom en onrust.
lesson-finish-done = **Elk negen senatoren, maar jij leidt op meer prestigesporen: je wint.** Een spel heeft acht rondes en begint met een erfenis en een personage naar keuze. Nu kun je Corduba spelen.
lesson-finish-missed = Livia houdt haar voorsprong. Claim Dives zolang je twintig denarii hebt, bouw dan het Circus en stuur al je voedsel. Probeer het nog eens.
