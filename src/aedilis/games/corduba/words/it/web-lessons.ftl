### Corduba: le lezioni.

lesson-worker-title = Mandare lavoratori
lesson-worker-1 = **[Manda due lavoratori al posto destro di Lapis](next).** Un posto prende i lavoratori che indica e dà il suo prodotto. In due giocatori un sito serve una volta per round, qualunque posto tu prenda.
lesson-worker-2 = **[Resta un lavoratore](next).** Il Portus non è mai pieno: ogni lavoratore vi guadagna un denario. Mandalo lì.
lesson-worker-done = **Un’azione, poi tocca al giocatore seguente.** Quando tutti hanno passato il round finisce, e tornano a casa tanti lavoratori quanti ne segna il tuo registro.
lesson-worker-missed = Era un altro sito. Qui: due lavoratori al posto destro di Lapis, il terzo al Portus. Prova ancora.

lesson-build-title = Costruire un edificio
lesson-build-1 = **[Costruisci l’Herbarium in Pars Plebeius](next).** Costa due legni e ne hai uno. Ma ogni quartiere toglie qualcosa: Servorum un lavoratore, Plebeius una risorsa di base, Patricius due denari. Poi scegli un posto: dentro un solo isolato, a contatto con un edificio o un’insula.
lesson-build-2 = **[Usalo subito](next).** Può farlo solo chi lo ha costruito, e solo ora. Il tuo ultimo lavoratore vi guadagna cibo e armonia.
lesson-build-done = **Costruito, usato, e un prestigio in più in Plebeius.** Dal prossimo round chiunque può usare l’edificio, chiunque l’abbia costruito.
lesson-build-missed = L’Herbarium non è ancora costruito e usato. Plebeius ti toglie una risorsa di base. Prova ancora.

lesson-insulae-title = Un buon posto
lesson-insulae-1 = **[Costruisci il Sanctuarium in Pars Servorum, nel posto che porta due insulae](next).** Una casella in cui non entra più nessun edificio è isolata. Se tocca il tuo nuovo edificio, vi posi un’insula tua e ricevi il bonus che copriva. La seconda alza il tuo registro: arriva subito un lavoratore.
lesson-insulae-2 = **[Non usare il Sanctuarium: i lavoratori ti servono](next).** Costruisci il Forum in Pars Patricius. Lì non può toccare nulla, perciò delle insulae neutrali lo uniscono alla città: il meno possibile, un denario ciascuna.
lesson-insulae-done = **Il Forum è in piedi.** Le caselle isolate accanto al tuo edificio diventano insulae tue, tutte le altre, dopo la tua azione, neutrali.
lesson-insulae-missed = I lavoratori sono finiti e il Forum non c’è. Posa due insulae con il Sanctuarium, e non usarlo. Prova ancora.

lesson-activate-title = Specialisti
lesson-activate-1 = **[Usa la seconda riga dell’Aerarium](next).** Chiede tre lavoratori e ne hai due. Ma il tuo specialista giallo vale due negli edifici gialli. L’ha costruito Livia; non importa.
lesson-activate-2 = **[Ora la prima riga del Librarium](next)**, con lo specialista verde e un lavoratore. Sblocca un altro specialista: prendi quello blu.
lesson-activate-3 = **[È pronto, e il suo peculium è pagato](next):** una volta ora, e di nuovo all’inizio di ogni decennio. Mandalo da solo in un edificio blu, la Schola o l’Odeum.
lesson-activate-done = **Uno specialista vale due negli edifici del suo colore, uno nei siti e al Portus, altrove niente.** Un edificio serve una volta per round, a chi arriva primo.
lesson-activate-missed = Non proprio: la seconda riga dell’Aerarium, poi il Librarium per lo specialista blu. Prova ancora.

lesson-macellum-title = Il Macellum
lesson-macellum-1 = **[Manda il tuo mercante e vendi il marmo](next).** È un’azione libera, una volta per decennio. Non hai denari, perciò vendi prima di comprare.
lesson-macellum-2 = **[Ora compra due legni](next).** Durante una visita i prezzi restano come sono.
lesson-macellum-3 = **[Chiudi la visita](next).** Ciò che si è comprato costa uno in più, ciò che si è venduto uno in meno.
lesson-macellum-4 = **[L’azione principale deve ancora venire](next).** Costruisci l’Herbarium in Pars Patricius: lì non ti serve nemmeno un denario, perché questo quartiere ne toglie due.
lesson-macellum-done = **Vendere caro, comprare a poco.** All’inizio di ogni round una tessera del Macellum cambia i prezzi, e li vedi prima di agire.
lesson-macellum-missed = L’Herbarium non c’è. Vendi il marmo, compra due legni, chiudi la visita, poi costruisci in Patricius. Prova ancora.

lesson-rome-title = Roma chiede
lesson-rome-1 = **[Alla fine di ogni decennio Roma chiama](next).** Tutti scelgono in segreto, ma ciò che ognuno possiede è palese: Livia non ha truppe, né offerte, né pietra. Basta quindi il minimo: i veliti (2) e l’offerta piccola (1). Di pietra la carta chiede cinque da voi due insieme: mandane tre e l’anfora, che vale due.
lesson-rome-done = **Due senatori:** per il maggior valore di truppe e di offerte, senza parità. Il rango 1 dà il premio della carta. Chi manca un minimo riceve disordini. Le truppe vengono dai Castra, le offerte da Sanctuarium e Aedis.
lesson-rome-missed = Era più o meno del necessario: i veliti, l’offerta piccola, tre pietre e l’anfora. Prova ancora.

lesson-unrest-title = Calma e pane
lesson-unrest-1 = **[Sull’Aerarium ci sono disordini](next):** nessuno può usarlo, e il suo quartiere non dà bonus. Manda lo specialista rosso all’Excubitorium; lì vale due.
lesson-unrest-2 = **[Ora nutri la tua gente](next).** Il mantenimento è il registro più gli specialisti meno l’armonia: 5 + 1 − 4 = 2. Hai un cibo. Manda l’ultimo lavoratore a prendere cibo a Cibus, o un denario al Portus.
lesson-unrest-done = **Tutti hanno mangiato, e Servorum è tranquilla.** Ciò che non paghi diventa disordini: costano popolarità e, alla fine, senatori. Se all’inizio di un round tutti e tre i quartieri sono in rivolta, tutti hanno perso.
lesson-unrest-missed = Manca qualcosa. Lo specialista rosso va all’Excubitorium, il lavoratore prende cibo o un denario. Prova ancora.

lesson-finish-title = Vinci la partita
lesson-finish-1 = **[L’ultimo round, e Livia è avanti](next).** Dives chiede venti denari in mano. Rivendica questo traguardo con un lavoratore prima di spenderli: un senatore.
lesson-finish-2 = **[Ora il Circus](next).** I monumenti stanno fuori dai quartieri e portano prestigio in più d’uno. Con questo sei in testa in Servorum e Plebeius: due senatori in più.
lesson-finish-3 = **[Roma chiama per l’ultima volta](next).** La consegna di cibo più alta vince un senatore, la più bassa ne perde uno. Manda tutto. Poi si conta tutto: politica, ricchezza e disordini.
lesson-finish-done = **Nove senatori a testa, ma sei in testa su più tracciati del prestigio: hai vinto.** Una partita ha otto round e comincia con un’eredità e un personaggio a tua scelta. Ora puoi giocare a Corduba.
lesson-finish-missed = Livia resta avanti. Rivendica Dives finché hai venti denari, poi costruisci il Circus, poi manda tutto il cibo. Prova ancora.
lesson-keep-title = La tua famiglia
lesson-keep-1 = **[Tieni la Familia rustica e un personaggio](next).** Una partita comincia con questa scelta. Il registro dice quanti lavoratori arrivano a ogni round: qui cinque, con l’altra carta quattro. Popolarità e armonia sono uguali su entrambe; l’armonia riduce di altrettanto il mantenimento.
lesson-keep-done = **Un lavoratore in più a ogni round**, e una bocca in più da sfamare. I denari durano un round, un registro tutta la partita.
lesson-keep-missed = La casa commerciale dà più denari, ma un registro di quattro. Riprova con cinque.
lesson-amphora-title = L’anfora come jolly
lesson-amphora-1 = **[Costruisci l’Herbarium in Pars Servorum](next).** Costa due legni e ne hai uno. Un’anfora vale qualsiasi risorsa di base: cibo, legno, pietra o attrezzi. Non il marmo.
lesson-amphora-2 = **[Scegli un posto e costruisci](next).** Al mercato un’anfora è solo un’anfora; per Roma conta quanto dice la carta.
lesson-amphora-done = **Pagato con un’anfora.** Tienine una per la fine di un round: sfama anche.
lesson-amphora-missed = Hai passato e l’Herbarium non è costruito. L’anfora è il secondo legno. Riprova.
lesson-tracks-title = Tracciati del prestigio
lesson-tracks-1 = **[Costruisci l’Herbarium in Pars Servorum](next).** Ogni edificio dà prestigio nel suo quartiere. Il tuo lì sale da due a tre, e lo spazio tre ha un bonus.
lesson-tracks-2 = **[Prendi il registro](next)**, non uno specialista: un lavoratore arriva subito e a ogni round. Chi arriva primo in fondo a un tracciato prende un senatore, e il maggior prestigio in un quartiere ne dà uno alla fine di ogni decennio.
lesson-tracks-done = **Il prestigio paga due volte:** i bonus lungo la via, e senatori a chi è in testa.
lesson-tracks-missed = Non era il registro. Costruisci l’Herbarium in Servorum, poi prendi il registro. Riprova.
lesson-storage-title = Magazzino, passare, ordine
lesson-storage-1 = **[Manda il mercante e vendi quattro legni](next).** Il decennio finisce dopo questo round, e in due possono restare solo sei risorse. Ne hai dieci.
lesson-storage-2 = **[Ora passa](next).** Livia ha passato prima di te, quindi comincia il round seguente: l’ordine in cui si passa è l’ordine di turno.
lesson-storage-3 = **[Roma vuole pietra; questa volta tieni la tua](next)** e sigilla un pugno vuoto.
lesson-storage-done = **Sei sono rimaste, nulla è andato perso**, e quattro legni sono diventati otto denari. Denari, lavoratori, truppe e offerte non contano mai.
lesson-storage-missed = Quattro risorse non ci stavano e sono tornate nella riserva. Vendi prima di passare. Riprova.
lesson-rebellion-title = Prima della ribellione
lesson-rebellion-1 = **[Usa l’Excubitorium e calma l’Odeum](next).** Tutti e tre i quartieri sono in rivolta. Se è così all’inizio di un round, tutti hanno perso subito.
lesson-rebellion-2 = **[Ora passa](next).** I disordini rimasti si estendono all’inizio del round seguente: in ogni quartiere in rivolta a un edificio in più, scelto dall’ultimo nell’ordine.
lesson-rebellion-3 = **[Il round seguente comincia](next).**
lesson-rebellion-done = **Patricius è calmo, e la partita continua.** Ma in Servorum i disordini si sono estesi al Collegium. Chi calma l’ultimo edificio di un quartiere torna indietro sul tracciato dei disordini, o guadagna prestigio.
lesson-rebellion-missed = Ribellione: il round è cominciato con tre quartieri in rivolta, e tutti hanno perso. Riprova.
lesson-monument-title = Monumenti
lesson-monument-1 = **[Costruisci il Pons](next).** Un monumento sta fuori dai quartieri, costa molto e dà prestigio in più d’uno, con ogni bonus lungo la via. Non ha disordini, non ha bisogno di vicini e non si usa mai. Scegli il quartiere il cui bonus lo rende meno caro.
lesson-monument-done = **Il ponte è in piedi.** Tieni il suo gettone: ciò che dice vale per il resto della partita.
lesson-monument-missed = Hai passato con tutto il necessario per il Pons. Riprova.
lesson-senators-title = Come si vincono i senatori
lesson-senators-1 = **[Rivendica Dives](next)** con il tuo lavoratore: chi raggiunge per primo un traguardo prende un senatore. Hai venti denari.
lesson-senators-2 = **[Roma chiama: dai ciò che è segnato](next).** Chi da solo dà più truppe prende un senatore, chi da solo dà più offerte un altro. Livia non ha né le une né le altre.
lesson-senators-done = **Cinque senatori in un decennio.** Gli ultimi due vengono dalla politica: chi da solo ha più prestigio in un quartiere alla fine di un decennio vi prende un senatore. Ce ne sono altri: essere primi in fondo a un tracciato, il podio di Roma nell’ultimo decennio, più denari alla fine, e alcuni effetti. I disordini tolgono senatori alla fine.
lesson-senators-missed = Il decennio è finito e Dives non è rivendicato. Rivendicalo prima di passare. Riprova.
lesson-round-title = Un round intero
lesson-round-1 = **[Manda due lavoratori a Lignum](next).** Un round è: disordini, prezzi, azioni a turno, poi mantenimento. Tocca a te, e ti serve legno.
lesson-round-2 = **[Costruisci l’Herbarium](next)** con ciò che il sito ti ha dato. Ogni turno ha un’azione principale; le azioni libere vanno prima o dopo.
lesson-round-3 = **[Ora passa](next).** Quando tutti hanno passato, ognuno paga il mantenimento, e i lavoratori tornano.
lesson-round-4 = **[Il round seguente comincia](next).**
lesson-round-done = **Era un round; una partita ne ha otto.** Tre fanno un decennio, l’ultimo ne ha due.
lesson-round-missed = Il round è andato diversamente: prima Lignum, poi l’Herbarium, poi passa. Riprova.
lesson-caepio-title = Da soli contro Caepio
lesson-caepio-1 = **[Manda due lavoratori al posto destro di Lapis](next).** Da solo giochi contro Fannius Caepio. La sua carta scoperta dice, riga per riga, che cosa fa nei suoi turni; lo vedi prima.
lesson-caepio-2 = **[Finisci il turno](next)** e guarda Caepio. Se una riga è impossibile, prende l’alternativa seguente.
lesson-caepio-done = **Ha preso Lignum, come diceva la sua carta.** Non paga e non mangia nulla. Prendi prima di lui ciò che vuole.
lesson-caepio-missed = Hai passato, e Caepio continua da solo. Prima manda lavoratori a Lapis. Riprova.
