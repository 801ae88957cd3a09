#!/usr/bin/env python3
"""Makes everything that a release has, in .build/dist, out of the executable that Scripts/build/build has linked.

The same commit makes the same bytes, in any folder. Scripts/release/release calls this; nothing is published.
"""

import argparse
import hashlib
import re
import shutil
import sys
import tempfile
from pathlib import Path

import components
import debian
import package_managers
import platforms
import python_wheel
import sources
from archives import Entry, compressed, tar
from sources import BUILD, HOME, ROOT, run


def stripped(executable: Path, folder: Path) -> tuple[bytes, bytes]:
    """The executable without debug symbols, and these; a debugger finds them by their common build id."""
    run("objcopy", "--only-keep-debug", "--compress-debug-sections=zlib", executable, folder / "fiorilint.debug")
    run("strip", "-o", folder / "fiorilint", executable)
    return (folder / "fiorilint").read_bytes(), (folder / "fiorilint.debug").read_bytes()


def installed(executable: Path, data: bytes) -> list[Entry]:
    """What is installed below a prefix: the program, its manual page and completions."""
    completions = {
        "bash": "share/bash-completion/completions/fiorilint", "zsh": "share/zsh/site-functions/_fiorilint",
        "fish": "share/fish/vendor_completions.d/fiorilint.fish",
    }
    entries = [
        Entry("bin/fiorilint", data, executable=True),
        Entry("share/man/man1/fiorilint.1.gz", compressed((ROOT / "Integrations/man/fiorilint.1").read_bytes())),
    ]
    for shell, path in completions.items():
        entries.append(Entry(path, run(executable, "--generate-completion-script", shell).encode()))
    return entries


def image(data: bytes, documents: dict[str, bytes], version: str, time: int) -> bytes:
    """The OCI image of the Containerfile, as an archive of its layout."""
    with tempfile.TemporaryDirectory(dir=BUILD) as name:
        folder = Path(name)
        context = folder / "context"
        context.mkdir()
        for file, text in {"fiorilint": data, **documents}.items():
            (context / file).write_bytes(text)
            (context / file).chmod(0o755 if file == "fiorilint" else 0o644)
        buildah = ["buildah", "--storage-driver", "vfs", "--root", folder / "store", "--runroot", folder / "run"]
        run(*buildah, "bud", "--isolation", "chroot", "--timestamp", time, "--build-arg", f"VERSION={version}",
            "--tag", "fiorilint", "--file", ROOT / "Scripts/release/Containerfile", context)
        run(*buildah, "push", "fiorilint", f"oci:{folder / 'image'}:fiorilint:{version}")
        run(*buildah, "rmi", "--all", "--force")
        files = [path for path in (folder / "image").rglob("*") if path.is_file()]
        return tar([Entry(str(path.relative_to(folder / "image")), path.read_bytes()) for path in files], time)


def site(executable: Path) -> list[Entry]:
    """The site of the rules, which the executable writes."""
    with tempfile.TemporaryDirectory(dir=BUILD) as name:
        folder = Path(name) / "site"
        run(executable, "rules", "--format", "html", "-o", folder)
        return [Entry(str(path.relative_to(folder)), path.read_bytes()) for path in sorted(folder.rglob("*.html"))]


def documentation() -> list[Entry]:
    """The site of the documentation, which Scripts/release/docs has built."""
    folder = BUILD / "docs/site"
    if not (folder / "index.html").exists():
        sys.exit(f"release: {folder} has no site of the documentation: run Scripts/release/docs")
    return [Entry(str(path.relative_to(folder)), path.read_bytes()) for path in sorted(folder.rglob("*")) if path.is_file()]


def packed_readme(version: str) -> bytes:
    """README.md for the archives, with links to the web: the files that it links are not beside it."""
    text = (ROOT / "README.md").read_text()
    page = lambda match: f"{match.group(1)}({HOME}/{'raw' if match.group(1)[0] == '!' else 'blob'}/v{version}/{match.group(2)})"
    return re.sub(r"(!?\[[^]]*\])\((?![a-z]+:|#)([^)]+)\)", page, text).encode()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--version", default="", help="what it has to be; that of the sources unless given")
    parser.add_argument("--executable", type=Path, default=BUILD / "release/fiorilint")
    parser.add_argument("--output", type=Path, default=BUILD / "dist")
    parser.add_argument("--no-image", action="store_true", help="do without the image, for which buildah is needed")
    parser.add_argument("--platform", default="", help="what the executable is for; this machine unless given")
    parser.add_argument("--final", action="store_true", help="CHANGELOG.md has to have a section of the version")
    parser.add_argument("--dirty", action="store_true", help="also where there is what is not committed: nothing to publish")
    parser.add_argument("--check", action="store_true", help="hold all that against the sources, and make nothing")
    options = parser.parse_args()

    version = sources.version()
    if options.version not in ("", version):
        sys.exit(f"release: the sources are of version {version}, not {options.version}: "
                 "change it in Sources/Project/BuildDescription.swift")
    if not re.fullmatch(r"[0-9]+\.[0-9]+\.[0-9]+", version):
        sys.exit(f"release: {version} is no version of three numbers")
    platform, time = platforms.named(options.platform), sources.commit_time()
    notes = sources.notes(version, is_final=options.final)
    if not options.dirty:
        sources.refuse_changes()
    if options.check:
        return
    if run(options.executable, "--version").strip() != version:
        sys.exit(f"release: {options.executable} is not of version {version}: build it anew")

    made: dict[str, bytes] = {}
    name = f"fiorilint-{version}-{platform.name}"
    if platform.is_linux:
        with tempfile.TemporaryDirectory(dir=BUILD) as folder:
            data, symbols = stripped(options.executable, Path(folder))
        made[f"{name}.debug.gz"] = compressed(symbols)
    else:
        # What changes an executable for macOS breaks its signature: Scripts/release/release has stripped it first.
        data = options.executable.read_bytes()
    listed = components.components(BUILD, platform)
    licence = (ROOT / "LICENSE").read_bytes()
    documents = {"LICENSE": licence, "THIRD-PARTY-NOTICES": components.notices(listed)}
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    files = installed(options.executable, data)

    archive = platform.archive(version)
    texts = {**documents, "README.md": packed_readme(version), "CHANGELOG.md": changes}
    made[archive] = compressed(
        tar([*files, *(Entry(path, text) for path, text in texts.items())], time, prefix=f"{name}/"))
    made[python_wheel.name(version, platform)] = python_wheel.wheel(
        data, version, platform, (ROOT / "Scripts/release/wheel/README.md").read_text(), documents, HOME, time)
    if platform.debian:
        made[debian.name(version, platform)] = debian.package(
            files, version, platform,
            {"copyright": licence + b"\n\n" + documents["THIRD-PARTY-NOTICES"], "changelog.gz": compressed(changes)},
            HOME, time)
    if platform.is_linux and not options.no_image:
        made[f"{name}.oci.tar"] = image(data, documents, version, time)
    made.update(package_managers.files({platform: made[archive]}, {platform: data}, documents, version, time))
    made[f"fiorilint-{version}-rules.tar.gz"] = compressed(
        tar(site(options.executable), time, prefix=f"fiorilint-{version}-rules/"))
    made[f"fiorilint-{version}-docs.tar.gz"] = compressed(tar(documentation(), time, prefix=f"fiorilint-{version}-docs/"))
    made[f"{name}.spdx.json"] = components.sbom(listed, version, platform, data, HOME, time)
    made["THIRD-PARTY-NOTICES"] = documents["THIRD-PARTY-NOTICES"]
    made["RELEASE-NOTES.md"] = notes.encode()
    digest = lambda name: hashlib.sha256(made[name]).hexdigest()
    made["SHA256SUMS"] = "".join(f"{digest(name)}  {name}\n" for name in sorted(made)).encode()

    shutil.rmtree(options.output, ignore_errors=True)
    options.output.mkdir(parents=True)
    for name, content in sorted(made.items()):
        (options.output / name).write_bytes(content)
        print(f"{len(content):>11,}  {name}")


main()
