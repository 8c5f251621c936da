"""What a game's folder gives to the table, and what stands in where it gives nothing."""
