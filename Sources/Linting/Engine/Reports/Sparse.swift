/// A list with an element for each rule, most of which have nothing to say of most files; encoded as its length and the other elements.
@propertyWrapper package struct Sparse<Element: Codable & Hashable & Sendable>: Codable, Sendable {
  /// The list.
  package var wrappedValue: [Element]

  /// A list.
  package init(wrappedValue: [Element]) {
    self.wrappedValue = wrappedValue
  }

  private struct Record: Codable {
    var count: Int
    /// What elements are that are not written; `nil` where there are none.
    var common: Element?
    var others: [Entry]
  }

  private struct Entry: Codable {
    var index: Int
    var element: Element
  }

  /// Writes the elements that are unlike the most frequent one.
  package func encode(to encoder: any Encoder) throws {
    var counts: [Element: Int] = [:]
    for element in wrappedValue { counts[element, default: 0] += 1 }
    let most = counts.values.max()
    // The first of those that are as frequent, so that equal lists give equal bytes.
    let common = wrappedValue.first { counts[$0] == most }
    let others = wrappedValue.enumerated().filter { $0.element != common }
    try Record(
      count: wrappedValue.count, common: common, others: others.map { Entry(index: $0.offset, element: $0.element) }
    ).encode(to: encoder)
  }

  /// The longest list that is read: more rules than anybody has.
  private static var limit: Int { 1_000_000 }

  /// Reads a list.
  ///
  /// - Throws: a `DecodingError` where it is none.
  package init(from decoder: any Decoder) throws {
    let record = try Record(from: decoder)
    guard record.count == 0 || record.common != nil, record.count <= Self.limit,
      record.others.allSatisfy({ (0..<record.count).contains($0.index) })
    else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "the list has elements that cannot be in it"))
    }
    wrappedValue = record.common.map { Array(repeating: $0, count: record.count) } ?? []
    for entry in record.others { wrappedValue[entry.index] = entry.element }
  }
}
