"""The real `serai serve` in a process of its own that obeys the nemesis.

    python -m chaos.server --data FOLDER --port 8000 [--workers 1] [--arm in_migration]

Orders come as lines of JSON on its standard input; what it did is in `struck` in the folder, a line a deed.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

from serving import Json, Server

from chaos.points import NAMES, Trap, Traps, lay

BENCH = Path(__file__).parent.parent
STRUCK = "struck"  # the file that says what was done


class FaultyServer(Server):
    """Started, killed and told to fail by the nemesis."""

    def __init__(self, data: Path, workers: int = 1) -> None:
        super().__init__(data, workers)
        paths = [str(BENCH), *filter(None, [os.environ.get("PYTHONPATH")])]
        self.env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        self.armed_at_start = ""
        self.starts = 0

    def command(self) -> list[object]:
        command = [sys.executable, "-m", "chaos.server", "--data", self.data, "--port", self.port]
        command += ["--workers", self.workers]
        return [*command, "--arm", self.armed_at_start] if self.armed_at_start else command

    def launch(self) -> None:
        self.starts += 1
        super().launch()

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def order(self, **order: object) -> None:
        """One that comes after the server has died does nothing."""
        assert self.process is not None
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):
            os.write(self.process.stdin.fileno(), json.dumps(order).encode() + b"\n")

    def struck(self) -> list[str]:
        file = self.data / STRUCK
        return file.read_text().splitlines() if file.exists() else []

    def children(self) -> list[int]:
        """The processes that think for bots."""
        assert self.process is not None
        try:
            text = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        except OSError:
            return []
        return [int(pid) for pid in text.split()]


class Obedient:
    """What the launched process does at an order."""

    def __init__(self, data: Path) -> None:
        self.file = os.open(data / STRUCK, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        self.traps = Traps(self.say)
        self.offset = 0.0  # seconds by which the wall clock is wrong
        self.real_time = time.time
        self.descriptors = resource.getrlimit(resource.RLIMIT_NOFILE)

    def say(self, text: str) -> None:
        os.write(self.file, text.encode() + b"\n")

    def listen(self) -> None:
        for line in sys.stdin:
            self.obey(json.loads(line))

    def obey(self, order: Json) -> None:
        match order["do"]:
            case "arm":
                self.traps.arm(order["point"], Trap(order["passage"], order["deed"], order.get("times", 1)))
            case "disarm":
                self.traps.disarm()
            case "clock":
                self.offset = order["seconds"]
            case "take_descriptors":
                self.descriptors = resource.getrlimit(resource.RLIMIT_NOFILE)
                free = os.dup(self.file)
                os.close(free)
                resource.setrlimit(resource.RLIMIT_NOFILE, (free, self.descriptors[1]))
            case "give_descriptors":
                resource.setrlimit(resource.RLIMIT_NOFILE, self.descriptors)
            case other:
                raise AssertionError(other)
        self.say(f"obeyed {order['do']}")

    def now(self) -> float:
        return self.real_time() + self.offset


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--arm", choices=NAMES, help="kill at the first passage of this point")
    chosen = parser.parse_args()
    obedient = Obedient(chosen.data)
    lay(obedient.traps)
    if chosen.arm:
        obedient.traps.arm(chosen.arm, Trap(1, "kill"))
    time.time = obedient.now
    threading.Thread(target=obedient.listen, daemon=True).start()

    from serai.cli.main import run

    sys.argv = ["serai", "serve", "--data", str(chosen.data), "--port", str(chosen.port), "--no-browser"]
    sys.argv += ["--workers", str(chosen.workers)]
    run()


if __name__ == "__main__":
    main()
