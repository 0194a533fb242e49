"""The cache of compiled code: never stale, never fatal.

The package is copied and run in processes of its own, with a small function as the subject so
that nothing takes long.
"""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

import pondside

SUBJECT = """
from pondside.kernel.compiling.decorate import compiled
from pondside.games.other import rule

@compiled
def ask(n):
    return rule(n) + 1
"""
OTHER = """
from pondside.kernel.compiling.decorate import compiled

@compiled
def rule(n):
    return n * 10
"""
ASK = """
from pondside.games.subject import ask
print(ask(4))
hits = sum(ask.stats.cache_hits.values()) if hasattr(ask, "stats") else -1
print("hit" if hits > 0 else "miss")
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the kernel's decorator with two functions that lean on each other."""
    home = tmp_path / "lib" / "pondside"
    source = Path(pondside.__file__).parent
    (home / "kernel" / "compiling").mkdir(parents=True)
    (home / "__init__.py").touch()
    (home / "games").mkdir()
    (home / "kernel" / "__init__.py").touch()
    (home / "games" / "__init__.py").touch()
    for name in ("__init__", "modes", "cache", "decorate", "linking", "locator"):
        file = f"kernel/compiling/{name}.py"
        shutil.copy(source / file, home / file)
    (home / "games" / "subject.py").write_text(SUBJECT)
    (home / "games" / "other.py").write_text(OTHER)
    return home


def ask(package: Path, code: str = ASK, **environment: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-B", "-c", code],
        env={
            **{k: v for k, v in os.environ.items() if not k.startswith("PONDSIDE")},
            "PYTHONPATH": str(package.parent),
            "HOME": str(package.parent.parent / "home"),
            "XDG_CACHE_HOME": str(package.parent.parent / "home" / "cache"),
            "TMPDIR": str(_made(package.parent.parent / "temp")),
            **environment,
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.split()


def _made(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    return folder


def test_a_second_start_finds_the_code_in_the_cache(package: Path) -> None:
    assert ask(package) == ["41", "miss"]
    assert ask(package) == ["41", "hit"]


def test_editing_a_function_in_another_file_is_noticed(package: Path) -> None:
    assert ask(package) == ["41", "miss"]
    (package / "games" / "other.py").write_text(OTHER.replace("n * 10", "n * 20"))
    assert ask(package) == ["81", "miss"]


def test_editing_what_compiles_nothing_keeps_the_code(package: Path) -> None:
    assert ask(package) == ["41", "miss"]
    (package / "server.py").write_text("ANSWER = 42\n")
    assert ask(package) == ["41", "hit"]


def test_what_compiled_code_calls_is_kept_for_other_callers_and_raises_through_them(
    package: Path,
) -> None:
    """It has machine code of its own only if Python calls it too."""
    (package / "games" / "other.py").write_text(
        OTHER.replace("return", "if n > 99:\n        raise ValueError('too large', n)\n    return")
    )
    (package / "games" / "again.py").write_text(SUBJECT.replace("+ 1", "+ 2"))
    assert ask(package) == ["41", "miss"]
    kept = sorted((package / "__pycache__").rglob("*-called.*.nbc"))
    assert [file.name.partition("-")[0] for file in kept] == ["other.rule"]
    code = (
        "from pondside.games.again import ask\n"
        "from pondside.games.other import rule\n"
        "print(ask(4), len(rule.overloads), rule(4), len(rule.overloads))\n"
        "try:\n    ask(100)\nexcept ValueError as error:\n    print(error.args[1])"
    )
    assert ask(package, code) == ["42", "0", "40", "1", "100"]
    assert ask(package, code) == ["42", "0", "40", "1", "100"]
    assert sorted((package / "__pycache__").rglob("*-called.*.nbc")) == kept


def test_plain_mode_needs_no_numba(package: Path) -> None:
    code = "import sys; sys.modules['numba'] = None\n" + ASK
    assert ask(package, code, PONDSIDE_MODE="plain") == ["41", "miss"]


def test_checked_and_fast_code_are_kept_apart(package: Path) -> None:
    (package / "games" / "subject.py").write_text(
        SUBJECT.replace("return rule(n) + 1", "return table[n] + rule(n) * 0").replace(
            "from pondside.games.other import rule",
            "import numpy as np\nfrom pondside.games.other import rule\ntable = np.arange(3)",
        )
    )
    ask(package)  # beyond the end: any number
    code = ASK.replace("print(ask(4))", "try:\n    ask(4)\nexcept IndexError:\n    print('caught')")
    assert ask(package, code, PONDSIDE_MODE="checked")[0] == "caught"


def test_a_read_only_package_uses_the_user_cache(package: Path) -> None:
    if os.geteuid() == 0:
        # Root may write anywhere, so a file in the way stands for a folder without permission.
        (package / "__pycache__").write_text("")
    else:
        package.chmod(stat.S_IRUSR | stat.S_IXUSR)
    assert ask(package) == ["41", "miss"]
    assert ask(package) == ["41", "hit"]
    assert list((package.parent.parent / "home" / "cache").rglob("*.nbi"))


def test_without_a_home_the_temp_folder_is_used(package: Path) -> None:
    (package / "__pycache__").write_text("")
    blocked = package.parent.parent / "blocked"
    blocked.write_text("")
    assert ask(package, XDG_CACHE_HOME=str(blocked)) == ["41", "miss"]
    assert ask(package, XDG_CACHE_HOME=str(blocked)) == ["41", "hit"]


def test_with_nothing_writable_it_compiles_in_memory(package: Path) -> None:
    blocked = package.parent.parent / "blocked"
    blocked.write_text("")
    assert ask(package, PONDSIDE_CACHE=str(blocked / "x")) == ["41", "miss"]
    assert ask(package, PONDSIDE_CACHE=str(blocked / "x")) == ["41", "miss"]


def test_only_a_few_old_builds_are_kept(package: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    cache.mkdir()
    for n in range(14):
        (cache / f"old-{n:02}").mkdir()
        os.utime(cache / f"old-{n:02}", (n, n))
    ask(package, ASK.replace("print(ask(4))", ""), PONDSIDE_CACHE=str(cache))
    left = sorted(folder.name for folder in cache.iterdir())
    assert left[1:] == [f"old-{n:02}" for n in range(3, 14)], "the newest, and this one"


def test_a_truncated_cache_file_is_thrown_away(tmp_path: Path) -> None:
    """Through the real warm-up of two functions; compiled whatever mode this is."""
    code = (
        "from pondside.games import load\n"
        "from pondside.kernel import doors\n"
        "from pondside.kernel.compiling import warm\n"
        "from pondside.kernel.compiling.cache import cache_folder\n"
        "game = load('kohaku')\n"
        "box, states = game.open_box(None), game.fresh(1)\n"
        "said = []\n"
        "warm.on_progress(lambda what, k, n: said.append(what))\n"
        "actor = lambda: doors.actor(box.tables, states, 0)\n"
        "tidy = lambda: doors.tidy(box.tables, states, 0)\n"
        "warm.ready('probe', lambda: iter([('actor', actor), ('tidy', tidy)]))\n"
        "print(actor(), len(said), cache_folder())"
    )

    def start() -> tuple[str, str, Path]:
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PONDSIDE_MODE": "fast", "PONDSIDE_CACHE": str(tmp_path / "cache")},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr[-2000:]
        actor, said, folder = done.stdout.split(maxsplit=2)
        return actor, said, Path(folder.strip())

    actor, said, folder = start()
    assert said == "3"
    assert start() == (actor, "0", folder)
    victims = sorted(folder.glob("doors*.nbc"))
    assert victims
    for victim in victims:
        victim.write_bytes(victim.read_bytes()[:100])
    assert start() == (actor, "3", folder)
    assert start() == (actor, "0", folder)


def test_two_that_compile_at_once_never_get_each_others_code(package: Path) -> None:
    """Both find the cache empty; the index of the one remains, and the code of the other."""
    whole, parts = ASK, ASK.replace("ask(4)", "ask(4.5)")
    assert ask(package, parts)[0] == "46.0"
    root = package / "__pycache__" / "compiled"
    first = root.rename(package.parent / "first")
    assert ask(package, whole)[0] == "41"
    for code in first.glob("*/*.nbc"):
        shutil.copy(code, root / code.relative_to(first))
    assert ask(package, whole) == ["41", "hit"]


def test_an_unknown_mode_is_refused(package: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import pondside.games.subject"],
        env={**os.environ, "PYTHONPATH": str(package.parent), "PONDSIDE_MODE": "warp"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "use one of: plain, checked, fast" in done.stderr
    assert "Traceback" not in done.stderr
