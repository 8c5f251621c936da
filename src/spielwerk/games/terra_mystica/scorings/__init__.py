"""What the end of the game is scored for: every module of this folder with a function `scorings()` adds its own."""
