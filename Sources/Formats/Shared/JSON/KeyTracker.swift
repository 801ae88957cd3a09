import Screens
import Support

/// The content of a JSON string as it is in the text, between its quotes.
struct JSONText {
  var start: Int
  var end: Int
  var hasEscapes: Bool

  var count: Int { end - start }
}

/// The member names of the objects being read, to find those that are given twice.
struct KeyTracker {
  private var names: [(hash: UInt64, text: JSONText)] = []

  /// How many names are kept; where an object's begin.
  var count: Int { names.count }

  mutating func append(_ text: JSONText) { names.append((0, text)) }

  mutating func removeAll(since mark: Int) { names.removeLast(names.count - mark) }

  /// The first name since a mark that stands for the same text as one before it.
  mutating func duplicate(since mark: Int, in scanner: JSONScanner) -> JSONText? {
    guard names.count - mark > 1 else { return nil }
    for index in mark..<names.count { names[index].hash = hash(names[index].text, scanner) }
    let sorted = names[mark...].sorted { ($0.hash, $0.text.start) < ($1.hash, $1.text.start) }
    var found: JSONText?
    for (previous, name) in zip(sorted, sorted.dropFirst()) where previous.hash == name.hash {
      if scanner.string(of: previous.text) == scanner.string(of: name.text), name.text.start < found?.start ?? .max {
        found = name.text
      }
    }
    return found
  }

  /// The hash of the bytes that the name stands for.
  private func hash(_ text: JSONText, _ scanner: JSONScanner) -> UInt64 {
    var hash = FNV1a()
    scanner.withBytes(of: text) { hash.combine($0) }
    return hash.value
  }
}
