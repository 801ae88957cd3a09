import Screens
import Support

extension Element {
  /// The element as messages name it: `cell "Ana"`, `the image of cell "Ana"`, `cell 3 of collection view "Team"`.
  var proseName: String {
    let label = label
    let own = shortProseName(label)
    guard let owner = ownerInProse(isLabelled: label != nil) else { return own }
    return String(
      joining: own, kind == .seeAll && parent?.kind == .footer ? " in the footer of " : " of ", owner.proseName)
  }

  /// The element as messages name it where it is clear what it belongs to: `cell "Ana"`, `the image`, `cell 3`.
  var shortProseName: String { shortProseName(label) }

  /// The same with another noun.
  func shortProseName(as noun: ElementNoun) -> String { shortProseName(label, as: noun) }

  private func shortProseName(_ label: String?) -> String {
    kind == .tap ? tapProseName : shortProseName(label, as: noun)
  }

  private func shortProseName(_ label: String?, as noun: ElementNoun) -> String {
    // On one line, and not all of a long one.
    if let label = label.map(Self.shortened) {
      let id = name == nil ? "" : text(.id) ?? ""
      let word = name == nil ? noun.singular : nouns.named ?? noun.singular
      let own = String(joining: word, " \"", label, "\"")
      return id.isEmpty || id == label ? own : String(joining: own, " (", id, ")")
    }
    return isInList ? String(joining: noun.singular, " ", String(ordinal)) : noun.definite
  }

  /// What a tap leads to, as far as that is known.
  private var tapProseName: String {
    switch token(.opens) {
    case .preview: "the preview"
    case .modal: "the quick view"
    default: noun.definite
    }
  }

  /// The element that a message names as the owner of this one; `nil` where its own name says enough.
  private func ownerInProse(isLabelled: Bool) -> Element? {
    guard var owner = parent, owner.kind != .screen else { return nil }
    switch kind {
    case .action, .item, .tag, .tap: break
    default:
      if isLabelled { return nil }
    }
    // A container without a label, or in a component, says nothing.
    while owner.isOnlyContainer, let next = owner.parent { owner = next }
    return owner.kind == .screen ? nil : owner
  }

  private var isOnlyContainer: Bool {
    switch kind {
    case .accessory, .iconStack, .attributes, .footer: true
    case .group: label == nil
    default: false
    }
  }

  private static let longestName = 40

  private static func shortened(_ name: String) -> String {
    let isPlain = name.withBytes { $0.count < longestName && $0.allSatisfy { $0 >= 0x20 && $0 < 0x80 } }
    if isPlain { return name }
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > longestName ? words.prefix(longestName - 1) + "…" : words
  }
}
