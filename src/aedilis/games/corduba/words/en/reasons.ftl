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

# Districts have Latin names in every language.
corduba-district-servorum = Servorum
corduba-district-plebeius = Plebeius
corduba-district-patricius = Patricius
