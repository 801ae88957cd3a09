// Made by `make rules` from the pages in Rules/. Do not edit.
// swift-format-ignore-file

import RulePages

let touchTargetMinimumSize = RulePage(
  id: "touch-target/minimum-size", title: "Touch targets are at least 44 × 44 pt", advice: "",
  statements: ["hig-cv-02"],
  cases: [
    RuleCase(severity: "error", platforms: ["ios"], statements: ["hig-cv-02"], selector: ":is(collectionCell, objectCell, contactCell, labelValueCell, otherCell):has(> tap:not(:known([opens=none]))), seeAll, :is(action, button)[interactive=true], :is(icon, label, group):known([interactive=true]), accessory:is(:has(> tap:not(:known([opens=none]))), :has(> action), [control=action], [control=overflow])", check: "size", parameters: [PageEntry("minWidth", PageValue(.number(44.0), line: 12, column: 18)), PageEntry("minHeight", PageValue(.number(44.0), line: 12, column: 33)), PageEntry("tolerance", PageValue(.number(0.5), line: 12, column: 48)), PageEntry("innermostOnly", PageValue(.flag(true), line: 12, column: 68))], fixes: PageFixes { [PageValue(.map([PageEntry("title", PageValue(.text("Enlarge it around its centre"), line: 14, column: 14)), PageEntry("class", PageValue(.text("unsafe"), line: 14, column: 51))]), line: 14, column: 6)] }, line: 2),
  ],
  rationale: #"""
A finger covers more of the screen than a pointer, and is less exact. Apple's iOS Human Interface Guidelines 2014,
Collection View ("Make it easy for people to select an item") ask for 44 × 44 pt. This applies to every item of a
collection view, and to all other touch targets.

The rule checks cells with a tap, actions, See All and buttons. It also checks generic elements that are `interactive`,
and accessories with a tap or actions of their own. The frame is that of the area that reacts to the tap.

A chevron that only announces the tap of its cell is not checked. A cell with a tap that opens nothing is not checked
either.

Sometimes it is unknown whether a button or action can be tapped. In Interface Builder, only an action, a segue or a
gesture shows it. Such an element passes if it is large enough. Otherwise the check is inconclusive. It is also
inconclusive if the frame is unknown, or empty because the element has no layout yet.

- `minWidth`, `minHeight`: the least size, in pt.
- `tolerance`: the difference that rounding may cause; 43.5 passes, 43.4 fails.
- `innermostOnly`: whether only the inner of two nested targets is reported if both are too small.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "collectionCell", "id": "p1", "frame": [16, 130, 110, 180], "tap": {"opens": "detail"},
 "image": {"frame": [16, 130, 110, 110]}, "title": {"text": "Priya Nair"},
 "actions": [{"control": "icon", "label": "Call", ↓"frame": [16, 260, 36, 36]},
             {"control": "icon", "label": "Mail", "frame": [60, 260, 44, 44]}]}
```

Just below the limit, in width and in height:

```xml ios
<group>
  <button text="Save" ↓frame="16 80 43.4 44"/>
  <button text="Discard" ↓frame="76 80 44 43.4"/>
</group>
```

```xml ios fixed
<group>
  <button text="Save" frame="15.7 80 44 44"/>
  <button text="Discard" frame="76 79.7 44 44"/>
</group>
```

A button is a target by default. Other elements are targets only if the description says so:

```json ios
{"type": "group", "content": [
  {"type": "button", "text": "Help", ↓"frame": [16, 80, 44, 30]},
  {"type": "icon", "interactive": true, ↓"frame": [80, 80, 24, 24]},
  {"type": "label", "text": "Terms", "interactive": true, ↓"frame": [120, 80, 60, 20]}]}
```

```json ios fixed
{"type": "group", "content": [
  {"type": "button", "text": "Help", "frame": [16, 73, 44, 44]},
  {"type": "icon", "interactive": true, "frame": [70, 70, 44, 44]},
  {"type": "label", "text": "Terms", "interactive": true, "frame": [120, 68, 60, 44]}]}
```

See All, and accessories with a function of their own:

```json ios
{"type": "collectionView", "header": {"text": "Featured"},
 "seeAll": {"text": "See All (12)", ↓"frame": [290, 80, 84, 28], "tap": {"opens": "list"}}}
```

```xml ios
<tableView>
  <objectCell id="a" frame="0 100 390 64">
    <title text="Pump manual"/>
    <accessory control="action" label="Download" ↓frame="350 116 24 24"/>
    <tap opens="detail"/>
  </objectCell>
  <objectCell id="b" frame="0 164 390 64">
    <title text="Site plan"/>
    <accessory control="info" ↓frame="350 180 24 24"><tap opens="modal"/></accessory>
  </objectCell>
  <objectCell id="c" frame="0 228 390 64">
    <title text="Checklist"/>
    <accessory control="overflow" ↓frame="350 244 24 24"/>
  </objectCell>
</tableView>
```

The first cell is too low, but its action is the innermost target that is too small. The second cell contains no other
target. Its destination does not matter:

```xml ios
<collectionView>
  <collectionCell id="a" frame="16 100 110 40">
    <action label="Add" ↓frame="20 104 30 30"/><tap opens="detail"/>
  </collectionCell>
  <collectionCell id="b" ↓frame="142 100 110 40"><tap/></collectionCell>
</collectionView>
```

## Prefer

Exactly 44, and 43.5, which rounds to 44:

```json ios
{"type": "group", "content": [
  {"type": "button", "text": "Save", "frame": [16, 80, 44, 44]},
  {"type": "button", "text": "Discard", "frame": [76, 80, 43.5, 43.5]}]}
```

The chevron is small, but the target is the whole cell. Cells and elements that ignore taps are no targets:

```xml ios
<group>
  <objectCell id="a" frame="0 100 390 64">
    <iconStack><icon frame="8 110 16 16"/></iconStack>
    <title text="Order 4711"/>
    <accessory control="chevron" frame="362 120 12 24"/>
    <tap opens="detail" transition="push"/>
  </objectCell>
  <labelValueCell label="Total" value="€ 249" frame="0 164 390 36"/>
  <otherCell frame="0 200 390 36"><tap opens="none"/></otherCell>
  <icon interactive="false" frame="16 240 16 16"/>
  <button text="New" interactive="false" frame="40 240 60 20"/>
  <collectionCell id="b"><action label="Sold out" interactive="false" frame="110 240 20 20"/></collectionCell>
</group>
```

Unknown frames, and empty frames of elements without a layout, are inconclusive:

```json ios
{"type": "collectionView", "seeAll": {"text": "See All (3)", "frame": [290, 80, 84, 44]},
 "cells": [{"type": "collectionCell", "id": "a", "tap": {"opens": "detail"}},
           {"type": "collectionCell", "id": "b", "frame": null, "tap": {"opens": "detail"}},
           {"type": "collectionCell", "id": "c", "frame": [0, 0, 0, 0], "tap": {"opens": "detail"}}]}
```

Elements that perhaps cannot be tapped are inconclusive if they are small:

```json ios
{"type": "group", "content": [
  {"type": "button", "text": "New", "interactive": null, "frame": [16, 80, 40, 20]},
  {"type": "collectionCell", "id": "a",
   "actions": [{"label": "Sold out", "interactive": null, "frame": [16, 140, 20, 20]}]}]}
```

"""#,
  examplesLine: 38, since: "0.1", message: PageText("{problem}; touch targets are {limit}", at: PageLocation(line: 15, column: 10)),
  supersedes: [PageText("accessibility/touch-target", at: PageLocation(line: 13, column: 13))])
