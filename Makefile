# The commands that people and CI type. `make help` lists them.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play install build page test test-web test-pure check format package bench lock clean distclean

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check
BUILT := .build
JOBS ?= 2
ARGS ?=

CODE := src tests setup.py $(wildcard bench)
ENGINE_TESTS := tests/core tests/contract tests/games tests/bots
PYTEST := $(BIN)/pytest -n $(JOBS)
PURE := $(CURDIR)/$(BUILT)/pure

# Say what comes next, set apart from the output of tools.
say = printf '\n==> %s\n' "$(1)"

help:  ## list these commands
	@echo "Aedilis: Roman city-building games. Usage: make COMMAND"
	@sed -nE 's/^([a-z-]+):.*## (.*)/  \1\t\2/p' Makefile | expand -t 14

play: build page  ## set up whatever is missing, then serve the games to the browser
	@$(BIN)/aedilis serve $(ARGS)

# ---------------------------------------------------------------- setting up

# A copied or moved .venv, or one whose Python is gone, is made anew.
VENV_WORKS := $(shell $(BIN)/python -m pip --version >/dev/null 2>&1 && echo yes)
ifneq ($(VENV_WORKS),yes)
.PHONY: $(VENV)/.made
endif

$(VENV)/.made:
	@python=; \
	for candidate in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11; do \
	    if $$candidate -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	        python=$$candidate; break; \
	    fi; \
	done; \
	if [ -z "$$python" ]; then \
	    echo "Aedilis needs Python 3.11 or newer, and found none."; \
	    echo "On Debian or Ubuntu: sudo apt install python3 python3-venv"; \
	    echo "If it is somewhere else: make PYTHON=/path/to/python3 install"; \
	    exit 1; \
	fi; \
	version=$$($$python -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
	if ! $$python -c 'import ensurepip, venv' 2>/dev/null; then \
	    if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	        $(call say,Installing python$$version-venv with apt); \
	        apt-get update -qq; \
	        DEBIAN_FRONTEND=noninteractive apt-get install -qq -y "python$$version-venv" >/dev/null; \
	    else \
	        echo "Python $$version lacks its venv module. On Debian or Ubuntu: sudo apt install python$$version-venv"; \
	        exit 1; \
	    fi; \
	fi; \
	$(call say,Making an environment for Python $$version in $(VENV)); \
	rm -rf $(VENV); \
	$$python -m venv $(VENV); \
	touch $@

# Whoever plays needs half of what developers need. Both locks name the same versions, so one may follow the other.
$(VENV)/.play: $(VENV)/.made requirements-play.lock
	@$(call say,Installing the packages that Aedilis uses (about a minute))
	@$(PIP) install -r requirements-play.lock
	@touch $@

$(VENV)/.dev: $(VENV)/.made requirements-dev.lock
	@$(call say,Installing the packages for developing Aedilis (about a minute))
	@$(PIP) install -r requirements-dev.lock
	@touch $@ $(VENV)/.play

# pip would compile in silence; `build` does it in plain sight.
$(VENV)/.aedilis: $(VENV)/.play pyproject.toml
	@$(call say,Installing Aedilis itself)
	@AEDILIS_COMPILE=later $(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@

install: $(VENV)/.dev build  ## set up: .venv, packages, compiled engine (quick when nothing changed)

# The page is built anew when one of its sources is newer.
PAGE := src/aedilis/server/static/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/aedilis/i18n/*/*.ftl src/aedilis/games/*/words/*/*.ftl)

page: $(PAGE)  ## build the web page if one of its sources changed

web/node_modules/.installed: web/package-lock.json | $(VENV)/.made
	@$(call say,Installing what the web page is built with)
	@scripts/npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): web/node_modules/.installed $(PAGE_SOURCES) $(wildcard docs/rules/*.md)
	@$(call say,Building the web page)
	@scripts/npm run --silent build
	@touch $@

build: $(VENV)/.aedilis  ## compile the engine again if one of its sources changed
	@$(BIN)/python setup.py --quiet build_ext --inplace

# ---------------------------------------------------------------- testing

test: install page  ## run all tests, the engine's once more uncompiled (ARGS="-k auction" selects)
	@scripts/tally --start
	@$(MAKE) --no-print-directory test-web
	@if grep -q '"mode": "compiled"' $(BUILT)/engine.json; then \
	    $(call say,All tests on the compiled engine); \
	    AEDILIS_EXPECT=compiled scripts/tally "Python, compiled engine" $(PYTEST) --hypothesis-profile=ci $(ARGS); \
	    $(MAKE) --no-print-directory test-pure; \
	elif grep -q '"why": "failed"' $(BUILT)/engine.json; then \
	    echo "The engine did not compile, for the reason above."; \
	    exit 1; \
	else \
	    $(call say,All tests on the uncompiled engine (there is no compiled one)); \
	    AEDILIS_EXPECT=$${AEDILIS_EXPECT:-pure} scripts/tally "Python, uncompiled engine" $(PYTEST) --hypothesis-profile=pure $(ARGS); \
	fi
	@$(call say,What was tested)
	@scripts/tally --sum

test-web: install page  ## run the page's tests, in the browser too
	@$(call say,The page's tests)
	@scripts/tally "the page's parts" scripts/npm test --silent
	@$(call say,The page in the browser)
	@scripts/tally "the page in the browser" scripts/npm run --silent test:browser

test-pure: $(VENV)/.dev $(VENV)/.aedilis  ## run the engine's tests on a copy of the source without native code
	@rm -rf $(PURE) && mkdir -p $(PURE)
	@tar -C src --dereference --exclude='*.so' --exclude='*.pyd' --exclude=__pycache__ -cf - aedilis | tar -C $(PURE) -xf -
	@$(call say,The engine's tests on the uncompiled engine)
	@PYTHONPATH=$(PURE) AEDILIS_EXPECT=pure scripts/tally "Python, uncompiled engine" $(PYTEST) --hypothesis-profile=pure $(ENGINE_TESTS) $(ARGS)

check: $(VENV)/.dev $(VENV)/.aedilis web/node_modules/.installed  ## style, types, direction of imports, installed packages
	@$(call say,ruff: style)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(call say,mypy: types)
	@$(BIN)/mypy --strict $(CODE)
	@$(call say,import-linter: direction of imports)
	@$(BIN)/lint-imports --no-logo
	@$(call say,Prettier, ESLint, svelte-check: the page)
	@scripts/npm run --silent check
	@$(BIN)/python -m aedilis.typescript --check web/src
	@$(call say,pip: installed packages agree with pyproject.toml)
	@$(BIN)/python -m pip --disable-pip-version-check check

format: $(VENV)/.dev web/node_modules/.installed  ## lay out Python and the page as `make check` wants them
	@$(BIN)/ruff format .
	@scripts/npm run --silent format

package: $(VENV)/.dev page  ## build the wheel and try it where nothing else is installed
	@$(call say,Building the wheel)
	@rm -rf dist $(BUILT)/alone
	@$(BIN)/python -m build --quiet
	@ls dist/*-cp3*.whl 2>/dev/null || { echo "The wheel is not compiled; to see why: .venv/bin/python -m build"; exit 1; }
	@$(call say,Importing the engine from the wheel alone)
	@$(BIN)/python -m venv $(BUILT)/alone
	@$(BUILT)/alone/bin/python -m pip --quiet --quiet --disable-pip-version-check install dist/*.whl
	@cd $(BUILT) && alone/bin/python -W error -c "$$IMPORT_ENGINE"

define IMPORT_ENGINE
import importlib, pkgutil, aedilis.core, aedilis.games
from aedilis.core import catalogue
names = [m.name for p in (aedilis.core, aedilis.games) for m in pkgutil.walk_packages(p.__path__, p.__name__ + ".")]
names = [name for name in names if not {"terminal", "training", "study"} & set(name.split("."))]  # these need extras
for name in names:
    importlib.import_module(name)
for game in catalogue.names():
    parts = ("words/en/refusals.ftl", "lessons", "rules.md", "bots/data/levels.json")
    absent = [part for part in parts if not catalogue.find(game).folder.joinpath(part).exists()]
    assert not absent, (game, absent)
print(len(names), "modules imported;", ", ".join(catalogue.names()))
endef
export IMPORT_ENGINE

bench: install  ## measure the engine, as ratios in one run (NATIVE=yardstick.rs compares with a Rust program)
	@$(BIN)/python bench/ratios.py $(if $(NATIVE),--native $(NATIVE)) $(ARGS)

# ---------------------------------------------------------------- upkeep

LOCK = $(BIN)/uv pip compile pyproject.toml --universal --no-header --no-annotate --quiet

lock: $(VENV)/.made  ## choose new versions for requirements-dev.lock, and the part of them in requirements-play.lock
	@$(PIP) install 'uv>=0.13,<1'
	@mkdir -p $(BUILT)
	@{ echo "# The versions that development and CI use. Made by: make lock"; \
	   $(LOCK) --all-extras --upgrade; } > $(BUILT)/dev.lock
	@{ echo "# The versions with which games are played and the engine is compiled, as in requirements-dev.lock."; \
	   echo "# Made by: make lock"; \
	   $(LOCK) --extra cli --extra compile --extra server --constraint $(BUILT)/dev.lock; } > $(BUILT)/play.lock
	@mv $(BUILT)/dev.lock requirements-dev.lock
	@mv $(BUILT)/play.lock requirements-play.lock

clean:  ## remove all that was built, but keep .venv
	@rm -rf $(BUILT) build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
	@rm -rf .hypothesis $(VENV)/.aedilis
	@find src tests -name '*.so' -o -name '*.pyd' -o -name '*.pyc' | xargs rm -f

distclean: clean  ## remove .venv as well
	@rm -rf $(VENV)
