### Corduba: what a refusal is about. The key is the clause; `case` says which sentence holds.

corduba-goods-food = food
corduba-goods-food-many = food
corduba-goods-wood = wood
corduba-goods-wood-many = wood
corduba-goods-stone = stone
corduba-goods-stone-many = stone
corduba-goods-tool = tool
corduba-goods-tool-many = tools
corduba-goods-amphora = amphora
corduba-goods-amphora-many = amphorae
corduba-goods-marble = marble
corduba-goods-marble-many = marble
corduba-goods-denarii = denarius
corduba-goods-denarii-many = denarii
corduba-colour-red = red
corduba-colour-purple = purple
corduba-colour-blue = blue
corduba-colour-yellow = yellow
corduba-colour-green = green
corduba-colour-brown = brown

corduba-because-goods = You lack { $kinds ->
    [1] { $n1 } { $goods1 }
    [2] { $n1 } { $goods1 } and { $n2 } { $goods2 }
    [3] { $n1 } { $goods1 }, { $n2 } { $goods2 } and { $n3 } { $goods3 }
   *[other] { $n1 } { $goods1 }, { $n2 } { $goods2 }, { $n3 } { $goods3 } and more
}.
corduba-because-people = { $have ->
    [0] This takes { $need ->
        [1] 1 worker
       *[other] { $need } workers
    }; you have none left that can do it.
   *[other] This takes { $need ->
        [1] 1 worker
       *[other] { $need } workers
    }; the people you have left count { $have }.
}
corduba-because-C2-6 = The tile needs { $need } neutral insulae to reach the city; { $have } are left.
corduba-because-C6-2 = { $case ->
    [again] You have already traded { $goods } in this visit.
    [types] { $most ->
        [1] In this visit you trade one kind of goods.
       *[other] In this visit you trade { $most } kinds of goods.
    }
    [stock] The market has { $have } { $goods } left.
    [own] You have { $have } { $goods } to sell.
    [denarii] That costs { $need } denarii; you have { $have }.
    [units] { $most ->
        [1] Here one unit of a kind is traded.
       *[other] Here at most { $most } units of a kind are traded.
    }
   *[turn] You cannot both buy and sell { $goods } in one turn.
}
corduba-because-C7-1 = Your main action is done: only free actions are left in this turn.
corduba-because-C7-2 = { $case ->
    [goods] { corduba-because-goods }
    [specialist] Only your { $colour } specialist can claim this, and he is not ready.
   *[people] { corduba-because-people }
}
corduba-because-C7-3 = { $case ->
    [built] This tile already stands in { $district }.
   *[gone] All copies of this tile are built: none is left for { $district }.
}
corduba-because-C7-4 = { corduba-because-goods }
corduba-because-C7-5 = No free cells of { $district } have room for this shape.
corduba-because-C7-7 = The neutral insulae that connect the tile cost 1 denarius each. { corduba-because-goods }
corduba-because-C7-14 = { $case ->
    [built] This monument is already built.
    [people] { corduba-because-people }
   *[goods] { corduba-because-goods }
}
corduba-because-C7-15 = { $case ->
    [taken] This space is taken until the end of the round.
   *[empty] The supply has no { $goods } left.
}
corduba-because-C7-18 = { $case ->
    [missing] This tile does not stand in { $district } yet.
   *[used] This tile is already used in this round.
}
corduba-because-C7-21 = { $case ->
    [gone] This milestone is already claimed.
    [less] This milestone asks for { $need } at most; you are at { $have }.
   *[more] This milestone asks for { $need }; you are at { $have }.
}
corduba-because-C7-23 = { $case ->
    [away] Your merchant is away until the next decade.
   *[nothing] Your merchant could trade nothing: you can buy nothing and have nothing to sell.
}
corduba-because-C7-24 = { $case ->
    [foreign] This ability is not yours.
    [lasting] This ability works by itself: there is nothing to do for it.
   *[spent] This ability is used up for now.
}
