// Made by `make rules` from the pages in Rules/. Do not edit.
// swift-format-ignore-file

import RulePages

let objectCellAccessoryKind = RulePage(
  id: "object-cell/accessory-kind", title: "The accessory is a chevron, an information icon, an action or an overflow menu", advice: "use a chevron, an information icon, a single action or an overflow menu, or leave the accessory out",
  statements: ["ios-oc-14"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-oc-14"], selector: "objectCell:not(tableView[editing=true] > objectCell) > accessory[control!=checkbox], tableView[editing=false][selection=none] > objectCell > accessory", check: "value", parameters: [PageEntry("fact", PageValue(.text("control"), line: 9, column: 14)), PageEntry("allowed", PageValue(.list([PageValue(.text("chevron"), line: 9, column: 33), PageValue(.text("info"), line: 9, column: 42), PageValue(.text("action"), line: 9, column: 48), PageValue(.text("overflow"), line: 9, column: 56), PageValue(.text("none"), line: 9, column: 66)]), line: 9, column: 32))], line: 2),
  ],
  rationale: #"""
The right end of the cell is where people look for what a row can do. Four things are known to stand there; a fifth has
to be learned. SAP Fiori for iOS: Object Cell (Anatomy, Accessory View) names a chevron, an information disclosure icon,
a single action and an overflow menu.

A cell without an accessory, or with one that shows nothing, is as good. In the edit mode a table view puts its own
controls into the row: those are not judged. A checkbox shows what is selected and is no accessory, so that it is wrong
only where the table view is known to select nothing. What the accessory is drawn as may be unknown; then it is
undecided, as is a checkbox in a table view of which it is unknown whether it selects.

- `allowed`: what the accessory may be drawn as.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "id": "order-4711", "title": {"text": "Order 4711"}, "accessory": {↓"control": "other"}}]}
```

```xml ios phone
<group>
  <objectCell id="order-4711"><title text="Order 4711"/><accessory ↓control="other"/></objectCell>
  <collectionView><objectCell id="order-4712"><accessory ↓control="other"/></objectCell></collectionView>
</group>
```

A checkbox where nothing can be selected:

```xml ios phone
<tableView id="orders" selection="none">
  <objectCell id="order-4711"><title text="Order 4711"/><accessory ↓control="checkbox"/></objectCell>
  <objectCell id="order-4712"><title text="Order 4712"/><accessory ↓control="other"/></objectCell>
</tableView>
```

## Prefer

```json ios phone
{"type": "tableView", "id": "orders", "selection": "none", "cells": [
  {"type": "objectCell", "title": {"text": "Order 4711"}, "accessory": {"control": "chevron"}},
  {"type": "objectCell", "title": {"text": "Order 4712"}, "accessory": {"control": "info"}},
  {"type": "objectCell", "title": {"text": "Order 4713"}, "accessory": {"control": "action", "label": "Follow"}},
  {"type": "objectCell", "title": {"text": "Order 4714"}, "accessory": {"control": "overflow"}},
  {"type": "objectCell", "title": {"text": "Order 4715"}, "accessory": {"control": "none"}},
  {"type": "objectCell", "title": {"text": "Order 4716"}}]}
```

```xml ios phone
<objectCell><title text="Order 4711"/><accessory control="chevron"/></objectCell>
```

In the edit mode, and where rows are selected:

```xml ios phone
<group>
  <tableView editing="true" selection="multiple">
    <objectCell><title text="Order 4711"/><accessory control="checkbox"/></objectCell>
    <objectCell><title text="Order 4712"/><accessory control="other"/></objectCell>
  </tableView>
  <tableView selection="single"><objectCell><accessory control="checkbox"/></objectCell></tableView>
</group>
```

What it is drawn as, whether there is one, and whether rows are selected is unknown:

```json ios
{"type": "group", "content": [
  {"type": "objectCell", "accessory": {"label": "More"}},
  {"type": "objectCell", "accessory": null},
  {"type": "tableView", "cells": [{"type": "objectCell", "accessory": {"control": "checkbox"}}]},
  {"type": "tableView", "editing": null, "cells": [{"type": "objectCell", "accessory": {"control": "other"}}]}]}
```

"""#,
  examplesLine: 26, since: "0.1", message: nil,
  supersedes: [])

let objectCellAccessoryNavigation = RulePage(
  id: "object-cell/accessory-navigation", title: "A chevron pushes a screen, an information icon opens a modal", advice: "use a chevron where a screen is pushed and an information icon where a modal opens",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-16"], selector: "objectCell > accessory[control=chevron]", check: "transition", parameters: [PageEntry("expected", PageValue(.text("push"), line: 9, column: 22))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show an information icon"), line: 11, column: 17)), PageEntry("class", PageValue(.text("suggestion"), line: 11, column: 50)), PageEntry("set", PageValue(.map([PageEntry("control", PageValue(.text("info"), line: 11, column: 77))]), line: 11, column: 67))]), line: 11, column: 9), PageValue(.map([PageEntry("title", PageValue(.text("Push the screen"), line: 12, column: 17)), PageEntry("class", PageValue(.text("suggestion"), line: 12, column: 41))]), line: 12, column: 9)] }, line: 7),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-17"], selector: "objectCell > accessory[control=info]", check: "transition", parameters: [PageEntry("expected", PageValue(.text("modal"), line: 15, column: 22))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show a chevron"), line: 17, column: 17)), PageEntry("class", PageValue(.text("suggestion"), line: 17, column: 40)), PageEntry("set", PageValue(.map([PageEntry("control", PageValue(.text("chevron"), line: 17, column: 67))]), line: 17, column: 57))]), line: 17, column: 9), PageValue(.map([PageEntry("title", PageValue(.text("Open it as a modal"), line: 18, column: 17)), PageEntry("class", PageValue(.text("suggestion"), line: 18, column: 44))]), line: 18, column: 9)] }, line: 13),
    RuleCase(severity: "info", platforms: ["ios"], statements: ["ios-oc-16"], selector: "objectCell > accessory[control=chevron]", check: "transition", parameters: [PageEntry("expected", PageValue(.text("push"), line: 22, column: 22)), PageEntry("opensNothing", PageValue(.flag(true), line: 22, column: 42))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show no accessory"), line: 23, column: 18)), PageEntry("class", PageValue(.text("suggestion"), line: 23, column: 44)), PageEntry("set", PageValue(.map([PageEntry("control", PageValue(.text("none"), line: 23, column: 71))]), line: 23, column: 61))]), line: 23, column: 10)] }, line: 19),
  ],
  rationale: #"""
The accessory tells before the tap how far it will lead: a chevron into the object, from which one comes back, an
information icon to a glance on top of the list, which one closes. SAP Fiori for iOS: Object Cell (Anatomy, Accessory
View; Variations, Preview and Quick View; Navigation) ties the chevron to a push and the information disclosure icon to
a modal.

Judged is the tap of the accessory where it has one, else the tap of its cell. What opens as a modal is presented
modally even where the transition is not given. An accessory without any tap announces nothing, and other accessories
make no promise. Where the tap or its transition is unknown, the accessory is undecided.

A chevron that is told to open nothing is worth a hint. So is one of a page of the Mobile Development Kit whose cell has
no `OnPress`, and stands in a section that does nothing either.

- `expected`: the transition that the accessory announces.
- `opensNothing`: whether to ask only that the accessory's own tap opens anything at all.
"""#,
  examplesText: #"""
## Avoid

A chevron, but a modal opens:

```json ios phone
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "id": "order-4711", "title": {"text": "Order 4711"},
   ↓"accessory": {"control": "chevron"}, "tap": {"opens": "detail", "transition": "modal"}},
  {"type": "objectCell", "id": "order-4712", "title": {"text": "Order 4712"},
   ↓"accessory": {"control": "chevron"}, "tap": {"opens": "modal"}}]}
```

```json ios phone fixed
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "id": "order-4711", "title": {"text": "Order 4711"},
   "accessory": {"control": "info"}, "tap": {"opens": "detail", "transition": "modal"}},
  {"type": "objectCell", "id": "order-4712", "title": {"text": "Order 4712"},
   "accessory": {"control": "info"}, "tap": {"opens": "modal"}}]}
```

```json ios phone fixed
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "id": "order-4711", "title": {"text": "Order 4711"},
   "accessory": {"control": "chevron"}, "tap": {"opens": "detail", "transition": "push"}},
  {"type": "objectCell", "id": "order-4712", "title": {"text": "Order 4712"},
   "accessory": {"control": "chevron"}, "tap": {"opens": "modal", "transition": "push"}}]}
```

An information icon, but a screen is pushed:

```xml ios phone
<tableView id="documents">
  <objectCell id="own">
    ↓<accessory control="info"><tap opens="detail" transition="push"/></accessory>
    <tap opens="detail" transition="push"/>
  </objectCell>
  <objectCell id="of-the-cell">
    ↓<accessory control="info"/>
    <tap opens="detail" transition="push"/>
  </objectCell>
</tableView>
```

```xml ios phone fixed
<tableView id="documents">
  <objectCell id="own">
    <accessory control="chevron"><tap opens="detail" transition="push"/></accessory>
    <tap opens="detail" transition="push"/>
  </objectCell>
  <objectCell id="of-the-cell">
    <accessory control="chevron"/>
    <tap opens="detail" transition="push"/>
  </objectCell>
</tableView>
```

```xml ios phone fixed
<tableView id="documents">
  <objectCell id="own">
    <accessory control="info"><tap opens="detail" transition="modal"/></accessory>
    <tap opens="detail" transition="push"/>
  </objectCell>
  <objectCell id="of-the-cell">
    <accessory control="info"/>
    <tap opens="detail" transition="modal"/>
  </objectCell>
</tableView>
```

The accessory's own tap goes first:

```xml ios
<objectCell>
  ↓<accessory control="chevron"><tap opens="modal" transition="modal"/></accessory>
  <tap opens="detail" transition="push"/>
</objectCell>
```

A chevron with no destination:

```xml ios phone
<tableView id="orders">
  <objectCell id="order-4711">↓<accessory control="chevron"><tap opens="none"/></accessory></objectCell>
  <objectCell id="order-4712">
    <accessory control="chevron"><tap opens="detail" transition="push"/></accessory>
  </objectCell>
</tableView>
```

## Prefer

```json ios phone
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "id": "order-4711", "title": {"text": "Order 4711"},
   "accessory": {"control": "chevron"}, "tap": {"opens": "detail", "transition": "push"}},
  {"type": "objectCell", "id": "order-4712", "title": {"text": "Order 4712"},
   "accessory": {"control": "info", "tap": {"opens": "modal", "details": true}},
   "tap": {"opens": "detail", "transition": "push"}}]}
```

```xml ios phone
<tableView id="documents">
  <objectCell><accessory control="chevron"/><tap opens="detail" transition="push"/></objectCell>
  <objectCell><accessory control="chevron"><tap opens="detail" transition="push"/></accessory></objectCell>
  <objectCell><accessory control="info"/><tap opens="modal" transition="modal" details="true"/></objectCell>
</tableView>
```

No tap, another accessory, no accessory:

```xml ios
<tableView>
  <objectCell><accessory control="chevron"/></objectCell>
  <objectCell><accessory control="action" label="Download"/><tap opens="modal" transition="modal"/></objectCell>
  <objectCell><accessory control="none"/><tap opens="modal" transition="modal"/></objectCell>
  <objectCell><tap opens="modal" transition="modal"/></objectCell>
</tableView>
```

Whether there is a tap, or how its target appears, is unknown:

```json ios
{"type": "tableView", "cells": [
  {"type": "objectCell", "accessory": {"control": "chevron"}, "tap": {"opens": "detail"}},
  {"type": "objectCell", "accessory": {"control": "chevron"}, "tap": null},
  {"type": "objectCell", "accessory": {"tap": {"opens": "modal"}}},
  {"type": "objectCell", "accessory": {"control": "chevron", "tap": {}}},
  {"type": "objectCell", "accessory": {"control": "info", "tap": null}, "tap": {"transition": "push"}}]}
```

"""#,
  examplesLine: 43, since: "0.1", message: nil,
  supersedes: [])

let objectCellAttributesPlacement = RulePage(
  id: "object-cell/attributes-placement", title: "The attributes of an object cell are stacked toward its right side", advice: "stack the attributes at the right of the texts",
  statements: ["ios-oc-13"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-13"], selector: "objectCell", check: "toward", parameters: [PageEntry("part", PageValue(.text("attributes"), line: 7, column: 14)), PageEntry("side", PageValue(.text("right"), line: 7, column: 32)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 50))], line: 2),
  ],
  rationale: #"""
Status, price and priority are what people compare from row to row. At one side, with nothing else between them, they
form a column that can be read downward. SAP Fiori for iOS: Object Cell (Anatomy, Attributes) stacks them, in a column
or a row, toward the right side of the cell.

The guideline gives no measure. What surely is not at the right is attributes whose middle lies left of the middle of
the cell, and only those are reported: an accessory may stand at the right of them, and a row of attributes may be as
wide as the cell. Either direction of stacking will do. A frame that is unknown or empty, of the attributes or of the
cell, leaves them undecided.

- `part`, `side`: what stands where.
- `tolerance`: how far its middle may lie on the other side, in points.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "id": "left", "frame": [0, 100, 390, 64], "title": {"text": "Order 4711"},
   "attributes": {"axis": "vertical", ↓"frame": [16, 110, 76, 36], "items": [{"text": "€ 310"}, {"text": "Open"}]}},
  {"type": "objectCell", "id": "row", "frame": [0, 164, 390, 64],
   "attributes": {"axis": "horizontal", ↓"frame": [72, 200, 200, 18]}}]}
```

Just left of the middle, which lies at 195:

```xml ios phone
<objectCell id="order-4711" frame="0 100 390 64"><attributes ↓frame="156.4 110 76 36"/></objectCell>
```

## Prefer

```json ios phone
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "id": "order-4711", "frame": [0, 100, 390, 64],
   "title": {"text": "Order 4711", "frame": [72, 110, 182, 20]},
   "attributes": {"axis": "vertical", "frame": [262, 110, 76, 36], "items": [{"text": "€ 310"}, {"text": "Open"}]},
   "accessory": {"control": "chevron", "frame": [362, 124, 12, 24]}}]}
```

In the middle, left of it by a rounding, as wide as the cell, and in a cell that stands elsewhere:

```xml ios phone
<group>
  <objectCell frame="0 100 390 64"><attributes frame="157 110 76 36"/></objectCell>
  <objectCell frame="0 164 390 64"><attributes frame="156.5 174 76 36"/></objectCell>
  <objectCell frame="0 228 390 64"><attributes axis="horizontal" frame="0 270 390 18"/></objectCell>
  <objectCell frame="-300 292 300 64"><attributes axis="horizontal" frame="-100 302 76 18"/></objectCell>
</group>
```

No attributes, or frames that are not known:

```json ios
{"type": "group", "content": [
  {"type": "objectCell", "frame": [0, 100, 390, 64], "title": {"text": "Order 4711"}},
  {"type": "objectCell", "frame": [0, 164, 390, 64], "attributes": {"items": [{"text": "Open"}]}},
  {"type": "objectCell", "frame": [0, 228, 390, 64], "attributes": {"frame": [0, 0, 0, 0]}},
  {"type": "objectCell", "attributes": {"frame": [16, 302, 76, 36]}},
  {"type": "objectCell", "frame": [0, 356, 390, 64], "attributes": null}]}
```

"""#,
  examplesLine: 25, since: "0.1", message: nil,
  supersedes: [])

let objectCellCenteredSingleLine = RulePage(
  id: "object-cell/centered-single-line", title: "In a vertically centred object cell every text keeps to one line", advice: "keep every text of a centred cell to one line, or align the cell at the top",
  statements: ["ios-oc-15"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-15"], selector: "objectCell[alignment=centered] > :is(title, subtitle, footnote, caption)", check: "value", parameters: [PageEntry("fact", PageValue(.text("lines"), line: 9, column: 18)), PageEntry("max", PageValue(.number(1.0), line: 9, column: 30))], line: 8),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-15"], selector: "objectCell[alignment=centered] > description", check: "value", parameters: [PageEntry("fact", PageValue(.text("lines"), line: 11, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.number(1.0), line: 11, column: 35)]), line: 11, column: 34))], line: 10),
  ],
  rationale: #"""
Centred elements move up and down with the height of the tallest. One title of two lines is enough, and nothing in the
row stands where it stands in the next. SAP Fiori for iOS: Object Cell (Variations, Vertically-Centered and Top-Aligned)
keeps the elements of a centred cell to a single line.

Judged are the lines of title, subtitle, footnote, caption and description. A description that is shown in full (`lines`
0) does not keep to one line. Cells that are aligned at the top may have longer texts. Where the lines of a text are
unknown it is undecided, as is a longer text in a cell whose alignment is unknown.

- `max`, `allowed`: the number of lines.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "id": "a", "alignment": "centered", "title": {"text": "Order 4711", ↓"lines": 2}},
  {"type": "objectCell", "id": "b", "alignment": "centered", "title": {"text": "Order 4712", "lines": 1},
   "subtitle": {"text": "Glacier Tours", ↓"lines": 3}, "description": {"text": "Skis", ↓"lines": 0}}]}
```

```xml ios phone
<objectCell id="order-4711" alignment="centered">
  <title text="Order 4711" lines="1"/>
  <footnote text="Due 4 May" ↓lines="2"/>
  <caption text="Express" ↓lines="2"/>
  <description text="Two pairs of skis" ↓lines="3" truncates="true"/>
</objectCell>
```

## Prefer

```json ios phone
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "alignment": "centered", "title": {"text": "Order 4711", "lines": 1, "truncates": true},
   "subtitle": {"text": "Glacier Tours", "lines": 1}, "description": {"text": "Skis", "lines": 1, "truncates": true}}]}
```

A cell that is aligned at the top has room for more:

```xml ios phone
<tableView id="orders">
  <objectCell alignment="top"><title text="Order 4711" lines="2"/><description text="Skis" lines="3"/></objectCell>
  <objectCell alignment="top"><title text="Order 4712" lines="1"/><description text="Boots" lines="0"/></objectCell>
</tableView>
```

```xml ios phone
<objectCell alignment="centered"><title text="Order 4711" lines="1"/><caption text="Express" lines="1"/></objectCell>
```

How many lines there are, or how the cell is aligned, is unknown:

```json ios
{"type": "tableView", "cells": [
  {"type": "objectCell", "alignment": "centered", "title": {"text": "Order 4711"}, "description": {}},
  {"type": "objectCell", "title": {"text": "Order 4712", "lines": 2}, "description": {"lines": 0}},
  {"type": "objectCell", "alignment": "centered", "title": null, "description": {"lines": null}}]}
```

"""#,
  examplesLine: 26, since: "0.1", message: nil,
  supersedes: [])

let objectCellCompactHeight = RulePage(
  id: "object-cell/compact-height", title: "Object cells are lower in compact height than in regular height", advice: "make the cells lower in compact height, so that more objects show",
  statements: ["ios-oc-23"],
  cases: [
    RuleCase(severity: "info", platforms: ["ios"], statements: ["ios-oc-23"], selector: "tableView", check: "compact-height", parameters: [PageEntry("list", PageValue(.text("cells"), line: 9, column: 18)), PageEntry("of", PageValue(.text("objectCell"), line: 9, column: 29)), PageEntry("tolerance", PageValue(.number(0.5), line: 9, column: 52))], line: 8),
    RuleCase(severity: "info", platforms: ["ios"], statements: ["ios-oc-23"], selector: "screen[floorplan=listReport]", check: "compact-height", parameters: [PageEntry("list", PageValue(.text("content"), line: 11, column: 18)), PageEntry("of", PageValue(.text("objectCell"), line: 11, column: 31)), PageEntry("tolerance", PageValue(.number(0.5), line: 11, column: 54))], line: 10),
  ],
  rationale: #"""
A phone that is turned on its side shows three rows where it showed eight. Lower cells bring some of them back. SAP
Fiori for iOS: Object Cell (Adaptive Design, Compact and Regular Height) has layouts of compact height for smaller
screens, which expose more objects.

One screen does not show it. Compared are the screens of one file: the same list, once on a screen of compact height and
once on one of regular height. A list is the same where its `id`, the `name` of its screen, the platform and the class
of device are; a list report needs no id. Its lowest cell in compact height has to be lower than its highest in regular
height. What comes later in the file is reported. A list that the file describes in one height alone is not judged.
Without an id, a name, a class of height or all frames it is undecided.

- `list`, `of`: the cells that are compared.
- `maxHeight`: the greatest height in compact height, in points, which also judges a screen alone; not asked here.
- `tolerance`: a smaller difference does not count, in points.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"screens": [
  {"type": "screen", "name": "Orders", "heightClass": "regular", "content": [
    {"type": "tableView", "id": "orders", "cells": [{"type": "objectCell", "frame": [0, 100, 390, 76]},
                                                    {"type": "objectCell", "frame": [0, 176, 390, 76]}]}]},
  {"type": "screen", "name": "Orders", "heightClass": "compact", "content": [
    ↓{"type": "tableView", "id": "orders", "cells": [{"type": "objectCell", "frame": [0, 40, 844, 76]},
                                                    {"type": "objectCell", "frame": [0, 116, 844, 76]}]}]}]}
```

The other way round, and lower by less than a difference:

```xml ios phone
<screens>
  <screen name="Orders" heightClass="compact">
    <tableView id="orders"><objectCell frame="0 40 844 63.6"/></tableView>
    <tableView id="drafts"><objectCell frame="0 140 844 84"/></tableView>
  </screen>
  <screen name="Orders" heightClass="regular">
    ↓<tableView id="orders"><objectCell frame="0 100 390 64"/></tableView>
    ↓<tableView id="drafts"><objectCell frame="0 200 390 76"/></tableView>
  </screen>
</screens>
```

A list report:

```xml ios phone
<screens>
  <screen name="Orders" floorplan="listReport" heightClass="regular"><objectCell frame="0 100 390 64"/></screen>
  ↓<screen name="Orders" floorplan="listReport" heightClass="compact"><objectCell frame="0 40 844 64"/></screen>
</screens>
```

## Prefer

```json ios phone
{"screens": [
  {"type": "screen", "name": "Orders", "heightClass": "regular", "content": [
    {"type": "tableView", "id": "orders", "cells": [{"type": "objectCell", "frame": [0, 100, 390, 76]},
                                                    {"type": "objectCell", "frame": [0, 176, 390, 76]}]}]},
  {"type": "screen", "name": "Orders", "heightClass": "compact", "content": [
    {"type": "tableView", "id": "orders", "cells": [{"type": "objectCell", "frame": [0, 40, 844, 52]},
                                                    {"type": "objectCell", "frame": [0, 92, 844, 52]}]}]}]}
```

Lower by just enough, also on a list report:

```xml ios phone
<screens>
  <screen name="Orders" floorplan="listReport" heightClass="regular">
    <objectCell frame="0 100 390 64"/>
    <tableView id="drafts"><objectCell frame="0 200 390 64"/></tableView>
  </screen>
  <screen name="Orders" floorplan="listReport" heightClass="compact">
    <objectCell frame="0 40 844 48"/>
    <tableView id="drafts"><objectCell frame="0 140 844 63.5"/></tableView>
  </screen>
</screens>
```

Other lists, other screens, other devices, and other cells:

```xml ios
<screens>
  <screen name="Orders" deviceClass="phone" heightClass="regular">
    <tableView id="orders">
      <objectCell frame="0 100 390 64"/><labelValueCell label="Total" value="€ 249" frame="0 164 390 44"/>
    </tableView>
  </screen>
  <screen name="Orders" deviceClass="phone" heightClass="compact">
    <tableView id="drafts"><objectCell frame="0 40 844 64"/></tableView>
    <tableView id="orders">
      <objectCell frame="0 100 844 48"/><labelValueCell label="Total" value="€ 249" frame="0 148 844 44"/>
    </tableView>
  </screen>
  <screen name="Invoices" deviceClass="phone" heightClass="compact">
    <tableView id="orders"><objectCell frame="0 40 844 64"/></tableView>
  </screen>
  <screen name="Invoices" deviceClass="tablet" heightClass="regular">
    <tableView id="orders"><objectCell frame="0 40 834 64"/></tableView>
  </screen>
</screens>
```

Of what height a screen is, which list it is, or how high its cells are is unknown:

```json ios
[{"type": "screen", "name": "Orders", "heightClass": "regular", "content": [
   {"type": "tableView", "id": "orders", "cells": [{"type": "objectCell", "frame": [0, 100, 390, 64]}]}]},
 {"type": "screen", "name": "Orders", "content": [
   {"type": "tableView", "id": "orders", "cells": [{"type": "objectCell", "frame": [0, 100, 390, 64]}]}]},
 {"type": "screen", "name": "Orders", "heightClass": "compact", "content": [
   {"type": "tableView", "cells": [{"type": "objectCell", "frame": [0, 40, 844, 64]}]},
   {"type": "tableView", "id": "orders", "cells": [{"type": "objectCell", "frame": [0, 40, 844, 64]},
                                                   {"type": "objectCell"}]},
   {"type": "tableView", "id": "orders", "cells": null}]},
 {"type": "screen", "heightClass": "compact", "content": [
   {"type": "tableView", "id": "orders", "cells": [{"type": "objectCell", "frame": [0, 40, 844, 64]}]}]}]
```

A screen alone says nothing:

```json ios
{"type": "screen", "name": "Orders", "heightClass": "compact", "content": [
  {"type": "tableView", "id": "orders", "cells": [{"type": "objectCell", "frame": [0, 40, 844, 96]}]}]}
```

"""#,
  examplesLine: 30, since: "0.1", message: nil,
  supersedes: [])

let objectCellConsistentAlignment = RulePage(
  id: "object-cell/consistent-alignment", title: "All object cells of a list are aligned in one way", advice: "align all object cells of the list in one way",
  statements: ["ios-oc-03"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-03"], selector: "tableView", check: "consistent", parameters: [PageEntry("list", PageValue(.text("cells"), line: 9, column: 18)), PageEntry("of", PageValue(.text("objectCell"), line: 9, column: 29)), PageEntry("facts", PageValue(.list([PageValue(.text("alignment"), line: 9, column: 49)]), line: 9, column: 48))], line: 8),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-03"], selector: "screen[floorplan=listReport]", check: "consistent", parameters: [PageEntry("list", PageValue(.text("content"), line: 11, column: 18)), PageEntry("of", PageValue(.text("objectCell"), line: 11, column: 31)), PageEntry("facts", PageValue(.list([PageValue(.text("alignment"), line: 11, column: 51)]), line: 11, column: 50))], line: 10),
  ],
  rationale: #"""
When one row centres its elements and the next hangs them from the top, titles no longer stand at the same height and
the eye has to look for each of them. SAP Fiori for iOS: Object Cell (Usage, Do) wants one alignment for all object
cells of a table view or list report.

Compared are the object cells of one table view, and those that stand directly on a list report. The alignment that most
of them have is the norm; where there is no majority, that of the first. The first cell that differs is reported, the
others are named with it. Two table views on one screen may differ. A cell whose alignment is unknown leaves the
comparison undecided, unless others already differ.

- `facts`: what all cells have in common.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "id": "a", "alignment": "top"},
  ↓{"type": "objectCell", "id": "b", "alignment": "centered"},
  {"type": "objectCell", "id": "c", "alignment": "top"}]}
```

```xml ios phone
<screen floorplan="listReport">
  <objectCell id="a" alignment="centered"/>
  ↓<objectCell id="b" alignment="top"/>
</screen>
```

Several cells that differ are one finding, also among some that say nothing:

```xml ios tablet
<tableView id="orders">
  ↓<objectCell id="a" alignment="centered"/>
  <objectCell id="b"/>
  <objectCell id="c" alignment="top"/>
  <objectCell id="d" alignment="top"/>
  <objectCell id="e" alignment="top"/>
  <objectCell id="f" alignment="centered"/>
</tableView>
```

## Prefer

```json ios phone
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "id": "a", "alignment": "top"},
  {"type": "objectCell", "id": "b", "alignment": "top"}]}
```

```xml ios phone
<screen floorplan="listReport">
  <objectCell alignment="centered"/>
  <objectCell alignment="centered"/>
</screen>
```

Each list has an alignment of its own; what stands on another screen than a list report is no list:

```xml ios
<screen floorplan="overview">
  <tableView><objectCell alignment="top"/><objectCell alignment="top"/></tableView>
  <tableView><objectCell alignment="centered"/><labelValueCell label="Total" value="€ 249"/></tableView>
  <objectCell alignment="top"/>
  <objectCell alignment="centered"/>
</screen>
```

An alignment that is not known cannot differ:

```json ios
{"type": "group", "content": [
  {"type": "tableView", "cells": [{"type": "objectCell", "alignment": "top"}, {"type": "objectCell"}]},
  {"type": "tableView", "cells": [{"type": "objectCell", "alignment": null},
                                  {"type": "objectCell", "alignment": "top"}]},
  {"type": "tableView", "cells": null}]}
```

"""#,
  examplesLine: 27, since: "0.1", message: nil,
  supersedes: [])

let objectCellConsistentContent = RulePage(
  id: "object-cell/consistent-content", title: "The object cells of a list show one type of content", advice: "give each type of content a list of its own",
  statements: ["ios-oc-04"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-04"], selector: "tableView", check: "consistent", parameters: [PageEntry("list", PageValue(.text("cells"), line: 9, column: 18)), PageEntry("of", PageValue(.text("objectCell"), line: 9, column: 29)), PageEntry("facts", PageValue(.list([PageValue(.text("contentType"), line: 9, column: 49), PageValue(.text("represents"), line: 9, column: 62)]), line: 9, column: 48))], line: 8),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-04"], selector: "screen[floorplan=listReport]", check: "consistent", parameters: [PageEntry("list", PageValue(.text("content"), line: 11, column: 18)), PageEntry("of", PageValue(.text("objectCell"), line: 11, column: 31)), PageEntry("facts", PageValue(.list([PageValue(.text("contentType"), line: 11, column: 51), PageValue(.text("represents"), line: 11, column: 64)]), line: 11, column: 50))], line: 10),
  ],
  rationale: #"""
People read a list by comparing its rows. Orders among contacts have nothing to compare: the same place means something
else in every row. SAP Fiori for iOS: Object Cell (Usage, Don't) asks not to mix content types in a table view or list
report.

Compared are the `contentType` of the object cells and whether they represent a person or an object, in one table view
or directly on a list report. Types are equal when they are spelled equally. Which texts a cell shows does not matter: a
subtitle that is missing makes no other type. What most cells have is the norm; where there is no majority, what the
first has. The first cell that differs is reported. A fact that is unknown leaves the comparison undecided, unless
others already differ.

- `facts`: what all cells have in common.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "tableView", "id": "recent", "cells": [
  {"type": "objectCell", "id": "a", "represents": "object", "contentType": "document"},
  {"type": "objectCell", "id": "b", "represents": "object", "contentType": "document"},
  ↓{"type": "objectCell", "id": "c", "represents": "person", "contentType": "contact"}]}
```

```xml ios phone
<screen floorplan="listReport">
  <tableView>
    <objectCell id="a" contentType="order"/>
    ↓<objectCell id="b" contentType="invoice"/>
  </tableView>
</screen>
```

```xml ios tablet
<screen floorplan="listReport">
  <objectCell id="a" represents="object"/>
  ↓<objectCell id="b" represents="person"/>
</screen>
```

## Prefer

```json ios phone
{"type": "group", "content": [
  {"type": "tableView", "id": "documents", "cells": [
    {"type": "objectCell", "represents": "object", "contentType": "document", "title": {"text": "Pump manual"}},
    {"type": "objectCell", "represents": "object", "contentType": "document", "title": {"text": "Site plan"},
     "subtitle": {"text": "Drawing"}}]},
  {"type": "tableView", "id": "people", "cells": [
    {"type": "objectCell", "represents": "person", "contentType": "contact"},
    {"type": "objectCell", "represents": "person", "contentType": "contact"}]}]}
```

```xml ios phone
<screen floorplan="listReport">
  <objectCell represents="object" contentType="order"/>
  <objectCell represents="object" contentType="order"/>
</screen>
```

Of which type a cell is may be unknown:

```json ios
{"type": "tableView", "cells": [
  {"type": "objectCell", "contentType": "order"}, {"type": "objectCell"}, {"type": "objectCell", "contentType": null}]}
```

"""#,
  examplesLine: 28, since: "0.1", message: nil,
  supersedes: [])

let objectCellConsistentHeight = RulePage(
  id: "object-cell/consistent-height", title: "All object cells of a list are equally high", advice: "give all object cells of the list one height",
  statements: ["ios-oc-02"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-02"], selector: "tableView", check: "consistent", parameters: [PageEntry("list", PageValue(.text("cells"), line: 10, column: 18)), PageEntry("of", PageValue(.text("objectCell"), line: 10, column: 29)), PageEntry("height", PageValue(.flag(true), line: 10, column: 49)), PageEntry("tolerance", PageValue(.number(0.5), line: 10, column: 66))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Make the cells equally high"), line: 7, column: 14)), PageEntry("class", PageValue(.text("unsafe"), line: 7, column: 50))]), line: 7, column: 6)] }, line: 9),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-02"], selector: "screen[floorplan=listReport]", check: "consistent", parameters: [PageEntry("list", PageValue(.text("content"), line: 12, column: 18)), PageEntry("of", PageValue(.text("objectCell"), line: 12, column: 31)), PageEntry("height", PageValue(.flag(true), line: 12, column: 51)), PageEntry("tolerance", PageValue(.number(0.5), line: 12, column: 68))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Make the cells equally high"), line: 7, column: 14)), PageEntry("class", PageValue(.text("unsafe"), line: 7, column: 50))]), line: 7, column: 6)] }, line: 11),
  ],
  rationale: #"""
An even rhythm lets the eye run down a list; one cell that is higher looks more important without being so. SAP Fiori
for iOS: Object Cell (Usage, Do and Don't) wants one height for all object cells of a table view or list report.

Compared are the object cells of one table view, and those that stand directly on a list report. The height that most of
them have is the norm; where there is no majority, that of the first. The first cell that differs is reported, the
others are named with it. Two table views on one screen may differ, as may cells of other kinds. A cell whose height is
unknown leaves the comparison undecided, unless others already differ.

- `tolerance`: how much heights may differ, in points.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "tableView", "id": "shared", "cells": [
  {"type": "objectCell", "id": "a", "frame": [0, 376, 390, 64]},
  {"type": "objectCell", "id": "b", "frame": [0, 440, 390, 64]},
  ↓{"type": "objectCell", "id": "c", "frame": [0, 504, 390, 84]}]}
```

```json ios phone fixed
{"type": "tableView", "id": "shared", "cells": [
  {"type": "objectCell", "id": "a", "frame": [0, 376, 390, 64]},
  {"type": "objectCell", "id": "b", "frame": [0, 440, 390, 64]},
  {"type": "objectCell", "id": "c", "frame": [0, 514, 390, 64]}]}
```

```xml ios phone
<tableView id="shared">
  <objectCell id="a" frame="0 376 390 64"/>
  ↓<objectCell id="b" frame="0 440 390 64.6"/>
</tableView>
```

```xml ios phone fixed
<tableView id="shared">
  <objectCell id="a" frame="0 376 390 64"/>
  <objectCell id="b" frame="0 440.3 390 64"/>
</tableView>
```

Several cells that differ are one finding:

```xml ios phone
<screen floorplan="listReport">
  ↓<objectCell id="a" frame="0 100 390 84"/>
  <objectCell id="b" frame="0 184 390 64"/>
  <objectCell id="c" frame="0 248 390 64"/>
  <objectCell id="d" frame="0 312 390 96"/>
</screen>
```

## Prefer

```json ios phone
{"type": "tableView", "id": "shared", "cells": [
  {"type": "objectCell", "id": "a", "frame": [0, 376, 390, 64]},
  {"type": "objectCell", "id": "b", "frame": [0, 440, 390, 64]},
  {"type": "objectCell", "id": "c", "frame": [0, 504, 390, 64.5]}]}
```

```xml ios phone
<screen floorplan="listReport">
  <objectCell id="a" frame="0 100 390 64"/>
  <objectCell id="b" frame="0 164 390 64"/>
</screen>
```

Each table has a height of its own, and other cells are not compared:

```xml ios
<group>
  <tableView>
    <objectCell frame="0 100 390 64"/>
    <objectCell frame="0 164 390 64"/>
    <labelValueCell frame="0 228 390 44"/>
  </tableView>
  <tableView><objectCell frame="0 292 390 96"/><objectCell frame="0 388 390 96"/></tableView>
</group>
```

Heights that are not known cannot differ, nor can those of cells that stand for equal ones. Of two prototypes, only one
may ever be shown:

```json ios
{"type": "group", "content": [
  {"type": "tableView", "cells": [{"type": "objectCell", "frame": [0, 100, 390, 64]}, {"type": "objectCell"}]},
  {"type": "tableView", "cells": [{"type": "objectCell", "frame": [0, 100, 390, 64]},
                                  {"type": "objectCell", "frame": [0, 164, 390, 0]}]},
  {"type": "tableView", "cells": [{"type": "objectCell", "prototype": true}]},
  {"type": "tableView", "cells": [{"type": "objectCell", "prototype": true, "frame": [0, 100, 390, 64]},
                                  {"type": "objectCell", "prototype": true, "frame": [0, 164, 390, 84]}]}]}
```

"""#,
  examplesLine: 27, since: "0.1", message: nil,
  supersedes: [])

let objectCellDescriptionLines = RulePage(
  id: "object-cell/description-lines", title: "The description of an object cell is truncated, or shown in full", advice: "truncate the description behind its last line, or show it in full (`lines` 0)",
  statements: ["ios-oc-11"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-oc-11"], selector: "objectCell > description[lines>0]", check: "value", parameters: [PageEntry("fact", PageValue(.text("truncates"), line: 9, column: 14)), PageEntry("allowed", PageValue(.list([PageValue(.flag(true), line: 9, column: 35)]), line: 9, column: 34))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Truncate the description"), line: 7, column: 14)), PageEntry("class", PageValue(.text("safe"), line: 7, column: 47))]), line: 7, column: 6)] }, line: 2),
  ],
  rationale: #"""
A description tells a little more about the object. One that just stops leaves people guessing whether there was more.
SAP Fiori for iOS: Object Cell (Anatomy, Description) knows two ways: truncated after a number of lines, or shown
completely. The number is three, but can be set.

A description with any limit of lines has to truncate what is longer. `lines` 0 is the description in full, whatever is
said about truncation. What is unknown of the two facts, and matters, is undecided. Other labels are not judged.

- `fact`, `allowed`: whether a longer text is truncated.
"""#,
  examplesText: #"""
## Avoid

Cut off without a sign, after a few lines or many:

```xml ios tablet
<tableView id="orders">
  <objectCell id="a"><description lines="3" ↓truncates="false"/></objectCell>
  <objectCell id="b"><description lines="1" ↓truncates="false"/></objectCell>
</tableView>
```

```xml ios tablet fixed
<tableView id="orders">
  <objectCell id="a"><description lines="3" truncates="true"/></objectCell>
  <objectCell id="b"><description lines="1" truncates="true"/></objectCell>
</tableView>
```

```json ios
{"type": "objectCell", "description": {"text": "Two pairs of skis …", "lines": 4, ↓"truncates": false}}
```

```json ios fixed
{"type": "objectCell", "description": {"text": "Two pairs of skis …", "lines": 4, "truncates": true}}
```

## Prefer

Truncated, after however many lines:

```json ios tablet
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "description": {"text": "Two pairs of skis …", "lines": 3, "truncates": true}},
  {"type": "objectCell", "description": {"text": "Two pairs of skis …", "lines": 12, "truncates": true}},
  {"type": "objectCell", "description": {"text": "Two pairs of skis …", "lines": 1, "truncates": true}}]}
```

In full:

```xml ios tablet
<tableView id="orders">
  <objectCell><description text="Two pairs of skis, one with bindings" lines="0" truncates="false"/></objectCell>
  <objectCell><description text="Boots" lines="0"/></objectCell>
</tableView>
```

What is not known, no description, and a title of four lines:

```json ios
{"type": "tableView", "cells": [
  {"type": "objectCell", "description": {"lines": 2}},
  {"type": "objectCell", "description": {"truncates": false}},
  {"type": "objectCell", "description": {"lines": null, "truncates": true}},
  {"type": "objectCell", "description": null},
  {"type": "objectCell", "title": {"text": "Order 4711", "lines": 4, "truncates": false}}]}
```

"""#,
  examplesLine: 23, since: "0.1", message: nil,
  supersedes: [])

let objectCellDescriptionPlacement = RulePage(
  id: "object-cell/description-placement", title: "The description stands at the bottom in portrait, in a column of its own in landscape", advice: "put the description below the other texts in portrait and into a column of its own in landscape",
  statements: ["ios-oc-12"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-12"], selector: "screen[orientation=portrait] objectCell > description", check: "value", parameters: [PageEntry("fact", PageValue(.text("placement"), line: 9, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("bottom"), line: 9, column: 39)]), line: 9, column: 38))], line: 8),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-12"], selector: "screen[orientation=landscape] objectCell > description", check: "value", parameters: [PageEntry("fact", PageValue(.text("placement"), line: 11, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("column"), line: 11, column: 39)]), line: 11, column: 38))], line: 10),
  ],
  rationale: #"""
A screen that is held upright has height to spare, one that lies has width. The description is the longest text of the
cell and goes where the room is. SAP Fiori for iOS: Object Cell (Anatomy, Description) puts it below the main content in
portrait, and beside it in landscape.

Judged is the placement of the description by the orientation of the screen. Neither is concluded from frames: without
both of them the description is undecided. Whether there should be one at all, `object-cell/description-width` asks.

- `allowed`: the placement in either orientation.
"""#,
  examplesText: #"""
## Avoid

```json ios tablet portrait
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "title": {"text": "Order 4711"}, "description": {"text": "Skis", ↓"placement": "column"}}]}
```

```xml ios tablet landscape
<tableView id="orders">
  <objectCell><title text="Order 4711"/><description text="Skis" ↓placement="bottom"/></objectCell>
</tableView>
```

## Prefer

```json ios tablet portrait
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "title": {"text": "Order 4711"}, "description": {"text": "Skis", "placement": "bottom"}}]}
```

```xml ios tablet landscape
<tableView id="orders">
  <objectCell><title text="Order 4711"/><description text="Skis" placement="column"/></objectCell>
</tableView>
```

How the device is held, or where the description stands, is unknown:

```json ios
{"type": "tableView", "cells": [
  {"type": "objectCell", "description": {"placement": "column"}},
  {"type": "objectCell", "description": {"placement": "bottom"}}]}
```

```xml ios landscape
<tableView>
  <objectCell><description text="Skis"/></objectCell>
  <objectCell><description unknown="placement"/></objectCell>
  <objectCell unknown="description"/>
  <objectCell><title text="Order 4711"/></objectCell>
</tableView>
```

"""#,
  examplesLine: 25, since: "0.1", message: nil,
  supersedes: [])

let objectCellDescriptionWidth = RulePage(
  id: "object-cell/description-width", title: "The description of an object cell belongs to regular width", advice: "show the description only where the width is regular",
  statements: ["ios-oc-20"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-oc-20"], selector: "screen[widthClass=compact] objectCell", check: "forbidden", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("description"), line: 7, column: 16)]), line: 7, column: 15))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Leave the description out"), line: 9, column: 14)), PageEntry("class", PageValue(.text("unsafe"), line: 9, column: 48))]), line: 9, column: 6)] }, line: 2),
  ],
  rationale: #"""
On a narrow screen the title and the attributes share all the width there is. A description would have to stand below
them, in every row, and half as many rows would fit. SAP Fiori for iOS: Object Cell (Adaptive Design, Compact and
Regular Width) offers the optional description for regular width.

Judged are object cells on screens whose width class is known to be compact, wherever they stand. The width class is not
concluded from a width or a device: where it is unknown, or whether there is a description, the cell is undecided.

- `parts`: what compact width has no room for.
"""#,
  examplesText: #"""
## Avoid

```json ios phone compact
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "title": {"text": "Order 4711"},
   ↓"description": {"text": "Two pairs of skis, one with bindings", "placement": "bottom"}}]}
```

```json ios phone compact fixed
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "title": {"text": "Order 4711"}}]}
```

```xml ios tablet
<screen widthClass="compact">
  <group><objectCell><title text="Order 4711"/>↓<description text="Two pairs of skis"/></objectCell></group>
</screen>
```

```xml ios tablet fixed
<screen widthClass="compact">
  <group><objectCell><title text="Order 4711"/></objectCell></group>
</screen>
```

## Prefer

```json ios phone compact
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "title": {"text": "Order 4711"}, "subtitle": {"text": "Two pairs of skis"}}]}
```

```xml ios phone compact
<objectCell><title text="Order 4711"/></objectCell>
```

In regular width there is room, and it is optional:

```xml ios tablet regular
<tableView id="orders">
  <objectCell><title text="Order 4711"/><description text="Two pairs of skis" placement="bottom"/></objectCell>
  <objectCell><title text="Order 4712"/></objectCell>
</tableView>
```

How wide the screen is, or whether there is a description, is unknown:

```json ios phone
{"type": "objectCell", "title": {"text": "Order 4711"}, "description": {"text": "Two pairs of skis"}}
```

```json ios compact
{"type": "objectCell", "title": {"text": "Order 4711"}, "description": null}
```

"""#,
  examplesLine: 23, since: "0.1", message: nil,
  supersedes: [])

let objectCellDetailImageFrame = RulePage(
  id: "object-cell/detail-image-frame", title: "The detail image of an object cell lies in a frame of 44 points", advice: "fit the image into the usual frame of 44 × 44 pt unless it has to be larger",
  statements: ["ios-oc-08"],
  cases: [
    RuleCase(severity: "info", platforms: ["ios"], statements: ["ios-oc-08"], selector: "objectCell > detailImage", check: "size", parameters: [PageEntry("maxWidth", PageValue(.number(44.0), line: 7, column: 18)), PageEntry("maxHeight", PageValue(.number(44.0), line: 7, column: 33)), PageEntry("upTo", PageValue(.number(60.0), line: 7, column: 43)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 58))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Resize it around its centre"), line: 9, column: 14)), PageEntry("class", PageValue(.text("unsafe"), line: 9, column: 50))]), line: 9, column: 6)] }, line: 2),
  ],
  rationale: #"""
The texts of object cells line up because the images before them take the same room. SAP Fiori for iOS: Object Cell
(Anatomy, Detail Image) gives the image a frame of 44 points, and at the same time lets it measure up to 60.

So a larger image is no mistake, only a departure from the usual that somebody should have wanted: the rule hints, and
at nothing but images that reach out of the frame in either dimension. Smaller ones lie in it. Images beyond the limit
of 60 are left to `object-cell/detail-image-size`. An image whose frame is unknown or empty is undecided.

- `maxWidth`, `maxHeight`: the frame, in points.
- `upTo`: the size beyond which another rule speaks, in points.
- `tolerance`: what rounding may add.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "tableView", "cells": [
  {"type": "objectCell", "id": "large", "detailImage": {↓"frame": [16, 110, 60, 60]}},
  {"type": "objectCell", "id": "wide", "detailImage": {↓"frame": [16, 174, 44.6, 44]}}]}
```

```json ios phone fixed
{"type": "tableView", "cells": [
  {"type": "objectCell", "id": "large", "detailImage": {"frame": [24, 118, 44, 44]}},
  {"type": "objectCell", "id": "wide", "detailImage": {"frame": [16.3, 174, 44, 44]}}]}
```

```xml ios phone
<tableView>
  <objectCell id="high"><detailImage ↓frame="16 110 44 45"/></objectCell>
  <objectCell id="largest"><detailImage ↓frame="16 174 60.5 60.5"/></objectCell>
</tableView>
```

```xml ios phone fixed
<tableView>
  <objectCell id="high"><detailImage frame="16 110.5 44 44"/></objectCell>
  <objectCell id="largest"><detailImage frame="24.25 182.25 44 44"/></objectCell>
</tableView>
```

## Prefer

The frame itself, what it is before rounding, and what is smaller:

```json ios phone
{"type": "tableView", "cells": [
  {"type": "objectCell", "detailImage": {"frame": [16, 110, 44, 44]}},
  {"type": "objectCell", "detailImage": {"frame": [16, 174, 44.5, 44.5]}},
  {"type": "objectCell", "detailImage": {"frame": [16, 238, 16, 16]}}]}
```

```xml ios phone
<objectCell><detailImage shape="circle" frame="16 100 44 44"/><title text="Priya Nair"/></objectCell>
```

Beyond 60 points another rule speaks, and other cells have other images:

```xml ios
<group>
  <objectCell><detailImage frame="16 110 60.6 44"/></objectCell>
  <objectCell><detailImage frame="16 174 72 72"/></objectCell>
  <contactCell><image frame="16 238 60 60"/></contactCell>
</group>
```

A size that is not known, and no image at all:

```json ios
{"type": "tableView", "cells": [
  {"type": "objectCell", "detailImage": {}},
  {"type": "objectCell", "detailImage": {"frame": [16, 100, 0, 0]}},
  {"type": "objectCell", "detailImage": null},
  {"type": "objectCell", "title": {"text": "Order 4711"}}]}
```

"""#,
  examplesLine: 25, since: "0.1", message: nil,
  supersedes: [])

let objectCellDetailImageShape = RulePage(
  id: "object-cell/detail-image-shape", title: "The detail image of a person is a circle, of an object a square", advice: "use a circle for a person and a square for an object",
  statements: ["ios-oc-09"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-09"], selector: "objectCell[represents=person] > detailImage", check: "value", parameters: [PageEntry("fact", PageValue(.text("shape"), line: 9, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("circle"), line: 9, column: 35)]), line: 9, column: 34))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show a circle"), line: 10, column: 18)), PageEntry("class", PageValue(.text("safe"), line: 10, column: 40))]), line: 10, column: 10)] }, line: 8),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-09"], selector: "objectCell[represents=object] > detailImage", check: "value", parameters: [PageEntry("fact", PageValue(.text("shape"), line: 12, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("square"), line: 12, column: 35)]), line: 12, column: 34))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show a square"), line: 13, column: 18)), PageEntry("class", PageValue(.text("safe"), line: 13, column: 40))]), line: 13, column: 10)] }, line: 11),
  ],
  rationale: #"""
In a list of small images the outline tells first what a row is about. SAP Fiori for iOS: Object Cell (Anatomy, Detail
Image) therefore has a circular frame where the cell represents a user, and a square one where it represents an object.

Placeholders are held to it as well. Where it is unknown what the cell represents, or what shape the image has, the
image is undecided.

- `allowed`: the shapes of either.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "tableView", "cells": [
  {"type": "objectCell", "id": "person", "represents": "person", "detailImage": {↓"shape": "square"}},
  {"type": "objectCell", "id": "order", "represents": "object", "detailImage": {↓"shape": "circle"}}]}
```

```json ios phone fixed
{"type": "tableView", "cells": [
  {"type": "objectCell", "id": "person", "represents": "person", "detailImage": {"shape": "circle"}},
  {"type": "objectCell", "id": "order", "represents": "object", "detailImage": {"shape": "square"}}]}
```

```xml ios phone
<tableView>
  <objectCell id="person" represents="person">
    <detailImage ↓shape="rectangle" placeholder="initials" text="PN"/>
  </objectCell>
  <objectCell id="order" represents="object"><detailImage ↓shape="rectangle"/></objectCell>
</tableView>
```

```xml ios phone fixed
<tableView>
  <objectCell id="person" represents="person">
    <detailImage shape="circle" placeholder="initials" text="PN"/>
  </objectCell>
  <objectCell id="order" represents="object"><detailImage shape="square"/></objectCell>
</tableView>
```

## Prefer

```json ios phone
{"type": "tableView", "cells": [
  {"type": "objectCell", "id": "person", "represents": "person", "detailImage": {"shape": "circle"}},
  {"type": "objectCell", "id": "order", "represents": "object", "detailImage": {"shape": "square"}}]}
```

```xml ios phone
<tableView>
  <objectCell represents="person"><detailImage shape="circle" placeholder="initials" text="PN"/></objectCell>
  <objectCell represents="object"><detailImage shape="square"/></objectCell>
</tableView>
```

Shape or subject unknown, or no image:

```json ios
{"type": "tableView", "cells": [
  {"type": "objectCell", "represents": "person", "detailImage": {}},
  {"type": "objectCell", "detailImage": {"shape": "circle"}},
  {"type": "objectCell", "represents": "object"}]}
```

"""#,
  examplesLine: 26, since: "0.1", message: nil,
  supersedes: [])

let objectCellDetailImageSize = RulePage(
  id: "object-cell/detail-image-size", title: "The detail image of an object cell measures 16 to 60 points", advice: "give the detail image between 16 × 16 and 60 × 60 pt",
  statements: ["ios-oc-07"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-07"], selector: "objectCell > detailImage", check: "size", parameters: [PageEntry("minWidth", PageValue(.number(16.0), line: 7, column: 18)), PageEntry("minHeight", PageValue(.number(16.0), line: 7, column: 33)), PageEntry("maxWidth", PageValue(.number(60.0), line: 7, column: 47)), PageEntry("maxHeight", PageValue(.number(60.0), line: 7, column: 62)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 77))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Resize it around its centre"), line: 9, column: 14)), PageEntry("class", PageValue(.text("unsafe"), line: 9, column: 50))]), line: 9, column: 6)] }, line: 2),
  ],
  rationale: #"""
Below 16 points an image shows nothing; above 60 it makes the cell a picture with a caption, which is what collection
views are for. SAP Fiori for iOS: Object Cell (Anatomy, Detail Image) sets both limits.

Either dimension counts. The 44 points of the frame that the same section speaks of are no limit. Images of collection
cells have limits of their own. An image whose frame is unknown or empty is undecided.

- `minWidth`, `minHeight`, `maxWidth`, `maxHeight`: the limits, in points.
- `tolerance`: what rounding may take away or add.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "tableView", "cells": [
  {"type": "objectCell", "id": "large", "detailImage": {↓"frame": [16, 844, 72, 72]}},
  {"type": "objectCell", "id": "small", "detailImage": {↓"frame": [16, 908, 15.4, 15.4]}}]}
```

```json ios phone fixed
{"type": "tableView", "cells": [
  {"type": "objectCell", "id": "large", "detailImage": {"frame": [22, 850, 60, 60]}},
  {"type": "objectCell", "id": "small", "detailImage": {"frame": [15.7, 907.7, 16, 16]}}]}
```

Just beyond, in one dimension:

```xml ios phone
<tableView>
  <objectCell id="wide"><detailImage ↓frame="16 100 60.6 60"/></objectCell>
  <objectCell id="high"><detailImage ↓frame="16 164 60 61"/></objectCell>
  <objectCell id="narrow"><detailImage ↓frame="16 228 15 16"/></objectCell>
  <objectCell id="flat"><detailImage ↓frame="16 292 16 15.4"/></objectCell>
</tableView>
```

```xml ios phone fixed
<tableView>
  <objectCell id="wide"><detailImage frame="16.3 100 60 60"/></objectCell>
  <objectCell id="high"><detailImage frame="16 164.5 60 60"/></objectCell>
  <objectCell id="narrow"><detailImage frame="15.5 228 16 16"/></objectCell>
  <objectCell id="flat"><detailImage frame="16 291.7 16 16"/></objectCell>
</tableView>
```

## Prefer

The limits themselves, what is the limit before rounding, and the usual size:

```json ios phone
{"type": "tableView", "cells": [
  {"type": "objectCell", "detailImage": {"frame": [16, 100, 16, 16]}},
  {"type": "objectCell", "detailImage": {"frame": [16, 164, 60, 60]}},
  {"type": "objectCell", "detailImage": {"frame": [16, 228, 15.5, 60.5]}},
  {"type": "objectCell", "detailImage": {"frame": [16, 292, 44, 44]}}]}
```

```xml ios phone
<objectCell><detailImage shape="circle" frame="16 100 44 44"/><title text="Priya Nair"/></objectCell>
```

A size that is not known, no image at all, and the image of another kind of cell:

```xml ios
<group>
  <objectCell><detailImage/></objectCell>
  <objectCell><detailImage frame="16 100 0 0"/></objectCell>
  <objectCell><title text="Order 4711"/></objectCell>
  <contactCell><image frame="16 164 72 72"/></contactCell>
  <collectionCell><image frame="16 228 110 110"/></collectionCell>
</group>
```

"""#,
  examplesLine: 23, since: "0.1", message: nil,
  supersedes: [])

let objectCellEditModeSelection = RulePage(
  id: "object-cell/edit-mode-selection", title: "In the edit mode object cells can be selected", advice: "let people select one or several object cells in the edit mode",
  statements: ["ios-oc-21"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-oc-21"], selector: "tableView[editing=true]:has(> objectCell)", check: "value", parameters: [PageEntry("fact", PageValue(.text("selection"), line: 7, column: 14)), PageEntry("allowed", PageValue(.list([PageValue(.text("single"), line: 7, column: 35), PageValue(.text("multiple"), line: 7, column: 43)]), line: 7, column: 34))], line: 2),
  ],
  rationale: #"""
People turn the edit mode on to do something to objects of the list: delete them, change their status. For that they
have to be able to say which. SAP Fiori for iOS: Object Cell (Behavior and Interaction, Select) lets them select one or
several object cells at once.

Judged are table views with object cells whose edit mode is known to be on. It is off unless it is given. What can be
selected outside the edit mode is not judged, nor are lists of other cells. A selection that is unknown is undecided.

- `allowed`: how many rows can be selected, in the words of `selection`.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "tableView", "id": "orders", "editing": true, ↓"selection": "none", "cells": [
  {"type": "objectCell", "title": {"text": "Order 4711"}}]}
```

```xml ios tablet
<tableView id="orders" editing="true" ↓selection="none">
  <labelValueCell label="Total" value="€ 249"/>
  <objectCell><title text="Order 4711"/></objectCell>
</tableView>
```

## Prefer

```json ios phone
{"type": "group", "content": [
  {"type": "tableView", "id": "orders", "editing": true, "selection": "multiple", "cells": [
    {"type": "objectCell", "title": {"text": "Order 4711"}}]},
  {"type": "tableView", "id": "drafts", "editing": true, "selection": "single", "cells": [
    {"type": "objectCell", "title": {"text": "Order 4720"}}]}]}
```

```xml ios phone
<tableView id="orders" editing="true" selection="single"><objectCell><title text="Order 4711"/></objectCell></tableView>
```

The edit mode is off, or it is not about object cells:

```xml ios phone
<group>
  <tableView selection="none"><objectCell/></tableView>
  <tableView editing="false" selection="none"><objectCell/></tableView>
  <tableView editing="true" selection="none"><labelValueCell label="Total" value="€ 249"/></tableView>
</group>
```

What can be selected, whether the edit mode is on, or what the rows are is unknown:

```json ios
{"type": "group", "content": [
  {"type": "tableView", "editing": true, "cells": [{"type": "objectCell"}]},
  {"type": "tableView", "editing": null, "selection": "none", "cells": [{"type": "objectCell"}]},
  {"type": "tableView", "editing": true, "selection": "none", "cells": null}]}
```

"""#,
  examplesLine: 22, since: "0.1", message: nil,
  supersedes: [])

let objectCellIconStack = RulePage(
  id: "object-cell/icon-stack", title: "The icon stack has three icons at most and stands left of the detail image", advice: "stack three small icons at most, one above the other, at the left of the detail image",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-05"], selector: "iconStack", check: "count", parameters: [PageEntry("list", PageValue(.text("icons"), line: 9, column: 18)), PageEntry("max", PageValue(.number(3.0), line: 9, column: 30)), PageEntry("noun", PageValue(.text("icons"), line: 9, column: 39))], line: 6),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-06"], selector: "iconStack", check: "value", parameters: [PageEntry("fact", PageValue(.text("axis"), line: 13, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("vertical"), line: 13, column: 34)]), line: 13, column: 33))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Stack the icons vertically"), line: 14, column: 18)), PageEntry("class", PageValue(.text("safe"), line: 14, column: 53))]), line: 14, column: 10)] }, line: 10),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-06"], selector: "objectCell", check: "beside", parameters: [PageEntry("part", PageValue(.text("iconStack"), line: 18, column: 18)), PageEntry("leftOf", PageValue(.text("detailImage"), line: 18, column: 37)), PageEntry("tolerance", PageValue(.number(0.5), line: 18, column: 61))], line: 15),
  ],
  rationale: #"""
The icons at the edge of an object cell say in passing what is up with the object: unread, with attachments, on hold.
More than three no longer fit the height of a cell, and a row of them pushes the text away. SAP Fiori for iOS: Object
Cell (Anatomy, Left Icon Stack) has up to three icons, stacked vertically, at the left of the detail image.

Number, direction and place are judged separately. The place is judged by the frames of the stack and of the detail
image; a stack without an image beside it has no place to miss. What is unknown among them is undecided.

- `max`: the greatest number of icons.
- `tolerance`: how far the stack may reach into the detail image, in points.
"""#,
  examplesText: #"""
## Avoid

Four icons:

```json ios phone
{"type": "objectCell", "id": "order-4715", "title": {"text": "Order 4715"},
 ↓"iconStack": {"axis": "vertical", "icons": [
   {"text": "unread"}, {"text": "attachment"}, {"text": "late"}, {"text": "hold"}]}}
```

```xml ios phone
<objectCell id="order-4715">
  ↓<iconStack><icon/><icon/><icon/><icon/></iconStack>
  <title text="Order 4715"/>
</objectCell>
```

A row of icons:

```xml ios phone
<objectCell id="order-4711">
  <iconStack ↓axis="horizontal"><icon/><icon/></iconStack>
  <title text="Order 4711"/>
</objectCell>
```

```xml ios phone fixed
<objectCell id="order-4711">
  <iconStack axis="vertical"><icon/><icon/></iconStack>
  <title text="Order 4711"/>
</objectCell>
```

```json ios phone
{"type": "objectCell", "id": "order-4711", "iconStack": {↓"axis": "horizontal", "icons": [{"text": "unread"}]}}
```

```json ios phone fixed
{"type": "objectCell", "id": "order-4711", "iconStack": {"axis": "vertical", "icons": [{"text": "unread"}]}}
```

At the right of the image, and reaching into it:

```json ios phone
{"type": "group", "content": [
  {"type": "objectCell", "detailImage": {"frame": [16, 110, 44, 44]}, "iconStack": {↓"frame": [68, 110, 16, 48]}},
  {"type": "objectCell", "detailImage": {"frame": [24, 174, 44, 44]}, "iconStack": {↓"frame": [8.6, 174, 16, 48]}}]}
```

```xml ios tablet
<objectCell>
  <detailImage frame="16 110 44 44"/>
  <iconStack ↓frame="68 110 16 48"><icon/></iconStack>
</objectCell>
```

## Prefer

```json ios phone
{"type": "objectCell", "id": "order-4714", "title": {"text": "Order 4714"},
 "iconStack": {"axis": "vertical", "frame": [8, 110, 16, 48],
               "icons": [{"text": "unread"}, {"text": "attachment"}, {"text": "late"}]},
 "detailImage": {"frame": [32, 110, 44, 44]}}
```

```xml ios phone
<objectCell id="order-4711">
  <iconStack axis="vertical" frame="8 110 16 16"><icon text="unread"/></iconStack>
  <detailImage frame="24 110 44 44"/>
  <title text="Order 4711"/>
</objectCell>
```

No image to stand beside, and what is not known:

```json ios
{"type": "group", "content": [
  {"type": "objectCell", "iconStack": {"axis": "vertical", "frame": [8, 110, 16, 16], "icons": [{"text": "unread"}]}},
  {"type": "objectCell", "iconStack": {"icons": null}, "detailImage": {}},
  {"type": "objectCell", "iconStack": null, "detailImage": {"frame": [8, 110, 44, 44]}},
  {"type": "objectCell", "title": {"text": "Order 4712"}}]}
```

"""#,
  examplesLine: 33, since: "0.1", message: nil,
  supersedes: [])

let objectCellOpensObject = RulePage(
  id: "object-cell/opens-object", title: "An object cell previews an object that has a page of its own", advice: "let a tap open the page of the object, or show its summary behind an information icon",
  statements: ["ios-oc-01"],
  cases: [
    RuleCase(severity: "info", platforms: ["ios"], statements: ["ios-oc-01"], selector: ":is(screen[floorplan=listReport], tableView[editing=false]:not(:known(tableView[selection=single], tableView[selection=multiple]))) > objectCell:not(:has(> accessory[control=info]))", check: "opens", parameters: [PageEntry("allowed", PageValue(.list([PageValue(.text("detail"), line: 10, column: 18), PageValue(.text("preview"), line: 10, column: 26)]), line: 10, column: 17)), PageEntry("exceptAlone", PageValue(.flag(true), line: 10, column: 49))], line: 2),
  ],
  rationale: #"""
A cell with image, title and status promises more of the same behind it. Who taps on it and gets nothing, or something
that is not the object, was promised too much; a plain row would have done. SAP Fiori for iOS: Object Cell (Usage, Do)
uses object cells to preview what an object page shows in full.

Judged is the tap of object cells in table views and directly on list reports. A document's preview is its page, and so
is a modal that shows details. A quick view, the cell with an information icon, is the exception: its object is too
simple for a page. A cell that stands alone may open nothing: it may show the very object whose page this is. Where rows
are selected, because the edit mode is on or the table view is known to select, a tap belongs to the selection. Object
cells of collection views are left to `collection-cell/opens-detail`; in groups they may be anything, such as the
choices of a picker. A tap, or what it opens, that is unknown is undecided.

A cell of which it is told that nobody knows what it represents (`null`, `?`) is never called wrong, as it may be no
object at all. Pages of the Mobile Development Kit say so of cells that are neither bound to a target nor titled by a
binding, such as the entries of a menu, and of rows that are there to be edited, deleted or downloaded. Where a tap on
their prototype opens nothing, its chevron, which leads nowhere either, is said with it.

- `allowed`: what a tap may open, in the words of `opens`; `detail` includes a modal with details.
- `exceptAlone`: whether the only object cell of a list may open nothing.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "tableView", "id": "orders", "cells": [
  ↓{"type": "objectCell", "id": "dead", "title": {"text": "Order 4711"}},
  {"type": "objectCell", "id": "list", "title": {"text": "Order 4712"}, "tap": {↓"opens": "list"}},
  {"type": "objectCell", "id": "none", "title": {"text": "Order 4713"}, "tap": {↓"opens": "none"}},
  {"type": "objectCell", "id": "glance", "title": {"text": "Order 4714"}, "accessory": {"control": "chevron"},
   "tap": {↓"opens": "modal", "details": false}}]}
```

```xml ios tablet
<screen floorplan="listReport">
  <objectCell id="order-4711"><title text="Order 4711"/><tap ↓opens="other"/></objectCell>
  ↓<objectCell id="order-4712"><title text="Order 4712"/></objectCell>
</screen>
```

Other accessories make no quick view, and a table view that selects nothing leaves the tap to the object:

```xml ios phone
<tableView selection="none">
  ↓<objectCell id="doc-1"><title text="Pump manual"/><accessory control="action" label="Download"/></objectCell>
  <objectCell id="doc-2"><title text="Site plan"/><accessory control="chevron"/><tap ↓opens="none"/></objectCell>
</tableView>
```

One cell that stands for many is not alone:

```json ios
{"type": "tableView", "cells": [↓{"type": "objectCell", "prototype": true}]}
```

## Prefer

```json ios phone
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "title": {"text": "Order 4711"}, "tap": {"opens": "detail", "transition": "push"}},
  {"type": "objectCell", "title": {"text": "Order 4712"}, "tap": {"opens": "modal", "details": true}}]}
```

```xml ios phone
<tableView id="documents" selection="none">
  <objectCell><title text="Pump manual"/><tap opens="preview"/></objectCell>
  <objectCell><title text="Site plan"/><tap opens="detail"/></objectCell>
</tableView>
```

A quick view needs no page:

```xml ios phone
<tableView id="meters">
  <objectCell><title text="Meter 12"/><accessory control="info"><tap opens="modal"/></accessory></objectCell>
  <objectCell><title text="Meter 13"/><accessory control="info"/><tap opens="modal" details="false"/></objectCell>
</tableView>
```

The object at the head of its own page has nothing more to open:

```xml ios phone
<screen floorplan="object">
  <tableView id="head"><objectCell><title text="Ski boots"/></objectCell></tableView>
  <tableView id="offers">
    <labelValueCell label="Price" value="€ 249"/>
    <objectCell><title text="Summer sale"/><tap opens="none"/></objectCell>
  </tableView>
</screen>
```

Where rows are selected, or in a group, a tap may select:

```json ios
{"type": "group", "content": [
  {"type": "objectCell"}, {"type": "objectCell", "tap": {"opens": "other"}},
  {"type": "tableView", "editing": true, "selection": "multiple", "cells": [
    {"type": "objectCell"}, {"type": "objectCell"}]},
  {"type": "tableView", "selection": "single", "cells": [{"type": "objectCell"}, {"type": "objectCell"}]},
  {"type": "tableView", "selection": "multiple", "cells": [{"type": "objectCell", "tap": {"opens": "other"}}]}]}
```

What the cell shows, whether there is a tap, what it opens, what stands at the right, whether the edit mode is on, and whether the screen is a
list report is unknown:

```json ios
{"type": "screen", "content": [
  {"type": "tableView", "cells": [
    {"type": "objectCell", "represents": null, "title": {"text": "Settings"}},
    {"type": "objectCell", "represents": null, "title": {"text": "Orders"}, "tap": {"opens": "list"}},
    {"type": "objectCell", "tap": null},
    {"type": "objectCell", "tap": {"transition": "push"}},
    {"type": "objectCell", "tap": {"opens": "modal"}},
    {"type": "objectCell", "accessory": {}},
    {"type": "objectCell", "accessory": null}]},
  {"type": "tableView", "editing": null, "cells": [{"type": "objectCell"}, {"type": "objectCell"}]},
  {"type": "objectCell", "tap": {"opens": "list"}}]}
```

"""#,
  examplesLine: 36, since: "0.1", message: nil,
  supersedes: [PageText("object-cell/accessory-navigation", at: PageLocation(line: 12, column: 13))])

let objectCellQuickActions = RulePage(
  id: "object-cell/quick-actions", title: "A long press peeks at the object, quick actions come with a swipe", advice: "let a long press peek at the object, and offer quick actions with a swipe",
  statements: ["ios-oc-22"],
  cases: [
    RuleCase(severity: "info", platforms: ["ios"], statements: ["ios-oc-22"], selector: "objectCell:has(> tap[opens=detail]):not(tableView[editing=true] > objectCell)", check: "value", parameters: [PageEntry("fact", PageValue(.text("longPress"), line: 7, column: 14)), PageEntry("allowed", PageValue(.list([PageValue(.text("peek"), line: 7, column: 35), PageValue(.text("none"), line: 7, column: 41)]), line: 7, column: 34))], line: 2),
  ],
  rationale: #"""
Two gestures make a list quick for those who know them: a swipe brings the actions, touch and hold a preview of what the
tap would open. A gesture that does something else in one list teaches people not to try it in the next. SAP Fiori for
iOS: Object Cell (Behavior and Interaction, Quick Actions and Peek & Pop) assigns them.

The guideline allows both and asks for neither, so a cell need not have swipe actions, nor react to a long press. What
it rules out is a long press that is put to another use where there is something to peek at: on a cell whose tap opens
the object in detail. Only that is reported, as a hint. In the edit mode a long press belongs to the editing. Where the
long press, or what the tap opens, is unknown, the cell is undecided.

- `allowed`: what a long press may do, in the words of `longPress`.
"""#,
  examplesText: #"""
## Avoid

Quick actions on a long press:

```json ios phone
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "id": "order-4711", "title": {"text": "Order 4711"}, "tap": {"opens": "detail"},
   ↓"longPress": "other"}]}
```

```xml ios phone
<tableView id="orders">
  <objectCell id="order-4711" ↓longPress="other">
    <tap opens="detail"/>
    <swipeAction label="Delete"/>
  </objectCell>
</tableView>
```

## Prefer

```json ios phone
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "title": {"text": "Order 4711"}, "tap": {"opens": "detail"}, "longPress": "peek",
   "swipeActions": [{"label": "Delete"}]},
  {"type": "objectCell", "title": {"text": "Order 4712"}, "tap": {"opens": "detail"}, "longPress": "none"}]}
```

```xml ios phone
<objectCell longPress="peek"><title text="Order 4711"/><tap opens="detail"/><swipeAction label="Delete"/></objectCell>
```

Nothing to peek at, or the edit mode:

```xml ios phone
<group>
  <objectCell longPress="other"><title text="Scan a code"/><tap opens="other"/></objectCell>
  <objectCell longPress="other"><title text="Order 4711"/></objectCell>
  <tableView editing="true" selection="multiple">
    <objectCell longPress="other"><tap opens="detail"/></objectCell>
  </tableView>
</group>
```

What a long press does, or what a tap opens, is unknown:

```json ios
{"type": "tableView", "cells": [
  {"type": "objectCell", "tap": {"opens": "detail"}},
  {"type": "objectCell", "tap": {}, "longPress": "other"},
  {"type": "objectCell", "tap": null, "longPress": "other"}]}
```

"""#,
  examplesLine: 24, since: "0.1", message: nil,
  supersedes: [])

let objectCellQuickViewContent = RulePage(
  id: "object-cell/quick-view-content", title: "A quick view shows more about the object, with a few simple actions", advice: "show more about the object in the modal, with a few simple actions",
  statements: ["ios-oc-18"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-oc-18"], selector: "objectCell > accessory[control=info] > tap[opens=modal], objectCell:has(> accessory[control=info]):not(:has(accessory > tap)) > tap[opens=modal]", check: "value", parameters: [PageEntry("fact", PageValue(.text("details"), line: 11, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.flag(true), line: 11, column: 37)]), line: 11, column: 36))], line: 10),
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-oc-18"], selector: "objectCell > accessory[control=info] > tap[opens=modal], objectCell:has(> accessory[control=info]):not(:has(accessory > tap)) > tap[opens=modal]", check: "count", parameters: [PageEntry("texts", PageValue(.text("quickActions"), line: 13, column: 19)), PageEntry("max", PageValue(.number(5.0), line: 13, column: 38)), PageEntry("noun", PageValue(.text("quick actions"), line: 13, column: 47))], line: 12),
  ],
  rationale: #"""
The information icon stands in for a whole page. What it opens has to be worth the tap, and yet be taken in at a glance:
somewhat more than the row shows, and the one or other thing to do. SAP Fiori for iOS: Object Cell (Variations, Quick
View) has more information and a few simple actions in the modal.

Judged is the modal that the tap of an information icon opens, or the tap of its cell where the icon has none of its
own. It has to show details. The guideline does not count the actions: more than five are no longer a few by any
reading, and a modal that only informs is one still. What else the icon may open, `object-cell/accessory-navigation`
asks. Whether the modal shows details, and which actions it offers, may be unknown; then it is undecided.

- `allowed`: whether the modal shows details.
- `max`: the greatest number of actions.
"""#,
  examplesText: #"""
## Avoid

Nothing more to see:

```json ios phone
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "id": "a", "title": {"text": "Order 4711"},
   "accessory": {"control": "info", "tap": {"opens": "modal", ↓"details": false, "quickActions": ["Approve"]}}},
  {"type": "objectCell", "id": "b", "title": {"text": "Order 4712"},
   "accessory": {"control": "info"}, "tap": {"opens": "modal", ↓"details": false}}]}
```

Six actions:

```xml ios phone
<objectCell id="order-4711">
  <accessory control="info">
    <tap opens="modal" details="true" ↓quickActions="Approve,Reject,Forward,Print,Archive,Delete"/>
  </accessory>
</objectCell>
```

## Prefer

```json ios phone
{"type": "objectCell", "id": "order-4711", "title": {"text": "Order 4711"},
 "accessory": {"control": "info",
               "tap": {"opens": "modal", "details": true, "quickActions": ["Approve", "Reject"]}}}
```

Five actions, none, and the modal that a tap on the cell opens:

```xml ios phone
<tableView id="orders">
  <objectCell>
    <accessory control="info">
      <tap opens="modal" details="true" quickActions="Approve,Reject,Forward,Print,Archive"/>
    </accessory>
  </objectCell>
  <objectCell>
    <accessory control="info"><tap opens="modal" details="true" quickActions=""/></accessory>
    <tap opens="modal" details="false"/>
  </objectCell>
  <objectCell><accessory control="info"/><tap opens="modal" details="true" quickActions="Approve"/></objectCell>
</tableView>
```

Another accessory, or something else that opens:

```xml ios
<tableView>
  <objectCell><accessory control="chevron"/><tap opens="modal" details="false"/></objectCell>
  <objectCell><accessory control="info"><tap opens="detail" details="false"/></accessory></objectCell>
</tableView>
```

What the modal shows, or whether the icon opens it, is unknown:

```json ios
{"type": "tableView", "cells": [
  {"type": "objectCell", "accessory": {"control": "info", "tap": {"opens": "modal"}}},
  {"type": "objectCell", "accessory": {"control": "info", "tap": {"details": false}}},
  {"type": "objectCell", "accessory": {"tap": {"opens": "modal", "details": false}}},
  {"type": "objectCell", "accessory": {"control": "info", "tap": null}, "tap": {"opens": "modal", "details": false}}]}
```

"""#,
  examplesLine: 30, since: "0.1", message: nil,
  supersedes: [])

let objectCellSingleAction = RulePage(
  id: "object-cell/single-action", title: "A cell with a single action has one action, at the right", advice: "keep one icon or button at the right of the cell, and put further actions into an overflow menu",
  statements: ["ios-oc-19"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-19"], selector: "objectCell > accessory[control=action]", check: "count", parameters: [PageEntry("list", PageValue(.text("actions"), line: 9, column: 18)), PageEntry("max", PageValue(.number(1.0), line: 9, column: 32)), PageEntry("noun", PageValue(.text("actions"), line: 9, column: 41))], line: 7),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-19"], selector: "objectCell:has(> accessory[control=action])", check: "toward", parameters: [PageEntry("part", PageValue(.text("accessory"), line: 12, column: 18)), PageEntry("side", PageValue(.text("right"), line: 12, column: 35)), PageEntry("tolerance", PageValue(.number(0.5), line: 12, column: 53))], line: 10),
  ],
  rationale: #"""
Download, Add to Cart, Follow: the object is there for one thing, and the control at the end of the row says which. With
a second one beside it neither is the obvious one any more. SAP Fiori for iOS: Object Cell (Variations, Single Action)
has an icon or a button at the right that stands for the one action; a button may be a toggle.

Counted are the actions of an accessory that is drawn as an action. Its own `label` and `toggle` describe the one action
where no `actions` are given, so that an accessory without a list of actions has one. What it looks like, and whether it
is a toggle, does not matter. An accessory stands at the right where its middle does not lie left of the middle of the
cell. Actions or frames that are unknown leave it undecided. Other accessories are not judged.

- `max`: the number of actions.
- `part`, `side`: what stands where.
- `tolerance`: how far its middle may lie on the other side, in points.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "objectCell", "id": "doc-1", "title": {"text": "Pump manual"},
 ↓"accessory": {"control": "action", "actions": [{"control": "icon", "label": "Download"},
                                                {"control": "icon", "label": "Share"}]}}
```

```xml ios phone
<objectCell id="supplier-1">
  <title text="Glacier Tours"/>
  ↓<accessory control="action">
    <action control="button" label="Follow" toggle="true"/>
    <action control="button" label="Call"/>
  </accessory>
</objectCell>
```

At the left, and just left of the middle, which lies at 195:

```json ios phone
{"type": "tableView", "id": "documents", "cells": [
  {"type": "objectCell", "id": "doc-1", "frame": [0, 100, 390, 64],
   "accessory": {"control": "action", "label": "Download", ↓"frame": [16, 110, 44, 44]}},
  {"type": "objectCell", "id": "doc-2", "frame": [0, 164, 390, 64],
   "accessory": {"control": "action", "label": "Download", ↓"frame": [172.4, 174, 44, 44]}}]}
```

## Prefer

```json ios phone
{"type": "tableView", "id": "documents", "cells": [
  {"type": "objectCell", "id": "doc-1", "title": {"text": "Pump manual"}, "frame": [0, 100, 390, 64],
   "accessory": {"control": "action", "frame": [340, 110, 44, 44],
                 "actions": [{"control": "icon", "label": "Download"}]}},
  {"type": "objectCell", "id": "doc-2", "title": {"text": "Site plan"}, "frame": [0, 164, 390, 64],
   "accessory": {"control": "action", "label": "Download", "frame": [172.5, 174, 44, 44]}}]}
```

The accessory describes its one action itself; a button can be a toggle:

```xml ios phone
<tableView id="suppliers">
  <objectCell frame="0 100 390 64">
    <title text="Glacier Tours"/><accessory control="action" label="Follow" toggle="true" frame="300 110 74 44"/>
  </objectCell>
  <objectCell frame="0 164 390 64">
    <title text="Inn Sport"/>
    <accessory control="action" frame="300 174 74 44">
      <action control="button" label="Follow" toggle="true"/>
    </accessory>
  </objectCell>
</tableView>
```

Other accessories may hold more, and stand elsewhere:

```xml ios
<objectCell frame="0 100 390 64">
  <accessory control="overflow" frame="16 110 44 44"><action label="Call"/><action label="Write"/></accessory>
</objectCell>
```

Which actions there are, where they stand, or what the accessory is drawn as is unknown:

```json ios
{"type": "tableView", "cells": [
  {"type": "objectCell", "accessory": {"control": "action", "actions": null}},
  {"type": "objectCell", "accessory": {"control": "action", "frame": [16, 110, 44, 44]}},
  {"type": "objectCell", "frame": [0, 164, 390, 64],
   "accessory": {"frame": [16, 174, 44, 44], "actions": [{"label": "Call"}, {"label": "Write"}]}},
  {"type": "objectCell", "accessory": null}]}
```

"""#,
  examplesLine: 30, since: "0.1", message: nil,
  supersedes: [])

let objectCellTitleRequired = RulePage(
  id: "object-cell/title-required", title: "An object cell has a title", advice: "give the cell the title that names its object",
  statements: ["ios-oc-10"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-10"], selector: "objectCell", check: "required", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("title"), line: 7, column: 16)]), line: 7, column: 15)), PageEntry("nonEmpty", PageValue(.flag(true), line: 7, column: 34))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Add a title"), line: 9, column: 14)), PageEntry("class", PageValue(.text("suggestion"), line: 9, column: 34)), PageEntry("insert", PageValue(.map([PageEntry("title", PageValue(.map([PageEntry("text", PageValue(.text("Title"), line: 9, column: 69))]), line: 9, column: 62))]), line: 9, column: 54))]), line: 9, column: 6)] }, line: 2),
  ],
  rationale: #"""
Of all that an object cell can show, the title is the one thing that says which object it is. SAP Fiori for iOS: Object
Cell (Anatomy, Main Content) makes it the only mandatory element of the content.

A title whose text is known to be empty names nothing and counts as missing. A title whose text is not known, for it is
bound to data, is one.

- `parts`: what serves as the title.
- `nonEmpty`: whether it has to say something.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "tableView", "id": "documents", "cells": [
  {"type": "objectCell", "id": "doc-1", "title": {"text": "Pump manual"}, "subtitle": {"text": "PDF"}},
  ↓{"type": "objectCell", "id": "doc-2", "subtitle": {"text": "Spreadsheet"}}]}
```

```json ios phone fixed
{"type": "tableView", "id": "documents", "cells": [
  {"type": "objectCell", "id": "doc-1", "title": {"text": "Pump manual"}, "subtitle": {"text": "PDF"}},
  {"type": "objectCell", "id": "doc-2", "subtitle": {"text": "Spreadsheet"}, "title": {"text": "Title"}}]}
```

```xml ios phone
<tableView id="documents">
  ↓<objectCell id="doc-1"><detailImage/><description text="All about the pump"/></objectCell>
</tableView>
```

```xml ios phone fixed
<tableView id="documents">
  <objectCell id="doc-1"><title text="Title"/><detailImage/><description text="All about the pump"/></objectCell>
</tableView>
```

An empty title is none:

```xml ios
<collectionView layout="multiColumn">
  <objectCell><title ↓text=""/></objectCell>
  <objectCell><title ↓text="  "/></objectCell>
</collectionView>
```

## Prefer

```json ios phone
{"type": "tableView", "id": "documents", "cells": [
  {"type": "objectCell", "id": "doc-1", "title": {"text": "Pump manual"}, "subtitle": {"text": "PDF"}},
  {"type": "objectCell", "id": "doc-2", "title": {"text": "Spreadsheet"}}]}
```

```xml ios phone
<tableView id="documents"><objectCell id="doc-1"><title text="Pump manual"/></objectCell></tableView>
```

What the title says, or whether there is one, is unknown; and other cells need none:

```json ios
{"type": "tableView", "cells": [
  {"type": "objectCell", "title": {}},
  {"type": "objectCell", "title": {"text": null}},
  {"type": "objectCell", "title": null},
  {"type": "labelValueCell", "label": "Total", "value": "€ 249"}]}
```

"""#,
  examplesLine: 23, since: "0.1", message: nil,
  supersedes: [])
