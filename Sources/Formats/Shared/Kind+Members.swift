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

/// The members that an element has been given, by their raw values: what is given twice is found without any storage.
struct MemberSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Adds a member below 128; says whether it is new.
  @inline(__always)
  mutating func insert(_ member: UInt8) -> Bool {
    let bit: UInt64 = 1 &<< UInt64(member)
    if member < 64 {
      if low & bit != 0 { return false }
      low |= bit
    } else {
      if high & bit != 0 { return false }
      high |= bit
    }
    return true
  }
}
