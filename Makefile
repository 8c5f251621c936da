# Every target sets up what it needs by itself: tools/prepare.py keeps .venv up to date and compiles the engine.

.DEFAULT_GOAL := help
.PHONY: help play terminal test lint format compile bench clean

# The first Python 3.11 or newer; `make PYTHON=/path/to/python ...` takes another one.
ifndef PYTHON
PYTHON := $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$python; break; fi; done)
ifeq ($(PYTHON),)
$(error Python 3.11 or newer is needed, and none was found. Install it, or say where it is: make PYTHON=/path/to/python3)
endif
endif

# The package that is run is the one in .venv, or for plain Python the one in src, never one from elsewhere.
unexport PYTHONPATH

RUN := .venv/bin
PREPARE := $(PYTHON) tools/prepare.py
PYTEST := $(RUN)/pytest --numprocesses=auto --maxprocesses=8 --dist=worksteal

help: ## what can be made
	@sed -n 's/^\([a-z]*\):.*## /  make \1|/p' Makefile | awk -F'|' '{ printf "%-15s %s\n", $$1, $$2 }'

play: ## open the table in the browser, on this computer (ARGS="--host 0.0.0.0" for friends in the same network)
	@$(PREPARE)
	@$(RUN)/spielwerk serve $(ARGS)

terminal: ## play Terra Mystica in the terminal
	@$(PREPARE)
	@$(RUN)/spielwerk play terra-mystica $(ARGS)

test: lint ## all checks, then every test twice: plain Python and compiled (ARGS="-k towns" selects)
	@$(PREPARE) --test
	@$(PREPARE) --status; compiled=$$?; later=; \
	test $$compiled -ne 0 || later=--browser-later; \
	echo "== Tests, plain Python$${later:+; those in a browser run once, compiled}"; \
	PYTHONPATH=src $(PYTEST) --variant=plain $$later $(ARGS) || exit 1; \
	case $$compiled in \
		0) echo "== Tests, compiled; those in a browser too"; $(PYTEST) --variant=compiled $(ARGS);; \
		1) ;; \
		*) echo "Not tested compiled: there is a C compiler, but compiling failed (see above)."; exit 1;; esac

lint: ## style, types, traps of the compiler
	@$(PREPARE) --tools
	@echo "== Style (ruff), types (mypy --strict), traps of the compiler"
	@failed=0; \
	$(RUN)/ruff check --quiet || failed=1; \
	$(RUN)/ruff format --check --quiet || { echo "Not formatted; make format does it."; failed=1; }; \
	$(RUN)/mypy || failed=1; \
	PYTHONPATH=src $(RUN)/python tools/compiled_traps.py || failed=1; \
	exit $$failed

format: ## bring the sources into the one style
	@$(PREPARE) --tools
	@$(RUN)/ruff check --quiet --fix-only
	@$(RUN)/ruff format

compile: ## compile the engine again, whether or not something has changed
	@$(PREPARE) --compile

bench: ## measure the speed of the engine, compiled and plain
	@$(PREPARE)
	@$(RUN)/spielwerk bench terra-mystica

clean: ## remove everything that was made
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
