"""Rules of the house that lint cannot check."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

import numpy as np
import pytest

import pondside
from pondside.games import KEYS, load
from pondside.kernel.compiling.cache import PARTS

from ..games.promised import promised

SOURCE = Path(pondside.__file__).parent
ROOT = SOURCE.parent.parent
FILES = sorted(SOURCE.rglob("*.py"))

# What each part may import of the package, itself included.
ALLOWED = {
    "geometry": {"geometry"},
    "kernel": {"kernel", "games"},  # games: only `load`, inside a function
    "games": {"games", "kernel", "geometry"},
    "bots": {"bots", "protocol", "games", "kernel"},
    "client": {"client", "protocol", "kernel"},  # kernel: only its errors
    "protocol": {"protocol", "kernel"},
    "table": {"table", "protocol", "bots", "games", "kernel"},  # bots: only their names
    # language: what keeps the service from starting is told to whoever started it
    "service": {
        *("service", "table", "protocol", "bots", "games", "kernel", "language", "__version__")
    },
    "lab": {"lab", "protocol", "bots", "client", "games", "kernel", "saves"},
    "terminal": {"terminal", "protocol", "lab", "bots", "games", "kernel", "language", "saves"},
    "language": {"language", "kernel"},
    "saves": {"saves", "kernel"},
    "warm": {"warm", "protocol", "bots", "games", "kernel"},
}


def part_of(file: Path) -> str:
    inside = file.relative_to(SOURCE)
    return inside.parts[0] if len(inside.parts) > 1 else inside.stem


def imports(file: Path) -> set[str]:
    """The parts of the package that a file imports."""
    found = set()
    depth = len(file.relative_to(SOURCE).parts)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == depth:
            found.add((node.module or node.names[0].name).split(".")[0])
            if node.module is None:
                found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("pondside."):
            found.add(str(node.module).split(".")[1])
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(SOURCE)))
def test_imports_go_one_way(file: Path) -> None:
    part = part_of(file)
    if part in ALLOWED:
        assert imports(file) <= ALLOWED[part]


def test_the_client_knows_no_rules() -> None:
    for file in (SOURCE / "client").glob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert set(re.findall(r"from \.\.(kernel\S*) import", text)) <= {"kernel.errors"}


# What a table may use of Python itself: no network, no files, no processes, no threads.
STANDARD = {
    "__future__", "asyncio", "collections", "dataclasses", "functools", "hashlib", "hmac",
    "secrets", "time", "typing",
}  # fmt: skip


def test_a_table_knows_nothing_of_the_machine_it_runs_on() -> None:
    for file in (SOURCE / "table").glob("*.py"):
        found: set[str] = set()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {one.name.split(".")[0] for one in node.names}
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                found.add(str(node.module).split(".")[0])
            elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("bots"):
                names = {one.name for one in node.names}
                assert names <= {"NAMES", "SEARCHING", "playing", "refuse_gone"}, file.name
        assert found <= {*STANDARD, "msgspec"}, file.name


@pytest.mark.parametrize("part", ["table", "service", "protocol", "client"])
def test_states_are_opened_by_rules_and_bots_alone(part: str) -> None:
    for file in (SOURCE / part).glob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert not re.search(
            r"^\s*(import numpy|from numpy|from .*kernel.* import doors)", text, re.M
        )
        assert "kernel.doors" not in text, file.name


def test_the_kernel_names_no_game() -> None:
    for file in (SOURCE / "kernel").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        for key in KEYS:
            assert key not in text, f"{file.name} names {key}"


def test_numba_is_used_through_one_decorator() -> None:
    for file in FILES:
        if file.parent.name == "compiling":
            continue
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"\bn?jit\b|\bprange\b", text), f"{file.name} compiles by itself"


def test_compiled_functions_stand_where_a_change_compiles_them_anew() -> None:
    for file in FILES:
        if re.search(r"^@(compiled|inlined)\b", file.read_text(encoding="utf-8"), re.MULTILINE):
            assert part_of(file) in PARTS, f"{file.name} is no part that the cache watches"


def compiled_functions(file: Path) -> list[ast.FunctionDef]:
    return [
        node
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        and any(
            isinstance(d, ast.Name) and d.id in ("compiled", "inlined") for d in node.decorator_list
        )
    ]


def test_compiled_code_never_allocates_records() -> None:
    """A record of an array that compiled code made itself outlives the array: wrong numbers."""
    makers = {"zeros", "empty", "ones", "full", "array", "copy", "zeros_like", "empty_like"}
    for file in FILES:
        for function in compiled_functions(file):
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                    owner = node.func.value
                    is_numpy = isinstance(owner, ast.Name) and owner.id == "np"
                    if not (is_numpy and node.func.attr in makers):
                        continue
                    kinds = {ast.unparse(argument) for argument in node.args[1:]}
                    assert kinds <= {"np.int64"}, f"{file.name}:{node.lineno} allocates a record"


def test_compiled_rules_use_whole_numbers_only() -> None:
    for file in FILES:
        for function in compiled_functions(file):
            for node in ast.walk(function):
                real = isinstance(node, ast.Constant) and isinstance(node.value, float)
                divides = isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div)
                fraction = real or divides
                assert not fraction, f"{file.name}: {function.name} uses a fraction"


@pytest.mark.parametrize("key", KEYS)
def test_a_state_is_small_and_has_no_gaps(key: str) -> None:
    game = load(key)
    assert game.state.itemsize <= promised(key).most_bytes
    for layout in (game.state, game.sheet):
        assert _used(layout) == layout.itemsize, "padding bytes could differ between equal states"


def _used(layout: np.dtype[np.void]) -> int:
    if layout.subdtype is not None:
        base, shape = layout.subdtype
        return _used(base) * int(np.prod(shape))
    if layout.fields is None:
        return layout.itemsize
    return sum(_used(field[0]) for field in layout.fields.values())


def test_nothing_depends_on_files_outside_the_project() -> None:
    for file in [*FILES, *(ROOT / "tests").rglob("*.py")]:
        text = file.read_text(encoding="utf-8")
        assert "../" + "shared" not in text, f"{file.name} reaches outside"
        assert "/" + "work/" not in text, f"{file.name} names a machine's path"


# Which module of a game holds what: docs/architecture.md.  A game has all of these ...
PARTS_OF_A_GAME = {
    "__init__", "meta", "facts", "checks", "options", "tables", "phases", "endings", "actions",
    "state", "ground", "fits", "refusals", "legal", "turns", "scoring", "sheets", "ranking",
    "words", "view", "events", "notation", "invariants",
}  # fmt: skip
# ... and may have these.
MORE_PARTS = {
    "effects", "gains", "hiding", "odds", "outlines", "planning", "position_text", "printed",
    "tiles", "view_json",
}  # fmt: skip
MOST_LINES = 600


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_the_same_modules(key: str) -> None:
    found = {file.stem for file in (SOURCE / "games" / key).glob("*.py")}
    assert found >= PARTS_OF_A_GAME
    assert found <= PARTS_OF_A_GAME | MORE_PARTS


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(SOURCE)))
def test_no_module_is_a_room_where_everybody_works(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("key", KEYS)
def test_points_and_winners_do_not_come_from_a_reader_of_text(key: str) -> None:
    for name in ("scoring", "sheets", "ranking", "events", "turns"):
        text = (SOURCE / "games" / key / f"{name}.py").read_text(encoding="utf-8")
        assert not re.search(r"^from \.(notation import| import .*\bnotation\b)", text, re.M)


# What nobody should have to touch for one more game: the program and what builds it.
SHARED = ("src/", "web/", "examples/", "Makefile", "pyproject.toml", ".gitignore")
# Programs that show how something is done with a game as the example, and where a koi is a fish.
SHOWN = {
    "examples/bot.mjs", "examples/random_client.py", "web/tests/texts.test.ts",
    "web/tests/planning.test.ts", "web/src/art/Koi.svelte", "web/src/table/WaitingRoom.svelte",
}  # fmt: skip
FISH = "koi"  # a word of every pond: documents that only have fish name no game
# The shared documents that tell of three games or more: what a new one is entered in, at most nine.
DOCUMENTS = {
    "README.md", "CHANGELOG.md", "bench/arena.md", "docs/bots.md", "docs/companion.md",
    "docs/decisions.md", "docs/protocol.md", "docs/record.md", "docs/terms.md",
}  # fmt: skip


def tracked() -> list[str]:
    done = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [name for name in done.stdout.splitlines() if (ROOT / name).is_file()]


def own(name: str) -> bool:
    """Whether a file is a game's own: it or a folder that it lies in is called as the game."""
    parts = re.split(r"[/.-]", name)
    return any(
        part == key or part.startswith(f"{key}_") or part.endswith(f"_{key}")
        for part in parts
        for key in KEYS
    )


def named(name: str) -> set[str]:
    """The games that a file names: their keys as texts or in paths, for a key may be a word too,
    and in documents the titles that are no words."""
    try:
        text = (ROOT / name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return set()
    forms = {key: rf"""["'`/]{key}["'`/.]|\b(play|score) {key}\b""" for key in KEYS}
    if name.endswith(".md"):
        forms |= {key: f"{forms[key]}|{load(key).title}" for key in KEYS if key != FISH}
    return {key for key in KEYS if re.search(forms[key], text)}


def test_no_shared_part_of_the_program_names_a_game() -> None:
    files = [name for name in tracked() if name.startswith(SHARED) and not own(name)]
    assert len(files) > 300
    assert {name: found for name in files if (found := named(name)) and name not in SHOWN} == {}


def test_the_documents_that_tell_of_several_games_are_few() -> None:
    pages = [name for name in tracked() if name.endswith(".md") and not own(name)]
    assert {name for name in pages if len(named(name)) > 2} == DOCUMENTS
    assert len(DOCUMENTS) <= 9
