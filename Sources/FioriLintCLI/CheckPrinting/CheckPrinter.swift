import Linting

/// Prints checks for people at a terminal.
struct CheckPrinter {
  let colours: Colours
  let layout: TextLayout

  /// Each check with what it does.
  func list(_ checks: [CheckDescription]) -> String {
    let column = Self.column(behind: checks.map(\.name))
    return checks.map { field($0.name, $0.summary, column: column) }.joined()
  }

  /// All about one: what it does, its parameters, and a rule that names it.
  func page(_ check: CheckDescription) -> String {
    var text = colours.strong(check.name) + "\n" + layout.paragraph(check.summary)
    if let kinds = check.kindsInWords { text += layout.paragraph("Checks \(kinds).".replacing("`", with: "")) }
    text += heading("Parameters")
    let column = Self.column(behind: check.parameters.map { "  " + $0.name })
    for parameter in check.parameters {
      text += field("  " + parameter.name, "\(parameter.typeInWords). \(parameter.doc)", column: column)
    }
    if check.takesOthers {
      text += layout.paragraph("Each `parameters.NAME` of the condition is one more parameter.", indentation: 2)
    }
    if check.parameters.isEmpty, !check.takesOthers { text += "  none\n" }
    guard let example = check.example else { return text }
    text += heading("As in \(example.rule)")
    for line in example.header { text += "    \(line)\n" }
    guard let code = example.text else { return text }
    let avoid = "## Avoid\n\n```\(example.language)\n\(code)\n```\n"
    text += "\n" + MarkdownText.text(avoid, layout, colours)
    return text + "\n" + layout.paragraph("↓ marks the place of a finding.", indentation: 2)
  }

  /// Where the text behind some labels begins.
  private static func column(behind labels: [String]) -> Int { (labels.map(\.count).max() ?? 0) + 2 }

  private func heading(_ text: String) -> String { "\n" + colours.strong(text) + "\n" }

  private func field(_ label: String, _ value: String, column: Int) -> String {
    layout.paragraph(value, indentation: column, label: label, paint: colours.faint)
  }
}

extension CheckParameter {
  /// Its type with its unit and default: `number, in pt or dp (default: 0.5)`.
  var typeInWords: String {
    let end =
      switch need {
      case .required, .oneOfSeveral: " (\(standardInWords))"
      case .optional: standard.map { " (default: \($0))" } ?? ""
      }
    return type + (unit.map { ", in \($0)" } ?? "") + end
  }
}

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
    if let kinds = check.kindsInWords { text += "\nChecks \(kinds).\n" }
    if !check.parameters.isEmpty { text += "\n\(parameters(of: check))" }
    if check.takesOthers { text += "\nEach `parameters.NAME` of the condition is one more parameter.\n" }
    guard let example = check.example else { return text }
    text += "\nAs in `\(example.rule)`:\n\n```yaml\n\(example.header.joined(separator: "\n"))\n```\n"
    if let code = example.text {
      text += "\n`↓` marks the place of a finding.\n\n```\(example.language)\n\(code)\n```\n"
    }
    return text
  }

  /// The table of a check's parameters.
  static func parameters(of check: CheckDescription) -> String {
    var table = MarkdownTable(["Parameter", "Type", "Unit", "Default", "Meaning"])
    for parameter in check.parameters {
      table.add([
        "`\(parameter.name)`", parameter.type, parameter.unit ?? "", parameter.standardInWords, parameter.doc,
      ])
    }
    return table.text
  }
}
