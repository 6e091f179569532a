# What the Latin names of the standard pack of Corduba mean, by component; a pack of one's own is shown in its own words.
# The English lines are those of the pack itself: a test compares them, so that a changed pack is translated anew.

# Buildings
co-gloss-building-herbarium = herb garden and drug store
co-gloss-building-aerarium = treasury
co-gloss-building-sanctuarium = sanctuary
co-gloss-building-collegium-fabrorum = builders' guild
co-gloss-building-cudendum = forge and mint
co-gloss-building-odeum = concert hall
co-gloss-building-schola = school
co-gloss-building-balneum = baths
co-gloss-building-forum = forum
co-gloss-building-aedis = temple
co-gloss-building-officina-fabrorum = stonemasons' workshop
co-gloss-building-emporium = trading hall
co-gloss-building-librarium = library
co-gloss-building-ludus = training school
co-gloss-building-sanatorium = hospital
co-gloss-building-basilica = law court
co-gloss-building-amphitheatrum = arena
co-gloss-building-excubitorium = guardhouse

# Monuments
co-gloss-monument-pons = bridge over the Baetis
co-gloss-monument-murus = city wall and gates
co-gloss-monument-aqua = aqueduct
co-gloss-monument-theatrum = theatre
co-gloss-monument-templum = imperial temple
co-gloss-monument-circus = race course

# Production sites
co-gloss-site-lapis = stone quarry
co-gloss-site-lignum = wood
co-gloss-site-cibus = food
co-gloss-site-oleum = olive oil
co-gloss-site-marmor = marble

# Heritage cards
co-gloss-heritage-fundus = country estate
co-gloss-heritage-mercatura = trading house
co-gloss-heritage-familia-rustica = farm household
co-gloss-heritage-clientela = clients
co-gloss-heritage-lapicidinae = quarries
co-gloss-heritage-liberti = freedmen
co-gloss-heritage-sacerdotium = priesthood
co-gloss-heritage-gloria-militaris = military fame

# Specialists
co-gloss-specialist-red = general
co-gloss-specialist-purple = priest
co-gloss-specialist-blue = teacher and impresario
co-gloss-specialist-yellow = banker
co-gloss-specialist-green = physician and scholar
co-gloss-specialist-brown = master craftsman

# Rome's cards
co-gloss-rome-lapis = stone for the roads
co-gloss-rome-frumentum = grain for the people of Rome
co-gloss-rome-materia = timber for the fleet
co-gloss-rome-ferramenta = iron tools for the legions
co-gloss-rome-marmor = marble for the Ara Pacis
co-gloss-rome-oleum = Baetican olive oil
co-gloss-rome-disposita-confarreatio = arranged patrician wedding (spelt cake and dowry)
