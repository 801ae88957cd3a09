#!/usr/bin/env python3
"""Joins what .ci/release has made on several platforms into one folder, with the checksums of all of it.

    joined.py FOLDER … INTO      a file that several have, such as the notes, is that of the first
"""

import hashlib
import shutil
import sys
from pathlib import Path


def main() -> None:
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    *sources, target = (Path(argument) for argument in sys.argv[1:])
    sums: dict[str, str] = {}
    for source in sources:
        for line in (source / "SHA256SUMS").read_text().splitlines():
            digest, name = line.split("  ", 1)
            data = (source / name).read_bytes()
            if hashlib.sha256(data).hexdigest() != digest:
                sys.exit(f"joined: {source / name} is not what its SHA256SUMS says")
            if name not in sums:
                target.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(source / name, target / name)
                sums[name] = digest
    (target / "SHA256SUMS").write_text("".join(f"{digest}  {name}\n" for name, digest in sorted(sums.items())))


main()
