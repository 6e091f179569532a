"""Language models at the table: a server of the Model Context Protocol that holds one seat."""
