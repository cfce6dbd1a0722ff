"""Tables that people and bots share: everything that happens is stored before it is told."""
