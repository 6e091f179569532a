### How to play Corduba, in short; every sentence names its clause.

howto-corduba-1-title = The aim
howto-corduba-1 = Whoever has the most senators after eight rounds wins. [C12.4](C12.4) The rounds are three decades, of three, three and two rounds. [C4.1](C4.1) You begin with one of two heritage cards and one of two characters. [C3.7](C3.7)
howto-corduba-2-title = Your turn
howto-corduba-2 = A turn is one of: build, activate, claim a milestone, pass; free actions come before or after. [C7.1](C7.1) A worker counts one; a specialist counts two at tiles of his colour. [C7.2](C7.2) The order of passing is the order of the next round. [C7.22](C7.22)
howto-corduba-3-title = Build
howto-corduba-3 = A tile costs what is printed, less the bonus of its district. [C7.4](C7.4) It lies on free cells of one street block and touches a tile or an insula of the district. [C7.6](C7.6) Isolated cells beside it become your insulae, with the bonus under them. [C7.9](C7.9) It brings prestige, and you may activate it at once. [C7.11](C7.11)
howto-corduba-4-title = Sites, tiles, market
howto-corduba-4 = A site takes workers and gives its goods. [C7.15](C7.15) Any tile that stands may be activated once a round, whoever built it. [C7.18](C7.18) Once a decade your merchant trades; what is bought becomes dearer, what is sold cheaper. [C7.23](C7.23) An amphora stands for any basic resource when you pay. [C1.2](C1.2)
howto-corduba-5-title = Rome
howto-corduba-5 = At the end of a decade all choose in secret troops, offerings and goods for Rome. [C10.2](C10.2) Strictly the most troops bring a senator, strictly the most offerings too. [C10.5](C10.5) If all together send too little, everybody is in the last rank and receives unrest. [C10.7](C10.7)
howto-corduba-6-title = Upkeep and unrest
howto-corduba-6 = At the end of a round you pay register plus specialists minus harmony, in food or denarii. [C11.1](C11.1) What is not paid becomes unrest. [C11.2](C11.2) A tile with unrest cannot be activated, and its district gives no bonus. [C5.7](C5.7) If all three districts revolt when a round begins, everybody has lost. [C5.0](C5.0)
howto-corduba-7-title = The end
howto-corduba-7 = At the end of each decade the most prestige in a district, alone, is a senator. [C4.5](C4.5) After the last round everything is sold, and the most denarii are a senator more. [C12.2](C12.2) Then unrest takes senators away. [C12.3](C12.3)
