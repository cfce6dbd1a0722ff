"""The eight phases of a round, rules section 4. The auctions of phase 4 take several files."""
