"""One `fiorilint stream` for each partition of screens, whatever engine has the partitions."""

from __future__ import annotations

import json
import subprocess
import threading
from typing import Iterable, Iterator

# Nothing found, something found, and records that are no screens: all of them are answered.
FINISHED = (0, 1, 3)


def record(path: str, text: str) -> str:
    """The line that asks about a screen."""
    return json.dumps({"path": path, "text": text})


def lint(command: list[str], records: Iterable[str]) -> Iterator[str]:
    """The answers to the records of a partition, in their order.

    Raises an error where the process ended before it had answered all, so that the engine runs the partition again.
    """
    asked, answered, mistakes = 0, 0, []
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:

        def feed() -> None:
            nonlocal asked
            try:
                with process.stdin as pipe:
                    for line in records:
                        asked += 1
                        pipe.write(line.encode() + b"\n")
            except BrokenPipeError:
                pass  # The exit status says why.
            except Exception as mistake:  # What the engine says of its own records is for the engine.
                mistakes.append(mistake)
                process.kill()

        feeder = threading.Thread(target=feed, daemon=True)
        feeder.start()
        for line in process.stdout:
            answered += 1
            yield line.decode().rstrip("\n")
        feeder.join()
    if mistakes:
        raise mistakes[0]
    if process.returncode not in FINISHED or answered != asked:
        raise RuntimeError(f"fiorilint ended with {process.returncode} after {answered} of {asked} answers")
