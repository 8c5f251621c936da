"""Games that were not begun at the table: from files, from the computer's disk, from positions of other games."""
