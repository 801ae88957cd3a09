#!/usr/bin/env python3
"""Renews first.txt: the functions and variables that a check of one small file needs. The linker puts them next to each other.

    order.py     after `Scripts/build/build release`; needs valgrind and binutils, and takes one minute
"""

import bisect
import subprocess
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parents[2]
EXECUTABLE = ROOT / ".build/release/fiorilint"
STARTS = [
    ["check", "--jobs", "1", "Fixtures/screens/team-profile.json"],
    ["check", "--jobs", "1", "Fixtures/screens/team-profile.xml"],
    ["check", "--jobs", "1", "Fixtures/screens/fieldwork/Pages/Equipment/EquipmentDetail.page"],
    ["--version"],
]
SECTIONS = {".text", ".data", ".bss"}
INTRODUCTION = """\
# The functions and variables of a start, which the linker puts on few pages. Written by order.py. The linker skips missing names.
"""


def symbols() -> list[tuple[int, int, str]]:
    """Address, size and shortest name of each symbol that can be moved, by address."""
    listed: dict[int, tuple[int, int, str]] = {}
    lines = subprocess.run(["nm", "-f", "sysv", EXECUTABLE], check=True, capture_output=True, text=True).stdout.splitlines()
    for columns in (line.split("|") for line in lines if line.count("|") == 6):
        name, address, size, section = (columns[index].strip() for index in (0, 1, 4, 6))
        if section not in SECTIONS or not address:
            continue
        known = listed.get(int(address, 16))
        if known is None or (len(name), name) < (len(known[2]), known[2]):
            listed[int(address, 16)] = (int(address, 16), int(size or "1", 16), name)
    return [listed[address] for address in sorted(listed)]


def touched(arguments: list[str]) -> set[int]:
    """The addresses that a run executes, reads and writes."""
    trace = ["valgrind", "--tool=lackey", "--trace-mem=yes", EXECUTABLE, *arguments]
    found: set[str] = set()
    with subprocess.Popen(trace, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as run:
        for line in run.stderr or []:
            if line[:3] in ("I  ", " L ", " S ", " M "):
                found.add(line[3:].split(",")[0])
    return {int(address, 16) for address in found}


def main() -> None:
    listed = symbols()
    starts = [address for address, _, _ in listed]
    needed: set[str] = set()
    for arguments in STARTS:
        for address in touched(arguments):
            index = bisect.bisect_right(starts, address) - 1
            if index >= 0 and address < listed[index][0] + max(listed[index][1], 1):
                needed.add(listed[index][2])
    (FOLDER / "first.txt").write_text(INTRODUCTION + "".join(f"{name}\n" for name in sorted(needed)))
    print(f"{len(needed)} names")


main()
