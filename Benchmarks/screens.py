"""Made-up screens in the vocabulary of the native screen description, the same for everybody.

A screen is the value that its JSON spelling has: dictionaries, lists, texts and numbers. `spellings.py` writes it as
JSON and as XML. Most screens conform to every rule; one in four breaks one to three, and the screen knows which.
"""

from __future__ import annotations

import random
from collections import Counter

SEED = "fiorilint benchmark"

PRODUCTS = ["Ski boots", "Trail jacket", "Climbing rope", "Camping stove", "Head torch", "Paddle, carbon",
            "Fleece & shell", "Thermos 0.75 l", "Map case", "Snow shoes", "Sleeping mat", "Crampons", "Bivouac sack",
            "Trekking poles"]
QUALITIES = ["Alpine 90", "Light", "Junior size", "Série limitée", "Refurbished", "Expert 130 W", "Größe 42",
             "Two-pack"]
STATES = ["In stock", "Low stock", "Sold out", "On order", "Discontinued", "New"]
PEOPLE = ["Ana Müller", "Jonas Weber", "Li Wei", "Chidi Okafor", "Zoë Martin", "Priya Nair", "Tomás Rey", "Ingrid Dahl"]
ROLES = ["Sales lead", "Technician", "Key account", "Plant manager", "Dispatcher", "Purchasing"]
ORDERS = ["Pump inspection", "Replace valve", "Annual service", "Leak at line 3", "Calibrate sensor", "Clean filter",
          "Check pressure \"B\"", "Renew gasket <4 mm>"]
PLACES = ["Hall 2, Walldorf", "Depot North", "Plant 1710", "Quai 9, Lyon", "Building C", "Yard 4"]
FILES = ["contract.pdf", "site-plan.png", "invoice-2041.pdf", "handover.docx", "damage-left.jpg", "notes.txt"]
SCREENS = ["Products", "Overview", "Account", "Work orders", "Warehouse", "My team", "Spare parts", "Favourites"]


def screen(index: int) -> tuple[dict, Counter]:
    """The screen of this number, and for each rule how often it breaks it."""
    dice = random.Random(f"{SEED} {index}")
    builder = _AndroidScreen(dice, index) if dice.randrange(4) == 0 else _AppleScreen(dice, index)
    value = builder.screen()
    broken: Counter = Counter()
    if dice.randrange(4) == 0:
        ways = builder.ways_to_break()
        for _ in range(1 + dice.randrange(3)):
            way = ways.pop(dice.randrange(len(ways)))
            rule = way(value)
            if rule:
                broken[rule] += 1
    return value, broken


def fail(value: dict, most: int = 1_000) -> Counter:
    """Gives every second collection cell, but so many at most, an action too small to tap; counts what that breaks."""
    count = 0
    for view in value["content"]:
        if view["type"] == "collectionView":
            for cell in view["cells"]:
                cell.pop("actions", None)
            for cell in view["cells"][::2]:
                if count < most:
                    x, y, _, _ = cell["frame"]
                    cell["actions"] = [{"control": "icon", "label": "Call", "frame": [x, y, 36, 36]}]
                    count += 1
    # On Android a target may be larger than what is drawn of it.
    return Counter({"touch-target/minimum-size": count} if value["platform"] == "ios" else {})


def failing_cells(count: int) -> dict:
    """One screen with a grid of this many cells, each lower than a finger needs and otherwise as it should be."""
    cells = []
    for index in range(count):
        x, y = 16 + index % 3 * 124, 200 + index // 3 * 56
        cells.append({"type": "collectionCell", "id": f"c{index}", "represents": "object", "objectType": "product",
                      "frame": [x, y, 110, 40],
                      "image": {"shape": "square", "frame": [x, y, 20, 20]},
                      "title": {"text": PRODUCTS[index % len(PRODUCTS)], "frame": [x, y + 20, 110, 20]},
                      "tap": {"opens": "detail", "transition": "push"}})
    height = 56 * ((count + 2) // 3)
    return {"type": "screen", "name": "Catalogue", "platform": "ios", "deviceClass": "phone", "width": 390,
            "height": 844, "floorplan": "overview",
            "content": [{"type": "collectionView", "id": "all", "layout": "grid", "scrollDirection": "vertical",
                         "totalCount": count, "frame": [0, 148, 390, 52 + height],
                         "header": {"text": "All products", "frame": [16, 148, 200, 44]}, "cells": cells}]}


class _Screen:
    """What both platforms' screens share: a pen that moves down the page, and a few labels."""

    platform = ""
    width = 0
    height = 0

    def __init__(self, dice: random.Random, index: int):
        self.dice = dice
        self.index = index
        self.y = 88
        self.serial = 0

    def identifier(self, stem: str) -> str:
        self.serial += 1
        return f"{stem}-{self.index}-{self.serial}"

    def picture(self) -> str:
        return f"{self.dice.randrange(100_000)}.jpg"

    def label(self, text: str, x: float, y: float, width: float, height: float = 20) -> dict:
        return {"text": text, "frame": [x, y, width, height]}

    def screen(self) -> dict:
        content = self.content()
        return {"type": "screen", "name": f"{self.dice.choice(SCREENS)} {self.index}", "platform": self.platform,
                "deviceClass": "phone", "width": self.width, "height": self.height, "widthClass": "compact",
                "heightClass": "regular", "orientation": "portrait", "floorplan": "overview", "content": content}

    def content(self) -> list[dict]:
        raise NotImplementedError

    def table(self, title: str) -> dict:
        """A table of object cells, all of one height and one content."""
        count = 3 + self.dice.randrange(4) // 3
        people = self.dice.randrange(3) == 0
        stack = self.dice.randrange(8) == 0
        top = self.y
        cells = []
        for row in range(count):
            y = top + 44 + row * 84
            x = 40 if stack else 16
            cell = {"type": "objectCell", "id": self.identifier("row"), "represents": "person" if people else "object",
                    "contentType": "contact" if people else "workOrder", "alignment": "top",
                    "frame": [0, y, self.width, 84]}
            if stack:
                cell["iconStack"] = {"axis": "vertical", "frame": [16, y + 12, 16, 36],
                                     "icons": [{"text": "unread", "frame": [16, y + 12, 16, 16]},
                                               {"text": "attachment", "frame": [16, y + 32, 16, 16]}]}
            cell["detailImage"] = {"source": self.picture(),
                                   "shape": "circle" if people else "square", "frame": [x, y + 12, 44, 44]}
            x += 60
            names, notes = (PEOPLE, ROLES) if people else (ORDERS, PLACES)
            cell["title"] = self.label(self.dice.choice(names), x, y + 12, 180)
            cell["subtitle"] = self.label(self.dice.choice(notes), x, y + 34, 180)
            cell["footnote"] = self.label(f"No. {self.dice.randrange(10_000, 99_999)}", x, y + 54, 180, 18)
            right = self.width - 116
            cell["attributes"] = {"axis": "vertical", "frame": [right, y + 12, 64, 40],
                                  "items": [{"text": self.dice.choice(STATES), "frame": [right, y + 12, 64, 20]},
                                            {"text": f"{self.dice.randrange(1, 60)} min",
                                             "frame": [right, y + 32, 64, 20]}]}
            cell["accessory"] = {"control": "chevron", "frame": [self.width - 44, y + 20, 28, 44]}
            cell["tap"] = {"opens": "detail", "transition": "push"}
            cells.append(cell)
        self.y = top + 44 + count * 84 + 16
        return {"type": "tableView", "id": self.identifier("table"), "style": "plain",
                "frame": [0, top, self.width, 44 + count * 84],
                "header": {"text": title, "frame": [16, top, 200, 44]}, "cells": cells}

    # Ways to break a rule. Each changes the screen and names the rule, or finds nothing to change.

    def ways_to_break(self) -> list:
        return [self.drop_header, self.drop_image, self.add_see_all_to_grid]

    def views(self, value: dict) -> list[dict]:
        return [view for view in value["content"] if view["type"] == "collectionView"]

    def drop_header(self, value: dict) -> str | None:
        del self.views(value)[0]["header"]
        return "collection-view/header-required"

    def drop_image(self, value: dict) -> str | None:
        # In a labeled view only: a cell without labels and without an image would break more than one rule.
        for view in self.views(value):
            if "title" in view["cells"][0] and view["cells"][0]["represents"] == "object":
                del view["cells"][-1]["image"]
                return "collection-cell/image-required"
        return None

    def add_see_all_to_grid(self, value: dict) -> str | None:
        for view in self.views(value):
            if view["layout"] == "grid":
                x, y, width, _ = view["frame"]
                see_all = {"text": f"See All ({view['totalCount']})", "count": view["totalCount"], "chevron": True,
                           "frame": [x + width - 116, y, 100, 48],
                           "tap": {"opens": "list", "listContent": "objectCell"}}
                self.place_see_all(view, see_all)
                return "collection-view/see-all-misuse"
        return None

    def place_see_all(self, view: dict, see_all: dict) -> None:
        view["seeAll"] = see_all


class _AppleScreen(_Screen):
    platform = "ios"
    width = 390
    height = 844

    def ways_to_break(self) -> list:
        # What the guidelines say of these things they say for iOS only.
        return super().ways_to_break() + [self.shrink_action, self.open_modally, self.drop_title, self.square_person]

    def content(self) -> list[dict]:
        views = [self.row("product") if self.dice.randrange(2) else self.row("contact"), self.grid()]
        if self.dice.randrange(6) == 0:
            views.append(self.attachments())
        views.append(self.table("Next up"))
        return views

    def cell(self, kind: str, x: float, y: float, action: bool, subtitle: bool) -> dict:
        person = kind == "contact"
        names, notes = (PEOPLE, ROLES) if person else (PRODUCTS, QUALITIES)
        cell = {"type": "collectionCell", "id": self.identifier("cell"),
                "represents": "person" if person else "object",
                "objectType": kind, "frame": [x, y, 110, 170],
                "image": {"source": self.picture(), "shape": "circle" if person else "square",
                          "frame": [x, y, 110, 110]},
                "title": self.label(self.dice.choice(names), x, y + 114, 110)}
        if subtitle:
            cell["subtitle"] = self.label(self.dice.choice(notes), x, y + 134, 110, 18)
        cell["attribute"] = self.label(self.dice.choice(STATES), x, y + 152, 110, 18)
        if action:
            cell["actions"] = [{"control": "icon", "label": "Call" if person else "Add to cart",
                                "frame": [x + 66, y, 44, 44]}]
        cell["tap"] = {"opens": "detail", "transition": "push"}
        return cell

    def row(self, kind: str) -> dict:
        top, count = self.y, 6
        total = count + 10 + self.dice.randrange(80)
        action = self.dice.randrange(2) == 0
        cells = [self.cell(kind, 16 + 126 * column, top + 52, action, True) for column in range(count)]
        self.y = top + 52 + 170 + 16
        return {"type": "collectionView", "id": self.identifier("row"), "layout": "horizontalScroll",
                "scrollDirection": "horizontal", "totalCount": total, "frame": [0, top, 390, 222],
                "contentArea": [16, top + 52, 374, 170],
                "header": {"text": "Team" if kind == "contact" else "Featured", "frame": [16, top, 200, 44]},
                "seeAll": {"text": f"See All ({total})", "count": total, "chevron": True, "frame": [274, top, 100, 44],
                           "tap": {"opens": "list", "listContent": "objectCell"}},
                "cells": cells}

    def grid(self) -> dict:
        top, count = self.y, 6
        rows = (count + 2) // 3
        action = self.dice.randrange(2) == 0
        cells = [self.cell("product", 16 + 124 * (index % 3), top + 52 + 186 * (index // 3), action, False)
                 for index in range(count)]
        self.y = top + 52 + 186 * rows + 16
        return {"type": "collectionView", "id": self.identifier("grid"), "layout": "grid",
                "scrollDirection": "vertical",
                "totalCount": count, "columns": 3, "itemAlignment": "justified",
                "frame": [0, top, 390, 52 + 186 * rows], "contentArea": [16, top + 52, 358, 186 * rows],
                "header": {"text": "New this week", "frame": [16, top, 200, 44]}, "cells": cells}

    def attachments(self) -> dict:
        top, count = self.y, 3 + self.dice.randrange(2)
        cells = []
        for column in range(count):
            x = 16 + 88 * column
            frame = [x, top + 52, 80, 80]
            cells.append({"type": "collectionCell", "id": self.identifier("file"), "represents": "attachment",
                          "objectType": "attachment", "frame": frame,
                          "image": {"source": self.dice.choice(FILES), "shape": "rectangle", "frame": frame},
                          "tap": {"opens": "preview", "transition": "push", "quickActions": ["Share", "Delete"]}})
        self.y = top + 52 + 80 + 16
        return {"type": "collectionView", "id": self.identifier("files"), "layout": "horizontalFit",
                "scrollDirection": "none", "totalCount": count, "itemAlignment": "leading",
                "frame": [0, top, 390, 132], "contentArea": [16, top + 52, 358, 80],
                "header": {"text": f"Attachments ({count})", "frame": [16, top, 200, 44]}, "cells": cells}

    def shrink_action(self, value: dict) -> str | None:
        for view in self.views(value):
            for cell in view["cells"]:
                if "actions" in cell:
                    x, y, _, _ = cell["actions"][0]["frame"]
                    cell["actions"][0]["frame"] = [x + 4, y + 4, 36, 36]
                    return "touch-target/minimum-size"
        return None

    def open_modally(self, value: dict) -> str | None:
        for view in value["content"]:
            if view["type"] == "tableView":
                self.dice.choice(view["cells"])["tap"]["transition"] = "modal"
                return "object-cell/accessory-navigation"
        return None

    def drop_title(self, value: dict) -> str | None:
        for view in value["content"]:
            if view["type"] == "tableView":
                del view["cells"][-1]["title"]
                return "object-cell/title-required"
        return None

    def square_person(self, value: dict) -> str | None:
        for view in self.views(value):
            if view["cells"][0]["represents"] == "person":
                view["cells"][0]["image"]["shape"] = "square"
                return "collection-cell/person-image-circular"
        return None


class _AndroidScreen(_Screen):
    platform = "android"
    width = 412
    height = 915

    def content(self) -> list[dict]:
        return [self.row("product") if self.dice.randrange(2) else self.row("contact"), self.grid(),
                self.table("Next up")]

    def cell(self, kind: str, x: float, y: float, width: float, subtitle: bool) -> dict:
        person = kind == "contact"
        names, notes = (PEOPLE, ROLES) if person else (PRODUCTS, QUALITIES)
        side = 80 if person else width
        image = {"source": self.picture(), "shape": "circle" if person else "square",
                 "frame": [_round(x + (width - side) / 2), y, side, side]}
        if not person:
            image["cornerRadius"] = 16
        below = _round(y + side)
        cell = {"type": "collectionCell", "id": self.identifier("cell"),
                "represents": "person" if person else "object",
                "objectType": kind, "frame": [x, y, width, _round(side + 64)], "image": image,
                "title": self.label(self.dice.choice(names), x, _round(below + 4), width)}
        if subtitle:
            cell["subtitle"] = self.label(self.dice.choice(notes), x, _round(below + 24), width)
        cell["attribute"] = self.label(self.dice.choice(STATES), x, _round(below + 44), width)
        cell["tap"] = {"opens": "detail", "transition": "push"}
        return cell

    def row(self, kind: str) -> dict:
        top, count = self.y, 6
        total = count + 10 + self.dice.randrange(80)
        width = 139.2  # two and a half cells and their gaps of 16 fill the 380 between the margins
        cells = [self.cell(kind, _round(16 + 155.2 * column), top + 48, width, True) for column in range(count)]
        height = cells[0]["frame"][3]
        foot = _round(top + 48 + height + 8)
        self.y = int(foot + 48 + 16)
        return {"type": "collectionView", "id": self.identifier("row"), "layout": "horizontalScroll",
                "scrollDirection": "horizontal", "edgeGradient": True, "totalCount": total,
                "frame": [0, top, 412, _round(foot + 48 - top)], "contentArea": [16, top + 48, 380, height],
                "header": {"text": "Team" if kind == "contact" else "Featured", "frame": [16, top, 200, 40]},
                "footer": {"count": total, "frame": [16, foot, 380, 48],
                           "seeAll": {"text": f"See All ({total})", "count": total, "frame": [296, foot, 100, 48],
                                      "tap": {"opens": "list", "listContent": "objectCell"}}},
                "cells": cells}

    def grid(self) -> dict:
        top, count = self.y, 6
        rows = (count + 1) // 2
        cells = [self.cell("product", 16 + 198 * (index % 2), top + 48 + 262 * (index // 2), 182, False)
                 for index in range(count)]
        self.y = top + 48 + 262 * rows + 16
        return {"type": "collectionView", "id": self.identifier("grid"), "layout": "grid",
                "scrollDirection": "vertical",
                "totalCount": count, "columns": 2, "frame": [0, top, 412, 48 + 262 * rows],
                "contentArea": [16, top + 48, 380, 262 * rows],
                "header": {"text": "New this week", "frame": [16, top, 200, 40]}, "cells": cells}

    def place_see_all(self, view: dict, see_all: dict) -> None:
        x, y, width, height = view["frame"]
        see_all["frame"] = [x + width - 116, y + height, 100, 48]
        view["footer"] = {"count": view["totalCount"], "frame": [16, y + height, 380, 48], "seeAll": see_all}


def _round(length: float) -> float:
    """One digit behind the point is what layout tools print; whole lengths stay whole."""
    rounded = round(length, 1)
    return int(rounded) if rounded == int(rounded) else rounded
