import Documents

/// Writes an encodable value as JSON (RFC 8259) in one line, with its members in the order of their declaration.
///
/// Texts are escaped as in every JSON report, and numbers are read back as the same. The keys of a dictionary are
/// sorted, so that equal values give equal bytes. `RecordDecoder` reads it.
struct RecordEncoder: Encoder {
  /// Writes a value, whose numbers are finite; one that cannot be written is `null`, which no reader takes for a value.
  static func write(_ value: some Encodable, to output: inout ReportBuffer) {
    let record = RecordOutput()
    // Taken and given back, as a copy of a large document would be expensive.
    swap(&record.json.output, &output)
    defer { swap(&record.json.output, &output) }
    let start = record.json.mark
    do {
      try record.write(value)
    } catch {
      record.json.reset(to: start)
      record.json.null()
    }
  }

  let output: RecordOutput
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(RecordMembers<Key>(output: output, level: output.open("{", "}")))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    RecordElements(output: output, level: output.open("[", "]"))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { RecordScalar(output: output) }
}

/// The members of an object that is being written.
private struct RecordMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let output: RecordOutput
  let level: Int
  let codingPath: [any CodingKey] = []

  mutating func encodeNil(forKey key: Key) {
    output.begin(key.stringValue, at: level)
    output.json.null()
  }

  mutating func encode(_ value: some Encodable, forKey key: Key) throws {
    output.begin(key.stringValue, at: level)
    try output.write(value)
  }

  mutating func nestedContainer<Other: CodingKey>(
    keyedBy type: Other.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Other> {
    output.begin(key.stringValue, at: level)
    return RecordEncoder(output: output).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    output.begin(key.stringValue, at: level)
    return RecordEncoder(output: output).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    output.begin("super", at: level)
    return RecordEncoder(output: output)
  }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    output.begin(key.stringValue, at: level)
    return RecordEncoder(output: output)
  }
}

/// The elements of a list that is being written.
private struct RecordElements: UnkeyedEncodingContainer {
  let output: RecordOutput
  let level: Int
  let codingPath: [any CodingKey] = []
  private(set) var count = 0

  init(output: RecordOutput, level: Int) {
    self.output = output
    self.level = level
  }

  private mutating func begin() {
    output.begin(nil, at: level)
    count += 1
  }

  mutating func encodeNil() {
    begin()
    output.json.null()
  }

  mutating func encode(_ value: some Encodable) throws {
    begin()
    try output.write(value)
  }

  mutating func nestedContainer<Other: CodingKey>(keyedBy type: Other.Type) -> KeyedEncodingContainer<Other> {
    begin()
    return RecordEncoder(output: output).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    begin()
    return RecordEncoder(output: output).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    begin()
    return RecordEncoder(output: output)
  }
}

/// A value that is neither object nor list.
private struct RecordScalar: SingleValueEncodingContainer {
  let output: RecordOutput
  let codingPath: [any CodingKey] = []

  mutating func encodeNil() { output.json.null() }

  mutating func encode(_ value: some Encodable) throws { try output.write(value) }
}

extension JSONWriter {
  /// A value on one line, as it declares itself.
  mutating func member(_ name: StaticString, encoding value: some Encodable) {
    key(name)
    RecordEncoder.write(value, to: &output)
  }

  /// A value of a list, on one line, as it declares itself.
  mutating func element(encoding value: some Encodable) {
    separate()
    RecordEncoder.write(value, to: &output)
  }
}
