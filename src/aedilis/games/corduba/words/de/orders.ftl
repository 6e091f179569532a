### Was sich für kommende Entscheidungen bestimmen lässt.

corduba-order-pass = Passen, sobald ich dran bin
