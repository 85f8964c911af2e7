"""Webhooks: messages to a URL that a player has registered for a seat, sent when it is their turn and they are away."""
