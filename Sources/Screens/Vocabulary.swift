/// The vocabulary of screen descriptions, declared once as data.
///
/// Readers, selectors, the validation of rule pages, the JSON Schema, the XML schema and the reference documentation
/// all come from ``kinds``. The normative text is the screen description's table "Kinds and what they carry".
package enum Vocabulary {
  /// Every kind with what it carries, in the order of ``Kind/allCases``.
  package static let kinds: [KindDeclaration] =
    screenKinds + collectionKinds + imageKinds + tableKinds + textKinds + genericKinds

  /// The declaration of a kind.
  package static subscript(kind: Kind) -> KindDeclaration { byKind[Int(kind.rawValue)] }

  /// What a member is where a kind carries it; `nil` where it does not.
  package static func declaration(of member: Member, in kind: Kind) -> MemberDeclaration? { Self[kind][member] }

  /// The member of a name, where one of some kinds has it.
  package static func member(named name: String, in kinds: [Kind]) -> Member? {
    let word = WordTable.shared.word(name)
    guard word != WordTable.none, let member = WordTable.shared.member(word) else { return nil }
    let isDeclared = kinds.contains { WordTable.shared.slot(member.rawValue, in: $0).pointee.role != .undeclared }
    return isDeclared ? member : nil
  }

  /// The kind of a name.
  package static func kind(named name: String) -> Kind? {
    let word = WordTable.shared.word(name)
    return word == WordTable.none ? nil : Kind(rawValue: WordTable.shared[word].kind)
  }

  /// The kinds that can be a cell of a collection view or a table view.
  package static let cellKinds: [Kind] = [.collectionCell, .objectCell, .contactCell, .labelValueCell, .otherCell]

  /// The member of an XML child element's name inside a kind. It is a part's own name, a list's element name, or the
  /// kind's name if the list names its elements by their kind.
  package static func child(named name: String, of kind: Kind) -> (member: Member, kind: Kind)? {
    for declaration in Self[kind].members {
      switch declaration.role {
      case .fact: continue
      case .part(let part): if declaration.member.name == name { return (declaration.member, part) }
      case .list(let kinds, let element?):
        if element == name, let kind = kinds.first { return (declaration.member, kind) }
      case .list(let kinds, nil):
        if let kind = kinds.first(where: { $0.name == name }) { return (declaration.member, kind) }
      }
    }
    return nil
  }

  private static let byKind: [KindDeclaration] = kinds.sorted { $0.kind.rawValue < $1.kind.rawValue }
}
