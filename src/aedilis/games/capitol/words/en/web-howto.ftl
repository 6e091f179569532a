### How to play Capitol, in short; every sentence names its clause.

howto-capitol-1-title = The aim
howto-capitol-1 = Whoever has the most points after four rounds wins. [R5.1](R5.1) Points are given four times, at the end of each round, in every prefecture. [R3.1](R3.1) A round has four phases: build, auctions, scoring, draw. [R0.1](R0.1)
howto-capitol-2-title = Build
howto-capitol-2 = In turn, play one card or pass. [R1.1](R1.1) A floor card brings two blocks into your yard, onto houses or as new ones. [R1.10](R1.10) A roof card finishes a house, round or pitched. [R1.16](R1.16) Who passes builds no more in this round, but may still bid. [R1.5](R1.5)
howto-capitol-3-title = To Rome
howto-capitol-3 = A permit brings a finished house to a prefecture of its colour. [R1.19](R1.19) The first house there has one block; each next is as tall as the tallest or one more. [R1.19c](R1.19c) All houses of a prefecture share one roof shape. [R1.19b](R1.19b) The three prefectures of a colour may not all have the same. [R1.19d](R1.19d)
howto-capitol-4-title = Auctions
howto-capitol-4 = Three tiles are sold one after the other: two fountains, then an amphitheatre or a temple. [R2.1](R2.1) All bid cards in secret; the highest sum wins. [R2.6](R2.6) Only the winner pays, and places the tile at once. [R2.11](R2.11) On a tie the lower score wins. [R2.8](R2.8)
howto-capitol-5-title = Scoring
howto-capitol-5 = First place: 2 points and 1 for each fountain; second place: 1 for each fountain. [R3.2](R3.2) Places go by blocks, then by the taller house. [R3.4](R3.4) A temple doubles all points of its prefecture. [R3.8](R3.8)
howto-capitol-6-title = New cards
howto-capitol-6 = After the scoring everybody draws six cards from three open piles. [R4.2](R4.2) An amphitheatre gives first place two bonus cards and second place one. [R4.3](R4.3) Then the Consul moves on and the next round begins. [R4.10](R4.10)
