"""What is kept: the database, its tables, and the steps that brought them to what they are."""
