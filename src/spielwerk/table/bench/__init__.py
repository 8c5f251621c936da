"""How fast the table is, for programs and in a real browser."""
