"""`python -m fiorilint` is the `fiorilint` that was installed with this package, and no other one of this machine."""

import os
import sys
import sysconfig
from importlib import metadata
from pathlib import Path
from typing import Iterator

NAMES = ("fiorilint", "fiorilint.exe")


def recorded() -> Iterator[Path]:
    """Where the installer says it has put the program."""
    package = Path(__file__).resolve().parent
    try:
        files = metadata.distribution("fiorilint").files or []
    except metadata.PackageNotFoundError:
        return
    paths = [Path(str(file.locate())) for file in files]
    # Of two installations the one is asked that this package is of.
    if any(path.resolve() == package / "__main__.py" for path in paths):
        yield from (path for path in paths if path.name in NAMES and path.parent.name != "fiorilint")


def beside() -> Iterator[Path]:
    """Where it lies where nothing is recorded, or moved: among the scripts of the folder that holds the package."""
    library = Path(__file__).resolve().parent.parent
    # Below a prefix a library is lib/python3.x/site-packages, on Windows Lib\\site-packages.
    folders = [parent / name for parent in list(library.parents)[:3] for name in ("bin", "Scripts")]
    ours = {Path(sysconfig.get_path(kind)).resolve() for kind in ("purelib", "platlib")}
    if library in ours:
        folders.insert(0, Path(sysconfig.get_path("scripts")))
    yield from (folder / name for folder in folders for name in NAMES)


def executable() -> Path:
    # What was installed with --target has it inside, and records it elsewhere.
    inside = (Path(__file__).resolve().parent.parent / "bin" / name for name in NAMES)
    for path in (*inside, *recorded(), *beside()):
        if path.is_file():
            return path
    sys.exit("fiorilint: the program that belongs to {} is missing: install the package again".format(Path(__file__).parent))


if __name__ == "__main__":
    path = str(executable())
    os.execv(path, [path, *sys.argv[1:]])
