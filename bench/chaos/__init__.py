"""Faults in an order given by a seed, while people and bots play; and a check of everything that was seen."""
