"""How a good sheik judges a position of Emira."""
