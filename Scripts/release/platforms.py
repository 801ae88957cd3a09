"""The platforms that a release is made for, by the names that package managers have for them."""

import platform
import sys
from dataclasses import dataclass


@dataclass(frozen=True)
class Platform:
    """Where an executable runs. `machines` are what `uname -s` and `-m` say there, with a slash between."""

    name: str
    machines: tuple[str, ...]
    wheel_tags: tuple[str, ...]
    triples: tuple[str, ...]
    mise: tuple[str, ...]
    debian: str = ""
    homebrew: str = ""

    @property
    def is_linux(self) -> bool:
        return self.name.endswith("-linux")

    def archive(self, version: str) -> str:
        return f"fiorilint-{version}-{self.name}.tar.gz"


def linux(machine: str, debian: str, homebrew: str, mise: str) -> Platform:
    # An executable that needs no shared library runs wherever any of these does.
    tags = (f"manylinux_2_17_{machine}", f"manylinux2014_{machine}", f"musllinux_1_1_{machine}")
    return Platform(f"{machine}-linux", (f"Linux/{machine}",), tags, (f"{machine}-unknown-linux-gnu",), (mise,), debian,
                    homebrew)


ALL = [
    linux("x86_64", "amd64", "on_intel", "linux-x64"),
    linux("aarch64", "arm64", "on_arm", "linux-arm64"),
    Platform("universal-macos", ("Darwin/arm64", "Darwin/x86_64"), ("macosx_15_0_universal2",),
             ("arm64-apple-macosx", "x86_64-apple-macosx"), ("macos-arm64", "macos-x64")),
]


def named(name: str) -> Platform:
    """The platform of a name, or that of this machine."""
    wanted = f"{platform.system()}/{platform.machine()}"
    for each in ALL:
        if each.name == name or (not name and wanted in each.machines):
            return each
    sys.exit(f"release: nothing is made for {name or wanted}; there are {', '.join(each.name for each in ALL)}")
