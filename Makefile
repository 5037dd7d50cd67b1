# Every target is explained by `make help`. Environments are made by scripts/setup and need the network only once.
.DEFAULT_GOAL := help
.PHONY: help play page screenshots test test-long check format compile bench ladder calibrate golden ten-thousand load lock wheel clean dev play-env

BIN := .venv/bin
PLAY ?= serve
SEED ?= 1
LABEL ?= Run
PYTEST := $(BIN)/python -m pytest -q
BOTH := $(wildcard tests/contract tests/games tests/golden)# the tests of what is compiled
UV := .venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --no-header

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: play-env ## set everything up and play in the browser (in the terminal: make play PLAY="play troupe")
	@$(BIN)/python scripts/compile.py --if-possible
	@$(BIN)/python scripts/build_page.py
	@$(BIN)/wooden-o $(PLAY)

test: dev ## set everything up, compile if possible, check, and run all tests, compiled and plain
	@$(BIN)/python scripts/compile.py --if-possible
	@$(BIN)/python scripts/build_page.py
	@$(MAKE) --no-print-directory check
	$(PYTEST) -n 2 -m 'not long'
	@if [ -f src/wooden_o/_compiled/manifest ] && [ -n "$(BOTH)" ]; then set -x; WOODEN_O_PLAIN=1 $(PYTEST) -n 2 $(BOTH); fi

test-long: page ## the longer tests in the browser: more whole games, lost lines, real tables, several seats
	$(PYTEST) -n 2 -m long

page: dev ## build the web page, if anything it is made from has changed
	@$(BIN)/python scripts/build_page.py

screenshots: page ## a picture of every kind of screen, at three widths, into build/screenshots
	@$(BIN)/python -m tests.browser.screens

check: dev ## format, lint, types, import layers, words, and no address or path that does not belong here
	$(BIN)/ruff format --check --quiet
	$(BIN)/ruff check --quiet
	$(BIN)/mypy
	$(BIN)/python scripts/house.py
	$(PYTEST) $(wildcard tests/test_layers.py tests/test_words.py)

format: dev ## put every source into the house form
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

compile: dev ## compile the rules with mypyc (needs a C compiler)
	@$(BIN)/python scripts/compile.py

bench: compile ## measure speed beside other engines, interleaved in one run
	@scripts/setup peers
	@$(BIN)/python -m benchmarks.run

ladder: compile ## how strong each bot is, into docs/bots.md (two hours; goes on where it was interrupted)
	$(BIN)/python scripts/ladder.py --seed $(SEED) --out build/ladder-$(SEED)

calibrate: compile ## Troupe's reconstructed values against what strong play should bring, into docs/calibration.md (an hour)
	$(BIN)/python scripts/calibrate.py --seed $(SEED) --label $(LABEL)

golden: dev ## write the golden games anew; read the difference before you commit it
	$(BIN)/python -m tests.golden

ten-thousand: compile ## play 10,000 random games; any error stops it
	$(BIN)/python scripts/ten_thousand.py

load: compile ## how many live tables one server process holds, and how fast moves reach all views
	$(BIN)/python scripts/load.py

lock: ## compile the requirement files anew, to the newest versions (or: make lock UPGRADE=)
	@[ -x .venv-lock/bin/uv ] || { python3 -m venv .venv-lock && .venv-lock/bin/pip install --quiet 'uv>=0.9'; }
	$(UV) $(UPGRADE) pyproject.toml requirements/dev.in --extra server --extra envs -o requirements/dev.txt
	$(UV) pyproject.toml requirements/build.in --extra server -c requirements/dev.txt -o requirements/play.txt
	$(UV) pyproject.toml --extra cluster -c requirements/dev.txt -o requirements/cluster.txt
	$(UV) $(UPGRADE) requirements/node.in -o requirements/node.txt
	$(UV) $(UPGRADE) requirements/peers.in -o requirements/peers.txt
UPGRADE ?= --upgrade

wheel: page ## build the wheel into dist/, with compiled rules where they can be compiled
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

clean: ## remove everything that was made here, environments too
	rm -rf .venv .venv-node .venv-peers .venv-lock client/node_modules src/wooden_o/server/static build dist src/wooden_o/_compiled* .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

dev:
	@scripts/setup dev

play-env:
	@scripts/setup play
