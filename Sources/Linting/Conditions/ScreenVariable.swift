import CEL
import Screens

/// A variable that conditions know.
enum ScreenVariable: Int, CaseIterable {
  /// The element that is checked.
  case element
  case screen
  /// The parent of the element.
  case parent
  /// The other elements of the element's list.
  case siblings
  /// All screens of the file.
  case screens

  var name: String {
    switch self {
    case .element: "self"
    case .screen: "screen"
    case .parent: "parent"
    case .siblings: "siblings"
    case .screens: "screens"
    }
  }

  /// The type of the variable where the element is of one of some kinds.
  func type(for kinds: [Kind]) -> ValueType {
    let kinds = KindSet(kinds)
    switch self {
    case .element: return ScreenObjects.type(kinds)
    case .screen: return ScreenObjects.type([.screen])
    case .screens: return .list(ScreenObjects.type([.screen]))
    case .parent:
      let parents = Kind.allCases.filter { !VocabularyNesting.children(of: [$0]).isDisjoint(with: kinds) }
      return ScreenObjects.type(KindSet(parents))
    case .siblings:
      var others: KindSet = []
      for member in Vocabulary.kinds.flatMap(\.members) {
        guard case .list(let inner, _) = member.role else { continue }
        if inner.contains(where: kinds.contains) { others.formUnion(KindSet(inner)) }
      }
      return .list(ScreenObjects.type(others))
    }
  }
}
