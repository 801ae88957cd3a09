import Screens
import Support

extension Element {
  /// The element as messages name it: `cell "Ana"`, `the image of cell "Ana"`, `cell 3 of collection view "Team"`.
  var proseName: String {
    let label = labelBytes
    let own = shortProseName(label)
    guard let owner = ownerInProse(isLabelled: label != nil) else { return own }
    return String(
      joining: own, kind == .seeAll && parent?.kind == .footer ? " in the footer of " : " of ", owner.proseName)
  }

  /// The element as messages name it where it is clear what it belongs to: `cell "Ana"`, `the image`, `cell 3`.
  var shortProseName: String { shortProseName(labelBytes) }

  /// The noun, with its number where it is in a list.
  package var countedNoun: String { isInList ? "\(noun.singular) \(ordinal)" : noun.singular }

  /// The same with another noun.
  func shortProseName(as noun: ElementNoun) -> String { shortProseName(labelBytes, as: noun) }

  private func shortProseName(_ label: UnsafeBufferPointer<UInt8>?) -> String {
    kind == .tap ? tapProseName : shortProseName(label, as: noun)
  }

  private func shortProseName(_ label: UnsafeBufferPointer<UInt8>?, as noun: ElementNoun) -> String {
    guard let label else {
      return isInList ? String(joining: noun.singular, " ", String(ordinal)) : noun.definite
    }
    // On one line, and not all of a long one. Most labels are plain, and cost no text of their own.
    guard Self.isPlain(label), nameBytes == nil else {
      return proseName(Self.shortened(String(decoding: label, as: UTF8.self)), as: noun)
    }
    return String(joining: noun.singular, "", " \"", label, "\"")
  }

  private func proseName(_ label: String, as noun: ElementNoun) -> String {
    let id = name == nil ? "" : text(.id) ?? toolID ?? ""
    let word = name == nil ? noun.singular : nouns.named ?? noun.singular
    let own = String(joining: word, " \"", label, "\"")
    return id.isEmpty || id == label ? own : String(joining: own, " (", id, ")")
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
    case .group: labelBytes == nil
    default: false
    }
  }

  private static let longestName = 40

  /// Whether a name is shown as it is.
  private static func isPlain(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.count < longestName && name.allSatisfy { $0 >= 0x20 && $0 < 0x80 }
  }

  private static func shortened(_ name: String) -> String {
    if name.withBytes(isPlain) { return name }
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > longestName ? words.prefix(longestName - 1) + "…" : words
  }
}
