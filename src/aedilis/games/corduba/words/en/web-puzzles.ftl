### Corduba: why a puzzle is solved as it is.

puzzle-corduba-01 = Claim Dives: you hold twenty denarii, and a milestone is a senator at once. It costs one worker and no denarius, so you stay the richest too.
puzzle-corduba-02 = Recruit velites: your troops then count 6, Livia has 4. Strictly the most troops for Rome bring the senator that is missing.
puzzle-corduba-03 = Build the Herbarium in Servorum: you lead there alone, and space three unlocks the red specialist. He recruits velites, and strictly the most troops are the second senator.
puzzle-corduba-04 = Build the Cudendum in Servorum: you draw level with Livia there, and a tie gives her no senator. In Plebeius you lead alone.
puzzle-corduba-05 = Build the Herbarium in Servorum and unlock the brown specialist on space three. His peculium pays for the Cudendum in Patricius: you lead in one district, and Livia no longer in the other.
puzzle-corduba-06 = Build the Herbarium in Servorum and unlock the brown specialist on space three. His peculium pays for the Cudendum, also there: from two to four, and you pass Livia.
puzzle-corduba-07 = Activate the Sanctuarium: with a third offering yours count 4, Livia’s 3. Strictly the most offerings for Rome bring the senator that is missing.
puzzle-corduba-08 = Deliver all your food and the amphora: 4 and 2 make 6, the least that Rome accepts from two players. You gain a senator, Livia with nothing loses one, and your denarii pay the upkeep.
puzzle-corduba-09 = Deliver two food and both amphorae: 2 and twice 2 make just the 6 that Rome wants. The other two food pay your upkeep; an amphora would count for only one there.
puzzle-corduba-10 = Claim Dives now: Livia holds 24 denarii and still has a worker. The velites wait for you, because she has no wood; then you have strictly the most troops.
puzzle-corduba-11 = Remove the unrest with the Excubitorium: pacify Servorum, and your marker on the unrest track goes back by one. After Rome’s two markers it stands on 3, not on 4, which saves a senator, and Livia is now just as far and loses one too.
puzzle-corduba-12 = Remove the unrest in Plebeius with the Excubitorium: you are on 0 of the unrest track, so pacifying brings prestige there instead. You draw level with Livia, and a tie gives her no senator.
puzzle-corduba-13 = Send the worker to Oleum: the amphora pays for the wood that you cannot fetch. Then the red specialist recruits velites, and strictly the most troops are a senator.
puzzle-corduba-14 = Build the Herbarium in Patricius: you lead there alone, and space four pays a marble. Delivered to Rome, it spares you the unrest of coming with nothing.
puzzle-corduba-15 = Activate the Collegium Fabrorum: the brown specialist counts two there and brings wood. Your worker is left for the velites, and strictly the most troops are a senator.
puzzle-corduba-16 = Recruit velites first: Livia has wood and a worker and would take them herself. Dives can wait: she has 19 denarii, and her one worker cannot both earn more and claim it.
puzzle-corduba-17 = Pacify Servorum with the Excubitorium: on 0 of the unrest track that is prestige. You draw level with Livia, and space six unlocks the red specialist: his peculium brings the wood, and he recruits velites.
puzzle-corduba-18 = Fetch an amphora from Oleum, then send the merchant: he sells it, and your 8 denarii buy two marble. That is the least that Rome accepts: you gain a senator, and Livia with nothing loses one.
