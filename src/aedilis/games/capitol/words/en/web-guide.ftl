### The coach of a first game of Capitol.

guide-capitol-aim = **Be first in the prefectures of Rome.** The most blocks in one are worth 2 points and 1 for each fountain; second place gets only the fountains. It is counted four times, once in each round.
guide-capitol-wait = { $names } plays now. Watch the board: what they build can make a prefecture too tall for your houses.
guide-capitol-floor = **Your turn.** { $card } brings two blocks into your yard. First: { $first }. Then: { $second }. Press { $go }.
guide-capitol-block = **Your turn.** Only one block is left: { $card }, then { $first }, then { $go }.
guide-capitol-roof = **Your turn.** { $card } finishes a house: { $house }. { $roof }, and press { $go }. A finished house can go to Rome.
guide-capitol-permit = **Your turn.** { $card } brings a finished house to Rome: { $house }, to { $hill }. Press { $go }. Houses in one prefecture share a roof shape and never get lower.
guide-capitol-null = **Your turn.** Nothing fits well now, so wait: { $card }, { $none }, { $go }.
guide-capitol-pass = **Your turn.** Cards are money in the auctions that follow. Keep yours: { $pass }, then { $go }.
guide-capitol-bid = **An auction.** All bid in secret; the highest sum wins, and only the winner pays. Bid { $cards } and press { $go }.
guide-capitol-no-bid = **An auction.** This tile is not worth your cards: { $none }.
guide-capitol-reveal = **The bids are turned over.** Whoever bid most has the tile; the others take their cards back. { $go }.
guide-capitol-tile = **You won the tile.** Put it where you are first: { $hill }. Then { $go }.
guide-capitol-scored = **The prefectures are counted.** Columns on the left, every prefecture on the right. { $go }.
guide-capitol-draw = **New cards.** Take six, one after the other; the top of each pile lies open. Now: { $pile }.
guide-capitol-stop = **Enough cards.** { $stop }.
guide-capitol-over = **That was a whole game.** Now you know all of it; play again, or solve the puzzles.
guide-capitol-blocks = { $count } blocks
