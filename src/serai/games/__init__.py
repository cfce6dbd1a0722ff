"""The games, one folder each; a game knows serai.core and no other game."""
