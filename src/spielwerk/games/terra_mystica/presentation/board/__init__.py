"""The map: as a picture and as text."""
