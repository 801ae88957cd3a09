#!/usr/bin/env python3
"""Writes the files that the benchmarks lint, each set once per version of the generator.

    generate.py [--data DIR] [--tree xml|json|FORMAT COUNT]... [--check]

A set is complete when its note (`<name>.info`, JSON) is there: how many files and screens it has, how many bytes, and
how often its screens break which rule. `bench.py` asks for the sets it needs; from the command line this writes and
checks a set by hand.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

import foreign
import independent
import screens
import spellings

DIRECTORY_SIZE = 1_000
# Larger trees repeat these screens; a linter keeps nothing from one file to the next, so they cost it the same.
DISTINCT_SCREENS = 10_000


class Data:
    """The generated sets below one directory; each is written when it is first asked for."""

    def __init__(self, directory: Path):
        modules = (foreign, independent, screens, spellings, sys.modules[__name__])
        sources = b"".join(Path(module.__file__).read_bytes() for module in modules)
        self.version = hashlib.sha256(sources).hexdigest()[:12]
        self.directory = directory / self.version
        if directory.is_dir() and not self.directory.is_dir():
            for old in directory.glob("[0-9a-f]" * 12):
                _progress(f"removing the sets of an older generator: {old.name}")
                shutil.rmtree(old)
        self.directory.mkdir(parents=True, exist_ok=True)

    def tree(self, kind: str, count: int) -> dict:
        """`count` files of one screen each, in directories of at most a thousand."""
        return self._set(f"{kind}-{count}", lambda path: self._write_tree(path, kind, count))

    def big(self, kind: str, size: int) -> dict:
        """One file of at least `size` bytes that holds many screens."""
        return self._set(f"big-{size}.{kind}", lambda path: _write_big(path, kind, size))

    def big_failing(self, size: int) -> dict:
        """One XML file of at least `size` bytes with many screens, with about six findings in each."""
        return self._set(f"big-failing-{size}.xml", lambda path: _write_big(path, "xml", size, failing=6))

    def failing(self, count: int) -> dict:
        """One XML file of one screen with `count` cells that are all too low to tap."""
        return self._set(f"failing-{count}.xml", lambda path: _write_failing(path, count))

    def foreign(self, name: str, count: int) -> dict:
        """The same screens as `tree` in a foreign format, one a file."""
        return self._set(f"{name}-{count}", lambda path: _write_foreign(path, foreign.FORMATS[name], count))

    def figma_file(self, size: int) -> dict:
        """One Figma file of at least `size` bytes, of one page that holds many screens."""
        return self._set(f"big-{size}.figma", lambda path: _write_figma(path, size))

    def dump(self, count: int) -> dict:
        """One uiautomator dump of `count` views or a few more, far beyond what a phone shows."""
        return self._set(f"views-{count}.uix", lambda path: _write_dump(path, count))

    def files(self, info: dict) -> list[str]:
        """The paths of a set's files, sorted, relative to the directory of the data."""
        path = self.directory / info["path"]
        if path.is_file():
            return [info["path"]]
        return [str(file.relative_to(self.directory)) for file in sorted(path.glob("*/*"))]

    def _set(self, name: str, write) -> dict:
        note = self.directory / f"{name}.info"
        if note.is_file():
            return json.loads(note.read_text(encoding="utf-8"))
        path = self.directory / name
        _progress(f"writing {path.name}")
        if path.is_dir():
            shutil.rmtree(path)
        info = {"path": name, **write(path)}
        # The note comes last, so that a set cut short is written again.
        note.write_text(json.dumps(info, indent=2) + "\n", encoding="utf-8")
        return info

    def _write_tree(self, path: Path, kind: str, count: int) -> dict:
        broken: Counter = Counter()
        size = 0
        if count > DISTINCT_SCREENS:
            source = self.tree(kind, DISTINCT_SCREENS)
            texts = [(self.directory / file).read_bytes() for file in self.files(source)]
            for rule, times in source["broken"].items():
                broken[rule] = times * (count // DISTINCT_SCREENS)
            if count % DISTINCT_SCREENS:
                raise ValueError(f"a tree of {count} files is no multiple of {DISTINCT_SCREENS}")
        for index in range(count):
            if count > DISTINCT_SCREENS:
                text = texts[index % DISTINCT_SCREENS]
            else:
                text, rules = _screen(kind, index)
                broken += rules
            if index % DIRECTORY_SIZE == 0:
                directory = path / f"{index // DIRECTORY_SIZE:03}"
                directory.mkdir(parents=True)
            (directory / f"screen-{index:06}.{kind.split('-')[-1]}").write_bytes(text)
            size += len(text)
        return {"files": count, "screens": count, "bytes": size, "broken": dict(broken)}


# The kinds of trees that other people wrote, by how many things are changed for the worse in each screen.
OTHERS = {"independent-xml": 0, "spoilt-xml": 18}


def _screen(kind: str, index: int) -> tuple[bytes, Counter]:
    """The text of a screen in a kind of tree, and for each rule how often it is known to break it."""
    if kind in OTHERS:
        value = independent.screen(index, OTHERS[kind])
        return (independent.DECLARATION + spellings.to_xml(value) + "\n").encode(), Counter()
    value, rules = screens.screen(index)
    if kind == "declared-xml":
        return independent.DECLARATION.encode() + _document("xml", value), rules
    if kind == "failing-xml":
        rules = screens.fail(value)
        kind = "xml"
    return _document(kind, value), rules


def _document(kind: str, value: dict) -> bytes:
    text = spellings.to_xml(value) if kind == "xml" else spellings.to_json(value)
    return (text + "\n").encode()


def _write_big(path: Path, kind: str, size: int, failing: int = 0) -> dict:
    broken: Counter = Counter()
    count = 0
    opening, closing = ("<screens>\n", "\n</screens>\n") if kind == "xml" else ('{\n  "screens": [\n', "\n  ]\n}\n")
    with path.open("wb") as file:
        file.write(opening.encode())
        while file.tell() < size:
            value, rules = screens.screen(count)
            if failing:
                rules = screens.fail(value, failing)
            broken += rules
            if kind == "xml":
                text = ("\n" if count else "") + spellings.to_xml(value, indent=2)
            else:
                text = (",\n" if count else "") + "    " + spellings.to_json(value, indent=4)
            file.write(text.encode())
            count += 1
        file.write(closing.encode())
        return {"files": 1, "screens": count, "bytes": file.tell(), "broken": dict(broken)}


def _write_foreign(path: Path, format: foreign.Format, count: int) -> dict:
    size = 0
    for index in range(count):
        text = format.spell(foreign.views(screens.screen(index)[0])).encode()
        directory = path / f"{index // DIRECTORY_SIZE:03}" / format.folder
        directory.mkdir(parents=True, exist_ok=True)
        (directory / f"screen_{index:06}.{format.extension}").write_bytes(text)
        size += len(text)
    for name, text in format.beside().items():
        file = path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        # All of them are read, once each; fragments and pages are linted too, wherever they stand.
        size += len(text.encode())
        if file.suffix in (".page", ".fragment"):
            count += 1
    # What the formats cannot say, nobody can find: which rules are broken is not counted.
    return {"files": count, "screens": count, "bytes": size, "broken": {}}


def _write_figma(path: Path, size: int) -> dict:
    count = 0
    with path.open("wb") as file:
        file.write(foreign.FIGMA_OPENING.encode())
        while file.tell() < size:
            text = foreign.figma_screen(foreign.views(screens.screen(count)[0]), count)
            file.write((("," if count else "") + text).encode())
            count += 1
        file.write(foreign.FIGMA_CLOSING.encode())
        return {"files": 1, "screens": count, "bytes": file.tell(), "broken": {}}


def _write_dump(path: Path, count: int) -> dict:
    screen = foreign.views(screens.screen(1)[0])
    size = sum(map(_count, screen.children))
    screen.children *= (count + size - 1) // size
    text = foreign.to_uiautomator(screen).encode()
    path.write_bytes(text)
    return {"files": 1, "screens": 1, "bytes": len(text), "broken": {}}


def _count(view: foreign.View) -> int:
    return 1 + sum(map(_count, view.children))


def _write_failing(path: Path, count: int) -> dict:
    text = _document("xml", screens.failing_cells(count))
    path.write_bytes(text)
    return {"files": 1, "screens": 1, "bytes": len(text), "broken": {"touch-target/minimum-size": count}}


def _progress(message: str) -> None:
    print(f"  {message}", file=sys.stderr, flush=True)


# The check reads both spellings back with Python's own parsers, by the rules of the screen description and not by
# those of `spellings.py`, and compares what they say.


def _from_json(name: str, value: dict) -> tuple:
    facts, parts = {}, []
    for member, content in value.items():
        if member == "type":
            continue
        if isinstance(content, dict):
            parts.append(_from_json(member, content))
        elif isinstance(content, list) and content and isinstance(content[0], dict):
            # actions → action, and so on; content and cells name each element's kind.
            parts.extend(_from_json(item.get("type") or member[:-1], item) for item in content)
        else:
            facts[member] = spellings.attribute_text(member, content)
    return name, sorted(facts.items()), sorted(parts)


def _from_xml(element: ElementTree.Element) -> tuple:
    return element.tag, sorted(element.attrib.items()), sorted(map(_from_xml, element))


def check(data: Data, count: int) -> None:
    """Fails unless the XML and the JSON tree of this size are well-formed and say the same."""
    sets = [data.files(data.tree(kind, count)) for kind in ("xml", "json")]
    if [len(files) for files in sets] != [count, count]:
        raise SystemExit(f"the trees do not have {count} files each")
    for xml, text in zip(*sets):
        from_xml = _from_xml(ElementTree.parse(data.directory / xml).getroot())
        from_json = _from_json("screen", json.loads((data.directory / text).read_text(encoding="utf-8")))
        if from_xml != from_json:
            raise SystemExit(f"{xml} and {text} differ")
    print(f"{count} screens are well-formed and say the same in XML and in JSON")


def main() -> None:
    default = Path(__file__).resolve().parent.parent / ".build" / "bench-data"
    parser = argparse.ArgumentParser(description="Write the files that the benchmarks lint.")
    parser.add_argument("--data", type=Path, default=default, metavar="DIR", help="where (default: .build/bench-data)")
    parser.add_argument("--tree", nargs=2, action="append", default=[], metavar=("KIND", "COUNT"),
                        help="a tree of so many files: xml, json or one of " + ", ".join(foreign.FORMATS))
    parser.add_argument("--check", type=int, metavar="COUNT",
                        help="compare the XML with the JSON spelling of so many screens")
    options = parser.parse_args()
    data = Data(options.data)
    for kind, count in options.tree:
        info = data.foreign(kind, int(count)) if kind in foreign.FORMATS else data.tree(kind, int(count))
        print(f"{data.directory / info['path']}: {info['files']} files, {info['bytes'] / info['files']:.0f} bytes each")
    if options.check:
        check(data, options.check)


if __name__ == "__main__":
    main()
