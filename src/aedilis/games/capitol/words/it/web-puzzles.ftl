### Capitol: why a puzzle is solved as it is.

puzzle-capitol-01 = Metti la casa rotonda sul Campidoglio: il primo posto lì vale 4. L’unica casa del rivale è triangolare e non può seguire una rotonda; dopo una triangolare il suo 2 prenderebbe il posto.
puzzle-capitol-02 = Solo i 4 punti del Campidoglio bastano: il rivale può tenere il permesso come denaro e raddoppiare il Palatino con il tempio. Se ti segue lì, il suo tempio è perso.
puzzle-capitol-03 = Offri tutto: il rivale può mostrare al massimo 11, e a 11 contro 11 vince chi ha meno punti. Dopo l’ultima asta le carte non servono più.
puzzle-capitol-04 = Aspetta: gioca la carta tetto senza effetto. Se la tua casa di 2 sta già lì, il suo 3 la supera. Così deve muovere prima lui, e il suo 3 non va da nessuna parte.
puzzle-capitol-05 = Prendi l’ultimo spazio libero del Campidoglio: sei primo, e le sue case di 2 e 3 restano in cantiere.
puzzle-capitol-06 = Un tetto triangolare: sul Quirinale c’è una casa triangolare di 1, quindi può seguire solo una triangolare di 2, che prende il primo posto.
puzzle-capitol-08 = Nessuna offerta: chi vince il tempio vince la partita. Lui ha 8, tu 9; ogni carta spesa per la fontana ti mette sotto di lui.
puzzle-capitol-09 = Sul Quirinale sei da solo, quindi raddoppiano solo i tuoi punti. Sul Campidoglio il tempio raddoppierebbe anche il suo secondo posto.
puzzle-capitol-11 = Con tre blocchi a testa decide la casa più alta: il tuo 3 dà il primo posto, un 2 no.
puzzle-capitol-12 = La casa di 3: sei primo per numero di blocchi, e il suo 2 ora è troppo basso. Dopo il tuo 2 risponderebbe con il suo 3.
puzzle-capitol-27 = Passa: nessun altro ha carte, quindi il permesso compra il tempio, che raddoppia i 3 punti del Quirinale. Sul tabellone rende al massimo 2.
puzzle-capitol-28 = Un tetto rotondo sulla casa di 2: può seguire l’1 rotondo del Quirinale e prende il primo posto: 3 punti per te, 1 per lui.
puzzle-capitol-29 = Tutti e due i blocchi sulla casa di 1: una casa di 3 va sul Campidoglio, pareggia i suoi tre blocchi ed è più alta.
puzzle-capitol-32 = Otto: può offrire 6 e vince la parità con meno punti, quindi 6 non basta. Solo 8 è più alto, e dopo le carte non valgono nulla.
