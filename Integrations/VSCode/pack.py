#!/usr/bin/env python3
"""Packs the extension for Visual Studio Code: a .vsix, the same bytes from the same commit.

    pack.py --executable FIORILINT [--client NODE_MODULES] OUTPUT

NODE_MODULES is a folder into which npm has installed vscode-languageclient; without it the package does not start the server, and
says so when it is tried.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "Scripts/release"))

import sources  # noqa: E402
from archives import Entry, zipped  # noqa: E402

TYPES = {"json": "application/json", "js": "application/javascript", "md": "text/markdown", "txt": "text/plain",
         "vsixmanifest": "text/xml"}


def manifest(package: dict) -> bytes:
    """What the editor reads of the package before it is installed."""
    def element(name: str, text: str) -> str:
        return f"    <{name}>{escape(text)}</{name}>\n"

    def asset(kind: str, path: str) -> str:
        return f'    <Asset Type="Microsoft.VisualStudio.{kind}" Path={quoteattr(path)} Addressable="true"/>\n'

    engine = quoteattr(package["engines"]["vscode"])
    return f"""<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id={quoteattr(package["name"])} Version={quoteattr(package["version"])} Publisher={
        quoteattr(package["publisher"])}/>
{element("DisplayName", package["displayName"])}{element("Description", package["description"])}{
        element("Tags", ",".join(package["keywords"]))}{element("Categories", ",".join(package["categories"]))}{
        element("License", "extension/LICENSE.txt")}    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value={engine}/>
    </Properties>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
{asset("Code.Manifest", "extension/package.json")}{asset("Services.Content.Details", "extension/README.md")}{
        asset("Services.Content.License", "extension/LICENSE.txt")}  </Assets>
</PackageManifest>
""".encode()


def types(paths: list[str]) -> bytes:
    """The content types of the files' extensions; a package has to name each of them."""
    names = sorted({path.rsplit("/")[-1] for path in paths})
    extensions = sorted({name.rsplit(".")[-1] for name in names if "." in name})
    rows = "".join(
        f'<Default Extension=".{extension}" ContentType="{TYPES.get(extension, "application/octet-stream")}"/>'
        for extension in extensions)
    return (f'<?xml version="1.0" encoding="utf-8"?>\n<Types xmlns="http://schemas.openxmlformats.org/package/2006/'
            f'content-types">{rows}</Types>\n').encode()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--executable", type=Path, required=True, help="a fiorilint of this version, for the schemas")
    parser.add_argument("--client", type=Path, help="node_modules with vscode-languageclient")
    parser.add_argument("output", type=Path)
    options = parser.parse_args()

    package = json.loads((HERE / "package.json").read_text(encoding="utf-8"))
    if package["version"] != sources.version():
        sys.exit(f"pack: package.json is of version {package['version']}, the sources are of {sources.version()}")
    files: dict[str, bytes] = {name: (HERE / name).read_bytes() for name in ["package.json", "extension.js", "README.md"]}
    files["LICENSE.txt"] = (HERE.parent.parent / "LICENSE").read_bytes()
    for name, schema in [("screen", "json"), ("configuration", "config")]:
        files[f"schemas/{name}.json"] = subprocess.run(
            [options.executable, "schema", schema], check=True, capture_output=True).stdout
    if options.client:
        if not (options.client / "vscode-languageclient/node.js").is_file():
            sys.exit(f"pack: {options.client} has no vscode-languageclient")
        for path in sorted(options.client.rglob("*")):
            relative = path.relative_to(options.client)
            # What npm notes for itself, and links to commands, no package needs.
            if path.is_file() and relative.parts[0] not in (".bin", ".package-lock.json"):
                files[f"node_modules/{relative.as_posix()}"] = path.read_bytes()
    else:
        print("pack: without vscode-languageclient, so that it cannot start the server", file=sys.stderr)

    entries = [Entry("extension.vsixmanifest", manifest(package))]
    entries += [Entry(f"extension/{path}", data) for path, data in sorted(files.items())]
    listed = Entry("[Content_Types].xml", types([entry.path for entry in entries]))
    options.output.write_bytes(zipped([listed, *entries], sources.commit_time()))


main()
