"""The round in the order of rules section 4."""
