### Corduba: di che cosa parla un rifiuto. La chiave è la clausola; `case` dice quale frase vale.

corduba-goods-food = cibo
corduba-goods-food-many = cibo
corduba-goods-wood = legno
corduba-goods-wood-many = legno
corduba-goods-stone = pietra
corduba-goods-stone-many = pietra
corduba-goods-tool = attrezzo
corduba-goods-tool-many = attrezzi
corduba-goods-amphora = anfora
corduba-goods-amphora-many = anfore
corduba-goods-marble = marmo
corduba-goods-marble-many = marmo
corduba-goods-denarii = denario
corduba-goods-denarii-many = denari
corduba-colour-red = rosso
corduba-colour-purple = viola
corduba-colour-blue = blu
corduba-colour-yellow = giallo
corduba-colour-green = verde
corduba-colour-brown = marrone

corduba-because-goods = Ti manca: { $kinds ->
    [1] { $n1 } { $goods1 }
    [2] { $n1 } { $goods1 } e { $n2 } { $goods2 }
    [3] { $n1 } { $goods1 }, { $n2 } { $goods2 } e { $n3 } { $goods3 }
   *[other] { $n1 } { $goods1 }, { $n2 } { $goods2 }, { $n3 } { $goods3 } e altro
}.
corduba-because-people = { $have ->
    [0] Ci { $need ->
        [1] vuole 1 lavoratore
       *[other] vogliono { $need } lavoratori
    }; non ti resta nessuno che possa farlo.
   *[other] Ci { $need ->
        [1] vuole 1 lavoratore
       *[other] vogliono { $need } lavoratori
    }; quelli che ti restano contano { $have }.
}
corduba-because-C2-6 = L'edificio ha bisogno di { $need } insulae neutrali per raggiungere la città; ne restano { $have }.
corduba-because-C6-2 = { $case ->
    [again] In questa visita hai già commerciato: { $goods }.
    [types] { $most ->
        [1] In questa visita commerci un solo tipo di merce.
       *[other] In questa visita commerci { $most } tipi di merce.
    }
    [stock] Al mercato restano: { $have } { $goods }.
    [own] Hai da vendere: { $have } { $goods }.
    [denarii] Costa { $need } denari; ne hai { $have }.
    [units] { $most ->
        [1] Qui si commercia un'unità per tipo.
       *[other] Qui si commerciano al massimo { $most } unità per tipo.
    }
   *[turn] In un turno non puoi comprare e vendere la stessa merce: { $goods }.
}
corduba-because-C7-1 = La tua azione principale è fatta: in questo turno restano solo azioni libere.
corduba-because-C7-2 = { $case ->
    [goods] { corduba-because-goods }
    [specialist] Solo il tuo specialista { $colour } può prenderlo, e non è pronto.
   *[people] { corduba-because-people }
}
corduba-because-C7-3 = { $case ->
    [built] Questo edificio si trova già in { $district }.
   *[gone] Tutte le copie di questo edificio sono costruite: non ne resta per { $district }.
}
corduba-because-C7-4 = { corduba-because-goods }
corduba-because-C7-5 = Sulle caselle libere di { $district } non c’è posto per questa forma.
corduba-because-C7-7 = Le insulae neutrali che collegano l'edificio costano 1 denario l'una. { corduba-because-goods }
corduba-because-C7-14 = { $case ->
    [built] Questo monumento è già costruito.
    [people] { corduba-because-people }
   *[goods] { corduba-because-goods }
}
corduba-because-C7-15 = { $case ->
    [taken] Questo spazio è occupato fino alla fine del round.
   *[empty] La riserva è esaurita: { $goods }.
}
corduba-because-C7-18 = { $case ->
    [missing] Questo edificio non si trova ancora in { $district }.
   *[used] Questo edificio è già usato in questo round.
}
corduba-because-C7-21 = { $case ->
    [gone] Questo traguardo è già preso.
    [less] Questo traguardo chiede { $need } al massimo; tu sei a { $have }.
   *[more] Questo traguardo chiede { $need }; tu sei a { $have }.
}
corduba-because-C7-23 = { $case ->
    [away] Il tuo mercante è fuori fino al prossimo decennio.
   *[nothing] Il tuo mercante non potrebbe commerciare nulla: non puoi comprare e non hai niente da vendere.
}
corduba-because-C7-24 = { $case ->
    [foreign] Questa abilità non è tua.
    [lasting] Questa abilità agisce da sola: non c'è niente da fare.
   *[spent] Questa abilità è esaurita per ora.
}
