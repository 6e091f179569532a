### How to play Corduba, in short; every sentence names its clause.

howto-corduba-1-title = Lo scopo
howto-corduba-1 = Chi ha più senatori dopo otto round vince. [C12.4](C12.4) I round sono tre decenni, di tre, tre e due. [C4.1](C4.1) Cominci con una di due carte eredità e uno di due personaggi. [C3.7](C3.7)
howto-corduba-2-title = Il tuo turno
howto-corduba-2 = Un turno è: costruire, attivare, rivendicare un traguardo o passare; le azioni libere vanno prima o dopo. [C7.1](C7.1) Un lavoratore conta uno; uno specialista conta due agli edifici del suo colore. [C7.2](C7.2) L’ordine in cui si passa è quello del round seguente. [C7.22](C7.22)
howto-corduba-3-title = Costruire
howto-corduba-3 = Un edificio costa ciò che è stampato, meno il bonus del suo quartiere. [C7.4](C7.4) Sta su caselle libere di un isolato e tocca un edificio o un’insula del quartiere. [C7.6](C7.6) Le caselle isolate accanto diventano tue insulae, con il bonus sotto. [C7.9](C7.9) Dà prestigio, e puoi usarlo subito. [C7.11](C7.11)
howto-corduba-4-title = Siti, edifici, mercato
howto-corduba-4 = Un sito prende lavoratori e dà le sue merci. [C7.15](C7.15) Ogni edificio costruito si usa una volta per round, chiunque l’abbia costruito. [C7.18](C7.18) Una volta per decennio il mercante commercia; ciò che si compra rincara, ciò che si vende cala. [C7.23](C7.23) Un’anfora paga per ogni risorsa di base. [C1.2](C1.2)
howto-corduba-5-title = Roma
howto-corduba-5 = Alla fine di un decennio tutti scelgono in segreto truppe, offerte e merci per Roma. [C10.2](C10.2) Chi da solo dà più truppe prende un senatore, chi da solo dà più offerte anche. [C10.5](C10.5) Se tutti insieme danno troppo poco, tutti hanno l’ultimo rango e ricevono disordini. [C10.7](C10.7)
howto-corduba-6-title = Mantenimento e disordini
howto-corduba-6 = Alla fine di un round paghi registro più specialisti meno armonia, in cibo o denari. [C11.1](C11.1) Ciò che non si paga diventa disordini. [C11.2](C11.2) Un edificio con disordini non si usa, e il suo quartiere non dà bonus. [C5.7](C5.7) Se tutti e tre i quartieri sono in rivolta all’inizio di un round, tutti hanno perso. [C5.0](C5.0)
howto-corduba-7-title = La fine
howto-corduba-7 = Alla fine di ogni decennio chi da solo ha più prestigio in un quartiere riceve un senatore. [C4.5](C4.5) Dopo l’ultimo round si vende tutto, e chi ha più denari riceve un altro senatore. [C12.2](C12.2) Poi i disordini tolgono senatori. [C12.3](C12.3)
