import Screens

/// What may be written at the end of a selector that is begun.
enum SelectorCompletion {
  /// What the selector lies in where it ends.
  private enum Place {
    case compound, pseudoClass
    /// In brackets, in front of what compares; or behind it, where a fact's value is.
    case member
    case value(fact: String)
  }

  /// What may take the place of the name that a text ends with.
  static func items(behind text: Substring) -> (items: [CompletionItem], typed: Int) {
    var place = Place.compound
    var name = ""
    var subject = ""
    for character in text {
      if character.isASCII, character.isLetter || character.isNumber {
        name.append(character)
        continue
      }
      switch (place, character) {
      case (.compound, "["): (subject, place) = (name, .member)
      case (.compound, ":"): (subject, place) = (name.isEmpty ? subject : name, .pseudoClass)
      case (.member, "]"), (.value, "]"), (.pseudoClass, "("): place = .compound
      case (.member, "="), (.member, "<"), (.member, ">"), (.member, "!"): place = .value(fact: name)
      case (.compound, " "), (.compound, ","), (.compound, ">"), (.compound, "*"): subject = ""
      default: break
      }
      // One name has several conditions.
      if character == "]" { name = subject } else { name = "" }
    }
    if case .compound = place, text.last == "]" { return ([], 0) }
    return (items(at: place, of: subject), name.utf8.count)
  }

  private static func items(at place: Place, of subject: String) -> [CompletionItem] {
    var items: [CompletionItem] = []
    func add(_ name: String, _ kind: CompletionItem.Kind, _ documentation: String = "") {
      if !items.contains(where: { $0.label == name }) {
        items.append(CompletionItem(label: name, kind: kind, documentation: documentation, text: name))
      }
    }
    switch place {
    case .pseudoClass: for name in ["not", "is", "has", "known"] { add(name, .property) }
    case .compound:
      for declaration in Vocabulary.kinds { add(declaration.kind.name, .value, declaration.doc) }
      for (name, _, doc) in parts { add(name, .value, doc) }
    case .member:
      for member in kinds(named: subject).flatMap({ Vocabulary[$0].members }) {
        add(member.member.name, .property, member.doc)
      }
    case .value(let fact):
      for member in kinds(named: subject).flatMap({ Vocabulary[$0].members }) where member.member.name == fact {
        for word in member.factType?.choices ?? [] { add(word, .value) }
      }
    }
    return items
  }

  /// The names of parts, and of the elements of lists.
  private static var parts: [(name: String, kinds: [Kind], doc: String)] {
    Vocabulary.kinds.flatMap(\.members).compactMap { declaration in
      switch declaration.role {
      case .fact: nil
      case .part, .list(_, nil): (declaration.member.name, declaration.kinds, declaration.doc)
      case .list(let kinds, let element?): (element, kinds, declaration.doc)
      }
    }
  }

  /// The kinds of what a name picks; all where it is none.
  private static func kinds(named name: String) -> [Kind] {
    if let kind = Vocabulary.kind(named: name) { return [kind] }
    let kinds = parts.filter { $0.name == name }.flatMap(\.kinds)
    return kinds.isEmpty ? Vocabulary.kinds.map(\.kind) : kinds
  }
}
