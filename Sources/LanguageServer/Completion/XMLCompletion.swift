import Screens

/// What the vocabulary lets be written at a place in a screen description in XML, which need not be whole.
enum XMLCompletion {
  /// What may be written at a place.
  static func items(at cursor: XMLCursor) -> [CompletionItem] {
    if cursor.isInName { return elements(in: cursor.parents) }
    guard let kind = kinds(of: cursor.parents + [cursor.element]).last ?? nil else { return [] }
    let facts = Vocabulary[kind].members.filter { !$0.isPart }
    if let attribute = cursor.attribute {
      return (facts.first { $0.member.name == attribute }?.factType?.choices ?? []).map {
        CompletionItem(label: $0, kind: .value, text: $0)
      }
    }
    return facts.filter { !cursor.attributes.contains($0.member.name) }.map { declaration in
      let name = declaration.member.name
      return CompletionItem(label: name, kind: .property, documentation: declaration.doc, text: "\(name)=\"\"")
    }
  }

  private static func elements(in parents: [String]) -> [CompletionItem] {
    func item(_ name: String, _ documentation: String) -> CompletionItem {
      CompletionItem(label: name, kind: .property, documentation: documentation, text: name)
    }
    let kinds = kinds(of: parents)
    guard let last = kinds.last else { return Vocabulary.kinds.map { item($0.kind.name, $0.doc) } }
    guard let parent = last else { return [] }
    return Vocabulary[parent].members.flatMap { declaration -> [CompletionItem] in
      switch declaration.role {
      case .fact: []
      case .part: [item(declaration.member.name, declaration.doc)]
      case .list(_, let element?): [item(element, declaration.doc)]
      case .list(let kinds, nil): kinds.map { item($0.name, Vocabulary[$0].doc) }
      }
    }
  }

  /// The kinds of elements by their names, each inside the one before; `nil` where there is none of that name there.
  private static func kinds(of names: [String]) -> [Kind?] {
    // Several screens are in an element of their own.
    var kinds: [Kind?] = []
    for name in names.first == "screens" ? names.dropFirst() : names[...] {
      if let parent = kinds.last {
        kinds.append(parent.flatMap { Vocabulary.child(named: name, of: $0)?.kind })
      } else {
        kinds.append(Vocabulary.kind(named: name))
      }
    }
    return kinds
  }
}
