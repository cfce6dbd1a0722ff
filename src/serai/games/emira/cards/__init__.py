"""The event cards of rules section 5.2, a file for each, or for those that do much the same."""
