# Two commands do everything:  make play  and  make test.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
INSTALL = tools/install.sh $(VENV)

# Bytecode is kept, wherever this is run: the tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

# Before the tests games are compiled on every core; what else is to be done then gives way and fills the gaps.
GENTLY :=

# Processes that run tests. More than two cores' worth: many tests wait for a page, a pace or a process.
WORKERS ?= $(shell n=$$(nproc 2>/dev/null || echo 2); echo $$((n + 2)))

.PHONY: help play test quick compiled collected lint weblint webformat types bounds oldest envs training bench strength signatures load golden pictures screens rectangles environments rules minutes release clean

help:            ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## */  make \1\t/' | expand -t 18

play: $(VENV)/play        ## set up, serve the table on this machine and open the browser
	@$(BIN)/rattery

test:            ## set up and run every check; at its end it says what could not be tried
	@$(MAKE) --no-print-directory -j4 GENTLY='nice -n 10' tools weblint lint types compiled collected
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -q

quick: $(VENV)/test       ## the tests, without machine code
	$(BIN)/pytest -n 2 -q -m "not compiled"

lint: $(VENV)/test weblint ## style
	$(GENTLY) $(BIN)/ruff format --check .
	$(GENTLY) $(BIN)/ruff check .

# The browser's code is formatted, linted and its types checked by tools from npm, in the exact versions of tools/web/package.json.
WEB_CODE  := src/rattery/web tools/web
WEB_TOOLS := tools/web/node_modules/installed

weblint:         ## style and types of the browser's code
ifeq ($(shell command -v npm),)
	@echo "*** npm is missing: the browser's code is NOT formatted, linted and checked here. Install Node.js 20 or newer with npm."
	@test -z "$$CI"
else
	@$(MAKE) --no-print-directory $(WEB_TOOLS)
	$(GENTLY) node tools/web/format.mjs --check $(WEB_CODE)
	$(GENTLY) tools/web/node_modules/.bin/eslint --config tools/web/eslint.config.mjs $(WEB_CODE)
	$(GENTLY) tools/web/node_modules/.bin/tsc --project src/rattery/web
endif

webformat: $(WEB_TOOLS)  ## format the browser's code
	node tools/web/format.mjs $(WEB_CODE)

$(WEB_TOOLS): tools/web/package.json
	npm install --prefix tools/web --no-package-lock --no-audit --no-fund --silent
	@touch $@

.PHONY: tools
tools:           # Chromium and PostgreSQL, where they can be had
	@tools/get_test_tools.sh

# After everything is installed: Numba looks for what else there is, and would find it half written.
compiled: $(VENV)/test
	$(BIN)/python -m tests.warm_up

# pytest rewrites the asserts of every test once, here, and not in every worker.
collected: $(VENV)/test
	-@$(GENTLY) $(BIN)/pytest -q --collect-only > /dev/null

# Not gently: it takes longest of what waits for the installation, and the tests would wait for it.
types: $(VENV)/test       ## types
	$(BIN)/mypy

bounds: $(VENV)/test      ## games by the hundred with every set of options, as machine code with every index checked
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tests.warm_up
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n 2 -q -m bounds

# `make test` tries the newest versions of what we depend on; this tries the oldest that pyproject.toml allows.
OLDEST       := .venv-oldest
OLDEST_TESTS := tests/core tests/match tests/playouts tests/envs/test_thread_pool.py tests/envs/test_device_array.py \
                tests/envs/test_openspiel.py tests/envs/test_pages.py tests/cli/commands/test_commands.py tests/cli/terminal \
                tests/server/test_uvicorn.py tests/server/test_protocol.py tests/test_golden.py tests/test_library_internals.py \
                tests/bots/test_signature.py

oldest: $(OLDEST)/ready   ## the oldest versions we allow of everything we depend on, with a good part of the tests
	$(OLDEST)/bin/pytest -n 2 -q $(OLDEST_TESTS)

$(OLDEST)/ready: pyproject.toml
	$(PYTHON) -m venv $(OLDEST)
	$(OLDEST)/bin/pip install --quiet --disable-pip-version-check uv
	$(OLDEST)/bin/uv pip install --quiet --python $(OLDEST)/bin/python --resolution lowest-direct -e . --group test
	@touch $@

envs: $(VENV)/test        ## whole games in every environment, with every set of options
	$(BIN)/pytest -n 2 -q -m long

training: $(VENV)/test    ## minds are fitted, and the examples of training learn to beat random players; in about five minutes
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[learning,train]"
	$(BIN)/pytest -q -m long tests/training tests/envs/test_training.py

bench: $(VENV)/bench      ## speed, as ratios in one run on this machine
	$(BIN)/python -m bench.bench

# How long `make load` makes moves in each of its parts: with 15 seconds all of it takes some six minutes.
SECONDS ?= 15

load: $(VENV)/test        ## 1,000 tables with 4,000 sockets, every game, an attacker, one worker and two: how long a move takes to be seen
	$(BIN)/python bench/load.py --all --seconds $(SECONDS)

.PHONY: chaos fuzz audit mutants laws

# How long `make chaos` and `make fuzz` go on, and whose rules `make mutants` changes.
MINUTES  ?= 10
TRIALS   ?= 3000
EXAMPLES ?= 5000
GUIDED   ?= 120
GAME     ?= rat_trap
MOVES    ?= 100000000

chaos: $(VENV)/test       ## try to break it: kill servers and databases under load, tell worlds apart, foresee the dice
	$(BIN)/python -m chaos.faults --minutes $(MINUTES)
	$(BIN)/python -m chaos.leaks --trials $(TRIALS)
	$(BIN)/python -m chaos.dice
	$(BIN)/python -m chaos.faults --minutes $(MINUTES) --postgres
	$(BIN)/python -m chaos.failover
	$(BIN)/python -m chaos.upgrade

fuzz: $(VENV)/fuzz        ## say, request and read anything: so many examples, and every parser for some seconds
	FUZZ=$(EXAMPLES) $(BIN)/pytest -n 2 -q tests/chaos/test_fuzz_server.py tests/chaos/test_fuzz_parsers.py
	$(BIN)/python -m chaos.fuzz_guided --seconds $(GUIDED)

audit: $(VENV)/audit      ## known holes in what we depend on, and doubtful code of our own
	$(BIN)/bandit --quiet --recursive src --configfile pyproject.toml --severity-level medium
	$(BIN)/pip-audit --skip-editable

mutants: $(VENV)/test     ## change a game's rules in every small place and list what no test notices: make mutants GAME=ratjack
	$(BIN)/python -m chaos.mutants $(GAME)

laws: $(VENV)/test        ## random games with every table examined and every index checked: make laws MOVES=1000000
	$(BIN)/python -m chaos.laws --moves $(MOVES)

strength: $(VENV)/bench   ## how strong the bots are, with intervals; takes hours, goes on where it was stopped
	$(BIN)/python -m bench.strength

signatures: $(VENV)/test  ## write the bots' signatures anew, after a change that is meant
	$(BIN)/python -m rattery.bots.signature > tests/bots/signatures.txt

golden: $(VENV)/test      ## write the golden playthroughs anew; read the diff
	$(BIN)/python -m tests.golden

pictures: $(VENV)/play    ## draw the pictures of the docs from real matches
	$(BIN)/python docs/make_pictures.py

screens: $(VENV)/test     ## take the pictures of the browser from real tables
	$(BIN)/python -m docs.make_screens

# In which languages `make rectangles` looks: all, or one of en, fr and de.
RECTANGLES ?= all

rectangles: $(VENV)/test  ## whether anything overlaps or is cut: every game and page, twelve sizes, every number of players, three languages
	RECTANGLES=$(RECTANGLES) $(BIN)/pytest -n 2 -q tests/browser/test_rectangles.py

rules: $(VENV)/play       ## write the pages of the rules from the games' own texts
	$(BIN)/python docs/make_rules.py

minutes: $(VENV)/play     ## measure how long every game takes and how heavy it is, with bots at a person's pace
	$(BIN)/python -m bench.minutes

environments: $(VENV)/test ## write the pages of the environments from the code
	$(BIN)/python docs/make_environments.py

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Rattery needs Python 3.11 or newer; this is $$($(PYTHON) --version). Try: make PYTHON=python3.12 play"; exit 2; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/play: pyproject.toml | $(VENV)/bin/python
	$(INSTALL) -e .
	@touch $@

$(VENV)/test: pyproject.toml | $(VENV)/bin/python
	@$(INSTALL) -e '.[ray]' --group test || { echo "Ray is not to be had here: its tests are skipped."; $(INSTALL) -e . --group test; }
	@touch $(VENV)/play $@

$(VENV)/bench: pyproject.toml | $(VENV)/play
	$(INSTALL) -e . --group bench
	@$(INSTALL) --group others || echo "Some of what is measured beside Rattery is not to be had here."
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

clean:           ## forget the virtual environment
	rm -rf $(VENV) $(OLDEST)
