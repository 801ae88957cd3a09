"""The two spellings of a screen: JSON and XML, indented by two as people write them."""

from __future__ import annotations

import json
from xml.sax.saxutils import escape

# What an element of a list is called in XML; where a list mixes kinds, its elements carry their `type`.
ITEM_NAMES = {"actions": "action", "swipeActions": "swipeAction", "icons": "icon", "items": "item", "tags": "tag"}
LINE_LENGTH = 120

# `json.dumps` builds such an encoder at each call unless every option is the default.
_compact = json.JSONEncoder(ensure_ascii=False).encode


def to_json(value, indent: int = 0, room: int = 0) -> str:
    """The value as JSON; what holds no further objects and fits stays on one line, `room` being taken already."""
    if isinstance(value, dict):
        if not any(_is_nested(member) for member in value.values()):
            line = _compact(value)
            if indent + room + len(line) <= LINE_LENGTH:
                return line
        inner = " " * (indent + 2)
        members = (f"{inner}{_compact(name)}: {to_json(member, indent + 2, len(name) + 5)}"
                   for name, member in value.items())
        return "{\n" + ",\n".join(members) + "\n" + " " * indent + "}"
    if isinstance(value, list) and _is_nested(value):
        inner = " " * (indent + 2)
        return "[\n" + ",\n".join(inner + to_json(item, indent + 2, 1) for item in value) + "\n" + " " * indent + "]"
    return _compact(value)


def to_xml(value: dict, name: str | None = None, indent: int = 0) -> str:
    """The element as XML: facts as attributes, parts as child elements."""
    lines: list[str] = []
    _append_xml(lines, value, name or value["type"], " " * indent)
    return "\n".join(lines)


def _append_xml(lines: list[str], value: dict, name: str, space: str) -> None:
    attributes, parts = [], []
    for member, content in value.items():
        if member == "type":
            continue
        if isinstance(content, dict):
            parts.append((member, content))
        elif isinstance(content, list) and content and isinstance(content[0], dict):
            parts.extend((ITEM_NAMES.get(member) or item["type"], item) for item in content)
        else:
            text = escape(attribute_text(member, content), {'"': "&quot;", "\n": "&#10;"})
            attributes.append(f' {member}="{text}"')
    tag = f"{space}<{name}{''.join(attributes)}"
    if not parts:
        lines.append(tag + "/>")
        return
    lines.append(tag + ">")
    for part_name, part in parts:
        _append_xml(lines, part, part_name, space + "  ")
    lines.append(f"{space}</{name}>")


def attribute_text(name: str, value) -> str:
    """A fact as the text of an attribute: a frame with spaces, a list of texts with commas."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        separator = " " if name in ("frame", "contentArea", "iconFrame") else ","
        return separator.join(str(item) for item in value)
    return str(value)


def _is_nested(value) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(isinstance(item, dict) for item in value))
