### Names that the page and everybody else need.

capitol-prefecture-capitoline = Capitole
capitol-prefecture-campus-martius = Champ de Mars
capitol-prefecture-tiber-island = Île Tibérine
capitol-prefecture-quirinal = Quirinal
capitol-prefecture-viminal = Viminal
capitol-prefecture-esquiline = Esquilin
capitol-prefecture-palatine = Palatin
capitol-prefecture-caelian = Caelius
capitol-prefecture-aventine = Aventin
