"""What is counted about the service, for Prometheus.  No names, no secrets, no positions."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric

REGISTRY = CollectorRegistry()

REFUSED = Counter("pondside_refused", "Messages refused", ["error"], registry=REGISTRY)
FINISHED = Counter("pondside_finished_games", "Games finished", ["game"], registry=REGISTRY)
MADE = Counter("pondside_made_tables", "Tables made", ["game"], registry=REGISTRY)
TABLES = Gauge("pondside_live_tables", "Tables in memory", registry=REGISTRY)
CONNECTIONS = Gauge("pondside_connections", "Open sockets", registry=REGISTRY)
BOT_FAULTS = Counter("pondside_bot_faults", "Bot processes that failed", registry=REGISTRY)

_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Answers:
    """Messages accepted and the times of all answers.

    They are counted with every message, in one thread: the library's locks and labels would take
    longer than the counting.
    """

    def __init__(self) -> None:
        self._accepted: dict[str, int] = {}
        self._times = [0] * (len(_BUCKETS) + 1)
        self._seconds = 0.0
        REGISTRY.register(self)

    def accepted(self, kind: str) -> None:
        self._accepted[kind] = self._accepted.get(kind, 0) + 1

    def took(self, seconds: float) -> None:
        self._times[bisect_left(_BUCKETS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """Both, as the library asks for them."""
        accepted = CounterMetricFamily(
            "pondside_accepted", "Messages accepted and stored", labels=["kind"]
        )
        for kind, n in self._accepted.items():
            accepted.add_metric([kind], n)
        yield accepted
        times = HistogramMetricFamily(
            "pondside_answer_seconds", "From the arrival of a message to its answer"
        )
        n, buckets = 0, []
        for k, limit in enumerate((*map(str, _BUCKETS), "+Inf")):
            n += self._times[k]
            buckets.append((limit, float(n)))
        times.add_metric([], buckets, self._seconds)
        yield times


ANSWERS = Answers()


def text() -> bytes:
    return generate_latest(REGISTRY)
