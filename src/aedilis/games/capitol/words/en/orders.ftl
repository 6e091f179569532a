### What can be ordered for decisions to come.

capitol-order-pass = Pass when it is my turn
capitol-order-pass-last = Pass once everybody else has passed
capitol-order-bid = Bid in every auction of this round, at most
capitol-order-draw-permit = Draw permits when it is my turn
capitol-order-draw-floor = Draw floor cards when it is my turn
capitol-order-draw-roof = Draw roof cards when it is my turn
