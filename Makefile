# Two commands do everything: `make play` and `make test`. The rest is for those who work on the project.
VENV := .venv
BIN := $(VENV)/bin
NEWEST := $(firstword $(foreach p,python3 python3.14 python3.13 python3.12 python3.11 python,\
  $(shell $(p) -c 'import sys; sys.version_info >= (3, 11) and print("$(p)")' 2>/dev/null)))
BROWSER := $(or $(KOLEJISTE_BROWSER),$(foreach b,chromium chromium-browser google-chrome,$(shell command -v $(b))))

PYTEST = $(BIN)/python -m pytest -n 4 --dist worksteal
# Four at a time also on two cores: some tests wait more than they work.

.PHONY: play test test-rest test-all lint coverage docs soak bench load replays browser clean

play: $(VENV)/.play
	@$(BIN)/kolejiste serve $(ARGS)

test: $(VENV)/.test browser lint  ## the quick tier; TURN=… repeats another commit's choice of what is slow
	$(PYTEST) --tier quick $(if $(TURN),--turn $(TURN)) $(ARGS)

test-rest: $(VENV)/.docs browser  ## what `make test` of this commit leaves out
	$(PYTEST) --tier rest $(if $(TURN),--turn $(TURN)) $(ARGS)

test-all: $(VENV)/.docs browser lint  ## everything, some three quarters of an hour
	$(PYTEST) $(ARGS)

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

coverage: $(VENV)/.test browser  ## which lines the quick tier reaches; ARGS="--tier all" for all tests
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n 4 --dist worksteal $(or $(ARGS),--tier quick)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

docs: $(VENV)/.docs  ## the documentation site, in site/
	$(BIN)/mkdocs build --strict $(ARGS)

soak: $(VENV)/.test  ## the conformance kit on a thousand games of every setting, some hours
	$(BIN)/python -m tests.soak $(ARGS)

bench: $(VENV)/.bench  ## speed side by side with other engines
	$(BIN)/python -m bench $(ARGS)

load: $(VENV)/.test  ## a server with many tables and watchers, on loopback
	$(BIN)/python -m bench.load $(ARGS)

replays: $(VENV)/.test  ## make the regression games anew, after a change of rules that is meant
	$(BIN)/python -m tests.replays $(ARGS)

$(BIN)/python:
	@test -n "$(NEWEST)" || { echo "Kolejiště needs Python 3.11 or newer; none was found on this machine." >&2; exit 1; }
	$(NEWEST) -m venv $(VENV)

$(VENV)/.play: $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[all]'
	@touch $@

$(VENV)/.test: $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	@touch $@

# The browser tests need a Chromium. Where it is missing and Debian's packages can be installed, it is; elsewhere the
# tests that need it say so and are skipped.
browser:
	@test -n "$(BROWSER)" || { \
	  install='apt-get install --yes --quiet --no-install-recommends chromium'; \
	  root=$$(test "$$(id -u)" = 0 || echo 'sudo -n'); \
	  echo 'No Chromium found; trying to install it for the browser tests.'; \
	  { command -v apt-get && { $$root $$install || { $$root apt-get update && $$root $$install; }; }; } >/dev/null 2>&1 \
	  || echo 'MISSING: Chromium. The browser tests are skipped; install the package chromium or set KOLEJISTE_BROWSER.'; }

$(VENV)/.docs: $(VENV)/.test
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[docs]'
	@touch $@

$(VENV)/.bench: $(VENV)/.test
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@

clean:
	rm -rf $(VENV) site .coverage* .mypy_cache .ruff_cache .pytest_cache .hypothesis
