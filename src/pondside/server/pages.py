"""The built web client, read once, sent compressed."""

from __future__ import annotations

import gzip
import mimetypes
import os
from pathlib import Path
from typing import Any

from litestar import Response
from litestar.enums import MediaType

_MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Pondside</title>
<p>The web client is not built here. Run <code>make web</code> and start again;
the API works without it.</p></html>"""
_WORTH_COMPRESSING = (".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest")


def folder() -> Path:
    """Where the built client is: PONDSIDE_WEB, or in the package."""
    asked = os.environ.get("PONDSIDE_WEB")
    return Path(asked) if asked else Path(__file__).resolve().parent.parent / "web"


class Pages:
    """Files by address.  An address that is no file is a place inside the client."""

    def __init__(self) -> None:
        self._files: dict[str, tuple[bytes, bytes | None, str]] = {}
        root = folder()
        for file in sorted(root.rglob("*")) if root.is_dir() else []:
            if file.is_file():
                data = file.read_bytes()
                packed = None
                if file.suffix in _WORTH_COMPRESSING:
                    packed = gzip.compress(data, mtime=0)
                kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
                self._files["/" + file.relative_to(root).as_posix()] = (data, packed, kind)

    def get(self, path: str, encodings: str) -> Response[Any]:
        found = self._files.get(path)
        missing = found is None and path.startswith("/assets/")  # of an older build
        if found is None:
            found = self._files.get("/index.html")
        if found is None:
            return Response(_MISSING.encode(), status_code=503, media_type=MediaType.HTML)
        if missing:
            return Response(b"", status_code=404, media_type=MediaType.TEXT)
        data, packed, kind = found
        # Names of assets hold a hash of what is in them; everything else is asked for again.
        lasting = path.startswith("/assets/")
        headers = {
            "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
            "vary": "accept-encoding",
        }
        if packed is not None and "gzip" in encodings:
            data, headers["content-encoding"] = packed, "gzip"
        return Response(data, headers=headers, media_type=kind)
