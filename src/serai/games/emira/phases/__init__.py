"""The eight phases of a round, rules section 4, a file each."""
