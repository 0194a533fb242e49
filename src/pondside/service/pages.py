"""The built web client, read once, sent compressed."""

from __future__ import annotations

import gzip
import mimetypes
import os
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Response
from litestar.enums import MediaType

_MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Pondside</title>
<p>The web client is not built here. Run <code>make web</code> and start again;
the API works without it.</p></html>"""
_WORTH_COMPRESSING = (
    ".html",
    ".js",
    ".mjs",
    ".css",
    ".svg",
    ".json",
    ".txt",
    ".wasm",
    ".webmanifest",
)
LARGE = 1_000_000  # bytes
# Systems differ in what they call these, and a browser runs nothing under a wrong name.
_KINDS = {".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm"}


def folder() -> Path:
    """Where the built client is: PONDSIDE_WEB, or in the package."""
    asked = os.environ.get("PONDSIDE_WEB")
    return Path(asked) if asked else Path(__file__).resolve().parent.parent / "web"


class File:
    """A file of the client.  A small one is compressed when it is first asked for."""

    def __init__(self, path: Path) -> None:
        self.data = path.read_bytes()
        self.kind = _KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0]
        self._worth = path.suffix in _WORTH_COMPRESSING
        self._packed: bytes | None = None
        if len(self.data) > LARGE:  # it would stop all tables for a moment
            _ = self.packed

    @property
    def packed(self) -> bytes | None:
        if self._packed is None and self._worth:
            self._packed = gzip.compress(self.data, 6, mtime=0)
        return self._packed


@lru_cache(maxsize=2048)
def _read(path: Path, changed: int) -> File:
    """A file as it is since it was changed: services of one process share what they send."""
    return File(path)


class Pages:
    """Files by address.  An address that is no file is a place inside the client."""

    def __init__(self) -> None:
        root = folder()
        found = sorted(root.rglob("*")) if root.is_dir() else []
        self._files = {
            "/" + path.relative_to(root).as_posix(): _read(path, path.stat().st_mtime_ns)
            for path in found
            if path.is_file()
        }

    def get(self, path: str, encodings: str) -> Response[Any]:
        found = self._files.get(path)
        missing = found is None and path.startswith("/assets/")  # of an older build
        if found is None:
            found = self._files.get("/index.html")
        if found is None:
            return Response(_MISSING.encode(), status_code=503, media_type=MediaType.HTML)
        if missing:
            return Response(b"", status_code=404, media_type=MediaType.TEXT)
        # Names of assets hold a hash of what is in them; everything else is asked for again.
        lasting = path.startswith("/assets/")
        headers = {
            "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
            "vary": "accept-encoding",
        }
        data = found.data
        if "gzip" in encodings and found.packed is not None:
            data, headers["content-encoding"] = found.packed, "gzip"
        kind = found.kind or "application/octet-stream"
        return Response(data, headers=headers, media_type=kind)
