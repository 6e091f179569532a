### Names that the page and everybody else need.

capitol-prefecture-capitoline = Kapitol
capitol-prefecture-campus-martius = Marsfeld
capitol-prefecture-tiber-island = Tiberinsel
capitol-prefecture-quirinal = Quirinal
capitol-prefecture-viminal = Viminal
capitol-prefecture-esquiline = Esquilin
capitol-prefecture-palatine = Palatin
capitol-prefecture-caelian = Caelius
capitol-prefecture-aventine = Aventin
