### The coach of a first game of Corduba.

guide-corduba-aim = **Win the most senators in eight rounds.** They come from milestones, from Rome’s three demands, from the most prestige in a district, and from riches. Unrest takes them away.
guide-corduba-wait = { $names } plays now. Every tile that is built can be used by you too.
guide-corduba-keep = **Your family.** Keep one heritage and one character; a good start is marked: { $what }.
guide-corduba-build = **Your turn: build.** A tile brings prestige in its district, and you may use it at once: { $what }.
guide-corduba-monument = **Your turn: a monument.** It brings prestige in several districts: { $what }.
guide-corduba-activate = **Your turn: use a tile.** It does not matter who built it; each serves once a round: { $what }.
guide-corduba-site = **Your turn: send workers to a site.** It gives the goods that building needs: { $what }.
guide-corduba-portus = **Your turn: the Portus** is never full: { $what }.
guide-corduba-castra = **Your turn: recruit.** Troops are for Rome, at the end of the decade: { $what }.
guide-corduba-claim = **Your turn: a milestone.** Whoever fulfils it first gets a senator: { $what }.
guide-corduba-merchant = **Free action: the merchant** trades once a decade, before or after your action: { $what }.
guide-corduba-ability = **Free action: an ability of yours**: { $what }.
guide-corduba-pass = **Your turn: pass.** Who passes first begins the next round: { $what }.
guide-corduba-end = **Your main action is done:** { $what }.
guide-corduba-spot = **A good place** lets insulae of yours fill the gaps beside it; a ghost shows one: { $what }.
guide-corduba-pay = **Pay with what you need least:** { $what }.
guide-corduba-troops = **Rome calls.** All choose in secret; strictly the most troops, and the most offerings, win a senator each. Choose what is marked, then seal: { $what }.
guide-corduba-offerings = **Offerings for Rome:** { $what }.
guide-corduba-goods = **Goods for Rome:** { $what }.
guide-corduba-choose = Now this: { $what }.
guide-corduba-ready = **All is decided.** Look at what it costs and brings, then press { $go }.
guide-corduba-over = **That was a whole game.** The result shows where the senators came from.
guide-corduba-rome = Rome’s demands
guide-corduba-opened = **All hands are open.** See who gave what, and which senators it brought, then { $go }.
