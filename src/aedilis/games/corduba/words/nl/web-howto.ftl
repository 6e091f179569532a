### How to play Corduba, in short; every sentence names its clause.

howto-corduba-1-title = Het doel
howto-corduba-1 = Wie na acht rondes de meeste senatoren heeft, wint. [C12.4](C12.4) De rondes zijn drie decennia van drie, drie en twee. [C4.1](C4.1) Je begint met een van twee erfeniskaarten en een van twee personages. [C3.7](C3.7)
howto-corduba-2-title = Je beurt
howto-corduba-2 = Een beurt is: bouwen, gebruiken, een mijlpaal opeisen of passen; vrije acties mogen ervoor en erna. [C7.1](C7.1) Een arbeider telt voor één; een specialist voor twee bij gebouwen van zijn kleur. [C7.2](C7.2) De volgorde van passen is die van de volgende ronde. [C7.22](C7.22)
howto-corduba-3-title = Bouwen
howto-corduba-3 = Een gebouw kost wat erop staat, min de bonus van zijn wijk. [C7.4](C7.4) Het ligt op vrije vakken van één huizenblok en raakt een gebouw of insula van de wijk. [C7.6](C7.6) Geïsoleerde vakken ernaast worden jouw insulae, met de bonus eronder. [C7.9](C7.9) Het geeft prestige, en je mag het meteen gebruiken. [C7.11](C7.11)
howto-corduba-4-title = Productie, gebouwen, markt
howto-corduba-4 = Een productieplaats neemt arbeiders en geeft haar goederen. [C7.15](C7.15) Elk gebouw dat staat kan één keer per ronde gebruikt worden, wie het ook bouwde. [C7.18](C7.18) Eén keer per decennium handelt je koopman; wat je koopt wordt duurder, wat je verkoopt goedkoper. [C7.23](C7.23) Een amfora betaalt voor elke basisgrondstof. [C1.2](C1.2)
howto-corduba-5-title = Rome
howto-corduba-5 = Aan het eind van een decennium kiest iedereen in het geheim troepen, offergaven en goederen voor Rome. [C10.2](C10.2) Wie als enige de meeste troepen geeft, krijgt een senator, en wie als enige de meeste offergaven geeft ook. [C10.5](C10.5) Geven allen samen te weinig, dan heeft iedereen de laatste rang en krijgt onrust. [C10.7](C10.7)
howto-corduba-6-title = Onderhoud en onrust
howto-corduba-6 = Aan het eind van een ronde betaal je register plus specialisten min harmonie, in voedsel of denarii. [C11.1](C11.1) Wat je niet betaalt wordt onrust. [C11.2](C11.2) Een gebouw met onrust kan niet gebruikt worden, en zijn wijk geeft geen bonus. [C5.7](C5.7) Zijn aan het begin van een ronde alle drie de wijken in opstand, dan heeft iedereen verloren. [C5.0](C5.0)
howto-corduba-7-title = Het einde
howto-corduba-7 = Aan het eind van elk decennium krijgt een senator wie als enige het meeste prestige in een wijk heeft. [C4.5](C4.5) Na de laatste ronde wordt alles verkocht, en de meeste denarii geven nog een senator. [C12.2](C12.2) Dan kost onrust senatoren. [C12.3](C12.3)
