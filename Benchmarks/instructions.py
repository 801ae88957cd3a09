"""Counts the instructions of fiorilint and of its peer, which no other process on the machine disturbs: `bench.py --instructions`.

Each command runs once below `valgrind --tool=callgrind`, with one thread. Counts of the same build on the same files repeat to a
thousandth. One row is a peak of memory, taken without valgrind.
"""

from __future__ import annotations

import fnmatch
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

import foreign
import generate
from rows import NO_RULE
from running import Command, Runner
from table import write_markdown

BEGIN, END = "<!-- instructions: begin -->", "<!-- instructions: end -->"
HEADER = ("measure", "before", "measured", "must", "goal", "verdict", "behind it")
FILES = 1_000
# Of formats whose files are large.
FEW_FILES = 100
FINDINGS = 10_000
BIG = 100_000_000
ONE_RULE = ("touch-target/minimum-size",)


@dataclass(frozen=True)
class Row:
    """A measure; `before` is the figure of commit e108aad as issue 13 gives it, on its own data."""

    id: str
    measure: str
    before: str
    must: float | None
    goal: float | None
    figure: Callable[["Counting"], tuple[float, str]]
    # What figures are told in.
    unit: str = ""


class Counting:
    """Runs commands below callgrind and remembers what each took."""

    def __init__(self, binary: str, data: generate.Data):
        self.binary = binary
        self.data = data
        self.runner = Runner(data.directory, data.directory.parent)
        self._counts: dict[tuple[str, ...], int] = {}

    def lint(self, info: dict, *options: str, rules: tuple[str, ...] = ()) -> int:
        """The instructions of linting a set with one thread, with all rules where none is named."""
        words = [self.binary, "check", info["path"], "--jobs", "1", "--color", "never", *options]
        return self.count(*words, *(word for rule in rules for word in ("--rule", rule)))

    def count(self, *words: str) -> int:
        if words not in self._counts:
            command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *words]
            result = subprocess.run(command, cwd=self.data.directory, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                    stderr=subprocess.PIPE, text=True, errors="replace")
            found = re.search(r"Collected : (\d+)", result.stderr)
            if found is None or result.returncode not in (0, 1):
                sys.exit(f"error: {' '.join(words[:3])} ended with {result.returncode}: {result.stderr[-500:]}")
            self._counts[words] = int(found[1])
        return self._counts[words]

    def xmllint(self, info: dict) -> int:
        return self.count("xmllint", "--noout", *self.data.files(info))

    def peak(self, *words: str) -> int:
        return max(self.runner.run(Command("fiorilint", words, statuses=(0, 1))).peak for _ in range(3))


def over_xmllint(kind: str) -> Callable[[Counting], tuple[float, str]]:
    def figure(counting: Counting) -> tuple[float, str]:
        info = counting.data.tree(kind, FILES)
        ours, theirs = counting.lint(info), counting.xmllint(info)
        words = [counting.binary, "check", info["path"], "--format", "jsonl"]
        lines = subprocess.run(words, cwd=counting.data.directory, capture_output=True).stdout.count(b"\n")
        return ours / theirs, f"{millions(ours)} / {millions(theirs)}; {lines / FILES:.1f} lines of findings a screen"

    return figure


def whole(kind: str, files: int = FILES) -> Callable[[Counting], tuple[float, str]]:
    def figure(counting: Counting) -> tuple[float, str]:
        info = (counting.data.foreign if kind in foreign.FORMATS else counting.data.tree)(kind, files)
        count = counting.lint(info)
        return count / 1e6, f"{count / info['bytes']:.1f} a byte"

    return figure


def a_finding(format: str) -> Callable[[Counting], tuple[float, str]]:
    def figure(counting: Counting) -> tuple[float, str]:
        info = counting.data.failing(FINDINGS)
        found = counting.lint(info, "--format", format, rules=ONE_RULE)
        without = counting.lint(info, "--format", format, rules=NO_RULE)
        return (found - without) / FINDINGS, f"{millions(found)} − {millions(without)}"

    return figure


def declaration(counting: Counting) -> tuple[float, str]:
    declared, plain = (counting.lint(counting.data.tree(kind, FILES)) for kind in ("declared-xml", "xml"))
    return (declared - plain) / FILES, f"{millions(declared)} − {millions(plain)}"


def memory(format: str) -> Callable[[Counting], tuple[float, str]]:
    def figure(counting: Counting) -> tuple[float, str]:
        info = counting.data.big_failing(BIG)
        words = (counting.binary, "check", info["path"], "--jobs", "1", "--format", format)
        lines = subprocess.run(words, cwd=counting.data.directory, capture_output=True).stdout.count(b"\n")
        return counting.peak(*words) / 1e6, f"{lines:,} lines"

    return figure


def start(*words: str) -> Callable[[Counting], tuple[float, str]]:
    def figure(counting: Counting) -> tuple[float, str]:
        info = counting.data.tree("xml", 1)
        files = counting.data.files(info) if words[0] == "check" else []
        count = counting.count(counting.binary, *words, *files)
        return count / 1e6, ""

    return figure


ROWS = [
    Row("xml", "1,000 XML screens of the benchmark, all rules, over `xmllint --noout`", "0.47", 0.42, 0.35,
        over_xmllint("xml")),
    Row("independent", "the same of screens as other people write them", "0.65", 0.47, 0.40,
        over_xmllint("independent-xml")),
    Row("spoilt", "the same with six findings a screen, of all kinds of rules", "0.70", 0.55, 0.45,
        over_xmllint("spoilt-xml")),
    Row("half", "the benchmark's screens with a finding in every second cell, over `xmllint --noout`", "", None, None,
        over_xmllint("failing-xml")),
    Row("text", "a finding in the text report", "25,000", 6_000, 3_000, a_finding("text")),
    Row("sarif", "a finding in the SARIF report", "209,000", 30_000, 10_000, a_finding("sarif")),
    Row("declaration", "an XML declaration, a file", "65,000", 500, None, declaration),
    Row("memory-text", "peak memory, one 100 MB file with 60,000 findings, text", "101 MB", 30, 20, memory("text"), "MB"),
    Row("memory-jsonl", "the same, jsonl", "101 MB", 30, 20, memory("jsonl"), "MB"),
    Row("start-file", "start: one small file", "10.3 M", 8, 5, start("check"), "M"),
    Row("start-version", "start: `--version`", "", None, None, start("--version"), "M"),
    Row("json", "1,000 JSON screens, all rules", "", None, None, whole("json"), "M"),
    Row("mdk", "1,000 MDK pages, all rules", "", None, None, whole("mdk"), "M"),
    Row("storyboard", "100 storyboards, all rules", "", None, None, whole("storyboard", FEW_FILES), "M"),
    Row("android", "100 Android layouts, all rules", "", None, None, whole("android-layout", FEW_FILES), "M"),
    Row("figma", "100 Figma files, all rules", "", None, None, whole("figma", FEW_FILES), "M"),
]


def millions(count: int) -> str:
    return f"{count / 1e6:.1f} M"


def told(value: float | None, unit: str) -> str:
    if value is None:
        return ""
    text = f"{value:.2f}" if value < 1 else f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.1f}"
    return f"{text} {unit}".rstrip()


def cells(row: Row, counting: Counting) -> tuple[str, ...]:
    value, detail = row.figure(counting)
    verdict = ""
    if row.must is not None:
        verdict = "missed" if value > row.must else "goal reached" if value <= (row.goal or row.must) else "met"
    must, goal = (f"≤ {told(limit, row.unit)}" if limit else "" for limit in (row.must, row.goal))
    return row.measure, row.before, told(value, row.unit), must, goal, verdict, detail


def run(binary: str, data: generate.Data, only: list[str], markdown: Path | None) -> None:
    """Prints the table, row by row, and puts it into a file where one is named."""
    for tool in ("valgrind", "xmllint"):
        if shutil.which(tool) is None:
            sys.exit(f"error: {tool} is missing")
    known = [row.id for row in ROWS]
    for pattern in only:
        if not fnmatch.filter(known, pattern):
            sys.exit(f"error: no row matches {pattern}; the rows are {', '.join(known)}")
    counting = Counting(binary, data)
    lines = ["| " + " | ".join(HEADER) + " |", "| " + " | ".join("---" for _ in HEADER) + " |"]
    print("\n".join(lines))
    for row in ROWS:
        if not only or any(fnmatch.fnmatch(row.id, pattern) for pattern in only):
            lines.append("| " + " | ".join(cells(row, counting)) + " |")
            print(lines[-1], flush=True)
    if markdown:
        write_markdown(markdown, "\n".join(lines), BEGIN, END)
