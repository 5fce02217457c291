"""What every game is: contract, actions, chance, views, journal, record, registry. Imports no game."""
