/// How messages speak of facts and their values.
package struct FactWords: Sendable {
  /// A verb with its form for several.
  package enum Verb: String, Sendable {
    case `is`, has, shows, represents, scrolls, does, takes, opens, runs, changes, can

    /// The form for one, or for several.
    package func form(isPlural: Bool) -> String {
      guard isPlural else { return rawValue }
      switch self {
      case .is: return "are"
      case .has: return "have"
      case .does: return "do"
      case .can: return "can"
      case .shows, .represents, .scrolls, .takes, .opens, .runs, .changes: return String(rawValue.dropLast())
      }
    }
  }

  /// What is said of elements with a value: `is` and `a circle`.
  package struct Phrase: Sendable {
    /// The verb.
    package let verb: Verb
    /// What follows the verb for one element.
    package let rest: String
    /// What follows the verb for several.
    package let pluralRest: String

    init(_ verb: Verb, _ rest: String, plural: String? = nil) {
      (self.verb, self.rest, pluralRest) = (verb, rest, plural ?? rest)
    }

    /// The phrase for one element, or for several.
    package func text(isPlural: Bool = false) -> String {
      verb.form(isPlural: isPlural) + " " + (isPlural ? pluralRest : rest)
    }
  }
}

extension Vocabulary {
  /// The noun for a fact, as in "the corner radius of the image".
  ///
  /// - Parameter platform: that of the screen, as platforms have names of their own for some.
  package static func noun(of fact: Member, on platform: Token? = nil) -> String {
    if fact == .accessibilityLabel, platform == .android { return "content description" }
    return nouns.first { $0.0 == fact }?.1 ?? fact.words
  }

  /// Whether the noun for a fact is a plural, as "actions" is.
  package static func isPlural(_ fact: Member) -> Bool { plurals.contains(fact) }

  private static let plurals: [Member] = [
    .actions, .attributes, .avatarStack, .cells, .details, .dynamicLayout, .icons, .items, .quickActions,
    .swipeActions, .tags,
  ]

  /// The nouns that are not the names in words.
  private static let nouns: [(Member, String)] = [
    (.itemAlignment, "alignment of its cells"), (.animated, "animation"), (.preservesFocus, "focus"),
    (.motive, "reason"), (.animatesChanges, "animation of changes"), (.axis, "direction"), (.foreground, "text colour"),
    (.columns, "number of columns"), (.count, "shown number of items"), (.totalCount, "total number of items"),
    (.maxItemCount, "limit of items"), (.docType, "document type"), (.control, "kind of control"),
    (.decorative, "mark as decorative"), (.interactive, "touch behaviour"), (.editing, "edit mode"),
    (.lines, "number of lines"), (.truncates, "truncation"), (.longPressGesture, "long-press gesture"),
    (.tapGesture, "tap gesture"),
    (.opens, "destination"), (.listContent, "content of the list"), (.represents, "kind of object"),
    (.inCompactWidth, "visibility in compact width"), (.seeAll, "See All"), (.avatarStack, "avatars"),
    (.dynamicLayout, "layout changes"),
  ]

  /// What is said of an element whose fact is a word; `nil` where the word is shown as it is.
  package static func phrase(of fact: Member, _ value: Token) -> FactWords.Phrase? {
    phrases.first { $0.0 == fact && $0.1 == value }?.2
  }

  /// What is said of an element whose fact is true or false; `nil` where the fact is shown by its noun.
  package static func phrase(of fact: Member, _ flag: Bool, in kind: Kind) -> FactWords.Phrase? {
    switch fact {
    case .animated: flag ? .init(.changes, "with an animation") : .init(.changes, "without an animation")
    case .preservesFocus:
      flag ? .init(.changes, "and keeps focus and context") : .init(.changes, "without keeping focus and context")
    case .animatesChanges:
      .init(.shows, "insertions, moves and deletions \(flag ? "with" : "without") an animation")
    case .chevron: .init(.has, flag ? "a chevron" : "no chevron")
    case .edgeGradient: .init(.has, flag ? "a gradient at its edge" : "no gradient at its edge")
    case .toggle: .init(.is, flag ? "a toggle" : "not a toggle")
    case .decorative: .init(.is, flag ? "decorative" : "not decorative")
    case .interactive: .init(.can, flag ? "be tapped" : "not be tapped")
    case .details: .init(.shows, flag ? "details" : "no details")
    case .editing: .init(.is, flag ? "in edit mode" : "not in edit mode")
    case .prototype: .init(.is, flag ? "a prototype cell" : "not a prototype cell")
    case .truncates:
      flag ? .init(.is, "truncated") : .init(.is, kind == .description ? "clipped" : "not truncated")
    case .inCompactWidth: .init(.is, flag ? "shown in compact width" : "hidden in compact width")
    case .smallDevice: .init(.runs, flag ? "on a small phone" : "on a large device")
    case .readableWidth: .init(.is, flag ? "in readable width" : "in full width")
    default: nil
    }
  }

  private static let phrases: [(Member, Token, FactWords.Phrase)] = [
    (.alignment, .top, .init(.is, "top-aligned")), (.alignment, .centered, .init(.is, "centred")),
    (.itemAlignment, .leading, .init(.has, "left-aligned cells")),
    (.itemAlignment, .justified, .init(.has, "justified cells")),
    (.axis, .vertical, .init(.is, "vertical")), (.axis, .horizontal, .init(.is, "horizontal")),
    (.scrollDirection, .vertical, .init(.scrolls, "vertically")),
    (.scrollDirection, .horizontal, .init(.scrolls, "horizontally")),
    (.scrollDirection, .none, .init(.does, "not scroll")),
    (.control, .chevron, .init(.is, "a chevron", plural: "chevrons")),
    (.control, .info, .init(.is, "an info button", plural: "info buttons")),
    (.control, .action, .init(.is, "an action", plural: "actions")),
    (.control, .overflow, .init(.is, "an overflow menu", plural: "overflow menus")),
    (.control, .checkbox, .init(.is, "a checkbox", plural: "checkboxes")),
    (.control, .icon, .init(.is, "an icon", plural: "icons")),
    (.control, .button, .init(.is, "a button", plural: "buttons")),
    (.control, .other, .init(.is, "another control", plural: "other controls")),
    (.control, .none, .init(.shows, "nothing")),
    (.shape, .circle, .init(.is, "a circle", plural: "circles")),
    (.shape, .square, .init(.is, "a square", plural: "squares")),
    (.shape, .rectangle, .init(.is, "a rectangle", plural: "rectangles")),
    (.selection, .none, .init(.has, "cells that cannot be selected")),
    (.selection, .single, .init(.has, "one cell that can be selected")),
    (.selection, .multiple, .init(.has, "several cells that can be selected")),
    (.floorplan, .overview, .init(.is, "an overview")), (.floorplan, .object, .init(.is, "an object page")),
    (.floorplan, .objectDetails, .init(.is, "an object details page")),
    (.floorplan, .objectDetailDetails, .init(.is, "a nested details page")),
    (.floorplan, .listReport, .init(.is, "a list report")), (.floorplan, .map, .init(.is, "a map")),
    (.floorplan, .form, .init(.is, "a form")), (.floorplan, .other, .init(.is, "of another floorplan")),
    (.layout, .horizontalScroll, .init(.is, "a horizontal scroll")),
    (.layout, .horizontalFit, .init(.is, "a horizontal fit")), (.layout, .grid, .init(.is, "a grid")),
    (.layout, .multiColumn, .init(.is, "multi-column")),
    (.opens, .detail, .init(.opens, "a detail view")), (.opens, .preview, .init(.opens, "a preview")),
    (.opens, .list, .init(.opens, "a list")), (.opens, .modal, .init(.opens, "a modal")),
    (.opens, .other, .init(.opens, "something else")), (.opens, .none, .init(.opens, "nothing")),
    (.transition, .push, .init(.shows, "a pushed screen")), (.transition, .modal, .init(.opens, "a modal")),
    (.listContent, .objectCell, .init(.opens, "a list of object cells")),
    (.listContent, .other, .init(.opens, "a list without object cells")),
    (.placeholder, .initials, .init(.shows, "initials")), (.placeholder, .icon, .init(.shows, "an icon")),
    (.placeholder, .none, .init(.is, "an image of its own", plural: "images of their own")),
    (.placement, .bottom, .init(.is, "below the other texts")),
    (.placement, .column, .init(.is, "in a column of its own")),
    (.represents, .person, .init(.represents, "a person")), (.represents, .object, .init(.represents, "an object")),
    (.represents, .attachment, .init(.represents, "an attachment")),
    (.represents, .document, .init(.represents, "a document")),
    (.platform, .ios, .init(.runs, "on iOS")), (.platform, .android, .init(.runs, "on Android")),
    (.deviceClass, .phone, .init(.runs, "on a phone")), (.deviceClass, .tablet, .init(.runs, "on a tablet")),
    (.orientation, .portrait, .init(.is, "in portrait")), (.orientation, .landscape, .init(.is, "in landscape")),
    (.widthClass, .compact, .init(.is, "in compact width")),
    (.widthClass, .regular, .init(.is, "in regular width")),
    (.heightClass, .compact, .init(.is, "in compact height")),
    (.heightClass, .regular, .init(.is, "in regular height")),
    (.longPress, .peek, .init(.shows, "a preview on a long press")),
    (.longPress, .none, .init(.does, "nothing on a long press")),
    (.longPress, .other, .init(.does, "something other than peek on a long press")),
    (.tapGesture, .selects, .init(.has, "items that a tap selects")),
    (.tapGesture, .other, .init(.has, "items that a tap does not select")),
    (.longPressGesture, .edits, .init(.has, "items that a long press edits")),
    (.longPressGesture, .other, .init(.has, "items that a long press does not edit")),
  ]
}
