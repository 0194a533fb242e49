"""The browser of the tests: one that is there, or else one that is installed now.

`python -m tests.web.browser` makes sure of it ahead of the tests.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-quic", "--no-first-run",
    "--disable-dev-shm-usage",
)  # fmt: skip


def found() -> str | None:
    """The browser's program: PONDSIDE_BROWSER, one of the system's, or Playwright's own."""
    asked = os.environ.get("PONDSIDE_BROWSER")
    if asked:
        return asked
    for name in NAMES:
        program = shutil.which(name)
        if program:
            return program
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def install() -> None:
    """Debian's chromium where we may, Playwright's own otherwise."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        packages = ["chromium", "fonts-dejavu-core", "fonts-liberation"]
        wanted = ["install", "-y", "-qq", "--no-install-recommends", *packages]
        if _apt(wanted) or (_apt(["update", "-qq"]) and _apt(wanted)):
            return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


def _apt(arguments: list[str]) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(["apt-get", *arguments], env=environment, capture_output=True)
    return done.returncode == 0


def main() -> None:
    if found() is None:
        print("Installing a browser for the tests (once, about a minute) ...")
        install()
    program = found()
    if program is None:
        print("No browser for the tests: install chromium, or name one in PONDSIDE_BROWSER")
        raise SystemExit(1)
    print(f"Browser: {program}")


if __name__ == "__main__":
    main()
