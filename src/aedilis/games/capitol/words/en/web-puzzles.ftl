### Capitol: why a puzzle is solved as it is.

puzzle-capitol-01 = Put the round house on the Capitoline: first place there is worth 4. The rival’s only house is pitched and may not follow a round one; after a pitched house his 2 would take the place.
puzzle-capitol-02 = Only the 4 points of the Capitoline are enough: the rival may keep his permit as money and double the Palatine with the temple. If he follows you there, his temple is gone.
puzzle-capitol-03 = Bid everything: the rival can show 11 at most, and at 11 each the lower score wins. In the last auction cards have no later use.
puzzle-capitol-04 = Wait: play the roof card without effect. If your house of 2 stands now, his 3 tops it. So he must move first, and his 3 fits nowhere.
puzzle-capitol-05 = Take the last free site of the Capitoline: you are first, and his houses of 2 and 3 stay in his yard.
puzzle-capitol-06 = A pitched roof: on the Quirinal a pitched house of 1 stands, so only a pitched house of 2 may follow, and it takes first place.
puzzle-capitol-08 = No bid: whoever wins the temple wins the game. He has 8, you have 9; every card spent on the fountain leaves you below him.
puzzle-capitol-09 = On the Quirinal you are alone, so only your points double. On the Capitoline the temple would double his second place too.
puzzle-capitol-11 = With three blocks each the taller house decides: your house of 3 gives first place, a house of 2 does not.
puzzle-capitol-12 = The house of 3: you are first by blocks, and his 2 is too low now. After your 2 he would answer with his 3.
puzzle-capitol-27 = Pass: nobody else holds a card, so the permit buys the temple, which doubles the 3 points of the Quirinal. On the board it gains 2 at most.
puzzle-capitol-28 = A round roof on the house of 2: it may follow the round 1 on the Quirinal and takes first place: 3 points for you, 1 for him.
puzzle-capitol-29 = Both blocks on the house of 1: a house of 3 fits on the Capitoline, ties his three blocks and is taller.
puzzle-capitol-32 = Eight: he can bid 6 and wins a tie with the lower score, so 6 is not enough. Only 8 is higher, and cards are worth nothing afterwards.
