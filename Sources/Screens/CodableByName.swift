import Support

/// A closed set of words, each encoded as its name.
///
/// A type says `try encodeName(to:)` and `try Self.named(by:)` itself: what the compiler derives for enumerations goes
/// before the members of a protocol.
package protocol CodableByName: CaseIterable, Codable {
  /// The name, as reports and descriptions write it.
  var name: String { get }
}

extension CodableByName {
  /// Writes the name.
  package func encodeName(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  /// Reads a name.
  ///
  /// - Throws: a `DecodingError` with the nearest name for one that there is not.
  package static func named(by decoder: any Decoder) throws -> Self {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let value = allCases.first(where: { $0.name == name }) else {
      let advice = suggestion(for: name, among: allCases.map(\.name), isQuoted: false)
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "unknown name \(name)\(advice)")
    }
    return value
  }
}
