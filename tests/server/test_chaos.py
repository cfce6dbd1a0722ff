"""Everything that clients saw holds while the server fails at chosen points: the short version of `bench/chaos`."""

from __future__ import annotations

from pathlib import Path

import pytest
from chaos.field import PLANS
from chaos.run import chaos
from chaos.server import FaultyServer
from serving import STARTED_WITHIN

FAULTS = ["kill_before_broadcast", "kill_before_deal", "kill_in_undo", "kill_sealed_half", "cut", "tokens"]
AT_MOST = 60.0  # minutes: the number of rounds ends it, however busy the machine is


@pytest.mark.timeout(3600)  # a minute, but for a machine that has much else to do
def test_nothing_is_lost_leaked_or_stuck(tmp_path: Path) -> None:
    history, verdict = chaos(tmp_path, 3, FAULTS, AT_MOST, rounds=1, finish=0.0, plans=PLANS[1:4])
    assert verdict.problems == []
    assert sorted(deed.fault for deed in history.deeds) == sorted(FAULTS)
    assert [deed.outcome for deed in history.deeds] == ["done"] * len(FAULTS)
    assert verdict.acknowledged > 0
    assert verdict.sights > 100
    assert verdict.undone > 0


def test_a_folder_is_good_after_a_death_in_its_first_migration(tmp_path: Path) -> None:
    server = FaultyServer(tmp_path)
    server.armed_at_start = "in_migration"
    server.launch()
    assert server.process is not None
    assert server.process.wait(STARTED_WITHIN) == -9
    server.armed_at_start = ""
    server.start()
    try:
        assert server.open_table("saba", [{"kind": "me"}, {"kind": "me"}])["table"]["status"] == "playing"
    finally:
        server.stop()
    assert server.process.returncode == 0
