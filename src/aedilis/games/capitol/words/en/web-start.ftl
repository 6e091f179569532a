# Capitol on the start page.

start-capitol-title = Build Rome, one block at a time
start-capitol-text = Capitol is a game of hidden hands, sealed bids and majorities for two to four. Play it here, against bots or friends, without an account.
start-capitol-play = Play now
start-capitol-note = You and three bots. No sign-up.
