"""Generators of files that follow from the project's own declarations."""
