// Made by `make rules` from the pages in Rules/. Do not edit.
// swift-format-ignore-file

import RulePages

let collectionViewAnimatedChanges = RulePage(
  id: "collection-view/animated-changes", title: "Inserting, moving and deleting items is animated", advice: "leave the animations on that the system provides",
  statements: ["hig-cv-06"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["hig-cv-06"], selector: "collectionView", check: "value", parameters: [PageEntry("fact", PageValue(.text("animatesChanges"), line: 7, column: 14)), PageEntry("allowed", PageValue(.list([PageValue(.flag(true), line: 7, column: 41)]), line: 7, column: 40))], line: 2),
  ],
  rationale: #"""
An item that slides into its place explains itself; one that is suddenly there, or gone, makes people search for what
changed. Apple iOS Human Interface Guidelines 2014: Collection View (API Note) has these changes animated by default.

A view of which it is known that its changes are not animated violates the rule. Where that is unknown, the view is
undecided. A change of the layout itself is judged by `collection-view/dynamic-layout`.

- `fact`: what has to be true.
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

Whether changes are animated is unknown:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "layout": "grid"},
  {"type": "collectionView", "layout": "grid", "animatesChanges": null}]}
```

"""#,
  examplesLine: 21, since: "0.1", message: nil,
  supersedes: [])

let collectionViewCellSpacing = RulePage(
  id: "collection-view/cell-spacing", title: "Neighbouring cells of a row, and the rows of a grid, are 16 dp apart", advice: "keep 16 dp between cells, and between rows",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-26"], selector: "collectionView[layout=horizontalScroll]", check: "spacing", parameters: [PageEntry("along", PageValue(.number(16.0), line: 9, column: 19)), PageEntry("unlessFits", PageValue(.flag(true), line: 9, column: 35)), PageEntry("tolerance", PageValue(.number(0.5), line: 9, column: 52))], line: 7),
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-29"], selector: "collectionView[layout=grid]", check: "spacing", parameters: [PageEntry("between", PageValue(.number(16.0), line: 12, column: 21)), PageEntry("tolerance", PageValue(.number(0.5), line: 12, column: 36))], line: 10),
  ],
  rationale: #"""
One distance everywhere lets cells read as a set, and the eye follow a row without counting. SAP Fiori for Android:
Collection View (Specifications, Horizontal Scroll and Multi-Row Grid, Mobile and Tablet) keeps 16 dp between the cells
of a row that scrolls, and between the rows of a grid.

The rows are found by the cells' frames. Of a grid the distance is that between the lowest edge of a row and the highest
one of the next; `collection-view/grid-fills-row` judges what is between the cells of a row. A row all of whose cells
fit into its content area is judged by `collection-view/few-items-left-aligned`. Where the frame of a cell is unknown or
empty, only distances in which no other cell can stand are judged. Rows that interlock, and cells that are stacked
beside a high one, are not judged unless they cover each other.

- `along`: the distance between neighbouring cells of a row, in dp.
- `between`: the distance between rows, in dp.
- `unlessFits`: leaves out rows that fit into their content area.
- `tolerance`: how much a distance may differ, in dp.
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

Cells that overlap, in a row whose content area is unknown, and rows that do:

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

Though a frame is unknown, no cell can stand in 24 dp that keeps 16 dp from both neighbours:

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

Rows of different heights; the last may be incomplete:

```xml android phone
<collectionView id="products" layout="grid">
  <collectionCell frame="16 136 156 168"/>
  <collectionCell frame="188 136 156 140"/>
  <collectionCell frame="16 320.5 156 100"/>
  <collectionCell frame="188 320.5 156 120"/>
  <collectionCell frame="16 456 156 168"/>
</collectionView>
```

A row that fits is judged elsewhere; a grid of one row has no distance between rows; rows that interlock are none; what
is between the cells of a grid's row does not matter here:

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

A cell whose frame is unknown may stand between the others, or be higher than they are; cells or the layout are unknown:

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
  examplesLine: 32, since: "0.1", message: nil,
  supersedes: [])

let collectionViewConsistentActionCount = RulePage(
  id: "collection-view/consistent-action-count", title: "All cells of a collection view have the same number of actions", advice: "give all cells of the view the same number of actions",
  statements: ["ios-cvc-12"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cvc-12"], selector: "collectionView", check: "consistent", parameters: [PageEntry("list", PageValue(.text("cells"), line: 7, column: 14)), PageEntry("of", PageValue(.text("collectionCell"), line: 7, column: 25)), PageEntry("counts", PageValue(.list([PageValue(.text("actions"), line: 7, column: 50)]), line: 7, column: 49))], line: 2),
  ],
  rationale: #"""
Where neighbours offer two actions and a cell offers one, people look for the other and the row loses its rhythm. SAP
Fiori for iOS: Collection View Cell (Variations, Icon Actions) wants the same number of actions in all items of a
collection view.

Counted are the actions of the collection cells, icons and buttons alike; a cell without any has 0. What most of the
cells have is the norm; where there is no majority, what the first has. The first cell that differs is reported, the
others are named with it. A cell whose actions are unknown leaves the comparison undecided, unless others already
differ.

How many actions are right is asked by `collection-cell/icon-action-count` and `collection-cell/single-button-action`.

- `counts`: the lists that are equally long in all cells.
- `of`: the kind of cell that is compared.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "collectionView", "id": "team", "cells": [
  {"type": "collectionCell", "id": "a", "actions": [{"label": "Call"}, {"label": "Mail"}]},
  ↓{"type": "collectionCell", "id": "b", "actions": [{"label": "Call"}]},
  {"type": "collectionCell", "id": "c", "actions": [{"label": "Call"}, {"label": "Mail"}]}]}
```

No action is a number too, and of two cells the second differs; one that is unknown does not change it:

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

The actions of one are unknown; table view cells are not compared, nor is a cell alone:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "cells": [
    {"type": "collectionCell", "actions": [{"control": "icon"}]}, {"type": "collectionCell", "actions": null}]},
  {"type": "collectionView", "layout": "multiColumn", "cells": [
    {"type": "contactCell", "actions": [{"control": "icon"}]}, {"type": "contactCell"}]},
  {"type": "collectionView", "cells": [{"type": "collectionCell", "actions": [{"control": "icon"}]}]}]}
```

"""#,
  examplesLine: 27, since: "0.1", message: nil,
  supersedes: [])

let collectionViewConsistentCellContent = RulePage(
  id: "collection-view/consistent-cell-content", title: "All cells of a collection view show the same kinds of content", advice: "give all cells of the view the same kinds of content, and reserve the space of a text that is empty",
  statements: ["android-cv-10", "android-cv-12"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-10", "android-cv-12"], selector: "collectionView", check: "consistent", parameters: [PageEntry("list", PageValue(.text("cells"), line: 7, column: 14)), PageEntry("kinds", PageValue(.flag(true), line: 7, column: 28)), PageEntry("parts", PageValue(.list([PageValue(.text("image"), line: 7, column: 42), PageValue(.text("title"), line: 7, column: 49), PageValue(.text("subtitle"), line: 7, column: 56), PageValue(.text("attribute"), line: 7, column: 66), PageValue(.text("actions"), line: 7, column: 77)]), line: 7, column: 41))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Reserve the space of the missing text"), line: 9, column: 14)), PageEntry("class", PageValue(.text("safe"), line: 9, column: 60))]), line: 9, column: 6)] }, line: 2),
  ],
  rationale: #"""
Equal cells make a row calm and let people compare: each thing is looked for where the neighbour has it. SAP Fiori for
Android: Collection View (Anatomy, Collection Cell) wants the same kinds of content in all cells of one view, and the
same text labels, with the space of an empty one reserved.

Compared are the kind of the cells and whether they have an image, a title, a subtitle, an attribute, and actions. A
label that is given with an empty text reserves its space: it is there. What most of the cells have is the norm; where
there is no majority, what the first has. The first cell that differs is reported; the others are named with it. A
`prototype` stands for cells that are equal by construction. Several prototypes of one view need not be shown together,
as one may be what is seen while the items are loaded: where they differ, the view is undecided.

A part that is unknown in some cell leaves the comparison undecided where it would matter.

- `parts`: what all cells have, or none.
- `kinds`: whether the cells are of one kind.
"""#,
  examplesText: #"""
## Avoid

One of three lacks a label that the others have:

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

One lacks two:

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

One has a label that the others lack:

```xml android phone
<collectionView id="team">
  <collectionCell id="a"><image/><title text="Priya Nair"/></collectionCell>
  <collectionCell id="b"><image/><title text="Ola Berg"/></collectionCell>
  ↓<collectionCell id="c"><image/><title text="Li Wei"/><subtitle text="Team lead"/></collectionCell>
</collectionView>
```

So with images and actions; of two cells, the second differs from the first:

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

One cell alone, a prototype, and a part that may be there:

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
  id: "collection-view/content-margins", title: "On a phone a row's content area keeps 16 dp from both edges of the screen", advice: "let the content area begin and end 16 dp from the edges of the screen",
  statements: ["android-cv-25"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-25"], selector: "screen[deviceClass=phone] collectionView[layout=horizontalScroll]", check: "margins", parameters: [PageEntry("of", PageValue(.text("contentArea"), line: 7, column: 12)), PageEntry("in", PageValue(.text("screen"), line: 7, column: 29)), PageEntry("left", PageValue(.number(16.0), line: 7, column: 43)), PageEntry("right", PageValue(.number(16.0), line: 7, column: 54)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 69))], line: 2),
  ],
  rationale: #"""
Titles, texts and the first cell of every row stand on one vertical line, the 16 dp keyline, and end as far from the
other edge. SAP Fiori for Android: Collection View (Specifications, Mobile, Horizontal Scroll) gives the content area of
a row these margins on mobile devices.

Judged is `contentArea` on phones; on tablets its width depends on the page's layout. It is not guessed from the view's
frame: where the content area or the screen's width is unknown, the row is undecided, unless the other edge is already
wrong.

- `of`, `in`: what is measured, and in what.
- `left`, `right`: the distances from the edges, in dp.
- `tolerance`: how much they may differ, in dp.
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

The width is unknown, but not where the content area begins:

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

Grids and tablets are not judged:

```json
[{"type": "screen", "platform": "android", "deviceClass": "phone", "width": 360, "content": [
   {"type": "collectionView", "layout": "grid", "contentArea": [0, 152, 360, 126]}]},
 {"type": "screen", "platform": "android", "deviceClass": "tablet", "width": 800, "content": [
   {"type": "collectionView", "layout": "horizontalScroll", "contentArea": [80, 152, 640, 126]}]}]
```

Content area, width or the class of the device is unknown:

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
  id: "collection-view/dynamic-layout", title: "A layout changes for a reason, visibly, and keeps the focus", advice: "animate the change, make it for a reason that people see, and keep before them what they were looking at",
  statements: [],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["hig-cv-03"], selector: "dynamicLayout", check: "value", parameters: [PageEntry("fact", PageValue(.text("animated"), line: 9, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.flag(true), line: 9, column: 38)]), line: 9, column: 37))], line: 7),
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["hig-cv-03"], selector: "dynamicLayout", check: "value", parameters: [PageEntry("fact", PageValue(.text("motive"), line: 12, column: 18)), PageEntry("nonEmpty", PageValue(.flag(true), line: 12, column: 36))], line: 10),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["hig-cv-04"], selector: "dynamicLayout", check: "value", parameters: [PageEntry("fact", PageValue(.text("preservesFocus"), line: 15, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.flag(true), line: 15, column: 44)]), line: 15, column: 43))], line: 13),
  ],
  rationale: #"""
A layout that rearranges itself takes from people what they had just found. They accept it when they see why, when their
eyes can follow, and when they still have before them what they were busy with. Apple iOS Human Interface Guidelines
2014: Collection View ("Use caution if you make dynamic layout changes") asks for caution, an evident motive, a change
that is easy to follow, and focus and context that survive it.

A `dynamicLayout` that is known not to be animated, or whose motive is known to be empty, is a warning; one that loses
focus or context is an error. What is not given is unknown and leaves the change undecided; of a motive it is judged
only whether there is one. A view whose layout never changes has no `dynamicLayout` and is not judged.

- `fact`: what is asked for.
- `allowed`, `nonEmpty`: what it has to be.
"""#,
  examplesText: #"""
## Avoid

Sudden, without a motive, and each with its own finding:

```json ios tablet
{"type": "collectionView", "id": "photos", "layout": "grid",
 "dynamicLayout": {↓"animated": false, "preservesFocus": true, ↓"motive": " "}}
```

The selected photo is out of sight afterwards:

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

No change, and changes of which little is known:

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
  id: "collection-view/even-spacing", title: "Items are justified with even padding, or left aligned with one padding", advice: "justify the items with even padding, or align them left with one padding",
  statements: ["ios-cv-17"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cv-17"], selector: "collectionView:is([layout=horizontalFit], [layout=grid])", check: "even-spacing", parameters: [PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 19))], line: 2),
  ],
  rationale: #"""
Uneven distances suggest groups where there are none. SAP Fiori for iOS: Collection View (Variations, Horizontal Fit and
Vertical) knows two ways to lay items out: justified, with a padding that is calculated from the width and the number of
items, or, where that does not work out, left aligned with a padding that is set.

In either case the paddings of one row are equal. A row begins at the left edge of the content area; `itemAlignment`
says whether it has to end at the right edge too (`justified`), or has the same padding as all other rows (`leading`).
Where it is not known, either will do. Items that have the padding between them also at both ends of the row count as
justified. The last row of a grid may be incomplete, and need not be justified then. A row of one item is not judged,
nor are items of which some are stacked beside a high one.

Without a content area only the paddings are judged; where the frame of a cell is unknown or empty, the view is
undecided.

- `tolerance`: how much paddings and edges may differ, in points.
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

Centred, which is neither; and aligned at the right:

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

Said to be justified, complete rows do not reach the right edge; said to be left aligned, rows differ in their padding,
or begin elsewhere:

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

Justified in the content area, and left aligned:

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

Rounded to half points; one padding between the items and at both ends; and either of the two where it is not said
which:

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

An incomplete last row is not justified, rows of different items may have different paddings, and a single item has
none:

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

A row that scrolls is not judged; content area, cells or a frame is unknown:

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
  examplesLine: 28, since: "0.1", message: nil,
  supersedes: [])

let collectionViewFewItemsLeftAligned = RulePage(
  id: "collection-view/few-items-left-aligned", title: "Cells that fit into a row stand at its left, 16 dp apart", advice: "align the cells left with 16 dp between them",
  statements: ["android-cv-16"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-16"], selector: "collectionView[layout=horizontalScroll]", check: "left-aligned", parameters: [PageEntry("gap", PageValue(.number(16.0), line: 7, column: 13)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 28))], line: 2),
  ],
  rationale: #"""
A row with few items shall look like the beginning of any other row: the first cell stands where people expect it, and
nothing moves when an item is added. SAP Fiori for Android: Collection View (Behavior and Interaction, Horizontal
Scroll) aligns the cells left with 16 dp between them where there are not enough of them to scroll, and lays a row whose
scrolling is disabled out in the same way.

Judged is a row all of whose cells, 16 dp apart, fit into its content area. Rows that are longer belong to
`collection-view/cell-spacing` and `collection-view/half-cell-visible`. Cells that begin left of the content area may
have been scrolled there; only where `totalCount` says that there are no others are they reported. Without a known
content area, or with a cell whose frame is unknown or empty, the row is undecided.

- `gap`: the distance between neighbouring cells, in dp.
- `tolerance`: how much a distance may differ, in dp.
"""#,
  examplesText: #"""
## Avoid

Spread over the whole width:

```json android phone
{"type": "collectionView", "id": "team", "layout": "horizontalScroll", "contentArea": [16, 152, 328, 126], "cells": [
  {"type": "collectionCell", "id": "a", "frame": [16, 152, 80, 126]},
  {"type": "collectionCell", "id": "b", ↓"frame": [140, 152, 80, 126]},
  {"type": "collectionCell", "id": "c", "frame": [264, 152, 80, 126]}]}
```

Centred:

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

They just fit, 16 dp apart, into 328 dp:

```xml android phone
<collectionView layout="horizontalScroll" contentArea="16 152 328 126">
  <collectionCell id="a" frame="16 152 156.25 126"/>
  <collectionCell id="b" ↓frame="192.25 152 156.25 126"/>
</collectionView>
```

Left of the content area, though the two are all there are; and a row that does not scroll:

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

Cells that do not fit, by however little, are no matter of this rule, nor are grids:

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

The row may have been scrolled; content area, cells or frames are unknown:

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
  examplesLine: 26, since: "0.1", message: nil,
  supersedes: [])

let collectionViewFitDoesNotScroll = RulePage(
  id: "collection-view/fit-does-not-scroll", title: "A horizontal fit does not scroll", advice: "show as many items as fit, or make it a horizontal scroll",
  statements: ["ios-cv-16"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-16"], selector: "collectionView[layout=horizontalFit]", check: "value", parameters: [PageEntry("fact", PageValue(.text("scrollDirection"), line: 7, column: 14)), PageEntry("allowed", PageValue(.list([PageValue(.text("none"), line: 7, column: 41)]), line: 7, column: 40))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Do not scroll"), line: 9, column: 14)), PageEntry("class", PageValue(.text("safe"), line: 9, column: 36))]), line: 9, column: 6)] }, line: 2),
  ],
  rationale: #"""
A row that fits shows all that it has at one glance, evenly spread. As soon as it scrolls, its last cell seems to be the
last one and is not. SAP Fiori for iOS: Collection View (Variations, Horizontal Fit) names this as the one difference
from Horizontal Scroll.

A horizontal fit that scrolls in any direction violates the rule. The page around it may scroll: what counts is the view
itself. Where the direction or the layout is unknown, the view is undecided.

- `fact`: the direction in which the view itself scrolls.
- `allowed`: the directions.
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
  examplesLine: 24, since: "0.1", message: nil,
  supersedes: [])

let collectionViewFloorplan = RulePage(
  id: "collection-view/floorplan", title: "Collection views belong into floorplans that preview", advice: "show the items in a table view here, or preview them on one of those floorplans",
  statements: ["ios-cv-24"],
  cases: [
    RuleCase(severity: "info", platforms: ["ios"], statements: ["ios-cv-24"], selector: "screen:has(collectionView)", check: "value", parameters: [PageEntry("fact", PageValue(.text("floorplan"), line: 7, column: 14)), PageEntry("allowed", PageValue(.list([PageValue(.text("overview"), line: 7, column: 35), PageValue(.text("object"), line: 7, column: 45), PageValue(.text("objectDetails"), line: 7, column: 53), PageValue(.text("objectDetailDetails"), line: 7, column: 68), PageValue(.text("map"), line: 7, column: 89), PageValue(.text("form"), line: 7, column: 94)]), line: 7, column: 34))], line: 2),
  ],
  rationale: #"""
A collection view gives a first look, which is what overviews and object pages are for; in a list report people want to
compare and find. SAP Fiori for iOS: Collection View (Intro; Exceptions; Variations, Vertical) finds collection views in
the overview, object, object details and object detail details floorplans, on a map, and in create forms, where they
hold the attachments.

It is a hint only: the guideline says where collection views are common, and forbids no place. A screen with a
collection view anywhere on it is reported once, when its floorplan is known to be another: a list report, or one that
the vocabulary has no name for (`other`). What a form's collection view holds is not judged. Where the floorplan is
unknown, or whether there is a collection view, the screen is undecided.

- `allowed`: the floorplans.
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

The floorplan is unknown, or whether there is a collection view:

```json ios
{"screens": [
  {"type": "screen", "name": "A", "content": [{"type": "collectionView"}]},
  {"type": "screen", "name": "B", "floorplan": null, "content": [{"type": "collectionView"}]},
  {"type": "screen", "name": "C", "floorplan": "listReport", "content": null}]}
```

"""#,
  examplesLine: 25, since: "0.1", message: nil,
  supersedes: [])

let collectionViewFooterContent = RulePage(
  id: "collection-view/footer-content", title: "A footer shows See All and the number of all items", advice: "show See All and the number of all items in the footer",
  statements: ["android-cv-08"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-08"], selector: "collectionView:not([layout=grid]) > footer", check: "required", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("seeAll"), line: 9, column: 20)]), line: 9, column: 19))], line: 7),
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-08"], selector: "collectionView > footer", check: "count-in-label", parameters: [PageEntry("ignoresText", PageValue(.flag(true), line: 12, column: 25))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Give the number of all items"), line: 13, column: 18)), PageEntry("class", PageValue(.text("safe"), line: 13, column: 55))]), line: 13, column: 10)] }, line: 10),
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-08"], selector: "collectionView > footer > seeAll:known([count>=0])", check: "count-in-label", parameters: [PageEntry("ignoresText", PageValue(.flag(true), line: 16, column: 25))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Give the number of all items"), line: 17, column: 18)), PageEntry("class", PageValue(.text("safe"), line: 17, column: 55))]), line: 17, column: 10)] }, line: 14),
  ],
  rationale: #"""
The footer is where a row on Android ends: it says how many items there are and takes people to them. One without See
All promises what cannot be reached, and a wrong number is worse than none. SAP Fiori for Android: Collection View
(Anatomy, Footer) puts a See All button and the total number of items into it.

A footer without See All is a violation, and so is a `count`, of the footer or of the See All in it, that is not the
view's `totalCount`. A count that is not given is unknown, and numbers in the button's text are not looked at: there
they may mean something else. A grid has no See All (`collection-view/see-all-misuse`), so that its footer needs none,
and nothing is said of the See All of a view whose layout is unknown. A view need not have a footer, and the footers of
table views are not judged.

- `parts`: what a footer has to have.
- `ignoresText`: whether only `count` is compared, and not the text.
"""#,
  examplesText: #"""
## Avoid

A footer without See All:

```json android phone
{"type": "collectionView", "id": "brands", "layout": "horizontalScroll", "totalCount": 9, "header": {"text": "Brands"},
 "cells": [{"type": "collectionCell"}, {"type": "collectionCell"}], ↓"footer": {"count": 9}}
```

One too few, and one too many:

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

A wrong number is wrong in a grid too:

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

Which number is shown, how many items there are, whether there is a See All, or whether it is a grid is unknown:

```json android
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "totalCount": 9,
   "footer": {"seeAll": {"text": "Show 6 more"}}},
  {"type": "collectionView", "layout": "horizontalScroll", "footer": {"count": 9, "seeAll": {"text": "See All"}}},
  {"type": "collectionView", "layout": "horizontalScroll", "footer": {"seeAll": null}},
  {"type": "collectionView", "footer": {"count": 9}}]}
```

A grid's footer needs no See All, and a row needs no footer:

```xml android
<group>
  <collectionView layout="multiRowGrid" totalCount="9"><footer count="9"/></collectionView>
  <collectionView layout="horizontalScroll" totalCount="9"/>
  <tableView><footer count="9"/></tableView>
</group>
```

"""#,
  examplesLine: 35, since: "0.1", message: nil,
  supersedes: [])

let collectionViewGridBottomPadding = RulePage(
  id: "collection-view/grid-bottom-padding", title: "16 dp follow the last row of a grid", advice: "leave 16 dp after the last row",
  statements: ["android-cv-30"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-30"], selector: "collectionView[layout=grid]", check: "margins", parameters: [PageEntry("of", PageValue(.text("cells"), line: 7, column: 12)), PageEntry("in", PageValue(.text("contentArea"), line: 7, column: 23)), PageEntry("bottom", PageValue(.number(16.0), line: 7, column: 44)), PageEntry("allCells", PageValue(.flag(true), line: 7, column: 58)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 75))], line: 2),
  ],
  rationale: #"""
Whatever comes after a grid keeps the distance that its rows keep from each other, so that the last row does not seem to
belong to it. SAP Fiori for Android: Collection View (Specifications, Multi-Row Grid, Mobile and Tablet) adds 16 dp
after the last row.

The content area of a grid includes this padding: it ends 16 dp below the lowest cell. A grid that lists fewer cells
than `totalCount` says may have other rows, and is undecided, as is one whose content area or a cell's frame is unknown
or empty.

- `of`, `in`: what is measured, and in what.
- `bottom`: the distance of the lowest cell from the lower edge, in dp.
- `allCells`: leaves a grid that does not list all of its cells undecided.
- `tolerance`: how much the distance may differ, in dp.
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

Just beyond the limit; and cells that reach beyond the content area:

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

A row has no such padding; other cells, content area or frames are unknown:

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
  id: "collection-view/grid-fills-row", title: "The cells of a grid fill each row, 16 dp apart, and none is cut off", advice: "choose the width of the cells so that they fill each row with 16 dp between them",
  statements: ["android-cv-28"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-28"], selector: "collectionView[layout=grid]", check: "fills-row", parameters: [PageEntry("gap", PageValue(.number(16.0), line: 7, column: 13)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 28))], line: 2),
  ],
  rationale: #"""
A grid is as wide as the texts and rows around it only where its cells adapt to the space. SAP Fiori for Android:
Collection View (Specifications, Multi-Row Grid, Mobile and Tablet) resizes the cells so that each row is full, with 16
dp between them and nothing cut off at the end.

A row is full where it begins and ends with the content area. The last one may be incomplete; it counts as complete
where it holds as many cells as the fullest row, or as many as `columns` says. Wrong distances, and cells that reach
beyond the content area, are wrong in any row. Without a content area only distances are judged, and where the frame of
a cell is unknown or empty only those in which no other cell can stand. Cells that are stacked beside a high one
form no plain rows; such a grid is not judged.

- `gap`: the distance between neighbouring cells, in dp.
- `tolerance`: how much a distance or an edge may differ, in dp.
"""#,
  examplesText: #"""
## Avoid

Cells of a fixed size leave room at the end:

```json android phone
{"type": "collectionView", "id": "products", "layout": "grid", "contentArea": [16, 136, 328, 320], "cells": [
  {"type": "collectionCell", "id": "a", "frame": [16, 136, 140, 144]},
  {"type": "collectionCell", "id": "b", ↓"frame": [172, 136, 140, 144]},
  {"type": "collectionCell", "id": "c", "frame": [16, 296, 140, 144]}]}
```

The distance between the cells is not 16 dp, though the content area is unknown:

```xml android tablet
<collectionView id="products" layout="grid">
  <collectionCell id="a" frame="16 136 240 168"/>
  <collectionCell id="b" ↓frame="280 136 240 168"/>
  <collectionCell id="c" frame="544 136 240 168"/>
</collectionView>
```

A cell is cut off, at either edge, also in a row that may be incomplete:

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

The last row is as full as the others, so it has to end with the content area as well:

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

Within the tolerance; and a single row that may be incomplete:

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

Rows that scroll, and grids without plain rows, are not judged:

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

Content area, frames or cells are unknown:

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
  examplesLine: 26, since: "0.1", message: nil,
  supersedes: [])

let collectionViewGridMinColumns = RulePage(
  id: "collection-view/grid-min-columns", title: "On a small phone a grid shows at least two cells side by side", advice: "make the cells narrower, so that two of them fit side by side",
  statements: ["android-cv-31"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-31"], selector: "screen[deviceClass=phone][smallDevice=true] collectionView[layout=grid]", check: "rows", parameters: [PageEntry("minColumns", PageValue(.number(2.0), line: 7, column: 20))], line: 2),
  ],
  rationale: #"""
A grid of one column is a list that needs too much space: each picture fills the small screen, and people scroll where
they could have seen. SAP Fiori for Android: Collection View (Specifications, Multi-Row Grid) fits at least two cells
into a row of a small mobile device.

A device is small where `smallDevice` says so, or its width is under 360 dp. The fullest row counts, by the frames of
the cells; a grid of one cell cannot show two. Where frames are not known, `columns` tells how many there are; where
that is not known either, the grid is undecided.

- `minColumns`: how many cells the fullest row holds at least.
"""#,
  examplesText: #"""
## Avoid

```json android phone small
↓{"type": "collectionView", "id": "products", "layout": "grid", "cells": [
  {"type": "collectionCell", "frame": [16, 136, 288, 152]},
  {"type": "collectionCell", "frame": [16, 304, 288, 152]}]}
```

The screen's width tells that the device is small; the number of columns is given, and the frames are not:

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
  examplesLine: 23, since: "0.1", message: nil,
  supersedes: [])

let collectionViewGridScrollDirection = RulePage(
  id: "collection-view/grid-scroll-direction", title: "A row scrolls sideways, a grid with the page", advice: "let a row scroll left and right, and a grid up and down with the page",
  statements: ["android-cv-38"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-38"], selector: "collectionView[layout=horizontalScroll]", check: "value", parameters: [PageEntry("fact", PageValue(.text("scrollDirection"), line: 9, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("horizontal"), line: 9, column: 45), PageValue(.text("none"), line: 9, column: 57)]), line: 9, column: 44))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Scroll horizontally"), line: 10, column: 18)), PageEntry("class", PageValue(.text("safe"), line: 10, column: 46)), PageEntry("set", PageValue(.map([PageEntry("scrollDirection", PageValue(.text("horizontal"), line: 10, column: 75))]), line: 10, column: 57))]), line: 10, column: 10)] }, line: 8),
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-38"], selector: "collectionView[layout=grid]", check: "value", parameters: [PageEntry("fact", PageValue(.text("scrollDirection"), line: 12, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("vertical"), line: 12, column: 45), PageValue(.text("none"), line: 12, column: 55)]), line: 12, column: 44))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Scroll vertically"), line: 13, column: 18)), PageEntry("class", PageValue(.text("safe"), line: 13, column: 44)), PageEntry("set", PageValue(.map([PageEntry("scrollDirection", PageValue(.text("vertical"), line: 13, column: 73))]), line: 13, column: 55))]), line: 13, column: 10)] }, line: 11),
  ],
  rationale: #"""
Swiping sideways browses one row, swiping up moves on through the page. A row that scrolls up and down hides its cells
behind each other, and a grid that scrolls sideways hides whole columns. SAP Fiori for Android: Collection View
(Behavior and Interaction, Horizontal Scroll; Variations) lets a row scroll left and right, and a multi-row grid up and
down in the page.

A row whose scrolling is disabled has the direction `none`, and so has a grid that does not scroll by itself because the
page does. Where the direction or the layout is unknown, the view is undecided. Other layouts are not judged.

- `fact`: the direction in which the view itself scrolls.
- `allowed`: the directions.
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

Scrolling is disabled, and the page scrolls:

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
  id: "collection-view/grid-shows-all", title: "A grid shows all items", advice: "show all items in the grid, or preview some of them in a horizontal scroll",
  statements: ["android-cv-14", "ios-cv-19"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios", "android"], statements: ["android-cv-14", "ios-cv-19"], selector: "collectionView[layout=grid]", check: "count", parameters: [PageEntry("list", PageValue(.text("cells"), line: 6, column: 14)), PageEntry("atLeast", PageValue(.text("totalCount"), line: 6, column: 30)), PageEntry("limitedBy", PageValue(.list([PageValue(.text("maxItemCount"), line: 6, column: 54)]), line: 6, column: 53)), PageEntry("noun", PageValue(.text("cells"), line: 6, column: 75))], line: 2),
  ],
  rationale: #"""
A grid wraps and scrolls with the page; people who reach its end believe that they have seen everything, and there is no
See All that would tell them otherwise. SAP Fiori for Android: Collection View (Variations, Multi-row Grid) displays all
items of the collection in it; SAP Fiori for iOS: Collection View (Variations, Vertical) keeps the variation for the
full content.

A grid with fewer cells than `totalCount` violates the rule. Where the cells are not known one by one, `maxItemCount`
still bounds their number: a grid that is cut off at 6 does not show 9. Where `totalCount` is unknown, or the number of
cells, the grid is undecided. `vertical` and `multiRowGrid` are other names of `grid`; rows and columns may show a part.

- `atLeast`: the fact that says how many cells there have to be.
- `limitedBy`: the facts that bound the number of cells.
"""#,
  examplesText: #"""
## Avoid

One is missing:

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

The cells are not known, but that there are 6 at most is:

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

How many items or cells there are is unknown, or whether it is a grid:

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

Rows and columns may preview:

```xml
<group>
  <collectionView layout="horizontalScroll" totalCount="7"><collectionCell/></collectionView>
  <collectionView layout="horizontalFit" totalCount="7"><collectionCell/></collectionView>
  <collectionView layout="multiColumn" totalCount="7"><objectCell/></collectionView>
</group>
```

"""#,
  examplesLine: 24, since: "0.1", message: nil,
  supersedes: [])

let collectionViewHalfCellVisible = RulePage(
  id: "collection-view/half-cell-visible", title: "A row that scrolls shows whole cells and half of the next", advice: "choose the width of the cells so that about half of the last one is seen",
  statements: ["android-cv-27"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-27"], selector: "collectionView[layout=horizontalScroll]:not(:known([scrollDirection=none]))", check: "visible-share", parameters: [PageEntry("min", PageValue(.number(0.4), line: 7, column: 13)), PageEntry("max", PageValue(.number(0.6), line: 7, column: 23)), PageEntry("whole", PageValue(.number(1.0), line: 7, column: 35)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 49))], line: 2),
  ],
  rationale: #"""
A cell that is cut in the middle tells at a glance that the row goes on. Where the edge falls between two cells nobody
thinks of swiping, and a narrow strip of the next cell looks like a mistake. SAP Fiori for Android: Collection View
(Specifications, Horizontal Scroll, Mobile and Tablet) therefore always shows a number of whole cells and a half one.

Measured is how much of the first cell beyond the right edge of the content area is seen, by the cells' frames, which
are not clipped. From 40 % to 60 % count as half. The 2.5 cells that a small device may show are two whole ones and a
half: the same holds there. At least one whole cell stands before the half one.

A row whose cells all fit does not scroll; a row that begins left of its content area has been scrolled, and may be cut
anywhere. Neither is judged, nor is a row that is known not to scroll (`scrollDirection` is `none`); a horizontal scroll
of which that is not said does. Without a content area, or the frame of each cell, a row is undecided.

- `min`, `max`: the shares that count as half.
- `whole`: how many whole cells there are at least.
- `tolerance`: how much a whole cell may reach beyond the edge, in dp.
"""#,
  examplesText: #"""
## Avoid

The edge falls between two cells:

```json android phone
{"type": "collectionView", "id": "team", "layout": "horizontalScroll", "scrollDirection": "horizontal",
 "contentArea": [16, 152, 328, 126], "cells": [
  {"type": "collectionCell", "id": "a", "frame": [16, 152, 98, 126]},
  {"type": "collectionCell", "id": "b", "frame": [130, 152, 98, 126]},
  {"type": "collectionCell", "id": "c", "frame": [244, 152, 98, 126]},
  {"type": "collectionCell", "id": "d", ↓"frame": [358, 152, 98, 126]}]}
```

Just too little and just too much of a cell of 100 dp:

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

A last cell that does not quite fit is no half one:

```json android phone
{"type": "collectionView", "layout": "horizontalScroll", "scrollDirection": "horizontal",
 "contentArea": [16, 152, 328, 126], "cells": [
  {"type": "collectionCell", "id": "a", "frame": [16, 152, 100, 126]},
  {"type": "collectionCell", "id": "b", ↓"frame": [244.6, 152, 100, 126]}]}
```

A small device shows half cells as well; and one half cell alone is not enough:

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

A horizontal scroll scrolls, unless it says otherwise:

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

All cells fit, the row was scrolled, or it does not scroll:

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
  id: "collection-view/header-placement", title: "The header stands at the top left", advice: "put the header at the top left of the view",
  statements: ["android-cv-05", "ios-cv-08"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios", "android"], statements: ["android-cv-05", "ios-cv-08"], selector: "collectionView[header]", check: "placement", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("header"), line: 7, column: 16)]), line: 7, column: 15)), PageEntry("vertical", PageValue(.text("above"), line: 7, column: 35)), PageEntry("horizontal", PageValue(.text("left"), line: 7, column: 54)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 71))], line: 2),
  ],
  rationale: #"""
Where reading begins, people look for what follows. Both SAP Fiori for Android: Collection View (Anatomy, Header) and
SAP Fiori for iOS: Collection View (Structure, Header) put the header, or group label, at the top left of the collection
view. That it names what the cells show is the matter of `collection-view/header-required`.

The header stands at the top where its middle is above the content area, or above the cells where that is not known, or
where it begins no lower than they do, beside them. A header that lies on the cells is not judged: it may be pinned
while they scroll. It stands at the left where it is nearer to the left edge of the view's frame than to the right one;
a header that takes half of the width or more may be equally near to both. Where a frame that is needed is unknown or
empty, the header is undecided.

- `parts`: the part that is judged.
- `vertical`, `horizontal`: where it stands.
- `tolerance`: how much distances may differ and still be equal, in pt or dp.
"""#,
  examplesText: #"""
## Avoid

Below the cells:

```json ios phone
{"type": "collectionView", "id": "team", "frame": [0, 96, 390, 200], "contentArea": [16, 96, 374, 156],
 "header": {"text": "Team", ↓"frame": [16, 252, 200, 44]}}
```

Centred, and at the right:

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

The cells tell where the top is; and the header is just beside the limits:

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

As wide as the view, or half of it; with half of its height above the cells; beside them, level with their top:

```xml android phone
<group>
  <collectionView frame="0 104 360 222" contentArea="16 152 328 126"><header frame="0 104 360 48"/></collectionView>
  <collectionView frame="0 104 360 222" contentArea="16 152 328 126"><header frame="90 104 180 48"/></collectionView>
  <collectionView frame="0 104 360 222" contentArea="16 128 328 126"><header frame="16 104 120 48"/></collectionView>
  <collectionView frame="0 104 360 222" contentArea="120 104 240 126"><header frame="16 104.5 80 48"/></collectionView>
</group>
```

Pinned over cells that are scrolled:

```xml ios phone
<collectionView frame="0 88 390 700">
  <header frame="16 88 200 44"/>
  <collectionCell frame="16 -20 110 150"/><collectionCell frame="16 146 110 150"/>
</collectionView>
```

Where the header, the cells or the view stand is unknown; another view has no header:

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
  examplesLine: 27, since: "0.1", message: nil,
  supersedes: [])

let collectionViewHeaderRequired = RulePage(
  id: "collection-view/header-required", title: "A collection view has a header that says what it shows", advice: "add a header that says what the cells show",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-04"], selector: "collectionView", check: "required", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("header"), line: 4, column: 16)]), line: 4, column: 15)), PageEntry("nonEmpty", PageValue(.flag(true), line: 4, column: 35))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Add a header"), line: 6, column: 14)), PageEntry("class", PageValue(.text("suggestion"), line: 6, column: 35)), PageEntry("insert", PageValue(.map([PageEntry("header", PageValue(.map([PageEntry("text", PageValue(.text("Header"), line: 6, column: 71))]), line: 6, column: 64))]), line: 6, column: 55))]), line: 6, column: 6)] }, line: 8),
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cv-07"], selector: "collectionView", check: "required", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("header"), line: 4, column: 16)]), line: 4, column: 15)), PageEntry("nonEmpty", PageValue(.flag(true), line: 4, column: 35))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Add a header"), line: 6, column: 14)), PageEntry("class", PageValue(.text("suggestion"), line: 6, column: 35)), PageEntry("insert", PageValue(.map([PageEntry("header", PageValue(.map([PageEntry("text", PageValue(.text("Header"), line: 6, column: 71))]), line: 6, column: 64))]), line: 6, column: 55))]), line: 6, column: 6)] }, line: 11),
  ],
  rationale: #"""
Several collection views often share one screen, and pictures alone do not tell why they stand together. SAP Fiori for
Android: Collection View (Anatomy, Header) makes the header mandatory; SAP Fiori for iOS: Collection View (Structure,
Header) advises a group label in most uses. So a missing header is an error on Android and a warning on iOS, and a
warning where one description serves both platforms.

A header whose text is known to be empty says nothing and counts as missing. A header whose text is not known is one.
Table views are not judged: lists do without a header.

- `parts`: what serves as a header.
- `nonEmpty`: whether it has to say something.
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

An empty header is none:

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

What the header says, or whether there is one, is unknown; a table view needs none:

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
  id: "collection-view/height-fits-content", title: "A row is as high as its cells need", advice: "make the content area as high as the cells need",
  statements: ["ios-cv-15"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-15"], selector: "collectionView[layout=horizontalScroll]", check: "margins", parameters: [PageEntry("of", PageValue(.text("cells"), line: 7, column: 12)), PageEntry("in", PageValue(.text("contentArea"), line: 7, column: 23)), PageEntry("top", PageValue(.number(0.0), line: 7, column: 41)), PageEntry("bottom", PageValue(.number(0.0), line: 7, column: 52)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 66))], line: 2),
  ],
  rationale: #"""
A row that is too low cuts its cells off, where people can only scroll sideways; one that is too high leaves a hole in
the page. SAP Fiori for iOS: Collection View (Variations, Horizontal Scroll) lets the height of the items determine that
of the container.

The container is the content area, without header and See All. It begins with the highest top edge of a cell and ends
with the lowest bottom edge, whatever the cells' own heights. It is not guessed from the view's frame: where the content
area, the cells or the frame of one of them is unknown or empty, the row is undecided.

- `of`, `in`: what is measured, and in what.
- `top`, `bottom`: the distances that remain, in points.
- `tolerance`: how large they may be, in points.
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

The highest cell determines the height; rounding is allowed for:

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

Other layouts are not judged; content area, cells or a frame is unknown:

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
  id: "collection-view/max-preview-items", title: "A horizontal scroll shows no more than 20 items", advice: "show the first 20 at most and lead to the others with See All",
  statements: ["ios-cv-14"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cv-14"], selector: "collectionView[layout=horizontalScroll]", check: "count", parameters: [PageEntry("list", PageValue(.text("cells"), line: 7, column: 14)), PageEntry("max", PageValue(.number(20.0), line: 7, column: 26)), PageEntry("limitedBy", PageValue(.list([PageValue(.text("maxItemCount"), line: 7, column: 42), PageValue(.text("totalCount"), line: 7, column: 56)]), line: 7, column: 41)), PageEntry("noun", PageValue(.text("items"), line: 7, column: 75))], line: 2),
  ],
  rationale: #"""
A row that scrolls sideways is a preview. The further people have to scroll in it, the less they know where they are,
and the longer the list behind See All would have served them better. SAP Fiori for iOS: Collection View (Variations,
Horizontal Scroll) recommends 20 items at most, and a See All that tells how many there are in all.

Counted are the cells of the row. Where they are not known one by one, `maxItemCount` and `totalCount` still bound their
number: a row of at most 20 items conforms. A row that may show more, but need not, is undecided. The total itself is no
limit: a row of 20 out of 500 is fine.

- `max`: the greatest number of items.
- `limitedBy`: the facts that bound the number.
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

20 items, of however many:

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

The cells are not known, but there cannot be more than 20:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "totalCount": 20, "cells": null},
  {"type": "collectionView", "layout": "horizontalScroll", "totalCount": 500, "maxItemCount": 20,
   "cells": [{"type": "collectionCell", "prototype": true}]}]}
```

There may be more, which nobody knows; and a grid has no such limit:

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
  examplesLine: 24, since: "0.1", message: nil,
  supersedes: [])

let collectionViewMostlyImages = RulePage(
  id: "collection-view/mostly-images", title: "Most items of a collection view have an image of their own", advice: "show the items as object cells in a list",
  statements: ["android-cv-02"],
  cases: [
    RuleCase(severity: "warning", platforms: ["android"], statements: ["android-cv-02"], selector: "collectionView:has(> collectionCell)", check: "share", parameters: [PageEntry("list", PageValue(.text("cells"), line: 8, column: 9)), PageEntry("where", PageValue(.text("collectionCell:not(:has(> image[placeholder=none]))"), line: 9, column: 10)), PageEntry("max", PageValue(.number(0.5), line: 10, column: 8)), PageEntry("total", PageValue(.text("totalCount"), line: 11, column: 10)), PageEntry("says", PageValue(.text("have no image of their own"), line: 12, column: 9))], line: 2),
  ],
  rationale: #"""
A row of pictures helps only as long as the pictures differ. Where most of them are placeholders, people read the labels
anyway, and a list of object cells shows more of them on less space. SAP Fiori for Android: Collection View (Usage)
advises against a collection view where the majority of the items in the data set has no image.

An image of its own is one that is no placeholder: a cell with initials, with an icon in its place, or without any image
has none. More than half of the items is most of them; exactly half is not. Since the data set is what counts, a view is
judged only where it lists all of it: where there are as many cells as `totalCount` says. A preview of some items, or a
`prototype` that stands for all of them, is undecided, as are images of which it is unknown whether they are there,
where these would decide.

That each cell shows at least a placeholder is asked by `collection-cell/image-required`, that a view does not show text
alone by `collection-view/no-text-only`. This rule is about data that does not suit the form, however carefully its gaps
are filled.

- `where`: the cells without an image of their own.
- `max`: the greatest share of them, of 1.
- `total`: the fact that tells whether all items are listed.
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

Three of five, initials and missing images alike:

```xml android tablet
↓<collectionView id="team" layout="horizontalScroll" totalCount="5">
  <collectionCell><image source="a.jpg"/><title text="Ana Lima"/></collectionCell>
  <collectionCell><image source="b.jpg" placeholder="none"/><title text="Ben Adu"/></collectionCell>
  <collectionCell><image placeholder="initials" text="C"/><title text="Chen Yu"/></collectionCell>
  <collectionCell><image placeholder="initials" text="D"/><title text="Dora Kis"/></collectionCell>
  <collectionCell><title text="Edo Bianchi"/></collectionCell>
</collectionView>
```

One more that is unknown does not change it:

```json android
↓{"type": "collectionView", "totalCount": 3, "cells": [
  {"type": "collectionCell", "image": {"placeholder": "icon"}},
  {"type": "collectionCell", "image": {"placeholder": "icon"}},
  {"type": "collectionCell", "image": null}]}
```

## Prefer

Half of them are not most of them:

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

What does not list all items, or not for sure, is not judged; nor is one whose images are unknown:

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
  examplesLine: 36, since: "0.1", message: nil,
  supersedes: [])

let collectionViewMultiColumnContent = RulePage(
  id: "collection-view/multi-column-content", title: "Multi-column shows table view cells", advice: "keep Multi-column to table view cells and show collection cells in a row or grid",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-02"], selector: "collectionView[layout=multiColumn]:not(:has(> collectionCell):has(> :is(objectCell, labelValueCell, contactCell, otherCell)))", check: "kinds", parameters: [PageEntry("list", PageValue(.text("cells"), line: 4, column: 14)), PageEntry("forbidden", PageValue(.list([PageValue(.text("collectionCell"), line: 4, column: 33)]), line: 4, column: 32))], line: 7),
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cv-21"], selector: "collectionView[layout=multiColumn]:has(> :is(objectCell, labelValueCell, contactCell, otherCell))", check: "kinds", parameters: [PageEntry("list", PageValue(.text("cells"), line: 4, column: 14)), PageEntry("forbidden", PageValue(.list([PageValue(.text("collectionCell"), line: 4, column: 33)]), line: 4, column: 32))], line: 10),
  ],
  rationale: #"""
Multi-column exists so that table view cells need not be as wide as a large screen. Collection cells have variations of
their own, which are made for pictures. SAP Fiori for iOS: Collection View (Do's) uses Multi-column only for table view
cells in several columns, and calls collection items in it really rare (Variations, Multi-column).

Columns that hold nothing but collection cells are a grid under a wrong name: an error. Collection cells among table
view cells may be one of the rare cases: a warning. Either is reported once, at the first collection cell. Where it is
unknown which cells there are, or whether they stand in columns, the view is undecided.

How many columns there are is not this rule's business, and contact cells are judged by
`collection-view/no-contact-cell-in-multi-column`.

- `forbidden`: the kinds of cell.
"""#,
  examplesText: #"""
## Avoid

Nothing but collection cells:

```json ios tablet
{"type": "collectionView", "id": "photos", "layout": "multiColumn", "columns": 3, "cells": [
  ↓{"type": "collectionCell", "id": "p1", "image": {"source": "a.jpg"}},
  {"type": "collectionCell", "id": "p2", "image": {"source": "b.jpg"}}]}
```

One among others:

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

Which cells there are, or how they are laid out, is unknown:

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
  id: "collection-view/multi-column-stacks", title: "Multi-column shows columns only where the full regular width is there", advice: "show several columns in full-width regular width, and stack the cells everywhere else",
  statements: ["ios-cv-06"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-06"], selector: "screen[widthClass=compact] collectionView[layout=multiColumn]", check: "rows", parameters: [PageEntry("maxColumns", PageValue(.number(1.0), line: 9, column: 24))], line: 8),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-06"], selector: "screen[widthClass=regular][readableWidth=true] collectionView[layout=multiColumn]", check: "rows", parameters: [PageEntry("maxColumns", PageValue(.number(1.0), line: 11, column: 24))], line: 10),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-06"], selector: "screen[widthClass=regular][readableWidth=false] collectionView[layout=multiColumn]", check: "rows", parameters: [PageEntry("minColumns", PageValue(.number(2.0), line: 13, column: 24))], line: 12),
  ],
  rationale: #"""
Table view cells need a certain width. On a wide screen one column would waste it; on a narrow one, or where the content
keeps to the readable width, several columns would squeeze the texts. SAP Fiori for iOS: Collection View (Compact and
Regular) shows several columns in full-width regular width, and stacks the cells in a single one in readable-width
regular width and in compact width.

Which width there is, `widthClass` and `readableWidth` of the screen say; in regular width both have to be known. The
columns are counted by the cells' frames: the fullest row counts, and cells stand in one column where they overlap
horizontally by half of the narrower one. Two cells side by side are enough to see that there are several columns; a
view of one cell cannot have two. Where frames are not known, the fact `columns` is asked; where that is not known
either, the view is undecided.

- `maxColumns`: how many cells a row holds at most, where they are stacked.
- `minColumns`: how many cells the fullest row holds at least, where there are columns.
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

Two columns where the content keeps to the readable width:

```xml
<screen platform="ios" deviceClass="tablet" widthClass="regular" readableWidth="true">
  <collectionView id="orders" layout="multiColumn" ↓columns="2" unknown="cells"/>
</screen>
```

One column in full-width regular width, by the frames or by the number of columns:

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

Other layouts have columns of their own:

```json ios phone compact
{"type": "collectionView", "layout": "grid", "cells": [
  {"type": "collectionCell", "frame": [16, 100, 110, 110]}, {"type": "collectionCell", "frame": [140, 100, 110, 110]}]}
```

Frames and columns, the width class, or whether the content keeps to the readable width is unknown:

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
  examplesLine: 32, since: "0.1", message: nil,
  supersedes: [])

let collectionViewNoContactCellInMultiColumn = RulePage(
  id: "collection-view/no-contact-cell-in-multi-column", title: "Multi-column holds no contact cells", advice: "show people as object cells, or contact cells in a table view",
  statements: ["ios-cv-20"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-20"], selector: "collectionView[layout=multiColumn]", check: "kinds", parameters: [PageEntry("list", PageValue(.text("cells"), line: 7, column: 14)), PageEntry("forbidden", PageValue(.list([PageValue(.text("contactCell"), line: 7, column: 33)]), line: 7, column: 32))], line: 2),
  ],
  rationale: #"""
A contact cell shows a person and, next to the name, the ways to reach that person. In a column there is no room for
both. SAP Fiori for iOS: Collection View (Variations, Multi-column) allows every table view cell in Multi-column but
this one.

The first contact cell of a view is reported, with the number of the others. In rows and grids no table view cell has a
place: `collection-view/no-table-cells`. Where the layout or the cells are unknown, the view is undecided.

- `forbidden`: the kinds of cell.
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

Whether these are columns, or which cells they hold, is unknown:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "cells": [{"type": "contactCell"}]},
  {"type": "collectionView", "layout": "multiColumn", "cells": null}]}
```

"""#,
  examplesLine: 22, since: "0.1", message: nil,
  supersedes: [])

let collectionViewNoCutOffCell = RulePage(
  id: "collection-view/no-cut-off-cell", title: "A row that does not scroll shows whole cells, as many as fit", advice: "show the first cells that fit as a whole, and no others",
  statements: ["android-cv-17"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-17"], selector: "collectionView[layout=horizontalScroll][scrollDirection=none]", check: "whole-cells", parameters: [PageEntry("gap", PageValue(.number(16.0), line: 7, column: 13)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 28))], line: 2),
  ],
  rationale: #"""
Half a cell at the edge says "there is more, swipe". Where swiping is disabled it is a promise that nothing keeps, and
room for one more cell is room wasted. SAP Fiori for Android: Collection View (Behavior and Interaction, Horizontal
Scroll) shows the first items of such a row until there is no space for another full cell, or no other item.

Scrolling is disabled where `scrollDirection` is `none`. A cell that stands wholly outside of the content area is not
shown and does no harm. Whether another one would fit is judged by the next cell in the list; where there is none, and
`totalCount` says that there are more items, by the width that all shown cells have. A row that `maxItemCount` limits to
what it shows is full. What needs an unknown frame, content area or total is undecided.

- `gap`: the distance that another cell would keep, in dp.
- `tolerance`: how much a cell may reach beyond the content area, in dp.
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

Just beyond the edge, by 0.6 dp; and at the left:

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

Another one of nine would just fit; and so would the one that stands outside:

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

The last cell ends at the edge and a rounding beyond it, and others stand outside; another one would not quite fit:

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

There are no others, or no others are to be shown; a row that scrolls is cut off on purpose:

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

Whether there are more items, whether the row scrolls, its content area or a frame is unknown:

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
  examplesLine: 25, since: "0.1", message: nil,
  supersedes: [])

let collectionViewNoTableCells = RulePage(
  id: "collection-view/no-table-cells", title: "Rows and grids hold collection cells, no table view cells", advice: "show such cells in a table view or in the Multi-column variation",
  statements: ["ios-cv-05"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-05"], selector: "collectionView:is([layout=horizontalFit], [layout=grid])", check: "kinds", parameters: [PageEntry("list", PageValue(.text("cells"), line: 9, column: 18)), PageEntry("forbidden", PageValue(.list([PageValue(.text("objectCell"), line: 9, column: 37), PageValue(.text("labelValueCell"), line: 9, column: 49), PageValue(.text("contactCell"), line: 9, column: 65), PageValue(.text("otherCell"), line: 9, column: 78)]), line: 9, column: 36))], line: 8),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-05"], selector: "collectionView[layout=horizontalScroll]", check: "kinds", parameters: [PageEntry("list", PageValue(.text("cells"), line: 11, column: 18)), PageEntry("forbidden", PageValue(.list([PageValue(.text("labelValueCell"), line: 11, column: 37), PageValue(.text("contactCell"), line: 11, column: 53), PageValue(.text("otherCell"), line: 11, column: 66)]), line: 11, column: 36))], line: 10),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-05"], selector: "collectionView[layout=horizontalScroll]:not(screen[floorplan=map] *):not( :has(> :is(labelValueCell, contactCell, otherCell)))", check: "kinds", parameters: [PageEntry("list", PageValue(.text("cells"), line: 15, column: 18)), PageEntry("forbidden", PageValue(.list([PageValue(.text("objectCell"), line: 15, column: 37)]), line: 15, column: 36))], line: 12),
  ],
  rationale: #"""
A table view cell is made for the full width of a list: text from left to right, an accessory at its end. Squeezed into
a row or a grid it loses its text and looks like nothing people know. SAP Fiori for iOS: Collection View (Don'ts;
Variations, Multi-column; Exceptions) keeps object cells, label/value cells and the other table view cells out of
Horizontal Scroll, Horizontal Fit and Vertical, and has Multi-column for them.

The one exception is the Map floorplan, where a horizontal scroll may hold object cells. So object cells in a horizontal
scroll are undecided where the screen's floorplan is unknown; cells of other kinds, and object cells in a horizontal fit
or a grid, are wrong on a map as well.

Each view is reported once, at its first table view cell.

- `forbidden`: the kinds of cell.
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

On a map, object cells may stand in a horizontal scroll and nowhere else, and other table view cells nowhere:

```json ios map
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalFit", "cells": [↓{"type": "objectCell"}]},
  {"type": "collectionView", "layout": "grid", "cells": [↓{"type": "objectCell"}]},
  {"type": "collectionView", "layout": "horizontalScroll",
   "cells": [{"type": "objectCell"}, ↓{"type": "contactCell"}]}]}
```

A label/value cell is wrong in a row whatever the floorplan is:

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

Collection cells:

```xml ios overview
<group>
  <collectionView layout="horizontalScroll"><collectionCell/></collectionView>
  <collectionView layout="horizontalFit"><collectionCell/></collectionView>
  <collectionView layout="vertical"><collectionCell/></collectionView>
</group>
```

It may be a map, the layout may be columns, and the cells may be of any kind:

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
  id: "collection-view/no-text-only", title: "A collection view never shows text alone", advice: "give the items images, or show them as object cells in a table view",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-01"], selector: "collectionView:is(:not([layout=multiColumn]), :has(> collectionCell))", check: "any-has", parameters: [PageEntry("list", PageValue(.text("cells"), line: 5, column: 9)), PageEntry("parts", PageValue(.list([PageValue(.text("image"), line: 6, column: 11), PageValue(.text("detailImage"), line: 6, column: 18)]), line: 6, column: 10)), PageEntry("besides", PageValue(.list([PageValue(.text("title"), line: 7, column: 13), PageValue(.text("subtitle"), line: 7, column: 20), PageValue(.text("attribute"), line: 7, column: 30), PageValue(.text("footnote"), line: 7, column: 41), PageValue(.text("caption"), line: 7, column: 51), PageValue(.text("description"), line: 7, column: 60), PageValue(.text("label"), line: 7, column: 73), PageValue(.text("value"), line: 7, column: 80)]), line: 7, column: 12))], line: 15),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-01", "ios-cv-04"], selector: "collectionView:is(:not([layout=multiColumn]), :has(> collectionCell)):not( screen[floorplan=map] [layout=horizontalScroll]:has(> objectCell))", check: "any-has", parameters: [PageEntry("list", PageValue(.text("cells"), line: 5, column: 9)), PageEntry("parts", PageValue(.list([PageValue(.text("image"), line: 6, column: 11), PageValue(.text("detailImage"), line: 6, column: 18)]), line: 6, column: 10)), PageEntry("besides", PageValue(.list([PageValue(.text("title"), line: 7, column: 13), PageValue(.text("subtitle"), line: 7, column: 20), PageValue(.text("attribute"), line: 7, column: 30), PageValue(.text("footnote"), line: 7, column: 41), PageValue(.text("caption"), line: 7, column: 51), PageValue(.text("description"), line: 7, column: 60), PageValue(.text("label"), line: 7, column: 73), PageValue(.text("value"), line: 7, column: 80)]), line: 7, column: 12))], line: 18),
  ],
  rationale: #"""
A collection view trades density for pictures: its cells are recognized by what they look like. Where there is nothing
to look at, people read less on more space than in a list. SAP Fiori for Android: Collection View (Usage) rules text
alone out; so does SAP Fiori for iOS: Collection View (Intro, Do's, Don'ts), which wants content with images in the
variations Horizontal Scroll, Horizontal Fit and Vertical.

One image in one cell is enough for this rule, and a placeholder is an image; that every cell has one is asked by
`collection-cell/image-required`. Cells that show neither image nor text are not judged.

Columns of table view cells are exempt: the Multi-column variation exists for them, and they need no image. So are, on
iOS, the object cells that the Map floorplan allows in a horizontal scroll. Where the layout or the floorplan is unknown
and would matter, the view is undecided.

- `parts`: what counts as an image, in any kind of cell.
- `besides`: the texts of which at least one has to be there.
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

Whatever the layout, cells without images do not belong into a collection view:

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

Columns of table view cells, and object cells on a map:

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

It may be a map, the columns of table view cells may be columns, and an image may be there:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll",
   "cells": [{"type": "objectCell", "title": {"text": "Store Berlin"}}]},
  {"type": "collectionView", "cells": [{"type": "objectCell", "title": {"text": "Order 4711"}}]},
  {"type": "collectionView", "layout": "grid",
   "cells": [{"type": "collectionCell", "image": null, "title": {"text": "Ski boots"}}]}]}
```

"""#,
  examplesLine: 42, since: "0.1", message: nil,
  supersedes: [PageText("collection-cell/image-required", at: PageLocation(line: 9, column: 3)), PageText("collection-cell/labeled-cell-size", at: PageLocation(line: 9, column: 3)), PageText("collection-view/mostly-images", at: PageLocation(line: 9, column: 3)), PageText("collection-view/prefer-table", at: PageLocation(line: 9, column: 3))])

let collectionViewPreferTable = RulePage(
  id: "collection-view/prefer-table", title: "Text alone is better shown in a table view", advice: "show the items in a table view, where text is easier to read",
  statements: ["hig-cv-01"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["hig-cv-01"], selector: "collectionView:not([layout=multiColumn]:has(> labelValueCell)):not([layout=multiColumn][columns=1]):not( screen[floorplan=map] [layout=horizontalScroll]:has(> objectCell))", check: "any-has", parameters: [PageEntry("list", PageValue(.text("cells"), line: 10, column: 9)), PageEntry("parts", PageValue(.list([PageValue(.text("image"), line: 11, column: 11), PageValue(.text("detailImage"), line: 11, column: 18), PageValue(.text("iconStack"), line: 11, column: 31), PageValue(.text("attributes"), line: 11, column: 42), PageValue(.text("rating"), line: 11, column: 54), PageValue(.text("avatarStack"), line: 11, column: 62), PageValue(.text("tags"), line: 11, column: 75), PageValue(.text("actions"), line: 11, column: 81)]), line: 11, column: 10)), PageEntry("besides", PageValue(.list([PageValue(.text("title"), line: 12, column: 13), PageValue(.text("subtitle"), line: 12, column: 20), PageValue(.text("attribute"), line: 12, column: 30), PageValue(.text("footnote"), line: 12, column: 41), PageValue(.text("caption"), line: 12, column: 51), PageValue(.text("description"), line: 12, column: 60), PageValue(.text("label"), line: 12, column: 73), PageValue(.text("value"), line: 12, column: 80)]), line: 12, column: 12))], line: 2),
  ],
  rationale: #"""
Lines that stand below each other are read faster than texts spread over a surface, and they have room for more than two
words. Apple iOS Human Interface Guidelines 2014: Collection View ("Don't use a collection view when a table view is a
better choice") recommends a list for information that is text.

A view violates the rule when its cells show text and nothing else: no image, no icons, no rating, avatars or tags, and
no actions. One cell that shows more is enough to conform. A chevron or another accessory of an object cell adds no
information and does not count. A part that is unknown leaves the view undecided.

This is Apple's statement and goes further than SAP's. `collection-view/no-text-only` asks for an image in rows and
grids and exempts all table view cells in columns; a text-only row breaks both, and is an error there. Only this rule
looks at object cells, contact cells and other table view cells in several columns. Here too an action is enough to set
a view apart from a plain list, while SAP insists on the image.

Exempt are columns with label/value cells, which exist to show text; a single column, which is read as a list is
(columns of which the number is unknown are undecided); and object cells in the row on a map, where there is no room for
a list.

- `parts`: what is more than text, in any kind of cell.
- `besides`: the texts of which at least one has to be there.
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

Label/value cells are exempt in columns and nowhere else, object cells on a map in a row and nowhere else:

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

Label/value cells in columns, columns that are but one, and object cells on a map:

```xml ios map
<group>
  <collectionView layout="multiColumn" columns="2">
    <labelValueCell label="Weight" value="2.4 kg"/><labelValueCell label="Colour" value="Red"/>
  </collectionView>
  <collectionView layout="multiColumn" columns="1"><objectCell><title text="Order 4711"/></objectCell></collectionView>
  <collectionView layout="horizontalScroll"><objectCell><title text="Store Berlin"/></objectCell></collectionView>
</group>
```

How many columns there are, whether it is a map, whether there are images, and what the cells show is unknown:

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
  examplesLine: 38, since: "0.1", message: nil,
  supersedes: [])

let collectionViewScrollEdgeGradient = RulePage(
  id: "collection-view/scroll-edge-gradient", title: "A gradient at the edge tells that a row goes on", advice: "add a gradient at the edge behind which there is more",
  statements: ["android-cv-15"],
  cases: [
    RuleCase(severity: "warning", platforms: ["android"], statements: ["android-cv-15"], selector: "collectionView[layout=horizontalScroll]:not(:known([scrollDirection=none]))", check: "overflow-hint", parameters: [PageEntry("list", PageValue(.text("cells"), line: 7, column: 14)), PageEntry("area", PageValue(.text("contentArea"), line: 7, column: 27)), PageEntry("fact", PageValue(.text("edgeGradient"), line: 7, column: 46)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 71))], line: 2),
  ],
  rationale: #"""
A row that ends at the screen's edge looks complete. A gradient over the last cell shows before the first swipe that
there is more. SAP Fiori for Android: Collection View (Behavior and Interaction, Horizontal Scroll) adds one to the edge
of a row that can be scrolled.

A row can be scrolled when a cell reaches beyond its content area, at the right or, once it has been scrolled, at the
left. Cells that all fit need no gradient, nor does a row that is known not to scroll (`scrollDirection` is `none`); a
horizontal scroll of which that is not said does. Where the content area is unknown, a cell beyond the frame of the view
is beyond the area as well. Where the gradient or a frame is unknown and would matter, the row is undecided. A gradient
that is there is always fine.

- `list`: the cells.
- `area`: the area in which they are seen.
- `fact`: what has to be true.
- `tolerance`: how far a cell may reach beyond the area, in dp.
"""#,
  examplesText: #"""
## Avoid

```json android phone
{"type": "collectionView", "id": "products", "layout": "horizontalScroll", "scrollDirection": "horizontal",
 "contentArea": [16, 152, 328, 160], ↓"edgeGradient": false, "cells": [
  {"type": "collectionCell", "frame": [16, 152, 120, 160]}, {"type": "collectionCell", "frame": [152, 152, 120, 160]},
  {"type": "collectionCell", "frame": [288, 152, 120, 160]}]}
```

Just beyond the edge, by 0.6 at the right and at the left:

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

One cell beyond the frame of the view is enough, whatever is unknown of the others:

```json android
{"type": "collectionView", "frame": [0, 100, 360, 200], "layout": "horizontalScroll", "scrollDirection": "horizontal",
 ↓"edgeGradient": false,
 "cells": [{"type": "collectionCell"}, {"type": "collectionCell", "frame": [288, 152, 120, 160]}]}
```

A horizontal scroll scrolls, unless it says otherwise:

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

All cells fit, the last one to within 0.5; and a row that does not scroll has no edge to scroll to:

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

Where the cells stand, how wide the area is, or whether there is a gradient is unknown:

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
  examplesLine: 28, since: "0.1", message: nil,
  supersedes: [])

let collectionViewSeeAllChevron = RulePage(
  id: "collection-view/see-all-chevron", title: "See All has a chevron", advice: "put a chevron behind the label",
  statements: ["ios-cv-11"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cv-11"], selector: "collectionView seeAll", check: "value", parameters: [PageEntry("fact", PageValue(.text("chevron"), line: 7, column: 14)), PageEntry("allowed", PageValue(.list([PageValue(.flag(true), line: 7, column: 33)]), line: 7, column: 32))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show the chevron"), line: 9, column: 14)), PageEntry("class", PageValue(.text("safe"), line: 9, column: 39))]), line: 9, column: 6)] }, line: 2),
  ],
  rationale: #"""
On iOS a chevron is what tells a way to another screen from a mere caption. SAP Fiori for iOS: Collection View
(Structure, "See All" Label) draws See All as a label with a chevron.

A See All of which it is known that it has no chevron violates the rule, wherever it stands; one of which that is
unknown is undecided. What the label says is judged by `collection-view/see-all-count`.

- `fact`: what has to be true.
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

Whether there is a chevron, or a See All, is unknown:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "seeAll": {"text": "See All (48)"}},
  {"type": "collectionView", "seeAll": {"text": "See All (48)", "chevron": null}},
  {"type": "collectionView", "seeAll": null}]}
```

"""#,
  examplesLine: 22, since: "0.1", message: nil,
  supersedes: [])

let collectionViewSeeAllCount = RulePage(
  id: "collection-view/see-all-count", title: "The See All label gives the number of items", advice: "name the number of items in the full list, as in \"See All (48)\"",
  statements: ["ios-cv-10"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cv-10"], selector: "collectionView seeAll", check: "count-in-label", parameters: [], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Give the number of items"), line: 9, column: 13)), PageEntry("class", PageValue(.text("safe"), line: 9, column: 46))]), line: 9, column: 5), PageValue(.map([PageEntry("title", PageValue(.text("Name how many items there are"), line: 10, column: 13)), PageEntry("class", PageValue(.text("suggestion"), line: 10, column: 51)), PageEntry("set", PageValue(.map([PageEntry("text", PageValue(.text("See All (0)"), line: 10, column: 75))]), line: 10, column: 68))]), line: 10, column: 5)] }, line: 2),
  ],
  rationale: #"""
Whether it pays to open the whole list depends on how long it is. SAP Fiori for iOS: Collection View (Structure, "See
All" Label; Variations, Horizontal Scroll and Horizontal Fit) asks for the number of items in the full list in the
label.

The number is the `count` of See All, else the one in its text: `See All (1,234)` gives 1234, with whatever separator
between the thousands. A label whose text is known and has no number is a violation, and so is a number that is not the
view's `totalCount`. Where text and count, or the total, are unknown, See All is undecided.
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

One that leads on, and one with a character that is written otherwise:

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

One too many, and one too few:

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

Even where the total is unknown, a label without a number gives none:

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

A number of which the total is unknown, and a label or a count that is unknown:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "seeAll": {"text": "See All (48)"}},
  {"type": "collectionView", "totalCount": 48, "seeAll": {"chevron": true}},
  {"type": "collectionView", "totalCount": 48, "seeAll": {"text": null}},
  {"type": "collectionView", "totalCount": 48, "seeAll": {"text": "See All", "count": null}}]}
```

"""#,
  examplesLine: 23, since: "0.1", message: nil,
  supersedes: [])

let collectionViewSeeAllDestination = RulePage(
  id: "collection-view/see-all-destination", title: "See All opens the whole set as a list", advice: "let See All open the whole set",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-18"], selector: "collectionView seeAll", check: "opens", parameters: [PageEntry("allowed", PageValue(.list([PageValue(.text("list"), line: 9, column: 22)]), line: 9, column: 21)), PageEntry("listContent", PageValue(.list([PageValue(.text("objectCell"), line: 9, column: 43)]), line: 9, column: 42))], line: 6),
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cv-22"], selector: "collectionView seeAll", check: "opens", parameters: [PageEntry("allowed", PageValue(.list([PageValue(.text("list"), line: 13, column: 22)]), line: 13, column: 21))], line: 10),
  ],
  rationale: #"""
People who tap See All want everything, in a form that is good for searching and comparing. SAP Fiori for Android:
Collection View (Anatomy, Footer; Behavior and Interaction, Navigation) opens the whole set as a list of object cells;
SAP Fiori for iOS: Collection View (Navigation) opens the entire set, usually as a list report.

A See All that opens something else, or nothing, violates the rule: an error on Android, a warning on iOS. So does, on
Android, a list of something other than object cells; on iOS any list is fine. A modal may well show the list, and is
judged by what its list consists of. Where it is unknown what opens, See All is undecided.

- `allowed`: what See All may open, in the words of `opens`.
- `listContent`: what the list may consist of.
"""#,
  examplesText: #"""
## Avoid

Another destination, another kind of list, and none at all:

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

What opens, of what the list consists, or what the modal shows is unknown:

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

Where the platform is unknown, only what is wrong on both is:

```json
{"type": "collectionView", "seeAll": {"text": "See All (9)", "tap": {"opens": "list", "listContent": "other"}}}
```

"""#,
  examplesLine: 29, since: "0.1", message: nil,
  supersedes: [])

let collectionViewSeeAllMissing = RulePage(
  id: "collection-view/see-all-missing", title: "A row that previews a subset offers See All", advice: "add a See All that leads to the whole set",
  statements: ["ios-cv-12"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cv-12"], selector: "collectionView:is([layout=horizontalScroll], [layout=horizontalFit])", check: "required", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("seeAll"), line: 7, column: 16), PageValue(.text("footer/seeAll"), line: 7, column: 24)]), line: 7, column: 15)), PageEntry("whenSubset", PageValue(.flag(true), line: 7, column: 52))], line: 2),
  ],
  rationale: #"""
A row of a few cells promises more. When the set has more items than the row shows, people need a way to the others: SAP
Fiori for iOS: Collection View (Variations, Horizontal Scroll and Horizontal Fit; Structure, "See All" Label) puts a See
All there, with the number of all items.

A row shows a subset when `totalCount` is greater than the number of its cells, or than `maxItemCount` where the cells
are not known one by one. A row that shows all of its items needs no See All, though it may have one. Where `totalCount`
or the cells are unknown, the row is undecided. Grids and columns are no rows.

- `parts`: where See All may stand; where it should is not this rule's business.
"""#,
  examplesText: #"""
## Avoid

Three of four, the smallest subset:

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

The cells are not known, but that there are five at most is:

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

All items are shown; and a grid shows all of them in any case:

```xml ios
<group>
  <collectionView layout="horizontalScroll" totalCount="2"><collectionCell/><collectionCell/></collectionView>
  <collectionView layout="grid" totalCount="9"><collectionCell/><collectionCell/></collectionView>
</group>
```

How many there are, how many are shown, or whether there is a See All is unknown:

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
  id: "collection-view/see-all-misuse", title: "A grid shows everything, so it has no See All", advice: "show all items in the grid and remove See All, or preview some of them in a horizontal scroll",
  statements: ["android-cv-09", "ios-cv-18"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios", "android"], statements: ["android-cv-09", "ios-cv-18"], selector: "collectionView[layout=grid]", check: "forbidden", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("seeAll"), line: 6, column: 16), PageValue(.text("footer/seeAll"), line: 6, column: 24)]), line: 6, column: 15))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Remove See All"), line: 8, column: 14)), PageEntry("class", PageValue(.text("unsafe"), line: 8, column: 37))]), line: 8, column: 6)] }, line: 2),
  ],
  rationale: #"""
See All leads from a preview to the whole set. A grid is no preview: it shows the whole set and scrolls with the page,
so that the link would lead people where they already are. SAP Fiori for Android: Collection View (Anatomy, Footer;
Variations, Multi-row Grid) keeps the footer with See All to the horizontal scroll; SAP Fiori for iOS: Collection View
(Variations, Vertical) has no See All where the full content is shown.

`grid`, `vertical` and `multiRowGrid` are names of one layout. Columns (`multiColumn`) are no grid in this sense: on iOS
they may show a subset and offer See All.

- `parts`: where See All may hide; `footer/seeAll` is the one in the footer, usual on Android.
"""#,
  examplesText: #"""
## Avoid

The iOS shape, See All at the top right:

```json ios phone
{"type": "collectionView", "id": "photos", "layout": "vertical", "header": {"text": "Photos"},
 ↓"seeAll": {"text": "See All (3)", "tap": {"opens": "list"}},
 "cells": [{"type": "collectionCell", "image": {}}]}
```

```json ios phone fixed
{"type": "collectionView", "id": "photos", "layout": "vertical", "header": {"text": "Photos"},
 "cells": [{"type": "collectionCell", "image": {}}]}
```

The Android shape, See All in a footer:

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

Columns may preview, and where layout or footer is unknown nothing is said:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "layout": "multiColumn", "seeAll": {"text": "See All (8)"}},
  {"type": "collectionView", "seeAll": {"text": "See All (8)"}},
  {"type": "collectionView", "layout": "grid", "footer": null}]}
```

"""#,
  examplesLine: 23, since: "0.1", message: nil,
  supersedes: [])

let collectionViewSeeAllPlacement = RulePage(
  id: "collection-view/see-all-placement", title: "See All stands below the cells on Android, at the top right on iOS", advice: "put See All below the cells on Android, at the top right on iOS",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-07"], selector: "collectionView:not(:known([layout=grid]))", check: "placement", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("seeAll"), line: 8, column: 20), PageValue(.text("footer/seeAll"), line: 8, column: 28)]), line: 8, column: 19)), PageEntry("vertical", PageValue(.text("below"), line: 8, column: 54)), PageEntry("tolerance", PageValue(.number(0.5), line: 8, column: 72))], line: 6),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-09"], selector: "collectionView:not(:known([layout=grid]))", check: "placement", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("seeAll"), line: 11, column: 20), PageValue(.text("footer/seeAll"), line: 11, column: 28)]), line: 11, column: 19)), PageEntry("vertical", PageValue(.text("above"), line: 11, column: 54)), PageEntry("horizontal", PageValue(.text("right"), line: 11, column: 73)), PageEntry("tolerance", PageValue(.number(0.5), line: 11, column: 91))], line: 9),
  ],
  rationale: #"""
People find the way to the whole set where they have learned to look for it on their platform. SAP Fiori for Android:
Collection View (Anatomy, Footer) puts the footer with See All below the cells; SAP Fiori for iOS: Collection View
(Structure, "See All" Label) puts See All at the top right of the view, level with the header.

Above the cells is a See All whose middle is above the content area, or above the cells where that is not known; below
them in the same way. One that lies on the cells is not judged. It stands at the right where it is nearer to the right
edge of the view's frame than to the left one. The frame of a See All in a footer may be unknown: then the footer's
counts, and where that is unknown too, a footer is what stands below the cells. Otherwise a frame that is needed and
unknown or empty leaves See All undecided. Where one description serves both platforms, only what is wrong on both is
reported. A grid has no See All at all, see `collection-view/see-all-misuse`.

- `parts`: where See All is looked for; each that is there is judged.
- `vertical`, `horizontal`: where it stands.
- `tolerance`: how much distances may differ and still be equal, in pt or dp.
"""#,
  examplesText: #"""
## Avoid

The iOS place on Android:

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

The Android place on iOS, by frames or because it is in the footer:

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

At the left, and just in the middle:

```json ios phone
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "frame": [0, 96, 390, 200],
   "contentArea": [16, 140, 374, 156],
   "seeAll": {↓"frame": [16, 96, 112, 44]}},
  {"type": "collectionView", "layout": "multiColumn", "frame": [0, 96, 390, 200], "contentArea": [16, 140, 374, 156],
   "seeAll": {↓"frame": [139.25, 96, 112, 44]}}]}
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

A footer stands below the cells; and so does what has its middle below them:

```xml android phone
<group>
  <collectionView layout="horizontalScroll"><footer><seeAll text="See All"/></footer></collectionView>
  <collectionView layout="horizontalScroll" contentArea="16 152 328 126">
    <seeAll text="See All" frame="16 254 96 48"/>
  </collectionView>
</group>
```

Just right of the middle; and a grid, whose See All is another rule's business:

```json ios phone
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "frame": [0, 96, 390, 200],
   "contentArea": [16, 140, 374, 156],
   "seeAll": {"frame": [139.3, 96, 112, 44]}},
  {"type": "collectionView", "layout": "grid", "frame": [0, 96, 390, 200], "contentArea": [16, 140, 374, 156],
   "seeAll": {"frame": [16, 296, 112, 44]}}]}
```

One description for both platforms cannot please both; frames are unknown; there is no See All:

```json
{"type": "screen", "platform": "crossPlatform", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "footer": {"seeAll": {"text": "See All"}}},
  {"type": "collectionView", "layout": "horizontalScroll", "seeAll": {"text": "See All"}},
  {"type": "collectionView", "layout": "horizontalScroll", "contentArea": [16, 140, 374, 156],
   "seeAll": {"frame": [16, 96, 112, 44]}},
  {"type": "collectionView", "layout": "horizontalScroll", "footer": {"count": 9}}]}
```

"""#,
  examplesLine: 32, since: "0.1", message: nil,
  supersedes: [])

let collectionViewSingleObjectType = RulePage(
  id: "collection-view/single-object-type", title: "One collection view holds one type of object", advice: "give each type of object a collection view of its own",
  statements: ["android-cv-03"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-03"], selector: "collectionView", check: "consistent", parameters: [PageEntry("list", PageValue(.text("cells"), line: 7, column: 14)), PageEntry("facts", PageValue(.list([PageValue(.text("represents"), line: 7, column: 29), PageValue(.text("objectType"), line: 7, column: 41), PageValue(.text("contentType"), line: 7, column: 53)]), line: 7, column: 28))], line: 2),
  ],
  rationale: #"""
A collection view is a collection of something, and its header says of what. Products among accounts make neither a
header nor a layout possible that suits both. SAP Fiori for Android: Collection View (Usage) asks not to mix types of
objects in one view.

Compared are what the cells represent (a person, an object, an attachment, a document) and the type of the object:
`objectType` of collection cells, `contentType` of object cells. Types are equal when they are spelled equally. The
first cell that is not of the type of the others is reported. Where a fact is unknown in some cell, and the others do
not differ, the view is undecided.

- `facts`: what all cells have in common.
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

Two of a type are enough against one, and of one each the first sets the norm; however much a cell differs, it is
reported once:

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

Of which type a cell is may be unknown:

```json android
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "objectType": "product"}, {"type": "collectionCell"},
  {"type": "collectionCell", "objectType": null}]}
```

"""#,
  examplesLine: 24, since: "0.1", message: nil,
  supersedes: [])

let collectionViewSingleRow = RulePage(
  id: "collection-view/single-row", title: "A row is a single line of cells", advice: "put all cells of the row on one line, or lay them out as a grid",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["ios", "android"], statements: ["android-cv-06", "ios-cv-13"], selector: "collectionView[layout=horizontalScroll]", check: "rows", parameters: [PageEntry("max", PageValue(.number(1.0), line: 4, column: 13))], line: 7),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-13"], selector: "collectionView[layout=horizontalFit]", check: "rows", parameters: [PageEntry("max", PageValue(.number(1.0), line: 4, column: 13))], line: 10),
  ],
  rationale: #"""
People swipe a row sideways and read it from left to right. A second line in it is easily missed, and moves together
with the first. SAP Fiori for iOS: Collection View (Variations, Horizontal Scroll and Horizontal Fit) lays both out in
one line; SAP Fiori for Android: Collection View (Anatomy, Collection Cells) knows one row that scrolls sideways, or a
grid of several rows.

The frames of the cells tell their rows, not their order. Two cells stand in one row when at least half of the lower
one's height is level with the highest cell of the row; cells of different heights may be aligned at the top, in the
middle or at the bottom. Where one cell stands below another, two rows are certain even where other frames are unknown;
otherwise a row with a cell whose frame is unknown, or empty because it was not laid out yet, is undecided: it may be so
high that all others are level with it. Grids and columns may have
as many rows as they need, and a layout called `horizontalFit` is judged on iOS only, as Android does not have it.

- `max`: the most rows.
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

In whatever order they are listed, and though the frame of one is not known:

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

Two lines beside a cell that is as high as both:

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

Different heights, aligned in any way:

```xml ios phone
<collectionView id="logos" layout="horizontalFit">
  <collectionCell frame="16 100 110 110"/>
  <collectionCell frame="142 100 60 20"/>
  <collectionCell frame="218 145 60 20"/>
  <collectionCell frame="294 190 60 20"/>
</collectionView>
```

Half of the height is level; and a grid has as many rows as it needs:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "layout": "horizontalScroll", "cells": [
    {"type": "collectionCell", "frame": [16, 100, 80, 100]}, {"type": "collectionCell", "frame": [112, 150, 80, 100]}]},
  {"type": "collectionView", "layout": "grid", "cells": [
    {"type": "collectionCell", "frame": [16, 300, 80, 100]}, {"type": "collectionCell", "frame": [16, 416, 80, 100]}]}]}
```

Frames, cells or the layout are unknown; a view without cells has no rows:

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
  examplesLine: 31, since: "0.1", message: nil,
  supersedes: [])

let collectionViewStandardGestures = RulePage(
  id: "collection-view/standard-gestures", title: "Tap selects, touch and hold edits", advice: "leave tap and touch and hold as they are, and use another gesture for what is yours",
  statements: ["hig-cv-05"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["hig-cv-05"], selector: "collectionView", check: "value", parameters: [PageEntry("fact", PageValue(.text("tapGesture"), line: 9, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("selects"), line: 9, column: 40)]), line: 9, column: 39))], line: 9),
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["hig-cv-05"], selector: "collectionView", check: "value", parameters: [PageEntry("fact", PageValue(.text("longPressGesture"), line: 10, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("edits"), line: 10, column: 46)]), line: 10, column: 45))], line: 10),
  ],
  rationale: #"""
Gestures are learned once for all apps. One that does something else here is found only by accident, and the accident is
not always harmless. Apple iOS Human Interface Guidelines 2014: Collection View (API Note) has a collection view
recognize a tap to select an item and touch and hold to edit it; gestures of an app's own come in addition.

Each of the two gestures that is known to do something else is a violation. To select an item includes opening it. Where
it is unknown what a gesture does, the view is undecided.

- `fact`: the gesture.
- `allowed`: what it does.
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

What the gestures do is unknown:

```json ios
{"type": "group", "content": [
  {"type": "collectionView", "layout": "grid"},
  {"type": "collectionView", "layout": "grid", "tapGesture": null, "longPressGesture": null}]}
```

"""#,
  examplesLine: 25, since: "0.1", message: nil,
  supersedes: [])
