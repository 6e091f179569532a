# What the Latin names of the standard pack of Corduba mean, by component; a pack of one's own is shown in its own words.
# The English lines are those of the pack itself: a test compares them, so that a changed pack is translated anew.

# Buildings
co-gloss-building-herbarium = jardin d’herbes et pharmacie
co-gloss-building-aerarium = trésor public
co-gloss-building-sanctuarium = sanctuaire
co-gloss-building-collegium-fabrorum = corporation des constructeurs
co-gloss-building-cudendum = forge et atelier monétaire
co-gloss-building-odeum = salle de concert
co-gloss-building-schola = école
co-gloss-building-balneum = bains
co-gloss-building-forum = forum
co-gloss-building-aedis = temple
co-gloss-building-officina-fabrorum = atelier des tailleurs de pierre
co-gloss-building-emporium = halle de commerce
co-gloss-building-librarium = bibliothèque
co-gloss-building-ludus = école d’entraînement
co-gloss-building-sanatorium = hôpital
co-gloss-building-basilica = tribunal
co-gloss-building-amphitheatrum = arènes
co-gloss-building-excubitorium = poste de garde

# Monuments
co-gloss-monument-pons = pont sur le Baetis
co-gloss-monument-murus = remparts et portes de la ville
co-gloss-monument-aqua = aqueduc
co-gloss-monument-theatrum = théâtre
co-gloss-monument-templum = temple impérial
co-gloss-monument-circus = hippodrome

# Production sites
co-gloss-site-lapis = carrière de pierre
co-gloss-site-lignum = bois
co-gloss-site-cibus = vivres
co-gloss-site-oleum = huile d’olive
co-gloss-site-marmor = marbre

# Heritage cards
co-gloss-heritage-fundus = domaine rural
co-gloss-heritage-mercatura = maison de commerce
co-gloss-heritage-familia-rustica = maisonnée paysanne
co-gloss-heritage-clientela = clients
co-gloss-heritage-lapicidinae = carrières
co-gloss-heritage-liberti = affranchis
co-gloss-heritage-sacerdotium = sacerdoce
co-gloss-heritage-gloria-militaris = gloire militaire

# Specialists
co-gloss-specialist-red = général
co-gloss-specialist-purple = prêtre
co-gloss-specialist-blue = maître et impresario
co-gloss-specialist-yellow = banquier
co-gloss-specialist-green = médecin et savant
co-gloss-specialist-brown = maître artisan

# Rome's cards
co-gloss-rome-lapis = pierre pour les routes
co-gloss-rome-frumentum = blé pour le peuple de Rome
co-gloss-rome-materia = bois pour la flotte
co-gloss-rome-ferramenta = outils de fer pour les légions
co-gloss-rome-marmor = marbre pour l’Ara Pacis
co-gloss-rome-oleum = huile d’olive de Bétique
co-gloss-rome-disposita-confarreatio = mariage patricien arrangé (gâteau d’épeautre et dot)
