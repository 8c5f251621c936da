"""The county, as everybody sees it: as a picture and as text."""
