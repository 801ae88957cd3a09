import Screens

extension Kind {
  /// Whether elements of the kind have a fact or part.
  func carries(_ member: Member) -> Bool {
    WordTable.shared.slot(member.rawValue, in: self).pointee.role != .undeclared
  }

  /// The part or list that holds elements of another kind; `nil` where there is none.
  func part(holding kind: Kind) -> MemberDeclaration? {
    Vocabulary[self].members.first { $0.kinds.contains(kind) }
  }

  /// Whether it is a cell of a collection view or table view.
  var isCell: Bool { Vocabulary.cellKinds.contains(self) }
}

extension MemberDeclaration {
  /// Whether it holds any number of elements.
  var isList: Bool {
    if case .list = role { true } else { false }
  }
}
