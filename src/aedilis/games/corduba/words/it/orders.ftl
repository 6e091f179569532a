### Che cosa si può disporre per le decisioni future.

corduba-order-pass = Passare quando tocca a me
