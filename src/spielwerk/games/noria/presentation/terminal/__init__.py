"""The table in a terminal: wheel, town hall, islands and players as text."""
