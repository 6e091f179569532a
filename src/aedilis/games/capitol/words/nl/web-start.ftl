# Capitol on the start page.

start-capitol-text = Verborgen kaarten, verzegelde biedingen, negen prefecturen. Bouw huizen, word eerste in een prefectuur en win de bron vóór je rivalen.
