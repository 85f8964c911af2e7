# Two commands do everything:  make play  and  make test.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
INSTALL = tools/install.sh $(VENV)

# Always write bytecode, whatever the environment says: the tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

# Set to `tools` in `make test`, which installs them where possible: the linters of the browser's code wait for that.
TOOLS :=

# Set to a `nice` command in `make test`: while games are compiled on every core, other work runs at low priority.
GENTLY :=

# Test processes: two more than there are cores, because many tests wait for a page, a bot's pace or another process.
WORKERS ?= $(shell n=$$(nproc 2>/dev/null || echo 2); echo $$((n + 2)))

.PHONY: help play test quick compiled collected lint weblint webformat types bounds oldest envs training bench strength signatures load golden pictures screens rectangles environments rules minutes release clean

help:            ## list these targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## */  make \1\t/' | expand -t 18

play: $(VENV)/play        ## set up, serve the table on this machine and open the browser
	@trap : INT; $(BIN)/rattery || [ $$? -eq 130 ]  # 130: ended by Ctrl-C

# Without CI: if npm is missing, the tests say so at their end and fail, rather than nothing else being tried.
test:            ## set up and run every check; lists at its end what could not be tested
	@$(MAKE) --no-print-directory -j4 CI= GENTLY='nice -n 10' TOOLS=tools weblint lint types compiled collected
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -q

quick: $(VENV)/test       ## the tests without machine code
	$(BIN)/pytest -n 2 -q -m "not compiled"

lint: $(VENV)/test weblint ## style
	$(GENTLY) $(BIN)/ruff format --check .
	$(GENTLY) $(BIN)/ruff check .

# The browser's code is formatted, linted and its types checked by tools from npm, in the exact versions of tools/web/package.json.
WEB_CODE  := src/rattery/web tools/web
WEB_TOOLS := tools/web/node_modules/installed

weblint: $(TOOLS) ## style and types of the browser's code
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory weblinted; else \
	  echo "*** npm is missing: the browser's code is NOT formatted, linted and checked here. Install Node.js 20 or newer with npm."; \
	  test -z "$$CI"; fi

.PHONY: weblinted
weblinted: $(WEB_TOOLS)
	$(GENTLY) node tools/web/format.mjs --check $(WEB_CODE)
	$(GENTLY) tools/web/node_modules/.bin/eslint --config tools/web/eslint.config.mjs $(WEB_CODE)
	$(GENTLY) tools/web/node_modules/.bin/tsc --project src/rattery/web

webformat: $(WEB_TOOLS)  ## format the browser's code
	node tools/web/format.mjs $(WEB_CODE)

$(WEB_TOOLS): tools/web/package.json
	npm install --prefix tools/web --no-package-lock --no-audit --no-fund --silent
	@touch $@

.PHONY: tools
tools:           # installs Chromium, PostgreSQL and Node.js where possible
	@tools/get_test_tools.sh

# Needs the whole installation: Numba looks for other packages, and would find them half written.
compiled: $(VENV)/test
	$(BIN)/python -m tests.warm_up

# pytest rewrites the asserts of every test once, here, instead of in every worker.
collected: $(VENV)/test
	-@$(GENTLY) $(BIN)/pytest -q --collect-only > /dev/null

# At normal priority: of the tasks that wait for the installation it takes longest, and the tests wait for it.
types: $(VENV)/test       ## types
	$(BIN)/mypy

bounds: $(VENV)/test      ## hundreds of games with every set of options, compiled with every index checked
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tests.warm_up
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 -q -m bounds

# `make test` uses the newest versions of all dependencies; this uses the oldest that pyproject.toml allows.
OLDEST := .venv-oldest

# Which tests use which dependency. Numba, NumPy and Fluent are used by all.
OLDEST_TESTS := tests/core tests/match tests/test_golden.py tests/test_library_internals.py tests/bots/test_signature.py
OLDEST_TESTS += tests/playouts                                                          # Ray, PyArrow
OLDEST_TESTS += tests/envs                                                              # Gymnasium, PettingZoo, OpenSpiel
OLDEST_TESTS += tests/lab/study                                                         # matplotlib
OLDEST_TESTS += tests/cli/commands/test_commands.py tests/cli/terminal                  # Click, Rich
OLDEST_TESTS += tests/server/test_uvicorn.py tests/server/test_protocol.py              # uvicorn, Starlette, msgspec
OLDEST_TESTS += tests/server/test_websocket_protocol.py tests/server/test_client.py     # websockets, httptools, uvloop
OLDEST_TESTS += tests/server/test_page.py tests/server/test_requests.py                 # Starlette, Segno
OLDEST_TESTS += tests/server/test_postgres.py                                           # Psycopg
OLDEST_TESTS += tests/browser/test_phone.py tests/browser/test_access.py                # Playwright, axe

# Workers of old versions of Ray find the tests by PYTHONPATH.
oldest: $(OLDEST)/ready   ## a good part of the tests with the oldest supported version of every dependency
	PYTHONPATH=. $(OLDEST)/bin/pytest -n 2 -q $(OLDEST_TESTS)

$(OLDEST)/ready: pyproject.toml
	$(PYTHON) -m venv $(OLDEST)
	$(OLDEST)/bin/pip install --quiet --disable-pip-version-check uv
	$(OLDEST)/bin/uv pip install --quiet --python $(OLDEST)/bin/python --resolution lowest-direct -e '.[ray]' --group test
	@touch $@

envs: $(VENV)/test        ## whole games in every environment, with every set of options
	$(BIN)/pytest -n 2 -q -m long

training: $(VENV)/test    ## fit minds, and check that the training examples learn to beat random players; about five minutes
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[learning,train]"
	$(BIN)/pytest -q -m long tests/training tests/envs/test_training.py

bench: $(VENV)/bench      ## speed, as ratios within one run on this machine
	$(BIN)/python -m bench.bench

# Seconds of moves in each part of `make load`: with 15, all of it takes about six minutes.
SECONDS ?= 15

load: $(VENV)/test        ## 1,000 tables with 4,000 sockets, every game, an attacker, one worker and two: how long until a move is seen
	$(BIN)/python bench/load.py --all --seconds $(SECONDS)

.PHONY: chaos fuzz audit mutants laws

# How long `make chaos` and `make fuzz` run, and whose rules `make mutants` changes.
MINUTES  ?= 10
TRIALS   ?= 3000
EXAMPLES ?= 5000
GUIDED   ?= 120
GAME     ?= rat_trap
MOVES    ?= 100000000

chaos: $(VENV)/test       ## try to break it: kill servers and databases under load, tell worlds apart, predict the dice
	$(BIN)/python -m chaos.faults --minutes $(MINUTES)
	$(BIN)/python -m chaos.leaks --trials $(TRIALS)
	$(BIN)/python -m chaos.dice
	$(BIN)/python -m chaos.faults --minutes $(MINUTES) --postgres
	$(BIN)/python -m chaos.failover
	$(BIN)/python -m chaos.upgrade

fuzz: $(VENV)/fuzz        ## send, request and read anything: EXAMPLES each, and every parser for GUIDED seconds
	FUZZ=$(EXAMPLES) $(BIN)/pytest -n 2 -q tests/chaos/test_fuzz_server.py tests/chaos/test_fuzz_parsers.py \
	  tests/test_boxes.py tests/test_contract.py
	$(BIN)/python -m chaos.fuzz_guided --seconds $(GUIDED)

audit: $(VENV)/audit      ## known vulnerabilities in dependencies, and suspicious code of our own
	$(BIN)/bandit --quiet --recursive src --configfile pyproject.toml --severity-level medium
	$(BIN)/pip-audit --skip-editable

mutants: $(VENV)/test     ## change a game's rules in every small place and list what no test notices: make mutants GAME=ratjack
	$(BIN)/python -m chaos.mutants $(GAME)

laws: $(VENV)/test        ## random games with the invariants of every table and every index checked: make laws MOVES=1000000
	$(BIN)/python -m chaos.laws --moves $(MOVES)

strength: $(VENV)/bench   ## how strong the bots are, with intervals; takes hours, continues where it was stopped
	$(BIN)/python -m bench.strength

signatures: $(VENV)/test  ## update the bots' signatures after an intended change
	$(BIN)/python -m rattery.bots.signature > tests/bots/signatures.txt

golden: $(VENV)/test      ## regenerate the golden playthroughs; read the diff
	$(BIN)/python -m tests.golden

pictures: $(VENV)/play    ## draw the pictures of the docs from real matches
	$(BIN)/python docs/make_pictures.py

screens: $(VENV)/test     ## take screenshots of real tables in the browser
	$(BIN)/python -m docs.make_screens

# The languages that `make rectangles` checks: all, or one of en, fr and de.
RECTANGLES ?= all

rectangles: $(VENV)/test  ## is anything overlapping or cut? Every game and page, twelve sizes, every number of players, three languages
	RECTANGLES=$(RECTANGLES) $(BIN)/pytest -n 2 -q tests/browser/test_rectangles.py

rules: $(VENV)/play       ## regenerate the pages of the rules from the games' own texts
	$(BIN)/python docs/make_rules.py

minutes: $(VENV)/play     ## measure how long and how heavy every game is, with bots at a person's pace
	$(BIN)/python -m bench.minutes

environments: $(VENV)/test ## regenerate the pages of the environments from the code
	$(BIN)/python docs/make_environments.py

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Rattery needs Python 3.11 or newer; this is $$($(PYTHON) --version). Try: make PYTHON=python3.12 play"; exit 2; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/play: pyproject.toml | $(VENV)/bin/python
	$(INSTALL) -e .
	@touch $@

$(VENV)/test: pyproject.toml | $(VENV)/bin/python
	@$(INSTALL) -e '.[ray]' --group test || { echo "Ray cannot be installed here: its tests are skipped."; $(INSTALL) -e . --group test; }
	@touch $(VENV)/play $@

$(VENV)/bench: pyproject.toml | $(VENV)/play
	$(INSTALL) -e . --group bench
	@$(INSTALL) --group others || echo "Some of the libraries that Rattery is compared with cannot be installed here."
	@touch $(VENV)/play $(VENV)/test $@

$(VENV)/fuzz: pyproject.toml | $(VENV)/play
	$(INSTALL) -e . --group fuzz
	@touch $(VENV)/play $(VENV)/test $@

$(VENV)/audit: pyproject.toml | $(VENV)/play
	$(INSTALL) -e . --group audit
	@touch $@

release: $(VENV)/release  ## build, check and tag a release, up to the upload: make release VERSION=0.2.0 ADDRESS=https://…
	$(BIN)/python tools/release.py "$(VERSION)" "$(ADDRESS)"

$(VENV)/release: pyproject.toml | $(VENV)/play
	$(INSTALL) --group release
	@touch $@

clean:           ## delete the virtual environment
	rm -rf $(VENV) $(OLDEST)
