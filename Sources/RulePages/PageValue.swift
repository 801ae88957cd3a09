/// A value in the header of a rule page, with its place in the page.
public struct PageValue: Sendable, Hashable {
  /// What the value is.
  package indirect enum Content: Sendable, Hashable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([PageValue])
    case map([PageEntry])
  }

  /// The value itself.
  package var content: Content
  /// Line in the page, from 1; 0 where it is not known.
  package var line: Int
  /// Column in the page, from 1; 0 where it is not known.
  package var column: Int

  /// A value with its place in the page; 0 for a line or column that is not known.
  package init(_ content: Content, line: Int = 0, column: Int = 0) {
    self.content = content
    self.line = line
    self.column = column
  }
}

/// A key with its value in the header of a rule page.
package struct PageEntry: Sendable, Hashable {
  /// The key as the page writes it.
  package var key: String
  /// What is behind the key.
  package var value: PageValue

  /// An entry of a key and its value.
  package init(_ key: String, _ value: PageValue) {
    self.key = key
    self.value = value
  }
}

extension PageValue: CustomStringConvertible {
  /// The value as it is written in a page, on one line.
  public var description: String {
    switch content {
    case .text(let text): text
    case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .flag(let flag): "\(flag)"
    case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .map(let entries): "{" + entries.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
    }
  }
}

extension PageValue {
  /// The value as one whose place is not known.
  package var withoutPlaces: PageValue { placed(onLine: 0) }

  /// The value as one of which only the line is known.
  package func placed(onLine line: Int) -> PageValue {
    switch content {
    case .text, .number, .flag: PageValue(content, line: line)
    case .list(let items): PageValue(.list(items.map { $0.placed(onLine: line) }), line: line)
    case .map(let entries):
      PageValue(.map(entries.map { PageEntry($0.key, $0.value.placed(onLine: line)) }), line: line)
    }
  }
}

// Values of parameters as rules in Swift write them; their place in a page is not known.

extension PageValue {
  /// The value in messages that expected another type: a text that looks like a number or flag says that it is one.
  package var kindAndText: String {
    guard case .text(let text) = content, Double(text) != nil || text == "true" || text == "false" else {
      return "`\(description)`"
    }
    return "the text \"\(text)\""
  }
}

extension PageValue: ExpressibleByStringLiteral {
  /// A text.
  public init(stringLiteral text: String) { self.init(.text(text)) }
}

extension PageValue: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral number: Int) { self.init(.number(Double(number))) }
}

extension PageValue: ExpressibleByFloatLiteral {
  /// A number.
  public init(floatLiteral number: Double) { self.init(.number(number)) }
}

extension PageValue: ExpressibleByBooleanLiteral {
  /// `true` or `false`.
  public init(booleanLiteral flag: Bool) { self.init(.flag(flag)) }
}

extension PageValue: ExpressibleByArrayLiteral {
  /// A list.
  public init(arrayLiteral values: PageValue...) { self.init(.list(values)) }
}
