"""What stands beside the board: a panel for every part of the table, and the score sheet."""
