#!/usr/bin/env python3
"""Runs job.py on a real local Spark, and Dask where it is installed, over 20,000 screens in 8 partitions, kills workers in the
middle, and holds the reports that `fiorilint merge --json-lines` makes of the answers against those of one `fiorilint check`, byte by byte.

    test.py EXECUTABLE FIXTURES [COUNT]
"""

from __future__ import annotations

import glob
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
PARTITIONS = 8
FORMATS = ("json", "sarif", "csv", "junit")


def screens(fixtures: Path, count: int) -> dict[str, str]:
    """Screens by path: those of our own that are UTF-8 and refer to no other file, again and again, as of many apps."""
    texts = []
    for file in sorted([*fixtures.glob("formats/*/*.json"), *fixtures.glob("formats/uiautomator/*.xml")]):
        try:
            text = file.read_bytes().decode()
        except UnicodeDecodeError:
            continue
        if "mdk" not in file.parts and "encoding=\"" not in text and not text.startswith("\ufeff") and len(text) < 40_000:
            texts.append((file.suffix, text))
    return {f"app{number % 50:02}/{number:05}{texts[number % len(texts)][0]}": texts[number % len(texts)][1]
            for number in range(count)}


def write_parquet(path: Path, found: dict[str, str]) -> None:
    import pyarrow
    import pyarrow.parquet
    # Not in the order of their paths, so that no partition has what a folder has.
    paths = sorted(found, key=lambda name: name[::-1])
    table = pyarrow.table({"path": paths, "text": [found[path] for path in paths]})
    size = -(-len(paths) // PARTITIONS)
    path.mkdir()
    for number in range(PARTITIONS):
        pyarrow.parquet.write_table(table.slice(number * size, size), path / f"part-{number}.parquet")


def flaky(folder: Path, executable: str) -> Path:
    """A command that answers some records and dies the first time, and kills the worker that it belongs to the second time."""
    script = folder / "flaky"
    script.write_text(f"""#!/bin/bash
if mkdir {folder}/first 2>/dev/null; then head -n 300 | {executable} "$@"; kill -9 $$; fi
if mkdir {folder}/second 2>/dev/null; then head -n 300 | {executable} "$@"; kill -9 $PPID; exit 9; fi
exec {executable} "$@"
""")
    script.chmod(0o755)
    return script


def reports(command: list[str], folder: Path, name: str) -> dict[str, bytes]:
    formats = [f"--format={kind}={folder / name}.{kind}" for kind in FORMATS]
    subprocess.run([*command, *formats, "--quiet"], cwd=folder / "screens", check=False)
    return {kind: Path(f"{folder / name}.{kind}").read_bytes() for kind in FORMATS}


def main() -> int:
    executable, fixtures = os.path.abspath(sys.argv[1]), Path(sys.argv[2]).resolve()
    found = screens(fixtures, int(sys.argv[3]) if len(sys.argv) > 3 else 20_000)
    outcomes: list[tuple[str, bool]] = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for path, text in found.items():
            file = folder / "screens" / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(text.encode())
        write_parquet(folder / "screens.parquet", found)
        # Named, so that nothing is skipped.
        names = folder / "names"
        names.write_text("".join(path + "\n" for path in sorted(found)))
        whole = reports([executable, "check", "--no-config", "--files-from", str(names)], folder, "check")
        findings = json.loads(whole["json"])["findings"]
        outcomes.append(("the screens have findings", len(findings) > len(found) // 10))

        script = flaky(folder, executable)
        environment = {**os.environ, "PYSPARK_PYTHON": sys.executable, "PYSPARK_DRIVER_PYTHON": sys.executable}
        # Four tries of a task, as a cluster has them.
        submit = [
            sys.executable, str(HERE / "job.py"), str(folder / "screens.parquet"), str(folder / "spark"),
            "--partitions", str(PARTITIONS), "--fiorilint", str(script), "--", "--no-config"]
        environment["PYSPARK_SUBMIT_ARGS"] = "--master local[2,4] --conf spark.ui.enabled=false pyspark-shell"
        run = subprocess.run(submit, env=environment, cwd=folder, capture_output=True, text=True, check=False)
        if run.returncode:
            print(run.stdout, run.stderr, file=sys.stderr)
        outcomes.append(("Spark's job ends well though workers were killed", run.returncode == 0))
        outcomes.append(("both were killed", (folder / "first").is_dir() and (folder / "second").is_dir()))
        parts = sorted(glob.glob(f"{folder}/spark/answers/part-*"))
        outcomes.append(("there are 8 parts", len(parts) == PARTITIONS))
        merged = reports([executable, "merge", "--json-lines", *parts], folder, "merge")
        for kind in FORMATS:
            outcomes.append((f"{kind} of Spark's answers is that of check", merged[kind] == whole[kind]))
        import pyarrow.parquet
        table = pyarrow.parquet.read_table(folder / "spark" / "findings").to_pylist()
        rows = {(row["path"], row["rule"], row["line"], row["column"], row["element"]) for row in table}
        wanted = {(row["path"], row["rule"], row["line"], row["column"], row["element"]) for row in findings}
        outcomes.append(("the Parquet has the findings", rows == wanted and len(table) == len(findings)))
        counts = pyarrow.parquet.read_table(folder / "spark" / "rules").to_pylist()
        outcomes.append(("the counts are theirs", sum(row["count"] for row in counts) == len(findings)))

        if importlib.util.find_spec("dask"):
            job = [sys.executable, str(HERE.parent / "Dask" / "job.py"), str(folder / "screens.parquet"),
                   str(folder / "dask"), executable, "--no-config"]
            run = subprocess.run(job, cwd=folder, capture_output=True, text=True, check=False)
            if run.returncode:
                print(run.stderr, file=sys.stderr)
            merged = reports([executable, "merge", "--json-lines", *run.stdout.split()], folder, "dask")
            outcomes.append(("the reports of Dask's answers are those of check", merged == whole))
    for name, holds in outcomes:
        if not holds:
            print(f"failed: {name}")
    failed = sum(not holds for _, holds in outcomes)
    print(f"{len(outcomes) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
