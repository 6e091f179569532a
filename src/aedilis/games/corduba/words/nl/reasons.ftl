### Corduba: waarom een bot een actie aanraadt.

corduba-reason-keep = Deze kaarten geven de beste start.
corduba-reason-pass = Niets is nog zoveel waard als een vroege plaats in de volgende ronde.
corduba-reason-enough = Meer is hier niet de moeite waard.
corduba-reason-payment = Betaalt met wat het minst nodig is.
corduba-reason-milestone = Eist een mijlpaal op voordat een ander het doet.
corduba-reason-sell = Maakt denarii van wat over is.
corduba-reason-buy = Koopt wat de volgende acties nodig hebben.
corduba-reason-tribute = Een deel dat Rome tevreden houdt en iets in voorraad laat.
corduba-reason-deliver-most = { $value } is meer dan de { $rival } die een rivaal kan sturen: een senator.
corduba-reason-deliver-duty = { $value } is wat Rome vraagt; meer zou niets opleveren.
corduba-reason-deliver-none = Houdt ze: wat Rome vraagt is niet te halen, of niet de moeite waard.
corduba-reason-senators = Plaatst meteen { $senators ->
    [one] een senator
   *[other] { $senators } senatoren
}.
corduba-reason-lead = Staat in { $district } { $lead } voor: een senator in de politiek als het zo blijft.
corduba-reason-prestige = { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
} prestige in { $district }, op weg naar de bonussen.
corduba-reason-troops = Troepen met waarde { $value } voor de volgende eis van Rome.
corduba-reason-offerings = Offergaven met waarde { $value } voor de volgende eis van Rome.
corduba-reason-demand = Verzamelt wat Rome eist.
corduba-reason-specialist = Een specialist werkt en betaalt in elke volgende ronde.
corduba-reason-workers = Een register van { $register } geeft in elke volgende ronde meer arbeiders.
corduba-reason-goods = Levert { $units ->
    [one] { $units } grondstof
   *[other] { $units } grondstoffen
} om te bouwen.
corduba-reason-denarii = Levert { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
} op.
corduba-reason-upkeep = Zorgt dat het onderhoud betaald kan worden.
corduba-reason-quiet = Houdt de stad rustig: onrust kost senatoren.
corduba-reason-nearer = Komt dichter bij een mijlpaal.
corduba-reason-best = Deed het het best toen de rest van de ronde werd uitgespeeld.

# Districts have Latin names in every language.
corduba-district-servorum = Servorum
corduba-district-plebeius = Plebeius
corduba-district-patricius = Patricius
