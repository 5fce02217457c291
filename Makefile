# Two commands do everything: `make play` and `make test`. The rest is for those who work on the project.
VENV := .venv
BIN := $(VENV)/bin
NEWEST := $(firstword $(foreach p,python3 python3.14 python3.13 python3.12 python3.11 python,\
  $(shell $(p) -c 'import sys; sys.version_info >= (3, 11) and print("$(p)")' 2>/dev/null)))
BROWSER := $(or $(KOLEJISTE_BROWSER),$(strip $(foreach b,chromium chromium-browser google-chrome,$(shell command -v $(b)))))

unexport PYTHONDONTWRITEBYTECODE
# Tests start hundreds of processes: none of them should compile all modules again that the one before has compiled.

PYTEST = $(BIN)/python -m pytest -n 4 --dist worksteal
# Four at a time also on two cores: some tests wait more than they work.
PLAIN = tests/core tests/games tests/test_replays.py --tier quick --round 40
# What runs on the plain core too: every rule, the second readings, the replays, and the kit on its quick sample.

.PHONY: play test test-rest test-all core wheel sanitize lint coverage docs soak bench load replays browser servers clean

play: $(VENV)/.play
	@$(BIN)/kolejiste serve $(ARGS)

test: $(VENV)/.test browser servers lint core  ## the quick tier; TURN=… repeats another commit's choice of what is slow
	$(PYTEST) --tier quick $(if $(TURN),--turn $(TURN)) $(ARGS)

test-rest: $(VENV)/.docs browser servers core  ## what `make test` of this commit leaves out
	$(PYTEST) --tier rest $(if $(TURN),--turn $(TURN)) $(ARGS)
	KOLEJISTE_PLAIN=1 $(PYTEST) $(PLAIN)

test-all: $(VENV)/.docs browser servers lint core  ## everything, some three quarters of an hour
	$(PYTEST) $(ARGS)
	KOLEJISTE_PLAIN=1 $(PYTEST) $(PLAIN)

core: $(VENV)/.test  ## compile the rules anew where they have changed; without a C compiler the plain ones are tested
	@$(BIN)/python -m kolejiste.build || test $$? = 3

wheel:  ## a wheel for this platform, with the compiled core, in dist/
	$(NEWEST) -m venv $(VENV)-wheel
	$(VENV)-wheel/bin/python -m pip install --quiet --disable-pip-version-check build
	$(VENV)-wheel/bin/python -m build --wheel $(ARGS)
	rm -rf $(VENV)-wheel

sanitize: $(VENV)/.test  ## random games on a core with address and undefined-behaviour sanitizers
	$(BIN)/python -m tests.sanitized $(ARGS)

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

coverage: $(VENV)/.test browser servers  ## which lines the quick tier reaches; ARGS="--tier all" for all tests
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n 4 --dist worksteal $(or $(ARGS),--tier quick)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

docs: $(VENV)/.docs  ## the documentation site, in site/
	$(BIN)/mkdocs build --strict $(ARGS)

soak: $(VENV)/.test  ## the conformance kit on a thousand games of every setting, some hours
	$(BIN)/python -m tests.soak $(ARGS)

bench: $(VENV)/.bench core  ## speed side by side with other engines, and the core on both builds; ARGS=--check fails where it has fallen
	$(BIN)/python -m bench.core $(ARGS)
	$(if $(ARGS),,$(BIN)/python -m bench)

load: $(VENV)/.test  ## a server with many tables and watchers, on loopback
	$(BIN)/python -m bench.load $(ARGS)

replays: $(VENV)/.test  ## make the regression games anew, after a change of rules that is meant
	$(BIN)/python -m tests.replays $(ARGS)

$(BIN)/python:
	@test -n "$(NEWEST)" || { echo "Kolejiště needs Python 3.11 or newer; none was found on this machine." >&2; exit 1; }
	$(NEWEST) -m venv $(VENV)

$(VENV)/.play: $(BIN)/python pyproject.toml
	@echo 'Installing Kolejiště and compiling its core, which takes a minute or two.'
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[all]'
	@$(BIN)/kolejiste --version
	@touch $@

$(VENV)/.test: $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	@touch $@

# Some tests need programs of the system. Where one is missing and Debian's packages can be installed, it is; elsewhere
# the tests that need it say so and are skipped. Given are what is found, the package, and what is missing without it.
define installed
	@test -n "$(1)" || { \
	  install='apt-get install --yes --quiet --no-install-recommends $(2)'; \
	  root=$$(test "$$(id -u)" = 0 || echo 'sudo -n'); \
	  echo 'No $(2) found; trying to install it for the tests.'; \
	  { command -v apt-get && { $$root $$install || { $$root apt-get update && $$root $$install; }; }; } >/dev/null 2>&1 \
	  || echo 'MISSING: $(2). $(3)'; }
endef

browser:
	$(call installed,$(BROWSER),chromium,The browser tests are skipped; install it or set KOLEJISTE_BROWSER.)

servers:
	$(call installed,$(shell command -v nginx),nginx-light,The tests behind nginx are skipped.)
	$(call installed,$(shell command -v caddy),caddy,The test behind Caddy is skipped.)
	$(call installed,$(wildcard /usr/lib/postgresql/*/bin/initdb)$(shell command -v initdb),postgresql,Tests of several processes are skipped.)

$(VENV)/.docs: $(VENV)/.test
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[docs]'
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[ray]' \
	  || echo 'MISSING: ray, which has no wheel for this Python. The tests of clusters are skipped.'
	@touch $@

$(VENV)/.bench: $(VENV)/.test
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@

clean:
	rm -rf $(VENV) build src/kolejiste/_native site .coverage* .mypy_cache .ruff_cache .pytest_cache .hypothesis
