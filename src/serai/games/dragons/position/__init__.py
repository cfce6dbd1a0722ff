"""Positions as readable data: written, read, checked, and arranged for tests in a few words."""
