# Capitol on the start page.

start-capitol-title = Bouw Rome, huis voor huis
start-capitol-text = Capitol is een spel van verborgen kaarten, verzegelde biedingen en meerderheden voor twee tot vier. Speel het hier, tegen bots of met vrienden, zonder account.
start-capitol-play = Nu spelen
start-capitol-note = Jij en drie bots. Zonder aanmelding.
