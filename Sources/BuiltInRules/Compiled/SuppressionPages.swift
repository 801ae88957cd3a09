// Made by `make rules` from the pages in Rules/. Do not edit.
// swift-format-ignore-file

import RulePages

let suppressionExpired = RulePage(
  id: "suppression/expired", title: "A suppression has not expired", advice: "mend what it held back and remove it, or give it a later day",
  statements: [],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios", "android"], statements: [], selector: "screen", check: "problems", parameters: [PageEntry("kind", PageValue(.text("expired-suppression"), line: 6, column: 14))], line: 2),
  ],
  rationale: #"""
A suppression may say how long it is to hold: `until` names its last day. From the next day on it holds nothing back, so
that what was put off is neither forgotten nor hidden.

What day it is, `--today` says, else `SOURCE_DATE_EPOCH`, else the clock, by UTC.

The rule cites no guideline: it is about the description, not about the screen.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "fiorilint-disable": {
    ↓"collection-cell/*": {"reason": "The old design.", "until": "2020-02-29"},
    "touch-target/*": {"reason": "Dito.", "until": "9999-12-31"}}}]}
```

```xml ios phone
<collectionView>
  ↓<!-- fiorilint-disable collection-cell/* until 2020-02-29: The old design. -->
  <collectionCell ↓fiorilint-disable="touch-target/* until 2020-12-31: The old design."/>
</collectionView>
```

## Prefer

```json ios phone
{"type": "button", "text": "Go", "frame": [0, 0, 36, 36],
 "fiorilint-disable": {"touch-target/minimum-size": {"reason": "Until version 4 is out.", "until": "9999-12-31"}}}
```

```xml ios phone
<group>
  <!-- fiorilint-disable touch-target/minimum-size until 9999-12-31: Until version 4 is out. -->
  <button text="Go" frame="0 0 36 36"/>
</group>
```

"""#,
  examplesLine: 19, since: "0.1", message: nil,
  supersedes: [])

let suppressionInvalid = RulePage(
  id: "suppression/invalid", title: "A suppression names a rule, gives a reason and stands at an element", advice: "name a rule, or a glob that stands for some, and say why",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["ios", "android"], statements: [], selector: "screen", check: "problems", parameters: [PageEntry("kind", PageValue(.text("invalid-suppression"), line: 6, column: 14))], line: 2),
  ],
  rationale: #"""
Whoever meets a suppression has to be able to judge whether it still makes sense, so it says why it is there. One of a
rule that does not exist holds nothing back, although its author thinks it does. Several stand one behind the other,
separated by semicolons in XML, as members in JSON. A comment is for the element that begins behind it.

What the rules about suppressions report cannot be suppressed.

The rule cites no guideline: it is about the description, not about the screen.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "collectionView", ↓"fiorilint-disable": "touch-target/*", "cells": [
  {"type": "collectionCell", "fiorilint-disable": {↓"touch-target/minimum-size": " ", ↓"touch-target/*": 36}},
  {"type": "collectionCell", "fiorilint-disable": {↓"touch-targets/minimum-size": "Only for the demo."}},
  {"type": "collectionCell", "fiorilint-disable": {↓"suppression/unused": "It comes and goes."}},
  {"type": "collectionCell", ↓"fiorilint-disable": {}}]}
```

```xml ios phone
<collectionView ↓fiorilint-disable="touch-target/minimum-size">
  <collectionCell ↓fiorilint-disable="touch-targets/minimum-size: Only for the demo."/>
  ↓<!-- fiorilint-disable: touch-target/minimum-size -->
  <collectionCell ↓fiorilint-disable=""/>
  ↓<!-- fiorilint-disable touch-target/minimum-size: Nothing follows. -->
</collectionView>
```

## Prefer

```json ios phone
{"type": "collectionView", "cells": [
  {"type": "collectionCell", "frame": [0, 0, 36, 36], "tap": {"opens": "detail"},
   "fiorilint-disable": {"touch-target/minimum-size": "The old design, gone with version 4.", "collection-cell/*": "Dito."}}]}
```

```xml ios phone
<collectionView>
  <!-- fiorilint-disable touch-target/minimum-size: The old design, gone with version 4. -->
  <collectionCell frame="0 0 36 36" fiorilint-disable="collection-cell/*: The old design; collection-view/*: Dito.">
    <tap opens="detail"/>
  </collectionCell>
</collectionView>
```

"""#,
  examplesLine: 20, since: "0.1", message: nil,
  supersedes: [])

let suppressionUnused = RulePage(
  id: "suppression/unused", title: "A suppression holds something back", advice: "remove the suppression",
  statements: [],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios", "android"], statements: [], selector: "screen", check: "problems", parameters: [PageEntry("kind", PageValue(.text("unused-suppression"), line: 6, column: 14))], line: 2),
  ],
  rationale: #"""
Once what it was for is mended, a suppression only waits for the next mistake of its kind, and hides it. The same holds
for the second of two that are for one finding: that on the innermost element holds it back, and of those on one element
the first.

A suppression is not reported where its rule does not run, has nothing to say on the platform, or could not judge
something for lack of a fact: it may yet be needed.

The rule cites no guideline: it is about the description, not about the screen.
"""#,
  examplesText: #"""
## Avoid

```json ios phone
{"type": "screen", "platform": "ios", "content": [
  {"type": "button", "text": "Go", "frame": [0, 0, 48, 48], "fiorilint-disable": {↓"touch-target/minimum-size": "As small as its icon."}},
  {"type": "button", "text": "Go", "frame": [0, 60, 36, 36],
   "fiorilint-disable": {"touch-target/minimum-size": "As small as its icon.", ↓"touch-target/*": "Once more."}}]}
```

```xml ios phone
<screen platform="ios" ↓fiorilint-disable="touch-target/minimum-size: The actions below say so themselves.">
  ↓<!-- fiorilint-disable touch-target/minimum-size: As small as its icon. -->
  <button text="Go" frame="0 0 48 48"/>
  <button text="Go" frame="0 60 36 36" fiorilint-disable="touch-target/minimum-size: As small as its icon."/>
</screen>
```

## Prefer

```json ios phone
{"type": "screen", "platform": "ios", "fiorilint-disable": {"touch-target/*": "Drawn by the old framework."}, "content": [
  {"type": "button", "text": "Go", "frame": [0, 0, 36, 36]}, {"type": "button", "text": "Go", "frame": [0, 60, 36, 36]}]}
```

```xml ios phone
<screen platform="ios">
  <!-- fiorilint-disable touch-target/minimum-size: As small as its icon. -->
  <button text="Go" frame="0 0 36 36"/>
</screen>
```

"""#,
  examplesLine: 21, since: "0.1", message: nil,
  supersedes: [])
