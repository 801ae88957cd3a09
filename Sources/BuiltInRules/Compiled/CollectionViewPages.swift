// Made by `make rules` from the pages in Rules/. Do not edit.
// swift-format-ignore-file

import RulePages

let collectionViewAnimatedChanges = RulePage(
  id: "collection-view/animated-changes", title: "Inserting, moving and deleting items is animated", advice: "keep the system's animations",
  statements: ["hig-cv-06"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["hig-cv-06"], selector: "collectionView", check: "value", parameters: [PageEntry("fact", PageValue(.text("animatesChanges"), line: 7, column: 14)), PageEntry("allowed", PageValue(.list([PageValue(.flag(true), line: 7, column: 41)]), line: 7, column: 40))], line: 2),
  ],
  rationale: #"""
If an item appears or disappears suddenly, users search for what changed. An item that slides into place explains
itself. In Apple iOS Human Interface Guidelines 2014: Collection View (API Note), these changes are animated by default.

A check fails if `animatesChanges` of a collection view is false. If it is unknown, the check is inconclusive.
`collection-view/dynamic-layout` checks changes of the layout.

- `fact`: the fact that must be true.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "collectionView", "id": "attachments", "layout": "grid", ↓"animatesChanges": false}
```

```xml ios tablet
<collectionView id="attachments" layout="grid" ↓animatesChanges="false"/>
```

## Prefer

```json ios phone
{"type": "collectionView", "id": "attachments", "layout": "grid", "animatesChanges": true}
```

```xml ios tablet
<collectionView id="attachments" layout="grid" animatesChanges="true"/>
```

It is unknown whether changes are animated:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "layout": "grid"},
  {"type": "collectionView", "layout": "grid", "animatesChanges": null}]}
```

"""#,
  examplesLine: 22, since: "0.1", message: PageText("{self} inserts, moves and deletes items without an animation", at: PageLocation(line: 8, column: 10)),
  supersedes: [])

let collectionViewCellSpacing = RulePage(
  id: "collection-view/cell-spacing", title: "Cells of a row, and rows of a grid, are 16 dp apart", advice: "",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-26"], selector: "collectionView[layout=horizontalScroll]", check: "spacing", parameters: [PageEntry("betweenCells", PageValue(.number(16.0), line: 8, column: 26)), PageEntry("exceptIfAllFit", PageValue(.flag(true), line: 8, column: 46)), PageEntry("tolerance", PageValue(.number(0.5), line: 8, column: 63))], line: 6),
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-29"], selector: "collectionView[layout=grid]", check: "spacing", parameters: [PageEntry("betweenRows", PageValue(.number(16.0), line: 11, column: 25)), PageEntry("tolerance", PageValue(.number(0.5), line: 11, column: 40))], line: 9),
  ],
  rationale: #"""
Equal distances help users to see cells as a set and to follow a row. SAP Fiori for Android: Collection View
(Specifications, Horizontal Scroll and Multi-Row Grid, Mobile and Tablet) sets two distances. The cells of a scrolling
row are 16 dp apart, and so are the rows of a grid.

The rule finds rows by the frames of the cells. The distance between two rows of a grid is measured from the lowest edge
of the upper row. It ends at the highest edge of the lower row.

Other rules check other distances. `collection-view/grid-fills-row` checks the cells of a grid row.
`collection-view/few-items-left-aligned` checks rows with cells that all fit into the content area.

If the frame of a cell is unknown or empty, only some distances are checked. These are the ones that are too small for
another cell. If rows interlock, or cells are stacked beside a tall one, only overlaps are reported.

- `betweenCells`: the distance between neighbouring cells of a row, in dp.
- `betweenRows`: the distance between rows, in dp.
- `exceptIfAllFit`: whether rows that fit into their content area are left out.
- `tolerance`: the allowed difference, in dp.
"""#,
  examplesText: #"""
## Avoid

```json android phone
{"type": "collectionView", "id": "team", "layout": "horizontalScroll", "contentArea": [16, 152, 328, 126], "cells": [
  {"type": "collectionCell", "id": "a", "frame": [16, 152, 118, 126]},
  {"type": "collectionCell", "id": "b", ↓"frame": [142, 152, 118, 126]},
  {"type": "collectionCell", "id": "c", "frame": [268, 152, 118, 126]}]}
```

```xml android tablet
<collectionView id="products" layout="grid" contentArea="16 136 384 500">
  <collectionCell id="a" frame="16 136 184 168"/>
  <collectionCell id="b" frame="216 136 184 168"/>
  <collectionCell id="c" ↓frame="16 328 184 168"/>
  <collectionCell id="d" frame="216 328 184 168"/>
</collectionView>
```

Just beyond the limits:

```json android phone
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "contentArea": [16, 152, 180, 126], "cells": [
    {"type": "collectionCell", "id": "a", "frame": [16, 152, 118, 126]},
    {"type": "collectionCell", "id": "b", ↓"frame": [150.6, 152, 118, 126]}]},
  {"type": "collectionView", "layout": "horizontalScroll", "contentArea": [16, 152, 180, 126], "cells": [
    {"type": "collectionCell", "id": "a", "frame": [16, 152, 118, 126]},
    {"type": "collectionCell", "id": "b", ↓"frame": [149.4, 152, 118, 126]}]},
  {"type": "collectionView", "layout": "grid", "cells": [
    {"type": "collectionCell", "id": "a", "frame": [16, 152, 328, 126]},
    {"type": "collectionCell", "id": "b", ↓"frame": [16, 294.6, 328, 126]}]},
  {"type": "collectionView", "layout": "grid", "cells": [
    {"type": "collectionCell", "id": "a", "frame": [16, 152, 328, 126]},
    {"type": "collectionCell", "id": "b", ↓"frame": [16, 293.4, 328, 126]}]}]}
```

Overlapping cells in rows without a known content area, and overlapping rows:

```xml android phone
<group>
  <collectionView layout="horizontalScroll">
    <collectionCell id="a" frame="16 152 80 126"/>
    <collectionCell id="b" ↓frame="92 152 80 126"/>
  </collectionView>
  <collectionView layout="horizontalScroll">
    <collectionCell id="a" frame="16 152 80 126"/>
    <collectionCell id="b" ↓frame="36 152 80 126"/>
  </collectionView>
  <collectionView layout="grid">
    <collectionCell id="a" frame="16 352 156 168"/>
    <collectionCell id="b" frame="188 352 156 140"/>
    <collectionCell id="c" ↓frame="16 508 156 168"/>
    <collectionCell id="d" frame="188 508 156 168"/>
  </collectionView>
</group>
```

One frame is unknown, but no cell fits into 24 dp with 16 dp on both sides:

```json android phone
{"type": "collectionView", "layout": "horizontalScroll", "cells": [
  {"type": "collectionCell", "id": "a", "frame": [16, 152, 118, 126]},
  {"type": "collectionCell", "id": "b", ↓"frame": [158, 152, 118, 126]},
  {"type": "collectionCell", "id": "c"}]}
```

## Prefer

```json android phone
{"type": "collectionView", "id": "team", "layout": "horizontalScroll", "contentArea": [16, 152, 328, 126], "cells": [
  {"type": "collectionCell", "frame": [16, 152, 118, 126]},
  {"type": "collectionCell", "frame": [284.5, 152, 118, 126]},
  {"type": "collectionCell", "frame": [150.5, 152, 118, 126]}]}
```

Rows of different heights. The last row may be incomplete:

```xml android phone
<collectionView id="products" layout="grid">
  <collectionCell frame="16 136 156 168"/>
  <collectionCell frame="188 136 156 140"/>
  <collectionCell frame="16 320.5 156 100"/>
  <collectionCell frame="188 320.5 156 120"/>
  <collectionCell frame="16 456 156 168"/>
</collectionView>
```

Three views are not checked here. The first is a row that fits, the second is a grid with one row, and the third has
interlocking rows:

```xml android phone
<group>
  <collectionView layout="horizontalScroll" contentArea="16 152 328 126">
    <collectionCell frame="16 152 80 126"/><collectionCell frame="140 152 80 126"/>
  </collectionView>
  <collectionView layout="grid">
    <collectionCell frame="16 352 80 126"/><collectionCell frame="196 352 80 126"/>
  </collectionView>
  <collectionView layout="grid">
    <collectionCell frame="16 500 156 100"/><collectionCell frame="188 500 156 60"/>
    <collectionCell frame="188 576 156 100"/><collectionCell frame="16 616 156 100"/>
  </collectionView>
</group>
```

These checks are inconclusive. A cell with an unknown frame may be between the others or be taller, or the cells or the
layout are unknown:

```json android phone
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "cells": [
    {"type": "collectionCell", "frame": [16, 152, 80, 126]}, {"type": "collectionCell", "frame": [0, 0, 0, 0]},
    {"type": "collectionCell", "frame": [208, 152, 80, 126]}]},
  {"type": "collectionView", "layout": "grid", "cells": [
    {"type": "collectionCell", "frame": [16, 152, 80, 126]}, {"type": "collectionCell"},
    {"type": "collectionCell", "frame": [16, 300, 80, 126]}]},
  {"type": "collectionView", "layout": "grid", "cells": null},
  {"type": "collectionView", "layout": "horizontalScroll", "cells": [
    {"type": "collectionCell", "frame": [16, 152, 80, 126], "prototype": true}]},
  {"type": "collectionView", "cells": [
    {"type": "collectionCell", "frame": [16, 152, 80, 126]},
    {"type": "collectionCell", "frame": [100, 152, 80, 126]}]}]}
```

"""#,
  examplesLine: 34, since: "0.1", message: nil,
  supersedes: [])

let collectionViewConsistentActionCount = RulePage(
  id: "collection-view/consistent-action-count", title: "All cells of a collection view have the same number of actions", advice: "",
  statements: ["ios-cvc-12"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cvc-12"], selector: "collectionView", check: "consistent", parameters: [PageEntry("list", PageValue(.text("cells"), line: 7, column: 14)), PageEntry("kind", PageValue(.text("collectionCell"), line: 7, column: 27)), PageEntry("sameCounts", PageValue(.list([PageValue(.text("actions"), line: 7, column: 56)]), line: 7, column: 55))], line: 2),
  ],
  rationale: #"""
Users miss an action that the neighbouring cells offer, and the row loses its rhythm. SAP Fiori for iOS: Collection View
Cell (Variations, Icon Actions) asks for the same number of actions in all items of a collection view.

The rule counts the actions of collection view cells, both icons and buttons. A cell without actions has 0. The most
frequent number is expected; in a tie, it is the number of the first cell. The rule reports the first cell that differs
and names the others with it.

If the actions of a cell are unknown, the check is inconclusive, unless other cells already differ.
`collection-cell/icon-action-count` and `collection-cell/single-button-action` check the number itself.

- `sameCounts`: the lists that must have the same length in all cells.
- `kind`: the kind of cell that is compared.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "collectionView", "id": "team", "cells": [
  {"type": "collectionCell", "id": "a", "actions": [{"label": "Call"}, {"label": "Mail"}]},
  ↓{"type": "collectionCell", "id": "b", "actions": [{"label": "Call"}]},
  {"type": "collectionCell", "id": "c", "actions": [{"label": "Call"}, {"label": "Mail"}]}]}
```

A cell without actions differs, too. Of two cells, the second is reported. An unknown cell changes nothing:

```xml ios tablet
<group>
  <collectionView>
    <collectionCell id="a"><image/><action control="icon" label="Call"/></collectionCell>
    ↓<collectionCell id="b"><image/></collectionCell>
  </collectionView>
  <collectionView>
    <collectionCell id="a"><action control="button" label="Add"/></collectionCell>
    <collectionCell id="b" unknown="actions"/>
    <collectionCell id="c"><action control="button" label="Add"/></collectionCell>
    ↓<collectionCell id="d"><action control="icon" label="Add"/><action control="icon" label="Call"/></collectionCell>
  </collectionView>
</group>
```

## Prefer

```json ios phone
{"type": "collectionView", "id": "team", "cells": [
  {"type": "collectionCell", "id": "a", "actions": [{"label": "Call"}, {"label": "Mail"}]},
  {"type": "collectionCell", "id": "b", "actions": [{"label": "Chat"}, {"label": "Mail"}]}]}
```

```xml ios tablet
<group>
  <collectionView><collectionCell><image/></collectionCell><collectionCell><image/></collectionCell></collectionView>
  <collectionView>
    <collectionCell><image/><action control="button" label="Add"/></collectionCell>
    <collectionCell><image/><action control="icon" label="Add"/></collectionCell>
  </collectionView>
</group>
```

The actions of one cell are unknown. Table view cells and single cells are not compared:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "cells": [
    {"type": "collectionCell", "actions": [{"control": "icon"}]}, {"type": "collectionCell", "actions": null}]},
  {"type": "collectionView", "layout": "multiColumn", "cells": [
    {"type": "contactCell", "actions": [{"control": "icon"}]}, {"type": "contactCell"}]},
  {"type": "collectionView", "cells": [{"type": "collectionCell", "actions": [{"control": "icon"}]}]}]}
```

"""#,
  examplesLine: 25, since: "0.1", message: nil,
  supersedes: [])

let collectionViewConsistentCellContent = RulePage(
  id: "collection-view/consistent-cell-content", title: "All cells of a collection view have the same kinds of content", advice: "",
  statements: ["android-cv-10", "android-cv-12"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-10", "android-cv-12"], selector: "collectionView", check: "consistent", parameters: [PageEntry("list", PageValue(.text("cells"), line: 7, column: 14)), PageEntry("sameKind", PageValue(.flag(true), line: 7, column: 31)), PageEntry("sameParts", PageValue(.list([PageValue(.text("image"), line: 7, column: 49), PageValue(.text("title"), line: 7, column: 56), PageValue(.text("subtitle"), line: 7, column: 63), PageValue(.text("attribute"), line: 7, column: 73), PageValue(.text("actions"), line: 7, column: 84)]), line: 7, column: 48))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Reserve the space of the missing text"), line: 8, column: 14)), PageEntry("class", PageValue(.text("safe"), line: 8, column: 60))]), line: 8, column: 6)] }, line: 2),
  ],
  rationale: #"""
Users can compare cells if each thing is in the same place. SAP Fiori for Android: Collection View (Anatomy, Collection
Cell) asks for the same kinds of content in all cells of a view. It also asks for the same labels, with space reserved
for empty ones.

The rule compares the kind of the cells. It also compares whether they have an image, a title, a subtitle, an attribute
and actions. A label with an empty text reserves its space, so it counts as present.

The most frequent content is expected; in a tie, it is the content of the first cell. The rule reports the first cell
that differs and names the others with it. If a part is unknown and matters, the check is inconclusive.

A `prototype` represents cells that are equal by design. Several prototypes of a view may never be shown together, for
example if one is a loading state. If they differ, the check is inconclusive.

- `sameParts`: the parts that all cells have, or none has.
- `sameKind`: whether all cells must be of one kind.
"""#,
  examplesText: #"""
## Avoid

One of three cells lacks a label:

```json android phone
{"type": "collectionView", "id": "favourites", "cells": [
  {"type": "collectionCell", "id": "a", "image": {}, "title": {"text": "Harness"}, "attribute": {"text": "Saved by 4"}},
  ↓{"type": "collectionCell", "id": "b", "image": {}, "title": {"text": "Rope"}},
  {"type": "collectionCell", "id": "c", "image": {}, "title": {"text": "Probe"}, "attribute": {"text": "Saved by 2"}}]}
```

```json android phone fixed
{"type": "collectionView", "id": "favourites", "cells": [
  {"type": "collectionCell", "id": "a", "image": {}, "title": {"text": "Harness"}, "attribute": {"text": "Saved by 4"}},
  {"type": "collectionCell", "id": "b", "image": {}, "title": {"text": "Rope"}, "attribute": {"text": ""}},
  {"type": "collectionCell", "id": "c", "image": {}, "title": {"text": "Probe"}, "attribute": {"text": "Saved by 2"}}]}
```

One cell lacks two labels:

```json android phone
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "title": {"text": "Harness"}, "subtitle": {"text": "Red"}, "attribute": {"text": "Saved"}},
  ↓{"type": "collectionCell", "title": {"text": "Rope"}},
  {"type": "collectionCell", "title": {"text": "Probe"}, "subtitle": {"text": "240 cm"}, "attribute": {"text": "Saved"}}]}
```

```json android phone fixed
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "title": {"text": "Harness"}, "subtitle": {"text": "Red"}, "attribute": {"text": "Saved"}},
  {"type": "collectionCell", "title": {"text": "Rope"}, "subtitle": {"text": ""}, "attribute": {"text": ""}},
  {"type": "collectionCell", "title": {"text": "Probe"}, "subtitle": {"text": "240 cm"}, "attribute": {"text": "Saved"}}]}
```

One cell has a label that the others lack:

```xml android phone
<collectionView id="team">
  <collectionCell id="a"><image/><title text="Priya Nair"/></collectionCell>
  <collectionCell id="b"><image/><title text="Ola Berg"/></collectionCell>
  ↓<collectionCell id="c"><image/><title text="Li Wei"/><subtitle text="Team lead"/></collectionCell>
</collectionView>
```

The same applies to images and actions. Of two cells, the second is reported:

```xml android
<group>
  <collectionView>
    <collectionCell><image/><title text="Harness"/></collectionCell>
    ↓<collectionCell><title text="Rope"/></collectionCell>
  </collectionView>
  <collectionView>
    <collectionCell><image/><action control="icon" label="Add"/></collectionCell>
    ↓<collectionCell><image/></collectionCell>
  </collectionView>
</group>
```

Cells of several kinds:

```json android
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "image": {}, "title": {"text": "Harness"}},
  ↓{"type": "objectCell", "title": {"text": "Rope"}}]}
```

## Prefer

```json android phone
{"type": "collectionView", "id": "favourites", "cells": [
  {"type": "collectionCell", "id": "a", "image": {}, "title": {"text": "Harness"}, "attribute": {"text": "Saved by 4"}},
  {"type": "collectionCell", "id": "b", "image": {}, "title": {"text": "Rope"}, "attribute": {"text": ""}},
  {"type": "collectionCell", "id": "c", "image": {}, "title": {"text": "Probe"}, "attribute": {"text": "Saved by 2"}}]}
```

```xml android phone
<collectionView id="team">
  <collectionCell id="a"><image/><title text="Priya Nair"/><action label="Call"/></collectionCell>
  <collectionCell id="b"><image placeholder="initials"/><title text="Ola Berg"/><action label="Mail"/></collectionCell>
</collectionView>
```

A single cell, a prototype, and a part that may be present:

```json android
{"type": "group", "content": [
  {"type": "collectionView", "cells": [{"type": "collectionCell", "title": {"text": "Harness"}}]},
  {"type": "collectionView", "cells": [{"type": "collectionCell", "prototype": true, "image": {}, "title": {}}]},
  {"type": "collectionView", "cells": [
    {"type": "collectionCell", "title": {"text": "Harness"}, "subtitle": {"text": "Red"}},
    {"type": "collectionCell", "title": {"text": "Rope"}, "subtitle": null}]}]}
```

"""#,
  examplesLine: 29, since: "0.1", message: nil,
  supersedes: [])

let collectionViewContentMargins = RulePage(
  id: "collection-view/content-margins", title: "On phones, the content of a row is 16 dp from both screen edges", advice: "",
  statements: ["android-cv-25"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-25"], selector: "screen[deviceClass=phone] collectionView[layout=horizontalScroll]", check: "margins", parameters: [PageEntry("inner", PageValue(.text("contentArea"), line: 7, column: 15)), PageEntry("outer", PageValue(.text("screen"), line: 7, column: 35)), PageEntry("left", PageValue(.number(16.0), line: 7, column: 49)), PageEntry("right", PageValue(.number(16.0), line: 7, column: 60)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 75))], line: 2),
  ],
  rationale: #"""
Users find rows faster if titles, texts and first cells share one vertical line. SAP Fiori for Android: Collection View
(Specifications, Mobile, Horizontal Scroll) sets these margins for the content area of a row.

The rule checks `contentArea` on phones. On tablets, its width depends on the layout of the page. The frame of the view
does not replace it.

If the content area or the width of the screen is unknown, the check is inconclusive. An edge that is known to be wrong
is still reported.

- `inner`, `outer`: the inner area that is measured, and the outer area.
- `left`, `right`: the distances from the edges, in dp.
- `tolerance`: the allowed difference, in dp.
"""#,
  examplesText: #"""
## Avoid

```json
{"type": "screen", "platform": "android", "deviceClass": "phone", "width": 360, "content": [
  {"type": "collectionView", "id": "team", "layout": "horizontalScroll", ↓"contentArea": [24, 152, 320, 126]}]}
```

```xml
<screen platform="android" deviceClass="phone" width="412">
  <collectionView id="team" layout="horizontalScroll" ↓contentArea="16 152 396 126"/>
</screen>
```

Just beyond the limit, in each direction:

```xml
<screen platform="android" deviceClass="phone" width="360">
  <collectionView layout="horizontalScroll" ↓contentArea="15.4 152 328.6 126"/>
  <collectionView layout="horizontalScroll" ↓contentArea="16.6 152 327.4 126"/>
  <collectionView layout="horizontalScroll" ↓contentArea="16 152 327.4 126"/>
  <collectionView layout="horizontalScroll" ↓contentArea="16 152 328.6 126"/>
</screen>
```

The width is unknown, but the start of the content area is known:

```json android phone
{"type": "collectionView", "layout": "horizontalScroll", ↓"contentArea": [0, 152, 360, 126]}
```

## Prefer

```json
{"type": "screen", "platform": "android", "deviceClass": "phone", "width": 360, "content": [
  {"type": "collectionView", "id": "team", "layout": "horizontalScroll", "frame": [0, 104, 360, 222],
   "contentArea": [16, 152, 328, 126]}]}
```

Within the tolerance:

```xml
<screen platform="android" deviceClass="phone" width="360">
  <collectionView layout="horizontalScroll" contentArea="15.5 152 329 126"/>
  <collectionView layout="horizontalScroll" contentArea="16.5 152 327 126"/>
</screen>
```

Grids and tablets are not checked:

```json
[{"type": "screen", "platform": "android", "deviceClass": "phone", "width": 360, "content": [
   {"type": "collectionView", "layout": "grid", "contentArea": [0, 152, 360, 126]}]},
 {"type": "screen", "platform": "android", "deviceClass": "tablet", "width": 800, "content": [
   {"type": "collectionView", "layout": "horizontalScroll", "contentArea": [80, 152, 640, 126]}]}]
```

The content area, the width or the device class is unknown:

```xml
<screens>
  <screen platform="android" deviceClass="phone" width="360">
    <collectionView layout="horizontalScroll" frame="0 104 360 222"/>
    <collectionView layout="horizontalScroll" contentArea="0 0 0 0"/>
  </screen>
  <screen platform="android" deviceClass="phone">
    <collectionView layout="horizontalScroll" contentArea="16 152 344 126"/>
  </screen>
  <screen platform="android" width="360">
    <collectionView layout="horizontalScroll" contentArea="0 152 360 126"/>
  </screen>
</screens>
```

"""#,
  examplesLine: 25, since: "0.1", message: nil,
  supersedes: [])

let collectionViewDynamicLayout = RulePage(
  id: "collection-view/dynamic-layout", title: "Layout changes are animated, have a reason and keep the focus", advice: "",
  statements: [],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["hig-cv-03"], selector: "dynamicLayout", check: "value", parameters: [PageEntry("fact", PageValue(.text("animated"), line: 8, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.flag(true), line: 8, column: 38)]), line: 8, column: 37))], line: 6),
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["hig-cv-03"], selector: "dynamicLayout", check: "value", parameters: [PageEntry("fact", PageValue(.text("motive"), line: 11, column: 18)), PageEntry("nonEmpty", PageValue(.flag(true), line: 11, column: 36))], message: PageText("{self} changes without a reason", at: PageLocation(line: 12, column: 14)), line: 9),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["hig-cv-04"], selector: "dynamicLayout", check: "value", parameters: [PageEntry("fact", PageValue(.text("preservesFocus"), line: 15, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.flag(true), line: 15, column: 44)]), line: 15, column: 43))], line: 13),
  ],
  rationale: #"""
Users lose what they just found if a layout rearranges itself. They accept a change if they see its reason, can follow
it and keep their current item in view. Apple iOS Human Interface Guidelines 2014: Collection View ("Use caution if you
make dynamic layout changes") asks for these three things.

The rule checks `dynamicLayout`. A change without animation is a warning, and so is an empty motive. A change that loses
the focus or context is an error. The content of a motive is not checked.

If a fact is unknown, its check is inconclusive. A view with a fixed layout has no `dynamicLayout` and is not checked.

- `fact`: the fact that is checked.
- `allowed`, `nonEmpty`: the required value.
"""#,
  examplesText: #"""
## Avoid

A sudden change without a motive, with two findings:

```json ios tablet
{"type": "collectionView", "id": "photos", "layout": "grid",
 "dynamicLayout": {↓"animated": false, "preservesFocus": true, ↓"motive": " "}}
```

The selected photo is out of sight after the change:

```xml ios tablet
<collectionView id="photos" layout="grid">
  <dynamicLayout animated="true" ↓preservesFocus="false" motive="rotation"/>
</collectionView>
```

```xml ios
<collectionView><dynamicLayout ↓motive=""/></collectionView>
```

## Prefer

```json ios tablet
{"type": "collectionView", "id": "photos", "layout": "grid",
 "dynamicLayout": {"animated": true, "preservesFocus": true, "motive": "the photo that was tapped grows"}}
```

```xml ios tablet
<collectionView id="photos" layout="grid">
  <dynamicLayout animated="true" preservesFocus="true" motive="rotation"/>
</collectionView>
```

A view without changes, and changes with unknown facts:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "layout": "grid"},
  {"type": "collectionView", "dynamicLayout": null},
  {"type": "collectionView", "dynamicLayout": {}},
  {"type": "collectionView", "dynamicLayout": {"animated": null, "preservesFocus": null, "motive": null}}]}
```

"""#,
  examplesLine: 32, since: "0.1", message: nil,
  supersedes: [])

let collectionViewEvenSpacing = RulePage(
  id: "collection-view/even-spacing", title: "Cells are justified with even spacing, or left-aligned with equal spacing", advice: "justify the cells, or align them left with equal spacing",
  statements: ["ios-cv-17"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cv-17"], selector: "collectionView:is([layout=horizontalFit], [layout=grid])", check: "even-spacing", parameters: [PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 19))], line: 2),
  ],
  rationale: #"""
Uneven distances suggest groups that do not exist. SAP Fiori for iOS: Collection View (Variations, Horizontal Fit and
Vertical) offers two layouts. Justified items have a spacing that follows from the width and the number of items. If
that does not work, left-aligned items have a fixed spacing.

In both layouts, the spacing within a row is equal. Each row starts at the left edge of the content area.
`itemAlignment` decides the rest. If it is `justified`, each row also ends at the right edge. If it is `leading`, all
rows have the same spacing. If it is unknown, both layouts pass.

Items with the same spacing at both ends of the row also count as justified. The last row of a grid may be incomplete,
and then need not be justified. Rows of one item, and items stacked beside a tall one, are not checked.

Without a content area, only the spacing is checked. If the frame of a cell is unknown or empty, the check is
inconclusive.

- `tolerance`: the allowed difference of spacing and edges, in pt.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "collectionView", "id": "brands", "layout": "horizontalFit", "cells": [
  {"type": "collectionCell", "id": "a", "frame": [16, 100, 76, 60]},
  {"type": "collectionCell", "id": "b", "frame": [108, 100, 76, 60]},
  {"type": "collectionCell", "id": "c", ↓"frame": [214, 100, 76, 60]},
  {"type": "collectionCell", "id": "d", "frame": [298, 100, 76, 60]}]}
```

Items in the centre or on the right fit neither layout:

```xml ios phone
<group>
  <collectionView id="picks" layout="horizontalFit" contentArea="16 316 358 218">
    <collectionCell id="a" ↓frame="67 316 120 218"/>
    <collectionCell id="b" frame="203 316 120 218"/>
  </collectionView>
  <collectionView id="photos" layout="vertical" contentArea="16 572 358 110">
    <collectionCell id="a" ↓frame="138 572 110 110"/>
    <collectionCell id="b" frame="264 572 110 110"/>
  </collectionView>
</group>
```

Just beyond the limits:

```json ios phone
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalFit", "cells": [
    {"type": "collectionCell", "id": "a", "frame": [16, 100, 100, 60]},
    {"type": "collectionCell", "id": "b", "frame": [132, 100, 100, 60]},
    {"type": "collectionCell", "id": "c", ↓"frame": [248.6, 100, 100, 60]}]},
  {"type": "collectionView", "layout": "horizontalFit", "contentArea": [16, 200, 358, 60], "cells": [
    {"type": "collectionCell", "id": "a", ↓"frame": [16.6, 200, 100, 60]},
    {"type": "collectionCell", "id": "b", "frame": [132.6, 200, 100, 60]}]},
  {"type": "collectionView", "layout": "horizontalFit", "itemAlignment": "justified", "contentArea": [16, 300, 358, 60],
   "cells": [
    {"type": "collectionCell", "id": "a", "frame": [16, 300, 100, 60]},
    {"type": "collectionCell", "id": "b", ↓"frame": [273.4, 300, 100, 60]}]}]}
```

Complete rows that are `justified` but do not reach the right edge. Rows that are `leading` but differ in spacing, or
start elsewhere:

```xml ios tablet
<group>
  <collectionView layout="grid" itemAlignment="justified" contentArea="32 100 400 236">
    <collectionCell id="a" frame="32 100 110 110"/><collectionCell id="b" ↓frame="158 100 110 110"/>
    <collectionCell id="c" frame="32 226 110 110"/>
  </collectionView>
  <collectionView layout="grid" itemAlignment="leading" contentArea="32 100 400 236">
    <collectionCell id="a" frame="32 400 110 110"/><collectionCell id="b" frame="158 400 110 110"/>
    <collectionCell id="c" frame="32 526 110 110"/><collectionCell id="d" ↓frame="168 526 110 110"/>
  </collectionView>
  <collectionView layout="horizontalFit" itemAlignment="leading" contentArea="32 700 310 110">
    <collectionCell id="a" ↓frame="62 700 110 110"/><collectionCell id="b" frame="202 700 110 110"/>
  </collectionView>
</group>
```

## Prefer

Justified in the content area, and left-aligned:

```json ios phone
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalFit", "itemAlignment": "justified",
   "contentArea": [16, 366, 358, 156],
   "cells": [
    {"type": "collectionCell", "frame": [264, 366, 110, 156]},
    {"type": "collectionCell", "frame": [16, 366, 110, 156]},
    {"type": "collectionCell", "frame": [140, 366, 110, 156]}]},
  {"type": "collectionView", "layout": "horizontalFit", "itemAlignment": "leading", "contentArea": [16, 566, 358, 156],
   "cells": [
    {"type": "collectionCell", "frame": [16, 566, 110, 156]},
    {"type": "collectionCell", "frame": [134, 566, 110, 156]}]}]}
```

Distances rounded to half points, equal spacing at both ends, and both layouts without a known alignment:

```xml ios phone
<group>
  <collectionView layout="horizontalFit" itemAlignment="justified" contentArea="16 100 358.5 60">
    <collectionCell frame="16.5 100 100 60"/><collectionCell frame="145.5 100 100 60"/>
    <collectionCell frame="274 100 100 60"/>
  </collectionView>
  <collectionView layout="horizontalFit" contentArea="0 200 360 60">
    <collectionCell frame="15 200 100 60"/><collectionCell frame="130 200 100 60"/>
    <collectionCell frame="245 200 100 60"/>
  </collectionView>
  <collectionView layout="horizontalFit" contentArea="16 300 358 60">
    <collectionCell frame="16 300 100 60"/><collectionCell frame="132 300 100 60"/>
  </collectionView>
</group>
```

An incomplete last row need not be justified. Rows of different items may differ in spacing, and a single item has none:

```xml ios tablet
<group>
  <collectionView layout="vertical" itemAlignment="justified" columns="3" contentArea="32 100 358 236">
    <collectionCell frame="32 100 110 110"/><collectionCell frame="156 100 110 110"/>
    <collectionCell frame="280 100 110 110"/>
    <collectionCell frame="32 226 110 110"/><collectionCell frame="156 226 110 110"/>
  </collectionView>
  <collectionView layout="vertical" itemAlignment="justified" contentArea="32 700 358 236">
    <collectionCell frame="32 700 110 110"/><collectionCell frame="280 700 110 110"/>
    <collectionCell frame="32 826 110 110"/><collectionCell frame="152 826 60 110"/>
  </collectionView>
  <collectionView layout="grid" contentArea="32 400 358 236">
    <collectionCell frame="32 400 110 110"/><collectionCell frame="156 400 110 110"/>
    <collectionCell frame="32 526 60 110"/><collectionCell frame="120 526 60 110"/>
  </collectionView>
  <collectionView layout="horizontalFit" contentArea="32 960 358 60">
    <collectionCell frame="90 960 60 60"/>
  </collectionView>
</group>
```

A scrolling row is not checked. In the other views, the content area, the cells or a frame is unknown:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "contentArea": [16, 100, 374, 60], "cells": [
    {"type": "collectionCell", "frame": [40, 100, 60, 60]}, {"type": "collectionCell", "frame": [116, 100, 60, 60]}]},
  {"type": "collectionView", "layout": "grid", "cells": [
    {"type": "collectionCell", "frame": [40, 100, 60, 60]}, {"type": "collectionCell", "frame": [116, 100, 60, 60]}]},
  {"type": "collectionView", "layout": "grid", "contentArea": [16, 100, 358, 60], "cells": [
    {"type": "collectionCell", "frame": [40, 100, 60, 60]}, {"type": "collectionCell", "frame": [0, 0, 0, 0]},
    {"type": "collectionCell", "frame": [216, 100, 60, 60]}]},
  {"type": "collectionView", "layout": "grid", "cells": null},
  {"type": "collectionView", "cells": [
    {"type": "collectionCell", "frame": [40, 100, 60, 60]}, {"type": "collectionCell", "frame": [116, 100, 60, 60]}]}]}
```

"""#,
  examplesLine: 29, since: "0.1", message: nil,
  supersedes: [])

let collectionViewFewItemsLeftAligned = RulePage(
  id: "collection-view/few-items-left-aligned", title: "Cells that fit into one row are left-aligned, 16 dp apart", advice: "",
  statements: ["android-cv-16"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-16"], selector: "collectionView[layout=horizontalScroll]", check: "left-aligned", parameters: [PageEntry("gap", PageValue(.number(16.0), line: 7, column: 13)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 28))], line: 2),
  ],
  rationale: #"""
Users expect the first cell of a short row in its usual place, and it stays there when an item is added. SAP Fiori for
Android: Collection View (Behavior and Interaction, Horizontal Scroll) aligns such cells left, 16 dp apart. The same
holds for rows with disabled scrolling.

The rule checks a row if all its cells, 16 dp apart, fit into its content area. `collection-view/cell-spacing` and
`collection-view/half-cell-visible` check longer rows.

Cells that start left of the content area may have been scrolled. They are reported only if `totalCount` excludes
further cells. If the content area is unknown, or the frame of a cell is unknown or empty, the check is inconclusive.

- `gap`: the distance between neighbouring cells, in dp.
- `tolerance`: the allowed difference, in dp.
"""#,
  examplesText: #"""
## Avoid

Cells spread over the whole width:

```json android phone
{"type": "collectionView", "id": "team", "layout": "horizontalScroll", "contentArea": [16, 152, 328, 126], "cells": [
  {"type": "collectionCell", "id": "a", "frame": [16, 152, 80, 126]},
  {"type": "collectionCell", "id": "b", ↓"frame": [140, 152, 80, 126]},
  {"type": "collectionCell", "id": "c", "frame": [264, 152, 80, 126]}]}
```

Centred cells:

```xml android tablet
<collectionView id="team" layout="horizontalScroll" contentArea="16 152 768 126">
  <collectionCell id="a" ↓frame="304 152 96 126"/>
  <collectionCell id="b" frame="416 152 96 126"/>
</collectionView>
```

Just beyond either limit:

```json android phone
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "contentArea": [16, 152, 328, 126], "cells": [
    {"type": "collectionCell", "id": "a", "frame": [16, 152, 80, 126]},
    {"type": "collectionCell", "id": "b", ↓"frame": [112.6, 152, 80, 126]}]},
  {"type": "collectionView", "layout": "horizontalScroll", "contentArea": [16, 352, 328, 126], "cells": [
    {"type": "collectionCell", "id": "a", "frame": [16, 352, 80, 126]},
    {"type": "collectionCell", "id": "b", ↓"frame": [111.4, 352, 80, 126]}]},
  {"type": "collectionView", "layout": "horizontalScroll", "contentArea": [16, 552, 328, 126], "cells": [
    {"type": "collectionCell", "id": "a", ↓"frame": [16.6, 552, 80, 126]}]}]}
```

These cells just fit into 328 dp, 16 dp apart:

```xml android phone
<collectionView layout="horizontalScroll" contentArea="16 152 328 126">
  <collectionCell id="a" frame="16 152 156.25 126"/>
  <collectionCell id="b" ↓frame="192.25 152 156.25 126"/>
</collectionView>
```

Two cells left of the content area, without further cells. The second row does not scroll:

```xml android phone
<group>
  <collectionView layout="horizontalScroll" totalCount="2" contentArea="16 152 328 126">
    <collectionCell id="a" ↓frame="0 152 80 126"/>
    <collectionCell id="b" frame="96 152 80 126"/>
  </collectionView>
  <collectionView layout="horizontalScroll" scrollDirection="none" totalCount="9" contentArea="16 352 328 126">
    <collectionCell id="a" ↓frame="24 352 80 126"/>
    <collectionCell id="b" frame="120 352 80 126"/>
    <collectionCell id="c" frame="216 352 80 126"/>
  </collectionView>
</group>
```

## Prefer

```json android phone
{"type": "collectionView", "id": "team", "layout": "horizontalScroll", "contentArea": [16, 152, 328, 126], "cells": [
  {"type": "collectionCell", "id": "b", "frame": [112, 152, 80, 126]},
  {"type": "collectionCell", "id": "a", "frame": [16, 152, 80, 126]}]}
```

```xml android tablet
<collectionView id="team" layout="horizontalScroll" contentArea="16 152 768 126">
  <collectionCell frame="16.5 152 96 126"/>
  <collectionCell frame="129 152 96 126"/>
  <collectionCell frame="240.5 152 96 126"/>
</collectionView>
```

Grids, and cells that just do not fit, are not checked:

```xml android phone
<group>
  <collectionView layout="horizontalScroll" contentArea="16 152 328 126">
    <collectionCell frame="16 152 156.3 126"/><collectionCell frame="192.3 152 156.3 126"/>
  </collectionView>
  <collectionView layout="horizontalScroll" contentArea="16 152 328 126">
    <collectionCell frame="24 152 118 126"/><collectionCell frame="150 152 118 126"/>
    <collectionCell frame="284 152 118 126"/>
  </collectionView>
  <collectionView layout="grid" contentArea="16 352 328 126"><collectionCell frame="130 352 100 126"/></collectionView>
</group>
```

The row may have been scrolled, or the content area, the cells or a frame is unknown:

```json android phone
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "totalCount": 9,
   "contentArea": [16, 152, 328, 126], "cells": [
    {"type": "collectionCell", "frame": [0, 152, 80, 126]}]},
  {"type": "collectionView", "layout": "horizontalScroll", "contentArea": [16, 152, 328, 126], "cells": [
    {"type": "collectionCell", "frame": [0, 152, 80, 126]}]},
  {"type": "collectionView", "layout": "horizontalScroll", "cells": [
    {"type": "collectionCell", "frame": [100, 152, 80, 126]}]},
  {"type": "collectionView", "layout": "horizontalScroll", "contentArea": [16, 152, 328, 126], "cells": [
    {"type": "collectionCell", "frame": [100, 152, 80, 126]}, {"type": "collectionCell"}]},
  {"type": "collectionView", "layout": "horizontalScroll", "contentArea": [16, 152, 328, 126], "cells": null}]}
```

"""#,
  examplesLine: 25, since: "0.1", message: nil,
  supersedes: [])

let collectionViewFitDoesNotScroll = RulePage(
  id: "collection-view/fit-does-not-scroll", title: "A horizontal fit does not scroll", advice: "show what fits, or use a horizontal scroll",
  statements: ["ios-cv-16"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-16"], selector: "collectionView[layout=horizontalFit]", check: "value", parameters: [PageEntry("fact", PageValue(.text("scrollDirection"), line: 7, column: 14)), PageEntry("allowed", PageValue(.list([PageValue(.text("none"), line: 7, column: 41)]), line: 7, column: 40))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Do not scroll"), line: 8, column: 14)), PageEntry("class", PageValue(.text("safe"), line: 8, column: 36))]), line: 8, column: 6)] }, line: 2),
  ],
  rationale: #"""
Users take the last visible cell of a horizontal fit for the last one. If the view scrolls, they miss the others. SAP
Fiori for iOS: Collection View (Variations, Horizontal Fit) names this as the one difference from Horizontal Scroll.

A horizontal fit fails if the view itself scrolls in any direction. The page around it may scroll. If the direction or
the layout is unknown, the check is inconclusive.

- `fact`: the direction in which the view itself scrolls.
- `allowed`: the allowed directions.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "collectionView", "id": "deputies", "layout": "horizontalFit", ↓"scrollDirection": "horizontal",
 "cells": [{"type": "collectionCell", "image": {}}]}
```

```json ios phone fixed
{"type": "collectionView", "id": "deputies", "layout": "horizontalFit", "scrollDirection": "none",
 "cells": [{"type": "collectionCell", "image": {}}]}
```

```xml ios tablet
<collectionView id="deputies" layout="horizontalFit" ↓scrollDirection="vertical">
  <collectionCell><image/></collectionCell>
</collectionView>
```

```xml ios tablet fixed
<collectionView id="deputies" layout="horizontalFit" scrollDirection="none">
  <collectionCell><image/></collectionCell>
</collectionView>
```

## Prefer

```json ios phone
{"type": "collectionView", "id": "deputies", "layout": "horizontalFit", "scrollDirection": "none",
 "cells": [{"type": "collectionCell", "image": {}}]}
```

```xml ios tablet
<group>
  <collectionView layout="horizontalFit" scrollDirection="none"/>
  <collectionView layout="horizontalScroll" scrollDirection="horizontal"/>
</group>
```

The direction or the layout is unknown:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalFit"},
  {"type": "collectionView", "layout": "horizontalFit", "scrollDirection": null},
  {"type": "collectionView", "scrollDirection": "horizontal"}]}
```

"""#,
  examplesLine: 24, since: "0.1", message: PageText("{self} is a horizontal fit but {phrase}", at: PageLocation(line: 9, column: 10)),
  supersedes: [])

let collectionViewFloorplan = RulePage(
  id: "collection-view/floorplan", title: "Collection views are on overview, object, detail, map and form screens", advice: "use a table view",
  statements: ["ios-cv-24"],
  cases: [
    RuleCase(severity: "info", platforms: ["ios"], statements: ["ios-cv-24"], selector: "screen:has(collectionView)", check: "value", parameters: [PageEntry("fact", PageValue(.text("floorplan"), line: 7, column: 14)), PageEntry("allowed", PageValue(.list([PageValue(.text("overview"), line: 7, column: 35), PageValue(.text("object"), line: 7, column: 45), PageValue(.text("objectDetails"), line: 7, column: 53), PageValue(.text("objectDetailDetails"), line: 7, column: 68), PageValue(.text("map"), line: 7, column: 89), PageValue(.text("form"), line: 7, column: 94)]), line: 7, column: 34))], line: 2),
  ],
  rationale: #"""
Users get a first look from a collection view, but they need a list to compare and find items. SAP Fiori for iOS:
Collection View (Intro; Exceptions; Variations, Vertical) names the usual floorplans. These are overview, object, object
details, object detail details and map. Create forms use a collection view for attachments.

The finding is only a hint. The guideline describes common places and forbids none. The rule reports a screen once if it
has a collection view and another floorplan. That is a list report, or a floorplan without a name in the vocabulary
(`other`).

The content of collection views in forms is not checked. If it is unknown which floorplan it is, or whether a collection view
exists, the check is inconclusive.

- `allowed`: the allowed floorplans.
"""#,
  examplesText: #"""
## Avoid

```json ios
{"type": "screen", "name": "Products", ↓"floorplan": "listReport", "content": [
  {"type": "collectionView", "id": "recent", "layout": "horizontalScroll"},
  {"type": "collectionView", "id": "popular", "layout": "horizontalScroll"},
  {"type": "tableView", "id": "all"}]}
```

```xml ios
<screen name="Settings" ↓floorplan="other">
  <group><collectionView layout="grid"><collectionCell><image/></collectionCell></collectionView></group>
</screen>
```

## Prefer

```json ios
{"screens": [
  {"type": "screen", "name": "Home", "floorplan": "overview", "content": [{"type": "collectionView"}]},
  {"type": "screen", "name": "Product", "floorplan": "object", "content": [{"type": "collectionView"}]},
  {"type": "screen", "name": "Order", "floorplan": "objectDetails", "content": [{"type": "collectionView"}]},
  {"type": "screen", "name": "Item", "floorplan": "objectDetailDetails", "content": [{"type": "collectionView"}]}]}
```

```xml ios
<screens>
  <screen name="Stores" floorplan="map"><collectionView layout="horizontalScroll"/></screen>
  <screen name="New incident" floorplan="form">
    <collectionView layout="vertical"><collectionCell represents="attachment"><image/></collectionCell></collectionView>
  </screen>
  <screen name="Orders" floorplan="listReport"><objectCell><title text="Order 4711"/></objectCell></screen>
</screens>
```

The floorplan is unknown, or whether a collection view exists:

```json ios
{"screens": [
  {"type": "screen", "name": "A", "content": [{"type": "collectionView"}]},
  {"type": "screen", "name": "B", "floorplan": null, "content": [{"type": "collectionView"}]},
  {"type": "screen", "name": "C", "floorplan": "listReport", "content": null}]}
```

"""#,
  examplesLine: 28, since: "0.1", message: PageText("{self} has a collection view, but {phrase}; collection views are for overview, object, detail, map and form screens", at: PageLocation(line: 8, column: 10)),
  supersedes: [])

let collectionViewFooterContent = RulePage(
  id: "collection-view/footer-content", title: "Footers show See All and the total number of items", advice: "",
  statements: ["android-cv-08"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-08"], selector: "collectionView:not([layout=grid]) > footer", check: "required", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("seeAll"), line: 8, column: 20)]), line: 8, column: 19))], line: 6),
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-08"], selector: "collectionView > footer", check: "item-count", parameters: [PageEntry("countOnly", PageValue(.flag(true), line: 11, column: 23))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Give the number of all items"), line: 12, column: 18)), PageEntry("class", PageValue(.text("safe"), line: 12, column: 55))]), line: 12, column: 10)] }, line: 9),
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-08"], selector: "collectionView > footer > seeAll:known([count>=0])", check: "item-count", parameters: [PageEntry("countOnly", PageValue(.flag(true), line: 15, column: 23))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Give the number of all items"), line: 16, column: 18)), PageEntry("class", PageValue(.text("safe"), line: 16, column: 55))]), line: 16, column: 10)] }, line: 13),
  ],
  rationale: #"""
Users learn from the footer how many items exist, and reach them through See All. SAP Fiori for Android: Collection View
(Anatomy, Footer) puts a See All button and the total number of items into it.

A footer fails if it has no See All. It also fails if its own `count`, or the `count` of its See All, differs from
`totalCount` of the view. Numbers in the text of the button are not checked, because they can mean something else. A
`count` that is not given is unknown.

A grid has no See All (`collection-view/see-all-misuse`), so its footer needs none. If the layout is unknown, the check
for See All is inconclusive. Views without a footer, and footers of table views, are not checked.

- `parts`: the parts that a footer must have.
- `countOnly`: whether only `count` is compared, and not the text.
"""#,
  examplesText: #"""
## Avoid

A footer without See All:

```json android phone
{"type": "collectionView", "id": "brands", "layout": "horizontalScroll", "totalCount": 9, "header": {"text": "Brands"},
 "cells": [{"type": "collectionCell"}, {"type": "collectionCell"}], ↓"footer": {"count": 9}}
```

A number that is one too small, and one that is one too large:

```xml android phone
<group>
  <collectionView layout="horizontalScroll" totalCount="9">
    <footer ↓count="8"><seeAll text="See All"/></footer>
  </collectionView>
  <collectionView layout="horizontalScroll" totalCount="9">
    <footer ↓count="10"><seeAll text="See All"/></footer>
  </collectionView>
  <collectionView layout="horizontalScroll" totalCount="9">
    <footer><seeAll text="See All" ↓count="8"/></footer>
  </collectionView>
</group>
```

```xml android phone fixed
<group>
  <collectionView layout="horizontalScroll" totalCount="9">
    <footer count="9"><seeAll text="See All"/></footer>
  </collectionView>
  <collectionView layout="horizontalScroll" totalCount="9">
    <footer count="9"><seeAll text="See All"/></footer>
  </collectionView>
  <collectionView layout="horizontalScroll" totalCount="9">
    <footer><seeAll text="See All" count="9"/></footer>
  </collectionView>
</group>
```

A wrong number is also wrong in a grid:

```json android
{"type": "collectionView", "layout": "grid", "totalCount": 9, "footer": {↓"count": 6}}
```

```json android fixed
{"type": "collectionView", "layout": "grid", "totalCount": 9, "footer": {"count": 9}}
```

## Prefer

```json android phone
{"type": "collectionView", "id": "brands", "layout": "horizontalScroll", "totalCount": 9, "header": {"text": "Brands"},
 "cells": [{"type": "collectionCell"}, {"type": "collectionCell"}],
 "footer": {"count": 9, "seeAll": {"text": "See All", "tap": {"opens": "list", "listContent": "objectCell"}}}}
```

```xml android phone
<collectionView layout="horizontalScroll" totalCount="9">
  <footer><seeAll text="See All (9)" count="9"/></footer>
</collectionView>
```

The shown number, the total, See All or the layout is unknown:

```json android
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "totalCount": 9,
   "footer": {"seeAll": {"text": "Show 6 more"}}},
  {"type": "collectionView", "layout": "horizontalScroll", "footer": {"count": 9, "seeAll": {"text": "See All"}}},
  {"type": "collectionView", "layout": "horizontalScroll", "footer": {"seeAll": null}},
  {"type": "collectionView", "footer": {"count": 9}}]}
```

The footer of a grid needs no See All, and a row needs no footer:

```xml android
<group>
  <collectionView layout="multiRowGrid" totalCount="9"><footer count="9"/></collectionView>
  <collectionView layout="horizontalScroll" totalCount="9"/>
  <tableView><footer count="9"/></tableView>
</group>
```

"""#,
  examplesLine: 34, since: "0.1", message: nil,
  supersedes: [])

let collectionViewGridBottomPadding = RulePage(
  id: "collection-view/grid-bottom-padding", title: "Grids end with 16 dp after the last row", advice: "change the padding below the last row",
  statements: ["android-cv-30"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-30"], selector: "collectionView[layout=grid]", check: "margins", parameters: [PageEntry("inner", PageValue(.text("cells"), line: 7, column: 15)), PageEntry("outer", PageValue(.text("contentArea"), line: 7, column: 29)), PageEntry("bottom", PageValue(.number(16.0), line: 7, column: 50)), PageEntry("onlyIfAllListed", PageValue(.flag(true), line: 7, column: 71)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 88))], line: 2),
  ],
  rationale: #"""
Without a distance after its last row, users may connect this row with the next element. SAP Fiori for Android:
Collection View (Specifications, Multi-Row Grid, Mobile and Tablet) adds 16 dp after the last row.

The content area of a grid includes this padding. It ends 16 dp below the lowest cell.

If a grid lists fewer cells than `totalCount`, it may have further rows, and the check is inconclusive. It is also
inconclusive if the content area or the frame of a cell is unknown or empty.

- `inner`, `outer`: the inner area that is measured, and the outer area.
- `bottom`: the distance of the lowest cell from the lower edge, in dp.
- `onlyIfAllListed`: whether a grid that does not list all its cells is inconclusive.
- `tolerance`: the allowed difference, in dp.
"""#,
  examplesText: #"""
## Avoid

```json android phone
{"type": "collectionView", "id": "products", "layout": "grid", ↓"contentArea": [16, 136, 328, 320], "cells": [
  {"type": "collectionCell", "frame": [16, 136, 156, 152]},
  {"type": "collectionCell", "frame": [188, 136, 156, 152]},
  {"type": "collectionCell", "frame": [16, 304, 156, 152]}]}
```

```xml android tablet
<collectionView id="contacts" layout="grid" totalCount="2" ↓contentArea="16 136 768 200">
  <collectionCell frame="16 136 376 168"/>
  <collectionCell frame="408 136 376 168"/>
</collectionView>
```

Just beyond the limit, and cells that extend beyond the content area:

```xml android phone
<group>
  <collectionView layout="grid" ↓contentArea="16 136 328 168.6">
    <collectionCell frame="16 136 156 152"/><collectionCell frame="188 136 156 100"/>
  </collectionView>
  <collectionView layout="grid" ↓contentArea="16 136 328 167.4">
    <collectionCell frame="16 136 156 152"/>
  </collectionView>
  <collectionView layout="grid" ↓contentArea="16 136 328 140"><collectionCell frame="16 136 156 152"/></collectionView>
</group>
```

## Prefer

```json android phone
{"type": "collectionView", "id": "products", "layout": "grid", "contentArea": [16, 136, 328, 336], "cells": [
  {"type": "collectionCell", "frame": [16, 304, 156, 152]},
  {"type": "collectionCell", "frame": [16, 136, 156, 152]},
  {"type": "collectionCell", "frame": [188, 136, 156, 152]}]}
```

```xml android tablet
<group>
  <collectionView layout="grid" contentArea="16 136 768 168.5"><collectionCell frame="16 136 376 152"/></collectionView>
  <collectionView layout="grid" contentArea="16 136 768 167.5"><collectionCell frame="16 136 376 152"/></collectionView>
</group>
```

A row needs no such padding. In the other views, cells, the content area or frames are unknown:

```json android phone
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "contentArea": [16, 136, 328, 152], "cells": [
    {"type": "collectionCell", "frame": [16, 136, 156, 152]}]},
  {"type": "collectionView", "layout": "grid", "totalCount": 9, "contentArea": [16, 136, 328, 700], "cells": [
    {"type": "collectionCell", "frame": [16, 136, 156, 152]}]},
  {"type": "collectionView", "layout": "grid", "frame": [0, 88, 360, 200], "cells": [
    {"type": "collectionCell", "frame": [16, 136, 156, 152]}]},
  {"type": "collectionView", "layout": "grid", "contentArea": [16, 136, 328, 200], "cells": [
    {"type": "collectionCell", "frame": [16, 136, 156, 152]}, {"type": "collectionCell"}]},
  {"type": "collectionView", "layout": "grid", "contentArea": [16, 136, 328, 200], "cells": null},
  {"type": "collectionView", "layout": "grid", "contentArea": [16, 136, 328, 200]}]}
```

"""#,
  examplesLine: 26, since: "0.1", message: nil,
  supersedes: [])

let collectionViewGridFillsRow = RulePage(
  id: "collection-view/grid-fills-row", title: "Grid cells fill each row, 16 dp apart, and none is cut off", advice: "fill each row with cells",
  statements: ["android-cv-28"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-28"], selector: "collectionView[layout=grid]", check: "fill-rows", parameters: [PageEntry("gap", PageValue(.number(16.0), line: 7, column: 13)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 28))], line: 2),
  ],
  rationale: #"""
Users can follow a grid easily if it is as wide as the content around it. SAP Fiori for Android: Collection View
(Specifications, Multi-Row Grid, Mobile and Tablet) resizes the cells so that each row is full. The cells are 16 dp
apart, and none is cut off.

A row is full if it starts and ends with the content area. The last row may be incomplete. It counts as complete if it
has as many cells as `columns` gives. If `columns` is unknown, the fullest row decides. Wrong distances, and cells
beyond the content area, are reported in each row.

Without a content area, only distances are checked. If the frame of a cell is unknown or empty, only distances that are
too small for another cell are checked. Grids with cells stacked beside a tall one have no clear rows and are not
checked.

- `gap`: the distance between neighbouring cells, in dp.
- `tolerance`: the allowed difference of distances and edges, in dp.
"""#,
  examplesText: #"""
## Avoid

Cells of a fixed size leave space at the end:

```json android phone
{"type": "collectionView", "id": "products", "layout": "grid", "contentArea": [16, 136, 328, 320], "cells": [
  {"type": "collectionCell", "id": "a", "frame": [16, 136, 140, 144]},
  {"type": "collectionCell", "id": "b", ↓"frame": [172, 136, 140, 144]},
  {"type": "collectionCell", "id": "c", "frame": [16, 296, 140, 144]}]}
```

The cells are not 16 dp apart. The content area is unknown:

```xml android tablet
<collectionView id="products" layout="grid">
  <collectionCell id="a" frame="16 136 240 168"/>
  <collectionCell id="b" ↓frame="280 136 240 168"/>
  <collectionCell id="c" frame="544 136 240 168"/>
</collectionView>
```

A cell is cut off at one of the edges, also in a last row that may be incomplete:

```xml android phone
<group>
  <collectionView layout="grid" contentArea="16 136 328 168">
    <collectionCell id="a" frame="16 136 156 152"/>
    <collectionCell id="b" ↓frame="188 136 180 152"/>
  </collectionView>
  <collectionView layout="grid" contentArea="16 336 328 168">
    <collectionCell id="a" ↓frame="0 336 156 152"/>
  </collectionView>
</group>
```

Just beyond each limit:

```json android phone
{"type": "group", "content": [
  {"type": "collectionView", "layout": "grid", "columns": 2, "contentArea": [16, 136, 328, 168], "cells": [
    {"type": "collectionCell", "id": "a", "frame": [16, 136, 156, 152]},
    {"type": "collectionCell", "id": "b", ↓"frame": [188.6, 136, 155.4, 152]}]},
  {"type": "collectionView", "layout": "grid", "columns": 2, "contentArea": [16, 136, 328, 168], "cells": [
    {"type": "collectionCell", "id": "a", "frame": [16, 136, 156, 152]},
    {"type": "collectionCell", "id": "b", ↓"frame": [188, 136, 155.4, 152]}]},
  {"type": "collectionView", "layout": "grid", "columns": 2, "contentArea": [16, 136, 328, 168], "cells": [
    {"type": "collectionCell", "id": "a", ↓"frame": [16.6, 136, 155.4, 152]},
    {"type": "collectionCell", "id": "b", "frame": [188, 136, 156, 152]}]},
  {"type": "collectionView", "layout": "grid", "contentArea": [16, 136, 328, 168], "cells": [
    {"type": "collectionCell", "id": "a", "frame": [16, 136, 156, 152]},
    {"type": "collectionCell", "id": "b", ↓"frame": [188, 136, 156.6, 152]}]}]}
```

The last row has as many cells as the others, so it must end with the content area:

```xml android phone
<collectionView layout="grid" contentArea="16 136 328 336">
  <collectionCell id="a" frame="16 136 156 152"/>
  <collectionCell id="b" frame="188 136 156 152"/>
  <collectionCell id="c" frame="16 304 140 152"/>
  <collectionCell id="d" ↓frame="172 304 140 152"/>
</collectionView>
```

## Prefer

The last row is incomplete:

```json android phone
{"type": "collectionView", "id": "products", "layout": "grid", "contentArea": [16, 136, 328, 336], "cells": [
  {"type": "collectionCell", "frame": [16, 136, 156, 152]},
  {"type": "collectionCell", "frame": [16, 304, 156, 152]},
  {"type": "collectionCell", "frame": [188, 136, 156, 152]}]}
```

```xml android tablet
<collectionView id="contacts" layout="grid" columns="4" contentArea="16 136 768 184">
  <collectionCell frame="16 136 180 168"/>
  <collectionCell frame="212 136 180 168"/>
  <collectionCell frame="408 136 180 168"/>
  <collectionCell frame="604 136 180 168"/>
</collectionView>
```

Cells within the tolerance, and a single row that may be incomplete:

```json android phone
{"type": "group", "content": [
  {"type": "collectionView", "layout": "grid", "columns": 2, "contentArea": [16, 136, 328, 168], "cells": [
    {"type": "collectionCell", "frame": [16.5, 136, 155.5, 152]},
    {"type": "collectionCell", "frame": [188.5, 136, 156, 152]}]},
  {"type": "collectionView", "layout": "grid", "contentArea": [16, 136, 328, 168], "cells": [
    {"type": "collectionCell", "frame": [16, 136, 80, 152]}]},
  {"type": "collectionView", "layout": "grid", "columns": 3, "contentArea": [16, 136, 328, 168], "cells": [
    {"type": "collectionCell", "frame": [16, 136, 98, 152]},
    {"type": "collectionCell", "frame": [130, 136, 98, 152]}]}]}
```

Scrolling rows, and grids without plain rows, are not checked:

```xml android phone
<group>
  <collectionView layout="horizontalScroll" contentArea="16 136 328 152">
    <collectionCell frame="16 136 210 152"/><collectionCell frame="242 136 210 152"/>
  </collectionView>
  <collectionView layout="grid" contentArea="16 336 328 216">
    <collectionCell frame="16 336 156 216"/>
    <collectionCell frame="188 336 156 100"/><collectionCell frame="188 452 156 100"/>
  </collectionView>
</group>
```

The content area, frames or cells are unknown:

```json android phone
{"type": "group", "content": [
  {"type": "collectionView", "layout": "grid", "frame": [0, 88, 360, 300], "cells": [
    {"type": "collectionCell", "frame": [16, 136, 100, 152]},
    {"type": "collectionCell", "frame": [132, 136, 100, 152]}]},
  {"type": "collectionView", "layout": "grid", "contentArea": [16, 136, 328, 336], "cells": [
    {"type": "collectionCell", "frame": [16, 136, 100, 152]}, {"type": "collectionCell"},
    {"type": "collectionCell", "frame": [248, 136, 100, 152]}]},
  {"type": "collectionView", "layout": "grid", "contentArea": [16, 136, 328, 336], "cells": null},
  {"type": "collectionView", "layout": "grid", "contentArea": [0, 0, 0, 0], "cells": [
    {"type": "collectionCell", "frame": [16, 136, 100, 152]}]}]}
```

"""#,
  examplesLine: 28, since: "0.1", message: nil,
  supersedes: [])

let collectionViewGridMinColumns = RulePage(
  id: "collection-view/grid-min-columns", title: "Grids have at least two columns on small phones", advice: "make the cells narrower",
  statements: ["android-cv-31"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-31"], selector: "screen[deviceClass=phone][smallDevice=true] collectionView[layout=grid]", check: "rows", parameters: [PageEntry("minColumns", PageValue(.number(2.0), line: 7, column: 20))], line: 2),
  ],
  rationale: #"""
In a grid of one column, each image fills a small screen, so users scroll more than necessary. SAP Fiori for Android:
Collection View (Specifications, Multi-Row Grid) puts at least two cells into a row on a small mobile device.

A device is small if `smallDevice` is true or its width is below 360 dp. The rule counts the cells of the fullest row,
by their frames. A grid of one cell cannot show two and is not checked. If frames are unknown, `columns` is used. If
that is unknown too, the check is inconclusive.

- `minColumns`: the least number of cells in the fullest row.
"""#,
  examplesText: #"""
## Avoid

```json android phone small
↓{"type": "collectionView", "id": "products", "layout": "grid", "cells": [
  {"type": "collectionCell", "frame": [16, 136, 288, 152]},
  {"type": "collectionCell", "frame": [16, 304, 288, 152]}]}
```

The width of the screen shows that the device is small. The number of columns replaces the frames:

```xml
<screen platform="android" deviceClass="phone" width="359.5">
  <collectionView id="products" layout="grid" ↓columns="1">
    <collectionCell/>
    <collectionCell/>
  </collectionView>
</screen>
```

## Prefer

```json android phone small
{"type": "collectionView", "id": "products", "layout": "grid", "cells": [
  {"type": "collectionCell", "frame": [16, 136, 136, 152]},
  {"type": "collectionCell", "frame": [168, 136, 136, 152]},
  {"type": "collectionCell", "frame": [16, 304, 136, 152]}]}
```

```xml android phone small
<group>
  <collectionView layout="grid" columns="2" unknown="cells"/>
  <collectionView layout="grid"><collectionCell frame="16 136 288 152"/></collectionView>
  <collectionView layout="grid" columns="1"><collectionCell/></collectionView>
</group>
```

Other devices may show one column:

```xml
<screens>
  <screen platform="android" deviceClass="phone" width="360">
    <collectionView layout="grid" columns="1" unknown="cells"/>
  </screen>
  <screen platform="android" deviceClass="tablet" smallDevice="true">
    <collectionView layout="grid" columns="1" unknown="cells"/>
  </screen>
</screens>
```

Frames and columns, or the size of the device, are unknown:

```json android phone small
{"type": "group", "content": [
  {"type": "collectionView", "layout": "grid", "cells": [
    {"type": "collectionCell", "frame": [16, 136, 288, 152]}, {"type": "collectionCell"}]},
  {"type": "collectionView", "layout": "grid", "columns": null, "cells": null},
  {"type": "collectionView", "layout": "grid", "cells": [{"type": "collectionCell", "prototype": true}]}]}
```

```json android phone
{"type": "collectionView", "layout": "grid", "columns": 1, "cells": null}
```

"""#,
  examplesLine: 23, since: "0.1", message: PageText("{problem}; {limit} on small phones", at: PageLocation(line: 8, column: 10)),
  supersedes: [])

let collectionViewGridScrollDirection = RulePage(
  id: "collection-view/grid-scroll-direction", title: "Rows scroll horizontally; grids scroll vertically with the page", advice: "",
  statements: ["android-cv-38"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-38"], selector: "collectionView[layout=horizontalScroll]", check: "value", parameters: [PageEntry("fact", PageValue(.text("scrollDirection"), line: 8, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("horizontal"), line: 8, column: 45), PageValue(.text("none"), line: 8, column: 57)]), line: 8, column: 44))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Scroll horizontally"), line: 10, column: 18)), PageEntry("class", PageValue(.text("safe"), line: 10, column: 46)), PageEntry("set", PageValue(.map([PageEntry("scrollDirection", PageValue(.text("horizontal"), line: 10, column: 75))]), line: 10, column: 57))]), line: 10, column: 10)] }, message: PageText("{self} is a row but {phrase}", at: PageLocation(line: 9, column: 14)), line: 7),
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-38"], selector: "collectionView[layout=grid]", check: "value", parameters: [PageEntry("fact", PageValue(.text("scrollDirection"), line: 12, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("vertical"), line: 12, column: 45), PageValue(.text("none"), line: 12, column: 55)]), line: 12, column: 44))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Scroll vertically"), line: 14, column: 18)), PageEntry("class", PageValue(.text("safe"), line: 14, column: 44)), PageEntry("set", PageValue(.map([PageEntry("scrollDirection", PageValue(.text("vertical"), line: 14, column: 73))]), line: 14, column: 55))]), line: 14, column: 10)] }, message: PageText("{self} is a grid but {phrase}", at: PageLocation(line: 13, column: 14)), line: 11),
  ],
  rationale: #"""
Users swipe sideways to browse a row, and up to move through the page. A view that scrolls in the other direction hides
its cells. SAP Fiori for Android: Collection View (Behavior and Interaction, Horizontal Scroll; Variations) sets both
directions.

A row with disabled scrolling has the direction `none`. A grid that scrolls only with its page has it, too. Both pass.
Other layouts are not checked. If the direction or the layout is unknown, the check is inconclusive.

- `fact`: the direction in which the view itself scrolls.
- `allowed`: the allowed directions.
"""#,
  examplesText: #"""
## Avoid

```json android phone
{"type": "collectionView", "id": "products", "layout": "horizontalScroll", ↓"scrollDirection": "vertical",
 "cells": [{"type": "collectionCell", "image": {}}]}
```

```json android phone fixed
{"type": "collectionView", "id": "products", "layout": "horizontalScroll", "scrollDirection": "horizontal",
 "cells": [{"type": "collectionCell", "image": {}}]}
```

```xml android tablet
<collectionView id="products" layout="multiRowGrid" ↓scrollDirection="horizontal">
  <collectionCell><image/></collectionCell>
</collectionView>
```

```xml android tablet fixed
<collectionView id="products" layout="multiRowGrid" scrollDirection="vertical">
  <collectionCell><image/></collectionCell>
</collectionView>
```

## Prefer

```json android phone
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "scrollDirection": "horizontal"},
  {"type": "collectionView", "layout": "grid", "scrollDirection": "vertical"}]}
```

A row with disabled scrolling, and a grid that scrolls with its page:

```xml android tablet
<group>
  <collectionView layout="horizontalScroll" scrollDirection="none"/>
  <collectionView layout="multiRowGrid" scrollDirection="none"/>
</group>
```

The direction or the layout is unknown:

```json android
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll"},
  {"type": "collectionView", "layout": "grid", "scrollDirection": null},
  {"type": "collectionView", "scrollDirection": "vertical"}]}
```

"""#,
  examplesLine: 29, since: "0.1", message: nil,
  supersedes: [])

let collectionViewGridShowsAll = RulePage(
  id: "collection-view/grid-shows-all", title: "Grids show all items", advice: "",
  statements: ["android-cv-14", "ios-cv-19"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios", "android"], statements: ["android-cv-14", "ios-cv-19"], selector: "collectionView[layout=grid]", check: "count", parameters: [PageEntry("list", PageValue(.text("cells"), line: 6, column: 14)), PageEntry("minFact", PageValue(.text("totalCount"), line: 6, column: 30)), PageEntry("maxFacts", PageValue(.list([PageValue(.text("maxItemCount"), line: 6, column: 53)]), line: 6, column: 52))], line: 2),
  ],
  rationale: #"""
Users who reach the end of a grid believe that they saw everything, because it has no See All. SAP Fiori for Android:
Collection View (Variations, Multi-row Grid) shows all items of the collection in a grid. SAP Fiori for iOS: Collection
View (Variations, Vertical) uses this variation for the full content.

A grid fails if it has fewer cells than `totalCount`. If its cells are unknown, `maxItemCount` limits their number: a
grid with a limit of 6 cannot show 9. If `totalCount` or the number of cells is unknown, the check is inconclusive.

`vertical` and `multiRowGrid` are other names of `grid`. Rows and multi-column may show a part of the items.

- `minFact`: the fact that gives the least number of cells.
- `maxFacts`: the facts that limit the number of cells.
"""#,
  examplesText: #"""
## Avoid

One item is missing:

```json android phone
↓{"type": "collectionView", "id": "categories", "layout": "multiRowGrid", "totalCount": 3,
 "cells": [{"type": "collectionCell", "image": {}}, {"type": "collectionCell", "image": {}}]}
```

```xml ios phone
↓<collectionView id="attachments" layout="vertical" totalCount="5">
  <header text="Attachments"/>
  <collectionCell/><collectionCell/><collectionCell/><collectionCell/>
</collectionView>
```

The cells are unknown, but there are at most 6:

```json
{"type": "group", "content": [
  ↓{"type": "collectionView", "layout": "grid", "totalCount": 7, "maxItemCount": 6, "cells": null},
  ↓{"type": "collectionView", "layout": "grid", "totalCount": 7, "maxItemCount": 6,
   "cells": [{"type": "collectionCell", "prototype": true}]}]}
```

## Prefer

```json android phone
{"type": "collectionView", "id": "categories", "layout": "multiRowGrid", "totalCount": 2,
 "cells": [{"type": "collectionCell", "image": {}}, {"type": "collectionCell", "image": {}}]}
```

```xml ios phone
<collectionView id="attachments" layout="vertical" totalCount="5">
  <header text="Attachments"/>
  <collectionCell/><collectionCell/><collectionCell/><collectionCell/><collectionCell/>
</collectionView>
```

The number of items or cells, or the layout, is unknown:

```json
{"type": "group", "content": [
  {"type": "collectionView", "layout": "grid", "cells": [{"type": "collectionCell"}]},
  {"type": "collectionView", "layout": "grid", "totalCount": 7, "cells": null},
  {"type": "collectionView", "layout": "grid", "totalCount": 7,
   "cells": [{"type": "collectionCell", "prototype": true}]},
  {"type": "collectionView", "layout": "grid", "totalCount": 7,
   "cells": [{"type": "collectionCell", "prototype": null}]},
  {"type": "collectionView", "layout": "grid", "totalCount": 7, "maxItemCount": 7, "cells": null},
  {"type": "collectionView", "totalCount": 7, "cells": [{"type": "collectionCell"}]}]}
```

Rows and multi-column may show a part:

```xml
<group>
  <collectionView layout="horizontalScroll" totalCount="7"><collectionCell/></collectionView>
  <collectionView layout="horizontalFit" totalCount="7"><collectionCell/></collectionView>
  <collectionView layout="multiColumn" totalCount="7"><objectCell/></collectionView>
</group>
```

"""#,
  examplesLine: 24, since: "0.1", message: PageText("{problem}; grids show all", at: PageLocation(line: 7, column: 10)),
  supersedes: [])

let collectionViewHalfCellVisible = RulePage(
  id: "collection-view/half-cell-visible", title: "Scrolling rows show whole cells and half of the next one", advice: "",
  statements: ["android-cv-27"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-27"], selector: "collectionView[layout=horizontalScroll]:not(:known([scrollDirection=none]))", check: "next-cell-visible", parameters: [PageEntry("min", PageValue(.number(0.4), line: 7, column: 13)), PageEntry("max", PageValue(.number(0.6), line: 7, column: 23)), PageEntry("minWholeCells", PageValue(.number(1.0), line: 7, column: 43)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 57))], line: 2),
  ],
  rationale: #"""
A cell that is cut in the middle shows users that the row continues. Without a part of the next cell, users do not think
of swiping, and a narrow part looks like a mistake. SAP Fiori for Android: Collection View (Specifications, Horizontal
Scroll, Mobile and Tablet) always shows some whole cells and a half.

The rule measures the visible part of the first cell that extends beyond the right edge of the content area. It uses the
frames of the cells, which are not clipped. A part of 40 % to 60 % counts as half. At least one whole cell must precede
it. On small devices, 2.5 cells are visible. The same limits apply.

A row is not checked if all its cells fit, or if `scrollDirection` is `none`. If the direction is unknown, a horizontal
scroll counts as scrolling. A row that starts left of its content area has been scrolled, and is not checked either.

If the content area or the frame of a cell is unknown, the check is inconclusive.

- `min`, `max`: the shares that count as half.
- `minWholeCells`: the least number of whole cells.
- `tolerance`: how far a whole cell may extend beyond the edge, in dp.
"""#,
  examplesText: #"""
## Avoid

The edge is between two cells:

```json android phone
{"type": "collectionView", "id": "team", "layout": "horizontalScroll", "scrollDirection": "horizontal",
 "contentArea": [16, 152, 328, 126], "cells": [
  {"type": "collectionCell", "id": "a", "frame": [16, 152, 98, 126]},
  {"type": "collectionCell", "id": "b", "frame": [130, 152, 98, 126]},
  {"type": "collectionCell", "id": "c", "frame": [244, 152, 98, 126]},
  {"type": "collectionCell", "id": "d", ↓"frame": [358, 152, 98, 126]}]}
```

The visible part of a 100 dp cell is just too small, and just too large:

```xml android tablet
<group>
  <collectionView layout="horizontalScroll" scrollDirection="horizontal" contentArea="16 152 155.5 126">
    <collectionCell id="a" frame="16 152 100 126"/>
    <collectionCell id="b" ↓frame="132 152 100 126"/>
  </collectionView>
  <collectionView layout="horizontalScroll" scrollDirection="horizontal" contentArea="16 352 176.5 126">
    <collectionCell id="a" frame="16 352 100 126"/>
    <collectionCell id="b" ↓frame="132 352 100 126"/>
  </collectionView>
</group>
```

A last cell that does not quite fit is not a half cell:

```json android phone
{"type": "collectionView", "layout": "horizontalScroll", "scrollDirection": "horizontal",
 "contentArea": [16, 152, 328, 126], "cells": [
  {"type": "collectionCell", "id": "a", "frame": [16, 152, 100, 126]},
  {"type": "collectionCell", "id": "b", ↓"frame": [244.6, 152, 100, 126]}]}
```

A small device also shows half cells. One half cell alone is not enough:

```xml android phone small
<group>
  <collectionView layout="horizontalScroll" scrollDirection="horizontal" contentArea="16 152 288 126">
    <collectionCell id="a" frame="16 152 124 126"/>
    <collectionCell id="b" frame="156 152 124 126"/>
    <collectionCell id="c" ↓frame="296 152 124 126"/>
  </collectionView>
  <collectionView layout="horizontalScroll" scrollDirection="horizontal" contentArea="16 352 288 126">
    <collectionCell id="a" ↓frame="16 352 576 126"/>
  </collectionView>
</group>
```

A horizontal scroll with an unknown direction counts as scrolling:

```json android tablet
{"type": "collectionView", "layout": "horizontalScroll", "contentArea": [16, 152, 328, 126], "cells": [
  {"type": "collectionCell", "frame": [16, 152, 328, 126]},
  {"type": "collectionCell", ↓"frame": [360, 152, 328, 126]}]}
```

## Prefer

```json android phone
{"type": "collectionView", "id": "team", "layout": "horizontalScroll", "scrollDirection": "horizontal",
 "contentArea": [16, 152, 328, 126], "cells": [
  {"type": "collectionCell", "frame": [16, 152, 80, 126]},
  {"type": "collectionCell", "frame": [112, 152, 80, 126]},
  {"type": "collectionCell", "frame": [304, 152, 80, 126]},
  {"type": "collectionCell", "frame": [208, 152, 80, 126]}]}
```

40 and 60 of 100 dp:

```xml android tablet
<group>
  <collectionView layout="horizontalScroll" scrollDirection="horizontal" contentArea="16 152 156 126">
    <collectionCell frame="16 152 100 126"/>
    <collectionCell frame="132 152 100 126"/>
  </collectionView>
  <collectionView layout="horizontalScroll" scrollDirection="horizontal" contentArea="16 352 176 126">
    <collectionCell frame="16 352 100 126"/>
    <collectionCell frame="132 352 100 126"/>
  </collectionView>
</group>
```

Two and a half cells on a small device:

```json android phone small
{"type": "collectionView", "layout": "horizontalScroll", "scrollDirection": "horizontal",
 "contentArea": [16, 152, 288, 126], "cells": [
  {"type": "collectionCell", "frame": [16, 152, 102, 126]},
  {"type": "collectionCell", "frame": [134, 152, 102, 126]},
  {"type": "collectionCell", "frame": [252, 152, 102, 126]}]}
```

All cells fit, the row has been scrolled, or it does not scroll:

```xml android phone
<group>
  <collectionView layout="horizontalScroll" scrollDirection="horizontal" contentArea="16 152 328 126">
    <collectionCell frame="16 152 100 126"/>
    <collectionCell frame="244.5 152 100 126"/>
  </collectionView>
  <collectionView layout="horizontalScroll" scrollDirection="horizontal" contentArea="16 352 328 126">
    <collectionCell frame="-80 352 98 126"/>
    <collectionCell frame="34 352 300 126"/>
    <collectionCell frame="350 352 300 126"/>
  </collectionView>
  <collectionView layout="horizontalScroll" scrollDirection="none" contentArea="16 552 328 126">
    <collectionCell frame="16 552 328 126"/>
    <collectionCell frame="360 552 328 126"/>
  </collectionView>
</group>
```

The content area or a frame is unknown:

```json android phone
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "scrollDirection": "horizontal", "frame": [0, 104, 360, 174],
   "cells": [
    {"type": "collectionCell", "frame": [16, 152, 328, 126]},
    {"type": "collectionCell", "frame": [360, 152, 328, 126]}]},
  {"type": "collectionView", "layout": "horizontalScroll", "scrollDirection": "horizontal",
   "contentArea": [16, 152, 328, 126], "cells": [
    {"type": "collectionCell", "frame": [16, 152, 300, 126]}, {"type": "collectionCell", "frame": [332, 152, 300, 126]},
    {"type": "collectionCell", "frame": null}]},
  {"type": "collectionView", "layout": "horizontalScroll", "scrollDirection": "horizontal",
   "contentArea": [16, 152, 328, 126], "cells": [{"type": "collectionCell", "prototype": true}]}]}
```

"""#,
  examplesLine: 29, since: "0.1", message: nil,
  supersedes: [])

let collectionViewHeaderPlacement = RulePage(
  id: "collection-view/header-placement", title: "Headers are at the top left", advice: "",
  statements: ["android-cv-05", "ios-cv-08"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios", "android"], statements: ["android-cv-05", "ios-cv-08"], selector: "collectionView[header]", check: "placement", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("header"), line: 7, column: 16)]), line: 7, column: 15)), PageEntry("vertical", PageValue(.text("above"), line: 7, column: 35)), PageEntry("horizontal", PageValue(.text("left"), line: 7, column: 54)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 71))], line: 2),
  ],
  rationale: #"""
Users look for a header where they start to read. SAP Fiori for Android: Collection View (Anatomy, Header) puts it at
the top left of the collection view. SAP Fiori for iOS: Collection View (Structure, Header) does the same with the group
label. `collection-view/header-required` checks that the header exists and has text.

A header is at the top if its centre is above the content area. If the content area is unknown, the cells replace it. A
header beside the cells is at the top if it starts no lower than they do. A header on the cells is not checked, because
it may be pinned during scrolling.

If the cells of a row run from right to left, as in Arabic, the sides are swapped.

A header is on the left if it is nearer to the left edge of the view than to the right edge. If it takes at least half
of the width, it may be equally near to both. If a needed frame is unknown or empty, the check is inconclusive.

- `parts`: the part that is checked.
- `vertical`, `horizontal`: the required place.
- `tolerance`: the difference up to which distances are equal, in pt or dp.
"""#,
  examplesText: #"""
## Avoid

A header below the cells:

```json ios phone
{"type": "collectionView", "id": "team", "frame": [0, 96, 390, 200], "contentArea": [16, 96, 374, 156],
 "header": {"text": "Team", ↓"frame": [16, 252, 200, 44]}}
```

Headers in the centre and on the right:

```xml android phone
<group>
  <collectionView id="team" frame="0 104 360 222" contentArea="16 152 328 126">
    <header text="Team" ↓frame="120 104 120 48"/>
  </collectionView>
  <collectionView id="offers" frame="0 404 360 222" contentArea="16 452 328 126">
    <header text="Offers" ↓frame="144 404 200 48"/>
  </collectionView>
</group>
```

The cells define the top in the first view. The other headers are just beyond the limits:

```json android tablet
{"type": "group", "content": [
  {"type": "collectionView", "frame": [0, 100, 400, 300],
   "header": {"text": "Team", ↓"frame": [16, 276, 150, 24]},
   "cells": [{"type": "collectionCell", "frame": [16, 100, 80, 80]},
             {"type": "collectionCell", "frame": [16, 196, 80, 80]}]},
  {"type": "collectionView", "frame": [0, 100, 400, 300], "contentArea": [120, 100, 280, 200],
   "header": {"text": "Team", ↓"frame": [16, 100.6, 80, 24]}},
  {"type": "collectionView", "frame": [0, 100, 400, 300], "contentArea": [16, 144, 368, 200],
   "header": {"text": "Team", ↓"frame": [100.5, 100, 199, 44]}}]}
```

## Prefer

```json ios phone
{"type": "collectionView", "id": "team", "frame": [0, 96, 390, 200], "contentArea": [16, 140, 374, 156],
 "header": {"text": "Team", "frame": [16, 96, 200, 44]}}
```

The cells run from right to left:

```json ios phone
{"type": "collectionView", "frame": [0, 96, 390, 200], "contentArea": [16, 140, 374, 156],
 "header": {"text": "Team", "frame": [174, 96, 200, 44]},
 "cells": [{"type": "collectionCell", "frame": [254, 140, 120, 156]},
           {"type": "collectionCell", "frame": [126, 140, 120, 156]}]}
```

Headers as wide as the view, half as wide, half above the cells, and beside the cells at their top:

```xml android phone
<group>
  <collectionView frame="0 104 360 222" contentArea="16 152 328 126"><header frame="0 104 360 48"/></collectionView>
  <collectionView frame="0 104 360 222" contentArea="16 152 328 126"><header frame="90 104 180 48"/></collectionView>
  <collectionView frame="0 104 360 222" contentArea="16 128 328 126"><header frame="16 104 120 48"/></collectionView>
  <collectionView frame="0 104 360 222" contentArea="120 104 240 126"><header frame="16 104.5 80 48"/></collectionView>
</group>
```

A header that is pinned over scrolled cells:

```xml ios phone
<collectionView frame="0 88 390 700">
  <header frame="16 88 200 44"/>
  <collectionCell frame="16 -20 110 150"/><collectionCell frame="16 146 110 150"/>
</collectionView>
```

The frame of the header, the cells or the view is unknown. The last view has no header:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "frame": [0, 96, 390, 200],
   "contentArea": [16, 140, 374, 156], "header": {"text": "Team"}},
  {"type": "collectionView", "frame": [0, 96, 390, 200], "header": {"frame": [16, 400, 200, 44]}},
  {"type": "collectionView", "frame": [0, 96, 390, 200], "header": {"frame": [16, 400, 200, 44]}, "cells": [
    {"type": "collectionCell", "frame": [16, 140, 110, 150]}, {"type": "collectionCell"}]},
  {"type": "collectionView", "contentArea": [16, 140, 374, 156], "header": {"frame": [250, 96, 124, 44]}},
  {"type": "collectionView", "frame": [0, 96, 390, 200], "contentArea": [16, 140, 374, 156],
   "header": {"frame": [0, 0, 0, 0]}},
  {"type": "collectionView", "header": null},
  {"type": "collectionView"}]}
```

"""#,
  examplesLine: 29, since: "0.1", message: nil,
  supersedes: [])

let collectionViewHeaderRequired = RulePage(
  id: "collection-view/header-required", title: "Collection views have a header", advice: "say what the cells show",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-04"], selector: "collectionView", check: "required", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("header"), line: 4, column: 16)]), line: 4, column: 15)), PageEntry("nonEmpty", PageValue(.flag(true), line: 4, column: 35))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Add a header"), line: 5, column: 14)), PageEntry("class", PageValue(.text("suggestion"), line: 5, column: 35)), PageEntry("insert", PageValue(.map([PageEntry("header", PageValue(.map([PageEntry("text", PageValue(.text("Header"), line: 5, column: 71))]), line: 5, column: 64))]), line: 5, column: 55))]), line: 5, column: 6)] }, line: 8),
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cv-07"], selector: "collectionView", check: "required", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("header"), line: 4, column: 16)]), line: 4, column: 15)), PageEntry("nonEmpty", PageValue(.flag(true), line: 4, column: 35))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Add a header"), line: 5, column: 14)), PageEntry("class", PageValue(.text("suggestion"), line: 5, column: 35)), PageEntry("insert", PageValue(.map([PageEntry("header", PageValue(.map([PageEntry("text", PageValue(.text("Header"), line: 5, column: 71))]), line: 5, column: 64))]), line: 5, column: 55))]), line: 5, column: 6)] }, line: 11),
  ],
  rationale: #"""
Users cannot see from images alone why they belong together, and a screen often has several collection views. SAP Fiori
for Android: Collection View (Anatomy, Header) requires a header. SAP Fiori for iOS: Collection View (Structure, Header)
advises a group label in most cases.

A missing header is an error on Android and a warning on iOS. In a description for both platforms, it is a warning. A
header with an empty text counts as missing. A header with an unknown text passes. Table views need no header and are
not checked.

- `parts`: the parts that count as a header.
- `nonEmpty`: whether the header must contain text.
"""#,
  examplesText: #"""
## Avoid

```json android phone
↓{"type": "collectionView", "id": "offers", "layout": "horizontalScroll",
 "cells": [{"type": "collectionCell", "image": {}, "title": {"text": "Ski boots"}}]}
```

```json android phone fixed
{"type": "collectionView", "id": "offers", "layout": "horizontalScroll",
 "cells": [{"type": "collectionCell", "image": {}, "title": {"text": "Ski boots"}}],
 "header": {"text": "Header"}}
```

```xml ios phone
↓<collectionView id="offers" layout="horizontalScroll">
  <collectionCell><image/><title text="Ski boots"/></collectionCell>
</collectionView>
```

```xml ios phone fixed
<collectionView id="offers" layout="horizontalScroll">
  <header text="Header"/>
  <collectionCell><image/><title text="Ski boots"/></collectionCell>
</collectionView>
```

An empty header counts as missing:

```xml android tablet
<collectionView id="offers" layout="grid"><header ↓text=" "/><collectionCell><image/></collectionCell></collectionView>
```

```json ios
{"type": "collectionView", "id": "offers", "header": {↓"text": ""}}
```

One description for both platforms:

```json
{"type": "screen", "platform": "crossPlatform", "content": [↓{"type": "collectionView", "id": "offers"}]}
```

## Prefer

```json android phone
{"type": "collectionView", "id": "offers", "layout": "horizontalScroll", "header": {"text": "Offers"},
 "cells": [{"type": "collectionCell", "image": {}, "title": {"text": "Ski boots"}}]}
```

```xml ios phone
<collectionView id="offers" layout="horizontalScroll">
  <header text="Offers"/>
  <collectionCell><image/><title text="Ski boots"/></collectionCell>
</collectionView>
```

The text of the header, or whether it exists, is unknown. A table view needs no header:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "header": {}},
  {"type": "collectionView", "header": {"text": null}},
  {"type": "collectionView", "header": null},
  {"type": "tableView", "cells": [{"type": "objectCell", "title": {"text": "Order 4711"}}]}]}
```

"""#,
  examplesLine: 29, since: "0.1", message: nil,
  supersedes: [])

let collectionViewHeightFitsContent = RulePage(
  id: "collection-view/height-fits-content", title: "A horizontal scroll is as high as its cells", advice: "make the collection view as high as its cells",
  statements: ["ios-cv-15"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-15"], selector: "collectionView[layout=horizontalScroll]", check: "margins", parameters: [PageEntry("inner", PageValue(.text("cells"), line: 7, column: 15)), PageEntry("outer", PageValue(.text("contentArea"), line: 7, column: 29)), PageEntry("top", PageValue(.number(0.0), line: 7, column: 47)), PageEntry("bottom", PageValue(.number(0.0), line: 7, column: 58)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 72))], line: 2),
  ],
  rationale: #"""
If a horizontal scroll is too low, users see cells that are cut off. If it is too high, it leaves a gap in the page. SAP
Fiori for iOS: Collection View (Variations, Horizontal Scroll) derives the height of the container from its items.

The container is the content area, without the header and See All. It must start at the highest top edge of the cells
and end at their lowest bottom edge. The frame of the view does not replace the content area.

If the content area, the cells or a frame is unknown or empty, the check is inconclusive.

- `inner`, `outer`: the inner area that is measured, and the outer area.
- `top`, `bottom`: the distances between their edges, in pt.
- `tolerance`: the allowed difference, in pt.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "collectionView", "id": "offers", "layout": "horizontalScroll", ↓"contentArea": [16, 140, 374, 220], "cells": [
  {"type": "collectionCell", "frame": [16, 140, 110, 156]},
  {"type": "collectionCell", "frame": [142, 140, 110, 156]}]}
```

The cells do not fit:

```xml ios tablet
<collectionView id="offers" layout="horizontalScroll" ↓contentArea="32 140 1116 140">
  <collectionCell frame="32 132 120 156"/>
</collectionView>
```

Just beyond the limit, below and above:

```xml ios phone
<group>
  <collectionView layout="horizontalScroll" ↓contentArea="16 140 374 156.6">
    <collectionCell frame="16 140 110 156"/><collectionCell frame="142 140 110 100"/>
  </collectionView>
  <collectionView layout="horizontalScroll" ↓contentArea="16 339.4 374 156.6">
    <collectionCell frame="16 340 110 156"/>
  </collectionView>
  <collectionView layout="horizontalScroll" ↓contentArea="16 540 374 155.4">
    <collectionCell frame="16 540 110 156"/>
  </collectionView>
</group>
```

## Prefer

```json ios phone
{"type": "collectionView", "id": "offers", "layout": "horizontalScroll", "frame": [0, 96, 390, 200],
 "contentArea": [16, 140, 374, 156], "cells": [
  {"type": "collectionCell", "frame": [16, 140, 110, 156]},
  {"type": "collectionCell", "frame": [142, 140, 110, 156]}]}
```

The tallest cell sets the height, and rounding is allowed:

```xml ios phone
<group>
  <collectionView layout="horizontalScroll" contentArea="16 140 374 110">
    <collectionCell frame="16 192 58 58"/><collectionCell frame="90 140 110 110"/>
  </collectionView>
  <collectionView layout="horizontalScroll" contentArea="16 339.5 374 157">
    <collectionCell frame="16 340 110 156"/>
  </collectionView>
</group>
```

Other layouts are not checked. In the other views, the content area, the cells or a frame is unknown:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "layout": "grid", "contentArea": [16, 140, 358, 300], "cells": [
    {"type": "collectionCell", "frame": [16, 140, 110, 156]}]},
  {"type": "collectionView", "layout": "horizontalScroll", "frame": [0, 96, 390, 500], "cells": [
    {"type": "collectionCell", "frame": [16, 140, 110, 156]}]},
  {"type": "collectionView", "layout": "horizontalScroll", "contentArea": [16, 140, 374, 300], "cells": [
    {"type": "collectionCell", "frame": [16, 140, 110, 156]}, {"type": "collectionCell", "frame": [0, 0, 0, 0]}]},
  {"type": "collectionView", "layout": "horizontalScroll", "contentArea": [16, 140, 374, 300], "cells": null},
  {"type": "collectionView", "layout": "horizontalScroll", "contentArea": [16, 140, 374, 300]}]}
```

"""#,
  examplesLine: 25, since: "0.1", message: nil,
  supersedes: [])

let collectionViewMaxPreviewItems = RulePage(
  id: "collection-view/max-preview-items", title: "A horizontal scroll shows at most 20 items", advice: "lead to the others with See All",
  statements: ["ios-cv-14"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cv-14"], selector: "collectionView[layout=horizontalScroll]", check: "count", parameters: [PageEntry("list", PageValue(.text("cells"), line: 7, column: 14)), PageEntry("max", PageValue(.number(20.0), line: 7, column: 26)), PageEntry("maxFacts", PageValue(.list([PageValue(.text("maxItemCount"), line: 7, column: 41), PageValue(.text("totalCount"), line: 7, column: 55)]), line: 7, column: 40))], line: 2),
  ],
  rationale: #"""
The longer users scroll sideways, the less they know where they are; the list behind See All serves them better. SAP
Fiori for iOS: Collection View (Variations, Horizontal Scroll) recommends at most 20 items. It also recommends a See All
with the total number.

The rule counts the cells of the view. If they are unknown, `maxItemCount` and `totalCount` limit their number. A view
with at most 20 possible items passes. If more are possible but not certain, the check is inconclusive. The total itself
has no limit: 20 items of 500 are fine.

- `max`: the greatest number of items.
- `maxFacts`: the facts that limit the number of items.
"""#,
  examplesText: #"""
## Avoid

21 items:

```json ios phone
↓{"type": "collectionView", "id": "matches", "layout": "horizontalScroll", "cells": [
  {"type": "collectionCell"}, {"type": "collectionCell"}, {"type": "collectionCell"}, {"type": "collectionCell"},
  {"type": "collectionCell"}, {"type": "collectionCell"}, {"type": "collectionCell"}, {"type": "collectionCell"},
  {"type": "collectionCell"}, {"type": "collectionCell"}, {"type": "collectionCell"}, {"type": "collectionCell"},
  {"type": "collectionCell"}, {"type": "collectionCell"}, {"type": "collectionCell"}, {"type": "collectionCell"},
  {"type": "collectionCell"}, {"type": "collectionCell"}, {"type": "collectionCell"}, {"type": "collectionCell"},
  {"type": "collectionCell"}]}
```

```xml ios phone
↓<collectionView id="matches" layout="horizontalScroll" totalCount="126">
  <collectionCell/><collectionCell/><collectionCell/><collectionCell/><collectionCell/><collectionCell/>
  <collectionCell/><collectionCell/><collectionCell/><collectionCell/><collectionCell/><collectionCell/>
  <collectionCell/><collectionCell/><collectionCell/><collectionCell/><collectionCell/><collectionCell/>
  <collectionCell/><collectionCell/><collectionCell/>
</collectionView>
```

## Prefer

20 items, with any total:

```json ios phone
{"type": "collectionView", "id": "matches", "layout": "horizontalScroll", "totalCount": 500, "cells": [
  {"type": "collectionCell"}, {"type": "collectionCell"}, {"type": "collectionCell"}, {"type": "collectionCell"},
  {"type": "collectionCell"}, {"type": "collectionCell"}, {"type": "collectionCell"}, {"type": "collectionCell"},
  {"type": "collectionCell"}, {"type": "collectionCell"}, {"type": "collectionCell"}, {"type": "collectionCell"},
  {"type": "collectionCell"}, {"type": "collectionCell"}, {"type": "collectionCell"}, {"type": "collectionCell"},
  {"type": "collectionCell"}, {"type": "collectionCell"}, {"type": "collectionCell"}, {"type": "collectionCell"}]}
```

```xml ios phone
<collectionView id="matches" layout="horizontalScroll">
  <collectionCell/><collectionCell/><collectionCell/><collectionCell/><collectionCell/><collectionCell/>
  <collectionCell/><collectionCell/><collectionCell/><collectionCell/><collectionCell/><collectionCell/>
  <collectionCell/><collectionCell/><collectionCell/><collectionCell/><collectionCell/><collectionCell/>
  <collectionCell/><collectionCell/>
</collectionView>
```

The cells are unknown, but there are at most 20:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "totalCount": 20, "cells": null},
  {"type": "collectionView", "layout": "horizontalScroll", "totalCount": 500, "maxItemCount": 20,
   "cells": [{"type": "collectionCell", "prototype": true}]}]}
```

More than 20 are possible. A grid has no such limit:

```xml ios
<group>
  <collectionView layout="horizontalScroll" totalCount="126" unknown="cells"/>
  <collectionView layout="horizontalScroll" maxItemCount="21"><collectionCell prototype="true"/></collectionView>
  <collectionView layout="horizontalScroll"><collectionCell prototype="true"/></collectionView>
  <collectionView layout="grid">
    <collectionCell/><collectionCell/><collectionCell/><collectionCell/><collectionCell/><collectionCell/>
    <collectionCell/><collectionCell/><collectionCell/><collectionCell/><collectionCell/><collectionCell/>
    <collectionCell/><collectionCell/><collectionCell/><collectionCell/><collectionCell/><collectionCell/>
    <collectionCell/><collectionCell/><collectionCell/>
  </collectionView>
</group>
```

"""#,
  examplesLine: 25, since: "0.1", message: PageText("{self} has {count} items; {limit}", at: PageLocation(line: 8, column: 10)),
  supersedes: [])

let collectionViewMostlyImages = RulePage(
  id: "collection-view/mostly-images", title: "Most cells of a collection view have an image of their own", advice: "use object cells in a list",
  statements: ["android-cv-02"],
  cases: [
    RuleCase(severity: "warning", platforms: ["android"], statements: ["android-cv-02"], selector: "collectionView:has(> collectionCell)", check: "max-share", parameters: [PageEntry("list", PageValue(.text("cells"), line: 8, column: 9)), PageEntry("where", PageValue(.text("collectionCell:not(:has(> image[placeholder=none]))"), line: 9, column: 10)), PageEntry("max", PageValue(.number(0.5), line: 10, column: 8)), PageEntry("totalFact", PageValue(.text("totalCount"), line: 11, column: 14))], line: 2),
  ],
  rationale: #"""
Images help users only if they differ. If most are placeholders, users read the labels, and a list of object cells needs
less space. SAP Fiori for Android: Collection View (Usage) advises against a collection view if most items of the data
set have no image.

A cell has no image of its own if it shows initials, an icon as placeholder, or no image. More than half of the items is
too many; exactly half passes.

The rule checks a view only if it lists the whole data set. It then has as many cells as `totalCount`. The check is
inconclusive for a preview of some items, and for a `prototype` of all items. It is also inconclusive if unknown images
matter.

`collection-cell/image-required` checks that each cell has at least a placeholder. `collection-view/no-text-only` checks
that a view does not show text alone. This rule finds data without enough images, even if all placeholders are correct.

- `where`: the cells without an image of their own.
- `max`: the greatest share of such cells, from 0 to 1.
- `totalFact`: the fact that shows whether all items are listed.
"""#,
  examplesText: #"""
## Avoid

Two of three are placeholders:

```json android phone
↓{"type": "collectionView", "id": "parts", "layout": "grid", "totalCount": 3, "cells": [
  {"type": "collectionCell", "image": {"source": "valve.jpg"}, "title": {"text": "Valve"}},
  {"type": "collectionCell", "image": {"placeholder": "icon"}, "title": {"text": "Gasket"}},
  {"type": "collectionCell", "image": {"placeholder": "icon"}, "title": {"text": "Hose"}}]}
```

Three of five are initials or missing images:

```xml android tablet
↓<collectionView id="team" layout="horizontalScroll" totalCount="5">
  <collectionCell><image source="a.jpg"/><title text="Ana Lima"/></collectionCell>
  <collectionCell><image source="b.jpg" placeholder="none"/><title text="Ben Adu"/></collectionCell>
  <collectionCell><image placeholder="initials" text="C"/><title text="Chen Yu"/></collectionCell>
  <collectionCell><image placeholder="initials" text="D"/><title text="Dora Kis"/></collectionCell>
  <collectionCell><title text="Edo Bianchi"/></collectionCell>
</collectionView>
```

One unknown image does not change the result:

```json android
↓{"type": "collectionView", "totalCount": 3, "cells": [
  {"type": "collectionCell", "image": {"placeholder": "icon"}},
  {"type": "collectionCell", "image": {"placeholder": "icon"}},
  {"type": "collectionCell", "image": null}]}
```

## Prefer

Exactly half passes:

```json android phone
{"type": "collectionView", "id": "parts", "layout": "grid", "totalCount": 4, "cells": [
  {"type": "collectionCell", "image": {"source": "valve.jpg"}, "title": {"text": "Valve"}},
  {"type": "collectionCell", "image": {"source": "pump.jpg"}, "title": {"text": "Pump"}},
  {"type": "collectionCell", "image": {"placeholder": "icon"}, "title": {"text": "Gasket"}},
  {"type": "collectionCell", "image": {"placeholder": "icon"}, "title": {"text": "Hose"}}]}
```

```xml android tablet
<collectionView id="team" layout="horizontalScroll" totalCount="2">
  <collectionCell><image source="a.jpg"/><title text="Ana Lima"/></collectionCell>
  <collectionCell><image placeholder="initials" text="B"/><title text="Ben Adu"/></collectionCell>
</collectionView>
```

Views that perhaps do not list all items, and unknown images, are inconclusive:

```json android
{"type": "group", "content": [
  {"type": "collectionView", "totalCount": 9, "cells": [
    {"type": "collectionCell", "image": {"placeholder": "icon"}},
    {"type": "collectionCell", "image": {"placeholder": "icon"}}]},
  {"type": "collectionView", "cells": [
    {"type": "collectionCell", "image": {"placeholder": "icon"}},
    {"type": "collectionCell", "image": {"placeholder": "icon"}}]},
  {"type": "collectionView", "totalCount": 9, "cells": [
    {"type": "collectionCell", "prototype": true, "image": {"placeholder": "icon"}}]},
  {"type": "collectionView", "totalCount": 3, "cells": [
    {"type": "collectionCell", "image": {"placeholder": "icon"}},
    {"type": "collectionCell", "image": {"placeholder": null}},
    {"type": "collectionCell", "image": null}]}]}
```

"""#,
  examplesLine: 37, since: "0.1", message: PageText("{count} of {size(self.cells)} cells of {self} have no image of their own; {limit}", at: PageLocation(line: 12, column: 10)),
  supersedes: [])

let collectionViewMultiColumnContent = RulePage(
  id: "collection-view/multi-column-content", title: "Multi-column holds table view cells", advice: "use object or label/value cells, or a row or grid",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-02"], selector: "collectionView[layout=multiColumn]:not(:has(> collectionCell):has(> :is(objectCell, labelValueCell, contactCell, otherCell)))", check: "forbidden-kinds", parameters: [PageEntry("list", PageValue(.text("cells"), line: 4, column: 14)), PageEntry("kinds", PageValue(.list([PageValue(.text("collectionCell"), line: 4, column: 29)]), line: 4, column: 28))], line: 7),
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cv-21"], selector: "collectionView[layout=multiColumn]:has(> :is(objectCell, labelValueCell, contactCell, otherCell))", check: "forbidden-kinds", parameters: [PageEntry("list", PageValue(.text("cells"), line: 4, column: 14)), PageEntry("kinds", PageValue(.list([PageValue(.text("collectionCell"), line: 4, column: 29)]), line: 4, column: 28))], line: 10),
  ],
  rationale: #"""
Users read table view cells more easily in several columns than across a large screen. Collection view cells have their
own variations for images. SAP Fiori for iOS: Collection View (Do's) uses Multi-column only for table view cells in
several columns. It says that collection items in Multi-column are very rare (Variations, Multi-column).

If all cells are collection view cells, the view is really a grid, and the finding is an error. Collection view cells
among table view cells may be one of the rare cases, and the finding is a warning. The rule reports the first collection
view cell of a view.

If the cells or the layout are unknown, the check is inconclusive. The number of columns is not checked.
`collection-view/no-contact-cell-in-multi-column` checks contact cells.

- `kinds`: the forbidden kinds of cell.
"""#,
  examplesText: #"""
## Avoid

Only collection view cells:

```json ios tablet
{"type": "collectionView", "id": "photos", "layout": "multiColumn", "columns": 3, "cells": [
  ↓{"type": "collectionCell", "id": "p1", "image": {"source": "a.jpg"}},
  {"type": "collectionCell", "id": "p2", "image": {"source": "b.jpg"}}]}
```

One collection view cell among others:

```xml ios tablet
<collectionView id="facts" layout="multiColumn" columns="2">
  <labelValueCell label="Weight" value="2.4 kg"/>
  ↓<collectionCell><image source="a.jpg"/></collectionCell>
  <objectCell><title text="Order 4711"/></objectCell>
</collectionView>
```

## Prefer

```json ios tablet
{"type": "collectionView", "id": "orders", "layout": "multiColumn", "columns": 2, "cells": [
  {"type": "objectCell", "title": {"text": "Order 4711"}}, {"type": "objectCell", "title": {"text": "Order 4712"}}]}
```

```xml ios tablet
<group>
  <collectionView layout="multiColumn" columns="2">
    <labelValueCell label="Weight" value="2.4 kg"/>
    <labelValueCell label="Colour" value="Red"/>
  </collectionView>
  <collectionView layout="grid" columns="3">
    <collectionCell><image source="a.jpg"/></collectionCell>
  </collectionView>
</group>
```

The cells or the layout are unknown:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "layout": "multiColumn", "cells": null},
  {"type": "collectionView", "cells": [{"type": "collectionCell", "image": {}}]},
  {"type": "collectionView", "layout": null, "cells": [{"type": "collectionCell"}, {"type": "objectCell"}]}]}
```

"""#,
  examplesLine: 30, since: "0.1", message: nil,
  supersedes: [])

let collectionViewMultiColumnStacks = RulePage(
  id: "collection-view/multi-column-stacks", title: "Multi-column has several columns only in full regular width", advice: "",
  statements: ["ios-cv-06"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-06"], selector: "screen[widthClass=compact] collectionView[layout=multiColumn]", check: "rows", parameters: [PageEntry("maxColumns", PageValue(.number(1.0), line: 8, column: 24))], message: PageText("{problem}; {limit} in compact width", at: PageLocation(line: 9, column: 14)), line: 7),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-06"], selector: "screen[widthClass=regular][readableWidth=true] collectionView[layout=multiColumn]", check: "rows", parameters: [PageEntry("maxColumns", PageValue(.number(1.0), line: 11, column: 24))], message: PageText("{problem}; {limit} in readable width", at: PageLocation(line: 12, column: 14)), line: 10),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-06"], selector: "screen[widthClass=regular][readableWidth=false] collectionView[layout=multiColumn]", check: "rows", parameters: [PageEntry("minColumns", PageValue(.number(2.0), line: 14, column: 24))], message: PageText("{problem}; {limit} in full regular width", at: PageLocation(line: 15, column: 14)), line: 13),
  ],
  rationale: #"""
On a wide screen, one column wastes space. On a narrow one, several columns squeeze the texts that users read. SAP Fiori
for iOS: Collection View (Compact and Regular) shows several columns in full-width regular width. In readable-width
regular width and in compact width, it stacks the cells in one column.

The rule uses `widthClass` and `readableWidth` of the screen. In regular width, both must be known. It counts the cells
of the fullest row by their frames. Two cells are in one column if they overlap horizontally by half of the narrower
one.

Two cells side by side prove that several columns exist. A view with one cell cannot have two. If frames are unknown,
`columns` is used. If that is unknown too, the check is inconclusive.

- `maxColumns`: the greatest number of cells in a row of a stacked view.
- `minColumns`: the least number of cells in the fullest row of a view with several columns.
"""#,
  examplesText: #"""
## Avoid

Two columns in compact width:

```json ios phone compact
{"type": "collectionView", "id": "orders", "layout": "multiColumn", "cells": [
  {"type": "objectCell", "frame": [16, 100, 171, 88]},
  {"type": "objectCell", ↓"frame": [203, 100, 171, 88]},
  {"type": "objectCell"}]}
```

Two columns in readable width:

```xml
<screen platform="ios" deviceClass="tablet" widthClass="regular" readableWidth="true">
  <collectionView id="orders" layout="multiColumn" ↓columns="2" unknown="cells"/>
</screen>
```

One column in full-width regular width, by the frames or by `columns`:

```xml
<screen platform="ios" deviceClass="tablet" widthClass="regular" readableWidth="false">
  ↓<collectionView id="orders" layout="multiColumn">
    <objectCell frame="32 100 1116 88"/>
    <objectCell frame="32 200 1116 88"/>
  </collectionView>
  <collectionView id="facts" layout="multiColumn" ↓columns="1">
    <labelValueCell/>
    <labelValueCell/>
  </collectionView>
</screen>
```

## Prefer

```json ios phone compact
{"type": "collectionView", "id": "orders", "layout": "multiColumn", "cells": [
  {"type": "objectCell", "frame": [16, 100, 358, 88]},
  {"type": "objectCell", "frame": [16, 200, 358, 88]}]}
```

```xml
<screens>
  <screen platform="ios" deviceClass="tablet" widthClass="regular" readableWidth="false">
    <collectionView id="orders" layout="multiColumn" columns="2">
      <objectCell frame="32 100 546 88"/>
      <objectCell frame="602 100 546 88"/>
      <objectCell frame="32 200 546 88"/>
    </collectionView>
    <collectionView layout="multiColumn"><objectCell frame="32 300 1116 88"/></collectionView>
    <collectionView layout="multiColumn" columns="3" unknown="cells"/>
  </screen>
  <screen platform="ios" deviceClass="tablet" widthClass="regular" readableWidth="true">
    <collectionView id="orders" layout="multiColumn">
      <objectCell frame="300 100 672 88"/>
      <objectCell frame="300 200 672 88"/>
    </collectionView>
  </screen>
</screens>
```

Other layouts have their own columns:

```json ios phone compact
{"type": "collectionView", "layout": "grid", "cells": [
  {"type": "collectionCell", "frame": [16, 100, 110, 110]}, {"type": "collectionCell", "frame": [140, 100, 110, 110]}]}
```

The columns, the width class or the readable width is unknown:

```xml
<screens>
  <screen platform="ios" widthClass="compact">
    <collectionView layout="multiColumn"><objectCell frame="16 100 171 88"/><objectCell/></collectionView>
    <collectionView layout="multiColumn"><objectCell prototype="true"/></collectionView>
  </screen>
  <screen platform="ios" widthClass="regular">
    <collectionView layout="multiColumn" columns="1"><objectCell/><objectCell/></collectionView>
    <collectionView layout="multiColumn" columns="2"><objectCell/><objectCell/></collectionView>
  </screen>
  <screen platform="ios">
    <collectionView layout="multiColumn" columns="2" unknown="cells"/>
  </screen>
</screens>
```

"""#,
  examplesLine: 34, since: "0.1", message: nil,
  supersedes: [])

let collectionViewNoContactCellInMultiColumn = RulePage(
  id: "collection-view/no-contact-cell-in-multi-column", title: "Multi-column holds no contact cells", advice: "show people as object cells",
  statements: ["ios-cv-20"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-20"], selector: "collectionView[layout=multiColumn]", check: "forbidden-kinds", parameters: [PageEntry("list", PageValue(.text("cells"), line: 7, column: 14)), PageEntry("kinds", PageValue(.list([PageValue(.text("contactCell"), line: 7, column: 29)]), line: 7, column: 28))], line: 2),
  ],
  rationale: #"""
Users need the name in a contact cell and the ways to reach that person. A column has no room for both. SAP Fiori for
iOS: Collection View (Variations, Multi-column) allows all table view cells except this one.

The rule reports the first contact cell of a view, with the number of the others. If the layout or the cells are
unknown, the check is inconclusive. `collection-view/no-table-cells` reports table view cells in rows and grids.

- `kinds`: the forbidden kinds of cell.
"""#,
  examplesText: #"""
## Avoid

```json ios tablet
{"type": "collectionView", "id": "team", "layout": "multiColumn", "cells": [
  ↓{"type": "contactCell", "id": "c1", "title": {"text": "Priya Nair"}},
  {"type": "contactCell", "id": "c2", "title": {"text": "Ola Berg"}}]}
```

```xml ios tablet
<collectionView id="team" layout="multiColumn">
  <objectCell><title text="Order 4711"/></objectCell>
  ↓<contactCell><title text="Priya Nair"/></contactCell>
</collectionView>
```

## Prefer

```json ios tablet
{"type": "collectionView", "id": "team", "layout": "multiColumn", "cells": [
  {"type": "objectCell", "represents": "person", "title": {"text": "Priya Nair"}},
  {"type": "labelValueCell", "label": "Team", "value": "North"}, {"type": "otherCell"}]}
```

```xml ios tablet
<tableView id="team"><contactCell><title text="Priya Nair"/></contactCell></tableView>
```

```xml ios tablet
<collectionView layout="multiColumn"><objectCell><title text="Order 4711"/></objectCell></collectionView>
```

The layout or the cells are unknown:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "cells": [{"type": "contactCell"}]},
  {"type": "collectionView", "layout": "multiColumn", "cells": null}]}
```

"""#,
  examplesLine: 21, since: "0.1", message: nil,
  supersedes: [])

let collectionViewNoCutOffCell = RulePage(
  id: "collection-view/no-cut-off-cell", title: "Rows that do not scroll show as many whole cells as fit", advice: "",
  statements: ["android-cv-17"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-17"], selector: "collectionView[layout=horizontalScroll][scrollDirection=none]", check: "whole-cells", parameters: [PageEntry("gap", PageValue(.number(16.0), line: 7, column: 13)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 28))], line: 2),
  ],
  rationale: #"""
A half cell at the edge invites users to swipe, but a row with disabled scrolling does not move. Space for one more cell
is wasted. SAP Fiori for Android: Collection View (Behavior and Interaction, Horizontal Scroll) fills such a row with
whole cells. It ends if no further cell fits, or no item remains.

The rule checks rows with `scrollDirection` `none`. A cell that is completely outside of the content area is not shown
and is allowed.

The next cell in the list decides whether another one fits. If there is none but `totalCount` is greater, the common
width of the shown cells decides. A row is full if it shows as many items as `maxItemCount` allows.

If a needed frame, the content area or the total is unknown, the check is inconclusive.

- `gap`: the distance to a further cell, in dp.
- `tolerance`: how far a cell may extend beyond the content area, in dp.
"""#,
  examplesText: #"""
## Avoid

```json android phone
{"type": "collectionView", "id": "team", "layout": "horizontalScroll", "scrollDirection": "none",
 "contentArea": [16, 152, 328, 126], "cells": [
  {"type": "collectionCell", "id": "a", "frame": [16, 152, 100, 126]},
  {"type": "collectionCell", "id": "b", "frame": [132, 152, 100, 126]},
  {"type": "collectionCell", "id": "c", ↓"frame": [248, 152, 100, 126]}]}
```

0.6 dp beyond the right edge, and a cell that is cut off at the left edge:

```xml android tablet
<group>
  <collectionView layout="horizontalScroll" scrollDirection="none" contentArea="16 152 312 126">
    <collectionCell id="a" frame="16 152 148 126"/>
    <collectionCell id="b" ↓frame="180 152 148.6 126"/>
  </collectionView>
  <collectionView layout="horizontalScroll" scrollDirection="none" contentArea="16 352 328 126">
    <collectionCell id="a" ↓frame="-24 352 80 126"/>
    <collectionCell id="b" frame="72 352 80 126"/>
  </collectionView>
</group>
```

In the first row, another of nine cells just fits. In the second row, the cell outside fits:

```json android phone
{"type": "group", "content": [
  ↓{"type": "collectionView", "id": "team", "layout": "horizontalScroll", "scrollDirection": "none", "totalCount": 9,
   "contentArea": [16, 152, 272, 126], "cells": [
    {"type": "collectionCell", "id": "a", "frame": [16, 152, 80, 126]},
    {"type": "collectionCell", "id": "b", "frame": [112, 152, 80, 126]}]},
  ↓{"type": "collectionView", "id": "offers", "layout": "horizontalScroll", "scrollDirection": "none",
   "contentArea": [16, 352, 328, 126], "cells": [
    {"type": "collectionCell", "id": "a", "frame": [16, 352, 80, 126]},
    {"type": "collectionCell", "id": "b", "frame": [400, 352, 100, 126]}]}]}
```

## Prefer

```json android phone
{"type": "collectionView", "id": "team", "layout": "horizontalScroll", "scrollDirection": "none", "totalCount": 9,
 "contentArea": [16, 152, 328, 126], "cells": [
  {"type": "collectionCell", "frame": [16, 152, 80, 126]},
  {"type": "collectionCell", "frame": [112, 152, 80, 126]},
  {"type": "collectionCell", "frame": [208, 152, 80, 126]}]}
```

The last cell ends within the tolerance, with others outside. In the second row, another cell does not quite fit:

```xml android tablet
<group>
  <collectionView layout="horizontalScroll" scrollDirection="none" contentArea="16 152 312 126">
    <collectionCell frame="16 152 148 126"/>
    <collectionCell frame="180 152 148.5 126"/>
    <collectionCell frame="344 152 148 126"/>
  </collectionView>
  <collectionView layout="horizontalScroll" scrollDirection="none" totalCount="9" contentArea="16 352 271 126">
    <collectionCell frame="16 352 80 126"/>
    <collectionCell frame="112 352 80 126"/>
  </collectionView>
</group>
```

Rows without further items, or with a limit. A scrolling row is cut off on purpose:

```json android phone
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "scrollDirection": "none", "totalCount": 1,
   "contentArea": [16, 152, 328, 126], "cells": [{"type": "collectionCell", "frame": [16, 152, 80, 126]}]},
  {"type": "collectionView", "layout": "horizontalScroll", "scrollDirection": "none", "totalCount": 9,
   "maxItemCount": 1,
   "contentArea": [16, 352, 328, 126], "cells": [{"type": "collectionCell", "frame": [16, 352, 80, 126]}]},
  {"type": "collectionView", "layout": "horizontalScroll", "scrollDirection": "horizontal",
   "contentArea": [16, 552, 328, 126], "cells": [
    {"type": "collectionCell", "frame": [16, 552, 210, 126]},
    {"type": "collectionCell", "frame": [242, 552, 210, 126]}]}]}
```

The total, the direction, the content area or a frame is unknown:

```json android phone
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "scrollDirection": "none",
   "contentArea": [16, 152, 328, 126], "cells": [{"type": "collectionCell", "frame": [16, 152, 80, 126]}]},
  {"type": "collectionView", "layout": "horizontalScroll", "contentArea": [16, 152, 328, 126], "cells": [
    {"type": "collectionCell", "frame": [300, 152, 80, 126]}]},
  {"type": "collectionView", "layout": "horizontalScroll", "scrollDirection": "none", "frame": [0, 104, 360, 174],
   "cells": [{"type": "collectionCell", "frame": [320, 152, 80, 126]}]},
  {"type": "collectionView", "layout": "horizontalScroll", "scrollDirection": "none",
   "contentArea": [16, 152, 328, 126], "cells": [
    {"type": "collectionCell", "frame": [300, 152, 80, 126]}, {"type": "collectionCell", "frame": null}]},
  {"type": "collectionView", "layout": "horizontalScroll", "scrollDirection": "none", "cells": null}]}
```

"""#,
  examplesLine: 27, since: "0.1", message: nil,
  supersedes: [])

let collectionViewNoTableCells = RulePage(
  id: "collection-view/no-table-cells", title: "Rows and grids hold no table view cells", advice: "use a table view or multi-column",
  statements: ["ios-cv-05"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-05"], selector: "collectionView:is([layout=horizontalFit], [layout=grid])", check: "forbidden-kinds", parameters: [PageEntry("list", PageValue(.text("cells"), line: 9, column: 18)), PageEntry("kinds", PageValue(.list([PageValue(.text("objectCell"), line: 9, column: 33), PageValue(.text("labelValueCell"), line: 9, column: 45), PageValue(.text("contactCell"), line: 9, column: 61), PageValue(.text("otherCell"), line: 9, column: 74)]), line: 9, column: 32))], line: 8),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-05"], selector: "collectionView[layout=horizontalScroll]", check: "forbidden-kinds", parameters: [PageEntry("list", PageValue(.text("cells"), line: 11, column: 18)), PageEntry("kinds", PageValue(.list([PageValue(.text("labelValueCell"), line: 11, column: 33), PageValue(.text("contactCell"), line: 11, column: 49), PageValue(.text("otherCell"), line: 11, column: 62)]), line: 11, column: 32))], line: 10),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-05"], selector: "collectionView[layout=horizontalScroll]:not(screen[floorplan=map] *):not( :has(> :is(labelValueCell, contactCell, otherCell)))", check: "forbidden-kinds", parameters: [PageEntry("list", PageValue(.text("cells"), line: 15, column: 18)), PageEntry("kinds", PageValue(.list([PageValue(.text("objectCell"), line: 15, column: 33)]), line: 15, column: 32))], line: 12),
  ],
  rationale: #"""
A table view cell is made for the full width of a list. In a row or grid, it loses text that users need. SAP Fiori for
iOS: Collection View (Don'ts; Variations, Multi-column; Exceptions) forbids them in Horizontal Scroll, Horizontal Fit
and Vertical. This applies to object cells, label/value cells and all other table view cells. Multi-column exists for
them.

The Map floorplan is the only exception. There, a horizontal scroll may hold object cells. Other table view cells, and
object cells in a horizontal fit or a grid, are also wrong on a map.

If the floorplan is unknown, the check for object cells in a horizontal scroll is inconclusive. The rule reports the
first table view cell of a view.

- `kinds`: the forbidden kinds of cell.
"""#,
  examplesText: #"""
## Avoid

```json ios
{"type": "screen", "floorplan": "overview", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "cells": [
    ↓{"type": "objectCell", "id": "order-1", "title": {"text": "Order 4711"}},
    {"type": "objectCell", "id": "order-2", "title": {"text": "Order 4712"}}]}]}
```

```xml ios
<screen floorplan="object">
  <collectionView layout="horizontalFit">↓<objectCell><title text="Order 4711"/></objectCell></collectionView>
  <collectionView layout="vertical">
    <collectionCell/>
    ↓<labelValueCell label="Total" value="€ 249"/>
    <objectCell/>
  </collectionView>
</screen>
```

On a map, only a horizontal scroll may hold object cells, and no view may hold other table view cells:

```json ios map
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalFit", "cells": [↓{"type": "objectCell"}]},
  {"type": "collectionView", "layout": "grid", "cells": [↓{"type": "objectCell"}]},
  {"type": "collectionView", "layout": "horizontalScroll",
   "cells": [{"type": "objectCell"}, ↓{"type": "contactCell"}]}]}
```

A label/value cell is wrong in a row of any floorplan:

```xml ios
<collectionView layout="horizontalScroll"><objectCell/>↓<labelValueCell/><objectCell/></collectionView>
```

## Prefer

The Map floorplan:

```json ios
{"type": "screen", "floorplan": "map", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "cells": [
    {"type": "objectCell", "title": {"text": "Store Berlin"}},
    {"type": "objectCell", "title": {"text": "Store Potsdam"}}]}]}
```

Multi-column:

```xml ios tablet
<collectionView layout="multiColumn">
  <objectCell><title text="Order 4711"/></objectCell>
  <labelValueCell label="Total" value="€ 249"/>
</collectionView>
```

Collection view cells:

```xml ios overview
<group>
  <collectionView layout="horizontalScroll"><collectionCell/></collectionView>
  <collectionView layout="horizontalFit"><collectionCell/></collectionView>
  <collectionView layout="vertical"><collectionCell/></collectionView>
</group>
```

The floorplan, the layout or the cells are unknown:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "cells": [{"type": "objectCell"}]},
  {"type": "collectionView", "cells": [{"type": "labelValueCell"}]},
  {"type": "collectionView", "layout": "grid", "cells": null}]}
```

"""#,
  examplesLine: 33, since: "0.1", message: nil,
  supersedes: [])

let collectionViewNoTextOnly = RulePage(
  id: "collection-view/no-text-only", title: "Collection views do not show text alone", advice: "add images, or use object cells in a table view",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-01"], selector: "collectionView:is(:not([layout=multiColumn]), :has(> collectionCell))", check: "any-has-part", parameters: [PageEntry("list", PageValue(.text("cells"), line: 5, column: 9)), PageEntry("parts", PageValue(.list([PageValue(.text("image"), line: 6, column: 11), PageValue(.text("detailImage"), line: 6, column: 18)]), line: 6, column: 10)), PageEntry("onlyIfAny", PageValue(.list([PageValue(.text("title"), line: 7, column: 15), PageValue(.text("subtitle"), line: 7, column: 22), PageValue(.text("attribute"), line: 7, column: 32), PageValue(.text("footnote"), line: 7, column: 43), PageValue(.text("caption"), line: 7, column: 53), PageValue(.text("description"), line: 7, column: 62), PageValue(.text("label"), line: 7, column: 75), PageValue(.text("value"), line: 7, column: 82)]), line: 7, column: 14))], line: 15),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-01", "ios-cv-04"], selector: "collectionView:is(:not([layout=multiColumn]), :has(> collectionCell)):not( screen[floorplan=map] [layout=horizontalScroll]:has(> objectCell))", check: "any-has-part", parameters: [PageEntry("list", PageValue(.text("cells"), line: 5, column: 9)), PageEntry("parts", PageValue(.list([PageValue(.text("image"), line: 6, column: 11), PageValue(.text("detailImage"), line: 6, column: 18)]), line: 6, column: 10)), PageEntry("onlyIfAny", PageValue(.list([PageValue(.text("title"), line: 7, column: 15), PageValue(.text("subtitle"), line: 7, column: 22), PageValue(.text("attribute"), line: 7, column: 32), PageValue(.text("footnote"), line: 7, column: 43), PageValue(.text("caption"), line: 7, column: 53), PageValue(.text("description"), line: 7, column: 62), PageValue(.text("label"), line: 7, column: 75), PageValue(.text("value"), line: 7, column: 82)]), line: 7, column: 14))], line: 18),
  ],
  rationale: #"""
Users recognize the cells of a collection view by their images. Without images, they read less text in more space than
in a list. SAP Fiori for Android: Collection View (Usage) forbids text alone. So does SAP Fiori for iOS: Collection View
(Intro, Do's, Don'ts). It asks for images in Horizontal Scroll, Horizontal Fit and Vertical.

One image in one cell is enough, and a placeholder is an image. `collection-cell/image-required` checks the image of
each cell. Cells without image and text are not checked.

Table view cells in multi-column are exempt, because they need no image. On iOS, object cells in a horizontal scroll of
the Map floorplan are exempt, too. If the layout or the floorplan is unknown and matters, the check is inconclusive.

- `parts`: the parts that count as an image, in any kind of cell.
- `onlyIfAny`: the texts of which at least one must be present.
"""#,
  examplesText: #"""
## Avoid

```json android phone
↓{"type": "collectionView", "id": "searches", "layout": "horizontalScroll", "header": {"text": "Saved searches"},
 "cells": [{"type": "collectionCell", "title": {"text": "Open orders"}},
           {"type": "collectionCell", "title": {"text": "Late deliveries"}, "subtitle": {"text": "12"}}]}
```

```xml ios phone
<screen floorplan="overview">
  ↓<collectionView layout="horizontalFit"><collectionCell><title text="Open orders"/></collectionCell></collectionView>
  ↓<collectionView layout="vertical"><collectionCell><title text="Open orders"/></collectionCell></collectionView>
  ↓<collectionView layout="horizontalScroll"><objectCell><title text="Order 4711"/></objectCell></collectionView>
</screen>
```

In each layout, collection view cells need an image:

```json ios
{"type": "group", "content": [
  ↓{"type": "collectionView", "cells": [{"type": "collectionCell", "title": {"text": "Open orders"}}]},
  ↓{"type": "collectionView", "layout": "multiColumn",
   "cells": [{"type": "collectionCell", "title": {"text": "Open orders"}}]}]}
```

## Prefer

```json android phone
{"type": "collectionView", "id": "products", "layout": "horizontalScroll",
 "cells": [{"type": "collectionCell", "image": {"source": "boots.jpg"}, "title": {"text": "Ski boots"}},
           {"type": "collectionCell", "image": {"placeholder": "icon"}, "title": {"text": "Rain jacket"}}]}
```

```xml ios phone
<collectionView id="products" layout="horizontalScroll">
  <collectionCell><image source="boots.jpg"/><title text="Ski boots"/></collectionCell>
  <collectionCell><image source="jacket.jpg"/><title text="Rain jacket"/></collectionCell>
</collectionView>
```

Table view cells in multi-column, and object cells on a map:

```xml ios tablet
<group>
  <collectionView layout="multiColumn"><labelValueCell label="Total" value="€ 249"/></collectionView>
  <collectionView layout="multiColumn"><objectCell><title text="Order 4711"/></objectCell></collectionView>
</group>
```

```json ios map
{"type": "collectionView", "layout": "horizontalScroll",
 "cells": [{"type": "objectCell", "title": {"text": "Store Berlin"}, "subtitle": {"text": "2.4 km"}}]}
```

The floorplan, the layout or an image is unknown:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll",
   "cells": [{"type": "objectCell", "title": {"text": "Store Berlin"}}]},
  {"type": "collectionView", "cells": [{"type": "objectCell", "title": {"text": "Order 4711"}}]},
  {"type": "collectionView", "layout": "grid",
   "cells": [{"type": "collectionCell", "image": null, "title": {"text": "Ski boots"}}]}]}
```

"""#,
  examplesLine: 40, since: "0.1", message: nil,
  supersedes: [PageText("collection-cell/image-required", at: PageLocation(line: 9, column: 3)), PageText("collection-cell/labeled-cell-size", at: PageLocation(line: 9, column: 3)), PageText("collection-view/mostly-images", at: PageLocation(line: 9, column: 3)), PageText("collection-view/prefer-table", at: PageLocation(line: 9, column: 3))])

let collectionViewPreferTable = RulePage(
  id: "collection-view/prefer-table", title: "Text alone is in a table view", advice: "use a table view",
  statements: ["hig-cv-01"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["hig-cv-01"], selector: "collectionView:not([layout=multiColumn]:has(> labelValueCell)):not([layout=multiColumn][columns=1]):not( screen[floorplan=map] [layout=horizontalScroll]:has(> objectCell))", check: "any-has-part", parameters: [PageEntry("list", PageValue(.text("cells"), line: 10, column: 9)), PageEntry("parts", PageValue(.list([PageValue(.text("image"), line: 11, column: 11), PageValue(.text("detailImage"), line: 11, column: 18), PageValue(.text("iconStack"), line: 11, column: 31), PageValue(.text("attributes"), line: 11, column: 42), PageValue(.text("rating"), line: 11, column: 54), PageValue(.text("avatarStack"), line: 11, column: 62), PageValue(.text("tags"), line: 11, column: 75), PageValue(.text("actions"), line: 11, column: 81)]), line: 11, column: 10)), PageEntry("onlyIfAny", PageValue(.list([PageValue(.text("title"), line: 12, column: 15), PageValue(.text("subtitle"), line: 12, column: 22), PageValue(.text("attribute"), line: 12, column: 32), PageValue(.text("footnote"), line: 12, column: 43), PageValue(.text("caption"), line: 12, column: 53), PageValue(.text("description"), line: 12, column: 62), PageValue(.text("label"), line: 12, column: 75), PageValue(.text("value"), line: 12, column: 82)]), line: 12, column: 14))], line: 2),
  ],
  rationale: #"""
Users read lines below each other faster than texts that are spread over a surface. Lines also have space for more
words. Apple iOS Human Interface Guidelines 2014: Collection View ("Don't use a collection view when a table view is a
better choice") prefers lists for text.

A view fails if its cells show text and nothing else. Images, icons, ratings, avatars, tags and actions count as more
than text. One cell with more than text is enough. A chevron or another accessory of an object cell does not count. If a
part is unknown, the check is inconclusive.

This rule goes further than `collection-view/no-text-only`, which follows SAP. That rule asks for an image in rows and
grids, and exempts all table view cells in columns. A row with text alone fails both rules. That rule then reports an
error.

Only this rule checks object cells, contact cells and other table view cells in several columns. Here, an action is
enough; SAP requires an image.

Label/value cells in columns are exempt, because they exist to show text. A single column is exempt, because it reads
like a list. If the number of columns is unknown, the check is inconclusive. A row of object cells on a map is exempt,
because a list has no space there.

- `parts`: the parts that are more than text, in any kind of cell.
- `onlyIfAny`: the texts of which at least one must be present.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
↓{"type": "collectionView", "id": "searches", "layout": "horizontalScroll", "header": {"text": "Saved searches"},
 "cells": [{"type": "collectionCell", "title": {"text": "Open orders"}},
           {"type": "collectionCell", "title": {"text": "Late deliveries"}, "subtitle": {"text": "12"}}]}
```

Object cells in two columns, with and without a chevron:

```xml ios tablet
↓<collectionView id="orders" layout="multiColumn" columns="2">
  <objectCell><title text="Order 4711"/><subtitle text="Paid"/><accessory control="chevron"/></objectCell>
  <objectCell><title text="Order 4712"/></objectCell>
</collectionView>
```

Label/value cells are exempt only in columns. Object cells on a map are exempt only in a row:

```xml ios map
<group>
  ↓<collectionView layout="grid"><labelValueCell label="Weight" value="2.4 kg"/></collectionView>
  ↓<collectionView layout="grid"><objectCell><title text="Store Berlin"/></objectCell></collectionView>
</group>
```

## Prefer

```json ios phone
{"type": "tableView", "id": "searches", "header": {"text": "Saved searches"},
 "cells": [{"type": "objectCell", "title": {"text": "Open orders"}}]}
```

One image, or one action, is more than text:

```xml ios phone
<group>
  <collectionView layout="horizontalScroll">
    <collectionCell><image source="boots.jpg"/><title text="Ski boots"/></collectionCell>
    <collectionCell><title text="Rain jacket"/></collectionCell>
  </collectionView>
  <collectionView layout="multiColumn" columns="2">
    <contactCell><title text="Priya Nair"/><action control="icon" label="Call"/></contactCell>
    <contactCell><title text="Ola Berg"/></contactCell>
  </collectionView>
</group>
```

Label/value cells in columns, a single column, and object cells on a map:

```xml ios map
<group>
  <collectionView layout="multiColumn" columns="2">
    <labelValueCell label="Weight" value="2.4 kg"/><labelValueCell label="Colour" value="Red"/>
  </collectionView>
  <collectionView layout="multiColumn" columns="1"><objectCell><title text="Order 4711"/></objectCell></collectionView>
  <collectionView layout="horizontalScroll"><objectCell><title text="Store Berlin"/></objectCell></collectionView>
</group>
```

The number of columns, the floorplan, an image, the cells or their content is unknown:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "layout": "multiColumn",
   "cells": [{"type": "objectCell", "title": {"text": "Order 4711"}}]},
  {"type": "collectionView", "layout": "horizontalScroll",
   "cells": [{"type": "objectCell", "title": {"text": "Store"}}]},
  {"type": "collectionView", "layout": "grid", "cells": [{"type": "collectionCell", "image": null, "title": {}}]},
  {"type": "collectionView", "layout": "grid", "cells": null},
  {"type": "collectionView", "layout": "grid", "cells": [{"type": "collectionCell"}]}]}
```

"""#,
  examplesLine: 41, since: "0.1", message: PageText("{self} shows text alone in {size(self.cells) == 1 ? 'its only cell' : size(self.cells) == 2 ? 'both cells' : 'all ' + string(size(self.cells)) + ' cells' ?? 'its cells'}", at: PageLocation(line: 13, column: 10)),
  supersedes: [])

let collectionViewScrollEdgeGradient = RulePage(
  id: "collection-view/scroll-edge-gradient", title: "Rows have a gradient at the edge while more cells follow", advice: "",
  statements: ["android-cv-15"],
  cases: [
    RuleCase(severity: "warning", platforms: ["android"], statements: ["android-cv-15"], selector: "collectionView[layout=horizontalScroll]:not(:known([scrollDirection=none]))", check: "overflow-indicator", parameters: [PageEntry("list", PageValue(.text("cells"), line: 7, column: 14)), PageEntry("area", PageValue(.text("contentArea"), line: 7, column: 27)), PageEntry("fact", PageValue(.text("edgeGradient"), line: 7, column: 46)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 71))], line: 2),
  ],
  rationale: #"""
Users think that a row is complete if it just ends at the edge of the screen. A gradient over the last cell shows that
more cells follow. SAP Fiori for Android: Collection View (Behavior and Interaction, Horizontal Scroll) adds one to the
edge of a row that can scroll.

A row can scroll if a cell extends beyond its content area: on the right, or on the left after scrolling. If the content
area is unknown, a cell beyond the frame of the view is enough.

Rows need no gradient if all their cells fit, or if `scrollDirection` is `none`. If the direction is unknown, a
horizontal scroll counts as scrolling. A row with a gradient always passes. If the gradient or a frame is unknown and
matters, the check is inconclusive.

- `list`: the cells.
- `area`: the area in which the cells are visible.
- `fact`: the fact that must be true.
- `tolerance`: how far a cell may extend beyond the area, in dp.
"""#,
  examplesText: #"""
## Avoid

```json android phone
{"type": "collectionView", "id": "products", "layout": "horizontalScroll", "scrollDirection": "horizontal",
 "contentArea": [16, 152, 328, 160], ↓"edgeGradient": false, "cells": [
  {"type": "collectionCell", "frame": [16, 152, 120, 160]}, {"type": "collectionCell", "frame": [152, 152, 120, 160]},
  {"type": "collectionCell", "frame": [288, 152, 120, 160]}]}
```

0.6 dp beyond the right edge, and 0.6 dp beyond the left edge:

```xml android phone
<group>
  <collectionView layout="horizontalScroll" scrollDirection="horizontal"
                  contentArea="16 0 328 100" ↓edgeGradient="false">
    <collectionCell frame="16 0 156 100"/>
    <collectionCell frame="188 0 156.6 100"/>
  </collectionView>
  <collectionView layout="horizontalScroll" scrollDirection="horizontal"
                  contentArea="16 0 328 100" ↓edgeGradient="false">
    <collectionCell frame="15.4 0 156 100"/>
    <collectionCell frame="188 0 156 100"/>
  </collectionView>
</group>
```

One cell beyond the frame of the view is enough, although the other one is unknown:

```json android
{"type": "collectionView", "frame": [0, 100, 360, 200], "layout": "horizontalScroll", "scrollDirection": "horizontal",
 ↓"edgeGradient": false,
 "cells": [{"type": "collectionCell"}, {"type": "collectionCell", "frame": [288, 152, 120, 160]}]}
```

A horizontal scroll with an unknown direction counts as scrolling:

```json android
{"type": "collectionView", "layout": "horizontalScroll", "contentArea": [16, 0, 328, 100], ↓"edgeGradient": false,
 "cells": [{"type": "collectionCell", "frame": [16, 0, 400, 100]}]}
```

## Prefer

```json android phone
{"type": "collectionView", "id": "products", "layout": "horizontalScroll", "scrollDirection": "horizontal",
 "contentArea": [16, 152, 328, 160], "edgeGradient": true, "cells": [
  {"type": "collectionCell", "frame": [16, 152, 120, 160]}, {"type": "collectionCell", "frame": [152, 152, 120, 160]},
  {"type": "collectionCell", "frame": [288, 152, 120, 160]}]}
```

All cells fit within 0.5 dp. A row that does not scroll needs no gradient:

```xml android phone
<group>
  <collectionView layout="horizontalScroll" scrollDirection="horizontal"
                  contentArea="16 0 328 100" edgeGradient="false">
    <collectionCell frame="15.5 0 156.5 100"/>
    <collectionCell frame="188 0 156.5 100"/>
  </collectionView>
  <collectionView layout="horizontalScroll" scrollDirection="none" contentArea="16 0 328 100" edgeGradient="false">
    <collectionCell frame="16 0 400 100"/>
  </collectionView>
  <collectionView layout="horizontalScroll" contentArea="16 0 328 100" edgeGradient="true"/>
</group>
```

The frames of the cells, the content area, the cells or the gradient is unknown:

```json android
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "scrollDirection": "horizontal",
   "contentArea": [16, 0, 328, 100], "edgeGradient": false, "cells": [{"type": "collectionCell"}]},
  {"type": "collectionView", "layout": "horizontalScroll", "scrollDirection": "horizontal", "edgeGradient": false,
   "cells": [{"type": "collectionCell", "frame": [16, 0, 400, 100]}]},
  {"type": "collectionView", "layout": "horizontalScroll", "scrollDirection": "horizontal", "edgeGradient": false,
   "frame": [0, 0, 500, 100], "cells": [{"type": "collectionCell", "frame": [16, 0, 400, 100]}]},
  {"type": "collectionView", "layout": "horizontalScroll", "scrollDirection": "horizontal",
   "contentArea": [16, 0, 328, 100], "edgeGradient": false, "cells": null},
  {"type": "collectionView", "layout": "horizontalScroll", "scrollDirection": "horizontal",
   "contentArea": [16, 0, 328, 100], "edgeGradient": false,
   "cells": [{"type": "collectionCell", "prototype": true, "frame": [16, 0, 120, 100]}]},
  {"type": "collectionView", "layout": "horizontalScroll", "scrollDirection": "horizontal",
   "contentArea": [16, 0, 328, 100], "cells": [{"type": "collectionCell", "frame": [16, 0, 400, 100]}]}]}
```

"""#,
  examplesLine: 29, since: "0.1", message: PageText("{self} has cells beyond its edge but no gradient there", at: PageLocation(line: 8, column: 10)),
  supersedes: [])

let collectionViewSeeAllChevron = RulePage(
  id: "collection-view/see-all-chevron", title: "See All has a chevron", advice: "",
  statements: ["ios-cv-11"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cv-11"], selector: "collectionView seeAll", check: "value", parameters: [PageEntry("fact", PageValue(.text("chevron"), line: 7, column: 14)), PageEntry("allowed", PageValue(.list([PageValue(.flag(true), line: 7, column: 33)]), line: 7, column: 32))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show the chevron"), line: 8, column: 14)), PageEntry("class", PageValue(.text("safe"), line: 8, column: 39))]), line: 8, column: 6)] }, line: 2),
  ],
  rationale: #"""
Users recognize a link to another screen on iOS by its chevron. SAP Fiori for iOS: Collection View (Structure, "See All"
Label) shows See All as a label with a chevron.

See All fails if its `chevron` is false, at any place in the view. If it is unknown, the check is inconclusive.
`collection-view/see-all-count` checks the label.

- `fact`: the fact that must be true.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "collectionView", "id": "featured", "layout": "horizontalScroll", "totalCount": 48,
 "seeAll": {"text": "See All (48)", ↓"chevron": false, "tap": {"opens": "list"}}}
```

```json ios phone fixed
{"type": "collectionView", "id": "featured", "layout": "horizontalScroll", "totalCount": 48,
 "seeAll": {"text": "See All (48)", "chevron": true, "tap": {"opens": "list"}}}
```

```xml ios tablet
<collectionView layout="horizontalFit"><footer><seeAll text="See All (9)" ↓chevron="false"/></footer></collectionView>
```

```xml ios tablet fixed
<collectionView layout="horizontalFit"><footer><seeAll text="See All (9)" chevron="true"/></footer></collectionView>
```

## Prefer

```json ios phone
{"type": "collectionView", "id": "featured", "layout": "horizontalScroll", "totalCount": 48,
 "seeAll": {"text": "See All (48)", "chevron": true, "tap": {"opens": "list"}}}
```

```xml ios tablet
<collectionView layout="horizontalFit"><seeAll text="See All (9)" chevron="true"/></collectionView>
```

The chevron, or See All itself, is unknown:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "seeAll": {"text": "See All (48)"}},
  {"type": "collectionView", "seeAll": {"text": "See All (48)", "chevron": null}},
  {"type": "collectionView", "seeAll": null}]}
```

"""#,
  examplesLine: 21, since: "0.1", message: nil,
  supersedes: [])

let collectionViewSeeAllCount = RulePage(
  id: "collection-view/see-all-count", title: "See All gives the number of items", advice: "",
  statements: ["ios-cv-10"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cv-10"], selector: "collectionView seeAll", check: "item-count", parameters: [], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Give the number of items"), line: 8, column: 13)), PageEntry("class", PageValue(.text("safe"), line: 8, column: 46))]), line: 8, column: 5), PageValue(.map([PageEntry("title", PageValue(.text("Name how many items there are"), line: 9, column: 13)), PageEntry("class", PageValue(.text("suggestion"), line: 9, column: 51)), PageEntry("set", PageValue(.map([PageEntry("text", PageValue(.text("See All (0)"), line: 9, column: 75))]), line: 9, column: 68))]), line: 9, column: 5)] }, line: 2),
  ],
  rationale: #"""
Users decide by the number of items whether they open the whole list. SAP Fiori for iOS: Collection View (Structure,
"See All" Label; Variations, Horizontal Scroll and Horizontal Fit) asks for this number in the label.

The number is the `count` of See All, or else the number in its text. `See All (1,234)` gives 1234, with any thousands
separator. See All fails if its text is known and has no number. It also fails if no number equals `totalCount` of the
view.

If there is no number and the text or `count` is unknown, the check is inconclusive. It is also inconclusive if the
total is unknown and needed.
"""#,
  examplesText: #"""
## Avoid

A label without a number:

```json ios phone
{"type": "collectionView", "layout": "horizontalScroll", "totalCount": 48, "header": {"text": "Featured"},
 "seeAll": {↓"text": "See All", "chevron": true}}
```

```json ios phone fixed
{"type": "collectionView", "layout": "horizontalScroll", "totalCount": 48, "header": {"text": "Featured"},
 "seeAll": {"text": "See All (48)", "chevron": true}}
```

A label with an arrow, and a label with an escaped character:

```xml ios phone
<group>
  <collectionView totalCount="48"><seeAll ↓text="See All ›"/></collectionView>
  <collectionView totalCount="48"><seeAll ↓text="R&amp;D: all (6)"/></collectionView>
</group>
```

```xml ios phone fixed
<group>
  <collectionView totalCount="48"><seeAll text="See All (48) ›"/></collectionView>
  <collectionView totalCount="48"><seeAll text="R&amp;D: all (48)"/></collectionView>
</group>
```

Numbers that are too large or too small:

```xml ios phone
<group>
  <collectionView layout="horizontalScroll" totalCount="48"><seeAll ↓text="See All (49)"/></collectionView>
  <collectionView layout="horizontalFit" totalCount="48"><footer><seeAll ↓text="See All (47)"/></footer></collectionView>
  <collectionView layout="horizontalFit" totalCount="48"><seeAll text="See All" ↓count="6"/></collectionView>
  <collectionView layout="horizontalFit" totalCount="48"><seeAll text="See All (47)" ↓count="47"/></collectionView>
</group>
```

```xml ios phone fixed
<group>
  <collectionView layout="horizontalScroll" totalCount="48"><seeAll text="See All (48)"/></collectionView>
  <collectionView layout="horizontalFit" totalCount="48"><footer><seeAll text="See All (48)"/></footer></collectionView>
  <collectionView layout="horizontalFit" totalCount="48"><seeAll text="See All" count="48"/></collectionView>
  <collectionView layout="horizontalFit" totalCount="48"><seeAll text="See All (48)" count="48"/></collectionView>
</group>
```

```json ios
{"type": "collectionView", "layout": "horizontalFit", "totalCount": 1234, "seeAll": {↓"text": "See All (1,235)"}}
```

A label without a number fails even if the total is unknown:

```json ios
{"type": "collectionView", "seeAll": {↓"text": "Show more"}}
```

```json ios fixed
{"type": "collectionView", "seeAll": {"text": "See All (0)"}}
```

## Prefer

```json ios phone
{"type": "collectionView", "layout": "horizontalScroll", "totalCount": 48, "header": {"text": "Featured"},
 "seeAll": {"text": "See All (48)", "count": 48, "chevron": true}}
```

```xml ios phone
<group>
  <collectionView layout="horizontalFit" totalCount="48"><seeAll text="All 48 products"/></collectionView>
  <collectionView layout="horizontalFit" totalCount="1234"><seeAll text="See All (1,234)"/></collectionView>
  <collectionView layout="horizontalFit" totalCount="1234"><seeAll text="Alle anzeigen (1.234)"/></collectionView>
  <collectionView layout="horizontalFit" totalCount="48"><seeAll text="See All" count="48"/></collectionView>
</group>
```

A number without a known total, and an unknown label or count:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "seeAll": {"text": "See All (48)"}},
  {"type": "collectionView", "totalCount": 48, "seeAll": {"chevron": true}},
  {"type": "collectionView", "totalCount": 48, "seeAll": {"text": null}},
  {"type": "collectionView", "totalCount": 48, "seeAll": {"text": "See All", "count": null}}]}
```

"""#,
  examplesLine: 24, since: "0.1", message: nil,
  supersedes: [])

let collectionViewSeeAllDestination = RulePage(
  id: "collection-view/see-all-destination", title: "See All opens all items as a list", advice: "",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-18"], selector: "collectionView seeAll", check: "destination", parameters: [PageEntry("allowed", PageValue(.list([PageValue(.text("list"), line: 8, column: 22)]), line: 8, column: 21)), PageEntry("listContent", PageValue(.list([PageValue(.text("objectCell"), line: 8, column: 43)]), line: 8, column: 42))], message: PageText("{problem}; it should open all items as object cells", at: PageLocation(line: 9, column: 14)), line: 5),
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cv-22"], selector: "collectionView seeAll", check: "destination", parameters: [PageEntry("allowed", PageValue(.list([PageValue(.text("list"), line: 13, column: 22)]), line: 13, column: 21))], message: PageText("{problem}; it should open all items", at: PageLocation(line: 14, column: 14)), line: 10),
  ],
  rationale: #"""
Users who tap See All want all items, in a form for searching and comparing. SAP Fiori for Android: Collection View
(Anatomy, Footer; Behavior and Interaction, Navigation) opens all items as a list of object cells. SAP Fiori for iOS:
Collection View (Navigation) opens the whole set, usually as a list report.

See All fails if it opens something else or nothing: an error on Android, a warning on iOS. On Android, it also fails if
the list does not consist of object cells. On iOS, any list passes. A modal passes if it shows such a list.

If the destination or the content of the list is unknown, the check is inconclusive.

- `allowed`: the allowed destinations, as values of `opens`.
- `listContent`: the allowed content of the list.
"""#,
  examplesText: #"""
## Avoid

Another destination, another kind of list, and no destination:

```json android phone
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll",
   "footer": {"seeAll": {"text": "See All", "tap": {↓"opens": "detail"}}}},
  {"type": "collectionView", "layout": "horizontalScroll",
   "footer": {"seeAll": {"text": "See All", "tap": {"opens": "list", ↓"listContent": "other"}}}},
  {"type": "collectionView", "layout": "horizontalScroll",
   "footer": {"seeAll": {"text": "See All", "tap": {"opens": "modal", ↓"listContent": "other"}}}},
  {"type": "collectionView", "layout": "horizontalScroll", "footer": {↓"seeAll": {"text": "See All"}}}]}
```

```xml ios phone
<group>
  <collectionView layout="horizontalScroll"><seeAll text="See All (9)"><tap ↓opens="detail"/></seeAll></collectionView>
  <collectionView layout="horizontalFit"><seeAll text="See All (9)"><tap ↓opens="other"/></seeAll></collectionView>
  <collectionView layout="horizontalFit"><seeAll text="See All (9)"><tap ↓opens="none"/></seeAll></collectionView>
</group>
```

## Prefer

```json android phone
{"type": "collectionView", "layout": "horizontalScroll",
 "footer": {"seeAll": {"text": "See All", "tap": {"opens": "list", "listContent": "objectCell"}}}}
```

```xml ios phone
<group>
  <collectionView layout="horizontalScroll"><seeAll text="See All (9)"><tap opens="list"/></seeAll></collectionView>
  <collectionView layout="horizontalFit">
    <seeAll text="See All (9)"><tap opens="list" listContent="other"/></seeAll>
  </collectionView>
  <collectionView layout="horizontalFit">
    <seeAll text="See All (9)"><tap opens="modal" listContent="objectCell"/></seeAll>
  </collectionView>
</group>
```

The destination, the content of the list or the content of the modal is unknown:

```json android
{"type": "group", "content": [
  {"type": "collectionView", "footer": {"seeAll": {"text": "See All", "tap": null}}},
  {"type": "collectionView", "footer": {"seeAll": {"text": "See All", "tap": {"transition": "push"}}}},
  {"type": "collectionView", "footer": {"seeAll": {"text": "See All", "tap": {"opens": "list"}}}},
  {"type": "collectionView", "footer": {"seeAll": {"text": "See All", "tap": {"opens": "modal"}}}}]}
```

```xml ios
<collectionView><seeAll text="See All (9)"><tap opens="modal" transition="modal"/></seeAll></collectionView>
```

If the platform is unknown, only problems of both platforms are reported:

```json
{"type": "collectionView", "seeAll": {"text": "See All (9)", "tap": {"opens": "list", "listContent": "other"}}}
```

"""#,
  examplesLine: 31, since: "0.1", message: nil,
  supersedes: [])

let collectionViewSeeAllMissing = RulePage(
  id: "collection-view/see-all-missing", title: "Rows that preview some of the items have See All", advice: "",
  statements: ["ios-cv-12"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cv-12"], selector: "collectionView:is([layout=horizontalScroll], [layout=horizontalFit])", check: "required", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("seeAll"), line: 7, column: 16), PageValue(.text("footer/seeAll"), line: 7, column: 24)]), line: 7, column: 15)), PageEntry("onlyIfSubset", PageValue(.flag(true), line: 7, column: 54))], line: 2),
  ],
  rationale: #"""
Users need a way to the other items if a row shows only some of them. SAP Fiori for iOS: Collection View (Variations,
Horizontal Scroll and Horizontal Fit; Structure, "See All" Label) puts See All there, with the total number.

A row previews some of the items if `totalCount` is greater than the number of its cells. If the cells are unknown,
`maxItemCount` replaces their number. A row with all items needs no See All, but may have it. Grids and multi-column are
not checked.

If `totalCount` or the number of cells is unknown, the check is inconclusive. The place of See All is not checked here.

- `parts`: the parts that can be See All.
"""#,
  examplesText: #"""
## Avoid

Three of four items, the smallest difference:

```json ios phone
↓{"type": "collectionView", "id": "accessories", "layout": "horizontalScroll", "totalCount": 4,
 "header": {"text": "Accessories"},
 "cells": [{"type": "collectionCell"}, {"type": "collectionCell"}, {"type": "collectionCell"}]}
```

```xml ios phone
↓<collectionView id="brands" layout="horizontalFit" totalCount="9">
  <header text="Brands"/>
  <footer count="9"/>
  <collectionCell/>
  <collectionCell/>
  <collectionCell/>
</collectionView>
```

The cells are unknown, but there are at most five:

```json ios
↓{"type": "collectionView", "layout": "horizontalScroll", "totalCount": 48, "maxItemCount": 5, "cells": null}
```

## Prefer

```json ios phone
{"type": "collectionView", "id": "accessories", "layout": "horizontalScroll", "totalCount": 4,
 "seeAll": {"text": "See All (4)"},
 "cells": [{"type": "collectionCell"}, {"type": "collectionCell"}, {"type": "collectionCell"}]}
```

```xml ios phone
<collectionView id="brands" layout="horizontalFit" totalCount="9">
  <collectionCell/>
  <collectionCell/>
  <collectionCell/>
  <footer count="9"><seeAll text="See All (9)"/></footer>
</collectionView>
```

All items are shown. A grid always shows all items:

```xml ios
<group>
  <collectionView layout="horizontalScroll" totalCount="2"><collectionCell/><collectionCell/></collectionView>
  <collectionView layout="grid" totalCount="9"><collectionCell/><collectionCell/></collectionView>
</group>
```

The total, the number of shown items or See All is unknown:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "cells": [{"type": "collectionCell"}]},
  {"type": "collectionView", "layout": "horizontalFit", "totalCount": 9, "cells": null},
  {"type": "collectionView", "layout": "horizontalFit", "totalCount": 9, "maxItemCount": 9, "cells": null},
  {"type": "collectionView", "layout": "horizontalFit", "totalCount": 9,
   "cells": [{"type": "collectionCell", "prototype": true}]},
  {"type": "collectionView", "layout": "horizontalFit", "totalCount": 9, "footer": {"seeAll": null},
   "cells": [{"type": "collectionCell"}]}]}
```

"""#,
  examplesLine: 23, since: "0.1", message: nil,
  supersedes: [])

let collectionViewSeeAllMisuse = RulePage(
  id: "collection-view/see-all-misuse", title: "Grids have no See All", advice: "remove it, or use a horizontal scroll",
  statements: ["android-cv-09", "ios-cv-18"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios", "android"], statements: ["android-cv-09", "ios-cv-18"], selector: "collectionView[layout=grid]", check: "forbidden", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("seeAll"), line: 6, column: 16), PageValue(.text("footer/seeAll"), line: 6, column: 24)]), line: 6, column: 15))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Remove See All"), line: 7, column: 14)), PageEntry("class", PageValue(.text("unsafe"), line: 7, column: 37))]), line: 7, column: 6)] }, line: 2),
  ],
  rationale: #"""
A grid shows all items and scrolls with the page, so See All would lead users to items that they already see. SAP Fiori
for Android: Collection View (Anatomy, Footer; Variations, Multi-row Grid) uses a footer with See All only for the
horizontal scroll. In SAP Fiori for iOS: Collection View (Variations, Vertical), a view of the full content has no See
All.

`grid`, `vertical` and `multiRowGrid` are names of one layout. Multi-column is no grid in this sense. On iOS, it may
show some of the items and have See All.

- `parts`: the parts that can be See All; `footer/seeAll` is the one in the footer, usual on Android.
"""#,
  examplesText: #"""
## Avoid

On iOS, See All is at the top right:

```json ios phone
{"type": "collectionView", "id": "photos", "layout": "vertical", "header": {"text": "Photos"},
 ↓"seeAll": {"text": "See All (3)", "tap": {"opens": "list"}},
 "cells": [{"type": "collectionCell", "image": {}}]}
```

```json ios phone fixed
{"type": "collectionView", "id": "photos", "layout": "vertical", "header": {"text": "Photos"},
 "cells": [{"type": "collectionCell", "image": {}}]}
```

On Android, See All is in a footer:

```xml android phone
<collectionView id="categories" layout="multiRowGrid">
  <header text="Categories"/>
  <footer count="4">↓<seeAll text="See All"/></footer>
  <collectionCell><image/><title text="Winter"/></collectionCell>
</collectionView>
```

```xml android phone fixed
<collectionView id="categories" layout="multiRowGrid">
  <header text="Categories"/>
  <footer count="4"></footer>
  <collectionCell><image/><title text="Winter"/></collectionCell>
</collectionView>
```

```json
{"type": "collectionView", "layout": "grid", "footer": {"count": 12, ↓"seeAll": {"text": "See All"}}}
```

## Prefer

```json ios phone
{"type": "collectionView", "id": "photos", "layout": "vertical", "header": {"text": "Photos"},
 "cells": [{"type": "collectionCell", "image": {}}]}
```

```xml android tablet
<collectionView layout="horizontalScroll" totalCount="12">
  <header text="Categories"/>
  <collectionCell><image/></collectionCell>
  <footer count="12"><seeAll text="See All"/></footer>
</collectionView>
```

```xml android phone
<collectionView layout="multiRowGrid">
  <header text="Categories"/>
  <collectionCell><image/><title text="Winter"/></collectionCell>
</collectionView>
```

Multi-column may show some of the items. An unknown layout or footer is inconclusive:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "layout": "multiColumn", "seeAll": {"text": "See All (8)"}},
  {"type": "collectionView", "seeAll": {"text": "See All (8)"}},
  {"type": "collectionView", "layout": "grid", "footer": null}]}
```

"""#,
  examplesLine: 24, since: "0.1", message: PageText("{self} is a grid but {phrase}", at: PageLocation(line: 8, column: 10)),
  supersedes: [])

let collectionViewSeeAllPlacement = RulePage(
  id: "collection-view/see-all-placement", title: "See All is below the cells on Android and at the top right on iOS", advice: "put it below the cells (Android) or at the top right (iOS)",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-07"], selector: "collectionView:not(:known([layout=grid]))", check: "placement", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("seeAll"), line: 10, column: 20), PageValue(.text("footer/seeAll"), line: 10, column: 28)]), line: 10, column: 19)), PageEntry("vertical", PageValue(.text("below"), line: 10, column: 54)), PageEntry("tolerance", PageValue(.number(0.5), line: 10, column: 72))], advice: "put it below the cells", line: 8),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-09"], selector: "collectionView:not(:known([layout=grid]))", check: "placement", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("seeAll"), line: 14, column: 20), PageValue(.text("footer/seeAll"), line: 14, column: 28)]), line: 14, column: 19)), PageEntry("vertical", PageValue(.text("above"), line: 14, column: 54)), PageEntry("horizontal", PageValue(.text("right"), line: 14, column: 73)), PageEntry("tolerance", PageValue(.number(0.5), line: 14, column: 91))], advice: "put it at the top right (at the top left if cells run from right to left)", line: 12),
  ],
  rationale: #"""
Users look for See All where their platform usually has it. SAP Fiori for Android: Collection View (Anatomy, Footer)
puts the footer with See All below the cells. SAP Fiori for iOS: Collection View (Structure, "See All" Label) puts it at
the top right of the view, level with the header.

See All is above the cells if its centre is above the content area. If the content area is unknown, the cells replace
it. The same method decides what is below. See All on the cells is not checked. It is on the right if it is nearer to
the right edge of the view than to the left edge.

If the cells of a row run from right to left, as in Arabic, the sides are swapped.

If the frame of See All in a footer is unknown, the frame of the footer replaces it. If that is unknown too, a footer
counts as below the cells. In other cases, an unknown or empty frame makes the check inconclusive.

In a description for both platforms, only problems of both platforms are reported. Grids are not checked here, because
they have no See All (`collection-view/see-all-misuse`).

- `parts`: the parts that can be See All; each one is checked.
- `vertical`, `horizontal`: the required place.
- `tolerance`: the difference up to which distances are equal, in pt or dp.
"""#,
  examplesText: #"""
## Avoid

The place of iOS on Android:

```json android phone
{"type": "collectionView", "id": "team", "layout": "horizontalScroll", "frame": [0, 104, 360, 174],
 "contentArea": [16, 152, 328, 126], "seeAll": {"text": "See All (9)", ↓"frame": [248, 104, 96, 48]}}
```

A footer above the cells:

```xml android tablet
<collectionView id="team" layout="horizontalScroll" contentArea="16 152 328 126">
  <footer frame="16 104 328 48">↓<seeAll text="See All"/></footer>
</collectionView>
```

The place of Android on iOS, by the frame or because of the footer:

```xml ios phone
<group>
  <collectionView id="team" layout="horizontalScroll" frame="0 96 390 244" contentArea="16 140 374 156">
    <seeAll text="See All (9)" ↓frame="262 296 112 44"/>
  </collectionView>
  <collectionView id="offers" layout="horizontalFit">
    <footer>↓<seeAll text="See All (9)"/></footer>
  </collectionView>
</group>
```

See All on the left, and exactly in the middle:

```json ios phone
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "frame": [0, 96, 390, 200],
   "contentArea": [16, 140, 374, 156],
   "seeAll": {↓"frame": [16, 96, 112, 44]}},
  {"type": "collectionView", "layout": "multiColumn", "frame": [0, 96, 390, 200], "contentArea": [16, 140, 374, 156],
   "seeAll": {↓"frame": [139.25, 96, 112, 44]}}]}
```

See All on the right, although the cells run from right to left:

```json ios phone
{"type": "collectionView", "layout": "horizontalScroll", "frame": [0, 96, 390, 200], "contentArea": [16, 140, 374, 156],
 "seeAll": {↓"frame": [262, 96, 112, 44]},
 "cells": [{"type": "collectionCell", "frame": [254, 140, 120, 156]},
           {"type": "collectionCell", "frame": [126, 140, 120, 156]}]}
```

## Prefer

```json android phone
{"type": "collectionView", "id": "team", "layout": "horizontalScroll", "frame": [0, 104, 360, 222],
 "contentArea": [16, 152, 328, 126], "footer": {"frame": [16, 278, 328, 48], "seeAll": {"frame": [16, 278, 96, 48]}}}
```

```xml ios phone
<collectionView id="team" layout="horizontalScroll" frame="0 96 390 200" contentArea="16 140 374 156">
  <header text="Team" frame="16 96 200 44"/>
  <seeAll text="See All (9)" frame="262 96 112 44"/>
</collectionView>
```

A footer without a frame counts as below the cells. The second See All has its centre below them:

```xml android phone
<group>
  <collectionView layout="horizontalScroll"><footer><seeAll text="See All"/></footer></collectionView>
  <collectionView layout="horizontalScroll" contentArea="16 152 328 126">
    <seeAll text="See All" frame="16 254 96 48"/>
  </collectionView>
</group>
```

See All is just right of the middle. The grid is not checked here:

```json ios phone
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "frame": [0, 96, 390, 200],
   "contentArea": [16, 140, 374, 156],
   "seeAll": {"frame": [139.3, 96, 112, 44]}},
  {"type": "collectionView", "layout": "grid", "frame": [0, 96, 390, 200], "contentArea": [16, 140, 374, 156],
   "seeAll": {"frame": [16, 296, 112, 44]}}]}
```

No place fits both platforms, frames are unknown, or there is no See All:

```json
{"type": "screen", "platform": "crossPlatform", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "footer": {"seeAll": {"text": "See All"}}},
  {"type": "collectionView", "layout": "horizontalScroll", "seeAll": {"text": "See All"}},
  {"type": "collectionView", "layout": "horizontalScroll", "contentArea": [16, 140, 374, 156],
   "seeAll": {"frame": [16, 96, 112, 44]}},
  {"type": "collectionView", "layout": "horizontalScroll", "footer": {"count": 9}}]}
```

"""#,
  examplesLine: 40, since: "0.1", message: PageText("{problem}", at: PageLocation(line: 5, column: 10)),
  supersedes: [])

let collectionViewSingleObjectType = RulePage(
  id: "collection-view/single-object-type", title: "A collection view shows one type of object", advice: "use one collection view for each type",
  statements: ["android-cv-03"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-03"], selector: "collectionView", check: "consistent", parameters: [PageEntry("list", PageValue(.text("cells"), line: 7, column: 14)), PageEntry("sameFacts", PageValue(.list([PageValue(.text("represents"), line: 7, column: 33), PageValue(.text("objectType"), line: 7, column: 45), PageValue(.text("contentType"), line: 7, column: 57)]), line: 7, column: 32))], line: 2),
  ],
  rationale: #"""
Users learn from the header what a collection view shows. If it mixes products and accounts, no header and no layout
suits both. SAP Fiori for Android: Collection View (Usage) asks for one type of object in each view.

The rule compares what the cells represent: a person, an object, an attachment or a document. It also compares the type
of the object. This is `objectType` of collection view cells and `contentType` of object cells. Types are equal if their
spelling is equal.

The most frequent type is expected; in a tie, it is the type of the first cell. The rule reports the first cell that
differs. If a fact is unknown and the other cells do not differ, the check is inconclusive.

- `sameFacts`: the facts that must be equal in all cells.
"""#,
  examplesText: #"""
## Avoid

```json android phone
{"type": "collectionView", "id": "recent", "header": {"text": "Recently viewed"}, "cells": [
  {"type": "collectionCell", "id": "r1", "represents": "object", "objectType": "product"},
  ↓{"type": "collectionCell", "id": "r2", "represents": "object", "objectType": "account"},
  {"type": "collectionCell", "id": "r3", "represents": "object", "objectType": "product"}]}
```

```xml android tablet
<collectionView id="recent">
  <collectionCell id="r1" represents="person"/>
  <collectionCell id="r2" represents="person"/>
  ↓<collectionCell id="r3" represents="object"/>
</collectionView>
```

One cell differs from two others. In a tie, the first cell sets the type. A cell is reported only once:

```xml android
<group>
  <collectionView>
    ↓<collectionCell objectType="account"/><collectionCell objectType="product"/><collectionCell objectType="product"/>
  </collectionView>
  <collectionView>
    <collectionCell represents="person" objectType="contact"/>
    ↓<collectionCell represents="object" objectType="product"/>
  </collectionView>
</group>
```

## Prefer

```json android phone
{"type": "group", "content": [
  {"type": "collectionView", "id": "products", "cells": [
    {"type": "collectionCell", "id": "p1", "represents": "object", "objectType": "product"},
    {"type": "collectionCell", "id": "p2", "represents": "object", "objectType": "product"}]},
  {"type": "collectionView", "id": "accounts", "cells": [
    {"type": "collectionCell", "id": "a1", "represents": "object", "objectType": "account"},
    {"type": "collectionCell", "id": "a2", "represents": "object", "objectType": "account"}]}]}
```

```xml android tablet
<collectionView id="team">
  <collectionCell represents="person" objectType="employee"/>
  <collectionCell represents="person" objectType="employee"/>
</collectionView>
```

The type of a cell is unknown:

```json android
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "objectType": "product"}, {"type": "collectionCell"},
  {"type": "collectionCell", "objectType": null}]}
```

"""#,
  examplesLine: 25, since: "0.1", message: nil,
  supersedes: [])

let collectionViewSingleRow = RulePage(
  id: "collection-view/single-row", title: "Horizontal scroll and horizontal fit have one row", advice: "use one row, or a grid",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["ios", "android"], statements: ["android-cv-06", "ios-cv-13"], selector: "collectionView[layout=horizontalScroll]", check: "rows", parameters: [PageEntry("maxRows", PageValue(.number(1.0), line: 4, column: 17))], line: 7),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-13"], selector: "collectionView[layout=horizontalFit]", check: "rows", parameters: [PageEntry("maxRows", PageValue(.number(1.0), line: 4, column: 17))], line: 10),
  ],
  rationale: #"""
Users swipe a row sideways and easily miss a second row that moves with the first. SAP Fiori for iOS: Collection View
(Variations, Horizontal Scroll and Horizontal Fit) lays both out in one row. SAP Fiori for Android: Collection View
(Anatomy, Collection Cells) has one row that scrolls sideways, or a grid of several rows.

The rule finds rows by the frames of the cells, and ignores their order. It compares each cell with the tallest cell of
a row. The two are in one row if at least half of the shorter one's height is level with the taller one. So cells of
different heights may be aligned at the top, in the middle or at the bottom.

If one cell is below another, the view has two rows, even if other frames are unknown. Otherwise, a cell with an unknown
or empty frame makes the check inconclusive. It could be so tall that all others are level with it.

Grids and multi-column may have any number of rows. `horizontalFit` is checked only on iOS, because Android does not
have it.

- `maxRows`: the greatest number of rows.
"""#,
  examplesText: #"""
## Avoid

```json android phone
{"type": "collectionView", "id": "team", "layout": "horizontalScroll", "cells": [
  {"type": "collectionCell", "frame": [16, 152, 80, 126]},
  {"type": "collectionCell", "frame": [112, 152, 80, 126]},
  {"type": "collectionCell", ↓"frame": [16, 294, 80, 126]},
  {"type": "collectionCell", "frame": [112, 294, 80, 126]}]}
```

The order of the cells does not matter. The frame of one cell is unknown:

```xml ios phone
<collectionView id="offers" layout="horizontalScroll">
  <collectionCell ↓frame="16 272 110 156"/>
  <collectionCell frame="16 100 110 156"/>
  <collectionCell/>
  <collectionCell frame="142 100 110 156"/>
</collectionView>
```

```json ios tablet
{"type": "collectionView", "id": "brands", "layout": "horizontalFit", "cells": [
  {"type": "collectionCell", "frame": [32, 100, 76, 60]},
  {"type": "collectionCell", ↓"frame": [124, 176, 76, 60]}]}
```

Just less than half of the height is level:

```json android phone
{"type": "collectionView", "layout": "horizontalScroll", "cells": [
  {"type": "collectionCell", "frame": [16, 100, 80, 100]},
  {"type": "collectionCell", ↓"frame": [112, 150.5, 80, 100]}]}
```

Two rows beside a cell that is as high as both:

```xml ios phone
<collectionView id="offers" layout="horizontalScroll">
  <collectionCell frame="16 100 110 216"/>
  <collectionCell frame="142 100 110 100"/>
  <collectionCell ↓frame="142 216 110 100"/>
</collectionView>
```

## Prefer

```json android phone
{"type": "collectionView", "id": "team", "layout": "horizontalScroll", "cells": [
  {"type": "collectionCell", "frame": [16, 152, 80, 126]},
  {"type": "collectionCell", "frame": [208, 152, 80, 126]},
  {"type": "collectionCell", "frame": [112, 152, 80, 126]}]}
```

Different heights, with any alignment:

```xml ios phone
<collectionView id="logos" layout="horizontalFit">
  <collectionCell frame="16 100 110 110"/>
  <collectionCell frame="142 100 60 20"/>
  <collectionCell frame="218 145 60 20"/>
  <collectionCell frame="294 190 60 20"/>
</collectionView>
```

Exactly half of the height is level. A grid may have any number of rows:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "cells": [
    {"type": "collectionCell", "frame": [16, 100, 80, 100]}, {"type": "collectionCell", "frame": [112, 150, 80, 100]}]},
  {"type": "collectionView", "layout": "grid", "cells": [
    {"type": "collectionCell", "frame": [16, 300, 80, 100]}, {"type": "collectionCell", "frame": [16, 416, 80, 100]}]}]}
```

Frames, cells or the layout are unknown. A view without cells has no rows:

```json
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "cells": [
    {"type": "collectionCell", "frame": [16, 100, 80, 100]}, {"type": "collectionCell", "frame": [0, 0, 0, 0]}]},
  {"type": "collectionView", "layout": "horizontalScroll", "cells": [
    {"type": "collectionCell"}, {"type": "collectionCell", "frame": [112, 300, 60, 20]},
    {"type": "collectionCell", "frame": [188, 390, 60, 20]}]},
  {"type": "collectionView", "layout": "horizontalScroll", "cells": null},
  {"type": "collectionView", "layout": "horizontalFit", "cells": [{"type": "collectionCell", "prototype": true}]},
  {"type": "collectionView", "layout": "horizontalFit"},
  {"type": "collectionView", "cells": [
    {"type": "collectionCell", "frame": [16, 100, 80, 100]}, {"type": "collectionCell", "frame": [16, 216, 80, 100]}]}]}
```

"""#,
  examplesLine: 33, since: "0.1", message: nil,
  supersedes: [])

let collectionViewStandardGestures = RulePage(
  id: "collection-view/standard-gestures", title: "A tap selects and a long press edits", advice: "use another gesture for your own action",
  statements: ["hig-cv-05"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["hig-cv-05"], selector: "collectionView", check: "value", parameters: [PageEntry("fact", PageValue(.text("tapGesture"), line: 9, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("selects"), line: 9, column: 40)]), line: 9, column: 39))], message: PageText("a tap on an item of {self} does not select it", at: PageLocation(line: 10, column: 14)), line: 9),
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["hig-cv-05"], selector: "collectionView", check: "value", parameters: [PageEntry("fact", PageValue(.text("longPressGesture"), line: 11, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("edits"), line: 11, column: 46)]), line: 11, column: 45))], message: PageText("a long press on an item of {self} does not edit it", at: PageLocation(line: 12, column: 14)), line: 11),
  ],
  rationale: #"""
Users learn gestures once for all apps, and find other functions only by accident. Apple iOS Human Interface Guidelines
2014: Collection View (API Note) defines two gestures: a tap selects an item, and touch and hold edits it. Gestures of
an app come in addition.

Each of the two gestures fails if it does something else. Opening an item counts as selecting it. If the function of a
gesture is unknown, the check is inconclusive.

- `fact`: the gesture.
- `allowed`: the allowed function.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "collectionView", "id": "photos", "layout": "grid", ↓"tapGesture": "other", "longPressGesture": "edits"}
```

```xml ios tablet
<group>
  <collectionView id="photos" layout="grid" tapGesture="selects" ↓longPressGesture="other"/>
  <collectionView id="albums" layout="grid" ↓tapGesture="other" ↓longPressGesture="other"/>
</group>
```

## Prefer

```json ios phone
{"type": "collectionView", "id": "photos", "layout": "grid", "tapGesture": "selects", "longPressGesture": "edits"}
```

```xml ios tablet
<collectionView id="photos" layout="grid" tapGesture="selects" longPressGesture="edits"/>
```

The function of the gestures is unknown:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "layout": "grid"},
  {"type": "collectionView", "layout": "grid", "tapGesture": null, "longPressGesture": null}]}
```

"""#,
  examplesLine: 27, since: "0.1", message: nil,
  supersedes: [])
