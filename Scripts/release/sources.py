"""What the sources say of themselves: where they are, their version, and when they were committed."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("FIORILINT_BUILD", ROOT / ".build"))
HOME = "https://github.com/fiorilint/fiorilint"
RELEASES = f"{HOME}/releases/download"


def run(*command: object, **options: object) -> str:
    """What a command prints; ends this program where it fails."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    if done.returncode != 0:
        sys.exit(f"release: {' '.join(str(word) for word in command[:2])} failed:\n{done.stderr.strip()}")
    return done.stdout


def version() -> str:
    """The version in the sources, which is declared once."""
    source = (ROOT / "Sources/Project/BuildDescription.swift").read_text()
    match = re.search(r'static let version = "([^"]+)"', source)
    return match.group(1) if match else sys.exit("release: BuildDescription.swift names no version")


def commit_time() -> int:
    """When the commit was made, in seconds since 1970, for all dates inside."""
    return int(run("git", "log", "-1", "--format=%ct", cwd=ROOT))


def refuse_changes() -> None:
    """A release says which commit it is of, and nothing in it may be of none."""
    changes = run("git", "status", "--porcelain", cwd=ROOT).splitlines()
    if changes:
        more = f"\n(and {len(changes) - 5} more)" if len(changes) > 5 else ""
        sys.exit("release: what is here is not what is committed; commit it, or try with --dirty:\n"
                 + "\n".join(changes[:5]) + more)


def notes(number: str, *, is_final: bool = False) -> str:
    """What CHANGELOG.md says of a version; of what comes next where it has no section yet, unless it is to have one."""
    parts = re.split(r"^## \[([^]]+)\].*$", (ROOT / "CHANGELOG.md").read_text(), flags=re.MULTILINE)
    sections = dict(zip(parts[1::2], parts[2::2]))
    text = sections.get(number) or ("" if is_final else sections.get("Unreleased"))
    if not text or not text.strip():
        sys.exit(f"release: CHANGELOG.md has no section [{number}], or nothing in it")
    return f"# fiorilint {number}\n\n{text.strip()}\n"
