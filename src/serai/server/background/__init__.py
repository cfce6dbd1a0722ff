"""Work in the background: bots that think, notices that are sent, replays; each with its own limits."""
