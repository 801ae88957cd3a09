"""The foreign code in the executable: its versions, its licences, and the SBOM that names both."""

import hashlib
import json
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from datetime import datetime, timezone
from pathlib import Path
from urllib.parse import quote

from platforms import Platform


@dataclass(frozen=True)
class Component:
    """Foreign code in the executable; `text` is the file with its licence on the machine that builds.

    `address` is the package's URL (purl) without its version. `qualifiers` follow the version. `tag` is the name of a version.
    """

    name: str
    version: str
    licence: str
    home: str
    text: Path
    supplier: str
    address: str
    qualifiers: str = ""
    tag: str = "{}"

    @property
    def purl(self) -> str:
        version = quote(self.tag.format(self.version), safe=":")
        return self.address + (f"@{version}" if version else "") + self.qualifiers


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


def of_swift(toolchain: Path) -> Component:
    """What a static executable has of the toolchain."""
    return Component(
        "swift-runtime", swift_version(), "Apache-2.0 WITH Swift-exception", "https://github.com/swiftlang/swift",
        toolchain / "share/swift/LICENSE.txt", "Apple Inc. and the Swift project authors", "pkg:github/swiftlang/swift",
        tag="swift-{}-RELEASE")


def of_distribution(platform: Platform) -> list[Component]:
    """What a static executable has of Debian's libraries, or Ubuntu's."""
    documents = Path("/usr/share/doc")
    compiler = max(documents.glob("gcc-[0-9]*-base"), key=lambda path: int(path.name.split("-")[1]),
                   default=documents / "gcc-base").name
    facts = dict(line.split("=", 1) for line in Path("/etc/os-release").read_text().splitlines() if "=" in line)
    fact = lambda name: facts.get(name, "").strip('"')
    qualifiers = f"?arch={platform.debian}&distro={fact('ID')}-{fact('VERSION_ID')}"
    listed = [
        ("libxml2", "libxml2-dev", "MIT", "https://gitlab.gnome.org/GNOME/libxml2"),
        ("libyaml", "libyaml-dev", "MIT", "https://pyyaml.org/wiki/LibYAML"),
        ("zlib", "zlib1g-dev", "Zlib", "https://zlib.net"),
        ("glibc", "libc6-dev", "LGPL-2.1-or-later", "https://www.gnu.org/software/libc"),
        ("libstdc++", compiler, "GPL-3.0-or-later WITH GCC-exception-3.1", "https://gcc.gnu.org"),
    ]
    return [
        Component(name, output("dpkg-query", "-W", "-f", "${Version}", package), licence, home,
                  documents / package / "copyright", fact("NAME"), f"pkg:deb/{fact('ID')}/{package}", qualifiers)
        for name, package, licence, home in listed
    ]


def components(build: Path, platform: Platform) -> list[Component]:
    """All of them; macOS has Swift and libxml2 itself."""
    toolchain = Path(shutil.which("swift") or "swift").resolve().parent.parent
    parser = Component(
        "swift-argument-parser", checkout_version(build, "swift-argument-parser"), "Apache-2.0 WITH Swift-exception",
        "https://github.com/apple/swift-argument-parser", build / "checkouts/swift-argument-parser/LICENSE.txt",
        "Apple Inc. and the Swift project authors", "pkg:swift/github.com/apple/swift-argument-parser")
    if platform.is_linux:
        listed = [parser, of_swift(toolchain), *of_distribution(platform)]
    else:
        libyaml = build / "macos-libraries"
        listed = [parser, Component(
            "libyaml", (libyaml / "VERSION").read_text().strip() if libyaml.is_dir() else "", "MIT",
            "https://pyyaml.org/wiki/LibYAML", libyaml / "LICENSE", "The LibYAML authors", "pkg:github/yaml/libyaml")]
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
    # What has the same licence shares its text.
    titles: dict[str, list[str]] = {}
    for component in listed:
        text = component.text.read_text(encoding="utf-8", errors="replace").strip()
        titles.setdefault(text, []).append(f"{component.name} {component.version}")
    for text, names in titles.items():
        parts.append(f"\n\n{'=' * 100}\n{', '.join(names)}\n{'=' * 100}\n\n{text}\n")
    return "".join(parts).encode()


def sbom(listed: list[Component], version: str, platform: Platform, executable: bytes, home: str, time: int) -> bytes:
    """The software bill of materials, SPDX 2.3."""
    digest = hashlib.sha256(executable).hexdigest()

    def package(name: str, number: str, licence: str, page: str, supplier: str, purl: str,
                **more: object) -> dict[str, object]:
        return {
            "SPDXID": "SPDXRef-" + re.sub("[^A-Za-z0-9.-]+", "-", name), "name": name, "versionInfo": number,
            "supplier": f"Organization: {supplier}",
            "downloadLocation": page, "filesAnalyzed": False, "licenseConcluded": licence, "licenseDeclared": licence,
            "copyrightText": "NOASSERTION", **more,
            "externalRefs": [
                {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": purl},
            ],
        }

    own = package("fiorilint", version, "Apache-2.0", home, "The fiorilint authors",
                  f"pkg:github/{home.removeprefix('https://github.com/')}@v{version}", primaryPackagePurpose="APPLICATION",
                  checksums=[{"algorithm": "SHA256", "checksumValue": digest}])
    others = [
        package(each.name, each.version, each.licence, each.home, each.supplier, each.purl,
                primaryPackagePurpose="LIBRARY") for each in listed
    ]
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"fiorilint-{version}-{platform.name}",
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
