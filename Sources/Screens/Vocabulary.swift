import Support

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

/// A closed set of words, each encoded as its name.
///
/// A type says `try encodeName(to:)` and `try Self.named(by:)` itself: what the compiler derives for enumerations goes
/// before the members of a protocol.
package protocol CodableByName: CaseIterable, Codable {
  /// The name, as reports and descriptions write it.
  var name: String { get }
}

extension CodableByName {
  /// Writes the name.
  package func encodeName(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  /// Reads a name.
  ///
  /// - Throws: a `DecodingError` with the nearest name for one that there is not.
  package static func named(by decoder: any Decoder) throws -> Self {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let value = allCases.first(where: { $0.name == name }) else {
      let advice = suggestion(for: name, among: allCases.map(\.name), isQuoted: false)
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "unknown name \(name)\(advice)")
    }
    return value
  }
}
