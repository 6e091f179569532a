"""A game outside Aedilis, as anybody may write one: a package of its own, installed for the tests by pip."""
