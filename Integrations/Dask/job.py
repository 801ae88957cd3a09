#!/usr/bin/env python3
"""Lints screens with Dask: Parquet with the columns `path` and `text` in, a file of answers for each partition out.

    job.py screens.parquet answers fiorilint --platform android
"""

import sys
from pathlib import Path

import dask
import dask.dataframe as frames

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Spark"))
from partition import lint, record  # noqa: E402


@dask.delayed
def answer(part, number: int, folder: str, command: list[str]) -> str:
    file = Path(folder) / f"part-{number:05}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(line + "\n" for line in lint(command, map(record, part["path"], part["text"]))))
    return str(file)


if __name__ == "__main__":
    place, folder, executable, *options = sys.argv[1:]
    command = [executable, "stream", "--batch-records", "--jobs", "1", "--quiet", "--partial", *options]
    parts = frames.read_parquet(place, columns=["path", "text"]).to_delayed()
    print(*dask.compute(*(answer(part, number, folder, command) for number, part in enumerate(parts))), sep="\n")
