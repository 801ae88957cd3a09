// Made by `make rules` from the pages in Rules/. Do not edit.
// swift-format-ignore-file

import RulePages

let suppressionExpired = RulePage(
  id: "suppression/expired", title: "Suppressions have not expired", advice: "fix the finding, or give a later date",
  statements: [],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios", "android"], statements: [], selector: "screen", check: "description-problems", parameters: [PageEntry("kind", PageValue(.text("expired-suppression"), line: 6, column: 14))], line: 2),
  ],
  rationale: #"""
A problem that was postponed still affects your users, so its suppression can have an end date. `until` names the last
day. From the next day, the suppression has no effect, and its findings count again.

The current date comes from `SOURCE_DATE_EPOCH`, or else from the clock (UTC).

The rule has no guideline, because it checks the description and not the screen.
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
  id: "suppression/invalid", title: "Suppressions name a rule and give a reason", advice: "",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["ios", "android"], statements: [], selector: "screen", check: "description-problems", parameters: [PageEntry("kind", PageValue(.text("invalid-suppression"), line: 6, column: 14))], line: 2),
  ],
  rationale: #"""
A suppression hides a problem that your users may have, so every reader needs its reason to review it. A suppression of
a rule that does not exist has no effect, although its author expects one.

The rule checks that each suppression names an existing rule, gives a reason and belongs to an element. Several
suppressions are separated by semicolons in XML, and are separate members in JSON. A comment applies to the element that
begins after it. Findings of the `suppression/*` rules cannot be suppressed.

The rule has no guideline, because it checks the description and not the screen.
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
  id: "suppression/unused", title: "Suppressions suppress a finding", advice: "remove it",
  statements: [],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios", "android"], statements: [], selector: "screen", check: "description-problems", parameters: [PageEntry("kind", PageValue(.text("unused-suppression"), line: 6, column: 14))], line: 2),
  ],
  rationale: #"""
An unused suppression hides the next problem of its kind, and that problem reaches your users. This happens after the
original problem is fixed.

If two suppressions match one finding, the one at the innermost element suppresses it. At the same element, it is the
first one. The other suppression is unused.

The rule does not report a suppression that may still be needed. This is so if its rule is off, does not apply to the
platform, or has an inconclusive check.

The rule has no guideline, because it checks the description and not the screen.
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
  examplesLine: 23, since: "0.1", message: nil,
  supersedes: [])
