"""Turns Markdown as GitHub reads it into Markdown as MkDocs reads it, with links that lead to pages of the site."""

import posixpath
import re
from pathlib import Path

HOME = "https://github.com/fiorilint/fiorilint"
IMAGES = {".png", ".svg", ".jpg", ".gif"}

FENCE = re.compile(r"(\s*)(`{3,}|~{3,})([^`]*)$")
ITEM = re.compile(r"(\s*)([-*+]|\d{1,9}[.)])(\s+)(?=\S)")
CODE = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)")
TARGET = re.compile(r"(?<=\])\(([^()\s]+)\)|^(\s*\[[^\]]+\]:\s+)(\S+)")


class Links:
    """Leads the links of a page to where their files are in the site.

    `pages` has the path in the site of each file that is a page. Other files are linked at the project's host; images are copied.
    """

    def __init__(self, root: Path, pages: dict[str, str]):
        self.root, self.pages = root, pages
        self.images: dict[str, str] = {}
        self.problems: list[str] = []

    def leading(self, target: str, source: str, place: str) -> str:
        """The link in the page `place` for what the file `source` links as `target`."""
        if re.match(r"[a-z][a-z0-9+.-]*:|//|#", target):
            return target
        path, hash_, anchor = target.partition("#")
        full = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
        if full in self.pages:
            return posixpath.relpath(self.pages[full], posixpath.dirname(place) or ".") + hash_ + anchor
        file = self.root / full
        if not full.startswith("..") and file.exists():
            if file.suffix in IMAGES:
                self.images[full] = f"assets/{full}"
                return posixpath.relpath(self.images[full], posixpath.dirname(place) or ".")
            return f"{HOME}/{'tree' if file.is_dir() else 'blob'}/main/{full}{hash_}{anchor}"
        self.problems.append(f"{source}: {target} leads nowhere")
        return target


def outside_code(line: str, change) -> str:
    """The line with what is not in code spans changed. GitHub wants a backslash before a pipe in code of a table; Python-Markdown shows it."""
    parts, start, is_row = [], 0, line.lstrip().startswith("|")
    for match in CODE.finditer(line):
        parts += [change(line[start:match.start()]), match.group().replace("\\|", "|") if is_row else match.group()]
        start = match.end()
    return "".join(parts) + change(line[start:])


def converted(text: str, source: str, place: str, links: Links) -> str:
    """The Markdown of the file `source` for the page `place`.

    Python-Markdown wants an empty line before a list and four spaces before what is in an item, and knows no words behind the
    language of a code block.
    """

    def lead(match: re.Match) -> str:
        if match[1]:
            return f"({links.leading(match[1], source, place)})"
        return match[2] + links.leading(match[3], source, place)

    lines, fence, inside = [], None, []  # inside: where the texts of the open list items start
    was_empty, was_item = True, False
    for line in text.splitlines():
        if fence:
            start, marks, shift = fence
            body = line[min(start, len(line) - len(line.lstrip())):]
            lines.append((shift + body) if body.strip() else "")
            if body.strip().startswith(marks) and not body.strip().strip(marks[0]):
                fence, was_empty = None, False
            continue
        if not line.strip():
            lines.append("")
            was_empty = True
            continue
        indent = len(line) - len(line.lstrip())
        item = ITEM.match(line)
        if item or was_empty or FENCE.match(line):
            # Only these end an item; any other line goes on with it.
            while inside and indent < inside[-1]:
                inside.pop()
        shift = "    " * len(inside)
        match = FENCE.match(line)
        if match:
            words = match[3].split()
            if not was_empty:
                lines.append("")
            lines.append(shift + match[2] + (words[0] if words else ""))
            fence = (indent, match[2], shift)
        elif item:
            if not was_empty and not was_item:
                lines.append("")
            lines.append(shift + item[2] + " " + outside_code(line[item.end():], lambda part: TARGET.sub(lead, part)))
            inside.append(item.end())
        else:
            lines.append((shift if was_empty or inside else "") + outside_code(line.strip() if inside else line, lambda part: TARGET.sub(lead, part)))
        # A line behind an empty one begins a paragraph, which a list after it has to be apart from.
        was_empty, was_item = False, bool(item) or (was_item and not was_empty and not match)
    return "\n".join(lines) + "\n"


def title(text: str, fallback: str = "") -> str:
    """The first heading, without markup."""
    match = re.search(r"^# +(.+?)\s*$", text, re.MULTILINE)
    return re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", r"\1", match[1]) if match else fallback
