"""For the operator of the server."""
