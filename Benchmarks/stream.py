#!/usr/bin/env python3
"""`fiorilint stream` against `check` over the same screens, and the memory of very many records.

    python3 Benchmarks/stream.py [--binary .build/release/fiorilint] [--records N] [--markdown FILE]
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from pathlib import Path

from generate import Data
from running import Command, Runner

FILES, PAIRS = 1_000, 7
BEGIN, END = "<!-- stream: begin -->", "<!-- stream: end -->"


def records(data: Data, kind: str, member: str) -> tuple[str, Path]:
    """A folder of generated screens, and a file with a record for each, which has it as `text` or as the value of `screen`."""
    info = data.tree(kind, FILES)
    tree = data.directory / info["path"]
    files = sorted(str(file.relative_to(data.directory)) for file in tree.rglob(f"*.{kind}"))
    path = data.directory / f"{kind}-{member}-records.jsonl"
    with path.open("w") as lines:
        for file in files:
            text = (data.directory / file).read_text()
            record = {"path": file, member: text if member == "text" else json.loads(text)}
            lines.write(json.dumps(record, ensure_ascii=False) + "\n")
    return info["path"], path


def measured(binary: str, data: Data, count: int) -> list[str]:
    runner = Runner(data.directory, data.directory.parent)
    lines = ["| measure | stream | `check --format jsonl` | throughput against it |", "| --- | --- | --- | --- |"]
    for kind, member in (("xml", "text"), ("json", "screen"), ("json", "text")):
        folder, path = records(data, kind, member)
        checked = Command("check", (binary, "check", folder, "--no-config", "--jobs", "1", "--quiet", "--format", "jsonl"),
                          (), (0, 1))
        stream = f"{binary} stream --no-config --jobs 1 --quiet --batch-records"
        streamed = Command("stream", ("sh", "-c", f"{stream} <{path.name} >/dev/null"), (), (0, 1))
        pairs = runner.pairs(streamed, checked, PAIRS)
        ratio = statistics.median(theirs.cpu / ours.cpu for ours, theirs in pairs)
        ours, theirs = (statistics.median(cost.cpu for cost in side) / FILES * 1e6 for side in zip(*pairs))
        lines.append(f"| a screen of {path.stat().st_size // FILES:,} bytes in {kind.upper()} as `{member}`, cpu | {ours:.0f} µs | {theirs:.0f} µs "
                     f"| {ratio:.2f} |")
        print(lines[-1], flush=True)
        again = count // FILES
        many = f"for i in $(seq {again}); do cat {path.name}; done | {stream.replace('--jobs 1', '--jobs 2')} >/dev/null"
        cost = runner.run(Command("stream", ("sh", "-c", many), (), (0, 1)))
        lines.append(f"| {again * FILES:,} records, peak; cpu of all, with `cat` | {cost.peak / 1e6:.0f} MB; {cost.cpu:.0f} s | | |")
        print(lines[-1], flush=True)
    return lines


def main() -> None:
    root = Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--binary", default=str(root / ".build/release/fiorilint"))
    parser.add_argument("--records", type=int, default=1_000_000, help="whose memory is measured (default: 1,000,000)")
    parser.add_argument("--data", type=Path, default=root / ".build/bench-data")
    parser.add_argument("--markdown", type=Path, help="put the table into this file, between its marks")
    options = parser.parse_args()
    lines = measured(str(Path(options.binary).resolve()), Data(options.data.resolve()), options.records)
    if options.markdown:
        text = options.markdown.read_text()
        if BEGIN not in text:
            sys.exit(f"error: {options.markdown} has no {BEGIN}")
        before, rest = text.split(BEGIN)
        options.markdown.write_text(before + BEGIN + "\n\n" + "\n".join(lines) + "\n\n" + END + rest.split(END)[1])


if __name__ == "__main__":
    main()
