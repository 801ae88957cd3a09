"""Screens as other people describe them: behind an XML declaration, in the attribute order of whoever wrote them, a
tenth of the numbers with decimals, and with every member of the vocabulary somewhere.

They are the screens of `screens.py`, so that sizes compare. What the additions and `spoil` break, nobody counted: these sets
are for the cost of linting, and the table says how many findings there were.
"""

from __future__ import annotations

import random

import screens

DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
SEED = "other people"
AUTHORS = 8
# The members that hold elements, with the kind of an element that does not say its own.
PARTS = {"header": "header", "footer": "footer", "seeAll": "seeAll", "dynamicLayout": "dynamicLayout", "tap": "tap",
         "image": "image", "title": "title", "subtitle": "subtitle", "attribute": "attribute", "footnote": "footnote",
         "caption": "caption", "iconStack": "iconStack", "detailImage": "image", "description": "description",
         "attributes": "attributes", "accessory": "accessory", "rating": "rating", "avatarStack": "avatarStack",
         "content": "", "cells": "", "actions": "action", "swipeActions": "action", "icons": "icon", "items": "item",
         "tags": "tag"}
BOOLEANS = (True, False)
LABEL = {"lines": (1, 1, 1, 2), "truncates": (False, True)}
SIMPLE = {"label": ("Plant", "Order"), "value": ("1710", "4711"), "prototype": (False,)}
# By kind: the facts that `screens.py` does not tell, and what they may be. Most are what the guidelines ask for.
FACTS = {
    "screen": {"smallDevice": (False,), "readableWidth": BOOLEANS},
    "collectionView": {"maxItemCount": (6, 10, 12), "animatesChanges": (True,) * 4 + (False,),
                       "tapGesture": ("selects",) * 3 + ("other",), "longPressGesture": ("edits",) * 3 + ("other",),
                       "edgeGradient": BOOLEANS},
    "collectionCell": {"prototype": (False,)},
    "image": {"cornerRadius": (0,), "placeholder": ("none",) * 9 + ("icon", "initials"), "text": ("AM", "JW"),
              "background": ("#E8EFF6", "#ffffff")},
    "title": LABEL, "subtitle": LABEL, "attribute": LABEL, "footnote": LABEL, "caption": LABEL,
    "action": {"toggle": (False,), "interactive": (True,)},
    "tap": {"details": (False,)},
    "tableView": {"editing": (False,), "selection": ("none", "single", "multiple"), "totalCount": (12, 40),
                  "maxItemCount": (3, 4, 5)},
    "objectCell": {"prototype": (False,), "longPress": ("peek", "none", "other")},
    "accessory": {"label": ("Show",), "toggle": (False,)},
    "contactCell": SIMPLE, "labelValueCell": SIMPLE, "otherCell": SIMPLE,
    "button": {"interactive": (True,)}, "label": {"interactive": (False,)}, "group": {"interactive": (False,)},
}


def screen(index: int, spoilt: int = 0) -> dict:
    """The screen of this number as somebody else describes it, with so many things about it changed for the worse."""
    dice = random.Random(f"{SEED} {index} {spoilt}")
    value, _ = screens.screen(index)
    _add_parts(value, dice)
    elements = list(_elements(value, "screen"))
    for element, kind in elements:
        for name, values in FACTS.get(kind, {}).items():
            if name not in element and dice.randrange(6) == 0:
                element[name] = dice.choice(values)
    for _ in range(spoilt):
        _spoil(elements, dice)
    _add_decimals(value, dice)
    return _in_order_of_author(value, random.Random(f"{SEED} {index % AUTHORS}"))


def _elements(value: dict, kind: str):
    """Every element with its kind, each before what it holds."""
    yield value, value.get("type", kind)
    for name, part in value.items():
        if name in PARTS:
            for element in part if isinstance(part, list) else [part]:
                yield from _elements(element, PARTS[name])


def _add_parts(value: dict, dice: random.Random) -> None:
    """Adds the elements and parts that `screens.py` does not draw."""
    width = value["width"]
    for view in value["content"]:
        if view["type"] == "collectionView" and dice.randrange(4) == 0:
            view["dynamicLayout"] = {"animated": True, "preservesFocus": dice.randrange(4) > 0, "motive": "rotation"}
            for cell in view["cells"]:
                if cell["represents"] == "attachment" and dice.randrange(4) == 0:
                    x, y, _, _ = cell["frame"]
                    cell["image"] |= {"docType": "pdf", "iconFrame": [x + 24, y + 24, 32, 32]}
        if view["type"] != "tableView":
            continue
        x, y, _, height = view["frame"]
        if dice.randrange(3) == 0:
            view["footer"] = {"count": len(view["cells"]), "frame": [x, y + height, width, 44]}
        for cell in view["cells"]:
            _add_cell_parts(cell, dice)
    last = value["content"][-1]["frame"]
    y = last[1] + last[3] + 60
    cells = [{"type": kind, "id": f"{kind}-{row}", "frame": [0, y + 44 * row, width, 44], **more}
             for row, (kind, more) in enumerate(
                 [("contactCell", {"title": {"text": dice.choice(screens.PEOPLE)}}),
                  ("labelValueCell", {"label": "Plant", "value": "1710"}),
                  ("otherCell", {"title": {"text": "More"}, "tap": {"opens": "other"}})])]
    value["content"].append({"type": "tableView", "id": "facts", "style": "insetGrouped",
                             "frame": [0, y, width, 132], "cells": cells})
    y += 148
    value["content"].append(
        {"type": "group", "id": "foot", "frame": [0, y, width, 60], "content": [
            {"type": "label", "text": "Last synchronized today", "frame": [16, y + 8, 180, 20]},
            {"type": "icon", "text": "sync", "frame": [200, y + 8, 20, 20]},
            {"type": "button", "id": "sync", "text": "Synchronize", "frame": [width - 126, y + 6, 110, 48]}]})


def _add_cell_parts(cell: dict, dice: random.Random) -> None:
    x, y, width, _ = cell["frame"]
    if dice.randrange(4) == 0:
        cell["caption"] = {"text": "since Monday", "frame": [x + 76, y + 72, 120, 12]}
    if dice.randrange(5) == 0:
        cell["description"] = {"text": "Seal worn & leaking < 1 l/h", "lines": dice.choice((0, 2, 3)), "truncates": True,
                               "placement": dice.choice(("bottom", "column")), "frame": [x + 76, y + 60, 180, 20]}
    if dice.randrange(4) == 0:
        cell["tags"] = [{"text": text, "frame": [x + 76 + 60 * index, y + 66, 52, 16]}
                        for index, text in enumerate(("Urgent", "Pump"))]
    if dice.randrange(8) == 0:
        cell["rating"] = {"text": "4 of 5", "frame": [x + 76, y + 66, 80, 16]}
    if dice.randrange(8) == 0:
        cell["avatarStack"] = {"text": "3 people", "frame": [x + 160, y + 66, 48, 16]}
    if dice.randrange(3) == 0:
        cell["swipeActions"] = [{"control": "button", "label": label, "width": 74, "height": 84}
                                for label in ("Flag", "Delete")]
    if dice.randrange(6) == 0:
        right = x + width - 44
        cell["accessory"] = {"control": "action", "frame": [right, y + 20, 28, 44],
                             "actions": [{"control": "icon", "label": "Call", "frame": [right, y + 20, 28, 44]}]}


def _spoil(elements: list, dice: random.Random) -> None:
    """Changes one thing for the worse: takes a part or fact away, makes something small, says another word."""
    while True:
        element, kind = dice.choice(elements)
        way = dice.randrange(4)
        names = [name for name in element if name not in ("type", "name", "platform", "content", "cells", "frame", "id")]
        if way == 0 and names:
            del element[dice.choice(names)]
            return
        if way == 1 and "frame" in element and kind != "screen":
            x, y, width, height = element["frame"]
            element["frame"] = [x + 3, y + 3, max(4, width // 2), max(4, height // 2)]
            return
        if way == 2 and (facts := FACTS.get(kind)):
            name = dice.choice(list(facts))
            element[name] = facts[name][-1]
            return
        words = {"transition": "modal", "opens": "other", "shape": "rectangle", "represents": "document",
                 "control": "button", "axis": "horizontal", "alignment": "centered", "text": "A text that says far more "
                 "than anybody would want to read in a label of this kind"}
        if way == 3 and (found := [name for name in names if name in words]):
            name = dice.choice(found)
            if kind == "objectCell" and name == "represents" or kind == "accessory":
                continue
            element[name] = words[name]
            return


def _add_decimals(value: dict, dice: random.Random) -> None:
    """A tenth of the numbers gets decimals: views stand a fraction of a point lower, as pixels and guides make them."""
    for view in value["content"]:
        if dice.randrange(5) < 2:
            lower = dice.choice((0.5, 0.25, 0.3333, 0.6667))
            for element, _ in _elements(view, ""):
                for name in ("frame", "contentArea", "iconFrame"):
                    if name in element:
                        x, y, width, height = element[name]
                        element[name] = [x, round(y + lower, 4), width, height]


def _in_order_of_author(value, dice: random.Random):
    """The same with the members in an author's order: by name, by name backwards, or as his tool has it."""
    names: dict[str, float] = {}
    way = dice.randrange(4)

    def rank(member: str):
        return member if way == 0 else names.setdefault(member, dice.random())

    def ordered(part):
        if isinstance(part, list):
            return [ordered(item) for item in part]
        if not isinstance(part, dict):
            return part
        # What XML writes as elements stays in its order.
        facts = sorted((name for name in part if name not in PARTS and name != "type"), key=rank, reverse=way == 1)
        kept = ["type"] if "type" in part else []
        return {name: ordered(part[name]) for name in kept + facts + [name for name in part if name in PARTS]}

    return ordered(value)
