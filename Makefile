# memkit: `make demo` shows it, `make test` proves it. Both set up what they need in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

# what one worker of the tests has compiled, the next one reads
unexport PYTHONDONTWRITEBYTECODE

.PHONY: demo test lint types tests bench faults hosts clean

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --group dev --editable .
	$(BIN)/python -m compileall -q memkit
	$(BIN)/python -m memkit.boot
	touch $(READY)

demo: $(READY)
	$(BIN)/memkit demo

# mypy has one process: the tests use the other cores meanwhile
test: $(READY) lint
	$(MAKE) --no-print-directory -j 2 tests types
	$(BIN)/memkit check --smoke

tests: $(READY)
	$(BIN)/python -m pytest

lint: $(READY)
	$(BIN)/ruff check memkit tests benchmarks
	$(BIN)/ruff format --check memkit tests benchmarks

types: $(READY)
	$(BIN)/mypy

bench: $(READY)
	$(BIN)/python -m benchmarks

faults: $(READY)
	$(BIN)/python -m pytest tests/faults --full-faults

hosts: $(READY)
	$(BIN)/python -m tests.hosts_real .hosts
	$(BIN)/python -m tests.hosts_real.interactive .hosts

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
