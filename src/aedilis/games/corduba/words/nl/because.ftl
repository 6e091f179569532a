### Corduba: waar een weigering over gaat. De sleutel is de bepaling; `case` zegt welke zin geldt.

corduba-goods-food = voedsel
corduba-goods-food-many = voedsel
corduba-goods-wood = hout
corduba-goods-wood-many = hout
corduba-goods-stone = steen
corduba-goods-stone-many = steen
corduba-goods-tool = gereedschap
corduba-goods-tool-many = gereedschap
corduba-goods-amphora = amfora
corduba-goods-amphora-many = amforen
corduba-goods-marble = marmer
corduba-goods-marble-many = marmer
corduba-goods-denarii = denarius
corduba-goods-denarii-many = denarii
corduba-colour-red = rode
corduba-colour-purple = paarse
corduba-colour-blue = blauwe
corduba-colour-yellow = gele
corduba-colour-green = groene
corduba-colour-brown = bruine

corduba-because-goods = Je mist { $kinds ->
    [1] { $n1 } { $goods1 }
    [2] { $n1 } { $goods1 } en { $n2 } { $goods2 }
    [3] { $n1 } { $goods1 }, { $n2 } { $goods2 } en { $n3 } { $goods3 }
   *[other] { $n1 } { $goods1 }, { $n2 } { $goods2 }, { $n3 } { $goods3 } en meer
}.
corduba-because-people = { $have ->
    [0] Hiervoor { $need ->
        [1] is 1 arbeider
       *[other] zijn { $need } arbeiders
    } nodig; je hebt niemand meer die het kan doen.
   *[other] Hiervoor { $need ->
        [1] is 1 arbeider
       *[other] zijn { $need } arbeiders
    } nodig; wie je nog hebt telt voor { $have }.
}
corduba-because-C2-6 = Het gebouw heeft { $need } neutrale insulae nodig om de stad te bereiken; er zijn er nog { $have }.
corduba-because-C6-2 = { $case ->
    [again] In { $goods } heb je bij dit bezoek al gehandeld.
    [types] { $most ->
        [1] Bij dit bezoek handel je in één soort goederen.
       *[other] Bij dit bezoek handel je in { $most } soorten goederen.
    }
    [stock] Op de markt is er nog { $have } { $goods }.
    [own] Je hebt { $have } { $goods } te verkopen.
    [denarii] Dat kost { $need } denarii; je hebt er { $have }.
    [units] { $most ->
        [1] Hier wordt van elke soort één eenheid verhandeld.
       *[other] Hier worden van elke soort hoogstens { $most } eenheden verhandeld.
    }
   *[turn] In één beurt kun je { $goods } niet kopen én verkopen.
}
corduba-because-C7-1 = Je hoofdactie is gedaan: in deze beurt blijven alleen vrije acties over.
corduba-because-C7-2 = { $case ->
    [goods] { corduba-because-goods }
    [specialist] Alleen je { $colour } specialist kan deze opeisen, en hij is niet beschikbaar.
   *[people] { corduba-because-people }
}
corduba-because-C7-3 = { $case ->
    [built] Dit gebouw staat al in { $district }.
   *[gone] Alle exemplaren van dit gebouw zijn gebouwd: voor { $district } is er geen over.
}
corduba-because-C7-4 = { corduba-because-goods }
corduba-because-C7-5 = Op de vrije vakken van { $district } is geen plaats voor deze vorm.
corduba-because-C7-7 = De neutrale insulae die het gebouw verbinden kosten elk 1 denarius. { corduba-because-goods }
corduba-because-C7-14 = { $case ->
    [built] Dit monument is al gebouwd.
    [people] { corduba-because-people }
   *[goods] { corduba-because-goods }
}
corduba-because-C7-15 = { $case ->
    [taken] Dit vak is tot het einde van de ronde bezet.
   *[empty] In de voorraad is niets meer van: { $goods }.
}
corduba-because-C7-18 = { $case ->
    [missing] Dit gebouw staat nog niet in { $district }.
   *[used] Dit gebouw is in deze ronde al gebruikt.
}
corduba-because-C7-21 = { $case ->
    [gone] Deze mijlpaal is al opgeëist.
    [less] Deze mijlpaal vraagt hoogstens { $need }; jij staat op { $have }.
   *[more] Deze mijlpaal vraagt { $need }; jij staat op { $have }.
}
corduba-because-C7-23 = { $case ->
    [away] Je koopman is tot het volgende decennium weg.
   *[nothing] Je koopman zou niets kunnen handelen: je kunt niets kopen en hebt niets te verkopen.
}
corduba-because-C7-24 = { $case ->
    [foreign] Deze vaardigheid is niet van jou.
    [lasting] Deze vaardigheid werkt vanzelf: er is niets voor te doen.
   *[spent] Deze vaardigheid is voorlopig gebruikt.
}
