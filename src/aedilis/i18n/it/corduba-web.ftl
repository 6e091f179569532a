### Corduba on the page: the table, its log and its result.
