# What the Latin names of the standard pack of Corduba mean, by component; a pack of one's own is shown in its own words.
# The English lines are those of the pack itself: a test compares them, so that a changed pack is translated anew.

# Buildings
co-gloss-building-herbarium = Kräutergarten und Apotheke
co-gloss-building-aerarium = Schatzhaus
co-gloss-building-sanctuarium = Heiligtum
co-gloss-building-collegium-fabrorum = Gilde der Bauleute
co-gloss-building-cudendum = Schmiede und Münze
co-gloss-building-odeum = Konzerthaus
co-gloss-building-schola = Schule
co-gloss-building-balneum = Badehaus
co-gloss-building-forum = Forum
co-gloss-building-aedis = Tempel
co-gloss-building-officina-fabrorum = Werkstatt der Steinmetze
co-gloss-building-emporium = Handelshalle
co-gloss-building-librarium = Bibliothek
co-gloss-building-ludus = Kampfschule
co-gloss-building-sanatorium = Krankenhaus
co-gloss-building-basilica = Gerichtshalle
co-gloss-building-amphitheatrum = Arena
co-gloss-building-excubitorium = Wachhaus

# Monuments
co-gloss-monument-pons = Brücke über den Baetis
co-gloss-monument-murus = Stadtmauer und Tore
co-gloss-monument-aqua = Aquädukt
co-gloss-monument-theatrum = Theater
co-gloss-monument-templum = Kaisertempel
co-gloss-monument-circus = Rennbahn

# Production sites
co-gloss-site-lapis = Steinbruch
co-gloss-site-lignum = Holz
co-gloss-site-cibus = Nahrung
co-gloss-site-oleum = Olivenöl
co-gloss-site-marmor = Marmor

# Heritage cards
co-gloss-heritage-fundus = Landgut
co-gloss-heritage-mercatura = Handelshaus
co-gloss-heritage-familia-rustica = Gutsgesinde
co-gloss-heritage-clientela = Gefolgschaft
co-gloss-heritage-lapicidinae = Steinbrüche
co-gloss-heritage-liberti = Freigelassene
co-gloss-heritage-sacerdotium = Priesteramt
co-gloss-heritage-gloria-militaris = Kriegsruhm

# Specialists
co-gloss-specialist-red = Feldherr
co-gloss-specialist-purple = Priester
co-gloss-specialist-blue = Lehrer und Festleiter
co-gloss-specialist-yellow = Bankier
co-gloss-specialist-green = Arzt und Gelehrter
co-gloss-specialist-brown = Handwerksmeister

# Rome's cards
co-gloss-rome-lapis = Stein für die Straßen
co-gloss-rome-frumentum = Getreide für das Volk von Rom
co-gloss-rome-materia = Holz für die Flotte
co-gloss-rome-ferramenta = Eisenwerkzeug für die Legionen
co-gloss-rome-marmor = Marmor für die Ara Pacis
co-gloss-rome-oleum = Olivenöl aus der Baetica
co-gloss-rome-disposita-confarreatio = arrangierte Patrizierhochzeit (Dinkelkuchen und Mitgift)
