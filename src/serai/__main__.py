"""`python -m serai` is the command `serai`."""

from serai.cli.main import run

run()
