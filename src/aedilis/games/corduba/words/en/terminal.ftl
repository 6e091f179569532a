### Corduba in a terminal. Every key begins with corduba-cli-.
### $who and $name are names of players; $me is "yes" when the sentence is about the reader, who is then called "You".

## Help of the commands

corduba-cli-help-content = Look at the content of Corduba: what its cards, tiles and boards say.
corduba-cli-help-content-check = Name everything that is wrong with a content pack. Exit code 0: it can be played, 1: it cannot.
corduba-cli-help-content-folder = The folder with the twelve TOML files of the pack.
corduba-cli-help-content-show = Show what of a content pack comes from the rulebook, and what is reconstructed.
corduba-cli-help-content-report = Let bots play many games with a content pack, and count what they use and who wins with it.
corduba-cli-help-content-solo = Let a bot play alone against Caepio at every office and in every variant, and count its victories.
corduba-cli-help-content-solo-games = Games for each office and variant.
corduba-cli-help-content-solo-bot = Level of the bot that plays against Caepio.
corduba-cli-help-content-games = Games for each number of players.
corduba-cli-help-content-players = Numbers of players, separated by commas.
corduba-cli-help-content-bots = Levels of the bots, separated by commas; they sit in turn on every seat.
corduba-cli-help-content-random-cards = Everybody keeps heritage card and character at random, so that their figures show what they are worth.
corduba-cli-help-content-seed = Another seed gives other games.
corduba-cli-help-content-results = a file for the results; interrupted work goes on from it
corduba-cli-help-content-processes = Processes; 0: one for each core.
corduba-cli-help-content-show-folder = A folder with a pack; without it, the pack of the package.

## The table

corduba-cli-column-file = file
corduba-cli-column-entry = what
corduba-cli-column-players = players
corduba-cli-column-games = games
corduba-cli-column-districts = rebellion
corduba-cli-column-markers = too many markers
corduba-cli-column-senators = senators
corduba-cli-column-name = name
corduba-cli-column-uses = { $players } players: a game
corduba-cli-column-wins = wins
corduba-cli-column-ahead = { $players } players
corduba-cli-column-source = where it comes from

## Choosing

corduba-cli-title = Corduba 27 a.C., by Manuel Martinez Aranda

## Commands at the prompt

corduba-cli-rules-usage = Add a number or a word: rules C7.4, or rules merchant.

## replay, verify, bench, doctor

corduba-cli-replay-sealed = { $seat } (sealed)
corduba-cli-doctor-what-content = content of corduba

## content

corduba-cli-content-error = error    { $problem }
corduba-cli-content-warning = warning  { $problem }
corduba-cli-content-found = { $errors ->
    [0] No error
    [one] { $errors } error
   *[other] { $errors } errors
}, { $warnings ->
    [0] no warning
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}.
corduba-cli-content-hash = The pack can be played. Its hash is { $hash }
corduba-cli-content-board = board.toml: the main board
corduba-cli-content-buildings = buildings.toml: the building tiles
corduba-cli-content-monuments = monuments.toml: the monuments and their tokens
corduba-cli-content-specialists = specialists.toml: the specialists
corduba-cli-content-player-board = player_board.toml: the players' boards
corduba-cli-content-market = market.toml: the Macellum
corduba-cli-content-heritage = heritage.toml: the heritage cards
corduba-cli-content-families = families.toml: the family cards
corduba-cli-content-postulationem = postulationem.toml: Rome's demands
corduba-cli-content-res-gestae = res_gestae.toml: the milestones
corduba-cli-content-caepio = caepio.toml: Caepio's cards
corduba-cli-content-aedificium = aedificium.toml: the Aedificium cards
corduba-cli-content-only-printed = Read off a printed copy: { $entries }.
corduba-cli-content-only-reconstructed = Reconstructed: { $entries }.
corduba-cli-content-all = all files
corduba-cli-content-playing = playing
corduba-cli-content-bad-players = { $word } is not a number of players that can be reported on
corduba-cli-content-report-games = Games
corduba-cli-content-used-building = Buildings built
corduba-cli-content-used-activation = Buildings activated
corduba-cli-content-used-monument = Monuments built
corduba-cli-content-used-character = Characters
corduba-cli-content-used-heritage = Heritage cards
corduba-cli-content-used-space = Prestige spaces reached
corduba-cli-content-used-milestone = Milestones claimed
corduba-cli-content-ahead-character = Characters, ahead
corduba-cli-content-ahead-heritage = Heritage, ahead
corduba-cli-content-report-end = Senators and tiles are means of a player. Wins are those of players who used something, as a multiple of a fair share: 1 is fair; in brackets Wilson's 95 % interval. Ahead is how many senators those with a card have more than the mean of the others, ± half of a 95 % interval. Rebellions have no winner and do not count.
corduba-cli-content-interval = { $low } to { $high } %
corduba-cli-content-solo-end = The interval holds the true share of victories in 95 of 100 such reports. All offices and variants play the same deals. Senators and monuments are means of the games without a rebellion.
corduba-cli-column-office = office
corduba-cli-column-won = won
corduba-cli-column-interval = 95 % interval
corduba-cli-column-rebellions = rebellions
corduba-cli-column-caepio = Caepio's
corduba-cli-column-monuments = monuments
corduba-cli-content-show-end = L and a number is a line of the rulebook's text. What is reconstructed is our own, until somebody reads it off a printed copy.
corduba-cli-origin-rulebook = rulebook
corduba-cli-origin-printed = printed copy
corduba-cli-origin-reconstructed = reconstructed

## Words

corduba-cli-specialist = { $name } ({ $colour })
corduba-cli-colour-any = any
corduba-cli-colour-red = red
corduba-cli-colour-purple = purple
corduba-cli-colour-blue = blue
corduba-cli-colour-yellow = yellow
corduba-cli-colour-green = green
corduba-cli-colour-brown = brown
corduba-cli-goods-food = food
corduba-cli-goods-wood = wood
corduba-cli-goods-stone = stone
corduba-cli-goods-tool = tools
corduba-cli-goods-amphora = amphorae
corduba-cli-goods-marble = marble
corduba-cli-amount-food = { $n } food
corduba-cli-amount-wood = { $n } wood
corduba-cli-amount-stone = { $n } stone
corduba-cli-amount-tool = { $n ->
    [one] { $n } tool
   *[other] { $n } tools
}
corduba-cli-amount-amphora = { $n ->
    [one] { $n } amphora
   *[other] { $n } amphorae
}
corduba-cli-amount-marble = { $n } marble
corduba-cli-amount-denarii = { $n ->
    [one] { $n } denarius
   *[other] { $n } denarii
}
corduba-cli-amount-worker = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
corduba-cli-amount-special = { $n ->
    [one] { $n } special worker
   *[other] { $n } special workers
}
corduba-cli-amount-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
corduba-cli-amount-basic = { $n ->
    [one] { $n } basic resource
   *[other] { $n } basic resources
}
corduba-cli-amount-offering1 = { $n ->
    [one] { $n } offering of 1
   *[other] { $n } offerings of 1
}
corduba-cli-amount-offering2 = { $n ->
    [one] { $n } offering of 2
   *[other] { $n } offerings of 2
}
corduba-cli-amount-velites = { $n } velites (2)
corduba-cli-amount-legionary = { $n ->
    [one] { $n } legionary (3)
   *[other] { $n } legionaries (3)
}
corduba-cli-amount-equites = { $n } equites (4)
corduba-cli-points = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
corduba-cli-free-basic = { $n } basic of these free
corduba-cli-free-any = { $n } of these free
corduba-cli-nothing = nothing
corduba-cli-or = { " or " }
corduba-cli-and = { " and " }
corduba-cli-portus = Portus
corduba-cli-castra = Castra
corduba-cli-space-left = left
corduba-cli-space-right = right
corduba-cli-space-velites = velites
corduba-cli-space-legionary = legionary
corduba-cli-space-equites = equites
corduba-cli-tile-in = { $tile } in { $district }
corduba-cli-prestige-in = { $n } prestige in { $district }
corduba-cli-metric-built-tiles = tiles built
corduba-cli-metric-built-monuments = monuments built
corduba-cli-metric-insulae-on-board = own insulae on the board
corduba-cli-metric-register = register
corduba-cli-metric-specialists-unlocked = specialists
corduba-cli-metric-popularity = popularity
corduba-cli-metric-harmony = harmony
corduba-cli-metric-denarii = denarii
corduba-cli-metric-prestige-min = prestige in every district
corduba-cli-metric-prestige-max = highest prestige
corduba-cli-metric-troops-value = value of troops
corduba-cli-metric-offerings-value = value of offerings
corduba-cli-metric-resources-total = resources
corduba-cli-metric-unrest-track = place on the unrest track

## Effects

corduba-cli-step-lose = lose { $amount }
corduba-cli-step-transfer = give { $amount } to rank 1
corduba-cli-step-gain-choice = { $n } of { $among }{ $distinct ->
    [yes] , all different
   *[no] { "" }
}
corduba-cli-step-popularity = popularity { $n }
corduba-cli-step-harmony = harmony { $n }
corduba-cli-step-senator = senator { $n }
corduba-cli-step-prestige = prestige { $n } { $where }
corduba-cli-where-servorum = in Servorum
corduba-cli-where-plebeius = in Plebeius
corduba-cli-where-patricius = in Patricius
corduba-cli-where-lowest = where it is lowest
corduba-cli-where-highest = where it is highest
corduba-cli-where-here = here
corduba-cli-where-each = in each district
corduba-cli-where-chosen = { $districts ->
    [one] in a district of your choice
   *[other] in { $districts } districts of your choice
}
corduba-cli-step-register = register +{ $n }
corduba-cli-step-unlock = { $any ->
    [yes] { $n ->
        [one] unlock a specialist
       *[other] unlock { $n } specialists
    }
   *[no] unlock the { $colour } specialist
}
corduba-cli-step-peculium = { $n ->
    [one] the peculium of a specialist
   *[other] the peculium of { $n } specialists
}
corduba-cli-step-trade-both = visit the market
corduba-cli-step-trade-buy = buy at the market
corduba-cli-step-trade-sell = sell at the market
corduba-cli-step-trade-types = { $n ->
    [one] (one type)
   *[other] (up to { $n } types)
}
corduba-cli-step-trade-units = (at most { $n } of each)
corduba-cli-step-trade-buy-mod = (prices { $n } when you buy)
corduba-cli-step-trade-sell-mod = (prices { $n } when you sell)
corduba-cli-step-suppress = remove { $n } unrest { $where }
corduba-cli-step-incite = put { $n } unrest on tiles { $where }
corduba-cli-scope-any = anywhere
corduba-cli-scope-here = here
corduba-cli-scope-servorum = in Servorum
corduba-cli-scope-plebeius = in Plebeius
corduba-cli-scope-patricius = in Patricius
corduba-cli-step-cause-unrest = receive { $n } unrest
corduba-cli-step-build = { $monument ->
    [yes] build a tile or a monument
   *[no] build a tile
}{ $cheaper ->
    [yes] , { $off } cheaper
   *[no] { "" }
}
corduba-cli-step-replace = { $n ->
    [one] an own insula for a neutral one
   *[other] { $n } own insulae for neutral ones
}
corduba-cli-step-choose = choose: { $options }
corduba-cli-step-if = if { $condition }: { $then }, else: { $other }

## The table

corduba-cli-head = { " " }Round { $round } of 8, decade { $decade }{ " " }
corduba-cli-head-order = turn order
corduba-cli-head-unrest = { $count } of { $most } unrest
corduba-cli-head-reconstructed-content = partly reconstructed
corduba-cli-phase-set-up = Set-up
corduba-cli-phase-decade = The decade begins
corduba-cli-phase-unrest = Unrest
corduba-cli-phase-macellum = Macellum
corduba-cli-phase-actions = Actions
corduba-cli-phase-rome = Rome
corduba-cli-phase-harmony = Harmony
corduba-cli-phase-round-end = The round ends
corduba-cli-phase-decade-end = The decade ends
corduba-cli-phase-over = The game is over
corduba-cli-map-revolts = { $district } REVOLTS
corduba-cli-tile-unrest = unrest
corduba-cli-tile-used = used
corduba-cli-market = Market
corduba-cli-market-price = price
corduba-cli-market-stock = at the market
corduba-cli-market-supply = in supply
corduba-cli-rome = Rome
corduba-cli-rome-demands = troops { $troops }, offerings { $offerings } from each; { $resource } { $minimum } from all together ({ $held } held)
corduba-cli-column-senators = senators
corduba-cli-column-senators-short = sen
corduba-cli-column-popularity = popularity
corduba-cli-column-popularity-short = pop
corduba-cli-column-harmony = harmony
corduba-cli-column-harmony-short = har
corduba-cli-column-register = register
corduba-cli-column-register-short = reg
corduba-cli-column-unrest = unrest
corduba-cli-column-unrest-short = unr
corduba-cli-column-prestige = prestige
corduba-cli-column-prestige-short = prest
corduba-cli-column-denarii = denarii
corduba-cli-column-denarii-short = den
corduba-cli-column-workers = workers+
corduba-cli-column-workers-short = wor+
corduba-cli-column-goods = goods
corduba-cli-spent = { $who } spent
corduba-cli-own-people = Specialists: { $specialists }{ $special ->
    [0] { "" }
    [one] . A special worker
   *[other] . { $special } special workers
}
corduba-cli-own-upkeep = Upkeep now: { $upkeep } denarii or food. Storage: { $stored } of { $storage } resources.
corduba-cli-own-ability = { $name }: { $text }{ $used ->
    [yes] {" "}(used)
   *[no] { "" }
}
corduba-cli-own-merchant = Your merchant is at home.
corduba-cli-next-prestige = prestige { $now }; space { $space } brings { $gain }
corduba-cli-next-insula = { $laid } of 6 insulae laid; the { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} brings { $gain }
corduba-cli-start-values = register { $register }, popularity { $popularity }, harmony { $harmony }
corduba-cli-claimed-by = claimed by { $who }
corduba-cli-built-by = built by { $who }
corduba-cli-tile-page = { $colour } · costs { $cost } · prestige { $prestige } · { $shape }
corduba-cli-no-such-source = Nothing that is reconstructed has { $name } in its name.
corduba-cli-sources-on = What is reconstructed is marked again.
corduba-cli-sources-off = What is reconstructed is not marked any more.
corduba-cli-no-such-tile = There is no tile { $name }.

## Choosing

corduba-cli-choice-keep = { $heritage } with { $character }
corduba-cli-choice-monument = { $name }: costs { $cost }; brings { $gain }. { $token }
corduba-cli-choice-build = { $name }: costs { $cost }{ $links ->
    [0] { "" }
    [one] , with a neutral insula for 1 more denarius
   *[other] , with { $links } neutral insulae for { $links } more denarii
}; prestige { $prestige }
corduba-cli-choice-use = { $name }: { $cost } for { $gain }
corduba-cli-choice-free = { $name }: { $gain }
corduba-cli-choice-line = { $cost } for { $gain }
corduba-cli-choice-colour = { $who }, peculium { $peculium }
corduba-cli-choice-buy = { $what } at { $price } each
corduba-cli-choice-sell = { $what } at { $price } each
corduba-cli-choice-insulae = { $n ->
    [0] none of your own
    [one] one of your own
   *[other] { $n } of your own
}
corduba-cli-choice-spot = { $cell }, own insulae: { $n }
corduba-cli-choice-ability = { $name }: { $text }
corduba-cli-choice-trigger-yes = yes: { $effect }
corduba-cli-choice-trigger-no = no
corduba-cli-choice-pass = no more turns in this round
corduba-cli-choice-merchant = visit the market, once a decade
corduba-cli-choice-end = the next player's turn
corduba-cli-choice-done = nothing more here
corduba-cli-with-discount = { $n ->
    [one] with a discount
   *[other] with { $n } discounts
}
corduba-cli-group-build = Build in { $district }
corduba-cli-group-monument = Build a monument
corduba-cli-group-activate = Activate a tile
corduba-cli-group-site = Sites, Portus, Castra
corduba-cli-group-claim = Claim a milestone
corduba-cli-group-merchant = Send the merchant
corduba-cli-group-ability = Use an ability
corduba-cli-group-pass = Pass
corduba-cli-group-end = End the turn
corduba-cli-group-buy = Buy
corduba-cli-group-sell = Sell
corduba-cli-group-done = Done
corduba-cli-group-keep = Keep
corduba-cli-group-troops = Troops for Rome
corduba-cli-group-offerings = Offerings for Rome
corduba-cli-group-goods = Goods for Rome
corduba-cli-group-spot = Turned like { $shape }, first cell at row,column
corduba-cli-group-link = A neutral insula at row,column
corduba-cli-group-pay = Pay
corduba-cli-group-take = Take
corduba-cli-group-discard = Give back
corduba-cli-group-district = District
corduba-cli-group-colour = Specialist
corduba-cli-group-tile = Tile
corduba-cli-group-cell = Neutral insula
corduba-cli-group-option = Options
corduba-cli-group-trigger = First
corduba-cli-group-hand-out = Markers left over go to
corduba-cli-group-insulae = Insulae
corduba-cli-group-count = { $count } choices
corduba-cli-preview-choice = { $choice }. Then others decide, or something hidden is shown.
corduba-cli-ask-one-of = Which (number), b back:
corduba-cli-ask-seal-keep = Which cards do you keep (number)? Nobody sees them yet:
corduba-cli-ask-seal-troops = Which troops go into your fist for Rome (number):
corduba-cli-ask-seal-offerings = Which offerings go into your fist for Rome (number):
corduba-cli-ask-seal-goods = How much of Rome's demand goes into your fist (number):
corduba-cli-ask-turn = { $main ->
    [yes] Your main action is done. Free actions, or end your turn (number), ? help:
   *[no] Your turn (number), ? help:
}
corduba-cli-ask-choose-build = What do you build (number):
corduba-cli-ask-choose-spot = Where does { $tile } lie (number):
corduba-cli-ask-choose-caepio-spot = Caepio can lay the most insulae in several places. Where does his { $tile } lie (number):
corduba-cli-ask-choose-link = Where does a neutral insula lie, { $n } to go (number):
corduba-cli-ask-choose-payment = You owe { $cost }. How do you pay (number, Enter for 1):
corduba-cli-ask-choose-bonus = Which district's construction bonus (number):
corduba-cli-ask-activate-new = { $tile } is new: activate it at once (number):
corduba-cli-ask-choose-gain = What do you take, { $n } in all (number):
corduba-cli-ask-choose-loss = What do you give back, { $n } in all (number):
corduba-cli-ask-choose-districts = Prestige { $n } in which district (number):
corduba-cli-ask-choose-unlock = Which specialist do you unlock (number):
corduba-cli-ask-choose-peculium = Whose peculium (number):
corduba-cli-ask-visit = At the market (number):
corduba-cli-ask-suppress = Where do you remove unrest, up to { $n } (number):
corduba-cli-ask-incite = Which tile gets unrest, { $n } to go (number):
corduba-cli-ask-spread = Unrest spreads: to which tile (number):
corduba-cli-ask-place-unrest = You were handed unrest, { $n } to place: on which tile (number):
corduba-cli-ask-hand-out-unrest = Who gets the markers left over, { $n } in all (number):
corduba-cli-ask-replace = Which neutral insula becomes yours, up to { $n } (number):
corduba-cli-ask-choose-option = Which (number):
corduba-cli-ask-order-triggers = What happens first (number):
corduba-cli-ask-use-trigger = Do you use it (number):
corduba-cli-ask-pay-upkeep = Upkeep is { $n }. What you do not pay brings unrest. How do you pay (number, Enter for 1):
corduba-cli-ask-count-insulae = How many of your own insulae (number):
corduba-cli-help =
    The maps: Fo is a cell of the Forum, with !! it has unrest; mm is an insula of
    Marcus, nn a neutral one; a free cell shows its street block. In the table of
    players "workers+" is workers and, after the +, specialists and special workers
    that are ready; "unrest" is the place on the track, + markers in front of you;
    "prestige" is Servorum/Plebeius/Patricius.

    Choose by number; long menus ask for a kind first, and b goes back. Or write a
    whole move: build patricius forum, site lapis left, activate plebeius forum 0,
    spot 3,0 1, pay worker:2 blue denarii:3, take food:2 wood:1, buy stone 2, pass.
    A ! at the end does it without asking again; Enter alone draws the table.

    tiles [NAME]  what tiles cost and do
    aims          milestones and monuments
    me            your people, upkeep, and what your tracks and rows bring next
    sources [WORD]  where what is marked by ≈ comes from; sources off hides the marks
    why MOVE      why a move is not possible: why build patricius forum
    rules C7.4    a clause of the rules; rules merchant finds clauses with that word
    undo          take back what has shown nobody anything
    log           what happened so far
    save [FILE]   keep the game, from now on in this file
    quit          leave; the game is saved, as it is with Ctrl-C and Ctrl-D
corduba-cli-why-usage = Add the move as it is written in records: why build patricius forum.

## What happened

corduba-cli-told-game-started = { $seat } is the start player.
corduba-cli-told-cards-revealed = kept { $heritage } and { $character }
corduba-cli-told-started-with = starts with register { $register }, popularity { $popularity }, harmony { $harmony }
corduba-cli-told-decade-started = Decade { $decade } begins.
corduba-cli-told-rome-demanded = Rome demands { $card }.
corduba-cli-told-round-started = Round { $round }
corduba-cli-told-prices = Prices: { $prices }
corduba-cli-told-gained = got { $what }
corduba-cli-told-lost = gave { $what }
corduba-cli-told-paid = paid { $what }
corduba-cli-told-specialist-used = sent { $colour }
corduba-cli-told-special-used = { $n ->
    [one] sent a special worker
   *[other] sent { $n } special workers
}
corduba-cli-told-popularity-moved = popularity now { $value }
corduba-cli-told-harmony-moved = harmony now { $value }
corduba-cli-told-prestige-moved = prestige in { $district } now { $value }
corduba-cli-told-register-raised = register now { $value }
corduba-cli-told-unlocked = unlocked { $colour }
corduba-cli-told-peculium-paid = peculium of { $colour }
corduba-cli-told-tile-built = built { $building } in { $district } at { $cell }
corduba-cli-told-insula-own = laid an insula at { $cell }
corduba-cli-told-insula-neutral = a neutral insula at { $cell }
corduba-cli-told-monument-built = built { $monument }
corduba-cli-told-activated = activated { $building } in { $district }
corduba-cli-told-site-used = used { $site }, { $space }
corduba-cli-told-portus-used = used the Portus
corduba-cli-told-castra-used = used the Castra: { $space }
corduba-cli-told-milestone-claimed = claimed { $milestone }
corduba-cli-told-merchant-sent = sent the merchant to the market
corduba-cli-told-ability-used = { $ability }
corduba-cli-told-traded = { $side ->
    [buy] bought
   *[sell] sold
} { $units } at { $price } each
corduba-cli-told-passed = passed
corduba-cli-told-unrest-placed = unrest on { $building } in { $district }
corduba-cli-told-unrest-removed = removed unrest from { $building } in { $district }
corduba-cli-told-unrest-received = received { $n } unrest
corduba-cli-told-unrest-handed = handed { $n } unrest to { $receiver }
corduba-cli-told-unrest-track-moved = unrest track { $value }
corduba-cli-told-senators-changed = senators now { $senators } ({ $reason })
corduba-cli-reason-effect = effect
corduba-cli-reason-first-at-top = first at the top
corduba-cli-reason-milestone = milestone
corduba-cli-reason-most-troops = most troops
corduba-cli-reason-most-offerings = most offerings
corduba-cli-reason-podium = Rome's podium
corduba-cli-reason-politics = politics
corduba-cli-reason-richest = richest
corduba-cli-reason-unrest-rank = unrest track
corduba-cli-reason-furthest = furthest on the unrest track
corduba-cli-reason-last-unrest = unrest of the last round
corduba-cli-reason-caepio-bonus = Caepio's bonus
corduba-cli-told-delivered = delivered to Rome: troops { $troops }, offerings { $offerings }, goods { $resources }
corduba-cli-told-ranked = rank { $rank }
corduba-cli-told-group-failed = Together you delivered { $sum }, but Rome demanded { $minimum }.
corduba-cli-told-upkeep-settled = paid { $paid } of { $need } upkeep
corduba-cli-told-stored = discarded { $discarded } beyond the storage
corduba-cli-told-sold-at-end = sold everything for { $denarii } denarii
corduba-cli-told-over-scored = { $count ->
    [0] The game is over. Nobody won.
    [one] The game is over. { $names } won.
   *[other] The game is over. Shared victory: { $names }.
}
corduba-cli-told-over-rebellion-of-districts = The game is over. All three districts revolt: everybody loses.
corduba-cli-told-over-rebellion-of-markers = The game is over. Unrest is everywhere: everybody loses.

## Caepio, in the game for one

corduba-cli-caepio = Fannius Caepio
corduba-cli-told-caepio-card-turned = turned up card { $number } of the round
corduba-cli-told-caepio-acted = took the next row of his card
corduba-cli-told-die-rolled = rolled { $pips }: { $district }
corduba-cli-told-aedificium-drawn = wants to build { $building }
corduba-cli-told-aedificium-returned = found no room for { $building }
corduba-cli-told-aedificium-used = used { $building } in { $district }
corduba-cli-told-built-card-turned = Caepio turned up a building that already stands: { $building }.
corduba-cli-told-market-card-turned = { $side ->
    [buy] takes { $units }
   *[sell] sells { $units }
}
corduba-cli-told-caepio-committed = shows Rome { $part } of { $value }; the minimum is { $minimum }, you have { $yours }
corduba-cli-told-later-action = acted after Caepio had passed, who gets a denarius
