### Capitol: warum ein Zug nicht geht. Die Schlüssel sind die Regelnummern, wie in en/capitol.ftl.

## Allgemein

capitol-refusal-R0-2 = Das Spiel ist zu Ende.
capitol-refusal-R0-8 = Diese Karten hast du nicht auf der Hand.

## Bauen

capitol-refusal-R1-1 = Du bist jetzt nicht mit Bauen an der Reihe.
capitol-refusal-R1-5 = Du hast gepasst und kannst in dieser Runde nicht mehr bauen.
capitol-refusal-R1-10 = Ein solches unfertiges Haus hast du nicht.
capitol-refusal-R1-10a = In dieser Partie erhöht eine Bausteinkarte nur dein höchstes unfertiges Haus oder beginnt neue Häuser, nicht beides.
capitol-refusal-R1-13 = Verbaue beide Bausteine, oder spiele die Karte ohne Wirkung.
capitol-refusal-R1-14 = Im Vorrat sind nicht genug Bausteine.
capitol-refusal-R1-16 = Du hast kein unfertiges Haus dieser Höhe.
capitol-refusal-R1-17 = Ein Dach dieser Form hast du nicht mehr.
capitol-refusal-R1-19 = Du brauchst ein solches fertiges Haus vor dir und eine Präfektur in der Farbe der Baugenehmigung.
capitol-refusal-R1-19a = In dieser Präfektur ist kein Bauplatz frei.
capitol-refusal-R1-19b = Alle Häuser einer Präfektur haben dieselbe Dachform.
capitol-refusal-R1-19c = Das erste Haus einer Präfektur hat einen Baustein; jedes weitere ist so hoch wie das höchste dort oder einen Baustein höher.
capitol-refusal-R1-19d = Die drei Präfekturen einer Farbe dürfen nicht alle dieselbe Dachform haben.

## Auktionen

capitol-refusal-R2-2 = Jetzt läuft keine Auktion.
capitol-refusal-R2-3 = Du kannst nur Karten aus deiner Hand bieten.
capitol-refusal-R2-3b = Du hast keine Karten und kannst nicht bieten.
capitol-refusal-R2-11 = Wer die Auktion gewonnen hat, muss jetzt das Plättchen setzen, und niemand sonst.
capitol-refusal-R2-12 = In dieser Präfektur ist kein Platz für dieses Plättchen.

## Ziehen

capitol-refusal-R4-1 = Du bist nicht mit Ziehen an der Reihe.
capitol-refusal-R4-4 = Jetzt werden keine Karten gezogen.
capitol-refusal-R4-5 = Aufhören kannst du nur bei den Bonuskarten.
capitol-refusal-R4-9 = Dieser Stapel ist leer.

## Worum es bei einer Ablehnung geht, wo der Plan es sagen kann

capitol-because-R1-19 =
    Diese Baugenehmigung gilt für { $group ->
        [A] Wellen
        [B] Pinien
       *[C] Bogen
    }hügel: { $prefecture1 }, { $prefecture2 }, { $prefecture3 }.
capitol-because-R1-19b =
    { $there ->
        [round] Alle Häuser hier haben runde Dächer, deines hat ein eckiges.
       *[pitched] Alle Häuser hier haben eckige Dächer, deines hat ein rundes.
    }
capitol-because-R1-19c =
    { $tallest ->
        [0] Das erste Haus hier hat einen Baustein, deines hat { $height }.
       *[other] Das höchste Haus hier hat { $tallest }: Das nächste braucht { $tallest } oder { $more } Bausteine, deines hat { $height }.
    }
capitol-because-R1-19d =
    { $shape ->
        [round] Die beiden anderen Hügel dieser Farbe haben runde Dächer: Hier braucht es eckige.
       *[pitched] Die beiden anderen Hügel dieser Farbe haben eckige Dächer: Hier braucht es runde.
    }
capitol-because-R2-12 =
    { $tile ->
        [fountain] Hier ist kein Bauplatz für einen Brunnen frei.
       *[monument] Hier steht schon ein Amphitheater oder ein Tempel.
    }
