import Screens
import Support

// What shows that a file which names a kind means it as a screen description does.
extension Kind {
  /// Whether the kind's name is a word of this vocabulary: `screen`, and what is written together, such as
  /// `collectionView`. Others, such as `button` or `image`, are the names of many things.
  var isOwnWord: Bool { self == .screen || name.utf8.contains { (65...90).contains($0) } }

  /// Whether a name is one of the kind's members, or nearly one, or may be in any element.
  func hasMemberLike(_ name: String) -> Bool {
    let members = Vocabulary[self].members.map(\.member.name)
    return members.contains(name) || name.hasPrefix("\(Suppression.name)") || name == "$schema"
      || nearest(to: name, among: members) != nil
  }

  /// Whether a name is one of the kind's members, and not one that nearly everything has.
  func isOwnMember(_ name: String) -> Bool {
    name != Member.name.name && Vocabulary[self].members.contains { $0.member.name == name }
  }

  /// Whether a name is one of the kind's members that forms, translations, web pages and diagrams do not have.
  func isTellingMember(_ name: String) -> Bool { isOwnMember(name) && !Self.everydayMembers.contains(name) }

  private static let everydayMembers: Set = [
    "actions", "control", "count", "description", "height", "icon", "icons", "id", "image", "items", "label", "lines",
    "orientation", "source", "tags", "text", "title", "value", "width",
  ]

  /// Whether a name is that of the content, or nearly so.
  func isNearlyContent(_ name: String) -> Bool { nearest(to: name, among: [Member.content.name]) != nil }

  /// Whether XML has an element of a name directly in one of the kind.
  func holds(elementNamed name: String) -> Bool { elementNames.contains(name) }

  /// Whether a name is that of an element that XML has directly in one of the kind, or nearly so.
  func holds(elementLike name: String) -> Bool {
    holds(elementNamed: name) || nearest(to: name, among: elementNames) != nil
  }

  /// The names of the elements that XML has directly in one of the kind.
  var elementNames: [String] {
    Vocabulary[self].members.flatMap { member in
      switch member.role {
      case .fact: [String]()
      case .part: [member.member.name]
      case .list(let kinds, let element): element.map { [$0] } ?? kinds.map(\.name)
      }
    }
  }
}

/// The name of the outermost element of a file where it is nearly one of the vocabulary.
struct Misspelling {
  /// What it names: a kind or an element.
  let what: String
  let name: String
  let nearest: String
  /// Where it is among the bytes at hand; `nil` where that is not known.
  let offset: Int?
  /// Whether something besides it shows that the file is a screen description.
  let isSurelyScreen: Bool

  init(what: String, name: String, nearest: String, offset: Int?, isSurelyScreen: Bool) {
    self.what = what
    self.name = name
    self.nearest = nearest
    self.offset = offset
    self.isSurelyScreen = isSurelyScreen
  }

  /// - Returns: `nil` where the type is not nearly a kind, or a member is not nearly one of the vocabulary.
  init?(_ type: String, at offset: Int, among kinds: some Sequence<String>, _ names: [String], isSurelyScreen: Bool) {
    let members = Member.allCases.map(\.name)
    guard let name = Support.nearest(to: type, among: kinds), let kind = Vocabulary.kind(named: name),
      names.allSatisfy({ Member.isAnyName($0) || Support.nearest(to: $0, among: members) != nil })
    else { return nil }
    self.init(
      what: "kind", name: type, nearest: name, offset: offset,
      isSurelyScreen: isSurelyScreen || names.contains(where: kind.isTellingMember))
  }

  /// - Parameter start: the place of the first byte at hand.
  func error(from start: Int) -> ReadError {
    ReadError("unknown \(what) \"\(name)\"" + suggestion(for: name, among: [nearest]), at: offset.map { start + $0 })
  }
}

extension Member {
  /// Whether an element of some kind may have a member of a name.
  static func isAnyName(_ name: String) -> Bool {
    allCases.contains { $0.name == name } || name == "\(Suppression.name)" || name == "$schema"
  }
}
