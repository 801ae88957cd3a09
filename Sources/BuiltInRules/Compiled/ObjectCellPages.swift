// Made by `make rules` from the pages in Rules/. Do not edit.
// swift-format-ignore-file

import RulePages

let objectCellAccessoryKind = RulePage(
  id: "object-cell/accessory-kind", title: "Accessories are a chevron, an info button, one action or an overflow menu", advice: "use a chevron, an info button, one action or an overflow menu",
  statements: ["ios-oc-14"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-oc-14"], selector: "objectCell:not(tableView[editing=true] > objectCell) > accessory[control!=checkbox], tableView[editing=false][selection=none] > objectCell > accessory", check: "value", parameters: [PageEntry("fact", PageValue(.text("control"), line: 9, column: 14)), PageEntry("allowed", PageValue(.list([PageValue(.text("chevron"), line: 9, column: 33), PageValue(.text("info"), line: 9, column: 42), PageValue(.text("action"), line: 9, column: 48), PageValue(.text("overflow"), line: 9, column: 56), PageValue(.text("none"), line: 9, column: 66)]), line: 9, column: 32))], line: 2),
  ],
  rationale: #"""
Users look at the right end of a row to see what it can do. They know four controls there, and would have to learn a
fifth.

The rule is from SAP Fiori for iOS: Object Cell (Anatomy, Accessory View).

The rule checks the kind of control of the accessory. A cell without an accessory passes. In edit mode the table view
adds its own controls, so accessories are not checked there. A checkbox shows the selection. It fails only if the table
view allows no selection.

The check is inconclusive if the kind of control or the edit mode is unknown. A checkbox is inconclusive if the
selection of the table view is unknown.

- `allowed`: the kinds of control.
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

The cells show a checkbox, but cannot be selected:

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

The table view is in edit mode, or its cells can be selected:

```xml ios phone
<group>
  <tableView editing="true" selection="multiple">
    <objectCell><title text="Order 4711"/><accessory control="checkbox"/></objectCell>
    <objectCell><title text="Order 4712"/><accessory control="other"/></objectCell>
  </tableView>
  <tableView selection="single"><objectCell><accessory control="checkbox"/></objectCell></tableView>
</group>
```

The control, the accessory, the selection or the edit mode is unknown:

```json ios
{"type": "group", "content": [
  {"type": "objectCell", "accessory": {"label": "More"}},
  {"type": "objectCell", "accessory": null},
  {"type": "tableView", "cells": [{"type": "objectCell", "accessory": {"control": "checkbox"}}]},
  {"type": "tableView", "editing": null, "cells": [{"type": "objectCell", "accessory": {"control": "other"}}]}]}
```

"""#,
  examplesLine: 30, since: "0.1", message: PageText("{problem}", at: PageLocation(line: 10, column: 10)),
  supersedes: [])

let objectCellAccessoryNavigation = RulePage(
  id: "object-cell/accessory-navigation", title: "A chevron pushes a screen; an info button opens a modal", advice: "",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-16"], selector: "objectCell > accessory[control=chevron]", check: "transition", parameters: [PageEntry("expected", PageValue(.text("push"), line: 8, column: 22))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show an information icon"), line: 11, column: 17)), PageEntry("class", PageValue(.text("suggestion"), line: 11, column: 50)), PageEntry("set", PageValue(.map([PageEntry("control", PageValue(.text("info"), line: 11, column: 77))]), line: 11, column: 67))]), line: 11, column: 9), PageValue(.map([PageEntry("title", PageValue(.text("Push the screen"), line: 12, column: 17)), PageEntry("class", PageValue(.text("suggestion"), line: 12, column: 41))]), line: 12, column: 9)] }, advice: "use an info button, or push the screen", line: 6),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-17"], selector: "objectCell > accessory[control=info]", check: "transition", parameters: [PageEntry("expected", PageValue(.text("modal"), line: 15, column: 22))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show a chevron"), line: 18, column: 17)), PageEntry("class", PageValue(.text("suggestion"), line: 18, column: 40)), PageEntry("set", PageValue(.map([PageEntry("control", PageValue(.text("chevron"), line: 18, column: 67))]), line: 18, column: 57))]), line: 18, column: 9), PageValue(.map([PageEntry("title", PageValue(.text("Open it as a modal"), line: 19, column: 17)), PageEntry("class", PageValue(.text("suggestion"), line: 19, column: 44))]), line: 19, column: 9)] }, advice: "use a chevron, or open it as a modal", line: 13),
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-oc-16"], selector: ":is(screen, group, tableView[editing=false]:not(:known(tableView[selection=single], tableView[selection=multiple]))) > objectCell > accessory[control=chevron]", check: "transition", parameters: [PageEntry("expected", PageValue(.text("push"), line: 25, column: 22)), PageEntry("anyDestination", PageValue(.flag(true), line: 25, column: 44))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show no accessory"), line: 26, column: 18)), PageEntry("class", PageValue(.text("suggestion"), line: 26, column: 44)), PageEntry("set", PageValue(.map([PageEntry("control", PageValue(.text("none"), line: 26, column: 71))]), line: 26, column: 61))]), line: 26, column: 10)] }, line: 20),
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-oc-17"], selector: ":is(screen, group, tableView[editing=false]:not(:known(tableView[selection=single], tableView[selection=multiple]))) > objectCell > accessory[control=info]", check: "transition", parameters: [PageEntry("expected", PageValue(.text("modal"), line: 32, column: 22)), PageEntry("anyDestination", PageValue(.flag(true), line: 32, column: 45))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show no accessory"), line: 33, column: 18)), PageEntry("class", PageValue(.text("suggestion"), line: 33, column: 44)), PageEntry("set", PageValue(.map([PageEntry("control", PageValue(.text("none"), line: 33, column: 71))]), line: 33, column: 61))]), line: 33, column: 10)] }, line: 27),
  ],
  rationale: #"""
The accessory shows users where a tap leads. A chevron leads to a new screen, and users go back from there. An info
button opens a quick view on top of the list, and users close it.

The rule is from SAP Fiori for iOS: Object Cell (Anatomy, Accessory View; Variations, Preview and Quick View;
Navigation).

The rule checks the tap of the accessory. If the accessory has none, it checks the tap of the cell. A destination that
is a modal counts as modal even without a transition. An accessory without any tap is not checked, and neither are other
accessories.

At level warning, the rule also reports a chevron or info button whose tap opens nothing. In pages of the SAP Mobile
Development Kit (MDK), this is a cell with neither `OnPress` nor `OnAccessoryButtonPress`, in a section without an action.
`object-cell/opens-object` does not report these cells again. Tables in edit mode or with selection are not checked for
this, because their taps select. Cells of collection views are not either, because `collection-cell/opens-detail` reports
them.

The check is inconclusive if the tap or its transition is unknown.

- `expected`: the transition that belongs to the accessory.
- `anyDestination`: any destination passes; only a tap that opens nothing fails.
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

An info button, but a screen is pushed:

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

The tap of the accessory counts before the tap of the cell:

```xml ios
<objectCell>
  ↓<accessory control="chevron"><tap opens="modal" transition="modal"/></accessory>
  <tap opens="detail" transition="push"/>
</objectCell>
```

The chevron or info button opens nothing:

```xml ios phone
<tableView id="orders">
  <objectCell id="order-4711">↓<accessory control="chevron"><tap opens="none"/></accessory></objectCell>
  <objectCell id="order-4713">↓<accessory control="chevron"/><tap opens="none"/></objectCell>
  <objectCell id="order-4714">↓<accessory control="info"><tap opens="none"/></accessory></objectCell>
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

No tap, another accessory, or no accessory:

```xml ios
<tableView>
  <objectCell><accessory control="chevron"/></objectCell>
  <objectCell><accessory control="action" label="Download"/><tap opens="modal" transition="modal"/></objectCell>
  <objectCell><accessory control="none"/><tap opens="modal" transition="modal"/></objectCell>
  <objectCell><tap opens="modal" transition="modal"/></objectCell>
</tableView>
```

A tap selects, or another rule reports the cell:

```xml ios phone
<group>
  <tableView editing="true"><objectCell><accessory control="chevron"/><tap opens="none"/></objectCell></tableView>
  <tableView selection="single"><objectCell><accessory control="info"/><tap opens="none"/></objectCell></tableView>
  <collectionView><objectCell><accessory control="chevron"/><tap opens="none"/></objectCell></collectionView>
</group>
```

The tap or its transition is unknown:

```json ios
{"type": "tableView", "cells": [
  {"type": "objectCell", "accessory": {"control": "chevron"}, "tap": {"opens": "detail"}},
  {"type": "objectCell", "accessory": {"control": "chevron"}, "tap": null},
  {"type": "objectCell", "accessory": {"tap": {"opens": "modal"}}},
  {"type": "objectCell", "accessory": {"control": "chevron", "tap": {}}},
  {"type": "objectCell", "accessory": {"control": "info", "tap": null}, "tap": {"transition": "push"}}]}
```

"""#,
  examplesLine: 59, since: "0.1", message: nil,
  supersedes: [])

let objectCellAttributesPlacement = RulePage(
  id: "object-cell/attributes-placement", title: "Attributes are on the right of the object cell", advice: "",
  statements: ["ios-oc-13"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-13"], selector: "objectCell", check: "on-side", parameters: [PageEntry("part", PageValue(.text("attributes"), line: 7, column: 14)), PageEntry("side", PageValue(.text("right"), line: 7, column: 32)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 50))], line: 2),
  ],
  rationale: #"""
Users compare status, price and priority from row to row. They can do so if these attributes form one column.

The rule is from SAP Fiori for iOS: Object Cell (Anatomy, Attributes). It stacks the attributes toward the right side of
the cell, in a column or a row.

The guideline gives no measure. The rule reports attributes whose centre is left of the centre of the cell. It allows an
accessory on their right, a row as wide as the cell, and both stacking directions.

The check is inconclusive if the frame of the attributes or of the cell is unknown or empty.

- `part`, `side`: the part and its side of the cell.
- `tolerance`: how far the centre may be on the other side, in pt.
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

The centre is just left of 195, the centre of the cell:

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

Attributes in the centre, within the tolerance, as wide as the cell, or in another position:

```xml ios phone
<group>
  <objectCell frame="0 100 390 64"><attributes frame="157 110 76 36"/></objectCell>
  <objectCell frame="0 164 390 64"><attributes frame="156.5 174 76 36"/></objectCell>
  <objectCell frame="0 228 390 64"><attributes axis="horizontal" frame="0 270 390 18"/></objectCell>
  <objectCell frame="-300 292 300 64"><attributes axis="horizontal" frame="-100 302 76 18"/></objectCell>
</group>
```

There are no attributes, or a frame is unknown:

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
  id: "object-cell/centered-single-line", title: "Texts of vertically centred object cells take one line", advice: "shorten it, or align the cell at the top",
  statements: ["ios-oc-15"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-15"], selector: "objectCell[alignment=centered] > :is(title, subtitle, footnote, caption)", check: "value", parameters: [PageEntry("fact", PageValue(.text("lines"), line: 9, column: 18)), PageEntry("max", PageValue(.number(1.0), line: 9, column: 30))], message: PageText("{problem} in a centred cell; {limit}", at: PageLocation(line: 10, column: 14)), line: 8),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-15"], selector: "objectCell[alignment=centered] > description", check: "value", parameters: [PageEntry("fact", PageValue(.text("lines"), line: 12, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.number(1.0), line: 12, column: 35)]), line: 12, column: 34))], message: PageText("{problem} in a centred cell; at most 1", at: PageLocation(line: 13, column: 14)), line: 11),
  ],
  rationale: #"""
A centred text moves up if it has a second line. The texts of neighbouring rows then no longer line up.

The rule is from SAP Fiori for iOS: Object Cell (Variations, Vertically-Centered and Top-Aligned).

The rule checks the number of lines of title, subtitle, footnote, caption and description in centred cells. A
description that shows all its lines (`lines: 0`) fails. Cells that are aligned at the top may have longer texts.

The check is inconclusive if the number of lines is unknown. A longer text is inconclusive if the alignment of its cell
is unknown.

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

The number of lines or the alignment is unknown:

```json ios
{"type": "tableView", "cells": [
  {"type": "objectCell", "alignment": "centered", "title": {"text": "Order 4711"}, "description": {}},
  {"type": "objectCell", "title": {"text": "Order 4712", "lines": 2}, "description": {"lines": 0}},
  {"type": "objectCell", "alignment": "centered", "title": null, "description": {"lines": null}}]}
```

"""#,
  examplesLine: 30, since: "0.1", message: nil,
  supersedes: [])

let objectCellCompactHeight = RulePage(
  id: "object-cell/compact-height", title: "Object cells are lower in compact height than in regular height", advice: "make them lower in compact height",
  statements: ["ios-oc-23"],
  cases: [
    RuleCase(severity: "info", platforms: ["ios"], statements: ["ios-oc-23"], selector: "tableView", check: "compact-height", parameters: [PageEntry("list", PageValue(.text("cells"), line: 9, column: 18)), PageEntry("kind", PageValue(.text("objectCell"), line: 9, column: 31)), PageEntry("tolerance", PageValue(.number(0.5), line: 9, column: 54))], line: 8),
    RuleCase(severity: "info", platforms: ["ios"], statements: ["ios-oc-23"], selector: "screen[floorplan=listReport]", check: "compact-height", parameters: [PageEntry("list", PageValue(.text("content"), line: 11, column: 18)), PageEntry("kind", PageValue(.text("objectCell"), line: 11, column: 33)), PageEntry("tolerance", PageValue(.number(0.5), line: 11, column: 56))], line: 10),
  ],
  rationale: #"""
A phone in landscape shows fewer rows. With lower cells, users see more objects.

The rule is from SAP Fiori for iOS: Object Cell (Adaptive Design, Compact and Regular Height).

The rule compares the same list on two screens of one file: in compact height and in regular height. Two lists are the
same if they have the same `id`, screen `name`, platform and device class. A list report needs no `id`.

The lowest cell in compact height must be lower than the highest cell in regular height. The rule reports the list that
comes later in the file. It does not check a list with one height class only.

The check is inconclusive if the `id`, the name, the height class or a frame is unknown.

- `list`, `kind`: the cells that are compared.
- `maxHeight`: the largest cell height in compact height, in pt. It also works for one screen. This rule does not use
  it.
- `tolerance`: a smaller difference does not count, in pt.
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

Compact height comes first, or the difference is too small:

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

The cells are just low enough, on a list report too:

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

Other lists, screens, devices and cells are not compared:

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

A height class, a name, an `id` or a height is unknown:

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

One screen alone is not checked:

```json ios
{"type": "screen", "name": "Orders", "heightClass": "compact", "content": [
  {"type": "tableView", "id": "orders", "cells": [{"type": "objectCell", "frame": [0, 40, 844, 96]}]}]}
```

"""#,
  examplesLine: 33, since: "0.1", message: nil,
  supersedes: [])

let objectCellConsistentAlignment = RulePage(
  id: "object-cell/consistent-alignment", title: "All object cells of a list have the same alignment", advice: "",
  statements: ["ios-oc-03"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-03"], selector: "tableView", check: "consistent", parameters: [PageEntry("list", PageValue(.text("cells"), line: 8, column: 18)), PageEntry("kind", PageValue(.text("objectCell"), line: 8, column: 31)), PageEntry("sameFacts", PageValue(.list([PageValue(.text("alignment"), line: 8, column: 55)]), line: 8, column: 54))], line: 7),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-03"], selector: "screen[floorplan=listReport]", check: "consistent", parameters: [PageEntry("list", PageValue(.text("content"), line: 10, column: 18)), PageEntry("kind", PageValue(.text("objectCell"), line: 10, column: 33)), PageEntry("sameFacts", PageValue(.list([PageValue(.text("alignment"), line: 10, column: 57)]), line: 10, column: 56))], line: 9),
  ],
  rationale: #"""
If one row is centred and the next is aligned at the top, titles do not line up. Users then have to search for each
title.

The rule is from SAP Fiori for iOS: Object Cell (Usage, Do). It applies to a table view or a list report.

The rule compares the object cells of one table view, or those directly on a list report. The most frequent alignment
counts as the right one; in a tie, the first does. The rule reports the first cell that differs, and lists the rest with
it. Two table views on one screen may differ.

The check is inconclusive if the alignment of a cell is unknown, unless two cells already differ.

- `sameFacts`: the facts that are equal in all cells.
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

Several cells that differ give one finding, even if one alignment is unknown:

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

Each list has its own alignment. Only a list report is a list itself:

```xml ios
<screen floorplan="overview">
  <tableView><objectCell alignment="top"/><objectCell alignment="top"/></tableView>
  <tableView><objectCell alignment="centered"/><labelValueCell label="Total" value="€ 249"/></tableView>
  <objectCell alignment="top"/>
  <objectCell alignment="centered"/>
</screen>
```

Unknown alignments are inconclusive:

```json ios
{"type": "group", "content": [
  {"type": "tableView", "cells": [{"type": "objectCell", "alignment": "top"}, {"type": "objectCell"}]},
  {"type": "tableView", "cells": [{"type": "objectCell", "alignment": null},
                                  {"type": "objectCell", "alignment": "top"}]},
  {"type": "tableView", "cells": null}]}
```

"""#,
  examplesLine: 28, since: "0.1", message: nil,
  supersedes: [])

let objectCellConsistentContent = RulePage(
  id: "object-cell/consistent-content", title: "All object cells of a list show one type of content", advice: "use one list for each type",
  statements: ["ios-oc-04"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-04"], selector: "tableView", check: "consistent", parameters: [PageEntry("list", PageValue(.text("cells"), line: 9, column: 18)), PageEntry("kind", PageValue(.text("objectCell"), line: 9, column: 31)), PageEntry("sameFacts", PageValue(.list([PageValue(.text("contentType"), line: 9, column: 55), PageValue(.text("represents"), line: 9, column: 68)]), line: 9, column: 54))], line: 8),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-04"], selector: "screen[floorplan=listReport]", check: "consistent", parameters: [PageEntry("list", PageValue(.text("content"), line: 11, column: 18)), PageEntry("kind", PageValue(.text("objectCell"), line: 11, column: 33)), PageEntry("sameFacts", PageValue(.list([PageValue(.text("contentType"), line: 11, column: 57), PageValue(.text("represents"), line: 11, column: 70)]), line: 11, column: 56))], line: 10),
  ],
  rationale: #"""
Users compare the rows of a list. Orders among contacts have nothing to compare.

The rule is from SAP Fiori for iOS: Object Cell (Usage, Don't). It applies to a table view or a list report.

The rule compares the `contentType` of the object cells, and whether they represent a person or an object. It compares
the cells of one table view, or those directly on a list report. Content types are equal if their spelling is equal.
Cells may show different texts, for example no subtitle. The most frequent type counts as the right one; in a tie, the
first does. The rule reports the first cell that differs.

The check is inconclusive if a fact is unknown, unless two cells already differ.

- `sameFacts`: the facts that are equal in all cells.
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

The type of a cell is unknown:

```json ios
{"type": "tableView", "cells": [
  {"type": "objectCell", "contentType": "order"}, {"type": "objectCell"}, {"type": "objectCell", "contentType": null}]}
```

"""#,
  examplesLine: 29, since: "0.1", message: nil,
  supersedes: [])

let objectCellConsistentHeight = RulePage(
  id: "object-cell/consistent-height", title: "All object cells of a list have the same height", advice: "",
  statements: ["ios-oc-02"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-02"], selector: "tableView", check: "consistent", parameters: [PageEntry("list", PageValue(.text("cells"), line: 9, column: 18)), PageEntry("kind", PageValue(.text("objectCell"), line: 9, column: 31)), PageEntry("sameHeight", PageValue(.flag(true), line: 9, column: 55)), PageEntry("tolerance", PageValue(.number(0.5), line: 9, column: 72))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Make the cells equally high"), line: 6, column: 14)), PageEntry("class", PageValue(.text("unsafe"), line: 6, column: 50))]), line: 6, column: 6)] }, line: 8),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-02"], selector: "screen[floorplan=listReport]", check: "consistent", parameters: [PageEntry("list", PageValue(.text("content"), line: 11, column: 18)), PageEntry("kind", PageValue(.text("objectCell"), line: 11, column: 33)), PageEntry("sameHeight", PageValue(.flag(true), line: 11, column: 57)), PageEntry("tolerance", PageValue(.number(0.5), line: 11, column: 74))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Make the cells equally high"), line: 6, column: 14)), PageEntry("class", PageValue(.text("unsafe"), line: 6, column: 50))]), line: 6, column: 6)] }, line: 10),
  ],
  rationale: #"""
Users scan a list faster if all rows have one height. A higher cell looks more important without a reason.

The rule is from SAP Fiori for iOS: Object Cell (Usage, Do and Don't). It applies to a table view or a list report.

The rule compares the object cells of one table view, or those directly on a list report. The most frequent height
counts as the right one; in a tie, the first does. The rule reports the first cell that differs, and lists the rest with
it. Two table views on one screen may differ. Other kinds of cell are not compared.

The check is inconclusive if the height of a cell is unknown, unless two cells already differ.

- `tolerance`: how much heights may differ, in pt.
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

Several cells that differ give one finding:

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

Each table view has its own height. Other cells are not compared:

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

Unknown heights are inconclusive. The copies of a prototype are equal, and two prototypes may never appear together:

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
  examplesLine: 28, since: "0.1", message: nil,
  supersedes: [])

let objectCellDescriptionLines = RulePage(
  id: "object-cell/description-lines", title: "Descriptions are truncated or shown in full", advice: "truncate it, or show all of it (`lines: 0`)",
  statements: ["ios-oc-11"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-oc-11"], selector: "objectCell > description[lines>0]", check: "value", parameters: [PageEntry("fact", PageValue(.text("truncates"), line: 8, column: 14)), PageEntry("allowed", PageValue(.list([PageValue(.flag(true), line: 8, column: 35)]), line: 8, column: 34))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Truncate the description"), line: 6, column: 14)), PageEntry("class", PageValue(.text("safe"), line: 6, column: 47))]), line: 6, column: 6)] }, line: 2),
  ],
  rationale: #"""
If a description just stops, users cannot see whether there is more.

The rule is from SAP Fiori for iOS: Object Cell (Anatomy, Description). It truncates a description after some lines,
three by default, or shows it in full.

The rule checks that a description with a limit of lines is truncated. With `lines: 0` the description is shown in full
and passes. Other labels are not checked.

The check is inconclusive if the number of lines or the truncation is unknown.

- `fact`, `allowed`: whether a longer text is truncated.
"""#,
  examplesText: #"""
## Avoid

The text is clipped after a few lines or many:

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

The text is truncated after any number of lines:

```json ios tablet
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "description": {"text": "Two pairs of skis …", "lines": 3, "truncates": true}},
  {"type": "objectCell", "description": {"text": "Two pairs of skis …", "lines": 12, "truncates": true}},
  {"type": "objectCell", "description": {"text": "Two pairs of skis …", "lines": 1, "truncates": true}}]}
```

The text is shown in full:

```xml ios tablet
<tableView id="orders">
  <objectCell><description text="Two pairs of skis, one with bindings" lines="0" truncates="false"/></objectCell>
  <objectCell><description text="Boots" lines="0"/></objectCell>
</tableView>
```

A fact is unknown, there is no description, or the label is a title:

```json ios
{"type": "tableView", "cells": [
  {"type": "objectCell", "description": {"lines": 2}},
  {"type": "objectCell", "description": {"truncates": false}},
  {"type": "objectCell", "description": {"lines": null, "truncates": true}},
  {"type": "objectCell", "description": null},
  {"type": "objectCell", "title": {"text": "Order 4711", "lines": 4, "truncates": false}}]}
```

"""#,
  examplesLine: 27, since: "0.1", message: PageText("{problem} after {self.lines == 1 ? '1 line' : string(self.lines) + ' lines'}", at: PageLocation(line: 9, column: 10)),
  supersedes: [])

let objectCellDescriptionPlacement = RulePage(
  id: "object-cell/description-placement", title: "Descriptions are at the bottom in portrait and in their own column in landscape", advice: "move it below the other texts (portrait) or to a column of its own (landscape)",
  statements: ["ios-oc-12"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-12"], selector: "screen[orientation=portrait] objectCell > description", check: "value", parameters: [PageEntry("fact", PageValue(.text("placement"), line: 10, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("bottom"), line: 10, column: 39)]), line: 10, column: 38))], message: PageText("{problem} in portrait", at: PageLocation(line: 11, column: 14)), advice: "move it below the other texts", line: 9),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-12"], selector: "screen[orientation=landscape] objectCell > description", check: "value", parameters: [PageEntry("fact", PageValue(.text("placement"), line: 14, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("column"), line: 14, column: 39)]), line: 14, column: 38))], message: PageText("{problem} in landscape", at: PageLocation(line: 15, column: 14)), advice: "move it to a column of its own", line: 13),
  ],
  rationale: #"""
In portrait a screen has more height, and in landscape more width. The description is the longest text, so it goes where
users have room for it.

The rule is from SAP Fiori for iOS: Object Cell (Anatomy, Description).

The rule checks the placement of the description in each orientation. It does not derive the placement or the
orientation from frames. For whether a description is needed see `object-cell/description-width`.

The check is inconclusive if the placement or the orientation is unknown.

- `allowed`: the placement in each orientation.
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

The orientation or the placement is unknown:

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
  examplesLine: 33, since: "0.1", message: PageText("{problem}", at: PageLocation(line: 6, column: 10)),
  supersedes: [])

let objectCellDescriptionWidth = RulePage(
  id: "object-cell/description-width", title: "Descriptions are shown in regular width only", advice: "show it in regular width only",
  statements: ["ios-oc-20"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-oc-20"], selector: "screen[widthClass=compact] objectCell", check: "forbidden", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("description"), line: 5, column: 16)]), line: 5, column: 15))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Leave the description out"), line: 6, column: 14)), PageEntry("class", PageValue(.text("unsafe"), line: 6, column: 48))]), line: 6, column: 6)] }, line: 10),
    RuleCase(severity: "info", platforms: ["ios"], statements: ["ios-oc-20"], selector: "objectCell:not(:known(screen[widthClass=compact] objectCell)):known(:has(> description[inCompactWidth=true]))", check: "forbidden", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("description"), line: 5, column: 16)]), line: 5, column: 15))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Leave the description out"), line: 6, column: 14)), PageEntry("class", PageValue(.text("unsafe"), line: 6, column: 48))]), line: 6, column: 6)] }, line: 12),
  ],
  rationale: #"""
On a narrow screen a description goes below the other texts of each row. Users then see about half as many rows.

The rule is from SAP Fiori for iOS: Object Cell (Adaptive Design, Compact and Regular Width). It offers the optional
description in regular width.

The rule reports a description of any object cell on a screen with compact width. It does not derive the width class
from a width or a device. On other screens it reports a description that says itself that compact width shows it. Pages
of the SAP Mobile Development Kit (MDK) say so with `DisplayDescriptionInMobile: true`.

The check is inconclusive if the width class is unknown, or if it is unknown whether there is a description.

- `parts`: the parts that are not shown in compact width.
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

A description for all widths:

```json ios
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "title": {"text": "Order 4711"},
   ↓"description": {"text": "Two pairs of skis", "inCompactWidth": true}}]}
```

```json ios fixed
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "title": {"text": "Order 4711"}}]}
```

## Prefer

```json ios phone compact
{"type": "tableView", "id": "orders", "cells": [
  {"type": "objectCell", "title": {"text": "Order 4711"}, "subtitle": {"text": "Two pairs of skis"}}]}
```

```xml ios phone compact
<objectCell><title text="Order 4711"/></objectCell>
```

In regular width a description is allowed and optional:

```xml ios tablet regular
<tableView id="orders">
  <objectCell><title text="Order 4711"/><description text="Two pairs of skis" placement="bottom"/></objectCell>
  <objectCell><title text="Order 4712"/></objectCell>
  <objectCell><title text="Order 4713"/><description text="Ski boots" inCompactWidth="false"/></objectCell>
</tableView>
```

The width class is unknown, or it is unknown whether there is a description:

```json ios phone
{"type": "objectCell", "title": {"text": "Order 4711"}, "description": {"text": "Two pairs of skis"}}
```

```json ios compact
{"type": "objectCell", "title": {"text": "Order 4711"}, "description": null}
```

"""#,
  examplesLine: 32, since: "0.1", message: PageText("{self} shows a description in compact width", at: PageLocation(line: 7, column: 10)),
  supersedes: [])

let objectCellDetailImageFrame = RulePage(
  id: "object-cell/detail-image-frame", title: "Detail images fit a frame of 44 × 44 pt", advice: "",
  statements: ["ios-oc-08"],
  cases: [
    RuleCase(severity: "info", platforms: ["ios"], statements: ["ios-oc-08"], selector: "objectCell > detailImage", check: "size", parameters: [PageEntry("maxWidth", PageValue(.number(44.0), line: 7, column: 18)), PageEntry("maxHeight", PageValue(.number(44.0), line: 7, column: 33)), PageEntry("ignoreAbove", PageValue(.number(60.0), line: 7, column: 50)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 65))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Resize it around its centre"), line: 8, column: 14)), PageEntry("class", PageValue(.text("unsafe"), line: 8, column: 50))]), line: 8, column: 6)] }, line: 2),
  ],
  rationale: #"""
Images of one size make the texts of a list line up.

The rule is from SAP Fiori for iOS: Object Cell (Anatomy, Detail Image). The usual frame is 44 × 44 pt, but the image
may be up to 60 × 60 pt.

A larger image is not an error, so the level is info. The rule reports images that are wider or higher than the frame.
Smaller images pass. For images over 60 pt see `object-cell/detail-image-size`.

The check is inconclusive if the frame is unknown or empty.

- `maxWidth`, `maxHeight`: the frame, in pt.
- `ignoreAbove`: the size above which only the other rule checks an image, in pt.
- `tolerance`: how much rounding may add, in pt.
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

The image has the size of the frame, exceeds it by rounding only, or is smaller:

```json ios phone
{"type": "tableView", "cells": [
  {"type": "objectCell", "detailImage": {"frame": [16, 110, 44, 44]}},
  {"type": "objectCell", "detailImage": {"frame": [16, 174, 44.5, 44.5]}},
  {"type": "objectCell", "detailImage": {"frame": [16, 238, 16, 16]}}]}
```

```xml ios phone
<objectCell><detailImage shape="circle" frame="16 100 44 44"/><title text="Priya Nair"/></objectCell>
```

Another rule checks images over 60 pt. Other cells have other images:

```xml ios
<group>
  <objectCell><detailImage frame="16 110 60.6 44"/></objectCell>
  <objectCell><detailImage frame="16 174 72 72"/></objectCell>
  <contactCell><image frame="16 238 60 60"/></contactCell>
</group>
```

The size is unknown, or there is no image:

```json ios
{"type": "tableView", "cells": [
  {"type": "objectCell", "detailImage": {}},
  {"type": "objectCell", "detailImage": {"frame": [16, 100, 0, 0]}},
  {"type": "objectCell", "detailImage": null},
  {"type": "objectCell", "title": {"text": "Order 4711"}}]}
```

"""#,
  examplesLine: 28, since: "0.1", message: PageText("{problem}; its usual frame is {parameters.maxWidth} × {parameters.maxHeight} {unit}", at: PageLocation(line: 9, column: 10)),
  supersedes: [])

let objectCellDetailImageShape = RulePage(
  id: "object-cell/detail-image-shape", title: "Detail images are circles for people and squares for objects", advice: "",
  statements: ["ios-oc-09"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-09"], selector: "objectCell[represents=person] > detailImage", check: "value", parameters: [PageEntry("fact", PageValue(.text("shape"), line: 8, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("circle"), line: 8, column: 35)]), line: 8, column: 34))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show a circle"), line: 10, column: 18)), PageEntry("class", PageValue(.text("safe"), line: 10, column: 40))]), line: 10, column: 10)] }, message: PageText("{problem}; detail images of people are circles", at: PageLocation(line: 9, column: 14)), line: 7),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-09"], selector: "objectCell[represents=object] > detailImage", check: "value", parameters: [PageEntry("fact", PageValue(.text("shape"), line: 12, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("square"), line: 12, column: 35)]), line: 12, column: 34))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show a square"), line: 14, column: 18)), PageEntry("class", PageValue(.text("safe"), line: 14, column: 40))]), line: 14, column: 10)] }, message: PageText("{problem}; detail images of objects are squares", at: PageLocation(line: 13, column: 14)), line: 11),
  ],
  rationale: #"""
In a list of small images, users recognize people and objects by the outline.

The rule is from SAP Fiori for iOS: Object Cell (Anatomy, Detail Image).

The rule checks the shape of detail images and placeholders.

The check is inconclusive if the shape or what the cell represents is unknown.

- `allowed`: the shape for people, and for objects.
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

The shape or what the cell represents is unknown, or there is no image:

```json ios
{"type": "tableView", "cells": [
  {"type": "objectCell", "represents": "person", "detailImage": {}},
  {"type": "objectCell", "detailImage": {"shape": "circle"}},
  {"type": "objectCell", "represents": "object"}]}
```

"""#,
  examplesLine: 29, since: "0.1", message: nil,
  supersedes: [])

let objectCellDetailImageSize = RulePage(
  id: "object-cell/detail-image-size", title: "Detail images are 16 × 16 to 60 × 60 pt", advice: "",
  statements: ["ios-oc-07"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-07"], selector: "objectCell > detailImage", check: "size", parameters: [PageEntry("minWidth", PageValue(.number(16.0), line: 7, column: 18)), PageEntry("minHeight", PageValue(.number(16.0), line: 7, column: 33)), PageEntry("maxWidth", PageValue(.number(60.0), line: 7, column: 47)), PageEntry("maxHeight", PageValue(.number(60.0), line: 7, column: 62)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 77))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Resize it around its centre"), line: 8, column: 14)), PageEntry("class", PageValue(.text("unsafe"), line: 8, column: 50))]), line: 8, column: 6)] }, line: 2),
  ],
  rationale: #"""
Users cannot recognize an image under 16 pt. Over 60 pt the image dominates the row, and a collection view fits better.

The rule is from SAP Fiori for iOS: Object Cell (Anatomy, Detail Image). It sets both limits.

The rule checks the width and the height of detail images. The frame of 44 pt in the same section is not a limit of this
rule; see `object-cell/detail-image-frame`. Images of collection view cells have other limits.

The check is inconclusive if the frame is unknown or empty.

- `minWidth`, `minHeight`, `maxWidth`, `maxHeight`: the limits, in pt.
- `tolerance`: how much rounding may change a length, in pt.
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

One dimension is just outside the limits:

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

The size is at the limit, beyond it by rounding only, or the usual size:

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

The size is unknown, there is no image, or the cell is of another kind:

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
  examplesLine: 26, since: "0.1", message: PageText("{problem}; detail images are {limit}", at: PageLocation(line: 9, column: 10)),
  supersedes: [])

let objectCellEditModeSelection = RulePage(
  id: "object-cell/edit-mode-selection", title: "Object cells can be selected in edit mode", advice: "allow one or several",
  statements: ["ios-oc-21"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-oc-21"], selector: "tableView[editing=true]:has(> objectCell)", check: "value", parameters: [PageEntry("fact", PageValue(.text("selection"), line: 7, column: 14)), PageEntry("allowed", PageValue(.list([PageValue(.text("single"), line: 7, column: 35), PageValue(.text("multiple"), line: 7, column: 43)]), line: 7, column: 34))], line: 2),
  ],
  rationale: #"""
Users turn edit mode on to delete or change objects. They need to select these objects first.

The rule is from SAP Fiori for iOS: Object Cell (Behavior and Interaction, Select). Users can select one or several
object cells at once.

The rule checks table views that have object cells and are in edit mode. A table view without `editing` is not in edit
mode. The rule does not check the selection outside edit mode, or lists of other cells.

The check is inconclusive if the selection, the edit mode or the list of cells is unknown.

- `allowed`: how many rows can be selected, as values of `selection`.
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

Edit mode is off, or the list has other cells:

```xml ios phone
<group>
  <tableView selection="none"><objectCell/></tableView>
  <tableView editing="false" selection="none"><objectCell/></tableView>
  <tableView editing="true" selection="none"><labelValueCell label="Total" value="€ 249"/></tableView>
</group>
```

The selection, the edit mode or the cells are unknown:

```json ios
{"type": "group", "content": [
  {"type": "tableView", "editing": true, "cells": [{"type": "objectCell"}]},
  {"type": "tableView", "editing": null, "selection": "none", "cells": [{"type": "objectCell"}]},
  {"type": "tableView", "editing": true, "selection": "none", "cells": null}]}
```

"""#,
  examplesLine: 26, since: "0.1", message: PageText("{self} is in edit mode, but its cells cannot be selected", at: PageLocation(line: 8, column: 10)),
  supersedes: [])

let objectCellIconStack = RulePage(
  id: "object-cell/icon-stack", title: "Icon stacks are vertical, have at most three icons and are left of the detail image", advice: "",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-05"], selector: "iconStack", check: "count", parameters: [PageEntry("list", PageValue(.text("icons"), line: 8, column: 18)), PageEntry("max", PageValue(.number(3.0), line: 8, column: 30))], line: 5),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-06"], selector: "iconStack", check: "value", parameters: [PageEntry("fact", PageValue(.text("axis"), line: 12, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("vertical"), line: 12, column: 34)]), line: 12, column: 33))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Stack the icons vertically"), line: 14, column: 18)), PageEntry("class", PageValue(.text("safe"), line: 14, column: 53))]), line: 14, column: 10)] }, message: PageText("{problem}; icon stacks are vertical", at: PageLocation(line: 13, column: 14)), line: 9),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-06"], selector: "objectCell", check: "left-of", parameters: [PageEntry("part", PageValue(.text("iconStack"), line: 18, column: 18)), PageEntry("of", PageValue(.text("detailImage"), line: 18, column: 33)), PageEntry("tolerance", PageValue(.number(0.5), line: 18, column: 57))], line: 15),
  ],
  rationale: #"""
Small icons show users the state of an object, such as unread or on hold. More than three do not fit the height of a
cell. A horizontal row of icons pushes the text away.

The rule is from SAP Fiori for iOS: Object Cell (Anatomy, Left Icon Stack).

The rule checks three things one by one: the number of icons, the direction of the stack, and its position. For the
position it compares the frames of the stack and of the detail image. Without a detail image the position is not
checked.

Each check is inconclusive if one of its facts is unknown.

- `max`: the largest number of icons.
- `tolerance`: how far the stack may overlap the detail image, in pt.
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

A horizontal row of icons:

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

The stack is right of the image, or overlaps it:

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

There is no detail image, or a fact is unknown:

```json ios
{"type": "group", "content": [
  {"type": "objectCell", "iconStack": {"axis": "vertical", "frame": [8, 110, 16, 16], "icons": [{"text": "unread"}]}},
  {"type": "objectCell", "iconStack": {"icons": null}, "detailImage": {}},
  {"type": "objectCell", "iconStack": null, "detailImage": {"frame": [8, 110, 44, 44]}},
  {"type": "objectCell", "title": {"text": "Order 4712"}}]}
```

"""#,
  examplesLine: 37, since: "0.1", message: nil,
  supersedes: [])

let objectCellOpensObject = RulePage(
  id: "object-cell/opens-object", title: "Object cells open the page of their object", advice: "",
  statements: ["ios-oc-01"],
  cases: [
    RuleCase(severity: "info", platforms: ["ios"], statements: ["ios-oc-01"], selector: ":is(screen[floorplan=listReport], tableView[editing=false]:not(:known(tableView[selection=single], tableView[selection=multiple]))) > objectCell:not(:has(> accessory[control=info]), :has(> accessory[control=chevron] > tap[opens=none]), :has(> accessory[control=chevron]):has(> tap[opens=none]))", check: "destination", parameters: [PageEntry("allowed", PageValue(.list([PageValue(.text("detail"), line: 11, column: 18), PageValue(.text("preview"), line: 11, column: 26)]), line: 11, column: 17)), PageEntry("exceptSingle", PageValue(.flag(true), line: 11, column: 50))], line: 2),
  ],
  rationale: #"""
A cell with an image, a title and a status promises more about its object. Users expect to see that object after a tap.

The rule is from SAP Fiori for iOS: Object Cell (Usage, Do). Object cells preview objects that have an object page.

The rule checks the tap of object cells in table views and directly on list reports. The preview of a document counts as
its page, and so does a modal that shows details.

A cell with an info button is not checked, because its quick view replaces the page. The only cell of a list may open
nothing, because it may show the object of the current screen. In edit mode or with selection, a tap selects, so cells are not
checked. In groups, object cells may be choices of a picker, so they are not checked. For collection views see
`collection-cell/opens-detail`.

The check is inconclusive if the tap or its destination is unknown.

A cell whose `represents` is marked as unknown (`null`, `?`) never fails, because it may show no object at all. In pages
of the SAP Mobile Development Kit (MDK), fiorilint marks three kinds of cell this way. Cells with neither a bound target
nor a bound title may be entries of a menu. The second kind is rows that are there to be edited, deleted or downloaded.
The third kind is rows without a chevron, which may show entities for which the application has no page.

A chevron whose tap opens nothing is reported by `object-cell/accessory-navigation`, and not again by this rule.

- `allowed`: the destinations that a tap may have, as values of `opens`; `detail` includes a modal with details.
- `exceptSingle`: the only object cell of a list may open nothing.
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

Other accessories do not replace the page:

```xml ios phone
<tableView selection="none">
  ↓<objectCell id="doc-1"><title text="Pump manual"/><accessory control="action" label="Download"/></objectCell>
  <objectCell id="doc-2"><title text="Site plan"/><accessory control="chevron"/><tap ↓opens="list"/></objectCell>
</tableView>
```

A prototype has several copies, so it is not the only cell:

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

A chevron that leads nowhere is not reported again:

```xml ios phone
<tableView>
  <objectCell><title text="Meter 12"/><accessory control="chevron"><tap opens="none"/></accessory></objectCell>
  <objectCell><title text="Meter 13"/><accessory control="chevron"/><tap opens="none"/></objectCell>
</tableView>
```

A quick view needs no page:

```xml ios phone
<tableView id="meters">
  <objectCell><title text="Meter 12"/><accessory control="info"><tap opens="modal"/></accessory></objectCell>
  <objectCell><title text="Meter 13"/><accessory control="info"/><tap opens="modal" details="false"/></objectCell>
</tableView>
```

The only object cell of a list may show the object of this page:

```xml ios phone
<screen floorplan="object">
  <tableView id="head"><objectCell><title text="Ski boots"/></objectCell></tableView>
  <tableView id="offers">
    <labelValueCell label="Price" value="€ 249"/>
    <objectCell><title text="Summer sale"/><tap opens="none"/></objectCell>
  </tableView>
</screen>
```

A tap may select in a table view with selection, or in a group:

```json ios
{"type": "group", "content": [
  {"type": "objectCell"}, {"type": "objectCell", "tap": {"opens": "other"}},
  {"type": "tableView", "editing": true, "selection": "multiple", "cells": [
    {"type": "objectCell"}, {"type": "objectCell"}]},
  {"type": "tableView", "selection": "single", "cells": [{"type": "objectCell"}, {"type": "objectCell"}]},
  {"type": "tableView", "selection": "multiple", "cells": [{"type": "objectCell", "tap": {"opens": "other"}}]}]}
```

It is unknown what the cell, its tap, its accessory, the edit mode or the screen is:

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
  examplesLine: 41, since: "0.1", message: PageText("{problem}; it should open the page of its object", at: PageLocation(line: 12, column: 10)),
  supersedes: [])

let objectCellQuickActions = RulePage(
  id: "object-cell/quick-actions", title: "A long press peeks; a swipe shows quick actions", advice: "use swipe actions for quick actions",
  statements: ["ios-oc-22"],
  cases: [
    RuleCase(severity: "info", platforms: ["ios"], statements: ["ios-oc-22"], selector: "objectCell:has(> tap[opens=detail]):not(tableView[editing=true] > objectCell)", check: "value", parameters: [PageEntry("fact", PageValue(.text("longPress"), line: 7, column: 14)), PageEntry("allowed", PageValue(.list([PageValue(.text("peek"), line: 7, column: 35), PageValue(.text("none"), line: 7, column: 41)]), line: 7, column: 34))], line: 2),
  ],
  rationale: #"""
Users know two gestures in a list. A swipe shows actions, and a long press previews the destination of a tap. A gesture
with another meaning confuses them.

The rule is from SAP Fiori for iOS: Object Cell (Behavior and Interaction, Quick Actions and Peek & Pop). It allows both
gestures and requires neither.

The rule checks cells whose tap opens the details of an object. It reports a long press that does something other than
peek. Swipe actions are optional. In edit mode the long press is not checked.

The check is inconclusive if the long press or the destination of the tap is unknown.

- `allowed`: the effects of a long press, as values of `longPress`.
"""#,
  examplesText: #"""
## Avoid

A long press shows the quick actions:

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

There is nothing to peek at, or the table view is in edit mode:

```xml ios phone
<group>
  <objectCell longPress="other"><title text="Scan a code"/><tap opens="other"/></objectCell>
  <objectCell longPress="other"><title text="Order 4711"/></objectCell>
  <tableView editing="true" selection="multiple">
    <objectCell longPress="other"><tap opens="detail"/></objectCell>
  </tableView>
</group>
```

The long press or the destination of the tap is unknown:

```json ios
{"type": "tableView", "cells": [
  {"type": "objectCell", "tap": {"opens": "detail"}},
  {"type": "objectCell", "tap": {}, "longPress": "other"},
  {"type": "objectCell", "tap": null, "longPress": "other"}]}
```

"""#,
  examplesLine: 27, since: "0.1", message: PageText("a long press on {self} does something other than peek", at: PageLocation(line: 8, column: 10)),
  supersedes: [])

let objectCellQuickViewContent = RulePage(
  id: "object-cell/quick-view-content", title: "Quick views show details and at most five actions", advice: "",
  statements: ["ios-oc-18"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-oc-18"], selector: "objectCell > accessory[control=info] > tap[opens=modal], objectCell:has(> accessory[control=info]):not(:has(accessory > tap)) > tap[opens=modal]", check: "value", parameters: [PageEntry("fact", PageValue(.text("details"), line: 10, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.flag(true), line: 10, column: 37)]), line: 10, column: 36))], line: 9),
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-oc-18"], selector: "objectCell > accessory[control=info] > tap[opens=modal], objectCell:has(> accessory[control=info]):not(:has(accessory > tap)) > tap[opens=modal]", check: "count", parameters: [PageEntry("list", PageValue(.text("quickActions"), line: 12, column: 18)), PageEntry("max", PageValue(.number(5.0), line: 12, column: 37))], line: 11),
  ],
  rationale: #"""
A quick view replaces a page. Users expect more than the row shows, but want to read it at a glance.

The rule is from SAP Fiori for iOS: Object Cell (Variations, Quick View). A quick view shows more information and a few
simple actions.

The rule checks the modal that an info button opens. If the info button has no tap, the rule checks the modal that its
cell opens. The modal must show details. The guideline gives no number of actions; the rule allows at most five, or
none. For other destinations see `object-cell/accessory-navigation`.

The check is inconclusive if the details or the actions of the modal are unknown.

- `allowed`: whether the modal shows details.
- `max`: the largest number of actions.
"""#,
  examplesText: #"""
## Avoid

The quick view shows no details:

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

Five actions, no actions, and the modal that the cell opens:

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

Another accessory, or another destination:

```xml ios
<tableView>
  <objectCell><accessory control="chevron"/><tap opens="modal" details="false"/></objectCell>
  <objectCell><accessory control="info"><tap opens="detail" details="false"/></accessory></objectCell>
</tableView>
```

The details are unknown, or it is unknown whether the info button opens the modal:

```json ios
{"type": "tableView", "cells": [
  {"type": "objectCell", "accessory": {"control": "info", "tap": {"opens": "modal"}}},
  {"type": "objectCell", "accessory": {"control": "info", "tap": {"details": false}}},
  {"type": "objectCell", "accessory": {"tap": {"opens": "modal", "details": false}}},
  {"type": "objectCell", "accessory": {"control": "info", "tap": null}, "tap": {"opens": "modal", "details": false}}]}
```

"""#,
  examplesLine: 31, since: "0.1", message: nil,
  supersedes: [])

let objectCellSingleAction = RulePage(
  id: "object-cell/single-action", title: "A single action is alone and on the right", advice: "",
  statements: ["ios-oc-19"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-19"], selector: "objectCell > accessory[control=action]", check: "count", parameters: [PageEntry("list", PageValue(.text("actions"), line: 8, column: 18)), PageEntry("max", PageValue(.number(1.0), line: 8, column: 32))], advice: "use an overflow menu for further actions", line: 6),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-19"], selector: "objectCell:has(> accessory[control=action])", check: "on-side", parameters: [PageEntry("part", PageValue(.text("accessory"), line: 12, column: 18)), PageEntry("side", PageValue(.text("right"), line: 12, column: 35)), PageEntry("tolerance", PageValue(.number(0.5), line: 12, column: 53))], line: 10),
  ],
  rationale: #"""
A control at the end of the row shows users the main action, such as Download or Follow. With a second control, it is
unclear which one is the main action.

The rule is from SAP Fiori for iOS: Object Cell (Variations, Single Action). The action is an icon or a button on the
right; a button may be a toggle.

If the accessory is an action, the rule counts its actions. An accessory without a list of actions has one; its
`label` and `toggle` describe that action. Icons, buttons and toggles count alike. The accessory is on the right if its
centre is at or right of the centre of the cell. Other accessories are not checked.

The check is inconclusive if the actions or a frame are unknown.

- `max`: the largest number of actions.
- `part`, `side`: the part and its side of the cell.
- `tolerance`: how far the centre may be on the other side, in pt.
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

The accessory is at the left, or just left of 195, the centre of the cell:

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

The accessory describes its one action. A button may be a toggle:

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

Other accessories may have more actions and another position:

```xml ios
<objectCell frame="0 100 390 64">
  <accessory control="overflow" frame="16 110 44 44"><action label="Call"/><action label="Write"/></accessory>
</objectCell>
```

The actions, the frame or the kind of control is unknown:

```json ios
{"type": "tableView", "cells": [
  {"type": "objectCell", "accessory": {"control": "action", "actions": null}},
  {"type": "objectCell", "accessory": {"control": "action", "frame": [16, 110, 44, 44]}},
  {"type": "objectCell", "frame": [0, 164, 390, 64],
   "accessory": {"frame": [16, 174, 44, 44], "actions": [{"label": "Call"}, {"label": "Write"}]}},
  {"type": "objectCell", "accessory": null}]}
```

"""#,
  examplesLine: 33, since: "0.1", message: nil,
  supersedes: [])

let objectCellTitleRequired = RulePage(
  id: "object-cell/title-required", title: "Object cells have a title", advice: "",
  statements: ["ios-oc-10"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-oc-10"], selector: "objectCell", check: "required", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("title"), line: 7, column: 16)]), line: 7, column: 15)), PageEntry("nonEmpty", PageValue(.flag(true), line: 7, column: 34))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Add a title"), line: 8, column: 14)), PageEntry("class", PageValue(.text("suggestion"), line: 8, column: 34)), PageEntry("insert", PageValue(.map([PageEntry("title", PageValue(.map([PageEntry("text", PageValue(.text("Title"), line: 8, column: 69))]), line: 8, column: 62))]), line: 8, column: 54))]), line: 8, column: 6)] }, line: 2),
  ],
  rationale: #"""
Users recognize an object by its title.

The rule is from SAP Fiori for iOS: Object Cell (Anatomy, Main Content). The title is the only mandatory element of the
content.

The rule checks that an object cell has a title that is not empty. A title with an unknown text passes, for example one
that is bound to data.

The check is inconclusive if it is unknown whether the cell has a title.

- `parts`: the part that is the title.
- `nonEmpty`: an empty title does not count.
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

An empty title does not count:

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

The title or its text is unknown. Other cells need none:

```json ios
{"type": "tableView", "cells": [
  {"type": "objectCell", "title": {}},
  {"type": "objectCell", "title": {"text": null}},
  {"type": "objectCell", "title": null},
  {"type": "labelValueCell", "label": "Total", "value": "€ 249"}]}
```

"""#,
  examplesLine: 26, since: "0.1", message: nil,
  supersedes: [])
