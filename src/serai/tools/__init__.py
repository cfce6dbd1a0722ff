"""What the project writes for itself from its own declarations."""
