### Wat je voor komende beslissingen kunt bepalen.

corduba-order-pass = Passen zodra ik aan de beurt ben
