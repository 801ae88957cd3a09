import Linting

/// Writes checks in Markdown: the table of all, and one with its parameters.
enum CheckMarkdown {
  /// Each check with what it does.
  static func table(_ checks: [CheckDescription]) -> String {
    var table = MarkdownTable(["Check", "What it asks"])
    for check in checks { table.add(["`\(check.name)`", check.summary]) }
    return table.text
  }

  /// All about one: what it does, its parameters, and a rule that names it.
  static func page(_ check: CheckDescription) -> String {
    var text = "# \(check.name)\n\n\(check.summary)\n"
    if !check.parameters.isEmpty { text += "\n\(parameters(of: check))" }
    if check.takesOthers { text += "\nBesides, it takes what conditions name behind `parameters.`.\n" }
    guard let example = check.example else { return text }
    text += "\nAs in `\(example.rule)`:\n\n```yaml\n\(example.header.joined(separator: "\n"))\n```\n"
    if let code = example.text {
      text += "\n`↓` marks the place of a finding.\n\n```\(example.language)\n\(code)\n```\n"
    }
    return text
  }

  /// The table of a check's parameters.
  static func parameters(of check: CheckDescription) -> String {
    var table = MarkdownTable(["Parameter", "Type", "Unit", "Unless given", "What it says"])
    for parameter in check.parameters {
      table.add([
        "`\(parameter.name)`", parameter.type, parameter.unit ?? "", parameter.standard ?? "", parameter.doc,
      ])
    }
    return table.text
  }
}
