### How to play Capitol, in short; every sentence names its clause.

howto-capitol-1-title = Lo scopo
howto-capitol-1 = Chi ha più punti dopo quattro round vince. [R5.1](R5.1) I punti si danno quattro volte, alla fine di ogni round, in ogni prefettura. [R3.1](R3.1) Un round ha quattro fasi: costruire, aste, conteggio, pescare. [R0.1](R0.1)
howto-capitol-2-title = Costruire
howto-capitol-2 = A turno si gioca una carta o si passa. [R1.1](R1.1) Una carta piano porta due blocchi nel cantiere, su case già iniziate o come case nuove. [R1.10](R1.10) Una carta tetto completa una casa, rotonda o triangolare. [R1.16](R1.16) Chi passa non costruisce più in questo round, ma può ancora offrire. [R1.5](R1.5)
howto-capitol-3-title = A Roma
howto-capitol-3 = Un permesso porta una casa completa in una prefettura del suo colore. [R1.19](R1.19) La prima lì ha un blocco; ogni altra è alta come la più alta o un blocco in più. [R1.19c](R1.19c) Le case di una prefettura hanno tutte la stessa forma di tetto. [R1.19b](R1.19b) Le tre prefetture di un colore non possono averla tutte uguale. [R1.19d](R1.19d)
howto-capitol-4-title = Aste
howto-capitol-4 = Si vendono tre tessere una dopo l’altra: due fontane, poi un anfiteatro o un tempio. [R2.1](R2.1) Tutti offrono carte in segreto; vince la somma più alta. [R2.6](R2.6) Paga solo chi vince, e mette subito la tessera. [R2.11](R2.11) In caso di parità vince chi ha meno punti. [R2.8](R2.8)
howto-capitol-5-title = Conteggio
howto-capitol-5 = Primo posto: 2 punti e 1 per fontana; secondo: 1 per fontana. [R3.2](R3.2) Contano i blocchi, poi la casa più alta. [R3.4](R3.4) Un tempio raddoppia tutti i punti della sua prefettura. [R3.8](R3.8)
howto-capitol-6-title = Carte nuove
howto-capitol-6 = Dopo il conteggio ognuno pesca sei carte da tre mazzi scoperti. [R4.2](R4.2) Un anfiteatro dà due carte bonus al primo posto e una al secondo. [R4.3](R4.3) Poi il Console passa al giocatore successivo e comincia il round seguente. [R4.10](R4.10)
