### Corduba on the page: the table, its log and its result.

## The map
co-map-label = Map of Corduba
co-map-whole = Show the whole map
co-map-reading = The city, district by district
co-map-supply = supply { $n }
co-map-built = built
co-map-bonus = build
co-map-revolt = revolt, no bonus
co-map-plate = { $district }. { $revolts ->
    [yes] In revolt, no construction bonus.
   *[no] No revolt.
  } Prestige: { $prestige }
co-map-focus = Look at { $district }
co-map-where = row { $top } to { $bottom }, column { $left } to { $right }
co-map-cell = row { $row }, column { $column }
co-map-tile = { $building }, { $district }, { $where }, built by { $builder }, { $state ->
    [unrest] unrest
    [used] used this round
   *[open] free
  }
co-map-insula = { $owner ->
    [nobody] Neutral insula
   *[other] Insula of { $owner }
  }, { $where }
co-map-site = { $site }: { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
  } for { $goods }, { $state ->
    [used] used this round
   *[open] free
  }
co-map-castra = Castra, { $troop }, { $state ->
    [used] used this round
   *[open] free
  }
co-map-portus = { $n ->
    [one] Portus: 1 worker, never full
   *[other] Portus: { $n } workers, never full
  }
co-map-monument = { $monument }, { $built ->
    [yes] built by { $builder }
   *[no] not built
  }
co-map-spots = { $n ->
    [one] One place for the tile. Enter builds.
   *[other] { $n } places for the tile. Arrow keys move it, R turns it, Enter builds.
  }
co-map-spot = { $building }, place { $number } of { $of }, { $where }. { $own ->
    [0] No own insulae
    [one] 1 own insula
   *[other] { $own } own insulae
  }, { $neutral ->
    [0] no neutral ones
    [one] 1 neutral one
   *[other] { $neutral } neutral ones
  }{ $forced ->
    [0] .
    [one] ; 1 neutral insula must join it to the city for 1 denarius.
   *[other] ; { $forced } neutral insulae must join it to the city for { $forced } denarii.
  }
co-map-tip-unrest = Unrest: nobody can use it.
co-map-tip-used = Used this round.
co-map-tip-forced = It touches nothing here, so a neutral insula joins it to the city for 1 denarius.
co-map-tip-own-cell = No tile fits on this cell any more, and it touches the new tile: an insula of the builder.
co-map-tip-row-empty = The builder’s row of insulae is empty, so this one is neutral.
co-map-tip-filled = No tile fits on this cell any more: a neutral insula.
co-map-tip-replaced = A player’s insula takes the place of a neutral one.
co-map-reconstructed = Numbers partly reconstructed: the rulebook does not print them.
co-reconstructed = Reconstructed: the rulebook does not print this.
co-source = Source: { $source }.
co-reconstructed-line = What the rulebook does not print – cards, prices, tracks, bonuses – is our reconstruction. It is marked with ≈; the menu switches the marks off.
co-map-places = Sites, Castra, monuments
co-map-free = { $free } of { $all } free

## Words

co-you = You
co-player = Player
co-caepio = Fannius Caepio
co-portus = Portus
co-castra = Castra
co-macellum = Macellum
co-troops = Troops
co-offerings = Offerings
co-monuments = Monuments
co-milestones = Milestones
co-tracks = Tracks
co-prestige = Prestige
co-popularity = Popularity
co-harmony = Harmony
co-popularity-word = Popularity
co-harmony-word = Harmony
co-register-word = Register
co-unrest-word = Place on the unrest track
co-senators-word = Senators
co-denarii = Denarii
co-nothing = nothing
co-or = { " or " }
co-and = { " and " }
co-up-to = up to
co-cell = row { $row }, column { $column }
co-cell-in = { $district }, { $cell }
co-tile-in = { $building } in { $district }
co-prestige-in = Prestige in { $district }
co-phase-set-up = Set-up
co-phase-decade = Decade
co-title-peculium = Peculium of { $name }
co-phase-unrest = Unrest
co-phase-macellum = Macellum
co-phase-actions = Actions
co-phase-rome = Rome
co-phase-harmony = Harmony
co-phase-round-end = End of the round
co-phase-decade-end = End of the decade
co-phase-over = The end
co-colour-red = red
co-colour-purple = purple
co-colour-blue = blue
co-colour-yellow = yellow
co-colour-green = green
co-colour-brown = brown
co-goods-food = food
co-goods-wood = wood
co-goods-stone = stone
co-goods-tool = tools
co-goods-amphora = amphorae
co-goods-marble = marble
co-goods-velites = velites
co-goods-legionary = legionaries
co-goods-equites = equites
co-amount-food = { $n } food
co-amount-wood = { $n } wood
co-amount-stone = { $n } stone
co-amount-tool = { $n ->
    [one] { $n } tool
   *[other] { $n } tools
  }
co-amount-amphora = { $n ->
    [one] { $n } amphora
   *[other] { $n } amphorae
  }
co-amount-marble = { $n } marble
co-amount-denarii = { $n ->
    [one] { $n } denarius
   *[other] { $n } denarii
  }
co-amount-worker = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
  }
co-amount-special = { $n ->
    [one] { $n } special worker
   *[other] { $n } special workers
  }
co-amount-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
  }
co-amount-basic = { $n ->
    [one] { $n } basic resource
   *[other] { $n } basic resources
  }
co-amount-unrest = { $n ->
    [one] { $n } unrest marker
   *[other] { $n } unrest markers
  }
co-amount-offering1 = { $n ->
    [one] { $n } offering of value 1
   *[other] { $n } offerings of value 1
  }
co-amount-offering2 = { $n ->
    [one] { $n } offering of value 2
   *[other] { $n } offerings of value 2
  }
co-amount-velites = { $n } velites
co-amount-legionary = { $n ->
    [one] { $n } legionary
   *[other] { $n } legionaries
  }
co-amount-equites = { $n } equites
co-free-basic = { $n ->
    [one] less { $n } basic resource
   *[other] less { $n } basic resources
  }
co-free-any = less { $n } of these
co-with-discounts = { $n ->
    [one] with a discount
   *[other] with { $n } discounts
  }
co-senators = { $n ->
    [one] { $n } senator
   *[other] { $n } senators
  }
co-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }

## What effects do

co-step-lose = lose { $amount }
co-step-transfer = give { $amount } to rank 1
co-step-gain-choice = { $n } of { $among }{ $distinct ->
    [yes] , all different
   *[no] { "" }
  }
co-step-popularity = popularity { $n }
co-step-harmony = harmony { $n }
co-step-senator = { $n } senator
co-step-prestige = { $n } prestige { $where }
co-step-register = register { $n }
co-step-unlock = { $n ->
    [one] unlock a specialist
   *[other] unlock { $n } specialists
  }
co-step-unlock-colour = unlock the { $colour } specialist
co-step-peculium = { $n ->
    [one] the peculium of a specialist
   *[other] the peculium of { $n } specialists
  }
co-step-trade-both = visit the market
co-step-trade-buy = buy at the market
co-step-trade-sell = sell at the market
co-step-trade-types = { $n ->
    [one] (one type)
   *[other] (up to { $n } types)
  }
co-step-trade-units = (at most { $n } of each)
co-step-trade-buy-mod = { $way ->
    [less] (buying each for { $n } less)
   *[more] (buying each for { $n } more)
  }
co-step-trade-sell-mod = { $way ->
    [less] (selling each for { $n } less)
   *[more] (selling each for { $n } more)
  }
co-step-suppress = remove { $n } unrest { $where }
co-step-incite = put { $n } unrest on tiles { $where }
co-step-cause-unrest = receive { $n } unrest
co-step-replace = { $n ->
    [one] put an insula of yours in the place of a neutral one
   *[other] put { $n } insulae of yours in the place of neutral ones
  }
co-step-build-any = build a tile or a monument
co-step-build-tile = build a tile
co-step-build-cheaper = { $what }, { $off } cheaper
co-step-choose = choose: { $options }
co-step-if = if { $condition }: { $then }; else: { $else }
co-where-servorum = in Servorum
co-where-plebeius = in Plebeius
co-where-patricius = in Patricius
co-where-lowest = where yours is lowest
co-where-highest = where yours is highest
co-where-here = here
co-where-each = in each district
co-where-chosen = { $districts ->
    [one] in a district of your choice
   *[other] in { $districts } districts of your choice
  }
co-scope-any = anywhere
co-scope-here = here
co-scope-servorum = in Servorum
co-scope-plebeius = in Plebeius
co-scope-patricius = in Patricius
co-metric-built-tiles = tiles built
co-metric-built-monuments = monuments built
co-metric-insulae-on-board = own insulae on the board
co-metric-register = register
co-metric-specialists-unlocked = specialists unlocked
co-metric-popularity = popularity
co-metric-harmony = harmony
co-metric-denarii = denarii
co-metric-prestige-min = prestige in every district
co-metric-prestige-max = highest prestige
co-metric-troops-value = value of troops
co-metric-offerings-value = value of offerings
co-metric-resources-total = resources
co-metric-unrest-track = place on the unrest track

## Choices

co-do-keep = keep { $heritage } and { $character }
co-do-troops = troops for Rome: { $what }
co-do-offerings = offerings for Rome: { $what }
co-do-goods = goods for Rome: { $what }
co-do-build = build { $building } in { $district }
co-do-monument = build { $monument }
co-do-activate = { $building } in { $district }: { $gain }
co-do-site = { $site }: { $gain }
co-do-portus = Portus: { $gain }
co-do-castra = Castra: { $gain }
co-do-claim = claim { $milestone }
co-do-pass = pass
co-do-merchant = send the merchant to the market
co-do-ability = use { $name }
co-do-end = end the turn
co-do-link = neutral insula at { $cell }
co-do-colour = { $name }, peculium: { $peculium }
co-do-buy = buy { $what }
co-do-sell = sell { $what }
co-do-insulae = { $n ->
    [0] none of your own
    [one] one of your own
   *[other] { $n } of your own
  }
co-do-done = nothing more here
co-trigger-yes = Yes: { $effect }
co-trigger-no = No

## What is asked

co-ask-keep = Choose **one heritage card** and **one character**. Nobody sees your choice until all have chosen.
co-ask-rome = **Closed fist.** Nobody sees your choice until all have sealed.
co-ask-turn = Build, use a tile, send workers to a site, claim a milestone or pass. Free actions may come before or after.
co-ask-turn-done = Your main action is done. Take free actions, or end your turn.
co-ask-which = What do you do there?
co-ask-menu-activate = Which tile do you use?
co-ask-menu-places = Where do you send your workers?
co-ask-menu-claim = Which milestone do you claim?
co-ask-menu-ability = Which ability do you use?
co-ask-choose-build = What do you build?
co-ask-choose-spot = Where does { $tile } lie? Choose a place on the map.
co-ask-choose-caepio-spot = Caepio can lay the most insulae in several places. Where does his { $tile } lie?
co-ask-choose-link = { $tile } must be joined to the city by neutral insulae, { $n } to go. Where?
co-ask-choose-payment = To pay: { $cost }. With what?
co-ask-choose-bonus = The construction bonus of which district do you use?
co-ask-activate-new = { $tile } is new: do you use it at once?
co-ask-choose-gain = { $n ->
    [one] Take one of these goods.
   *[other] Take { $n } in all of these goods.
  }
co-ask-choose-loss = { $n ->
    [one] Give back one of your goods.
   *[other] Give back { $n } in all of your goods.
  }
co-ask-store = Your storage keeps { $most }: give back { $n ->
    [one] one of your goods.
   *[other] { $n } in all of your goods.
  }
co-ask-choose-districts = { $n } prestige in which district?
co-ask-choose-unlock = Which specialist do you unlock?
co-ask-choose-peculium = Whose peculium do you receive?
co-ask-visit = Prices stay during the visit and move when it is over.
co-ask-visit-first = Trade at least once: a visit that changes nothing is not allowed. Prices stay until it is over.
co-ask-suppress = Where do you remove unrest? { $n } to go.
co-ask-incite = Which tile gets unrest? { $n } to go.
co-ask-spread = Unrest spreads: to which tile?
co-ask-place-unrest = You were handed unrest, { $n } to place. On which tile?
co-do-hand-out = Markers left over: { $names }
co-ask-hand-out-unrest = { $n ->
    [one] Who gets the marker left over?
   *[other] Who gets the { $n } markers left over?
  }
co-ask-replace = Which neutral insula becomes yours? Up to { $n }.
co-ask-choose-option = Which do you choose?
co-ask-order-triggers = What happens first?
co-ask-use-trigger = Do you use { $name }?
co-ask-pay-upkeep = Upkeep is { $n }. What you do not pay brings unrest.
co-ask-count-insulae = How many of your own insulae do you lay?

## Buttons

co-title-turn = **Your turn**
co-title-turn-done = **Your turn**
co-title-confirm = **All decided**
co-title-tile = **{ $building }** in { $district }
co-menu-build = Build
co-menu-activate = Use a tile
co-menu-places = Sites, Castra
co-menu-claim = Claim
co-menu-merchant = Market
co-menu-ability = Ability
co-menu-pass = Pass
co-menu-end = End turn
co-pass-ask = **Pass?** You take no more turns in this round.
co-pass-sure = Pass
co-go-build = Build here
co-go-monument = Build
co-go-use = Use it
co-go-recruit = Recruit
co-go-claim = Claim
co-go-on = Go on
co-pay-otherwise = Pay otherwise
co-confirm = Then others decide, or something hidden is shown.
co-confirm-do = Do it
co-done = Nothing more
co-build-nothing = Build nothing
co-market-leave = Leave
co-market-trade = Trade
co-take-do = Take { $n } of { $total }
co-discard-do = Give back { $n } of { $total }
co-less = less { $what }
co-more = more { $what }
co-wait-sealing = { $count ->
    [one] { $names } still chooses in secret.
   *[other] { $names } still choose in secret.
  }
co-your-turn = Your turn

## The table

co-board-label = The city of Corduba
co-own-board = Your board
co-look-at = Look at the board of { $name }
co-opp-says = { $name } has { $things }.
co-opp-says-ready = Specialists ready: { $names }.
co-opp-says-spent = Specialists at work: { $names }.
co-opp-says-prestige = Prestige: { $values }.
co-overview = Rome, milestones, market and tracks
co-turn-tile = Turn the tile
co-keys-arrows = Go through what can be built, then move the tile
co-keys-figures = Choose from the list, a use of the new tile, or a district
co-summary = Round { $round }, decade { $decade }, { $phase }. Senators: { $senators }.
co-top-round = Round { $round } of 8, decade { $decade }
co-top-order = Turn order, and who has passed
co-amount-register = { $n ->
    [one] Register { $n }: one worker each round
   *[other] Register { $n }: so many workers each round
  }
co-upkeep = Upkeep
co-upkeep-why = Upkeep { $n }: food or denarii due at the end of the round
co-no-workers = no workers left
co-specialist-free = free
co-specialist-locked = locked
co-specialist-spent = spent
co-specialist-pays = { $n ->
    [0] pays
   *[other] pays { $n }
}
co-peculium-of = peculium { $effect }
co-row = { $district }: { $laid } of 6 insulae laid
co-row-nothing = no bonus
co-storage = { $n } resources, { $most } may be kept at the end of a decade
co-markers = { $n ->
    [one] 1 unrest marker in front of you, to be handed on
   *[other] { $n } unrest markers in front of you, to be handed on
  }
co-merchant-home = merchant at home
co-merchant-out = merchant out
co-merchant-ready = merchant ready
co-merchant-open = visit open
co-ability-use = use
co-ability-ready = ready
co-ability-used = used
co-unrest-costs = { $n ->
    [0] Unrest
    [one] Unrest, −1 senator at the end
   *[other] Unrest, −{ $n } senators at the end
  }
co-market-row = { $goods }: price { $price }, { $stock } at the market, { $supply } in supply
co-rome-label = Rome demands: { $card }
co-rome-round = Rome, round { $round }
co-rome-together = All together: { $n } { $goods }
co-rome-all = together
co-rome-alone = alone
co-rome-ranks = 1st: { $first } · 2nd: { $second } · 3rd: { $third }
co-claim-red-specialist = claimed by the red specialist
co-claim-purple-specialist = claimed by the purple specialist
co-claim-blue-specialist = claimed by the blue specialist
co-claim-yellow-specialist = claimed by the yellow specialist
co-claim-green-specialist = claimed by the green specialist
co-claim-brown-specialist = claimed by the brown specialist
co-claimed-by = claimed by { $name }

## Building

co-build-title = What do you build?
co-build-bonus = Every tile in { $district } costs { $bonus } less; the price shown is what you pay.
co-build-revolt = { $district } is in revolt: there is no construction bonus.
co-links = { $n ->
    [one] needs a neutral insula to join the city, 1 denarius more
   *[other] needs { $n } neutral insulae to join the city, { $n } denarii more
  }

## The market

co-market-title = Market visit
co-market-merchant = Your merchant visits the market
co-market-text = Once in a decade. Each resource only once; what you sell first can pay for what you buy.
co-resource = Resource
co-price = Price
co-stock = Stock
co-order = Order
co-market-last = last one
co-market-full = market full: goes to supply
co-market-price = price { $n }
co-market-stock = { $n } of { $most } in stock
co-market-buy = buy { $n }
co-market-sell = sell { $n }
co-in-hand = in hand
co-market-sold = +{ $n } sold
co-market-bought = −{ $n } bought
co-left = left

## Rome

co-rome-text = Decade { $decade }. Everybody seals troops, offerings and goods, then all hands open.
co-rome-send = send
co-rome-keep = keep
co-rome-none = You have nothing to send.
co-rome-of = { $n } of { $need }
co-rome-value = value { $n }
co-rome-open = Open holdings
co-rome-must = must show { $n }
co-rome-least = at least { $n }
co-rome-rank = Your rank with { $n }
co-rome-most = Most
co-rome-fewest = Least
co-rome-fails = { $effect }, for all, if Rome gets less than { $n }
co-rome-needs = Rome needs { $n }
co-rome-others = others hold { $n }
co-rome-missing = { $n } more needed
co-rome-enough = enough
co-rome-seal = Seal delivery

## The start

co-keep-title = Your family
co-keep-text = Keep one heritage card and one character. They are shown when everybody has chosen.
co-keep-heritage = Heritage
co-keep-character = A character of the { $family }
co-keep-start = At the start: { $effect }
co-keep-do = Keep these
co-start-values = Register { $register }, popularity { $popularity }, harmony { $harmony }

## What happened

co-told = **{ $name }**: { $what }
co-told-game-started = { $name } is the start player.
co-told-cards-revealed = kept { $heritage } and { $character }
co-told-started-with = starts with register { $register }, popularity { $popularity }, harmony { $harmony }
co-told-decade-started = Decade { $decade }
co-told-rome-demanded = Rome demands { $goods } ({ $card }).
co-told-round-started = Round { $round }
co-told-prices = Prices: { $prices }
co-told-paid = paid { $what }
co-told-gained = got { $what }
co-told-lost = gave { $what }
co-told-insulae = { $n ->
    [one] laid an insula
   *[other] laid { $n } insulae
  }
co-told-neutral = { $n ->
    [one] a neutral insula
   *[other] { $n } neutral insulae
  }
co-told-popularity-moved = popularity { $value }
co-told-harmony-moved = harmony { $value }
co-told-prestige-moved = prestige { $value } in { $district }
co-told-register-raised = register { $value }
co-told-unlocked = unlocked { $specialist }
co-told-tile-built = built **{ $building }** in { $district }
co-told-monument-built = built **{ $monument }**
co-told-activated = used **{ $building }** in { $district }
co-told-site-used = used **{ $site }**
co-told-portus-used = used the **Portus**
co-told-castra-used = recruited at the **Castra**
co-told-milestone-claimed = claimed **{ $milestone }**
co-told-merchant-sent = sent the merchant to the market
co-told-ability-used = used **{ $ability }**
co-told-buy = bought { $what } at { $price }
co-told-sell = sold { $what } at { $price }
co-told-passed = passed
co-told-unrest-placed = unrest on **{ $building }** in { $district }
co-told-unrest-removed = removed unrest from { $building } in { $district }
co-told-unrest-received = received { $n } unrest
co-told-unrest-handed = handed { $n } unrest to { $name }
co-told-unrest-track-moved = place { $value } on the unrest track
co-told-senators-changed = { $n ->
    [one] now { $n } senator ({ $reason })
   *[other] now { $n } senators ({ $reason })
  }
co-told-delivered = delivered to Rome: troops { $troops }, offerings { $offerings }, goods { $goods }
co-told-ranked = { $rank ->
    [1] first on Rome's podium
    [2] second on Rome's podium
    [3] third on Rome's podium
   *[other] last on Rome's podium
  }
co-told-group-failed = Together you delivered { $sum }, but Rome demanded { $minimum }.
co-told-upkeep-settled = paid { $paid } of { $need } upkeep
co-told-stored = gave back { $n } beyond the storage
co-told-sold-at-end = sold everything for { $n } denarii
co-told-over = { $count ->
    [0] The game is over. Nobody won.
    [one] The game is over. { $names } won.
   *[other] The game is over. Shared victory: { $names }.
  }
co-told-caepio-card-turned = turned up card { $card }
co-told-die-rolled = rolled { $pips }: { $district }
co-told-aedificium-drawn = wants to build { $building }
co-told-aedificium-returned = found no room for { $building }
co-told-aedificium-used = used **{ $building }** in { $district }
co-told-built-card-turned = Caepio turned up a building that already stands: { $building }.
co-told-market-card-buy = takes { $what } from the market
co-told-market-card-sell = sells { $what }
co-told-caepio-committed-troops = shows Rome troops of { $value }; the least is { $minimum }
co-told-caepio-committed-offerings = shows Rome offerings of { $value }; the least is { $minimum }
co-told-later-action = acted after Caepio had passed, who gets a denarius
co-reason-effect = effects
co-reason-first-at-top = first at the top of a prestige track
co-reason-milestone = milestones
co-reason-most-troops = most troops for Rome
co-reason-most-offerings = most offerings for Rome
co-reason-podium = Rome's podium
co-reason-politics = most prestige in a district
co-reason-richest = richest
co-reason-unrest-rank = place on the unrest track
co-reason-furthest = furthest on the unrest track
co-reason-last-unrest = unrest of the last round
co-reason-caepio-bonus = Caepio’s bonus

## The end

co-over-won = { $count ->
    [0] Nobody wins.
    [one] { $me ->
        [yes] You win!
       *[no] { $names } wins.
    }
   *[other] { $names } share the victory.
  }
co-over-rebellion-of-districts = Rebellion! All three districts revolt, and everybody loses.
co-over-rebellion-of-markers = Rebellion! Unrest is everywhere, and everybody loses.
co-senators-from = Where senators came from

## Caepio

co-caepio-short = Caepio
co-caepio-cards = Caepio's card
co-caepio-card = Card { $card }
co-caepio-next = row { $row } next
co-caepio-soon = Next
co-caepio-draws = another card
co-caepio-passes = passes
co-caepio-would = what he would do now
co-caepio-may = may draw: { $buildings }
co-caepio-why = Why he did that
co-caepio-then = Caepio would then take: { $act }.
co-act-site = { $site } { $workers }
co-act-build = Build
co-act-random = Random tile
co-act-market = Sell { $sell }, buy { $buy }
co-obstacle-site-taken = is taken
co-obstacle-supply-empty = has nothing left
co-obstacle-space-taken = is taken
co-obstacle-no-marker = has no marker left
co-obstacle-stack-empty = no card is left
co-obstacle-no-room = fits nowhere
co-obstacle-not-built = is not built
co-obstacle-tile-taken = is used already
co-obstacle-tile-restless = has unrest
co-obstacle-no-free-tile = no tile is free
co-obstacle-nothing-to-trade = nothing can be traded

## Statistics

co-stats-tab-overview = Result
co-why-source = The greatest difference: **{ $source }** (senators: { $mine } for { $name }, { $theirs } for { $rival }).
co-why-best = What { $rival } did best: **{ $source }** (senators: { $theirs }, and { $mine } for { $name }).
co-why-unrest = Nobody wins on space { $n } of the unrest track: **{ $names }**.
co-why-revolt = { $unpaid ->
    [0] **{ $name }** received { $received } unrest and removed { $removed }.
   *[other] **{ $name }** received { $received } unrest, { $unpaid } of it for unpaid upkeep, and removed { $removed }.
  }
co-why-monuments = Monuments of **{ $name }**: { $built }; needed: { $needed }.
co-stats-tab-senators = Senators
co-stats-tab-deeds = Deeds
co-stats-tab-goods = Goods
co-stats-tab-city = City
co-stats-tab-rome = Rome
co-stats-rome = to Rome
co-stats-turns = turns
co-stats-workers-left = workers left over
co-stats-upkeep = upkeep
co-stats-unrest = unrest received
co-stats-resources = Resources
co-stats-gained = gained
co-stats-bought = bought
co-stats-sold = sold
co-stats-paid = paid
co-stats-stored = given back beyond the storage
co-stats-lost = lost
co-stats-earned = earned at the market
co-stats-spent = spent at the market
co-stats-luck = luck with Macellum tiles
co-stats-tile = Tile, and who built it
co-stats-round = Round
co-stats-insulae = own insulae laid
co-stats-uses = used by { $name }
co-stats-uses-note = The columns of the players count how often each of them used the tile.
co-stats-rome-decade = Decade { $decade }: { $card }
co-stats-rome-sum = goods: { $sum } of { $minimum } together
co-deed-build = tiles built
co-deed-monument = monuments built
co-deed-activate = tiles used
co-deed-site = sites used
co-deed-portus = Portus used
co-deed-castra = troops recruited
co-deed-claim = milestones claimed
co-deed-merchant = market visits of the merchant
co-deed-ability = abilities used
co-open-dealt = Dealt at the start
co-open-kept = kept
co-open-fists = In the closed fists
co-open-choosing = still chooses
co-opened-title = { $card }: all hands open
co-opened-text = Decade { $decade }. Whoever alone gives the most troops or offerings gets a senator.
co-opened-ask = **All hands are open.** Look at what everybody gave and what came of it.
co-opened-came = What came of it

## Abilities

co-once-round = Once per round, as a free action{ $cost ->
    [none] : { $what }
   *[other] , for { $cost }: { $what }
  }
co-once-decade = Once per decade, as a free action{ $cost ->
    [none] : { $what }
   *[other] , for { $cost }: { $what }
  }
co-limit-round = once per round
co-limit-decade = once per decade
co-mod-build = Building costs you { $off } less
co-mod-build-tile = Tiles cost you { $off } less
co-mod-build-monument = Monuments cost you { $off } less
co-mod-activate = Using a tile costs you { $off } less
co-mod-activate-new = Using a tile right after building it costs you { $off } less
co-mod-castra = Each use of the Castra costs you { $n } resource or denarius less
co-mod-substitute = You may pay { $from } as { $to } ({ $where })
co-mod-specialists = Your specialists count { $n } at production sites
co-mod-site = { $sites }: also { $gain }
co-mod-upkeep = Your upkeep: { $n }
co-mod-buy = { $way ->
    [less] You buy each resource for { $n } less
   *[more] You buy each resource for { $n } more
}
co-mod-sell = { $way ->
    [less] You sell each resource for { $n } less
   *[more] You sell each resource for { $n } more
}
co-mod-no-drift = your trade moves no prices
co-mod-storage = You may keep { $n } more resources
co-mod-rome-troops = Your troops for Rome count { $n } more
co-mod-rome-offerings = Your offerings for Rome count { $n } more
co-mod-rome-resource = Your goods for Rome count { $n } more
co-mod-special = { $n ->
    [one] A special worker: counts { $value } at tiles and the Castra
   *[other] { $n } special workers: each counts { $value } at tiles and the Castra
  }
co-context-build = building
co-context-activate = using tiles
co-context-castra = Castra
co-context-upkeep = upkeep
co-context-rome = Rome
co-trigger-does = { $event }: { $effect }
co-trigger-may = { $event }, if you like: { $effect }
co-on-build-tile = When you build a tile
co-on-build-monument = When you build a monument
co-on-activate = When you use a tile
co-on-produce = When you use a production site
co-on-insula = When you lay an insula
co-on-pass = When you pass
co-on-decade-start = At the start of a decade
co-on-round-start = At the start of a round
co-on-rome-reward = When Rome rewards you
co-on-suppress = When you remove unrest
co-on-unlock = When you unlock a specialist
co-on-trade = When you trade
co-on-upkeep-paid = When you pay all of your upkeep
co-when-rank = rank { $ranks }
co-when-others-passed = { $n ->
    [one] after another player
   *[other] after { $n } others
  }
co-when-workers = with { $n } or more workers
co-keep-advised = a good start
co-keep-register = How many workers come each round, and how many must be fed.
co-keep-popularity = When it moves, harmony moves with it; unrest lowers it.
co-keep-harmony = Takes so much off the upkeep at the end of each round.

## The threat strip

co-threat-label = What threatens
co-threat-calm = Calm
co-threat-warning = Warning
co-threat-alarm = Alarm
co-threat-calm-told = Nothing presses.
co-threat-warning-told = Something presses: look at the marked figures.
co-threat-alarm-told = It is urgent: look at the dark figures.
co-threat-revolt = in revolt
co-threat-revolt-title = { $n } of 3 districts in revolt
co-threat-revolt-rule = Three in revolt at the start of a round, and everybody loses.
co-threat-quiet = quiet
co-threat-markers = markers
co-threat-markers-title = { $n } of { $most } markers
co-threat-spreads = the next round spreads
co-threat-handed = to be handed on
co-threat-then = then on tiles
co-threat-markers-rule = Marker { $n } ends the game, and everybody loses.
co-threat-upkeep = upkeep
co-threat-upkeep-title = Upkeep { $n }
co-threat-specialists = specialists
co-threat-abilities = abilities
co-threat-due = due
co-threat-pays = paid with { $what }
co-threat-nothing-due = nothing to pay
co-threat-unpaid = { $n ->
    [one] 1 cannot be paid and becomes unrest
   *[other] { $n } cannot be paid and become unrest
  }
co-threat-short = { $what } { $n } short
co-threat-rome-met = all that Rome demands is there
co-threat-rome-rule = What is short at the end of the decade brings unrest.
co-threat-ended = if it ended
co-threat-ended-title = If it ended now
co-threat-no-win = So far on the unrest track nobody can win.
co-threat-taken = unrest takes { $n } of yours
co-threat-three = All three districts revolt. Calm one before round { $round } begins, or everybody loses.
co-threat-how = Show how
co-threat-ways = Ways out
co-threat-no-way = No tile of the city removes unrest. This would: { $names }.

## The catalogue

co-catalogue = Catalogue
co-cat-tiles = Tiles
co-cat-all = All
co-cat-payable = I can pay
co-cat-revolt = revolt
co-cat-prestige = Prestige { $n }
co-cat-types = { $n ->
    [one] 1 kind
   *[other] { $n } kinds
  }
co-cat-built = built
co-cat-built-by = built by { $name }
co-cat-gone = out of the game
co-cat-no-room = no room
co-cat-full = full price
co-cat-open = can be built
co-cat-copies = { $n } of { $all } left
co-lack = you lack { $what }
co-lack-word = you lack
co-lack-short = lack
co-fold-open = Your whole board, Rome, milestones, market

## The decision

co-may-build = build
co-may-use = use a tile
co-may-place = use a place
co-may-claim = claim a milestone
co-may-market = go to the market
co-may-ability = use an ability
co-may-pass = pass
co-ask-may = You can { $ways }.
co-ask-only-pass = You cannot build or use anything any more: pass.
co-ask-free = Free, before or after: { $ways }.
co-go-build-use = Build and use
co-use-at-once = And use it at once
co-use-not = Not now, others may
co-choose-then = You choose then
co-of-these = { $n } of
co-title-build = **Build**
co-ask-build = Choose a tile and a district in the catalogue, or on the map. Nothing is paid before you confirm.
co-market-yours = you { $n }
co-market-then = then { $n }
co-market-of = of { $n }
co-rome-what = What
co-rome-need = need
co-rome-have = have
co-rome-lack = missing
co-rome-sent = you send
