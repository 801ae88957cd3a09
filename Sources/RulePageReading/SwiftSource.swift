import RulePages

/// Rule pages and the ledger as Swift source, so that the program carries them as data and reads no YAML when it starts.
package enum SwiftSource {
  /// The source of a file that declares `compiledPages`, as data.
  package static func compile(_ pages: [RulePage]) -> String {
    var source = "// Made by compile-rules from the pages in Rules/. Do not edit.\n\nimport RulePages\n\n"
    for (index, page) in pages.enumerated() {
      // A declaration of its own for each page keeps the type checker quick.
      source += """
        private let page\(index) = RulePage(
          id: \(literal(page.id)), title: \(literal(page.title)), advice: \(literal(page.advice)),
          statements: \(literals(page.statements)),
          cases: [\(page.cases.map(ruleCase).joined(separator: ", "))],
          rationale: \(literal(page.rationale)), examplesText: \(literal(page.examplesText)),
          examplesLine: \(page.examplesLine), since: \(literal(page.since)), message: \(message(page.message)),
          supersedes: [\(page.supersedes.map { message($0) }.joined(separator: ", "))])


        """
    }
    source += "let compiledPages: [RulePage] = [\(pages.indices.map { "page\($0)" }.joined(separator: ", "))]\n"
    return source
  }

  /// The source of a file that declares `compiledStatements`.
  package static func compile(_ statements: [GuidelineStatement]) -> String {
    var source = "// Made by compile-rules from Rules/statements.yml. Do not edit.\n\nimport RulePages\n\n"
    source += "let compiledStatements: [GuidelineStatement] = [\n"
    for item in statements {
      source += "  GuidelineStatement(id: \(literal(item.id)), section: \(literal(item.section)), "
      source += "level: \(literal(item.level)), rule: \(literal(item.rule)), says: \(literal(item.says)), "
      source += "undecidable: \(literal(item.undecidable))),\n"
    }
    return source + "]\n"
  }

  private static func message(_ message: PageText?) -> String {
    guard let message else { return "nil" }
    let place = "PagePlace(line: \(message.place.line), column: \(message.place.column))"
    return "PageText(\(literal(message.text)), at: \(place))"
  }

  private static func ruleCase(_ item: RuleCase) -> String {
    "RuleCase(severity: \(literal(item.severity)), platforms: \(literals(item.platforms)), "
      + "statements: \(literals(item.statements)), selector: \(literal(item.selector)), "
      + "check: \(literal(item.check)), "
      + "parameters: \(entries(item.parameters)), "
      + (item.fixes.isEmpty
        ? "" : "fixes: PageFixes { [\(item.fixes.values.map { value($0) }.joined(separator: ", "))] }, ")
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
