### The coach of a first game of Capitol.

guide-capitol-aim = **Soyez premier dans les préfectures de Rome.** Le plus de blocs dans l’une vaut 2 points et 1 par fontaine ; la deuxième place n’a que les fontaines. On compte quatre fois, une fois par manche.
guide-capitol-wait = { $names } joue. Regardez le plateau : ce que les autres construisent peut rendre une préfecture trop haute pour vos maisons.
guide-capitol-floor = **À vous.** { $card } apporte deux blocs à votre chantier. D’abord : { $first }. Puis : { $second }. Touchez { $go }.
guide-capitol-block = **À vous.** Il ne reste qu’un bloc : { $card }, puis { $first }, puis { $go }.
guide-capitol-roof = **À vous.** { $card } achève une maison : { $house }. { $roof }, et touchez { $go }. Une maison achevée peut aller à Rome.
guide-capitol-permit = **À vous.** { $card } amène une maison achevée à Rome : { $house }, vers { $hill }. Touchez { $go }. Les maisons d’une préfecture ont le même toit et ne baissent jamais.
guide-capitol-null = **À vous.** Rien ne convient maintenant, alors attendez : { $card }, { $none }, { $go }.
guide-capitol-pass = **À vous.** Les cartes sont l’argent des enchères qui suivent. Gardez les vôtres : { $pass }, puis { $go }.
guide-capitol-bid = **Une enchère.** Tous offrent en secret ; la plus haute somme gagne, et seul le gagnant paie. Offrez { $cards } et touchez { $go }.
guide-capitol-no-bid = **Une enchère.** Cette tuile ne vaut pas vos cartes : { $none }.
guide-capitol-reveal = **Les offres sont retournées.** Qui a offert le plus a la tuile ; les autres reprennent leurs cartes. { $go }.
guide-capitol-tile = **Vous avez gagné la tuile.** Posez-la où vous êtes premier : { $hill }. Puis { $go }.
guide-capitol-scored = **On compte les préfectures.** À gauche les colonnes, à droite chaque préfecture. { $go }.
guide-capitol-draw = **Nouvelles cartes.** Prenez-en six, l’une après l’autre ; le dessus de chaque pile est visible. Maintenant : { $pile }.
guide-capitol-stop = **Assez de cartes.** { $stop }.
guide-capitol-over = **C’était une partie entière.** Vous connaissez tout ; rejouez, ou résolvez les énigmes.
guide-capitol-blocks = { $count } blocs
