import Screens
import Support
import Syntax

/// What a command line sets for all files, as the last override of every configuration.
package struct CommandLineSettings: Sendable {
  /// The path that messages show for it.
  package static let place = "command line"

  /// A key with its value.
  private struct Assignment: Sendable {
    /// As it was given.
    var text: String
    var entry: YAMLEntry
  }

  private var assignments: [Assignment] = []

  /// Settings that set nothing.
  package init() {}

  /// Whether all that it sets is for the run as a whole, so that no file is linted otherwise.
  var isForRun: Bool {
    assignments.allSatisfy { item in ConfigurationKey.atTop.contains { $0.name == item.entry.key && $0.isForRun } }
  }

  /// Reads assignments, each as `KEY=VALUE` with the value in YAML. Dots separate a key from its members.
  ///
  /// - Throws: a ``UserError`` for a text that is no assignment.
  package init(_ texts: [String]) throws(UserError) {
    for text in texts {
      assignments.append(Assignment(text: text, entry: try Self.entry(text, line: assignments.count + 1)))
    }
    let keys = Set(assignments.map(\.entry.key))
    if keys.isSuperset(of: [ConfigurationKey.density.name, ConfigurationKey.screenWidth.name]) {
      throw UserError("the density and `screen-width-dp` cannot be used together; remove one of them")
    }
  }

  private static func entry(_ text: String, line: Int) throws(UserError) -> YAMLEntry {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
      throw UserError("--set takes KEY=VALUE, such as fail-on=warning, not \(text)")
    }
    let value: YAMLNode?
    do throws(YAMLError) {
      value = try YAMLDocument.read(String(text[text.index(after: equals)...]))
    } catch {
      throw UserError("--set \(text): the value is not valid YAML: \(error.message)")
    }
    var node = value?.moved(down: line - 1) ?? YAMLNode(.scalar("", isPlain: true), line: line, column: 1)
    var names = names(in: String(text[..<equals]))
    while names.count > 1, let name = names.popLast() {
      node = YAMLNode(.map([YAMLEntry(key: name, line: line, column: 1, value: node)]), line: line, column: 1)
    }
    let key = names.first ?? ""
    if [ConfigurationKey.extends, .overrides].contains(where: { $0.name == key }) {
      throw UserError("--set cannot set `\(key)`; write it in a configuration, and name that with --config")
    }
    if ConfigurationKey.conditions.contains(where: { $0.name == key }) {
      throw UserError("--set cannot set `\(key)`: it belongs in an entry of `overrides` in a configuration")
    }
    guard let setting = ConfigurationKey.atTop.first(where: { $0.name == key }) else {
      let advice =
        [String(text[..<equals]), key].lazy
        .map { ConfigurationKey.suggestion(for: $0, among: ConfigurationKey.atTop) }.first { !$0.isEmpty } ?? ""
      let help = advice.isEmpty ? "; `fiorilint schema config` describes all keys" : ""
      throw UserError("--set \(text): unknown key `\(key)`\(advice)\(help)")
    }
    if setting.takesTexts, case .scalar(let items, isPlain: true) = node.content,
      hasComma(items)
    {
      let list = items.split(separator: ",").map { Suppression.trimmed(String($0)) }.joined(separator: ", ")
      throw UserError("--set \(text): expected a list in brackets: --set '\(text[..<equals])=[\(list)]'")
    }
    return YAMLEntry(key: key, line: line, column: 1, value: node)
  }

  /// Whether a text has a comma that is not inside the braces of a glob.
  private static func hasComma(_ text: String) -> Bool {
    var depth = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth <= 0: return true
      default: break
      }
    }
    return false
  }

  /// The names in a key. Names that users make up, such as those of element kinds, have dots of their own.
  private static func names(in key: String) -> [String] {
    let names = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let top = ConfigurationKey.atTop.first(where: { $0.name == names[0] }), top.members.isEmpty,
      top != .rules, names.count > 2
    else { return names }
    return [names[0], names.dropFirst().joined(separator: ".")]
  }

  /// The settings of each assignment, in order.
  ///
  /// - Parameters:
  ///   - keys: those that are read, and no others; `nil`: all.
  ///   - reader: makes a reader of a file by its name.
  func blocks(
    in workingDirectory: String, _ keys: [ConfigurationKey]?, _ reader: (PathName) -> ConfigurationReader
  ) -> (blocks: [ConfigurationBlock], errors: [UserError]) {
    var blocks: [ConfigurationBlock] = []
    var errors: [UserError] = []
    let name = PathName(Self.place, in: workingDirectory, from: workingDirectory)
    for assignment in assignments {
      var reader = reader(name)
      let root = YAMLNode(.map([assignment.entry]), line: assignment.entry.line, column: 1)
      reader.read(.success(root), keys)
      blocks += reader.blocks
      errors += reader.errors.map { UserError("--set \(assignment.text): \($0.message)") }
    }
    return (blocks, errors)
  }
}

extension FileLocation {
  /// The file and line that set something, or the command line.
  package var source: String { path == CommandLineSettings.place ? path : "\(path):\(line)" }
}

extension YAMLNode {
  /// The same node so many lines further down.
  fileprivate func moved(down lines: Int) -> YAMLNode {
    var node = self
    node.line += lines
    switch content {
    case .scalar: break
    case .list(let items): node.content = .list(items.map { $0.moved(down: lines) })
    case .map(let entries):
      node.content = .map(
        entries.map { entry in
          YAMLEntry(
            key: entry.key, line: entry.line + lines, column: entry.column, value: entry.value.moved(down: lines))
        })
    }
    return node
  }
}
