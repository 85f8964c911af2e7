"""What the server answers over HTTP: pages, files, and the tables as data."""
