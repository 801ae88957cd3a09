import Documents

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
