"""The running table: rooms, seats, drafts, taking back, and what each reader sees of it."""
