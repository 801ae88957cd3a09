"""The navigation of the site: folders of docs are its sections, in the order of docs/README.md."""

import re
from pathlib import PurePosixPath

# The folders of docs that have a fixed place; others follow by name.
FOLDERS = {"start": "Start", "how-to": "How-to", "reference": "Reference", "background": "Background"}


def section(folder: str) -> str:
    return FOLDERS.get(folder, folder.replace("-", " ").capitalize())


def linked(index: str) -> list[str]:
    """The pages that the index links, in its order."""
    return [match.split("#")[0] for match in re.findall(r"\]\(([^()\s]+?\.md(?:#[^)]*)?)\)", index)]


def sections(pages: dict[str, str], index: str) -> list[tuple[str, list[dict[str, str]]]]:
    """The sections with their pages.

    `pages` has the title of each page by its path below docs. A page that the index does not link comes last in its folder.
    """
    order = {path: number for number, path in enumerate(linked(index))}
    sorted_pages = sorted(pages, key=lambda path: (order.get(path, len(order)), path))
    folders: dict[str, list[dict[str, str]]] = {name: [] for name in FOLDERS}
    for path in sorted_pages:
        parts = PurePosixPath(path).parts
        folders.setdefault(parts[0] if len(parts) > 1 else "", []).append({pages[path]: path})
    # Pages at the top of docs belong to no kind of page.
    loose = folders.pop("", [])
    made = [(section(folder), entries) for folder, entries in folders.items() if entries]
    return made + ([("More", loose)] if loose else [])
