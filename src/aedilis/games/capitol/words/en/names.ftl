### Names that the page and everybody else need.

capitol-prefecture-capitoline = Capitoline
capitol-prefecture-campus-martius = Campus Martius
capitol-prefecture-tiber-island = Tiber Island
capitol-prefecture-quirinal = Quirinal
capitol-prefecture-viminal = Viminal
capitol-prefecture-esquiline = Esquiline
capitol-prefecture-palatine = Palatine
capitol-prefecture-caelian = Caelian
capitol-prefecture-aventine = Aventine
