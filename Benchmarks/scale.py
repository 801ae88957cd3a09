#!/usr/bin/env python3
"""Trees as large as file systems have them: fiorilint's cpu against that of `find`, and its memory against a hundredth of the files.

    python3 Benchmarks/scale.py --binary .build/release/fiorilint [--files N] [--data DIR] [--markdown FILE]

Each file is a hard link to one of a few screens, so that a million of them take the room of their names alone.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path

from running import Command, Cost, Runner

SCREEN = '{"type": "screen", "platform": "ios", "content": [{"type": "button", "id": "a", "frame": [0, 0, 44, 44]}]}\n'
# File systems allow so many names of one file, and some more.
NAMES_OF_ONE = 30_000
BEGIN, END = "<!-- scale: begin -->", "<!-- scale: end -->"


class Links:
    """Gives screens one name after another."""

    def __init__(self, room: Path):
        self.room = room
        self.count = 0
        room.mkdir(parents=True, exist_ok=True)

    def add(self, path: str, folder: int | None = None) -> None:
        number, used = divmod(self.count, NAMES_OF_ONE)
        original = self.room / f"{number}.json"
        if used == 0:
            original.write_text(SCREEN)
        os.link(original, path, dst_dir_fd=folder)
        self.count += 1


def folders(links: Links, tree: Path, files: int, count: int) -> None:
    for number in range(count):
        folder = tree / f"{number // 100:03}" / f"{number:05}"
        folder.mkdir(parents=True)
        for file in range(files // count):
            links.add(f"{folder}/{file:06}.json")


def long_paths(links: Links, tree: Path, files: int, length: int) -> None:
    """Files below folders whose path is nearly as long as the system takes."""
    tree.mkdir(parents=True)
    folder = os.open(tree, os.O_RDONLY)
    used = len(os.fsencode(tree.resolve()))
    while used + 202 < length:
        os.mkdir("d" * 200, dir_fd=folder)
        inner = os.open("d" * 200, os.O_RDONLY, dir_fd=folder)
        os.close(folder)
        folder, used = inner, used + 201
    for file in range(files):
        links.add(f"{file:06}.json", folder)
    os.close(folder)


def rows(files: int):
    """What it is called, how many files, and what makes them below a folder."""
    count = max(1, files // 100)
    yield f"{files:,} files in {count:,} folders", files, lambda links, tree, n: folders(links, tree, n, max(1, n // 100))
    single = files // 5
    yield f"one folder of {single:,}", single, lambda links, tree, n: folders(links, tree, n, 1)
    long = files // 100
    yield f"{long:,} files with paths of 4,000 bytes", long, lambda links, tree, n: long_paths(links, tree, n, 4_000)


def measured(binary: str, data: Path, files: int) -> list[str]:
    runner = Runner(data, data)
    lines = ["| tree | fiorilint, cpu | `find -type f`, cpu | a file | peak | peak with a hundredth of the files |",
             "| --- | --- | --- | --- | --- | --- |"]
    for name, count, make in rows(files):
        costs: dict[int, tuple[Cost, Cost]] = {}
        for size in (count // 100, count):
            shutil.rmtree(data / "tree", ignore_errors=True)
            shutil.rmtree(data / "room", ignore_errors=True)
            make(Links(data / "room"), data / "tree", size)
            # Reading names and files is what both wait for, and the machine has them after the first run.
            found = runner.run(Command("find", ("find", "tree", "-type", "f")))
            words = (binary, "check", "tree", "--jobs", "2", "--quiet", "--format", "jsonl=report.jsonl")
            costs[size] = runner.run(Command("fiorilint", words)), found
        (ours, theirs), (few, _) = costs[count], costs[count // 100]
        lines.append(f"| {name} | {ours.cpu:.1f} s | {theirs.cpu:.1f} s | {ours.cpu / count * 1e6:.0f} µs "
                     f"| {ours.peak / 1e6:.0f} MB | {few.peak / 1e6:.0f} MB |")
        print(lines[-1], flush=True)
    shutil.rmtree(data / "tree", ignore_errors=True)
    shutil.rmtree(data / "room", ignore_errors=True)
    return lines


def main() -> None:
    root = Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--binary", default=str(root / ".build/release/fiorilint"))
    parser.add_argument("--files", type=int, default=1_000_000, help="of the largest tree (default: 1,000,000)")
    parser.add_argument("--data", type=Path, default=root / ".build/scale-data")
    parser.add_argument("--markdown", type=Path, help="put the table into this file, between its marks")
    options = parser.parse_args()
    options.data.mkdir(parents=True, exist_ok=True)
    lines = measured(str(Path(options.binary).resolve()), options.data.resolve(), options.files)
    if options.markdown:
        text = options.markdown.read_text()
        if BEGIN not in text:
            sys.exit(f"error: {options.markdown} has no {BEGIN}")
        before, rest = text.split(BEGIN)
        options.markdown.write_text(before + BEGIN + "\n\n" + "\n".join(lines) + "\n\n" + END + rest.split(END)[1])


if __name__ == "__main__":
    main()
