#!/usr/bin/env python3
"""Checks a built site: links and anchors lead somewhere, and pages load nothing from the network.

    check.py FOLDER
"""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

# The attributes by which elements load something as soon as they are shown.
LOADS = {
    "script": ["src"], "img": ["src", "srcset"], "iframe": ["src"], "source": ["src", "srcset"], "video": ["src", "poster"],
    "audio": ["src"], "embed": ["src"], "object": ["data"], "track": ["src"], "input": ["src"], "use": ["href", "xlink:href"],
    "image": ["href", "xlink:href"], "base": ["href"],
}
# The links in the head that load nothing.
QUIET = {"canonical", "next", "prev", "alternate", "author", "license", "help", "edit", "me"}
REMOTE = re.compile(r"^\s*(?:https?:)?//", re.IGNORECASE)
CSS_REMOTE = re.compile(r"(?:url\(\s*['\"]?|@import\s+['\"])((?:https?:)?//[^'\")\s]+)", re.IGNORECASE)
# Material for MkDocs loads these for what a page has: https://squidfunk.github.io/mkdocs-material (its scripts name the addresses).
LOADING_CLASSES = {"mermaid": "a diagram loads mermaid", "md-source": "a repository button asks its host"}


class Page(HTMLParser):
    """The anchors, links and loads of a page."""

    def __init__(self, text: str):
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.remarks: list[str] = []
        self.is_style = False
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = {name: value or "" for name, value in attributes}
        if "id" in values:
            self.ids.add(values["id"])
        if tag == "a" and "name" in values:
            self.ids.add(values["name"])
        if tag in ("a", "area") and "href" in values:
            self.links.append(values["href"])
        if tag == "link" and "href" in values and not set(values.get("rel", "").lower().split()) & QUIET:
            self.loads.append(values["href"])
        for name in LOADS.get(tag, []):
            for part in values.get(name, "").split(",") if name == "srcset" else [values.get(name, "")]:
                if part.strip():
                    self.loads.append(part.split()[0])
        if tag == "meta" and values.get("http-equiv", "").lower() == "refresh":
            self.remarks.append("the page sends readers on")
        self.loads += CSS_REMOTE.findall(values.get("style", ""))
        self.remarks += [LOADING_CLASSES[each] for each in values.get("class", "").split() if each in LOADING_CLASSES]
        self.is_style = tag == "style"

    handle_startendtag = handle_starttag

    def handle_data(self, data):
        if self.is_style:
            self.loads += CSS_REMOTE.findall(data)

    def handle_endtag(self, tag):
        self.is_style = False


def problems(site: Path) -> tuple[list[str], dict[str, int]]:
    """What is wrong in the site, and how many pages and links it has."""
    found: list[str] = []
    read = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    counts = {"pages": len(read), "links": 0, "outside": 0}
    for path, page in read.items():
        name = path.relative_to(site).as_posix()
        found += [f"{name}: {remark}" for remark in page.remarks]
        for load in page.loads:
            if REMOTE.match(load):
                found.append(f"{name}: loads {load}")
            elif name != "404.html" and not load.startswith(("data:", "#")) and not (path.parent / unquote(urlsplit(load).path)).is_file():
                found.append(f"{name}: loads {load}, which does not exist")
        # The page for addresses without a page has links from the top of its host.
        if name == "404.html":
            continue
        for link in page.links:
            counts["links"] += 1
            parts = urlsplit(link)
            if parts.scheme or link.startswith("//"):
                counts["outside"] += 1
                if parts.scheme not in ("https", "http", "mailto", "data", "javascript"):
                    found.append(f"{name}: a link to {link}")
                continue
            file = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if file.is_dir():
                file = file / "index.html"
            if not file.is_file() or site.resolve() not in file.resolve().parents:
                found.append(f"{name}: the link {link} leads nowhere")
            elif parts.fragment and not parts.fragment.startswith("__") and file.suffix == ".html":
                other = read.get(file) or read.get(site / file.relative_to(site.resolve()))
                if other is not None and unquote(parts.fragment) not in other.ids:
                    found.append(f"{name}: the link {link} leads to no anchor")
    for path in sorted(site.rglob("*.css")):
        found += [f"{path.relative_to(site)}: loads {each}" for each in CSS_REMOTE.findall(path.read_text(encoding="utf-8"))]
    return found, counts


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    found, _ = problems(Path(sys.argv[1]))
    print("\n".join(found))
    sys.exit(bool(found))
