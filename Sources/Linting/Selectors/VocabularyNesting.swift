import Screens

/// Which kinds can be inside which, by the vocabulary.
enum VocabularyNesting {
  /// What a part or list can hold, a bit for each kind.
  struct Room {
    let member: Member
    /// What it can hold itself.
    let kinds: UInt32
    /// What can be anywhere inside of that.
    let inside: UInt32
  }

  /// The parts and lists of a kind, in the order of their declarations.
  static func rooms(of kind: Kind) -> [Room] { rooms[Int(kind.rawValue)] }

  private static let rooms = Kind.allCases.map { kind in
    Vocabulary[kind].members.filter(\.isPart).map { declaration in
      let kinds = declaration.kinds.reduce(UInt32(0)) { $0 | $1.bit }
      return Room(member: declaration.member, kinds: kinds, inside: descendants(of: kinds))
    }
  }

  /// The kinds that can be directly inside elements of the given kinds, a bit each.
  static func children(of kinds: UInt32) -> UInt32 {
    var found: UInt32 = 0
    for kind in Kind.allCases where kinds & kind.bit != 0 { found |= direct[Int(kind.rawValue)] }
    return found
  }

  /// The kinds that can be directly inside elements of the given kinds as one part of theirs; as any part if none is
  /// given.
  static func children(of kinds: UInt32, as member: Member?) -> UInt32 {
    guard let member else { return children(of: kinds) }
    return Kind.allCases.reduce(0) { found, kind in
      guard kinds & kind.bit != 0, let declaration = Vocabulary.declaration(of: member, in: kind) else { return found }
      return declaration.kinds.reduce(found) { $0 | $1.bit }
    }
  }

  /// The kinds of those among which elements can hold elements of other kinds, as one part of theirs where one is
  /// named.
  static func holders(of inner: UInt32, as member: Member?, among kinds: UInt32, isDirect: Bool) -> UInt32 {
    Kind.allCases.reduce(0) { found, kind in
      let holder = kinds & kind.bit
      guard holder != 0 else { return found }
      let parents = isDirect ? holder : holder | descendants(of: holder)
      return children(of: parents, as: member) & inner != 0 ? found | holder : found
    }
  }

  private static let direct = Kind.allCases.map { kind in
    Vocabulary[kind].members.reduce(UInt32(0)) { $1.kinds.reduce($0) { $0 | $1.bit } }
  }

  /// The kinds that can be anywhere inside elements of the given kinds.
  static func descendants(of kinds: UInt32) -> UInt32 {
    var found = children(of: kinds)
    while true {
      let more = found | children(of: found)
      if more == found { return found }
      found = more
    }
  }
}
