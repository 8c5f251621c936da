"""Steps that bring a database to the present schema, by Alembic. They run when the server starts."""
