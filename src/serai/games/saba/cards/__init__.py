"""Rules section 7.2: the action cards; those that ask for something have a file each."""
