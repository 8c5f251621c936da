"""What the program says to people, in German and English."""
