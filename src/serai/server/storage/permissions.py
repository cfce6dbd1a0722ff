"""Files that hold secrets of running games are for the eyes of their owner only, whatever the umask says."""

from __future__ import annotations

import logging
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

FOLDER: Final = 0o700
FILE: Final = 0o600
OURS: Final = ("serai.", "alive")  # how the names of our own files begin

log = logging.getLogger(__name__)


def private_folder(folder: Path) -> None:
    """Made if need be. One that holds other things than ours is left as it is: it was not made for us."""
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(FOLDER)
    elif all(path.name.startswith(OURS) for path in folder.iterdir()):
        narrow(folder, FOLDER)


def private_file(file: Path) -> None:
    """Made if need be. It is never opened if it is there: that would take SQLite's locks from this process."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE))
        file.chmod(FILE)
    if file.is_file():
        narrow(file, FILE)


def narrow(path: Path, mode: int) -> None:
    """Take from others what they may do, if it is ours to take."""
    if sys.platform == "win32":  # folders of one's own are closed to others there
        return
    found = path.stat()
    if found.st_uid == os.geteuid() and stat.S_IMODE(found.st_mode) & ~mode:
        path.chmod(mode)
        log.warning("others could look into this, and cannot any more", extra={"path": str(path)})
