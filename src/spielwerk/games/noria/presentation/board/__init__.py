"""Town hall, islands and wheels: as pictures and as text."""
