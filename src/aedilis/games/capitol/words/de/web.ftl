# Die Seite. Wörter der Spielregeln: Präfektur, Bauplatz, Bauhof, Baugenehmigung, Konsul.
# **Sterne** setzen einen Teil fett. $me ist "yes", wenn der Satz vom Leser handelt.

## Namen

group-A = Welle
group-B = Pinie
group-C = Bogen

kind-roof = Dach
kind-floor = Baustein
kind-permit = Baugenehmigung
card-roof = Dach { $value }
card-floor = Baustein { $value }
card-permit = Baugenehmigung { $value }, { $group }

shape-round = rund
shape-pitched = eckig

tile-fountain = Brunnen
tile-amphitheatre = Amphitheater
tile-temple = Tempel
tile-fountain-does = Ein Punkt mehr für den ersten und zweiten Platz in seiner Präfektur.
tile-amphitheatre-does = Jede Runde zusätzliche Karten für den ersten und zweiten Platz in seiner Präfektur.
tile-temple-does = Verdoppelt ab dieser Wertung alle Punkte seiner Präfektur.
tile-fountain-short = +1, wo du Erster oder Zweiter bist
tile-amphitheatre-short = Mehr Karten für Erste und Zweite
tile-temple-short = Verdoppelt seine Präfektur ab jetzt

fate-waiting = kommt noch
fate-current = in dieser Auktion
fate-placed = gebaut
fate-removed = aus dem Spiel

phase-build = Bauen
phase-auctions = Auktionen
phase-scoring = Wertung
phase-draw = Ziehen

points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Die Leiste oben am Tisch

top-round = Runde
top-round-of = Runde { $round } von 4

## Der Plan

board-label = Rom: neun Präfekturen
board-summary = Runde { $round } von 4, { $phase }. Punkte: { $scores }. { $supply } Bausteine im Vorrat.
board-empty-worth = leer, zählt { $points }
board-sites-free = { $count ->
    [0] kein Bauplatz frei
    [one] { $count } Bauplatz frei
   *[other] { $count } Bauplätze frei
}
board-tip-empty = Hier steht noch niemand. Der erste Platz zählt { $points }.
board-tip-amphitheatre = Amphitheater: Der erste Platz zieht 2 Karten mehr, der zweite 1.

arithmetic-none = { $blocks ->
    [one] { $blocks } Baustein
   *[other] { $blocks } Bausteine
}, kein Platz
arithmetic-first = { $blocks ->
    [one] { $blocks } Baustein
   *[other] { $blocks } Bausteine
}, Erster: { $temple ->
    [yes] (2 + { $fountains }) × 2
   *[no] 2 + { $fountains }
}
arithmetic-second = { $blocks ->
    [one] { $blocks } Baustein
   *[other] { $blocks } Bausteine
}, Zweiter: { $temple ->
    [yes] { $fountains } × 2
   *[no] { $fountains }
}

label-no-houses = noch keine Häuser
label-houses = { $count ->
    [one] { $count } Haus, Höhe { $tallest }
   *[other] { $count } Häuser, höchstes { $tallest }
}
label-fountains = { $count ->
    [0] kein Brunnen
    [one] { $count } Brunnen
   *[other] { $count } Brunnen
}
label-fountains-head = Brunnen
label-first = { $name } Erster, { $points }
label-second = { $name } Zweiter, { $points }
label-worth = hier brächte dir das Plättchen ({ $tile }) { $gain }
label-legal = hier darfst du bauen
label-legal-gain = hier darfst du bauen, { $gain }

## Die anderen

opp-consul = Konsul: beginnt diese Runde
opp-projected = wenn jetzt gewertet würde
opp-says = { $consul ->
    [yes] { $name }, Konsul, hat
   *[no] { $name } hat
} { $score } Punkte, bei einer Wertung jetzt { $more } mehr.
opp-says-hand = { $count } Karten auf der Hand: Baugenehmigungen { $permits }, Bausteinkarten { $floors }, Dachkarten { $roofs }.
opp-says-roofs = Dächer übrig: { $round } rund, { $pitched } eckig.
opp-says-yard = Im Bauhof: { $houses }.

piles-label = Zugstapel
piles-top = { $card } liegt oben, { $count } Karten
piles-empty = Dieser Stapel ist leer
tiles-label = Auktionen dieser Runde
tiles-round = Runde { $round }
supply-title = Bausteine
supply-label = { $count } Bausteine im Vorrat
tracker-label = Gesehen und noch auf der Hand
tracker-secret = { $count } × { $kind } noch geheim
tracker-of = Was alle über die Hand von { $name } wissen

## Verlauf

log-passed = { $me ->
    [yes] **Du** hast gepasst
   *[no] **{ $name }** hat gepasst
}
log-passed-automatic = { $me ->
    [yes] **Du** hast keine Karten und passt
   *[no] **{ $name }** hat keine Karten und passt
}
log-with = ({ $cards })
log-null = { $me ->
    [yes] **Du** hast { $card } ohne Wirkung gespielt
   *[no] **{ $name }** hat { $card } ohne Wirkung gespielt
}
log-blocks-new = { $me ->
    [yes] **Du** hast { $count ->
        [one] ein neues Haus
       *[other] { $count } neue Häuser
    } begonnen
   *[no] **{ $name }** hat { $count ->
        [one] ein neues Haus
       *[other] { $count } neue Häuser
    } begonnen
}
log-blocks-raised = { $me ->
    [yes] **Du** hast ein Haus auf { $height } erhöht
   *[no] **{ $name }** hat ein Haus auf { $height } erhöht
}
log-blocks-mixed = { $me ->
    [yes] **Du** hast bis { $height } gebaut und ein Haus begonnen
   *[no] **{ $name }** hat bis { $height } gebaut und ein Haus begonnen
}
log-roofed = { $me ->
    [yes] **Du** hast ein Haus mit { $height } gedeckt: { $shape }
   *[no] **{ $name }** hat ein Haus mit { $height } gedeckt: { $shape }
}
log-placed = { $me ->
    [yes] **Du** hast { $height } gebaut: **{ $place }**
   *[no] **{ $name }** hat { $height } gebaut: **{ $place }**
}
log-auction = Auktion { $number }: { $tile }
log-won = { $me ->
    [yes] **Du** hast für { $sum } gekauft: { $tile }
   *[no] **{ $name }** hat für { $sum } gekauft: { $tile }
}
log-tie-low-score = Gleichstand: Wer weniger Punkte hat, gewinnt.
log-tie-high-card = Gleichstand: Die höchste einzelne Karte gewinnt.
log-tie-order = Gleichstand: Der frühere Platz in der Reihenfolge gewinnt.
log-tie-free = Niemand bot: Es geht an den Platz mit den wenigsten Punkten.
log-removed-tie = Gleichstand: aus dem Spiel ({ $tile }).
log-removed-no-bid = Niemand bot: aus dem Spiel ({ $tile }).
log-removed-no-room = Kein Platz: aus dem Spiel ({ $tile }).
log-tile = { $me ->
    [yes] **Du** hast gesetzt ({ $tile }): **{ $place }**
   *[no] **{ $name }** hat gesetzt ({ $tile }): **{ $place }**
}
log-scored = Wertung der Runde { $round }
log-drawn = { $me ->
    [yes] **Du** hast { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } gezogen
   *[no] **{ $name }** hat { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } gezogen
}
log-stopped = { $me ->
    [yes] **Du** hast auf weitere Bonuskarten verzichtet
   *[no] **{ $name }** hat auf weitere Bonuskarten verzichtet
}
log-lost = { $me ->
    [yes] **Du** hast keine Karten mehr zum Ziehen gefunden
   *[no] **{ $name }** hat keine Karten mehr zum Ziehen gefunden
}
log-consul = { $me ->
    [yes] **Du** bist jetzt Konsul
   *[no] **{ $name }** ist jetzt Konsul
}
log-round = Runde { $round }
log-over = Das Spiel ist zu Ende

## Mein Platz

me-label = Dein Platz
yard-label = Dein Bauhof
yard-empty = leerer Bauhof
yard-roofs-left = Dächer übrig
yard-ready = fertig
yard-no-roof = ohne Dach
yard-new = Ein neues Haus beginnen
yard-new-short = neu
yard-finished = Haus mit { $height }, Dach { $shape }
yard-unfinished = Unfertiges Haus mit { $height }
yard-put-roof = Dach aufsetzen: { $shape }
hand-label = { $count ->
    [one] Deine Hand, { $count } Karte
   *[other] Deine Hand, { $count } Karten
}
hand-empty = Keine Karten auf der Hand.
hand-no-effect = { $card }, jetzt nur ohne Wirkung

## Entscheidungen

build-choose = **Du bist dran.** Spiele eine Karte oder passe für diese Runde.
build-pass = Passen
build-pass-ask = **Passen?** Du baust in dieser Runde nicht mehr. Bieten darfst du noch.
build-pass-sure = Diese Runde passen
build-null = Ohne Wirkung
build-null-ask = **Ohne Wirkung.** Die Karte wird abgelegt, nichts wird gebaut.
build-null-only = **Diese Karte passt gerade zu nichts.** Du kannst sie ohne Wirkung spielen, um abzuwarten.
build-null-do = Ohne Wirkung spielen
build-floor = { $left ->
    [one] **Noch ein Baustein.** Auf ein Haus, oder ein neues beginnen.
   *[other] **{ $left } Bausteine.** Jeder auf ein Haus, oder neue beginnen.
}
build-floor-ready = { $count ->
    [one] **Ein Baustein gesetzt.** So bauen?
   *[other] **Beide Bausteine gesetzt.** So bauen?
}
build-floor-do = Bauen
build-roof = **Ein Dach.** Wähle das Haus dafür.
build-roof-shape = **Rund oder eckig?** Wähle ein Dach.
build-roof-ready = **Das Haus mit { $height } fertigstellen.** Eine Baugenehmigung bringt es dann auf den Plan.
build-roof-do = Dach aufsetzen
build-permit = **Eine Baugenehmigung.** Wähle ein Haus und einen leuchtenden Hügel.
build-permit-where = **Wohin?** Wähle einen leuchtenden Hügel.
build-permit-do = Hier bauen
draft-result-first = **{ $place }: Erster.**
draft-result-shared = **{ $place }: geteilter Erster.**
draft-result-second = **{ $place }: Zweiter.**
draft-result-none = **{ $place }: noch kein Platz.**
draft-change = { $me ->
    [yes] Du: { $was } → { $will }
   *[no] { $name }: { $was } → { $will }
}
draft-no-change = Punkte ändern sich jetzt nicht.
place-choose = **{ $tile ->
    [fountain] Der Brunnen gehört
    [amphitheatre] Das Amphitheater gehört
   *[temple] Der Tempel gehört
} dir.** Wähle die Präfektur.
place-here = **{ $place }: { $tile ->
    [fountain] der Brunnen
    [amphitheatre] das Amphitheater
   *[temple] der Tempel
}.**
place-do = Hierher setzen
draw-choose = { $base ->
    [0] { $bonus ->
        [one] **Eine Bonuskarte.** Nimm sie, oder höre auf.
       *[other] **{ $bonus } Bonuskarten.** Nimm eine, oder höre auf.
    }
   *[other] { $bonus ->
        [0] **Ziehe { $base }.** Nimm die oberste Karte eines Stapels.
       *[other] **Ziehe { $base }, dann { $bonus } mehr.** Nimm die oberste Karte eines Stapels.
    }
}
draw-take = { $card } nehmen, { $count } im Stapel
draw-stop = Aufhören
wait-bids = Wir warten auf die Gebote von { $names }.

## Auktionen

auction-title = { $number ->
    [1] Erste Auktion
    [2] Zweite Auktion
   *[3] Dritte Auktion
}: { $tile ->
    [fountain] der Brunnen
    [amphitheatre] das Amphitheater
   *[temple] der Tempel
}
auction-seal = Versiegeln
auction-reveal = Aufdecken
auction-place = Setzen
auction-take-back = Diese Karte aus dem Gebot nehmen
auction-your-bid = dein Gebot
auction-sealed = versiegelt
auction-tie-low-score-else-remove = Bei Gleichstand gewinnt, wer weniger Punkte hat; bei gleichen Punkten verlässt das Plättchen das Spiel.
auction-tie-high-card-then-order = Bei Gleichstand gewinnt die höchste einzelne Karte, dann der frühere Platz in der Reihenfolge.
bid-choose = **Was ist dir { $tile ->
    [fountain] der Brunnen
    [amphitheatre] das Amphitheater
   *[temple] der Tempel
} wert?** Wähle Karten; nur die Zahlen zählen.
bid-chosen = **{ $sum } für { $tile ->
    [fountain] den Brunnen
    [amphitheatre] das Amphitheater
   *[temple] den Tempel
}.** Du zahlst nur, wenn du gewinnst.
bid-seal = { $sum } versiegeln
bid-none = Kein Gebot
bid-pick = Karten wählen
bid-clear = Leeren
bid-none-ask = **Kein Gebot?** { $count ->
    [one] Die gewählte Karte bleibt
   *[other] Die { $count } gewählten Karten bleiben
} auf deiner Hand.
bid-change = Gebot ändern
bid-sealed-wait = Versiegelt
bid-waiting = **Dein Gebot ist versiegelt.** Wir warten auf { $names }.
reveal-turning = Die ersten Karten werden aufgedeckt.
reveal-none = Niemand hat eine Karte gezeigt.
reveal-level = **Gleichauf mit { $sum }.** Die nächsten Karten entscheiden.
reveal-leads = { $me ->
    [yes] **Du führst mit { $sum }.**
   *[no] **{ $name } führt mit { $sum }.**
}
reveal-lead = führt
reveal-wins = gewinnt
reveal-turn = Deckt auf
reveal-stopped = Fertig
reveal-no-bid = Kein Gebot
reveal-hidden = { $count } verdeckt
reveal-you-bid = **Du bietest { $sum }.** { $count ->
    [one] Die Karte wird
   *[other] Die { $count } Karten werden
} nur bezahlt, wenn du gewinnst.
reveal-you-none = **Du hast nicht geboten.**{ $left ->
    [0] {""}
   *[other] {" "}Deine Karten bleiben auf der Hand.
}
reveal-watch = Die Gebote werden aufgedeckt.
reveal-under-way = Aufdecken
outcome-won = { $me ->
    [yes] **Du gewinnst mit { $sum }.** Die anderen nehmen ihre Karten zurück.
   *[no] **{ $name } gewinnt mit { $sum }.** Die anderen nehmen ihre Karten zurück.
}
outcome-low-score = { $me ->
    [yes] **Gleichstand mit { $sum }: Du gewinnst**, weil du die wenigsten Punkte hast.
   *[no] **Gleichstand mit { $sum }: { $name } gewinnt** mit den wenigsten Punkten.
}
outcome-high-card = { $me ->
    [yes] **Gleichstand mit { $sum }: Du gewinnst** mit der höchsten einzelnen Karte.
   *[no] **Gleichstand mit { $sum }: { $name } gewinnt** mit der höchsten einzelnen Karte.
}
outcome-order = { $me ->
    [yes] **Gleichstand mit { $sum }: Du gewinnst**, als Erster vom Konsul aus.
   *[no] **Gleichstand mit { $sum }: { $name } gewinnt**, als Erster vom Konsul aus.
}
outcome-free = { $me ->
    [yes] **Niemand bot: Du bekommst es** mit den wenigsten Punkten.
   *[no] **Niemand bot: { $name } bekommt es** mit den wenigsten Punkten.
}
outcome-removed-tie = **Gleichstand und gleiche Punkte: aus dem Spiel.** Alle nehmen ihre Karten zurück.
outcome-removed-no-bid = **Niemand bot: aus dem Spiel.**
outcome-removed-no-room = **Es gibt keinen Platz: aus dem Spiel.**

## Wertung

scoring-columns = Wertungssäulen
scoring-table = Punkte je Präfektur
scoring-legend = Dunkel: diese Runde. Hell: vorher.
scoring-lead = { $name } führt mit { $by }
scoring-level = Gleichauf: { $names }
scoring-rank = { $rank }.
scoring-this-round = Diese Runde
scoring-score = Punkte
scoring-nobody = Hier punktet niemand.
scoring-counting = Die Präfekturen werden eine nach der anderen gezählt.
scoring-under-way = Zählen
scoring-ask-lead = { $me ->
    [yes] **Du führst mit { $by }.**
   *[no] **{ $name } führt mit { $by }.**
}
scoring-ask-level = **Gleichauf in Führung:** { $names }.
scoring-next = { $me ->
    [yes] Du bist Konsul und ziehst zuerst.
   *[no] { $name } ist Konsul und zieht zuerst.
}
scoring-replay = Noch einmal
scoring-on = Weiter zum Ziehen
scoring-result = Das Ergebnis

over-title = { $count ->
    [one] { $me ->
        [yes] Du gewinnst
       *[no] { $names } gewinnt
    }
   *[other] Geteilter Sieg: { $names }
}
over-winner = { $count ->
    [one] { $me ->
        [yes] **Du hast gewonnen.** Rom wird sich erinnern.
       *[no] **{ $names } hat gewonnen.** Die Startzahl dieses Spiels liegt jetzt offen.
    }
   *[other] **Ein geteilter Sieg:** { $names }.
}
over-sources = Punkte je Präfektur
stats-tab-overview = Ergebnis
stats-tab-points = Punkte
stats-tab-auctions = Auktionen
stats-tab-tempo = Tempo
stats-tab-luck = Glück
stats-by-round = Punkte je Runde, I bis IV
stats-bids = Gebote in den zwölf Auktionen und was das Plättchen dem Gewinner brachte
stats-points = Punkte
stats-cards = Karten
stats-auction = Runde { $round }, Auktion { $number }, { $tile }
stats-auction-won = { $name } gewinnt, { $place }, { $points } Punkte
stats-tempo = Beim Bauen gespielte Karten, blass ohne Wirkung; Fahne: Reihenfolge des Passens, darunter die behaltenen Karten
stats-pass = { $name }, Runde { $round }: { $turns } Karten gespielt, { $nulls } ohne Wirkung, als Nummer { $order } gepasst, { $left } behalten
stats-luck = In den Zahlen auf den Karten
stats-dealt-luck = Starthand
stats-draw-luck = Offene Stapel
stats-draw-choice = Eigene Wahl
stats-luck-note = Starthand und offene Stapel sind Glück: was kam, abzüglich des Durchschnitts. Eigene Wahl ist die genommene Karte, abzüglich des Mittels der offenen; oft nimmt man mit Absicht eine niedrige Zahl.
why-hill = Der Vorsprung kam vor allem von hier: **{ $place }**, { $mine } Punkte für { $name }, { $theirs } für { $rival }.
why-tile = **{ $tile ->
    [fountain] Der Brunnen
    [amphitheatre] Das Amphitheater
   *[temple] Der Tempel
}** ({ $place }) kostete { $price } und brachte { $points } Punkte.
why-turns = **{ $name }** spielte beim Bauen { $count } Karten mehr als { $rival }.
why-luck = Das **Glück** war bei { $name }: Die Karten waren { $count } mehr wert als die von { $rival }.
why-luck-even = Das **Glück** machte zwischen { $name } und { $rival } keinen großen Unterschied.
stat-tiles = Gewonnene Auktionen
stat-spent = Bezahlt, in Zahlen
stat-price = Mittlerer Preis
stat-own-worth = Punkte durch eigene Plättchen
stat-other-worth = Punkte durch fremde Plättchen
stat-bonus-cards = Angebotene Bonuskarten
stat-turns = Beim Bauen gespielte Karten
stat-nulls = Karten ohne Wirkung
stat-blocks = Bausteine auf dem Plan
stat-cards-per-block = Karten je Baustein
stat-left = Beim Passen behaltene Karten, im Mittel
stat-last-word = Runden mit dem letzten Wort
stat-dealt = Wert der Starthand
stat-draws = Gezogene Karten
stat-drawn = Mittlere gezogene Karte

## Neuer Tisch

option-auction-tie = Gleichstand in einer Auktion
option-no-bid = Niemand bietet
option-draw = Gezogene Karten
option-floor = Bausteinkarten
option-partial-top-tie = Gleich viele Bausteine, niedrigeres Haus
option-bonus-draw = Bonuskarten
option-start-player = Erster Konsul
option-final-tie = Gleichstand am Ende
value-low-score-else-remove = weniger Punkte, sonst aus dem Spiel
value-high-card-then-order = höchste Karte, dann Reihenfolge
value-remove = das Plättchen ist aus dem Spiel
value-low-score-free = umsonst für die wenigsten Punkte
value-six-new = sechs neue Karten
value-refill-to-six = auf sechs auffüllen
value-free = jeder Baustein frei
value-tallest-only = auf das höchste Haus oder neue
value-nothing = bekommt nichts
value-second = bekommt den zweiten Platz
value-first = bekommt auch den ersten Platz
value-optional = freiwillig
value-forced = Pflicht
value-random = ausgelost
value-chosen = der erste Platz
value-shared = geteilter Sieg
value-most-blocks-on-board = die meisten Bausteine auf dem Plan

## Menü

do-pass = Passen
do-floor = { $card }: Bausteine auf Höhe { $heights }
do-roof = { $card }: Dach ({ $shape }) auf das Haus mit { $height }
do-permit = { $card }: { $height } { $shape }, { $place }
do-null = { $card } ohne Wirkung
do-bid = { $sum } bieten: { $cards }
do-no-bid = Kein Gebot
do-tile = Nach { $place }
do-draw = Vom Stapel ziehen: { $kind }
do-stop = Aufhören zu ziehen

## Aufzeichnungen

replay-scoring = Wertung { $round }

## Lernen

lesson-house-title = Ein Haus bauen
lesson-house-1 = **[Wähle die Bausteinkarte](card:F5).** Sie bringt zwei Bausteine in deinen Bauhof: beide auf ein Haus oder je einen auf zwei. Beginne ein [neues Haus](yard:0), setze den zweiten Baustein [darauf](yard:1) und drücke [Bauen](do).
lesson-house-2 = **[Jetzt die Dachkarte](card:R3).** Sie stellt das Haus fertig, mit [rundem](roof:round) oder [eckigem](roof:pitched) Dach: Wähle eines, dann [Dach aufsetzen](do). Von jeder Form hast du fünf für das ganze Spiel.
lesson-house-done = **Ein fertiges Haus.** Nichts kann es mehr ändern. Als Nächstes kommt es nach Rom.
lesson-house-missed = Diese Karte ist weg und das Haus hat kein Dach. Noch einmal: erst die Bausteine, dann das Dach.
lesson-permit-title = Ab nach Rom
lesson-permit-1 = **[Wähle die Baugenehmigung](card:A6).** Ihr Zeichen, die Welle, öffnet die drei Wellenhügel; sie leuchten. Das erste Haus eines Hügels ist einen Baustein hoch, und jeder Brunnen dort bringt einen Punkt mehr. Das [Kapitol](hill:0) hat zwei: Wähle es, dann [Hier bauen](do).
lesson-permit-done = **Dein Haus steht.** Das Schild am Hügel zeigt, was es jetzt zählen würde.
lesson-permit-missed = Die Baugenehmigung ist weg und dein Haus steht noch im Bauhof. Versuche es noch einmal.
lesson-refusal-title = Warum nicht dort?
lesson-refusal-1 = **Wähle die [Baugenehmigung](card:A4) und zeige dann auf das [Marsfeld](hill:1)** (oder tippe es an). Es bleibt dunkel, und ein Zettel sagt, warum, mit der Nummer der Regel.
lesson-refusal-2 = **[Ein Hügel leuchtet](hill:0).** Alle Häuser eines Hügels haben dieselbe Dachform, und jedes ist so hoch wie das höchste oder einen Baustein höher. Dann [Hier bauen](do).
lesson-refusal-done = **Richtig.** Du musst die Regeln nie auswendig können: Ein gesperrter Hügel sagt immer, warum.
lesson-refusal-missed = Die Baugenehmigung ist weg. Versuche es noch einmal.
lesson-majority-title = Wer ist Erster?
lesson-majority-1 = **[Zwei Hügel stehen deinem Haus offen](card:B7).** Die meisten Bausteine eines Hügels bringen 2 Punkte und 1 je Brunnen. Bei Gleichstand ist das höhere Haus Erster. Die Zahlen zeigen deinen Gewinn: Welcher Hügel ist besser?
lesson-majority-done = **Drei Punkte**: 2 für den ersten Platz und 1 für den Brunnen. Livia ist Zweite und bekommt den Punkt des Brunnens.
lesson-majority-missed = Dieser Hügel bringt weniger. Vergleiche die Zahlen über den Hügeln und versuche es noch einmal.
lesson-pass-title = Rechtzeitig aufhören
lesson-pass-1 = **Keine der Karten kann jetzt etwas bauen.** Du könntest eine ohne Wirkung spielen, um abzuwarten. Aber Karten sind auch Geld: [Passe](choice:pass), bestätige es mit [Diese Runde passen](do) und behalte 14 für die Auktionen.
lesson-pass-done = **Wer passt, baut nicht mehr, bietet aber noch.** Wenn alle gepasst haben, beginnen die Auktionen.
lesson-pass-missed = Deine Karten sind schon vor den Auktionen weg. Versuche es noch einmal.
lesson-auction-title = Ein verdecktes Gebot
lesson-auction-1 = **[Ein Brunnen wird versteigert](hand).** Wähle Karten; nur ihre Summe zählt. Die anderen haben je eine Karte, und keine Karte ist höher als 8. Welches Gebot ist also sicher, und welche Karten entbehrst du am leichtesten?
lesson-auction-2 = **[Er gehört dir](board)**, und du hast alle Karten des Gebots bezahlt. Die anderen behalten ihre. Setze den Brunnen dorthin, wo du Erster bist, auf den [Quirinal](hill:3), dann [Hierher setzen](do).
lesson-auction-done = **Ein Punkt mehr** in jeder kommenden Wertung, für den Ersten und den Zweiten dieses Hügels.
lesson-auction-missed = Diesmal nicht: Die höchste Summe gewinnt, und der Brunnen gehört auf den Hügel, auf dem du Erster bist. Versuche es noch einmal.
lesson-tie-title = Gleichstand
lesson-tie-1 = **Livia bietet ihre einzige Karte, eine 7: Alle haben gesehen, wie sie sie zog.** Bei Gleichstand gewinnt, wer weniger Punkte hat: du 4, sie 9. Biete genau 7: [Dach 5](card:R5) und [Baugenehmigung 2](card:A2), dann [7 versiegeln](do).
lesson-tie-2 = **Mit gleichem Gebot gewonnen.** Setze den Brunnen auf den [Quirinal](hill:3), wo du Erster bist, dann [Hierher setzen](do).
lesson-tie-done = **Merke dir:** Wer führt, muss eins mehr bieten. Bei gleichen Punkten verlässt das Plättchen das Spiel.
lesson-tie-missed = Es geht billiger: Genau 7 reichen hier. Versuche es noch einmal.
lesson-scoring-title = Tempel und Wertung
lesson-scoring-1 = **Der Tempel, und niemand sonst hat noch eine Karte.** Dein [Baustein 1](card:F1) genügt. Wähle ihn, dann [1 versiegeln](do).
lesson-scoring-2 = **[Ein Tempel verdoppelt seinen Hügel für alle, die dort stehen](board).** Wo verdienst du am meisten und die anderen am wenigsten? Dorthin gehört er.
lesson-scoring-3 = **[Wertung](do).** Hügel für Hügel: 2 und die Brunnen für den ersten Platz, die Brunnen für den zweiten, der Tempel verdoppelt beides. Zeige auf eine Zeile, um ihre Rechnung zu sehen.
lesson-scoring-done = **Vier Wertungen sind eine Partie.** Ein Vorsprung zählt jedes Mal, ein früher also am meisten.
lesson-scoring-missed = Ein anderer Hügel hätte dir mehr gebracht: Suche deine fünf Bausteine und drei Brunnen. Versuche es noch einmal.
lesson-draw-title = Neue Karten
lesson-draw-1 = **[Nach der Wertung ziehst du sechs Karten](piles).** Die oberste Karte jedes Stapels liegt offen. Eines deiner Häuser braucht ein Dach, ein anderes eine Baugenehmigung. Beginne mit den [Baugenehmigungen](pile:permit).
lesson-draw-2 = **Eine Karte nach der anderen**; die nächste siehst du, bevor du wieder wählst. Nimm [Dächer](pile:roof), [Bausteine](pile:floor) oder [Baugenehmigungen](pile:permit), wie du magst. Zwei mehr sind dein Bonus: Du bist Erster an einem Amphitheater.
lesson-draw-done = **Das war eine ganze Runde.** Der Konsul wandert weiter, und der nächste Platz beginnt.
lesson-puzzle-title = Gewinne das Spiel
lesson-puzzle-1 = **[Die letzte Runde](hand).** Nur du hast noch Karten, und Livia liegt fast gleichauf. Vier Karten, zwei Häuser: Womit gewinnst du?
lesson-puzzle-done = **Rom gehört dir.** Jetzt kannst du Capitol spielen.
lesson-puzzle-missed = Das reicht nicht. Der Tempel verdoppelt einen Hügel: Wer ist dort Erster, und welches Dach passt? Versuche es noch einmal.

preset-SCHMIDT-2001 = Deutsches Regelheft (2001)
preset-DESIGNER-TEXT = Autorentext (Italien, Frankreich)
lesson-aim-title = Worum es geht
lesson-aim-1 = **Wer in einer Präfektur die meisten Bausteine hat, bekommt dort Punkte.** Ein Spiel hat vier Runden zu vier Phasen: Bauen, Auktionen, Wertung, Ziehen. Dies ist die letzte Runde. Bring dein Haus auf den [Quirinal](hill:3): Wähle die [Baugenehmigung](card:B5), dann die Präfektur, dann [Hier bauen](do). Mit zwei Bausteinen gegen einen bist du Erster.
lesson-aim-2 = **Jetzt wird gewertet.** Erster Platz: 2 Punkte und 1 je Brunnen. Zweiter Platz: nur die Brunnen. Der Quirinal hat zwei Brunnen, also bringt er dir 4. [Weiter](do).
lesson-aim-done = **Du gewinnst.** Darum geht es; die nächsten Lektionen zeigen, wie man Häuser baut und Auktionen gewinnt.
lesson-aim-missed = Die Baugenehmigung ist weg und dein Haus nicht in Rom: Livia behält den Quirinal. Versuche es noch einmal.
lesson-colours-title = Drei einer Farbe
lesson-colours-1 = **Die drei Hügel einer Farbe dürfen nicht alle dieselben Dächer haben.** Zwei Wellenhügel haben runde Dächer. Wähle die [Baugenehmigung](card:A5) und zeige dann auf die [Tiberinsel](hill:2) (oder tippe sie an): Dein rundes Haus darf nicht das dritte sein.
lesson-colours-2 = **Dort braucht es ein eckiges Dach.** Baue stattdessen neben Livia: die [Baugenehmigung](card:A5), das [Kapitol](hill:0), dann [Hier bauen](do).
lesson-colours-done = **Wer den zweiten Hügel einer Farbe eröffnet, entscheidet über den dritten.** Achte darauf: Man kann eine Dachform mit Absicht aussperren.
lesson-colours-missed = Die Baugenehmigung ist weg. Dein rundes Haus hätte auf dem Kapitol stehen können. Versuche es noch einmal.

## Keys

keys-card = Die Karte an dieser Stelle nehmen, oder von diesem Stapel ziehen
keys-place = Durch die Präfekturen gehen, die in Frage kommen
keys-pass = Passen, oder nicht weiter ziehen
keys-nothing = Ohne Wirkung spielen, oder nichts bieten
