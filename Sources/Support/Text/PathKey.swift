/// A path, or a name in one, as a key: two are the same where their bytes are, as they are to a file system.
///
/// Two texts are equal where people read the same, which may be the names of two files: `é` is one character, or an `e`
/// with an accent.
@usableFromInline
package struct PathKey: Hashable, Sendable {
  /// The path.
  @usableFromInline package let text: String

  /// The key of a path.
  @inlinable
  package init(_ text: String) { self.text = text }

  /// Whether both have the same bytes.
  @inlinable
  package static func == (left: PathKey, right: PathKey) -> Bool { left.text.hasBytes(of: right.text) }

  /// Takes the bytes.
  @inlinable
  package func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }
}

extension PathKey: Comparable {
  /// By their bytes.
  @usableFromInline
  package static func < (left: PathKey, right: PathKey) -> Bool {
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

extension Dictionary where Key == PathKey {
  /// The value of a path.
  @inlinable
  package subscript(_ path: String) -> Value? {
    get { self[PathKey(path)] }
    set { self[PathKey(path)] = newValue }
  }

  /// The value of a path, or another one where it has none.
  @inlinable
  package subscript(_ path: String, default value: @autoclosure () -> Value) -> Value {
    get { self[PathKey(path), default: value()] }
    _modify { yield &self[PathKey(path), default: value()] }
  }
}

extension Set where Element == PathKey {
  /// Some paths.
  @inlinable
  package init(paths: some Sequence<String>) { self.init(paths.lazy.map(PathKey.init)) }

  /// Whether a path is among them.
  @inlinable
  package func contains(_ path: String) -> Bool { contains(PathKey(path)) }

  /// Adds a path.
  ///
  /// - Returns: whether it was not among them.
  @inlinable
  @discardableResult package mutating func insert(_ path: String) -> Bool { insert(PathKey(path)).inserted }
}

extension PathKey: Codable, CodingKeyRepresentable {
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
