"""Clients that are connected: what they say, and what they are told."""
