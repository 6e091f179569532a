### Corduba: the lessons.

lesson-worker-title = Send workers
lesson-worker-1 = **[Send two workers to the right space of Lapis](next).** A space takes the workers it shows and gives its yield. With two players a site serves once a round, whichever of its spaces you take.
lesson-worker-2 = **[One worker is left](next).** The Portus is never full: every worker there earns a denarius. Send him.
lesson-worker-done = **One action, then it is the next player’s turn.** When all have passed, the round ends and as many workers come home as your register shows.
lesson-worker-missed = That was another place. Here: two workers to the right space of Lapis, the third to the Portus. Try once more.

lesson-build-title = Build a tile
lesson-build-1 = **[Build the Herbarium in Pars Plebeius](next).** It costs two wood and you have one. But every district takes something off: Servorum a worker, Plebeius a basic resource, Patricius two denarii. Then choose a spot: within one street block, and touching a building or an insula.
lesson-build-2 = **[Use it at once](next).** Only its builder may do that, and only now. Your last worker earns food and harmony there.
lesson-build-done = **Built, used, and one more prestige in Plebeius.** From the next round on anybody may use the tile, whoever built it.
lesson-build-missed = The Herbarium is not built and used yet. Plebeius takes a basic resource off its cost. Try once more.

lesson-insulae-title = A good place
lesson-insulae-1 = **[Build the Sanctuarium in Pars Servorum, on the spot that brings two insulae](next).** A cell into which no tile fits any more is isolated. If it touches your new tile, you lay an insula of your own there and get the bonus under it. The second one raises your register: a worker comes at once.
lesson-insulae-2 = **[Leave the Sanctuarium unused: you need your workers](next).** Build the Forum in Pars Patricius. It can touch nothing there, so neutral insulae join it to the city: as few as possible, for a denarius each.
lesson-insulae-done = **The Forum stands.** Isolated cells beside your tile become your insulae, all others neutral ones after your action.
lesson-insulae-missed = Your workers are gone, and the Forum is not built. Lay two insulae with the Sanctuarium, and do not use it. Try once more.

lesson-activate-title = Specialists
lesson-activate-1 = **[Use the second line of the Aerarium](next).** It needs three workers, and you have two. But your yellow specialist counts two at yellow tiles. Livia built it; that does not matter.
lesson-activate-2 = **[Now the first line of the Librarium](next)**, with the green specialist and a worker. It unlocks another specialist: take the blue one.
lesson-activate-3 = **[He is ready, and his peculium is paid](next):** once now, and again when each decade begins. Send him alone to a blue tile, the Schola or the Odeum.
lesson-activate-done = **A specialist counts two at tiles of his colour, one at sites and the Portus, and nothing elsewhere.** A tile serves once a round, whoever comes first.
lesson-activate-missed = Not quite: the second line of the Aerarium, then the Librarium for the blue specialist. Try once more.

lesson-macellum-title = The Macellum
lesson-macellum-1 = **[Send your merchant and sell the marble](next).** That is a free action, once a decade. You have no denarii, so sell before you buy.
lesson-macellum-2 = **[Now buy two wood](next).** Prices stay as they are during a visit.
lesson-macellum-3 = **[End the visit](next).** What was bought becomes dearer by one, what was sold cheaper by one.
lesson-macellum-4 = **[Your main action is still to come](next).** Build the Herbarium in Pars Patricius: you need no denarius there, because this district takes two off.
lesson-macellum-done = **Sell dear, buy cheap.** At the beginning of every round a tile changes the prices, and you see them before you act.
lesson-macellum-missed = The Herbarium is not built. Sell the marble, buy two wood, end the visit, then build in Patricius. Try once more.

lesson-rome-title = Rome’s demand
lesson-rome-1 = **[At the end of each decade Rome calls](next).** All choose in secret, but what everybody owns is open: Livia has no troops, no offerings and no stone. So the minimum is enough: the velites (2) and the small offering (1). Of stone the card demands five from both of you together: send three and the amphora, which counts two.
lesson-rome-done = **Two senators:** for strictly the most troops, and the most offerings. Rank 1 brings the reward of the card. Whoever misses a minimum receives unrest. Troops come from the Castra, offerings from the Sanctuarium and the Aedis.
lesson-rome-missed = That was more or less than it takes: the velites, the small offering, three stone and the amphora. Try once more.

lesson-unrest-title = Calm and bread
lesson-unrest-1 = **[There is unrest on the Aerarium](next):** nobody can use it, and its district gives no bonus. Send your red specialist to the Excubitorium; he counts two there.
lesson-unrest-2 = **[Now feed your people](next).** The upkeep is register plus specialists minus harmony: 5 + 1 − 4 = 2. You have one food. Send your last worker for food to Cibus, or to the Portus for a denarius.
lesson-unrest-done = **All are fed, and Servorum is calm.** What is unpaid becomes unrest: it costs popularity and, at the end, senators. If all three districts revolt when a round begins, everybody has lost.
lesson-unrest-missed = Something is missing. The red specialist goes to the Excubitorium, the worker fetches food or a denarius. Try once more.

lesson-finish-title = Win the game
lesson-finish-1 = **[The last round, and Livia is ahead](next).** Dives asks for twenty denarii in hand. Claim this milestone with a worker before you spend them: a senator.
lesson-finish-2 = **[Now the Circus](next).** Monuments stand outside the districts and bring prestige in several of them. With it you lead in Servorum and Plebeius, and that is two senators more.
lesson-finish-3 = **[Rome calls for the last time](next).** The highest delivery of food wins a senator, the lowest loses one. Send all you have. Then everything is counted: politics, riches and unrest.
lesson-finish-done = **Nine senators each, but you lead on more prestige tracks: you win.** A game has eight rounds and begins with a heritage and a character of your choice. You can play Corduba now.
lesson-finish-missed = Livia keeps her lead. Claim Dives while you hold twenty denarii, then build the Circus, then send all your food. Try once more.
lesson-keep-title = Your family
lesson-keep-1 = **[Keep the Familia rustica and a character](next).** A game begins with this choice. The register says how many workers come each round: five here, four with the other card. Popularity and harmony are the same on both; harmony takes that much off the upkeep.
lesson-keep-done = **A worker more in every round**, and one mouth more to feed. Denarii last a round, a register the whole game.
lesson-keep-missed = The trading house gives more denarii, but a register of four. Try once more with five.
lesson-amphora-title = The amphora as a joker
lesson-amphora-1 = **[Build the Herbarium in Pars Servorum](next).** It costs two wood, and you have one. An amphora stands for any basic resource: food, wood, stone or tools. Not for marble.
lesson-amphora-2 = **[Choose a place and build](next).** At the market an amphora is only an amphora; for Rome it counts what the card says.
lesson-amphora-done = **Paid with an amphora.** Keep one for the end of a round: it also feeds people.
lesson-amphora-missed = You passed and the Herbarium is not built. The amphora is the second wood. Try once more.
lesson-tracks-title = Prestige tracks
lesson-tracks-1 = **[Build the Herbarium in Pars Servorum](next).** Every tile brings prestige in its district. Yours goes from two to three there, and space three has a bonus.
lesson-tracks-2 = **[Take the register](next)**, not a specialist: a worker comes at once and in every round to come. Whoever is first at the end of a track gets a senator, and the most prestige in a district brings one at the end of each decade.
lesson-tracks-done = **Prestige pays twice:** its bonuses on the way, and senators for whoever leads.
lesson-tracks-missed = That was not the register. Build the Herbarium in Servorum, then take the register. Try once more.
lesson-storage-title = Storage, passing, order
lesson-storage-1 = **[Send your merchant and sell four wood](next).** The decade ends after this round, and with two players only six resources may stay. You have ten.
lesson-storage-2 = **[Now pass](next).** Livia passed before you, so she begins the next round: the order of passing is the order of turns.
lesson-storage-3 = **[Rome wants stone; keep yours this time](next)** and seal an empty fist.
lesson-storage-done = **Six stayed, nothing was lost**, and four wood became eight denarii. Denarii, workers, troops and offerings never count.
lesson-storage-missed = Four resources did not fit and went back to the supply. Sell before you pass. Try once more.
lesson-rebellion-title = Before all revolt
lesson-rebellion-1 = **[Use the Excubitorium and calm the Odeum](next).** All three districts revolt. If that is so when a round begins, everybody has lost at once.
lesson-rebellion-2 = **[Now pass](next).** What is left of unrest spreads at the beginning of the next round: in each revolting district to one tile more, chosen by the last in order.
lesson-rebellion-3 = **[The next round begins](next).**
lesson-rebellion-done = **Patricius is calm, and the game goes on.** But in Servorum the unrest has spread to the Collegium. Calm the last tile of a district and you go back on the unrest track, or gain prestige.
lesson-rebellion-missed = Rebellion: the round began with three revolting districts, and everybody lost. Try once more.
lesson-monument-title = Monuments
lesson-monument-1 = **[Build the Pons](next).** A monument stands outside the districts, costs much and brings prestige in several of them, with every bonus on the way. It takes no unrest, needs no neighbours, and is never used. Choose which district’s bonus makes it cheaper.
lesson-monument-done = **The bridge stands.** You keep its token: what it says holds for the rest of the game.
lesson-monument-missed = You passed with everything for the Pons in your hands. Try once more.
lesson-senators-title = How senators are won
lesson-senators-1 = **[Claim Dives](next)** with your worker: who is first to fulfil a milestone gets a senator. You have twenty denarii.
lesson-senators-2 = **[Rome calls: give what is marked](next).** Strictly the most troops bring a senator, strictly the most offerings another. Livia has neither.
lesson-senators-done = **Five senators in one decade.** The last two came with politics: whoever alone has the most prestige in a district when a decade ends gets a senator there. There are more: being first at the end of a prestige track, Rome’s podium in the last decade, the most denarii at the end, and some effects. Unrest takes senators away when the game is over.
lesson-senators-missed = The decade is over, and Dives is unclaimed. Claim it before you pass. Try once more.
lesson-round-title = A whole round
lesson-round-1 = **[Send two workers to Lignum](next).** A round is: unrest, prices, actions in turn, then upkeep. Now it is your turn, and wood is what you need.
lesson-round-2 = **[Build the Herbarium](next)** with what the site gave you. Each turn has one main action; free actions may come before or after.
lesson-round-3 = **[Now pass](next).** When all have passed, everybody pays upkeep, and the workers come home.
lesson-round-4 = **[The next round begins](next).**
lesson-round-done = **That was a round; a game has eight.** Three make a decade, the last decade has two.
lesson-round-missed = The round went by another way: first Lignum, then the Herbarium, then pass. Try once more.
lesson-caepio-title = Alone against Caepio
lesson-caepio-1 = **[Send two workers to the right space of Lapis](next).** Alone you play against Fannius Caepio. His open card says, row by row, what he does in his turns; you see it before he does it.
lesson-caepio-2 = **[End your turn](next)** and watch Caepio. If a row cannot be done, he takes the next of its alternatives.
lesson-caepio-done = **He took Lignum, as his card said.** He pays nothing and eats nothing. Take what he wants before he does.
lesson-caepio-missed = You passed, and Caepio plays on alone. Send workers to Lapis first. Try once more.
