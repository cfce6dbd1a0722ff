"""Rules sections 6.1 and 6.2: the artifacts; those that are used in a window have a file each."""
