#!/usr/bin/env python3
"""Lints the corpus and holds every finding against accuracy-labels.tsv, which says what a person who read it thought.

Prints findings by rule and format, and three figures of all: which share of the true and false ones is true, which
share of all is, arguable ones included, and how many of the findings that were labelled true are still found. Exits
with 1 where a finding is labelled false, where one was not read yet, and, with --table-of, where the table in that file
is not the one that was printed.
"""

from __future__ import annotations

import argparse
import csv
import json
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from table import write_markdown

ROOT = Path(__file__).resolve().parent.parent
LABELS = ROOT / "Benchmarks" / "accuracy-labels.tsv"
COLUMNS = ["repository", "path", "rule", "element", "label", "reason"]
VERDICTS = ("true", "arguable", "false")
BEGIN, END = "<!-- accuracy: begin -->", "<!-- accuracy: end -->"

# In whole projects the format is the file's own; elsewhere the corpus has a folder for each.
FORMATS_BY_ENDING = {
    ".page": "mdk", ".fragment": "mdk", ".storyboard": "storyboard", ".xib": "storyboard", ".xml": "android-layout"
}


@dataclass(frozen=True, order=True)
class Key:
    """What a label belongs to. Lines are no part of it: a reader that learns a better place changes no verdict."""

    repository: str
    path: str
    rule: str
    element: str


@dataclass
class Tally:
    verdicts: Counter = field(default_factory=Counter)

    @property
    def total(self) -> int:
        return sum(self.verdicts.values())

    @property
    def judged(self) -> int:
        return self.verdicts["true"] + self.verdicts["false"]

    def cells(self) -> list[str]:
        true = self.verdicts["true"]
        counts = [str(self.total), *(str(self.verdicts[verdict]) for verdict in VERDICTS)]
        return [*counts, percentage(true, self.judged), percentage(true, self.total)]


def percentage(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "–"


def read_labels() -> dict[Key, tuple[str, str]]:
    labels: dict[Key, tuple[str, str]] = {}
    with LABELS.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        if rows.fieldnames != COLUMNS:
            sys.exit(f"{LABELS.name}:1: expected the columns {', '.join(COLUMNS)}")
        for row in rows:
            place = f"{LABELS.name}:{rows.line_num}"
            if None in row.values() or None in row or not row["reason"]:
                sys.exit(f"{place}: expected {len(COLUMNS)} columns, each filled")
            if row["label"] not in VERDICTS:
                sys.exit(f"{place}: expected one of {', '.join(VERDICTS)}, found {row['label']}")
            key = Key(row["repository"], row["path"], row["rule"], row["element"])
            if key in labels:
                sys.exit(f"{place}: labelled twice: {describe(key)}")
            labels[key] = row["label"], row["reason"]
    return labels


def lint(executable: Path, corpus: Path) -> list[dict]:
    # The projects' own configurations are no part of what is measured; neither is a folder without a screen.
    command = [executable, "check", ".", "--no-config", "--pass-on-no-screens", "--group-steps", "false",
               "--format", "json",
               "--fail-on", "never"]
    findings = []
    # Rules about accessibility run where they are asked for, and then alone.
    for options in ([], ["--rule", "accessibility/*"]):
        run = subprocess.run(command + options, cwd=corpus, stdin=subprocess.DEVNULL, capture_output=True, check=False)
        try:
            findings += json.loads(run.stdout)["findings"]
        except (ValueError, KeyError):
            sys.exit(f"fiorilint gave no report (exit {run.returncode}): {run.stderr.decode(errors='replace')}")
    # Those about the descriptions themselves are in both.
    return list({json.dumps(finding, sort_keys=True): finding for finding in findings}.values())


def located(finding: dict) -> tuple[str, Key]:
    """The format of a finding of the corpus, and what a label names it by."""
    folder, repository, path = finding["path"].removeprefix("./").split("/", 2)
    form = FORMATS_BY_ENDING.get(Path(path).suffix, folder) if folder == "projects" else folder
    return form, Key(repository.replace("__", "/", 1), path, finding["rule"], finding["element"])


def describe(key: Key) -> str:
    return f"{key.repository} {key.path} {key.rule} {key.element}"


def markdown(tallies: dict[tuple[str, str], Tally], kept: int, labelled: int) -> str:
    """The table of all rules and formats, and that of the three figures.

    `kept` of the `labelled` findings that a person called true are still found.
    """
    header = ["rule", "format", "findings", *VERDICTS, "true ÷ (true + false)", "true ÷ all"]
    lines = ["| " + " | ".join(header) + " |", "| " + " | ".join(["---", "---"] + ["--:"] * 6) + " |"]
    whole = Tally()
    for (rule, form), tally in sorted(tallies.items()):
        lines.append("| " + " | ".join([f"`{rule}`", form, *tally.cells()]) + " |")
        whole.verdicts.update(tally.verdicts)
    lines.append("| " + " | ".join(["all", "", *whole.cells()]) + " |")
    true = whole.verdicts["true"]
    figures = [
        ("true ÷ (true + false)", true, whole.judged), ("true ÷ all, arguable included", true, whole.total),
        ("true findings kept", kept, labelled),
    ]
    lines += ["", "| figure | count | share |", "| --- | --: | --: |"]
    lines += [f"| {name} | {part} of {count} | {percentage(part, count)} |" for name, part, count in figures]
    return "\n".join(lines)


def shown_table(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    if BEGIN not in text or END not in text:
        sys.exit(f"{path.name}: expected the marks {BEGIN} and {END}")
    return text.split(BEGIN, 1)[1].split(END, 1)[0].strip()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--executable", type=Path, default=ROOT / ".build/release/fiorilint")
    parser.add_argument("--corpus", type=Path, default=ROOT.parent / "shared/corpus")
    parser.add_argument("--table-of", type=Path, metavar="FILE", help="fail where FILE shows another table")
    parser.add_argument("--write", type=Path, metavar="FILE", help="put the table between the marks of FILE")
    parser.add_argument("--unread", type=Path, metavar="TSV", help="write what was not read yet, ready to be labelled")
    options = parser.parse_args()
    if not options.corpus.is_dir():
        print("The corpus is not here; accuracy was not measured.")
        return 0

    labels = read_labels()
    tallies: dict[tuple[str, str], Tally] = {}
    unread, false, met = {}, [], set()
    for finding in lint(options.executable.resolve(), options.corpus):
        form, key = located(finding)
        met.add(key)
        verdict, reason = labels.get(key, ("unread", ""))
        tallies.setdefault((key.rule, form), Tally()).verdicts[verdict] += 1
        line = f"{finding['path']}:{finding.get('line', 1)}: {key.rule} {key.element}"
        if verdict == "unread":
            unread[key] = f"{line}: {finding['message']}"
        elif verdict == "false":
            false.append(f"{line}: {reason}")

    true = {key for key in labels if labels[key][0] == "true"}
    table = markdown(tallies, len(true & met), len(true))
    print(table)
    for title, lines in (("False", false), ("Not read yet", list(unread.values()))):
        if lines:
            print(f"\n{title}:", *lines, sep="\n  ")
    if lost := sorted(true - met):
        print("\nLabelled true, and not found any more:", *map(describe, lost), sep="\n  ")
    if options.unread:
        with options.unread.open("w", encoding="utf-8", newline="") as file:
            rows = csv.writer(file, delimiter="\t", quoting=csv.QUOTE_NONE, quotechar=None, lineterminator="\n")
            rows.writerow(COLUMNS)
            rows.writerows([key.repository, key.path, key.rule, key.element, "", line] for key, line in unread.items())
    if options.write:
        write_markdown(options.write, table, BEGIN, END)
    stale = options.table_of is not None and shown_table(options.table_of) != table
    if stale:
        print(f"\n{options.table_of.name} shows another table: `make accuracy ARGS=\"--write docs/background/accuracy.md\"` renews it.")
    return 1 if false or unread or stale else 0


if __name__ == "__main__":
    sys.exit(main())
