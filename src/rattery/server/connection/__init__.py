"""Connections to a table: WebSockets, the messages in both directions, and their limits."""
