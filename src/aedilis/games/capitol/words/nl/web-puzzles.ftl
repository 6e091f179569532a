### Capitol: why a puzzle is solved as it is.

puzzle-capitol-01 = Zet het ronde huis op het Capitool: de eerste plaats is daar 4 waard. Het enige huis van de rivaal is puntig en mag een rond huis niet volgen; na een puntig huis zou zijn 2 die plaats innemen.
puzzle-capitol-02 = Alleen de 4 punten van het Capitool zijn genoeg: de rivaal kan zijn bouwvergunning als geld houden en de Palatijn met de tempel verdubbelen. Volgt hij je daar, dan is zijn tempel weg.
puzzle-capitol-03 = Bied alles: de rivaal kan hoogstens 11 tonen, en bij 11 tegen 11 wint de laagste score. Na de laatste veiling zijn kaarten niets meer waard.
puzzle-capitol-04 = Wacht: speel de dakkaart zonder effect. Staat je huis van 2 er nu, dan overtreft zijn 3 het. Nu moet hij eerst, en zijn 3 past nergens.
puzzle-capitol-05 = Neem de laatste vrije bouwplaats van het Capitool: je bent eerste, en zijn huizen van 2 en 3 blijven op de werf.
puzzle-capitol-06 = Een puntdak: op de Quirinaal staat een puntig huis van 1, dus alleen een puntig huis van 2 mag volgen, en dat wordt eerste.
puzzle-capitol-08 = Geen bod: wie de tempel wint, wint het spel. Hij heeft 8, jij 9; elke kaart voor de bron zet je onder hem.
puzzle-capitol-09 = Op de Quirinaal ben je alleen, dus alleen jouw punten verdubbelen. Op het Capitool zou de tempel ook zijn tweede plaats verdubbelen.
puzzle-capitol-11 = Bij drie bouwstenen elk beslist het hoogste huis: jouw 3 geeft de eerste plaats, een 2 niet.
puzzle-capitol-12 = Het huis van 3: met de meeste bouwstenen ben je eerste, en zijn 2 is nu te laag. Na jouw 2 zou hij met zijn 3 antwoorden.
puzzle-capitol-27 = Pas: niemand anders heeft een kaart, dus de bouwvergunning koopt de tempel, die de 3 punten van de Quirinaal verdubbelt. Op het bord brengt ze hoogstens 2 op.
puzzle-capitol-28 = Een rond dak op het huis van 2: het mag de ronde 1 op de Quirinaal volgen en wordt eerste: 3 punten voor jou, 1 voor hem.
puzzle-capitol-29 = Beide bouwstenen op het huis van 1: een huis van 3 past op het Capitool, evenaart zijn drie bouwstenen en is hoger.
puzzle-capitol-32 = Acht: hij kan 6 bieden en wint bij gelijk bod met de laagste score, dus 6 is niet genoeg. Alleen 8 is hoger, en daarna zijn kaarten niets waard.
