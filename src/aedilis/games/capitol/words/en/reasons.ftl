### Capitol: why a bot advises an action. Short, in the words of the rules; the page shows it under the action.

capitol-reason-open = Opens { $prefecture } alone: { $points ->
    [one] { $points } point
   *[other] { $points } points
} a scoring until somebody joins.
capitol-reason-first = Takes first place in { $prefecture }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
capitol-reason-second = Takes second place in { $prefecture }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
capitol-reason-fill = Takes the last free site of { $prefecture }: nothing changes there any more.
capitol-reason-strengthen = Makes the place in { $prefecture } safer by { $height ->
    [one] { $height } block
   *[other] { $height } blocks
}.
capitol-reason-roof = { $places ->
    [0] Finished, the { $shape ->
        [round] round
       *[pitched] pitched
    } house of { $height } waits for a place that admits it.
    [one] Finished, the { $shape ->
        [round] round
       *[pitched] pitched
    } house of { $height } fits { $places } prefecture.
   *[other] Finished, the { $shape ->
        [round] round
       *[pitched] pitched
    } house of { $height } fits { $places } prefectures.
}
capitol-reason-blocks = Builds up the yard for a later permit.
capitol-reason-wait = Waits at the price of one card, while others must commit themselves.
capitol-reason-pass = Keeps { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} for the auctions and later rounds.
capitol-reason-no-bid = The { $tile ->
    [fountain] fountain
    [amphitheatre] amphitheatre
   *[temple] temple
} is not worth the cards.
capitol-reason-enough = { $bid } should win the { $tile ->
    [fountain] fountain
    [amphitheatre] amphitheatre
   *[temple] temple
}: no rival is expected to have more than { $purse }.
capitol-reason-bid = { $bid } is what the { $tile ->
    [fountain] fountain
    [amphitheatre] amphitheatre
   *[temple] temple
} is worth, though a rival may have { $purse }.
capitol-reason-fountain-first = You are first in { $prefecture }: { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} more a scoring.
capitol-reason-amphitheatre-first = You are first in { $prefecture }: { $gain ->
    [one] { $gain } card
   *[other] { $gain } cards
} more a draw.
capitol-reason-temple-first = You are first in { $prefecture }: { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} more a scoring.
capitol-reason-tile-fill = The fountain takes the last free site of { $prefecture }.
capitol-reason-tile = The { $tile ->
    [fountain] fountain
    [amphitheatre] amphitheatre
   *[temple] temple
} helps rivals least in { $prefecture }.
capitol-reason-draw-permit = A permit for a waiting house: { $prefecture } admits it.
capitol-reason-draw-money = A high number for the auctions: { $value }.
capitol-reason-draw = { $kind ->
    [roof] A roof card finishes a house.
    [floor] A floor card builds two blocks.
   *[permit] A permit for later.
}
capitol-reason-stop = Declines the rest of the bonus cards.
