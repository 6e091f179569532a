### Corduba: why an action is refused.
### The key is the clause of docs/rules/corduba.md, with a hyphen for the dot: C7.14 is corduba-refusal-C7-14.
### Each message is one short sentence that a player understands without the rules page.

corduba-refusal-C1-1 = That is not one of the resources you may choose here.
corduba-refusal-C2-1 = Take exactly as many units as you are due, and no more than the supply holds.
corduba-refusal-C2-3 = There is no such insula to replace, or your row of this district is empty.
corduba-refusal-C2-6 = There are not enough neutral insulae left to connect the tile.
corduba-refusal-C3-7 = Keep one of the two heritage cards and one of the two characters that were dealt to you.
corduba-refusal-C4-4 = Give back exactly as many of your own resources as you have to.
corduba-refusal-C4-6 = The game is over.
corduba-refusal-C5-1 = Unrest spreads to a tile without unrest in a revolting district.
corduba-refusal-C5-3 = Hand the markers left over to different other players, one each.
corduba-refusal-C5-4 = Unrest can only be put on a tile that has none and is not immune.
corduba-refusal-C5-7 = A tile with unrest cannot be activated.
corduba-refusal-C5-8 = There is no unrest there that you could remove.
corduba-refusal-C6-2 = This order is not possible: look at stock, money, and what you have bought or sold in this turn.
corduba-refusal-C7-1 = That is not what is to be decided now, or it is not your turn.
corduba-refusal-C7-2 = You do not have the workers or specialists for this, or you would send more than needed.
corduba-refusal-C7-3 = This tile is not available in that district.
corduba-refusal-C7-4 = You cannot pay for this tile, or not in this way.
corduba-refusal-C7-5 = The tile does not fit there: it needs free cells of one street block.
corduba-refusal-C7-6 = The tile must touch a tile or an insula of the district.
corduba-refusal-C7-7 = The tile must be connected by as few neutral insulae as possible, and each costs 1 denarius.
corduba-refusal-C7-9 = You cannot lay that number of own insulae.
corduba-refusal-C7-11 = Now you may only activate the tile you have just built.
corduba-refusal-C7-14 = You cannot build this monument, or not pay for it in this way.
corduba-refusal-C7-15 = This space is taken, or nothing is left there.
corduba-refusal-C7-16 = Send one worker or specialist to the Portus.
corduba-refusal-C7-17 = This space of the Castra is taken, or you cannot pay for it.
corduba-refusal-C7-18 = This tile is not built, is already used in this round, or cannot be paid for like this.
corduba-refusal-C7-19 = That would change nothing, so it is not allowed.
corduba-refusal-C7-21 = You do not fulfil this milestone now, or somebody has taken it.
corduba-refusal-C7-23 = Your merchant is away in this decade, or could not trade anything.
corduba-refusal-C7-24 = You do not have this ability, or it is used up for now.
corduba-refusal-C8-3 = You cannot choose this specialist here.
corduba-refusal-C9-1 = You cannot choose this district here.
corduba-refusal-C10-2 = Choose what you send to Rome now, one part after the other.
corduba-refusal-C10-3 = If your markers can reach the minimum, you must deliver at least that; otherwise all of them.
corduba-refusal-C10-4 = You cannot deliver these goods to Rome.
corduba-refusal-C14-11 = Choose one of the spots where Caepio can place the most insulae.
corduba-refusal-C11-1 = Pay what your people need as far as your food and denarii go, and no more than that.
