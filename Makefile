# Everything is done inside this folder: .venv holds Python and the packages, .tools a private uv.
# Neither root nor anything but Python 3.11 to 3.14 and make is needed.  The locks hold exact
# versions with hashes.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play web check test bench setup dev browser lock clean again

UV_TXT := requirements/uv.txt
NODE_TXT := requirements/node.txt
RUN_TXT := requirements/run.txt
DEV_TXT := requirements/dev.txt

# uv from the PATH, or else a private copy.
UV := $(if $(shell command -v uv 2>/dev/null),uv,.tools/uv)
OWN_UV := $(filter .tools/uv,$(UV))
export UV_PYTHON_DOWNLOADS := never
export PIP_ROOT_USER_ACTION := ignore
ifneq ($(shell [ -w "$$HOME" ] || echo no),)
export UV_CACHE_DIR ?= .tools/cache
endif
# Compiling the packages to bytecode now takes the time once that the first starts would lose.
IN_VENV := --quiet --compile-bytecode --python .venv/bin/python

# A folder that was moved, or a Python that was removed, leaves a dead .venv: it is made again.
DEAD := $(shell [ "$$(cat .venv/.ready 2>/dev/null)" = "$$(pwd -P)" ] && [ -x .venv/bin/python ] || echo again)

# The shell variable $python: the first Python that will do.  PYTHON=... chooses another.
PYTHON ?= python3 python3.14 python3.13 python3.12 python3.11
WILL_DO := import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))
define find_python
	python=; for p in $(PYTHON); do \
		if "$$p" -c '$(WILL_DO)' 2>/dev/null; then python=$$p; break; fi; \
	done; \
	if [ -z "$$python" ]; then \
		echo "Pondside needs Python 3.11, 3.12, 3.13 or 3.14; found none as: $(PYTHON)" >&2; \
		echo "Install one (Debian, Ubuntu: apt install python3 python3-venv), or name it:" >&2; \
		echo "  make PYTHON=/path/to/python3.12 setup" >&2; \
		exit 1; \
	fi
endef

define no_packages
	{ echo >&2; \
	echo "The packages could not be installed; the reason stands above." >&2; \
	echo "Without a way to the Python package index this step cannot work.  Behind a mirror," >&2; \
	echo "set UV_DEFAULT_INDEX and PIP_INDEX_URL to its address.  Then run make again." >&2; \
	exit 1; }
endef

# The web client is built into the package.  Node 20.19 or newer from the PATH, or a private copy.
WEB := src/pondside/web/index.html
WEB_TYPES := web/src/protocol/messages.ts
WEB_SOURCES := $(shell find web docs/rules docs/pictures src/pondside/games src/pondside/geometry src/pondside/kernel \
	src/pondside/protocol -type f -not -path '*/node_modules/*' -not -path 'web/tests/*' \
	-not -path '*/__pycache__/*' 2>/dev/null)
NODE_WILL_DO := const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || a === 20 && b >= 19 ? 0 : 1)
OWN_NODE := $(shell node -e '$(NODE_WILL_DO)' 2>/dev/null && command -v npm >/dev/null 2>&1 || echo .tools/node)
NPM := $(if $(OWN_NODE),PATH="$(CURDIR)/.tools/node/bin:$$PATH" )npm --prefix web --no-audit --no-fund --no-update-notifier --loglevel=error

# Python's packages and the web client are got ready beside each other.
SET_UP = $(MAKE) --no-print-directory --jobs=2

# Folders; compiling all rules is shared between two processes.
GAMES := $(notdir $(patsubst %/,%,$(dir $(wildcard src/pondside/games/*/meta.py))))

# What the other modes are for: that the rules are the same rules.  Reading files and texts, and long
# comparisons with a second telling of the rules, are done once, compiled.
RULES = tests/contract tests/games $(foreach what,cli data gains notation oracle scoring text,--ignore-glob='*_$(what).py')

help: ## Show this list
	@echo "Pondside.  Targets:"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-7s %s\n", $$1, $$2 }' Makefile

play: ## Play in the browser (ARGS="<game>": in the terminal); sets everything up the first time
	@$(SET_UP) .venv/.ready $(WEB)
	@.venv/bin/pondside play $(ARGS)

web: $(WEB) ## Build the web client
	@echo "Built: src/pondside/web"

check: .venv/.ready-dev ## Lint, types and the plain tests of what changed (SINCE=main: since then)
	@.venv/bin/ruff check . && .venv/bin/ruff format --check --quiet .
	@.venv/bin/mypy
	@git diff --quiet $(or $(SINCE),HEAD) -- web || { $(MAKE) --no-print-directory web/node_modules/.ready && $(NPM) run --silent check; }
	@PATH="$(CURDIR)/.venv/bin:$$PATH" PONDSIDE_MODE=plain .venv/bin/python -m tests.changed $(SINCE)

# Without bytecode every worker would rewrite all tests, and every process of a test compile all of
# Pondside.
test: export PYTHONDONTWRITEBYTECODE :=
test: ## Run all checks: lint, types, the tests in three modes and in a browser
	@$(SET_UP) .venv/.ready-dev $(WEB)
	@echo "== Lint"
	@.venv/bin/ruff check .
	@echo "== Format"
	@.venv/bin/ruff format --check .
# The rules are compiled before the tests start: two workers would compile the same code twice.
# Code with bounds checks need not be quick: compiling it takes a third less with few optimisations.
# Compiling uses one core.  Beside the types and the compiling for fast, the other one fetches the
# browser of the tests, compiles for checked, runs the tests that need nothing compiled and then
# compiles its share for fast.
	@{ .venv/bin/python -m tests.web.browser && \
	NUMBA_OPT=1 PONDSIDE_MODE=checked .venv/bin/python -m pondside.warm && \
	PONDSIDE_MODE=plain .venv/bin/pytest -n 2 $(RULES) && \
	PONDSIDE_MODE=fast .venv/bin/python -m pondside.warm $(firstword $(GAMES)) >.venv/warm.log; \
	} >.venv/beside.log 2>&1 & beside=$$!; \
	trap 'kill $$beside 2>/dev/null || true' EXIT INT TERM; \
	set -e; \
	echo "== Types, and lint and unit tests of the page"; \
	.venv/bin/mypy; \
	$(NPM) run --silent check; \
	$(NPM) run --silent lint; \
	$(NPM) run --silent test -- --silent --reporter=dot; \
	echo "== Compiling (fast; beside it checked)"; \
	PONDSIDE_MODE=fast .venv/bin/python -m pondside.warm $(wordlist 2,99,$(GAMES)); \
	echo "== Tests of the rules, interpreted (plain)"; \
	wait $$beside || { cat .venv/beside.log; exit 1; }; \
	tail -n 1 .venv/beside.log
	@echo "== Tests of the rules, compiled with bounds checks (checked)"
	@PONDSIDE_MODE=checked .venv/bin/pytest -n 2 $(RULES)
# A browser waits more than it reckons: a third worker has the cores meanwhile.
	@echo "== All tests, compiled (fast)"
	@PONDSIDE_MODE=fast .venv/bin/pytest -n 3 --dist worksteal --durations=25 --durations-min=1

bench: .venv/.ready ## Measure speed and write bench/results.md
	@.venv/bin/pondside bench --write bench/results.md

setup: .venv/.ready ## Make .venv with what playing needs
	@echo "Ready: .venv/bin/pondside"

dev: .venv/.ready-dev ## Make .venv with the tools for development too
	@echo "Ready: .venv/bin/pytest, .venv/bin/ruff, .venv/bin/mypy"

browser: .venv/.ready-dev ## Find, or install, the browser of the tests
	@.venv/bin/python -m tests.web.browser

lock: $(OWN_UV) ## Renew requirements/*.txt after a change of pyproject.toml (UPGRADE=1: newest versions)
	@echo "Locking uv, Node, the runtime and the development tools ..."
	@$(LOCK) --group uv --output-file $(UV_TXT)
	@$(LOCK) --group node --output-file $(NODE_TXT)
	@$(LOCK) pyproject.toml --group build --output-file $(RUN_TXT)
	@$(LOCK) pyproject.toml --group build --extra dev --extra lab --constraints $(RUN_TXT) --output-file $(DEV_TXT)

LOCK = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
	$(if $(UPGRADE),--upgrade)

clean: ## Remove all that make has made
	@rm -rf .venv .tools .mypy_cache .ruff_cache .pytest_cache .hypothesis dist web/node_modules src/pondside/web
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +
	@echo "Removed .venv, .tools and all caches."

.venv/.ready: pyproject.toml $(RUN_TXT) $(DEAD) | $(OWN_UV)
	@if [ -n "$(DEAD)" ]; then \
		$(find_python); \
		echo "Setting up .venv (once, about 15 s) ..."; \
		rm -rf .venv; \
		$(UV) venv --quiet --no-project --python "$$python" .venv || exit 1; \
	else \
		echo "Bringing .venv up to date ..."; \
	fi
	@$(UV) pip install $(IN_VENV) --require-hashes -r $(RUN_TXT) || $(no_packages)
	@$(UV) pip install $(IN_VENV) --reinstall --no-deps --no-build-isolation --editable .
	@pwd -P > $@

.venv/.ready-dev: .venv/.ready $(DEV_TXT)
	@echo "Adding the development tools to .venv ..."
	@$(UV) pip sync $(IN_VENV) --require-hashes $(DEV_TXT) || $(no_packages)
	@$(UV) pip install $(IN_VENV) --reinstall --no-deps --no-build-isolation --editable .
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json | $(OWN_NODE)
	@echo "Fetching what the web client is built with (once, about 10 s) ..."
	@$(NPM) ci || { echo >&2; \
		echo "The npm packages could not be installed; the reason stands above." >&2; \
		echo "Without a way to the npm registry this step cannot work; behind a mirror, tell npm" >&2; \
		echo "its address (npm config set registry ADDRESS) and run make again." >&2; exit 1; }
	@touch $@

# The page's types are made from the structs of the messages and of the games' views.
$(WEB_TYPES): $(wildcard src/pondside/protocol/*.py) \
		$(wildcard src/pondside/games/*/view.py src/pondside/games/*/printed.py) | .venv/.ready
	@echo "Telling the page the types of the messages ..."
	@PONDSIDE_MODE=plain .venv/bin/python -m pondside.protocol.typescript web/src/protocol
	@touch $@

$(WEB): web/node_modules/.ready $(WEB_TYPES) $(WEB_SOURCES)
	@echo "Building the web client ..."
	@$(NPM) run --silent build -- --logLevel error
	@touch $@

.tools/node: $(NODE_TXT) | $(OWN_UV)
	@$(find_python); \
	echo "Fetching Node into .tools (once, about 5 s) ..."; \
	rm -rf $@; \
	$(UV) venv --quiet --no-project --python "$$python" $@ || exit 1; \
	$(UV) pip install --quiet --python $@/bin/python --require-hashes -r $(NODE_TXT) || $(no_packages)

# Debian's Python refuses `pip install uv`, hence a venv; without ensurepip, a plain folder.
.tools/uv: $(UV_TXT)
	@$(find_python); \
	echo "Fetching uv into .tools (once, about 5 s) ..."; \
	rm -rf .tools/uv .tools/uv-*; mkdir -p .tools; \
	pip="--quiet --disable-pip-version-check --retries 2 --require-hashes -r $(UV_TXT)"; \
	if "$$python" -m venv .tools/uv-venv >.tools/log 2>&1; then \
		.tools/uv-venv/bin/python -m pip install $$pip || $(no_packages); \
		ln -s uv-venv/bin/uv $@; \
	elif "$$python" -m pip --version >>.tools/log 2>&1; then \
		"$$python" -m pip install $$pip --target .tools/uv-lib || $(no_packages); \
		ln -s uv-lib/bin/uv $@; \
	else \
		cat .tools/log >&2; \
		echo "This Python can make no virtual environment: its venv or ensurepip is missing." >&2; \
		echo "Install it (Debian, Ubuntu: apt install python3-venv) and run make again," >&2; \
		echo "or install uv by any other way: if it is on the PATH, it is used." >&2; \
		exit 1; \
	fi; \
	touch $@
