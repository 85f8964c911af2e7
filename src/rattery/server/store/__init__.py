"""Storage of tables: in an SQLite file or in PostgreSQL."""
