"""What things and moves are called, and the log."""
