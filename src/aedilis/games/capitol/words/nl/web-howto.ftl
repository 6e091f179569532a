### How to play Capitol, in short; every sentence names its clause.

howto-capitol-1-title = Het doel
howto-capitol-1 = Wie na vier rondes de meeste punten heeft, wint. [R5.1](R5.1) Punten zijn er vier keer, aan het eind van elke ronde, in elke prefectuur. [R3.1](R3.1) Een ronde heeft vier fasen: bouwen, veilingen, puntentelling, trekken. [R0.1](R0.1)
howto-capitol-2-title = Bouwen
howto-capitol-2 = Speel om de beurt één kaart of pas. [R1.1](R1.1) Een bouwsteenkaart brengt twee bouwstenen naar je werf, op huizen die er al zijn of als nieuwe huizen. [R1.10](R1.10) Een dakkaart voltooit een huis, rond of puntig. [R1.16](R1.16) Wie past, bouwt deze ronde niet meer, maar mag nog bieden. [R1.5](R1.5)
howto-capitol-3-title = Naar Rome
howto-capitol-3 = Een bouwvergunning brengt een voltooid huis naar een prefectuur van haar kleur. [R1.19](R1.19) Het eerste daar heeft één bouwsteen; elk volgend huis is even hoog als het hoogste of één hoger. [R1.19c](R1.19c) Alle huizen van een prefectuur hebben één dakvorm. [R1.19b](R1.19b) De drie prefecturen van een kleur mogen niet allemaal dezelfde hebben. [R1.19d](R1.19d)
howto-capitol-4-title = Veilingen
howto-capitol-4 = Drie tegels worden na elkaar geveild: twee bronnen, dan een amfitheater of een tempel. [R2.1](R2.1) Iedereen biedt kaarten in het geheim; de hoogste som wint. [R2.6](R2.6) Alleen de winnaar betaalt en legt de tegel meteen. [R2.11](R2.11) Bij gelijk bod wint de laagste score. [R2.8](R2.8)
howto-capitol-5-title = Puntentelling
howto-capitol-5 = Eerste plaats: 2 punten en 1 per bron; tweede plaats: 1 per bron. [R3.2](R3.2) Eerst tellen de bouwstenen, dan het hoogste huis. [R3.4](R3.4) Een tempel verdubbelt alle punten van zijn prefectuur. [R3.8](R3.8)
howto-capitol-6-title = Nieuwe kaarten
howto-capitol-6 = Na de puntentelling trekt ieder zes kaarten van drie open stapels. [R4.2](R4.2) Een amfitheater geeft de eerste plaats twee bonuskaarten en de tweede één. [R4.3](R4.3) Dan gaat de consul naar de volgende speler en begint de volgende ronde. [R4.10](R4.10)
