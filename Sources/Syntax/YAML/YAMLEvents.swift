internal import CLibYAML
import Support

/// The events of a text, read by libyaml.
struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  /// What libyaml reads; it stays where it is.
  private let text: UnsafeMutableBufferPointer<UInt8>
  /// How many characters it has, where its last line does not end.
  private let unfinishedCount: Int?
  private var texts = YAMLTexts()

  /// - Parameter bytes: a text in UTF-8 without a byte order mark.
  init(_ bytes: some Collection<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    text = .allocate(capacity: bytes.count)
    _ = text.initialize(from: bytes)
    unfinishedCount = text.last == 0x0A ? nil : text.count { $0 & 0xC0 != 0x80 }
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    event.deallocate()
    text.deallocate()
  }

  /// The next event, and where it begins.
  mutating func next() throws(YAMLError) -> (event: YAMLEvent, place: YAMLPlace) {
    guard yaml_parser_parse(parser, event) == 1 else { throw failure }
    defer { yaml_event_delete(event) }
    return (read(event.pointee), place(of: event.pointee.start_mark))
  }

  /// libyaml ends the last line itself where the text does not: what would be in the line behind it is at its end.
  private func place(of mark: yaml_mark_t) -> YAMLPlace {
    guard let unfinishedCount, mark.column == 0, mark.index >= unfinishedCount else { return YAMLPlace(mark) }
    return place(ofByte: text.count)
  }

  private mutating func read(_ event: yaml_event_t) -> YAMLEvent {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_ALIAS_EVENT: return .alias(Self.text(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let value = texts.text(UnsafeBufferPointer(start: scalar.value, count: scalar.length))
      return .scalar(
        value, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
        YAMLProperties(anchor: Self.text(scalar.anchor), tag: Self.text(scalar.tag)))
    case YAML_SEQUENCE_START_EVENT:
      let list = event.data.sequence_start
      return .listStart(YAMLProperties(anchor: Self.text(list.anchor), tag: Self.text(list.tag)))
    case YAML_MAPPING_START_EVENT:
      let map = event.data.mapping_start
      return .mapStart(YAMLProperties(anchor: Self.text(map.anchor), tag: Self.text(map.tag)))
    case YAML_SEQUENCE_END_EVENT: return .listEnd
    case YAML_MAPPING_END_EVENT: return .mapEnd
    case YAML_STREAM_START_EVENT: return .streamStart
    default: return .streamEnd
    }
  }

  private static func text(_ characters: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    characters.map { String(cString: $0) }
  }

  // MARK: Mistakes

  /// Why libyaml stopped, in our words: what was expected, and where.
  private var failure: YAMLError {
    let state = parser.pointee
    let problem = state.problem.map { String(cString: $0) } ?? "not understood"
    let context = state.context.map { String(cString: $0) } ?? ""
    let isAtEnd = characters.dropFirst(Int(state.problem_mark.index)).isEmpty
    // libyaml ends the last line itself where the text does not.
    let isCutOff = isAtEnd && state.problem_mark.column == 0 && text.last != 0x0A
    let place = isCutOff ? place(ofByte: text.count) : YAMLPlace(state.problem_mark)
    let begin = YAMLPlace(state.context_mark)
    if state.error == YAML_READER_ERROR {
      return self.place(ofByte: state.problem_offset).error("a control character, which no text may hold")
    }
    if state.error == YAML_MEMORY_ERROR { return place.error("too large for the memory of this machine") }
    switch (problem, context) {
    case ("found unexpected end of stream", "while scanning a quoted scalar"):
      return begin.error("the quotes that open here are not closed")
    case ("found unexpected document indicator", _): return begin.error("the quotes that open here are not closed")
    case (_, "while parsing a flow sequence"), (_, "while parsing a flow mapping"):
      let (open, close) = context.hasSuffix("mapping") ? ("{", "}") : ("[", "]")
      return isAtEnd
        ? begin.error("`\(open)` has no closing `\(close)`; put a text that begins with `\(open)` in quotes")
        : place.error("expected `,` or the `\(close)` of the `\(open)` \(Self.distance(from: begin, to: place))")
    case (_, "while scanning an alias"), (_, "while scanning an anchor"), (_, "while scanning a tag"),
      (_, "while scanning a directive"), (_, "while scanning a %YAML directive"):
      return begin.error(cannotBegin(at: Int(state.context_mark.index)))
    case ("did not find expected key", _) where !isFirst(place): return place.error("expected the end of the line")
    case ("could not find expected ':'", _):
      return withoutSpace(in: begin.line) ?? place.error("expected `:` after the key")
    case let (problem, _) where problem.hasPrefix("mapping values are not allowed"):
      return withoutSpace(in: place.line - 1) ?? place.error(Self.mapIsNotAllowed)
    default:
      let words = Self.words.first { problem.hasPrefix($0.problem) }?.message
      if problem.hasPrefix("found character that cannot start any token") {
        return place.error(cannotBegin(at: Int(state.problem_mark.index)))
      }
      return place.error(words ?? problem)
    }
  }

  /// Where a place is, seen from a later one. A rule page has its YAML behind other lines.
  private static func distance(from begin: YAMLPlace, to place: YAMLPlace) -> String {
    let lines = place.line - begin.line
    return lines == 0 ? "in column \(begin.column)" : lines == 1 ? "in the line above" : "\(lines) lines above"
  }

  private static let mapIsNotAllowed =
    "`:` is not allowed here; put the text in quotes, or the map on lines of its own"

  /// What libyaml says, and what it means to people.
  private static let words: [(problem: String, message: String)] = [
    ("did not find expected key", "expected a key that is indented as its neighbours are"),
    ("did not find expected '-' indicator", "expected `-`, indented as its neighbours are"),
    (
      "did not find expected <document start>",
      "expected the end, or a key or `-` that is indented as its neighbours are"
    ),
    ("block sequence entries are not allowed", "a list begins on a line of its own"),
    ("did not find expected node content", "expected a value"),
    ("found unknown escape character", "unknown escape"),
    ("did not find expected hexdecimal number", "the escape names no character"),
    ("found invalid Unicode character escape code", "the escape names no character"),
    ("found a tab character", "a tab where spaces indent"),
    ("found an indentation indicator", "the indentation behind `|` or `>` is 1 to 9"),
    ("found incompatible YAML document", "expected YAML 1.1 or 1.2"),
    ("found undefined tag handle", "tags are not read"),
    ("did not find expected comment or line break", "expected the end of the line"),
    ("block mapping entries are not allowed", "a key that is a list or map is not allowed here"),
    ("mapping keys are not allowed", "a key that is a list or map is not allowed here"),
  ]

  /// What libyaml counts in.
  private var characters: String.UnicodeScalarView { String(decoding: text, as: UTF8.self).unicodeScalars }

  private func cannotBegin(at index: Int) -> String {
    guard let character = characters.dropFirst(index).first, character != "\t" else {
      return "a tab where spaces indent"
    }
    return "a text cannot begin with `\(character)`; put it in quotes"
  }

  /// What is wrong with a line that lacks only a space to be a key with its value; `nil` for any other.
  private func withoutSpace(in number: Int) -> YAMLError? {
    let line = self.line(number)
    let words = line.drop { $0 == " " }
    guard let advice = YAMLNode.spaceAdvice(for: words) else { return nil }
    let column = line.unicodeScalars.count - words.unicodeScalars.count + 1
    return YAMLPlace(line: number, column: column).error("expected a key and its value, not `\(words)`\(advice)")
  }

  /// A line without what ends it; they count from 1.
  private func line(_ number: Int) -> String {
    let lines = text.split(separator: 0x0A, maxSplits: max(0, number), omittingEmptySubsequences: false)
    guard number > 0, number <= lines.count else { return "" }
    let bytes = lines[number - 1]
    return String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
  }

  /// Whether nothing but spaces is before a place in its line.
  private func isFirst(_ place: YAMLPlace) -> Bool {
    let lines = text.split(separator: 0x0A, maxSplits: place.line, omittingEmptySubsequences: false)
    guard place.line <= lines.count else { return true }
    return lines[place.line - 1].prefix(place.column - 1).allSatisfy { $0 == 0x20 }
  }

  private func place(ofByte offset: Int) -> YAMLPlace {
    let lines = text[..<min(offset, text.count)].split(separator: 0x0A, omittingEmptySubsequences: false)
    let column = lines.last.map { String(decoding: $0, as: UTF8.self).unicodeScalars.count } ?? 0
    return YAMLPlace(line: max(1, lines.count), column: column + 1)
  }
}

extension YAMLPlace {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}

/// What libyaml meets in a text.
enum YAMLEvent {
  case streamStart, streamEnd, documentStart, documentEnd
  case alias(String)
  case scalar(String, isPlain: Bool, YAMLProperties)
  case listStart(YAMLProperties)
  case mapStart(YAMLProperties)
  case listEnd, mapEnd
}

/// What may be before a node.
struct YAMLProperties {
  var anchor: String?
  var tag: String?
}

/// A place in a text; both count from 1, columns in Unicode scalars.
struct YAMLPlace: Hashable {
  var line: Int
  var column: Int

  func error(_ message: String) -> YAMLError { YAMLError(line: line, column: column, message: message) }
}

/// Makes texts of the bytes of scalars, one where the same was met shortly before: entries of a list have their keys
/// and many values in common.
struct YAMLTexts {
  private var known: [String] = Array(repeating: "", count: size)
  /// A power of two.
  private static let size = 64

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard let first = bytes.first, let last = bytes.last else { return "" }
    let place =
      (bytes.count &* 31 &+ Int(first) &* 7 &+ Int(bytes[bytes.count / 2]) &* 3 &+ Int(last)) & (Self.size - 1)
    if known[place].hasBytes(of: bytes) { return known[place] }
    let text = String(decoding: bytes, as: UTF8.self)
    known[place] = text
    return text
  }
}
