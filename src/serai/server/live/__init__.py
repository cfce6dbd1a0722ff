"""Connected clients: what they send, and what they are sent."""
