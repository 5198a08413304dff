.PHONY: play test again check format fuzz soak cluster bench truth browser lock clean

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
DEV_READY := $(VENV)/.ready-dev
# One more than there are cores: some tests wait for processes of their own.
JOBS ?= $(shell echo $$(( $$(nproc 2>/dev/null || echo 2) + 1 )))
SOURCES := rules renders bot tools tests
QUIETLY := --quiet --disable-pip-version-check

# The practice table in a browser; with DISCORD_TOKEN set, the bot on Discord.
play: $(READY)
	@$(BIN)/amphora run

test: $(DEV_READY)
	$(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal

# What failed, once more and alone: on a machine that is too busy, what waits may give up.
again: $(DEV_READY)
	$(BIN)/python -m pytest -q --last-failed --last-failed-no-failures none

check: $(DEV_READY)
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/mypy

format: $(DEV_READY)
	$(BIN)/ruff check --fix $(SOURCES)
	$(BIN)/ruff format $(SOURCES)

fuzz: $(DEV_READY)
	$(BIN)/python -m tools.fuzz

# Ten minutes of play while everything around the bot fails.
soak: $(DEV_READY)
	$(BIN)/python -m tools.soak

# Two and four processes at one PostgreSQL, killed and cut off while they play.
cluster: $(DEV_READY)
	$(BIN)/python -m tools.cluster

bench: $(DEV_READY)
	$(BIN)/python -m tools.bench

# Draws many positions of every game at every size and looks for what is wrong with them.
truth: $(DEV_READY)
	$(BIN)/python -m tools.truth

# Needs Chromium on the machine.
browser: $(DEV_READY)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/browser.txt
	$(BIN)/python -m tools.browser

lock:
	uv pip compile -q --universal --python-version 3.11 --no-emit-index-url --generate-hashes --extra practice --extra postgres --extra sentry --group build pyproject.toml -o requirements/runtime.txt
	uv pip compile -q --universal --python-version 3.11 --no-emit-index-url --generate-hashes --extra practice --extra postgres --extra sentry --extra bake --group build --group dev pyproject.toml -o requirements/dev.txt
	uv pip compile -q --universal --python-version 3.11 --no-emit-index-url --generate-hashes --extra postgres --extra sentry --group build -c requirements/dev.txt pyproject.toml -o requirements/server.txt
	uv pip compile -q --universal --python-version 3.11 --no-emit-index-url --generate-hashes --group browser -c requirements/dev.txt -o requirements/browser.txt

clean:
	rm -rf $(VENV) build *.egg-info .pytest_cache .mypy_cache .ruff_cache

$(VENV)/bin/python:
	@echo "1/3  Making $(VENV), an environment of its own for Amphora (a few seconds) ..."
	@$(PYTHON) -c 'import sys; sys.exit("Amphora needs Python 3.11 or newer; this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'
	@$(PYTHON) -m venv $(VENV)

$(READY): $(VENV)/bin/python requirements/runtime.txt pyproject.toml
	@echo "2/3  Installing what Amphora needs (half a minute or so, only this once) ..."
	@$(BIN)/python -m tools.installing requirements/runtime.txt
	@echo "3/3  Installing Amphora itself (a few seconds) ..."
	@$(BIN)/python -m pip install $(QUIETLY) --no-deps --no-build-isolation --editable .
	@touch $@

$(DEV_READY): $(VENV)/bin/python requirements/dev.txt pyproject.toml
	@echo "2/3  Installing what the tests need (a minute or so, only this once) ..."
	@$(BIN)/python -m tools.installing requirements/dev.txt
	@echo "3/3  Installing Amphora itself (a few seconds) ..."
	@$(BIN)/python -m pip install $(QUIETLY) --no-deps --no-build-isolation --editable .
	@touch $(READY) $@
