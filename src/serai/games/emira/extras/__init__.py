"""What a table offers beside the rules: standing orders and the tour."""
