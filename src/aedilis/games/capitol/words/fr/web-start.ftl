# Capitol on the start page.

start-capitol-text = Cartes cachées, offres scellées, neuf préfectures. Construisez des maisons, soyez premier dans une préfecture et gagnez la fontaine avant vos rivaux.
