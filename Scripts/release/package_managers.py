"""The files for package managers, with the names and checksums of the archives of a release."""

import hashlib
import json
import sys

import sources
from archives import Entry, compressed, tar, zipped
from platforms import Platform

PLUGINS = sources.ROOT / "Integrations/FioriLintPlugins"


def bundle_name(version: str) -> str:
    return f"fiorilint-{version}.artifactbundle.zip"


def bundle(executables: dict[Platform, bytes], documents: dict[str, bytes], version: str, time: int) -> bytes:
    """The artifact bundle of SwiftPM, with an executable for each platform."""
    top = "fiorilint.artifactbundle"
    path = lambda platform: f"fiorilint-{version}-{platform.name}/bin/fiorilint"
    variants = [{"path": path(each), "supportedTriples": list(each.triples)} for each in executables]
    information = {
        "schemaVersion": "1.0",
        "artifacts": {"fiorilint": {"type": "executable", "version": version, "variants": variants}},
    }
    return zipped(
        [Entry(f"{top}/info.json", (json.dumps(information, indent=2) + "\n").encode()),
         *(Entry(f"{top}/{path(each)}", data, executable=True) for each, data in executables.items()),
         *(Entry(f"{top}/{name}", text) for name, text in sorted(documents.items()))], time)


def plugins(version: str, checksum: str, time: int) -> bytes:
    """The package of SwiftPM plugins, whose executable is the bundle of this release."""
    folder = PLUGINS
    entries = [Entry("LICENSE", (sources.ROOT / "LICENSE").read_bytes())]
    for name in sources.run("git", "ls-files", cwd=folder).splitlines():
        if name.startswith("."):
            continue
        data = (folder / name).read_bytes()
        if name == "Package.swift":
            local = b'path: "fiorilint.artifactbundle"'
            if local not in data:
                sys.exit("release: Integrations/FioriLintPlugins/Package.swift does not name the bundle")
            url = f'url: "{sources.RELEASES}/v{version}/{bundle_name(version)}", checksum: "{checksum}"'
            data = data.replace(local, url.encode())
        entries.append(Entry(name, data))
    return compressed(tar(entries, time, prefix="FioriLintPlugins/"))


def filled(template: str, values: dict[str, str]) -> bytes:
    text = (sources.ROOT / "Scripts/release/templates" / template).read_text()
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    return text.encode()


def files(archives: dict[Platform, bytes], executables: dict[Platform, bytes], documents: dict[str, bytes], version: str,
          time: int) -> dict[str, bytes]:
    """All of them by name, for the platforms whose archives there are."""
    sums = {each: hashlib.sha256(data).hexdigest() for each, data in archives.items()}
    address = lambda each: f"{sources.RELEASES}/v{version}/{each.archive(version)}"
    formula = "\n".join(
        f'    {each.homebrew} do\n      url "{address(each)}"\n      sha256 "{sums[each]}"\n    end'
        for each in archives if each.is_linux)
    downloads = "\n".join(
        f'{name} = {{ url = "{address(each)}", checksum = "sha256:{sums[each]}" }}'
        for each in archives for name in each.mise)
    cases = "\n".join(
        f"{' | '.join(each.machines)}) archive={each.archive(version)} wanted={sums[each]} ;;" for each in archives)
    values = {
        "VERSION": version, "HOME": sources.HOME, "RELEASES": sources.RELEASES, "FORMULA": formula, "DOWNLOADS": downloads,
        "CASES": cases,
    }
    plugin = [
        Entry("LICENSE", (sources.ROOT / "LICENSE").read_bytes()),
        Entry("bin/install", filled("asdf-install", values), executable=True),
        Entry("bin/list-all", filled("asdf-list-all", values), executable=True),
    ]
    made = {template: filled(template, values) for template in ["fiorilint.rb", "mise.toml"]}
    made[f"asdf-fiorilint-{version}.tar.gz"] = compressed(tar(plugin, time, prefix="asdf-fiorilint/"))
    made[bundle_name(version)] = bundle(executables, documents, version, time)
    checksum = hashlib.sha256(made[bundle_name(version)]).hexdigest()
    made[f"FioriLintPlugins-{version}.tar.gz"] = plugins(version, checksum, time)
    return made
