import RulePages
import Screens
import Support

/// A fix as a rule's page declares it: what changes of an element that fails the rule.
package struct FixTemplate: Sendable {
  /// What it does, in a few words.
  package let title: String
  /// How much care applying it takes.
  package let safety: FixSafety
  /// What changes; `nil`: the check says it.
  package let changes: [ElementChange]?
  /// The elements that it is for; `nil`: all.
  package let condition: Selector?

  private static let keys = ["title", "class", "when", "set", "remove", "insert"]

  /// Reads what a case of a page says behind `fix:`.
  ///
  /// - Throws: a ``RuleError`` for what it cannot be, with the nearest name.
  init(_ value: PageValue, of source: RuleCase, on selector: Selector, rule: String, checkMends: Bool) throws(RuleError)
  {
    let reader = FixReader(rule: rule, kinds: Array(selector.subjectKinds))
    let entries = try reader.entries(value, "`fix`")
    for entry in entries where !Self.keys.contains(entry.key) {
      throw reader.error(
        "unknown key `\(entry.key)`; expected in a `fix` one of \(Self.keys.joined(separator: ", "))"
          + suggestion(for: entry.key, among: Self.keys), entry.value)
    }
    title = try reader.text("title", of: entries, in: value)
    let word = try reader.text("class", of: entries, in: value)
    guard let safety = FixSafety(rawValue: word) else {
      let words = FixSafety.allCases.map(\.rawValue)
      throw reader.error(
        "`class` must be \(words.words(last: "or")), not `\(word)`" + suggestion(for: word, among: words), value)
    }
    self.safety = safety
    if let text = try reader.optionalText("when", of: entries) {
      do throws(SelectorError) {
        condition = try Selector(text)
      } catch {
        throw reader.error("in `when`: \(error.description(in: text))", value)
      }
    } else {
      condition = nil
    }
    var changes: [ElementChange] = []
    for entry in entries {
      switch entry.key {
      case "set":
        for (member, value) in try reader.facts(entry.value, of: reader.kinds) { changes.append(.set(member, value)) }
      case "remove":
        changes.append(.remove(try reader.member(named: "\(entry.value)", .any, of: reader.kinds, entry.value)))
      case "insert":
        for part in try reader.entries(entry.value, "`insert`") {
          let member = try reader.member(named: part.key, .part, of: reader.kinds, part.value)
          let kinds = reader.kinds.flatMap { Vocabulary.declaration(of: member, in: $0)?.kinds ?? [] }
          let facts = try reader.facts(part.value, of: kinds).map { PartFact($0.0, $0.1) }
          changes.append(.insert(member, facts))
        }
      default: continue
      }
    }
    if changes.isEmpty, !checkMends {
      throw reader.error("the check `\(source.check)` has no fix of its own; add `set`, `remove` or `insert`", value)
    }
    self.changes = changes.isEmpty ? nil : changes
  }
}

extension FixTemplate {
  /// What a case of a page says behind `fix:`, one or several.
  static func all(
    of source: RuleCase, on selector: Selector, rule: String, additions: [AnyCheck]
  ) throws(RuleError) -> [FixTemplate] {
    if source.fixes.isEmpty { return [] }
    let check = try Checks.remake(source, on: selector, rule: rule, additions: additions)
    var all: [FixTemplate] = []
    for value in source.fixes.values {
      all.append(try FixTemplate(value, of: source, on: selector, rule: rule, checkMends: check.hasFix))
    }
    return all
  }
}

/// Reads the values of a `fix:`.
private struct FixReader {
  let rule: String
  let kinds: [Kind]

  func error(_ message: String, _ value: PageValue) -> RuleError {
    RuleError(rule: rule, line: value.line, column: value.column, message: message)
  }

  func entries(_ value: PageValue, _ name: String) throws(RuleError) -> [PageEntry] {
    guard case .map(let entries) = value.content else { throw error("\(name) must be a map, not `\(value)`", value) }
    return entries
  }

  func optionalText(_ key: String, of entries: [PageEntry]) throws(RuleError) -> String? {
    guard let value = entries.first(where: { $0.key == key })?.value else { return nil }
    guard case .text(let text) = value.content, !text.isEmpty else {
      throw error("`\(key)` must be a text, not `\(value)`", value)
    }
    return text
  }

  func text(_ key: String, of entries: [PageEntry], in value: PageValue) throws(RuleError) -> String {
    guard let text = try optionalText(key, of: entries) else { throw error("a `fix` needs `\(key)`", value) }
    return text
  }

  func member(
    named name: String, _ role: MemberRole, of kinds: [Kind], _ value: PageValue
  ) throws(RuleError) -> Member {
    do throws(UnknownName) {
      return try role.member(named: name, in: kinds)
    } catch let unknown {
      throw error("`fix` \(unknown.message)", value)
    }
  }

  /// Facts with their values.
  func facts(_ value: PageValue, of kinds: [Kind]) throws(RuleError) -> [(Member, FactSetting)] {
    var facts: [(Member, FactSetting)] = []
    for entry in try entries(value, "what facts are set to") {
      let member = try member(named: entry.key, .fact, of: kinds, entry.value)
      let type = kinds.lazy.compactMap { Vocabulary.declaration(of: member, in: $0)?.factType }.first
      facts.append((member, try setting(entry.value, type, of: member)))
    }
    return facts
  }

  private func setting(_ value: PageValue, _ type: FactType?, of member: Member) throws(RuleError) -> FactSetting {
    switch (type, value.content) {
    case (.text, .text(let text)), (.color, .text(let text)): return .text(text)
    case (.number, .number(let number)), (.count, .number(let number)): return .number(number)
    case (.boolean, .flag(let flag)): return .flag(flag)
    case (.token(let tokens, _), .text(let text)):
      do throws(UnknownName) {
        return .token(try tokens.token(named: text, of: member))
      } catch let unknown {
        throw error(unknown.message, value)
      }
    default:
      throw error("`\(member.name)` must be \(type?.expectation ?? "a fact that can be set"), not `\(value)`", value)
    }
  }
}
