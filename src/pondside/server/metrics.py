"""What is counted about the service, for Prometheus.  No names, no secrets, no positions."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()

ACCEPTED = Counter("pondside_accepted", "Messages accepted and stored", ["kind"], registry=REGISTRY)
REFUSED = Counter("pondside_refused", "Messages refused", ["error"], registry=REGISTRY)
FINISHED = Counter("pondside_finished_games", "Games finished", ["game"], registry=REGISTRY)
MADE = Counter("pondside_made_tables", "Tables made", ["game"], registry=REGISTRY)
TABLES = Gauge("pondside_live_tables", "Tables in memory", registry=REGISTRY)
CONNECTIONS = Gauge("pondside_connections", "Open sockets", registry=REGISTRY)
ANSWERED = Histogram(
    "pondside_answer_seconds",
    "From the arrival of a message to its answer",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
BOT_FAULTS = Counter("pondside_bot_faults", "Bot processes that failed", registry=REGISTRY)


@cache
def accepted(kind: str) -> Counter:
    """The counter of a kind of message; finding it anew takes longer than counting."""
    return ACCEPTED.labels(kind)


def text() -> bytes:
    return generate_latest(REGISTRY)
