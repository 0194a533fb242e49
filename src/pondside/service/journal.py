"""What happens at the tables, counted for Prometheus and written to the log."""

from __future__ import annotations

import structlog

from ..protocol.messages import ErrorName
from . import metrics

log = structlog.get_logger()


class ServiceJournal:
    """The journal of this service."""

    def __init__(self) -> None:
        self.accepted, self.answered = metrics.ANSWERS.accepted, metrics.ANSWERS.took

    def refused(self, error: ErrorName) -> None:
        metrics.REFUSED.labels(error).inc()

    def made(self, table: str, game: str, seats: int) -> None:
        metrics.MADE.labels(game).inc()
        log.info("table_made", table=table, game=game, seats=seats)

    def finished(self, game: str) -> None:
        metrics.FINISHED.labels(game).inc()

    def live(self, n: int) -> None:
        metrics.TABLES.set(n)

    def replaced(self, table: str, seat: int, gone: str, bot: str) -> None:
        log.info("bot_replaced", table=table, seat=seat, gone=gone, bot=bot)

    def failed(self, what: str, table: str, **more: object) -> None:
        log.error(what, table=table, **more)

    def fault(self, what: str, table: str) -> None:
        log.exception(what, table=table)
