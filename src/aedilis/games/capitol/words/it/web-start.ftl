# Capitol on the start page.

start-capitol-title = Costruisci Roma, un blocco alla volta
start-capitol-text = Capitol è un gioco di mani nascoste, offerte sigillate e maggioranze, da due a quattro. Giocalo qui, contro bot o con amici, senza registrarti.
start-capitol-play = Gioca subito
start-capitol-note = Tu e tre bot. Senza registrazione.
