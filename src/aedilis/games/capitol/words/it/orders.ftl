### Che cosa si può disporre per le decisioni future.

capitol-order-pass = Passare quando tocca a me
capitol-order-pass-last = Passare quando tutti gli altri hanno passato
capitol-order-bid = Offrire a ogni asta di questo round, al massimo
capitol-order-draw-permit = Pescare permessi quando tocca a me
capitol-order-draw-floor = Pescare carte piano quando tocca a me
capitol-order-draw-roof = Pescare carte tetto quando tocca a me
