"""What a good player of Saba thinks: one file for each side of it."""
