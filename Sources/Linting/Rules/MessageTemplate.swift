import CEL
import RulePages
import Screens

/// The words of a page in place of those of its check: a text with placeholders such as `{title.text}`.
///
/// A placeholder is a path to a fact or part of the element that was checked, or an expression. Paths can begin with
/// `self`, `screen`, `parent` and `parameters`. An element is shown by its name, a list by its length. The words of
/// ``Value`` stand for what the check found. `{a ?? b}` is b if a is unknown. `{{` and `}}` are braces.
final class MessageTemplate {
  /// What a check found.
  enum Value: String, CaseIterable {
    /// Its sentence, without what is allowed.
    case problem
    /// The same without the element that it begins with.
    case phrase
    /// What is allowed.
    case limit
    /// The first number that was measured.
    case measured
    /// The first number that is required.
    case required
    /// The unit of lengths.
    case unit
    /// The noun of the parameter `fact`.
    case fact
    /// The number that the check `count` or `max-share` counted.
    case count
  }

  private enum Piece {
    case words(String)
    case value(Value)
    /// The first of them that has a value.
    case conditions([Condition])
    case element
  }

  /// How many characters of a placeholder without end a message shows.
  private static let shownLength = 20
  /// What it costs to follow a path is far below it.
  private static let costLimit = 10_000
  /// In characters: a longer text would hide the message that it is in.
  private static let valueLimit = 80

  private var pieces: [Piece] = []
  private let fact: Member?
  /// Whether elements differ only in their names.
  private var isUniform = true

  /// - Parameters:
  ///   - source: the case that speaks.
  ///   - selector: that of the case.
  ///   - rule: the rule's id.
  /// - Throws: a ``RuleError`` for a placeholder that names nothing, with the nearest name.
  init(_ message: PageText, of source: RuleCase, on selector: Selector, rule: String) throws(RuleError) {
    let arguments = Arguments(source, rule: rule, subject: selector)
    let environment = Environment(elements: arguments.kinds, parameters: arguments.plainConstants)
    fact = arguments.fact
    func wrong(_ text: String) -> RuleError {
      RuleError(rule: rule, line: message.place.line, column: message.place.column, message: "in `message`: \(text)")
    }
    var text = ""
    var rest = message.text[...]
    while let first = rest.popFirst() {
      if first == "{" || first == "}", rest.first == first {
        rest.removeFirst()
        text.append(first)
        continue
      }
      guard first == "{" || first == "}" else {
        text.append(first)
        continue
      }
      guard first == "{", let end = rest.firstIndex(of: "}") else {
        throw wrong(
          first == "{"
            ? "`{\(rest.prefix(Self.shownLength))` has no closing `}`; write `{{` for a brace"
            : "this `}` has no opening `{`; write `}}` for a brace")
      }
      let name = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      if !text.isEmpty { pieces.append(.words(text)) }
      text = ""
      if let value = value(name, of: source.check) {
        pieces.append(.value(value))
        continue
      }
      guard name != ScreenVariable.element.name else {
        pieces.append(.element)
        continue
      }
      func condition(_ text: String) throws(RuleError) -> Condition {
        let condition: Condition
        do throws(ConditionError) {
          condition = try Condition(Self.isPath(text) ? Self.expression(text) : text, in: environment)
        } catch {
          throw wrong("`{\(name)}`: \(error.message)")
        }
        guard case .object(ScreenObjects.frames) = condition.type else { return condition }
        throw wrong("`{\(name)}` is no fact, but a frame; name a fact of it, as {\(text).width}")
      }
      var conditions: [Condition] = []
      for text in Self.alternatives(name) { conditions.append(try condition(text)) }
      pieces.append(.conditions(conditions))
      isUniform = false
    }
    if !text.isEmpty { pieces.append(.words(text)) }
  }

  /// The value that a placeholder names for a check; `nil` where it is a path.
  private func value(_ name: String, of check: String) -> Value? {
    switch Value(rawValue: name) {
    case .count?: [CountCheck.name, MaxShareCheck.name].contains(check) ? .count : nil
    case .fact?: fact == nil ? nil : .fact
    case let value: value
    }
  }

  // MARK: Names

  /// The parts between ` ?? `, which may also be in quotes.
  private static func alternatives(_ text: String) -> [String] {
    var parts: [String] = []
    let bytes = Array(text.utf8)
    var (start, index, quote) = (0, 0, UInt8(0))
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where quote != 0: index += 1
      case quote where quote != 0: quote = 0
      case UInt8(ascii: "'") where quote == 0, UInt8(ascii: "\"") where quote == 0: quote = bytes[index]
      case UInt8(ascii: " ") where quote == 0 && bytes[index...].starts(with: " ?? ".utf8):
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += 3
        start = index + 1
      default: break
      }
      index += 1
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  /// The first placeholder of a text that a message would fill, as it is written; `nil` where there is none. Anything
  /// else between braces may be a binding of a format.
  static func firstPlaceholder(in text: String) -> String? {
    let known = ScreenVariable.allCases.map(\.name) + Value.allCases.map(\.rawValue) + ["parameters"]
    return text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().lazy.compactMap { rest in
      let name = rest.prefix { $0.isLetter }
      guard rest.contains("}"), known.contains(String(name)) || Member(stringValue: String(name)) != nil else {
        return nil
      }
      return "{\(rest.prefix { $0 != "}" })}"
    }.first
  }

  private static func isPath(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      part.first.map { ($0 | 0x20) &- 97 < 26 } ?? false
        && part.allSatisfy { $0 &- 48 < 10 || ($0 | 0x20) &- 97 < 26 || $0 == UInt8(ascii: "_") }
    }
  }

  /// What begins with no variable is the element's own.
  private static func expression(_ name: String) -> String {
    let first = name.prefix { $0 != "." }
    let variables = ScreenVariable.allCases.map(\.name) + ["parameters"]
    return variables.contains(String(first)) ? name : "\(ScreenVariable.element.name).\(name)"
  }

  // MARK: Texts

  /// Puts the words of the page into the place of those of the check.
  ///
  /// - Parameters:
  ///   - message: what the check says of an element, whose numbers stay.
  ///   - unit: the unit of lengths on the screen.
  /// - Returns: whether the words are the same for all elements of which the check says the same.
  func rephrase(_ message: inout Message, of element: Element, in tree: ScreenTree, _ unit: String) -> Bool {
    let original = message
    message = made(for: element, in: tree, unit, insteadOf: original)
    return isUniform && original.about == element && (message.about == nil || message.about == element)
  }

  private func made(
    for element: Element, in tree: ScreenTree, _ unit: String, insteadOf original: Message
  ) -> Message {
    let bindings = ScreenBindings(tree: tree, element: element)
    var message = Message("")
    for piece in pieces {
      switch piece {
      case .words(let words): message.append(words)
      case .element: message.append(subject: element, isShort: false)
      case .value(let value): message.append(text(of: value, element, unit, original))
      case .conditions(let conditions): Self.append(conditions, bindings, to: &message)
      }
    }
    message = original.reworded(message)
    message.distinguishNumbers()
    return message
  }

  private func text(of value: Value, _ element: Element, _ unit: String, _ original: Message) -> Message {
    func number(_ isRight: (Quantity) -> Bool) -> Message {
      original.quantities.first(where: isRight).map { "\($0.value)" } ?? Message("an unknown number of")
    }
    return switch value {
    case .problem: original.problem
    case .phrase: original.phrase
    case .limit: original.limit
    case .measured: number { $0.role == .measured }
    case .required: number { $0.role != .measured }
    case .count: number { $0.role == .measured && $0.name == CountCheck.quantity }
    case .unit: Message(unit)
    case .fact: Message(fact.map { Vocabulary.noun(of: $0, on: element.screen.token(.platform)) } ?? "")
    }
  }

  private static func append(_ conditions: [Condition], _ bindings: ScreenBindings, to message: inout Message) {
    var word = "unknown"
    for condition in conditions {
      var budget = costLimit
      switch try? condition.evaluate(bindings, budget: &budget) {
      case .value(.object(let object)): return message.append(subject: bindings.element(object), isShort: false)
      case .value(let value): return message.append(self.message(of: value))
      // A part on the way does not exist.
      case .failure: word = "none"
      case .unknown, nil: word = "unknown"
      }
    }
    message.append(word)
  }

  private static func message(of value: CEL.Value) -> Message {
    switch value {
    case .string(let text): Message(text.count > valueLimit ? text.prefix(valueLimit - 1) + "…" : text)
    case .bool(let flag): "\(flag)"
    // A whole number may have more digits than a double keeps.
    case .int(let number): Message(String(number))
    case .double(let number): "\(number)"
    case .measure(let measure): "\(measure.value)"
    case .list(let list):
      if case .complete = list.extent { "\(list.elements.count)" } else { "at least \(list.elements.count)" }
    default: "unknown"
    }
  }
}

extension Arguments {
  /// The fact that the parameter `fact` names; `nil` where there is none.
  fileprivate var fact: Member? {
    guard let entry = others(besides: []).first(where: { $0.key == "fact" }), case .text(let name) = entry.value.content
    else { return nil }
    return Vocabulary.member(named: name, in: kinds)
  }

  /// The parameters that conditions can name: those that are numbers, texts, true or false, or lists of one of them.
  fileprivate var plainConstants: [Environment.Variable] {
    others(besides: []).compactMap { entry in
      Self.constant(entry.value).map { Environment.Variable(entry.key, $0.1, constant: $0.0) }
    }
  }
}
