"""The command line: play a game, look at records, measure and check the installation."""
