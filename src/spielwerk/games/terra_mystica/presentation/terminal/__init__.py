"""The table in a terminal: the map, players and tiles as text."""
