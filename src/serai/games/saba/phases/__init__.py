"""The steps of a turn, a file each, in the order of the rulebook."""
