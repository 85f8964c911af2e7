"""Connections: the HTTP and WebSocket protocols, messages in both directions, rate limits, handover, and a client."""
