import Screens

/// Which kinds can be inside which, by the vocabulary.
enum VocabularyNesting {
  /// What a part or list can hold.
  struct Room {
    let member: Member
    /// What it can hold itself.
    let kinds: KindSet
    /// What can be anywhere inside of that.
    let inside: KindSet
  }

  /// The parts and lists of a kind, in the order of their declarations.
  static func rooms(of kind: Kind) -> [Room] { rooms[Int(kind.rawValue)] }

  private static let rooms = Kind.allCases.map { kind in
    Vocabulary[kind].members.filter(\.isPart).map { declaration in
      let kinds = KindSet(declaration.kinds)
      return Room(member: declaration.member, kinds: kinds, inside: descendants(of: kinds))
    }
  }

  /// The kinds that can be directly inside elements of the given kinds.
  static func children(of kinds: KindSet) -> KindSet {
    kinds.reduce(into: []) { $0.formUnion(direct[Int($1.rawValue)]) }
  }

  /// The kinds that can be directly inside elements of the given kinds as one part of theirs; as any part if none is
  /// given.
  static func children(of kinds: KindSet, as member: Member?) -> KindSet {
    guard let member else { return children(of: kinds) }
    return KindSet(kinds.flatMap { Vocabulary.declaration(of: member, in: $0)?.kinds ?? [] })
  }

  /// The kinds of those among which elements can hold elements of other kinds, as one part of theirs where one is
  /// named.
  static func holders(of inner: KindSet, as member: Member?, among kinds: KindSet, isDirect: Bool) -> KindSet {
    KindSet(
      kinds.filter { kind in
        let holder = KindSet(kind)
        let parents = isDirect ? holder : holder.union(descendants(of: holder))
        return !children(of: parents, as: member).isDisjoint(with: inner)
      })
  }

  private static let direct = Kind.allCases.map { KindSet(Vocabulary[$0].members.flatMap(\.kinds)) }

  /// The kinds that can be anywhere inside elements of the given kinds.
  static func descendants(of kinds: KindSet) -> KindSet {
    var found = children(of: kinds)
    while true {
      let more = found.union(children(of: found))
      if more == found { return found }
      found = more
    }
  }
}
