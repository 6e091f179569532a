# The commands that people and CI type. `make help` lists them.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:  # such as a page that was half built when the disk was full
.PHONY: help play install build page test test-web guard test-pure check check-python check-page check-page-types format sdist wheel package fast release bench docs lock clean distclean

VENV := .venv
BIN := $(VENV)/bin
ADD := scripts/packages
BUILT := .build
JOBS ?= 2
ARGS ?=
# THOROUGH=yes tests all there is, which takes twice as long.
export THOROUGH

CODE := src tests setup.py scripts $(wildcard bench)
ENGINE_TESTS := tests/core tests/contract tests/games tests/bots
PYTEST := $(BIN)/pytest -n $(JOBS)
# Tests of servers wait more than they compute: one more of them runs than there are cores.
PYTEST_ALL := $(BIN)/pytest -n $(shell expr $(JOBS) + 1)
PURE := $(CURDIR)/$(BUILT)/pure

# Python keeps what it read of our sources: tests start hundreds of Pythons, and each would read all of them anew.
unexport PYTHONDONTWRITEBYTECODE

# Say what comes next, set apart from the output of tools.
say = printf '\n==> %s\n' "$(1)"

# Setting up is the one thing that runs in parallel: engine, packages and page, which say by turns how far they are.
# PACKAGES is play or dev: whoever plays needs half of what developers need.
PACKAGES ?= dev
SET_UP = $(MAKE) --no-print-directory --jobs=3 SETTING_UP=yes
ifndef SETTING_UP
.NOTPARALLEL:
endif
PART := scripts/part

help:  ## list these commands
	@echo "Aedilis: Roman city-building games. Usage: make COMMAND"
	@sed -nE 's/^([a-z-]+):.*## (.*)/  \1\t\2/p' Makefile | expand -t 14

# An engine that was compiled before is compiled anew while the games are served.
COMPILED := grep -qs '"mode": "compiled"' $(BUILT)/engine.json

play:  ## set up whatever is missing, then serve the games to the browser (ARGS="--port 8028" takes another port)
	+@$(SET_UP) PACKAGES=play page $(VENV)/.aedilis $(shell $(COMPILED) || echo build)
	@exec scripts/play $(ARGS)

# ---------------------------------------------------------------- setting up

# A copied or moved .venv, or one whose Python is gone, or in which installing was interrupted, is made anew.
VENV_WORKS := $(shell test ! -e $(VENV)/.adding && $(BIN)/python -c "import pip" 2>/dev/null && echo yes)
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

# What compiling needs comes first, so that the engine compiles while the others come. Both locks name the same versions.
$(VENV)/.compile: $(VENV)/.made requirements-play.lock
	@$(PART) "Packages to compile with" $(ADD) --constraint requirements-play.lock \
	    librt msgspec mypy mypy_extensions setuptools
	@touch $@

$(VENV)/.play: $(VENV)/.compile requirements-play.lock
	@$(PART) "Packages that Aedilis uses" $(ADD) -r requirements-play.lock
	@touch $@

$(VENV)/.dev: $(VENV)/.compile requirements-dev.lock
	@$(PART) "Packages for developing Aedilis" $(ADD) -r requirements-dev.lock
	@touch $(VENV)/.play $@

# Installing would compile in silence; `build` does it in plain sight.
$(VENV)/.aedilis: $(VENV)/.$(PACKAGES) pyproject.toml
	@AEDILIS_COMPILE=later $(PART) "Aedilis itself" $(ADD) --no-build-isolation --no-deps --editable .
	@touch $@

install:  ## set up: .venv, packages, page, compiled engine (quick when nothing changed)
	+@$(SET_UP) build page $(VENV)/.aedilis $(MODULES)/.dev

# The page is built anew when one of its sources is newer, the lock of its packages among them. Where Node comes with the packages, it comes after them.
PAGE := src/aedilis/server/static/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/aedilis/i18n/*/*.ftl src/aedilis/games/*/words/*/*.ftl)
MODULES := web/node_modules
NODE := $(shell scripts/npm --from-machine || echo $(VENV)/.$(PACKAGES))
NPM_INSTALL := scripts/npm install --no-save --no-audit --no-fund --no-update-notifier --loglevel=error

page: $(PAGE)  ## build the web page if one of its sources changed

$(MODULES)/.play: web/package-lock.json | $(NODE)
	@$(PART) "Packages of the web page" $(NPM_INSTALL) --omit=dev
	@touch $@

$(MODULES)/.dev: web/package-lock.json | $(NODE)
	@$(PART) "Packages of the web page and its tests" $(NPM_INSTALL)
	@touch $(MODULES)/.play $@

$(PAGE): $(PAGE_SOURCES) $(wildcard docs/rules/*.md) | $(MODULES)/.$(PACKAGES)
	@$(PART) "The web page" scripts/npm run --silent build -- --logLevel=warn
	@touch $@

build: $(VENV)/.compile  ## compile the engine again if one of its sources changed
	@$(PART) "The engine" $(BIN)/python setup.py --quiet build_ext --inplace

# ---------------------------------------------------------------- testing

test: install  ## run the tests, the engine's once more uncompiled (ARGS="-k auction" selects, THOROUGH=yes tests all there is)
	@$(if $(KEEP_TALLY),,scripts/tally --start)
	@$(MAKE) --no-print-directory test-web
	@if $(COMPILED); then \
	    $(call say,All tests on the compiled engine); \
	    AEDILIS_EXPECT=compiled scripts/tally "Python, compiled engine" 235 $(PYTEST_ALL) --hypothesis-profile=$(if $(THOROUGH),thorough,ci) $(ARGS); \
	    $(MAKE) --no-print-directory test-pure; \
	elif grep -q '"why": "failed"' $(BUILT)/engine.json; then \
	    echo "The engine did not compile, for the reason above."; \
	    exit 1; \
	else \
	    $(call say,All tests on the uncompiled engine (there is no compiled one)); \
	    AEDILIS_EXPECT=$${AEDILIS_EXPECT:-pure} scripts/tally "Python, uncompiled engine" 150 $(PYTEST) --hypothesis-profile=pure $(ARGS); \
	fi
	@$(call say,What was tested)
	@scripts/tally --sum

test-web: install  ## run the page's tests, in the browser too
	@$(call say,The page's tests)
	@scripts/tally "the page's parts" 15 scripts/npm test --silent
	@$(call say,The page in the browser)
	@scripts/tally "the page in the browser" 300 scripts/npm run --silent test:browser

guard: install  ## look at every screen in every size and language, with pictures in .build/guard (ARGS="--size 390x844" selects)
	@tests/web/install-chromium
	@scripts/npm exec --silent -- node ../tests/web/guard/guard.mjs $(ARGS)

test-pure: $(VENV)/.dev $(VENV)/.aedilis  ## run the engine's tests on a copy of the source without native code
	@scripts/uncompiled $(PURE)
	@$(call say,The engine's tests on the uncompiled engine)
	@PYTHONPATH=$(PURE) AEDILIS_EXPECT=pure scripts/tally "Python, uncompiled engine" 75 $(PYTEST) --hypothesis-profile=pure -m 'not once' $(ENGINE_TESTS) $(ARGS)

# What takes long begins first, so that no core is left with nothing to do.
check:  ## style, types, direction of imports, installed packages, links of the documentation, beside each other
	+@$(SET_UP) --output-sync=target check-python check-page check-page-types docs

check-python: $(VENV)/.dev $(VENV)/.aedilis
	@$(call say,ruff: style)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(call say,mypy: types)
	@$(BIN)/mypy --strict $(CODE)
	@$(call say,import-linter: direction of imports)
	@$(BIN)/lint-imports --no-logo
	@$(call say,the page has the types of today)
	@$(BIN)/python -m aedilis.typescript --check web/src
	@$(call say,pip: installed packages agree with pyproject.toml)
	@$(BIN)/python -m pip --disable-pip-version-check check

check-page: $(MODULES)/.dev
	@$(call say,Prettier and ESLint: the page)
	@scripts/npm run --silent lint
	@scripts/npm run --silent drawings -- --check

check-page-types: $(MODULES)/.dev
	@$(call say,svelte-check: types of the page)
	@scripts/npm run --silent check

format: $(VENV)/.dev $(MODULES)/.dev  ## lay out Python and the page as `make check` wants them
	@$(BIN)/ruff format .
	@scripts/npm run --silent format

# The source archive is what others build from, so the wheel is made from it, with the engine that was tested.
sdist: install  ## build the source archive, with the page inside
	@rm -rf dist $(BUILT)/sdist && mkdir -p $(BUILT)/sdist
	@$(PART) "The source archive" $(BIN)/python -m build --quiet --sdist --no-isolation --outdir dist .
	@tar -C $(BUILT)/sdist --strip-components=1 -xzf dist/*.tar.gz

wheel: sdist
	@AEDILIS_ENGINE=$(CURDIR) $(PART) "The wheel" $(BIN)/python -m build --quiet --wheel --no-isolation --outdir dist $(BUILT)/sdist
	@ls dist/*-cp3*.whl 2>/dev/null || { echo "The wheel is not compiled, for the reason above."; exit 1; }

package: wheel  ## build the wheel, and play with it where nothing else is installed, with each extra alone
	@$(call say,Playing with the wheel: alone and with each extra)
	@scripts/tally "the wheel" 40 $(BIN)/python scripts/try_wheel.py dist/*.whl $(BUILT)/alone

# The fastest engine: one that notes what it does, games and searches that are worth being quick at, and one made for those.
fast: $(VENV)/.dev $(VENV)/.aedilis  ## compile the engine for speed, in place (takes some minutes)
	@rm -rf $(BUILT)/profile
	@AEDILIS_PROFILE=record $(PART) "An engine that takes notes" $(BIN)/python setup.py --quiet build_ext --inplace --force
	@$(PART) "Games to take notes of" $(BIN)/python bench/typical.py
	@AEDILIS_PROFILE=use $(PART) "The fast engine" $(BIN)/python setup.py --quiet build_ext --inplace --force

release: fast  ## build the fastest wheel: profile-guided, stripped, with the page inside
	@find src -name '*.so' | xargs strip --strip-unneeded
	@$(MAKE) --no-print-directory wheel

bench: install  ## measure the engine, as ratios in one run (NATIVE=yardstick.rs compares with a Rust program)
	@$(BIN)/python bench/ratios.py $(if $(NATIVE),--native $(NATIVE)) $(ARGS)

docs: $(VENV)/.dev $(VENV)/.aedilis  ## build the documentation as a site in .build/site; every link must lead somewhere
	@$(PART) "The documentation" env NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

# ---------------------------------------------------------------- upkeep

LOCK = $(BIN)/python -m uv pip compile pyproject.toml --universal --no-header --no-annotate --quiet

lock: $(VENV)/.compile  ## choose new versions for requirements-dev.lock, and the part of them in requirements-play.lock
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
