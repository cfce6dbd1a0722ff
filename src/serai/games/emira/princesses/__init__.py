"""What princesses do on joining, and what their owners are asked. Other lasting powers stand where they act."""
