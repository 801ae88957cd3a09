"""What pre-commit installs for the hooks of .pre-commit-hooks.yaml: the wheel of the same version, and nothing of this repository."""

import re
from pathlib import Path

from setuptools import setup

source = (Path(__file__).parent / "Sources/Project/BuildDescription.swift").read_text(encoding="utf-8")
match = re.search(r'static let version = "([^"]+)"', source)
if match is None:
    raise SystemExit("BuildDescription.swift names no version")

setup(
    name="fiorilint-hooks",
    version=match.group(1),
    description="The hooks of fiorilint for pre-commit",
    install_requires=[f"fiorilint=={match.group(1)}"],
    packages=[],
    py_modules=[],
)
