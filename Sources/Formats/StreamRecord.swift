import Screens
import Support

/// One record of a stream: a JSON object that has a screen as a text or as a JSON value, and says what it is called.
///
/// What else an object has is skipped. Its parts are places in its line, which has to stay where it is.
package struct StreamRecord {
  /// Where the screen is.
  package enum Screen {
    /// The value of `text`, as the text that it stands for.
    case text([UInt8])
    /// A text without escapes, or the value of `screen`, as it is in the line.
    case range(Range<Int>)
  }

  /// The longest path, in bytes: that of a file.
  private static let pathLimit = 4096
  private static let members = ["id", "path", "text", "screen"]

  /// Where the value of `id` is, be it what it may; `nil` where there is none, or where none could be read.
  package private(set) var id: Range<Int>?
  /// The name of the screen; `nil` if it is missing.
  package private(set) var path: String?
  /// The screen, or why the line is no record, with the place in the line.
  package private(set) var screen: Result<Screen, ReadError>

  /// Reads a line.
  ///
  /// - Parameter line: UTF-8, as far as known, and without line breaks; a NUL and 8 more bytes that can be read follow
  ///   it.
  package init(_ line: UnsafeBufferPointer<UInt8>) {
    screen = .failure(ReadError("the text ends too early", at: line.count))
    guard let start = line.baseAddress else { return }
    var scanner = JSONScanner(bytes: start, count: line.count, isFinal: true)
    do throws(ScanStop) {
      screen = .success(try read(&scanner))
    } catch {
      if case .failure(let error) = error { screen = .failure(error) }
    }
  }

  private mutating func read(_ scanner: inout JSONScanner) throws(ScanStop) -> Screen {
    try scanner.expect(UInt8(ascii: "{"), "a record (a JSON object)")
    let start = scanner.position - 1
    var seen = 0
    var others: [String] = []
    var text: (text: JSONText, resolved: [UInt8]?)?
    var value: Range<Int>?
    var isNotEmpty = try scanner.next() != UInt8(ascii: "}")
    if !isNotEmpty { scanner.position += 1 }
    while isNotEmpty {
      let key = try scanner.key()
      let name = scanner.string(of: key)
      if let number = Self.members.firstIndex(of: name) {
        guard seen & 1 << number == 0 else { throw scanner.duplicateKey(key) }
        seen |= 1 << number
      } else if others.count < 16 {
        others.append(name)
      }
      let first = try scanner.next()
      let place = scanner.position
      guard first != 0 || place < scanner.end else { throw scanner.unexpected("a JSON value") }
      switch name {
      case "path": path = try readPath(&scanner, first)
      case "text":
        guard first == UInt8(ascii: "\"") else { throw scanner.failure("`text` must be a text", at: place) }
        text = try scanner.resolvedString()
      case "screen":
        guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
          throw scanner.failure("`screen` must be an object or a list; use `text` for a text", at: place)
        }
        try scanner.passValue()
        value = place..<scanner.position
      default:
        // What it means is for others.
        scanner.rejectsDuplicates = false
        try scanner.skipValue(depth: 1)
        if name == "id" { id = place..<scanner.position }
      }
      isNotEmpty = try scanner.separator(closing: UInt8(ascii: "}"))
    }
    guard try scanner.next() == 0 else { throw scanner.unexpected("the end of the line") }
    switch (text, value) {
    case (let text?, nil):
      return text.resolved.map(Screen.text) ?? .range(text.text.start..<text.text.end)
    case (nil, let value?): return .range(value)
    case (_?, _?): throw scanner.failure("the record has `text` and `screen`: expected one of them", at: start)
    case (nil, nil):
      let misspelt = others.lazy.compactMap { name in
        nearest(to: name, among: ["text", "screen"]).map { "unknown member `\(name)`; did you mean `\($0)`?" }
      }.first
      throw scanner.failure(misspelt ?? "the record lacks `text` or `screen`", at: start)
    }
  }

  private func readPath(_ scanner: inout JSONScanner, _ first: UInt8) throws(ScanStop) -> String? {
    let place = scanner.position
    if first == UInt8(ascii: "n") {
      try scanner.literal("null")
      return nil
    }
    guard first == UInt8(ascii: "\"") else { throw scanner.failure("`path` must be a text", at: place) }
    let text = try scanner.string()
    guard text.count <= Self.pathLimit else {
      throw scanner.failure("`path` is longer than the \(Self.pathLimit) bytes that a path may have", at: place)
    }
    return text.count == 0 ? nil : scanner.string(of: text)
  }
}
