import Screens
import Support
import Syntax

/// The members of an object that may be a screen or an element.
struct NativeMembers {
  /// Whether it is among a screen's content, where only elements are expected.
  private let isElement: Bool
  /// The value of `type`, where that is a text.
  var type: String?
  /// Where that text begins.
  var typeStart = 0
  /// The names of the others.
  private(set) var names: [String] = []
  /// Whether one of the names is a member that screens have, and other things of type `screen` do not.
  private var hasMemberOfScreens = false
  /// Whether a list of screens among them is empty.
  var holdsNoScreen = false
  /// Whether a list that may be the content of a screen holds an object that may be an element; `nil` without such a
  /// list, or without an object in it.
  var holdsElements: Bool?
  /// Whether more follow that the bytes at hand do not show.
  var isCutOff = false
  /// Whether they end with a mistake, or with the bytes at hand.
  var isBroken = false

  init(isElement: Bool = false) { self.isElement = isElement }

  /// Whether the type is a word that no other files use. Of `screen` it takes another member: events of analytics,
  /// pages of content management and nodes of diagrams are of that type, too.
  var isCertain: Bool {
    guard let kind else { return false }
    guard kind == .screen else { return kind.isOwnWord }
    return holdsElements == true || hasMemberOfScreens
  }

  /// Takes the name of a member that is not `type`.
  mutating func add(_ name: String) {
    names.append(name)
    // Asked again of all names with each of them, a screen of many unknown members would take minutes.
    hasMemberOfScreens = hasMemberOfScreens || name != Member.content.name && Kind.screen.isTellingMember(name)
  }

  /// Whether it is of type `screen`, and has a member that no screen has, or content that is no element, and nothing
  /// that only screens have.
  var isOtherScreen: Bool {
    kind == .screen && !isCertain && (holdsElements == false || !names.allSatisfy(Kind.screen.hasMemberLike))
  }

  var result: NativeJSONDetector.Result {
    if holdsNoScreen { return type == nil && names.allSatisfy { $0 == "$schema" } ? .yes : .no }
    guard type != nil else {
      return isCutOff && !names.isEmpty && names.allSatisfy(Member.isAnyName) ? .unfinished : .no
    }
    if kind == .screen { return isOtherScreen && !isBroken ? .no : .yes }
    if let kind {
      if kind.isOwnWord { return .yes }
      guard names.allSatisfy(kind.hasMemberLike) else { return .no }
      return names.contains(where: kind.isTellingMember) ? .yes : .likely
    }
    return misspelling == nil ? .no : .misspelt
  }

  /// The type where it is nearly a kind, and all members are those of the vocabulary, or nearly so.
  var misspelling: Misspelling? {
    guard let type, kind == nil else { return nil }
    let kinds = Kind.allCases.lazy.filter { isElement || $0.isOwnWord }
    return Misspelling(type, at: typeStart, among: kinds.map(\.name), names, isSurelyScreen: holdsElements == true)
  }

  private var kind: Kind? { type.flatMap { Vocabulary.kind(named: $0) } }
}
