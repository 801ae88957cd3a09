// Made by `make rules` from the pages in Rules/. Do not edit.
// swift-format-ignore-file

import RulePages

let collectionCellAttachmentOpensPreview = RulePage(
  id: "collection-cell/attachment-opens-preview", title: "A tap on an attachment opens a preview with quick actions", advice: "let a tap open a preview of the attachment, with actions such as Share and Delete",
  statements: ["ios-cv-23", "ios-cvc-03"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cv-23", "ios-cvc-03"], selector: "collectionCell:is([represents=attachment], [represents=document])", check: "opens", parameters: [PageEntry("allowed", PageValue(.list([PageValue(.text("preview"), line: 9, column: 22)]), line: 9, column: 21))], line: 7),
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cv-23", "ios-cvc-03"], selector: "collectionCell:is([represents=attachment], [represents=document]) > tap[opens=preview]", check: "value", parameters: [PageEntry("fact", PageValue(.text("quickActions"), line: 12, column: 18)), PageEntry("nonEmpty", PageValue(.flag(true), line: 12, column: 42))], line: 10),
  ],
  rationale: #"""
Whoever taps an attachment wants to see it larger, and often to pass it on or to get rid of it. SAP Fiori for iOS:
Collection View (Navigation) and Collection View Cell (Behavior and Interaction) let the tap lead to a preview in which
both is possible; the first names deleting, the second quick actions such as sharing and deleting.

Documents count as attachments. Other cells open a detailed view, as `collection-cell/opens-detail` asks of all cells; a
preview is one. A preview may be presented as a modal, so a modal is undecided. Which quick actions there are is left
open, since their names differ by language; where there is none, the preview is reported. An unknown tap, target or list
of quick actions is undecided.

- `allowed`: what a tap may open, in the words of `opens`.
- `fact`, `nonEmpty`: the preview offers a quick action at least.
"""#,
  examplesText: #"""
## Avoid

A tap that opens the object's detail, something else, or nothing:

```json ios phone
{"type": "collectionView", "id": "attachments", "cells": [
  {"type": "collectionCell", "id": "a", "represents": "attachment", "image": {}, "tap": {↓"opens": "detail"}},
  {"type": "collectionCell", "id": "b", "represents": "document", "image": {}, "tap": {↓"opens": "other"}},
  {"type": "collectionCell", "id": "c", "represents": "attachment", "image": {}, "tap": {↓"opens": "none"}},
  ↓{"type": "collectionCell", "id": "d", "represents": "attachment", "image": {}}]}
```

A preview without quick actions:

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

Other cells open a detail:

```xml ios phone
<collectionCell represents="object"><image/><tap opens="detail"/></collectionCell>
```

Where the tap leads, what it offers, or whether this is an attachment, is unknown:

```json ios
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "represents": "attachment", "tap": null},
  {"type": "collectionCell", "represents": "attachment", "tap": {}},
  {"type": "collectionCell", "represents": "attachment", "tap": {"opens": "modal"}},
  {"type": "collectionCell", "represents": "document", "tap": {"opens": "preview"}},
  {"type": "collectionCell", "tap": {"opens": "detail"}}]}
```

"""#,
  examplesLine: 29, since: "0.1", message: nil,
  supersedes: [])

let collectionCellContactImageSize = RulePage(
  id: "collection-cell/contact-image-size", title: "A contact's image is a circle of 80 dp on a phone, of 96 dp on a tablet", advice: "show a contact in a circle of 80 × 80 dp on a phone, of 96 × 96 dp on a tablet",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-20"], selector: "screen[deviceClass=phone] collectionCell[represents=person] > image", check: "size", parameters: [PageEntry("widths", PageValue(.list([PageValue(.number(80.0), line: 9, column: 21)]), line: 9, column: 20)), PageEntry("heights", PageValue(.list([PageValue(.number(80.0), line: 9, column: 36)]), line: 9, column: 35)), PageEntry("tolerance", PageValue(.number(0.5), line: 9, column: 52))], line: 6),
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-32"], selector: "screen[deviceClass=tablet] collectionCell[represents=person] > image", check: "size", parameters: [PageEntry("widths", PageValue(.list([PageValue(.number(96.0), line: 13, column: 21)]), line: 13, column: 20)), PageEntry("heights", PageValue(.list([PageValue(.number(96.0), line: 13, column: 36)]), line: 13, column: 35)), PageEntry("tolerance", PageValue(.number(0.5), line: 13, column: 52))], line: 10),
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-20", "android-cv-32"], selector: "collectionCell[represents=person] > image:not(:known([placeholder!=none]))", check: "value", parameters: [PageEntry("fact", PageValue(.text("shape"), line: 17, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("circle"), line: 17, column: 35)]), line: 17, column: 34))], line: 14),
  ],
  rationale: #"""
Contacts look the same in every application, however large the cells around them grow: cells adapt to the screen, the
circle does not. SAP Fiori for Android: Collection View (Specifications, Mobile and Tablet, Collection Cells) fixes its
size for each class of device.

Contacts are cells that represent a person. A placeholder is as large as an image; that it is a circle as well is left
to `collection-cell/person-placeholder`. Where the class of device is unknown, or the frame is unknown or empty, the
size is undecided; where the shape is unknown, the shape.

- `widths`, `heights`: the size, in dp.
- `tolerance`: what rounding may take away or add.
- `allowed`: the shape of the image.
"""#,
  examplesText: #"""
## Avoid

On a phone, the tablet's size, and just beyond the limits in either direction:

```json android phone
{"type": "collectionView", "id": "team", "cells": [
  {"type": "collectionCell", "id": "a", "represents": "person", "image": {↓"frame": [16, 152, 96, 96]}},
  {"type": "collectionCell", "id": "b", "represents": "person", "image": {↓"frame": [128, 152, 79.4, 80]}},
  {"type": "collectionCell", "id": "c", "represents": "person", "image": {↓"frame": [224, 152, 80, 80.6]}},
  {"type": "collectionCell", "id": "d", "represents": "person", "image": {"placeholder": "initials",
   ↓"frame": [320, 152, 64, 64]}}]}
```

On a tablet, the phone's size, and just beyond:

```xml android tablet
<collectionView id="team">
  <collectionCell id="a" represents="person"><image shape="circle" ↓frame="16 136 80 80"/></collectionCell>
  <collectionCell id="b" represents="person"><image shape="circle" ↓frame="128 136 96 95.4"/></collectionCell>
  <collectionCell id="c" represents="person"><image shape="circle" ↓frame="240 136 96.6 96"/></collectionCell>
</collectionView>
```

Another shape, on whatever device:

```json android
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "id": "a", "represents": "person", "image": {↓"shape": "square"}},
  {"type": "collectionCell", "id": "b", "represents": "person", "image": {↓"shape": "rectangle"}}]}
```

## Prefer

The size itself, and what it is before rounding:

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

Objects have images of their own; a size, a shape, or what the cell represents, may be unknown:

```json android phone
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "represents": "object", "image": {"shape": "square", "frame": [16, 152, 118, 118]}},
  {"type": "collectionCell", "represents": "person", "image": {}},
  {"type": "collectionCell", "represents": "person", "image": {"frame": [0, 0, 0, 0]}},
  {"type": "collectionCell", "image": {"shape": "square", "frame": [150, 152, 118, 118]}}]}
```

So may the class of device:

```xml android
<collectionCell represents="person"><image shape="circle" frame="16 136 88 88"/></collectionCell>
```

"""#,
  examplesLine: 34, since: "0.1", message: nil,
  supersedes: [])

let collectionCellDoctypeIconFrame = RulePage(
  id: "collection-cell/doctype-icon-frame", title: "A doctype icon stands in a rectangular image", advice: "show the doctype icon inside a rectangular image",
  statements: ["ios-cvc-10"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cvc-10"], selector: "collectionCell > image:known([docType!='']), collectionCell:is([represents=document], [represents=attachment]) > image[docType!='']", check: "shape", parameters: [PageEntry("allowed", PageValue(.list([PageValue(.text("rectangle"), line: 11, column: 22)]), line: 11, column: 21))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show a rectangle"), line: 12, column: 18)), PageEntry("class", PageValue(.text("safe"), line: 12, column: 43))]), line: 12, column: 10)] }, line: 7),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cvc-10"], selector: "collectionCell > image:known([docType!=''])", check: "inside", parameters: [PageEntry("fact", PageValue(.text("iconFrame"), line: 15, column: 18)), PageEntry("tolerance", PageValue(.number(0.5), line: 15, column: 40))], line: 13),
  ],
  rationale: #"""
The icon is the sheet's mark, and the sheet is a rectangle; in a circle, which stands for people, it reads as somebody's
picture. SAP Fiori for iOS: Collection View Cell (Variations, Doctype Icons) puts the icons for types of documents in a
rectangular image.

An image shows a doctype icon where its `docType` is given. A square is a rectangle, whichever side is longer does not
matter. Where a place for the icon is given, it lies within the image's frame. A shape or a place that is unknown leaves
the image undecided; so does an unknown type of document where a document is not shown in a rectangle.

- `allowed`: the shape; a square is a rectangle.
- `fact`: the place of the icon.
- `tolerance`: how far the icon may stick out by rounding.
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

An icon that sticks out, by a whole length and just beyond the tolerance:

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

Images without such an icon may be circles:

```xml ios
<collectionView>
  <collectionCell represents="person"><image shape="circle"/></collectionCell>
  <collectionCell represents="document"><image docType="" shape="circle"/></collectionCell>
</collectionView>
```

The shape, or whether it is such an icon, is unknown:

```json ios
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "represents": "document", "image": {"docType": "pdf"}},
  {"type": "collectionCell", "represents": "document", "image": {"docType": "pdf", "frame": [32, 536, 110, 110]}},
  {"type": "collectionCell", "represents": "document", "image": {"shape": "circle"}}]}
```

"""#,
  examplesLine: 32, since: "0.1", message: nil,
  supersedes: [])

let collectionCellElementsCentered = RulePage(
  id: "collection-cell/elements-centered", title: "Image and labels stand in the middle of the cell", advice: "centre image and labels horizontally in the cell",
  statements: ["android-cv-22"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-22"], selector: "collectionCell > :is(image, title, subtitle, attribute)", check: "centered", parameters: [PageEntry("axis", PageValue(.text("horizontal"), line: 7, column: 14)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 37))], line: 2),
  ],
  rationale: #"""
A cell has no edge that one sees; what holds it together is that everything in it stands on one axis. SAP Fiori for
Android: Collection View (Specifications, Mobile and Tablet, Collection Cells) centres all elements horizontally in the
cell, for contacts and for objects.

Compared are the middle of the element's frame and that of the cell's. How a text is aligned within its frame is not
known. A frame that is unknown or empty leaves the element undecided.

- `axis`: the direction in which elements are centred.
- `tolerance`: what rounding may shift.
"""#,
  examplesText: #"""
## Avoid

An image at the left edge of its cell:

```json android tablet
{"type": "collectionCell", "id": "a", "represents": "person", "frame": [16, 136, 180, 168],
 "image": {"shape": "circle", ↓"frame": [16, 136, 96, 96]},
 "title": {"text": "Ana Ferreira", "frame": [16, 240, 180, 24]}}
```

Just beyond, to either side:

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

Half a unit to either side, and a label wider than the cell:

```xml android phone
<collectionCell id="a" represents="object" frame="16 390 118 164">
  <image frame="16 390 117 118"/>
  <title text="Ski boots" frame="40.5 516 70 20"/>
  <subtitle text="Red" frame="64.5 536 20 18"/>
  <attribute text="In stock in all our stores" truncates="true" frame="6 554 138 18"/>
</collectionCell>
```

Frames that are unknown, and frames of views that were not laid out yet:

```json android phone
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "frame": [16, 390, 118, 164], "image": {}, "title": {"text": "Rope", "frame": null}},
  {"type": "collectionCell", "frame": [0, 0, 0, 0], "image": {"frame": [16, 390, 80, 80]}},
  {"type": "collectionCell", "image": {"frame": [16, 390, 80, 80]}},
  {"type": "collectionCell", "frame": [150, 390, 118, 164], "title": {"text": "", "frame": [150, 516, 0, 20]}}]}
```

"""#,
  examplesLine: 23, since: "0.1", message: nil,
  supersedes: [])

let collectionCellIconActionCount = RulePage(
  id: "collection-cell/icon-action-count", title: "A cell has two icon actions at most", advice: "keep the two that people need most and move the others to the item's detail",
  statements: ["ios-cvc-11"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cvc-11"], selector: "collectionCell", check: "count", parameters: [PageEntry("list", PageValue(.text("actions"), line: 7, column: 14)), PageEntry("where", PageValue(.text("action[control=icon]"), line: 7, column: 30)), PageEntry("max", PageValue(.number(2.0), line: 7, column: 59)), PageEntry("noun", PageValue(.text("icon actions"), line: 7, column: 68))], line: 2),
  ],
  rationale: #"""
A cell of 110 points has room for two targets of 44 points side by side; a third one makes people miss. SAP Fiori for
iOS: Collection View Cell (Variations, Icon Actions) allows one or two actions in icon form.

A cell without actions conforms: actions are optional. Buttons are not counted here but in
`collection-cell/single-button-action`. An action of which it is unknown whether it is an icon or a button leaves the
cell undecided where it would be the third icon.

- `max`: the greatest number of icon actions.
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

Whether the third one is an icon, or how many there are, is unknown:

```json ios
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "actions": [{"control": "icon"}, {"control": "icon"}, {"label": "Chat"}]},
  {"type": "collectionCell", "actions": null}]}
```

"""#,
  examplesLine: 22, since: "0.1", message: nil,
  supersedes: [])

let collectionCellImageRequired = RulePage(
  id: "collection-cell/image-required", title: "Every collection view cell has an image", advice: "show an image, or a placeholder where the item has none",
  statements: ["android-cv-11", "ios-cvc-01"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios", "android"], statements: ["android-cv-11", "ios-cvc-01"], selector: "collectionCell", check: "required", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("image"), line: 6, column: 16)]), line: 6, column: 15))], line: 2),
  ],
  rationale: #"""
The image is what a collection view cell is recognized by. A cell without one is a hole in the row. SAP Fiori for
Android: Collection View (Anatomy, Collection Cell; Placeholder Image) requires an image and has a placeholder for items
without one; SAP Fiori for iOS: Collection View Cell (Anatomy, Image View) says that cells must include an image.

A placeholder is an image: initials for a person, an icon for an object. An image whose source is empty or not known at
design time is one too. Whether there is an image may be unknown; then the cell is undecided. Other kinds of cell are
not judged: the image of an object cell is optional.

- `parts`: what counts as an image.
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

There may be an image; and other kinds of cell need none:

```json ios
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "image": null, "title": {"text": "Ski boots"}},
  {"type": "objectCell", "title": {"text": "Order 4711"}},
  {"type": "labelValueCell", "label": "Total", "value": "€ 249"}]}
```

"""#,
  examplesLine: 22, since: "0.1", message: nil,
  supersedes: [])

let collectionCellLabelTruncates = RulePage(
  id: "collection-cell/label-truncates", title: "A label that is wider than its cell is truncated", advice: "keep the label within the cell and truncate what does not fit",
  statements: ["android-cv-21"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-21"], selector: "collectionCell > :is(title, subtitle, attribute):not([truncates=true]):not(:known([text='']))", check: "fit", parameters: [PageEntry("width", PageValue(.text("within"), line: 7, column: 15)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 34))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Truncate the label"), line: 9, column: 14)), PageEntry("class", PageValue(.text("safe"), line: 9, column: 41)), PageEntry("set", PageValue(.map([PageEntry("truncates", PageValue(.flag(true), line: 9, column: 64))]), line: 9, column: 52))]), line: 9, column: 6)] }, line: 2),
  ],
  rationale: #"""
A label that runs on over the edge of its cell is read together with the neighbour's. SAP Fiori for Android: Collection
View (Specifications, Mobile and Tablet, Collection Cells) truncates a label where it exceeds the width of the cell.

Reported is a label that is laid out wider than the cell and is said not to truncate. How wide a text is drawn is not
estimated: a label whose frame fits conforms, whatever it says. A label without text has nothing to truncate. Where
either width is unknown or 0, or a wide label may truncate or not, the label is undecided.

- `width`: a label is no wider than the cell.
- `tolerance`: what rounding may add.
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

Just beyond the width of the cell, whichever label it is:

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

As wide as the cell, and so before rounding; a wide label that truncates, and one without text:

```xml android tablet
<collectionCell id="rope" frame="16 136 180 232">
  <image/>
  <title text="Rope" truncates="false" frame="16 320 180.5 24"/>
  <subtitle text="60 m, bright orange, with a bag" truncates="true" frame="6 344 200 20"/>
  <attribute text="" truncates="false" frame="6 364 200 20"/>
</collectionCell>
```

Whether a wide label truncates, or how wide it is, is unknown:

```json android phone
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "frame": [16, 390, 118, 164], "title": {"text": "Rope", "frame": [16, 516, 206, 20]}},
  {"type": "collectionCell", "frame": [150, 390, 118, 164], "title": {"text": "Rope", "truncates": false}},
  {"type": "collectionCell", "title": {"text": "Rope", "truncates": false, "frame": [284, 516, 206, 20]}}]}
```

"""#,
  examplesLine: 24, since: "0.1", message: nil,
  supersedes: [])

let collectionCellLabeledCellSize = RulePage(
  id: "collection-cell/labeled-cell-size", title: "A cell with labels is 110 or 120 points wide", advice: "use one of the two fixed sizes of a cell with labels",
  statements: ["ios-cvc-04"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cvc-04"], selector: "collectionCell:is([title], [subtitle], [attribute])", check: "size", parameters: [PageEntry("widths", PageValue(.list([PageValue(.number(110.0), line: 7, column: 17), PageValue(.number(120.0), line: 7, column: 22)]), line: 7, column: 16)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 39))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Resize it around its centre"), line: 9, column: 14)), PageEntry("class", PageValue(.text("unsafe"), line: 9, column: 50))]), line: 9, column: 6)] }, line: 2),
  ],
  rationale: #"""
Two sizes for all cells with labels make collection views of all applications look related, and let them line up with
each other. SAP Fiori for iOS: Collection View Cell (Variations, Standard Image) fixes them at 110 and 120.

The size is the width of the cell; how high it is depends on its labels. A cell without title, subtitle and attribute is
not judged here but by `collection-cell/unlabeled-image-size`. A cell whose frame is unknown or empty is undecided. The
frame is the cell's own, even where the edge of the screen cuts it off.

- `widths`: the widths that a cell can have, in points.
- `tolerance`: what rounding may take away or add.
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

Just beyond either size, whichever label it is:

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

Without labels the image sets the size; and a size, or a label, may be unknown:

```xml ios
<collectionView>
  <collectionCell frame="16 130 80 80"><image frame="16 130 80 80"/></collectionCell>
  <collectionCell><image/><title text="Ski poles"/></collectionCell>
  <collectionCell frame="0 0 0 0"><image/><title text="Gloves"/></collectionCell>
  <collectionCell frame="116 130 80 80" unknown="title"><image/></collectionCell>
</collectionView>
```

"""#,
  examplesLine: 24, since: "0.1", message: nil,
  supersedes: [])

let collectionCellObjectImageFillsWidth = RulePage(
  id: "collection-cell/object-image-fills-width", title: "An object's image is as wide as its cell", advice: "make the image as wide as its cell",
  statements: ["android-cv-24"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-24"], selector: "collectionCell[represents=object]:not(:known([objectType=account], [objectType=Account])) > image", check: "fit", parameters: [PageEntry("width", PageValue(.text("same"), line: 7, column: 15)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 32))], line: 2),
  ],
  rationale: #"""
The picture is what the cell is for, so it takes all the width there is, and the gaps between cells are the gaps between
pictures. SAP Fiori for Android: Collection View (Specifications, Mobile and Tablet, Collection Cells) gives an object's
image the width of its cell.

Contacts have circles of a fixed size; accounts, which the guideline counts among them, are not judged. Placeholders are
as wide as images. Where it is unknown what the cell represents, or a frame is unknown or empty, the image is undecided.

- `width`: image and cell are equally wide.
- `tolerance`: what rounding may take away or add.
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

A contact's circle is narrower, and what is unknown cannot be wrong:

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
  examplesLine: 23, since: "0.1", message: nil,
  supersedes: [])

let collectionCellObjectImageShape = RulePage(
  id: "collection-cell/object-image-shape", title: "An object's image is a square with corners of 16 dp on a phone, of 4 dp on a tablet", advice: "show an object in a square, with corners of 16 dp on a phone and of 4 dp on a tablet",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-23", "android-cv-33"], selector: "collectionCell[represents=object]:not(:known([objectType=account], [objectType=Account])) > image", check: "shape", parameters: [PageEntry("allowed", PageValue(.list([PageValue(.text("square"), line: 9, column: 22)]), line: 9, column: 21)), PageEntry("tolerance", PageValue(.number(0.5), line: 9, column: 42))], line: 6),
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-23"], selector: "screen[deviceClass=phone] collectionCell[represents=object]:not(:known([objectType=account], [objectType=Account])) > image:not(:known([shape=circle]))", check: "value", parameters: [PageEntry("fact", PageValue(.text("cornerRadius"), line: 15, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.number(16.0), line: 15, column: 42)]), line: 15, column: 41)), PageEntry("tolerance", PageValue(.number(0.5), line: 15, column: 58))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Round the corners by 16 dp"), line: 16, column: 18)), PageEntry("class", PageValue(.text("safe"), line: 16, column: 53)), PageEntry("when", PageValue(.text("image[shape=square]"), line: 16, column: 65))]), line: 16, column: 10)] }, line: 10),
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-33"], selector: "screen[deviceClass=tablet] collectionCell[represents=object]:not(:known([objectType=account], [objectType=Account])) > image:not(:known([shape=circle]))", check: "value", parameters: [PageEntry("fact", PageValue(.text("cornerRadius"), line: 22, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.number(4.0), line: 22, column: 42)]), line: 22, column: 41)), PageEntry("tolerance", PageValue(.number(0.5), line: 22, column: 57))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Round the corners by 4 dp"), line: 23, column: 18)), PageEntry("class", PageValue(.text("safe"), line: 23, column: 52)), PageEntry("when", PageValue(.text("image[shape=square]"), line: 23, column: 64))]), line: 23, column: 10)] }, line: 17),
  ],
  rationale: #"""
Squares tell things from people, who stand in circles, and equal corners make pictures from many sources one set. SAP
Fiori for Android: Collection View (Specifications, Mobile and Tablet, Collection Cells) has a square for objects, with
a corner radius for each class of device.

An image conforms by its frame where that is as wide as high, even if it is called a rectangle; what is called a square
but has another frame does not. Placeholders are held to it as well. An account, which the guideline counts among the
contacts, is not judged. Where it is unknown what the cell represents or on which class of device, or where neither
shape nor frame settles it, the image is undecided.

- `allowed`: the shape, and the corner radius in dp.
- `tolerance`: what rounding may take away or add.
"""#,
  examplesText: #"""
## Avoid

A circle, and what is no square, by its name or by its frame:

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

Corners just beyond the radius on a phone, and those of the tablet:

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

The same on a tablet:

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

People, and accounts, stand in circles:

```xml android phone
<collectionView>
  <collectionCell represents="person"><image shape="circle"/></collectionCell>
  <collectionCell represents="object" objectType="account"><image shape="circle"/></collectionCell>
</collectionView>
```

What the cell represents, or what the image looks like, is unknown:

```json android phone
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "image": {"shape": "circle", "cornerRadius": 8}},
  {"type": "collectionCell", "represents": "object", "image": {}},
  {"type": "collectionCell", "represents": "object", "image": {"frame": [16, 390, 118, 118]}},
  {"type": "collectionCell", "represents": "object", "image": {"frame": [0, 0, 0, 0]}}]}
```

Which corners are right depends on a class of device that is unknown:

```json android
{"type": "collectionCell", "represents": "object", "image": {"shape": "square", "cornerRadius": 8}}
```

"""#,
  examplesLine: 40, since: "0.1", message: nil,
  supersedes: [])

let collectionCellObjectPlaceholder = RulePage(
  id: "collection-cell/object-placeholder", title: "An object without an image is shown with the image icon in the middle", advice: "show the image icon in the middle of the image area",
  statements: ["android-cv-37"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-37"], selector: "collectionCell[represents=object]:not(:known([objectType=account], [objectType=Account])) > image[placeholder!=none]", check: "value", parameters: [PageEntry("fact", PageValue(.text("placeholder"), line: 11, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("icon"), line: 11, column: 41)]), line: 11, column: 40))], line: 7),
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-37"], selector: "collectionCell[represents=object]:not(:known([objectType=account], [objectType=Account])) > image[placeholder=icon]", check: "centered", parameters: [PageEntry("fact", PageValue(.text("iconFrame"), line: 16, column: 18)), PageEntry("axis", PageValue(.text("both"), line: 16, column: 35)), PageEntry("tolerance", PageValue(.number(0.5), line: 16, column: 52))], line: 12),
  ],
  rationale: #"""
An icon in the middle of an empty area says that a picture belongs here; letters would say that this is a person. SAP
Fiori for Android: Collection View (Placeholder Image) has the image icon in the centre of the image area, on phones and
tablets alike.

The middle of `iconFrame` is compared with that of the image's frame. Which icon it is, is not known. Initials of an
account, which the guideline counts among the contacts, are not judged. Where it is unknown what the cell represents,
whether there is a placeholder, or where it or its icon lies, the image is undecided.

- `allowed`: what stands in for an object's image.
- `axis`, `fact`: the icon is centred in both directions.
- `tolerance`: what rounding may shift.
"""#,
  examplesText: #"""
## Avoid

Initials instead of the icon, and an icon at the top left:

```json android phone
{"type": "collectionView", "id": "products", "cells": [
  {"type": "collectionCell", "id": "a", "represents": "object", "image": {↓"placeholder": "initials", "text": "S"}},
  {"type": "collectionCell", "id": "b", "represents": "object",
   "image": {"placeholder": "icon", "frame": [150, 390, 118, 118], ↓"iconFrame": [158, 398, 24, 24]}}]}
```

Just beyond, to each side:

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

People and accounts have initials, images need no icon, and a frame may be unknown:

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
  examplesLine: 33, since: "0.1", message: nil,
  supersedes: [])

let collectionCellOpensDetail = RulePage(
  id: "collection-cell/opens-detail", title: "A tap on a cell opens its item in detail", advice: "let a tap on the cell open a detailed view of its item",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["ios", "android"], statements: ["android-cv-19", "ios-cv-03", "ios-cvc-02"], selector: "collectionCell", check: "opens", parameters: [PageEntry("allowed", PageValue(.list([PageValue(.text("detail"), line: 4, column: 18), PageValue(.text("preview"), line: 4, column: 26)]), line: 4, column: 17))], line: 7),
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cv-03"], selector: "collectionView > :is(objectCell, contactCell, otherCell)", check: "opens", parameters: [PageEntry("allowed", PageValue(.list([PageValue(.text("detail"), line: 4, column: 18), PageValue(.text("preview"), line: 4, column: 26)]), line: 4, column: 17))], line: 9),
  ],
  rationale: #"""
A collection view previews; the cell that people tap is the item they want to see more of. SAP Fiori for Android:
Collection View (Behavior and Interaction, Navigation) and SAP Fiori for iOS: Collection View (Do's; Navigation) and
Collection View Cell (Behavior and Interaction) let a single tap open a detailed view of it. On iOS that holds for all
content of a collection view, such as object cells on a map or in columns.

A preview is the detailed view of an attachment. A modal conforms when it shows details, and is undecided when that is
not known. So is a tap of which it is not known what it opens. A label/value cell is the exception: it shows data, and
need not open anything. Cells of table views are not judged.

A cell of which it is told that nobody knows what it represents (`null`, `?`) is never called wrong, as it may be no item
at all. Pages of the Mobile Development Kit say so of literal tiles, which may be the entries of a menu, and of cells
without a press of their own, unless they draw a chevron: they may be pictures of what the page is about, or show what the
application has no page for.

- `allowed`: what a tap may open, in the words of `opens`; `detail` includes a modal with details.
"""#,
  examplesText: #"""
## Avoid

A tap that does nothing, and one that opens something else:

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

On iOS, object cells in columns and on a map are previews too:

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

Attachments open a preview, object cells in columns a detail, and label/value cells nothing:

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

What the cell shows, where the tap leads, whether there is one, or what the modal shows is unknown:

```json ios
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "represents": null, "title": {"text": "Orders"}, "tap": {"opens": "list"}},
  {"type": "collectionCell", "represents": null, "image": {}},
  {"type": "collectionCell", "tap": {"transition": "push"}},
  {"type": "collectionCell", "tap": null},
  {"type": "collectionCell", "tap": {"opens": "modal"}}]}
```

A list is no collection view, and what object cells do on Android is not said:

```json android
{"type": "group", "content": [
  {"type": "tableView", "cells": [{"type": "objectCell"}]},
  {"type": "collectionView", "layout": "multiColumn", "cells": [{"type": "objectCell"}]}]}
```

"""#,
  examplesLine: 32, since: "0.1", message: nil,
  supersedes: [])

let collectionCellPersonImageCircular = RulePage(
  id: "collection-cell/person-image-circular", title: "A person's image is a circle", advice: "show people with a circular profile image",
  statements: ["ios-cvc-08"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cvc-08"], selector: "collectionCell[represents=person] > image", check: "value", parameters: [PageEntry("fact", PageValue(.text("shape"), line: 7, column: 14)), PageEntry("allowed", PageValue(.list([PageValue(.text("circle"), line: 7, column: 31)]), line: 7, column: 30))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show a circle"), line: 9, column: 14)), PageEntry("class", PageValue(.text("safe"), line: 9, column: 36))]), line: 9, column: 6)] }, line: 2),
  ],
  rationale: #"""
Circles for people and squares for things let a glance tell them apart, in every Fiori application. SAP Fiori for iOS:
Collection View Cell (Variations, Profile Image) shows people with the circular profile image, and with initials in it
where there is none.

The rule holds for placeholders as well. A cell that represents anything else may use any shape. Where it is unknown
whether the cell represents a person, or what shape the image has, the image is undecided.

- `allowed`: the shapes a person's image can have.
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

Objects may be square, and what is not known cannot be wrong:

```json ios
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "represents": "object", "image": {"shape": "square"}},
  {"type": "collectionCell", "represents": "person", "image": {}},
  {"type": "collectionCell", "image": {"shape": "square"}}]}
```

"""#,
  examplesLine: 23, since: "0.1", message: nil,
  supersedes: [])

let collectionCellPersonPlaceholder = RulePage(
  id: "collection-cell/person-placeholder", title: "A person without an image is shown with initials", advice: "show the initials of the name; on Android its first letter, in a circle",
  statements: ["android-cv-35"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-35"], selector: "collectionCell[represents=person] > image[placeholder!=none]", check: "value", parameters: [PageEntry("fact", PageValue(.text("placeholder"), line: 9, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("initials"), line: 9, column: 41)]), line: 9, column: 40))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show initials"), line: 10, column: 18)), PageEntry("class", PageValue(.text("suggestion"), line: 10, column: 40))]), line: 10, column: 10)] }, line: 8),
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-35"], selector: "collectionCell[represents=person] > image[placeholder=initials]", check: "initials", parameters: [PageEntry("of", PageValue(.text("title"), line: 13, column: 16)), PageEntry("max", PageValue(.number(1.0), line: 13, column: 28))], line: 11),
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-35"], selector: "collectionCell[represents=person] > image[placeholder!=none]", check: "value", parameters: [PageEntry("fact", PageValue(.text("shape"), line: 15, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("circle"), line: 15, column: 35)]), line: 15, column: 34))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show a circle"), line: 16, column: 18)), PageEntry("class", PageValue(.text("safe"), line: 16, column: 40))]), line: 16, column: 10)] }, line: 14),
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cvc-09"], selector: "collectionCell[represents=person] > image[placeholder!=none]", check: "value", parameters: [PageEntry("fact", PageValue(.text("placeholder"), line: 21, column: 18)), PageEntry("allowed", PageValue(.list([PageValue(.text("initials"), line: 21, column: 41)]), line: 21, column: 40))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show initials"), line: 22, column: 18)), PageEntry("class", PageValue(.text("suggestion"), line: 22, column: 40))]), line: 22, column: 10)] }, line: 17),
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cvc-09"], selector: "collectionCell[represents=person] > image[placeholder=initials]", check: "value", parameters: [PageEntry("fact", PageValue(.text("text"), line: 27, column: 18)), PageEntry("nonEmpty", PageValue(.flag(true), line: 27, column: 34))], line: 23),
  ],
  rationale: #"""
Initials still tell one person from the next; the same icon for everybody does not. SAP Fiori for Android: Collection
View (Placeholder Image) has the first letter of the name in a filled circle, SAP Fiori for iOS: Collection View Cell
(Variations, Profile Image) initials where there is no profile image.

On Android it is one letter, and one that a word of the title begins with; which word is left open, since a title may
begin with "Dr." or with the family name. Case does not matter. Letters other than A to Z become initials in ways that
depend on the language, so they are taken for right or left undecided. On iOS how many letters there are is left open,
but there has to be one. The shape is judged on Android only; on iOS `collection-cell/person-image-circular` does it.

An icon instead of initials is reported on both. Where it is unknown whether there is a placeholder, what it shows or
what the title says, the image is undecided.

- `fact`, `allowed`: what stands in for the image, and its shape.
- `of`: the label with the name.
- `max`: the greatest number of letters.
- `nonEmpty`: initials are not blank.
"""#,
  examplesText: #"""
## Avoid

An icon, two letters, a letter of no name, none at all, and no circle:

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

On iOS an icon, and initials that are none:

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

The case of a letter, and which word of the name it begins, are free; accents are compared as people write them:

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

On iOS one letter or two:

```xml ios phone
<collectionView id="team">
  <collectionCell represents="person">
    <image placeholder="initials" text="PN" shape="circle"/>
    <title text="Priya Nair"/>
  </collectionCell>
  <collectionCell represents="person"><image placeholder="initials" text="O"/><title text="Ola Berg"/></collectionCell>
</collectionView>
```

An image is no placeholder, and objects have icons:

```xml android tablet
<collectionView>
  <collectionCell represents="person"><image shape="circle"/><title text="Priya Nair"/></collectionCell>
  <collectionCell represents="object"><image placeholder="icon" shape="square"/></collectionCell>
</collectionView>
```

What the initial of another language's letter is, what is shown, or whether it is a placeholder, is unknown:

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
  examplesLine: 49, since: "0.1", message: nil,
  supersedes: [])

let collectionCellPersonTitle = RulePage(
  id: "collection-cell/person-title", title: "The cell of a person or an account shows the name as its title", advice: "show the name of the person or account as the title",
  statements: ["android-cv-13"],
  cases: [
    RuleCase(severity: "warning", platforms: ["android"], statements: ["android-cv-13"], selector: "collectionCell:is([represents=person], [objectType=account], [objectType=Account])", check: "required", parameters: [PageEntry("parts", PageValue(.list([PageValue(.text("title"), line: 7, column: 16)]), line: 7, column: 15)), PageEntry("nonEmpty", PageValue(.flag(true), line: 7, column: 34))], line: 2),
  ],
  rationale: #"""
Few people are known to everybody by their face, and accounts have none. SAP Fiori for Android: Collection View
(Anatomy, Collection Cell) leaves all labels to the designer, but strongly recommends a title with the name wherever the
cell stands for a person or an account.

An account is a cell whose `objectType` says so. A title without text shows no name. Which text the title shows is not
judged, and it may be unknown. Where it is unknown what the cell stands for, or whether it has a title, the cell is
undecided.

- `parts`: where the name is shown.
- `nonEmpty`: a title without text is none.
"""#,
  examplesText: #"""
## Avoid

```json android phone
{"type": "collectionView", "id": "team", "cells": [
  ↓{"type": "collectionCell", "id": "a", "represents": "person", "image": {"shape": "circle"}},
  {"type": "collectionCell", "id": "b", "represents": "person", "image": {"shape": "circle"}, "title": {↓"text": ""}}]}
```

A name that stands somewhere else, and an account without any:

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

Products need no title; and what is unknown cannot be wrong:

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
  examplesLine: 24, since: "0.1", message: nil,
  supersedes: [])

let collectionCellPlaceholderAccentColor = RulePage(
  id: "collection-cell/placeholder-accent-color", title: "The background of a contact's placeholder is an accent colour", advice: "use one of the Fiori accent colours, another one for each person",
  statements: ["android-cv-36"],
  cases: [
    RuleCase(severity: "warning", platforms: ["android"], statements: ["android-cv-36"], selector: "collectionCell[represents=person] > image[placeholder!=none]", check: "value", parameters: [PageEntry("fact", PageValue(.text("background"), line: 8, column: 9)), PageEntry("allowed", PageValue(.list([PageValue(.text("accent1"), line: 9, column: 13), PageValue(.text("accent2"), line: 9, column: 22), PageValue(.text("accent3"), line: 9, column: 31), PageValue(.text("accent4"), line: 9, column: 40), PageValue(.text("accent5"), line: 9, column: 49), PageValue(.text("accent6"), line: 9, column: 58), PageValue(.text("accent7"), line: 9, column: 67), PageValue(.text("accent8"), line: 9, column: 76), PageValue(.text("accent9"), line: 9, column: 85), PageValue(.text("accent10"), line: 9, column: 94)]), line: 9, column: 12))], line: 2),
  ],
  rationale: #"""
Colour helps to tell one letter in a circle from the next, and the accent colours were chosen so that white letters can
be read on all of them. SAP Fiori for Android: Collection View (Placeholder Image) takes the background of a contact's
placeholder from the Fiori accent colours.

A background given by the name of an accent colour conforms. One given as `#rrggbb` may be an accent colour of a theme
that the description does not name, so it is undecided, unless it is a grey, black or white: accent colours of all
themes are hues. Images, and placeholders of objects, are not judged. Where the background is unknown the image is
undecided.

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

Colours of a theme that is not known, a background that is not known, an image, and an object:

```json android phone
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "represents": "person", "image": {"placeholder": "initials", "background": "#808081"}},
  {"type": "collectionCell", "represents": "person", "image": {"placeholder": "initials", "background": "#0070f2"}},
  {"type": "collectionCell", "represents": "person", "image": {"placeholder": "initials"}},
  {"type": "collectionCell", "represents": "person", "image": {"background": "#ffffff"}},
  {"type": "collectionCell", "represents": "object", "image": {"placeholder": "icon", "background": "#eeeeee"}}]}
```

"""#,
  examplesLine: 26, since: "0.1", message: nil,
  supersedes: [])

let collectionCellPlaceholderMatchesImage = RulePage(
  id: "collection-cell/placeholder-matches-image", title: "A placeholder has the size and shape of the image it stands for", advice: "give placeholders and images one size and shape",
  statements: ["android-cv-34"],
  cases: [
    RuleCase(severity: "error", platforms: ["android"], statements: ["android-cv-34"], selector: "collectionView", check: "stand-in", parameters: [PageEntry("list", PageValue(.text("cells"), line: 8, column: 9)), PageEntry("part", PageValue(.text("image"), line: 9, column: 9)), PageEntry("where", PageValue(.text("collectionCell > image[placeholder!=none]"), line: 10, column: 10)), PageEntry("others", PageValue(.text("collectionCell > image[placeholder=none]:not(:known( collectionCell[represents=person] > image[shape!=circle], collectionCell[represents=object] > image[shape=circle]))"), line: 11, column: 11)), PageEntry("tolerance", PageValue(.number(0.5), line: 15, column: 14))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Show the shape of the images beside it"), line: 17, column: 14)), PageEntry("class", PageValue(.text("safe"), line: 17, column: 61))]), line: 17, column: 6)] }, line: 2),
  ],
  rationale: #"""
An image may arrive later, or be missing in one cell of twenty: neither should make the row jump or the cell look like
another sort of thing. SAP Fiori for Android: Collection View (Placeholder Image) gives the placeholder the size and the
shape of the actual image.

The image that a placeholder stands for is not there, so the images of the other cells tell what it would be like, as
far as they agree among themselves. A person's image that is no circle and an object's that is one are wrong themselves
and tell nothing. A square and a rectangle differ in their size alone. A collection view without placeholders, or with
nothing else, is not judged, nor is a placeholder beside cells that represent something else.
Sizes and shapes that are unknown, or differ among the images, leave the collection view undecided.

- `list`, `part`: the images of the cells.
- `where`: which of them stand in for others.
- `others`: which of them they are compared with.
- `tolerance`: what rounding may take away or add to a measure.
"""#,
  examplesText: #"""
## Avoid

A smaller placeholder, and one that is just too wide or too high:

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

A square among circles:

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

It is the image that is wrong:

```xml android tablet
<collectionView id="team">
  <collectionCell represents="person"><image shape="square"/></collectionCell>
  <collectionCell represents="person"><image placeholder="initials" text="O" shape="circle"/></collectionCell>
</collectionView>
```

Nothing but placeholders, images that differ among themselves, another sort of cell:

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

Size, shape, or whether it is a placeholder, is unknown:

```xml android phone
<collectionView>
  <collectionCell><image shape="square" frame="16 390 118 118"/></collectionCell>
  <collectionCell><image placeholder="icon"/></collectionCell>
  <collectionCell><image placeholder="icon" frame="0 0 0 0"/></collectionCell>
  <collectionCell><image unknown="placeholder" shape="circle" frame="150 390 80 80"/></collectionCell>
</collectionView>
```

"""#,
  examplesLine: 37, since: "0.1", message: nil,
  supersedes: [])

let collectionCellSingleButtonAction = RulePage(
  id: "collection-cell/single-button-action", title: "A cell with a button has no other action", advice: "leave the button as the only action, or use one or two icons instead",
  statements: ["ios-cvc-13"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cvc-13"], selector: "collectionCell:has(> action[control=button])", check: "count", parameters: [PageEntry("list", PageValue(.text("actions"), line: 7, column: 14)), PageEntry("max", PageValue(.number(1.0), line: 7, column: 28)), PageEntry("noun", PageValue(.text("actions"), line: 7, column: 37))], line: 2),
  ],
  rationale: #"""
A button with its label is for the one thing that needs explaining. Next to a second one, or to an icon, it no longer
says which is the main thing, and the cell has no room for it. SAP Fiori for iOS: Collection View Cell (Variations,
Button Actions) allows one action only where it is a button.

All actions of the cell are counted, whatever they look like. A cell without a button is not judged. Where it is unknown
whether one of several actions is a button, the cell is undecided.

- `max`: the greatest number of actions beside and including the button.
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

Whether one of them is a button, or how many there are, is unknown:

```json ios
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "actions": [{"label": "Buy"}, {"label": "Rent"}]},
  {"type": "collectionCell", "actions": null}]}
```

"""#,
  examplesLine: 22, since: "0.1", message: nil,
  supersedes: [])

let collectionCellUnlabeledCellHugsImage = RulePage(
  id: "collection-cell/unlabeled-cell-hugs-image", title: "A cell without labels is as large as its image", advice: "let the cell be as large as its image",
  statements: ["ios-cvc-07"],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: ["ios-cvc-07"], selector: "collectionCell:not([title]):not([subtitle]):not([attribute]):not([actions]) > image", check: "fit", parameters: [PageEntry("width", PageValue(.text("same"), line: 7, column: 15)), PageEntry("height", PageValue(.text("same"), line: 7, column: 29)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 46)), PageEntry("border", PageValue(.number(4.0), line: 7, column: 59))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Make the cell as large as its image"), line: 9, column: 14)), PageEntry("class", PageValue(.text("unsafe"), line: 9, column: 58))]), line: 9, column: 6)] }, line: 2),
  ],
  rationale: #"""
A cell that is larger than all it shows reacts to taps beside the image and pushes its neighbours away. SAP Fiori for
iOS: Collection View Cell (Variations, Standard Image Without Labels) lets the size of the cell depend on that of the
image view where no label is displayed.

A cell with a title, a subtitle or an attribute is not judged, nor is one with actions, which need room of their own.
Where it is unknown whether one of them is there, or a frame is unknown or empty, the image is undecided.

- `width`, `height`: image and cell are equally wide and high.
- `tolerance`: what rounding may take away or add.
- `border`: a cell that is larger by the same few points on all sides draws a border or a shadow around its image.
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

One dimension is enough, just beyond the tolerance:

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

A border that is wider, or is none on one side:

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

A border of the same width on all sides:

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

A frame, a label, or whether there are actions, is unknown:

```json ios
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "frame": [16, 130, 120, 150], "image": {}},
  {"type": "collectionCell", "image": {"frame": [16, 130, 80, 80]}},
  {"type": "collectionCell", "frame": [0, 0, 0, 0], "image": {"frame": [16, 130, 80, 80]}},
  {"type": "collectionCell", "title": null, "frame": [16, 130, 120, 150], "image": {"frame": [16, 130, 80, 80]}},
  {"type": "collectionCell", "actions": null, "frame": [16, 130, 120, 150], "image": {"frame": [16, 130, 80, 80]}}]}
```

"""#,
  examplesLine: 25, since: "0.1", message: nil,
  supersedes: [])

let collectionCellUnlabeledImageShape = RulePage(
  id: "collection-cell/unlabeled-image-shape", title: "The image of a cell without labels is a circle or a rectangle that is not upright", advice: "show the image in a circle, or in a rectangle that is not narrower than it is high",
  statements: ["ios-cvc-06"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cvc-06"], selector: "collectionCell:not([title]):not([subtitle]):not([attribute]) > image", check: "shape", parameters: [PageEntry("allowed", PageValue(.list([PageValue(.text("circle"), line: 7, column: 18), PageValue(.text("rectangle"), line: 7, column: 26)]), line: 7, column: 17)), PageEntry("wide", PageValue(.flag(true), line: 7, column: 44)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 61))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Resize it around its centre"), line: 9, column: 14)), PageEntry("class", PageValue(.text("unsafe"), line: 9, column: 50))]), line: 9, column: 6)] }, line: 2),
  ],
  rationale: #"""
Where labels are missing, images alone make the row. Upright ones break its line: side by side they look like labels
that were left out. SAP Fiori for iOS: Collection View Cell (Variations, Standard Image Without Labels) lets the image
be a circle, or a rectangle whose width is not smaller than its height.

A square is a rectangle. A circle is as wide as it is high, an oval is neither of both. A cell with a title, a subtitle
or an attribute is not judged. Where it is unknown whether there is a label, or a rectangle has no frame, or an empty
one, the image is undecided.

- `allowed`: the shapes; a square is a rectangle.
- `wide`: a rectangle is as wide as high, or wider.
- `tolerance`: what rounding may take away or add.
"""#,
  examplesText: #"""
## Avoid

Upright, whatever it is called, and just beyond the limit:

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

No circle:

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

With a label, any shape will do here; and a frame, or a label, may be unknown:

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
  examplesLine: 26, since: "0.1", message: nil,
  supersedes: [])

let collectionCellUnlabeledImageSize = RulePage(
  id: "collection-cell/unlabeled-image-size", title: "The image of a cell without labels measures 60 to 110 points", advice: "give the image of a cell without labels between 60 × 60 and 110 × 110 pt",
  statements: ["ios-cvc-05"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["ios-cvc-05"], selector: "collectionCell:not([title]):not([subtitle]):not([attribute]) > image", check: "size", parameters: [PageEntry("minWidth", PageValue(.number(60.0), line: 7, column: 18)), PageEntry("minHeight", PageValue(.number(60.0), line: 7, column: 33)), PageEntry("maxWidth", PageValue(.number(110.0), line: 7, column: 47)), PageEntry("maxHeight", PageValue(.number(110.0), line: 7, column: 63)), PageEntry("tolerance", PageValue(.number(0.5), line: 7, column: 79))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Resize it around its centre"), line: 9, column: 14)), PageEntry("class", PageValue(.text("unsafe"), line: 9, column: 50))]), line: 9, column: 6)] }, line: 2),
  ],
  rationale: #"""
Where no label tells what the cell shows, the image has to do so alone, and must be large enough for it; beyond the
largest size it takes the room of its neighbours. SAP Fiori for iOS: Collection View Cell (Variations, Standard Image
Without Labels) lets the image measure from 60 × 60 to 110 × 110.

Either dimension counts. A cell with a title, a subtitle or an attribute is not judged here but by
`collection-cell/labeled-cell-size`. Where it is unknown whether a label is there, or the frame of the image is unknown
or empty, the image is undecided.

- `minWidth`, `minHeight`, `maxWidth`, `maxHeight`: the limits, in points.
- `tolerance`: what rounding may take away or add.
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

One dimension is enough:

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

The limits themselves, and what is the limit before rounding:

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

With a label other limits hold:

```xml ios
<collectionView>
  <collectionCell><image frame="16 130 120 120"/><title text="Ski boots"/></collectionCell>
  <collectionCell><image frame="146 130 120 120"/><subtitle text="Red"/></collectionCell>
  <collectionCell><image frame="276 130 120 120"/><attribute text="In stock"/></collectionCell>
</collectionView>
```

The size, or whether there is a label, is unknown:

```json ios
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "image": {}},
  {"type": "collectionCell", "image": {"frame": [0, 0, 0, 0]}},
  {"type": "collectionCell", "image": {"frame": [16, 130, 120, 120]}, "title": null}]}
```

"""#,
  examplesLine: 25, since: "0.1", message: nil,
  supersedes: [])
