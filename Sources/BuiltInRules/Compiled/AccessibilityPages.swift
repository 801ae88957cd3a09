// Made by `make rules` from the pages in Rules/. Do not edit.
// swift-format-ignore-file

import RulePages

let accessibilityImageLabel = RulePage(
  id: "accessibility/image-label", title: "An image that is not decoration has a text that can be spoken", advice: "say in a few words what it shows, or mark it as decoration",
  statements: [],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios", "android"], statements: [], selector: "image:not([decorative=true]), icon:not([decorative=true]):not(:known([interactive=true])):not(:known([text!=\"\"]))", check: "value", parameters: [PageEntry("fact", PageValue(.text("accessibilityLabel"), line: 6, column: 14)), PageEntry("nonEmpty", PageValue(.flag(true), line: 6, column: 44))], line: 2),
  ],
  rationale: #"""
What an image tells, people who do not see it have to hear. The success criterion 1.1.1 of WCAG 2.2, Non-text Content,
level A, asks for a text alternative, and that what only decorates be marked so that screen readers pass over it.

An image with `decorative` is not judged. One of which it is not known what a screen reader says is undecided.

- `nonEmpty`: that it says something.
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
  examplesLine: 19, since: "0.1", message: nil,
  supersedes: [])

let accessibilityTargetLabel = RulePage(
  id: "accessibility/target-label", title: "Whatever people tap has a name that can be spoken", advice: "say what a tap on it does, in a word or two",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["ios", "android"], statements: [], selector: ":is(button, icon, label, group)[interactive=true]:not(:known([text!=\"\"])):not(:known(:has([text!=\"\"]))), action[interactive=true]:not(:known([label!=\"\"])), seeAll:not(:known([text!=\"\"])), accessory:is(:has(> tap:not(:known([opens=none]))), [control=action], [control=overflow]):not(:known([label!=\"\"])):not(:known(:has([label!=\"\"])))", check: "value", parameters: [PageEntry("fact", PageValue(.text("accessibilityLabel"), line: 10, column: 14)), PageEntry("nonEmpty", PageValue(.flag(true), line: 10, column: 44))], line: 2),
  ],
  rationale: #"""
A screen reader says "button" of a button that has neither a text nor a label, and nobody knows what it does. The success
criteria 1.1.1, Non-text Content, and 4.1.2, Name, Role, Value, of WCAG 2.2 ask for a name, both at level A. On iOS it is
the accessibility label, on Android the content description; a text that is written on it is one too.

A target that shows a text, or holds one, has a name. What else is spoken is `accessibilityLabel`; where that is not
known, the target is undecided.

- `nonEmpty`: that it says something.
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
  examplesLine: 25, since: "0.1", message: nil,
  supersedes: [])

let accessibilityTargetSpacing = RulePage(
  id: "accessibility/target-spacing", title: "What people tap is 24 large, or has room around it", advice: "enlarge it, or move what people tap apart",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["ios", "android"], statements: [], selector: ":is(action, button)[interactive=true], :is(icon, label, group):known([interactive=true])", check: "expression", parameters: [PageEntry("holds", PageValue(.text("self.frame.width >= parameters.min && self.frame.height >= parameters.min || cel.bind(x, self.frame.x + self.frame.width / 2.0, cel.bind(y, self.frame.y + self.frame.height / 2.0, !siblings.exists(other, has(other.interactive) && other.interactive && cel.bind(dx, math.greatest(other.frame.x - x, x - other.frame.x - other.frame.width, 0.0), cel.bind(dy, math.greatest(other.frame.y - y, y - other.frame.y - other.frame.height, 0.0), cel.bind(radius, double(parameters.min) / 2.0, dx * dx + dy * dy < radius * radius))))))"), line: 7, column: 10)), PageEntry("min", PageValue(.number(24.0), line: 14, column: 8))], line: 2),
  ],
  rationale: #"""
Two small buttons side by side are where fingers miss most. The success criterion 2.5.8 of WCAG 2.2, Target Size
(Minimum), level AA, asks for 24 × 24 px; a smaller target passes where a circle of 24 px around its middle touches no
other target. A px of CSS is taken as a point or dp.

The other elements of the same list are looked at, so that what is reported is wrong whatever else the screen shows.
Frames that are unknown leave it undecided.

- `min`: the least width and height, in points or dp, and the circle's diameter.
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

## Prefer

Just large enough, and small with room around it:

```json android
{"type": "group", "content": [
  {"type": "button", "text": "−", "frame": [16, 80, 24, 24]},
  {"type": "button", "text": "+", "frame": [40, 80, 24, 24]}]}
```

```xml ios
<group>
  <icon interactive="true" frame="0 0 16 40"/>
  <icon interactive="true" frame="20 0 24 40"/>
  <label text="Terms" frame="0 0 10 10"/>
</group>
```

"""#,
  examplesLine: 30, since: "0.1", message: PageText("{frame.width} × {frame.height} is under {parameters.min} × {parameters.min}, and another target lies in the circle of {parameters.min} around its middle", at: PageLocation(line: 15, column: 10)),
  supersedes: [])

let accessibilityTextContrast = RulePage(
  id: "accessibility/text-contrast", title: "A text stands out from its background", advice: "take a darker colour on a light background, or a lighter one on a dark background",
  statements: [],
  cases: [
    RuleCase(severity: "error", platforms: ["ios", "android"], statements: [], selector: ":is(title, subtitle, attribute, footnote, caption, description, header, seeAll, item, tag, label, :is(button, action)[interactive=true]):not(:known([text=\"\"]))", check: "expression", parameters: [PageEntry("holds", PageValue(.text("cel.bind(ratio, contrast(self.foreground, self.background), ratio >= parameters.min || ratio >= parameters.minLarge && (self.fontSize >= parameters.large || self.fontSize >= parameters.largeBold && self.fontWeight >= parameters.bold))"), line: 9, column: 10)), PageEntry("min", PageValue(.number(4.5), line: 12, column: 8)), PageEntry("minLarge", PageValue(.number(3.0), line: 13, column: 13)), PageEntry("large", PageValue(.number(18.0), line: 14, column: 10)), PageEntry("largeBold", PageValue(.number(14.0), line: 15, column: 14)), PageEntry("bold", PageValue(.number(600.0), line: 16, column: 9))], line: 2),
  ],
  rationale: #"""
Who sees little, or stands in the sun, cannot read grey on grey. The success criterion 1.4.3 of WCAG 2.2, Contrast
(Minimum), level AA, asks for a contrast of 4.5:1, and of 3:1 for large texts; what cannot be used, decoration and logos
are exempt. A text is large from 18 on, or from 14 on where it is bold, in pt or sp, as Apple and Google count.

Both colours have to be known as they are drawn: a colour of the theme, one with another value in the dark, an image or
gradient behind the text, or a background that is not opaque leave the text undecided. A text that is translucent is
judged as it is seen.

- `min`: the least contrast.
- `minLarge`: the least contrast of a large text.
- `large`, `largeBold`: from what size on a text is large, and a bold one.
- `bold`: from what weight on it is bold.
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

What a theme decides, and what may be seen through, is undecided:

```xml ios
<group>
  <label text="Open" foreground="accent3" background="#ffffff" fontSize="13"/>
  <label text="Open" foreground="#777777" background="#ffffff80" fontSize="13"/>
  <label text="Open" foreground="#777777" fontSize="13"/>
</group>
```

"""#,
  examplesLine: 36, since: "0.1", message: PageText("its text in {foreground} on {background} has a contrast under {parameters.min}:1, or under {parameters.minLarge}:1 where it is large", at: PageLocation(line: 17, column: 10)),
  supersedes: [])

let accessibilityTouchTarget = RulePage(
  id: "accessibility/touch-target", title: "What people tap measures 44 points on iOS and 48 dp on Android", advice: "enlarge the area that reacts to a tap; what is drawn inside may stay smaller",
  statements: [],
  cases: [
    RuleCase(severity: "warning", platforms: ["ios"], statements: [], selector: ":is(collectionCell, objectCell, contactCell, labelValueCell, otherCell):has(> tap:not(:known([opens=none]))), seeAll, :is(action, button)[interactive=true], :is(icon, label, group):known([interactive=true]), accessory:is(:has(> tap:not(:known([opens=none]))), :has(> action), [control=action], [control=overflow])", check: "size", parameters: [PageEntry("minWidth", PageValue(.number(44.0), line: 13, column: 22)), PageEntry("minHeight", PageValue(.number(44.0), line: 13, column: 37)), PageEntry("tolerance", PageValue(.number(0.5), line: 13, column: 52)), PageEntry("innermost", PageValue(.flag(true), line: 13, column: 68))], line: 6),
    RuleCase(severity: "warning", platforms: ["android"], statements: [], selector: ":is(collectionCell, objectCell, contactCell, labelValueCell, otherCell):has(> tap:not(:known([opens=none]))), seeAll, :is(action, button)[interactive=true], :is(icon, label, group):known([interactive=true]), accessory:is(:has(> tap:not(:known([opens=none]))), :has(> action), [control=action], [control=overflow])", check: "size", parameters: [PageEntry("minWidth", PageValue(.number(48.0), line: 21, column: 22)), PageEntry("minHeight", PageValue(.number(48.0), line: 21, column: 37)), PageEntry("tolerance", PageValue(.number(0.5), line: 21, column: 52)), PageEntry("innermost", PageValue(.flag(true), line: 21, column: 68))], line: 14),
  ],
  rationale: #"""
Who trembles, holds the phone in one hand or sits in a bus misses what is small. Apple's Human Interface Guidelines
(Accessibility, Mobility) ask for 44 × 44 pt, Material Design (Accessibility, Touch targets) for 48 × 48 dp, which is
about 9 mm on every screen. The success criterion 2.5.5 of WCAG 2.2, Target Size (Enhanced), asks for 44 px.

The rule looks at cells that react to a tap, actions, See All, buttons, generic elements that are said to be
`interactive`, and accessories that do something of their own. On iOS it asks what `touch-target/minimum-size` asks;
here it stands for both platforms, as a warning, which is a place of the error where both are on.

- `minWidth`, `minHeight`: the least size, in points or dp.
- `tolerance`: what rounding may take away.
- `innermost`: where one target lies in another and both are too small, the inner one is reported.
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
  examplesLine: 39, since: "0.1", message: nil,
  supersedes: [])
