"""The messages of the socket and the views of the games as an AsyncAPI document."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any, get_args

import msgspec

from .. import __version__
from ..games import KEYS
from ..protocol import messages


@lru_cache(maxsize=1)
def asyncapi() -> dict[str, Any]:
    views = {key: import_module(f"pondside.games.{key}.view").View for key in KEYS}
    sent, received = get_args(messages.Request), get_args(messages.Answer)
    (wanted, answered), schemas = msgspec.json.schema_components(
        [messages.Request, messages.Answer], ref_template="#/components/schemas/{name}"
    )
    del wanted, answered
    # Two games may call a part of their view the same, so each has its own corner.
    for key, view in views.items():
        prefix = key.title().replace("_", "")
        (_,), parts = msgspec.json.schema_components(
            [view], ref_template=f"#/components/schemas/{prefix}" + "{name}"
        )
        schemas |= {prefix + name: part for name, part in parts.items()}

    def ref(kind: Any) -> dict[str, Any]:
        name = kind.__name__
        return {"name": name, "payload": {"$ref": f"#/components/schemas/{name}"}}

    def named(kinds: tuple[Any, ...]) -> dict[str, Any]:
        return {kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"} for kind in kinds}

    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Pondside tables", "version": __version__},
        "channels": {
            "table": {
                "address": "/api/tables/{id}/socket",
                "parameters": {"id": {"description": "the table"}},
                "messages": named((*sent, *received)),
            }
        },
        "operations": {
            "send": _operation("receive", sent),
            "hear": _operation("send", received),
        },
        "components": {
            "messages": {kind.__name__: ref(kind) for kind in (*sent, *received)},
            "schemas": schemas,
        },
    }


def _operation(action: str, kinds: tuple[Any, ...]) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": "#/channels/table"},
        "messages": [{"$ref": f"#/channels/table/messages/{kind.__name__}"} for kind in kinds],
    }
