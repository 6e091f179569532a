### Capitol: waarom een zet niet mag. De sleutels zijn de regelnummers, zoals in en/capitol.ftl.

## Algemeen

capitol-refusal-R0-2 = Het spel is afgelopen.
capitol-refusal-R0-8 = Deze kaart of kaarten heb je niet in je hand.

## Bouwen

capitol-refusal-R1-1 = Je bent nu niet aan de beurt om te bouwen.
capitol-refusal-R1-5 = Je hebt gepast en kunt in deze ronde niet meer bouwen.
capitol-refusal-R1-10 = Zo'n onvoltooid huis heb je niet.
capitol-refusal-R1-10a = In dit spel verhoogt een bouwsteenkaart alleen je hoogste onvoltooide huis of begint ze nieuwe huizen, niet allebei.
capitol-refusal-R1-13 = Gebruik beide bouwstenen, of speel de kaart zonder effect.
capitol-refusal-R1-14 = Er zijn niet genoeg bouwstenen in de voorraad.
capitol-refusal-R1-16 = Je hebt geen onvoltooid huis van die hoogte.
capitol-refusal-R1-17 = Je hebt geen dak van deze vorm meer.
capitol-refusal-R1-19 = Je hebt zo'n voltooid huis nodig en een prefectuur in de kleur van de bouwvergunning.
capitol-refusal-R1-19a = In deze prefectuur is geen bouwplaats vrij.
capitol-refusal-R1-19b = Alle huizen in een prefectuur hebben dezelfde dakvorm.
capitol-refusal-R1-19c = Het eerste huis in een prefectuur is één bouwsteen hoog; elk volgend huis is zo hoog als het hoogste daar, of één bouwsteen hoger.
capitol-refusal-R1-19d = De drie prefecturen van één kleur mogen niet allemaal dezelfde dakvorm hebben.

## Veilingen

capitol-refusal-R2-2 = Er loopt nu geen veiling.
capitol-refusal-R2-3 = Je kunt alleen kaarten uit je hand bieden.
capitol-refusal-R2-3b = Je hebt geen kaarten en kunt dus niet bieden.
capitol-refusal-R2-11 = Wie de veiling heeft gewonnen, moet de tegel nu leggen, en niemand anders.
capitol-refusal-R2-12 = In die prefectuur is geen plaats voor deze tegel.

## Trekken

capitol-refusal-R4-1 = Je bent niet aan de beurt om te trekken.
capitol-refusal-R4-4 = Er worden nu geen kaarten getrokken.
capitol-refusal-R4-5 = Stoppen kan alleen bij de bonuskaarten.
capitol-refusal-R4-9 = Deze stapel is leeg.

## Waar een weigering over gaat, als het bord het kan zeggen

capitol-because-R1-19 =
    Deze bouwvergunning geldt voor de { $group ->
        [A] golfheuvels
        [B] pijnboomheuvels
       *[C] boogheuvels
    }: { $prefecture1 }, { $prefecture2 }, { $prefecture3 }.
capitol-because-R1-19b =
    { $there ->
        [round] Alle huizen hier hebben een rond dak, het jouwe een puntdak.
       *[pitched] Alle huizen hier hebben een puntdak, het jouwe een rond dak.
    }
capitol-because-R1-19c =
    { $tallest ->
        [0] Het eerste huis hier heeft één bouwsteen, het jouwe heeft er { $height }.
       *[other] Het hoogste huis hier heeft er { $tallest }: het volgende moet { $tallest } of { $more } bouwstenen hebben, het jouwe heeft er { $height }.
    }
capitol-because-R1-19d =
    { $shape ->
        [round] De twee andere heuvels van deze kleur hebben ronde daken: hier hoort een puntdak.
       *[pitched] De twee andere heuvels van deze kleur hebben puntdaken: hier hoort een rond dak.
    }
capitol-because-R2-12 =
    { $tile ->
        [fountain] Hier is geen bouwplaats vrij voor een bron.
       *[monument] Hier staat al een monument.
    }
