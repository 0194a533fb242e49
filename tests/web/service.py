"""The service of these tests: a process of its own, with bots that do not wait to be followed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path


class Service:
    """One service on one database.  It can be killed and started again at the same port.

    `data` are component files of owners, as `pondside serve --data` takes them.
    """

    def __init__(self, database: Path, *data: Path) -> None:
        self._database = database
        self._data = data
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        mode = os.environ.get("PONDSIDE_MODE", "fast")
        with open(self._database.with_suffix(".log"), "a") as log:
            self._process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "tests.web.service",
                    str(self._port),
                    str(self._database),
                    *map(str, self._data),
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PONDSIDE_BOT_MODE": mode},
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http://localhost:(\d+)/", line):
                self._port = int(found[1])
                return
        raise AssertionError("the service did not start")

    def pause(self) -> None:
        """It answers nobody, but its connections stay."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process = self._process
        if process is None:
            return
        self._process = None
        process.send_signal(how)
        try:
            process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()


def main() -> None:
    from pondside.service.app import Config
    from pondside.service.run import prepare, serve

    prepare()
    port, database, *data = int(sys.argv[1]), *map(Path, sys.argv[2:])
    config = Config(
        database, data=tuple(data), pace=0.01, burst=1e6, per_second=1e6, per_minute=1_000_000
    )
    serve(config, "127.0.0.1", port, page=False, quiet=True)


if __name__ == "__main__":
    main()
