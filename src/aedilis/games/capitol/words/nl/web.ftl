# De pagina. Woorden van de spelregels: prefectuur, bouwplaats, werf, bouwvergunning, consul.
# **Sterren** zetten een deel vet. $me is "yes" als de zin over de lezer gaat.

## Namen

group-A = golf
group-B = pijnboom
group-C = boog

kind-roof = dak
kind-floor = bouwsteen
kind-permit = bouwvergunning
card-roof = Dak { $value }
card-floor = Bouwsteen { $value }
card-permit = Bouwvergunning { $value }, { $group }

shape-round = rond
shape-pitched = puntig

tile-fountain = bron
tile-amphitheatre = amfitheater
tile-temple = tempel
tile-fountain-does = Een punt meer voor de eerste en tweede plaats in zijn prefectuur.
tile-amphitheatre-does = Elke ronde bonuskaarten voor de eerste en tweede plaats in zijn prefectuur.
tile-temple-does = Verdubbelt vanaf deze puntentelling alle punten van zijn prefectuur.
tile-fountain-short = +1 waar je eerste of tweede bent
tile-amphitheatre-short = Meer kaarten voor eerste en tweede
tile-temple-short = Verdubbelt zijn prefectuur vanaf nu

fate-waiting = komt nog
fate-current = in deze veiling
fate-placed = gebouwd
fate-removed = uit het spel

phase-build = Bouwen
phase-auctions = Veilingen
phase-scoring = Puntentelling
phase-draw = Trekken

points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}

## De balk boven de tafel

top-round = Ronde
top-round-of = Ronde { $round } van 4

## Het bord

board-label = Rome: negen prefecturen
board-summary = Ronde { $round } van 4, { $phase }. Punten: { $scores }. { $supply } bouwstenen in de voorraad.
board-empty-worth = leeg, waard { $points }
board-sites-free = { $count ->
    [0] geen bouwplaats vrij
    [one] { $count } bouwplaats vrij
   *[other] { $count } bouwplaatsen vrij
}
board-tip-empty = Hier staat nog niemand. De eerste plaats is { $points } waard.
board-tip-amphitheatre = Amfitheater: de eerste plaats trekt 2 kaarten meer, de tweede 1.

arithmetic-none = { $blocks ->
    [one] { $blocks } bouwsteen
   *[other] { $blocks } bouwstenen
}, geen plaats
arithmetic-first = { $blocks ->
    [one] { $blocks } bouwsteen
   *[other] { $blocks } bouwstenen
}, eerste: { $temple ->
    [yes] (2 + { $fountains }) × 2
   *[no] 2 + { $fountains }
}
arithmetic-second = { $blocks ->
    [one] { $blocks } bouwsteen
   *[other] { $blocks } bouwstenen
}, tweede: { $temple ->
    [yes] { $fountains } × 2
   *[no] { $fountains }
}

label-no-houses = nog geen huizen
label-houses = { $count ->
    [one] { $count } huis, hoogte { $tallest }
   *[other] { $count } huizen, hoogste { $tallest }
}
label-fountains = { $count ->
    [0] geen bron
    [one] { $count } bron
   *[other] { $count } bronnen
}
label-fountains-head = Bronnen
label-first = { $name } eerste, { $points }
label-second = { $name } tweede, { $points }
label-worth = hier zou de tegel ({ $tile }) je { $gain } opleveren
label-legal = hier mag je bouwen
label-legal-gain = hier mag je bouwen, { $gain }

## De anderen

opp-consul = Consul: begint deze ronde
opp-projected = als er nu geteld werd
opp-says = { $consul ->
    [yes] { $name }, consul, heeft
   *[no] { $name } heeft
} { $score } punten, { $more } meer als er nu werd geteld.
opp-says-hand = { $count } kaarten in de hand: bouwvergunningen { $permits }, bouwsteenkaarten { $floors }, dakkaarten { $roofs }.
opp-says-roofs = Daken over: { $round } rond, { $pitched } puntig.
opp-says-yard = Op de werf: { $houses }.

piles-label = Trekstapels
piles-top = { $card } ligt boven, { $count } kaarten
piles-empty = Deze stapel is leeg
tiles-label = Veilingen deze ronde
tiles-round = Ronde { $round }
supply-title = Bouwstenen
supply-label = { $count } bouwstenen in de voorraad
tracker-label = Gezien en nog in de hand
tracker-secret = { $count } × { $kind } nog geheim
tracker-of = Wat iedereen weet van de hand van { $name }

## Verloop

log-passed = { $me ->
    [yes] **Jij** hebt gepast
   *[no] **{ $name }** heeft gepast
}
log-passed-automatic = { $me ->
    [yes] **Jij** hebt geen kaarten en past
   *[no] **{ $name }** heeft geen kaarten en past
}
log-with = ({ $cards })
log-null = { $me ->
    [yes] **Jij** speelde { $card } zonder effect
   *[no] **{ $name }** speelde { $card } zonder effect
}
log-blocks-new = { $me ->
    [yes] **Jij** begon { $count ->
        [one] een nieuw huis
       *[other] { $count } nieuwe huizen
    }
   *[no] **{ $name }** begon { $count ->
        [one] een nieuw huis
       *[other] { $count } nieuwe huizen
    }
}
log-blocks-raised = { $me ->
    [yes] **Jij** verhoogde een huis tot { $height }
   *[no] **{ $name }** verhoogde een huis tot { $height }
}
log-blocks-mixed = { $me ->
    [yes] **Jij** bouwde tot { $height } en begon een huis
   *[no] **{ $name }** bouwde tot { $height } en begon een huis
}
log-roofed = { $me ->
    [yes] **Jij** zette een dak op een huis van { $height }: { $shape }
   *[no] **{ $name }** zette een dak op een huis van { $height }: { $shape }
}
log-placed = { $me ->
    [yes] **Jij** bouwde { $height }: **{ $place }**
   *[no] **{ $name }** bouwde { $height }: **{ $place }**
}
log-auction = Veiling { $number }: { $tile }
log-won = { $me ->
    [yes] **Jij** kocht voor { $sum }: { $tile }
   *[no] **{ $name }** kocht voor { $sum }: { $tile }
}
log-tie-low-score = Gelijk: wie minder punten heeft, wint.
log-tie-high-card = Gelijk: de hoogste losse kaart wint.
log-tie-order = Gelijk: de eerdere plaats wint.
log-tie-free = Niemand bood: voor wie de minste punten heeft.
log-removed-tie = Gelijk: uit het spel ({ $tile }).
log-removed-no-bid = Niemand bood: uit het spel ({ $tile }).
log-removed-no-room = Geen plaats: uit het spel ({ $tile }).
log-tile = { $me ->
    [yes] **Jij** plaatste ({ $tile }): **{ $place }**
   *[no] **{ $name }** plaatste ({ $tile }): **{ $place }**
}
log-scored = Puntentelling van ronde { $round }
log-drawn = { $me ->
    [yes] **Jij** trok { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }
   *[no] **{ $name }** trok { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }
}
log-stopped = { $me ->
    [yes] **Jij** zag af van de andere bonuskaarten
   *[no] **{ $name }** zag af van de andere bonuskaarten
}
log-lost = { $me ->
    [yes] **Jij** vond geen kaarten meer om te trekken
   *[no] **{ $name }** vond geen kaarten meer om te trekken
}
log-consul = { $me ->
    [yes] **Jij** bent nu consul
   *[no] **{ $name }** is nu consul
}
log-round = Ronde { $round }
log-over = Het spel is afgelopen

## Mijn plaats

me-label = Jouw plaats
yard-label = Jouw werf
yard-empty = lege werf
yard-roofs-left = daken over
yard-ready = klaar
yard-no-roof = zonder dak
yard-new = Een nieuw huis beginnen
yard-new-short = nieuw
yard-finished = Huis van { $height }, dak { $shape }
yard-unfinished = Onvoltooid huis van { $height }
yard-put-roof = Dak erop: { $shape }
hand-label = { $count ->
    [one] Jouw hand, { $count } kaart
   *[other] Jouw hand, { $count } kaarten
}
hand-empty = Geen kaarten in de hand.
hand-no-effect = { $card }, nu alleen zonder effect

## Beslissingen

build-choose = **Jouw beurt.** Speel een kaart, of pas voor deze ronde.
build-pass = Passen
build-pass-ask = **Passen?** Je bouwt deze ronde niet meer. Bieden mag nog wel.
build-pass-sure = Deze ronde passen
build-null = Zonder effect
build-null-ask = **Zonder effect.** De kaart wordt afgelegd en er wordt niets gebouwd.
build-null-only = **Deze kaart past nu nergens.** Je mag haar zonder effect spelen, om te wachten.
build-null-do = Zonder effect spelen
build-floor = { $left ->
    [one] **Nog één bouwsteen.** Op een huis, of begin een nieuw.
   *[other] **{ $left } bouwstenen.** Elk op een huis, of begin nieuwe.
}
build-floor-ready = { $count ->
    [one] **Eén bouwsteen geplaatst.** Zo bouwen?
   *[other] **Beide bouwstenen geplaatst.** Zo bouwen?
}
build-floor-do = Bouwen
build-roof = **Een dak.** Kies het huis ervoor.
build-roof-shape = **Rond of puntig?** Kies een dak.
build-roof-ready = **Het huis van { $height } voltooien.** Een bouwvergunning brengt het daarna op het bord.
build-roof-do = Dak erop
build-permit = **Een bouwvergunning.** Kies een huis en een oplichtende heuvel.
build-permit-where = **Waarheen?** Kies een oplichtende heuvel.
build-permit-do = Hier bouwen
draft-result-first = **{ $place }: eerste.**
draft-result-shared = **{ $place }: gedeeld eerste.**
draft-result-second = **{ $place }: tweede.**
draft-result-none = **{ $place }: nog geen plaats.**
draft-change = { $me ->
    [yes] Jij: { $was } → { $will }
   *[no] { $name }: { $was } → { $will }
}
draft-no-change = De punten veranderen nu niet.
place-choose = **{ $tile ->
    [fountain] De bron is
    [amphitheatre] Het amfitheater is
   *[temple] De tempel is
} van jou.** Kies de prefectuur.
place-here = **{ $place }: { $tile ->
    [fountain] de bron
    [amphitheatre] het amfitheater
   *[temple] de tempel
}.**
place-do = Hier plaatsen
draw-choose = { $base ->
    [0] { $bonus ->
        [one] **Eén bonuskaart.** Neem haar, of stop.
       *[other] **{ $bonus } bonuskaarten.** Neem er een, of stop.
    }
   *[other] { $bonus ->
        [0] **Trek { $base }.** Neem de bovenste kaart van een stapel.
       *[other] **Trek { $base }, dan nog { $bonus }.** Neem de bovenste kaart van een stapel.
    }
}
draw-take = { $card } nemen, { $count } in de stapel
draw-stop = Stoppen met trekken
wait-bids = We wachten op de biedingen van { $names }.

## Veilingen

auction-title = { $number ->
    [1] Eerste veiling
    [2] Tweede veiling
   *[3] Derde veiling
}: { $tile ->
    [fountain] de bron
    [amphitheatre] het amfitheater
   *[temple] de tempel
}
auction-seal = Verzegelen
auction-reveal = Onthullen
auction-place = Plaatsen
auction-take-back = Deze kaart uit het bod nemen
auction-your-bid = jouw bod
auction-sealed = verzegeld
auction-tie-low-score-else-remove = Bij gelijke biedingen wint wie minder punten heeft; bij gelijke punten gaat de tegel uit het spel.
auction-tie-high-card-then-order = Bij gelijke biedingen wint de hoogste losse kaart, dan de eerdere plaats.
bid-choose = **Wat is { $tile ->
    [fountain] de bron
    [amphitheatre] het amfitheater
   *[temple] de tempel
} je waard?** Kies kaarten; alleen de getallen tellen.
bid-chosen = **{ $sum } voor { $tile ->
    [fountain] de bron
    [amphitheatre] het amfitheater
   *[temple] de tempel
}.** Je betaalt alleen als je wint.
bid-seal = { $sum } verzegelen
bid-none = Geen bod
bid-pick = Kies kaarten
bid-clear = Leegmaken
bid-none-ask = **Geen bod?** { $count ->
    [one] De gekozen kaart blijft
   *[other] De { $count } gekozen kaarten blijven
} in je hand.
bid-change = Bod wijzigen
bid-sealed-wait = Verzegeld
bid-waiting = **Je bod is verzegeld.** We wachten op { $names }.
reveal-turning = De eerste kaarten worden omgedraaid.
reveal-none = Niemand heeft een kaart getoond.
reveal-level = **Gelijk op { $sum }.** De volgende kaarten beslissen.
reveal-leads = { $me ->
    [yes] **Jij leidt met { $sum }.**
   *[no] **{ $name } leidt met { $sum }.**
}
reveal-lead = leidt
reveal-wins = wint
reveal-turn = Draait om
reveal-stopped = Gestopt
reveal-no-bid = Geen bod
reveal-hidden = { $count } verborgen
reveal-you-bid = **Je biedt { $sum }.** { $count ->
    [one] De kaart wordt
   *[other] De { $count } kaarten worden
} alleen betaald als je wint.
reveal-you-none = **Je hebt niet geboden.**{ $left ->
    [0] {""}
   *[other] {" "}Je kaarten blijven in je hand.
}
reveal-watch = De biedingen worden omgedraaid.
reveal-under-way = Onthullen
outcome-won = { $me ->
    [yes] **Jij wint met { $sum }.** De anderen nemen hun kaarten terug.
   *[no] **{ $name } wint met { $sum }.** De anderen nemen hun kaarten terug.
}
outcome-low-score = { $me ->
    [yes] **Gelijk op { $sum }: jij wint**, omdat je de minste punten hebt.
   *[no] **Gelijk op { $sum }: { $name } wint** met de minste punten.
}
outcome-high-card = { $me ->
    [yes] **Gelijk op { $sum }: jij wint** met de hoogste losse kaart.
   *[no] **Gelijk op { $sum }: { $name } wint** met de hoogste losse kaart.
}
outcome-order = { $me ->
    [yes] **Gelijk op { $sum }: jij wint**, als eerste vanaf de consul.
   *[no] **Gelijk op { $sum }: { $name } wint**, als eerste vanaf de consul.
}
outcome-free = { $me ->
    [yes] **Niemand bood: jij krijgt het** met de minste punten.
   *[no] **Niemand bood: { $name } krijgt het** met de minste punten.
}
outcome-removed-tie = **Gelijke biedingen en gelijke punten: uit het spel.** Iedereen neemt de kaarten terug.
outcome-removed-no-bid = **Niemand bood: uit het spel.**
outcome-removed-no-room = **Er is geen plaats: uit het spel.**

## Puntentelling

scoring-columns = Scorezuilen
scoring-table = Punten per prefectuur
scoring-legend = Donker: deze ronde. Licht: ervoor.
scoring-lead = { $name } leidt met { $by }
scoring-level = Gelijk: { $names }
scoring-rank = { $rank }e
scoring-this-round = Deze ronde
scoring-score = Punten
scoring-nobody = Hier scoort niemand.
scoring-counting = De prefecturen worden een voor een geteld.
scoring-under-way = Tellen
scoring-ask-lead = { $me ->
    [yes] **Jij leidt met { $by }.**
   *[no] **{ $name } leidt met { $by }.**
}
scoring-ask-level = **Gelijk aan kop:** { $names }.
scoring-next = { $me ->
    [yes] Jij bent consul en trekt eerst.
   *[no] { $name } is consul en trekt eerst.
}
scoring-replay = Nog eens
scoring-on = Verder naar trekken
scoring-result = De uitslag

over-title = { $count ->
    [one] { $me ->
        [yes] Jij wint
       *[no] { $names } wint
    }
   *[other] Gedeelde winst: { $names }
}
over-winner = { $count ->
    [one] { $me ->
        [yes] **Je hebt gewonnen.** Rome zal het onthouden.
       *[no] **{ $names } heeft gewonnen.** Het startgetal van dit spel is nu openbaar.
    }
   *[other] **Een gedeelde winst:** { $names }.
}
over-sources = Punten per prefectuur
stats-tab-overview = Uitslag
stats-tab-points = Punten
stats-tab-auctions = Veilingen
stats-tab-tempo = Tempo
stats-tab-luck = Geluk
stats-by-round = Punten per ronde, I tot IV
stats-bids = Biedingen in de twaalf veilingen, en wat de tegel de winnaar opleverde
stats-points = punten
stats-cards = kaarten
stats-auction = Ronde { $round }, veiling { $number }, { $tile }
stats-auction-won = { $name } wint, { $place }, { $points } punten
stats-tempo = Bij het bouwen gespeelde kaarten, bleek zonder effect; vlag: volgorde van passen, daaronder de bewaarde kaarten
stats-pass = { $name }, ronde { $round }: { $turns } kaarten gespeeld, { $nulls } zonder effect, als nummer { $order } gepast, { $left } bewaard
stats-luck = In de getallen op de kaarten
stats-dealt-luck = Starthand
stats-draw-luck = Open stapels
stats-draw-choice = Eigen keuze
stats-luck-note = Starthand en open stapels zijn geluk: wat er kwam, min wat er gemiddeld komt. Eigen keuze is de genomen kaart, min het gemiddelde van de open kaarten; een laag getal neemt men vaak met opzet.
why-hill = De voorsprong kwam vooral van **{ $place }**: { $mine } punten voor { $name }, { $theirs } voor { $rival }.
why-tile = **{ $tile ->
    [fountain] De bron
    [amphitheatre] Het amfitheater
   *[temple] De tempel
}** ({ $place }) kostte { $price } en bracht { $points } punten op.
why-turns = **{ $name }** speelde bij het bouwen { $count } kaarten meer dan { $rival }.
why-luck = Het **geluk** was met { $name }: de kaarten waren { $count } meer waard dan die van { $rival }.
why-luck-even = **Geluk** maakte weinig verschil tussen { $name } en { $rival }.
stat-tiles = Gewonnen veilingen
stat-spent = Betaald, in getallen
stat-price = Gemiddelde prijs
stat-own-worth = Punten door eigen tegels
stat-other-worth = Punten door tegels van anderen
stat-bonus-cards = Aangeboden bonuskaarten
stat-turns = Kaarten gespeeld bij het bouwen
stat-nulls = Kaarten zonder effect
stat-blocks = Bouwstenen op het bord
stat-cards-per-block = Kaarten per bouwsteen
stat-left = Bewaarde kaarten bij het passen, gemiddeld
stat-last-word = Rondes met het laatste woord
stat-dealt = Waarde van de starthand
stat-draws = Getrokken kaarten
stat-drawn = Gemiddelde getrokken kaart

## Nieuwe tafel

option-auction-tie = Gelijke biedingen
option-no-bid = Niemand biedt
option-draw = Getrokken kaarten
option-floor = Bouwsteenkaarten
option-partial-top-tie = Evenveel bouwstenen, lager huis
option-bonus-draw = Bonuskaarten
option-start-player = Eerste consul
option-final-tie = Gelijk aan het eind
value-low-score-else-remove = minder punten, anders uit het spel
value-high-card-then-order = hoogste kaart, dan volgorde
value-remove = de tegel gaat uit het spel
value-low-score-free = gratis voor de minste punten
value-six-new = zes nieuwe kaarten
value-refill-to-six = aanvullen tot zes
value-free = elke bouwsteen vrij
value-tallest-only = op het hoogste huis, of nieuwe
value-nothing = krijgt niets
value-second = krijgt de tweede plaats
value-first = krijgt ook de eerste plaats
value-optional = mag geweigerd worden
value-forced = verplicht
value-random = door loting
value-chosen = de eerste plaats
value-shared = gedeelde winst
value-most-blocks-on-board = de meeste bouwstenen op het bord

## Menu

do-pass = Passen
do-floor = { $card }: bouwstenen tot hoogte { $heights }
do-roof = { $card }: dak ({ $shape }) op het huis van { $height }
do-permit = { $card }: { $height } { $shape }, { $place }
do-null = { $card } zonder effect
do-bid = { $sum } bieden: { $cards }
do-no-bid = Geen bod
do-tile = Naar { $place }
do-draw = Van de stapel trekken: { $kind }
do-stop = Stoppen met trekken

## Opnames

replay-scoring = Puntentelling { $round }

## Leren

lesson-house-title = Een huis bouwen
lesson-house-1 = **[Kies de bouwsteenkaart](card:F5).** Ze brengt twee bouwstenen naar je werf: allebei op één huis, of op twee huizen elk één. Begin een [nieuw huis](yard:0), zet de tweede bouwsteen [erop](yard:1) en druk op [Bouwen](do).
lesson-house-2 = **[Nu de dakkaart](card:R3).** Ze voltooit het huis met een [rond dak](roof:round) of een [puntdak](roof:pitched): kies er een, dan [Dak erop](do). Van elke vorm heb je er vijf voor het hele spel.
lesson-house-done = **Een voltooid huis.** Niets kan het nog veranderen. Nu gaat het naar Rome.
lesson-house-missed = Die kaart is weg en het huis heeft geen dak. Nog een keer: eerst de bouwstenen, dan het dak.
lesson-permit-title = Naar Rome
lesson-permit-1 = **[Kies de bouwvergunning](card:A6).** Haar teken, de golf, opent de drie golfheuvels; ze lichten op. Het eerste huis op een heuvel is één bouwsteen hoog, en elke bron daar is een punt meer waard. Het [Capitool](hill:0) heeft er twee: kies het, dan [Hier bouwen](do).
lesson-permit-done = **Je huis staat.** Het bordje bij de heuvel toont wat het nu zou opleveren.
lesson-permit-missed = De bouwvergunning is weg en je huis staat nog op de werf. Probeer het opnieuw.
lesson-refusal-title = Waarom daar niet?
lesson-refusal-1 = **Kies de [bouwvergunning](card:A4) en wijs dan het [Marsveld](hill:1) aan** (of tik erop). Het blijft donker, en een briefje zegt waarom, met het nummer van de regel.
lesson-refusal-2 = **[Eén heuvel licht op](hill:0).** Alle huizen van een heuvel hebben dezelfde dakvorm, en elk is zo hoog als het hoogste of één bouwsteen hoger. Dan [Hier bouwen](do).
lesson-refusal-done = **Goed.** Je hoeft de regels nooit uit je hoofd te kennen: een gesloten heuvel zegt altijd waarom.
lesson-refusal-missed = De bouwvergunning is weg. Probeer het opnieuw.
lesson-majority-title = Wie is eerste?
lesson-majority-1 = **[Twee heuvels staan open voor je huis](card:B7).** De meeste bouwstenen op een heuvel zijn 2 punten waard en 1 per bron. Bij gelijke bouwstenen is het hoogste huis eerste. De getallen tonen je winst: welke heuvel is beter?
lesson-majority-done = **Drie punten**: 2 voor de eerste plaats en 1 voor de bron. Livia is tweede en krijgt het punt van de bron.
lesson-majority-missed = Die heuvel is minder waard. Vergelijk de getallen boven de heuvels en probeer het opnieuw.
lesson-pass-title = Op tijd stoppen
lesson-pass-1 = **Geen van beide kaarten kan nu iets bouwen.** Je zou er een zonder effect kunnen spelen, om te wachten. Maar kaarten zijn ook geld: [pas](choice:pass), bevestig het met [Deze ronde passen](do) en houd 14 voor de veilingen.
lesson-pass-done = **Wie past, bouwt niet meer maar biedt nog wel.** Als iedereen gepast heeft, beginnen de veilingen.
lesson-pass-missed = Je kaarten zijn al voor de veilingen op. Probeer het opnieuw.
lesson-auction-title = Een gesloten bod
lesson-auction-1 = **[Er is een bron te koop](hand).** Kies kaarten; alleen hun som telt. De anderen hebben elk één kaart, en geen kaart is hoger dan 8. Welk bod is dus zeker, en welke kaarten mis je het minst?
lesson-auction-2 = **[Ze is van jou](board)**, en je hebt alle kaarten van het bod betaald. De anderen houden de hunne. Zet de bron waar jij eerste bent, op de [Quirinaal](hill:3), dan [Hier plaatsen](do).
lesson-auction-done = **Een punt meer** in elke puntentelling die nog komt, voor de eerste en de tweede van die heuvel.
lesson-auction-missed = Deze keer niet: de hoogste som wint, en de bron hoort op de heuvel waar jij eerste bent. Probeer het opnieuw.
lesson-tie-title = Gelijk bod
lesson-tie-1 = **Livia biedt haar enige kaart, een 7: iedereen zag haar die trekken.** Bij een gelijk bod wint de laagste score: jij hebt 4 punten, zij 9. Bied precies 7: [Dak 5](card:R5) en [Bouwvergunning 2](card:A2), dan [7 verzegelen](do).
lesson-tie-2 = **Gewonnen met een gelijk bod.** Zet de bron op de [Quirinaal](hill:3), waar jij eerste bent, dan [Hier plaatsen](do).
lesson-tie-done = **Onthoud:** wie voorstaat, moet één meer bieden. Bij gelijke scores verdwijnt de tegel uit het spel.
lesson-tie-missed = Het kan goedkoper: precies 7 is hier genoeg. Probeer het opnieuw.
lesson-scoring-title = Tempel en puntentelling
lesson-scoring-1 = **De tempel, en niemand anders heeft nog een kaart.** Jouw [Bouwsteen 1](card:F1) is genoeg. Kies hem, dan [1 verzegelen](do).
lesson-scoring-2 = **[Een tempel verdubbelt zijn heuvel voor iedereen die er staat](board).** Waar verdien jij het meest, en je rivalen het minst? Zet hem daar.
lesson-scoring-3 = **[Puntentelling](do).** Heuvel voor heuvel: 2 en de bronnen voor de eerste plaats, de bronnen voor de tweede, de tempel verdubbelt allebei. Wijs een rij aan om haar som te zien.
lesson-scoring-done = **Vier puntentellingen zijn een spel.** Een voorsprong telt elke keer, een vroege dus het meest.
lesson-scoring-missed = Een andere heuvel had je meer opgeleverd: zoek je vijf bouwstenen en drie bronnen. Probeer het opnieuw.
lesson-draw-title = Nieuwe kaarten
lesson-draw-1 = **[Na de puntentelling trek je zes kaarten](piles).** De bovenste kaart van elke stapel ligt open. Een van je huizen heeft een dak nodig, een ander een bouwvergunning. Begin met de [bouwvergunningen](pile:permit).
lesson-draw-2 = **Eén kaart per keer**; de volgende zie je voor je weer kiest. Neem [daken](pile:roof), [bouwstenen](pile:floor) of [bouwvergunningen](pile:permit), zoals je wilt. Twee meer zijn je bonus: je bent eerste bij een amfitheater.
lesson-draw-done = **Dat was een hele ronde.** De consul schuift door, en de volgende plaats begint.
lesson-puzzle-title = Win het spel
lesson-puzzle-1 = **[De laatste ronde](hand).** Alleen jij hebt nog kaarten, en Livia staat bijna gelijk. Vier kaarten, twee huizen: waarmee win je?
lesson-puzzle-done = **Rome is van jou.** Nu kun je Capitol spelen.
lesson-puzzle-missed = Niet genoeg. De tempel verdubbelt één heuvel: wie is daar eerste, en welk dak past? Probeer het opnieuw.

preset-SCHMIDT-2001 = Duits spelregelboek (2001)
preset-DESIGNER-TEXT = Auteurstekst (Italië, Frankrijk)
lesson-aim-title = Waar het om gaat
lesson-aim-1 = **Wie in een prefectuur de meeste bouwstenen heeft, krijgt daar punten.** Een spel heeft vier rondes van vier fasen: bouwen, veilingen, puntentelling, trekken. Dit is de laatste ronde. Breng je huis naar de [Quirinaal](hill:3): kies de [bouwvergunning](card:B5), dan de prefectuur, dan [Hier bouwen](do). Met twee bouwstenen tegen één ben je eerste.
lesson-aim-2 = **Nu wordt geteld.** Eerste plaats: 2 punten en 1 per bron. Tweede plaats: alleen de bronnen. De Quirinaal heeft twee bronnen en brengt je dus 4. [Verder](do).
lesson-aim-done = **Je wint.** Daar gaat het om; de volgende lessen tonen hoe je huizen bouwt en veilingen wint.
lesson-aim-missed = De bouwvergunning is weg en je huis staat niet in Rome: Livia houdt de Quirinaal. Probeer het opnieuw.
lesson-colours-title = Drie van een kleur
lesson-colours-1 = **De drie heuvels van een kleur mogen niet allemaal dezelfde daken hebben.** Twee golfheuvels hebben ronde daken. Kies de [bouwvergunning](card:A5) en wijs dan het [Tibereiland](hill:2) aan (of tik erop): je ronde huis mag niet het derde zijn.
lesson-colours-2 = **Daar is een puntdak nodig.** Bouw in plaats daarvan naast Livia: de [bouwvergunning](card:A5), het [Capitool](hill:0), dan [Hier bouwen](do).
lesson-colours-done = **Wie de tweede heuvel van een kleur opent, beslist over de derde.** Let erop: je kunt een dakvorm met opzet uitsluiten.
lesson-colours-missed = De bouwvergunning is weg. Je ronde huis had op het Capitool kunnen staan. Probeer het opnieuw.

## Keys

keys-card = De kaart op deze plaats nemen, of van deze stapel trekken
keys-place = Langs de mogelijke plaatsen gaan
keys-pass = Passen, of stoppen met trekken
keys-nothing = Zonder effect spelen, of niets bieden
