"""The package for Debian and Ubuntu, which needs no other package."""

import hashlib

from archives import Entry, ar, compressed, tar
from platforms import Platform


def name(version: str, platform: Platform) -> str:
    return f"fiorilint_{version}_{platform.debian}.deb"


def package(installed: list[Entry], version: str, platform: Platform, documents: dict[str, bytes], home: str,
            time: int) -> bytes:
    """`installed` are the files below /usr; `documents` go to the folder that Debian has for them."""
    # Debian's zsh looks elsewhere than zsh itself.
    place = lambda path: path.replace("zsh/site-functions", "zsh/vendor-completions")
    entries = [Entry(f"usr/{place(entry.path)}", entry.data, entry.executable) for entry in installed]
    entries += [Entry(f"usr/share/doc/fiorilint/{name}", text) for name, text in documents.items()]
    control = f"""Package: fiorilint
Version: {version}
Architecture: {platform.debian}
Maintainer: The fiorilint authors <noreply@example.com>
Installed-Size: {sum((len(entry.data) + 1023) // 1024 for entry in entries)}
Section: devel
Priority: optional
Homepage: {home}
Description: checks descriptions of mobile screens against guidelines
 fiorilint reads screens as JSON, XML, pages of the SAP Mobile Development
 Kit, storyboards, Android layouts, Figma files and dumps of running apps,
 and checks collection views and object cells against the SAP Fiori and
 Apple guidelines. Each finding has its exact place.
"""
    entries.sort(key=lambda entry: entry.path)
    sums = "".join(f"{hashlib.md5(entry.data).hexdigest()}  {entry.path}\n" for entry in entries)
    controls = [Entry("control", control.encode()), Entry("md5sums", sums.encode())]
    return ar(
        [
            ("debian-binary", b"2.0\n"),
            ("control.tar.gz", compressed(tar(controls, time, prefix="./", with_folders=True))),
            ("data.tar.gz", compressed(tar(entries, time, prefix="./", with_folders=True))),
        ], time)
