### Corduba: le lezioni.

lesson-worker-title = Mandare lavoratori
lesson-worker-1 = **Manda due lavoratori al posto destro di Lapis.** Un posto prende i lavoratori che indica e dà il suo prodotto. In due giocatori un sito serve una volta per round, qualunque posto tu prenda.
lesson-worker-2 = **Resta un lavoratore.** Il Portus non è mai pieno: ogni lavoratore vi guadagna un denario. Mandalo lì.
lesson-worker-done = **Un’azione, poi tocca al giocatore seguente.** Quando tutti hanno passato il round finisce, e tornano a casa tanti lavoratori quanti ne segna il tuo registro.
lesson-worker-missed = Era un altro sito. Qui: due lavoratori al posto destro di Lapis, il terzo al Portus. Prova ancora.

lesson-build-title = Costruire un edificio
lesson-build-1 = **Costruisci l’Herbarium in Pars Plebeius.** Costa due legni e ne hai uno. Ma ogni quartiere toglie qualcosa: Servorum un lavoratore, Plebeius una risorsa di base, Patricius due denari. Poi scegli un posto: dentro un solo isolato, a contatto con un edificio o un’insula.
lesson-build-2 = **Usalo subito.** Può farlo solo chi lo ha costruito, e solo ora. Il tuo ultimo lavoratore vi guadagna cibo e armonia.
lesson-build-done = **Costruito, usato, e un prestigio in più in Plebeius.** Dal prossimo round chiunque può usare l’edificio, chiunque l’abbia costruito.
lesson-build-missed = L’Herbarium non è ancora costruito e usato. Plebeius ti toglie una risorsa di base. Prova ancora.

lesson-insulae-title = Un buon posto
lesson-insulae-1 = **Costruisci il Sanctuarium in Pars Servorum, nel posto che porta due insulae.** Una casella in cui non entra più nessun edificio è isolata. Se tocca il tuo nuovo edificio, vi posi un’insula tua e ricevi il bonus che copriva. La seconda alza il tuo registro: arriva subito un lavoratore.
lesson-insulae-2 = **Non usare il Sanctuarium: i lavoratori ti servono.** Costruisci il Forum in Pars Patricius. Lì non può toccare nulla, perciò delle insulae neutrali lo uniscono alla città: il meno possibile, un denario ciascuna.
lesson-insulae-done = **Il Forum è in piedi.** Le caselle isolate accanto al tuo edificio diventano insulae tue, tutte le altre, dopo la tua azione, neutrali.
lesson-insulae-missed = I lavoratori sono finiti e il Forum non c’è. Posa due insulae con il Sanctuarium, e non usarlo. Prova ancora.

lesson-activate-title = Specialisti
lesson-activate-1 = **Usa la seconda riga dell’Aerarium.** Chiede tre lavoratori e ne hai due. Ma il tuo specialista giallo vale due negli edifici gialli. L’ha costruito Livia; non importa.
lesson-activate-2 = **Ora la prima riga del Librarium**, con lo specialista verde e un lavoratore. Sblocca un altro specialista: prendi quello blu.
lesson-activate-3 = **È pronto, e il suo peculium è pagato:** una volta ora, e di nuovo all’inizio di ogni decennio. Mandalo da solo in un edificio blu, la Schola o l’Odeum.
lesson-activate-done = **Uno specialista vale due negli edifici del suo colore, uno nei siti e al Portus, altrove niente.** Un edificio serve una volta per round, a chi arriva primo.
lesson-activate-missed = Non proprio: la seconda riga dell’Aerarium, poi il Librarium per lo specialista blu. Prova ancora.

lesson-macellum-title = Il Macellum
lesson-macellum-1 = **Manda il tuo mercante e vendi il marmo.** È un’azione libera, una volta per decennio. Non hai denari, perciò vendi prima di comprare.
lesson-macellum-2 = **Ora compra due legni.** Durante una visita i prezzi restano come sono.
lesson-macellum-3 = **Chiudi la visita.** Ciò che si è comprato costa uno in più, ciò che si è venduto uno in meno.
lesson-macellum-4 = **L’azione principale deve ancora venire.** Costruisci l’Herbarium in Pars Patricius: lì non ti serve nemmeno un denario, perché questo quartiere ne toglie due.
lesson-macellum-done = **Vendere caro, comprare a poco.** All’inizio di ogni round un gettone cambia i prezzi, e li vedi prima di agire.
lesson-macellum-missed = L’Herbarium non c’è. Vendi il marmo, compra due legni, chiudi la visita, poi costruisci in Patricius. Prova ancora.

lesson-rome-title = Roma chiede
lesson-rome-1 = **Alla fine di ogni decennio Roma chiama.** Tutti scelgono in segreto, ma ciò che ognuno possiede è palese: Livia non ha truppe, né offerte, né pietra. Basta quindi il minimo: i veliti (2) e l’offerta piccola (1). Di pietra la carta chiede cinque da voi due insieme: mandane tre e l’anfora, che vale due.
lesson-rome-done = **Due senatori:** per il maggior valore di truppe e di offerte, senza parità. Il rango 1 dà il premio della carta. Chi manca un minimo riceve disordini. Le truppe vengono dal Castra, le offerte da Sanctuarium e Aedis.
lesson-rome-missed = Era più o meno del necessario: i veliti, l’offerta piccola, tre pietre e l’anfora. Prova ancora.

lesson-unrest-title = Calma e pane
lesson-unrest-1 = **Sull’Aerarium ci sono disordini:** nessuno può usarlo, e il suo quartiere non dà bonus. Manda lo specialista rosso all’Excubitorium; lì vale due.
lesson-unrest-2 = **Ora nutri la tua gente.** Il mantenimento è il registro più gli specialisti meno l’armonia: 5 + 1 − 4 = 2. Hai un cibo. Manda l’ultimo lavoratore a prendere cibo a Cibus, o un denario al Portus.
lesson-unrest-done = **Tutti hanno mangiato, e Servorum è tranquilla.** Ciò che non paghi diventa disordini: costano popolarità e, alla fine, senatori. Se all’inizio di un round tutti e tre i quartieri sono in rivolta, tutti hanno perso.
lesson-unrest-missed = Manca qualcosa. Lo specialista rosso va all’Excubitorium, il lavoratore prende cibo o un denario. Prova ancora.

lesson-finish-title = Vinci la partita
lesson-finish-1 = **L’ultimo round, e Livia è avanti.** Dives chiede venti denari in mano. Prendi questo traguardo con un lavoratore prima di spenderli: un senatore.
lesson-finish-2 = **Ora il Circus.** I monumenti stanno fuori dai quartieri e portano prestigio in più d’uno. Con questo sei in testa in Servorum e Plebeius: due senatori in più.
lesson-finish-3 = **Roma chiama per l’ultima volta.** La consegna di cibo più alta vince un senatore, la più bassa ne perde uno. Manda tutto.
lesson-finish-4 = **Ora si conta tutto:** politica, ricchezza e disordini.
lesson-finish-done = **Nove senatori a testa, ma sei in testa su più tracciati del prestigio: hai vinto.** Una partita ha otto round e comincia con un’eredità e un personaggio a tua scelta. Ora puoi giocare a Corduba.
lesson-finish-missed = Livia resta avanti. Prendi Dives finché hai venti denari, poi costruisci il Circus, poi manda tutto il cibo. Prova ancora.
