### Names that the page and everybody else need.

capitol-prefecture-capitoline = Campidoglio
capitol-prefecture-campus-martius = Campo Marzio
capitol-prefecture-tiber-island = Isola Tiberina
capitol-prefecture-quirinal = Quirinale
capitol-prefecture-viminal = Viminale
capitol-prefecture-esquiline = Esquilino
capitol-prefecture-palatine = Palatino
capitol-prefecture-caelian = Celio
capitol-prefecture-aventine = Aventino
