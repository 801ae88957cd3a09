#!/usr/bin/env python3
"""Joins what Scripts/release/release has made on several platforms into one folder, with the checksums of all of it.

    joined.py FOLDER … INTO      a file that several have, such as the notes, is that of the first

What names several platforms (the artifact bundle and its plugins, the formula, the entries for mise and asdf) is made anew.
"""

import hashlib
import io
import sys
import tarfile
from pathlib import Path

import package_managers
import platforms
import sources


def unpacked(archive: bytes, path: str) -> bytes:
    """A file of an archive, by the end of its path there."""
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        for member in files:
            stream = files.extractfile(member) if member.name.endswith(f"/{path}") else None
            if stream is not None:
                return stream.read()
    sys.exit(f"joined: an archive has no {path}")


def main() -> None:
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    *folders, target = (Path(argument) for argument in sys.argv[1:])
    made: dict[str, bytes] = {}
    for folder in folders:
        for line in (folder / "SHA256SUMS").read_text().splitlines():
            digest, name = line.split("  ", 1)
            data = (folder / name).read_bytes()
            if hashlib.sha256(data).hexdigest() != digest:
                sys.exit(f"joined: {folder / name} is not what its SHA256SUMS says")
            made.setdefault(name, data)

    version = sources.version()
    archives = {each: made[each.archive(version)] for each in platforms.ALL if each.archive(version) in made}
    if not archives:
        sys.exit(f"joined: there is no archive of {version} in {', '.join(str(folder) for folder in folders)}")
    executables = {each: unpacked(data, "bin/fiorilint") for each, data in archives.items()}
    first = next(iter(archives.values()))
    documents = {name: unpacked(first, name) for name in ["LICENSE", "THIRD-PARTY-NOTICES"]}
    made.update(package_managers.files(archives, executables, documents, version, sources.commit_time()))

    target.mkdir(parents=True, exist_ok=True)
    for name, data in made.items():
        (target / name).write_bytes(data)
    sums = "".join(f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in sorted(made.items()))
    (target / "SHA256SUMS").write_text(sums)


main()
