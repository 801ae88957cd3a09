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
    let bits = kinds.reduce(UInt32(0)) { $0 | $1.bit }
    switch self {
    case .element: return ScreenObjects.type(bits)
    case .screen: return ScreenObjects.type(Kind.screen.bit)
    case .screens: return .list(ScreenObjects.type(Kind.screen.bit))
    case .parent:
      let parents = Kind.allCases.filter { VocabularyNesting.children(of: $0.bit) & bits != 0 }
      return ScreenObjects.type(parents.reduce(0) { $0 | $1.bit })
    case .siblings:
      var others: UInt32 = 0
      for member in Vocabulary.kinds.flatMap(\.members) {
        guard case .list(let inner, _) = member.role else { continue }
        let mask = inner.reduce(UInt32(0)) { $0 | $1.bit }
        if mask & bits != 0 { others |= mask }
      }
      return .list(ScreenObjects.type(others))
    }
  }
}
