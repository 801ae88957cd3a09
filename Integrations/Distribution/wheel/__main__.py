"""`python -m fiorilint` is `fiorilint` of the same installation."""

import os
import sys
import sysconfig
from pathlib import Path


def executable() -> Path:
    """Where pip has put the program: among the scripts of this environment, of the user, or beside a `--target` folder."""
    folders = [sysconfig.get_path("scripts")]
    folders.append(sysconfig.get_path("scripts", sysconfig.get_preferred_scheme("user")))
    folders.append(str(Path(__file__).resolve().parent.parent / "bin"))
    for folder in folders:
        path = Path(folder) / "fiorilint"
        if path.is_file():
            return path
    sys.exit(f"fiorilint: the program is missing in {', '.join(folders)}: install the package again")


if __name__ == "__main__":
    path = str(executable())
    os.execv(path, [path, *sys.argv[1:]])
