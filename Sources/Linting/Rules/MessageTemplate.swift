import Conditions
import RulePages
import Screens

/// What a page says in place of its check's words: a text with placeholders such as `{title.text}`.
///
/// A placeholder names a fact or part of the element that was checked, by its path; of `screen` and `parent` where it begins with
/// these, and a parameter of the check where it begins with `parameters`. `{count}` is what the check `count` counted. A list stands for
/// how many are in it. `{{` and `}}` are braces.
struct MessageTemplate {
  private enum Piece {
    case words(String)
    case value(Condition)
    case count
  }

  /// What it costs to follow a path is far below it.
  private static let costLimit = 10_000
  /// In characters: a longer text would hide the message that it stands in.
  private static let valueLimit = 80

  private var pieces: [Piece] = []

  /// - Parameters:
  ///   - source: the case that speaks.
  ///   - selector: that of the case.
  ///   - rule: the rule's id.
  /// - Throws: a ``RuleError`` for a placeholder that names nothing, with the nearest name.
  init(_ message: PageText, of source: RuleCase, on selector: Selector, rule: String) throws(RuleError) {
    let arguments = Arguments(source.parameters, rule: rule, line: source.line, subject: selector)
    let environment = Environment(elements: arguments.kinds, parameters: arguments.plainConstants)
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
          first == "{" ? "a `{` has no `}`; `{{` is a brace" : "a `}` without `{`; `}}` is a brace")
      }
      let name = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      if !text.isEmpty { pieces.append(.words(text)) }
      text = ""
      if name == "count", source.check == CountCheck.name {
        pieces.append(.count)
        continue
      }
      guard Self.isPath(name) else {
        throw wrong("`{\(name)}` is no path of names with dots, as {title.text}")
      }
      let condition: Condition
      do throws(ConditionError) {
        condition = try Condition(Self.expression(name), in: environment)
      } catch {
        throw wrong("`{\(name)}`: \(error.message)")
      }
      if case .object(let objects) = condition.type {
        let whole = objects == ScreenObjects.frames ? "a frame" : "an element"
        throw wrong("`{\(name)}` is no fact, but \(whole); name a fact of it, as {\(name).…}")
      }
      pieces.append(.value(condition))
    }
    if !text.isEmpty { pieces.append(.words(text)) }
  }

  // MARK: Names

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

  /// The message for an element.
  ///
  /// - Parameter original: what the check says, whose numbers the message keeps.
  func message(for element: Element, in tree: ScreenTree, insteadOf original: Message) -> Message {
    let bindings = ScreenBindings(tree: tree, element: element)
    let count = original.quantities.first { $0.name == CountCheck.quantity && $0.role == .measured }
    var message = Message("")
    for piece in pieces {
      switch piece {
      case .words(let words): message.append(words)
      case .count: message.append(count.map { "\($0.value)" } ?? Message("an unknown number of"))
      case .value(let condition): message.append(Self.message(of: condition, bindings))
      }
    }
    return original.reworded(message)
  }

  private static func message(of condition: Condition, _ bindings: ScreenBindings) -> Message {
    var budget = costLimit
    guard let outcome = try? condition.evaluate(bindings, budget: &budget) else { return "unknown" }
    switch outcome {
    case .value(let value): return message(of: value)
    case .unknown: return "unknown"
    // A part on the way is not there.
    case .failure: return "none"
    }
  }

  private static func message(of value: Value) -> Message {
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
  /// The parameters that conditions can name: those that are numbers, texts, true or false, or lists of one of them.
  fileprivate var plainConstants: [Environment.Variable] {
    others(besides: []).compactMap { entry in
      Self.constant(entry.value).map { Environment.Variable(entry.key, $0.1, constant: $0.0) }
    }
  }
}
