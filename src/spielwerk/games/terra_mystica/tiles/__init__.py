"""The tiles of the game, a module for each kind. Tables are indexed by the number on the tile; index 0 is unused."""
