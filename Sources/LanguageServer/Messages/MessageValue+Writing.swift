import Documents

extension MessageValue {
  /// The value as JSON, in one line.
  package var bytes: [UInt8] {
    var buffer = ReportBuffer()
    write(to: &buffer)
    return buffer.bytes
  }

  /// Appends the value as JSON.
  package func write(to buffer: inout ReportBuffer) {
    switch self {
    case .null: buffer.write(literal: "null")
    case .flag(let flag): buffer.write(literal: flag ? "true" : "false")
    case .number(let number): buffer.write(number)
    case .written(let bytes): buffer.write(bytes: bytes)
    case .text(let text): Self.write(text, to: &buffer)
    case .list(let items):
      buffer.write(literal: "[")
      for (index, item) in items.enumerated() {
        if index > 0 { buffer.write(literal: ",") }
        item.write(to: &buffer)
      }
      buffer.write(literal: "]")
    case .object(let members):
      buffer.write(literal: "{")
      for (index, member) in members.enumerated() {
        if index > 0 { buffer.write(literal: ",") }
        Self.write(member.name, to: &buffer)
        buffer.write(literal: ":")
        member.value.write(to: &buffer)
      }
      buffer.write(literal: "}")
    }
  }

  private static func write(_ text: String, to buffer: inout ReportBuffer) {
    buffer.write(literal: "\"")
    buffer.write(text, as: .json)
    buffer.write(literal: "\"")
  }
}
