# Two commands do everything on a machine with Python 3.11 or newer and make:
# `make play` starts a game, `make test` passes every check.

PYTHON ?= python3
BIN := .venv/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play play-text test test-postgresql check bench lock audit sbom screenshots clean

play: .venv/ready
	$(BIN)/pyramide local

play-text: .venv/ready
	$(BIN)/pyramide play

# The quick part: no root, browser, database server or voice, under a minute.
check: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest -m "not system and not slow and not postgresql"

test: .venv/ready-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest

# Storage is always tested on both databases; this does the same for all that is built on it.
test-postgresql: .venv/ready-test
	PYRAMIDE_TEST_DATABASE=postgresql $(BIN)/python -m pytest tests/bot/service tests/bot/together \
		--ignore tests/bot/together/test_on_telegram.py

bench: .venv/ready
	$(BIN)/python -m tests.bench

# The pictures of the local chat and the live board in docs/, of real games in a real browser.
screenshots: .venv/ready-test
	$(BIN)/python scripts/screenshots
	$(BIN)/python scripts/screenshots-board

# Pins every package with its hashes for all platforms; the index is the caller's own.
lock: .venv/ready
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --no-header --quiet \
		--extra local --extra postgresql --extra metrics --extra fast --group dev \
		pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --no-header --quiet \
		--extra postgresql --extra metrics --extra fast --group build -c requirements.lock \
		pyproject.toml -o requirements-run.lock
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --no-header --quiet \
		--group audit -o requirements-audit.lock
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --no-header --quiet \
		--all-extras --group heavy -c requirements.lock \
		pyproject.toml -o requirements-heavy.lock

.venv/ready: requirements.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

# What only the tests need: packages of the optional extras, a browser, an OCR program, and the
# solver's native core, which is built again where a compiler came only now.
.venv/ready-test: .venv/ready requirements-heavy.lock scripts/test-setup
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements-heavy.lock
	scripts/test-setup
	$(BIN)/python -c "import engine.solver._native" 2>/dev/null || \
		$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

# Known weaknesses of what is pinned; fails if any package could not be looked up.
audit: .venv/audit/ready
	.venv/audit/bin/pip-audit --strict --require-hashes --disable-pip -r requirements-run.lock
	.venv/audit/bin/pip-audit --strict --require-hashes --disable-pip -r requirements.lock

# A list of what the product consists of, in CycloneDX form.
sbom: .venv/audit/ready
	mkdir -p build
	.venv/audit/bin/cyclonedx-py requirements requirements-run.lock --pyproject pyproject.toml \
		--mc-type application --output-reproducible --of JSON -o build/pyramide.cdx.json

.venv/audit/ready: requirements-audit.lock
	$(PYTHON) -m venv .venv/audit
	.venv/audit/bin/python -m pip install --quiet --require-hashes -r requirements-audit.lock
	touch $@

clean:
	rm -rf .venv var build *.egg-info
