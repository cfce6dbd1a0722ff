"""What goes on beside the players: bots that think, posts that go out, looks back; each in bounds of its own."""
