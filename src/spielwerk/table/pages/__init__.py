"""Pages for people, and what is drawn on them."""
