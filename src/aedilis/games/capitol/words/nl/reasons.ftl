### Capitol: waarom een bot een actie aanraadt.

capitol-reason-open = { $prefecture }: als enige krijg je { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} per puntentelling, tot er iemand bij komt.
capitol-reason-first = { $prefecture }: levert de eerste plaats op, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
capitol-reason-second = { $prefecture }: levert de tweede plaats op, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
capitol-reason-fill = { $prefecture }: neemt de laatste vrije bouwplaats, daar verandert niets meer.
capitol-reason-strengthen = { $prefecture }: maakt de plaats { $height ->
    [one] { $height } bouwsteen
   *[other] { $height } bouwstenen
} veiliger.
capitol-reason-roof = { $places ->
    [0] Voltooid wacht het huis van { $height } ({ $shape ->
        [round] rond
       *[pitched] puntig
    }) op een plaats waar het past.
    [one] Voltooid past het huis van { $height } ({ $shape ->
        [round] rond
       *[pitched] puntig
    }) in { $places } prefectuur.
   *[other] Voltooid past het huis van { $height } ({ $shape ->
        [round] rond
       *[pitched] puntig
    }) in { $places } prefecturen.
}
capitol-reason-blocks = Bouwt op de werf voor een latere bouwvergunning.
capitol-reason-wait = Wacht voor de prijs van één kaart, terwijl anderen zich moeten vastleggen.
capitol-reason-pass = Houdt { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} over voor de veilingen en latere rondes.
capitol-reason-no-bid = { $tile ->
    [fountain] De bron
    [amphitheatre] Het amfitheater
   *[temple] De tempel
} is de kaarten niet waard.
capitol-reason-enough = { $bid } zou genoeg moeten zijn voor { $tile ->
    [fountain] de bron
    [amphitheatre] het amfitheater
   *[temple] de tempel
}: meer dan { $purse } wordt bij niemand verwacht.
capitol-reason-bid = { $bid } is { $tile ->
    [fountain] de bron
    [amphitheatre] het amfitheater
   *[temple] de tempel
} waard, ook al kan iemand { $purse } hebben.
capitol-reason-fountain-first = { $prefecture }: je bent eerste, { $gain ->
    [one] { $gain } punt
   *[other] { $gain } punten
} meer per puntentelling.
capitol-reason-amphitheatre-first = { $prefecture }: je bent eerste, { $gain ->
    [one] { $gain } kaart
   *[other] { $gain } kaarten
} meer bij het trekken.
capitol-reason-temple-first = { $prefecture }: je bent eerste, { $gain ->
    [one] { $gain } punt
   *[other] { $gain } punten
} meer per puntentelling.
capitol-reason-tile-fill = { $prefecture }: de bron neemt de laatste vrije bouwplaats.
capitol-reason-tile = { $prefecture }: hier helpt { $tile ->
    [fountain] de bron
    [amphitheatre] het amfitheater
   *[temple] de tempel
} de anderen het minst.
capitol-reason-draw-permit = Een bouwvergunning voor een wachtend huis: { $prefecture } laat het toe.
capitol-reason-draw-money = Een hoog getal voor de veilingen: { $value }.
capitol-reason-draw = { $kind ->
    [roof] Een dakkaart voltooit een huis.
    [floor] Een bouwsteenkaart bouwt twee bouwstenen.
   *[permit] Een bouwvergunning voor later.
}
capitol-reason-stop = Ziet af van de overige bonuskaarten.
