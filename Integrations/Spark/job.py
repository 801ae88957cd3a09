#!/usr/bin/env python3
"""Lints screens with Spark: Parquet with the columns `path` and `text`, or files, in; Parquet of findings and counts out.

    spark-submit job.py screens.parquet results --fiorilint ./fiorilint -- --platform android --density 560

OUTPUT gets `answers` (text, a line for each screen, for `fiorilint merge --json-lines`), `findings`, `rules` and `statements`.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import Iterator

from pyspark import SparkFiles
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as f

from partition import lint, record

FINDING = "rule string, severity string, line int, column int, element string, message string, statements array<string>"
STRUCT = FINDING.replace(" string", ": string").replace(" int", ": int").replace(" array", ": array")
ANSWER = f"path string, findings array<struct<{STRUCT}>>"


def screens(spark: SparkSession, place: str, pattern: str | None) -> DataFrame:
    """The screens of a Parquet data set, or of the files below a folder whose names match a pattern."""
    if pattern is None:
        return spark.read.parquet(place).select("path", "text")
    files = spark.read.option("recursiveFileLookup", True).option("pathGlobFilter", pattern)
    path = f.regexp_replace(f.input_file_name(), "^[a-z]+:/+", "/")
    return files.text(place, wholetext=True).select(path.alias("path"), f.col("value").alias("text"))


def lint_part(command: list[str], shipped: bool, records: Iterator[str]) -> Iterator[str]:
    executable = SparkFiles.get(Path(command[0]).name) if shipped else command[0]
    return lint([executable, *command[1:]], records)


def answers(found: DataFrame, command: list[str], shipped: bool) -> DataFrame:
    """A line for each screen; one process for each partition."""
    lines = found.rdd.map(lambda row: record(row.path, row.text)).mapPartitions(partial(lint_part, command, shipped))
    return lines.map(lambda line: (line,)).toDF("value string")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("input", help="Parquet with `path` and `text`; with --files a folder")
    parser.add_argument("output", help="the folder to write")
    parser.add_argument("--files", metavar="GLOB", help="read files with such names, such as *.json")
    parser.add_argument("--partitions", type=int, help="so many partitions; those of the input unless given")
    parser.add_argument("--fiorilint", default="fiorilint", help="the executable on the workers, or one that --ship sends")
    parser.add_argument("--ship", action="store_true", help="send the executable to the workers")
    own = sys.argv[1:]
    end = own.index("--") if "--" in own else len(own)
    asked = parser.parse_args(own[:end])
    asked.options = own[end + 1:]
    return asked


def main() -> None:
    asked = arguments()
    spark = SparkSession.builder.appName("fiorilint").getOrCreate()
    context = spark.sparkContext
    context.addPyFile(str(Path(__file__).with_name("partition.py")))
    if asked.ship:
        context.addFile(asked.fiorilint)
    found = screens(spark, asked.input, asked.files)
    if asked.partitions:
        found = found.repartition(asked.partitions)
    command = [asked.fiorilint, "stream", "--batch-records", "--jobs", "1", "--quiet", "--partial", *asked.options]
    answers(found, command, asked.ship).write.text(f"{asked.output}/answers")
    # What was answered is read back, so that nothing is linted twice.
    parsed = spark.read.text(f"{asked.output}/answers").select(f.from_json("value", ANSWER).alias("answer"))
    findings = parsed.select("answer.path", f.explode("answer.findings").alias("finding")).select("path", "finding.*")
    findings.write.parquet(f"{asked.output}/findings")
    counted = spark.read.parquet(f"{asked.output}/findings")
    counted.groupBy("rule", "severity").count().coalesce(1).write.parquet(f"{asked.output}/rules")
    statements = counted.select(f.explode("statements").alias("statement"))
    statements.groupBy("statement").count().coalesce(1).write.parquet(f"{asked.output}/statements")
    spark.stop()


if __name__ == "__main__":
    main()
