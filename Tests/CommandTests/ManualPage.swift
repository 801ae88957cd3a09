import Foundation

/// The manual page, made of what the program says of its commands and options.
struct ManualPage {
  let text: String

  /// - Parameter root: the whole program.
  init(_ root: DeclaredCommand) {
    var lines = [
      ".\\\" Made of the declared commands; UPDATE_GOLDEN=1 swift test --filter ManualTests writes it anew.",
      ".TH FIORILINT 1 \"\" \"fiorilint\" \"User Commands\"", ".SH NAME",
      "fiorilint \\- \(Self.escaped(Self.lowered(root.abstract ?? "")))", ".SH SYNOPSIS",
      ".B fiorilint", ".I command", "[\\fIoption\\fR ...] [\\fIpath\\fR ...]", ".SH DESCRIPTION",
    ]
    lines += Self.paragraphs(root.discussion)
    lines.append(".SH COMMANDS")
    for command in root.commands { lines += Self.lines(of: command, "fiorilint") }
    lines += [
      ".SH FILES", ".TP", ".I .fiorilint.yml",
      "The configuration. Each file uses the nearest one upward.", ".TP", ".I .fiorilintignore",
      "Files to skip in folders, as in .gitignore.", ".TP", ".I .fiorilint/rules",
      "Rule pages of your team.", ".SH ENVIRONMENT", ".TP", ".B NO_COLOR",
      "No colours, unless \\-\\-color says otherwise.",
      ".TP", ".BR CLICOLOR_FORCE \", \" FORCE_COLOR", "Colours even if standard output is not a terminal.", ".TP",
      ".B SOURCE_DATE_EPOCH",
      "Seconds since 1970: the time in reports, and the day for suppressions that expire.",
      ".SH EXIT STATUS", ".TP", ".B 0", "Nothing at or above the failing level.", ".TP", ".B 1",
      "Findings at or above it, or too few conclusive checks.", ".TP", ".B 2",
      "The command line, a configuration or a rule is wrong, or there is no screen to check.", ".TP", ".B 3",
      "An input could not be read; the others are still checked.", "",
    ]
    text = lines.joined(separator: "\n")
  }

  private static func lines(of command: DeclaredCommand, _ path: String) -> [String] {
    let name = "\(path) \(command.commandName)"
    var lines = [".SS \(escaped(name))", escaped(command.abstract ?? "")]
    lines += paragraphs(command.discussion)
    for argument in command.shownArguments {
      lines += [".TP", heading(of: argument), escaped(sentence(on: argument))]
      if let discussion = argument.discussion, !discussion.isEmpty {
        lines += [".RS", ".nf"] + discussion.split(separator: "\n").map { escaped(String($0)) } + [".fi", ".RE"]
      }
    }
    for inner in command.commands { lines += Self.lines(of: inner, name) }
    return lines
  }

  /// What an argument is for, with its values as in `--help`.
  private static func sentence(on argument: DeclaredArgument) -> String {
    let sentence = argument.abstract ?? ""
    guard let values = argument.allValues, !values.isEmpty else { return sentence }
    return "\(sentence) (values: \(values.joined(separator: ", ")))"
  }

  private static func heading(of argument: DeclaredArgument) -> String {
    let value = "\\fI\(escaped(argument.valueName ?? ""))\\fR"
    guard argument.kind != "positional" else { return value + (argument.isRepeating ? " ..." : "") }
    let names = argument.spellings.map { "\\fB\(escaped($0))\\fR" }
    return names.joined(separator: ", ") + (argument.kind == "option" ? " \(value)" : "")
  }

  private static func paragraphs(_ text: String?) -> [String] {
    guard let text, !text.isEmpty else { return [] }
    return text.components(separatedBy: "\n\n").flatMap { paragraph in
      // Examples are one in a line.
      guard paragraph.contains("\n  ") else {
        return [".PP", escaped(paragraph.replacingOccurrences(of: "\n", with: " "))]
      }
      return [".PP", ".nf"] + paragraph.components(separatedBy: "\n").map { escaped($0) } + [".fi"]
    }
  }

  private static func lowered(_ text: String) -> String {
    let whole = text.hasSuffix(".") ? String(text.dropLast()) : text
    return whole.prefix(1).lowercased() + whole.dropFirst()
  }

  /// What no formatter takes for a request or an escape.
  private static func escaped(_ text: String) -> String {
    let text = text.replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
