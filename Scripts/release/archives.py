"""Archives whose bytes depend on their contents only: no owner, no order of a folder, no clock."""

import gzip
import io
import tarfile
import zipfile
from dataclasses import dataclass
from datetime import datetime, timezone


@dataclass(frozen=True)
class Entry:
    """A file of an archive, by its path there."""

    path: str
    data: bytes
    executable: bool = False

    @property
    def mode(self) -> int:
        return 0o755 if self.executable else 0o644


def compressed(data: bytes) -> bytes:
    buffer = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", fileobj=buffer, mtime=0, compresslevel=9) as stream:
        stream.write(data)
    return buffer.getvalue()


def tar(entries: list[Entry], time: int, *, prefix: str = "", with_folders: bool = False) -> bytes:
    """A tar; `time` in seconds since 1970. Folders have entries of their own where a package manager wants them."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.GNU_FORMAT) as archive:
        folders: set[str] = set()
        for entry in sorted(entries, key=lambda entry: entry.path):
            parts = entry.path.split("/")[:-1] if with_folders else []
            for depth in range(len(parts) + 1 if with_folders else 0):
                folder = prefix + "/".join(parts[:depth])
                if folder in folders:
                    continue
                folders.add(folder)
                information = tarfile.TarInfo(folder.rstrip("/") + "/")
                information.type, information.mode, information.mtime = tarfile.DIRTYPE, 0o755, time
                information.uname = information.gname = "root"
                archive.addfile(information)
            information = tarfile.TarInfo(prefix + entry.path)
            information.size, information.mode, information.mtime = len(entry.data), entry.mode, time
            information.uname = information.gname = "root"
            archive.addfile(information, io.BytesIO(entry.data))
    return buffer.getvalue()


def zipped(entries: list[Entry], time: int) -> bytes:
    """A zip, in the order of the entries; its clock has no year before 1980 and counts in steps of two seconds."""
    date = datetime.fromtimestamp(max(time, 315532800), timezone.utc)
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for entry in entries:
            information = zipfile.ZipInfo(
                entry.path, (date.year, date.month, date.day, date.hour, date.minute, date.second & ~1))
            information.create_system = 3
            information.external_attr = (0o100000 | entry.mode) << 16
            information.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(information, entry.data)
    return buffer.getvalue()


def ar(members: list[tuple[str, bytes]], time: int) -> bytes:
    """What a .deb is: an archive of `ar`."""
    data = b"!<arch>\n"
    for name, content in members:
        data += f"{name:<16}{time:<12}{0:<6}{0:<6}{'100644':<8}{len(content):<10}`\n".encode()
        data += content + (b"\n" if len(content) % 2 else b"")
    return data
