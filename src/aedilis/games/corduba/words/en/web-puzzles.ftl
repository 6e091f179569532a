### Corduba: why a puzzle is solved as it is.

puzzle-corduba-01 = Claim Dives: you hold twenty denarii, and a milestone is a senator at once. It costs one worker and no denarius, so you stay the richest too.
puzzle-corduba-02 = Recruit velites: your troops then count 6, Livia has 4. Strictly the most troops for Rome bring the senator that is missing.
puzzle-corduba-03 = Build the Herbarium in Servorum: you lead there alone, and space three unlocks the red specialist. He recruits velites, and strictly the most troops are the second senator.
puzzle-corduba-04 = Build the Cudendum in Servorum: you draw level with Livia there, and a tie gives her no senator. In Plebeius you lead alone.
puzzle-corduba-05 = Build the Herbarium in Servorum and unlock the brown specialist on space three. His peculium pays for the Cudendum in Patricius: you lead in one district, and Livia no longer in the other.
puzzle-corduba-06 = Build the Herbarium in Servorum and unlock the brown specialist on space three. His peculium pays for the Cudendum, also there: from two to four, and you pass Livia.
