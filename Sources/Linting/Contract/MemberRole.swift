import Screens

/// What a member is that a parameter names.
public enum MemberRole: Sendable {
  case fact
  /// A part or a list of parts.
  case part
  case list
  /// A list of parts or of texts.
  case anyList
  case any

  func allows(_ role: WordTable.Slot.Role) -> Bool {
    switch self {
    case .any: role != .undeclared
    case .fact: role.isFact
    case .part: role == .part || role == .list || role == .mixedList
    case .list: role == .list || role == .mixedList
    case .anyList: role == .list || role == .mixedList || role == .textList
    }
  }

  func allows(_ declaration: MemberDeclaration) -> Bool {
    switch (self, declaration.role) {
    case (.any, _), (.fact, .fact), (.part, .part), (.part, .list), (.list, .list), (.anyList, .list),
      (.anyList, .fact(.textList)):
      true
    default: false
    }
  }
}

extension MemberRole {
  /// A member of it, in words.
  var noun: String {
    switch self {
    case .fact: "fact"
    case .part: "part"
    case .list, .anyList: "list"
    case .any: "fact or part"
    }
  }
}

/// A value that a fact of any type can have.
package enum FactValue: Sendable {}
