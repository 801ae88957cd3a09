/// A closed set of names of the vocabulary, where a case is the only place in which a name is written.
///
/// The compiler derives the names, as those of coding keys. It derives no raw values: it would compare and hash texts
/// then.
@usableFromInline package protocol VocabularyName: CaseIterable, CodingKey, Hashable {
  /// How many names there are.
  static var total: Int { get }
}

extension VocabularyName {
  /// The number of the case, from 0, for tables and sets.
  @inlinable package var rawValue: UInt8 { unsafeBitCast(self, to: UInt8.self) }

  /// The case of a number; `nil` where there is none.
  @inlinable
  package init?(rawValue: UInt8) {
    guard rawValue < Self.total else { return nil }
    self = unsafeBitCast(rawValue, to: Self.self)
  }

  /// The name in words, as messages say it: `object cell`.
  package var words: String {
    let name = stringValue
    guard name.utf8.contains(where: { $0 < 97 }) else { return name }
    return String(decoding: name.utf8.flatMap { $0 < 97 ? [0x20, $0 | 0x20] : [$0] }, as: UTF8.self)
  }
}
