import TestSupport
import Testing

/// `docs/reference/command-line.md` lists the commands and their options.
@Suite struct CommandLinePageTests {
  private static let path = "docs/reference/command-line.md"
  /// The command whose options are listed in full.
  private static let first = "check"

  @Test func commands() throws {
    let program = try DeclaredCommand.program()
    let known = try #require(program.commands.first { $0.commandName == Self.first }).shownArguments
    let rows = program.commands.map { command in
      let name = command.commandName
      return ["[`fiorilint \(name)`](#fiorilint-\(name))", command.abstract ?? ""]
    }
    var text = GeneratedText.table(["Command", "What it does"], rows) + "\n"
    for command in program.commands {
      text += Self.section(of: command, "fiorilint", known: command.commandName == Self.first ? [] : Set(known))
    }
    #expect(try GeneratedText.difference(of: text, fromPart: "commands", ofFile: Self.path) == nil)
  }

  private static func section(
    of command: DeclaredCommand, _ path: String, known: Set<DeclaredArgument>
  ) -> String {
    let name = "\(path) \(command.commandName)"
    var text = "## `\(name)`\n\n\(command.abstract ?? "")\n\n"
    text += prose(command.discussion ?? "")
    let own = command.shownArguments.filter { $0.valueName != "version" && !known.contains($0) }
    var titles: [String] = []
    for argument in own where !titles.contains(argument.sectionTitle ?? "") {
      titles.append(argument.sectionTitle ?? "")
    }
    for title in titles {
      let group = own.filter { ($0.sectionTitle ?? "") == title }
      if !title.isEmpty { text += "**\(title)**\n\n" }
      text += GeneratedText.table(["Argument", "Meaning"], group.map { [head(of: $0), meaning(of: $0)] }) + "\n"
      for argument in group {
        guard let discussion = argument.discussion, !discussion.isEmpty else { continue }
        text += "Values of \(head(of: argument)):\n\n\(values(discussion))\n"
      }
    }
    let shared = command.shownArguments.filter(known.contains).filter { $0.valueName != "version" }
    if !shared.isEmpty {
      text += "As for [`fiorilint \(first)`](#fiorilint-\(first)): \(shared.map(head).joined(separator: ", "))\n\n"
    }
    for inner in command.commands { text += section(of: inner, name, known: known) }
    return text
  }

  /// Paragraphs, and indented lines as commands.
  private static func prose(_ discussion: String) -> String {
    var text = ""
    for paragraph in discussion.split(separator: "\n\n") {
      var isCode = false
      for line in paragraph.split(separator: "\n") {
        let isCommand = line.hasPrefix("  ") || line.hasPrefix("fiorilint ")
        if isCode, !isCommand { text += "```\n\n" }
        if isCommand, !isCode { text += (text.isEmpty || text.hasSuffix("\n\n") ? "" : "\n") + "```sh no-run\n" }
        isCode = isCommand
        text += (isCommand ? line.drop { $0 == " " } : line) + "\n"
      }
      text += isCode ? "```\n\n" : "\n"
    }
    return text
  }

  private static func head(of argument: DeclaredArgument) -> String {
    let value = argument.valueName ?? ""
    guard argument.kind != "positional" else { return "`<\(value)>`" }
    return GeneratedText.code(argument.spellings.map { argument.kind == "option" ? "\($0) <\(value)>" : $0 })
  }

  private static func meaning(of argument: DeclaredArgument) -> String {
    let text = argument.abstract ?? ""
    var notes: [String] = []
    if let values = argument.allValues, !values.allSatisfy(text.contains) {
      notes.append("values: \(GeneratedText.code(values))")
    }
    if let standard = argument.defaultValue, !text.contains("default"), !standard.isEmpty {
      notes.append("default: `\(standard)`")
    }
    // A tag of HTML would not be shown.
    let shown = text.replacing("<", with: "&lt;")
    return notes.isEmpty ? shown : "\(shown) (\(notes.joined(separator: "; ")))"
  }

  /// The lines `NAME   what it is` of a discussion as a table.
  private static func values(_ discussion: String) -> String {
    let rows = discussion.split(separator: "\n").map { line in
      let name = line.prefix { $0 != " " }
      return ["`\(name)`", String(line.dropFirst(name.count).drop { $0 == " " })]
    }
    return GeneratedText.table(["Value", "Meaning"], rows)
  }
}
