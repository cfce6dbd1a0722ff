"""Every request is answered as the OpenAPI document says: the short version of `bench/api_fuzz.py`."""

from __future__ import annotations

from pathlib import Path

from api_fuzz import fuzz
from chaos.logs import complaints
from serving import Server


def test_every_answer_is_documented(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        runs = fuzz(server, examples=4, seed=1, phases="fuzzing")
    finally:
        server.stop()
    for run in runs:
        assert run.returncode == 0, run.stdout[-5000:] + run.stderr[-2000:]
        assert " generated, " in run.stdout
    assert complaints(server.log(), faults=()) == []
