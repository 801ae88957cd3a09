"""What stands inside the executable besides fiorilint: its versions, its licences, and the SBOM that names both."""

import hashlib
import json
import platform
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from datetime import datetime, timezone
from pathlib import Path


@dataclass(frozen=True)
class Component:
    """Foreign code in the executable; `text` is the file with its licence on the machine that builds."""

    name: str
    version: str
    licence: str
    home: str
    text: Path


def output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def swift_version() -> str:
    match = re.search(r"Swift version ([0-9.]+)", output("swift", "--version"))
    return match.group(1) if match else sys.exit("release: `swift --version` does not tell its version")


def checkout_version(build: Path, name: str) -> str:
    """The version of a package that SwiftPM has resolved."""
    state = json.loads((build / "workspace-state.json").read_text())
    for dependency in state["object"]["dependencies"]:
        if dependency["packageRef"]["identity"] == name:
            return dependency["state"]["checkoutState"]["version"]
    sys.exit(f"release: {build} has no checkout of {name}")


def components(build: Path) -> list[Component]:
    """All of them, for the executable that is linked statically to Debian's libraries."""
    toolchain = Path(shutil.which("swift") or "swift").resolve().parent.parent
    documents = Path("/usr/share/doc")
    compiler = max(documents.glob("gcc-[0-9]*-base"), key=lambda path: int(path.name.split("-")[1]),
                   default=documents / "gcc-base")
    package = lambda name: output("dpkg-query", "-W", "-f", "${Version}", name)
    listed = [
        Component("swift-argument-parser", checkout_version(build, "swift-argument-parser"),
                  "Apache-2.0 WITH Swift-exception", "https://github.com/apple/swift-argument-parser",
                  build / "checkouts/swift-argument-parser/LICENSE.txt"),
        Component("swift-runtime", swift_version(), "Apache-2.0 WITH Swift-exception", "https://www.swift.org",
                  toolchain / "share/swift/LICENSE.txt"),
        Component("libxml2", package("libxml2-dev"), "MIT", "https://gitlab.gnome.org/GNOME/libxml2",
                  documents / "libxml2-dev/copyright"),
        Component("libyaml", package("libyaml-dev"), "MIT", "https://pyyaml.org/wiki/LibYAML",
                  documents / "libyaml-dev/copyright"),
        Component("zlib", package("zlib1g-dev"), "Zlib", "https://zlib.net", documents / "zlib1g-dev/copyright"),
        Component("liblzma", package("liblzma-dev"), "0BSD", "https://tukaani.org/xz",
                  documents / "liblzma-dev/copyright"),
        Component("glibc", package("libc6-dev"), "LGPL-2.1-or-later", "https://www.gnu.org/software/libc",
                  documents / "libc6-dev/copyright"),
        Component("libstdc++", package(compiler.name), "GPL-3.0-or-later WITH GCC-exception-3.1", "https://gcc.gnu.org",
                  compiler / "copyright"),
    ]
    for component in listed:
        if not component.text.is_file():
            sys.exit(f"release: the licence of {component.name} is missing: {component.text}")
    return listed


def notices(listed: list[Component]) -> bytes:
    """The licences, which each artefact brings along."""
    parts = [
        "Code of others in the executable `fiorilint`, which itself is under the Apache License 2.0 (see LICENSE). Its\n"
        "sources, and what links it anew with another version of a library here, are on the page of the project.\n\n"
    ]
    parts += [f"{each.name} {each.version}   {each.licence}   {each.home}\n" for each in listed]
    for component in listed:
        title = f"{component.name} {component.version}"
        text = component.text.read_text(encoding="utf-8", errors="replace").strip()
        parts.append(f"\n\n{'=' * 100}\n{title}\n{'=' * 100}\n\n{text}\n")
    return "".join(parts).encode()


def sbom(listed: list[Component], version: str, executable: bytes, home: str, time: int) -> bytes:
    """The software bill of materials, SPDX 2.3."""
    digest = hashlib.sha256(executable).hexdigest()

    def package(name: str, number: str, licence: str, page: str, **more: object) -> dict[str, object]:
        return {
            "SPDXID": "SPDXRef-" + re.sub("[^A-Za-z0-9.-]+", "-", name), "name": name, "versionInfo": number,
            "downloadLocation": page, "filesAnalyzed": False, "licenseConcluded": licence, "licenseDeclared": licence,
            "copyrightText": "NOASSERTION", **more,
        }

    own = package("fiorilint", version, "Apache-2.0", home, primaryPackagePurpose="APPLICATION",
                  checksums=[{"algorithm": "SHA256", "checksumValue": digest}])
    others = [
        package(each.name, each.version, each.licence, each.home, primaryPackagePurpose="LIBRARY") for each in listed
    ]
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"fiorilint-{version}-{platform.machine()}",
        "documentNamespace": f"{home}/sbom/{version}/{digest}",
        "creationInfo": {
            "created": datetime.fromtimestamp(time, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Tool: fiorilint-release"],
        },
        "packages": [own, *others],
        "relationships": [
            {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": own["SPDXID"]},
            *({"spdxElementId": own["SPDXID"], "relationshipType": "STATIC_LINK", "relatedSpdxElement": other["SPDXID"]}
              for other in others),
        ],
    }
    return (json.dumps(document, indent=2) + "\n").encode()
