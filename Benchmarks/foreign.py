"""The spellings of a screen in the formats that other tools write, as those tools write them.

Each says of the same screen what the format can say: dumps and Figma have frames and texts of everything, storyboards
declare the views, layouts of Android and pages of the SAP MDK name the components and their texts. What is in every
file of a kind, and says nothing about the screen, is there too, since reading past it is what reading costs.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass, field
from typing import Callable
from xml.sax.saxutils import quoteattr

DENSITY = 2.625  # of the Android screens, in pixels of one dp
TEXT_MEMBERS = ("title", "subtitle", "attribute", "footnote")


@dataclass
class View:
    """A view as every kit has it: a rectangle that holds views, shows a text or an image, or reacts to a tap."""

    role: str  # screen, collection, table, cell, image, text, button, header
    frame: list[float]
    name: str = ""
    text: str = ""
    children: list["View"] = field(default_factory=list)
    shape: str = ""
    scrolls_sideways: bool = False


def views(screen: dict) -> View:
    """A screen of `screens.py` as views."""
    frame = [0, 0, screen["width"], screen["height"]]
    return View("screen", frame, screen["name"], children=[_list(content) for content in screen["content"]])


def _list(value: dict) -> View:
    role = "table" if value["type"] == "tableView" else "collection"
    view = View(role, value["frame"], value["id"], scrolls_sideways=value.get("layout") == "horizontalScroll")
    if "header" in value:
        view.children.append(_text("header", value["header"]))
    for owner in (value, value.get("footer", {})):
        if "seeAll" in owner:
            view.children.append(View("button", owner["seeAll"]["frame"], "see-all", owner["seeAll"]["text"]))
    view.children += [_cell(cell) for cell in value["cells"]]
    return view


def _cell(value: dict) -> View:
    cell = View("cell", value["frame"], value["id"])
    for member in ("image", "detailImage"):
        if member in value:
            image = value[member]
            cell.children.append(View("image", image["frame"], image["source"], shape=image["shape"]))
    cell.children += [_text("text", value[member], member) for member in TEXT_MEMBERS if member in value]
    cell.children += [_text("text", item, "status") for item in value.get("attributes", {}).get("items", [])]
    for action in value.get("actions", []):
        cell.children.append(View("button", action["frame"], "action", action["label"]))
    return cell


def _text(role: str, value: dict, name: str = "header") -> View:
    return View(role, value["frame"], name, value["text"])


# Android, at runtime.

UI_CLASSES = {"screen": "android.widget.FrameLayout", "section": "android.widget.LinearLayout",
              "collection": "androidx.recyclerview.widget.RecyclerView",
              "table": "androidx.recyclerview.widget.RecyclerView", "cell": "android.view.ViewGroup",
              "image": "android.widget.ImageView", "text": "android.widget.TextView",
              "header": "android.widget.TextView", "button": "android.widget.Button"}


def to_uiautomator(view: View) -> str:
    """One line, as `uiautomator dump` writes it. What scrolls holds cells only; the header stands above."""
    screen = View("screen", view.frame, children=[_with_surroundings(child) for child in view.children])
    parts = ["<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation=\"0\">"]
    _append_node(parts, screen, 0)
    parts.append("</hierarchy>")
    return "".join(parts)


def _with_surroundings(view: View) -> View:
    cells = [child for child in view.children if child.role == "cell"]
    x, _, width, _ = view.frame
    top = min(cell.frame[1] for cell in cells)
    bottom = max(cell.frame[1] + cell.frame[3] for cell in cells)
    scroller = View(view.role, [x, top, width, bottom - top], view.name, children=cells)
    return View("section", view.frame, children=[child for child in view.children if child.role != "cell"] + [scroller])


def _append_node(parts: list[str], view: View, index: int) -> None:
    x, y, width, height = (round(length * DENSITY) for length in view.frame)
    reacts = _word(view.role in ("cell", "button"))
    scrolls = _word(view.role in ("collection", "table"))
    name = f"com.example.shop:id/{view.name}" if view.name else ""
    tag = (f'<node index="{index}" text={quoteattr(view.text)} resource-id={quoteattr(name)} '
           f'class="{UI_CLASSES[view.role]}" package="com.example.shop" content-desc="" checkable="false" '
           f'checked="false" clickable="{reacts}" enabled="true" focusable="{reacts}" focused="false" '
           f'scrollable="{scrolls}" long-clickable="false" password="false" selected="false" '
           f'bounds="[{x},{y}][{x + width},{y + height}]"')
    if not view.children:
        parts.append(tag + " />")
        return
    parts.append(tag + ">")
    for place, child in enumerate(view.children):
        _append_node(parts, child, place)
    parts.append("</node>")


# The superclasses that Rico names, nearest first.
ANCESTORS = {"android.widget.FrameLayout": 1, "android.widget.LinearLayout": 1, "android.view.ViewGroup": 0,
             "androidx.recyclerview.widget.RecyclerView": 1}


def to_rico(view: View) -> str:
    """As the data set has it: what scrolls holds cells only, as in a dump."""
    screen = View("screen", view.frame, children=[_with_surroundings(child) for child in view.children])
    activity = {"root": _rico_node(screen), "added_fragments": [], "active_fragments": []}
    return json.dumps({"activity_name": "com.example.shop/.MainActivity", "activity": activity,
                       "is_keyboard_deployed": False, "request_id": "1"}, indent=2)


def _rico_node(view: View) -> dict:
    kind = UI_CLASSES[view.role]
    bounds = _edges(view)
    reacts, scrolls = view.role in ("cell", "button"), view.role in ("collection", "table")
    groups = ["android.view.ViewGroup"] * ANCESTORS.get(kind, 0)
    node = {"scrollable-horizontal": False, "draw": True, "ancestors": groups + ["android.view.View", "java.lang.Object"],
            "clickable": reacts, "pressed": "not_pressed", "focusable": reacts, "long-clickable": False,
            "enabled": True, "bounds": bounds, "visibility": "visible", "content-desc": [None],
            "rel-bounds": [0, 0, bounds[2] - bounds[0], bounds[3] - bounds[1]], "focused": False, "selected": False,
            "scrollable-vertical": scrolls, "adapter-view": False, "abs-pos": True, "pointer": "8f0c2aa",
            "class": kind, "visible-to-user": True}
    if view.children:
        node["children"] = [_rico_node(child) for child in view.children]
    if view.name:
        node |= {"resource-id": f"com.example.shop:id/{view.name}", "package": "com.example.shop"}
    return node | ({"text": view.text, "font-family": "sans-serif"} if view.text else {})


def to_droidbot(view: View) -> str:
    """A state as DroidBot writes it: all views in one list."""
    screen = View("screen", view.frame, children=[_with_surroundings(child) for child in view.children])
    found: list[dict] = []
    _append_state(found, screen, -1)
    right, bottom = found[0]["bounds"][1]
    return json.dumps({"tag": "2026-01-01_000000", "state_str": "0" * 32, "state_str_content_free": "0" * 32,
                       "foreground_activity": "com.example.shop/.MainActivity", "activity_stack": [],
                       "background_services": [], "width": right, "height": bottom, "views": found}, indent=2)


def _append_state(found: list[dict], view: View, parent: int) -> None:
    left, top, right, bottom = _edges(view)
    reacts, number = view.role in ("cell", "button"), len(found)
    state = {"content_description": None, "resource_id": f"com.example.shop:id/{view.name}" if view.name else None,
             "text": view.text or None, "visible": True, "checkable": False, "children": [],
             "size": f"{right - left}*{bottom - top}", "checked": False, "temp_id": number, "selected": False,
             "child_count": len(view.children), "is_password": False, "parent": parent, "focusable": reacts,
             "editable": False, "focused": False, "clickable": reacts, "class": UI_CLASSES[view.role],
             "scrollable": view.role in ("collection", "table"), "package": "com.example.shop",
             "long_clickable": False, "enabled": True, "bounds": [[left, top], [right, bottom]],
             "view_str": "0" * 32}
    found.append(state)
    for child in view.children:
        state["children"].append(len(found))
        _append_state(found, child, number)


def _edges(view: View) -> list[int]:
    x, y, width, height = (round(length * DENSITY) for length in view.frame)
    return [x, y, x + width, y + height]


# iOS, at runtime.

XCUI_TYPES = {"screen": "Application", "collection": "CollectionView", "table": "Table", "cell": "Cell",
              "image": "Image", "text": "StaticText", "header": "StaticText", "button": "Button"}


def to_page_source(view: View) -> str:
    lines = ['<?xml version="1.0" encoding="UTF-8"?>']
    _append_element(lines, view, 0, "")
    return "\n".join(lines) + "\n"


def _append_element(lines: list[str], view: View, index: int, space: str) -> None:
    kind = "XCUIElementType" + XCUI_TYPES[view.role]
    x, y, width, height = (round(length) for length in view.frame)
    traits = {"header": "Header, StaticText", "text": "StaticText", "image": "Image", "button": "Button"}
    label = quoteattr(view.text or view.name)
    is_leaf = _word(not view.children)
    tag = (f'{space}<{kind} type="{kind}" name={label} label={label} enabled="true" visible="true" '
           f'accessible="{is_leaf}" x="{x}" y="{y}" width="{width}" height="{height}" index="{index}" '
           f'traits="{traits.get(view.role, "")}"')
    if not view.children:
        lines.append(tag + "/>")
        return
    lines.append(tag + ">")
    for place, child in enumerate(view.children):
        _append_element(lines, child, place, space + "  ")
    lines.append(f"{space}</{kind}>")


# Xcode's storyboards.

BACKGROUND = '<color key="backgroundColor" systemColor="systemBackgroundColor"/>'
CLEAR = ('<color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" '
         'customColorSpace="genericGamma22GrayColorSpace"/>')


def to_storyboard(view: View) -> str:
    board = _Storyboard(view)
    return board.text()


class _Storyboard:
    """One scene whose view holds a collection view or table view for each list of the screen."""

    def __init__(self, view: View):
        self.view = view
        self.serial = 0
        self.lines: list[str] = []

    def identifier(self) -> str:
        self.serial += 1
        return f"{self.serial:03}-bX-{(self.serial * 7919) % 997:03}"

    def add(self, depth: int, text: str) -> None:
        self.lines.append("    " * depth + text)

    def rectangle(self, depth: int, view: View, outer: View | None) -> None:
        left, top = (outer.frame[0], outer.frame[1]) if outer else (0, 0)
        x, y, width, height = view.frame
        self.add(depth, f'<rect key="frame" x="{_point(x - left)}" y="{_point(y - top)}" width="{_point(width)}" '
                        f'height="{_point(height)}"/>')

    def text(self) -> str:
        self.add(0, '<?xml version="1.0" encoding="UTF-8"?>')
        self.add(0, '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
                    'toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" '
                    'useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">')
        self.add(1, '<device id="retina6_12" orientation="portrait" appearance="light"/>')
        self.add(1, "<dependencies>")
        self.add(2, '<plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23506"/>')
        self.add(2, '<capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>')
        self.add(1, "</dependencies>")
        self.add(1, "<scenes>")
        self.add(2, f'<scene sceneID="{self.identifier()}">')
        self.add(3, "<objects>")
        self.add(4, f'<viewController storyboardIdentifier={quoteattr(self.view.name)} id="{self.identifier()}" '
                    'sceneMemberID="viewController">')
        self.add(5, f'<view key="view" contentMode="scaleToFill" id="{self.identifier()}">')
        self.rectangle(6, self.view, None)
        self.add(6, '<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>')
        self.add(6, "<subviews>")
        for view in self.view.children:
            self.list(7, view)
        self.add(6, "</subviews>")
        self.add(6, BACKGROUND)
        self.add(5, "</view>")
        self.add(4, "</viewController>")
        self.add(3, "</objects>")
        self.add(2, "</scene>")
        self.add(1, "</scenes>")
        self.add(0, "</document>")
        return "\n".join(self.lines) + "\n"

    def list(self, depth: int, view: View) -> None:
        is_table = view.role == "table"
        tag = "tableView" if is_table else "collectionView"
        self.add(depth, f'<{tag} clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" '
                        f'dataMode="prototypes" translatesAutoresizingMaskIntoConstraints="NO" '
                        f'id="{self.identifier()}">')
        self.rectangle(depth + 1, view, self.view)
        cells = [child for child in view.children if child.role == "cell"]
        if not is_table:
            direction = ' scrollDirection="horizontal"' if view.scrolls_sideways else ""
            self.add(depth + 1, f'<collectionViewFlowLayout key="collectionViewLayout"{direction} '
                                f'minimumLineSpacing="16" minimumInteritemSpacing="16" id="{self.identifier()}">')
            width, height = map(_point, cells[0].frame[2:])
            self.add(depth + 2, f'<size key="itemSize" width="{width}" height="{height}"/>')
            self.add(depth + 2, '<inset key="sectionInset" minX="16" minY="0.0" maxX="16" maxY="0.0"/>')
            self.add(depth + 1, "</collectionViewFlowLayout>")
        self.add(depth + 1, "<prototypes>" if is_table else "<cells>")
        for cell in cells:
            self.cell(depth + 2, cell, view, is_table)
        self.add(depth + 1, "</prototypes>" if is_table else "</cells>")
        self.add(depth, f"</{tag}>")

    def cell(self, depth: int, cell: View, view: View, is_table: bool) -> None:
        tag = "tableViewCell" if is_table else "collectionViewCell"
        identifier = self.identifier()
        self.add(depth, f'<{tag} opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" '
                        f'reuseIdentifier={quoteattr(cell.name)} id="{identifier}">')
        self.rectangle(depth + 1, cell, view)
        self.add(depth + 1, '<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>')
        owner = f' tableViewCell="{identifier}"' if is_table else ""
        self.add(depth + 1, f'<{tag}ContentView key="contentView" opaque="NO" clipsSubviews="YES" '
                            f'contentMode="center"{owner} id="{self.identifier()}">')
        self.rectangle(depth + 2, cell, cell)
        self.add(depth + 2, '<autoresizingMask key="autoresizingMask"/>')
        self.add(depth + 2, "<subviews>")
        for child in cell.children:
            self.subview(depth + 3, child, cell)
        self.add(depth + 2, "</subviews>")
        self.add(depth + 1, f"</{tag}ContentView>")
        self.add(depth + 1, CLEAR)
        self.add(depth, f"</{tag}>")

    def subview(self, depth: int, view: View, cell: View) -> None:
        common = f'translatesAutoresizingMaskIntoConstraints="NO" id="{self.identifier()}"'
        if view.role == "image":
            self.add(depth, f'<imageView userInteractionEnabled="NO" contentMode="scaleAspectFill" '
                            f'image={quoteattr(view.name)} {common}>')
            self.rectangle(depth + 1, view, cell)
            self.add(depth, "</imageView>")
        elif view.role == "button":
            self.add(depth, f'<button opaque="NO" contentMode="scaleToFill" buttonType="system" '
                            f'lineBreakMode="middleTruncation" {common}>')
            self.rectangle(depth + 1, view, cell)
            self.add(depth + 1, f'<state key="normal" title={quoteattr(view.text)}/>')
            self.add(depth, "</button>")
        else:
            self.add(depth, f'<label opaque="NO" userInteractionEnabled="NO" contentMode="left" '
                            f'text={quoteattr(view.text)} textAlignment="natural" lineBreakMode="tailTruncation" '
                            f'baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" {common}>')
            self.rectangle(depth + 1, view, cell)
            self.add(depth + 1, '<fontDescription key="fontDescription" type="system" pointSize="17"/>')
            self.add(depth + 1, '<nil key="textColor"/>')
            self.add(depth + 1, '<nil key="highlightedColor"/>')
            self.add(depth, "</label>")


# Android, declared.

LAYOUT_TAGS = {"screen": "LinearLayout", "collection": "LinearLayout", "table": "LinearLayout", "image": "ImageView",
               "text": "TextView", "header": "TextView", "button": "Button"}
OBJECT_CELL = "com.sap.cloud.mobile.fiori.object.ObjectCell"
CELL_FACTS = {"title": "headline", "subtitle": "subheadline", "footnote": "footnote"}


def to_android_layout(view: View) -> str:
    lines = ['<?xml version="1.0" encoding="utf-8"?>']
    _append_layout(lines, view, "", ['xmlns:android="http://schemas.android.com/apk/res/android"',
                                     'xmlns:app="http://schemas.android.com/apk/res-auto"'])
    return "\n".join(lines) + "\n"


def _append_layout(lines: list[str], view: View, space: str, attributes: list[str], in_table: bool = False) -> None:
    tag = LAYOUT_TAGS.get(view.role, "LinearLayout")
    children = view.children
    attributes = list(attributes)
    if view.role != "screen":
        attributes.append(f'android:id="@+id/{view.name.replace("-", "_").replace(".", "_")}"')
    attributes += _layout_size(view)
    if view.role == "cell" and in_table:
        tag, children = OBJECT_CELL, []
        for child in view.children:
            if child.role == "image":
                attributes.append('app:detailImage="@drawable/ic_order"')
                attributes.append(f'app:detailImageShape="{"oval" if child.shape == "circle" else "rectangle"}"')
            elif child.name in CELL_FACTS:
                attributes.append(f"app:{CELL_FACTS[child.name]}={quoteattr(child.text)}")
        attributes += ['app:lines="3"', 'app:preserveDetailImageSpacing="false"', 'android:clickable="true"']
    elif view.role == "image":
        attributes += ['android:src="@drawable/ic_order"', 'android:contentDescription="@string/picture"']
    elif view.role in ("text", "header", "button"):
        attributes.append(f"android:text={quoteattr(view.text)}")
    else:
        attributes.append(f'android:orientation="{"horizontal" if view.scrolls_sideways else "vertical"}"')
    inner = space + "    "
    lines.append(f"{space}<{tag}")
    lines.extend(inner + attribute for attribute in attributes)
    if not children:
        lines[-1] += "/>"
        return
    lines[-1] += ">"
    for child in children:
        lines.append("")
        _append_layout(lines, child, inner, [], view.role == "table")
    lines.append(f"{space}</{tag}>")


def _layout_size(view: View) -> list[str]:
    if view.role == "screen":
        return ['android:layout_width="match_parent"', 'android:layout_height="match_parent"']
    if view.role in ("text", "header"):
        return ['android:layout_width="wrap_content"', 'android:layout_height="wrap_content"']
    return [f'android:layout_width="{view.frame[2]}dp"', f'android:layout_height="{view.frame[3]}dp"']


# Figma.

FIGMA_TYPES = {"text": "TEXT", "header": "TEXT", "image": "RECTANGLE"}
FIGMA_NAMES = {"collection": "Collection View", "table": "Table View", "image": "Image", "header": "Header",
               "button": "Button"}
BLACK = {"r": 0.12941177189350128, "g": 0.12941177189350128, "b": 0.12941177189350128, "a": 1.0}
TEXT_STYLE = {"fontFamily": "72", "fontPostScriptName": None, "fontStyle": "Regular", "fontWeight": 400,
              "textAutoResize": "WIDTH_AND_HEIGHT", "fontSize": 17.0, "textAlignHorizontal": "LEFT",
              "textAlignVertical": "TOP", "letterSpacing": 0.0, "lineHeightPx": 20.287500381469727,
              "lineHeightPercent": 100.0, "lineHeightUnit": "INTRINSIC_%"}
_compact = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def to_figma(view: View) -> str:
    """A file of one page with one screen, without white space, as the REST API answers."""
    return FIGMA_OPENING + figma_screen(view, 0) + FIGMA_CLOSING


FIGMA_OPENING = ('{"document":{"id":"0:0","name":"Document","type":"DOCUMENT","scrollBehavior":"SCROLLS","children":['
                 '{"id":"0:1","name":"Screens","type":"CANVAS","scrollBehavior":"SCROLLS","children":[')
FIGMA_CLOSING = ('],"backgroundColor":{"r":0.9,"g":0.9,"b":0.9,"a":1.0},"flowStartingPoints":[]}]},"components":{},'
                 '"componentSets":{},"schemaVersion":0,"styles":{},"name":"Shop","version":"1"}')


def figma_screen(view: View, index: int) -> str:
    """The frame of a screen as it stands on a page, right of the one before."""
    return _compact(_figma(view, index, [0], 500.0 * index))


def _figma(view: View, index: int, serial: list[int], left: float) -> dict:
    serial[0] += 1
    x, y, width, height = (float(length) for length in view.frame)
    box = {"x": x + left, "y": y, "width": width, "height": height}
    is_text = view.role in ("text", "header")
    fill = {"blendMode": "NORMAL", "type": "SOLID", "color": BLACK}
    if view.role == "image":
        fill = {"blendMode": "NORMAL", "type": "IMAGE", "scaleMode": "FILL", "imageRef": "5d41402abc4b2a76b9719d91"}
    node = {"id": f"{index}:{serial[0]}", "name": FIGMA_NAMES.get(view.role, view.name),
            "type": FIGMA_TYPES.get(view.role, "FRAME"), "scrollBehavior": "SCROLLS", "blendMode": "PASS_THROUGH"}
    if view.role == "cell":
        node["name"] = "Object Cell" if len(view.children) > 4 else "Collection View Cell"
    if view.role == "image" and view.shape == "circle":
        node["type"] = "ELLIPSE"
    if not is_text and view.role != "image":
        node["children"] = [_figma(child, index, serial, left) for child in view.children]
        if view.role == "button":
            node["children"] = [_figma(View("text", view.frame, view.text, view.text), index, serial, left)]
    node |= {"fills": [fill], "strokes": [], "strokeWeight": 1.0, "strokeAlign": "INSIDE", "absoluteBoundingBox": box,
             "absoluteRenderBounds": box, "constraints": {"vertical": "TOP", "horizontal": "LEFT"},
             "layoutAlign": "INHERIT", "layoutGrow": 0.0}
    if is_text:
        node |= {"characters": view.text, "characterStyleOverrides": [], "styleOverrideTable": {},
                 "lineTypes": ["NONE"], "lineIndentations": [0], "style": TEXT_STYLE, "layoutVersion": 4}
    elif view.role != "image":
        node |= {"clipsContent": view.role in ("screen", "collection"), "background": [], "exportSettings": []}
    return node | {"effects": [], "interactions": []}


# SAP's Mobile Development Kit.

MDK_TARGET = {"EntitySet": "Products", "Service": "/Shop/Services/com_example_shop.service", "QueryOptions": ""}


def to_mdk(view: View) -> str:
    """A page with a section for each list, indented by tabs as its editor writes it.

    The cells come from the service: a section has the one that all of them are made by, whose texts are bound. On every
    third page, as in real projects, a section is a fragment of the application with properties of its own; the first tap
    is a rule's.
    """
    sections = [_section(content, place) for place, content in enumerate(view.children)]
    if zlib.crc32(view.name.encode()) % 3 == 0:
        sections[-1] = {"_Type": "Fragment", "Fragment": "/Shop/Fragments/Products.fragment", "Properties": {
            key: sections[-1][key] for key in ("_Name", "Target", "Header") if key in sections[-1]} | {
            "ObjectCell": {"Title": "{Name}", "DetailImage": None}}}
    page = {"DesignTimeTarget": {"Service": MDK_TARGET["Service"], "EntitySet": "Products", "QueryOptions": ""},
            "Controls": [{"DataSubscriptions": [], "FilterFeedbackBar":
                          {"ShowAllFilters": False, "_Type": "Control.Type.FilterFeedbackBar"},
                          "_Type": "Control.Type.SectionedTable", "_Name": "SectionedTable0", "Sections": sections}],
            "_Type": "Page", "_Name": view.name.replace(" ", ""), "Caption": view.name, "PrefersLargeCaption": True,
            "ActionBar": {"Items": [], "_Name": "ActionBar0", "_Type": "Control.Type.ActionBar", "Caption": view.name}}
    return json.dumps(page, ensure_ascii=False, indent="\t")


def mdk_application() -> dict[str, str]:
    """The files of the application that the pages belong to, by path."""
    cell = {"Title": "{Id}", "Subhead": "{Category}", "StatusText": "{Price}", "DetailImage": "{ImageUrl}", "Tags": [],
            "AccessoryType": "DisclosureIndicator", "OnPress": "/Shop/Actions/NavToDetail.action"}
    table = {"_Type": "Section.Type.ObjectTable", "_Name": "Products", "Target": MDK_TARGET, "ObjectCell": cell,
             "Header": {"_Type": "SectionCommon.Type.Header", "Caption": "Products"}}
    fields = {"_Type": "Section.Type.KeyValue", "KeyAndValues": [{"KeyName": "Name", "Value": "{Name}"}]}
    detail = {"_Type": "Page", "_Name": "Detail", "Controls": [
        {"_Type": "Control.Type.SectionedTable", "Sections": [fields]}]}
    action = {"_Type": "Action.Type.Navigation", "PageToOpen": "/Shop/Details/Detail.page"}
    rule = """export default function NavToDetail(context) {
    // The binding of the tapped cell is that of the page.
    context.getPageProxy().setActionBinding(context.binding);
    return context.executeAction('/Shop/Actions/NavToDetail.action');
}
"""
    files = {"Application.app": {"_Type": "Application", "_Name": "Shop"}, "Actions/NavToDetail.action": action,
             "Details/Detail.page": detail, "Fragments/Products.fragment": table}
    return {path: json.dumps(value, indent="\t") for path, value in files.items()} | {"Rules/NavToDetail.js": rule}


def _section(view: View, place: int) -> dict:
    section = {"Separators": {"TopSectionSeparator": False, "BottomSectionSeparator": True, "HeaderSeparator": True,
                              "FooterSeparator": True, "ControlSeparator": True}}
    headers = [child for child in view.children if child.role == "header"]
    if headers:
        section["Header"] = {"_Type": "SectionCommon.Type.Header", "_Name": f"Header{place}", "AccessoryType": "None",
                             "UseTopPadding": True, "Caption": headers[0].text}
    section |= {"_Type": "Section.Type.ObjectTable", "Target": MDK_TARGET, "_Name": f"Section{place}", "Visible": True,
                "EmptySection": {"FooterVisible": False}}
    section["ObjectCell"] = _object_cell(
        next(child for child in view.children if child.role == "cell"), place)
    if view.role == "table":
        section |= {"DataPaging": {"ShowLoadingIndicator": False, "PageSize": 50}, "HighlightSelectedItem": False,
                    "Selection": {"ExitOnLastDeselect": True, "LongPressToEnable": "None", "Mode": "None"}}
    else:
        section["_Type"] = "Section.Type.ObjectCollection"
        section["Layout"] = {"NumberOfColumns": 3, "MinimumInteritemSpacing": 16}
    return section


def _object_cell(cell: View, place: int) -> dict:
    texts = {child.name: f"{{{child.name.capitalize()}}}" for child in cell.children if child.role == "text"}
    images = [child for child in cell.children if child.role == "image"]
    return {"ContextMenu": {"Items": [], "PerformFirstActionWithFullSwipe": True}, "Title": texts.get("title", ""),
            "Subhead": texts.get("subtitle", ""), "Footnote": texts.get("footnote", ""), "Description": "",
            "StatusText": texts.get("status", texts.get("attribute", "")), "SubstatusText": "",
            "DetailImage": "{ImageUrl}" if images else "",
            "DetailImageIsCircular": bool(images) and images[0].shape == "circle", "Icons": [],
            "AccessoryType": "None", "PreserveIconStackSpacing": False, "PreserveImageSpacing": False,
            "OnPress": "/Shop/Rules/NavToDetail.js" if place == 0 else "/Shop/Actions/NavToDetail.action", "_Type": "ObjectTable.Type.ObjectCell"}


def _word(holds: bool) -> str:
    return "true" if holds else "false"


def _point(length: float) -> str:
    return "0.0" if length == 0 else f"{round(length, 1):g}"


@dataclass(frozen=True)
class Format:
    """A foreign format: how it spells views, what its files are called, and the native spelling it is measured by."""

    name: str
    title: str
    spell: Callable[[View], str]
    extension: str
    syntax: str
    # Where its files stand, for a format that looks at that.
    folder: str = ""
    # How many times as many files are measured as of other formats, for one whose files are small.
    multiple: int = 1
    # Files beside them that they refer to, by path.
    beside: Callable[[], dict[str, str]] = dict


FORMATS = {format.name: format for format in (
    Format("uiautomator", "uiautomator dumps", to_uiautomator, "xml", "xml"),
    Format("rico", "hierarchies of Rico", to_rico, "json", "json"),
    Format("droidbot", "states of DroidBot", to_droidbot, "json", "json"),
    Format("page-source", "iOS page sources", to_page_source, "xml", "xml"),
    Format("storyboard", "storyboards", to_storyboard, "storyboard", "xml"),
    Format("android-layout", "Android layouts", to_android_layout, "xml", "xml", folder="res/layout"),
    Format("figma", "Figma files", to_figma, "json", "json"),
    Format("mdk", "MDK pages", to_mdk, "page", "json", folder="Pages", multiple=8, beside=mdk_application),
)}
