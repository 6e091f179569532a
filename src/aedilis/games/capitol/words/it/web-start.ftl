# Capitol on the start page.

start-capitol-text = Carte nascoste, offerte sigillate, nove prefetture. Costruisci case, sii primo in una prefettura e vinci la fontana prima dei rivali.
