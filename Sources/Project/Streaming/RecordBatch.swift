/// Records that one thread takes at once, with the numbers of their lines.
package struct RecordBatch {
  /// Which of the stream's batches it is, from 0.
  package var number = 0
  /// How many bytes its lines have.
  package var size: Int { bytes.count }
  package var isEmpty: Bool { records.isEmpty }
  /// How many records it has.
  package var count: Int { records.count }

  /// What large lines have grown is not kept for small ones, in bytes.
  private static let keptSize = 1 << 20
  /// Zeros behind each line, for scanners that look at several bytes at once.
  private static let padding = 32
  private var bytes: [UInt8] = []
  private var records: [Record] = []

  private struct Record {
    var line: Int
    /// `nil` where the line was too long to be kept.
    var range: Range<Int>?
  }

  /// No records.
  package init() {}

  /// Takes a line; `nil` is one that was too long.
  package mutating func append(_ text: UnsafeRawBufferPointer?, line: Int) {
    guard let text else { return records.append(Record(line: line, range: nil)) }
    let start = bytes.count
    bytes.append(contentsOf: text)
    records.append(Record(line: line, range: start..<bytes.count))
    bytes.append(contentsOf: repeatElement(0, count: Self.padding))
  }

  /// Makes room for others.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: bytes.capacity <= Self.keptSize)
    records.removeAll(keepingCapacity: true)
  }

  /// Gives each record with the number of its line to a body, in order; without bytes where the line was too long.
  package func forEach(_ body: (UnsafeBufferPointer<UInt8>?, Int) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      for record in records { body(record.range.map { UnsafeBufferPointer(rebasing: bytes[$0]) }, record.line) }
    }
  }
}
