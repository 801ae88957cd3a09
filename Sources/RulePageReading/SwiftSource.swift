import RulePages

/// Rule pages and the ledger as Swift source, so that the program carries them as data and reads no YAML when it
/// starts.
package enum SwiftSource {
  /// A file's name and what it says.
  package typealias File = (name: String, text: String)

  /// The files that `compile-rules` writes: the pages of each group, the list of all pages, and the ledger.
  ///
  /// - Parameter pages: the pages, sorted by id, so that those of a group are together.
  package static func files(of pages: [RulePage], _ statements: [GuidelineStatement]) -> [File] {
    var files: [File] = []
    for page in pages {
      let name = identifier(page.id.prefix { $0 != "/" }, isType: true) + "Pages.swift"
      if files.last?.name != name { files.append((name, header("the pages in Rules/"))) }
      files[files.count - 1].text += "\n" + source(of: page)
    }
    var list = header("the pages in Rules/") + "\nlet compiledPages: [RulePage] = [\n"
    for page in pages { list += "  \(identifier(page.id)),\n" }
    files.append(("CompiledPages.swift", list + "]\n"))
    files.append(("CompiledStatements.swift", source(of: statements)))
    return files
  }

  private static func header(_ origin: String) -> String {
    """
    // Made by `make rules` from \(origin). Do not edit.
    // swift-format-ignore-file

    import RulePages

    """
  }

  /// The declaration of a page; one for each keeps the type checker quick.
  private static func source(of page: RulePage) -> String {
    """
    let \(identifier(page.id)) = RulePage(
      id: \(literal(page.id)), title: \(literal(page.title)), advice: \(literal(page.advice)),
      statements: \(literals(page.statements)),
      cases: [\(page.cases.map { "\n    " + ruleCase($0) + "," }.joined())
      ],
      rationale: \(block(page.rationale)),
      examplesText: \(block(page.examplesText)),
      examplesLine: \(page.examplesLine), since: \(literal(page.since)), message: \(message(page.message)),
      supersedes: [\(page.supersedes.map { message($0) }.joined(separator: ", "))])

    """
  }

  private static func source(of statements: [GuidelineStatement]) -> String {
    var source = header("Rules/statements.yml") + "\nlet compiledStatements: [GuidelineStatement] = [\n"
    for item in statements {
      source += "  GuidelineStatement(id: \(literal(item.id)), section: \(literal(item.section)), "
      source += "level: \(literal(item.level)), rule: \(literal(item.rule)), says: \(literal(item.says)), "
      source += "undecidable: \(literal(item.undecidable))),\n"
    }
    return source + "]\n"
  }

  /// A name for Swift of an id or a part of one: `touch-target/minimum-size` is `touchTargetMinimumSize`.
  private static func identifier(_ id: some StringProtocol, isType: Bool = false) -> String {
    let words = id.split { $0 == "-" || $0 == "/" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = words.joined()
    return isType ? name : name.prefix(1).lowercased() + name.dropFirst()
  }

  private static func message(_ message: PageText?) -> String {
    guard let message else { return "nil" }
    let place = "PageLocation(line: \(message.place.line), column: \(message.place.column))"
    return "PageText(\(literal(message.text)), at: \(place))"
  }

  private static func ruleCase(_ item: RuleCase) -> String {
    "RuleCase(severity: \(literal(item.severity)), platforms: \(literals(item.platforms)), "
      + "statements: \(literals(item.statements)), selector: \(literal(item.selector)), "
      + "check: \(literal(item.check)), "
      + "parameters: \(entries(item.parameters)), "
      + (item.fixes.isEmpty
        ? "" : "fixes: PageFixes { [\(item.fixes.values.map { value($0) }.joined(separator: ", "))] }, ")
      + (item.message == nil ? "" : "message: \(message(item.message)), ")
      + (item.advice.map { "advice: \(literal($0)), " } ?? "")
      + "line: \(item.line))"
  }

  private static func entries(_ entries: [PageEntry]) -> String {
    "[" + entries.map { "PageEntry(\(literal($0.key)), \(value($0.value)))" }.joined(separator: ", ") + "]"
  }

  private static func value(_ value: PageValue) -> String {
    let content =
      switch value.content {
      case .text(let text): ".text(\(literal(text)))"
      case .number(let number): ".number(\(number))"
      case .flag(let flag): ".flag(\(flag))"
      case .list(let items): ".list([\(items.map { self.value($0) }.joined(separator: ", "))])"
      case .map(let entries): ".map(\(self.entries(entries)))"
      }
    return "PageValue(\(content), line: \(value.line), column: \(value.column))"
  }

  private static func literals(_ texts: [String]) -> String { "[" + texts.map(literal).joined(separator: ", ") + "]" }

  /// A text of several lines as it is in its page, so that a change of it reads as one.
  private static func block(_ text: String) -> String {
    var marks = "#"
    while text.contains("\"\"\"" + marks) || text.contains("\\" + marks) { marks += "#" }
    return "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"
  }

  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
