"""Files with secrets of running games are readable by their owner only, whatever the umask is."""

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
    """Create the folder if necessary. One with other files than ours keeps its permissions: it was not made for us."""
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(FOLDER)
    elif all(path.name.startswith(OURS) for path in folder.iterdir()):
        narrow(folder, FOLDER)


def private_file(file: Path) -> None:
    """Create the file if necessary. An existing one is never opened: that would drop SQLite's locks."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE))
        file.chmod(FILE)
    if file.is_file():
        narrow(file, FILE)


def narrow(path: Path, mode: int) -> None:
    """Remove the permissions of others, if the file is ours."""
    if sys.platform == "win32":  # folders of one's own are closed to others there
        return
    found = path.stat()
    if found.st_uid == os.geteuid() and stat.S_IMODE(found.st_mode) & ~mode:
        path.chmod(mode)
        log.warning("others could look into this, and cannot any more", extra={"path": str(path)})
