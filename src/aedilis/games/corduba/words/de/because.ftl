### Corduba: worum es bei einer Ablehnung geht. Der Schlüssel ist der Absatz; `case` sagt, welcher Satz gilt.

corduba-goods-food = Nahrung
corduba-goods-food-many = Nahrung
corduba-goods-wood = Holz
corduba-goods-wood-many = Holz
corduba-goods-stone = Stein
corduba-goods-stone-many = Stein
corduba-goods-tool = Werkzeug
corduba-goods-tool-many = Werkzeug
corduba-goods-amphora = Amphore
corduba-goods-amphora-many = Amphoren
corduba-goods-marble = Marmor
corduba-goods-marble-many = Marmor
corduba-goods-denarii = Denar
corduba-goods-denarii-many = Denare
corduba-colour-red = roter
corduba-colour-purple = violetter
corduba-colour-blue = blauer
corduba-colour-yellow = gelber
corduba-colour-green = grüner
corduba-colour-brown = brauner

corduba-because-goods = Dir fehlt: { $kinds ->
    [1] { $n1 } { $goods1 }
    [2] { $n1 } { $goods1 } und { $n2 } { $goods2 }
    [3] { $n1 } { $goods1 }, { $n2 } { $goods2 } und { $n3 } { $goods3 }
   *[other] { $n1 } { $goods1 }, { $n2 } { $goods2 }, { $n3 } { $goods3 } und mehr
}.
corduba-because-people = { $have ->
    [0] Das braucht { $need } Arbeiter; du hast niemanden mehr, der es tun kann.
   *[other] Das braucht { $need } Arbeiter; deine übrigen Leute zählen { $have }.
}
corduba-because-C2-6 = Das Gebäude braucht { $need } neutrale Insulae bis zur Stadt; { $have } sind übrig.
corduba-because-C6-2 = { $case ->
    [again] Mit { $goods } hast du bei diesem Besuch schon gehandelt.
    [types] { $most ->
        [1] Bei diesem Besuch handelst du mit einer Sorte Waren.
       *[other] Bei diesem Besuch handelst du mit { $most } Sorten Waren.
    }
    [stock] Auf dem Markt gibt es noch { $have } { $goods }.
    [own] Du hast { $have } { $goods } zu verkaufen.
    [denarii] Das kostet { $need } Denare; du hast { $have }.
    [units] { $most ->
        [1] Hier wird von jeder Sorte eine Einheit gehandelt.
       *[other] Hier werden von jeder Sorte höchstens { $most } Einheiten gehandelt.
    }
   *[turn] In einem Zug kannst du { $goods } nicht kaufen und verkaufen.
}
corduba-because-C7-1 = Deine Hauptaktion ist getan: In diesem Zug bleiben nur freie Aktionen.
corduba-because-C7-2 = { $case ->
    [goods] { corduba-because-goods }
    [specialist] Nur dein { $colour } Spezialist kann das beanspruchen, und er ist nicht bereit.
   *[people] { corduba-because-people }
}
corduba-because-C7-3 = { $case ->
    [built] Dieses Gebäude steht schon in { $district }.
   *[gone] Alle Exemplare dieses Gebäudes sind gebaut: Für { $district } ist keines übrig.
}
corduba-because-C7-4 = { corduba-because-goods }
corduba-because-C7-5 = Auf den freien Feldern von { $district } ist kein Platz für diese Form.
corduba-because-C7-7 = Die neutralen Insulae, die das Gebäude verbinden, kosten je 1 Denar. { corduba-because-goods }
corduba-because-C7-14 = { $case ->
    [built] Dieses Monument ist schon gebaut.
    [people] { corduba-because-people }
   *[goods] { corduba-because-goods }
}
corduba-because-C7-15 = { $case ->
    [taken] Dieser Platz ist bis zum Ende der Runde besetzt.
   *[empty] Im Vorrat ist nichts mehr von: { $goods }.
}
corduba-because-C7-18 = { $case ->
    [missing] Dieses Gebäude steht noch nicht in { $district }.
   *[used] Dieses Gebäude ist in dieser Runde schon genutzt.
}
corduba-because-C7-21 = { $case ->
    [gone] Dieser Meilenstein ist schon beansprucht.
    [less] Dieser Meilenstein verlangt höchstens { $need }; du stehst bei { $have }.
   *[more] Dieser Meilenstein verlangt { $need }; du stehst bei { $have }.
}
corduba-because-C7-23 = { $case ->
    [away] Dein Händler ist bis zur nächsten Dekade unterwegs.
   *[nothing] Dein Händler könnte nichts handeln: Du kannst nichts kaufen und hast nichts zu verkaufen.
}
corduba-because-C7-24 = { $case ->
    [foreign] Diese Fähigkeit gehört dir nicht.
    [lasting] Diese Fähigkeit wirkt von selbst: Es gibt dafür nichts zu tun.
   *[spent] Diese Fähigkeit ist vorerst verbraucht.
}
