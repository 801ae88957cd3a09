// Made by `make rules` from the pages in Rules/. Do not edit.
// swift-format-ignore-file

import RulePages

let accessibilityImageLabel = RulePage(
  id: "accessibility/image-label", title: "Images that are not decorative have a text alternative", advice: "add one, or mark it as decorative",
  statements: [],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios", "android"], statements: [], selector: "image:not([decorative=true]), icon:not([decorative=true]):not(:known([interactive=true])):not(:known([text!=\"\"]))", check: "value", parameters: [PageEntry("fact", PageValue(.text("accessibilityLabel"), line: 6, column: 14)), PageEntry("nonEmpty", PageValue(.flag(true), line: 6, column: 44))], line: 2),
  ],
  rationale: #"""
A user who cannot see an image needs to hear what it shows. WCAG 2.2 asks for a text alternative in success criterion
1.1.1 (Non-text Content, level A). Purely decorative images are marked, so that screen readers skip them.

The rule checks images and icons. A check fails if `accessibilityLabel` is empty. If it is unknown, the check is
inconclusive. Images that are `decorative`, icons with a text and icons that can be tapped are not checked.
`accessibility/target-label` checks icons that can be tapped.

- `nonEmpty`: whether the label must contain text.
"""#,
  examplesText: #"""
## Avoid

```json android
{"type": "group", "content": [{"type": "image", "source": "chart", ↓"accessibilityLabel": ""}]}
```

```xml ios
<objectCell>
  <iconStack><icon ↓accessibilityLabel=""/></iconStack>
  <detailImage source="pump" ↓accessibilityLabel=" "/>
</objectCell>
```

## Prefer

```json ios
{"type": "group", "content": [
  {"type": "image", "source": "chart", "accessibilityLabel": "Orders have doubled since May"},
  {"type": "image", "source": "wave", "decorative": true, "accessibilityLabel": ""}]}
```

```xml android
<objectCell>
  <iconStack><icon text="!" accessibilityLabel=""/><icon decorative="true" accessibilityLabel=""/></iconStack>
  <detailImage source="pump"/>
</objectCell>
```

"""#,
  examplesLine: 21, since: "0.1", message: nil,
  supersedes: [])

let accessibilityTargetLabel = RulePage(
  id: "accessibility/target-label", title: "Touch targets have a name for screen readers", advice: "name what the tap does",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["ios", "android"], statements: [], selector: ":is(button, icon, label, group)[interactive=true]:not(:known([text!=\"\"])):not(:known(:has([text!=\"\"]))), action[interactive=true]:not(:known([label!=\"\"])), seeAll:not(:known([text!=\"\"])), accessory:is(:has(> tap:not(:known([opens=none]))), [control=action], [control=overflow]):not(:known([label!=\"\"])):not(:known(:has([label!=\"\"])))", check: "value", parameters: [PageEntry("fact", PageValue(.text("accessibilityLabel"), line: 10, column: 14)), PageEntry("nonEmpty", PageValue(.flag(true), line: 10, column: 44))], line: 2),
  ],
  rationale: #"""
A screen reader calls a button without a text or label just "button", so its users cannot know what it does. WCAG 2.2
asks for a name in success criteria 1.1.1 (Non-text Content) and 4.1.2 (Name, Role, Value). Both are level A. The name
is the accessibility label on iOS and the content description on Android. Visible text is a name, too.

The rule checks touch targets without visible text. A check fails if `accessibilityLabel` is empty. If it is unknown,
the check is inconclusive. Targets that show or contain a text are not checked.

- `nonEmpty`: whether the label must contain text.
"""#,
  examplesText: #"""
## Avoid

```json ios
{"type": "group", "content": [
  {"type": "button", "id": "close", ↓"accessibilityLabel": ""},
  {"type": "icon", "interactive": true, ↓"accessibilityLabel": " "}]}
```

```xml android
<collectionCell>
  <action control="icon" ↓accessibilityLabel=""/>
</collectionCell>
```

```json android
{"type": "collectionView", "seeAll": {"text": "", ↓"accessibilityLabel": ""}}
```

```xml ios
<objectCell>
  <title text="Order 4711"/>
  <accessory control="overflow" ↓accessibilityLabel=""/>
</objectCell>
```

## Prefer

```json android
{"type": "group", "content": [
  {"type": "button", "text": "Save", "accessibilityLabel": ""},
  {"type": "icon", "interactive": true, "accessibilityLabel": "Close"},
  {"type": "icon", "interactive": false, "accessibilityLabel": ""},
  {"type": "group", "interactive": true, "accessibilityLabel": "", "content": [{"type": "label", "text": "Orders"}]}]}
```

```xml ios
<objectCell>
  <title text="Order 4711"/>
  <accessory control="action" label="Download" accessibilityLabel=""/>
</objectCell>
```

"""#,
  examplesLine: 26, since: "0.1", message: PageText("{self} can be tapped but has no {fact}", at: PageLocation(line: 11, column: 10)),
  supersedes: [])

let accessibilityTargetSpacing = RulePage(
  id: "accessibility/target-spacing", title: "Touch targets are at least 24 × 24 pt or dp, or have space around them", advice: "",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["ios", "android"], statements: [], selector: ":is(action, button)[interactive=true], :is(icon, label, group):known([interactive=true])", check: "target-spacing", parameters: [PageEntry("others", PageValue(.text(":is(action, button, icon, label, group)[interactive=true]"), line: 7, column: 11)), PageEntry("min", PageValue(.number(24.0), line: 8, column: 8))], line: 2),
  ],
  rationale: #"""
Users often miss small buttons that are side by side. WCAG 2.2 asks for 24 × 24 px in success criterion 2.5.8 (Target
Size (Minimum), level AA). A smaller target passes if a circle of 24 px around its centre touches no other target, and no
circle of another smaller target. The rule counts a CSS px as one pt or dp.

The rule compares a target with the other elements of the same list. Targets elsewhere on the screen are not compared.
They could only add problems, so every finding is valid. If a needed frame is unknown, the check is inconclusive.

- `others`: the targets that it is compared with.
- `min`: the least width and height, and the diameter of the circle, in pt or dp.
"""#,
  examplesText: #"""
## Avoid

```json ios
{"type": "group", "content": [
  ↓{"type": "button", "text": "−", "frame": [16, 80, 23, 23]},
  ↓{"type": "button", "text": "+", "frame": [39, 80, 23, 23]}]}
```

```xml android
<group>
  ↓<icon interactive="true" frame="0 0 16 40"/>
  <icon interactive="true" frame="19.9 0 24 40"/>
</group>
```

Two small targets whose circles overlap, though neither circle touches the other target:

```json ios
{"type": "group", "content": [
  ↓{"type": "button", "text": "−", "frame": [16, 80, 10, 10]},
  ↓{"type": "button", "text": "+", "frame": [39, 80, 10, 10]}]}
```

A target between two others:

```json ios
{"type": "group", "content": [
  {"type": "button", "text": "Back", "frame": [0, 80, 44, 44]},
  ↓{"type": "button", "text": "Play", "frame": [50, 90, 20, 20]},
  {"type": "button", "text": "Next", "frame": [70, 80, 44, 44]}]}
```

A neighbour with an unknown frame does not change the result:

```json ios
{"type": "group", "content": [
  {"type": "button", "text": "Back"},
  ↓{"type": "button", "text": "Play", "frame": [50, 90, 20, 20]},
  {"type": "button", "text": "Next", "frame": [70, 80, 44, 44]}]}
```

## Prefer

Two targets that are just large enough:

```json android
{"type": "group", "content": [
  {"type": "button", "text": "−", "frame": [16, 80, 24, 24]},
  {"type": "button", "text": "+", "frame": [40, 80, 24, 24]}]}
```

Two small targets whose circles do not overlap:

```json ios
{"type": "group", "content": [
  {"type": "button", "text": "−", "frame": [16, 80, 10, 10]},
  {"type": "button", "text": "+", "frame": [40, 80, 10, 10]}]}
```

A small target with space around it:

```xml ios
<group>
  <icon interactive="true" frame="0 0 16 40"/>
  <icon interactive="true" frame="20 0 24 40"/>
  <label text="Terms" frame="0 0 10 10"/>
</group>
```

"""#,
  examplesLine: 23, since: "0.1", message: nil,
  supersedes: [])

let accessibilityTextContrast = RulePage(
  id: "accessibility/text-contrast", title: "Text has a contrast of at least 4.5:1, or 3:1 if it is large", advice: "",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["ios", "android"], statements: [], selector: ":is(title, subtitle, attribute, footnote, caption, description, header, seeAll, item, tag, label, :is(button, action)[interactive=true]):not(:known([text=\"\"]))", check: "expression", parameters: [PageEntry("condition", PageValue(.text("cel.bind(ratio, contrast(self.foreground, self.background), ratio >= parameters.min || ratio >= parameters.minLarge && (self.fontSize >= parameters.large || self.fontSize >= parameters.largeBold && self.fontWeight >= parameters.bold))"), line: 9, column: 14)), PageEntry("min", PageValue(.number(4.5), line: 12, column: 8)), PageEntry("minLarge", PageValue(.number(3.0), line: 13, column: 13)), PageEntry("large", PageValue(.number(18.0), line: 14, column: 10)), PageEntry("largeBold", PageValue(.number(14.0), line: 15, column: 14)), PageEntry("bold", PageValue(.number(600.0), line: 16, column: 9))], line: 2),
  ],
  rationale: #"""
Users with low vision, or in sunlight, cannot read grey on grey. WCAG 2.2 asks for a contrast of 4.5:1 in success
criterion 1.4.3 (Contrast (Minimum), level AA). Large text needs 3:1. Disabled controls, decoration and logos are
exempt. Text is large from 18 pt or sp, and bold text from 14. Apple and Google count the same way.

The rule compares both colours as they are drawn, also for translucent text. The check is inconclusive if a colour comes
from the theme, or has another value in dark mode. It is also inconclusive if an image, a gradient or a translucent
background is behind the text.

- `min`: the least contrast.
- `minLarge`: the least contrast of large text.
- `large`, `largeBold`: the font size from which text, or bold text, is large.
- `bold`: the font weight from which text is bold.
"""#,
  examplesText: #"""
## Avoid

```json ios
{"type": "group", "content": [
  ↓{"type": "label", "text": "Optional", "foreground": "#777777", "background": "#ffffff", "fontSize": 13},
  ↓{"type": "label", "text": "Optional", "foreground": "#777777", "background": "white", "fontSize": 17.9, "fontWeight": 500},
  ↓{"type": "button", "text": "Send", "foreground": "#999999", "background": "#ffffff"}]}
```

```xml android
<objectCell>
  ↓<title text="Order 4711" foreground="#959595" background="#ffffff" fontSize="24"/>
  ↓<subtitle text="Open" foreground="#00000080" background="#ffffff" fontSize="14" fontWeight="599"/>
</objectCell>
```

## Prefer

```json android
{"type": "group", "content": [
  {"type": "label", "text": "Optional", "foreground": "#767676", "background": "#ffffff", "fontSize": 13},
  {"type": "label", "text": "", "foreground": "#ffffff", "background": "#ffffff", "fontSize": 13},
  {"type": "label", "text": "Heading", "foreground": "#949494", "background": "white", "fontSize": 18},
  {"type": "label", "text": "Heading", "foreground": "#949494", "background": "white", "fontSize": 14, "fontWeight": 600},
  {"type": "button", "text": "Send", "foreground": "#999999", "background": "#ffffff", "interactive": false}]}
```

Theme colours, translucent backgrounds and unknown backgrounds are inconclusive:

```xml ios
<group>
  <label text="Open" foreground="accent3" background="#ffffff" fontSize="13"/>
  <label text="Open" foreground="#777777" background="#ffffff80" fontSize="13"/>
  <label text="Open" foreground="#777777" fontSize="13"/>
</group>
```

"""#,
  examplesLine: 40, since: "0.1", message: PageText("{self} has a contrast of {math.floor(contrast(self.foreground, self.background) * 100.0) / 100.0}:1 ({foreground} on {background}); at least {self.fontSize >= parameters.large || self.fontSize >= parameters.largeBold && self.fontWeight >= parameters.bold ? string(parameters.minLarge) + ':1 is needed for large text' : string(parameters.min) + ':1 is needed' ?? string(parameters.min) + ':1 is needed, or ' + string(parameters.minLarge) + ':1 if it is large'}", at: PageLocation(line: 17, column: 10)),
  supersedes: [])

let accessibilityTouchTarget = RulePage(
  id: "accessibility/touch-target", title: "Touch targets are at least 44 × 44 pt (iOS) or 48 × 48 dp (Android)", advice: "",
  statements: [],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: [], selector: ":is(collectionCell, objectCell, contactCell, labelValueCell, otherCell):has(> tap:not(:known([opens=none]))), seeAll, :is(action, button)[interactive=true], :is(icon, label, group):known([interactive=true]), accessory:is(:has(> tap:not(:known([opens=none]))), :has(> action), [control=action], [control=overflow])", check: "size", parameters: [PageEntry("minWidth", PageValue(.number(44.0), line: 14, column: 22)), PageEntry("minHeight", PageValue(.number(44.0), line: 14, column: 37)), PageEntry("tolerance", PageValue(.number(0.5), line: 14, column: 52)), PageEntry("innermostOnly", PageValue(.flag(true), line: 14, column: 72))], line: 7),
    RuleCase(severity: "warning", platforms: ["android"], statements: [], selector: ":is(collectionCell, objectCell, contactCell, labelValueCell, otherCell):has(> tap:not(:known([opens=none]))), seeAll, :is(action, button)[interactive=true], :is(icon, label, group):known([interactive=true]), accessory:is(:has(> tap:not(:known([opens=none]))), :has(> action), [control=action], [control=overflow])", check: "size", parameters: [PageEntry("minWidth", PageValue(.number(48.0), line: 22, column: 22)), PageEntry("minHeight", PageValue(.number(48.0), line: 22, column: 37)), PageEntry("tolerance", PageValue(.number(0.5), line: 22, column: 52)), PageEntry("innermostOnly", PageValue(.flag(true), line: 22, column: 72))], line: 15),
  ],
  rationale: #"""
Users who tremble, use one hand or ride on a bus miss small targets. Apple's Human Interface Guidelines (Accessibility,
Mobility) ask for 44 × 44 pt. Material Design (Accessibility, Touch targets) asks for 48 × 48 dp, which is about 9 mm on
every screen. WCAG 2.2 asks for 44 px in success criterion 2.5.5 (Target Size (Enhanced)).

The rule checks cells with a tap, actions, See All and buttons. It also checks generic elements that are `interactive`,
and accessories with a function of their own. On iOS, `touch-target/minimum-size` reports the same problem as an error.
If both rules are enabled, only the error is reported.

- `minWidth`, `minHeight`: the least size, in pt or dp.
- `tolerance`: the difference that rounding may cause.
- `innermostOnly`: whether only the inner of two nested targets is reported if both are too small.
"""#,
  examplesText: #"""
## Avoid

```json android
{"type": "group", "content": [
  {"type": "button", "text": "Help", ↓"frame": [16, 80, 48, 44]},
  {"type": "icon", "accessibilityLabel": "More", "interactive": true, ↓"frame": [80, 80, 47.4, 48]}]}
```

```xml ios
<group>
  <button text="Save" ↓frame="16 80 43.4 44"/>
  <button text="Discard" ↓frame="76 80 44 43.4"/>
</group>
```

## Prefer

```xml android
<group>
  <button text="Save" frame="16 80 48 48"/>
  <button text="Discard" frame="76 80 47.5 47.5"/>
  <button text="New" interactive="false" frame="140 80 60 20"/>
</group>
```

```json ios
{"type": "group", "content": [
  {"type": "button", "text": "Save", "frame": [16, 80, 44, 44]},
  {"type": "label", "text": "Terms", "frame": [76, 80, 60, 20]}]}
```

"""#,
  examplesLine: 39, since: "0.1", message: PageText("{problem}; touch targets are {limit}", at: PageLocation(line: 5, column: 10)),
  supersedes: [])
