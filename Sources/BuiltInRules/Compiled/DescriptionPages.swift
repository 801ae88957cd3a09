// Made by `make rules` from the pages in Rules/. Do not edit.
// swift-format-ignore-file

import RulePages

let descriptionBrokenReference = RulePage(
  id: "description/broken-reference", title: "References lead to files that exist and can be read", advice: "",
  statements: [],
  cases: [
    RuleCase(severity: "info", platforms: ["ios", "android"], statements: [], selector: "screen", check: "description-problems", parameters: [PageEntry("kind", PageValue(.text("broken-reference"), line: 7, column: 18))], line: 6),
    RuleCase(severity: "error", platforms: ["ios", "android"], statements: [], selector: "screen", check: "description-problems", parameters: [PageEntry("kind", PageValue(.text("broken-file"), line: 9, column: 18))], line: 8),
  ],
  rationale: #"""
If a path leads to no file, a tap on that element opens nothing, or the app cannot be bundled. Pages of the SAP Mobile
Development Kit name actions, rules, fragments and other pages by their paths. The finding names the nearest path that
exists.

The rule checks references into the page's own application. It needs the complete application: the files that
`Application.app` names, and the folder that the reference names.

`Application.app` may name one missing action, rule or global, for example the one of its `Version`. If its main page or
two of these files are missing, nothing is reported. Such an application customizes another one, and contains only the
files that it changes.

A file that a page refers to, and that cannot be read, is an error. What the file does is unknown, so checks of the
page that need it are inconclusive. A broken file is reported once, at the first reference to it. A rule counts as broken
if it has conflict markers.

The rule does not check paths that are built at run time. It has no guideline, because it checks the description and not
the screen.
"""#,
  examplesText: #"""
## Avoid

```json
{"_Type": "Page", "_Name": "Equipment", "Controls": [{"_Type": "Control.Type.SectionedTable", "_Name": "Table", "Sections": [
  ↓"/FieldService/Fragments/PartsCell.fragment",
  {"_Type": "Section.Type.ButtonTable", "_Name": "Buttons", "Buttons": [
    {"_Type": "ButtonTable.Type.Button", "_Name": "Close", "Title": "Close", ↓"OnPress": "/FieldService/Actions/ClosPage.action"},
    {"_Type": "ButtonTable.Type.Button", "_Name": "Start", "Title": "Start",
     ↓"OnPress": "$(PLT, '/FieldService/Rules/StartOfline.js', '/FieldService/Rules/StartOffline.js')"}]}]}]}
```

A file that cannot be read:

```json
{"_Type": "Page", "_Name": "Equipment", "Controls": [{"_Type": "Control.Type.SectionedTable", "_Name": "Table", "Sections": [
  {"_Type": "Section.Type.ButtonTable", "_Name": "Buttons", "Buttons": [
    {"_Type": "ButtonTable.Type.Button", "_Name": "Stop", "Title": "Stop", ↓"OnPress": "/FieldService/Actions/Unreadable.action"}]}]}]}
```

## Prefer

```json
{"_Type": "Page", "_Name": "Equipment", "Controls": [{"_Type": "Control.Type.SectionedTable", "_Name": "Table", "Sections": [
  "/FieldService/Fragments/PartCell.fragment",
  {"_Type": "Section.Type.ButtonTable", "_Name": "Buttons", "Buttons": [
    {"_Type": "ButtonTable.Type.Button", "_Name": "Close", "Title": "Close", "OnPress": "/FieldService/Actions/ClosePage.action"},
    {"_Type": "ButtonTable.Type.Button", "_Name": "Start", "Title": "Start",
     "OnPress": "$(PLT, '/FieldService/Rules/StartOffline.js', '/FieldService/Rules/StartOffline.js')"}]}]}]}
```

Missing folders, other applications and paths that are built at run time are not checked:

```json
{"_Type": "Page", "_Name": "Equipment", "Controls": [{"_Type": "Control.Type.SectionedTable", "_Name": "Table", "Sections": [
  "/FieldService/Components/Header.fragment", "/Base/Fragments/Header.fragment",
  {"_Type": "Section.Type.ButtonTable", "_Name": "Buttons", "Buttons": [
    {"_Type": "ButtonTable.Type.Button", "_Name": "Go", "Title": "Go", "OnPress": "/FieldService/Actions/{Kind}.action"}]}]}]}
```

"""#,
  examplesLine: 32, since: "0.1", message: nil,
  supersedes: [])

let descriptionDuplicateName = RulePage(
  id: "description/duplicate-name", title: "Each member appears once", advice: "remove one",
  statements: [],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios", "android"], statements: [], selector: "screen", check: "description-problems", parameters: [PageEntry("kind", PageValue(.text("duplicate-name"), line: 6, column: 14))], line: 2),
  ],
  rationale: #"""
If an object has two members of the same name, tools disagree about the one that counts. Users may get another screen
than its author intended.

Pages of the SAP Mobile Development Kit are edited by hand and by tools that let the last member win. Such pages exist
and run, so fiorilint reads them. The last member counts, as in those tools. fiorilint reports the second member.

The native formats are stricter. A duplicate JSON member or XML attribute makes the file unreadable, and there is no
finding. Therefore this page has no XML example to avoid.

The rule has no guideline, because it checks the description and not the screen.
"""#,
  examplesText: #"""
## Avoid

```json
{"_Type": "Page", "_Name": "Orders", "Controls": [{"_Type": "Control.Type.SectionedTable", "Sections": [
  {"_Type": "Section.Type.ObjectTable", "_Name": "Orders",
   "ObjectCell": {
     "Title": "{OrderId}",
     "AccessoryType": "DisclosureIndicator",
     "OnPress": "/Shop/Actions/ShowOrder.action",
     ↓"OnPress": "/Shop/Actions/EditOrder.action"}}]}]}
```

## Prefer

```json
{"_Type": "Page", "_Name": "Orders", "Controls": [{"_Type": "Control.Type.SectionedTable", "Sections": [
  {"_Type": "Section.Type.ObjectTable", "_Name": "Orders",
   "ObjectCell": {
     "Title": "{OrderId}",
     "AccessoryType": "DisclosureIndicator",
     "OnPress": "/Shop/Actions/ShowOrder.action"}}]}]}
```

```xml ios phone
<objectCell><title text="Order 4711"/><accessory control="chevron"/><tap opens="detail" transition="push"/></objectCell>
```

"""#,
  examplesLine: 23, since: "0.1", message: nil,
  supersedes: [])

let descriptionInvalidValue = RulePage(
  id: "description/invalid-value", title: "Values have the type and unit of the vocabulary", advice: "",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["ios", "android"], statements: [], selector: "screen", check: "description-problems", parameters: [PageEntry("kind", PageValue(.text("invalid-value"), line: 6, column: 14))], line: 2),
  ],
  rationale: #"""
A value that cannot be read is an unknown fact, so problems that depend on it reach your users unseen. The author meant
to state something, so an invalid value is an error. Examples are a width with a unit, a frame of three numbers or a
negative size. Others are a count with a fraction, a text for a Boolean value, or an object for a list.

Lengths are numbers without a unit, in pt (iOS) or dp (Android). A frame is `x`, `y`, `width`, `height`, and its size is
not negative. `null` in JSON, and a name in `unknown` in XML, declare a fact as unknown. They are valid.
`description/unknown-name` reports a word that a fact does not have.

The rule has no guideline, because it checks the description and not the screen.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "collectionView", ↓"totalCount": "two", ↓"frame": [0, 80, 390], ↓"edgeGradient": "yes", ↓"columns": 1.5,
 ↓"header": "Featured", "cells": [
  {"type": "collectionCell", ↓"frame": [16, 130, -110, 150], "image": {↓"cornerRadius": -4}, ↓"actions": {}},
  ↓{"image": {}}]}
```

```xml ios phone
<screen ↓width="390pt">
  <collectionView ↓totalCount="two" ↓frame="0 80 390" ↓edgeGradient="yes" ↓columns="1.5">
    <collectionCell ↓frame="16 130 -110 150"><image ↓background="blak"/>↓<image/></collectionCell>
  </collectionView>
</screen>
```

An element in the place of a screen, of which nothing is read:

```xml
<screens>
  <screen name="Home"/>
  ↓<page name="Products"/>
</screens>
```

## Prefer

```json ios phone
{"type": "collectionView", "totalCount": 2, "frame": [0, 80, 390, 200], "edgeGradient": true, "columns": 1,
 "header": {"text": "Featured"}, "cells": [
  {"type": "collectionCell", "frame": [-16, 130.5, 110, 150], "image": {"cornerRadius": 0}, "actions": []}]}
```

```xml ios phone
<screen width="390">
  <collectionView totalCount="2" frame="0 80 390 200" edgeGradient="true" columns="1">
    <collectionCell frame="-16 130.5 110 150"><image background="accent7"/></collectionCell>
  </collectionView>
</screen>
```

Facts that are declared as unknown:

```json
{"type": "collectionView", "totalCount": null, "frame": null, "header": null, "cells": null}
```

"""#,
  examplesLine: 21, since: "0.1", message: nil,
  supersedes: [])

let descriptionUnknownName = RulePage(
  id: "description/unknown-name", title: "Names are those of the vocabulary", advice: "",
  statements: [],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios", "android"], statements: [], selector: "screen", check: "description-problems", parameters: [PageEntry("kind", PageValue(.text("unknown-name"), line: 6, column: 14))], line: 2),
  ],
  rationale: #"""
A name that fiorilint does not know is ignored, so problems with that fact or part can reach your users. For example, a
misspelt `widthclass` or `scrolDirection` leaves the fact unknown. Rules that need it report nothing, or something
wrong.

The rule reports each kind, member, element, attribute and value that the vocabulary does not have. The finding gives
the nearest name. A word that is not an allowed value of a fact is an unknown name. An invalid number is `description/invalid-value`.

Attributes of a foreign XML namespace, and `$schema`, belong to other tools and are not checked. In foreign formats, the
rule checks only the names that fiorilint reads.

The rule has no guideline, because it checks the description and not the screen.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "collectionView", ↓"scrolDirection": "horizontal", "layout": "horizontalScroll", "cells": [
  {"type": "collectionCell", ↓"represents": "objekt", "image": {↓"conerRadius": 4}},
  {"type": ↓"colectionCell"}]}
```

```xml ios phone
<collectionView ↓lay-out="grid" ↓scrollDirection="sideways" ↓unknown="heder">
  <collectionCell>↓<picture/></collectionCell>
  ↓<colectionCell><image nonsense="inside what is not read"/></colectionCell>
</collectionView>
```

Names that exist, but not at this location:

```json
{"type": "screen", ↓"cells": [], "content": [{"type": ↓"action"}, {"type": ↓"header"}]}
```

```xml
<screen ↓layout="grid"><collectionView>↓<title text="Products"/></collectionView></screen>
```

Names beside and between the screens of a file:

```json
{"screens": [{"type": "screen"}], ↓"screen": {"type": "screen"}}
```

## Prefer

```json ios phone
{"type": "collectionView", "scrollDirection": "horizontal", "layout": "horizontalScroll", "cells": [
  {"type": "collectionCell", "represents": "object", "image": {"cornerRadius": 4}}]}
```

```xml ios phone
<collectionView layout="grid" scrollDirection="vertical" unknown="header" xmlns:d="urn:example:design" d:layer="12">
  <collectionCell><image/></collectionCell>
</collectionView>
```

```json
{"$schema": "screen.schema.json", "type": "screen", "name": "Products"}
```

"""#,
  examplesLine: 23, since: "0.1", message: nil,
  supersedes: [])
