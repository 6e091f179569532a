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

### Corduba: why a bot advises an action.

corduba-reason-keep = These cards give the best start.
corduba-reason-pass = Nothing left to do is worth more than an early place in the next round.
corduba-reason-enough = Nothing more is worth doing here.
corduba-reason-payment = Pays with what is needed least.
corduba-reason-milestone = Claims a milestone before somebody else does.
corduba-reason-sell = Turns what is spare into denarii.
corduba-reason-buy = Buys what the next actions need.
corduba-reason-tribute = A share that keeps Rome content and something in store.
corduba-reason-deliver-most = { $value } is more than the { $rival } that any rival can send: a senator.
corduba-reason-deliver-duty = { $value } is what Rome asks; more would win nothing.
corduba-reason-deliver-none = Keeps them: what Rome asks cannot be reached, or is not worth it.
corduba-reason-senators = Places { $senators ->
    [one] a senator
   *[other] { $senators } senators
} at once.
corduba-reason-lead = Leads in { $district } by { $lead }: a senator in politics if it lasts.
corduba-reason-prestige = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} of prestige in { $district }, towards its bonuses.
corduba-reason-troops = Troops of value { $value } for the next demand of Rome.
corduba-reason-offerings = Offerings of value { $value } for the next demand of Rome.
corduba-reason-demand = Gathers what Rome demands.
corduba-reason-specialist = A specialist works and pays in every round to come.
corduba-reason-workers = A register of { $register } brings more workers in every round to come.
corduba-reason-goods = Brings { $units ->
    [one] { $units } good
   *[other] { $units } goods
} for building.
corduba-reason-denarii = Brings { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
}.
corduba-reason-upkeep = Makes sure that the upkeep can be paid.
corduba-reason-quiet = Keeps the city quiet: unrest costs senators.
corduba-reason-nearer = Comes nearer to a milestone.
corduba-reason-best = Did best when the rest of the round was played on.
