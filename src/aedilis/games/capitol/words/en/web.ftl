# The page. Words of the rulebooks: prefecture, site, yard, permit, Consul.
# **stars** set a part in bold. $me is "yes" when the sentence is about the reader.

## Names

group-A = wave
group-B = pine
group-C = arch

kind-roof = roof
kind-floor = floor
kind-permit = permit
card-roof = Roof { $value }
card-floor = Floor { $value }
card-permit = Permit { $value }, { $group }

shape-round = round
shape-pitched = pitched

tile-fountain = fountain
tile-amphitheatre = amphitheatre
tile-temple = temple
tile-fountain-does = One point more for first and second place in its prefecture.
tile-amphitheatre-does = Extra cards each round for first and second place in its prefecture.
tile-temple-does = Doubles every point of its prefecture, from this scoring on.
tile-fountain-short = +1 where you rank first or second
tile-amphitheatre-short = More cards for first and second
tile-temple-short = Doubles its hill, from now on

fate-waiting = to come
fate-current = in this auction
fate-placed = built
fate-removed = out of the game

phase-build = Build
phase-auctions = Auctions
phase-scoring = Scoring
phase-draw = Draw

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## The bar at the top of the table

top-round = Round
top-round-of = Round { $round } of 4

## The board

board-label = Rome: nine prefectures
board-summary = Round { $round } of 4, { $phase }. Scores: { $scores }. { $supply } blocks in the supply.
board-empty-worth = empty, worth { $points }
board-sites-free = { $count ->
    [0] no free site
    [one] { $count } free site
   *[other] { $count } free sites
}
board-tip-empty = Nobody is here yet. First place is worth { $points }.
board-tip-amphitheatre = Amphitheatre: first place draws 2 more cards, second 1.

arithmetic-none = { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
}, no place
arithmetic-first = { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
}, first: { $temple ->
    [yes] (2 + { $fountains }) × 2
   *[no] 2 + { $fountains }
}
arithmetic-second = { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
}, second: { $temple ->
    [yes] { $fountains } × 2
   *[no] { $fountains }
}

label-no-houses = no houses yet
label-houses = { $count ->
    [one] { $count } house, height { $tallest }
   *[other] { $count } houses, tallest { $tallest }
}
label-fountains = { $count ->
    [0] no fountain
    [one] { $count } fountain
   *[other] { $count } fountains
}
label-fountains-head = Fountains
label-first = { $name } first, { $points }
label-second = { $name } second, { $points }
label-worth = the { $tile } would bring you { $gain } here
label-legal = you may build here
label-legal-gain = you may build here, { $gain }

## Others

opp-consul = Consul: starts this round
opp-projected = if it were scored now
opp-says = { $consul ->
    [yes] { $name }, Consul, has
   *[no] { $name } has
} { $score } points, { $more } more if it were scored now.
opp-says-hand = { $count } cards in hand: permits { $permits }, floors { $floors }, roofs { $roofs }.
opp-says-roofs = Roofs left: { $round } round, { $pitched } pitched.
opp-says-yard = In the yard: { $houses }.

piles-label = Draw piles
piles-top = { $card } on top, { $count } cards
piles-empty = This pile is empty
tiles-label = Auctions this round
tiles-round = Round { $round }
supply-title = Blocks
supply-label = { $count } blocks in the supply
tracker-label = Seen and still in hand
tracker-secret = { $count } { $kind } still secret
tracker-of = What everybody knows of { $name }’s hand

## Log

log-passed = { $me ->
    [yes] **You** passed
   *[no] **{ $name }** passed
}
log-passed-automatic = { $me ->
    [yes] **You** have no cards and pass
   *[no] **{ $name }** has no cards and passes
}
log-with = ({ $cards })
log-null = { $me ->
    [yes] **You** played { $card } without effect
   *[no] **{ $name }** played { $card } without effect
}
log-blocks-new = { $me ->
    [yes] **You** started { $count ->
        [one] a new house
       *[other] { $count } new houses
    }
   *[no] **{ $name }** started { $count ->
        [one] a new house
       *[other] { $count } new houses
    }
}
log-blocks-raised = { $me ->
    [yes] **You** raised a house to { $height }
   *[no] **{ $name }** raised a house to { $height }
}
log-blocks-mixed = { $me ->
    [yes] **You** built up to { $height } and started a house
   *[no] **{ $name }** built up to { $height } and started a house
}
log-roofed = { $me ->
    [yes] **You** put a { $shape } roof on a house of { $height }
   *[no] **{ $name }** put a { $shape } roof on a house of { $height }
}
log-placed = { $me ->
    [yes] **You** built { $height } on the **{ $place }**
   *[no] **{ $name }** built { $height } on the **{ $place }**
}
log-auction = Auction { $number }: { $tile }
log-won = { $me ->
    [yes] **You** bought the { $tile } for { $sum }
   *[no] **{ $name }** bought the { $tile } for { $sum }
}
log-tie-low-score = A tie: the lower score wins.
log-tie-high-card = A tie: the highest single card wins.
log-tie-order = A tie: the earlier seat wins.
log-tie-free = Nobody bid: it goes to the lowest score.
log-removed-tie = A tie: the { $tile } leaves the game.
log-removed-no-bid = Nobody bid: the { $tile } leaves the game.
log-removed-no-room = No room: the { $tile } leaves the game.
log-tile = { $me ->
    [yes] **You** put the { $tile } on the **{ $place }**
   *[no] **{ $name }** put the { $tile } on the **{ $place }**
}
log-scored = Scoring of round { $round }
log-drawn = { $me ->
    [yes] **You** drew { $count ->
        [one] a card
       *[other] { $count } cards
    }
   *[no] **{ $name }** drew { $count ->
        [one] a card
       *[other] { $count } cards
    }
}
log-stopped = { $me ->
    [yes] **You** declined the other bonus cards
   *[no] **{ $name }** declined the other bonus cards
}
log-lost = { $me ->
    [yes] **You** found no cards left to draw
   *[no] **{ $name }** found no cards left to draw
}
log-consul = { $me ->
    [yes] **You** are Consul now
   *[no] **{ $name }** is Consul now
}
log-round = Round { $round }
log-over = The game is over

## My seat

me-label = Your seat
yard-label = Your yard
yard-empty = empty yard
yard-roofs-left = roofs left
yard-ready = ready
yard-no-roof = no roof
yard-new = Start a new house
yard-new-short = new
yard-finished = House of { $height }, { $shape } roof
yard-unfinished = Unfinished house of { $height }
yard-put-roof = Put on a { $shape } roof
hand-label = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
hand-empty = No cards in hand.
hand-no-effect = { $card }, only without effect now

## Decisions

build-choose = **Your turn.** Play a card, or pass for this round.
build-pass = Pass
build-pass-ask = **Pass?** You build no more this round. You may still bid.
build-pass-sure = Pass this round
build-null = No effect
build-null-ask = **Without effect.** The card is discarded and nothing is built.
build-null-only = **Nothing fits this card now.** You may still play it without effect, to wait.
build-null-do = Play without effect
build-floor = { $left ->
    [one] **One block to go.** Put it on a house, or start a new one.
   *[other] **{ $left } blocks.** Put each on a house, or start new ones.
}
build-floor-ready = { $count ->
    [one] **One block placed.** Build it like this?
   *[other] **Both blocks placed.** Build it like this?
}
build-floor-do = Build
build-roof = **A roof.** Choose the house it goes on.
build-roof-shape = **Round or pitched?** Choose a roof.
build-roof-ready = **Finish the house of { $height }.** It can then be placed with a permit.
build-roof-do = Put on the roof
build-permit = **A permit.** Choose a house and a glowing hill.
build-permit-where = **Where to?** Choose a glowing hill.
build-permit-do = Build here
draft-result-first = **First on the { $place }.**
draft-result-shared = **Shared first on the { $place }.**
draft-result-second = **Second on the { $place }.**
draft-result-none = **No place on the { $place } yet.**
draft-change = { $me ->
    [yes] You: { $was } → { $will }
   *[no] { $name }: { $was } → { $will }
}
draft-no-change = No points change now.
place-choose = **You won the { $tile ->
    [fountain] fountain
    [amphitheatre] amphitheatre
   *[temple] temple
}.** Choose its prefecture.
place-here = **{ $tile ->
    [fountain] The fountain
    [amphitheatre] The amphitheatre
   *[temple] The temple
} on the { $place }.**
place-do = Place it here
draw-choose = { $base ->
    [0] { $bonus ->
        [one] **One bonus card.** Take it, or stop.
       *[other] **{ $bonus } bonus cards.** Take one, or stop.
    }
   *[other] { $bonus ->
        [0] **Draw { $base }.** Take the top card of a pile.
       *[other] **Draw { $base }, then { $bonus } more.** Take the top card of a pile.
    }
}
draw-take = Take { $card }, { $count } in the pile
draw-stop = Stop drawing
wait-bids = Waiting for the bids of { $names }.

## Auctions

auction-title = { $number ->
    [1] First auction
    [2] Second auction
   *[3] Third auction
}: the { $tile ->
    [fountain] fountain
    [amphitheatre] amphitheatre
   *[temple] temple
}
auction-seal = Seal
auction-reveal = Reveal
auction-place = Place
auction-take-back = Take this card out of the bid
auction-your-bid = your bid
auction-sealed = sealed
auction-tie-low-score-else-remove = A tie goes to the lower score; level scores, and the tile leaves the game.
auction-tie-high-card-then-order = A tie goes to the highest single card, then to the earlier seat.
bid-choose = **What is the { $tile ->
    [fountain] fountain
    [amphitheatre] amphitheatre
   *[temple] temple
} worth to you?** Choose cards; only numbers count.
bid-chosen = **{ $sum } for the { $tile ->
    [fountain] fountain
    [amphitheatre] amphitheatre
   *[temple] temple
}.** You pay only if you win.
bid-seal = Seal { $sum }
bid-none = No bid
bid-pick = Choose cards
bid-clear = Clear
bid-none-ask = **No bid?** { $count ->
    [one] The card you chose stays
   *[other] The { $count } cards you chose stay
} in your hand.
bid-change = Change bid
bid-sealed-wait = Sealed
bid-waiting = **Your bid is sealed.** Waiting for { $names }.
reveal-turning = The first cards are turned.
reveal-none = Nobody has shown a card.
reveal-level = **Level at { $sum }.** The next cards decide.
reveal-leads = { $me ->
    [yes] **You lead with { $sum }.**
   *[no] **{ $name } leads with { $sum }.**
}
reveal-lead = leads
reveal-wins = wins
reveal-turn = Turning
reveal-stopped = Stopped
reveal-no-bid = No bid
reveal-hidden = { $count } hidden
reveal-you-bid = **You bid { $sum }.** { $count ->
    [one] The card is
   *[other] The { $count } cards are
} paid only if you win.
reveal-you-none = **You did not bid.**{ $left ->
    [0] {""}
   *[other] {" "}Your cards stay in your hand.
}
reveal-watch = The bids are turned over.
reveal-under-way = Revealing
outcome-won = { $me ->
    [yes] **You win the { $tile } with { $sum }.** The others take their cards back.
   *[no] **{ $name } wins the { $tile } with { $sum }.** The others take their cards back.
}
outcome-low-score = { $me ->
    [yes] **A tie at { $sum }: you win the { $tile }**, because you have the lowest score of the tied.
   *[no] **A tie at { $sum }: { $name } wins the { $tile }**, with the lowest score of the tied.
}
outcome-high-card = { $me ->
    [yes] **A tie at { $sum }: you win the { $tile }** with the highest single card.
   *[no] **A tie at { $sum }: { $name } wins the { $tile }** with the highest single card.
}
outcome-order = { $me ->
    [yes] **A tie at { $sum }: you win the { $tile }**, first in turn order from the Consul.
   *[no] **A tie at { $sum }: { $name } wins the { $tile }**, first in turn order from the Consul.
}
outcome-free = { $me ->
    [yes] **Nobody bid: you get the { $tile }**, with the lowest score.
   *[no] **Nobody bid: { $name } gets the { $tile }**, with the lowest score.
}
outcome-removed-tie = **A tie, and level scores: the { $tile } leaves the game.** Everybody takes their cards back.
outcome-removed-no-bid = **Nobody bid: the { $tile } leaves the game.**
outcome-removed-no-room = **There is no room: the { $tile } leaves the game.**

## Scoring

scoring-columns = Score columns
scoring-table = Points by prefecture
scoring-legend = Dark: this round. Light: before.
scoring-lead = { $name } leads by { $by }
scoring-level = Level: { $names }
scoring-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
}
scoring-this-round = This round
scoring-score = Score
scoring-nobody = Nobody scores here.
scoring-counting = The prefectures are counted one by one.
scoring-under-way = Counting
scoring-ask-lead = { $me ->
    [yes] **You lead by { $by }.**
   *[no] **{ $name } leads by { $by }.**
}
scoring-ask-level = **Level in the lead:** { $names }.
scoring-next = { $me ->
    [yes] You are Consul and draw first.
   *[no] { $name } is Consul and draws first.
}
scoring-replay = Again
scoring-on = On to drawing
scoring-result = The result

over-title = { $count ->
    [one] { $me ->
        [yes] You win
       *[no] { $names } wins
    }
   *[other] Shared victory: { $names }
}
over-winner = { $count ->
    [one] { $me ->
        [yes] **You have won.** Rome will remember.
       *[no] **{ $names } has won.** The seed of this game is open now.
    }
   *[other] **A shared victory:** { $names }.
}
over-sources = Points by prefecture
stats-tab-overview = Result
stats-tab-points = Points
stats-tab-auctions = Auctions
stats-tab-tempo = Tempo
stats-tab-luck = Luck
stats-by-round = Points by round, I to IV
stats-bids = Bids in the twelve auctions, and what the tile brought its winner
stats-points = points
stats-cards = cards
stats-auction = Round { $round }, auction { $number }, { $tile }
stats-auction-won = { $name } wins, { $place }, { $points } points
stats-tempo = Cards played while building, pale without effect; flag: order of passing, below it the cards kept
stats-pass = { $name }, round { $round }: { $turns } cards played, { $nulls } without effect, passed as number { $order } with { $left } left
stats-luck = In the numbers on cards
stats-dealt-luck = Dealt hand
stats-draw-luck = Open piles
stats-draw-choice = Own choice
stats-luck-note = Dealt hand and open piles are luck: what came, less what comes on average. Own choice is the card taken, less the mean of the open ones; a low number is often taken on purpose.
why-hill = Most of the lead came from the **{ $place }**: { $mine } points for { $name }, { $theirs } for { $rival }.
why-tile = The **{ $tile ->
    [fountain] fountain
    [amphitheatre] amphitheatre
   *[temple] temple
}** on the { $place } cost { $price } and brought { $points } points.
why-turns = **{ $name }** played { $count } more cards while building than { $rival }.
why-luck = **Luck** was with { $name }: the cards were worth { $count } more than those of { $rival }.
why-luck-even = **Luck** made no great difference between { $name } and { $rival }.
stat-tiles = Auctions won
stat-spent = Paid, in numbers
stat-price = Average price
stat-own-worth = Points from own tiles
stat-other-worth = Points from tiles of others
stat-bonus-cards = Bonus cards offered
stat-turns = Cards played while building
stat-nulls = Cards without effect
stat-blocks = Blocks on the board
stat-cards-per-block = Cards per block
stat-left = Cards kept at the pass, average
stat-last-word = Rounds with the last word
stat-dealt = Value of the dealt hand
stat-draws = Cards drawn
stat-drawn = Average card drawn

## New table

option-auction-tie = Tie in an auction
option-no-bid = Nobody bids
option-draw = Cards drawn
option-floor = Floor cards
option-partial-top-tie = Tied in blocks, with a lower house
option-bonus-draw = Bonus cards
option-start-player = First Consul
option-final-tie = Tie at the end
value-low-score-else-remove = lower score, else the tile is removed
value-high-card-then-order = highest card, then turn order
value-remove = the tile is removed
value-low-score-free = free for the lowest score
value-six-new = six new cards
value-refill-to-six = refill to six
value-free = each block freely
value-tallest-only = on the tallest house, or new ones
value-nothing = gets nothing
value-second = gets second place
value-first = gets first place too
value-optional = may be declined
value-forced = must be taken
value-random = by lot
value-chosen = the first seat
value-shared = shared victory
value-most-blocks-on-board = most blocks on the board

## Menu

do-pass = Pass
do-floor = { $card }: blocks to height { $heights }
do-roof = { $card }: { $shape } roof on the house of { $height }
do-permit = { $card }: { $height } { $shape } to the { $place }
do-null = { $card } without effect
do-bid = Bid { $sum }: { $cards }
do-no-bid = No bid
do-tile = To the { $place }
do-draw = Draw from the { $kind } pile
do-stop = Stop drawing

## Replays

replay-scoring = Scoring { $round }

## Learn

lesson-house-title = Raise a house
lesson-house-1 = **[Choose the floor card](card:F5).** It brings two blocks to your yard: both on one house, or one each on two. Start a [new house](yard:0), put the second block [on it](yard:1), then press [Build](do).
lesson-house-2 = **[Now the roof card](card:R3).** It finishes the house with a [round](roof:round) or a [pitched](roof:pitched) roof: choose one, then [Put on the roof](do). You own five of each shape for the whole game.
lesson-house-done = **A finished house.** Nothing can change it any more. Next it goes to Rome.
lesson-house-missed = That card is gone and the house has no roof. Try once more: blocks first, then the roof.
lesson-permit-title = Move it to Rome
lesson-permit-1 = **[Choose the permit](card:A6).** Its wave sign opens the three wave hills; they glow. The first house on a hill is one block high, and each fountain there is worth a point more. The [Capitoline](hill:0) has two: choose it, then [Build here](do).
lesson-permit-done = **Your house stands.** The tab on the hill shows what it would score now.
lesson-permit-missed = The permit is spent and your house is still in the yard. Try once more.
lesson-refusal-title = Why not there?
lesson-refusal-1 = **Choose the [permit](card:A4), then point at the [Campus Martius](hill:1)** (or tap it). It stays dark, and a note says why, with the number of the rule.
lesson-refusal-2 = **[One hill glows](hill:0).** All houses of a hill share one roof shape, and each is as tall as the tallest or one block more. Then [Build here](do).
lesson-refusal-done = **Right.** You never need to know the rules by heart: a closed hill always tells you why.
lesson-refusal-missed = The permit is spent. Try once more.
lesson-majority-title = Who is first?
lesson-majority-1 = **[Two hills are open for your house](card:B7).** Most blocks on a hill earns 2 points and 1 for each fountain. With equal blocks the taller house is first. The numbers show what you would gain: which hill is better?
lesson-majority-done = **Three points**: 2 for first place and 1 for the fountain. Livia is second and gets the fountain’s point.
lesson-majority-missed = That hill is worth less. Compare the numbers above the hills and try again.
lesson-pass-title = When to stop
lesson-pass-1 = **Neither card can build anything now.** You could play one without effect, to wait. But cards are also money: [pass](choice:pass), say so once more with [Pass this round](do), and keep 14 for the auctions.
lesson-pass-done = **Passing ends building, not bidding.** When everybody has passed, the auctions begin.
lesson-pass-missed = Your cards are gone before the auctions. Try once more.
lesson-auction-title = A sealed bid
lesson-auction-1 = **[A fountain is for sale](hand).** Choose cards; only their sum counts. The others hold one card each, and no card is higher than 8. So which bid is sure, and which cards do you miss least?
lesson-auction-2 = **[It is yours](board)**, and you paid every card of the bid. The others keep theirs. Put the fountain where you are first, on the [Quirinal](hill:3), then [Place it here](do).
lesson-auction-done = **One point more** in every scoring to come, for the first and for the second of that hill.
lesson-auction-missed = Not this time: the highest sum wins, and the fountain belongs on the hill where you are first. Try once more.
lesson-tie-title = A tie
lesson-tie-1 = **Livia bids her only card, a 7: everybody saw her draw it.** On a tie the lower score wins, and you have 4 points against her 9. Bid exactly 7: [Roof 5](card:R5) and [Permit 2](card:A2), then [Seal 7](do).
lesson-tie-2 = **Won with an equal bid.** Place the fountain on the [Quirinal](hill:3), where you are first, then [Place it here](do).
lesson-tie-done = **Remember:** the leader must bid one more. With equal scores a tied tile leaves the game.
lesson-tie-missed = There is a cheaper way: exactly 7 is enough here. Try once more.
lesson-scoring-title = Temple and scoring
lesson-scoring-1 = **The temple, and nobody else has a card left.** Your [Floor 1](card:F1) is enough. Choose it, then [Seal 1](do).
lesson-scoring-2 = **[A temple doubles its hill for everybody on it](board).** Where do you earn most, and your rivals least? Put it there.
lesson-scoring-3 = **[Scoring](do).** Hill by hill: 2 for first place and the fountains, second place gets the fountains, the temple doubles both. Point at a row to see its sum.
lesson-scoring-done = **Four scorings make a game.** A lead counts each time, so an early one is worth most.
lesson-scoring-missed = Another hill would have brought you more: look for your five blocks and three fountains. Try once more.
lesson-draw-title = New cards
lesson-draw-1 = **[After scoring you draw six cards](piles).** The top card of each pile lies open. You have a house that needs a roof, and one that needs a permit. Begin with the [permits](pile:permit).
lesson-draw-2 = **One card at a time**; the next one shows before you choose again. Take [roofs](pile:roof), [floors](pile:floor) or [permits](pile:permit) as you like. Two more are your bonus: you are first at an amphitheatre.
lesson-draw-done = **That was a whole round.** The Consul moves on, and the next seat begins.
lesson-puzzle-title = Win the game
lesson-puzzle-1 = **[The last round](hand).** Only you hold cards, and Livia is almost level. Four cards, two houses: which play wins?
lesson-puzzle-done = **Rome is yours.** You can play Capitol now.
lesson-puzzle-missed = Not enough. The temple doubles one hill: who is first there, and which roof fits? Try once more.

preset-SCHMIDT-2001 = German rulebook (2001)
preset-DESIGNER-TEXT = Designers’ text (Italy, France)
lesson-aim-title = What it is about
lesson-aim-1 = **Whoever has the most blocks in a prefecture scores there.** A game has four rounds of four phases: build, auctions, scoring, draw. This is the last round. Bring your house to the [Quirinal](hill:3): choose the [permit](card:B5), then the prefecture, then [Build here](do). With two blocks against one you are first.
lesson-aim-2 = **Now it is scored.** First place: 2 points and 1 for each fountain. Second place: the fountains only. The Quirinal has two fountains, so it brings you 4. [Go on](do).
lesson-aim-done = **You win.** That is all it is about; the next lessons show how houses are built and auctions are won.
lesson-aim-missed = The permit is gone and your house is not in Rome: Livia keeps the Quirinal. Try once more.
lesson-colours-title = Three of a colour
lesson-colours-1 = **The three hills of a colour may not all have the same roofs.** Two wave hills have round roofs. Choose the [permit](card:A5), then point at the [Tiber Island](hill:2) (or tap it): your round house may not be the third.
lesson-colours-2 = **There it needs a pitched roof.** Build beside Livia instead: the [permit](card:A5), the [Capitoline](hill:0), then [Build here](do).
lesson-colours-done = **Whoever opens the second hill of a colour decides the third.** Watch it: you can lock a roof shape out on purpose.
lesson-colours-missed = The permit is gone. Your round house could have stood on the Capitoline. Try once more.

## Keys

keys-card = Take the card at this place, or draw from this pile
keys-place = Go through the places where it could go
keys-pass = Pass, or stop drawing
keys-nothing = Play without effect, or bid nothing
