/// A list with an element for each rule. Most rules have nothing to report of most files, so it is encoded as its
/// length and the other elements.
@propertyWrapper package struct SparseArray<Element: Codable & Hashable & Sendable>: Codable, Sendable {
  /// The list.
  package var wrappedValue: [Element]

  /// A list.
  package init(wrappedValue: [Element]) {
    self.wrappedValue = wrappedValue
  }

  /// Writes the elements that are unlike the most frequent one, each behind its index.
  ///
  /// A partial report has three such lists for each file. They take most of the time to write it.
  @_specialize(where Element == Tally)
  @_specialize(where Element == [String])
  package func encode(to encoder: any Encoder) throws {
    let common = mostFrequent()
    var record = encoder.container(keyedBy: SparseKey.self)
    try record.encode(wrappedValue.count, forKey: .count)
    try record.encodeIfPresent(common, forKey: .common)
    guard let common else { return }
    var others = record.nestedUnkeyedContainer(forKey: .others)
    for index in wrappedValue.indices where wrappedValue[index] != common {
      try others.encode(index)
      try others.encode(wrappedValue[index])
    }
  }

  /// The first of those that are as frequent, so that equal lists give equal bytes; `nil` where there are none.
  @_specialize(where Element == Tally)
  @_specialize(where Element == [String])
  private func mostFrequent() -> Element? {
    guard let first = wrappedValue.first else { return nil }
    // Mostly there is no question.
    if 2 * wrappedValue.count(where: { $0 == first }) > wrappedValue.count { return first }
    var counts: [Element: Int] = [:]
    for element in wrappedValue { counts[element, default: 0] += 1 }
    let most = counts.values.max()
    return wrappedValue.first { counts[$0] == most }
  }

  /// The longest list that is read: far more rules than there are.
  private static var limit: Int { 1_000_000 }

  /// Reads a list.
  ///
  /// - Throws: a `DecodingError` where it is none.
  package init(from decoder: any Decoder) throws {
    let record = try decoder.container(keyedBy: SparseKey.self)
    let count = try record.decode(Int.self, forKey: .count)
    let common = try record.decodeIfPresent(Element.self, forKey: .common)
    guard count == 0 || common != nil, count <= Self.limit else { throw Self.isNone }
    wrappedValue = common.map { Array(repeating: $0, count: count) } ?? []
    if common == nil { return }
    var others = try record.nestedUnkeyedContainer(forKey: .others)
    while !others.isAtEnd {
      let index = try others.decode(Int.self)
      guard wrappedValue.indices.contains(index) else { throw Self.isNone }
      wrappedValue[index] = try others.decode(Element.self)
    }
  }

  private static var isNone: DecodingError {
    .dataCorrupted(
      DecodingError.Context(codingPath: [], debugDescription: "the list has elements that cannot be in it"))
  }
}

/// What a sparse list is written as.
private enum SparseKey: CodingKey {
  /// How long it is.
  case count
  /// What elements are that are not written; not there where there are none.
  case common
  case others
}
