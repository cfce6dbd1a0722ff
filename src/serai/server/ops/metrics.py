"""What is counted while the server runs. Labels name games, bots and codes; never a table, a seat or a person."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

registry: Final = CollectorRegistry()

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

tables: Final = Gauge("serai_tables_live", "tables in memory at which a game is going on", registry=registry)
rooms: Final = Gauge("serai_tables_in_memory", "tables in memory", registry=registry)
sockets: Final = Gauge("serai_sockets", "clients that are connected", registry=registry)
moves: Final = Counter("serai_moves", "moves that were stored", ["game", "by"], registry=registry)
refusals: Final = Counter("serai_refusals", "messages that were answered with no", ["code"], registry=registry)
acknowledged: Final = Histogram(
    "serai_acknowledge_seconds", "from a message to its answer", ["type"], buckets=SECONDS, registry=registry
)
commit_size: Final = Histogram(
    "serai_commit_writes", "writes in a commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500), registry=registry
)
commit_time: Final = Histogram("serai_commit_seconds", "time of a commit", buckets=SECONDS, registry=registry)
bot_answers: Final = Counter("serai_bot_answers", "decisions of bots", ["bot"], registry=registry)
bot_troubles: Final = Counter("serai_bot_troubles", "bots that had to be replaced", ["bot", "why"], registry=registry)
workers_started: Final = Gauge("serai_workers_started", "processes for bots, replaced ones included", registry=registry)
