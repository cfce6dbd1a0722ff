"""What lies on the disk: whether it is whole, whose eyes it is for, and how it is copied."""
