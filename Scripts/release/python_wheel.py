"""The wheel: the program as a script, and a package that starts it for `python -m fiorilint`."""

import base64
import hashlib
from pathlib import Path

from archives import Entry, zipped
from platforms import Platform


def name(version: str, platform: Platform) -> str:
    return f"fiorilint-{version}-py3-none-{'.'.join(platform.wheel_tags)}.whl"


def wheel(executable: bytes, version: str, platform: Platform, description: str, licences: dict[str, bytes], home: str,
          time: int) -> bytes:
    information = f"fiorilint-{version}.dist-info"
    package = Path(__file__).parent / "wheel"
    entries = [Entry(f"fiorilint/{path.name}", path.read_bytes()) for path in sorted(package.glob("*.py"))]
    entries.append(Entry(f"fiorilint-{version}.data/scripts/fiorilint", executable, executable=True))
    entries += [Entry(f"{information}/licenses/{name}", text) for name, text in sorted(licences.items())]
    metadata = f"""Metadata-Version: 2.4
Name: fiorilint
Version: {version}
Summary: Checks descriptions of mobile screens against the SAP Fiori and Apple guidelines
License-Expression: Apache-2.0
{"".join(f"License-File: {name}" + chr(10) for name in sorted(licences))}Project-URL: Homepage, {home}
Keywords: linter,sap-fiori,mdk,storyboard,figma,accessibility
Classifier: Environment :: Console
Classifier: Topic :: Software Development :: Quality Assurance
Requires-Python: >=3.8
Description-Content-Type: text/markdown

{description}"""
    entries.append(Entry(f"{information}/METADATA", metadata.encode()))
    tags = "".join(f"Tag: py3-none-{tag}\n" for tag in platform.wheel_tags)
    facts = f"Wheel-Version: 1.0\nGenerator: fiorilint\nRoot-Is-Purelib: false\n{tags}"
    entries.append(Entry(f"{information}/WHEEL", facts.encode()))
    record = "".join(
        f"{entry.path},sha256={base64.urlsafe_b64encode(hashlib.sha256(entry.data).digest()).rstrip(b'=').decode()},"
        f"{len(entry.data)}\n" for entry in entries)
    entries.append(Entry(f"{information}/RECORD", f"{record}{information}/RECORD,,\n".encode()))
    return zipped(entries, time)
