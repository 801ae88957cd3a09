import ArgumentParser
import Documents
import Project
import Reporting
import Screens
import Support

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
      "unknown command \(path)\(word); expected \(oneOf(names.map { path + $0 }))\(advice)"
    )
  }

  /// The arguments with each negative number joined to the option before it, where that takes a value: it says which
  /// numbers.
  static func joiningNumbers(_ arguments: [String]) -> [String] {
    var joined: [String] = []
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    for (index, argument) in arguments.enumerated() {
      if index < end, let last = joined.last, last.hasPrefix("--"), !last.utf8.contains(UInt8(ascii: "=")),
        argument.hasPrefix("-"), argument.utf8.count > 1,
        argument.utf8.dropFirst().allSatisfy({ (0x2E...0x39).contains($0) }),
        takesValue(last, behind: joined.dropLast())
      {
        joined[joined.count - 1] = "\(last)=\(argument)"
      } else {
        joined.append(argument)
      }
    }
    return joined
  }

  /// Whether an option takes a value: the parser asks for one that ends the arguments.
  private static func takesValue(_ option: String, behind arguments: [String]) -> Bool {
    do {
      _ = try FioriLintCommand.parse((arguments + [option])[...])
      return false
    } catch {
      return FioriLintCommand.fullMessage(for: error).contains("Missing value for '\(option) ")
    }
  }

  /// What is wrong with an argument or a value that is empty; `nil` where none is.
  static func emptyArgument(_ arguments: [String]) -> UserError? {
    // Shells complete empty words.
    if arguments.first?.hasPrefix("---") ?? false { return nil }
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    for (index, argument) in arguments.enumerated() {
      let isOption = index < end && argument.hasPrefix("--") && argument.hasSuffix("=")
      if isOption, argument.firstIndex(of: "=") == argument.indices.last {
        let option = argument.dropLast()
        return UserError("\(option) has an empty value; expected \(option)=VALUE")
      }
      guard argument.isEmpty else { continue }
      let name = index == 0 ? "" : " after \(arguments[index - 1])"
      return UserError("the argument\(name) is empty; give it a value, or leave it out")
    }
    return nil
  }

  /// What the parser says, in the style of all other messages: one line, and one that helps.
  static func message(_ text: String, _ arguments: [String]) -> String {
    let prefix = "Error: "
    guard text.hasPrefix(prefix) else { return text }
    let end = ["\nHelp: ", "\nUsage: "].compactMap { text.firstRange(of: $0)?.lowerBound }.min() ?? text.endIndex
    let message = String(text[..<end].dropFirst(prefix.count))
    var help = word(behind: "See '", in: String(text[end...])).map { "see `\($0)`" }
    if let option = word(behind: unknownOption, in: message), let moved = UnknownOption(option, arguments).help {
      help = moved
    }
    let lines = ["fiorilint: error: \(improved(message, arguments))", help.map { "help: \($0)" }].compactMap { $0 }
    // The value of an option may hold anything.
    return lines.map { TextEscaping.line(Path.shown(in: $0)) }.joined(separator: "\n")
  }

  private static let unknownOption = "Unknown option '"

  private static func improved(_ message: String, _ arguments: [String]) -> String {
    if let option = word(behind: unknownOption, in: message) {
      if let space = option.firstIndex(of: " ") {
        let (name, value) = (option[..<space], option[space...].drop { $0 == " " })
        return "unknown option \"\(option)\"; an option and its value are two arguments, or \(name)=\(value)"
      }
      return "unknown option \(option)\(suggestion(UnknownOption(option, arguments).nearest))"
    }
    if let option = word(behind: "Missing value for '", in: message)?.split(separator: " ").first.map(String.init) {
      guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
        return "\(option) needs a value\(expectation(of: option, in: arguments))"
      }
      let value = arguments[index + 1]
      return "\(option) needs a value; \(value) looks like an option: a value that begins with - is given as "
        + "\(option)=\(value)"
    }
    if let option = word(behind: "The option '", in: message), message.contains("does not take any value") {
      return "\(option) takes no value, but has \(word(behind: "but '", in: message) ?? "one")"
    }
    if let shell = word(behind: "Can't generate completion scripts for '", in: message) {
      let shells = ["bash", "zsh", "fish"]
      let advice = suggestion(for: shell, among: shells, isQuoted: false)
      return "there are no completions for \(shell); expected one of \(shells.joined(separator: ", "))\(advice)"
    }
    if let argument = word(behind: "Missing expected argument '", in: message) {
      return "expected \(requiredArguments[argument] ?? argument)"
    }
    if let argument = word(behind: "Unexpected argument '", in: message) {
      let isOfStream = arguments.first == "stream" && Terminal.exists(argument)
      let advice = "; records come from standard input: fiorilint stream < \(argument)"
      return "unexpected argument \(argument)\(isOfStream ? advice : "")"
    }
    return wrongValue(message, of: arguments.first) ?? message
  }

  /// `; expected …`, as the parser says it of a wrong value of the last argument; empty where it takes any.
  private static func expectation(of option: String, in arguments: [String]) -> String {
    guard arguments.last == option else { return "" }
    do {
      _ = try FioriLintCommand.parse((arguments.dropLast() + ["\(option)=?"])[...])
      return ""
    } catch {
      let message = message(FioriLintCommand.fullMessage(for: error), arguments.dropLast() + ["\(option)=?"])
      let line = message.prefix { $0 != "\n" }
      return line.firstRange(of: "; expected ").map { String(line[$0.lowerBound...]) } ?? ""
    }
  }

  /// What commands need, by the names that their usage has for it.
  private static let requiredArguments = [
    "<paths> ...": "files or folders to convert", "<inputs> ...": "partial reports to join",
    "<team/name>": "the id of a rule, such as acme/short-titles", "<name>": "json, xml or config",
    "--to <language>": "--to json or --to xml", "--compare <before> <after>": "--compare BEFORE AFTER",
  ]

  /// What the parser says of a wrong value, with the nearest right one; `nil` for other messages.
  private static func wrongValue(_ message: String, of command: String?) -> String? {
    let start = "The value '"
    guard message.hasPrefix(start), let middle = message.firstRange(of: "' is invalid for '") else { return nil }
    let value = String(message[..<middle.lowerBound].dropFirst(start.count))
    let rest = message[middle.upperBound...]
    let name = rest.prefix { $0 != "'" && $0 != " " }
    guard let quote = rest.firstIndex(of: "'") else { return nil }
    let reason = rest[rest.index(after: quote)...]
    if reason.hasPrefix(": ") { return String(reason.dropFirst(2)) }
    let bullet = "\n  - "
    let names =
      reason.contains(bullet)
      ? reason.split(separator: bullet).dropFirst().map { String($0) }
      : reason.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    guard !names.isEmpty else { return "\(name) cannot be \(value)" }
    // Reports of `check` have their files behind the format.
    if name == "--format", let equals = value.firstIndex(of: "="), names.contains(String(value[..<equals])) {
      let target = ["report", "draw", "rules"].contains(command) ? "-o" : ">"
      return "--format cannot be \(value); write to a file with --format \(value[..<equals]) \(target) "
        + value[value.index(after: equals)...]
    }
    return
      "\(name) cannot be \(value); expected \(oneOf(names))\(suggestion(for: value, among: names, isQuoted: false))"
  }

  /// The text between a beginning and the next quote.
  private static func word(behind start: String, in message: String) -> String? {
    guard let range = message.firstRange(of: start) else { return nil }
    return String(message[range.upperBound...].prefix { $0 != "'" })
  }
}
