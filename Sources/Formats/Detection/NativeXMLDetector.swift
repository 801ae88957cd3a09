import Screens
import Support
import Syntax

/// A look at the beginning of an XML file that may be a screen description.
///
/// Its shape decides: many files have a root called `title` or `group`, and some one called `screen`.
struct NativeXMLDetector {
  /// Whether it is one.
  let isNative: Bool

  init(_ head: FileHead) {
    guard let xml = head.root, let root = xml.name else {
      isNative = false
      return
    }
    func outline() -> XMLOutline { XMLOutline(head, from: xml.start) }
    switch Vocabulary.kind(named: root) {
    case nil: isNative = root == "screens" && Self.isListOfScreens(outline())
    case .screen?: isNative = Self.isSurelyScreen(head, from: xml.start) || Self.isScreen(0, outline())
    case let kind?:
      isNative =
        kind.isOwnWord || Self.isPart(kind, outline()) && !FormatDetector(head).matches(.androidNamespace)
    }
  }

  /// The root where it is nearly an element that a description begins with, and holds what those of the vocabulary do.
  static func misspelling(in head: FileHead) -> Misspelling? {
    let kinds = Kind.allCases.filter(\.isOwnWord)
    guard let xml = head.root, let root = xml.name, !xml.isPrefixed,
      let name = nearest(to: root, among: ["screens"] + kinds.map(\.name)), name != root,
      !FormatDetector(head).matches(.androidNamespace)
    else { return nil }
    let outline = XMLOutline(head, from: xml.start)
    guard let first = outline.elements.first else { return nil }
    let kind = Vocabulary.kind(named: name)
    let attributes = ownAttributes(of: first)
    let children = outline.elements.filter { $0.depth == 2 }.map(\.name)
    guard attributes.allSatisfy({ kind?.hasMemberLike($0) ?? false }),
      children.allSatisfy({ kind?.holds(elementLike: $0) ?? (Vocabulary.kind(named: $0) != nil) })
    else { return nil }
    return Misspelling(
      what: "element", name: root, nearest: name, offset: XMLEncoding.isUTF16(head.bytes) ? nil : xml.start,
      isSurelyScreen: kind.map { attributes.contains(where: $0.isTellingMember) } ?? false
        || children.contains { Vocabulary.kind(named: $0)?.isOwnWord ?? false })
  }

  private static func isListOfScreens(_ outline: XMLOutline) -> Bool {
    guard outline.elements.count > 1 else { return outline.isCutOff || !outline.holdsText }
    let first = outline.elements[1].name
    if first == "screen" { return isScreen(1, outline) }
    return Vocabulary.kind(named: first) != nil || nearest(to: first, among: Kind.allCases.map(\.name)) != nil
  }

  /// Whether an attribute of a root `screen` says that it is one of an application, as in nearly all.
  private static func isSurelyScreen(_ head: FileHead, from start: Int) -> Bool {
    head.withXMLText { text in
      var tokens = XMLTokens(text, from: start)
      _ = tokens.next()
      while tokens.isInTag, let token = tokens.next() {
        if token.kind == .name, Kind.screen.isOwnMember(String(decoding: text[token.range], as: UTF8.self)) {
          return true
        }
      }
      return false
    }
  }

  /// Whether a `screen` is one of an application: it has something that only those have, or nothing that they do not
  /// have, but for misspelt names. One that breaks means to be one.
  private static func isScreen(_ index: Int, _ outline: XMLOutline) -> Bool {
    guard outline.elements.indices.contains(index) else { return true }
    let screen = outline.elements[index]
    if ownAttributes(of: screen).contains(where: Kind.screen.isOwnMember) { return true }
    var others = ownAttributes(of: screen).count { !Kind.screen.hasMemberLike($0) }
    var isInOther = false
    for element in outline.elements[(index + 1)...] where element.depth > screen.depth {
      if element.depth == screen.depth + 1 {
        if Kind.screen.holds(elementNamed: element.name) { return true }
        isInOther = !element.isPrefixed && !Kind.screen.holds(elementLike: element.name)
      }
      // What an element that no screen has consists of is nothing that a screen has. A mere name may be mistaken.
      let attributes = ownAttributes(of: element)
      if isInOther, !attributes.isEmpty { others += 1 + attributes.count }
    }
    return others == 0 || outline.isCutOff
  }

  /// Whether the root is a part of a screen: of members and elements of its kind, and some that not everything has.
  private static func isPart(_ kind: Kind, _ outline: XMLOutline) -> Bool {
    guard let root = outline.elements.first else { return outline.isCutOff }
    let attributes = ownAttributes(of: root)
    let children = outline.elements.filter { $0.depth == 2 }.map(\.name)
    let isLikely =
      !outline.holdsText && attributes.allSatisfy { kind.hasMemberLike($0) }
      && children.allSatisfy { kind.holds(elementLike: $0) }
    return isLikely
      && (attributes.contains { $0 != Member.id.name && kind.isOwnMember($0) }
        || children.contains { kind.holds(elementNamed: $0) } || outline.isCutOff && !attributes.isEmpty)
  }

  /// The names of an element's attributes that are no other namespace's.
  private static func ownAttributes(of element: XMLOutline.Element) -> [String] {
    element.attributes.filter { $0 != "unknown" && !$0.utf8.contains(UInt8(ascii: ":")) }
  }
}
