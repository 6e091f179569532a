### What can be ordered for decisions to come.

corduba-order-pass = Pass when it is my turn
