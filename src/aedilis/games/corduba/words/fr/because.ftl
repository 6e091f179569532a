### Corduba : l'objet d'un refus. La clé est la clause ; `case` dit quelle phrase vaut.

corduba-goods-food = nourriture
corduba-goods-food-many = nourriture
corduba-goods-wood = bois
corduba-goods-wood-many = bois
corduba-goods-stone = pierre
corduba-goods-stone-many = pierre
corduba-goods-tool = outil
corduba-goods-tool-many = outils
corduba-goods-amphora = amphore
corduba-goods-amphora-many = amphores
corduba-goods-marble = marbre
corduba-goods-marble-many = marbre
corduba-goods-denarii = denier
corduba-goods-denarii-many = deniers
corduba-colour-red = rouge
corduba-colour-purple = violet
corduba-colour-blue = bleu
corduba-colour-yellow = jaune
corduba-colour-green = vert
corduba-colour-brown = brun

corduba-because-goods = Il vous manque { $kinds ->
    [1] { $n1 } { $goods1 }
    [2] { $n1 } { $goods1 } et { $n2 } { $goods2 }
    [3] { $n1 } { $goods1 }, { $n2 } { $goods2 } et { $n3 } { $goods3 }
   *[other] { $n1 } { $goods1 }, { $n2 } { $goods2 }, { $n3 } { $goods3 } et davantage
}.
corduba-because-people = { $have ->
    [0] Il faut { $need ->
        [1] 1 ouvrier
       *[other] { $need } ouvriers
    } ; il ne vous reste personne qui puisse le faire.
   *[other] Il faut { $need ->
        [1] 1 ouvrier
       *[other] { $need } ouvriers
    } ; ceux qui vous restent comptent pour { $have }.
}
corduba-because-C2-6 = Le bâtiment a besoin de { $need } insulae neutres pour rejoindre la ville ; il en reste { $have }.
corduba-because-C6-2 = { $case ->
    [again] Vous avez déjà échangé ce bien pendant cette visite : { $goods }.
    [types] { $most ->
        [1] Pendant cette visite vous échangez une seule sorte de biens.
       *[other] Pendant cette visite vous échangez { $most } sortes de biens.
    }
    [stock] Il reste au marché : { $have } { $goods }.
    [own] Vous avez à vendre : { $have } { $goods }.
    [denarii] Cela coûte { $need } deniers ; vous en avez { $have }.
    [units] { $most ->
        [1] Ici on échange une unité par sorte.
       *[other] Ici on échange au plus { $most } unités par sorte.
    }
   *[turn] On ne peut pas acheter et vendre le même bien pendant un tour : { $goods }.
}
corduba-because-C7-1 = Votre action principale est faite : il ne reste que des actions libres dans ce tour.
corduba-because-C7-2 = { $case ->
    [goods] { corduba-because-goods }
    [specialist] Seul votre spécialiste { $colour } peut le revendiquer, et il n'est pas disponible.
   *[people] { corduba-because-people }
}
corduba-because-C7-3 = { $case ->
    [built] Ce bâtiment se trouve déjà dans { $district }.
   *[gone] Tous les exemplaires de ce bâtiment sont construits : il n'en reste pas pour { $district }.
}
corduba-because-C7-4 = { corduba-because-goods }
corduba-because-C7-5 = Les cases libres de { $district } n’ont pas de place pour cette forme.
corduba-because-C7-7 = Les insulae neutres qui relient le bâtiment coûtent 1 denier chacune. { corduba-because-goods }
corduba-because-C7-14 = { $case ->
    [built] Ce monument est déjà construit.
    [people] { corduba-because-people }
   *[goods] { corduba-because-goods }
}
corduba-because-C7-15 = { $case ->
    [taken] Cet emplacement est pris jusqu'à la fin de la manche.
   *[empty] La réserve est épuisée : { $goods }.
}
corduba-because-C7-18 = { $case ->
    [missing] Ce bâtiment ne se trouve pas encore dans { $district }.
   *[used] Ce bâtiment a déjà servi pendant cette manche.
}
corduba-because-C7-21 = { $case ->
    [gone] Ce haut fait est déjà revendiqué.
    [less] Ce haut fait demande { $need } au plus ; vous êtes à { $have }.
   *[more] Ce haut fait demande { $need } ; vous êtes à { $have }.
}
corduba-because-C7-23 = { $case ->
    [away] Votre marchand est absent jusqu'à la prochaine décennie.
   *[nothing] Votre marchand ne pourrait rien échanger : vous ne pouvez rien acheter et n'avez rien à vendre.
}
corduba-because-C7-24 = { $case ->
    [foreign] Cette capacité n'est pas à vous.
    [lasting] Cette capacité agit d'elle-même : il n'y a rien à faire.
   *[spent] Cette capacité est épuisée pour l'instant.
}
