### Corduba on the page: the table, its log and its result.

## De kaart
co-map-label = Kaart van Corduba
co-map-whole = Toon de hele kaart
co-map-reading = De stad, wijk voor wijk
co-map-supply = voorraad { $n }
co-map-built = gebouwd
co-map-bonus = bouw
co-map-revolt = opstand, geen bonus
co-map-plate = { $district }. { $revolts ->
    [yes] In opstand, geen bouwbonus.
   *[no] Geen opstand.
  } Prestige: { $prestige }
co-map-focus = { $district } bekijken
co-map-where = rij { $top } tot { $bottom }, kolom { $left } tot { $right }
co-map-cell = rij { $row }, kolom { $column }
co-map-tile = { $building }, { $district }, { $where }, gebouwd door { $builder }, { $state ->
    [unrest] onrust
    [used] deze ronde gebruikt
   *[open] vrij
  }
co-map-insula = { $owner ->
    [nobody] Neutrale insula
   *[other] Insula van { $owner }
  }, { $where }
co-map-site = { $site }: { $workers ->
    [one] 1 arbeider
   *[other] { $workers } arbeiders
  } voor { $goods }, { $state ->
    [used] deze ronde gebruikt
   *[open] vrij
  }
co-map-castra = Castra, { $troop }, { $state ->
    [used] deze ronde gebruikt
   *[open] vrij
  }
co-map-portus = { $n ->
    [one] Portus: 1 arbeider, nooit vol
   *[other] Portus: { $n } arbeiders, nooit vol
  }
co-map-monument = { $monument }, { $built ->
    [yes] gebouwd door { $builder }
   *[no] niet gebouwd
  }
co-map-spots = { $n ->
    [one] Eén plaats voor het gebouw. Enter bouwt.
   *[other] { $n } plaatsen voor het gebouw. Pijltjes verschuiven, R draait, Enter bouwt.
  }
co-map-spot = { $building }, plaats { $number } van { $of }, { $where }. { $own ->
    [0] Geen eigen insula
    [one] 1 eigen insula
   *[other] { $own } eigen insulae
  }, { $neutral ->
    [0] geen neutrale
    [one] 1 neutrale
   *[other] { $neutral } neutrale
  }{ $forced ->
    [0] .
    [one] ; 1 neutrale insula moet het voor 1 denarius met de stad verbinden.
   *[other] ; { $forced } neutrale insulae moeten het voor { $forced } denarii met de stad verbinden.
  }
co-map-tip-unrest = Onrust: niemand kan het gebruiken.
co-map-tip-used = Deze ronde gebruikt.
co-map-tip-forced = Hier raakt het niets; een neutrale insula verbindt het voor 1 denarius met de stad.
co-map-tip-own-cell = Op dit vak past geen gebouw meer, en het raakt het nieuwe: een insula van de bouwer.
co-map-tip-row-empty = De rij insulae van de bouwer is leeg, dus deze is neutraal.
co-map-tip-filled = Op dit vak past geen gebouw meer: een neutrale insula.
co-map-tip-replaced = Een insula van een speler vervangt een neutrale.
co-map-reconstructed = Getallen deels gereconstrueerd: de spelregels noemen ze niet.
co-reconstructed = Gereconstrueerd: het spelregelboek drukt dit niet af.
co-source = Bron: { $source }.
co-reconstructed-line = Wat het spelregelboek niet afdrukt – kaarten, prijzen, sporen, bonussen – is onze reconstructie. Het is gemerkt met ≈; het menu zet de tekens uit.
co-map-places = Productieplaatsen, Castra, monumenten
co-map-free = { $free } van { $all } vrij

## Words

co-you = Jij
co-player = Speler
co-caepio = Fannius Caepio
co-portus = Portus
co-castra = Castra
co-macellum = Macellum
co-troops = Troepen
co-offerings = Offergaven
co-monuments = Monumenten
co-milestones = Mijlpalen
co-tracks = Sporen
co-prestige = Prestige
co-popularity = Populariteit
co-harmony = Harmonie
co-popularity-word = Populariteit
co-harmony-word = Harmonie
co-register-word = Register
co-unrest-word = Plaats op het onrustspoor
co-senators-word = Senatoren
co-denarii = Denarii
co-nothing = niets
co-or = { " of " }
co-and = { " en " }
co-up-to = tot
co-cell = rij { $row }, kolom { $column }
co-cell-in = { $district }, { $cell }
co-tile-in = { $building } in { $district }
co-prestige-in = Prestige in { $district }
co-phase-set-up = Voorbereiding
co-phase-decade = Decennium
co-title-peculium = Peculium: { $name }
co-phase-unrest = Onrust
co-phase-macellum = Macellum
co-phase-actions = Acties
co-phase-rome = Rome
co-phase-harmony = Harmonie
co-phase-round-end = Einde van de ronde
co-phase-decade-end = Einde van het decennium
co-phase-over = Het einde
co-colour-red = rode
co-colour-purple = paarse
co-colour-blue = blauwe
co-colour-yellow = gele
co-colour-green = groene
co-colour-brown = bruine
co-goods-food = voedsel
co-goods-wood = hout
co-goods-stone = steen
co-goods-tool = gereedschap
co-goods-amphora = amforen
co-goods-marble = marmer
co-goods-velites = velites
co-goods-legionary = legionairs
co-goods-equites = equites
co-amount-food = { $n } voedsel
co-amount-wood = { $n } hout
co-amount-stone = { $n } steen
co-amount-tool = { $n } gereedschap
co-amount-amphora = { $n ->
    [one] { $n } amfora
   *[other] { $n } amforen
  }
co-amount-marble = { $n } marmer
co-amount-denarii = { $n ->
    [one] { $n } denarius
   *[other] { $n } denarii
  }
co-amount-worker = { $n ->
    [one] { $n } arbeider
   *[other] { $n } arbeiders
  }
co-amount-special = { $n ->
    [one] { $n } bijzondere arbeider
   *[other] { $n } bijzondere arbeiders
  }
co-amount-resource = { $n ->
    [one] { $n } grondstof
   *[other] { $n } grondstoffen
  }
co-amount-basic = { $n ->
    [one] { $n } basisgrondstof
   *[other] { $n } basisgrondstoffen
  }
co-amount-unrest = { $n ->
    [one] { $n } onrustfiche
   *[other] { $n } onrustfiches
  }
co-amount-offering1 = { $n ->
    [one] { $n } offergave van waarde 1
   *[other] { $n } offergaven van waarde 1
  }
co-amount-offering2 = { $n ->
    [one] { $n } offergave van waarde 2
   *[other] { $n } offergaven van waarde 2
  }
co-amount-velites = { $n } velites
co-amount-legionary = { $n ->
    [one] { $n } legionair
   *[other] { $n } legionairs
  }
co-amount-equites = { $n } equites
co-free-basic = { $n ->
    [one] min { $n } basisgrondstof
   *[other] min { $n } basisgrondstoffen
  }
co-free-any = min { $n } naar keuze
co-with-discounts = { $n ->
    [one] met een korting
   *[other] met { $n } kortingen
  }
co-senators = { $n ->
    [one] { $n } senator
   *[other] { $n } senatoren
  }
co-rank = { $rank }e

## What effects do

co-step-lose = verlies { $amount }
co-step-transfer = geef { $amount } aan rang 1
co-step-gain-choice = { $n } uit { $among }{ $distinct ->
    [yes] , allemaal verschillend
   *[no] { "" }
  }
co-step-popularity = populariteit { $n }
co-step-harmony = harmonie { $n }
co-step-senator = { $n } senator
co-step-prestige = { $n } prestige { $where }
co-step-register = register { $n }
co-step-unlock = { $n ->
    [one] maak een specialist vrij
   *[other] maak { $n } specialisten vrij
  }
co-step-unlock-colour = maak de { $colour } specialist vrij
co-step-peculium = { $n ->
    [one] het peculium van een specialist
   *[other] het peculium van { $n } specialisten
  }
co-step-trade-both = bezoek de markt
co-step-trade-buy = koop op de markt
co-step-trade-sell = verkoop op de markt
co-step-trade-types = { $n ->
    [one] (één soort)
   *[other] (hoogstens { $n } soorten)
  }
co-step-trade-units = (hoogstens { $n } per soort)
co-step-trade-buy-mod = { $way ->
    [less] (kopen: per stuk { $n } denarius goedkoper)
   *[more] (kopen: per stuk { $n } denarius duurder)
  }
co-step-trade-sell-mod = { $way ->
    [less] (verkopen: per stuk { $n } denarius minder)
   *[more] (verkopen: per stuk { $n } denarius meer)
  }
co-step-suppress = verwijder { $n } onrust { $where }
co-step-incite = leg { $n } onrust op gebouwen { $where }
co-step-cause-unrest = ontvang { $n } onrust
co-step-replace = { $n ->
    [one] zet een eigen insula op de plaats van een neutrale
   *[other] zet { $n } eigen insulae op de plaats van neutrale
  }
co-step-build-any = bouw een gebouw of monument
co-step-build-tile = bouw een gebouw
co-step-build-cheaper = { $what }, { $off } goedkoper
co-step-choose = kies: { $options }
co-step-if = als { $condition }: { $then }; anders: { $else }
co-where-servorum = in Servorum
co-where-plebeius = in Plebeius
co-where-patricius = in Patricius
co-where-lowest = waar dat van jou het laagst is
co-where-highest = waar dat van jou het hoogst is
co-where-here = hier
co-where-each = in elke wijk
co-where-chosen = { $districts ->
    [one] in een wijk naar keuze
   *[other] in { $districts } wijken naar keuze
  }
co-scope-any = waar je wilt
co-scope-here = hier
co-scope-servorum = in Servorum
co-scope-plebeius = in Plebeius
co-scope-patricius = in Patricius
co-metric-built-tiles = gebouwde gebouwen
co-metric-built-monuments = gebouwde monumenten
co-metric-insulae-on-board = eigen insulae op het bord
co-metric-register = register
co-metric-specialists-unlocked = vrijgemaakte specialisten
co-metric-popularity = populariteit
co-metric-harmony = harmonie
co-metric-denarii = denarii
co-metric-prestige-min = prestige in elke wijk
co-metric-prestige-max = hoogste prestige
co-metric-troops-value = waarde van de troepen
co-metric-offerings-value = waarde van de offergaven
co-metric-resources-total = grondstoffen
co-metric-unrest-track = plaats op het onrustspoor

## Choices

co-do-keep = houd { $heritage } en { $character }
co-do-troops = troepen voor Rome: { $what }
co-do-offerings = offergaven voor Rome: { $what }
co-do-goods = goederen voor Rome: { $what }
co-do-build = bouw { $building } in { $district }
co-do-monument = bouw { $monument }
co-do-activate = { $building } in { $district }: { $gain }
co-do-site = { $site }: { $gain }
co-do-portus = Portus: { $gain }
co-do-castra = Castra: { $gain }
co-do-claim = eis { $milestone } op
co-do-pass = pas
co-do-merchant = stuur de koopman naar de markt
co-do-ability = gebruik { $name }
co-do-end = beëindig de beurt
co-do-link = neutrale insula: { $cell }
co-do-colour = { $name }, peculium: { $peculium }
co-do-buy = koop { $what }
co-do-sell = verkoop { $what }
co-do-insulae = { $n ->
    [0] geen van jezelf
    [one] één van jezelf
   *[other] { $n } van jezelf
  }
co-do-done = hier niets meer
co-trigger-yes = Ja: { $effect }
co-trigger-no = Nee

## What is asked

co-ask-keep = Kies **één erfeniskaart** en **één personage**. Niemand ziet je keuze voordat iedereen gekozen heeft.
co-ask-rome = **Gesloten vuist.** Niemand ziet je keuze voordat iedereen gekozen heeft.
co-ask-turn = Bouw, gebruik een gebouw, stuur arbeiders naar een productieplaats, eis een mijlpaal op of pas. Vrije acties mogen ervoor en erna.
co-ask-turn-done = Je hoofdactie is gedaan. Doe vrije acties of beëindig je beurt.
co-ask-which = Wat doe je daar?
co-ask-menu-activate = Welk gebouw gebruik je?
co-ask-menu-places = Waarheen stuur je je arbeiders?
co-ask-menu-claim = Welke mijlpaal eis je op?
co-ask-menu-ability = Welke vaardigheid gebruik je?
co-ask-choose-build = Wat bouw je?
co-ask-choose-spot = Waar komt { $tile }? Kies een plek op de kaart.
co-ask-choose-caepio-spot = Caepio kan op meerdere plekken de meeste insulae leggen. Waar komt zijn { $tile }?
co-ask-choose-link = { $tile } moet met neutrale insulae aan de stad vast, nog { $n }. Waar?
co-ask-choose-payment = Te betalen: { $cost }. Waarmee?
co-ask-choose-bonus = De bouwbonus van welke wijk gebruik je?
co-ask-activate-new = { $tile } is nieuw: gebruik je het meteen?
co-ask-choose-gain = { $n ->
    [one] Neem een van deze goederen.
   *[other] Neem in totaal { $n } van deze goederen.
  }
co-ask-choose-loss = { $n ->
    [one] Geef een van je goederen terug.
   *[other] Geef in totaal { $n } van je goederen terug.
  }
co-ask-store = Je opslag houdt er { $most }: geef { $n ->
    [one] een van je goederen terug.
   *[other] in totaal { $n } van je goederen terug.
  }
co-ask-choose-districts = { $n } prestige in welke wijk?
co-ask-choose-unlock = Welke specialist maak je vrij?
co-ask-choose-peculium = Wiens peculium krijg je?
co-ask-visit = De prijzen blijven tijdens het bezoek gelijk en veranderen daarna.
co-ask-visit-first = Handel minstens één keer: een bezoek dat niets verandert, mag niet. De prijzen blijven tot het einde gelijk.
co-ask-suppress = Waar verwijder je onrust? Nog { $n }.
co-ask-incite = Welk gebouw krijgt onrust? Nog { $n }.
co-ask-spread = De onrust breidt zich uit: naar welk gebouw?
co-ask-place-unrest = Je hebt onrust gekregen, nog { $n } te leggen. Op welk gebouw?
co-do-hand-out = Resterende markers: { $names }
co-ask-hand-out-unrest = { $n ->
    [one] Wie krijgt het overgebleven fiche?
   *[other] Wie krijgt de { $n } overgebleven fiches?
  }
co-ask-replace = Welke neutrale insula wordt van jou? Hoogstens { $n }.
co-ask-choose-option = Wat kies je?
co-ask-order-triggers = Wat gebeurt er eerst?
co-ask-use-trigger = Gebruik je { $name }?
co-ask-pay-upkeep = Het onderhoud is { $n }. Wat je niet betaalt, brengt onrust.
co-ask-count-insulae = Hoeveel eigen insulae leg je?

## Buttons

co-title-turn = **Jouw beurt**
co-title-turn-done = **Jouw beurt**
co-title-confirm = **Alles besloten**
co-title-tile = **{ $building }** in { $district }
co-menu-build = Bouwen
co-menu-activate = Gebouw
co-menu-places = Productie, Castra
co-menu-claim = Mijlpaal
co-menu-merchant = Markt
co-menu-ability = Vaardigheid
co-menu-pass = Passen
co-menu-end = Beurt klaar
co-pass-ask = **Passen?** Je hebt deze ronde geen beurt meer.
co-pass-sure = Passen
co-go-build = Hier bouwen
co-go-monument = Bouwen
co-go-use = Gebruiken
co-go-recruit = Werven
co-go-claim = Opeisen
co-go-on = Verder
co-pay-otherwise = Anders betalen
co-confirm = Daarna beslissen anderen, of er wordt iets verborgens getoond.
co-confirm-do = Doen
co-done = Niets meer
co-build-nothing = Niets bouwen
co-market-leave = Weggaan
co-market-trade = Handelen
co-take-do = Neem { $n } van { $total }
co-discard-do = Geef { $n } van { $total } terug
co-less = minder { $what }
co-more = meer { $what }
co-wait-sealing = { $count ->
    [one] { $names } kiest nog in het geheim.
   *[other] { $names } kiezen nog in het geheim.
  }
co-your-turn = Jouw beurt

## The table

co-board-label = De stad Corduba
co-own-board = Jouw bord
co-look-at = Bekijk het bord van { $name }
co-opp-says = { $name } heeft { $things }.
co-opp-says-ready = Beschikbare specialisten: { $names }.
co-opp-says-spent = Specialisten aan het werk: { $names }.
co-opp-says-prestige = Prestige: { $values }.
co-overview = Rome, mijlpalen, markt en sporen
co-turn-tile = Draai het gebouw
co-keys-arrows = Ga door wat gebouwd kan worden, verplaats dan het gebouw
co-keys-figures = Kies uit de lijst, een gebruik van het nieuwe gebouw of een wijk
co-summary = Ronde { $round }, decennium { $decade }, { $phase }. Senatoren: { $senators }.
co-top-round = Ronde { $round } van 8, decennium { $decade }
co-top-order = Beurtvolgorde, en wie gepast heeft
co-amount-register = { $n ->
    [one] Register { $n }: één arbeider per ronde
   *[other] Register { $n }: zoveel arbeiders per ronde
  }
co-upkeep = Onderhoud
co-upkeep-why = Onderhoud { $n }: voedsel of denarii, te betalen aan het einde van de ronde
co-no-workers = geen arbeiders meer
co-specialist-free = vrij
co-specialist-locked = op slot
co-specialist-spent = gebruikt
co-specialist-pays = { $n ->
    [0] betaalt
   *[other] betaalt { $n }
}
co-peculium-of = peculium { $effect }
co-row = { $district }: { $laid } van 6 insulae gelegd
co-row-nothing = geen bonus
co-storage = { $n } grondstoffen, { $most } mag je aan het einde van een decennium houden
co-markers = { $n ->
    [one] 1 onrustfiche voor je, wordt doorgegeven
   *[other] { $n } onrustfiches voor je, worden doorgegeven
  }
co-merchant-home = koopman thuis
co-merchant-out = koopman weg
co-merchant-ready = koopman klaar
co-merchant-open = bezoek bezig
co-ability-use = gebruik
co-ability-ready = klaar
co-ability-used = gebruikt
co-unrest-costs = { $n ->
    [0] Onrust
    [one] Onrust, −1 senator aan het einde
   *[other] Onrust, −{ $n } senatoren aan het einde
  }
co-market-row = { $goods }: prijs { $price }, { $stock } op de markt, { $supply } in voorraad
co-rome-label = Rome eist: { $card }
co-rome-round = Rome, ronde { $round }
co-rome-together = Allen samen: { $n } { $goods }
co-rome-all = samen
co-rome-alone = alleen
co-rome-ranks = 1e: { $first } · 2e: { $second } · 3e: { $third }
co-claim-red-specialist = met de rode specialist
co-claim-purple-specialist = met de paarse specialist
co-claim-blue-specialist = met de blauwe specialist
co-claim-yellow-specialist = met de gele specialist
co-claim-green-specialist = met de groene specialist
co-claim-brown-specialist = met de bruine specialist
co-claimed-by = opgeëist door { $name }

## Building

co-build-title = Wat bouw je?
co-build-bonus = Elk gebouw in { $district } kost minder ({ $bonus }); de getoonde prijs is wat je betaalt.
co-build-revolt = { $district } is in opstand: er is geen bouwbonus.
co-links = { $n ->
    [one] heeft een neutrale insula als verbinding nodig, 1 denarius meer
   *[other] heeft { $n } neutrale insulae als verbinding nodig, { $n } denarii meer
  }

## The market

co-market-title = Marktbezoek
co-market-merchant = Je koopman bezoekt de markt
co-market-text = Eén keer per decennium. Elke grondstof maar één keer; wat je eerst verkoopt, kan betalen wat je koopt.
co-resource = Grondstof
co-price = Prijs
co-stock = Voorraad
co-order = Opdracht
co-market-last = de laatste
co-market-full = markt vol: gaat naar de voorraad
co-market-price = prijs { $n }
co-market-stock = { $n } van { $most } op de markt
co-market-buy = koop { $n }
co-market-sell = verkoop { $n }
co-in-hand = in de hand
co-market-sold = +{ $n } verkocht
co-market-bought = −{ $n } gekocht
co-left = over

## Rome

co-rome-text = Decennium { $decade }. Iedereen kiest in het geheim troepen, offergaven en goederen, dan gaan alle handen open.
co-rome-send = sturen
co-rome-keep = houden
co-rome-none = Je hebt niets te sturen.
co-rome-of = { $n } van { $need }
co-rome-value = waarde { $n }
co-rome-open = Open bezit
co-rome-must = moet { $n } tonen
co-rome-least = minstens { $n }
co-rome-rank = Jouw rang met { $n }
co-rome-most = Meeste
co-rome-fewest = Minste
co-rome-fails = { $effect }, voor iedereen, als Rome minder dan { $n } krijgt
co-rome-needs = Rome heeft { $n } nodig
co-rome-others = anderen hebben { $n }
co-rome-missing = nog { $n } nodig
co-rome-enough = genoeg
co-rome-seal = Levering afgeven

## The start

co-keep-title = Jouw familie
co-keep-text = Houd één erfeniskaart en één personage. Ze worden getoond als iedereen gekozen heeft.
co-keep-heritage = Erfenis
co-keep-character = Een personage van de { $family }
co-keep-start = Bij het begin: { $effect }
co-keep-do = Deze houden
co-start-values = Register { $register }, populariteit { $popularity }, harmonie { $harmony }

## What happened

co-told = **{ $name }**: { $what }
co-told-game-started = { $name } begint.
co-told-cards-revealed = { $heritage } en { $character } gehouden
co-told-started-with = begint met register { $register }, populariteit { $popularity }, harmonie { $harmony }
co-told-decade-started = Decennium { $decade }
co-told-rome-demanded = Rome eist { $goods } ({ $card }).
co-told-round-started = Ronde { $round }
co-told-prices = Prijzen: { $prices }
co-told-paid = { $what } betaald
co-told-gained = { $what } gekregen
co-told-lost = { $what } afgegeven
co-told-insulae = { $n ->
    [one] een insula gelegd
   *[other] { $n } insulae gelegd
  }
co-told-neutral = { $n ->
    [one] een neutrale insula
   *[other] { $n } neutrale insulae
  }
co-told-popularity-moved = populariteit { $value }
co-told-harmony-moved = harmonie { $value }
co-told-prestige-moved = prestige { $value } in { $district }
co-told-register-raised = register { $value }
co-told-unlocked = { $specialist } vrijgemaakt
co-told-tile-built = **{ $building }** in { $district } gebouwd
co-told-monument-built = **{ $monument }** gebouwd
co-told-activated = **{ $building }** in { $district } gebruikt
co-told-site-used = **{ $site }** gebruikt
co-told-portus-used = de **Portus** gebruikt
co-told-castra-used = in de **Castra** geworven
co-told-milestone-claimed = **{ $milestone }** opgeëist
co-told-merchant-sent = de koopman naar de markt gestuurd
co-told-ability-used = **{ $ability }** gebruikt
co-told-buy = { $what } gekocht voor { $price } per stuk
co-told-sell = { $what } verkocht voor { $price } per stuk
co-told-passed = gepast
co-told-unrest-placed = onrust op **{ $building }** in { $district }
co-told-unrest-removed = onrust van { $building } in { $district } verwijderd
co-told-unrest-received = { $n } onrust gekregen
co-told-unrest-handed = { $n } onrust aan { $name } gegeven
co-told-unrest-track-moved = plaats { $value } op het onrustspoor
co-told-senators-changed = { $n ->
    [one] nu { $n } senator ({ $reason })
   *[other] nu { $n } senatoren ({ $reason })
  }
co-told-delivered = aan Rome geleverd: troepen { $troops }, offergaven { $offerings }, goederen { $goods }
co-told-ranked = { $rank ->
    [1] eerste op het podium van Rome
    [2] tweede op het podium van Rome
    [3] derde op het podium van Rome
   *[other] laatste op het podium van Rome
  }
co-told-group-failed = Samen leverden jullie { $sum }, maar Rome eiste { $minimum }.
co-told-upkeep-settled = { $paid } van { $need } onderhoud betaald
co-told-stored = { $n } teruggegeven boven de opslag
co-told-sold-at-end = alles verkocht voor { $n } denarii
co-told-over = { $count ->
    [0] Het spel is uit. Niemand heeft gewonnen.
    [one] Het spel is uit. { $names } heeft gewonnen.
   *[other] Het spel is uit. Gedeelde overwinning: { $names }.
  }
co-told-caepio-card-turned = kaart { $card } omgedraaid
co-told-die-rolled = { $pips } gegooid: { $district }
co-told-aedificium-drawn = wil { $building } bouwen
co-told-aedificium-returned = geen plek voor { $building }
co-told-aedificium-used = **{ $building }** in { $district } gebruikt
co-told-built-card-turned = Caepio draaide een gebouw om dat al staat: { $building }.
co-told-market-card-buy = neemt { $what } van de markt
co-told-market-card-sell = verkoopt { $what }
co-told-caepio-committed-troops = toont Rome troepen van { $value }; minstens { $minimum }
co-told-caepio-committed-offerings = toont Rome offergaven van { $value }; minstens { $minimum }
co-told-later-action = gehandeld nadat Caepio had gepast; hij krijgt een denarius
co-reason-effect = effecten
co-reason-first-at-top = als eerste aan het einde van een prestigespoor
co-reason-milestone = mijlpalen
co-reason-most-troops = meeste troepen voor Rome
co-reason-most-offerings = meeste offergaven voor Rome
co-reason-podium = podium van Rome
co-reason-politics = meeste prestige in een wijk
co-reason-richest = rijkste
co-reason-unrest-rank = plaats op het onrustspoor
co-reason-furthest = verst op het onrustspoor
co-reason-last-unrest = onrust van de laatste ronde
co-reason-caepio-bonus = bonus van Caepio

## The end

co-over-won = { $count ->
    [0] Niemand wint.
    [one] { $me ->
        [yes] Jij wint!
       *[no] { $names } wint.
    }
   *[other] { $names } delen de overwinning.
  }
co-over-rebellion-of-districts = Rebellie! Alle drie de wijken zijn in opstand en iedereen verliest.
co-over-rebellion-of-markers = Rebellie! Overal is onrust en iedereen verliest.
co-senators-from = Waar de senatoren vandaan kwamen

## Caepio

co-caepio-short = Caepio
co-caepio-cards = Kaart van Caepio
co-caepio-card = Kaart { $card }
co-caepio-next = hierna rij { $row }
co-caepio-soon = Hierna
co-caepio-draws = een nieuwe kaart
co-caepio-passes = past
co-caepio-would = dit zou hij nu doen
co-caepio-may = kan trekken: { $buildings }
co-caepio-why = Waarom hij dat deed
co-caepio-then = Daarna zou Caepio dit nemen: { $act }.
co-act-site = { $site } { $workers }
co-act-build = Bouwen
co-act-random = Willekeurig gebouw
co-act-market = Verkoop { $sell }, koop { $buy }
co-obstacle-site-taken = is bezet
co-obstacle-supply-empty = heeft niets meer
co-obstacle-space-taken = is bezet
co-obstacle-no-marker = heeft geen fiche meer
co-obstacle-stack-empty = er is geen kaart meer
co-obstacle-no-room = past nergens
co-obstacle-not-built = staat er niet
co-obstacle-tile-taken = is al gebruikt
co-obstacle-tile-restless = heeft onrust
co-obstacle-no-free-tile = geen gebouw is vrij
co-obstacle-nothing-to-trade = er valt niets te handelen

## Statistics

co-stats-tab-overview = Uitslag
co-why-source = Het grootste verschil: **{ $source }** (senatoren: { $mine } voor { $name }, { $theirs } voor { $rival }).
co-why-best = Het sterkste punt van { $rival }: **{ $source }** (senatoren: { $theirs }, { $mine } voor { $name }).
co-why-unrest = Op vak { $n } van het onrustspoor win je niet: **{ $names }**.
co-why-revolt = { $unpaid ->
    [0] **{ $name }** kreeg { $received } onrust en haalde { $removed } weg.
   *[other] **{ $name }** kreeg { $received } onrust, waarvan { $unpaid } door onbetaald onderhoud, en haalde { $removed } weg.
  }
co-why-monuments = Monumenten van **{ $name }**: { $built }; nodig: { $needed }.
co-stats-tab-senators = Senatoren
co-stats-tab-deeds = Daden
co-stats-tab-goods = Goederen
co-stats-tab-city = Stad
co-stats-tab-rome = Rome
co-stats-rome = aan Rome
co-stats-turns = beurten
co-stats-workers-left = overgebleven arbeiders
co-stats-upkeep = onderhoud
co-stats-unrest = onrust gekregen
co-stats-resources = Grondstoffen
co-stats-gained = gekregen
co-stats-bought = gekocht
co-stats-sold = verkocht
co-stats-paid = betaald
co-stats-stored = afgegeven boven de opslag
co-stats-lost = verloren
co-stats-earned = verdiend op de markt
co-stats-spent = uitgegeven op de markt
co-stats-luck = geluk met Macellumfiches
co-stats-tile = Gebouw, en wie het bouwde
co-stats-round = Ronde
co-stats-insulae = eigen insulae gelegd
co-stats-uses = gebruikt door { $name }
co-stats-uses-note = De kolommen van de spelers tellen hoe vaak ieder het gebouw gebruikte.
co-stats-rome-decade = Decennium { $decade }: { $card }
co-stats-rome-sum = goederen: { $sum } van { $minimum } samen
co-deed-build = gebouwen gebouwd
co-deed-monument = monumenten gebouwd
co-deed-activate = gebouwen gebruikt
co-deed-site = productieplaatsen gebruikt
co-deed-portus = Portus gebruikt
co-deed-castra = troepen geworven
co-deed-claim = mijlpalen opgeëist
co-deed-merchant = marktbezoeken van de koopman
co-deed-ability = vaardigheden gebruikt
co-open-dealt = Aan het begin gedeeld
co-open-kept = gehouden
co-open-fists = In de gesloten vuisten
co-open-choosing = kiest nog
co-opened-title = { $card }: alle handen open
co-opened-text = Decennium { $decade }. Wie als enige de meeste troepen of offergaven geeft, krijgt een senator.
co-opened-ask = **Alle handen zijn open.** Kijk wat iedereen gaf en wat ervan kwam.
co-opened-came = Wat ervan kwam

## Abilities

co-once-round = Eén keer per ronde, als vrije actie{ $cost ->
    [none] : { $what }
   *[other] , voor { $cost }: { $what }
  }
co-once-decade = Eén keer per decennium, als vrije actie{ $cost ->
    [none] : { $what }
   *[other] , voor { $cost }: { $what }
  }
co-limit-round = één keer per ronde
co-limit-decade = één keer per decennium
co-mod-build = Bouwen kost je { $off } minder
co-mod-build-tile = Gebouwen kosten je { $off } minder
co-mod-build-monument = Monumenten kosten je { $off } minder
co-mod-activate = Een gebouw gebruiken kost je { $off } minder
co-mod-activate-new = Een gebouw meteen na de bouw gebruiken kost je { $off } minder
co-mod-castra = De Castra kosten je elke keer { $n } grondstof of denarius minder
co-mod-substitute = Je mag { $from } als { $to } betalen ({ $where })
co-mod-specialists = Je specialisten tellen op productieplaatsen voor { $n }
co-mod-site = { $sites }: ook { $gain }
co-mod-upkeep = Je onderhoud: { $n }
co-mod-buy = { $way ->
    [less] Je koopt elke grondstof { $n } denarius goedkoper
   *[more] Je koopt elke grondstof { $n } denarius duurder
}
co-mod-sell = { $way ->
    [less] Je verkoopt elke grondstof { $n } denarius goedkoper
   *[more] Je verkoopt elke grondstof { $n } denarius duurder
}
co-mod-no-drift = je handel verandert geen prijzen
co-mod-storage = Je mag { $n } grondstoffen meer houden
co-mod-rome-troops = Je troepen voor Rome tellen { $n } meer
co-mod-rome-offerings = Je offergaven voor Rome tellen { $n } meer
co-mod-rome-resource = Je goederen voor Rome tellen { $n } meer
co-mod-special = { $n ->
    [one] Een bijzondere arbeider: telt { $value } bij gebouwen en Castra
   *[other] { $n } bijzondere arbeiders: elk telt { $value } bij gebouwen en Castra
  }
co-context-build = bouwen
co-context-activate = gebouwen gebruiken
co-context-castra = Castra
co-context-upkeep = onderhoud
co-context-rome = Rome
co-trigger-does = { $event }: { $effect }
co-trigger-may = { $event }, als je wilt: { $effect }
co-on-build-tile = Als je een gebouw bouwt
co-on-build-monument = Als je een monument bouwt
co-on-activate = Als je een gebouw gebruikt
co-on-produce = Als je een productieplaats gebruikt
co-on-insula = Als je een insula legt
co-on-pass = Als je past
co-on-decade-start = Aan het begin van een decennium
co-on-round-start = Aan het begin van een ronde
co-on-rome-reward = Als Rome je beloont
co-on-suppress = Als je onrust verwijdert
co-on-unlock = Als je een specialist vrijmaakt
co-on-trade = Als je handelt
co-on-upkeep-paid = Als je al je onderhoud betaalt
co-when-rank = rang { $ranks }
co-when-others-passed = { $n ->
    [one] na een ander
   *[other] na { $n } anderen
  }
co-when-workers = met minstens { $n } arbeiders
co-keep-advised = een goed begin
co-keep-register = Hoeveel arbeiders er elke ronde komen en gevoed moeten worden.
co-keep-popularity = Als ze beweegt, beweegt de harmonie mee; onrust verlaagt haar.
co-keep-harmony = Verlaagt het onderhoud aan het eind van elke ronde met zoveel.

## De dreiging

co-threat-label = Wat dreigt
co-threat-calm = Rustig
co-threat-warning = Let op
co-threat-alarm = Alarm
co-threat-calm-told = Niets dringt.
co-threat-warning-told = Er dringt iets: kijk naar de gekleurde cijfers.
co-threat-alarm-told = Het is dringend: kijk naar de donkere cijfers.
co-threat-revolt = in opstand
co-threat-revolt-title = { $n } van 3 wijken in opstand
co-threat-revolt-rule = Zijn aan het begin van een ronde alle drie in opstand, dan verliest iedereen.
co-threat-quiet = rustig
co-threat-markers = onrust
co-threat-markers-title = { $n } van { $most } fiches
co-threat-spreads = erbij in de volgende ronde
co-threat-handed = worden doorgegeven
co-threat-then = dan op gebouwen
co-threat-markers-rule = Fiche { $n } beëindigt het spel, en iedereen verliest.
co-threat-upkeep = onderhoud
co-threat-upkeep-title = Onderhoud { $n }
co-threat-specialists = specialisten
co-threat-abilities = vaardigheden
co-threat-due = te betalen
co-threat-pays = betaald met { $what }
co-threat-nothing-due = niets te betalen
co-threat-unpaid = { $n ->
    [one] 1 blijft onbetaald en wordt onrust
   *[other] { $n } blijven onbetaald en worden onrust
  }
co-threat-short = { $what } { $n } te weinig
co-threat-rome-met = alles wat Rome eist is er
co-threat-rome-rule = Wat aan het eind van het decennium ontbreekt brengt onrust.
co-threat-ended = als het eindigt
co-threat-ended-title = Als het nu eindigt
co-threat-no-win = Zo ver op het onrustspoor kan niemand winnen.
co-threat-taken = onrust kost je er { $n }
co-threat-three = Alle drie de wijken zijn in opstand. Kalmeer er een voor ronde { $round }, anders verliest iedereen.
co-threat-how = Laat zien
co-threat-ways = Uitwegen
co-threat-no-way = Geen gebouw van de stad verwijdert onrust. Dat zou doen: { $names }.

## De catalogus

co-catalogue = Catalogus
co-cat-tiles = Gebouwen
co-cat-all = Alle
co-cat-payable = Betaalbaar
co-cat-revolt = opstand
co-cat-prestige = Prestige { $n }
co-cat-types = { $n ->
    [one] 1 soort
   *[other] { $n } soorten
  }
co-cat-built = gebouwd
co-cat-built-by = gebouwd door { $name }
co-cat-gone = uit het spel
co-cat-no-room = geen plaats
co-cat-full = volle prijs
co-cat-open = bouwbaar
co-cat-copies = { $n } van { $all } over
co-lack = je mist { $what }
co-lack-word = je mist
co-lack-short = mist
co-fold-open = Je hele bord, Rome, mijlpalen, markt

## De beslissing

co-may-build = bouwen
co-may-use = een gebouw gebruiken
co-may-place = een productieplaats gebruiken
co-may-claim = een mijlpaal nemen
co-may-market = naar de markt gaan
co-may-ability = een vaardigheid gebruiken
co-may-pass = passen
co-ask-may = Je kunt { $ways }.
co-ask-only-pass = Je kunt niets meer bouwen of gebruiken: pas.
co-ask-free = Vrij, ervoor of erna: { $ways }.
co-go-build-use = Bouwen en gebruiken
co-use-at-once = En meteen gebruiken
co-use-not = Nu niet, anderen mogen
co-choose-then = Daarna kies je
co-of-these = { $n } van
co-title-build = **Bouwen**
co-ask-build = Kies een gebouw en een wijk in de catalogus. Er wordt pas betaald als je bevestigt.
co-market-yours = jij { $n }
co-market-then = dan { $n }
co-market-of = van { $n }
co-rome-what = Wat
co-rome-need = nodig
co-rome-have = heb je
co-rome-lack = ontbreekt
co-rome-sent = je zendt
