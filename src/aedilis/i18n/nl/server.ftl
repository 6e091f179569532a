### Waarom de tafelserver iets weigert.

server-already-proposed = Er wordt al over terugnemen gestemd.
server-already-rematched = De revanche staat al klaar.
server-already-voted = Je hebt hier geen stem.
server-bad-action = Dit is geen actie van het spel.
server-bad-body = Het verzoek is onbegrijpelijk: { $problem }
server-bad-content-type = Verzoeken moeten als application/json komen.
server-bad-hello = De verbinding begon niet met een begroeting.
server-bad-json = Het bericht is geen JSON.
server-bad-message = Het bericht is onbegrijpelijk.
server-bad-name = Schrijf een leesbare naam of tekst.
server-bad-options = Zulke opties heeft het spel niet.
server-bad-order = Zoiets kun je nu niet vooruit bepalen.
server-bad-origin = Een andere site mag deze server niet gebruiken.
server-bad-players = Dit spel is voor { $least } tot { $most } spelers.
server-bad-query = Het adres bevat een onbegrijpelijk deel.
server-bad-request = Dit is geen verzoek dat een browser zou sturen.
server-bad-subscription = Naar deze browser kan niets worden gestuurd.
server-bad-text = De tekst bevat een teken dat niet kan worden bewaard.
server-bad-token = Deze link of aanmelding geldt hier niet.
server-bad-webhook = Dit adres kan niet worden aangeroepen.
server-bot-plays = Een bot speelt voor je, dus je plan is vervallen.
server-busy = De server heeft het druk; probeer het opnieuw.
server-cannot-undo = Zo ver terug kun je niet.
server-closing = De server wordt opnieuw gestart.
server-commit-first = Bevestig eerst de stap die iets onthult.
server-full = De server heeft te veel bezoekers.
server-game-over = Het spel is afgelopen.
server-headers-too-large = De headers van het verzoek zijn te lang.
server-hints-open = Er wordt al aan twee hints gewerkt; wacht eerst op een daarvan.
server-id-used = Met dit kenmerk is al een andere opdracht gestuurd.
server-illegal-action = De regels staan dit niet toe.
server-internal = Er ging iets mis op de server.
server-log-full = Je hebt aan deze tafel zoveel gezegd en veranderd als ze kan bewaren; spelen kun je nog.
server-method-not-allowed = Dit kan niet met dit adres.
server-name-at-table = Iemand aan deze tafel heet al zo.
server-name-taken = Deze naam is bezet.
server-no-hints = Aan deze tafel zijn er geen hints.
server-no-page = De pagina is niet gebouwd; de interface staat op /api/openapi.json.
server-no-proposal = Er valt niets te stemmen.
server-no-such-move = Die zet bestaat niet.
server-no-such-seat = Die plaats bestaat niet.
server-not-abandoned =
    De speler was hier net nog; de plaats kan over { $minutes ->
        [one] een minuut
       *[other] { $minutes } minuten
    } worden weggegeven.
server-not-allowed = Vóór het einde mag alleen de plaats zelf dit zien.
server-not-found = Hier is niets.
server-not-host = Alleen de gastheer van de tafel mag dit.
server-not-over = Het spel is nog niet afgelopen.
server-not-running = Het spel is nog niet begonnen.
server-not-waiting = Het spel is al begonnen.
server-not-your-seat = Dit is niet jouw plaats.
server-not-your-turn = Je bent niet aan de beurt.
server-nothing-ahead = Je volgende beslissing is nog niet te voorzien.
server-operators-only = Alleen wie deze server beheert mag dit zien.
server-order-over = Waar je opdracht over ging, kan niet meer voorkomen.
server-other = Dit werd geweigerd ({ $code }).
server-private-address = Dit adres ligt in het eigen netwerk van de server en wordt niet aangeroepen.
server-record-corrupt = Dit is geen leesbare opname.
server-record-sealed = De opname heeft geen startgetal: het spel was niet afgelopen.
server-record-tampered = Nagespeeld geeft de opname iets anders dan ze zegt.
server-record-truncated = De opname is niet volledig.
server-record-version = De opname volgt andere regels (versie { $version }).
server-reports-full = Er zijn al te veel meldingen; wie de server beheert, moet ze eerst lezen.
server-seat-held = Er zit iemand op deze plaats.
server-seat-taken = Deze plaats is bezet.
server-spectator = Toeschouwers kijken alleen.
server-stale-decision = Dit heb je al beslist.
server-storage-damaged = De opslag van de server is beschadigd; tot die is hersteld kan dit niet worden gelezen of bewaard.
server-storage-full = De schijf van de server is vol, dus er is niets veranderd; probeer het later opnieuw.
server-storage-lost = De server kan zijn opslag even niet bereiken, dus er is niets veranderd; probeer het later opnieuw.
server-taken-back = Er is iets teruggenomen, dus je plan is vervallen.
server-too-fast = Te snel; wacht even.
server-too-large = Dit is te groot (hoogstens { $largest } bytes).
server-too-late = Je tijd voor deze beslissing is om.
server-too-long = Dit is te lang (hoogstens { $longest } tekens).
server-too-slow = De verbinding was te traag en begint opnieuw.
server-unknown-game = Dit spel bestaat niet.
server-unknown-lesson = Deze les bestaat niet.
server-unknown-pack = Dit inhoudspakket is hier niet.
server-bad-pack = Dit is geen ZIP-bestand met de TOML-bestanden van een inhoudspakket.
server-unknown-level = Zo'n niveau is er niet bij de bots.
server-unknown-table = Deze tafel bestaat niet.
server-wrong-passphrase = Naam of wachtwoord klopt niet.

## What a browser is told that is not looking.

push-turn =
    { $named ->
        [yes] { $name }, je bent aan de beurt bij { $game }.
       *[no] Je bent aan de beurt bij { $game }.
    }
server-unknown-puzzle = Deze puzzel bestaat niet.
server-your-turn = Je bent al aan de beurt.
