### Wat je voor komende beslissingen kunt bepalen.

capitol-order-pass = Passen zodra ik aan de beurt ben
capitol-order-pass-last = Passen zodra alle anderen gepast hebben
capitol-order-bid = In elke veiling van deze ronde bieden, hoogstens
capitol-order-draw-permit = Bouwvergunningen trekken zodra ik aan de beurt ben
capitol-order-draw-floor = Bouwsteenkaarten trekken zodra ik aan de beurt ben
capitol-order-draw-roof = Dakkaarten trekken zodra ik aan de beurt ben
