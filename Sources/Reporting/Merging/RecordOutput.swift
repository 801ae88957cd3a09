import Documents
import Support

/// The text that a ``RecordEncoder`` writes, with the objects and lists that are still open.
final class RecordOutput {
  var json = JSONWriter(.compact)
  /// How each of them ends.
  private var open: [StaticString] = []

  /// Begins an object or list.
  ///
  /// - Returns: its level, to begin members and elements at.
  func open(_ start: StaticString, _ end: StaticString) -> Int {
    json.open(start)
    open.append(end)
    return open.count
  }

  /// Begins a member or, without a name, an element of an object or list; what was begun inside it before has ended.
  func begin(_ name: String?, at level: Int) {
    close(downTo: level)
    if let name { json.key(named: name) } else { json.separate() }
  }

  /// Writes a whole value.
  func write<Value: Encodable>(_ value: Value) throws {
    // To compare types costs much less than to ask whether a value is of one.
    if Value.self == String.self, let text = value as? String { return json.value(text) }
    if Value.self == Int.self, let number = value as? Int { return json.value(number) }
    if Value.self == Bool.self, let flag = value as? Bool { return json.value(flag) }
    if Value.self == Double.self, let number = value as? Double { return try write(number: number) }
    if Value.self == [Int].self, let numbers = value as? [Int] { return write(numbers) }
    switch value {
    case let number as Float: try write(number: Double(number))
    case let number as any BinaryInteger: json.output.write("\(number)")
    case let dictionary as any SortedByKey: try dictionary.write(to: self)
    default:
      let level = open.count
      try value.encode(to: RecordEncoder(output: self))
      close(downTo: level)
    }
  }

  private func write(_ numbers: [Int]) {
    json.open("[")
    for number in numbers {
      json.separate()
      json.value(number)
    }
    json.close("]")
  }

  fileprivate func close(downTo level: Int) {
    while open.count > level { json.close(open.removeLast()) }
  }

  private func write(number: Double) throws {
    guard number.isFinite else {
      throw EncodingError.invalidValue(
        number, EncodingError.Context(codingPath: [], debugDescription: "JSON has no number \(number)"))
    }
    json.value(number)
  }
}

/// What is the name of a member where it is the key of a dictionary.
private protocol RecordName {
  var name: String { get }
}

extension String: RecordName {
  fileprivate var name: String { self }
}

extension Path: RecordName {
  fileprivate var name: String { text }
}

/// A dictionary, whose own encoding has the order of its hashes.
private protocol SortedByKey {
  func write(to output: RecordOutput) throws
}

extension Dictionary: SortedByKey where Key: RecordName, Value: Encodable {
  fileprivate func write(to output: RecordOutput) throws {
    let level = output.open("{", "}")
    for (key, value) in sorted(by: { $0.key.name.utf8.lexicographicallyPrecedes($1.key.name.utf8) }) {
      output.begin(key.name, at: level)
      try output.write(value)
    }
    output.close(downTo: level - 1)
  }
}
