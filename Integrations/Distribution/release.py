#!/usr/bin/env python3
"""Makes everything that a release has, in .build/dist, out of the executable that .ci/build has linked.

The same commit makes the same bytes, in any folder. .ci/release calls this; nothing is published.
"""

import argparse
import hashlib
import json
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import components
import debian
import python_wheel
from archives import Entry, compressed, tar, zipped

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / ".build"
HOME = "https://github.com/fiorilint/fiorilint"
RELEASES = f"{HOME}/releases/download"


def run(*command: object, **options: object) -> subprocess.CompletedProcess:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    if done.returncode != 0:
        sys.exit(f"release: {command[0]} failed:\n{done.stderr.strip()}")
    return done


def source_version() -> str:
    """The one place where the version stands."""
    source = (ROOT / "Sources/FioriLintCLI/FioriLintCommand.swift").read_text()
    match = re.search(r'static let version = "([^"]+)"', source)
    return match.group(1) if match else sys.exit("release: FioriLintCommand.swift names no version")


def commit_time() -> int:
    """When the commit was made, for all dates inside."""
    done = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True)
    return int(done.stdout) if done.returncode == 0 and done.stdout.strip() else 315532800


def notes(version: str) -> str:
    """What CHANGELOG.md says of the version, or of what comes next where it has no section yet."""
    parts = re.split(r"^## \[([^]]+)\].*$", (ROOT / "CHANGELOG.md").read_text(), flags=re.MULTILINE)
    sections = dict(zip(parts[1::2], parts[2::2]))
    text = sections.get(version) or sections.get("Unreleased")
    if text is None:
        sys.exit(f"release: CHANGELOG.md has no section [{version}]")
    return f"# fiorilint {version}\n\n{text.strip()}\n"


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
        entries.append(Entry(path, run(executable, "--generate-completion-script", shell).stdout.encode()))
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
            "--tag", "fiorilint", "--file", ROOT / "Integrations/Distribution/Containerfile", context)
        run(*buildah, "push", "fiorilint", f"oci:{folder / 'image'}:fiorilint:{version}")
        run(*buildah, "rmi", "--all", "--force")
        files = [path for path in (folder / "image").rglob("*") if path.is_file()]
        return tar([Entry(str(path.relative_to(folder / "image")), path.read_bytes()) for path in files], time)


def bundle(data: bytes, documents: dict[str, bytes], version: str, architecture: str, time: int) -> bytes:
    """The artifact bundle of SwiftPM."""
    top = "fiorilint.artifactbundle"
    path = f"fiorilint-{version}-{architecture}-linux/bin/fiorilint"
    variant = {"path": path, "supportedTriples": [f"{architecture}-unknown-linux-gnu"]}
    information = {
        "schemaVersion": "1.0",
        "artifacts": {"fiorilint": {"type": "executable", "version": version, "variants": [variant]}},
    }
    return zipped(
        [Entry(f"{top}/info.json", (json.dumps(information, indent=2) + "\n").encode()),
         Entry(f"{top}/{path}", data, executable=True),
         *(Entry(f"{top}/{name}", text) for name, text in sorted(documents.items()))], time)


def plugins(version: str, checksum: str, bundle_name: str, time: int) -> bytes:
    """The package of SwiftPM plugins, whose executable is the bundle of this release."""
    folder = ROOT / "Integrations/FioriLintPlugins"
    names = run("git", "ls-files", cwd=folder).stdout.split("\n")
    entries = []
    for name in filter(None, names):
        data = (folder / name).read_bytes()
        if name == "Package.swift":
            local = b'path: "fiorilint.artifactbundle"'
            if local not in data:
                sys.exit("release: Integrations/FioriLintPlugins/Package.swift does not name the bundle")
            url = f'url: "{RELEASES}/v{version}/{bundle_name}", checksum: "{checksum}"'
            data = data.replace(local, url.encode())
        entries.append(Entry(name, data))
    return compressed(tar(entries, time, prefix=f"FioriLintPlugins-{version}/"))


def filled(template: str, values: dict[str, str]) -> bytes:
    text = (ROOT / "Integrations/Distribution/templates" / template).read_text()
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    return text.encode()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--version", default="", help="what it has to be; that of the sources unless given")
    parser.add_argument("--executable", type=Path, default=BUILD / "release/fiorilint")
    parser.add_argument("--output", type=Path, default=BUILD / "dist")
    parser.add_argument("--no-image", action="store_true", help="do without the image, for which buildah is needed")
    parser.add_argument("--check", action="store_true", help="hold the version against the sources, and make nothing")
    options = parser.parse_args()

    version = source_version()
    if options.version not in ("", version):
        sys.exit(f"release: the sources are of version {version}, not {options.version}: "
                 "change it in Sources/FioriLintCLI/FioriLintCommand.swift")
    if not re.fullmatch(r"[0-9]+\.[0-9]+\.[0-9]+", version):
        sys.exit(f"release: {version} is no version of three numbers")
    if options.check:
        return
    if run(options.executable, "--version").stdout.strip() != version:
        sys.exit(f"release: {options.executable} is not of version {version}: build it anew")

    architecture, time = platform.machine(), commit_time()
    made: dict[str, bytes] = {}
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        data, symbols = stripped(options.executable, Path(folder))
    listed = components.components(BUILD)
    licence = (ROOT / "LICENSE").read_bytes()
    documents = {"LICENSE": licence, "THIRD-PARTY-NOTICES": components.notices(listed)}
    files = installed(options.executable, data)

    name = f"fiorilint-{version}-{architecture}-linux"
    archive = f"{name}.tar.gz"
    texts = {**documents, **{name: (ROOT / name).read_bytes() for name in ["README.md", "CHANGELOG.md"]}}
    made[archive] = compressed(
        tar([*files, *(Entry(path, text) for path, text in texts.items())], time, prefix=f"{name}/"))
    made[f"{name}.debug.gz"] = compressed(symbols)
    made[python_wheel.name(version, architecture)] = python_wheel.wheel(
        data, version, architecture, (ROOT / "Integrations/Distribution/wheel/README.md").read_text(), documents, HOME, time)
    made[debian.name(version, architecture)] = debian.package(
        files, version, architecture,
        {
            "copyright": licence + b"\n\n" + documents["THIRD-PARTY-NOTICES"],
            "changelog.gz": compressed(texts["CHANGELOG.md"]),
        }, HOME, time)
    if not options.no_image:
        made[f"{name}.oci.tar"] = image(data, documents, version, time)
    bundle_name = f"{name}.artifactbundle.zip"
    made[bundle_name] = bundle(data, documents, version, architecture, time)
    digest = lambda name: hashlib.sha256(made[name]).hexdigest()
    made[f"FioriLintPlugins-{version}.tar.gz"] = plugins(version, digest(bundle_name), bundle_name, time)
    values = {"VERSION": version, "HOME": HOME, "RELEASES": RELEASES, "ARCHIVE": archive, "SHA256": digest(archive)}
    for template in ["fiorilint.rb", "mise.toml", "asdf-install"]:
        made[template] = filled(template, values)
    made[f"{name}.spdx.json"] = components.sbom(listed, version, data, HOME, time)
    made["THIRD-PARTY-NOTICES"] = documents["THIRD-PARTY-NOTICES"]
    made["RELEASE-NOTES.md"] = notes(version).encode()
    made["SHA256SUMS"] = "".join(f"{digest(name)}  {name}\n" for name in sorted(made)).encode()

    shutil.rmtree(options.output, ignore_errors=True)
    options.output.mkdir(parents=True)
    for name, content in sorted(made.items()):
        (options.output / name).write_bytes(content)
        print(f"{len(content):>11,}  {name}")


main()
