import Documents

/// What may be written in a rule page: in its header, behind its fences, in its examples, and where headings are.
struct RulePageCompletion {
  /// A schema of the header.
  let header: JSONLiteral
  /// A schema of examples in JSON.
  let example: JSONLiteral
  /// The words behind the language of a fence.
  let traits: [String]
  /// What a page begins with.
  let draft: String
  let text: [UInt8]

  private static let languages = ["json", "xml"]

  func items(at offset: Int) -> Completion.Found? {
    if text.allSatisfy({ $0 <= 0x20 }) {
      let item = CompletionItem(
        label: "rule page", kind: .value, documentation: "A page of a rule that works, to be changed.", text: draft)
      return ([item], 0..<text.count)
    }
    let page = RulePageText(text)
    if let part = page.header, part.contains(offset) || part.upperBound == offset {
      return Completion.yaml(header, text, offset, within: part)
    }
    if let block = page.block(around: offset) {
      return offset <= block.words.upperBound ? words(of: block, at: offset) : inside(block, at: offset)
    }
    return page.header == nil || offset < page.bodyStart ? nil : lines(of: page, at: offset)
  }

  /// The language of an example, or its traits.
  private func words(of block: RulePageText.Block, at offset: Int) -> Completion.Found? {
    guard offset >= block.words.lowerBound else { return nil }
    let before = text[block.words.lowerBound..<offset]
    let typed = before.reversed().prefix { $0 != 0x20 }.count
    let given = Set(String(decoding: text[block.words], as: UTF8.self).split(separator: " ").map(String.init))
    let isFirst = !before.dropLast(typed).contains { $0 != 0x20 }
    let end = text[offset..<block.words.upperBound].firstIndex(of: 0x20) ?? block.words.upperBound
    let own = String(decoding: text[offset - typed..<end], as: UTF8.self)
    let offered = isFirst ? Self.languages : traits + ["fixed"]
    return (
      offered.filter { !given.contains($0) || $0 == own }.map { CompletionItem(label: $0, kind: .value, text: $0) },
      offset - typed..<end
    )
  }

  /// What may be in an example, which is a description of a screen or of a part of one.
  private func inside(_ block: RulePageText.Block, at offset: Int) -> Completion.Found? {
    guard offset <= block.content.upperBound,
      let language = String(decoding: text[block.words], as: UTF8.self).split(separator: " ").first
    else { return nil }
    let content = Array(text[block.content])
    let place = offset - block.content.lowerBound
    let found: Completion.Found? =
      switch language {
      case "json": JSONCursor.cursor(in: content, at: place).map { SchemaCompletion(example, .json).items(at: $0) }
      case "xml": XMLCursor(in: content, at: place).map { (XMLCompletion.items(at: $0), $0.replaced) }
      default: nil
      }
    return found.map { items, range in
      (items, range.lowerBound + block.content.lowerBound..<range.upperBound + block.content.lowerBound)
    }
  }

  /// What a line of the body may begin with: the title, the headings of examples, a fence.
  private func lines(of page: RulePageText, at offset: Int) -> Completion.Found? {
    let start = text[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = text[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
    let typed = text[start..<offset]
    guard typed.allSatisfy({ Array("# `".utf8).contains($0) }) || typed.starts(with: "## ".utf8) else { return nil }
    let known = Set(page.sections.map { String(decoding: text[$0.heading], as: UTF8.self) })
    var offered: [(label: String, documentation: String)] = []
    if page.sections.isEmpty { offered.append(("# ", "The title: the rule in one sentence.")) }
    for (name, documentation) in [
      ("Avoid", "Examples with findings: ↓ marks the place of each."),
      ("Prefer", "Examples that the rule finds nothing in."),
    ] where !known.contains(name) && !page.sections.isEmpty { offered.append(("## \(name)", documentation)) }
    let current = page.sections.last { $0.range.lowerBound <= start }
    if let current, ["Avoid", "Prefer"].contains(String(decoding: text[current.heading], as: UTF8.self)) {
      for language in Self.languages { offered.append(("```\(language)", "An example in \(language.uppercased()).")) }
    }
    let items = offered.map {
      CompletionItem(label: $0.label, kind: .value, documentation: $0.documentation, text: $0.label)
    }
    return (items, start..<end)
  }
}
