# What the Latin names of the standard pack of Corduba mean, by component; a pack of one's own is shown in its own words.
# The English lines are those of the pack itself: a test compares them, so that a changed pack is translated anew.

# Buildings
co-gloss-building-herbarium = orto delle erbe e farmacia
co-gloss-building-aerarium = erario
co-gloss-building-sanctuarium = santuario
co-gloss-building-collegium-fabrorum = corporazione dei costruttori
co-gloss-building-cudendum = fucina e zecca
co-gloss-building-odeum = sala da concerto
co-gloss-building-schola = scuola
co-gloss-building-balneum = terme
co-gloss-building-forum = foro
co-gloss-building-aedis = tempio
co-gloss-building-officina-fabrorum = bottega degli scalpellini
co-gloss-building-emporium = sala dei mercanti
co-gloss-building-librarium = biblioteca
co-gloss-building-ludus = palestra dei gladiatori
co-gloss-building-sanatorium = ospedale
co-gloss-building-basilica = tribunale
co-gloss-building-amphitheatrum = arena
co-gloss-building-excubitorium = corpo di guardia

# Monuments
co-gloss-monument-pons = ponte sul Baetis
co-gloss-monument-murus = mura e porte della città
co-gloss-monument-aqua = acquedotto
co-gloss-monument-theatrum = teatro
co-gloss-monument-templum = tempio imperiale
co-gloss-monument-circus = ippodromo

# Production sites
co-gloss-site-lapis = cava di pietra
co-gloss-site-lignum = legno
co-gloss-site-cibus = cibo
co-gloss-site-oleum = olio d’oliva
co-gloss-site-marmor = marmo

# Heritage cards
co-gloss-heritage-fundus = tenuta di campagna
co-gloss-heritage-mercatura = casa mercantile
co-gloss-heritage-familia-rustica = famiglia contadina
co-gloss-heritage-clientela = clienti
co-gloss-heritage-lapicidinae = cave
co-gloss-heritage-liberti = liberti
co-gloss-heritage-sacerdotium = sacerdozio
co-gloss-heritage-gloria-militaris = gloria militare

# Specialists
co-gloss-specialist-red = generale
co-gloss-specialist-purple = sacerdote
co-gloss-specialist-blue = maestro e impresario
co-gloss-specialist-yellow = banchiere
co-gloss-specialist-green = medico e studioso
co-gloss-specialist-brown = mastro artigiano

# Rome's cards
co-gloss-rome-lapis = pietra per le strade
co-gloss-rome-frumentum = grano per il popolo di Roma
co-gloss-rome-materia = legname per la flotta
co-gloss-rome-ferramenta = attrezzi di ferro per le legioni
co-gloss-rome-marmor = marmo per l’Ara Pacis
co-gloss-rome-oleum = olio d’oliva della Betica
co-gloss-rome-disposita-confarreatio = nozze patrizie combinate (focaccia di farro e dote)
