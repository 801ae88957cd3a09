import ArgumentParser
import Project
import Support

/// An option that the named command does not have: what its author may have meant.
struct UnknownOption {
  /// The nearest option of the command; `nil` where none is near, or where ``help`` says what to use.
  let nearest: String?
  /// What to use instead, if the command has that; `nil` where nothing is known of the option.
  let help: String?

  init(_ option: String, _ arguments: [String]) {
    let command = Self.command(of: arguments)
    let options = Self.options(of: command.type)
    let moved = Self.replacements[option].flatMap { texts in
      texts.first { Self.isPossible($0, command.names, options) }
    }
    let near = Support.nearest(to: option, among: options.filter { $0.hasPrefix("--") }.sorted(), atLeast: 1)
    let keys = options.contains("--set") ? ConfigurationKey.all.map(\.name).filter { $0 != "formats" } : []
    let key = Self.keys[option] ?? Self.nearestKey(option, among: keys)
    let isExact = Self.keys[option] != nil || key.map { "--\($0)" == option } ?? false
    if let moved {
      (nearest, help) = (nil, "use \(moved)")
    } else if let key, !keys.isEmpty, isExact || near == nil {
      (nearest, help) = (nil, "use `--set \(key)=…`, or the key `\(key.prefix { $0 != "." })` in .fiorilint.yml")
    } else {
      (nearest, help) = (near, nil)
    }
  }

  /// The words of a command line that name the command, and the command.
  private static func command(of arguments: [String]) -> (names: [String], type: any ParsableCommand.Type) {
    var (names, type): ([String], any ParsableCommand.Type) = ([], FioriLintCommand.self)
    for word in arguments {
      guard let inner = type.configuration.subcommands.first(where: { $0._commandName == word }) else { break }
      names.append(word)
      type = inner
    }
    return (names, type)
  }

  /// The options of a command, as its help lists them.
  private static func options(of command: any ParsableCommand.Type) -> Set<String> {
    let isOfName = { (character: Character) in character == "-" || character.isASCII && character.isLetter }
    let names = FioriLintCommand.helpMessage(for: command).split(separator: "\n").flatMap { line -> [String] in
      let words = line.drop { $0 == " " }
      guard words.first == "-", words.startIndex > line.startIndex else { return [] }
      return words.prefix { isOfName($0) || ", ".contains($0) }.split { $0 == " " || $0 == "," }.map(String.init)
    }
    return Set(names.filter { $0.hasPrefix("-") })
  }

  /// The key whose name an option has, or begins with.
  private static func nearestKey(_ option: String, among keys: [String]) -> String? {
    let name = String(option.drop { $0 == "-" })
    return Support.nearest(to: name, among: keys) ?? (name.count > 4 ? keys.first { $0.hasPrefix(name) } : nil)
  }

  /// Whether a command takes what is between the first backticks of a text, or all that it says is no option.
  private static func isPossible(_ text: String, _ command: [String], _ options: Set<String>) -> Bool {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[1].hasPrefix("--") || parts[1].hasPrefix("-o") else { return true }
    let words = parts[1].split(separator: " ").map { $0.hasPrefix("FORMAT") ? "json\($0.dropFirst(6))" : String($0) }
    guard options.contains(words[0]) else { return false }
    // Files of formats are not the parser's.
    if words[0] == "--format", command != ["check"], command != ["merge"], words.last?.contains("=") ?? false {
      return false
    }
    return !(message(for: command + words)?.contains("is invalid for") ?? false)
  }

  /// What the parser says to some arguments; `nil` where they are right.
  private static func message(for arguments: [String]) -> String? {
    do {
      _ = try FioriLintCommand.parse(arguments[...])
      return nil
    } catch {
      return FioriLintCommand.fullMessage(for: error)
    }
  }

  /// The configuration keys of options that are keys only.
  private static let keys = [
    "--group-by": "reports.text.group-by", "--root": "reports.root", "--help-base": "reports.rule-pages",
    "--sarif-category": "reports.sarif.category", "--junit-dialect": "reports.junit.dialect",
    "--junit-granularity": "reports.junit.cases", "--junit-passes": "reports.junit.passed",
    "--junit-inconclusive": "reports.junit.inconclusive", "--kind": "element-kinds",
    "--require-decided": "require-conclusive",
  ]

  private static let ignoring = "`--set exclude=GLOB` for files, and `--set 'rules={RULE: off}'` for rules"

  /// The options in the place of others; the first that the command has counts.
  private static let replacements = [
    "--show-suppressed": ["`--show suppressed`"], "--show-baselined": ["`--show baselined`"],
    "--show-fixes": ["`--show fixes`"], "--suggest-suppressions": ["`--show suppressions`"],
    "--mergeable": ["`--format partial=FILE`", "`--partial`"], "--statistics": ["`--counts`"],
    "--lines": ["`--json-lines`"], "--batch": ["`--batch-records`"], "--facts": ["`--annotate`"],
    "--allow-outside": ["`--allow-outside-project`"],
    "--no-color": ["`--color never`, or set NO_COLOR", "the environment variable NO_COLOR"],
    "--today": ["the environment variable SOURCE_DATE_EPOCH"],
    "--date": ["the environment variable SOURCE_DATE_EPOCH"], "-q": ["`--quiet`"], "-v": ["`--verbose`"],
    "-o": ["`--format FORMAT=FILE`"], "--output": ["`--format FORMAT=FILE`"], "-f": ["`--format FORMAT`"],
    "--html": ["`--format html=FILE`", "`--format html -o FILE`"], "--json": ["`--format json`"],
    "--sarif": ["`--format sarif=FILE`"], "--junit": ["`--format junit=FILE`"],
    "--ignore": [ignoring], "--ignore-pattern": [ignoring], "--disable": [ignoring], "--disable-rule": [ignoring],
  ]
}
