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
