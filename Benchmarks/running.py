"""Runs commands through `measure.c` and says what they took."""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path


class CannotMeasure(Exception):
    """A row that has no figure, with the reason that the table shows."""


@dataclass(frozen=True)
class Cost:
    """What running a command took: seconds, seconds of all its threads, and bytes resident at the peak."""

    wall: float
    cpu: float
    peak: int

    def __add__(self, other: "Cost") -> "Cost":
        return Cost(self.wall + other.wall, self.cpu + other.cpu, max(self.peak, other.peak))


@dataclass(frozen=True)
class Command:
    """A command and, where it takes files as arguments, its files; they are split as the system's limit demands."""

    name: str
    words: tuple[str, ...]
    files: tuple[str, ...] = ()
    # What it may exit with: checkers end with another status than 0 when they find something.
    statuses: tuple[int, ...] = (0,)


class Runner:
    """Runs commands from one directory."""

    def __init__(self, directory: Path, tools: Path):
        self.directory = directory
        self.measure = _compiled(tools)

    def run(self, command: Command) -> Cost:
        total = Cost(0, 0, 0)
        for files in _batches(command.files):
            words = [str(self.measure), *command.words, *files]
            result = subprocess.run(words, cwd=self.directory, capture_output=True, text=True)
            if result.returncode != 0:
                raise CannotMeasure(result.stderr.strip() or "the command could not be started")
            wall, cpu, peak, status = result.stdout.split()
            if int(status) not in command.statuses:
                raise CannotMeasure(f"{command.name} ended with exit status {status}")
            total += Cost(float(wall), float(cpu), int(peak))
        return total

    def median(self, command: Command, runs: int, measure: str) -> float:
        """The median of this measure over so many runs, after one to warm up."""
        self.run(command)
        return statistics.median(getattr(self.run(command), measure) for _ in range(runs))

    def pairs(self, one: Command, other: Command, runs: int) -> list[tuple[Cost, Cost]]:
        """Both commands in turn, so that what slows the machine down slows both; warmed up once each."""
        self.run(one)
        self.run(other)
        return [(self.run(one), self.run(other)) for _ in range(runs)]


def _batches(files: tuple[str, ...]):
    """The files in as few lists as the system's limit on arguments and environment allows; one empty list for none."""
    if not files:
        yield []
        return
    pointer = 8
    used = sum(len(name) + len(value) + 2 + pointer for name, value in os.environ.items())
    room = os.sysconf("SC_ARG_MAX") * 3 // 4 - used
    batch, size = [], 0
    for file in files:
        cost = len(file.encode()) + 1 + pointer
        if batch and size + cost > room:
            yield batch
            batch, size = [], 0
        batch.append(file)
        size += cost
    yield batch


def _compiled(tools: Path) -> Path:
    """`measure.c`, compiled unless that was done before. Each Swift toolchain brings a compiler along."""
    source = Path(__file__).with_name("measure.c")
    program = tools / "measure"
    if program.exists() and program.stat().st_mtime > source.stat().st_mtime:
        return program
    swift = shutil.which("swiftc")
    beside = str(Path(swift).resolve().with_name("clang")) if swift else None
    compiler = next(filter(None, map(shutil.which, filter(None, (os.environ.get("CC"), "cc", "clang", beside)))), None)
    if compiler is None:
        sys.exit("error: a C compiler (cc or clang) is missing; Benchmarks/measure.c needs one")
    tools.mkdir(parents=True, exist_ok=True)
    subprocess.run([compiler, "-O2", "-o", str(program), str(source)], check=True)
    return program
