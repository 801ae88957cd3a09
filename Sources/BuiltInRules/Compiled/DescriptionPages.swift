// Made by `make rules` from the pages in Rules/. Do not edit.
// swift-format-ignore-file

import RulePages

let descriptionBrokenReference = RulePage(
  id: "description/broken-reference", title: "What a page refers to is there", advice: "correct the path, or add the file",
  statements: [],
  cases: [
    RuleCase(severity: "info", platforms: ["ios", "android"], statements: [], selector: "screen", check: "problems", parameters: [PageEntry("kind", PageValue(.text("broken-reference"), line: 6, column: 14))], line: 2),
  ],
  rationale: #"""
A page of the Mobile Development Kit names its actions, rules, fragments and other pages by their paths. A path that leads
nowhere is found out by whoever taps there: nothing opens, or the application does not bundle. The nearest path that
exists is named.

Only references into the page's own application are held against its files, and only where the application is there as a
whole: its `Application.app` with what it refers to, and the folder that the reference names. One action, rule or global that
`Application.app` names may be missing, such as that of its `Version`. Where its main page or two of them are missing, nothing
of the application is reported: one that customizes another one keeps only the files it changes, and what it leaves out is
not missing. Paths that are put together at run time are left alone.

The rule cites no guideline: it is about the description, not about the screen.
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

## Prefer

```json
{"_Type": "Page", "_Name": "Equipment", "Controls": [{"_Type": "Control.Type.SectionedTable", "_Name": "Table", "Sections": [
  "/FieldService/Fragments/PartCell.fragment",
  {"_Type": "Section.Type.ButtonTable", "_Name": "Buttons", "Buttons": [
    {"_Type": "ButtonTable.Type.Button", "_Name": "Close", "Title": "Close", "OnPress": "/FieldService/Actions/ClosePage.action"},
    {"_Type": "ButtonTable.Type.Button", "_Name": "Start", "Title": "Start",
     "OnPress": "$(PLT, '/FieldService/Rules/StartOffline.js', '/FieldService/Rules/StartOffline.js')"}]}]}]}
```

Folders that are not there, other applications, and paths of the running application:

```json
{"_Type": "Page", "_Name": "Equipment", "Controls": [{"_Type": "Control.Type.SectionedTable", "_Name": "Table", "Sections": [
  "/FieldService/Components/Header.fragment", "/Base/Fragments/Header.fragment",
  {"_Type": "Section.Type.ButtonTable", "_Name": "Buttons", "Buttons": [
    {"_Type": "ButtonTable.Type.Button", "_Name": "Go", "Title": "Go", "OnPress": "/FieldService/Actions/{Kind}.action"}]}]}]}
```

"""#,
  examplesLine: 24, since: "0.1", message: nil,
  supersedes: [])

let descriptionDuplicateName = RulePage(
  id: "description/duplicate-name", title: "A description gives each member once", advice: "keep the one that is meant and remove the other",
  statements: [],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios", "android"], statements: [], selector: "screen", check: "problems", parameters: [PageEntry("kind", PageValue(.text("duplicate-name"), line: 6, column: 14))], line: 2),
  ],
  rationale: #"""
When an object has two members of one name, its author meant one of them, and nobody can tell which: programs that read
the file disagree. Pages of the SAP Mobile Development Kit are edited by hand and by tools that let the last one win, so
such pages exist and run. They are read all the same, the fact that is given twice counts as unknown, and the second
member is reported.

The native formats are stricter: a JSON member or an XML attribute that is given twice makes the file unreadable, which
is a failure and no finding. So there is no example to avoid in XML.

The rule cites no guideline: it is about the description, not about the screen.
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
  examplesLine: 22, since: "0.1", message: nil,
  supersedes: [])

let descriptionInvalidValue = RulePage(
  id: "description/invalid-value", title: "Every fact of a description has the type and unit of the vocabulary", advice: "correct the value, or leave it out where it is not known",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["ios", "android"], statements: [], selector: "screen", check: "problems", parameters: [PageEntry("kind", PageValue(.text("invalid-value"), line: 6, column: 14))], line: 2),
  ],
  rationale: #"""
A fact whose value cannot be read is unknown, and whatever depends on it cannot be checked. Other than with a misspelt
name, the author plainly wanted to say something here, so it is an error: a width with a unit behind it, a frame of
three numbers, a negative size, a count with a fraction, a text where a truth value belongs, an object where a list
belongs.

Lengths are bare numbers in points (iOS) or density-independent pixels (Android). A frame is `x`, `y`, `width`,
`height`, and its size is not negative. A value that is `null` in JSON, or named by `unknown` in XML, is unknown on
purpose and no mistake. A word that a fact does not have is `description/unknown-name`.

The rule cites no guideline: it is about the description, not about the screen.
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

Unknown on purpose:

```json
{"type": "collectionView", "totalCount": null, "frame": null, "header": null, "cells": null}
```

"""#,
  examplesLine: 23, since: "0.1", message: nil,
  supersedes: [])

let descriptionUnknownName = RulePage(
  id: "description/unknown-name", title: "A description uses only names that the vocabulary has", advice: "correct the name, or leave out what the vocabulary does not have",
  statements: [],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios", "android"], statements: [], selector: "screen", check: "problems", parameters: [PageEntry("kind", PageValue(.text("unknown-name"), line: 6, column: 14))], line: 2),
  ],
  rationale: #"""
What a description calls by an unknown name is not read: the fact is unknown, the part is absent, and rules that would
need it say nothing or something wrong. A misspelt `widthclass` or `scrolDirection` would go unnoticed for years. So
every kind, member, element, attribute and value that the vocabulary does not have is reported, with the nearest name
that it has.

Attributes of a foreign XML namespace, and `$schema`, are other tools' business and are left alone. A value of a fact
that is not one of its words is an unknown name; a number that is none is `description/invalid-value`. In formats other
than the native ones only what this program reads can be misspelt.

The rule cites no guideline: it is about the description, not about the screen.
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

Names that exist, but not here:

```json
{"type": "screen", ↓"cells": [], "content": [{"type": ↓"action"}, {"type": ↓"header"}]}
```

```xml
<screen ↓layout="grid"><collectionView>↓<title text="Products"/></collectionView></screen>
```

Beside and between the screens of a file:

```json
{"screens": [{"type": "screen"}], ↓"screen": {"type": "screen"}}
```

```xml
<screens>
  <screen name="Home"/>
  ↓<page name="Products"/>
</screens>
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
