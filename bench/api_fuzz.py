"""Schemathesis on the whole OpenAPI document of a server: everything is answered as documented, nothing with a 5xx.

python bench/api_fuzz.py [--examples 200] [--seed 1]
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from chaos.logs import complaints
from serving import Server

PHASES = "examples,coverage,fuzzing,stateful"
NOT_MEANT = "positive_data_acceptance"  # which settings go together is a game's own affair, and not in the schema
CLEARED_AWAY = "delete_table_api_tables__table__delete"


def fuzz(server: Server, examples: int, seed: int, phases: str = PHASES) -> list[subprocess.CompletedProcess[str]]:
    """All phases and checks, first with any table's name, then at a table that is there; 0 if there was no failure."""
    keys = server.open_table("saba", [{"kind": "me"}, {"kind": "open"}])
    (server.data / "any.toml").write_text("")
    (server.data / "there.toml").write_text(f'parameters = {{ "path.table" = "{keys["table"]["id"]}" }}\n')
    kinds = ["--phases", phases]
    there = [*kinds, "--exclude-operation-id", CLEARED_AWAY, "--header", f"Authorization: Bearer {keys['host']}"]
    return [
        schemathesis(server, "any.toml", NOT_MEANT, examples, seed, *kinds),
        schemathesis(server, "there.toml", f"{NOT_MEANT},negative_data_rejection", examples, seed, *there),
    ]


def schemathesis(
    server: Server, config: str, without: str, examples: int, seed: int, *more: str
) -> subprocess.CompletedProcess[str]:
    command = [Path(sys.executable).parent / "schemathesis", "--config-file", server.data / config, "run"]
    command += [f"http://127.0.0.1:{server.port}/openapi.json", "--checks", "all", "--exclude-checks", without]
    command += ["--request-timeout", 60, "--wait-for-schema", 60]  # a busy machine is no failure
    command += ["--no-color", "--max-examples", examples, "--seed", seed, *more]
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, cwd=server.data)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--examples", type=int, default=200, help="for every operation")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            done = fuzz(server, chosen.examples, chosen.seed)
        finally:
            server.stop()
        for run in done:
            print(run.stdout[-20_000:], run.stderr[-2000:])
        wrong = complaints(server.log(), faults=())
        print(*wrong, sep="\n")
    sys.exit(any(run.returncode for run in done) or bool(wrong))


if __name__ == "__main__":
    main()
