"""Minds: small networks that judge tables and moves, fitted to games a search has played against itself."""
