"""How a good player of Saba thinks, one file for each aspect."""
