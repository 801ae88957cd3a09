// Made by `make rules` from the pages in Rules/. Do not edit.
// swift-format-ignore-file

import RulePages

let collectionCellAttachmentOpensPreview = RulePage(
  id: "collection-cell/attachment-opens-preview", title: "Attachments and documents open a preview with quick actions", advice: "open a preview with actions such as Share and Delete",
  statements: ["ios-cv-23", "ios-cvc-03"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cv-23", "ios-cvc-03"], selector: "collectionCell:is([represents=attachment], [represents=document])", check: "destination", parameters: [PageEntry("allowed", PageValue(.list([PageValue(.text("preview"), line: 9, column: 22)]), line: 9, column: 21))], message: PageText("{problem}, not a preview of the {represents}", at: PageLocation(line: 10, column: 14)), line: 7),
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cv-23", "ios-cvc-03"], selector: "collectionCell:is([represents=attachment], [represents=document]) > tap[opens=preview]", check: "value", parameters: [PageEntry("fact", PageValue(.text("quickActions"), line: 13, column: 18)), PageEntry("nonEmpty", PageValue(.flag(true), line: 13, column: 42))], line: 11),
  ],
  rationale: #"""
Users tap an attachment to see it larger. Often they then want to share or delete it.

The rule is from SAP Fiori for iOS: Collection View (Navigation) and Collection View Cell (Behavior and Interaction).
The first section names deleting. The second names quick actions such as sharing and deleting.

The rule checks that a tap on an attachment or a document opens a preview. The preview has at least one quick action.
The rule does not check which actions there are, because their names depend on the language. For other cells see
`collection-cell/opens-detail`.

The check is inconclusive if the tap, its destination or the list of quick actions is unknown. A modal is inconclusive
too, because a preview may open as a modal.

- `allowed`: the destinations that a tap may have, as values of `opens`.
- `fact`, `nonEmpty`: the preview has at least one quick action.
"""#,
  examplesText: #"""
## Avoid

The tap opens the details, something else, or nothing:

```json ios phone
{"type": "collectionView", "id": "attachments", "cells": [
  {"type": "collectionCell", "id": "a", "represents": "attachment", "image": {}, "tap": {↓"opens": "detail"}},
  {"type": "collectionCell", "id": "b", "represents": "document", "image": {}, "tap": {↓"opens": "other"}},
  {"type": "collectionCell", "id": "c", "represents": "attachment", "image": {}, "tap": {↓"opens": "none"}},
  ↓{"type": "collectionCell", "id": "d", "represents": "attachment", "image": {}}]}
```

The preview has no quick actions:

```xml ios tablet
<collectionView id="documents">
  <collectionCell id="a" represents="document"><image/><tap opens="preview" ↓quickActions=""/></collectionCell>
</collectionView>
```

```json ios phone
{"type": "collectionCell", "id": "a", "represents": "attachment", "image": {},
 "tap": {"opens": "preview", ↓"quickActions": []}}
```

## Prefer

```json ios phone
{"type": "collectionView", "id": "attachments", "cells": [
  {"type": "collectionCell", "represents": "attachment", "image": {},
   "tap": {"opens": "preview", "transition": "push", "quickActions": ["Share", "Delete"]}}]}
```

```xml ios tablet
<collectionView id="documents">
  <collectionCell represents="document"><image/><tap opens="preview" quickActions="Löschen"/></collectionCell>
</collectionView>
```

Other cells open their details:

```xml ios phone
<collectionCell represents="object"><image/><tap opens="detail"/></collectionCell>
```

The destination, the quick actions, or what the cell represents is unknown:

```json ios
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "represents": "attachment", "tap": null},
  {"type": "collectionCell", "represents": "attachment", "tap": {}},
  {"type": "collectionCell", "represents": "attachment", "tap": {"opens": "modal"}},
  {"type": "collectionCell", "represents": "document", "tap": {"opens": "preview"}},
  {"type": "collectionCell", "tap": {"opens": "detail"}}]}
```

"""#,
  examplesLine: 33, since: "0.1", message: nil,
  supersedes: [])

let collectionCellContactImageSize = RulePage(
  id: "collection-cell/contact-image-size", title: "Contact images are circles of 80 dp on phones and 96 dp on tablets", advice: "",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-20"], selector: "screen[deviceClass=phone] collectionCell[represents=person] > image", check: "size", parameters: [PageEntry("allowedWidths", PageValue(.list([PageValue(.number(80.0), line: 8, column: 28)]), line: 8, column: 27)), PageEntry("allowedHeights", PageValue(.list([PageValue(.number(80.0), line: 8, column: 50)]), line: 8, column: 49)), PageEntry("tolerance", PageValue(.number(0.5), line: 8, column: 66))], message: PageText("{problem}; contact images are {limit} on phones", at: PageLocation(line: 9, column: 14)), line: 5),
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-32"], selector: "screen[deviceClass=tablet] collectionCell[represents=person] > image", check: "size", parameters: [PageEntry("allowedWidths", PageValue(.list([PageValue(.number(96.0), line: 13, column: 28)]), line: 13, column: 27)), PageEntry("allowedHeights", PageValue(.list([PageValue(.number(96.0), line: 13, column: 50)]), line: 13, column: 49)), PageEntry("tolerance", PageValue(.number(0.5), line: 13, column: 66))], message: PageText("{problem}; contact images are {limit} on tablets", at: PageLocation(line: 14, column: 14)), line: 10),
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-20", "android-cv-32"], selector: "collectionCell[represents=person] > image:not(:known([placeholder!=none]))", check: "value", parameters: [PageEntry("fact", PageValue(.text("shape"), line: 18, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("circle"), line: 18, column: 35)]), line: 18, column: 34))], message: PageText("{problem}; contact images are circles", at: PageLocation(line: 19, column: 14)), line: 15),
  ],
  rationale: #"""
Contacts look the same in every app if their images have one size. Cells adapt to the screen; the circle does not.

The rule is from SAP Fiori for Android: Collection View (Specifications, Mobile and Tablet, Collection Cells). It sets
one size for each device class.

The rule checks the images of cells that represent a person. It checks the size of placeholders too. For the shape of
placeholders see `collection-cell/person-placeholder`.

The size is inconclusive if the device class is unknown, or if the frame is unknown or empty. The shape is inconclusive
if it is unknown.

- `allowedWidths`, `allowedHeights`: the allowed sizes, in dp.
- `tolerance`: how much rounding may change a size, in dp.
- `allowed`: the shape of the image.
"""#,
  examplesText: #"""
## Avoid

On a phone, one image has the tablet size, and three are too small or too large:

```json android phone
{"type": "collectionView", "id": "team", "cells": [
  {"type": "collectionCell", "id": "a", "represents": "person", "image": {↓"frame": [16, 152, 96, 96]}},
  {"type": "collectionCell", "id": "b", "represents": "person", "image": {↓"frame": [128, 152, 79.4, 80]}},
  {"type": "collectionCell", "id": "c", "represents": "person", "image": {↓"frame": [224, 152, 80, 80.6]}},
  {"type": "collectionCell", "id": "d", "represents": "person", "image": {"placeholder": "initials",
   ↓"frame": [320, 152, 64, 64]}}]}
```

On a tablet, one image has the phone size, and two are just outside the limits:

```xml android tablet
<collectionView id="team">
  <collectionCell id="a" represents="person"><image shape="circle" ↓frame="16 136 80 80"/></collectionCell>
  <collectionCell id="b" represents="person"><image shape="circle" ↓frame="128 136 96 95.4"/></collectionCell>
  <collectionCell id="c" represents="person"><image shape="circle" ↓frame="240 136 96.6 96"/></collectionCell>
</collectionView>
```

The shape is wrong on any device:

```json android
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "id": "a", "represents": "person", "image": {↓"shape": "square"}},
  {"type": "collectionCell", "id": "b", "represents": "person", "image": {↓"shape": "rectangle"}}]}
```

## Prefer

The size is exact, or differs by rounding only:

```json android phone
{"type": "collectionView", "id": "team", "cells": [
  {"type": "collectionCell", "represents": "person", "image": {"shape": "circle", "frame": [16, 152, 80, 80]}},
  {"type": "collectionCell", "represents": "person", "image": {"shape": "circle", "frame": [112, 152, 79.5, 80.5]}},
  {"type": "collectionCell", "represents": "person",
   "image": {"placeholder": "initials", "text": "P", "shape": "circle", "frame": [208, 152, 80, 80]}}]}
```

```xml android tablet
<collectionView id="team">
  <collectionCell represents="person"><image shape="circle" frame="16 136 96 96"/></collectionCell>
  <collectionCell represents="person"><image shape="circle" frame="128 136 95.5 96.5"/></collectionCell>
</collectionView>
```

Objects have other images. A size, a shape, or what the cell represents may be unknown:

```json android phone
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "represents": "object", "image": {"shape": "square", "frame": [16, 152, 118, 118]}},
  {"type": "collectionCell", "represents": "person", "image": {}},
  {"type": "collectionCell", "represents": "person", "image": {"frame": [0, 0, 0, 0]}},
  {"type": "collectionCell", "image": {"shape": "square", "frame": [150, 152, 118, 118]}}]}
```

The device class is unknown:

```xml android
<collectionCell represents="person"><image shape="circle" frame="16 136 88 88"/></collectionCell>
```

"""#,
  examplesLine: 39, since: "0.1", message: nil,
  supersedes: [])

let collectionCellDoctypeIconFrame = RulePage(
  id: "collection-cell/doctype-icon-frame", title: "Doctype icons are in a rectangular image", advice: "",
  statements: ["ios-cvc-10"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cvc-10"], selector: "collectionCell > image:known([docType!='']), collectionCell:is([represents=document], [represents=attachment]) > image[docType!='']", check: "shape", parameters: [PageEntry("allowed", PageValue(.list([PageValue(.text("rectangle"), line: 10, column: 22)]), line: 10, column: 21))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show a rectangle"), line: 12, column: 18)), PageEntry("class", PageValue(.text("safe"), line: 12, column: 43))]), line: 12, column: 10)] }, message: PageText("{problem}; doctype icons are in a rectangle", at: PageLocation(line: 11, column: 14)), line: 6),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cvc-10"], selector: "collectionCell > image:known([docType!=''])", check: "inside", parameters: [PageEntry("frame", PageValue(.text("iconFrame"), line: 15, column: 19)), PageEntry("tolerance", PageValue(.number(0.5), line: 15, column: 41))], message: PageText("the doctype icon of {parent} extends {measured} {unit} beyond its image", at: PageLocation(line: 16, column: 14)), line: 13),
  ],
  rationale: #"""
Circles show people, so a doctype icon in a circle looks like a profile picture.

The rule is from SAP Fiori for iOS: Collection View Cell (Variations, Doctype Icons).

The rule checks images with a `docType`. Their shape is a rectangle of any proportion; a square is a rectangle. If the
image has an icon frame, that frame is inside the frame of the image.

The check is inconclusive if the shape or one of the frames is unknown. A document or attachment in a circle is
inconclusive if its `docType` is unknown.

- `allowed`: the shape; a square is a rectangle.
- `frame`: the frame of the icon.
- `tolerance`: how far rounding may push the icon beyond the image, in pt.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "collectionView", "id": "documents", "cells": [
  {"type": "collectionCell", "id": "a", "represents": "document", "image": {"docType": "pdf", ↓"shape": "circle"}},
  {"type": "collectionCell", "id": "b", "image": {"docType": "xlsx", ↓"shape": "circle"}}]}
```

```json ios phone fixed
{"type": "collectionView", "id": "documents", "cells": [
  {"type": "collectionCell", "id": "a", "represents": "document", "image": {"docType": "pdf", "shape": "rectangle"}},
  {"type": "collectionCell", "id": "b", "image": {"docType": "xlsx", "shape": "rectangle"}}]}
```

The icon extends beyond the image, far or just beyond the tolerance:

```xml ios tablet
<collectionView id="documents">
  <collectionCell id="a" represents="document">
    <image docType="pdf" shape="rectangle" frame="32 536 120 110" ↓iconFrame="80 640 24 24"/>
  </collectionCell>
  <collectionCell id="b" represents="document">
    <image docType="dwg" shape="rectangle" frame="168 536 120 110" ↓iconFrame="167.4 536 24 24"/>
  </collectionCell>
</collectionView>
```

## Prefer

```json ios phone
{"type": "collectionView", "id": "documents", "cells": [
  {"type": "collectionCell", "represents": "document",
   "image": {"docType": "pdf", "shape": "rectangle", "frame": [32, 536, 120, 110], "iconFrame": [80, 579, 24, 24]}},
  {"type": "collectionCell", "represents": "document",
   "image": {"docType": "dwg", "shape": "square", "frame": [168, 536, 110, 110], "iconFrame": [167.5, 536, 24, 24]}}]}
```

```xml ios tablet
<collectionView id="documents">
  <collectionCell represents="document"><image docType="pdf" shape="rectangle" frame="32 536 90 120"/></collectionCell>
</collectionView>
```

Images without a doctype icon may be circles:

```xml ios
<collectionView>
  <collectionCell represents="person"><image shape="circle"/></collectionCell>
  <collectionCell represents="document"><image docType="" shape="circle"/></collectionCell>
</collectionView>
```

The shape is unknown, or it is unknown whether the image shows a doctype icon:

```json ios
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "represents": "document", "image": {"docType": "pdf"}},
  {"type": "collectionCell", "represents": "document", "image": {"docType": "pdf", "frame": [32, 536, 110, 110]}},
  {"type": "collectionCell", "represents": "document", "image": {"shape": "circle"}}]}
```

"""#,
  examplesLine: 35, since: "0.1", message: nil,
  supersedes: [])

let collectionCellElementsCentered = RulePage(
  id: "collection-cell/elements-centered", title: "Images and labels are centred horizontally in their cell", advice: "",
  statements: ["android-cv-22"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-22"], selector: "collectionCell > :is(image, title, subtitle, attribute)", check: "centered", parameters: [PageEntry("axis", PageValue(.text("horizontal"), line: 7, column: 14)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 37))], line: 2),
  ],
  rationale: #"""
A cell has no visible edge. Its image and labels look like one item because they share an axis.

The rule is from SAP Fiori for Android: Collection View (Specifications, Mobile and Tablet, Collection Cells). It
centres all elements of a cell, for contacts and for objects.

The rule compares the centre of each image or label with the centre of the cell. It does not check how a text is aligned
inside its frame.

The check is inconclusive if one of the frames is unknown or empty.

- `axis`: the direction in which elements are centred.
- `tolerance`: how far rounding may move an element, in dp.
"""#,
  examplesText: #"""
## Avoid

The image is at the left edge of its cell:

```json android tablet
{"type": "collectionCell", "id": "a", "represents": "person", "frame": [16, 136, 180, 168],
 "image": {"shape": "circle", ↓"frame": [16, 136, 96, 96]},
 "title": {"text": "Ana Ferreira", "frame": [16, 240, 180, 24]}}
```

Each element is just beyond the tolerance:

```xml android phone
<collectionCell id="a" represents="object" frame="16 390 118 164">
  <image ↓frame="16 390 116.8 118"/>
  <title text="Ski boots" ↓frame="40.6 516 70 20"/>
  <subtitle text="Red" ↓frame="64.4 536 20 18"/>
  <attribute text="€ 249" ↓frame="16 554 44 18"/>
</collectionCell>
```

## Prefer

```json android tablet
{"type": "collectionCell", "id": "a", "represents": "person", "frame": [16, 136, 180, 168],
 "image": {"shape": "circle", "frame": [58, 136, 96, 96]},
 "title": {"text": "Ana Ferreira", "frame": [16, 240, 180, 24]},
 "subtitle": {"text": "Field engineer", "frame": [56, 264, 100, 20]}}
```

The offset is within the tolerance. A label may be wider than the cell:

```xml android phone
<collectionCell id="a" represents="object" frame="16 390 118 164">
  <image frame="16 390 117 118"/>
  <title text="Ski boots" frame="40.5 516 70 20"/>
  <subtitle text="Red" frame="64.5 536 20 18"/>
  <attribute text="In stock in all our stores" truncates="true" frame="6 554 138 18"/>
</collectionCell>
```

Frames are unknown, or empty because the layout has not run yet:

```json android phone
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "frame": [16, 390, 118, 164], "image": {}, "title": {"text": "Rope", "frame": null}},
  {"type": "collectionCell", "frame": [0, 0, 0, 0], "image": {"frame": [16, 390, 80, 80]}},
  {"type": "collectionCell", "image": {"frame": [16, 390, 80, 80]}},
  {"type": "collectionCell", "frame": [150, 390, 118, 164], "title": {"text": "", "frame": [150, 516, 0, 20]}}]}
```

"""#,
  examplesLine: 25, since: "0.1", message: nil,
  supersedes: [])

let collectionCellIconActionCount = RulePage(
  id: "collection-cell/icon-action-count", title: "Cells have at most two icon actions", advice: "move the others to the detail view",
  statements: ["ios-cvc-11"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cvc-11"], selector: "collectionCell", check: "count", parameters: [PageEntry("list", PageValue(.text("actions"), line: 7, column: 14)), PageEntry("where", PageValue(.text("action[control=icon]"), line: 7, column: 30)), PageEntry("max", PageValue(.number(2.0), line: 7, column: 59))], line: 2),
  ],
  rationale: #"""
A cell that is 110 pt wide has room for two touch targets of 44 pt. With a third icon, users hit the wrong one.

The rule is from SAP Fiori for iOS: Collection View Cell (Variations, Icon Actions). It allows one or two icon actions.

The rule counts the icon actions of each cell. A cell without actions passes. Buttons do not count; see
`collection-cell/single-button-action`.

The check is inconclusive if the list of actions is unknown. It is also inconclusive if it is unknown whether a third
action is an icon.

- `max`: the largest number of icon actions.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "collectionView", "id": "deputies", "cells": [
  ↓{"type": "collectionCell", "id": "a", "image": {"shape": "circle"}, "title": {"text": "Priya Nair"}, "actions": [
    {"control": "icon", "label": "Call"}, {"control": "icon", "label": "Mail"}, {"control": "icon", "label": "Chat"}]}]}
```

```xml ios tablet
<collectionView id="deputies">
  ↓<collectionCell id="a">
    <image/>
    <action control="icon" label="Call"/>
    <action control="icon" label="Mail"/>
    <action control="icon" label="Chat"/>
    <action control="button" label="Assign"/>
  </collectionCell>
</collectionView>
```

## Prefer

```json ios phone
{"type": "collectionView", "id": "deputies", "cells": [
  {"type": "collectionCell", "id": "a", "image": {"shape": "circle"}, "title": {"text": "Priya Nair"}, "actions": [
    {"control": "icon", "label": "Call"}, {"control": "icon", "label": "Mail"}]}]}
```

```xml ios tablet
<collectionView id="products">
  <collectionCell id="one"><image/><action control="icon" label="Add"/></collectionCell>
  <collectionCell id="none"><image/></collectionCell>
</collectionView>
```

The list is unknown, or the third action may be an icon or a button:

```json ios
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "actions": [{"control": "icon"}, {"control": "icon"}, {"label": "Chat"}]},
  {"type": "collectionCell", "actions": null}]}
```

"""#,
  examplesLine: 26, since: "0.1", message: PageText("{self} has {count} icon actions; {limit}", at: PageLocation(line: 8, column: 10)),
  supersedes: [])

let collectionCellImageRequired = RulePage(
  id: "collection-cell/image-required", title: "Collection view cells have an image", advice: "add an image or a placeholder",
  statements: ["android-cv-11", "ios-cvc-01"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios", "android"], statements: ["android-cv-11", "ios-cvc-01"], selector: "collectionCell", check: "required", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("image"), line: 6, column: 16)]), line: 6, column: 15))], line: 2),
  ],
  rationale: #"""
Users recognize a collection view cell by its image. A cell without one looks like a gap in the row.

The rule is from SAP Fiori for Android: Collection View (Anatomy, Collection Cell; Placeholder Image). It requires an
image, and a placeholder for items without one. SAP Fiori for iOS: Collection View Cell (Anatomy, Image View) requires
an image too.

The rule checks that a cell has an image. A placeholder counts: initials for a person, an icon for an object. An image
counts even if its source is empty or unknown. Other kinds of cell are not checked.

The check is inconclusive if it is unknown whether the cell has an image.

- `parts`: the part that the cell needs.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "collectionView", "id": "wishes", "cells": [
  {"type": "collectionCell", "id": "wish-1", "image": {"source": "boots.jpg"}, "title": {"text": "Ski boots"}},
  ↓{"type": "collectionCell", "id": "wish-2", "title": {"text": "Rain jacket"}}]}
```

```xml android phone
<collectionView id="wishes">
  <collectionCell id="wish-1"><image source="boots.jpg"/><title text="Ski boots"/></collectionCell>
  ↓<collectionCell id="wish-2"><title text="Rain jacket"/></collectionCell>
</collectionView>
```

## Prefer

```json android phone
{"type": "collectionView", "id": "wishes", "cells": [
  {"type": "collectionCell", "id": "wish-1", "image": {"source": "boots.jpg"}, "title": {"text": "Ski boots"}},
  {"type": "collectionCell", "id": "wish-2", "image": {"placeholder": "icon"}, "title": {"text": "Rain jacket"}}]}
```

```xml ios phone
<collectionView id="team">
  <collectionCell id="a"><image source="priya.jpg" shape="circle"/><title text="Priya Nair"/></collectionCell>
  <collectionCell id="b"><image placeholder="initials" text="OB"/><title text="Ola Berg"/></collectionCell>
</collectionView>
```

It is unknown whether there is an image. Other kinds of cell need none:

```json ios
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "image": null, "title": {"text": "Ski boots"}},
  {"type": "objectCell", "title": {"text": "Order 4711"}},
  {"type": "labelValueCell", "label": "Total", "value": "€ 249"}]}
```

"""#,
  examplesLine: 25, since: "0.1", message: nil,
  supersedes: [])

let collectionCellLabelTruncates = RulePage(
  id: "collection-cell/label-truncates", title: "Labels that are wider than their cell are truncated", advice: "truncate it",
  statements: ["android-cv-21"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-21"], selector: "collectionCell > :is(title, subtitle, attribute):not([truncates=true]):not(:known([text='']))", check: "relative-size", parameters: [PageEntry("width", PageValue(.text("within"), line: 7, column: 15)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 34))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Truncate the label"), line: 8, column: 14)), PageEntry("class", PageValue(.text("safe"), line: 8, column: 41)), PageEntry("set", PageValue(.map([PageEntry("truncates", PageValue(.flag(true), line: 8, column: 64))]), line: 8, column: 52))]), line: 8, column: 6)] }, line: 2),
  ],
  rationale: #"""
A label that extends beyond its cell runs into the label of the next cell.

The rule is from SAP Fiori for Android: Collection View (Specifications, Mobile and Tablet, Collection Cells). It
truncates labels that are wider than their cell.

The rule reports a label whose frame is wider than the cell and that is not truncated. It does not estimate the width of
a text. A label whose frame fits passes, and so does an empty label.

The check is inconclusive if one of the widths is unknown or 0. It is also inconclusive if the truncation of a wide
label is unknown.

- `width`: a label is at most as wide as its cell.
- `tolerance`: how much rounding may add, in dp.
"""#,
  examplesText: #"""
## Avoid

```json android phone
{"type": "collectionCell", "id": "rope", "frame": [16, 390, 118, 164], "image": {},
 "title": {"text": "Dynamic climbing rope 60 m", "truncates": false, ↓"frame": [16, 516, 206, 20]},
 "attribute": {"text": "€ 119", "truncates": false, "frame": [16, 536, 44, 18]}}
```

```json android phone fixed
{"type": "collectionCell", "id": "rope", "frame": [16, 390, 118, 164], "image": {},
 "title": {"text": "Dynamic climbing rope 60 m", "truncates": true, "frame": [16, 516, 206, 20]},
 "attribute": {"text": "€ 119", "truncates": false, "frame": [16, 536, 44, 18]}}
```

Each label is just wider than the cell:

```xml android tablet
<collectionCell id="rope" frame="16 136 180 232">
  <image/>
  <title text="Dynamic climbing rope" truncates="false" ↓frame="16 320 180.6 24"/>
  <subtitle text="60 m, bright orange" truncates="false" ↓frame="15.7 344 180.6 20"/>
  <attribute text="Available from 4 May" truncates="false" ↓frame="16 364 181 20"/>
</collectionCell>
```

```xml android tablet fixed
<collectionCell id="rope" frame="16 136 180 232">
  <image/>
  <title text="Dynamic climbing rope" truncates="true" frame="16 320 180.6 24"/>
  <subtitle text="60 m, bright orange" truncates="true" frame="15.7 344 180.6 20"/>
  <attribute text="Available from 4 May" truncates="true" frame="16 364 181 20"/>
</collectionCell>
```

## Prefer

```json android phone
{"type": "collectionCell", "id": "rope", "frame": [16, 390, 118, 164], "image": {},
 "title": {"text": "Dynamic climbing rope 60 m", "truncates": true, "lines": 1, "frame": [16, 516, 118, 20]},
 "attribute": {"text": "€ 119", "truncates": false, "frame": [16, 536, 44, 18]}}
```

Labels are as wide as the cell, truncated, or empty:

```xml android tablet
<collectionCell id="rope" frame="16 136 180 232">
  <image/>
  <title text="Rope" truncates="false" frame="16 320 180.5 24"/>
  <subtitle text="60 m, bright orange, with a bag" truncates="true" frame="6 344 200 20"/>
  <attribute text="" truncates="false" frame="6 364 200 20"/>
</collectionCell>
```

The truncation or the width of a label is unknown:

```json android phone
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "frame": [16, 390, 118, 164], "title": {"text": "Rope", "frame": [16, 516, 206, 20]}},
  {"type": "collectionCell", "frame": [150, 390, 118, 164], "title": {"text": "Rope", "truncates": false}},
  {"type": "collectionCell", "title": {"text": "Rope", "truncates": false, "frame": [284, 516, 206, 20]}}]}
```

"""#,
  examplesLine: 29, since: "0.1", message: PageText("{problem} and not truncated; {limit}", at: PageLocation(line: 9, column: 10)),
  supersedes: [])

let collectionCellLabeledCellSize = RulePage(
  id: "collection-cell/labeled-cell-size", title: "Cells with labels are 110 or 120 pt wide", advice: "",
  statements: ["ios-cvc-04"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cvc-04"], selector: "collectionCell:is([title], [subtitle], [attribute])", check: "size", parameters: [PageEntry("allowedWidths", PageValue(.list([PageValue(.number(110.0), line: 7, column: 24), PageValue(.number(120.0), line: 7, column: 29)]), line: 7, column: 23)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 46))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Resize it around its centre"), line: 8, column: 14)), PageEntry("class", PageValue(.text("unsafe"), line: 8, column: 50))]), line: 8, column: 6)] }, line: 2),
  ],
  rationale: #"""
With two fixed widths, collection views look alike in all apps, and cells line up.

The rule is from SAP Fiori for iOS: Collection View Cell (Variations, Standard Image). It gives the two sizes 110 and
120.

The rule checks the width of cells with a title, a subtitle or an attribute. The height is not checked, because it
depends on the labels. For cells without labels see `collection-cell/unlabeled-image-size`. The rule uses the full frame
of the cell, even if the screen cuts it off.

The check is inconclusive if the frame is unknown or empty.

- `allowedWidths`: the allowed widths, in pt.
- `tolerance`: how much rounding may change a width, in pt.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "collectionView", "id": "accessories", "cells": [
  {"type": "collectionCell", "id": "a", ↓"frame": [16, 130, 130, 170], "image": {}, "title": {"text": "Ski poles"}},
  {"type": "collectionCell", "id": "b", ↓"frame": [156, 130, 115, 170], "image": {}, "title": {"text": "Gloves"}}]}
```

```json ios phone fixed
{"type": "collectionView", "id": "accessories", "cells": [
  {"type": "collectionCell", "id": "a", "frame": [21, 130, 120, 170], "image": {}, "title": {"text": "Ski poles"}},
  {"type": "collectionCell", "id": "b", "frame": [158.5, 130, 110, 170], "image": {}, "title": {"text": "Gloves"}}]}
```

Each width is just outside the tolerance, with each kind of label:

```xml ios phone
<collectionView id="accessories">
  <collectionCell id="a" ↓frame="16 130 109.4 170"><image/><title text="Ski poles"/></collectionCell>
  <collectionCell id="b" ↓frame="136 130 110.6 170"><image/><subtitle text="Red"/></collectionCell>
  <collectionCell id="c" ↓frame="256 130 119.4 170"><image/><attribute text="In stock"/></collectionCell>
  <collectionCell id="d" ↓frame="376 130 120.6 170"><image/><title/></collectionCell>
</collectionView>
```

```xml ios phone fixed
<collectionView id="accessories">
  <collectionCell id="a" frame="15.7 130 110 170"><image/><title text="Ski poles"/></collectionCell>
  <collectionCell id="b" frame="136.3 130 110 170"><image/><subtitle text="Red"/></collectionCell>
  <collectionCell id="c" frame="255.7 130 120 170"><image/><attribute text="In stock"/></collectionCell>
  <collectionCell id="d" frame="376.3 130 120 170"><image/><title/></collectionCell>
</collectionView>
```

## Prefer

```json ios phone
{"type": "collectionView", "id": "accessories", "cells": [
  {"type": "collectionCell", "frame": [16, 130, 110, 150], "image": {}, "title": {"text": "Ski poles"}},
  {"type": "collectionCell", "frame": [136, 130, 120, 180], "image": {}, "title": {"text": "Gloves"}},
  {"type": "collectionCell", "frame": [266, 130, 109.5, 150], "image": {}, "title": {"text": "Wax"}},
  {"type": "collectionCell", "frame": [386, 130, 120.5, 150], "image": {}, "title": {"text": "Bag"}}]}
```

```xml ios tablet
<collectionView id="team">
  <collectionCell frame="16 130 110 150"><image shape="circle"/><title text="Priya Nair"/></collectionCell>
</collectionView>
```

A cell without labels has the size of its image. A frame or a label may be unknown:

```xml ios
<collectionView>
  <collectionCell frame="16 130 80 80"><image frame="16 130 80 80"/></collectionCell>
  <collectionCell><image/><title text="Ski poles"/></collectionCell>
  <collectionCell frame="0 0 0 0"><image/><title text="Gloves"/></collectionCell>
  <collectionCell frame="116 130 80 80" unknown="title"><image/></collectionCell>
</collectionView>
```

"""#,
  examplesLine: 28, since: "0.1", message: PageText("{problem}; cells with labels are {limit}", at: PageLocation(line: 9, column: 10)),
  supersedes: [])

let collectionCellObjectImageFillsWidth = RulePage(
  id: "collection-cell/object-image-fills-width", title: "Object images are as wide as their cell", advice: "",
  statements: ["android-cv-24"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-24"], selector: "collectionCell[represents=object]:not(:known([objectType=account], [objectType=Account])) > image", check: "relative-size", parameters: [PageEntry("width", PageValue(.text("same"), line: 7, column: 15)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 32))], line: 2),
  ],
  rationale: #"""
Users look at the picture first, so it uses the full width. The gaps between cells are then the gaps between pictures.

The rule is from SAP Fiori for Android: Collection View (Specifications, Mobile and Tablet, Collection Cells).

The rule checks the images and placeholders of cells that represent an object. Contacts have circles of a fixed size.
Accounts count as contacts in the guideline, so they are not checked.

The check is inconclusive if it is unknown what the cell represents. It is also inconclusive if a frame is unknown or
empty.

- `width`: the image and the cell have the same width.
- `tolerance`: how much rounding may change a width, in dp.
"""#,
  examplesText: #"""
## Avoid

```json android phone
{"type": "collectionView", "id": "products", "cells": [
  {"type": "collectionCell", "id": "a", "represents": "object", "frame": [16, 390, 118, 164],
   "image": {"shape": "square", ↓"frame": [27, 390, 96, 96]}},
  {"type": "collectionCell", "id": "b", "represents": "object", "frame": [150, 390, 118, 164],
   "image": {"shape": "square", ↓"frame": [150, 390, 117.4, 117.4]}}]}
```

```xml android tablet
<collectionView id="products">
  <collectionCell id="a" represents="object" frame="16 136 180 232">
    <image shape="square" ↓frame="15.7 136 180.6 180.6"/>
  </collectionCell>
  <collectionCell id="b" represents="object" frame="212 136 180 232">
    <image placeholder="icon" ↓frame="272 136 60 60"/>
  </collectionCell>
</collectionView>
```

## Prefer

```json android phone
{"type": "collectionView", "id": "products", "cells": [
  {"type": "collectionCell", "represents": "object", "frame": [16, 390, 118, 164],
   "image": {"shape": "square", "frame": [16, 390, 118, 118]}},
  {"type": "collectionCell", "represents": "object", "frame": [150, 390, 118, 164],
   "image": {"shape": "square", "frame": [150, 390, 117.5, 117.5]}}]}
```

```xml android tablet
<collectionView id="products">
  <collectionCell represents="object" frame="16 136 180 232">
    <image shape="square" frame="15.8 136 180.5 180.5"/>
  </collectionCell>
</collectionView>
```

Images of contacts and accounts are narrower. The other examples are inconclusive:

```json android phone
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "represents": "person", "frame": [16, 390, 118, 164],
   "image": {"shape": "circle", "frame": [35, 390, 80, 80]}},
  {"type": "collectionCell", "represents": "object", "objectType": "account", "frame": [150, 390, 118, 164],
   "image": {"shape": "circle", "frame": [169, 390, 80, 80]}},
  {"type": "collectionCell", "frame": [284, 390, 118, 164], "image": {"frame": [303, 390, 80, 80]}},
  {"type": "collectionCell", "represents": "object", "frame": [418, 390, 118, 164], "image": {}},
  {"type": "collectionCell", "represents": "object", "image": {"frame": [552, 390, 80, 80]}}]}
```

"""#,
  examplesLine: 26, since: "0.1", message: PageText("{problem}; object images are as wide as their cell ({required} {unit})", at: PageLocation(line: 8, column: 10)),
  supersedes: [])

let collectionCellObjectImageShape = RulePage(
  id: "collection-cell/object-image-shape", title: "Object images are squares with a corner radius of 16 dp on phones and 4 dp on tablets", advice: "",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-23", "android-cv-33"], selector: "collectionCell[represents=object]:not(:known([objectType=account], [objectType=Account])) > image", check: "shape", parameters: [PageEntry("allowed", PageValue(.list([PageValue(.text("square"), line: 8, column: 22)]), line: 8, column: 21)), PageEntry("tolerance", PageValue(.number(0.5), line: 8, column: 42))], message: PageText("{problem}; object images are squares", at: PageLocation(line: 9, column: 14)), line: 5),
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-23"], selector: "screen[deviceClass=phone] collectionCell[represents=object]:not(:known([objectType=account], [objectType=Account])) > image:not(:known([shape=circle]))", check: "value", parameters: [PageEntry("fact", PageValue(.text("cornerRadius"), line: 15, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.number(16.0), line: 15, column: 42)]), line: 15, column: 41)), PageEntry("tolerance", PageValue(.number(0.5), line: 15, column: 58))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Round the corners by 16 dp"), line: 17, column: 18)), PageEntry("class", PageValue(.text("safe"), line: 17, column: 53)), PageEntry("when", PageValue(.text("image[shape=square]"), line: 17, column: 65))]), line: 17, column: 10)] }, message: PageText("{problem}; object images have {required} {unit} on phones", at: PageLocation(line: 16, column: 14)), line: 10),
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-33"], selector: "screen[deviceClass=tablet] collectionCell[represents=object]:not(:known([objectType=account], [objectType=Account])) > image:not(:known([shape=circle]))", check: "value", parameters: [PageEntry("fact", PageValue(.text("cornerRadius"), line: 23, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.number(4.0), line: 23, column: 42)]), line: 23, column: 41)), PageEntry("tolerance", PageValue(.number(0.5), line: 23, column: 57))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Round the corners by 4 dp"), line: 25, column: 18)), PageEntry("class", PageValue(.text("safe"), line: 25, column: 52)), PageEntry("when", PageValue(.text("image[shape=square]"), line: 25, column: 64))]), line: 25, column: 10)] }, message: PageText("{problem}; object images have {required} {unit} on tablets", at: PageLocation(line: 24, column: 14)), line: 18),
  ],
  rationale: #"""
Squares show objects and circles show people, so users see the difference at once. Equal corners make pictures from
different sources look alike.

The rule is from SAP Fiori for Android: Collection View (Specifications, Mobile and Tablet, Collection Cells). It sets
one corner radius for each device class.

The rule checks the images and placeholders of cells that represent an object. The frame decides the shape if the file
has one. A "rectangle" with equal sides passes; a "square" with unequal sides fails. Accounts count as contacts in the
guideline, so they are not checked.

The check is inconclusive if the device class or what the cell represents is unknown. It is also inconclusive if the
shape and the frame are not enough to decide.

- `allowed`: the shape, and the corner radius in dp.
- `tolerance`: how much rounding may change a length, in dp.
"""#,
  examplesText: #"""
## Avoid

One image is a circle, and four are not square by their shape or by their frame:

```json android phone
{"type": "collectionView", "id": "products", "cells": [
  {"type": "collectionCell", "id": "a", "represents": "object", "image": {↓"shape": "circle"}},
  {"type": "collectionCell", "id": "b", "represents": "object", "image": {↓"shape": "rectangle"}},
  {"type": "collectionCell", "id": "c", "represents": "object",
   "image": {"shape": "square", ↓"frame": [16, 390, 118, 118.6]}},
  {"type": "collectionCell", "id": "d", "represents": "object", "image": {↓"frame": [150, 390, 118.6, 118]}},
  {"type": "collectionCell", "id": "e", "represents": "object",
   "image": {↓"shape": "rectangle", "frame": [284, 390, 118, 80]}}]}
```

On a phone, the corner radius is just outside the limits or that of a tablet:

```xml android phone
<collectionView id="products">
  <collectionCell id="a" represents="object"><image shape="square" ↓cornerRadius="15.4"/></collectionCell>
  <collectionCell id="b" represents="object"><image shape="square" ↓cornerRadius="16.6"/></collectionCell>
  <collectionCell id="c" represents="object"><image shape="square" ↓cornerRadius="4"/></collectionCell>
</collectionView>
```

```xml android phone fixed
<collectionView id="products">
  <collectionCell id="a" represents="object"><image shape="square" cornerRadius="16"/></collectionCell>
  <collectionCell id="b" represents="object"><image shape="square" cornerRadius="16"/></collectionCell>
  <collectionCell id="c" represents="object"><image shape="square" cornerRadius="16"/></collectionCell>
</collectionView>
```

On a tablet, the corner radius is just outside the limits, or the image is a circle:

```xml android tablet
<collectionView id="products">
  <collectionCell id="a" represents="object"><image shape="square" ↓cornerRadius="3.4"/></collectionCell>
  <collectionCell id="b" represents="object"><image shape="square" ↓cornerRadius="4.6"/></collectionCell>
  <collectionCell id="c" represents="object"><image ↓shape="circle" cornerRadius="90"/></collectionCell>
</collectionView>
```

## Prefer

```json android phone
{"type": "collectionView", "id": "products", "cells": [
  {"type": "collectionCell", "represents": "object",
   "image": {"shape": "square", "cornerRadius": 16, "frame": [16, 390, 118, 118]}},
  {"type": "collectionCell", "represents": "object",
   "image": {"shape": "square", "cornerRadius": 15.5, "frame": [150, 390, 118, 118.5]}},
  {"type": "collectionCell", "represents": "object",
   "image": {"shape": "rectangle", "cornerRadius": 16.5, "frame": [284, 390, 118, 118]}}]}
```

```xml android tablet
<collectionView id="products">
  <collectionCell represents="object"><image shape="square" cornerRadius="4" frame="16 136 180 180"/></collectionCell>
  <collectionCell represents="object"><image shape="square" cornerRadius="3.5"/></collectionCell>
  <collectionCell represents="object"><image shape="square" cornerRadius="4.5"/></collectionCell>
</collectionView>
```

Images of people and accounts are circles:

```xml android phone
<collectionView>
  <collectionCell represents="person"><image shape="circle"/></collectionCell>
  <collectionCell represents="object" objectType="account"><image shape="circle"/></collectionCell>
</collectionView>
```

It is unknown what the cell represents, or what the image looks like:

```json android phone
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "image": {"shape": "circle", "cornerRadius": 8}},
  {"type": "collectionCell", "represents": "object", "image": {}},
  {"type": "collectionCell", "represents": "object", "image": {"frame": [16, 390, 118, 118]}},
  {"type": "collectionCell", "represents": "object", "image": {"frame": [0, 0, 0, 0]}}]}
```

The device class is unknown, so the corner radius is inconclusive:

```json android
{"type": "collectionCell", "represents": "object", "image": {"shape": "square", "cornerRadius": 8}}
```

"""#,
  examplesLine: 46, since: "0.1", message: nil,
  supersedes: [])

let collectionCellObjectPlaceholder = RulePage(
  id: "collection-cell/object-placeholder", title: "Object placeholders show the image icon in the centre", advice: "",
  statements: ["android-cv-37"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-37"], selector: "collectionCell[represents=object]:not(:known([objectType=account], [objectType=Account])) > image[placeholder!=none]", check: "value", parameters: [PageEntry("fact", PageValue(.text("placeholder"), line: 10, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("icon"), line: 10, column: 41)]), line: 10, column: 40))], message: PageText("{problem}; object placeholders show the image icon", at: PageLocation(line: 11, column: 14)), line: 6),
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-37"], selector: "collectionCell[represents=object]:not(:known([objectType=account], [objectType=Account])) > image[placeholder=icon]", check: "centered", parameters: [PageEntry("frame", PageValue(.text("iconFrame"), line: 16, column: 19)), PageEntry("axis", PageValue(.text("both"), line: 16, column: 36)), PageEntry("tolerance", PageValue(.number(0.5), line: 16, column: 53))], line: 12),
  ],
  rationale: #"""
An icon in an empty area shows users that a picture is missing. Letters would mean a person.

The rule is from SAP Fiori for Android: Collection View (Placeholder Image). It applies to phones and tablets.

The rule checks that the placeholder of an object shows an icon. It compares the centre of the icon frame with the
centre of the image. It does not check which icon is shown. Accounts count as contacts in the guideline, so they may
have initials.

The check is inconclusive if it is unknown what the cell represents, or whether its image is a placeholder. It is also
inconclusive if a frame is unknown.

- `allowed`: the kind of placeholder for an object.
- `axis`, `frame`: the icon is centred in both directions.
- `tolerance`: how far rounding may move the icon, in dp.
"""#,
  examplesText: #"""
## Avoid

One placeholder shows initials. The other has its icon at the top left:

```json android phone
{"type": "collectionView", "id": "products", "cells": [
  {"type": "collectionCell", "id": "a", "represents": "object", "image": {↓"placeholder": "initials", "text": "S"}},
  {"type": "collectionCell", "id": "b", "represents": "object",
   "image": {"placeholder": "icon", "frame": [150, 390, 118, 118], ↓"iconFrame": [158, 398, 24, 24]}}]}
```

Each icon is just beyond the tolerance, one in each direction:

```xml android tablet
<collectionView id="products">
  <collectionCell id="a" represents="object">
    <image placeholder="icon" frame="16 136 180 180" ↓iconFrame="93.4 214 24 24"/>
  </collectionCell>
  <collectionCell id="b" represents="object">
    <image placeholder="icon" frame="16 136 180 180" ↓iconFrame="94.6 214 24 24"/>
  </collectionCell>
  <collectionCell id="c" represents="object">
    <image placeholder="icon" frame="16 136 180 180" ↓iconFrame="94 213.4 24 24"/>
  </collectionCell>
  <collectionCell id="d" represents="object">
    <image placeholder="icon" frame="16 136 180 180" ↓iconFrame="94 214.6 24 24"/>
  </collectionCell>
</collectionView>
```

## Prefer

```json android phone
{"type": "collectionView", "id": "products", "cells": [
  {"type": "collectionCell", "represents": "object",
   "image": {"placeholder": "icon", "frame": [284, 390, 118, 118], "iconFrame": [331, 437, 24, 24]}}]}
```

```xml android tablet
<collectionView id="products">
  <collectionCell represents="object">
    <image placeholder="icon" frame="16 136 180 180" iconFrame="93.5 214.5 24 24"/>
  </collectionCell>
</collectionView>
```

People and accounts have initials. Images need no icon. A frame may be unknown:

```json android phone
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "represents": "person", "image": {"placeholder": "initials", "text": "P"}},
  {"type": "collectionCell", "represents": "object", "objectType": "account",
   "image": {"placeholder": "initials", "text": "A"}},
  {"type": "collectionCell", "represents": "object", "image": {"frame": [16, 390, 118, 118]}},
  {"type": "collectionCell", "represents": "object", "image": {"placeholder": "icon"}},
  {"type": "collectionCell", "represents": "object", "image": {"placeholder": "icon", "iconFrame": [0, 0, 24, 24]}},
  {"type": "collectionCell", "image": {"placeholder": "initials", "text": "P"}},
  {"type": "collectionCell", "represents": "object",
   "image": {"placeholder": null, "frame": [16, 390, 118, 118], "iconFrame": [16, 390, 24, 24]}}]}
```

"""#,
  examplesLine: 36, since: "0.1", message: nil,
  supersedes: [])

let collectionCellOpensDetail = RulePage(
  id: "collection-cell/opens-detail", title: "A tap on a cell opens the details of its item", advice: "",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["ios", "android"], statements: ["android-cv-19", "ios-cv-03", "ios-cvc-02"], selector: "collectionCell", check: "destination", parameters: [PageEntry("allowed", PageValue(.list([PageValue(.text("detail"), line: 4, column: 18), PageValue(.text("preview"), line: 4, column: 26)]), line: 4, column: 17))], line: 7),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-03"], selector: "collectionView > :is(objectCell, contactCell, otherCell)", check: "destination", parameters: [PageEntry("allowed", PageValue(.list([PageValue(.text("detail"), line: 4, column: 18), PageValue(.text("preview"), line: 4, column: 26)]), line: 4, column: 17))], line: 9),
  ],
  rationale: #"""
A collection view shows a preview of each item. Users tap a cell to see more of it.

On Android the rule is from SAP Fiori for Android: Collection View (Behavior and Interaction, Navigation). On iOS it is
from SAP Fiori for iOS: Collection View (Do's; Navigation) and Collection View Cell (Behavior and Interaction).

The rule checks what a single tap on a cell opens. On iOS it checks all cells of a collection view, such as object cells
on a map or in columns. A preview counts as the details of an attachment. A modal counts if it shows details.
Label/value cells only show data, so they may open nothing. Cells of table views are not checked.

The check is inconclusive if the tap, its destination or the details of a modal are unknown.

A cell whose `represents` is marked as unknown (`null`, `?`) never fails, because it may show no item at all. In pages
of the SAP Mobile Development Kit (MDK), fiorilint marks two kinds of cell this way. Literal tiles may be entries of a
menu. Cells without `OnPress` and without a chevron may be pictures, or show items that have no page. Object cells are
checked if the application has a page for their entities.

- `allowed`: the destinations that a tap may have, as values of `opens`; `detail` includes a modal with details.
"""#,
  examplesText: #"""
## Avoid

The tap opens nothing or something else:

```json ios phone
{"type": "collectionView", "id": "wishes", "cells": [
  ↓{"type": "collectionCell", "id": "a", "image": {}},
  {"type": "collectionCell", "id": "b", "image": {}, "tap": {↓"opens": "none"}},
  {"type": "collectionCell", "id": "c", "image": {}, "tap": {↓"opens": "other"}}]}
```

```xml android phone
<collectionView id="wishes">
  ↓<collectionCell id="a"><image/></collectionCell>
  <collectionCell id="b"><image/><tap ↓opens="list"/></collectionCell>
  <collectionCell id="c"><image/><tap ↓opens="modal" details="false"/></collectionCell>
</collectionView>
```

On iOS, object cells in columns and on a map are checked too:

```xml ios
<screen floorplan="map">
  <collectionView layout="multiColumn">↓<objectCell><title text="Order 4711"/></objectCell></collectionView>
  <collectionView layout="horizontalScroll"><objectCell><tap ↓opens="list"/></objectCell></collectionView>
</screen>
```

## Prefer

```json ios phone
{"type": "collectionView", "id": "products", "cells": [
  {"type": "collectionCell", "id": "p1", "image": {}, "tap": {"opens": "detail", "transition": "push"}},
  {"type": "collectionCell", "id": "p2", "image": {}, "tap": {"opens": "modal", "details": true}}]}
```

```xml android phone
<collectionView id="products">
  <collectionCell><image/><tap opens="detail" transition="push"/></collectionCell>
</collectionView>
```

Attachments open a preview, object cells open details, and label/value cells open nothing:

```xml ios
<group>
  <collectionView layout="grid">
    <collectionCell represents="attachment"><image/><tap opens="preview" quickActions="Share,Delete"/></collectionCell>
  </collectionView>
  <collectionView layout="multiColumn">
    <objectCell><title text="Order 4711"/><tap opens="detail"/></objectCell>
    <labelValueCell label="Total" value="€ 249"/>
  </collectionView>
</group>
```

The item, the tap, its destination or the content of a modal is unknown:

```json ios
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "represents": null, "title": {"text": "Orders"}, "tap": {"opens": "list"}},
  {"type": "collectionCell", "represents": null, "image": {}},
  {"type": "collectionCell", "tap": {"transition": "push"}},
  {"type": "collectionCell", "tap": null},
  {"type": "collectionCell", "tap": {"opens": "modal"}}]}
```

Cells of table views, and object cells on Android, are not checked:

```json android
{"type": "group", "content": [
  {"type": "tableView", "cells": [{"type": "objectCell"}]},
  {"type": "collectionView", "layout": "multiColumn", "cells": [{"type": "objectCell"}]}]}
```

"""#,
  examplesLine: 34, since: "0.1", message: PageText("{problem}; it should open the details of its item", at: PageLocation(line: 5, column: 10)),
  supersedes: [])

let collectionCellPersonImageCircular = RulePage(
  id: "collection-cell/person-image-circular", title: "Profile images are circles", advice: "",
  statements: ["ios-cvc-08"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cvc-08"], selector: "collectionCell[represents=person] > image", check: "value", parameters: [PageEntry("fact", PageValue(.text("shape"), line: 7, column: 14)), PageEntry("allowed", PageValue(.list([PageValue(.text("circle"), line: 7, column: 31)]), line: 7, column: 30))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show a circle"), line: 8, column: 14)), PageEntry("class", PageValue(.text("safe"), line: 8, column: 36))]), line: 8, column: 6)] }, line: 2),
  ],
  rationale: #"""
Circles show people and squares show objects, so users see the difference at once.

The rule is from SAP Fiori for iOS: Collection View Cell (Variations, Profile Image). It shows people in a circle, with
initials if there is no image.

The rule checks the images and placeholders of cells that represent a person. Other cells may use any shape.

The check is inconclusive if the shape or what the cell represents is unknown.

- `allowed`: the shapes of a profile image.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "collectionView", "id": "team", "cells": [
  {"type": "collectionCell", "represents": "person", "image": {"shape": "circle"}, "title": {"text": "Priya Nair"}},
  {"type": "collectionCell", "represents": "person", "image": {↓"shape": "square"}, "title": {"text": "Ola Berg"}}]}
```

```json ios phone fixed
{"type": "collectionView", "id": "team", "cells": [
  {"type": "collectionCell", "represents": "person", "image": {"shape": "circle"}, "title": {"text": "Priya Nair"}},
  {"type": "collectionCell", "represents": "person", "image": {"shape": "circle"}, "title": {"text": "Ola Berg"}}]}
```

```xml ios tablet
<collectionView id="team">
  <collectionCell represents="person"><image ↓shape="rectangle"/></collectionCell>
  <collectionCell represents="person"><image placeholder="initials" text="OB" ↓shape="square"/></collectionCell>
</collectionView>
```

```xml ios tablet fixed
<collectionView id="team">
  <collectionCell represents="person"><image shape="circle"/></collectionCell>
  <collectionCell represents="person"><image placeholder="initials" text="OB" shape="circle"/></collectionCell>
</collectionView>
```

## Prefer

```json ios phone
{"type": "collectionView", "id": "team", "cells": [
  {"type": "collectionCell", "represents": "person", "image": {"shape": "circle"}, "title": {"text": "Priya Nair"}}]}
```

```xml ios tablet
<collectionView id="team">
  <collectionCell represents="person"><image placeholder="initials" text="OB" shape="circle"/></collectionCell>
</collectionView>
```

Images of objects may be squares. The other examples are inconclusive:

```json ios
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "represents": "object", "image": {"shape": "square"}},
  {"type": "collectionCell", "represents": "person", "image": {}},
  {"type": "collectionCell", "image": {"shape": "square"}}]}
```

"""#,
  examplesLine: 25, since: "0.1", message: PageText("{problem}; profile images are circles", at: PageLocation(line: 9, column: 10)),
  supersedes: [])

let collectionCellPersonPlaceholder = RulePage(
  id: "collection-cell/person-placeholder", title: "People without an image are shown with initials", advice: "",
  statements: ["android-cv-35"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-35"], selector: "collectionCell[represents=person] > image[placeholder!=none]", check: "value", parameters: [PageEntry("fact", PageValue(.text("placeholder"), line: 8, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("initials"), line: 8, column: 41)]), line: 8, column: 40))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show initials"), line: 10, column: 18)), PageEntry("class", PageValue(.text("suggestion"), line: 10, column: 40))]), line: 10, column: 10)] }, message: PageText("{problem}; people are shown with their first letter", at: PageLocation(line: 9, column: 14)), line: 7),
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-35"], selector: "collectionCell[represents=person] > image[placeholder=initials]", check: "initials", parameters: [PageEntry("namePart", PageValue(.text("title"), line: 13, column: 22)), PageEntry("max", PageValue(.number(1.0), line: 13, column: 34))], line: 11),
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-35"], selector: "collectionCell[represents=person] > image[placeholder!=none]", check: "value", parameters: [PageEntry("fact", PageValue(.text("shape"), line: 15, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("circle"), line: 15, column: 35)]), line: 15, column: 34))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show a circle"), line: 17, column: 18)), PageEntry("class", PageValue(.text("safe"), line: 17, column: 40))]), line: 17, column: 10)] }, message: PageText("{problem}; contact placeholders are circles", at: PageLocation(line: 16, column: 14)), line: 14),
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cvc-09"], selector: "collectionCell[represents=person] > image[placeholder!=none]", check: "value", parameters: [PageEntry("fact", PageValue(.text("placeholder"), line: 22, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("initials"), line: 22, column: 41)]), line: 22, column: 40))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show initials"), line: 24, column: 18)), PageEntry("class", PageValue(.text("suggestion"), line: 24, column: 40))]), line: 24, column: 10)] }, message: PageText("{problem}; people are shown with initials", at: PageLocation(line: 23, column: 14)), line: 18),
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cvc-09"], selector: "collectionCell[represents=person] > image[placeholder=initials]", check: "value", parameters: [PageEntry("fact", PageValue(.text("text"), line: 29, column: 18)), PageEntry("nonEmpty", PageValue(.flag(true), line: 29, column: 34))], message: PageText("{self} has no initials", at: PageLocation(line: 30, column: 14)), line: 25),
  ],
  rationale: #"""
Initials still show users who is who. One icon for all people does not.

On Android the rule is from SAP Fiori for Android: Collection View (Placeholder Image). It shows the first letter of the
name in a filled circle. On iOS it is from SAP Fiori for iOS: Collection View Cell (Variations, Profile Image). It shows
initials if there is no profile image.

On both platforms an icon instead of initials fails. On Android the rule checks for one letter that begins a word of the
title, in a circle. Any word counts, because a title may start with "Dr." or with the family name. Case is ignored.
Initials of letters outside A to Z depend on the language, so they pass or are inconclusive.

On iOS the rule checks only that the initials are not empty. For the shape on iOS see
`collection-cell/person-image-circular`.

The check is inconclusive if it is unknown whether the image is a placeholder. It is also inconclusive if its content or
the title is unknown.

- `fact`, `allowed`: the kind of placeholder, and its shape.
- `namePart`: the label with the name.
- `max`: the largest number of letters.
- `nonEmpty`: the initials are not empty.
"""#,
  examplesText: #"""
## Avoid

The placeholders show an icon, two letters, a wrong letter, or no letter. The last is a square:

```json android phone
{"type": "collectionView", "id": "team", "cells": [
  {"type": "collectionCell", "id": "a", "represents": "person", "image": {↓"placeholder": "icon"}},
  {"type": "collectionCell", "id": "b", "represents": "person", "title": {"text": "Priya Nair"},
   "image": {"placeholder": "initials", ↓"text": "PN", "shape": "circle"}},
  {"type": "collectionCell", "id": "c", "represents": "person", "title": {"text": "Ola Berg"},
   "image": {"placeholder": "initials", ↓"text": "X", "shape": "circle"}},
  {"type": "collectionCell", "id": "d", "represents": "person", "title": {"text": "Luis Roca"},
   "image": {"placeholder": "initials", ↓"text": " ", "shape": "circle"}},
  {"type": "collectionCell", "id": "e", "represents": "person", "title": {"text": "Mei Lin"},
   "image": {"placeholder": "initials", "text": "M", ↓"shape": "square"}}]}
```

```json android phone fixed
{"type": "collectionView", "id": "team", "cells": [
  {"type": "collectionCell", "id": "a", "represents": "person", "image": {"placeholder": "initials"}},
  {"type": "collectionCell", "id": "b", "represents": "person", "title": {"text": "Priya Nair"},
   "image": {"placeholder": "initials", "text": "PN", "shape": "circle"}},
  {"type": "collectionCell", "id": "c", "represents": "person", "title": {"text": "Ola Berg"},
   "image": {"placeholder": "initials", "text": "X", "shape": "circle"}},
  {"type": "collectionCell", "id": "d", "represents": "person", "title": {"text": "Luis Roca"},
   "image": {"placeholder": "initials", "text": " ", "shape": "circle"}},
  {"type": "collectionCell", "id": "e", "represents": "person", "title": {"text": "Mei Lin"},
   "image": {"placeholder": "initials", "text": "M", "shape": "circle"}}]}
```

On iOS, one placeholder shows an icon, and one has no initials:

```xml ios phone
<collectionView id="team">
  <collectionCell id="a" represents="person"><image ↓placeholder="icon"/><title text="Priya Nair"/></collectionCell>
  <collectionCell id="b" represents="person">
    <image placeholder="initials" ↓text=""/>
    <title text="Ola Berg"/>
  </collectionCell>
</collectionView>
```

```xml ios phone fixed
<collectionView id="team">
  <collectionCell id="a" represents="person"><image placeholder="initials"/><title text="Priya Nair"/></collectionCell>
  <collectionCell id="b" represents="person">
    <image placeholder="initials" text=""/>
    <title text="Ola Berg"/>
  </collectionCell>
</collectionView>
```

## Prefer

The letter may begin any word, in upper or lower case. Accents are compared correctly:

```json android phone
{"type": "collectionView", "id": "team", "cells": [
  {"type": "collectionCell", "represents": "person", "title": {"text": "Priya Nair"},
   "image": {"placeholder": "initials", "text": "P", "shape": "circle"}},
  {"type": "collectionCell", "represents": "person", "title": {"text": "Nair, Priya"},
   "image": {"placeholder": "initials", "text": "p.", "shape": "circle"}},
  {"type": "collectionCell", "represents": "person", "title": {"text": "Øystein Dahl"},
   "image": {"placeholder": "initials", "text": "ø", "shape": "circle"}},
  {"type": "collectionCell", "represents": "person", "title": {"text": "E\u0301mile Roca"},
   "image": {"placeholder": "initials", "text": "É", "shape": "circle"}}]}
```

On iOS, one letter or two:

```xml ios phone
<collectionView id="team">
  <collectionCell represents="person">
    <image placeholder="initials" text="PN" shape="circle"/>
    <title text="Priya Nair"/>
  </collectionCell>
  <collectionCell represents="person"><image placeholder="initials" text="O"/><title text="Ola Berg"/></collectionCell>
</collectionView>
```

An image is not a placeholder. Objects have icons:

```xml android tablet
<collectionView>
  <collectionCell represents="person"><image shape="circle"/><title text="Priya Nair"/></collectionCell>
  <collectionCell represents="object"><image placeholder="icon" shape="square"/></collectionCell>
</collectionView>
```

The initial depends on the language, or a fact is unknown:

```json android phone
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "represents": "person", "title": {"text": "Øystein Dahl"},
   "image": {"placeholder": "initials", "text": "O"}},
  {"type": "collectionCell", "represents": "person", "title": {"text": "王伟"},
   "image": {"placeholder": "initials", "text": "W"}},
  {"type": "collectionCell", "represents": "person", "title": {}, "image": {"placeholder": "initials", "text": "X"}},
  {"type": "collectionCell", "represents": "person", "image": {"placeholder": "initials", "text": "X"}},
  {"type": "collectionCell", "represents": "person", "title": {"text": "Ola"}, "image": {"placeholder": "initials"}},
  {"type": "collectionCell", "represents": "person", "image": {"placeholder": null, "text": "XY", "shape": "square"}},
  {"type": "collectionCell", "image": {"placeholder": "icon", "shape": "square"}}]}
```

"""#,
  examplesLine: 56, since: "0.1", message: nil,
  supersedes: [])

let collectionCellPersonTitle = RulePage(
  id: "collection-cell/person-title", title: "Cells of people and accounts show the name as title", advice: "show the name of the person or account",
  statements: ["android-cv-13"],
  cases: [
    RuleCase(severity: "warning", platforms: ["android"], statements: ["android-cv-13"], selector: "collectionCell:is([represents=person], [objectType=account], [objectType=Account])", check: "required", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("title"), line: 7, column: 16)]), line: 7, column: 15)), PageEntry("nonEmpty", PageValue(.flag(true), line: 7, column: 34))], line: 2),
  ],
  rationale: #"""
Users rarely know every person by face, and accounts have no face. They need the name.

The rule is from SAP Fiori for Android: Collection View (Anatomy, Collection Cell). It leaves labels to the designer,
but strongly recommends the name as title of people and accounts.

The rule checks that such a cell has a title that is not empty. An account is a cell whose `objectType` is `account` or
`Account`. The rule does not check the text of the title, which may be unknown.

The check is inconclusive if it is unknown what the cell represents, or whether it has a title.

- `parts`: the part that shows the name.
- `nonEmpty`: an empty title does not count.
"""#,
  examplesText: #"""
## Avoid

```json android phone
{"type": "collectionView", "id": "team", "cells": [
  ↓{"type": "collectionCell", "id": "a", "represents": "person", "image": {"shape": "circle"}},
  {"type": "collectionCell", "id": "b", "represents": "person", "image": {"shape": "circle"}, "title": {↓"text": ""}}]}
```

The name is in the subtitle, or an account has no name:

```xml android tablet
<collectionView id="accounts">
  ↓<collectionCell id="a" represents="person"><image/><subtitle text="Priya Nair"/></collectionCell>
  ↓<collectionCell id="b" represents="object" objectType="account"><image/></collectionCell>
</collectionView>
```

## Prefer

```json android phone
{"type": "collectionView", "id": "team", "cells": [
  {"type": "collectionCell", "represents": "person", "image": {"shape": "circle"}, "title": {"text": "Priya Nair"}}]}
```

```xml android tablet
<collectionView id="accounts">
  <collectionCell represents="object" objectType="account"><image/><title text="Alpine Sports AG"/></collectionCell>
</collectionView>
```

Products need no title. The other examples are inconclusive:

```xml android phone
<collectionView>
  <collectionCell represents="object" objectType="product"><image/></collectionCell>
  <collectionCell represents="object"><image/></collectionCell>
  <collectionCell><image/></collectionCell>
  <collectionCell represents="person"><image/><title/></collectionCell>
  <collectionCell represents="person" unknown="title"><image/></collectionCell>
</collectionView>
```

"""#,
  examplesLine: 26, since: "0.1", message: nil,
  supersedes: [])

let collectionCellPlaceholderAccentColor = RulePage(
  id: "collection-cell/placeholder-accent-color", title: "Contact placeholders have a Fiori accent colour", advice: "",
  statements: ["android-cv-36"],
  cases: [
    RuleCase(severity: "warning", platforms: ["android"], statements: ["android-cv-36"], selector: "collectionCell[represents=person] > image[placeholder!=none]", check: "value", parameters: [PageEntry("fact", PageValue(.text("background"), line: 8, column: 9)), PageEntry("allowed", PageValue(.list([PageValue(.text("accent1"), line: 9, column: 13), PageValue(.text("accent2"), line: 9, column: 22), PageValue(.text("accent3"), line: 9, column: 31), PageValue(.text("accent4"), line: 9, column: 40), PageValue(.text("accent5"), line: 9, column: 49), PageValue(.text("accent6"), line: 9, column: 58), PageValue(.text("accent7"), line: 9, column: 67), PageValue(.text("accent8"), line: 9, column: 76), PageValue(.text("accent9"), line: 9, column: 85), PageValue(.text("accent10"), line: 9, column: 94)]), line: 9, column: 12))], line: 2),
  ],
  rationale: #"""
Different colours make it easier to find a person. White letters are readable on every accent colour.

The rule is from SAP Fiori for Android: Collection View (Placeholder Image). It takes the background from the Fiori
accent colours.

The rule checks the background of placeholders in cells that represent a person. It does not check images or
placeholders of objects.

The names `accent1` to `accent10` pass. Grey, black and white as `#rrggbb` fail, because no theme has such an accent
colour. Any other `#rrggbb` is inconclusive, because it may be an accent colour of the theme. An unknown background is
inconclusive too.

- `allowed`: the accent colours.
"""#,
  examplesText: #"""
## Avoid

```json android phone
{"type": "collectionView", "id": "team", "cells": [
  {"type": "collectionCell", "id": "a", "represents": "person",
   "image": {"placeholder": "initials", "text": "P", ↓"background": "#808080"}},
  {"type": "collectionCell", "id": "b", "represents": "person",
   "image": {"placeholder": "initials", "text": "O", ↓"background": "#000000"}}]}
```

```xml android tablet
<collectionView id="team">
  <collectionCell id="a" represents="person">
    <image placeholder="initials" text="P" ↓background="#FFFfff"/>
  </collectionCell>
</collectionView>
```

## Prefer

```json android phone
{"type": "collectionView", "id": "team", "cells": [
  {"type": "collectionCell", "represents": "person",
   "image": {"placeholder": "initials", "text": "P", "background": "accent1"}},
  {"type": "collectionCell", "represents": "person",
   "image": {"placeholder": "initials", "text": "O", "background": "accent10"}}]}
```

```xml android tablet
<collectionView id="team">
  <collectionCell represents="person"><image placeholder="initials" text="P" background="accent7"/></collectionCell>
</collectionView>
```

Theme colours and unknown backgrounds are inconclusive. Images and objects are not checked:

```json android phone
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "represents": "person", "image": {"placeholder": "initials", "background": "#808081"}},
  {"type": "collectionCell", "represents": "person", "image": {"placeholder": "initials", "background": "#0070f2"}},
  {"type": "collectionCell", "represents": "person", "image": {"placeholder": "initials"}},
  {"type": "collectionCell", "represents": "person", "image": {"background": "#ffffff"}},
  {"type": "collectionCell", "represents": "object", "image": {"placeholder": "icon", "background": "#eeeeee"}}]}
```

"""#,
  examplesLine: 29, since: "0.1", message: PageText("{problem}; contact placeholders use a Fiori accent colour (accent1 to accent10)", at: PageLocation(line: 10, column: 10)),
  supersedes: [])

let collectionCellPlaceholderMatchesImage = RulePage(
  id: "collection-cell/placeholder-matches-image", title: "Placeholders have the size and shape of images", advice: "",
  statements: ["android-cv-34"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-34"], selector: "collectionView", check: "placeholder-match", parameters: [PageEntry("list", PageValue(.text("cells"), line: 8, column: 9)), PageEntry("part", PageValue(.text("image"), line: 9, column: 9)), PageEntry("placeholders", PageValue(.text("collectionCell > image[placeholder!=none]"), line: 10, column: 17)), PageEntry("images", PageValue(.text("collectionCell > image[placeholder=none]:not(:known( collectionCell[represents=person] > image[shape!=circle], collectionCell[represents=object] > image[shape=circle]))"), line: 11, column: 11)), PageEntry("tolerance", PageValue(.number(0.5), line: 15, column: 14))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show the shape of the images beside it"), line: 16, column: 14)), PageEntry("class", PageValue(.text("safe"), line: 16, column: 61))]), line: 16, column: 6)] }, line: 2),
  ],
  rationale: #"""
An image may load late or be missing. The row should not jump then, and all cells should look alike.

The rule is from SAP Fiori for Android: Collection View (Placeholder Image). It gives a placeholder the size and shape
of the actual image.

The rule compares each placeholder with the images of the other cells, if these all have the same size or shape. Squares
and rectangles differ only in size. It ignores images with a wrong shape: people that are not circles, and objects that
are circles. It does not compare cells that represent different things. A collection view without placeholders, or with
placeholders only, is not checked. The check is inconclusive if a size or shape is unknown, or if the images differ.

- `list`, `part`: the images of the cells.
- `placeholders`: the selector of the placeholders.
- `images`: the selector of the images that they are compared with.
- `tolerance`: how much rounding may change a length, in dp.
"""#,
  examplesText: #"""
## Avoid

One placeholder is too small, one just too wide, and one just too low:

```json android phone
{"type": "collectionView", "id": "products", "cells": [
  {"type": "collectionCell", "id": "a", "image": {"shape": "square", "frame": [16, 390, 118, 118]}},
  {"type": "collectionCell", "id": "b",
   "image": {"placeholder": "icon", "shape": "square", ↓"frame": [150, 390, 96, 96]}},
  {"type": "collectionCell", "id": "c",
   "image": {"placeholder": "icon", "shape": "square", ↓"frame": [284, 390, 118.6, 118]}},
  {"type": "collectionCell", "id": "d",
   "image": {"placeholder": "icon", "shape": "square", ↓"frame": [418, 390, 118, 117.4]}}]}
```

A square is among circles:

```xml android tablet
<collectionView id="team">
  <collectionCell id="a"><image shape="circle" frame="58 136 96 96"/></collectionCell>
  <collectionCell id="b">
    <image placeholder="initials" text="O" ↓shape="square" frame="254 136 96 96"/>
  </collectionCell>
</collectionView>
```

```xml android tablet fixed
<collectionView id="team">
  <collectionCell id="a"><image shape="circle" frame="58 136 96 96"/></collectionCell>
  <collectionCell id="b">
    <image placeholder="initials" text="O" shape="circle" frame="254 136 96 96"/>
  </collectionCell>
</collectionView>
```

## Prefer

```json android phone
{"type": "collectionView", "id": "products", "cells": [
  {"type": "collectionCell", "image": {"shape": "square", "frame": [16, 390, 118, 118]}},
  {"type": "collectionCell", "image": {"placeholder": "icon", "shape": "square", "frame": [150, 390, 118, 118]}},
  {"type": "collectionCell",
   "image": {"placeholder": "icon", "shape": "rectangle", "frame": [284, 390, 118.5, 117.5]}}]}
```

```xml android tablet
<collectionView id="team">
  <collectionCell><image shape="circle" frame="58 136 96 96"/></collectionCell>
  <collectionCell><image placeholder="initials" text="O" shape="circle" frame="254 136 96 96"/></collectionCell>
</collectionView>
```

The image is wrong, not the placeholder:

```xml android tablet
<collectionView id="team">
  <collectionCell represents="person"><image shape="square"/></collectionCell>
  <collectionCell represents="person"><image placeholder="initials" text="O" shape="circle"/></collectionCell>
</collectionView>
```

There are only placeholders, images of different sizes, or cells of different kinds:

```json android
{"type": "group", "content": [
  {"type": "collectionView", "cells": [
    {"type": "collectionCell", "image": {"placeholder": "icon", "shape": "square", "frame": [16, 390, 118, 118]}},
    {"type": "collectionCell", "image": {"placeholder": "icon", "shape": "circle", "frame": [150, 390, 80, 80]}}]},
  {"type": "collectionView", "cells": [
    {"type": "collectionCell", "image": {"shape": "square", "frame": [16, 390, 118, 118]}},
    {"type": "collectionCell", "image": {"shape": "circle", "frame": [150, 390, 80, 80]}},
    {"type": "collectionCell", "image": {"placeholder": "icon", "shape": "square", "frame": [284, 390, 96, 96]}}]},
  {"type": "collectionView", "cells": [
    {"type": "collectionCell", "represents": "object", "image": {"shape": "square", "frame": [16, 390, 118, 118]}},
    {"type": "collectionCell", "represents": "person", "image": {"placeholder": "initials", "shape": "circle"}}]}]}
```

It is unknown what size or shape the image has, or whether it is a placeholder:

```xml android phone
<collectionView>
  <collectionCell><image shape="square" frame="16 390 118 118"/></collectionCell>
  <collectionCell><image placeholder="icon"/></collectionCell>
  <collectionCell><image placeholder="icon" frame="0 0 0 0"/></collectionCell>
  <collectionCell><image unknown="placeholder" shape="circle" frame="150 390 80 80"/></collectionCell>
</collectionView>
```

"""#,
  examplesLine: 36, since: "0.1", message: nil,
  supersedes: [])

let collectionCellSingleButtonAction = RulePage(
  id: "collection-cell/single-button-action", title: "A button is the only action of its cell", advice: "keep the button, or use one or two icons",
  statements: ["ios-cvc-13"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cvc-13"], selector: "collectionCell:has(> action[control=button])", check: "count", parameters: [PageEntry("list", PageValue(.text("actions"), line: 7, column: 14)), PageEntry("max", PageValue(.number(1.0), line: 7, column: 28))], line: 2),
  ],
  rationale: #"""
A button with a label shows users the main action. With a second action, it is unclear which one matters, and the cell
has too little room.

The rule is from SAP Fiori for iOS: Collection View Cell (Variations, Button Actions). It allows one action if that
action is a button.

The rule counts all actions of a cell with a button. A cell without a button is not checked.

The check is inconclusive if the list of actions is unknown, or if one of several actions may be a button.

- `max`: the largest number of actions, with the button.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "collectionView", "id": "picks", "cells": [
  ↓{"type": "collectionCell", "id": "pick-1", "image": {}, "title": {"text": "Ski boots"}, "actions": [
    {"control": "button", "label": "Add to Cart"}, {"control": "icon", "label": "Favourite"}]}]}
```

```xml ios phone
<collectionView id="picks">
  ↓<collectionCell id="two-buttons">
    <image/>
    <action control="button" label="Buy"/>
    <action control="button" label="Rent"/>
  </collectionCell>
  ↓<collectionCell id="and-another"><image/><action control="button" label="Buy"/><action label="Rent"/></collectionCell>
</collectionView>
```

## Prefer

```json ios phone
{"type": "collectionView", "id": "picks", "cells": [
  {"type": "collectionCell", "id": "pick-1", "image": {}, "title": {"text": "Ski boots"}, "actions": [
    {"control": "button", "label": "Add to Cart"}]}]}
```

```xml ios phone
<collectionView id="picks">
  <collectionCell id="button"><image/><action control="button" label="Buy"/></collectionCell>
  <collectionCell id="icons">
    <image/>
    <action control="icon" label="Buy"/>
    <action control="icon" label="Rent"/>
  </collectionCell>
</collectionView>
```

It is unknown whether an action is a button, or how many actions there are:

```json ios
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "actions": [{"label": "Buy"}, {"label": "Rent"}]},
  {"type": "collectionCell", "actions": null}]}
```

"""#,
  examplesLine: 26, since: "0.1", message: PageText("{self} has a button and {size(self.actions) == 2 ? '1 other action' : string(size(self.actions) - 1) + ' other actions' ?? 'other actions'}; a button is the only action", at: PageLocation(line: 8, column: 10)),
  supersedes: [])

let collectionCellUnlabeledCellHugsImage = RulePage(
  id: "collection-cell/unlabeled-cell-hugs-image", title: "Cells without labels are as large as their image", advice: "fit the cell to its image",
  statements: ["ios-cvc-07"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cvc-07"], selector: "collectionCell:not([title]):not([subtitle]):not([attribute]):not([actions]) > image", check: "relative-size", parameters: [PageEntry("width", PageValue(.text("same"), line: 7, column: 15)), PageEntry("height", PageValue(.text("same"), line: 7, column: 29)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 46)), PageEntry("maxInset", PageValue(.number(4.0), line: 7, column: 61))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Make the cell as large as its image"), line: 8, column: 14)), PageEntry("class", PageValue(.text("unsafe"), line: 8, column: 58))]), line: 8, column: 6)] }, line: 2),
  ],
  rationale: #"""
If a cell is larger than its image, a tap beside the image still hits the cell. The cell also takes space from its
neighbours.

The rule is from SAP Fiori for iOS: Collection View Cell (Variations, Standard Image Without Labels). The size of the
cell follows the image if there is no label.

The rule compares the size of the image with the size of its cell. Cells with a title, a subtitle, an attribute or
actions are not checked, because these need room.

The check is inconclusive if a frame is unknown or empty. It is also inconclusive if it is unknown whether the cell has
a label or an action.

- `width`, `height`: the image and the cell have the same width and height.
- `tolerance`: how much rounding may change a length, in pt.
- `maxInset`: the largest border or shadow around the image, in pt. It has the same width on all sides.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "collectionView", "id": "brands", "cells": [
  {"type": "collectionCell", "id": "a", "frame": [16, 130, 120, 150], "image": {↓"frame": [36, 130, 80, 80]}},
  {"type": "collectionCell", "id": "b", "frame": [152, 130, 80, 80], "image": {↓"frame": [152, 130, 110, 110]}}]}
```

```json ios phone fixed
{"type": "collectionView", "id": "brands", "cells": [
  {"type": "collectionCell", "id": "a", "frame": [16, 130, 120, 150], "image": {"frame": [36, 130, 80, 80]}},
  {"type": "collectionCell", "id": "b", "frame": [137, 115, 110, 110], "image": {"frame": [152, 130, 110, 110]}}]}
```

One dimension is just beyond the tolerance:

```xml ios tablet
<collectionView id="brands">
  <collectionCell id="a" frame="16 130 80.6 80"><image ↓frame="16 130 80 80"/></collectionCell>
  <collectionCell id="b" frame="112 130 80 79.4"><image ↓frame="112 130 80 80"/></collectionCell>
</collectionView>
```

```xml ios tablet fixed
<collectionView id="brands">
  <collectionCell id="a" frame="16 130 80.6 80"><image frame="16 130 80 80"/></collectionCell>
  <collectionCell id="b" frame="112 129.7 80 80"><image frame="112 130 80 80"/></collectionCell>
</collectionView>
```

The border is too wide, or missing on one side:

```json ios
{"type": "collectionView", "id": "brands", "cells": [
  {"type": "collectionCell", "id": "a", "frame": [16, 130, 88, 88], "image": {↓"frame": [20.2, 134.2, 79.6, 79.6]}},
  {"type": "collectionCell", "id": "b", "frame": [120, 130, 88, 88], "image": {↓"frame": [124, 134, 80, 83]}}]}
```

## Prefer

```json ios phone
{"type": "collectionView", "id": "brands", "cells": [
  {"type": "collectionCell", "frame": [16, 130, 80, 80], "image": {"frame": [16, 130, 80, 80]}},
  {"type": "collectionCell", "frame": [112, 130, 80.5, 79.5], "image": {"frame": [112, 130, 80, 80]}}]}
```

```xml ios tablet
<collectionView id="brands">
  <collectionCell frame="16 130 110 60"><image shape="rectangle" frame="16 130 110 60"/></collectionCell>
</collectionView>
```

The border has the same width on all sides:

```json ios
{"type": "collectionView", "id": "brands", "cells": [
  {"type": "collectionCell", "id": "a", "frame": [16, 130, 88, 88], "image": {"frame": [20, 134, 80, 80]}},
  {"type": "collectionCell", "id": "b", "frame": [120, 130, 84, 84], "image": {"frame": [122, 132, 80, 80]}}]}
```

Labels and actions need room:

```xml ios
<collectionView>
  <collectionCell frame="16 130 110 150"><image frame="16 130 110 110"/><title text="Ski boots"/></collectionCell>
  <collectionCell frame="142 130 110 150"><image frame="142 130 110 110"/><subtitle text="Red"/></collectionCell>
  <collectionCell frame="268 130 110 150"><image frame="268 130 110 110"/><attribute text="New"/></collectionCell>
  <collectionCell frame="394 130 110 160"><image frame="394 130 110 110"/><action control="icon"/></collectionCell>
</collectionView>
```

A frame, a label or the list of actions is unknown:

```json ios
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "frame": [16, 130, 120, 150], "image": {}},
  {"type": "collectionCell", "image": {"frame": [16, 130, 80, 80]}},
  {"type": "collectionCell", "frame": [0, 0, 0, 0], "image": {"frame": [16, 130, 80, 80]}},
  {"type": "collectionCell", "title": null, "frame": [16, 130, 120, 150], "image": {"frame": [16, 130, 80, 80]}},
  {"type": "collectionCell", "actions": null, "frame": [16, 130, 120, 150], "image": {"frame": [16, 130, 80, 80]}}]}
```

"""#,
  examplesLine: 31, since: "0.1", message: PageText("{problem}, but {limit}", at: PageLocation(line: 9, column: 10)),
  supersedes: [])

let collectionCellUnlabeledImageShape = RulePage(
  id: "collection-cell/unlabeled-image-shape", title: "Images of cells without labels are circles, or rectangles that are not higher than wide", advice: "",
  statements: ["ios-cvc-06"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cvc-06"], selector: "collectionCell:not([title]):not([subtitle]):not([attribute]) > image", check: "shape", parameters: [PageEntry("allowed", PageValue(.list([PageValue(.text("circle"), line: 7, column: 18), PageValue(.text("rectangle"), line: 7, column: 26)]), line: 7, column: 17)), PageEntry("notTall", PageValue(.flag(true), line: 7, column: 47)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 64))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Resize it around its centre"), line: 8, column: 14)), PageEntry("class", PageValue(.text("unsafe"), line: 8, column: 50))]), line: 8, column: 6)] }, line: 2),
  ],
  rationale: #"""
Without labels, the images alone make the row. Upright images look as if a label was missing.

The rule is from SAP Fiori for iOS: Collection View Cell (Variations, Standard Image Without Labels). It allows circles,
and rectangles whose width is at least their height.

The rule checks the shape and the frame of the image. A square is a rectangle. A circle is as wide as it is high; an
oval fails. Cells with a title, a subtitle or an attribute are not checked.

The check is inconclusive if it is unknown whether the cell has a label. It is also inconclusive if the frame of a
rectangle is unknown or empty.

- `allowed`: the shapes; a square is a rectangle.
- `notTall`: a rectangle is at least as wide as high.
- `tolerance`: how much rounding may change a length, in pt.
"""#,
  examplesText: #"""
## Avoid

The images are higher than wide, with any shape:

```json ios phone
{"type": "collectionView", "id": "brands", "cells": [
  {"type": "collectionCell", "id": "a", "image": {"shape": "rectangle", ↓"frame": [16, 130, 60, 90]}},
  {"type": "collectionCell", "id": "b", "image": {"shape": "square", ↓"frame": [92, 130, 80, 80.6]}},
  {"type": "collectionCell", "id": "c", "image": {↓"frame": [188, 130, 80, 110]}}]}
```

```json ios phone fixed
{"type": "collectionView", "id": "brands", "cells": [
  {"type": "collectionCell", "id": "a", "image": {"shape": "rectangle", "frame": [1, 130, 90, 90]}},
  {"type": "collectionCell", "id": "b", "image": {"shape": "square", "frame": [92, 130, 80, 80.6]}},
  {"type": "collectionCell", "id": "c", "image": {"frame": [173, 130, 110, 110]}}]}
```

The circles are not as wide as high:

```xml ios tablet
<collectionView id="brands">
  <collectionCell id="a"><image shape="circle" ↓frame="16 130 80 79.4"/></collectionCell>
  <collectionCell id="b"><image shape="circle" ↓frame="112 130 80 80.6"/></collectionCell>
</collectionView>
```

```xml ios tablet fixed
<collectionView id="brands">
  <collectionCell id="a"><image shape="circle" frame="16.3 130 79.4 79.4"/></collectionCell>
  <collectionCell id="b"><image shape="circle" frame="111.7 130 80.6 80.6"/></collectionCell>
</collectionView>
```

## Prefer

```json ios phone
{"type": "collectionView", "id": "brands", "cells": [
  {"type": "collectionCell", "image": {"shape": "rectangle", "frame": [16, 130, 110, 60]}},
  {"type": "collectionCell", "image": {"shape": "square", "frame": [142, 130, 80, 80.5]}},
  {"type": "collectionCell", "image": {"frame": [238, 130, 80, 80]}}]}
```

```xml ios tablet
<collectionView id="brands">
  <collectionCell><image shape="circle" frame="16 130 80 80"/></collectionCell>
  <collectionCell><image shape="circle" frame="112 130 80 79.5"/></collectionCell>
  <collectionCell><image shape="circle"/></collectionCell>
</collectionView>
```

With a label, any shape passes. A frame or a label may be unknown:

```xml ios
<collectionView>
  <collectionCell><image frame="16 130 110 150"/><title text="Ski boots"/></collectionCell>
  <collectionCell><image frame="142 130 110 150"/><subtitle text="Red"/></collectionCell>
  <collectionCell><image frame="268 130 110 150"/><attribute text="In stock"/></collectionCell>
  <collectionCell unknown="title"><image frame="394 130 110 150"/></collectionCell>
  <collectionCell><image shape="rectangle"/></collectionCell>
  <collectionCell><image frame="0 0 0 0"/></collectionCell>
</collectionView>
```

"""#,
  examplesLine: 29, since: "0.1", message: PageText("{problem}; images of cells without labels are circles, or rectangles that are not higher than wide", at: PageLocation(line: 9, column: 10)),
  supersedes: [])

let collectionCellUnlabeledImageSize = RulePage(
  id: "collection-cell/unlabeled-image-size", title: "Images of cells without labels are 60 × 60 to 110 × 110 pt", advice: "",
  statements: ["ios-cvc-05"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cvc-05"], selector: "collectionCell:not([title]):not([subtitle]):not([attribute]) > image", check: "size", parameters: [PageEntry("minWidth", PageValue(.number(60.0), line: 7, column: 18)), PageEntry("minHeight", PageValue(.number(60.0), line: 7, column: 33)), PageEntry("maxWidth", PageValue(.number(110.0), line: 7, column: 47)), PageEntry("maxHeight", PageValue(.number(110.0), line: 7, column: 63)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 79))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Resize it around its centre"), line: 8, column: 14)), PageEntry("class", PageValue(.text("unsafe"), line: 8, column: 50))]), line: 8, column: 6)] }, line: 2),
  ],
  rationale: #"""
Without a label, only the image shows users what the cell is. It must be large enough for that, and leave room for its
neighbours.

The rule is from SAP Fiori for iOS: Collection View Cell (Variations, Standard Image Without Labels).

The rule checks the width and the height of the image. Cells with a title, a subtitle or an attribute are not checked
here; see `collection-cell/labeled-cell-size`.

The check is inconclusive if the frame is unknown or empty, or if it is unknown whether the cell has a label.

- `minWidth`, `minHeight`, `maxWidth`, `maxHeight`: the limits, in pt.
- `tolerance`: how much rounding may change a length, in pt.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "collectionView", "id": "brands", "cells": [
  {"type": "collectionCell", "id": "small", "image": {↓"frame": [16, 130, 59.4, 59.4]}},
  {"type": "collectionCell", "id": "large", "image": {↓"frame": [86, 130, 110.6, 110.6]}}]}
```

```json ios phone fixed
{"type": "collectionView", "id": "brands", "cells": [
  {"type": "collectionCell", "id": "small", "image": {"frame": [15.7, 129.7, 60, 60]}},
  {"type": "collectionCell", "id": "large", "image": {"frame": [86.3, 130.3, 110, 110]}}]}
```

One dimension is outside the limits:

```xml ios phone
<collectionView id="brands">
  <collectionCell id="flat"><image ↓frame="16 130 110 59"/></collectionCell>
  <collectionCell id="narrow"><image ↓frame="136 130 59 60"/></collectionCell>
  <collectionCell id="wide"><image ↓frame="206 130 111 110"/></collectionCell>
  <collectionCell id="high"><image ↓frame="327 130 110 111"/></collectionCell>
</collectionView>
```

```xml ios phone fixed
<collectionView id="brands">
  <collectionCell id="flat"><image frame="16 129.5 110 60"/></collectionCell>
  <collectionCell id="narrow"><image frame="135.5 130 60 60"/></collectionCell>
  <collectionCell id="wide"><image frame="206.5 130 110 110"/></collectionCell>
  <collectionCell id="high"><image frame="327 130.5 110 110"/></collectionCell>
</collectionView>
```

## Prefer

The size is at the limit, or beyond it by rounding only:

```json ios phone
{"type": "collectionView", "id": "brands", "cells": [
  {"type": "collectionCell", "image": {"frame": [16, 130, 60, 60]}},
  {"type": "collectionCell", "image": {"frame": [86, 130, 110, 110]}},
  {"type": "collectionCell", "image": {"frame": [206, 130, 59.5, 110.5]}}]}
```

```xml ios tablet
<collectionView id="brands">
  <collectionCell><image shape="rectangle" frame="16 130 110 60"/></collectionCell>
</collectionView>
```

Cells with a label have other limits:

```xml ios
<collectionView>
  <collectionCell><image frame="16 130 120 120"/><title text="Ski boots"/></collectionCell>
  <collectionCell><image frame="146 130 120 120"/><subtitle text="Red"/></collectionCell>
  <collectionCell><image frame="276 130 120 120"/><attribute text="In stock"/></collectionCell>
</collectionView>
```

The size is unknown, or it is unknown whether there is a label:

```json ios
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "image": {}},
  {"type": "collectionCell", "image": {"frame": [0, 0, 0, 0]}},
  {"type": "collectionCell", "image": {"frame": [16, 130, 120, 120]}, "title": null}]}
```

"""#,
  examplesLine: 27, since: "0.1", message: PageText("{problem}; images of cells without labels are {limit}", at: PageLocation(line: 9, column: 10)),
  supersedes: [])
