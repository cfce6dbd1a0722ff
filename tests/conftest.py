"""How many processes share the tests."""

from __future__ import annotations

import os


def pytest_xdist_auto_num_workers() -> int:
    """Two a core: browsers, servers and bots wait for each other half of the time."""
    return 2 * (os.cpu_count() or 1)
