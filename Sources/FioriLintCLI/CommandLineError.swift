import ArgumentParser
import Documents
import FileAccess
import Reporting
import Screens
import Text

/// Errors of the command line, in the words of all other messages.
enum CommandLineError {
  /// What is wrong with the command that is named, before anything is parsed; `nil` where it is there.
  static func unknownCommand(_ arguments: [String]) -> UserError? {
    var words = arguments[...]
    if words.first == "help" { words.removeFirst() }
    return unknown(words, below: FioriLintCommand.self, "")
  }

  private static func unknown(
    _ words: ArraySlice<String>, below parent: any ParsableCommand.Type, _ path: String
  ) -> UserError? {
    let commands = parent.configuration.subcommands
    guard let word = words.first, !commands.isEmpty, word.utf8.first != UInt8(ascii: "-"), word != "help" else {
      return nil
    }
    if let command = commands.first(where: { $0._commandName == word }) {
      return unknown(words.dropFirst(), below: command, "\(path)\(word) ")
    }
    let names = commands.map { $0._commandName }
    var advice = suggestion(nearest(to: word, among: names).map { path + $0 })
    if advice.isEmpty, path.isEmpty, Terminal.exists(word) { advice = suggestion("check \(word)") }
    return UserError(
      "no command is called \(path)\(word)\(advice); expected one of \(names.map { path + $0 }.joined(separator: ", "))"
    )
  }

  /// What the parser says, in the style of all other messages.
  static func message(_ text: String, _ arguments: [String]) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let prefix = "Error: "
    if let first = lines.first, first.hasPrefix(prefix) {
      lines[0] = "fiorilint: error: " + improved(String(first.dropFirst(prefix.count)), arguments)
    }
    // What was given for an option may stand anywhere in it.
    return lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { TextEscaping.line(ExactPath.shown(String($0))) }.joined(separator: "\n")
  }

  private static func improved(_ message: String, _ arguments: [String]) -> String {
    if let option = word(behind: "Unknown option '", in: message) {
      let text = "unknown option \(option)"
      if let help = MovedOptions.help(for: option) { return "\(text)\nhelp: \(help)" }
      // The parser's own proposal may be far-fetched.
      guard let other = word(behind: "Did you mean '", in: message), nearest(to: option, among: [other]) != nil else {
        return text
      }
      return "\(text); did you mean \(other)?"
    }
    if let option = word(behind: "Missing value for '", in: message)?.split(separator: " ").first.map(String.init),
      let index = arguments.firstIndex(of: option), index + 1 < arguments.count
    {
      let value = arguments[index + 1]
      return "\(message); \(value) looks like an option: a value that begins with - is given as \(option)=\(value)"
    }
    return message
  }

  /// What stands between a beginning and the next quote.
  private static func word(behind start: String, in message: String) -> String? {
    guard let range = message.firstRange(of: start) else { return nil }
    return String(message[range.upperBound...].prefix { $0 != "'" })
  }
}
