"""What is measured: the rows of the table, and the runs that they share."""

from __future__ import annotations

import json
import math
import os
import shutil
import statistics
import subprocess
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Callable

import foreign
import generate
from running import CannotMeasure, Command, Cost, Runner
from table import Figure, Goal, seconds, short

ASSERTIONS = Path(__file__).with_name("assertions.sch")
MEMORY_LIMIT = 24  # MB
# The rules that the goals of the first table were set for.
RULES_24 = tuple(f"{group}/{name}" for group, names in {
    "collection-cell": "icon-action-count image-required labeled-cell-size opens-detail person-image-circular "
                       "single-button-action unlabeled-image-size",
    "collection-view": "consistent-cell-content header-required max-preview-items no-table-cells no-text-only "
                       "see-all-count see-all-misuse see-all-missing single-object-type",
    "object-cell": "accessory-navigation consistent-content consistent-height detail-image-shape detail-image-size "
                   "icon-stack title-required",
    "touch-target": "minimum-size",
}.items() for name in names.split())
# The cheapest rule: a run without any would be refused.
NO_RULE = ("description/unknown-name",)


@dataclass(frozen=True)
class Row:
    id: str
    measure: str
    peer: str
    goal: Goal
    figure: Callable[["Bench"], Figure]


@dataclass(frozen=True)
class Scale:
    """How much is measured: the issue's sizes, or smaller ones that give much the same ratios in less time."""

    files: int
    big: int
    many_files: int
    grown_from: int
    failing: tuple[int, int]
    foreign: int
    runs: int
    starts: int


FULL = Scale(files=10_000, big=100_000_000, many_files=100_000, grown_from=1_000, failing=(10_000, 80_000),
             foreign=2_000, runs=7, starts=100)
QUICK = Scale(files=1_000, big=10_000_000, many_files=10_000, grown_from=1_000, failing=(10_000, 80_000),
              foreign=250, runs=9, starts=50)


class Bench:
    """Everything a row needs: the data, the commands, and the runs that several rows share."""

    def __init__(self, binary: str, data: generate.Data, scale: Scale, jobs: int):
        self.binary = binary
        self.data = data
        self.scale = scale
        self.jobs = jobs
        self.runner = Runner(data.directory, data.directory.parent)
        self._pairs: dict[tuple[Command, Command], list[tuple[Cost, Cost]]] = {}
        self._checked: set[str] = set()
        self.notes: list[str] = []

    # Commands.

    def lint(self, info: dict, jobs: int | None = None, rules: tuple[str, ...] = RULES_24) -> Command:
        """`fiorilint check` of a set with some rules, none named for all, after having seen once that it reads all of
        the set."""
        self._see_that_it_lints(info)
        words = (self.binary, "check", info["path"], "--jobs", str(jobs or self.jobs), "--color", "never")
        words += tuple(word for rule in rules for word in ("--rule", rule))
        return Command("fiorilint", words, statuses=(0, 1))

    def lint_one(self, info: dict, path: str) -> Command:
        """`fiorilint check FILE`, with all rules, as people type it."""
        self._see_that_it_lints(info)
        return Command("fiorilint", (self.binary, "check", path), statuses=(0, 1))

    def peer(self, words: tuple[str, ...], info: dict | None = None, statuses: tuple[int, ...] = (0,)) -> Command:
        if shutil.which(words[0]) is None:
            raise CannotMeasure(f"peer missing: {words[0]}")
        return Command(words[0], words, tuple(self.data.files(info)) if info else (), statuses)

    # Measures.

    def pairs(self, one: Command, other: Command, runs: int) -> list[tuple[Cost, Cost]]:
        if (one, other) not in self._pairs:
            self._pairs[one, other] = self.runner.pairs(one, other, runs)
        return self._pairs[one, other]

    def ratio(self, one: Command, other: Command, measure: str, runs: int | None = None) -> Figure:
        pairs = self.pairs(one, other, runs or self.scale.runs)
        costs = [(getattr(a, measure), getattr(b, measure)) for a, b in pairs]
        ratios = [a / b for a, b in costs]
        middle = statistics.median(ratios)
        times = " / ".join(seconds(statistics.median(side)) for side in zip(*costs))
        spread = f"{short(min(ratios))}–{short(max(ratios))}"
        return Figure(middle, short(middle), f"{times}; pairs {spread}")

    def peak(self, command: Command) -> float:
        """The highest of a few peaks, in MB: where memory is the limit, the worst run counts."""
        return max(self.runner.run(command).peak for _ in range(3)) / 1e6

    def exponent(self, small: dict, large: dict, sizes: tuple[int, int]) -> Figure:
        """The slope of cpu over size, both as logarithms: 1 is linear."""
        # One small run is short beside the noise of a machine; the large one takes its time anyway.
        few, many = max(5, self.scale.runs), max(3, self.scale.runs // 2)
        costs = [self.runner.median(self.lint(small), few, "cpu"), self.runner.median(self.lint(large), many, "cpu")]
        slope = math.log(costs[1] / costs[0]) / math.log(sizes[1] / sizes[0])
        return Figure(slope, short(slope), " → ".join(map(seconds, costs)))

    def _see_that_it_lints(self, info: dict) -> None:
        """A linter that reads nothing is fast: asks once for each set whether all of it was read and judged."""
        if info["path"] in self._checked:
            return
        words = [self.binary, "check", info["path"], "--format", "json", "--jobs", str(self.jobs)]
        result = subprocess.run(words, cwd=self.data.directory, stdin=subprocess.DEVNULL, capture_output=True)
        if result.returncode not in (0, 1):
            last = result.stderr.decode(errors="replace").strip().splitlines()[-1:]
            raise CannotMeasure(f"fiorilint ended with exit status {result.returncode}: {' '.join(last)}")
        try:
            report = json.loads(result.stdout)
            read = {name: report["summary"][name] for name in ("files", "screens")}
            found: dict[str, int] = {}
            for finding in report["findings"]:
                found[finding["rule"]] = found.get(finding["rule"], 0) + 1
        except (ValueError, KeyError, TypeError) as error:
            raise CannotMeasure(f"fiorilint's JSON report cannot be read: {error!r}") from error
        expected = {name: info[name] for name in ("files", "screens")}
        if read != expected:
            raise CannotMeasure(f"fiorilint read {read} of {expected}")
        for rule, times in info["broken"].items():
            if found.get(rule) != times:
                self.notes.append(f"{info['path']} breaks {rule} {times} times, found {found.get(rule, 0)}")
        self._checked.add(info["path"])


# The rows of the table.


def xml_peer(bench: Bench, measure: str, rules: tuple[str, ...] = RULES_24) -> Figure:
    info = bench.data.tree("xml", bench.scale.files)
    return bench.ratio(bench.lint(info, rules=rules), bench.peer(("xmllint", "--noout"), info), measure)


def rules_cost(bench: Bench) -> Figure:
    info = bench.data.tree("xml", bench.scale.files)
    return bench.ratio(bench.lint(info, rules=()), bench.lint(info, rules=NO_RULE), "cpu")


def schematron(bench: Bench) -> Figure:
    info = bench.data.tree("xml", bench.scale.files)
    words = ("xmllint", "--noout", "--schematron", str(ASSERTIONS))
    return bench.ratio(bench.lint(info), bench.peer(words, info, statuses=(0, 3)), "wall")


def json_peer(bench: Bench, rules: tuple[str, ...] = RULES_24) -> Figure:
    info = bench.data.tree("json", bench.scale.files)
    return bench.ratio(bench.lint(info, rules=rules), bench.peer(("jq", "empty"), info), "cpu")


def start_version(bench: Bench) -> Figure:
    return _start(bench, Command("fiorilint", (bench.binary, "--version")), bench.peer(("xmllint", "--version")))


def start_file(bench: Bench) -> Figure:
    info = bench.data.tree("xml", 1)
    [file] = bench.data.files(info)
    return _start(bench, bench.lint_one(info, file), bench.peer(("xmllint", "--noout", file)))


def _start(bench: Bench, one: Command, other: Command) -> Figure:
    # These are judged by cpu as all the others; a reader waits for the wall clock, so it is shown beside.
    cpu = bench.ratio(one, other, "cpu", bench.scale.starts)
    wall = bench.ratio(one, other, "wall", bench.scale.starts)
    return Figure(cpu.value, cpu.text, f"{cpu.detail}; wall {wall.text}")


def memory_big(bench: Bench, kind: str) -> Figure:
    peak = bench.peak(bench.lint(bench.data.big(kind, bench.scale.big)))
    return Figure(peak, f"{peak:.1f} MB", "highest of 3 runs")


def memory_files(bench: Bench) -> Figure:
    many = bench.peak(bench.lint(bench.data.tree("xml", bench.scale.many_files)))
    few = bench.peak(bench.lint(bench.data.tree("xml", 100)))
    text = f"{many / few:.2f} ×, {many:.1f} MB"
    return Figure(many / few, text, f"{few:.1f} MB → {many:.1f} MB", within=many <= MEMORY_LIMIT)


def growth_files(bench: Bench) -> Figure:
    sizes = (bench.scale.grown_from, bench.scale.many_files)
    return bench.exponent(*(bench.data.tree("xml", count) for count in sizes), sizes)


def growth_findings(bench: Bench) -> Figure:
    return bench.exponent(*map(bench.data.failing, bench.scale.failing), bench.scale.failing)


def threads(bench: Bench) -> Figure:
    if (os.cpu_count() or 1) < 2:
        raise CannotMeasure("one core only")
    info = bench.data.tree("xml", bench.scale.files)
    return bench.ratio(bench.lint(info, jobs=2), bench.lint(info, jobs=1), "wall")


def foreign_cpu(bench: Bench, format: foreign.Format) -> Figure:
    """What a byte of a format takes, against a byte of the native description of the same screens in the same syntax;
    with the cheapest rule alone, so that reading is compared."""
    # Where screens are smaller there are more of them, so that the start of the program weighs as little.
    infos = [bench.data.foreign(format.name, bench.scale.foreign * format.multiple),
             bench.data.tree(format.syntax, bench.scale.files)]
    pairs = bench.pairs(*(bench.lint(info, rules=NO_RULE) for info in infos), bench.scale.runs)
    costs = [[cost.cpu / info["bytes"] for cost, info in zip(pair, infos)] for pair in pairs]
    ratios = [one / other for one, other in costs]
    middle = statistics.median(ratios)
    times = " / ".join(f"{statistics.median(side) * 1e9:.1f} ns" for side in zip(*costs))
    return Figure(middle, short(middle), f"{times} a byte; pairs {short(min(ratios))}–{short(max(ratios))}")


def foreign_memory(bench: Bench, info: dict) -> Figure:
    peak = bench.peak(bench.lint(info, rules=()))
    ratio = peak * 1e6 / info["bytes"]
    return Figure(ratio, f"{ratio:.1f} ×", f"{info['bytes'] / 1e6:.1f} MB → {peak:.0f} MB, highest of 3 runs")


def rows(scale: Scale) -> list[Row]:
    files, many, big = f"{scale.files:,}", f"{scale.many_files:,}", f"{scale.big // 1_000_000} MB"
    few, grown = (f"{count:,}" for count in scale.failing)
    megabytes = Goal(MEMORY_LIMIT, 9.7, f"{MEMORY_LIMIT} MB", "9.7 MB")
    return [
        Row("xml-cpu", f"lint {files} XML screens of 8 KB, cpu", "`xmllint --noout`", Goal(0.50, 0.39),
            lambda bench: xml_peer(bench, "cpu")),
        Row("xml-wall", "same, wall on 2 quiet cores", "`xmllint --noout`", Goal(0.30, 0.21),
            lambda bench: xml_peer(bench, "wall")),
        Row("schematron", "same, wall", "`xmllint --schematron`, 8 equal assertions", Goal(0.15, 0.10), schematron),
        Row("json-cpu", "lint the same as JSON, cpu", "`jq empty`", Goal(0.14, 0.086), json_peer),
        Row("xml-cpu-all", f"lint {files} XML screens with all rules, cpu", "`xmllint --noout`", Goal(0.65, 0.42),
            lambda bench: xml_peer(bench, "cpu", rules=())),
        Row("json-cpu-all", "the same as JSON", "`jq empty`", Goal(0.14, 0.086),
            lambda bench: json_peer(bench, rules=())),
        Row("rules-cost", "all rules against one trivial one, cpu", "itself", Goal(1.35, 1.35), rules_cost),
        Row("start-version", "start: `--version`", "`xmllint --version`", Goal(0.45, 0.39), start_version),
        Row("start-file", "start: one small file", "`xmllint --noout`", Goal(1.0, 0.96), start_file),
        Row("memory-xml", f"peak memory, one {big} file of many screens, XML", "absolute", megabytes,
            lambda bench: memory_big(bench, "xml")),
        Row("memory-json", f"peak memory, one {big} file of many screens, JSON", "absolute", megabytes,
            lambda bench: memory_big(bench, "json")),
        Row("memory-files", f"peak memory, {many} files", "own peak at 100 files",
            Goal(2.0, 1.46, f"2 ×, {MEMORY_LIMIT} MB", "1.46 ×"), memory_files),
        Row("growth-files", f"cpu growth exponent, {scale.grown_from:,} → {many} files", "itself", Goal(1.05, 0.97),
            growth_files),
        Row("growth-findings", f"cpu growth exponent, {few} → {grown} failing cells in one file", "itself",
            Goal(1.1, 0.81), growth_findings),
        Row("threads", "2 threads against 1, wall", "itself", Goal(0.60, 0.53), threads),
        *(Row(f"foreign-{format.name}", f"read {format.title}, cpu a byte",
              f"native {format.syntax.upper()}", Goal(2.0, 2.0), partial(foreign_cpu, format=format))
          for format in foreign.FORMATS.values()),
        Row("foreign-memory-figma", f"peak memory, one Figma file of {big}", "size of the file",
            Goal(12, 12, "12 ×", "12 ×"), lambda bench: foreign_memory(bench, bench.data.figma_file(scale.big))),
        Row("foreign-memory-dump", "peak memory, one uiautomator dump of 50,000 views", "size of the file",
            Goal(12, 12, "12 ×", "12 ×"), lambda bench: foreign_memory(bench, bench.data.dump(50_000))),
    ]
