# What the Latin names of the standard pack of Corduba mean, by component; a pack of one's own is shown in its own words.
# The English lines are those of the pack itself: a test compares them, so that a changed pack is translated anew.

# Buildings
co-gloss-building-herbarium = kruidentuin en apotheek
co-gloss-building-aerarium = schatkamer
co-gloss-building-sanctuarium = heiligdom
co-gloss-building-collegium-fabrorum = bouwersgilde
co-gloss-building-cudendum = smederij en munt
co-gloss-building-odeum = concertzaal
co-gloss-building-schola = school
co-gloss-building-balneum = badhuis
co-gloss-building-forum = forum
co-gloss-building-aedis = tempel
co-gloss-building-officina-fabrorum = steenhouwerswerkplaats
co-gloss-building-emporium = handelshal
co-gloss-building-librarium = bibliotheek
co-gloss-building-ludus = oefenschool
co-gloss-building-sanatorium = ziekenhuis
co-gloss-building-basilica = rechtbank
co-gloss-building-amphitheatrum = arena
co-gloss-building-excubitorium = wachthuis

# Monuments
co-gloss-monument-pons = brug over de Baetis
co-gloss-monument-murus = stadsmuur en poorten
co-gloss-monument-aqua = aquaduct
co-gloss-monument-theatrum = theater
co-gloss-monument-templum = keizerlijke tempel
co-gloss-monument-circus = renbaan

# Production sites
co-gloss-site-lapis = steengroeve
co-gloss-site-lignum = hout
co-gloss-site-cibus = voedsel
co-gloss-site-oleum = olijfolie
co-gloss-site-marmor = marmer

# Heritage cards
co-gloss-heritage-fundus = landgoed
co-gloss-heritage-mercatura = handelshuis
co-gloss-heritage-familia-rustica = boerenhuishouden
co-gloss-heritage-clientela = cliënten
co-gloss-heritage-lapicidinae = steengroeven
co-gloss-heritage-liberti = vrijgelatenen
co-gloss-heritage-sacerdotium = priesterschap
co-gloss-heritage-gloria-militaris = krijgsroem

# Specialists
co-gloss-specialist-red = veldheer
co-gloss-specialist-purple = priester
co-gloss-specialist-blue = leraar en impresario
co-gloss-specialist-yellow = bankier
co-gloss-specialist-green = arts en geleerde
co-gloss-specialist-brown = meestervakman

# Rome's cards
co-gloss-rome-lapis = steen voor de wegen
co-gloss-rome-frumentum = graan voor het volk van Rome
co-gloss-rome-materia = hout voor de vloot
co-gloss-rome-ferramenta = ijzeren gereedschap voor de legioenen
co-gloss-rome-marmor = marmer voor de Ara Pacis
co-gloss-rome-oleum = olijfolie uit Baetica
co-gloss-rome-disposita-confarreatio = gearrangeerd patriciërshuwelijk (speltkoek en bruidsschat)
