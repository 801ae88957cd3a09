/// A path, or a name in one, as a text that keeps every byte: a path need not be UTF-8.
///
/// Two are equal where their bytes are, as they are to a file system: `é` is one character, or an `e` with an accent.
/// What is no UTF-8 is in the text byte by byte as a character from U+10FF80 to U+10FFFF, for private use; people are
/// shown U+FFFD in its place.
@usableFromInline
package struct Path: Hashable, Sendable {
  /// The path.
  @usableFromInline package let text: String

  private static var first: UInt32 { 0x10FF00 }

  /// The path with a text.
  @inlinable
  package init(_ text: String) { self.text = text }

  /// The path with some bytes.
  package init(bytes: [UInt8]) { self.init(bytes.withUnsafeBytes(Self.text)) }

  /// The path with some bytes.
  package init(bytes: UnsafeRawBufferPointer) { self.init(Self.text(bytes)) }

  /// The path that is a C string.
  package init(cString: UnsafePointer<CChar>) {
    self.init(bytes: UnsafeRawBufferPointer(start: cString, count: Int(strlen(cString))))
  }

  /// Whether both have the same bytes.
  @inlinable
  package static func == (left: Path, right: Path) -> Bool { left.text.hasBytes(of: right.text) }

  /// Takes the bytes.
  @inlinable
  package func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }

  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !mayStandForBytes(text) { return text }
    var scalars = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var done = bytes.startIndex
    func keep(_ count: Int) {
      let end = bytes.index(done, offsetBy: count)
      for byte in bytes[done..<end] { if let scalar = Unicode.Scalar(first + UInt32(byte)) { scalars.append(scalar) } }
      done = end
    }
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        // One that would stand for a byte stands for its own bytes.
        if scalar.value >= first + 0x80 {
          keep(encoded.count)
        } else {
          scalars.append(scalar)
          done = bytes.index(done, offsetBy: encoded.count)
        }
      case .error(let length): keep(length)
      case .emptyInput: return String(scalars)
      }
    }
  }

  /// The bytes of the path.
  package var bytes: [UInt8] {
    guard Self.mayStandForBytes(text) else { return Array(text.utf8) }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if scalar.value >= Self.first + 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes.append(contentsOf: Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter)
      }
    }
    return bytes
  }

  /// What people are shown of the path.
  package var shown: String { Self.shown(in: text) }

  /// What people are shown of a text that may have paths in it.
  package static func shown(in text: String) -> String {
    mayStandForBytes(text) ? String(decoding: Path(text).bytes, as: UTF8.self) : text
  }

  /// Calls a body with the bytes of the path as a C string.
  package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    guard Self.mayStandForBytes(text) else { return text.withCString(body) }
    return (bytes + [0]).withUnsafeBytes { bytes in
      // An array with a zero at its end has an address.
      bytes.bindMemory(to: CChar.self).baseAddress.map(body) ?? "".withCString(body)
    }
  }

  private static func mayStandForBytes(_ text: String) -> Bool {
    text.utf8.contains(0xF4) && text.unicodeScalars.contains { $0.value >= first + 0x80 }
  }
}

extension Path: Comparable {
  /// By their bytes.
  @usableFromInline
  package static func < (left: Path, right: Path) -> Bool {
    left.text.bytesPrecede(right.text)
  }
}

extension String {
  /// Takes what ``hasBytes(of:)`` compares.
  @inlinable
  package func hashBytes(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}

extension Dictionary where Key == Path {
  /// The value of a path.
  @inlinable
  package subscript(_ path: String) -> Value? {
    get { self[Path(path)] }
    set { self[Path(path)] = newValue }
  }

  /// The value of a path, or another one where it has none.
  @inlinable
  package subscript(_ path: String, default value: @autoclosure () -> Value) -> Value {
    get { self[Path(path), default: value()] }
    _modify { yield &self[Path(path), default: value()] }
  }
}

extension Set where Element == Path {
  /// Some paths.
  @inlinable
  package init(paths: some Sequence<String>) { self.init(paths.lazy.map(Path.init)) }

  /// Whether a path is among them.
  @inlinable
  package func contains(_ path: String) -> Bool { contains(Path(path)) }

  /// Adds a path.
  ///
  /// - Returns: whether it was not among them.
  @inlinable
  @discardableResult package mutating func insert(_ path: String) -> Bool { insert(Path(path)).inserted }
}

extension Path: Codable, CodingKeyRepresentable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  /// The path as the name of a member: a dictionary of paths is an object.
  @usableFromInline package var codingKey: any CodingKey { Name(stringValue: text) }

  /// The path that is the name of a member.
  @usableFromInline package init(codingKey: some CodingKey) { self.init(codingKey.stringValue) }

  /// Reads the path.
  @usableFromInline package init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the path.
  @usableFromInline package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
