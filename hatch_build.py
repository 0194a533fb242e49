"""Puts the web client into a wheel, building it first if nobody has."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or self.target_name != "wheel":
            return
        if (root / "src/pondside/web/index.html").exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("the web client is not built and there is no npm; run: make web")
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=root / "web", check=True)
        subprocess.run([npm, "run", "build"], cwd=root / "web", check=True)
