### The coach of a first game of Capitol.

guide-capitol-aim = **Word eerste in de prefecturen van Rome.** De meeste bouwstenen in één zijn 2 punten waard en 1 per bron; de tweede plaats krijgt alleen de bronnen. Er wordt vier keer geteld, één keer per ronde.
guide-capitol-wait = { $names } speelt nu. Kijk naar het bord: wat anderen bouwen kan een prefectuur te hoog maken voor jouw huizen.
guide-capitol-floor = **Jij bent aan de beurt.** { $card } brengt twee bouwstenen naar je werf. Eerst: { $first }. Dan: { $second }. Druk op { $go }.
guide-capitol-block = **Jij bent aan de beurt.** Er is nog één bouwsteen: { $card }, dan { $first }, dan { $go }.
guide-capitol-roof = **Jij bent aan de beurt.** { $card } voltooit een huis: { $house }. { $roof }, en druk op { $go }. Een voltooid huis kan naar Rome.
guide-capitol-permit = **Jij bent aan de beurt.** { $card } brengt een voltooid huis naar Rome: { $house }, naar { $hill }. Druk op { $go }. Huizen in één prefectuur hebben dezelfde dakvorm en worden nooit lager.
guide-capitol-null = **Jij bent aan de beurt.** Nu past niets goed, dus wacht: { $card }, { $none }, { $go }.
guide-capitol-pass = **Jij bent aan de beurt.** Kaarten zijn geld in de veilingen die volgen. Houd de jouwe: { $pass }, dan { $go }.
guide-capitol-bid = **Een veiling.** Iedereen biedt in het geheim; de hoogste som wint, en alleen de winnaar betaalt. Bied { $cards } en druk op { $go }.
guide-capitol-no-bid = **Een veiling.** Deze tegel is je kaarten niet waard: { $none }.
guide-capitol-reveal = **De biedingen worden omgedraaid.** Wie het meest bood heeft de tegel; de anderen nemen hun kaarten terug. { $go }.
guide-capitol-tile = **Je hebt de tegel gewonnen.** Leg hem waar je eerste bent: { $hill }. Dan { $go }.
guide-capitol-scored = **De prefecturen worden geteld.** Links de zuilen, rechts elke prefectuur. { $go }.
guide-capitol-draw = **Nieuwe kaarten.** Neem er zes, één voor één; de bovenste van elke stapel ligt open. Nu: { $pile }.
guide-capitol-stop = **Genoeg kaarten.** { $stop }.
guide-capitol-over = **Dat was een heel spel.** Nu ken je alles; speel opnieuw, of los de puzzels op.
guide-capitol-blocks = { $count } stuks
