"""What a table is, and what can happen to it."""
