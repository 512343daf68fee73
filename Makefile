# `make help` lists the targets. Everything is made in this folder: .venv, build, site and the browser client.
SHELL := /bin/sh
PY := .venv/bin/python
PURE := KOSMODROM_PURE=1
PYTEST := $(PY) -m pytest -n 2 --dist worksteal
# What runs in both builds: the rules and the machine under them.
ENGINE_TESTS = $(wildcard tests/engine tests/games tests/laws tests/conformance)

.DEFAULT_GOAL := help
.PHONY: help setup build client play test check lint types fast pure parity format clauses bench docs pictures audit schema lock hooks clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

setup: build ## make .venv with everything in it, and compile

play: build client ## open a table of Race for the Galaxy in the browser, at http://127.0.0.1:8000
	@KOSMODROM_LOG=warning .venv/bin/kosmodrom serve --open $(ARGS)

test: build client pure ## all tests, in both builds, and in the browser
	@$(PY) -m tools.client --tests
	$(PYTEST) --durations 25

check: build client lint types fast ## lint, types and the fast tests: before every commit

.venv/ready: uv.lock pyproject.toml setup.py tools/setup.sh
	@sh tools/setup.sh

build: .venv/ready ## compile what has changed
	@$(PY) -m kosmodrom.build --quiet || $(PY) setup.py --quiet build_ext --inplace

client: .venv/ready ## build the browser client, if its sources have changed
	@$(PY) -m tools.client

schema: build ## write anew the types of what the server sends, for the client
	@$(PY) -m tools.schema

lint: .venv/ready ## style, formatting, and which package may import which
	@.venv/bin/ruff check --quiet .
	@.venv/bin/ruff format --quiet --check . || { echo 'run make format'; exit 1; }
	@.venv/bin/lint-imports --no-logo

types: .venv/ready ## mypy, strict
	@.venv/bin/mypy

fast: build ## the fast tests, compiled
	@$(PYTEST) -m 'not slow'

pure: build ## the fast tests of the rules, interpreted
	$(if $(ENGINE_TESTS),$(PURE) $(PYTEST) -m 'not slow or pure' $(ENGINE_TESTS))

parity: build ## compare seeded games of both builds; a part of the tests
	@$(PY) -m tests.parity

format: clauses ## format the sources, mend what ruff can mend, and note which test proves which clause
	@.venv/bin/ruff check --quiet --fix-only .
	@.venv/bin/ruff format --quiet .

clauses: .venv/ready ## note in the package which test proves which clause, after tests have come or gone
	@for page in src/kosmodrom/games/*/rules.md; do \
		$(PURE) .venv/bin/kosmodrom rules "$$(basename "$$(dirname "$$page")")" --write || exit 1; \
	done

bench: build ## measure, and compare with the revision recorded last
	@$(PY) bench/compare.py $(ARGS)

docs: build ## the documentation, into site/
	@$(PY) -m docs.gen_cli
	@NO_MKDOCS_2_WARNING=1 .venv/bin/mkdocs build --strict --quiet

pictures: build client ## take the pictures of the pages anew, into docs/pictures
	@$(PY) -m tools.client --pictures

audit: build client ## let Lighthouse look at the pages, on a machine that does nothing else
	@$(PY) -m tools.client --audit

lock: .venv/ready ## choose the newest versions of all packages anew
	@.venv/bin/uv lock --upgrade

hooks: .venv/ready ## run the checks of .pre-commit-config.yaml at every commit
	@.venv/bin/pre-commit install

clean: ## remove everything that was made here
	@rm -rf .venv build dist site src/kosmodrom/server/client web/node_modules tests/browser/node_modules .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage*
	@find src tests bench docs tools -name __pycache__ -prune -exec rm -rf {} +
	@find src \( -name '*.so' -o -name _compiled.json -o -name '*.egg-info' \) -prune -exec rm -rf {} +
