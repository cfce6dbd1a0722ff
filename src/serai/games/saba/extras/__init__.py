"""What a table offers beside the rules: the tour."""
