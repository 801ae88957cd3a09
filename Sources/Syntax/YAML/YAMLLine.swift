/// A line of a YAML text taken apart: the text around it need not be whole.
///
/// libyaml reads configurations and rule pages. This is for the places where something is being written.
package struct YAMLLine: Sendable {
  /// The columns of its dashes.
  package private(set) var dashes: [Int] = []
  /// The column of what follows them.
  package private(set) var column = 0
  /// The name in front of its first colon, without quotes.
  package private(set) var key: String?
  /// What is behind the colon; all of it where there is none.
  package private(set) var value: Substring
  /// Where that is, in bytes of the line.
  package private(set) var valueStart = 0

  /// Whether nothing but white space or a comment is in it.
  package var isEmpty: Bool { dashes.isEmpty && key == nil && value.isEmpty }

  /// - Parameter text: the line without what ends it.
  package init(_ text: String) {
    var rest = text[...]
    func skipSpace() {
      while rest.first == " " { rest.removeFirst() }
    }
    func column() -> Int { text.utf8.distance(from: text.startIndex, to: rest.startIndex) }
    value = rest
    skipSpace()
    while rest.first == "-", rest.dropFirst().first == " " || rest.count == 1 {
      dashes.append(column())
      rest.removeFirst()
      skipSpace()
    }
    self.column = column()
    if rest.first == "#" { rest = rest[rest.endIndex...] }
    if let name = Self.name(in: rest) {
      key = name.filter { $0 != "\"" && $0 != "'" }
      rest = rest[name.endIndex...].dropFirst()
      skipSpace()
    }
    valueStart = column()
    value = rest
  }

  /// What is in front of a colon that ends a name.
  private static func name(in text: Substring) -> Substring? {
    guard text.first != "{", text.first != "[" else { return nil }
    for index in text.indices where text[index] == ":" {
      let next = text.index(after: index)
      if next == text.endIndex || text[next] == " " { return text[..<index] }
    }
    return nil
  }

  /// Whether the value is a list or map in brackets.
  package var isFlow: Bool { value.first == "[" || value.first == "{" }

  /// The marks of the value: brackets, commas and colons that are not in quotes.
  package var marks: YAMLMarks { YAMLMarks(value, isFlow: isFlow) }
}

/// The marks of a value on one line, which may be a list or map in brackets.
package struct YAMLMarks: Sequence, IteratorProtocol {
  /// What separates words.
  package enum Kind: Sendable { case listStart, mapStart, end, comma, colon }

  /// A mark and where it is.
  package struct Mark: Sendable {
    package let kind: Kind
    package let index: Substring.Index
  }

  private let value: Substring
  private let isFlow: Bool
  private var index: Substring.Index
  /// The quote that is open behind the last mark; `nil` outside of quotes.
  package private(set) var quote: Character?
  /// Where the word began that the position is in.
  package private(set) var wordStart: Substring.Index

  fileprivate init(_ value: Substring, isFlow: Bool) {
    self.value = value
    self.isFlow = isFlow
    index = value.startIndex
    wordStart = index
  }

  /// A word begins behind the last mark: brackets and quotes are marks only at the beginning of one.
  package mutating func startWord() { wordStart = index }

  /// The next mark; `nil` at the end.
  package mutating func next() -> Mark? {
    while index < value.endIndex {
      let (place, character) = (index, value[index])
      index = value.index(after: index)
      if let mark = quote {
        if character == mark { quote = nil }
        continue
      }
      var isAtStart: Bool { value[wordStart..<place].allSatisfy { $0 == " " } }
      switch character {
      case "\"" where isAtStart, "'" where isAtStart: quote = character
      case "[" where isFlow && isAtStart: return Mark(kind: .listStart, index: place)
      case "{" where isFlow && isAtStart: return Mark(kind: .mapStart, index: place)
      case "]" where isFlow, "}" where isFlow: return Mark(kind: .end, index: place)
      case ",": return Mark(kind: .comma, index: place)
      case ":": return Mark(kind: .colon, index: place)
      default: break
      }
    }
    return nil
  }
}
