"""The HTTP interface: pages, static files, and the tables as JSON."""
