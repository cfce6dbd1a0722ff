"""What the bots of Aladdin's Dragons judge by."""
