### Was sich für kommende Entscheidungen bestimmen lässt.

capitol-order-pass = Passen, sobald ich dran bin
capitol-order-pass-last = Passen, sobald alle anderen gepasst haben
capitol-order-bid = In jeder Auktion dieser Runde bieten, höchstens
capitol-order-draw-permit = Baugenehmigungen ziehen, sobald ich dran bin
capitol-order-draw-floor = Bausteinkarten ziehen, sobald ich dran bin
capitol-order-draw-roof = Dachkarten ziehen, sobald ich dran bin
