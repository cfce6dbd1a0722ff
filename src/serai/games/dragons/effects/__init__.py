"""Rules section 6.4: what the spells do when their batch takes effect."""
