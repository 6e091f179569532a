### What is said of any game that has no words of its own for it.

plain-yes = ja
plain-no = nee
