### Names that the page and everybody else need.

capitol-prefecture-capitoline = Capitool
capitol-prefecture-campus-martius = Marsveld
capitol-prefecture-tiber-island = Tibereiland
capitol-prefecture-quirinal = Quirinaal
capitol-prefecture-viminal = Viminaal
capitol-prefecture-esquiline = Esquilijn
capitol-prefecture-palatine = Palatijn
capitol-prefecture-caelian = Caelius
capitol-prefecture-aventine = Aventijn
