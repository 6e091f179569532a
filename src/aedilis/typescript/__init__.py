"""A build tool: the page's types, written from what crosses the wire and from the games."""
