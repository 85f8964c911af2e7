"""Webhooks: messages to addresses that players give for their seats, when it is their turn and they are away."""
