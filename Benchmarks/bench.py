#!/usr/bin/env python3
"""Measures fiorilint against its peers and prints the table; see README.md beside this file.

Ratios come from both commands run in turn (A B A B …) after warming up: the median of the ratios of the pairs.
Nothing here fails because of a figure; the verdict is for people to read.
"""

from __future__ import annotations

import argparse
import dataclasses
import fnmatch
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import generate
import instructions
from rows import FULL, QUICK, Bench, rows
from running import CannotMeasure
from table import HEADER, cells, markdown, print_aligned, write_markdown

ROOT = Path(__file__).resolve().parent.parent


def circumstances(bench: Bench) -> list[str]:
    """What the figures depend on: the machine without its name, and the versions of everything that ran."""
    processor = platform.processor() or platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                processor = f"{line.split(':', 1)[1].strip()} ({platform.machine()})"
                break
    except OSError:
        pass
    versions = [_first_line([bench.binary, "--version"], "fiorilint"), _first_line(["xmllint", "--version"], "xmllint"),
                _first_line(["jq", "--version"], "jq")]
    return [f"{platform.system()} {platform.release().split('-')[0]}, {os.cpu_count()} cores, {processor}",
            "; ".join(versions), f"--jobs {bench.jobs} unless the row says otherwise; generator {bench.data.version}"]


def _first_line(words: list[str], name: str) -> str:
    try:
        result = subprocess.run(words, capture_output=True, text=True, errors="replace")
    except OSError:
        return f"{name} missing"
    text = (result.stdout.strip() or result.stderr.strip()).splitlines()[:1]
    line = text[0] if text else "?"
    return line if line.startswith(name) else f"{name} {line}"


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure fiorilint against its peers in one run.")
    parser.add_argument("--quick", action="store_true", help="1,000 files instead of 10,000, and less of all the rest")
    parser.add_argument("--only", action="append", default=[], metavar="ROW",
                        help="only rows that match (repeatable, globs)")
    parser.add_argument("--list", action="store_true", help="list the rows and end")
    parser.add_argument("--instructions", action="store_true",
                        help="count instructions below valgrind instead, with the rows of instructions.py")
    parser.add_argument("--runs", type=int, metavar="N", help="pairs of runs per row")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), metavar="N",
                        help="threads of fiorilint (default: 2, or what the machine has)")
    parser.add_argument("--binary", default=str(ROOT / ".build" / "release" / "fiorilint"), metavar="PATH",
                        help="the fiorilint to measure (default: the release build)")
    parser.add_argument("--data", type=Path, default=ROOT / ".build" / "bench-data", metavar="DIR",
                        help="where the generated files are kept (default: .build/bench-data)")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the table as Markdown too")
    return parser.parse_args()


def found(binary: str) -> str:
    """The absolute path of the fiorilint to measure."""
    path = shutil.which(binary)
    if path is None:
        sys.exit(f"error: there is no fiorilint at {binary}; `make bench` builds it")
    return str(Path(path).resolve())


def main() -> None:
    options = parse()
    if options.instructions:
        return instructions.run(found(options.binary), generate.Data(options.data.resolve()), options.only,
                                options.markdown)
    scale = QUICK if options.quick else FULL
    if options.runs:
        scale = dataclasses.replace(scale, runs=options.runs)
    chosen = rows(scale)
    if options.only:
        known = [row.id for row in chosen]
        for pattern in options.only:
            if not fnmatch.filter(known, pattern):
                sys.exit(f"error: no row matches {pattern}; the rows are {', '.join(known)}")
        chosen = [row for row in chosen if any(fnmatch.fnmatch(row.id, pattern) for pattern in options.only)]
    if options.list:
        for row in chosen:
            print(f"{row.id:16} {row.measure} ({row.peer})")
        return

    bench = Bench(found(options.binary), generate.Data(options.data.resolve()), scale, options.jobs)
    conditions = circumstances(bench)
    # A wall clock tells little on a machine that is busy with something else.
    load = os.getloadavg()[0]
    if load > 0.25:
        bench.notes.append(f"the machine was busy before the first run (load {load:.2f}): wall times mean little")
    print("\n".join(conditions))

    widths = (max(len(row.measure) for row in chosen), max(len(row.peer) for row in chosen), 17, 17, 8, 13, 0)
    print()
    print_aligned(HEADER, widths)
    table: list[tuple[str, ...]] = []
    for row in chosen:
        try:
            line = cells(row.measure, row.peer, row.goal, row.figure(bench))
        except CannotMeasure as reason:
            line = cells(row.measure, row.peer, row.goal, None, str(reason))
        print_aligned(line, widths)
        table.append(line)

    for note in bench.notes:
        print(f"note: {note}")
    if options.markdown:
        text = "\n\n".join(["  \n".join(conditions), markdown(table), *(f"Note: {note}." for note in bench.notes)])
        write_markdown(options.markdown, text)


if __name__ == "__main__":
    main()
