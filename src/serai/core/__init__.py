"""The language every game speaks: decisions, choices, events, refusals, chance, matches."""
