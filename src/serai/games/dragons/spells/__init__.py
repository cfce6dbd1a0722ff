"""Rules section 6.4: the spells, one file each; the Eclipses, and Offering and Sacrifice, share theirs."""
