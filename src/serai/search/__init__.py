"""Thinking ahead: compiled with the rules, because it plays them thousands of times a second."""
