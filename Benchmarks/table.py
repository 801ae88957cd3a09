"""The table: what a figure must be, what it turned out to be, and how that reads."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

RESULTS_BEGIN, RESULTS_END = "<!-- results: begin -->", "<!-- results: end -->"
HEADER = ("measure", "peer", "measured", "must", "record", "verdict", "behind it")


@dataclass(frozen=True)
class Figure:
    """What a row measured: the number that is judged, how it reads, and what stands behind it."""

    value: float
    text: str
    detail: str
    # A second limit, for a row that has one.
    within: bool = True


@dataclass(frozen=True)
class Goal:
    """What a figure must not exceed, and the prototype's figure to beat."""

    must: float
    record: float
    must_text: str = ""
    record_text: str = ""


def cells(measure: str, peer: str, goal: Goal, figure: Figure | None, reason: str = "") -> tuple[str, ...]:
    must = f"≤ {goal.must_text or f'{goal.must:.2f}'}"
    record = goal.record_text or short(goal.record)
    if figure is None:
        return measure, peer, "–", must, record, "not measured", reason
    if figure.value > goal.must or not figure.within:
        verdict = "missed"
    elif figure.value < goal.record:
        verdict = "record beaten"
    else:
        verdict = "met"
    return measure, peer, figure.text, must, record, verdict, figure.detail


def markdown(table: list[tuple[str, ...]]) -> str:
    lines = ["| " + " | ".join(HEADER) + " |", "| " + " | ".join("---" for _ in HEADER) + " |"]
    lines += ["| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in table]
    return "\n".join(lines)


def print_aligned(line: tuple[str, ...], widths: tuple[int, ...]) -> None:
    print("  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip(), flush=True)


def write_markdown(path: Path, text: str, begin: str = RESULTS_BEGIN, end: str = RESULTS_END) -> None:
    """Puts a table between the two marks of a file that has them; writes any other file whole."""
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    if begin in old and end in old:
        before, rest = old.split(begin, 1)
        after = rest.split(end, 1)[1]
        text = f"{before}{begin}\n\n{text}\n\n{end}{after}"
    else:
        text += "\n"
    path.write_text(text, encoding="utf-8")


def short(value: float) -> str:
    return f"{value:.3f}" if value < 0.1 else f"{value:.2f}"


def seconds(value: float) -> str:
    return f"{value:.2f} s" if value >= 1 else f"{value * 1000:.{1 if value < 0.1 else 0}f} ms"
