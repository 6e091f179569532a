### Corduba: the lessons.

lesson-worker-title = Send workers
lesson-worker-1 = **Send two workers to the right space of Lapis.** A space takes the workers it shows and gives its yield. With two players a site serves once a round, whichever of its spaces you take.
lesson-worker-2 = **One worker is left.** The Portus is never full: every worker there earns a denarius. Send him.
lesson-worker-done = **One action, then it is the next player’s turn.** When all have passed, the round ends and as many workers come home as your register shows.
lesson-worker-missed = That was another place. Here: two workers to the right space of Lapis, the third to the Portus. Try once more.

lesson-build-title = Build a tile
lesson-build-1 = **Build the Herbarium in Pars Plebeius.** It costs two wood and you have one. But every district takes something off: Servorum a worker, Plebeius a basic resource, Patricius two denarii. Then choose a spot: within one street block, and touching a building or an insula.
lesson-build-2 = **Use it at once.** Only its builder may do that, and only now. Your last worker earns food and harmony there.
lesson-build-done = **Built, used, and one more prestige in Plebeius.** From the next round on anybody may use the tile, whoever built it.
lesson-build-missed = The Herbarium is not built and used yet. Plebeius takes a basic resource off its cost. Try once more.

lesson-insulae-title = A good place
lesson-insulae-1 = **Build the Sanctuarium in Pars Servorum, on the spot that brings two insulae.** A cell into which no tile fits any more is isolated. If it touches your new tile, you lay an insula of your own there and get the bonus under it. The second one raises your register: a worker comes at once.
lesson-insulae-2 = **Leave the Sanctuarium unused: you need your workers.** Build the Forum in Pars Patricius. It can touch nothing there, so neutral insulae join it to the city: as few as possible, for a denarius each.
lesson-insulae-done = **The Forum stands.** Isolated cells beside your tile become your insulae, all others neutral ones after your action.
lesson-insulae-missed = Your workers are gone, and the Forum is not built. Lay two insulae with the Sanctuarium, and do not use it. Try once more.

lesson-activate-title = Specialists
lesson-activate-1 = **Use the second line of the Aerarium.** It needs three workers, and you have two. But your yellow specialist counts two at yellow tiles. Livia built it; that does not matter.
lesson-activate-2 = **Now the first line of the Librarium**, with the green specialist and a worker. It unlocks another specialist: take the blue one.
lesson-activate-3 = **He is ready, and his peculium is paid:** once now, and again when each decade begins. Send him alone to a blue tile, the Schola or the Odeum.
lesson-activate-done = **A specialist counts two at tiles of his colour, one at sites and the Portus, and nothing elsewhere.** A tile serves once a round, whoever comes first.
lesson-activate-missed = Not quite: the second line of the Aerarium, then the Librarium for the blue specialist. Try once more.

lesson-macellum-title = The Macellum
lesson-macellum-1 = **Send your merchant and sell the marble.** He is a free action, once a decade. You have no denarii, so sell before you buy.
lesson-macellum-2 = **Now buy two wood.** Prices stay as they are during a visit.
lesson-macellum-3 = **End the visit.** What was bought becomes dearer by one, what was sold cheaper by one.
lesson-macellum-4 = **Your main action is still to come.** Build the Herbarium in Pars Patricius: you need no denarius there, because this district takes two off.
lesson-macellum-done = **Sell dear, buy cheap.** At the beginning of every round a tile changes the prices, and you see them before you act.
lesson-macellum-missed = The Herbarium is not built. Sell the marble, buy two wood, end the visit, then build in Patricius. Try once more.

lesson-rome-title = Rome’s demand
lesson-rome-1 = **At the end of each decade Rome calls.** All choose in secret, but what everybody owns is open: Livia has no troops, no offerings and no stone. So the minimum is enough: the velites (2) and the small offering (1). Of stone the card demands five from both of you together: send three and the amphora, which counts two.
lesson-rome-done = **Two senators:** for strictly the most troops, and the most offerings. Rank 1 brings the reward of the card. Whoever misses a minimum receives unrest. Troops come from the Castra, offerings from the Sanctuarium and the Aedis.
lesson-rome-missed = That was more or less than it takes: the velites, the small offering, three stone and the amphora. Try once more.

lesson-unrest-title = Calm and bread
lesson-unrest-1 = **There is unrest on the Aerarium:** nobody can use it, and its district gives no bonus. Send your red specialist to the Excubitorium; he counts two there.
lesson-unrest-2 = **Now feed your people.** The upkeep is your register and your specialists less your harmony: 5 + 1 − 4 = 2. You have one food. Send your last worker for food to Cibus, or to the Portus for a denarius.
lesson-unrest-done = **All are fed, and Servorum is calm.** What is unpaid becomes unrest: it costs popularity and, at the end, senators. If all three districts revolt when a round begins, everybody has lost.
lesson-unrest-missed = Something is missing. The red specialist goes to the Excubitorium, the worker fetches food or a denarius. Try once more.

lesson-finish-title = Win the game
lesson-finish-1 = **The last round, and Livia is ahead.** Dives asks for twenty denarii in hand. Claim this milestone with a worker before you spend them: a senator.
lesson-finish-2 = **Now the Circus.** Monuments stand outside the districts and bring prestige in several of them. With it you lead in Servorum and Plebeius, and that is two senators more.
lesson-finish-3 = **Rome calls for the last time.** The highest delivery of food wins a senator, the lowest loses one. Send all you have.
lesson-finish-4 = **Now everything is counted:** politics, riches and unrest.
lesson-finish-done = **Nine senators each, but you lead on more prestige tracks: you win.** A game has eight rounds and begins with a heritage and a character of your choice. You can play Corduba now.
lesson-finish-missed = Livia keeps her lead. Claim Dives while you hold twenty denarii, then build the Circus, then send all your food. Try once more.
