"""The table online: a server for browsers and other clients, its storage, and a small client."""
