# `make help` lists the targets. Everything is made in this folder: .venv, build and site.
SHELL := /bin/sh
PY := .venv/bin/python
PURE := KOSMODROM_PURE=1
PYTEST := $(PY) -m pytest -n 2
# What runs in both builds: the rules and the machine under them.
ENGINE_TESTS = $(wildcard tests/engine tests/games tests/laws tests/conformance)

.DEFAULT_GOAL := help
.PHONY: help setup build play test check lint types fast pure parity format bench docs lock hooks clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

setup: build ## make .venv with everything in it, and compile

play: build ## play Race for the Galaxy in this terminal
	@.venv/bin/kosmodrom play race

test: build pure ## all tests, in both builds
	$(PYTEST)

check: build lint types fast ## lint, types and the fast tests: before every commit

.venv/ready: uv.lock pyproject.toml setup.py tools/setup.sh
	@sh tools/setup.sh

build: .venv/ready ## compile what has changed
	@$(PY) -m kosmodrom.build --quiet || $(PY) setup.py --quiet build_ext --inplace

lint: .venv/ready ## style, formatting, and which package may import which
	@.venv/bin/ruff check --quiet .
	@.venv/bin/ruff format --quiet --check . || { echo 'run make format'; exit 1; }
	@.venv/bin/lint-imports --no-logo

types: .venv/ready ## mypy, strict
	@.venv/bin/mypy

fast: build ## the fast tests, compiled
	@$(PYTEST) -m 'not slow'

pure: build ## the fast tests of the rules, interpreted
	$(if $(ENGINE_TESTS),$(PURE) $(PYTEST) -m 'not slow' $(ENGINE_TESTS))

parity: build ## compare seeded games of both builds; a part of the tests
	@$(PY) -m tests.parity

format: .venv/ready ## format the sources, and mend what ruff can mend
	@.venv/bin/ruff check --quiet --fix-only .
	@.venv/bin/ruff format --quiet .

bench: build ## measure, and compare with the commit before
	@$(PY) bench/compare.py $(ARGS)

docs: build ## the documentation, into site/
	@$(PY) -m docs.gen_cli
	@NO_MKDOCS_2_WARNING=1 .venv/bin/mkdocs build --strict --quiet

lock: .venv/ready ## choose the newest versions of all packages anew
	@.venv/bin/uv lock --upgrade

hooks: .venv/ready ## run the checks of .pre-commit-config.yaml at every commit
	@.venv/bin/pre-commit install

clean: ## remove everything that was made here
	@rm -rf .venv build dist site .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage*
	@find src tests bench docs tools -name __pycache__ -prune -exec rm -rf {} +
	@find src \( -name '*.so' -o -name _compiled.json -o -name '*.egg-info' \) -prune -exec rm -rf {} +
